// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Raffle books","description":"The books of tickets of a raffle, up to the cart; or why there are none, and what to do instead.","type":"object","additionalProperties":false,"properties":{"heading":{"description":"Heading over the books; left out, a plain one.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"intro":{"description":"A few sentences under the heading.","anyOf":[{"type":"string","minLength":1,"maxLength":1000},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"addLabel":{"description":"Words of the button that puts tickets into the cart.","anyOf":[{"type":"string","minLength":1,"maxLength":40},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"everyDraw":{"description":"Whether tickets for every draw are chosen first, where the raffle can be bought repeatedly.","type":"boolean","default":false},"postal":{"description":"How to enter by post, free of charge; left out where that can't be done.","type":"object","additionalProperties":false,"required":["label","heading","text"],"properties":{"label":{"description":"Words of the link to it.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"heading":{"description":"Heading of the instructions.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"text":{"description":"The instructions with the address.","anyOf":[{"type":"string","minLength":1,"maxLength":3000},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}}}},"x-block":{"title":"Raffle books","description":"The books of tickets of a raffle, up to the cart; or why there are none, and what to do instead.","category":"commerce","main":true,"interactive":true,"data":"shared","routes":["offer.play","offer.draw","offer.buy","offer.results.draw","charity-tickets","cart"]}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func61 = ucs2length;
const pattern4 = new RegExp("^[a-z0-9][A-Za-z0-9._-]{0,126}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "heading") || (key0 === "intro")) || (key0 === "addLabel")) || (key0 === "everyDraw")) || (key0 === "postal"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.heading !== undefined && func0.call(data, "heading")){
let data0 = data.heading;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data0 === "string"){
if(func61(data0) > 80){
const err1 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func61(data0) < 1){
const err2 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.content === undefined) || (!(func0.call(data0, "content")))){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data0)){
if(!(key1 === "content")){
const err5 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.content !== undefined && func0.call(data0, "content")){
let data1 = data0.content;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err9 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.intro !== undefined && func0.call(data, "intro")){
let data2 = data.intro;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(typeof data2 === "string"){
if(func61(data2) > 1000){
const err10 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func61(data2) < 1){
const err11 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.content === undefined) || (!(func0.call(data2, "content")))){
const err13 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 of Object.keys(data2)){
if(!(key2 === "content")){
const err14 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.content !== undefined && func0.call(data2, "content")){
let data3 = data2.content;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err15 = {instancePath:instancePath+"/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err18 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.addLabel !== undefined && func0.call(data, "addLabel")){
let data4 = data.addLabel;
const _errs24 = errors;
let valid7 = false;
const _errs25 = errors;
if(typeof data4 === "string"){
if(func61(data4) > 40){
const err19 = {instancePath:instancePath+"/addLabel",schemaPath:"#/properties/addLabel/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func61(data4) < 1){
const err20 = {instancePath:instancePath+"/addLabel",schemaPath:"#/properties/addLabel/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/addLabel",schemaPath:"#/properties/addLabel/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs25 === errors;
valid7 = valid7 || _valid2;
const _errs27 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.content === undefined) || (!(func0.call(data4, "content")))){
const err22 = {instancePath:instancePath+"/addLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 of Object.keys(data4)){
if(!(key3 === "content")){
const err23 = {instancePath:instancePath+"/addLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.content !== undefined && func0.call(data4, "content")){
let data5 = data4.content;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err24 = {instancePath:instancePath+"/addLabel/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/addLabel/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/addLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err27 = {instancePath:instancePath+"/addLabel",schemaPath:"#/properties/addLabel/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.everyDraw !== undefined && func0.call(data, "everyDraw")){
if(typeof data.everyDraw !== "boolean"){
const err28 = {instancePath:instancePath+"/everyDraw",schemaPath:"#/properties/everyDraw/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.postal !== undefined && func0.call(data, "postal")){
let data7 = data.postal;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.label === undefined) || (!(func0.call(data7, "label")))){
const err29 = {instancePath:instancePath+"/postal",schemaPath:"#/properties/postal/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data7.heading === undefined) || (!(func0.call(data7, "heading")))){
const err30 = {instancePath:instancePath+"/postal",schemaPath:"#/properties/postal/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data7.text === undefined) || (!(func0.call(data7, "text")))){
const err31 = {instancePath:instancePath+"/postal",schemaPath:"#/properties/postal/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key4 of Object.keys(data7)){
if(!(((key4 === "label") || (key4 === "heading")) || (key4 === "text"))){
const err32 = {instancePath:instancePath+"/postal",schemaPath:"#/properties/postal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data7.label !== undefined && func0.call(data7, "label")){
let data8 = data7.label;
const _errs39 = errors;
let valid11 = false;
const _errs40 = errors;
if(typeof data8 === "string"){
if(func61(data8) > 80){
const err33 = {instancePath:instancePath+"/postal/label",schemaPath:"#/properties/postal/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func61(data8) < 1){
const err34 = {instancePath:instancePath+"/postal/label",schemaPath:"#/properties/postal/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/postal/label",schemaPath:"#/properties/postal/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid3 = _errs40 === errors;
valid11 = valid11 || _valid3;
const _errs42 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.content === undefined) || (!(func0.call(data8, "content")))){
const err36 = {instancePath:instancePath+"/postal/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key5 of Object.keys(data8)){
if(!(key5 === "content")){
const err37 = {instancePath:instancePath+"/postal/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.content !== undefined && func0.call(data8, "content")){
let data9 = data8.content;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err38 = {instancePath:instancePath+"/postal/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/postal/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/postal/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid3 = _errs42 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err41 = {instancePath:instancePath+"/postal/label",schemaPath:"#/properties/postal/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data7.heading !== undefined && func0.call(data7, "heading")){
let data10 = data7.heading;
const _errs49 = errors;
let valid14 = false;
const _errs50 = errors;
if(typeof data10 === "string"){
if(func61(data10) > 80){
const err42 = {instancePath:instancePath+"/postal/heading",schemaPath:"#/properties/postal/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func61(data10) < 1){
const err43 = {instancePath:instancePath+"/postal/heading",schemaPath:"#/properties/postal/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/postal/heading",schemaPath:"#/properties/postal/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid4 = _errs50 === errors;
valid14 = valid14 || _valid4;
const _errs52 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.content === undefined) || (!(func0.call(data10, "content")))){
const err45 = {instancePath:instancePath+"/postal/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key6 of Object.keys(data10)){
if(!(key6 === "content")){
const err46 = {instancePath:instancePath+"/postal/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data10.content !== undefined && func0.call(data10, "content")){
let data11 = data10.content;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err47 = {instancePath:instancePath+"/postal/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/postal/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/postal/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid4 = _errs52 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const err50 = {instancePath:instancePath+"/postal/heading",schemaPath:"#/properties/postal/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
let data12 = data7.text;
const _errs59 = errors;
let valid17 = false;
const _errs60 = errors;
if(typeof data12 === "string"){
if(func61(data12) > 3000){
const err51 = {instancePath:instancePath+"/postal/text",schemaPath:"#/properties/postal/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func61(data12) < 1){
const err52 = {instancePath:instancePath+"/postal/text",schemaPath:"#/properties/postal/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/postal/text",schemaPath:"#/properties/postal/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid5 = _errs60 === errors;
valid17 = valid17 || _valid5;
const _errs62 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.content === undefined) || (!(func0.call(data12, "content")))){
const err54 = {instancePath:instancePath+"/postal/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key7 of Object.keys(data12)){
if(!(key7 === "content")){
const err55 = {instancePath:instancePath+"/postal/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data12.content !== undefined && func0.call(data12, "content")){
let data13 = data12.content;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err56 = {instancePath:instancePath+"/postal/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/postal/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/postal/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid5 = _errs62 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const err59 = {instancePath:instancePath+"/postal/text",schemaPath:"#/properties/postal/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err60 = {instancePath:instancePath+"/postal",schemaPath:"#/properties/postal/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


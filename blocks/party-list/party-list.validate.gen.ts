// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Lotto party list","description":"Lotto parties: those of the customer a page at a time, or the draws of parties that anybody may join.","type":"object","additionalProperties":false,"required":["show","heading","emptyText"],"properties":{"show":{"description":"The parties of the customer, or the open draws of parties that anybody may join.","type":"string","enum":["mine","open"]},"heading":{"description":"Heading over the list.","anyOf":[{"type":"string","minLength":1,"maxLength":120},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"emptyText":{"description":"What to say where there are none.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"signIn":{"description":"What to say to who is not logged in, before the link to log in.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}},"x-block":{"title":"Lotto party list","description":"Lotto parties: those of the customer a page at a time, or the draws of parties that anybody may join.","category":"commerce","main":true,"interactive":false,"data":"visitor","routes":["login","lotto-party","my-account.lotto-party","my-account.lotto-party.group","my-account.lotto-party.session"]}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func65 = ucs2length;
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
if((data.show === undefined) || (!(func0.call(data, "show")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "show"},message:"must have required property '"+"show"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.heading === undefined) || (!(func0.call(data, "heading")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.emptyText === undefined) || (!(func0.call(data, "emptyText")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emptyText"},message:"must have required property '"+"emptyText"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "show") || (key0 === "heading")) || (key0 === "emptyText")) || (key0 === "signIn"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.show !== undefined && func0.call(data, "show")){
let data0 = data.show;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data0 === "mine") || (data0 === "open"))){
const err5 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/enum",keyword:"enum",params:{allowedValues: schema31.properties.show.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.heading !== undefined && func0.call(data, "heading")){
let data1 = data.heading;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data1 === "string"){
if(func65(data1) > 120){
const err6 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func65(data1) < 1){
const err7 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.content === undefined) || (!(func0.call(data1, "content")))){
const err9 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(key1 === "content")){
const err10 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.content !== undefined && func0.call(data1, "content")){
let data2 = data1.content;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err11 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err12 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err14 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.emptyText !== undefined && func0.call(data, "emptyText")){
let data3 = data.emptyText;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(typeof data3 === "string"){
if(func65(data3) > 300){
const err15 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func65(data3) < 1){
const err16 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const _errs19 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.content === undefined) || (!(func0.call(data3, "content")))){
const err18 = {instancePath:instancePath+"/emptyText",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 of Object.keys(data3)){
if(!(key2 === "content")){
const err19 = {instancePath:instancePath+"/emptyText",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.content !== undefined && func0.call(data3, "content")){
let data4 = data3.content;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err20 = {instancePath:instancePath+"/emptyText/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err21 = {instancePath:instancePath+"/emptyText/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/emptyText",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err23 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.signIn !== undefined && func0.call(data, "signIn")){
let data5 = data.signIn;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(typeof data5 === "string"){
if(func65(data5) > 300){
const err24 = {instancePath:instancePath+"/signIn",schemaPath:"#/properties/signIn/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func65(data5) < 1){
const err25 = {instancePath:instancePath+"/signIn",schemaPath:"#/properties/signIn/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/signIn",schemaPath:"#/properties/signIn/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const _errs29 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.content === undefined) || (!(func0.call(data5, "content")))){
const err27 = {instancePath:instancePath+"/signIn",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 of Object.keys(data5)){
if(!(key3 === "content")){
const err28 = {instancePath:instancePath+"/signIn",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.content !== undefined && func0.call(data5, "content")){
let data6 = data5.content;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err29 = {instancePath:instancePath+"/signIn/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/signIn/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/signIn",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid2 = _errs29 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err32 = {instancePath:instancePath+"/signIn",schemaPath:"#/properties/signIn/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


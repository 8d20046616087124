// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Site footer","description":"The end of every page: links, the licence, and how to play responsibly.","type":"object","additionalProperties":false,"required":["groups","duties","legal"],"properties":{"groups":{"description":"Columns of links in their order.","type":"array","maxItems":5,"items":{"description":"One column of links.","type":"object","additionalProperties":false,"required":["heading","navigation"],"properties":{"heading":{"description":"Heading of the column.","anyOf":[{"type":"string","minLength":1,"maxLength":60},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"navigation":{"description":"Name of the navigation document of the column.","$ref":"../../schemas/config/common.schema.json#/$defs/key"}}}},"lotteries":{"description":"Whether each lottery is listed with links to play it and to its results.","type":"boolean","default":false},"social":{"description":"Name of the navigation document of the social networks.","$ref":"../../schemas/config/common.schema.json#/$defs/key"},"payments":{"description":"Ways to pay that are shown.","type":"array","maxItems":8,"uniqueItems":true,"items":{"description":"One way to pay.","type":"string","enum":["visa","mastercard","amex","paypal","apple_pay","google_pay"]}},"duties":{"description":"Age, licence, help lines and what else the law asks for.","anyOf":[{"type":"string","minLength":1,"maxLength":4000},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"legal":{"description":"Company, address and copyright.","anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"arrangement":{"description":"All columns, one line of links, or the duties alone.","type":"string","enum":["full","slim","condensed"],"default":"full"}},"x-block":{"title":"Site footer","description":"The end of every page: links, the licence, and how to play responsibly.","category":"frame","interactive":false,"data":"shared","routes":["home","offer.play","offer.results"],"slots":{"extras":{"description":"What stands above the links, such as the app, a lottery or a question for feedback."}}}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const schema34 = {"title":"Key","description":"A stable name inside its document: lower case, digits, dots, dashes and underscores.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"};
const func0 = Object.prototype.hasOwnProperty;
const func67 = ucs2length;
const pattern4 = new RegExp("^[a-z0-9][A-Za-z0-9._-]{0,126}$", "u");
const pattern5 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");

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
if((data.groups === undefined) || (!(func0.call(data, "groups")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.duties === undefined) || (!(func0.call(data, "duties")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duties"},message:"must have required property '"+"duties"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.legal === undefined) || (!(func0.call(data, "legal")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legal"},message:"must have required property '"+"legal"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "groups") || (key0 === "lotteries")) || (key0 === "social")) || (key0 === "payments")) || (key0 === "duties")) || (key0 === "legal")) || (key0 === "arrangement"))){
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
if(data.groups !== undefined && func0.call(data, "groups")){
let data0 = data.groups;
if(Array.isArray(data0)){
if(data0.length > 5){
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.heading === undefined) || (!(func0.call(data1, "heading")))){
const err5 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data1.navigation === undefined) || (!(func0.call(data1, "navigation")))){
const err6 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "navigation"},message:"must have required property '"+"navigation"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 of Object.keys(data1)){
if(!((key1 === "heading") || (key1 === "navigation"))){
const err7 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.heading !== undefined && func0.call(data1, "heading")){
let data2 = data1.heading;
const _errs9 = errors;
let valid4 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func67(data2) > 60){
const err8 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func67(data2) < 1){
const err9 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid4 = valid4 || _valid0;
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.content === undefined) || (!(func0.call(data2, "content")))){
const err11 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 of Object.keys(data2)){
if(!(key2 === "content")){
const err12 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.content !== undefined && func0.call(data2, "content")){
let data3 = data2.content;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err13 = {instancePath:instancePath+"/groups/" + i0+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/groups/" + i0+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err16 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data1.navigation !== undefined && func0.call(data1, "navigation")){
let data4 = data1.navigation;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err17 = {instancePath:instancePath+"/groups/" + i0+"/navigation",schemaPath:"../../schemas/config/common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/groups/" + i0+"/navigation",schemaPath:"../../schemas/config/common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.lotteries !== undefined && func0.call(data, "lotteries")){
if(typeof data.lotteries !== "boolean"){
const err21 = {instancePath:instancePath+"/lotteries",schemaPath:"#/properties/lotteries/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.social !== undefined && func0.call(data, "social")){
let data6 = data.social;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err22 = {instancePath:instancePath+"/social",schemaPath:"../../schemas/config/common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/social",schemaPath:"../../schemas/config/common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.payments !== undefined && func0.call(data, "payments")){
let data7 = data.payments;
if(Array.isArray(data7)){
if(data7.length > 8){
const err24 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/payments/" + i1,schemaPath:"#/properties/payments/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((((data8 === "visa") || (data8 === "mastercard")) || (data8 === "amex")) || (data8 === "paypal")) || (data8 === "apple_pay")) || (data8 === "google_pay"))){
const err26 = {instancePath:instancePath+"/payments/" + i1,schemaPath:"#/properties/payments/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.payments.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i2 = data7.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data7[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err27 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err28 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.duties !== undefined && func0.call(data, "duties")){
let data9 = data.duties;
const _errs31 = errors;
let valid12 = false;
const _errs32 = errors;
if(typeof data9 === "string"){
if(func67(data9) > 4000){
const err29 = {instancePath:instancePath+"/duties",schemaPath:"#/properties/duties/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func67(data9) < 1){
const err30 = {instancePath:instancePath+"/duties",schemaPath:"#/properties/duties/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/duties",schemaPath:"#/properties/duties/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid1 = _errs32 === errors;
valid12 = valid12 || _valid1;
const _errs34 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.content === undefined) || (!(func0.call(data9, "content")))){
const err32 = {instancePath:instancePath+"/duties",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key3 of Object.keys(data9)){
if(!(key3 === "content")){
const err33 = {instancePath:instancePath+"/duties",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.content !== undefined && func0.call(data9, "content")){
let data10 = data9.content;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err34 = {instancePath:instancePath+"/duties/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err35 = {instancePath:instancePath+"/duties/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/duties",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const err37 = {instancePath:instancePath+"/duties",schemaPath:"#/properties/duties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data.legal !== undefined && func0.call(data, "legal")){
let data11 = data.legal;
const _errs41 = errors;
let valid15 = false;
const _errs42 = errors;
if(typeof data11 === "string"){
if(func67(data11) > 2000){
const err38 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func67(data11) < 1){
const err39 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid2 = _errs42 === errors;
valid15 = valid15 || _valid2;
const _errs44 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.content === undefined) || (!(func0.call(data11, "content")))){
const err41 = {instancePath:instancePath+"/legal",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key4 of Object.keys(data11)){
if(!(key4 === "content")){
const err42 = {instancePath:instancePath+"/legal",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.content !== undefined && func0.call(data11, "content")){
let data12 = data11.content;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err43 = {instancePath:instancePath+"/legal/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err44 = {instancePath:instancePath+"/legal/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/legal",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid2 = _errs44 === errors;
valid15 = valid15 || _valid2;
if(!valid15){
const err46 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data.arrangement !== undefined && func0.call(data, "arrangement")){
let data13 = data.arrangement;
if(typeof data13 !== "string"){
const err47 = {instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data13 === "full") || (data13 === "slim")) || (data13 === "condensed"))){
const err48 = {instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/enum",keyword:"enum",params:{allowedValues: schema31.properties.arrangement.enum},message:"must be equal to one of the allowed values"};
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
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


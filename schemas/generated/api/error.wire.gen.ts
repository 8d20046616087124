// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const errorAnswer = validate21;
const schema32 = {"type":"object","description":"The body of every answer with a status of 400 or more.","x-chosen":true,"required":["errors","code","result"],"properties":{"errors":{"type":"array","description":"What went wrong, the most important first.","items":{"$ref":"#/$defs/ApiMessage"},"minItems":1},"code":{"type":"string","description":"Code of the first error."},"result":{"description":"Further facts about the error; null when there are none."}}};
const schema33 = {"type":"object","description":"One thing that went wrong.","x-chosen":true,"required":["code","message"],"properties":{"code":{"type":"string","description":"Machine-readable name of the error, in snake_case."},"message":{"type":"string","description":"Text for the customer."},"target":{"type":"string","description":"The request field that the error belongs to; 'this' is the request as a whole, and left out it is 'general'."}}};
const func0 = Object.prototype.hasOwnProperty;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.errors === undefined) || (!(func0.call(data, "errors")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.errors !== undefined && func0.call(data, "errors")){
let data0 = data.errors;
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.code === undefined) || (!(func0.call(data1, "code")))){
const err4 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/$defs/ApiMessage/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data1.message === undefined) || (!(func0.call(data1, "message")))){
const err5 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/$defs/ApiMessage/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.code !== undefined && func0.call(data1, "code")){
if(typeof data1.code !== "string"){
const err6 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"#/$defs/ApiMessage/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.message !== undefined && func0.call(data1, "message")){
if(typeof data1.message !== "string"){
const err7 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"#/$defs/ApiMessage/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.target !== undefined && func0.call(data1, "target")){
if(typeof data1.target !== "string"){
const err8 = {instancePath:instancePath+"/errors/" + i0+"/target",schemaPath:"#/$defs/ApiMessage/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/$defs/ApiMessage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(typeof data.code !== "string"){
const err11 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"errors":true,"code":true,"result":true},"dynamicProps":false,"dynamicItems":false};


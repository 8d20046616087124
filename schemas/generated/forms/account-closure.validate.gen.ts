// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["password","confirmed"],"properties":{"reason":{"type":"string","enum":["not_playing","too_expensive","too_many_messages","responsible_gaming","other"]},"comment":{"type":"string","minLength":1,"maxLength":500},"password":{"type":"string","minLength":1,"maxLength":128},"confirmed":{"type":"boolean","const":true}}};
const func0 = Object.prototype.hasOwnProperty;
const func64 = ucs2length;

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
if((data.password === undefined) || (!(func0.call(data, "password")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.confirmed === undefined) || (!(func0.call(data, "confirmed")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "confirmed"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "reason") || (key0 === "comment")) || (key0 === "password")) || (key0 === "confirmed"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data0 = data.reason;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data0 === "not_playing") || (data0 === "too_expensive")) || (data0 === "too_many_messages")) || (data0 === "responsible_gaming")) || (data0 === "other"))){
const err4 = {instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema31.properties.reason.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.comment !== undefined && func0.call(data, "comment")){
let data1 = data.comment;
if(typeof data1 === "string"){
if(func64(data1) > 500){
const err5 = {instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func64(data1) < 1){
const err6 = {instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.password !== undefined && func0.call(data, "password")){
let data2 = data.password;
if(typeof data2 === "string"){
if(func64(data2) > 128){
const err8 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func64(data2) < 1){
const err9 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}};
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
const err10 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.confirmed !== undefined && func0.call(data, "confirmed")){
let data3 = data.confirmed;
if(typeof data3 !== "boolean"){
const err11 = {instancePath:instancePath+"/confirmed",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(true !== data3){
const err12 = {instancePath:instancePath+"/confirmed",keyword:"const",params:{allowedValue: true}};
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
const err13 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


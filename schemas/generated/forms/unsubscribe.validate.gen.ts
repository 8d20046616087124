// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{"email":{"type":"boolean"},"phone":{"type":"boolean"},"sms":{"type":"boolean"},"directmail":{"type":"boolean"},"unsubscribeReason":{"type":"string","enum":["too_many","not_relevant","never_asked","other"]}}};
const func0 = Object.prototype.hasOwnProperty;

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
if(!(((((key0 === "email") || (key0 === "phone")) || (key0 === "sms")) || (key0 === "directmail")) || (key0 === "unsubscribeReason"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
if(typeof data.email !== "boolean"){
const err1 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.phone !== undefined && func0.call(data, "phone")){
if(typeof data.phone !== "boolean"){
const err2 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sms !== undefined && func0.call(data, "sms")){
if(typeof data.sms !== "boolean"){
const err3 = {instancePath:instancePath+"/sms",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.directmail !== undefined && func0.call(data, "directmail")){
if(typeof data.directmail !== "boolean"){
const err4 = {instancePath:instancePath+"/directmail",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.unsubscribeReason !== undefined && func0.call(data, "unsubscribeReason")){
let data4 = data.unsubscribeReason;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/unsubscribeReason",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data4 === "too_many") || (data4 === "not_relevant")) || (data4 === "never_asked")) || (data4 === "other"))){
const err6 = {instancePath:instancePath+"/unsubscribeReason",keyword:"enum",params:{allowedValues: schema31.properties.unsubscribeReason.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["period","confirmed"],"properties":{"period":{"type":"string","enum":["day","week","six_months","until_i_ask"]},"confirmed":{"type":"boolean","const":true}}};
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
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "period"}};
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
if(!((key0 === "period") || (key0 === "confirmed"))){
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
if(data.period !== undefined && func0.call(data, "period")){
let data0 = data.period;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/period",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data0 === "day") || (data0 === "week")) || (data0 === "six_months")) || (data0 === "until_i_ask"))){
const err4 = {instancePath:instancePath+"/period",keyword:"enum",params:{allowedValues: schema31.properties.period.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.confirmed !== undefined && func0.call(data, "confirmed")){
let data1 = data.confirmed;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/confirmed",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(true !== data1){
const err6 = {instancePath:instancePath+"/confirmed",keyword:"const",params:{allowedValue: true}};
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


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["newPassword","newPasswordAgain"],"properties":{"newPassword":{"type":"string","minLength":8,"maxLength":128},"newPasswordAgain":{"type":"string","minLength":1,"maxLength":128}}};
const func0 = Object.prototype.hasOwnProperty;
const func63 = ucs2length;

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
if((data.newPassword === undefined) || (!(func0.call(data, "newPassword")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "newPassword"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.newPasswordAgain === undefined) || (!(func0.call(data, "newPasswordAgain")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "newPasswordAgain"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "newPassword") || (key0 === "newPasswordAgain"))){
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
if(data.newPassword !== undefined && func0.call(data, "newPassword")){
let data0 = data.newPassword;
if(typeof data0 === "string"){
if(func63(data0) > 128){
const err3 = {instancePath:instancePath+"/newPassword",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func63(data0) < 8){
const err4 = {instancePath:instancePath+"/newPassword",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/newPassword",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.newPasswordAgain !== undefined && func0.call(data, "newPasswordAgain")){
let data1 = data.newPasswordAgain;
if(typeof data1 === "string"){
if(func63(data1) > 128){
const err6 = {instancePath:instancePath+"/newPasswordAgain",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func63(data1) < 1){
const err7 = {instancePath:instancePath+"/newPasswordAgain",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/newPasswordAgain",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


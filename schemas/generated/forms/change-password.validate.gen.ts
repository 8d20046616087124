// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["currentPassword","newPassword","newPasswordAgain"],"properties":{"currentPassword":{"type":"string","minLength":1,"maxLength":128},"newPassword":{"type":"string","minLength":8,"maxLength":128},"newPasswordAgain":{"type":"string","minLength":1,"maxLength":128}}};
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
if((data.currentPassword === undefined) || (!(func0.call(data, "currentPassword")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "currentPassword"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.newPassword === undefined) || (!(func0.call(data, "newPassword")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "newPassword"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.newPasswordAgain === undefined) || (!(func0.call(data, "newPasswordAgain")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "newPasswordAgain"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "currentPassword") || (key0 === "newPassword")) || (key0 === "newPasswordAgain"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.currentPassword !== undefined && func0.call(data, "currentPassword")){
let data0 = data.currentPassword;
if(typeof data0 === "string"){
if(func64(data0) > 128){
const err4 = {instancePath:instancePath+"/currentPassword",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func64(data0) < 1){
const err5 = {instancePath:instancePath+"/currentPassword",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/currentPassword",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.newPassword !== undefined && func0.call(data, "newPassword")){
let data1 = data.newPassword;
if(typeof data1 === "string"){
if(func64(data1) > 128){
const err7 = {instancePath:instancePath+"/newPassword",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func64(data1) < 8){
const err8 = {instancePath:instancePath+"/newPassword",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/newPassword",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.newPasswordAgain !== undefined && func0.call(data, "newPasswordAgain")){
let data2 = data.newPasswordAgain;
if(typeof data2 === "string"){
if(func64(data2) > 128){
const err10 = {instancePath:instancePath+"/newPasswordAgain",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func64(data2) < 1){
const err11 = {instancePath:instancePath+"/newPasswordAgain",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/newPasswordAgain",keyword:"type",params:{type: "string"}};
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


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["state","licenceNumber","expiryDate"],"properties":{"state":{"type":"string","enum":["ACT","NSW","NT","QLD","SA","TAS","VIC","WA"]},"licenceNumber":{"type":"string","minLength":1,"maxLength":20},"cardNumber":{"type":"string","minLength":1,"maxLength":20},"expiryDate":{"type":"string","minLength":1,"maxLength":10}}};
const func0 = Object.prototype.hasOwnProperty;
const func65 = ucs2length;

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
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.licenceNumber === undefined) || (!(func0.call(data, "licenceNumber")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "licenceNumber"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.expiryDate === undefined) || (!(func0.call(data, "expiryDate")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "expiryDate"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "state") || (key0 === "licenceNumber")) || (key0 === "cardNumber")) || (key0 === "expiryDate"))){
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
if(data.state !== undefined && func0.call(data, "state")){
let data0 = data.state;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((data0 === "ACT") || (data0 === "NSW")) || (data0 === "NT")) || (data0 === "QLD")) || (data0 === "SA")) || (data0 === "TAS")) || (data0 === "VIC")) || (data0 === "WA"))){
const err5 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema31.properties.state.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.licenceNumber !== undefined && func0.call(data, "licenceNumber")){
let data1 = data.licenceNumber;
if(typeof data1 === "string"){
if(func65(data1) > 20){
const err6 = {instancePath:instancePath+"/licenceNumber",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func65(data1) < 1){
const err7 = {instancePath:instancePath+"/licenceNumber",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/licenceNumber",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cardNumber !== undefined && func0.call(data, "cardNumber")){
let data2 = data.cardNumber;
if(typeof data2 === "string"){
if(func65(data2) > 20){
const err9 = {instancePath:instancePath+"/cardNumber",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func65(data2) < 1){
const err10 = {instancePath:instancePath+"/cardNumber",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/cardNumber",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.expiryDate !== undefined && func0.call(data, "expiryDate")){
let data3 = data.expiryDate;
if(typeof data3 === "string"){
if(func65(data3) > 10){
const err12 = {instancePath:instancePath+"/expiryDate",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func65(data3) < 1){
const err13 = {instancePath:instancePath+"/expiryDate",keyword:"minLength",params:{limit: 1}};
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
const err14 = {instancePath:instancePath+"/expiryDate",keyword:"type",params:{type: "string"}};
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
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


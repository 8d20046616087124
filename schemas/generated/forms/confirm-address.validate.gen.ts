// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["address","suburb","state","postcode","country"],"properties":{"address":{"type":"string","minLength":1,"maxLength":120},"addressLine2":{"type":"string","minLength":1,"maxLength":120},"suburb":{"type":"string","minLength":1,"maxLength":80},"state":{"type":"string","enum":["ACT","GB","NSW","NT","QLD","SA","TAS","VIC","WA","OTHER"]},"postcode":{"type":"string","minLength":1,"maxLength":10},"country":{"type":"string","enum":["AU","GB","NZ"]}}};
const func0 = Object.prototype.hasOwnProperty;
const func66 = ucs2length;

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
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.suburb === undefined) || (!(func0.call(data, "suburb")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "suburb"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.postcode === undefined) || (!(func0.call(data, "postcode")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.country === undefined) || (!(func0.call(data, "country")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "country"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "address") || (key0 === "addressLine2")) || (key0 === "suburb")) || (key0 === "state")) || (key0 === "postcode")) || (key0 === "country"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
let data0 = data.address;
if(typeof data0 === "string"){
if(func66(data0) > 120){
const err6 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func66(data0) < 1){
const err7 = {instancePath:instancePath+"/address",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.addressLine2 !== undefined && func0.call(data, "addressLine2")){
let data1 = data.addressLine2;
if(typeof data1 === "string"){
if(func66(data1) > 120){
const err9 = {instancePath:instancePath+"/addressLine2",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func66(data1) < 1){
const err10 = {instancePath:instancePath+"/addressLine2",keyword:"minLength",params:{limit: 1}};
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
const err11 = {instancePath:instancePath+"/addressLine2",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.suburb !== undefined && func0.call(data, "suburb")){
let data2 = data.suburb;
if(typeof data2 === "string"){
if(func66(data2) > 80){
const err12 = {instancePath:instancePath+"/suburb",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func66(data2) < 1){
const err13 = {instancePath:instancePath+"/suburb",keyword:"minLength",params:{limit: 1}};
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
const err14 = {instancePath:instancePath+"/suburb",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data3 = data.state;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((((((data3 === "ACT") || (data3 === "GB")) || (data3 === "NSW")) || (data3 === "NT")) || (data3 === "QLD")) || (data3 === "SA")) || (data3 === "TAS")) || (data3 === "VIC")) || (data3 === "WA")) || (data3 === "OTHER"))){
const err16 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema31.properties.state.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.postcode !== undefined && func0.call(data, "postcode")){
let data4 = data.postcode;
if(typeof data4 === "string"){
if(func66(data4) > 10){
const err17 = {instancePath:instancePath+"/postcode",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func66(data4) < 1){
const err18 = {instancePath:instancePath+"/postcode",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/postcode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.country !== undefined && func0.call(data, "country")){
let data5 = data.country;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/country",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data5 === "AU") || (data5 === "GB")) || (data5 === "NZ"))){
const err21 = {instancePath:instancePath+"/country",keyword:"enum",params:{allowedValues: schema31.properties.country.enum}};
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
const err22 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["email","password","firstname","lastname","dateOfBirth","state","termsAccepted"],"properties":{"email":{"type":"string","minLength":1,"maxLength":254},"password":{"type":"string","minLength":8,"maxLength":128},"firstname":{"type":"string","minLength":1,"maxLength":60},"lastname":{"type":"string","minLength":1,"maxLength":60},"dateOfBirth":{"type":"string","minLength":1,"maxLength":10},"state":{"type":"string","enum":["ACT","GB","NSW","NT","QLD","SA","TAS","VIC","WA","OTHER"]},"termsAccepted":{"type":"boolean","const":true},"marketingOptIn":{"type":"boolean"},"saveDevice":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const func69 = ucs2length;

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
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.password === undefined) || (!(func0.call(data, "password")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.firstname === undefined) || (!(func0.call(data, "firstname")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "firstname"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.lastname === undefined) || (!(func0.call(data, "lastname")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "lastname"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.dateOfBirth === undefined) || (!(func0.call(data, "dateOfBirth")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "dateOfBirth"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.termsAccepted === undefined) || (!(func0.call(data, "termsAccepted")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "termsAccepted"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data0 = data.email;
if(typeof data0 === "string"){
if(func69(data0) > 254){
const err8 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func69(data0) < 1){
const err9 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}};
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
const err10 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.password !== undefined && func0.call(data, "password")){
let data1 = data.password;
if(typeof data1 === "string"){
if(func69(data1) > 128){
const err11 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func69(data1) < 8){
const err12 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.firstname !== undefined && func0.call(data, "firstname")){
let data2 = data.firstname;
if(typeof data2 === "string"){
if(func69(data2) > 60){
const err14 = {instancePath:instancePath+"/firstname",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func69(data2) < 1){
const err15 = {instancePath:instancePath+"/firstname",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/firstname",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.lastname !== undefined && func0.call(data, "lastname")){
let data3 = data.lastname;
if(typeof data3 === "string"){
if(func69(data3) > 60){
const err17 = {instancePath:instancePath+"/lastname",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func69(data3) < 1){
const err18 = {instancePath:instancePath+"/lastname",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/lastname",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.dateOfBirth !== undefined && func0.call(data, "dateOfBirth")){
let data4 = data.dateOfBirth;
if(typeof data4 === "string"){
if(func69(data4) > 10){
const err20 = {instancePath:instancePath+"/dateOfBirth",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func69(data4) < 1){
const err21 = {instancePath:instancePath+"/dateOfBirth",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/dateOfBirth",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data5 = data.state;
if(typeof data5 !== "string"){
const err23 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((((((((data5 === "ACT") || (data5 === "GB")) || (data5 === "NSW")) || (data5 === "NT")) || (data5 === "QLD")) || (data5 === "SA")) || (data5 === "TAS")) || (data5 === "VIC")) || (data5 === "WA")) || (data5 === "OTHER"))){
const err24 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema31.properties.state.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.termsAccepted !== undefined && func0.call(data, "termsAccepted")){
let data6 = data.termsAccepted;
if(typeof data6 !== "boolean"){
const err25 = {instancePath:instancePath+"/termsAccepted",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(true !== data6){
const err26 = {instancePath:instancePath+"/termsAccepted",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.marketingOptIn !== undefined && func0.call(data, "marketingOptIn")){
if(typeof data.marketingOptIn !== "boolean"){
const err27 = {instancePath:instancePath+"/marketingOptIn",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.saveDevice !== undefined && func0.call(data, "saveDevice")){
if(typeof data.saveDevice !== "boolean"){
const err28 = {instancePath:instancePath+"/saveDevice",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["email","password","firstname","lastname","dateOfBirth","state","termsAccepted"],"properties":{"email":{"type":"string","minLength":1,"maxLength":254},"password":{"type":"string","minLength":8,"maxLength":128},"firstname":{"type":"string","minLength":1,"maxLength":60},"lastname":{"type":"string","minLength":1,"maxLength":60},"dateOfBirth":{"type":"string","minLength":1,"maxLength":10},"state":{"type":"string","enum":["ACT","NSW","NT","QLD","SA","TAS","VIC","WA","OTHER"]},"termsAccepted":{"type":"boolean","const":true},"marketingOptIn":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const func68 = ucs2length;

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.password === undefined) || (!(func0.call(data, "password")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.firstname === undefined) || (!(func0.call(data, "firstname")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstname"},message:"must have required property '"+"firstname"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.lastname === undefined) || (!(func0.call(data, "lastname")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastname"},message:"must have required property '"+"lastname"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.dateOfBirth === undefined) || (!(func0.call(data, "dateOfBirth")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateOfBirth"},message:"must have required property '"+"dateOfBirth"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.termsAccepted === undefined) || (!(func0.call(data, "termsAccepted")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termsAccepted"},message:"must have required property '"+"termsAccepted"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "email") || (key0 === "password")) || (key0 === "firstname")) || (key0 === "lastname")) || (key0 === "dateOfBirth")) || (key0 === "state")) || (key0 === "termsAccepted")) || (key0 === "marketingOptIn"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
if(func68(data0) > 254){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func68(data0) < 1){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(func68(data1) > 128){
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func68(data1) < 8){
const err12 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
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
const err13 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(func68(data2) > 60){
const err14 = {instancePath:instancePath+"/firstname",schemaPath:"#/properties/firstname/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func68(data2) < 1){
const err15 = {instancePath:instancePath+"/firstname",schemaPath:"#/properties/firstname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err16 = {instancePath:instancePath+"/firstname",schemaPath:"#/properties/firstname/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(func68(data3) > 60){
const err17 = {instancePath:instancePath+"/lastname",schemaPath:"#/properties/lastname/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func68(data3) < 1){
const err18 = {instancePath:instancePath+"/lastname",schemaPath:"#/properties/lastname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err19 = {instancePath:instancePath+"/lastname",schemaPath:"#/properties/lastname/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(func68(data4) > 10){
const err20 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func68(data4) < 1){
const err21 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err22 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((((((data5 === "ACT") || (data5 === "NSW")) || (data5 === "NT")) || (data5 === "QLD")) || (data5 === "SA")) || (data5 === "TAS")) || (data5 === "VIC")) || (data5 === "WA")) || (data5 === "OTHER"))){
const err24 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema31.properties.state.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/termsAccepted",schemaPath:"#/properties/termsAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(true !== data6){
const err26 = {instancePath:instancePath+"/termsAccepted",schemaPath:"#/properties/termsAccepted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
const err27 = {instancePath:instancePath+"/marketingOptIn",schemaPath:"#/properties/marketingOptIn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const authAutologinBody = validate21;
const schema32 = {"type":"object","description":"The token of a link that signs in.","additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","description":"The one-time token.","minLength":1,"maxLength":200},"saveDevice":{"type":"boolean","description":"Whether to ask for no code on this device for a time."},"otp":{"type":"string","description":"One-time code of six digits.","pattern":"^\\d{6}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func62 = ucs2length;
const pattern4 = new RegExp("^\\d{6}$", "u");

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
if((data.token === undefined) || (!(func0.call(data, "token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "token") || (key0 === "saveDevice")) || (key0 === "otp"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined && func0.call(data, "token")){
let data0 = data.token;
if(typeof data0 === "string"){
if(func62(data0) > 200){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.saveDevice !== undefined && func0.call(data, "saveDevice")){
if(typeof data.saveDevice !== "boolean"){
const err5 = {instancePath:instancePath+"/saveDevice",schemaPath:"#/properties/saveDevice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.otp !== undefined && func0.call(data, "otp")){
let data2 = data.otp;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/pattern",keyword:"pattern",params:{pattern: "^\\d{6}$"},message:"must match pattern \""+"^\\d{6}$"+"\""};
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
const err7 = {instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authAutologinResult = validate22;
const schema33 = {"type":"object","description":"A signed-in customer with the tokens of the session.","x-chosen":true,"required":["customerId","customerToken","accessToken","refreshToken","deviceUuid","sessionTimeout","pricingId","segmentName","forcePasswordChange","accountUpgrade"],"properties":{"customerId":{"type":"string","description":"Id of the customer; the subject of both tokens."},"customerToken":{"type":"string","description":"Signs the calls made in the customer's name."},"accessToken":{"type":"string","description":"JWT that authorises calls for five minutes."},"refreshToken":{"type":"string","description":"JWT that is good for one refresh."},"deviceUuid":{"type":"string","description":"Id of the device, to be sent with each call."},"sessionTimeout":{"type":"integer","description":"Seconds after which the refresh token expires.","minimum":1},"pricingId":{"type":"string","description":"The price list of the customer."},"segmentName":{"type":["string","null"],"description":"The segment that decides the capabilities; null for the default one."},"forcePasswordChange":{"type":"boolean","description":"Whether a new password must be chosen first."},"accountUpgrade":{"type":"boolean","description":"Whether the account must be upgraded first."}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.customerId === undefined) || (!(func0.call(data, "customerId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerId"},message:"must have required property '"+"customerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.customerToken === undefined) || (!(func0.call(data, "customerToken")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerToken"},message:"must have required property '"+"customerToken"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.accessToken === undefined) || (!(func0.call(data, "accessToken")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},message:"must have required property '"+"accessToken"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.refreshToken === undefined) || (!(func0.call(data, "refreshToken")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refreshToken"},message:"must have required property '"+"refreshToken"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.deviceUuid === undefined) || (!(func0.call(data, "deviceUuid")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceUuid"},message:"must have required property '"+"deviceUuid"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.sessionTimeout === undefined) || (!(func0.call(data, "sessionTimeout")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionTimeout"},message:"must have required property '"+"sessionTimeout"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.pricingId === undefined) || (!(func0.call(data, "pricingId")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricingId"},message:"must have required property '"+"pricingId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.segmentName === undefined) || (!(func0.call(data, "segmentName")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segmentName"},message:"must have required property '"+"segmentName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.forcePasswordChange === undefined) || (!(func0.call(data, "forcePasswordChange")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forcePasswordChange"},message:"must have required property '"+"forcePasswordChange"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.accountUpgrade === undefined) || (!(func0.call(data, "accountUpgrade")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountUpgrade"},message:"must have required property '"+"accountUpgrade"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.customerId !== undefined && func0.call(data, "customerId")){
if(typeof data.customerId !== "string"){
const err10 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.customerToken !== undefined && func0.call(data, "customerToken")){
if(typeof data.customerToken !== "string"){
const err11 = {instancePath:instancePath+"/customerToken",schemaPath:"#/properties/customerToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.accessToken !== undefined && func0.call(data, "accessToken")){
if(typeof data.accessToken !== "string"){
const err12 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.refreshToken !== undefined && func0.call(data, "refreshToken")){
if(typeof data.refreshToken !== "string"){
const err13 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.deviceUuid !== undefined && func0.call(data, "deviceUuid")){
if(typeof data.deviceUuid !== "string"){
const err14 = {instancePath:instancePath+"/deviceUuid",schemaPath:"#/properties/deviceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sessionTimeout !== undefined && func0.call(data, "sessionTimeout")){
let data5 = data.sessionTimeout;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/sessionTimeout",schemaPath:"#/properties/sessionTimeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/sessionTimeout",schemaPath:"#/properties/sessionTimeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.pricingId !== undefined && func0.call(data, "pricingId")){
if(typeof data.pricingId !== "string"){
const err17 = {instancePath:instancePath+"/pricingId",schemaPath:"#/properties/pricingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.segmentName !== undefined && func0.call(data, "segmentName")){
let data7 = data.segmentName;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/segmentName",schemaPath:"#/properties/segmentName/type",keyword:"type",params:{type: schema33.properties.segmentName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.forcePasswordChange !== undefined && func0.call(data, "forcePasswordChange")){
if(typeof data.forcePasswordChange !== "boolean"){
const err19 = {instancePath:instancePath+"/forcePasswordChange",schemaPath:"#/properties/forcePasswordChange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.accountUpgrade !== undefined && func0.call(data, "accountUpgrade")){
if(typeof data.accountUpgrade !== "boolean"){
const err20 = {instancePath:instancePath+"/accountUpgrade",schemaPath:"#/properties/accountUpgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"customerId":true,"customerToken":true,"accessToken":true,"refreshToken":true,"deviceUuid":true,"sessionTimeout":true,"pricingId":true,"segmentName":true,"forcePasswordChange":true,"accountUpgrade":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const fundsDepositCreateWithCodeBody = validate21;
const schema32 = {"type":"object","description":"Money to pay in, with the security code of the card.","required":["amount","csc"],"additionalProperties":false,"properties":{"amount":{"type":"string","description":"What to pay in, in currency units.","pattern":"^\\d{1,7}(\\.\\d{1,2})?$"},"checkout":{"type":"boolean","description":"Whether it pays for a purchase."},"customerId":{"type":"string","description":"Id of the customer, who must be the one that calls."},"strongCustomerAuthentication":{"$ref":"#/$defs/StrongCustomerAuthentication","description":"What the customer's bank wants to know; without it a bank that asks refuses."},"customerFundId":{"type":"string","description":"Id of the saved fund that pays."},"depositMethodCode":{"$ref":"#/$defs/DepositMethodCode","description":"How it is paid, where no saved fund pays."},"deviceData":{"type":"string","description":"What a gateway's script collected of the device.","maxLength":4000},"gatewayKey":{"$ref":"#/$defs/CardGatewayKey","description":"The gateway to use; that of the fund when left out."},"successUrl":{"type":"string","description":"Where a payment page sends the customer when all went well; {deposit_id} in it becomes the id of the deposit.","pattern":"^https?://","maxLength":500},"cancelUrl":{"type":"string","description":"Where a payment page sends the customer who gave up; {deposit_id} in it becomes the id of the deposit.","pattern":"^https?://","maxLength":500},"metadata":{"type":"object","description":"Facts that the engine wants kept with it.","additionalProperties":{"type":"string","maxLength":200}},"csc":{"type":"string","description":"Security code of the card; it is never kept.","pattern":"^\\d{3,4}$"}}};
const schema35 = {"type":"string","enum":["ap","bp","cc","bd","dd","gp","pl","td"],"description":"A way to pay in: Apple Pay, BPAY, credit card, bank deposit, direct debit, Google Pay, PayPal or transfer deposit."};
const schema36 = {"type":"string","enum":["braintree","eway","opayo","paystream","stripe"],"description":"A gateway that takes cards."};
const func0 = Object.prototype.hasOwnProperty;
const func80 = ucs2length;
const pattern4 = new RegExp("^\\d{1,7}(\\.\\d{1,2})?$", "u");
const pattern5 = new RegExp("^https?://", "u");
const pattern8 = new RegExp("^\\d{3,4}$", "u");
const schema33 = {"type":"object","description":"What the customer's bank wants to know of the browser.","required":["browserJavascriptEnabled","browserJavaEnabled","browserLanguage","browserColorDepth","browserScreenHeight","browserScreenWidth","browserTz","challengeWindowSize","notificationUrl"],"additionalProperties":false,"properties":{"browserJavascriptEnabled":{"type":"boolean","description":"Whether the browser runs scripts."},"browserJavaEnabled":{"type":"boolean","description":"Whether the browser runs Java."},"browserLanguage":{"type":"string","description":"Language of the browser, such as en-AU.","minLength":1,"maxLength":35},"browserColorDepth":{"type":"integer","enum":[1,4,8,15,16,24,32,48],"description":"Bits of a colour."},"browserScreenHeight":{"type":"integer","description":"Height of the screen in pixels.","minimum":0},"browserScreenWidth":{"type":"integer","description":"Width of the screen in pixels.","minimum":0},"browserTz":{"type":"integer","description":"Minutes from local time to UTC.","minimum":-840,"maximum":840},"challengeWindowSize":{"$ref":"#/$defs/ChallengeWindowSize","description":"The size of the window."},"notificationUrl":{"type":"string","description":"Where the browser is sent with POST when the bank has decided; {deposit_id} in it becomes the id of the deposit.","pattern":"^https?://","maxLength":500}}};
const schema34 = {"type":"string","enum":["Small","Medium","Large","ExtraLarge","FullScreen"],"description":"The size of the window of the bank: 250x400, 390x400, 500x600, 600x400 or the whole screen."};

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
if((data.browserJavascriptEnabled === undefined) || (!(func0.call(data, "browserJavascriptEnabled")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browserJavascriptEnabled"},message:"must have required property '"+"browserJavascriptEnabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.browserJavaEnabled === undefined) || (!(func0.call(data, "browserJavaEnabled")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browserJavaEnabled"},message:"must have required property '"+"browserJavaEnabled"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.browserLanguage === undefined) || (!(func0.call(data, "browserLanguage")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browserLanguage"},message:"must have required property '"+"browserLanguage"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.browserColorDepth === undefined) || (!(func0.call(data, "browserColorDepth")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browserColorDepth"},message:"must have required property '"+"browserColorDepth"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.browserScreenHeight === undefined) || (!(func0.call(data, "browserScreenHeight")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browserScreenHeight"},message:"must have required property '"+"browserScreenHeight"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.browserScreenWidth === undefined) || (!(func0.call(data, "browserScreenWidth")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browserScreenWidth"},message:"must have required property '"+"browserScreenWidth"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.browserTz === undefined) || (!(func0.call(data, "browserTz")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browserTz"},message:"must have required property '"+"browserTz"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.challengeWindowSize === undefined) || (!(func0.call(data, "challengeWindowSize")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challengeWindowSize"},message:"must have required property '"+"challengeWindowSize"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.notificationUrl === undefined) || (!(func0.call(data, "notificationUrl")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notificationUrl"},message:"must have required property '"+"notificationUrl"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema33.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.browserJavascriptEnabled !== undefined && func0.call(data, "browserJavascriptEnabled")){
if(typeof data.browserJavascriptEnabled !== "boolean"){
const err10 = {instancePath:instancePath+"/browserJavascriptEnabled",schemaPath:"#/properties/browserJavascriptEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.browserJavaEnabled !== undefined && func0.call(data, "browserJavaEnabled")){
if(typeof data.browserJavaEnabled !== "boolean"){
const err11 = {instancePath:instancePath+"/browserJavaEnabled",schemaPath:"#/properties/browserJavaEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.browserLanguage !== undefined && func0.call(data, "browserLanguage")){
let data2 = data.browserLanguage;
if(typeof data2 === "string"){
if(func80(data2) > 35){
const err12 = {instancePath:instancePath+"/browserLanguage",schemaPath:"#/properties/browserLanguage/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func80(data2) < 1){
const err13 = {instancePath:instancePath+"/browserLanguage",schemaPath:"#/properties/browserLanguage/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/browserLanguage",schemaPath:"#/properties/browserLanguage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.browserColorDepth !== undefined && func0.call(data, "browserColorDepth")){
let data3 = data.browserColorDepth;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/browserColorDepth",schemaPath:"#/properties/browserColorDepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((((data3 === 1) || (data3 === 4)) || (data3 === 8)) || (data3 === 15)) || (data3 === 16)) || (data3 === 24)) || (data3 === 32)) || (data3 === 48))){
const err16 = {instancePath:instancePath+"/browserColorDepth",schemaPath:"#/properties/browserColorDepth/enum",keyword:"enum",params:{allowedValues: schema33.properties.browserColorDepth.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.browserScreenHeight !== undefined && func0.call(data, "browserScreenHeight")){
let data4 = data.browserScreenHeight;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/browserScreenHeight",schemaPath:"#/properties/browserScreenHeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/browserScreenHeight",schemaPath:"#/properties/browserScreenHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.browserScreenWidth !== undefined && func0.call(data, "browserScreenWidth")){
let data5 = data.browserScreenWidth;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/browserScreenWidth",schemaPath:"#/properties/browserScreenWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/browserScreenWidth",schemaPath:"#/properties/browserScreenWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.browserTz !== undefined && func0.call(data, "browserTz")){
let data6 = data.browserTz;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/browserTz",schemaPath:"#/properties/browserTz/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 840 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/browserTz",schemaPath:"#/properties/browserTz/maximum",keyword:"maximum",params:{comparison: "<=", limit: 840},message:"must be <= 840"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < -840 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/browserTz",schemaPath:"#/properties/browserTz/minimum",keyword:"minimum",params:{comparison: ">=", limit: -840},message:"must be >= -840"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.challengeWindowSize !== undefined && func0.call(data, "challengeWindowSize")){
let data7 = data.challengeWindowSize;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/challengeWindowSize",schemaPath:"#/$defs/ChallengeWindowSize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data7 === "Small") || (data7 === "Medium")) || (data7 === "Large")) || (data7 === "ExtraLarge")) || (data7 === "FullScreen"))){
const err25 = {instancePath:instancePath+"/challengeWindowSize",schemaPath:"#/$defs/ChallengeWindowSize/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.notificationUrl !== undefined && func0.call(data, "notificationUrl")){
let data8 = data.notificationUrl;
if(typeof data8 === "string"){
if(func80(data8) > 500){
const err26 = {instancePath:instancePath+"/notificationUrl",schemaPath:"#/properties/notificationUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern5.test(data8)){
const err27 = {instancePath:instancePath+"/notificationUrl",schemaPath:"#/properties/notificationUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/notificationUrl",schemaPath:"#/properties/notificationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.csc === undefined) || (!(func0.call(data, "csc")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "csc"},message:"must have required property '"+"csc"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema32.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^\\d{1,7}(\\.\\d{1,2})?$"},message:"must match pattern \""+"^\\d{1,7}(\\.\\d{1,2})?$"+"\""};
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
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.checkout !== undefined && func0.call(data, "checkout")){
if(typeof data.checkout !== "boolean"){
const err5 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.customerId !== undefined && func0.call(data, "customerId")){
if(typeof data.customerId !== "string"){
const err6 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.strongCustomerAuthentication !== undefined && func0.call(data, "strongCustomerAuthentication")){
if(!(validate22(data.strongCustomerAuthentication, {instancePath:instancePath+"/strongCustomerAuthentication",parentData:data,parentDataProperty:"strongCustomerAuthentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.customerFundId !== undefined && func0.call(data, "customerFundId")){
if(typeof data.customerFundId !== "string"){
const err7 = {instancePath:instancePath+"/customerFundId",schemaPath:"#/properties/customerFundId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.depositMethodCode !== undefined && func0.call(data, "depositMethodCode")){
let data5 = data.depositMethodCode;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/depositMethodCode",schemaPath:"#/$defs/DepositMethodCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data5 === "ap") || (data5 === "bp")) || (data5 === "cc")) || (data5 === "bd")) || (data5 === "dd")) || (data5 === "gp")) || (data5 === "pl")) || (data5 === "td"))){
const err9 = {instancePath:instancePath+"/depositMethodCode",schemaPath:"#/$defs/DepositMethodCode/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.deviceData !== undefined && func0.call(data, "deviceData")){
let data6 = data.deviceData;
if(typeof data6 === "string"){
if(func80(data6) > 4000){
const err10 = {instancePath:instancePath+"/deviceData",schemaPath:"#/properties/deviceData/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err11 = {instancePath:instancePath+"/deviceData",schemaPath:"#/properties/deviceData/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.gatewayKey !== undefined && func0.call(data, "gatewayKey")){
let data7 = data.gatewayKey;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data7 === "braintree") || (data7 === "eway")) || (data7 === "opayo")) || (data7 === "paystream")) || (data7 === "stripe"))){
const err13 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.successUrl !== undefined && func0.call(data, "successUrl")){
let data8 = data.successUrl;
if(typeof data8 === "string"){
if(func80(data8) > 500){
const err14 = {instancePath:instancePath+"/successUrl",schemaPath:"#/properties/successUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern5.test(data8)){
const err15 = {instancePath:instancePath+"/successUrl",schemaPath:"#/properties/successUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
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
const err16 = {instancePath:instancePath+"/successUrl",schemaPath:"#/properties/successUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cancelUrl !== undefined && func0.call(data, "cancelUrl")){
let data9 = data.cancelUrl;
if(typeof data9 === "string"){
if(func80(data9) > 500){
const err17 = {instancePath:instancePath+"/cancelUrl",schemaPath:"#/properties/cancelUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern5.test(data9)){
const err18 = {instancePath:instancePath+"/cancelUrl",schemaPath:"#/properties/cancelUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
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
const err19 = {instancePath:instancePath+"/cancelUrl",schemaPath:"#/properties/cancelUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data10 = data.metadata;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 of Object.keys(data10)){
let data11 = data10[key1];
if(typeof data11 === "string"){
if(func80(data11) > 200){
const err20 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.csc !== undefined && func0.call(data, "csc")){
let data12 = data.csc;
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
const err23 = {instancePath:instancePath+"/csc",schemaPath:"#/properties/csc/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/csc",schemaPath:"#/properties/csc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const fundsDepositCreateWithCodeResult = validate24;
const schema37 = {"type":"object","description":"Money on its way into the wallet, or in it.","x-chosen":true,"required":["depositId","status","amount","depositMethodCode","gatewayKey","fund","checkout","createdAt","dueAt","completedAt","challenge","redirectUrl","instructions","failure","notice","checkoutId"],"properties":{"depositId":{"type":"string","description":"Id of the deposit."},"status":{"$ref":"#/$defs/DepositStatus","description":"How far it has come."},"amount":{"$ref":"#/$defs/Money","description":"What is paid in."},"depositMethodCode":{"$ref":"#/$defs/DepositMethodCode","description":"How it is paid."},"gatewayKey":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that takes it, or null."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund that pays, or null."},"checkout":{"type":"boolean","description":"Whether it was made to pay for a purchase."},"createdAt":{"type":"string","description":"When it was asked for.","$comment":"date-time"},"dueAt":{"type":["string","null"],"description":"When the money is expected, where it takes its time, or null.","$comment":"date-time"},"completedAt":{"type":["string","null"],"description":"When it was captured or failed, or null.","$comment":"date-time"},"challenge":{"anyOf":[{"$ref":"#/$defs/Challenge"},{"type":"null"}],"description":"What the customer's bank still asks, or null."},"redirectUrl":{"type":["string","null"],"description":"Page to send the customer to, relative to the address of the payment pages, or null."},"instructions":{"anyOf":[{"$ref":"#/$defs/DepositInstructions"},{"type":"null"}],"description":"How to send the money, or null."},"failure":{"anyOf":[{"$ref":"#/$defs/ApiMessage"},{"type":"null"}],"description":"Why it failed, or null."},"notice":{"anyOf":[{"$ref":"#/$defs/DepositNotice"},{"type":"null"}],"description":"What to tell the customer, or null."},"checkoutId":{"type":["string","null"],"description":"Id of the receipt of the purchase that it paid for, or null."}}};
const schema38 = {"type":"string","enum":["created","challenged","authorised","captured","failed"],"description":"How far a deposit has come."};
const schema52 = {"type":"object","description":"How to send the money.","x-chosen":true,"required":["billerCode","bankCode","accountNumber","accountName","reference"],"properties":{"billerCode":{"type":["string","null"],"description":"The biller code of BPAY, or null."},"bankCode":{"type":["string","null"],"description":"The code of the shop's bank, or null."},"accountNumber":{"type":["string","null"],"description":"The number of the shop's account, or null."},"accountName":{"type":"string","description":"The name of the shop's account."},"reference":{"type":"string","description":"What the customer writes beside it."}}};
const schema53 = {"type":"object","description":"One thing that went wrong.","x-chosen":true,"required":["code","message"],"properties":{"code":{"type":"string","description":"Machine-readable name of the error, in snake_case."},"message":{"type":"string","description":"Text for the customer."},"target":{"type":"string","description":"The request field that the error belongs to; 'this' is the request as a whole, and left out it is 'general'."}}};
const schema54 = {"type":"object","description":"Something to tell the customer about a deposit.","x-chosen":true,"required":["code","message","level"],"properties":{"code":{"type":"string","description":"Names it, such as deposit_pending."},"message":{"type":"string","description":"Text for the customer."},"level":{"type":"string","enum":["info","success","warning","error"],"description":"How to show it."}}};
const schema39 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema40 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const pattern9 = new RegExp("^-?\\d+\\.\\d{2}$", "u");
const pattern10 = new RegExp("^[A-Z]{3}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.currency === undefined) || (!(func0.call(data, "currency")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount !== undefined && func0.call(data, "amount")){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
let data1 = data.currency;
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
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
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customerFundId","type","brand","gatewayKey","lastFour","holderName","expiryMonth","expiryYear","isExpired","isDefault","bankType","bankCode","email","verificationStatus","createdAt"],"properties":{"customerFundId":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gatewayKey":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"lastFour":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holderName":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiryMonth":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiryYear":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"isExpired":{"type":"boolean","description":"Whether a card has ended."},"isDefault":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"isRefused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bankType":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bankCode":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verificationStatus":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"createdAt":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
const schema44 = {"type":"string","enum":["cc","bank","paypal"],"description":"What kind of thing is saved."};
const schema45 = {"type":"string","enum":["AmericanExpress","bank","MasterCard","Visa","paypal"],"description":"The brand that a saved way to pay shows."};
const schema47 = {"type":"string","enum":["bsb","swift"],"description":"What the code of a bank is: a domestic branch number, or an international bank identifier."};
const schema48 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far the proof has come that it belongs to the customer."};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.customerFundId === undefined) || (!(func0.call(data, "customerFundId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerFundId"},message:"must have required property '"+"customerFundId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.brand === undefined) || (!(func0.call(data, "brand")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.gatewayKey === undefined) || (!(func0.call(data, "gatewayKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gatewayKey"},message:"must have required property '"+"gatewayKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.lastFour === undefined) || (!(func0.call(data, "lastFour")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastFour"},message:"must have required property '"+"lastFour"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.holderName === undefined) || (!(func0.call(data, "holderName")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holderName"},message:"must have required property '"+"holderName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.expiryMonth === undefined) || (!(func0.call(data, "expiryMonth")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiryMonth"},message:"must have required property '"+"expiryMonth"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.expiryYear === undefined) || (!(func0.call(data, "expiryYear")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiryYear"},message:"must have required property '"+"expiryYear"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.isExpired === undefined) || (!(func0.call(data, "isExpired")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isExpired"},message:"must have required property '"+"isExpired"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.isDefault === undefined) || (!(func0.call(data, "isDefault")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDefault"},message:"must have required property '"+"isDefault"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.bankType === undefined) || (!(func0.call(data, "bankType")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankType"},message:"must have required property '"+"bankType"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.bankCode === undefined) || (!(func0.call(data, "bankCode")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankCode"},message:"must have required property '"+"bankCode"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.verificationStatus === undefined) || (!(func0.call(data, "verificationStatus")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verificationStatus"},message:"must have required property '"+"verificationStatus"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.customerFundId !== undefined && func0.call(data, "customerFundId")){
if(typeof data.customerFundId !== "string"){
const err15 = {instancePath:instancePath+"/customerFundId",schemaPath:"#/properties/customerFundId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data1 === "cc") || (data1 === "bank")) || (data1 === "paypal"))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.brand !== undefined && func0.call(data, "brand")){
let data2 = data.brand;
if(typeof data2 !== "string"){
const err18 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data2 === "AmericanExpress") || (data2 === "bank")) || (data2 === "MasterCard")) || (data2 === "Visa")) || (data2 === "paypal"))){
const err19 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.gatewayKey !== undefined && func0.call(data, "gatewayKey")){
let data3 = data.gatewayKey;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(typeof data3 !== "string"){
const err20 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data3 === "braintree") || (data3 === "eway")) || (data3 === "opayo")) || (data3 === "paystream")) || (data3 === "stripe"))){
const err21 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs15 = errors;
if(data3 !== null){
const err22 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/properties/gatewayKey/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err23 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/properties/gatewayKey/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.lastFour !== undefined && func0.call(data, "lastFour")){
let data4 = data.lastFour;
if((typeof data4 !== "string") && (data4 !== null)){
const err24 = {instancePath:instancePath+"/lastFour",schemaPath:"#/properties/lastFour/type",keyword:"type",params:{type: schema43.properties.lastFour.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.holderName !== undefined && func0.call(data, "holderName")){
if(typeof data.holderName !== "string"){
const err25 = {instancePath:instancePath+"/holderName",schemaPath:"#/properties/holderName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.expiryMonth !== undefined && func0.call(data, "expiryMonth")){
let data6 = data.expiryMonth;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err26 = {instancePath:instancePath+"/expiryMonth",schemaPath:"#/properties/expiryMonth/type",keyword:"type",params:{type: schema43.properties.expiryMonth.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.expiryYear !== undefined && func0.call(data, "expiryYear")){
let data7 = data.expiryYear;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err27 = {instancePath:instancePath+"/expiryYear",schemaPath:"#/properties/expiryYear/type",keyword:"type",params:{type: schema43.properties.expiryYear.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.isExpired !== undefined && func0.call(data, "isExpired")){
if(typeof data.isExpired !== "boolean"){
const err28 = {instancePath:instancePath+"/isExpired",schemaPath:"#/properties/isExpired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.isDefault !== undefined && func0.call(data, "isDefault")){
if(typeof data.isDefault !== "boolean"){
const err29 = {instancePath:instancePath+"/isDefault",schemaPath:"#/properties/isDefault/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.isRefused !== undefined && func0.call(data, "isRefused")){
if(typeof data.isRefused !== "boolean"){
const err30 = {instancePath:instancePath+"/isRefused",schemaPath:"#/properties/isRefused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.bankType !== undefined && func0.call(data, "bankType")){
let data11 = data.bankType;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/bankType",schemaPath:"#/$defs/BankCodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data11 === "bsb") || (data11 === "swift"))){
const err32 = {instancePath:instancePath+"/bankType",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid1 = _errs33 === errors;
valid5 = valid5 || _valid1;
const _errs36 = errors;
if(data11 !== null){
const err33 = {instancePath:instancePath+"/bankType",schemaPath:"#/properties/bankType/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs36 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err34 = {instancePath:instancePath+"/bankType",schemaPath:"#/properties/bankType/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.bankCode !== undefined && func0.call(data, "bankCode")){
let data12 = data.bankCode;
if((typeof data12 !== "string") && (data12 !== null)){
const err35 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/type",keyword:"type",params:{type: schema43.properties.bankCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data13 = data.email;
if((typeof data13 !== "string") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema43.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.verificationStatus !== undefined && func0.call(data, "verificationStatus")){
let data14 = data.verificationStatus;
if(typeof data14 !== "string"){
const err37 = {instancePath:instancePath+"/verificationStatus",schemaPath:"#/$defs/FundVerificationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((((data14 === "Failed Verification") || (data14 === "Pending Verification")) || (data14 === "Unverified")) || (data14 === "Verified"))){
const err38 = {instancePath:instancePath+"/verificationStatus",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err39 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"customerFundId":true,"type":true,"brand":true,"gatewayKey":true,"lastFour":true,"holderName":true,"expiryMonth":true,"expiryYear":true,"isExpired":true,"isDefault":true,"isRefused":true,"bankType":true,"bankCode":true,"email":true,"verificationStatus":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","description":"A question of the customer's bank that is open.","x-chosen":true,"required":["type","url","state","clientSecret","windowSize","expiresAt"],"properties":{"type":{"$ref":"#/$defs/ChallengeType","description":"How the bank is asked."},"url":{"type":["string","null"],"description":"Page of the bank, relative to the address of the payment pages; null for a stripe_challenge."},"state":{"type":"string","description":"Names the question once; the notification carries it."},"clientSecret":{"type":["string","null"],"description":"What the script of Stripe is handed for a stripe_challenge; null for any other."},"windowSize":{"$ref":"#/$defs/ChallengeWindowSize","description":"The size of the window."},"expiresAt":{"type":"string","description":"When the question lapses and the deposit fails.","$comment":"date-time"}}};
const schema50 = {"type":"string","enum":["challenge","stripe_challenge"],"description":"How the customer's bank is asked: in a frame of the page, or by the script of Stripe, which is handed the client secret."};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.clientSecret === undefined) || (!(func0.call(data, "clientSecret")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.windowSize === undefined) || (!(func0.call(data, "windowSize")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "windowSize"},message:"must have required property '"+"windowSize"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/ChallengeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data0 === "challenge") || (data0 === "stripe_challenge"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/ChallengeType/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema49.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
if(typeof data.state !== "string"){
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.clientSecret !== undefined && func0.call(data, "clientSecret")){
let data3 = data.clientSecret;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: schema49.properties.clientSecret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.windowSize !== undefined && func0.call(data, "windowSize")){
let data4 = data.windowSize;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/windowSize",schemaPath:"#/$defs/ChallengeWindowSize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data4 === "Small") || (data4 === "Medium")) || (data4 === "Large")) || (data4 === "ExtraLarge")) || (data4 === "FullScreen"))){
const err12 = {instancePath:instancePath+"/windowSize",schemaPath:"#/$defs/ChallengeWindowSize/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
if(typeof data.expiresAt !== "string"){
const err13 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"type":true,"url":true,"state":true,"clientSecret":true,"windowSize":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.depositId === undefined) || (!(func0.call(data, "depositId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "depositId"},message:"must have required property '"+"depositId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.depositMethodCode === undefined) || (!(func0.call(data, "depositMethodCode")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "depositMethodCode"},message:"must have required property '"+"depositMethodCode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.gatewayKey === undefined) || (!(func0.call(data, "gatewayKey")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gatewayKey"},message:"must have required property '"+"gatewayKey"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.fund === undefined) || (!(func0.call(data, "fund")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fund"},message:"must have required property '"+"fund"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.checkout === undefined) || (!(func0.call(data, "checkout")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout"},message:"must have required property '"+"checkout"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.dueAt === undefined) || (!(func0.call(data, "dueAt")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueAt"},message:"must have required property '"+"dueAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.completedAt === undefined) || (!(func0.call(data, "completedAt")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completedAt"},message:"must have required property '"+"completedAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.challenge === undefined) || (!(func0.call(data, "challenge")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"},message:"must have required property '"+"challenge"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.redirectUrl === undefined) || (!(func0.call(data, "redirectUrl")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUrl"},message:"must have required property '"+"redirectUrl"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.instructions === undefined) || (!(func0.call(data, "instructions")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instructions"},message:"must have required property '"+"instructions"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.failure === undefined) || (!(func0.call(data, "failure")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.notice === undefined) || (!(func0.call(data, "notice")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notice"},message:"must have required property '"+"notice"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.depositId !== undefined && func0.call(data, "depositId")){
if(typeof data.depositId !== "string"){
const err16 = {instancePath:instancePath+"/depositId",schemaPath:"#/properties/depositId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if(typeof data1 !== "string"){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DepositStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data1 === "created") || (data1 === "challenged")) || (data1 === "authorised")) || (data1 === "captured")) || (data1 === "failed"))){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DepositStatus/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
if(!(validate25(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.depositMethodCode !== undefined && func0.call(data, "depositMethodCode")){
let data3 = data.depositMethodCode;
if(typeof data3 !== "string"){
const err19 = {instancePath:instancePath+"/depositMethodCode",schemaPath:"#/$defs/DepositMethodCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((((((data3 === "ap") || (data3 === "bp")) || (data3 === "cc")) || (data3 === "bd")) || (data3 === "dd")) || (data3 === "gp")) || (data3 === "pl")) || (data3 === "td"))){
const err20 = {instancePath:instancePath+"/depositMethodCode",schemaPath:"#/$defs/DepositMethodCode/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gatewayKey !== undefined && func0.call(data, "gatewayKey")){
let data4 = data.gatewayKey;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(typeof data4 !== "string"){
const err21 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data4 === "braintree") || (data4 === "eway")) || (data4 === "opayo")) || (data4 === "paystream")) || (data4 === "stripe"))){
const err22 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
const _errs16 = errors;
if(data4 !== null){
const err23 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/properties/gatewayKey/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err24 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/properties/gatewayKey/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.fund !== undefined && func0.call(data, "fund")){
let data5 = data.fund;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
if(!(validate27(data5, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {};
props0.customerFundId = true;
props0.type = true;
props0.brand = true;
props0.gatewayKey = true;
props0.lastFour = true;
props0.holderName = true;
props0.expiryMonth = true;
props0.expiryYear = true;
props0.isExpired = true;
props0.isDefault = true;
props0.isRefused = true;
props0.bankType = true;
props0.bankCode = true;
props0.email = true;
props0.verificationStatus = true;
props0.createdAt = true;
}
const _errs21 = errors;
if(data5 !== null){
const err25 = {instancePath:instancePath+"/fund",schemaPath:"#/properties/fund/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err26 = {instancePath:instancePath+"/fund",schemaPath:"#/properties/fund/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.checkout !== undefined && func0.call(data, "checkout")){
if(typeof data.checkout !== "boolean"){
const err27 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err28 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.dueAt !== undefined && func0.call(data, "dueAt")){
let data8 = data.dueAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/dueAt",schemaPath:"#/properties/dueAt/type",keyword:"type",params:{type: schema37.properties.dueAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.completedAt !== undefined && func0.call(data, "completedAt")){
let data9 = data.completedAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err30 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type: schema37.properties.completedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.challenge !== undefined && func0.call(data, "challenge")){
let data10 = data.challenge;
const _errs35 = errors;
let valid6 = false;
const _errs36 = errors;
if(!(validate29(data10, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid2 = _errs36 === errors;
valid6 = valid6 || _valid2;
if(_valid2){
var props1 = {};
props1.type = true;
props1.url = true;
props1.state = true;
props1.clientSecret = true;
props1.windowSize = true;
props1.expiresAt = true;
}
const _errs37 = errors;
if(data10 !== null){
const err31 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid2 = _errs37 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err32 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.redirectUrl !== undefined && func0.call(data, "redirectUrl")){
let data11 = data.redirectUrl;
if((typeof data11 !== "string") && (data11 !== null)){
const err33 = {instancePath:instancePath+"/redirectUrl",schemaPath:"#/properties/redirectUrl/type",keyword:"type",params:{type: schema37.properties.redirectUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.instructions !== undefined && func0.call(data, "instructions")){
let data12 = data.instructions;
const _errs42 = errors;
let valid7 = false;
const _errs43 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.billerCode === undefined) || (!(func0.call(data12, "billerCode")))){
const err34 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "billerCode"},message:"must have required property '"+"billerCode"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((data12.bankCode === undefined) || (!(func0.call(data12, "bankCode")))){
const err35 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "bankCode"},message:"must have required property '"+"bankCode"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((data12.accountNumber === undefined) || (!(func0.call(data12, "accountNumber")))){
const err36 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data12.accountName === undefined) || (!(func0.call(data12, "accountName")))){
const err37 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data12.reference === undefined) || (!(func0.call(data12, "reference")))){
const err38 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12.billerCode !== undefined && func0.call(data12, "billerCode")){
let data13 = data12.billerCode;
if((typeof data13 !== "string") && (data13 !== null)){
const err39 = {instancePath:instancePath+"/instructions/billerCode",schemaPath:"#/$defs/DepositInstructions/properties/billerCode/type",keyword:"type",params:{type: schema52.properties.billerCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.bankCode !== undefined && func0.call(data12, "bankCode")){
let data14 = data12.bankCode;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/instructions/bankCode",schemaPath:"#/$defs/DepositInstructions/properties/bankCode/type",keyword:"type",params:{type: schema52.properties.bankCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.accountNumber !== undefined && func0.call(data12, "accountNumber")){
let data15 = data12.accountNumber;
if((typeof data15 !== "string") && (data15 !== null)){
const err41 = {instancePath:instancePath+"/instructions/accountNumber",schemaPath:"#/$defs/DepositInstructions/properties/accountNumber/type",keyword:"type",params:{type: schema52.properties.accountNumber.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.accountName !== undefined && func0.call(data12, "accountName")){
if(typeof data12.accountName !== "string"){
const err42 = {instancePath:instancePath+"/instructions/accountName",schemaPath:"#/$defs/DepositInstructions/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data12.reference !== undefined && func0.call(data12, "reference")){
if(typeof data12.reference !== "string"){
const err43 = {instancePath:instancePath+"/instructions/reference",schemaPath:"#/$defs/DepositInstructions/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid3 = _errs43 === errors;
valid7 = valid7 || _valid3;
if(_valid3){
var props2 = {};
props2.billerCode = true;
props2.bankCode = true;
props2.accountNumber = true;
props2.accountName = true;
props2.reference = true;
}
const _errs57 = errors;
if(data12 !== null){
const err45 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid3 = _errs57 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const err46 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data.failure !== undefined && func0.call(data, "failure")){
let data18 = data.failure;
const _errs60 = errors;
let valid10 = false;
const _errs61 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.code === undefined) || (!(func0.call(data18, "code")))){
const err47 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/ApiMessage/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((data18.message === undefined) || (!(func0.call(data18, "message")))){
const err48 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/ApiMessage/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.code !== undefined && func0.call(data18, "code")){
if(typeof data18.code !== "string"){
const err49 = {instancePath:instancePath+"/failure/code",schemaPath:"#/$defs/ApiMessage/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data18.message !== undefined && func0.call(data18, "message")){
if(typeof data18.message !== "string"){
const err50 = {instancePath:instancePath+"/failure/message",schemaPath:"#/$defs/ApiMessage/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.target !== undefined && func0.call(data18, "target")){
if(typeof data18.target !== "string"){
const err51 = {instancePath:instancePath+"/failure/target",schemaPath:"#/$defs/ApiMessage/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/ApiMessage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid4 = _errs61 === errors;
valid10 = valid10 || _valid4;
if(_valid4){
var props3 = {};
props3.code = true;
props3.message = true;
props3.target = true;
}
const _errs71 = errors;
if(data18 !== null){
const err53 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid4 = _errs71 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const err54 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data.notice !== undefined && func0.call(data, "notice")){
let data22 = data.notice;
const _errs74 = errors;
let valid13 = false;
const _errs75 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.code === undefined) || (!(func0.call(data22, "code")))){
const err55 = {instancePath:instancePath+"/notice",schemaPath:"#/$defs/DepositNotice/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((data22.message === undefined) || (!(func0.call(data22, "message")))){
const err56 = {instancePath:instancePath+"/notice",schemaPath:"#/$defs/DepositNotice/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data22.level === undefined) || (!(func0.call(data22, "level")))){
const err57 = {instancePath:instancePath+"/notice",schemaPath:"#/$defs/DepositNotice/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data22.code !== undefined && func0.call(data22, "code")){
if(typeof data22.code !== "string"){
const err58 = {instancePath:instancePath+"/notice/code",schemaPath:"#/$defs/DepositNotice/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.message !== undefined && func0.call(data22, "message")){
if(typeof data22.message !== "string"){
const err59 = {instancePath:instancePath+"/notice/message",schemaPath:"#/$defs/DepositNotice/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data22.level !== undefined && func0.call(data22, "level")){
let data25 = data22.level;
if(typeof data25 !== "string"){
const err60 = {instancePath:instancePath+"/notice/level",schemaPath:"#/$defs/DepositNotice/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!((((data25 === "info") || (data25 === "success")) || (data25 === "warning")) || (data25 === "error"))){
const err61 = {instancePath:instancePath+"/notice/level",schemaPath:"#/$defs/DepositNotice/properties/level/enum",keyword:"enum",params:{allowedValues: schema54.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/notice",schemaPath:"#/$defs/DepositNotice/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid5 = _errs75 === errors;
valid13 = valid13 || _valid5;
if(_valid5){
var props4 = {};
props4.code = true;
props4.message = true;
props4.level = true;
}
const _errs85 = errors;
if(data22 !== null){
const err63 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid5 = _errs85 === errors;
valid13 = valid13 || _valid5;
if(!valid13){
const err64 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
let data26 = data.checkoutId;
if((typeof data26 !== "string") && (data26 !== null)){
const err65 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: schema37.properties.checkoutId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"depositId":true,"status":true,"amount":true,"depositMethodCode":true,"gatewayKey":true,"fund":true,"checkout":true,"createdAt":true,"dueAt":true,"completedAt":true,"challenge":true,"redirectUrl":true,"instructions":true,"failure":true,"notice":true,"checkoutId":true},"dynamicProps":false,"dynamicItems":false};


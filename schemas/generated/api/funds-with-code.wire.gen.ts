// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const fundsDepositCreateWithCodeBody = validate21;
const schema32 = {"type":"object","description":"Money to pay in, with the security code of the card.","required":["amount","csc"],"additionalProperties":false,"properties":{"amount":{"type":"string","description":"What to pay in, in currency units.","pattern":"^\\d{1,7}(\\.\\d{1,2})?$"},"checkout":{"type":"boolean","description":"Whether it pays for a purchase."},"customer_id":{"type":"string","description":"Id of the customer, who must be the one that calls."},"strong_customer_authentication":{"$ref":"#/$defs/StrongCustomerAuthentication","description":"What the customer's bank wants to know; without it a bank that asks refuses."},"customer_fund_id":{"type":"string","description":"Id of the saved fund that pays."},"deposit_method_code":{"$ref":"#/$defs/DepositMethodCode","description":"How it is paid, where no saved fund pays."},"device_data":{"type":"string","description":"What a gateway's script collected of the device.","maxLength":4000},"gateway_key":{"$ref":"#/$defs/CardGatewayKey","description":"The gateway to use; that of the fund when left out."},"success_url":{"type":"string","description":"Where a payment page sends the customer when all went well; {deposit_id} in it becomes the id of the deposit.","pattern":"^https?://","maxLength":500},"cancel_url":{"type":"string","description":"Where a payment page sends the customer who gave up; {deposit_id} in it becomes the id of the deposit.","pattern":"^https?://","maxLength":500},"metadata":{"type":"object","description":"Facts that the engine wants kept with it.","additionalProperties":{"type":"string","maxLength":200}},"csc":{"type":"string","description":"Security code of the card; it is never kept.","pattern":"^\\d{3,4}$"}}};
const schema35 = {"type":"string","enum":["ap","bp","cc","bd","dd","gp","pl","td"],"description":"A way to pay in: Apple Pay, BPAY, credit card, bank deposit, direct debit, Google Pay, PayPal or transfer deposit."};
const schema36 = {"type":"string","enum":["braintree","eway","opayo","paystream","stripe"],"description":"A gateway that takes cards."};
const func0 = Object.prototype.hasOwnProperty;
const func80 = ucs2length;
const pattern4 = new RegExp("^\\d{1,7}(\\.\\d{1,2})?$", "u");
const pattern5 = new RegExp("^https?://", "u");
const pattern8 = new RegExp("^\\d{3,4}$", "u");
const schema33 = {"type":"object","description":"What the customer's bank wants to know of the browser.","required":["browser_javascript_enabled","browser_java_enabled","browser_language","browser_color_depth","browser_screen_height","browser_screen_width","browser_tz","challenge_window_size","notification_url"],"additionalProperties":false,"properties":{"browser_javascript_enabled":{"type":"boolean","description":"Whether the browser runs scripts."},"browser_java_enabled":{"type":"boolean","description":"Whether the browser runs Java."},"browser_language":{"type":"string","description":"Language of the browser, such as en-AU.","minLength":1,"maxLength":35},"browser_color_depth":{"type":"integer","enum":[1,4,8,15,16,24,32,48],"description":"Bits of a colour."},"browser_screen_height":{"type":"integer","description":"Height of the screen in pixels.","minimum":0},"browser_screen_width":{"type":"integer","description":"Width of the screen in pixels.","minimum":0},"browser_tz":{"type":"integer","description":"Minutes from local time to UTC.","minimum":-840,"maximum":840},"challenge_window_size":{"$ref":"#/$defs/ChallengeWindowSize","description":"The size of the window."},"notification_url":{"type":"string","description":"Where the browser is sent with POST when the bank has decided; {deposit_id} in it becomes the id of the deposit.","pattern":"^https?://","maxLength":500}}};
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
if((data.browser_javascript_enabled === undefined) || (!(func0.call(data, "browser_javascript_enabled")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browser_javascript_enabled"},message:"must have required property '"+"browser_javascript_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.browser_java_enabled === undefined) || (!(func0.call(data, "browser_java_enabled")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browser_java_enabled"},message:"must have required property '"+"browser_java_enabled"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.browser_language === undefined) || (!(func0.call(data, "browser_language")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browser_language"},message:"must have required property '"+"browser_language"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.browser_color_depth === undefined) || (!(func0.call(data, "browser_color_depth")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browser_color_depth"},message:"must have required property '"+"browser_color_depth"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.browser_screen_height === undefined) || (!(func0.call(data, "browser_screen_height")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browser_screen_height"},message:"must have required property '"+"browser_screen_height"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.browser_screen_width === undefined) || (!(func0.call(data, "browser_screen_width")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browser_screen_width"},message:"must have required property '"+"browser_screen_width"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.browser_tz === undefined) || (!(func0.call(data, "browser_tz")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browser_tz"},message:"must have required property '"+"browser_tz"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.challenge_window_size === undefined) || (!(func0.call(data, "challenge_window_size")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge_window_size"},message:"must have required property '"+"challenge_window_size"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.notification_url === undefined) || (!(func0.call(data, "notification_url")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notification_url"},message:"must have required property '"+"notification_url"+"'"};
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
if(data.browser_javascript_enabled !== undefined && func0.call(data, "browser_javascript_enabled")){
if(typeof data.browser_javascript_enabled !== "boolean"){
const err10 = {instancePath:instancePath+"/browser_javascript_enabled",schemaPath:"#/properties/browser_javascript_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.browser_java_enabled !== undefined && func0.call(data, "browser_java_enabled")){
if(typeof data.browser_java_enabled !== "boolean"){
const err11 = {instancePath:instancePath+"/browser_java_enabled",schemaPath:"#/properties/browser_java_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.browser_language !== undefined && func0.call(data, "browser_language")){
let data2 = data.browser_language;
if(typeof data2 === "string"){
if(func80(data2) > 35){
const err12 = {instancePath:instancePath+"/browser_language",schemaPath:"#/properties/browser_language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func80(data2) < 1){
const err13 = {instancePath:instancePath+"/browser_language",schemaPath:"#/properties/browser_language/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/browser_language",schemaPath:"#/properties/browser_language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.browser_color_depth !== undefined && func0.call(data, "browser_color_depth")){
let data3 = data.browser_color_depth;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/browser_color_depth",schemaPath:"#/properties/browser_color_depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((((data3 === 1) || (data3 === 4)) || (data3 === 8)) || (data3 === 15)) || (data3 === 16)) || (data3 === 24)) || (data3 === 32)) || (data3 === 48))){
const err16 = {instancePath:instancePath+"/browser_color_depth",schemaPath:"#/properties/browser_color_depth/enum",keyword:"enum",params:{allowedValues: schema33.properties.browser_color_depth.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.browser_screen_height !== undefined && func0.call(data, "browser_screen_height")){
let data4 = data.browser_screen_height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/browser_screen_height",schemaPath:"#/properties/browser_screen_height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err18 = {instancePath:instancePath+"/browser_screen_height",schemaPath:"#/properties/browser_screen_height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.browser_screen_width !== undefined && func0.call(data, "browser_screen_width")){
let data5 = data.browser_screen_width;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/browser_screen_width",schemaPath:"#/properties/browser_screen_width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err20 = {instancePath:instancePath+"/browser_screen_width",schemaPath:"#/properties/browser_screen_width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.browser_tz !== undefined && func0.call(data, "browser_tz")){
let data6 = data.browser_tz;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/browser_tz",schemaPath:"#/properties/browser_tz/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err22 = {instancePath:instancePath+"/browser_tz",schemaPath:"#/properties/browser_tz/maximum",keyword:"maximum",params:{comparison: "<=", limit: 840},message:"must be <= 840"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < -840 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/browser_tz",schemaPath:"#/properties/browser_tz/minimum",keyword:"minimum",params:{comparison: ">=", limit: -840},message:"must be >= -840"};
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
if(data.challenge_window_size !== undefined && func0.call(data, "challenge_window_size")){
let data7 = data.challenge_window_size;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/challenge_window_size",schemaPath:"#/$defs/ChallengeWindowSize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data7 === "Small") || (data7 === "Medium")) || (data7 === "Large")) || (data7 === "ExtraLarge")) || (data7 === "FullScreen"))){
const err25 = {instancePath:instancePath+"/challenge_window_size",schemaPath:"#/$defs/ChallengeWindowSize/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.notification_url !== undefined && func0.call(data, "notification_url")){
let data8 = data.notification_url;
if(typeof data8 === "string"){
if(func80(data8) > 500){
const err26 = {instancePath:instancePath+"/notification_url",schemaPath:"#/properties/notification_url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern5.test(data8)){
const err27 = {instancePath:instancePath+"/notification_url",schemaPath:"#/properties/notification_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
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
const err28 = {instancePath:instancePath+"/notification_url",schemaPath:"#/properties/notification_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.customer_id !== undefined && func0.call(data, "customer_id")){
if(typeof data.customer_id !== "string"){
const err6 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.strong_customer_authentication !== undefined && func0.call(data, "strong_customer_authentication")){
if(!(validate22(data.strong_customer_authentication, {instancePath:instancePath+"/strong_customer_authentication",parentData:data,parentDataProperty:"strong_customer_authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.customer_fund_id !== undefined && func0.call(data, "customer_fund_id")){
if(typeof data.customer_fund_id !== "string"){
const err7 = {instancePath:instancePath+"/customer_fund_id",schemaPath:"#/properties/customer_fund_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.deposit_method_code !== undefined && func0.call(data, "deposit_method_code")){
let data5 = data.deposit_method_code;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/deposit_method_code",schemaPath:"#/$defs/DepositMethodCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data5 === "ap") || (data5 === "bp")) || (data5 === "cc")) || (data5 === "bd")) || (data5 === "dd")) || (data5 === "gp")) || (data5 === "pl")) || (data5 === "td"))){
const err9 = {instancePath:instancePath+"/deposit_method_code",schemaPath:"#/$defs/DepositMethodCode/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.device_data !== undefined && func0.call(data, "device_data")){
let data6 = data.device_data;
if(typeof data6 === "string"){
if(func80(data6) > 4000){
const err10 = {instancePath:instancePath+"/device_data",schemaPath:"#/properties/device_data/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err11 = {instancePath:instancePath+"/device_data",schemaPath:"#/properties/device_data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.gateway_key !== undefined && func0.call(data, "gateway_key")){
let data7 = data.gateway_key;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data7 === "braintree") || (data7 === "eway")) || (data7 === "opayo")) || (data7 === "paystream")) || (data7 === "stripe"))){
const err13 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.success_url !== undefined && func0.call(data, "success_url")){
let data8 = data.success_url;
if(typeof data8 === "string"){
if(func80(data8) > 500){
const err14 = {instancePath:instancePath+"/success_url",schemaPath:"#/properties/success_url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern5.test(data8)){
const err15 = {instancePath:instancePath+"/success_url",schemaPath:"#/properties/success_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
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
const err16 = {instancePath:instancePath+"/success_url",schemaPath:"#/properties/success_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cancel_url !== undefined && func0.call(data, "cancel_url")){
let data9 = data.cancel_url;
if(typeof data9 === "string"){
if(func80(data9) > 500){
const err17 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern5.test(data9)){
const err18 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
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
const err19 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

export const fundsDepositCreateWithCodeAnswer = validate24;
const schema37 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Deposit","description":"The deposit."}}};
const schema38 = {"type":"object","description":"Money on its way into the wallet, or in it.","x-chosen":true,"required":["deposit_id","status","amount","deposit_method_code","gateway_key","fund","checkout","created_at","due_at","completed_at","challenge","redirect_url","instructions","failure","notice","checkout_id"],"properties":{"deposit_id":{"type":"string","description":"Id of the deposit."},"status":{"$ref":"#/$defs/DepositStatus","description":"How far it has come."},"amount":{"$ref":"#/$defs/Money","description":"What is paid in."},"deposit_method_code":{"$ref":"#/$defs/DepositMethodCode","description":"How it is paid."},"gateway_key":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that takes it, or null."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund that pays, or null."},"checkout":{"type":"boolean","description":"Whether it was made to pay for a purchase."},"created_at":{"type":"string","description":"When it was asked for.","$comment":"date-time"},"due_at":{"type":["string","null"],"description":"When the money is expected, where it takes its time, or null.","$comment":"date-time"},"completed_at":{"type":["string","null"],"description":"When it was captured or failed, or null.","$comment":"date-time"},"challenge":{"anyOf":[{"$ref":"#/$defs/Challenge"},{"type":"null"}],"description":"What the customer's bank still asks, or null."},"redirect_url":{"type":["string","null"],"description":"Page to send the customer to, relative to the address of the payment pages, or null."},"instructions":{"anyOf":[{"$ref":"#/$defs/DepositInstructions"},{"type":"null"}],"description":"How to send the money, or null."},"failure":{"anyOf":[{"$ref":"#/$defs/ApiMessage"},{"type":"null"}],"description":"Why it failed, or null."},"notice":{"anyOf":[{"$ref":"#/$defs/DepositNotice"},{"type":"null"}],"description":"What to tell the customer, or null."},"checkout_id":{"type":["string","null"],"description":"Id of the receipt of the purchase that it paid for, or null."}}};
const schema39 = {"type":"string","enum":["created","challenged","authorised","captured","failed"],"description":"How far a deposit has come."};
const schema53 = {"type":"object","description":"How to send the money.","x-chosen":true,"required":["biller_code","bank_code","account_number","account_name","reference"],"properties":{"biller_code":{"type":["string","null"],"description":"The biller code of BPAY, or null."},"bank_code":{"type":["string","null"],"description":"The code of the shop's bank, or null."},"account_number":{"type":["string","null"],"description":"The number of the shop's account, or null."},"account_name":{"type":"string","description":"The name of the shop's account."},"reference":{"type":"string","description":"What the customer writes beside it."}}};
const schema54 = {"type":"object","description":"One thing that went wrong.","x-chosen":true,"required":["code","message"],"properties":{"code":{"type":"string","description":"Machine-readable name of the error, in snake_case."},"message":{"type":"string","description":"Text for the customer."},"target":{"type":"string","description":"The request field that the error belongs to; 'this' is the request as a whole, and left out it is 'general'."}}};
const schema55 = {"type":"object","description":"Something to tell the customer about a deposit.","x-chosen":true,"required":["code","message","level"],"properties":{"code":{"type":"string","description":"Names it, such as deposit_pending."},"message":{"type":"string","description":"Text for the customer."},"level":{"type":"string","enum":["info","success","warning","error"],"description":"How to show it."}}};
const schema40 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema41 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const pattern9 = new RegExp("^-?\\d+\\.\\d{2}$", "u");
const pattern10 = new RegExp("^[A-Z]{3}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customer_fund_id","type","brand","gateway_key","last_four","holder_name","expiry_month","expiry_year","is_expired","is_default","bank_type","bank_code","email","verification_status","created_at"],"properties":{"customer_fund_id":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gateway_key":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"last_four":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holder_name":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiry_month":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiry_year":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"is_expired":{"type":"boolean","description":"Whether a card has ended."},"is_default":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"is_refused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bank_type":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bank_code":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verification_status":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"created_at":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
const schema45 = {"type":"string","enum":["cc","bank","paypal"],"description":"What kind of thing is saved."};
const schema46 = {"type":"string","enum":["AmericanExpress","bank","MasterCard","Visa","paypal"],"description":"The brand that a saved way to pay shows."};
const schema48 = {"type":"string","enum":["bsb","swift"],"description":"What the code of a bank is: a domestic branch number, or an international bank identifier."};
const schema49 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far the proof has come that it belongs to the customer."};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.customer_fund_id === undefined) || (!(func0.call(data, "customer_fund_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer_fund_id"},message:"must have required property '"+"customer_fund_id"+"'"};
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
if((data.gateway_key === undefined) || (!(func0.call(data, "gateway_key")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateway_key"},message:"must have required property '"+"gateway_key"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.last_four === undefined) || (!(func0.call(data, "last_four")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_four"},message:"must have required property '"+"last_four"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.holder_name === undefined) || (!(func0.call(data, "holder_name")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holder_name"},message:"must have required property '"+"holder_name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.expiry_month === undefined) || (!(func0.call(data, "expiry_month")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiry_month"},message:"must have required property '"+"expiry_month"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.expiry_year === undefined) || (!(func0.call(data, "expiry_year")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiry_year"},message:"must have required property '"+"expiry_year"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.is_expired === undefined) || (!(func0.call(data, "is_expired")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_expired"},message:"must have required property '"+"is_expired"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.is_default === undefined) || (!(func0.call(data, "is_default")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_default"},message:"must have required property '"+"is_default"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.bank_type === undefined) || (!(func0.call(data, "bank_type")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bank_type"},message:"must have required property '"+"bank_type"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.bank_code === undefined) || (!(func0.call(data, "bank_code")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bank_code"},message:"must have required property '"+"bank_code"+"'"};
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
if((data.verification_status === undefined) || (!(func0.call(data, "verification_status")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_status"},message:"must have required property '"+"verification_status"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.customer_fund_id !== undefined && func0.call(data, "customer_fund_id")){
if(typeof data.customer_fund_id !== "string"){
const err15 = {instancePath:instancePath+"/customer_fund_id",schemaPath:"#/properties/customer_fund_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.gateway_key !== undefined && func0.call(data, "gateway_key")){
let data3 = data.gateway_key;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(typeof data3 !== "string"){
const err20 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data3 === "braintree") || (data3 === "eway")) || (data3 === "opayo")) || (data3 === "paystream")) || (data3 === "stripe"))){
const err21 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/properties/gateway_key/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err23 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/properties/gateway_key/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.last_four !== undefined && func0.call(data, "last_four")){
let data4 = data.last_four;
if((typeof data4 !== "string") && (data4 !== null)){
const err24 = {instancePath:instancePath+"/last_four",schemaPath:"#/properties/last_four/type",keyword:"type",params:{type: schema44.properties.last_four.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.holder_name !== undefined && func0.call(data, "holder_name")){
if(typeof data.holder_name !== "string"){
const err25 = {instancePath:instancePath+"/holder_name",schemaPath:"#/properties/holder_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.expiry_month !== undefined && func0.call(data, "expiry_month")){
let data6 = data.expiry_month;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err26 = {instancePath:instancePath+"/expiry_month",schemaPath:"#/properties/expiry_month/type",keyword:"type",params:{type: schema44.properties.expiry_month.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.expiry_year !== undefined && func0.call(data, "expiry_year")){
let data7 = data.expiry_year;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err27 = {instancePath:instancePath+"/expiry_year",schemaPath:"#/properties/expiry_year/type",keyword:"type",params:{type: schema44.properties.expiry_year.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.is_expired !== undefined && func0.call(data, "is_expired")){
if(typeof data.is_expired !== "boolean"){
const err28 = {instancePath:instancePath+"/is_expired",schemaPath:"#/properties/is_expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.is_default !== undefined && func0.call(data, "is_default")){
if(typeof data.is_default !== "boolean"){
const err29 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.is_refused !== undefined && func0.call(data, "is_refused")){
if(typeof data.is_refused !== "boolean"){
const err30 = {instancePath:instancePath+"/is_refused",schemaPath:"#/properties/is_refused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.bank_type !== undefined && func0.call(data, "bank_type")){
let data11 = data.bank_type;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/bank_type",schemaPath:"#/$defs/BankCodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data11 === "bsb") || (data11 === "swift"))){
const err32 = {instancePath:instancePath+"/bank_type",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/bank_type",schemaPath:"#/properties/bank_type/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err34 = {instancePath:instancePath+"/bank_type",schemaPath:"#/properties/bank_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.bank_code !== undefined && func0.call(data, "bank_code")){
let data12 = data.bank_code;
if((typeof data12 !== "string") && (data12 !== null)){
const err35 = {instancePath:instancePath+"/bank_code",schemaPath:"#/properties/bank_code/type",keyword:"type",params:{type: schema44.properties.bank_code.type},message:"must be string,null"};
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
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema44.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.verification_status !== undefined && func0.call(data, "verification_status")){
let data14 = data.verification_status;
if(typeof data14 !== "string"){
const err37 = {instancePath:instancePath+"/verification_status",schemaPath:"#/$defs/FundVerificationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((((data14 === "Failed Verification") || (data14 === "Pending Verification")) || (data14 === "Unverified")) || (data14 === "Verified"))){
const err38 = {instancePath:instancePath+"/verification_status",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
if(typeof data.created_at !== "string"){
const err39 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"customer_fund_id":true,"type":true,"brand":true,"gateway_key":true,"last_four":true,"holder_name":true,"expiry_month":true,"expiry_year":true,"is_expired":true,"is_default":true,"is_refused":true,"bank_type":true,"bank_code":true,"email":true,"verification_status":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","description":"A question of the customer's bank that is open.","x-chosen":true,"required":["type","url","state","client_secret","window_size","expires_at"],"properties":{"type":{"$ref":"#/$defs/ChallengeType","description":"How the bank is asked."},"url":{"type":["string","null"],"description":"Page of the bank, relative to the address of the payment pages; null for a stripe_challenge."},"state":{"type":"string","description":"Names the question once; the notification carries it."},"client_secret":{"type":["string","null"],"description":"What the script of Stripe is handed for a stripe_challenge; null for any other."},"window_size":{"$ref":"#/$defs/ChallengeWindowSize","description":"The size of the window."},"expires_at":{"type":"string","description":"When the question lapses and the deposit fails.","$comment":"date-time"}}};
const schema51 = {"type":"string","enum":["challenge","stripe_challenge"],"description":"How the customer's bank is asked: in a frame of the page, or by the script of Stripe, which is handed the client secret."};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
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
if((data.client_secret === undefined) || (!(func0.call(data, "client_secret")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_secret"},message:"must have required property '"+"client_secret"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.window_size === undefined) || (!(func0.call(data, "window_size")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window_size"},message:"must have required property '"+"window_size"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.expires_at === undefined) || (!(func0.call(data, "expires_at")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/ChallengeType/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"};
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
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema50.properties.url.type},message:"must be string,null"};
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
if(data.client_secret !== undefined && func0.call(data, "client_secret")){
let data3 = data.client_secret;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: schema50.properties.client_secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.window_size !== undefined && func0.call(data, "window_size")){
let data4 = data.window_size;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/window_size",schemaPath:"#/$defs/ChallengeWindowSize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data4 === "Small") || (data4 === "Medium")) || (data4 === "Large")) || (data4 === "ExtraLarge")) || (data4 === "FullScreen"))){
const err12 = {instancePath:instancePath+"/window_size",schemaPath:"#/$defs/ChallengeWindowSize/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
if(typeof data.expires_at !== "string"){
const err13 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"type":true,"url":true,"state":true,"client_secret":true,"window_size":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.deposit_id === undefined) || (!(func0.call(data, "deposit_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit_id"},message:"must have required property '"+"deposit_id"+"'"};
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
if((data.deposit_method_code === undefined) || (!(func0.call(data, "deposit_method_code")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit_method_code"},message:"must have required property '"+"deposit_method_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.gateway_key === undefined) || (!(func0.call(data, "gateway_key")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateway_key"},message:"must have required property '"+"gateway_key"+"'"};
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
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.due_at === undefined) || (!(func0.call(data, "due_at")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due_at"},message:"must have required property '"+"due_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.completed_at === undefined) || (!(func0.call(data, "completed_at")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"};
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
if((data.redirect_url === undefined) || (!(func0.call(data, "redirect_url")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_url"},message:"must have required property '"+"redirect_url"+"'"};
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
if((data.checkout_id === undefined) || (!(func0.call(data, "checkout_id")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.deposit_id !== undefined && func0.call(data, "deposit_id")){
if(typeof data.deposit_id !== "string"){
const err16 = {instancePath:instancePath+"/deposit_id",schemaPath:"#/properties/deposit_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DepositStatus/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate26(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.deposit_method_code !== undefined && func0.call(data, "deposit_method_code")){
let data3 = data.deposit_method_code;
if(typeof data3 !== "string"){
const err19 = {instancePath:instancePath+"/deposit_method_code",schemaPath:"#/$defs/DepositMethodCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((((((data3 === "ap") || (data3 === "bp")) || (data3 === "cc")) || (data3 === "bd")) || (data3 === "dd")) || (data3 === "gp")) || (data3 === "pl")) || (data3 === "td"))){
const err20 = {instancePath:instancePath+"/deposit_method_code",schemaPath:"#/$defs/DepositMethodCode/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gateway_key !== undefined && func0.call(data, "gateway_key")){
let data4 = data.gateway_key;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(typeof data4 !== "string"){
const err21 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data4 === "braintree") || (data4 === "eway")) || (data4 === "opayo")) || (data4 === "paystream")) || (data4 === "stripe"))){
const err22 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/properties/gateway_key/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err24 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/properties/gateway_key/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(!(validate28(data5, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {};
props0.customer_fund_id = true;
props0.type = true;
props0.brand = true;
props0.gateway_key = true;
props0.last_four = true;
props0.holder_name = true;
props0.expiry_month = true;
props0.expiry_year = true;
props0.is_expired = true;
props0.is_default = true;
props0.is_refused = true;
props0.bank_type = true;
props0.bank_code = true;
props0.email = true;
props0.verification_status = true;
props0.created_at = true;
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
if(data.created_at !== undefined && func0.call(data, "created_at")){
if(typeof data.created_at !== "string"){
const err28 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.due_at !== undefined && func0.call(data, "due_at")){
let data8 = data.due_at;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema38.properties.due_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.completed_at !== undefined && func0.call(data, "completed_at")){
let data9 = data.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err30 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema38.properties.completed_at.type},message:"must be string,null"};
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
if(!(validate30(data10, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid2 = _errs36 === errors;
valid6 = valid6 || _valid2;
if(_valid2){
var props1 = {};
props1.type = true;
props1.url = true;
props1.state = true;
props1.client_secret = true;
props1.window_size = true;
props1.expires_at = true;
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
if(data.redirect_url !== undefined && func0.call(data, "redirect_url")){
let data11 = data.redirect_url;
if((typeof data11 !== "string") && (data11 !== null)){
const err33 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/type",keyword:"type",params:{type: schema38.properties.redirect_url.type},message:"must be string,null"};
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
if((data12.biller_code === undefined) || (!(func0.call(data12, "biller_code")))){
const err34 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "biller_code"},message:"must have required property '"+"biller_code"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((data12.bank_code === undefined) || (!(func0.call(data12, "bank_code")))){
const err35 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "bank_code"},message:"must have required property '"+"bank_code"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((data12.account_number === undefined) || (!(func0.call(data12, "account_number")))){
const err36 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data12.account_name === undefined) || (!(func0.call(data12, "account_name")))){
const err37 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/DepositInstructions/required",keyword:"required",params:{missingProperty: "account_name"},message:"must have required property '"+"account_name"+"'"};
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
if(data12.biller_code !== undefined && func0.call(data12, "biller_code")){
let data13 = data12.biller_code;
if((typeof data13 !== "string") && (data13 !== null)){
const err39 = {instancePath:instancePath+"/instructions/biller_code",schemaPath:"#/$defs/DepositInstructions/properties/biller_code/type",keyword:"type",params:{type: schema53.properties.biller_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.bank_code !== undefined && func0.call(data12, "bank_code")){
let data14 = data12.bank_code;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/instructions/bank_code",schemaPath:"#/$defs/DepositInstructions/properties/bank_code/type",keyword:"type",params:{type: schema53.properties.bank_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.account_number !== undefined && func0.call(data12, "account_number")){
let data15 = data12.account_number;
if((typeof data15 !== "string") && (data15 !== null)){
const err41 = {instancePath:instancePath+"/instructions/account_number",schemaPath:"#/$defs/DepositInstructions/properties/account_number/type",keyword:"type",params:{type: schema53.properties.account_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.account_name !== undefined && func0.call(data12, "account_name")){
if(typeof data12.account_name !== "string"){
const err42 = {instancePath:instancePath+"/instructions/account_name",schemaPath:"#/$defs/DepositInstructions/properties/account_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
props2.biller_code = true;
props2.bank_code = true;
props2.account_number = true;
props2.account_name = true;
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
const err61 = {instancePath:instancePath+"/notice/level",schemaPath:"#/$defs/DepositNotice/properties/level/enum",keyword:"enum",params:{allowedValues: schema55.properties.level.enum},message:"must be equal to one of the allowed values"};
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
if(data.checkout_id !== undefined && func0.call(data, "checkout_id")){
let data26 = data.checkout_id;
if((typeof data26 !== "string") && (data26 !== null)){
const err65 = {instancePath:instancePath+"/checkout_id",schemaPath:"#/properties/checkout_id/type",keyword:"type",params:{type: schema38.properties.checkout_id.type},message:"must be string,null"};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"deposit_id":true,"status":true,"amount":true,"deposit_method_code":true,"gateway_key":true,"fund":true,"checkout":true,"created_at":true,"due_at":true,"completed_at":true,"challenge":true,"redirect_url":true,"instructions":true,"failure":true,"notice":true,"checkout_id":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
if(!(validate25(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


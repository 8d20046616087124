// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const authLoginBody = validate21;
const schema32 = {"type":"object","description":"Who signs in.","x-chosen":true,"additionalProperties":false,"required":["email","password"],"properties":{"email":{"type":"string","description":"E-mail address.","maxLength":254},"password":{"type":"string","description":"Password.","minLength":1,"maxLength":128},"save_device":{"type":"boolean","description":"Whether to ask for no code on this device for a time."},"otp":{"type":"string","description":"One-time code of six digits.","pattern":"^\\d{6}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func63 = ucs2length;
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
for(const key0 of Object.keys(data)){
if(!((((key0 === "email") || (key0 === "password")) || (key0 === "save_device")) || (key0 === "otp"))){
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
if(data.email !== undefined && func0.call(data, "email")){
let data0 = data.email;
if(typeof data0 === "string"){
if(func63(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.password !== undefined && func0.call(data, "password")){
let data1 = data.password;
if(typeof data1 === "string"){
if(func63(data1) > 128){
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func63(data1) < 1){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.save_device !== undefined && func0.call(data, "save_device")){
if(typeof data.save_device !== "boolean"){
const err8 = {instancePath:instancePath+"/save_device",schemaPath:"#/properties/save_device/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.otp !== undefined && func0.call(data, "otp")){
let data3 = data.otp;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err9 = {instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/pattern",keyword:"pattern",params:{pattern: "^\\d{6}$"},message:"must match pattern \""+"^\\d{6}$"+"\""};
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
const err10 = {instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authLoginAnswer = validate22;
const schema33 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Session","description":"The session of the customer."}}};
const schema34 = {"type":"object","description":"A signed-in customer with the tokens of the session.","x-chosen":true,"required":["customer_id","customer_token","access_token","refresh_token","device_uuid","session_timeout","pricing_id","segment_name","force_password_change","account_upgrade"],"properties":{"customer_id":{"type":"string","description":"Id of the customer; the subject of both tokens."},"customer_token":{"type":"string","description":"Signs the calls made in the customer's name."},"access_token":{"type":"string","description":"JWT that authorises calls for five minutes."},"refresh_token":{"type":"string","description":"JWT that is good for one refresh."},"device_uuid":{"type":"string","description":"Id of the device, to be sent with each call."},"session_timeout":{"type":"integer","description":"Seconds after which the refresh token expires.","minimum":1},"pricing_id":{"type":"string","description":"The price list of the customer."},"segment_name":{"type":["string","null"],"description":"The segment that decides the capabilities; null for the default one."},"force_password_change":{"type":"boolean","description":"Whether a new password must be chosen first."},"account_upgrade":{"type":"boolean","description":"Whether the account must be upgraded first."}}};

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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.customer_id === undefined) || (!(func0.call(data0, "customer_id")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_id"},message:"must have required property '"+"customer_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.customer_token === undefined) || (!(func0.call(data0, "customer_token")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_token"},message:"must have required property '"+"customer_token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.access_token === undefined) || (!(func0.call(data0, "access_token")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.refresh_token === undefined) || (!(func0.call(data0, "refresh_token")))){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data0.device_uuid === undefined) || (!(func0.call(data0, "device_uuid")))){
const err5 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "device_uuid"},message:"must have required property '"+"device_uuid"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data0.session_timeout === undefined) || (!(func0.call(data0, "session_timeout")))){
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "session_timeout"},message:"must have required property '"+"session_timeout"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data0.pricing_id === undefined) || (!(func0.call(data0, "pricing_id")))){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "pricing_id"},message:"must have required property '"+"pricing_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data0.segment_name === undefined) || (!(func0.call(data0, "segment_name")))){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "segment_name"},message:"must have required property '"+"segment_name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data0.force_password_change === undefined) || (!(func0.call(data0, "force_password_change")))){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "force_password_change"},message:"must have required property '"+"force_password_change"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data0.account_upgrade === undefined) || (!(func0.call(data0, "account_upgrade")))){
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "account_upgrade"},message:"must have required property '"+"account_upgrade"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.customer_id !== undefined && func0.call(data0, "customer_id")){
if(typeof data0.customer_id !== "string"){
const err11 = {instancePath:instancePath+"/result/customer_id",schemaPath:"#/$defs/Session/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.customer_token !== undefined && func0.call(data0, "customer_token")){
if(typeof data0.customer_token !== "string"){
const err12 = {instancePath:instancePath+"/result/customer_token",schemaPath:"#/$defs/Session/properties/customer_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.access_token !== undefined && func0.call(data0, "access_token")){
if(typeof data0.access_token !== "string"){
const err13 = {instancePath:instancePath+"/result/access_token",schemaPath:"#/$defs/Session/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.refresh_token !== undefined && func0.call(data0, "refresh_token")){
if(typeof data0.refresh_token !== "string"){
const err14 = {instancePath:instancePath+"/result/refresh_token",schemaPath:"#/$defs/Session/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.device_uuid !== undefined && func0.call(data0, "device_uuid")){
if(typeof data0.device_uuid !== "string"){
const err15 = {instancePath:instancePath+"/result/device_uuid",schemaPath:"#/$defs/Session/properties/device_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.session_timeout !== undefined && func0.call(data0, "session_timeout")){
let data6 = data0.session_timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data0.pricing_id !== undefined && func0.call(data0, "pricing_id")){
if(typeof data0.pricing_id !== "string"){
const err18 = {instancePath:instancePath+"/result/pricing_id",schemaPath:"#/$defs/Session/properties/pricing_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.segment_name !== undefined && func0.call(data0, "segment_name")){
let data8 = data0.segment_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/result/segment_name",schemaPath:"#/$defs/Session/properties/segment_name/type",keyword:"type",params:{type: schema34.properties.segment_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.force_password_change !== undefined && func0.call(data0, "force_password_change")){
if(typeof data0.force_password_change !== "boolean"){
const err20 = {instancePath:instancePath+"/result/force_password_change",schemaPath:"#/$defs/Session/properties/force_password_change/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.account_upgrade !== undefined && func0.call(data0, "account_upgrade")){
if(typeof data0.account_upgrade !== "boolean"){
const err21 = {instancePath:instancePath+"/result/account_upgrade",schemaPath:"#/$defs/Session/properties/account_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err22 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const authSignupBody = validate23;
const schema35 = {"type":"object","description":"A new customer.","x-chosen":true,"additionalProperties":false,"required":["email","password","firstname","lastname","date_of_birth","state","terms_accepted","metadata"],"properties":{"email":{"type":"string","description":"E-mail address, one account for each.","maxLength":254},"password":{"type":"string","description":"The new password.","minLength":8,"maxLength":128},"firstname":{"type":"string","description":"First name.","minLength":1,"maxLength":60},"lastname":{"type":"string","description":"Last name.","minLength":1,"maxLength":60},"date_of_birth":{"type":"string","description":"Day of birth, such as '1990-04-17'.","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"state":{"$ref":"#/$defs/Region","description":"Where the customer lives."},"terms_accepted":{"type":"boolean","description":"Whether the customer has agreed to the terms and conditions."},"marketing_opt_in":{"type":"boolean","description":"Whether the customer wants news by e-mail."},"save_device":{"type":"boolean","description":"Whether to ask for no code on this device for a time."},"attribution":{"$ref":"#/$defs/SignupAttribution","description":"What brought the customer here."},"metadata":{"$ref":"#/$defs/SignupMetadata","description":"What the client is."},"favourite_numbers":{"type":"array","description":"Numbers that were chosen before there was an account.","items":{"$ref":"#/$defs/FavouriteNumbers"},"maxItems":20}}};
const schema36 = {"type":"string","enum":["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"],"description":"A region, which decides the sub-variant."};
const schema37 = {"type":"object","description":"What brought a customer to the shop.","x-chosen":true,"additionalProperties":false,"required":[],"properties":{"affiliate_code":{"type":"string","description":"Code of the affiliate.","maxLength":200},"utm_source":{"type":"string","description":"Source of the campaign.","maxLength":200},"utm_medium":{"type":"string","description":"Medium of the campaign.","maxLength":200},"utm_term":{"type":"string","description":"Term of the campaign.","maxLength":200},"utm_content":{"type":"string","description":"Content of the campaign.","maxLength":200},"utm_campaign":{"type":"string","description":"Name of the campaign.","maxLength":200}}};
const schema38 = {"type":"object","description":"What a client is.","additionalProperties":false,"required":["platform"],"properties":{"platform":{"type":"string","description":"The platform.","enum":["Web"]}}};
const pattern5 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const schema39 = {"type":"object","description":"The favourite numbers of a customer for a lottery.","x-chosen":true,"required":["lottery_key","number_sets"],"properties":{"lottery_key":{"type":"string","description":"Key of the lottery.","maxLength":80},"number_sets":{"type":"array","description":"The numbers of each number set.","items":{"$ref":"#/$defs/NumberGroup"},"maxItems":10}}};
const schema40 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

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
if((data.lottery_key === undefined) || (!(func0.call(data, "lottery_key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_key"},message:"must have required property '"+"lottery_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.number_sets === undefined) || (!(func0.call(data, "number_sets")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_sets"},message:"must have required property '"+"number_sets"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
let data0 = data.lottery_key;
if(typeof data0 === "string"){
if(func63(data0) > 80){
const err2 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err3 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.number_sets !== undefined && func0.call(data, "number_sets")){
let data1 = data.number_sets;
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/number_sets",schemaPath:"#/properties/number_sets/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.key === undefined) || (!(func0.call(data2, "key")))){
const err5 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data2.numbers === undefined) || (!(func0.call(data2, "numbers")))){
const err6 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.key !== undefined && func0.call(data2, "key")){
if(typeof data2.key !== "string"){
const err7 = {instancePath:instancePath+"/number_sets/" + i0+"/key",schemaPath:"#/$defs/NumberGroup/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.numbers !== undefined && func0.call(data2, "numbers")){
let data4 = data2.numbers;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/number_sets/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/NumberGroup/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err9 = {instancePath:instancePath+"/number_sets/" + i0+"/numbers",schemaPath:"#/$defs/NumberGroup/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/number_sets",schemaPath:"#/properties/number_sets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"lottery_key":true,"number_sets":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
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
if((data.date_of_birth === undefined) || (!(func0.call(data, "date_of_birth")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date_of_birth"},message:"must have required property '"+"date_of_birth"+"'"};
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
if((data.terms_accepted === undefined) || (!(func0.call(data, "terms_accepted")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms_accepted"},message:"must have required property '"+"terms_accepted"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.metadata === undefined) || (!(func0.call(data, "metadata")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema35.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data0 = data.email;
if(typeof data0 === "string"){
if(func63(data0) > 254){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
if(func63(data1) > 128){
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func63(data1) < 8){
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
if(func63(data2) > 60){
const err14 = {instancePath:instancePath+"/firstname",schemaPath:"#/properties/firstname/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func63(data2) < 1){
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
if(func63(data3) > 60){
const err17 = {instancePath:instancePath+"/lastname",schemaPath:"#/properties/lastname/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func63(data3) < 1){
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
if(data.date_of_birth !== undefined && func0.call(data, "date_of_birth")){
let data4 = data.date_of_birth;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err20 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
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
const err21 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data5 = data.state;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((((((((((data5 === "ACT") || (data5 === "GB")) || (data5 === "LW")) || (data5 === "NSW")) || (data5 === "NSWL")) || (data5 === "NT")) || (data5 === "QLD")) || (data5 === "SA")) || (data5 === "TAS")) || (data5 === "VIC")) || (data5 === "WA")) || (data5 === "OTHER"))){
const err23 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.terms_accepted !== undefined && func0.call(data, "terms_accepted")){
if(typeof data.terms_accepted !== "boolean"){
const err24 = {instancePath:instancePath+"/terms_accepted",schemaPath:"#/properties/terms_accepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.marketing_opt_in !== undefined && func0.call(data, "marketing_opt_in")){
if(typeof data.marketing_opt_in !== "boolean"){
const err25 = {instancePath:instancePath+"/marketing_opt_in",schemaPath:"#/properties/marketing_opt_in/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.save_device !== undefined && func0.call(data, "save_device")){
if(typeof data.save_device !== "boolean"){
const err26 = {instancePath:instancePath+"/save_device",schemaPath:"#/properties/save_device/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.attribution !== undefined && func0.call(data, "attribution")){
let data9 = data.attribution;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 of Object.keys(data9)){
if(!((((((key1 === "affiliate_code") || (key1 === "utm_source")) || (key1 === "utm_medium")) || (key1 === "utm_term")) || (key1 === "utm_content")) || (key1 === "utm_campaign"))){
const err27 = {instancePath:instancePath+"/attribution",schemaPath:"#/$defs/SignupAttribution/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.affiliate_code !== undefined && func0.call(data9, "affiliate_code")){
let data10 = data9.affiliate_code;
if(typeof data10 === "string"){
if(func63(data10) > 200){
const err28 = {instancePath:instancePath+"/attribution/affiliate_code",schemaPath:"#/$defs/SignupAttribution/properties/affiliate_code/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/attribution/affiliate_code",schemaPath:"#/$defs/SignupAttribution/properties/affiliate_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.utm_source !== undefined && func0.call(data9, "utm_source")){
let data11 = data9.utm_source;
if(typeof data11 === "string"){
if(func63(data11) > 200){
const err30 = {instancePath:instancePath+"/attribution/utm_source",schemaPath:"#/$defs/SignupAttribution/properties/utm_source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/attribution/utm_source",schemaPath:"#/$defs/SignupAttribution/properties/utm_source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.utm_medium !== undefined && func0.call(data9, "utm_medium")){
let data12 = data9.utm_medium;
if(typeof data12 === "string"){
if(func63(data12) > 200){
const err32 = {instancePath:instancePath+"/attribution/utm_medium",schemaPath:"#/$defs/SignupAttribution/properties/utm_medium/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/attribution/utm_medium",schemaPath:"#/$defs/SignupAttribution/properties/utm_medium/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.utm_term !== undefined && func0.call(data9, "utm_term")){
let data13 = data9.utm_term;
if(typeof data13 === "string"){
if(func63(data13) > 200){
const err34 = {instancePath:instancePath+"/attribution/utm_term",schemaPath:"#/$defs/SignupAttribution/properties/utm_term/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/attribution/utm_term",schemaPath:"#/$defs/SignupAttribution/properties/utm_term/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data9.utm_content !== undefined && func0.call(data9, "utm_content")){
let data14 = data9.utm_content;
if(typeof data14 === "string"){
if(func63(data14) > 200){
const err36 = {instancePath:instancePath+"/attribution/utm_content",schemaPath:"#/$defs/SignupAttribution/properties/utm_content/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/attribution/utm_content",schemaPath:"#/$defs/SignupAttribution/properties/utm_content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data9.utm_campaign !== undefined && func0.call(data9, "utm_campaign")){
let data15 = data9.utm_campaign;
if(typeof data15 === "string"){
if(func63(data15) > 200){
const err38 = {instancePath:instancePath+"/attribution/utm_campaign",schemaPath:"#/$defs/SignupAttribution/properties/utm_campaign/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/attribution/utm_campaign",schemaPath:"#/$defs/SignupAttribution/properties/utm_campaign/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err40 = {instancePath:instancePath+"/attribution",schemaPath:"#/$defs/SignupAttribution/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data16 = data.metadata;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.platform === undefined) || (!(func0.call(data16, "platform")))){
const err41 = {instancePath:instancePath+"/metadata",schemaPath:"#/$defs/SignupMetadata/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key2 of Object.keys(data16)){
if(!(key2 === "platform")){
const err42 = {instancePath:instancePath+"/metadata",schemaPath:"#/$defs/SignupMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data16.platform !== undefined && func0.call(data16, "platform")){
let data17 = data16.platform;
if(typeof data17 !== "string"){
const err43 = {instancePath:instancePath+"/metadata/platform",schemaPath:"#/$defs/SignupMetadata/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(data17 === "Web")){
const err44 = {instancePath:instancePath+"/metadata/platform",schemaPath:"#/$defs/SignupMetadata/properties/platform/enum",keyword:"enum",params:{allowedValues: schema38.properties.platform.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/metadata",schemaPath:"#/$defs/SignupMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.favourite_numbers !== undefined && func0.call(data, "favourite_numbers")){
let data18 = data.favourite_numbers;
if(Array.isArray(data18)){
if(data18.length > 20){
const err46 = {instancePath:instancePath+"/favourite_numbers",schemaPath:"#/properties/favourite_numbers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data18[i0], {instancePath:instancePath+"/favourite_numbers/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/favourite_numbers",schemaPath:"#/properties/favourite_numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authSignupAnswer = validate26;
const schema41 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Session","description":"The session of the customer."}}};

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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.customer_id === undefined) || (!(func0.call(data0, "customer_id")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_id"},message:"must have required property '"+"customer_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.customer_token === undefined) || (!(func0.call(data0, "customer_token")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_token"},message:"must have required property '"+"customer_token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.access_token === undefined) || (!(func0.call(data0, "access_token")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.refresh_token === undefined) || (!(func0.call(data0, "refresh_token")))){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data0.device_uuid === undefined) || (!(func0.call(data0, "device_uuid")))){
const err5 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "device_uuid"},message:"must have required property '"+"device_uuid"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data0.session_timeout === undefined) || (!(func0.call(data0, "session_timeout")))){
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "session_timeout"},message:"must have required property '"+"session_timeout"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data0.pricing_id === undefined) || (!(func0.call(data0, "pricing_id")))){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "pricing_id"},message:"must have required property '"+"pricing_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data0.segment_name === undefined) || (!(func0.call(data0, "segment_name")))){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "segment_name"},message:"must have required property '"+"segment_name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data0.force_password_change === undefined) || (!(func0.call(data0, "force_password_change")))){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "force_password_change"},message:"must have required property '"+"force_password_change"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data0.account_upgrade === undefined) || (!(func0.call(data0, "account_upgrade")))){
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "account_upgrade"},message:"must have required property '"+"account_upgrade"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.customer_id !== undefined && func0.call(data0, "customer_id")){
if(typeof data0.customer_id !== "string"){
const err11 = {instancePath:instancePath+"/result/customer_id",schemaPath:"#/$defs/Session/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.customer_token !== undefined && func0.call(data0, "customer_token")){
if(typeof data0.customer_token !== "string"){
const err12 = {instancePath:instancePath+"/result/customer_token",schemaPath:"#/$defs/Session/properties/customer_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.access_token !== undefined && func0.call(data0, "access_token")){
if(typeof data0.access_token !== "string"){
const err13 = {instancePath:instancePath+"/result/access_token",schemaPath:"#/$defs/Session/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.refresh_token !== undefined && func0.call(data0, "refresh_token")){
if(typeof data0.refresh_token !== "string"){
const err14 = {instancePath:instancePath+"/result/refresh_token",schemaPath:"#/$defs/Session/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.device_uuid !== undefined && func0.call(data0, "device_uuid")){
if(typeof data0.device_uuid !== "string"){
const err15 = {instancePath:instancePath+"/result/device_uuid",schemaPath:"#/$defs/Session/properties/device_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.session_timeout !== undefined && func0.call(data0, "session_timeout")){
let data6 = data0.session_timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data0.pricing_id !== undefined && func0.call(data0, "pricing_id")){
if(typeof data0.pricing_id !== "string"){
const err18 = {instancePath:instancePath+"/result/pricing_id",schemaPath:"#/$defs/Session/properties/pricing_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.segment_name !== undefined && func0.call(data0, "segment_name")){
let data8 = data0.segment_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/result/segment_name",schemaPath:"#/$defs/Session/properties/segment_name/type",keyword:"type",params:{type: schema34.properties.segment_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.force_password_change !== undefined && func0.call(data0, "force_password_change")){
if(typeof data0.force_password_change !== "boolean"){
const err20 = {instancePath:instancePath+"/result/force_password_change",schemaPath:"#/$defs/Session/properties/force_password_change/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.account_upgrade !== undefined && func0.call(data0, "account_upgrade")){
if(typeof data0.account_upgrade !== "boolean"){
const err21 = {instancePath:instancePath+"/result/account_upgrade",schemaPath:"#/$defs/Session/properties/account_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err22 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const authTransferBody = validate27;
const schema43 = {"type":"object","description":"The token of a session to take over.","x-chosen":true,"additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","description":"The one-time token.","minLength":1,"maxLength":200}}};

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
if(!(key0 === "token")){
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
if(func63(data0) > 200){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authTransferAnswer = validate28;
const schema44 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Session","description":"The session of the customer."}}};

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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.customer_id === undefined) || (!(func0.call(data0, "customer_id")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_id"},message:"must have required property '"+"customer_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.customer_token === undefined) || (!(func0.call(data0, "customer_token")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_token"},message:"must have required property '"+"customer_token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.access_token === undefined) || (!(func0.call(data0, "access_token")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.refresh_token === undefined) || (!(func0.call(data0, "refresh_token")))){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data0.device_uuid === undefined) || (!(func0.call(data0, "device_uuid")))){
const err5 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "device_uuid"},message:"must have required property '"+"device_uuid"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data0.session_timeout === undefined) || (!(func0.call(data0, "session_timeout")))){
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "session_timeout"},message:"must have required property '"+"session_timeout"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data0.pricing_id === undefined) || (!(func0.call(data0, "pricing_id")))){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "pricing_id"},message:"must have required property '"+"pricing_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data0.segment_name === undefined) || (!(func0.call(data0, "segment_name")))){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "segment_name"},message:"must have required property '"+"segment_name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data0.force_password_change === undefined) || (!(func0.call(data0, "force_password_change")))){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "force_password_change"},message:"must have required property '"+"force_password_change"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data0.account_upgrade === undefined) || (!(func0.call(data0, "account_upgrade")))){
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "account_upgrade"},message:"must have required property '"+"account_upgrade"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.customer_id !== undefined && func0.call(data0, "customer_id")){
if(typeof data0.customer_id !== "string"){
const err11 = {instancePath:instancePath+"/result/customer_id",schemaPath:"#/$defs/Session/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.customer_token !== undefined && func0.call(data0, "customer_token")){
if(typeof data0.customer_token !== "string"){
const err12 = {instancePath:instancePath+"/result/customer_token",schemaPath:"#/$defs/Session/properties/customer_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.access_token !== undefined && func0.call(data0, "access_token")){
if(typeof data0.access_token !== "string"){
const err13 = {instancePath:instancePath+"/result/access_token",schemaPath:"#/$defs/Session/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.refresh_token !== undefined && func0.call(data0, "refresh_token")){
if(typeof data0.refresh_token !== "string"){
const err14 = {instancePath:instancePath+"/result/refresh_token",schemaPath:"#/$defs/Session/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.device_uuid !== undefined && func0.call(data0, "device_uuid")){
if(typeof data0.device_uuid !== "string"){
const err15 = {instancePath:instancePath+"/result/device_uuid",schemaPath:"#/$defs/Session/properties/device_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.session_timeout !== undefined && func0.call(data0, "session_timeout")){
let data6 = data0.session_timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data0.pricing_id !== undefined && func0.call(data0, "pricing_id")){
if(typeof data0.pricing_id !== "string"){
const err18 = {instancePath:instancePath+"/result/pricing_id",schemaPath:"#/$defs/Session/properties/pricing_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.segment_name !== undefined && func0.call(data0, "segment_name")){
let data8 = data0.segment_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/result/segment_name",schemaPath:"#/$defs/Session/properties/segment_name/type",keyword:"type",params:{type: schema34.properties.segment_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.force_password_change !== undefined && func0.call(data0, "force_password_change")){
if(typeof data0.force_password_change !== "boolean"){
const err20 = {instancePath:instancePath+"/result/force_password_change",schemaPath:"#/$defs/Session/properties/force_password_change/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.account_upgrade !== undefined && func0.call(data0, "account_upgrade")){
if(typeof data0.account_upgrade !== "boolean"){
const err21 = {instancePath:instancePath+"/result/account_upgrade",schemaPath:"#/$defs/Session/properties/account_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err22 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const authTransferTokenAnswer = validate29;
const schema46 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/TransferToken","description":"The token."}}};
const schema47 = {"type":"object","description":"A token that takes a session to another host or app.","x-chosen":true,"required":["token","expires_at","path"],"properties":{"token":{"type":"string","description":"Token for one use."},"expires_at":{"type":"string","description":"When it expires.","$comment":"date-time"},"path":{"type":"string","description":"Path in the shop that starts the session there."}}};

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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.token === undefined) || (!(func0.call(data0, "token")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/TransferToken/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.expires_at === undefined) || (!(func0.call(data0, "expires_at")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/TransferToken/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.path === undefined) || (!(func0.call(data0, "path")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/TransferToken/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.token !== undefined && func0.call(data0, "token")){
if(typeof data0.token !== "string"){
const err4 = {instancePath:instancePath+"/result/token",schemaPath:"#/$defs/TransferToken/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.expires_at !== undefined && func0.call(data0, "expires_at")){
if(typeof data0.expires_at !== "string"){
const err5 = {instancePath:instancePath+"/result/expires_at",schemaPath:"#/$defs/TransferToken/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.path !== undefined && func0.call(data0, "path")){
if(typeof data0.path !== "string"){
const err6 = {instancePath:instancePath+"/result/path",schemaPath:"#/$defs/TransferToken/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/TransferToken/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const authLogoutAnswer = validate30;
const schema48 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Whether the session has ended."}}}}};

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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.done === undefined) || (!(func0.call(data0, "done")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.done !== undefined && func0.call(data0, "done")){
if(typeof data0.done !== "boolean"){
const err2 = {instancePath:instancePath+"/result/done",schemaPath:"#/properties/result/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const authRefreshBody = validate31;
const schema49 = {"type":"object","description":"A refresh token to exchange.","additionalProperties":false,"required":["refresh_token"],"properties":{"refresh_token":{"type":"string","description":"The refresh token.","minLength":1,"maxLength":2000},"fingerprint":{"type":"string","description":"SHA-256 of the device id that the API issued, in hexadecimal; kept with the session.","minLength":1,"maxLength":200},"otp":{"type":"string","description":"One-time code of six digits.","pattern":"^\\d{6}$"},"save_device":{"type":"boolean","description":"Whether to ask for no code on this device for a time."}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.refresh_token === undefined) || (!(func0.call(data, "refresh_token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "refresh_token") || (key0 === "fingerprint")) || (key0 === "otp")) || (key0 === "save_device"))){
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
if(data.refresh_token !== undefined && func0.call(data, "refresh_token")){
let data0 = data.refresh_token;
if(typeof data0 === "string"){
if(func63(data0) > 2000){
const err2 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
const err3 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fingerprint !== undefined && func0.call(data, "fingerprint")){
let data1 = data.fingerprint;
if(typeof data1 === "string"){
if(func63(data1) > 200){
const err5 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func63(data1) < 1){
const err6 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.otp !== undefined && func0.call(data, "otp")){
let data2 = data.otp;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err8 = {instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/pattern",keyword:"pattern",params:{pattern: "^\\d{6}$"},message:"must match pattern \""+"^\\d{6}$"+"\""};
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
const err9 = {instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.save_device !== undefined && func0.call(data, "save_device")){
if(typeof data.save_device !== "boolean"){
const err10 = {instancePath:instancePath+"/save_device",schemaPath:"#/properties/save_device/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authRefreshAnswer = validate32;
const schema50 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Session","description":"The session of the customer."}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.customer_id === undefined) || (!(func0.call(data0, "customer_id")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_id"},message:"must have required property '"+"customer_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.customer_token === undefined) || (!(func0.call(data0, "customer_token")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_token"},message:"must have required property '"+"customer_token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.access_token === undefined) || (!(func0.call(data0, "access_token")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.refresh_token === undefined) || (!(func0.call(data0, "refresh_token")))){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data0.device_uuid === undefined) || (!(func0.call(data0, "device_uuid")))){
const err5 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "device_uuid"},message:"must have required property '"+"device_uuid"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data0.session_timeout === undefined) || (!(func0.call(data0, "session_timeout")))){
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "session_timeout"},message:"must have required property '"+"session_timeout"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data0.pricing_id === undefined) || (!(func0.call(data0, "pricing_id")))){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "pricing_id"},message:"must have required property '"+"pricing_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data0.segment_name === undefined) || (!(func0.call(data0, "segment_name")))){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "segment_name"},message:"must have required property '"+"segment_name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data0.force_password_change === undefined) || (!(func0.call(data0, "force_password_change")))){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "force_password_change"},message:"must have required property '"+"force_password_change"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data0.account_upgrade === undefined) || (!(func0.call(data0, "account_upgrade")))){
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "account_upgrade"},message:"must have required property '"+"account_upgrade"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.customer_id !== undefined && func0.call(data0, "customer_id")){
if(typeof data0.customer_id !== "string"){
const err11 = {instancePath:instancePath+"/result/customer_id",schemaPath:"#/$defs/Session/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.customer_token !== undefined && func0.call(data0, "customer_token")){
if(typeof data0.customer_token !== "string"){
const err12 = {instancePath:instancePath+"/result/customer_token",schemaPath:"#/$defs/Session/properties/customer_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.access_token !== undefined && func0.call(data0, "access_token")){
if(typeof data0.access_token !== "string"){
const err13 = {instancePath:instancePath+"/result/access_token",schemaPath:"#/$defs/Session/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.refresh_token !== undefined && func0.call(data0, "refresh_token")){
if(typeof data0.refresh_token !== "string"){
const err14 = {instancePath:instancePath+"/result/refresh_token",schemaPath:"#/$defs/Session/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.device_uuid !== undefined && func0.call(data0, "device_uuid")){
if(typeof data0.device_uuid !== "string"){
const err15 = {instancePath:instancePath+"/result/device_uuid",schemaPath:"#/$defs/Session/properties/device_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.session_timeout !== undefined && func0.call(data0, "session_timeout")){
let data6 = data0.session_timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data0.pricing_id !== undefined && func0.call(data0, "pricing_id")){
if(typeof data0.pricing_id !== "string"){
const err18 = {instancePath:instancePath+"/result/pricing_id",schemaPath:"#/$defs/Session/properties/pricing_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.segment_name !== undefined && func0.call(data0, "segment_name")){
let data8 = data0.segment_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/result/segment_name",schemaPath:"#/$defs/Session/properties/segment_name/type",keyword:"type",params:{type: schema34.properties.segment_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.force_password_change !== undefined && func0.call(data0, "force_password_change")){
if(typeof data0.force_password_change !== "boolean"){
const err20 = {instancePath:instancePath+"/result/force_password_change",schemaPath:"#/$defs/Session/properties/force_password_change/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.account_upgrade !== undefined && func0.call(data0, "account_upgrade")){
if(typeof data0.account_upgrade !== "boolean"){
const err21 = {instancePath:instancePath+"/result/account_upgrade",schemaPath:"#/$defs/Session/properties/account_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err22 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const authCheckEmailBody = validate33;
const schema52 = {"type":"object","description":"An e-mail address.","x-chosen":true,"additionalProperties":false,"required":["email"],"properties":{"email":{"type":"string","description":"E-mail address.","maxLength":254}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
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
for(const key0 of Object.keys(data)){
if(!(key0 === "email")){
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
if(data.email !== undefined && func0.call(data, "email")){
let data0 = data.email;
if(typeof data0 === "string"){
if(func63(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authCheckEmailAnswer = validate34;
const schema53 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/EmailCheck","description":"Whether it can be used."}}};
const schema54 = {"type":"object","description":"Whether an e-mail address can be used.","x-chosen":true,"required":["available"],"properties":{"available":{"type":"boolean","description":"Whether an account can be opened with it."}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.available === undefined) || (!(func0.call(data0, "available")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/EmailCheck/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.available !== undefined && func0.call(data0, "available")){
if(typeof data0.available !== "boolean"){
const err2 = {instancePath:instancePath+"/result/available",schemaPath:"#/$defs/EmailCheck/properties/available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/EmailCheck/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const passwordForgotBody = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
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
for(const key0 of Object.keys(data)){
if(!(key0 === "email")){
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
if(data.email !== undefined && func0.call(data, "email")){
let data0 = data.email;
if(typeof data0 === "string"){
if(func63(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const passwordForgotAnswer = validate36;
const schema56 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Always true."}}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.done === undefined) || (!(func0.call(data0, "done")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.done !== undefined && func0.call(data0, "done")){
if(typeof data0.done !== "boolean"){
const err2 = {instancePath:instancePath+"/result/done",schemaPath:"#/properties/result/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const passwordResetBody = validate37;
const schema57 = {"type":"object","description":"A new password by link.","x-chosen":true,"additionalProperties":false,"required":["token","password"],"properties":{"token":{"type":"string","description":"The one-time token.","minLength":1,"maxLength":200},"password":{"type":"string","description":"The new password.","minLength":8,"maxLength":128}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
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
for(const key0 of Object.keys(data)){
if(!((key0 === "token") || (key0 === "password"))){
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
if(data.token !== undefined && func0.call(data, "token")){
let data0 = data.token;
if(typeof data0 === "string"){
if(func63(data0) > 200){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func63(data0) < 1){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined && func0.call(data, "password")){
let data1 = data.password;
if(typeof data1 === "string"){
if(func63(data1) > 128){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func63(data1) < 8){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
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
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const passwordResetAnswer = validate38;
const schema58 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Whether the password was changed."}}}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.done === undefined) || (!(func0.call(data0, "done")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.done !== undefined && func0.call(data0, "done")){
if(typeof data0.done !== "boolean"){
const err2 = {instancePath:instancePath+"/result/done",schemaPath:"#/properties/result/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const passwordForceChangeBody = validate39;
const schema59 = {"type":"object","description":"The new password that the shop asks for.","x-chosen":true,"additionalProperties":false,"required":["new_password"],"properties":{"new_password":{"type":"string","description":"The new password.","minLength":8,"maxLength":128}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.new_password === undefined) || (!(func0.call(data, "new_password")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new_password"},message:"must have required property '"+"new_password"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "new_password")){
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
if(data.new_password !== undefined && func0.call(data, "new_password")){
let data0 = data.new_password;
if(typeof data0 === "string"){
if(func63(data0) > 128){
const err2 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 8){
const err3 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
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
const err4 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const passwordForceChangeAnswer = validate40;
const schema60 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Whether the password was changed."}}}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.done === undefined) || (!(func0.call(data0, "done")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.done !== undefined && func0.call(data0, "done")){
if(typeof data0.done !== "boolean"){
const err2 = {instancePath:instancePath+"/result/done",schemaPath:"#/properties/result/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerChangePasswordBody = validate41;
const schema61 = {"type":"object","description":"A new password.","x-chosen":true,"additionalProperties":false,"required":["current_password","new_password"],"properties":{"current_password":{"type":"string","description":"The password until now.","minLength":1,"maxLength":128},"new_password":{"type":"string","description":"The new password.","minLength":8,"maxLength":128}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.current_password === undefined) || (!(func0.call(data, "current_password")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"},message:"must have required property '"+"current_password"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.new_password === undefined) || (!(func0.call(data, "new_password")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new_password"},message:"must have required property '"+"new_password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "current_password") || (key0 === "new_password"))){
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
if(data.current_password !== undefined && func0.call(data, "current_password")){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(func63(data0) > 128){
const err3 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func63(data0) < 1){
const err4 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.new_password !== undefined && func0.call(data, "new_password")){
let data1 = data.new_password;
if(typeof data1 === "string"){
if(func63(data1) > 128){
const err6 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func63(data1) < 8){
const err7 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
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
const err8 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerChangePasswordAnswer = validate42;
const schema62 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Whether the password was changed."}}}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.done === undefined) || (!(func0.call(data0, "done")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.done !== undefined && func0.call(data0, "done")){
if(typeof data0.done !== "boolean"){
const err2 = {instancePath:instancePath+"/result/done",schemaPath:"#/properties/result/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmPasswordBody = validate43;
const schema63 = {"type":"object","description":"The password of a customer without two-factor.","x-chosen":true,"additionalProperties":false,"required":["password"],"properties":{"password":{"type":"string","description":"The password.","minLength":1,"maxLength":128}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.password === undefined) || (!(func0.call(data, "password")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "password")){
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
if(data.password !== undefined && func0.call(data, "password")){
let data0 = data.password;
if(typeof data0 === "string"){
if(func63(data0) > 128){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
const err3 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerConfirmPasswordAnswer = validate44;
const schema64 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Done","description":"What was done."}}};
const schema65 = {"type":"object","description":"Nothing more to tell.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","const":true,"description":"That it is done."}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.done === undefined) || (!(func0.call(data0, "done")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Done/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.done !== undefined && func0.call(data0, "done")){
let data1 = data0.done;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/result/done",schemaPath:"#/$defs/Done/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data1){
const err3 = {instancePath:instancePath+"/result/done",schemaPath:"#/$defs/Done/properties/done/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Done/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmAddressAnswer = validate45;
const schema66 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/ConfirmationState","description":"What is left to confirm."}}};
const schema67 = {"type":"object","description":"What a customer has yet to confirm.","x-chosen":true,"required":["address_confirmation_required","email_address_confirmation_required"],"properties":{"address_confirmation_required":{"type":"boolean","description":"Whether the address is to be confirmed."},"email_address_confirmation_required":{"type":"boolean","description":"Whether the e-mail address, which was proven once, is to be confirmed again."},"email_address_unproven":{"type":"boolean","description":"Whether the e-mail address is new, and to be proven by the link in its mail; left out, it isn't."}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.address_confirmation_required === undefined) || (!(func0.call(data0, "address_confirmation_required")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/required",keyword:"required",params:{missingProperty: "address_confirmation_required"},message:"must have required property '"+"address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.email_address_confirmation_required === undefined) || (!(func0.call(data0, "email_address_confirmation_required")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/required",keyword:"required",params:{missingProperty: "email_address_confirmation_required"},message:"must have required property '"+"email_address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.address_confirmation_required !== undefined && func0.call(data0, "address_confirmation_required")){
if(typeof data0.address_confirmation_required !== "boolean"){
const err3 = {instancePath:instancePath+"/result/address_confirmation_required",schemaPath:"#/$defs/ConfirmationState/properties/address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.email_address_confirmation_required !== undefined && func0.call(data0, "email_address_confirmation_required")){
if(typeof data0.email_address_confirmation_required !== "boolean"){
const err4 = {instancePath:instancePath+"/result/email_address_confirmation_required",schemaPath:"#/$defs/ConfirmationState/properties/email_address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.email_address_unproven !== undefined && func0.call(data0, "email_address_unproven")){
if(typeof data0.email_address_unproven !== "boolean"){
const err5 = {instancePath:instancePath+"/result/email_address_unproven",schemaPath:"#/$defs/ConfirmationState/properties/email_address_unproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmAddressByLinkBody = validate46;
const schema68 = {"type":"object","description":"The token of a link.","x-chosen":true,"additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","description":"The one-time token.","minLength":1,"maxLength":200}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
if(!(key0 === "token")){
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
if(func63(data0) > 200){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerConfirmAddressByLinkAnswer = validate47;
const schema69 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/ConfirmationState","description":"What is left to confirm."}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.address_confirmation_required === undefined) || (!(func0.call(data0, "address_confirmation_required")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/required",keyword:"required",params:{missingProperty: "address_confirmation_required"},message:"must have required property '"+"address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.email_address_confirmation_required === undefined) || (!(func0.call(data0, "email_address_confirmation_required")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/required",keyword:"required",params:{missingProperty: "email_address_confirmation_required"},message:"must have required property '"+"email_address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.address_confirmation_required !== undefined && func0.call(data0, "address_confirmation_required")){
if(typeof data0.address_confirmation_required !== "boolean"){
const err3 = {instancePath:instancePath+"/result/address_confirmation_required",schemaPath:"#/$defs/ConfirmationState/properties/address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.email_address_confirmation_required !== undefined && func0.call(data0, "email_address_confirmation_required")){
if(typeof data0.email_address_confirmation_required !== "boolean"){
const err4 = {instancePath:instancePath+"/result/email_address_confirmation_required",schemaPath:"#/$defs/ConfirmationState/properties/email_address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.email_address_unproven !== undefined && func0.call(data0, "email_address_unproven")){
if(typeof data0.email_address_unproven !== "boolean"){
const err5 = {instancePath:instancePath+"/result/email_address_unproven",schemaPath:"#/$defs/ConfirmationState/properties/email_address_unproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmEmailAddressAnswer = validate48;
const schema71 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/ConfirmationState","description":"What is left to confirm."}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.address_confirmation_required === undefined) || (!(func0.call(data0, "address_confirmation_required")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/required",keyword:"required",params:{missingProperty: "address_confirmation_required"},message:"must have required property '"+"address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.email_address_confirmation_required === undefined) || (!(func0.call(data0, "email_address_confirmation_required")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/required",keyword:"required",params:{missingProperty: "email_address_confirmation_required"},message:"must have required property '"+"email_address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.address_confirmation_required !== undefined && func0.call(data0, "address_confirmation_required")){
if(typeof data0.address_confirmation_required !== "boolean"){
const err3 = {instancePath:instancePath+"/result/address_confirmation_required",schemaPath:"#/$defs/ConfirmationState/properties/address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.email_address_confirmation_required !== undefined && func0.call(data0, "email_address_confirmation_required")){
if(typeof data0.email_address_confirmation_required !== "boolean"){
const err4 = {instancePath:instancePath+"/result/email_address_confirmation_required",schemaPath:"#/$defs/ConfirmationState/properties/email_address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.email_address_unproven !== undefined && func0.call(data0, "email_address_unproven")){
if(typeof data0.email_address_unproven !== "boolean"){
const err5 = {instancePath:instancePath+"/result/email_address_unproven",schemaPath:"#/$defs/ConfirmationState/properties/email_address_unproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmEmailAddressByLinkBody = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
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
if(!(key0 === "token")){
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
if(func63(data0) > 200){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerConfirmEmailAddressByLinkAnswer = validate50;
const schema74 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/ConfirmationState","description":"What is left to confirm."}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.address_confirmation_required === undefined) || (!(func0.call(data0, "address_confirmation_required")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/required",keyword:"required",params:{missingProperty: "address_confirmation_required"},message:"must have required property '"+"address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.email_address_confirmation_required === undefined) || (!(func0.call(data0, "email_address_confirmation_required")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/required",keyword:"required",params:{missingProperty: "email_address_confirmation_required"},message:"must have required property '"+"email_address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.address_confirmation_required !== undefined && func0.call(data0, "address_confirmation_required")){
if(typeof data0.address_confirmation_required !== "boolean"){
const err3 = {instancePath:instancePath+"/result/address_confirmation_required",schemaPath:"#/$defs/ConfirmationState/properties/address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.email_address_confirmation_required !== undefined && func0.call(data0, "email_address_confirmation_required")){
if(typeof data0.email_address_confirmation_required !== "boolean"){
const err4 = {instancePath:instancePath+"/result/email_address_confirmation_required",schemaPath:"#/$defs/ConfirmationState/properties/email_address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.email_address_unproven !== undefined && func0.call(data0, "email_address_unproven")){
if(typeof data0.email_address_unproven !== "boolean"){
const err5 = {instancePath:instancePath+"/result/email_address_unproven",schemaPath:"#/$defs/ConfirmationState/properties/email_address_unproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationState/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerResendEmailConfirmationAnswer = validate51;
const schema76 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/SentCode","description":"Where it was sent."}}};
const schema77 = {"type":"object","description":"Where a code or link was sent.","x-chosen":true,"required":["identifier","retry_after"],"properties":{"identifier":{"type":"string","description":"The masked e-mail address."},"retry_after":{"type":"integer","description":"Seconds until it can be sent again.","minimum":0}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.identifier === undefined) || (!(func0.call(data0, "identifier")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/SentCode/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.retry_after === undefined) || (!(func0.call(data0, "retry_after")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/SentCode/required",keyword:"required",params:{missingProperty: "retry_after"},message:"must have required property '"+"retry_after"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.identifier !== undefined && func0.call(data0, "identifier")){
if(typeof data0.identifier !== "string"){
const err3 = {instancePath:instancePath+"/result/identifier",schemaPath:"#/$defs/SentCode/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.retry_after !== undefined && func0.call(data0, "retry_after")){
let data2 = data0.retry_after;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/result/retry_after",schemaPath:"#/$defs/SentCode/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/result/retry_after",schemaPath:"#/$defs/SentCode/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/SentCode/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


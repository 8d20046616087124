// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const authLoginBody = validate21;
const schema32 = {"type":"object","description":"Who signs in.","x-chosen":true,"additionalProperties":false,"required":["email","password"],"properties":{"email":{"type":"string","description":"E-mail address.","maxLength":254},"password":{"type":"string","description":"Password.","minLength":1,"maxLength":128},"saveDevice":{"type":"boolean","description":"Whether to ask for no code on this device for a time."},"otp":{"type":"string","description":"One-time code of six digits.","pattern":"^\\d{6}$"}}};
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
if(!((((key0 === "email") || (key0 === "password")) || (key0 === "saveDevice")) || (key0 === "otp"))){
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
if(data.saveDevice !== undefined && func0.call(data, "saveDevice")){
if(typeof data.saveDevice !== "boolean"){
const err8 = {instancePath:instancePath+"/saveDevice",schemaPath:"#/properties/saveDevice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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

export const authLoginResult = validate22;
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

export const authSignupBody = validate23;
const schema34 = {"type":"object","description":"A new customer.","x-chosen":true,"additionalProperties":false,"required":["email","password","firstname","lastname","dateOfBirth","state","termsAccepted","metadata"],"properties":{"email":{"type":"string","description":"E-mail address, one account for each.","maxLength":254},"password":{"type":"string","description":"The new password.","minLength":8,"maxLength":128},"firstname":{"type":"string","description":"First name.","minLength":1,"maxLength":60},"lastname":{"type":"string","description":"Last name.","minLength":1,"maxLength":60},"dateOfBirth":{"type":"string","description":"Day of birth, such as '1990-04-17'.","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"state":{"$ref":"#/$defs/Region","description":"Where the customer lives."},"termsAccepted":{"type":"boolean","description":"Whether the customer has agreed to the terms and conditions."},"marketingOptIn":{"type":"boolean","description":"Whether the customer wants news by e-mail."},"saveDevice":{"type":"boolean","description":"Whether to ask for no code on this device for a time."},"attribution":{"$ref":"#/$defs/SignupAttribution","description":"What brought the customer here."},"metadata":{"$ref":"#/$defs/SignupMetadata","description":"What the client is."},"favouriteNumbers":{"type":"array","description":"Numbers that were chosen before there was an account.","items":{"$ref":"#/$defs/FavouriteNumbers"},"maxItems":20}}};
const schema35 = {"type":"string","enum":["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"],"description":"A region, which decides the sub-variant."};
const schema36 = {"type":"object","description":"What brought a customer to the shop.","x-chosen":true,"additionalProperties":false,"required":[],"properties":{"affiliateCode":{"type":"string","description":"Code of the affiliate.","maxLength":200},"utmSource":{"type":"string","description":"Source of the campaign.","maxLength":200},"utmMedium":{"type":"string","description":"Medium of the campaign.","maxLength":200},"utmTerm":{"type":"string","description":"Term of the campaign.","maxLength":200},"utmContent":{"type":"string","description":"Content of the campaign.","maxLength":200},"utmCampaign":{"type":"string","description":"Name of the campaign.","maxLength":200}}};
const schema37 = {"type":"object","description":"What a client is.","additionalProperties":false,"required":["platform"],"properties":{"platform":{"type":"string","description":"The platform.","enum":["Web"]}}};
const pattern5 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const schema38 = {"type":"object","description":"The favourite numbers of a customer for a lottery.","x-chosen":true,"required":["lotteryKey","numberSets"],"properties":{"lotteryKey":{"type":"string","description":"Key of the lottery.","maxLength":80},"numberSets":{"type":"array","description":"The numbers of each number set.","items":{"$ref":"#/$defs/NumberGroup"},"maxItems":10}}};
const schema39 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

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
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKey"},message:"must have required property '"+"lotteryKey"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.numberSets === undefined) || (!(func0.call(data, "numberSets")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberSets"},message:"must have required property '"+"numberSets"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
let data0 = data.lotteryKey;
if(typeof data0 === "string"){
if(func63(data0) > 80){
const err2 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err3 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.numberSets !== undefined && func0.call(data, "numberSets")){
let data1 = data.numberSets;
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/numberSets",schemaPath:"#/properties/numberSets/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
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
const err5 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data2.numbers === undefined) || (!(func0.call(data2, "numbers")))){
const err6 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
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
const err7 = {instancePath:instancePath+"/numberSets/" + i0+"/key",schemaPath:"#/$defs/NumberGroup/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/numberSets/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/NumberGroup/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err9 = {instancePath:instancePath+"/numberSets/" + i0+"/numbers",schemaPath:"#/$defs/NumberGroup/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err10 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err11 = {instancePath:instancePath+"/numberSets",schemaPath:"#/properties/numberSets/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate24.evaluated = {"props":{"lotteryKey":true,"numberSets":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(func0.call(schema34.properties, key0))){
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
if(data.dateOfBirth !== undefined && func0.call(data, "dateOfBirth")){
let data4 = data.dateOfBirth;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err20 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
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
const err21 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.termsAccepted !== undefined && func0.call(data, "termsAccepted")){
if(typeof data.termsAccepted !== "boolean"){
const err24 = {instancePath:instancePath+"/termsAccepted",schemaPath:"#/properties/termsAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.marketingOptIn !== undefined && func0.call(data, "marketingOptIn")){
if(typeof data.marketingOptIn !== "boolean"){
const err25 = {instancePath:instancePath+"/marketingOptIn",schemaPath:"#/properties/marketingOptIn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.saveDevice !== undefined && func0.call(data, "saveDevice")){
if(typeof data.saveDevice !== "boolean"){
const err26 = {instancePath:instancePath+"/saveDevice",schemaPath:"#/properties/saveDevice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
if(!((((((key1 === "affiliateCode") || (key1 === "utmSource")) || (key1 === "utmMedium")) || (key1 === "utmTerm")) || (key1 === "utmContent")) || (key1 === "utmCampaign"))){
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
if(data9.affiliateCode !== undefined && func0.call(data9, "affiliateCode")){
let data10 = data9.affiliateCode;
if(typeof data10 === "string"){
if(func63(data10) > 200){
const err28 = {instancePath:instancePath+"/attribution/affiliateCode",schemaPath:"#/$defs/SignupAttribution/properties/affiliateCode/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err29 = {instancePath:instancePath+"/attribution/affiliateCode",schemaPath:"#/$defs/SignupAttribution/properties/affiliateCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.utmSource !== undefined && func0.call(data9, "utmSource")){
let data11 = data9.utmSource;
if(typeof data11 === "string"){
if(func63(data11) > 200){
const err30 = {instancePath:instancePath+"/attribution/utmSource",schemaPath:"#/$defs/SignupAttribution/properties/utmSource/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err31 = {instancePath:instancePath+"/attribution/utmSource",schemaPath:"#/$defs/SignupAttribution/properties/utmSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.utmMedium !== undefined && func0.call(data9, "utmMedium")){
let data12 = data9.utmMedium;
if(typeof data12 === "string"){
if(func63(data12) > 200){
const err32 = {instancePath:instancePath+"/attribution/utmMedium",schemaPath:"#/$defs/SignupAttribution/properties/utmMedium/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err33 = {instancePath:instancePath+"/attribution/utmMedium",schemaPath:"#/$defs/SignupAttribution/properties/utmMedium/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.utmTerm !== undefined && func0.call(data9, "utmTerm")){
let data13 = data9.utmTerm;
if(typeof data13 === "string"){
if(func63(data13) > 200){
const err34 = {instancePath:instancePath+"/attribution/utmTerm",schemaPath:"#/$defs/SignupAttribution/properties/utmTerm/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err35 = {instancePath:instancePath+"/attribution/utmTerm",schemaPath:"#/$defs/SignupAttribution/properties/utmTerm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data9.utmContent !== undefined && func0.call(data9, "utmContent")){
let data14 = data9.utmContent;
if(typeof data14 === "string"){
if(func63(data14) > 200){
const err36 = {instancePath:instancePath+"/attribution/utmContent",schemaPath:"#/$defs/SignupAttribution/properties/utmContent/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err37 = {instancePath:instancePath+"/attribution/utmContent",schemaPath:"#/$defs/SignupAttribution/properties/utmContent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data9.utmCampaign !== undefined && func0.call(data9, "utmCampaign")){
let data15 = data9.utmCampaign;
if(typeof data15 === "string"){
if(func63(data15) > 200){
const err38 = {instancePath:instancePath+"/attribution/utmCampaign",schemaPath:"#/$defs/SignupAttribution/properties/utmCampaign/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err39 = {instancePath:instancePath+"/attribution/utmCampaign",schemaPath:"#/$defs/SignupAttribution/properties/utmCampaign/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err44 = {instancePath:instancePath+"/metadata/platform",schemaPath:"#/$defs/SignupMetadata/properties/platform/enum",keyword:"enum",params:{allowedValues: schema37.properties.platform.enum},message:"must be equal to one of the allowed values"};
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
if(data.favouriteNumbers !== undefined && func0.call(data, "favouriteNumbers")){
let data18 = data.favouriteNumbers;
if(Array.isArray(data18)){
if(data18.length > 20){
const err46 = {instancePath:instancePath+"/favouriteNumbers",schemaPath:"#/properties/favouriteNumbers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
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
if(!(validate24(data18[i0], {instancePath:instancePath+"/favouriteNumbers/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/favouriteNumbers",schemaPath:"#/properties/favouriteNumbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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

export const authSignupResult = validate26;

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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"customerId":true,"customerToken":true,"accessToken":true,"refreshToken":true,"deviceUuid":true,"sessionTimeout":true,"pricingId":true,"segmentName":true,"forcePasswordChange":true,"accountUpgrade":true},"dynamicProps":false,"dynamicItems":false};

export const authTransferBody = validate27;
const schema41 = {"type":"object","description":"The token of a session to take over.","x-chosen":true,"additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","description":"The one-time token.","minLength":1,"maxLength":200}}};

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

export const authTransferResult = validate28;

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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"customerId":true,"customerToken":true,"accessToken":true,"refreshToken":true,"deviceUuid":true,"sessionTimeout":true,"pricingId":true,"segmentName":true,"forcePasswordChange":true,"accountUpgrade":true},"dynamicProps":false,"dynamicItems":false};

export const authTransferTokenResult = validate29;
const schema43 = {"type":"object","description":"A token that takes a session to another host or app.","x-chosen":true,"required":["token","expiresAt","path"],"properties":{"token":{"type":"string","description":"Token for one use."},"expiresAt":{"type":"string","description":"When it expires.","$comment":"date-time"},"path":{"type":"string","description":"Path in the shop that starts the session there."}}};

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
if((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.token !== undefined && func0.call(data, "token")){
if(typeof data.token !== "string"){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
if(typeof data.expiresAt !== "string"){
const err4 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"token":true,"expiresAt":true,"path":true},"dynamicProps":false,"dynamicItems":false};

export const authLogoutResult = validate30;
const schema44 = {"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Whether the session has ended."}}};

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
if((data.done === undefined) || (!(func0.call(data, "done")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.done !== undefined && func0.call(data, "done")){
if(typeof data.done !== "boolean"){
const err1 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"done":true},"dynamicProps":false,"dynamicItems":false};

export const authRefreshBody = validate31;
const schema45 = {"type":"object","description":"A refresh token to exchange.","additionalProperties":false,"required":["refreshToken"],"properties":{"refreshToken":{"type":"string","description":"The refresh token.","minLength":1,"maxLength":2000},"fingerprint":{"type":"string","description":"SHA-256 of the device id that the API issued, in hexadecimal; kept with the session.","minLength":1,"maxLength":200},"otp":{"type":"string","description":"One-time code of six digits.","pattern":"^\\d{6}$"},"saveDevice":{"type":"boolean","description":"Whether to ask for no code on this device for a time."}}};

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
if((data.refreshToken === undefined) || (!(func0.call(data, "refreshToken")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refreshToken"},message:"must have required property '"+"refreshToken"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "refreshToken") || (key0 === "fingerprint")) || (key0 === "otp")) || (key0 === "saveDevice"))){
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
if(data.refreshToken !== undefined && func0.call(data, "refreshToken")){
let data0 = data.refreshToken;
if(typeof data0 === "string"){
if(func63(data0) > 2000){
const err2 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
const err3 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.saveDevice !== undefined && func0.call(data, "saveDevice")){
if(typeof data.saveDevice !== "boolean"){
const err10 = {instancePath:instancePath+"/saveDevice",schemaPath:"#/properties/saveDevice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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

export const authRefreshResult = validate32;

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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"customerId":true,"customerToken":true,"accessToken":true,"refreshToken":true,"deviceUuid":true,"sessionTimeout":true,"pricingId":true,"segmentName":true,"forcePasswordChange":true,"accountUpgrade":true},"dynamicProps":false,"dynamicItems":false};

export const authCheckEmailBody = validate33;
const schema47 = {"type":"object","description":"An e-mail address.","x-chosen":true,"additionalProperties":false,"required":["email"],"properties":{"email":{"type":"string","description":"E-mail address.","maxLength":254}}};

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

export const authCheckEmailResult = validate34;
const schema48 = {"type":"object","description":"Whether an e-mail address can be used.","x-chosen":true,"required":["available"],"properties":{"available":{"type":"boolean","description":"Whether an account can be opened with it."}}};

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
if((data.available === undefined) || (!(func0.call(data, "available")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.available !== undefined && func0.call(data, "available")){
if(typeof data.available !== "boolean"){
const err1 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"available":true},"dynamicProps":false,"dynamicItems":false};

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

export const passwordForgotResult = validate36;
const schema50 = {"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Always true."}}};

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
if((data.done === undefined) || (!(func0.call(data, "done")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.done !== undefined && func0.call(data, "done")){
if(typeof data.done !== "boolean"){
const err1 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"done":true},"dynamicProps":false,"dynamicItems":false};

export const passwordResetBody = validate37;
const schema51 = {"type":"object","description":"A new password by link.","x-chosen":true,"additionalProperties":false,"required":["token","password"],"properties":{"token":{"type":"string","description":"The one-time token.","minLength":1,"maxLength":200},"password":{"type":"string","description":"The new password.","minLength":8,"maxLength":128}}};

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

export const passwordResetResult = validate38;
const schema52 = {"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Whether the password was changed."}}};

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
if((data.done === undefined) || (!(func0.call(data, "done")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.done !== undefined && func0.call(data, "done")){
if(typeof data.done !== "boolean"){
const err1 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"done":true},"dynamicProps":false,"dynamicItems":false};

export const passwordForceChangeBody = validate39;
const schema53 = {"type":"object","description":"The new password that the shop asks for.","x-chosen":true,"additionalProperties":false,"required":["newPassword"],"properties":{"newPassword":{"type":"string","description":"The new password.","minLength":8,"maxLength":128}}};

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
if((data.newPassword === undefined) || (!(func0.call(data, "newPassword")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPassword"},message:"must have required property '"+"newPassword"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "newPassword")){
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
if(data.newPassword !== undefined && func0.call(data, "newPassword")){
let data0 = data.newPassword;
if(typeof data0 === "string"){
if(func63(data0) > 128){
const err2 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 8){
const err3 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
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
const err4 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

export const passwordForceChangeResult = validate40;
const schema54 = {"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Whether the password was changed."}}};

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
if((data.done === undefined) || (!(func0.call(data, "done")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.done !== undefined && func0.call(data, "done")){
if(typeof data.done !== "boolean"){
const err1 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"done":true},"dynamicProps":false,"dynamicItems":false};

export const customerChangePasswordBody = validate41;
const schema55 = {"type":"object","description":"A new password.","x-chosen":true,"additionalProperties":false,"required":["currentPassword","newPassword"],"properties":{"currentPassword":{"type":"string","description":"The password until now.","minLength":1,"maxLength":128},"newPassword":{"type":"string","description":"The new password.","minLength":8,"maxLength":128}}};

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
if((data.currentPassword === undefined) || (!(func0.call(data, "currentPassword")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentPassword"},message:"must have required property '"+"currentPassword"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.newPassword === undefined) || (!(func0.call(data, "newPassword")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPassword"},message:"must have required property '"+"newPassword"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "currentPassword") || (key0 === "newPassword"))){
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
if(data.currentPassword !== undefined && func0.call(data, "currentPassword")){
let data0 = data.currentPassword;
if(typeof data0 === "string"){
if(func63(data0) > 128){
const err3 = {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func63(data0) < 1){
const err4 = {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.newPassword !== undefined && func0.call(data, "newPassword")){
let data1 = data.newPassword;
if(typeof data1 === "string"){
if(func63(data1) > 128){
const err6 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func63(data1) < 8){
const err7 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
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
const err8 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

export const customerChangePasswordResult = validate42;
const schema56 = {"type":"object","description":"What was done.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","description":"Whether the password was changed."}}};

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
if((data.done === undefined) || (!(func0.call(data, "done")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.done !== undefined && func0.call(data, "done")){
if(typeof data.done !== "boolean"){
const err1 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"done":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmPasswordBody = validate43;
const schema57 = {"type":"object","description":"The password of a customer without two-factor.","x-chosen":true,"additionalProperties":false,"required":["password"],"properties":{"password":{"type":"string","description":"The password.","minLength":1,"maxLength":128}}};

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

export const customerConfirmPasswordResult = validate44;
const schema58 = {"type":"object","description":"Nothing more to tell.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","const":true,"description":"That it is done."}}};

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
if((data.done === undefined) || (!(func0.call(data, "done")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.done !== undefined && func0.call(data, "done")){
let data0 = data.done;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data0){
const err2 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"done":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmAddressResult = validate45;
const schema59 = {"type":"object","description":"What a customer has yet to confirm.","x-chosen":true,"required":["addressConfirmationRequired","emailAddressConfirmationRequired"],"properties":{"addressConfirmationRequired":{"type":"boolean","description":"Whether the address is to be confirmed."},"emailAddressConfirmationRequired":{"type":"boolean","description":"Whether the e-mail address, which was proven once, is to be confirmed again."},"emailAddressUnproven":{"type":"boolean","description":"Whether the e-mail address is new, and to be proven by the link in its mail; left out, it isn't."}}};

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
if((data.addressConfirmationRequired === undefined) || (!(func0.call(data, "addressConfirmationRequired")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressConfirmationRequired"},message:"must have required property '"+"addressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.emailAddressConfirmationRequired === undefined) || (!(func0.call(data, "emailAddressConfirmationRequired")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailAddressConfirmationRequired"},message:"must have required property '"+"emailAddressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.addressConfirmationRequired !== undefined && func0.call(data, "addressConfirmationRequired")){
if(typeof data.addressConfirmationRequired !== "boolean"){
const err2 = {instancePath:instancePath+"/addressConfirmationRequired",schemaPath:"#/properties/addressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.emailAddressConfirmationRequired !== undefined && func0.call(data, "emailAddressConfirmationRequired")){
if(typeof data.emailAddressConfirmationRequired !== "boolean"){
const err3 = {instancePath:instancePath+"/emailAddressConfirmationRequired",schemaPath:"#/properties/emailAddressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.emailAddressUnproven !== undefined && func0.call(data, "emailAddressUnproven")){
if(typeof data.emailAddressUnproven !== "boolean"){
const err4 = {instancePath:instancePath+"/emailAddressUnproven",schemaPath:"#/properties/emailAddressUnproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"addressConfirmationRequired":true,"emailAddressConfirmationRequired":true,"emailAddressUnproven":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmAddressByLinkBody = validate46;
const schema60 = {"type":"object","description":"The token of a link.","x-chosen":true,"additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","description":"The one-time token.","minLength":1,"maxLength":200}}};

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

export const customerConfirmAddressByLinkResult = validate47;

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
if((data.addressConfirmationRequired === undefined) || (!(func0.call(data, "addressConfirmationRequired")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressConfirmationRequired"},message:"must have required property '"+"addressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.emailAddressConfirmationRequired === undefined) || (!(func0.call(data, "emailAddressConfirmationRequired")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailAddressConfirmationRequired"},message:"must have required property '"+"emailAddressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.addressConfirmationRequired !== undefined && func0.call(data, "addressConfirmationRequired")){
if(typeof data.addressConfirmationRequired !== "boolean"){
const err2 = {instancePath:instancePath+"/addressConfirmationRequired",schemaPath:"#/properties/addressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.emailAddressConfirmationRequired !== undefined && func0.call(data, "emailAddressConfirmationRequired")){
if(typeof data.emailAddressConfirmationRequired !== "boolean"){
const err3 = {instancePath:instancePath+"/emailAddressConfirmationRequired",schemaPath:"#/properties/emailAddressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.emailAddressUnproven !== undefined && func0.call(data, "emailAddressUnproven")){
if(typeof data.emailAddressUnproven !== "boolean"){
const err4 = {instancePath:instancePath+"/emailAddressUnproven",schemaPath:"#/properties/emailAddressUnproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"addressConfirmationRequired":true,"emailAddressConfirmationRequired":true,"emailAddressUnproven":true},"dynamicProps":false,"dynamicItems":false};

export const customerConfirmEmailAddressResult = validate48;

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
if((data.addressConfirmationRequired === undefined) || (!(func0.call(data, "addressConfirmationRequired")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressConfirmationRequired"},message:"must have required property '"+"addressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.emailAddressConfirmationRequired === undefined) || (!(func0.call(data, "emailAddressConfirmationRequired")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailAddressConfirmationRequired"},message:"must have required property '"+"emailAddressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.addressConfirmationRequired !== undefined && func0.call(data, "addressConfirmationRequired")){
if(typeof data.addressConfirmationRequired !== "boolean"){
const err2 = {instancePath:instancePath+"/addressConfirmationRequired",schemaPath:"#/properties/addressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.emailAddressConfirmationRequired !== undefined && func0.call(data, "emailAddressConfirmationRequired")){
if(typeof data.emailAddressConfirmationRequired !== "boolean"){
const err3 = {instancePath:instancePath+"/emailAddressConfirmationRequired",schemaPath:"#/properties/emailAddressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.emailAddressUnproven !== undefined && func0.call(data, "emailAddressUnproven")){
if(typeof data.emailAddressUnproven !== "boolean"){
const err4 = {instancePath:instancePath+"/emailAddressUnproven",schemaPath:"#/properties/emailAddressUnproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"addressConfirmationRequired":true,"emailAddressConfirmationRequired":true,"emailAddressUnproven":true},"dynamicProps":false,"dynamicItems":false};

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

export const customerConfirmEmailAddressByLinkResult = validate50;

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
if((data.addressConfirmationRequired === undefined) || (!(func0.call(data, "addressConfirmationRequired")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressConfirmationRequired"},message:"must have required property '"+"addressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.emailAddressConfirmationRequired === undefined) || (!(func0.call(data, "emailAddressConfirmationRequired")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailAddressConfirmationRequired"},message:"must have required property '"+"emailAddressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.addressConfirmationRequired !== undefined && func0.call(data, "addressConfirmationRequired")){
if(typeof data.addressConfirmationRequired !== "boolean"){
const err2 = {instancePath:instancePath+"/addressConfirmationRequired",schemaPath:"#/properties/addressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.emailAddressConfirmationRequired !== undefined && func0.call(data, "emailAddressConfirmationRequired")){
if(typeof data.emailAddressConfirmationRequired !== "boolean"){
const err3 = {instancePath:instancePath+"/emailAddressConfirmationRequired",schemaPath:"#/properties/emailAddressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.emailAddressUnproven !== undefined && func0.call(data, "emailAddressUnproven")){
if(typeof data.emailAddressUnproven !== "boolean"){
const err4 = {instancePath:instancePath+"/emailAddressUnproven",schemaPath:"#/properties/emailAddressUnproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"addressConfirmationRequired":true,"emailAddressConfirmationRequired":true,"emailAddressUnproven":true},"dynamicProps":false,"dynamicItems":false};

export const customerResendEmailConfirmationResult = validate51;
const schema65 = {"type":"object","description":"Where a code or link was sent.","x-chosen":true,"required":["identifier","retryAfter"],"properties":{"identifier":{"type":"string","description":"The masked e-mail address."},"retryAfter":{"type":"integer","description":"Seconds until it can be sent again.","minimum":0}}};

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
if((data.identifier === undefined) || (!(func0.call(data, "identifier")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.retryAfter === undefined) || (!(func0.call(data, "retryAfter")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retryAfter"},message:"must have required property '"+"retryAfter"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.identifier !== undefined && func0.call(data, "identifier")){
if(typeof data.identifier !== "string"){
const err2 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.retryAfter !== undefined && func0.call(data, "retryAfter")){
let data1 = data.retryAfter;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"identifier":true,"retryAfter":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const paymentResolutionsListResult = validate21;
const schema32 = {"type":"array","description":"The failed purchases, the latest first.","items":{"$ref":"#/$defs/PaymentResolution"}};
const schema33 = {"type":"object","description":"A purchase that was due and failed, with what the customer can do.","x-chosen":true,"required":["id","kind","purchaseId","name","logo","description","status","code","message","amount","attemptedAt","retryAt","defaultFund","actions"],"properties":{"id":{"type":"string","description":"Id of the attempt."},"kind":{"type":"string","enum":["recurring","scheduled"],"description":"What was due."},"purchaseId":{"type":"string","description":"Id of the recurring or the scheduled purchase."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of its logo."},"description":{"type":"string","description":"What was to be bought, in words."},"status":{"$ref":"#/$defs/AttemptStatus","description":"Whether it is tried again."},"code":{"type":"string","description":"Code of what went wrong."},"message":{"type":"string","description":"What went wrong, for the customer."},"amount":{"$ref":"#/$defs/Money","description":"What it would have cost."},"attemptedAt":{"type":"string","$comment":"date-time","description":"When it was tried."},"retryAt":{"type":["string","null"],"$comment":"date-time","description":"When it is tried again by itself, or null."},"defaultFund":{"$ref":"#/$defs/RecurringPurchaseMethod","description":"What it was to be paid with."},"actions":{"type":"array","description":"What the customer can do.","items":{"type":"string","enum":["change-fund","add-card","payment-method-updated"],"description":"One action."}}}};
const schema34 = {"type":"string","enum":["purchased","soft_failure","hard_failure"],"description":"What came of the last attempt: a soft failure is tried again, a hard one is not."};
const func0 = Object.prototype.hasOwnProperty;
const schema35 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema36 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const pattern4 = new RegExp("^-?\\d+\\.\\d{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");

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
if(!pattern4.test(data0)){
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
if(!pattern5.test(data1)){
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","description":"What recurring purchases are paid with.","x-chosen":true,"required":["kind","fund"],"properties":{"kind":{"$ref":"#/$defs/RecurringFundKind","description":"The kind; unfunded when what was chosen is gone."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund, or null for the wallet."}}};
const schema38 = {"type":"string","enum":["unfunded","wallet","cc","paypal","bank"],"description":"What recurring purchases are paid with."};
const schema39 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customerFundId","type","brand","gatewayKey","lastFour","holderName","expiryMonth","expiryYear","isExpired","isDefault","bankType","bankCode","email","verificationStatus","createdAt"],"properties":{"customerFundId":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gatewayKey":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"lastFour":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holderName":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiryMonth":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiryYear":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"isExpired":{"type":"boolean","description":"Whether a card has ended."},"isDefault":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"isRefused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bankType":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bankCode":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verificationStatus":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"createdAt":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
const schema40 = {"type":"string","enum":["cc","bank","paypal"],"description":"What kind of thing is saved."};
const schema41 = {"type":"string","enum":["AmericanExpress","bank","MasterCard","Visa","paypal"],"description":"The brand that a saved way to pay shows."};
const schema42 = {"type":"string","enum":["braintree","eway","opayo","paystream","stripe"],"description":"A gateway that takes cards."};
const schema43 = {"type":"string","enum":["bsb","swift"],"description":"What the code of a bank is: a domestic branch number, or an international bank identifier."};
const schema44 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far the proof has come that it belongs to the customer."};

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
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/lastFour",schemaPath:"#/properties/lastFour/type",keyword:"type",params:{type: schema39.properties.lastFour.type},message:"must be string,null"};
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
const err26 = {instancePath:instancePath+"/expiryMonth",schemaPath:"#/properties/expiryMonth/type",keyword:"type",params:{type: schema39.properties.expiryMonth.type},message:"must be integer,null"};
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
const err27 = {instancePath:instancePath+"/expiryYear",schemaPath:"#/properties/expiryYear/type",keyword:"type",params:{type: schema39.properties.expiryYear.type},message:"must be integer,null"};
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
const err32 = {instancePath:instancePath+"/bankType",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/type",keyword:"type",params:{type: schema39.properties.bankCode.type},message:"must be string,null"};
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
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema39.properties.email.type},message:"must be string,null"};
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
const err38 = {instancePath:instancePath+"/verificationStatus",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"customerFundId":true,"type":true,"brand":true,"gatewayKey":true,"lastFour":true,"holderName":true,"expiryMonth":true,"expiryYear":true,"isExpired":true,"isDefault":true,"isRefused":true,"bankType":true,"bankCode":true,"email":true,"verificationStatus":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.fund === undefined) || (!(func0.call(data, "fund")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fund"},message:"must have required property '"+"fund"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/RecurringFundKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data0 === "unfunded") || (data0 === "wallet")) || (data0 === "cc")) || (data0 === "paypal")) || (data0 === "bank"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/RecurringFundKind/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fund !== undefined && func0.call(data, "fund")){
let data1 = data.fund;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
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
const _errs8 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/fund",schemaPath:"#/properties/fund/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/fund",schemaPath:"#/properties/fund/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
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
validate25.evaluated = {"props":{"kind":true,"fund":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.purchaseId === undefined) || (!(func0.call(data, "purchaseId")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchaseId"},message:"must have required property '"+"purchaseId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.attemptedAt === undefined) || (!(func0.call(data, "attemptedAt")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attemptedAt"},message:"must have required property '"+"attemptedAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.retryAt === undefined) || (!(func0.call(data, "retryAt")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retryAt"},message:"must have required property '"+"retryAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.actions === undefined) || (!(func0.call(data, "actions")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},message:"must have required property '"+"actions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data1 === "recurring") || (data1 === "scheduled"))){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema33.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.purchaseId !== undefined && func0.call(data, "purchaseId")){
if(typeof data.purchaseId !== "string"){
const err17 = {instancePath:instancePath+"/purchaseId",schemaPath:"#/properties/purchaseId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err19 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data6 = data.status;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data6 === "purchased") || (data6 === "soft_failure")) || (data6 === "hard_failure"))){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(typeof data.code !== "string"){
const err23 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
const err24 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
if(!(validate23(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.attemptedAt !== undefined && func0.call(data, "attemptedAt")){
if(typeof data.attemptedAt !== "string"){
const err25 = {instancePath:instancePath+"/attemptedAt",schemaPath:"#/properties/attemptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.retryAt !== undefined && func0.call(data, "retryAt")){
let data11 = data.retryAt;
if((typeof data11 !== "string") && (data11 !== null)){
const err26 = {instancePath:instancePath+"/retryAt",schemaPath:"#/properties/retryAt/type",keyword:"type",params:{type: schema33.properties.retryAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined && func0.call(data, "actions")){
let data13 = data.actions;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data14 === "change-fund") || (data14 === "add-card")) || (data14 === "payment-method-updated"))){
const err28 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/enum",keyword:"enum",params:{allowedValues: schema33.properties.actions.items.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"kind":true,"purchaseId":true,"name":true,"logo":true,"description":true,"status":true,"code":true,"message":true,"amount":true,"attemptedAt":true,"retryAt":true,"defaultFund":true,"actions":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const recurringProcessSyncResult = validate30;
const schema45 = {"type":"object","description":"What came of trying again.","x-chosen":true,"required":["numAttempted","numPurchased","resolutions"],"properties":{"numAttempted":{"type":"integer","description":"Purchases that were tried.","minimum":0},"numPurchased":{"type":"integer","description":"Purchases that were made.","minimum":0},"resolutions":{"type":"array","description":"What is still to be resolved.","items":{"$ref":"#/$defs/PaymentResolution"}}}};

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
if((data.numAttempted === undefined) || (!(func0.call(data, "numAttempted")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numAttempted"},message:"must have required property '"+"numAttempted"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.numPurchased === undefined) || (!(func0.call(data, "numPurchased")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numPurchased"},message:"must have required property '"+"numPurchased"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.resolutions === undefined) || (!(func0.call(data, "resolutions")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resolutions"},message:"must have required property '"+"resolutions"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.numAttempted !== undefined && func0.call(data, "numAttempted")){
let data0 = data.numAttempted;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/numAttempted",schemaPath:"#/properties/numAttempted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/numAttempted",schemaPath:"#/properties/numAttempted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.numPurchased !== undefined && func0.call(data, "numPurchased")){
let data1 = data.numPurchased;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/numPurchased",schemaPath:"#/properties/numPurchased/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/numPurchased",schemaPath:"#/properties/numPurchased/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.resolutions !== undefined && func0.call(data, "resolutions")){
let data2 = data.resolutions;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/resolutions/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/resolutions",schemaPath:"#/properties/resolutions/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"numAttempted":true,"numPurchased":true,"resolutions":true},"dynamicProps":false,"dynamicItems":false};

export const recurringPurchasesListResult = validate32;
const schema46 = {"type":"array","description":"The recurring purchases.","items":{"$ref":"#/$defs/RecurringPurchase"}};
const schema47 = {"type":"object","description":"A purchase that repeats itself.","x-chosen":true,"required":["autoplayId","type","productType","productOfferKey","name","logo","description","label","status","pausedUntil","numberOfGames","gameOfferName","numberOfTickets","numberOfShares","gameType","gameOffer","causeKey","games","minimumJackpotAmount","quickpick","period","membershipTier","membershipEndsAt","price","lastAttemptStatus","lastAttempt","nextAttemptAt","defaultFund","createdAt"],"properties":{"autoplayId":{"type":"string","description":"Id of the recurring purchase."},"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"productType":{"$ref":"#/$defs/CartProductType","description":"What is bought."},"productOfferKey":{"type":"string","description":"Key of the product offer."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of its logo."},"description":{"type":"string","description":"What is bought each time, in words."},"label":{"type":"string","description":"When it is bought, in words."},"status":{"$ref":"#/$defs/RecurringStatus","description":"Whether it goes on."},"pausedUntil":{"type":["string","null"],"$comment":"date-time","description":"When a timed pause ends, or null."},"numberOfGames":{"type":["integer","null"],"description":"Games of a ticket, or null."},"gameOfferName":{"type":["string","null"],"description":"Name of the game offer, or null."},"numberOfTickets":{"type":["integer","null"],"description":"Raffle tickets, or null."},"numberOfShares":{"type":["integer","null"],"description":"Syndicate shares, or null."},"gameType":{"type":["string","null"],"description":"Key of the game type, or null."},"gameOffer":{"type":["string","null"],"description":"Key of the game offer or of the book, or null."},"causeKey":{"type":["string","null"],"description":"Key of the cause, or null."},"games":{"type":"array","description":"The numbers of each game; with a quickpick new ones are picked each time.","items":{"$ref":"#/$defs/CartGame"}},"minimumJackpotAmount":{"anyOf":[{"$ref":"#/$defs/MoneyAmount"},{"type":"null"}],"description":"Smaller jackpots are passed by; null plays every draw."},"quickpick":{"type":"boolean","description":"Whether numbers are picked anew each time."},"period":{"anyOf":[{"type":"string","enum":["monthly","quarterly","biannually","annually"],"description":"A period."},{"type":"null"}],"description":"How long a membership lasts, or null."},"membershipTier":{"type":["string","null"],"description":"Tier of a membership, or null."},"membershipEndsAt":{"type":["string","null"],"$comment":"date-time","description":"When a membership ends, or null."},"price":{"$ref":"#/$defs/Money","description":"What the last purchase cost."},"lastAttemptStatus":{"anyOf":[{"$ref":"#/$defs/AttemptStatus"},{"type":"null"}],"description":"What came of the last attempt; null before the first."},"lastAttempt":{"anyOf":[{"$ref":"#/$defs/RecurringAttempt"},{"type":"null"}],"description":"The last attempt, or null."},"nextAttemptAt":{"type":["string","null"],"$comment":"date-time","description":"When it is bought next, or null when it is not."},"defaultFund":{"$ref":"#/$defs/RecurringPurchaseMethod","description":"What it is paid with."},"createdAt":{"type":"string","$comment":"date-time","description":"When it began."}}};
const schema48 = {"type":"string","enum":["autoplay","subscription"],"description":"The kind of repeated purchase."};
const schema49 = {"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership","voucher_fixed_discount","voucher_percent_discount","voucher_fixed_discount_expire","voucher_credit_amount"],"description":"The type of a cart item."};
const schema50 = {"type":"string","enum":["recurring_status_active","recurring_status_paused","recurring_status_timed_pause","timed_paused","recurring_status_cancelled"],"description":"Whether purchases are repeated; timed_paused is another spelling of recurring_status_timed_pause."};
const schema51 = {"type":"object","description":"One game on a ticket.","x-chosen":true,"required":["numberSets"],"properties":{"numberSets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}}}};
const schema52 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

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
if((data.numberSets === undefined) || (!(func0.call(data, "numberSets")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberSets"},message:"must have required property '"+"numberSets"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.numberSets !== undefined && func0.call(data, "numberSets")){
let data0 = data.numberSets;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.key === undefined) || (!(func0.call(data1, "key")))){
const err1 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.numbers === undefined) || (!(func0.call(data1, "numbers")))){
const err2 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.key !== undefined && func0.call(data1, "key")){
if(typeof data1.key !== "string"){
const err3 = {instancePath:instancePath+"/numberSets/" + i0+"/key",schemaPath:"#/$defs/NumberGroup/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.numbers !== undefined && func0.call(data1, "numbers")){
let data3 = data1.numbers;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/numberSets/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/NumberGroup/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err5 = {instancePath:instancePath+"/numberSets/" + i0+"/numbers",schemaPath:"#/$defs/NumberGroup/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err6 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath:instancePath+"/numberSets",schemaPath:"#/properties/numberSets/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"numberSets":true},"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","description":"An attempt to buy.","x-chosen":true,"required":["status","code","message","attemptedAt","checkoutId"],"properties":{"status":{"$ref":"#/$defs/AttemptStatus","description":"What came of it."},"code":{"type":["string","null"],"description":"Code of what went wrong, or null."},"message":{"type":["string","null"],"description":"What went wrong, for the customer, or null."},"attemptedAt":{"type":"string","$comment":"date-time","description":"When it was made."},"checkoutId":{"type":["string","null"],"description":"Id of the receipt, or null."}}};

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
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.attemptedAt === undefined) || (!(func0.call(data, "attemptedAt")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attemptedAt"},message:"must have required property '"+"attemptedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "purchased") || (data0 === "soft_failure")) || (data0 === "hard_failure"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema55.properties.code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data2 = data.message;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema55.properties.message.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attemptedAt !== undefined && func0.call(data, "attemptedAt")){
if(typeof data.attemptedAt !== "string"){
const err9 = {instancePath:instancePath+"/attemptedAt",schemaPath:"#/properties/attemptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
let data4 = data.checkoutId;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: schema55.properties.checkoutId.type},message:"must be string,null"};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"status":true,"code":true,"message":true,"attemptedAt":true,"checkoutId":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const subscriptionsListResult = validate41;
const schema57 = {"type":"array","description":"The recurring purchases.","items":{"$ref":"#/$defs/RecurringPurchase"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const subscriptionsGetResult = validate43;

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
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const subscriptionsUpdateBody = validate48;
const schema64 = {"type":"object","description":"What to change of a recurring purchase; what is left out stays as it is.","x-chosen":true,"additionalProperties":false,"properties":{"gameOffer":{"type":"string","description":"Key of the game offer, or of the book of a raffle."},"causeKey":{"type":"string","description":"Key of the cause."},"numGames":{"type":"integer","description":"Games of a ticket, or books of a raffle; numbers that are missing are picked.","minimum":1},"membershipPeriod":{"type":"string","enum":["monthly","quarterly","biannually","annually"],"description":"For how long a membership is paid each time, from its next renewal on: what is paid already stays as it is. An extension."}}};

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
for(const key0 of Object.keys(data)){
if(!((((key0 === "gameOffer") || (key0 === "causeKey")) || (key0 === "numGames")) || (key0 === "membershipPeriod"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
if(typeof data.gameOffer !== "string"){
const err1 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
if(typeof data.causeKey !== "string"){
const err2 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data2 = data.numGames;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.membershipPeriod !== undefined && func0.call(data, "membershipPeriod")){
let data3 = data.membershipPeriod;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/membershipPeriod",schemaPath:"#/properties/membershipPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data3 === "monthly") || (data3 === "quarterly")) || (data3 === "biannually")) || (data3 === "annually"))){
const err6 = {instancePath:instancePath+"/membershipPeriod",schemaPath:"#/properties/membershipPeriod/enum",keyword:"enum",params:{allowedValues: schema64.properties.membershipPeriod.enum},message:"must be equal to one of the allowed values"};
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
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const subscriptionsUpdateResult = validate49;

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
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const subscriptionsStatusBody = validate54;
const schema71 = {"type":"object","description":"Whether purchases go on.","x-chosen":true,"additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["recurring_status_active","recurring_status_paused","recurring_status_timed_pause","recurring_status_cancelled"],"description":"What it becomes."},"pausedUntil":{"type":"string","$comment":"date-time","description":"When a timed pause ends; needed for one, and of no concern otherwise."}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "status") || (key0 === "pausedUntil"))){
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
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "recurring_status_active") || (data0 === "recurring_status_paused")) || (data0 === "recurring_status_timed_pause")) || (data0 === "recurring_status_cancelled"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema71.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
if(typeof data.pausedUntil !== "string"){
const err4 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const subscriptionsStatusResult = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const autoplayListResult = validate60;
const schema78 = {"type":"array","description":"The recurring purchases.","items":{"$ref":"#/$defs/RecurringPurchase"}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const autoplayGetResult = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const autoplayUpdateBody = validate67;
const schema85 = {"type":"object","description":"What to change of an autoplay; what is left out stays as it is.","x-chosen":true,"additionalProperties":false,"properties":{"gameOffer":{"type":"string","description":"Key of the game offer."},"causeKey":{"type":"string","description":"Key of the cause."},"numGames":{"type":"integer","description":"Games of a ticket; numbers that are missing are picked.","minimum":1},"status":{"type":"string","enum":["recurring_status_active","recurring_status_paused","recurring_status_timed_pause","recurring_status_cancelled"],"description":"What it becomes."},"pausedUntil":{"type":"string","$comment":"date-time","description":"When a timed pause ends; needed for one."}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "gameOffer") || (key0 === "causeKey")) || (key0 === "numGames")) || (key0 === "status")) || (key0 === "pausedUntil"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
if(typeof data.gameOffer !== "string"){
const err1 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
if(typeof data.causeKey !== "string"){
const err2 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data2 = data.numGames;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.status !== undefined && func0.call(data, "status")){
let data3 = data.status;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data3 === "recurring_status_active") || (data3 === "recurring_status_paused")) || (data3 === "recurring_status_timed_pause")) || (data3 === "recurring_status_cancelled"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema85.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
if(typeof data.pausedUntil !== "string"){
const err7 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const autoplayUpdateResult = validate68;

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const autoplaySetMinimumJackpotBody = validate73;
const schema92 = {"type":"object","description":"The least jackpot to play for.","x-chosen":true,"additionalProperties":false,"required":["minimumJackpotAmount"],"properties":{"minimumJackpotAmount":{"anyOf":[{"$ref":"#/$defs/MoneyAmount"},{"type":"null"}],"description":"Smaller jackpots are passed by; null plays every draw."}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "minimumJackpotAmount")){
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
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data0 = data.minimumJackpotAmount;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err3 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data0 !== null){
const err4 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
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
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const autoplaySetMinimumJackpotResult = validate74;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const autoplaySetQuickpickBody = validate79;
const schema100 = {"type":"object","description":"Whether numbers are picked anew.","x-chosen":true,"additionalProperties":false,"required":["quickpick"],"properties":{"quickpick":{"type":"boolean","description":"True for new numbers each time, false for the same ones."}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "quickpick")){
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
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err2 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const autoplaySetQuickpickResult = validate80;

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const autoplayPauseBody = validate85;
const schema107 = {"type":"object","description":"How long to pause.","x-chosen":true,"additionalProperties":false,"properties":{"pausedUntil":{"type":"string","$comment":"date-time","description":"When it goes on by itself; left out, when it is told to."}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "pausedUntil")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
if(typeof data.pausedUntil !== "string"){
const err1 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const autoplayPauseResult = validate86;

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const autoplayUnpauseResult = validate91;

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.autoplayId === undefined) || (!(func0.call(data, "autoplayId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoplayId"},message:"must have required property '"+"autoplayId"+"'"};
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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.pausedUntil === undefined) || (!(func0.call(data, "pausedUntil")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pausedUntil"},message:"must have required property '"+"pausedUntil"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.numberOfGames === undefined) || (!(func0.call(data, "numberOfGames")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfGames"},message:"must have required property '"+"numberOfGames"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.gameOfferName === undefined) || (!(func0.call(data, "gameOfferName")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOfferName"},message:"must have required property '"+"gameOfferName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.numberOfTickets === undefined) || (!(func0.call(data, "numberOfTickets")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfTickets"},message:"must have required property '"+"numberOfTickets"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.numberOfShares === undefined) || (!(func0.call(data, "numberOfShares")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfShares"},message:"must have required property '"+"numberOfShares"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.gameType === undefined) || (!(func0.call(data, "gameType")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameType"},message:"must have required property '"+"gameType"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.gameOffer === undefined) || (!(func0.call(data, "gameOffer")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameOffer"},message:"must have required property '"+"gameOffer"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.minimumJackpotAmount === undefined) || (!(func0.call(data, "minimumJackpotAmount")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumJackpotAmount"},message:"must have required property '"+"minimumJackpotAmount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.quickpick === undefined) || (!(func0.call(data, "quickpick")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quickpick"},message:"must have required property '"+"quickpick"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.membershipEndsAt === undefined) || (!(func0.call(data, "membershipEndsAt")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipEndsAt"},message:"must have required property '"+"membershipEndsAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.nextAttemptAt === undefined) || (!(func0.call(data, "nextAttemptAt")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.autoplayId !== undefined && func0.call(data, "autoplayId")){
if(typeof data.autoplayId !== "string"){
const err29 = {instancePath:instancePath+"/autoplayId",schemaPath:"#/properties/autoplayId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data1 === "autoplay") || (data1 === "subscription"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data2 = data.productType;
if(typeof data2 !== "string"){
const err32 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((((data2 === "lottery_ticket") || (data2 === "multi_draw_ticket")) || (data2 === "raffle_ticket")) || (data2 === "syndicate_share")) || (data2 === "social_syndicate_share")) || (data2 === "membership")) || (data2 === "voucher_fixed_discount")) || (data2 === "voucher_percent_discount")) || (data2 === "voucher_fixed_discount_expire")) || (data2 === "voucher_credit_amount"))){
const err33 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err34 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err38 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data8 === "recurring_status_active") || (data8 === "recurring_status_paused")) || (data8 === "recurring_status_timed_pause")) || (data8 === "timed_paused")) || (data8 === "recurring_status_cancelled"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/RecurringStatus/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.pausedUntil !== undefined && func0.call(data, "pausedUntil")){
let data9 = data.pausedUntil;
if((typeof data9 !== "string") && (data9 !== null)){
const err41 = {instancePath:instancePath+"/pausedUntil",schemaPath:"#/properties/pausedUntil/type",keyword:"type",params:{type: schema47.properties.pausedUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.numberOfGames !== undefined && func0.call(data, "numberOfGames")){
let data10 = data.numberOfGames;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err42 = {instancePath:instancePath+"/numberOfGames",schemaPath:"#/properties/numberOfGames/type",keyword:"type",params:{type: schema47.properties.numberOfGames.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
let data11 = data.gameOfferName;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: schema47.properties.gameOfferName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.numberOfTickets !== undefined && func0.call(data, "numberOfTickets")){
let data12 = data.numberOfTickets;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/numberOfTickets",schemaPath:"#/properties/numberOfTickets/type",keyword:"type",params:{type: schema47.properties.numberOfTickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.numberOfShares !== undefined && func0.call(data, "numberOfShares")){
let data13 = data.numberOfShares;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err45 = {instancePath:instancePath+"/numberOfShares",schemaPath:"#/properties/numberOfShares/type",keyword:"type",params:{type: schema47.properties.numberOfShares.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data14 = data.gameType;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema47.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
let data15 = data.gameOffer;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: schema47.properties.gameOffer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data16 = data.causeKey;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema47.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data17[i0], {instancePath:instancePath+"/games/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data19 = data.minimumJackpotAmount;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err50 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
const _errs48 = errors;
if(data19 !== null){
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs48 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err54 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data21 = data.period;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(typeof data21 !== "string"){
const err55 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((((data21 === "monthly") || (data21 === "quarterly")) || (data21 === "biannually")) || (data21 === "annually"))){
const err56 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.properties.period.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid1 = _errs54 === errors;
valid8 = valid8 || _valid1;
const _errs56 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err58 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data22 = data.membershipTier;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema47.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.membershipEndsAt !== undefined && func0.call(data, "membershipEndsAt")){
let data23 = data.membershipEndsAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err60 = {instancePath:instancePath+"/membershipEndsAt",schemaPath:"#/properties/membershipEndsAt/type",keyword:"type",params:{type: schema47.properties.membershipEndsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
if(!(validate23(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data25 = data.lastAttemptStatus;
const _errs65 = errors;
let valid9 = false;
const _errs66 = errors;
if(typeof data25 !== "string"){
const err61 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data25 === "purchased") || (data25 === "soft_failure")) || (data25 === "hard_failure"))){
const err62 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
const _errs69 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err64 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data26 = data.lastAttempt;
const _errs72 = errors;
let valid11 = false;
const _errs73 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs73 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs74 = errors;
if(data26 !== null){
const err65 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err66 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.nextAttemptAt !== undefined && func0.call(data, "nextAttemptAt")){
let data27 = data.nextAttemptAt;
if((typeof data27 !== "string") && (data27 !== null)){
const err67 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema47.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate25(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err68 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"autoplayId":true,"type":true,"productType":true,"productOfferKey":true,"name":true,"logo":true,"description":true,"label":true,"status":true,"pausedUntil":true,"numberOfGames":true,"gameOfferName":true,"numberOfTickets":true,"numberOfShares":true,"gameType":true,"gameOffer":true,"causeKey":true,"games":true,"minimumJackpotAmount":true,"quickpick":true,"period":true,"membershipTier":true,"membershipEndsAt":true,"price":true,"lastAttemptStatus":true,"lastAttempt":true,"nextAttemptAt":true,"defaultFund":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};


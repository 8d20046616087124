// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const precommitmentSetBody = validate21;
const schema32 = {"type":"object","description":"The limit to set.","additionalProperties":false,"required":["limit"],"properties":{"limit":{"type":"string","description":"The limit in currency units with at most two decimals, such as '50.00'.","maxLength":20}}};
const func0 = Object.prototype.hasOwnProperty;
const func62 = ucs2length;

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
if((data.limit === undefined) || (!(func0.call(data, "limit")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "limit")){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(typeof data0 === "string"){
if(func62(data0) > 20){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const precommitmentSetAnswer = validate22;
const schema33 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PreCommitment","description":"The limit."}}};
const schema34 = {"type":"object","description":"A limit on what is deposited in a week, set by the customer.","x-chosen":true,"required":["period","limit","deposited","remaining","resets_at","pending"],"properties":{"period":{"$ref":"#/$defs/LimitPeriod","description":"The period it holds for."},"limit":{"$ref":"#/$defs/Money","description":"What may be deposited in a period."},"deposited":{"$ref":"#/$defs/Money","description":"What has been deposited in the period that runs, or is on its way."},"remaining":{"$ref":"#/$defs/Money","description":"What is left, never below zero."},"resets_at":{"type":"string","description":"When the period that runs ends.","$comment":"date-time"},"pending":{"anyOf":[{"$ref":"#/$defs/PendingLimit"},{"type":"null"}],"description":"A change that waits for its cooling-off, or null."}}};
const schema35 = {"type":"string","enum":["day","week","month"],"description":"A period of the shop's calendar that a limit holds for; a week begins on Monday."};
const schema36 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema37 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const pattern4 = new RegExp("^-?\\d+\\.\\d{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");

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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","description":"What a limit becomes when its cooling-off of 24 hours is over.","x-chosen":true,"required":["limit","effective_at"],"properties":{"limit":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"The new limit; null when the limit ends."},"effective_at":{"type":"string","description":"When it becomes so.","$comment":"date-time"}}};

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
if((data.limit === undefined) || (!(func0.call(data, "limit")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.effective_at === undefined) || (!(func0.call(data, "effective_at")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective_at"},message:"must have required property '"+"effective_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.amount = true;
props0.currency = true;
}
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.effective_at !== undefined && func0.call(data, "effective_at")){
if(typeof data.effective_at !== "string"){
const err4 = {instancePath:instancePath+"/effective_at",schemaPath:"#/properties/effective_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"limit":true,"effective_at":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.limit === undefined) || (!(func0.call(data, "limit")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.deposited === undefined) || (!(func0.call(data, "deposited")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposited"},message:"must have required property '"+"deposited"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.remaining === undefined) || (!(func0.call(data, "remaining")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remaining"},message:"must have required property '"+"remaining"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.resets_at === undefined) || (!(func0.call(data, "resets_at")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resets_at"},message:"must have required property '"+"resets_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.pending === undefined) || (!(func0.call(data, "pending")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.period !== undefined && func0.call(data, "period")){
let data0 = data.period;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/LimitPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data0 === "day") || (data0 === "week")) || (data0 === "month"))){
const err7 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/LimitPeriod/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
if(!(validate24(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.deposited !== undefined && func0.call(data, "deposited")){
if(!(validate24(data.deposited, {instancePath:instancePath+"/deposited",parentData:data,parentDataProperty:"deposited",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined && func0.call(data, "remaining")){
if(!(validate24(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.resets_at !== undefined && func0.call(data, "resets_at")){
if(typeof data.resets_at !== "string"){
const err8 = {instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pending !== undefined && func0.call(data, "pending")){
let data5 = data.pending;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate28(data5, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.limit = true;
props0.effective_at = true;
}
const _errs14 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err10 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"period":true,"limit":true,"deposited":true,"remaining":true,"resets_at":true,"pending":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const precommitmentDeleteAnswer = validate32;
const schema39 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PreCommitment","description":"The limit, until it ends."}}};

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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const spendLimitsListAnswer = validate34;
const schema40 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/SpendLimits","description":"The limits."}}};
const schema41 = {"type":"object","description":"The limits on what a customer spends.","required":["available_periods","customer_limits","system_limits"],"properties":{"available_periods":{"type":"array","description":"The periods that the customer has no limit for yet.","items":{"$ref":"#/$defs/LimitPeriod"}},"customer_limits":{"type":"array","description":"The limits that the customer has set.","items":{"$ref":"#/$defs/SpendLimit"}},"system_limits":{"type":"array","description":"The limits that hold for every customer.","items":{"$ref":"#/$defs/SpendLimit"}}}};
const schema43 = {"type":"object","description":"A limit on what is spent on purchases in a period.","required":["id","period","limit","spent","remaining","resets_at","pending"],"properties":{"id":{"type":"string","description":"Id of the limit."},"period":{"$ref":"#/$defs/LimitPeriod","description":"The period it holds for."},"limit":{"$ref":"#/$defs/Money","description":"What may be spent in a period."},"spent":{"$ref":"#/$defs/Money","description":"What has been spent in the period that runs."},"remaining":{"$ref":"#/$defs/Money","description":"What is left: the limit minus what was spent, never below zero."},"resets_at":{"type":"string","description":"When the period that runs ends.","$comment":"date-time"},"pending":{"anyOf":[{"$ref":"#/$defs/PendingLimit"},{"type":"null"}],"description":"A change that waits for its cooling-off, or null."}}};

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
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.limit === undefined) || (!(func0.call(data, "limit")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.spent === undefined) || (!(func0.call(data, "spent")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spent"},message:"must have required property '"+"spent"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.remaining === undefined) || (!(func0.call(data, "remaining")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remaining"},message:"must have required property '"+"remaining"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.resets_at === undefined) || (!(func0.call(data, "resets_at")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resets_at"},message:"must have required property '"+"resets_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.pending === undefined) || (!(func0.call(data, "pending")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.period !== undefined && func0.call(data, "period")){
let data1 = data.period;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/LimitPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data1 === "day") || (data1 === "week")) || (data1 === "month"))){
const err9 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/LimitPeriod/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
if(!(validate24(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.spent !== undefined && func0.call(data, "spent")){
if(!(validate24(data.spent, {instancePath:instancePath+"/spent",parentData:data,parentDataProperty:"spent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined && func0.call(data, "remaining")){
if(!(validate24(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.resets_at !== undefined && func0.call(data, "resets_at")){
if(typeof data.resets_at !== "string"){
const err10 = {instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.pending !== undefined && func0.call(data, "pending")){
let data6 = data.pending;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate28(data6, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.limit = true;
props0.effective_at = true;
}
const _errs15 = errors;
if(data6 !== null){
const err11 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err12 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true,"period":true,"limit":true,"spent":true,"remaining":true,"resets_at":true,"pending":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.available_periods === undefined) || (!(func0.call(data, "available_periods")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available_periods"},message:"must have required property '"+"available_periods"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.customer_limits === undefined) || (!(func0.call(data, "customer_limits")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer_limits"},message:"must have required property '"+"customer_limits"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.system_limits === undefined) || (!(func0.call(data, "system_limits")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system_limits"},message:"must have required property '"+"system_limits"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.available_periods !== undefined && func0.call(data, "available_periods")){
let data0 = data.available_periods;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/available_periods/" + i0,schemaPath:"#/$defs/LimitPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "day") || (data1 === "week")) || (data1 === "month"))){
const err4 = {instancePath:instancePath+"/available_periods/" + i0,schemaPath:"#/$defs/LimitPeriod/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
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
const err5 = {instancePath:instancePath+"/available_periods",schemaPath:"#/properties/available_periods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.customer_limits !== undefined && func0.call(data, "customer_limits")){
let data2 = data.customer_limits;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate36(data2[i1], {instancePath:instancePath+"/customer_limits/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/customer_limits",schemaPath:"#/properties/customer_limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.system_limits !== undefined && func0.call(data, "system_limits")){
let data4 = data.system_limits;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate36(data4[i2], {instancePath:instancePath+"/system_limits/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/system_limits",schemaPath:"#/properties/system_limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"available_periods":true,"customer_limits":true,"system_limits":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate35(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const spendLimitsUpdateBody = validate44;

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
if((data.limit === undefined) || (!(func0.call(data, "limit")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "limit")){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(typeof data0 === "string"){
if(func62(data0) > 20){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const spendLimitsUpdateAnswer = validate45;
const schema46 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/SpendLimit","description":"The limit."}}};

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
if(!(validate36(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const spendLimitsCreateBody = validate47;

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
if((data.limit === undefined) || (!(func0.call(data, "limit")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "limit")){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(typeof data0 === "string"){
if(func62(data0) > 20){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const spendLimitsCreateAnswer = validate48;
const schema48 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/SpendLimit","description":"The limit."}}};

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
if(!(validate36(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const spendLimitsDeleteAnswer = validate50;
const schema49 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/SpendLimit","description":"The limit, until it ends."}}};

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
if(!(validate36(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const breakStartBody = validate52;
const schema50 = {"type":"object","description":"The break to take.","x-chosen":true,"additionalProperties":false,"required":["period"],"properties":{"period":{"$ref":"#/$defs/BreakPeriod","description":"How long."}}};
const schema51 = {"type":"string","description":"How long a break lasts: a day, a week, six months, or at least six months and then until the customer asks to return.","x-chosen":true,"enum":["day","week","six_months","until_i_ask"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.period === undefined) || (!(func0.call(data, "period")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "period")){
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
if(data.period !== undefined && func0.call(data, "period")){
let data0 = data.period;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/BreakPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "day") || (data0 === "week")) || (data0 === "six_months")) || (data0 === "until_i_ask"))){
const err3 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/BreakPeriod/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"};
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const breakStartAnswer = validate53;
const schema52 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PlayBreak","description":"The break."}}};
const schema53 = {"type":"object","description":"A break from playing: nothing is sold to the customer while it lasts.","x-chosen":true,"required":["kind","started_at","ends_at","return_from"],"properties":{"kind":{"type":"string","description":"A time-out ends by itself, a self-exclusion after the customer has asked to return.","enum":["time_out","self_exclusion"]},"started_at":{"type":"string","$comment":"date-time","description":"When it began."},"ends_at":{"type":["string","null"],"$comment":"date-time","description":"When it ends; null where nobody has asked to return yet."},"return_from":{"type":["string","null"],"$comment":"date-time","description":"From when on the customer may ask to return; null for a time-out."}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
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
if((data0.kind === undefined) || (!(func0.call(data0, "kind")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.started_at === undefined) || (!(func0.call(data0, "started_at")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.ends_at === undefined) || (!(func0.call(data0, "ends_at")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "ends_at"},message:"must have required property '"+"ends_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.return_from === undefined) || (!(func0.call(data0, "return_from")))){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "return_from"},message:"must have required property '"+"return_from"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.kind !== undefined && func0.call(data0, "kind")){
let data1 = data0.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/result/kind",schemaPath:"#/$defs/PlayBreak/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "time_out") || (data1 === "self_exclusion"))){
const err6 = {instancePath:instancePath+"/result/kind",schemaPath:"#/$defs/PlayBreak/properties/kind/enum",keyword:"enum",params:{allowedValues: schema53.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.started_at !== undefined && func0.call(data0, "started_at")){
if(typeof data0.started_at !== "string"){
const err7 = {instancePath:instancePath+"/result/started_at",schemaPath:"#/$defs/PlayBreak/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.ends_at !== undefined && func0.call(data0, "ends_at")){
let data3 = data0.ends_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/result/ends_at",schemaPath:"#/$defs/PlayBreak/properties/ends_at/type",keyword:"type",params:{type: schema53.properties.ends_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.return_from !== undefined && func0.call(data0, "return_from")){
let data4 = data0.return_from;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/result/return_from",schemaPath:"#/$defs/PlayBreak/properties/return_from/type",keyword:"type",params:{type: schema53.properties.return_from.type},message:"must be string,null"};
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
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const breakReturnAnswer = validate54;
const schema54 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PlayBreak","description":"The break, with its end."}}};

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
if((data0.kind === undefined) || (!(func0.call(data0, "kind")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.started_at === undefined) || (!(func0.call(data0, "started_at")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.ends_at === undefined) || (!(func0.call(data0, "ends_at")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "ends_at"},message:"must have required property '"+"ends_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.return_from === undefined) || (!(func0.call(data0, "return_from")))){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "return_from"},message:"must have required property '"+"return_from"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.kind !== undefined && func0.call(data0, "kind")){
let data1 = data0.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/result/kind",schemaPath:"#/$defs/PlayBreak/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "time_out") || (data1 === "self_exclusion"))){
const err6 = {instancePath:instancePath+"/result/kind",schemaPath:"#/$defs/PlayBreak/properties/kind/enum",keyword:"enum",params:{allowedValues: schema53.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.started_at !== undefined && func0.call(data0, "started_at")){
if(typeof data0.started_at !== "string"){
const err7 = {instancePath:instancePath+"/result/started_at",schemaPath:"#/$defs/PlayBreak/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.ends_at !== undefined && func0.call(data0, "ends_at")){
let data3 = data0.ends_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/result/ends_at",schemaPath:"#/$defs/PlayBreak/properties/ends_at/type",keyword:"type",params:{type: schema53.properties.ends_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.return_from !== undefined && func0.call(data0, "return_from")){
let data4 = data0.return_from;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/result/return_from",schemaPath:"#/$defs/PlayBreak/properties/return_from/type",keyword:"type",params:{type: schema53.properties.return_from.type},message:"must be string,null"};
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
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PlayBreak/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


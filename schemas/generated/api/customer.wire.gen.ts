// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const customerGetAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Customer","description":"The customer."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"A customer. The credentials that the entity of the specification also names are those of the session, and are told by the calls that open one.","required":["customer_id","pricing_id","segment_name","firstname","lastname","email","balance","available_funds","withdrawable_funds","state","verification_rules","verification","pre_commitment","spend_limits","branding_region","is_verified","migration_status","account_upgrade","force_password_change","address_confirmation_required","email_address_confirmation_required","country_banned","country_banned_confirmation_required","terms_acceptance_required","tfa_prompt_required","experiment_groups","average_transaction_values","favourite_numbers","membership_programs","communication_preferences","marketing_email_subscription","payment_methods","withdrawal_methods"],"properties":{"customer_id":{"type":"string","description":"Id of the customer."},"pricing_id":{"type":"string","description":"The price list that applies to the customer."},"segment_name":{"type":["string","null"],"description":"The segment that decides the capabilities, or null for the default."},"firstname":{"type":"string","description":"First name."},"lastname":{"type":"string","description":"Last name."},"email":{"type":"string","description":"E-mail address."},"balance":{"$ref":"#/$defs/Money","description":"All the money of the wallet, with what is held for withdrawals."},"available_funds":{"$ref":"#/$defs/Money","description":"What can be spent now."},"withdrawable_funds":{"$ref":"#/$defs/Money","description":"What can be paid out now."},"state":{"anyOf":[{"$ref":"#/$defs/Region"},{"type":"null"}],"description":"Where the customer lives, or null when it is not known."},"verification_rules":{"$ref":"#/$defs/VerificationRules","description":"What being verified is needed for."},"verification":{"$ref":"#/$defs/Verification","description":"How far it is proved who the customer is."},"pre_commitment":{"anyOf":[{"$ref":"#/$defs/PreCommitment"},{"type":"null"}],"description":"The limit on deposits, or null."},"spend_limits":{"type":"array","description":"The limits on spending that the customer has set.","items":{"$ref":"#/$defs/SpendLimit"}},"branding_region":{"anyOf":[{"$ref":"#/$defs/Region"},{"type":"null"}],"description":"The region whose sub-variant applies, or null."},"is_verified":{"type":"boolean","description":"Whether it is proved who the customer is."},"migration_status":{"$ref":"#/$defs/MigrationStatus","description":"Whether the account moves to the new platform."},"account_upgrade":{"type":"boolean","description":"Whether the details must be completed before anything else."},"force_password_change":{"type":"boolean","description":"Whether a new password must be set before anything else."},"address_confirmation_required":{"type":"boolean","description":"Whether the address is to be confirmed."},"email_address_confirmation_required":{"type":"boolean","description":"Whether the e-mail address, which was proven once, is to be confirmed again."},"email_address_unproven":{"type":"boolean","description":"Whether the e-mail address is new, and to be proven by the link in its mail; left out, it isn't."},"country_banned":{"type":"boolean","description":"Whether the shop can't sell in the customer's country."},"country_banned_confirmation_required":{"type":"boolean","description":"Whether the customer has yet to confirm having seen that."},"terms_acceptance_required":{"type":"boolean","x-chosen":true,"description":"Whether the customer has yet to agree to the terms and conditions that hold now."},"tfa_prompt_required":{"type":"boolean","description":"Whether two-factor should be recommended."},"experiment_groups":{"type":"array","description":"The groups of experiments that the customer is in.","items":{"type":"string"}},"average_transaction_values":{"$ref":"#/$defs/AverageTransactionValues","description":"What the customer spends on an item on average."},"favourite_numbers":{"type":"array","description":"The customer's favourite numbers, one set a lottery.","items":{"$ref":"#/$defs/FavouriteNumbers"}},"membership_programs":{"type":"array","description":"Where the customer stands in the membership programs of the brand.","items":{"$ref":"#/$defs/CustomerMembership"}},"communication_preferences":{"$ref":"#/$defs/CommunicationChannels","description":"Which channels may be used."},"marketing_email_subscription":{"$ref":"#/$defs/MarketingEmailSubscription","description":"Whether news come by e-mail."},"payment_methods":{"type":"array","description":"The ways to pay in, with what is saved for them.","items":{"$ref":"#/$defs/PaymentMethod"}},"withdrawal_methods":{"type":"array","description":"The ways to be paid out, with what is saved for them.","items":{"$ref":"#/$defs/PaymentMethod"}},"play_break":{"anyOf":[{"$ref":"#/$defs/PlayBreak"},{"type":"null"}],"x-chosen":true,"description":"The break from playing that the customer takes, or null."}}};
const schema36 = {"type":"string","enum":["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"],"description":"A region, which decides the sub-variant."};
const schema37 = {"type":"object","description":"What being verified is needed for.","x-chosen":true,"required":["required","required_by"],"properties":{"required":{"type":"boolean","description":"Whether the customer should prove who they are now."},"required_by":{"type":["string","null"],"description":"Until when it should be proved; null when it is, or can't be told.","$comment":"date-time"}}};
const schema49 = {"type":"string","enum":["ineligible","eligible_soft","eligible_hard","in_progress","migrated"],"description":"Whether an account moves to the new platform."};
const schema53 = {"type":"object","description":"Where a customer stands in a membership program.","required":["membership_program","membership_status","membership_updated","membership_tier","eligibility"],"properties":{"membership_program":{"type":"string","description":"Id of the program."},"membership_status":{"type":"string","enum":["member","non-member","pending-deposit"],"description":"Whether the customer is a member."},"membership_updated":{"type":["string","null"],"description":"When that last changed, or null.","$comment":"date-time"},"membership_tier":{"type":["string","null"],"enum":["free","premium",null],"description":"The tier of a member, or null."},"eligibility":{"type":"string","enum":["eligible","ineligible"],"description":"Whether the customer may be a member."}}};
const schema54 = {"type":"object","description":"Whether each channel may be used.","required":["email","phone","sms","directmail"],"properties":{"email":{"type":"boolean","description":"Whether messages may come by e-mail."},"phone":{"type":"boolean","description":"Whether the customer may be called."},"sms":{"type":"boolean","description":"Whether messages may come by SMS."},"directmail":{"type":"boolean","description":"Whether letters may come by post."}}};
const schema55 = {"type":"object","description":"Whether news come by e-mail.","required":["is_subscribed"],"properties":{"is_subscribed":{"type":"boolean","description":"Whether they do."}}};
const schema74 = {"type":"object","description":"A break from playing: nothing is sold to the customer while it lasts.","x-chosen":true,"required":["kind","started_at","ends_at","return_from"],"properties":{"kind":{"type":"string","description":"A time-out ends by itself, a self-exclusion after the customer has asked to return.","enum":["time_out","self_exclusion"]},"started_at":{"type":"string","$comment":"date-time","description":"When it began."},"ends_at":{"type":["string","null"],"$comment":"date-time","description":"When it ends; null where nobody has asked to return yet."},"return_from":{"type":["string","null"],"$comment":"date-time","description":"From when on the customer may ask to return; null for a time-out."}}};
const schema34 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema35 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
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

const schema38 = {"type":"object","description":"How far it is proved who a customer is.","required":["status","methods"],"properties":{"status":{"$ref":"#/$defs/VerificationStatus","description":"How far it is proved."},"methods":{"type":"array","description":"The ways to prove it.","items":{"$ref":"#/$defs/VerificationMethod"}}}};
const schema39 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far it is proved who a customer is."};
const schema40 = {"type":"object","description":"A way to prove who a customer is, and how far it has been gone.","required":["type","status"],"properties":{"type":{"$ref":"#/$defs/VerificationMethodType","description":"The way."},"status":{"$ref":"#/$defs/VerificationMethodStatus","description":"How far it has been gone."}}};
const schema41 = {"type":"string","enum":["auto_verification","connect_id","drivers_licence","greenid_ui","pdf_form","photo_id_upload"],"description":"A way to prove who a customer is."};
const schema42 = {"type":"string","enum":["disabled","not_attempted","pending","in_progress","attempted"],"description":"How far a way has been gone: pending waits for a decision, in_progress for the customer."};

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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/VerificationMethodType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "auto_verification") || (data0 === "connect_id")) || (data0 === "drivers_licence")) || (data0 === "greenid_ui")) || (data0 === "pdf_form")) || (data0 === "photo_id_upload"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/VerificationMethodType/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/VerificationMethodStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((data1 === "disabled") || (data1 === "not_attempted")) || (data1 === "pending")) || (data1 === "in_progress")) || (data1 === "attempted"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/VerificationMethodStatus/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"type":true,"status":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.methods === undefined) || (!(func0.call(data, "methods")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "methods"},message:"must have required property '"+"methods"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/VerificationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "Failed Verification") || (data0 === "Pending Verification")) || (data0 === "Unverified")) || (data0 === "Verified"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/VerificationStatus/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.methods !== undefined && func0.call(data, "methods")){
let data1 = data.methods;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data1[i0], {instancePath:instancePath+"/methods/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate27.evaluated = {"props":{"status":true,"methods":true},"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","description":"A limit on what is deposited in a week, set by the customer.","x-chosen":true,"required":["period","limit","deposited","remaining","resets_at","pending"],"properties":{"period":{"$ref":"#/$defs/LimitPeriod","description":"The period it holds for."},"limit":{"$ref":"#/$defs/Money","description":"What may be deposited in a period."},"deposited":{"$ref":"#/$defs/Money","description":"What has been deposited in the period that runs, or is on its way."},"remaining":{"$ref":"#/$defs/Money","description":"What is left, never below zero."},"resets_at":{"type":"string","description":"When the period that runs ends.","$comment":"date-time"},"pending":{"anyOf":[{"$ref":"#/$defs/PendingLimit"},{"type":"null"}],"description":"A change that waits for its cooling-off, or null."}}};
const schema44 = {"type":"string","enum":["day","week","month"],"description":"A period of the shop's calendar that a limit holds for; a week begins on Monday."};
const schema45 = {"type":"object","description":"What a limit becomes when its cooling-off of 24 hours is over.","x-chosen":true,"required":["limit","effective_at"],"properties":{"limit":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"The new limit; null when the limit ends."},"effective_at":{"type":"string","description":"When it becomes so.","$comment":"date-time"}}};

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
if(!(validate23(data0, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"limit":true,"effective_at":true},"dynamicProps":false,"dynamicItems":false};


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
const err7 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/LimitPeriod/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate23(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.deposited !== undefined && func0.call(data, "deposited")){
if(!(validate23(data.deposited, {instancePath:instancePath+"/deposited",parentData:data,parentDataProperty:"deposited",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined && func0.call(data, "remaining")){
if(!(validate23(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(!(validate35(data5, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"period":true,"limit":true,"deposited":true,"remaining":true,"resets_at":true,"pending":true},"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"object","description":"A limit on what is spent on purchases in a period.","required":["id","period","limit","spent","remaining","resets_at","pending"],"properties":{"id":{"type":"string","description":"Id of the limit."},"period":{"$ref":"#/$defs/LimitPeriod","description":"The period it holds for."},"limit":{"$ref":"#/$defs/Money","description":"What may be spent in a period."},"spent":{"$ref":"#/$defs/Money","description":"What has been spent in the period that runs."},"remaining":{"$ref":"#/$defs/Money","description":"What is left: the limit minus what was spent, never below zero."},"resets_at":{"type":"string","description":"When the period that runs ends.","$comment":"date-time"},"pending":{"anyOf":[{"$ref":"#/$defs/PendingLimit"},{"type":"null"}],"description":"A change that waits for its cooling-off, or null."}}};

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
const err9 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/LimitPeriod/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate23(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.spent !== undefined && func0.call(data, "spent")){
if(!(validate23(data.spent, {instancePath:instancePath+"/spent",parentData:data,parentDataProperty:"spent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined && func0.call(data, "remaining")){
if(!(validate23(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(!(validate35(data6, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"id":true,"period":true,"limit":true,"spent":true,"remaining":true,"resets_at":true,"pending":true},"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","description":"What a customer spends on an item on average; null where nothing was bought.","x-chosen":true,"required":["commercial","charity","social_syndicate","syndicate"],"properties":{"commercial":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"For lotteries."},"charity":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"For raffles."},"social_syndicate":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"For lotto parties."},"syndicate":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"For syndicates."}}};

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
if((data.commercial === undefined) || (!(func0.call(data, "commercial")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commercial"},message:"must have required property '"+"commercial"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.charity === undefined) || (!(func0.call(data, "charity")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "charity"},message:"must have required property '"+"charity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.social_syndicate === undefined) || (!(func0.call(data, "social_syndicate")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "social_syndicate"},message:"must have required property '"+"social_syndicate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.syndicate === undefined) || (!(func0.call(data, "syndicate")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "syndicate"},message:"must have required property '"+"syndicate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.commercial !== undefined && func0.call(data, "commercial")){
let data0 = data.commercial;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/commercial",parentData:data,parentDataProperty:"commercial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
const err4 = {instancePath:instancePath+"/commercial",schemaPath:"#/properties/commercial/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/commercial",schemaPath:"#/properties/commercial/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data.charity !== undefined && func0.call(data, "charity")){
let data1 = data.charity;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/charity",parentData:data,parentDataProperty:"charity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.amount = true;
props1.currency = true;
}
const _errs10 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/charity",schemaPath:"#/properties/charity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err7 = {instancePath:instancePath+"/charity",schemaPath:"#/properties/charity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.social_syndicate !== undefined && func0.call(data, "social_syndicate")){
let data2 = data.social_syndicate;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/social_syndicate",parentData:data,parentDataProperty:"social_syndicate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
var props2 = {};
props2.amount = true;
props2.currency = true;
}
const _errs15 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/social_syndicate",schemaPath:"#/properties/social_syndicate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err9 = {instancePath:instancePath+"/social_syndicate",schemaPath:"#/properties/social_syndicate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(data.syndicate !== undefined && func0.call(data, "syndicate")){
let data3 = data.syndicate;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(!(validate23(data3, {instancePath:instancePath+"/syndicate",parentData:data,parentDataProperty:"syndicate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
if(_valid3){
var props3 = {};
props3.amount = true;
props3.currency = true;
}
const _errs20 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/syndicate",schemaPath:"#/properties/syndicate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs20 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/syndicate",schemaPath:"#/properties/syndicate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"commercial":true,"charity":true,"social_syndicate":true,"syndicate":true},"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","description":"The favourite numbers of a customer for a lottery.","x-chosen":true,"required":["lottery_key","number_sets"],"properties":{"lottery_key":{"type":"string","description":"Key of the lottery.","maxLength":80},"number_sets":{"type":"array","description":"The numbers of each number set.","items":{"$ref":"#/$defs/NumberGroup"},"maxItems":10}}};
const schema52 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};
const func181 = ucs2length;

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
if(func181(data0) > 80){
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
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"lottery_key":true,"number_sets":true},"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","description":"A way to pay in or to be paid out.","x-chosen":true,"required":["code","funds","available_gateways","attributes","rules"],"properties":{"code":{"$ref":"#/$defs/PaymentMethodCode","description":"Code of the method."},"funds":{"type":"array","description":"What the customer has saved for it, the default first.","items":{"$ref":"#/$defs/Fund"}},"available_gateways":{"type":"array","description":"The gateways that can take it, the preferred one first.","items":{"$ref":"#/$defs/CardGatewayKey"}},"attributes":{"$ref":"#/$defs/PaymentMethodAttributes","description":"What it is like."},"rules":{"$ref":"#/$defs/PaymentMethodRules","description":"What it demands."}}};
const schema63 = {"type":"string","enum":["braintree","eway","opayo","paystream","stripe"],"description":"A gateway that takes cards."};
const schema57 = {"anyOf":[{"$ref":"#/$defs/DepositMethodCode"},{"$ref":"#/$defs/WithdrawalMethodCode"}],"description":"A way to pay in or to be paid out."};
const schema58 = {"type":"string","enum":["ap","bp","cc","bd","dd","gp","pl","td"],"description":"A way to pay in: Apple Pay, BPAY, credit card, bank deposit, direct debit, Google Pay, PayPal or transfer deposit."};
const schema59 = {"type":"string","enum":["tt","pl","tw","do"],"description":"A way to be paid out: telegraphic transfer, PayPal, transfer by a wire service, or domestic transfer."};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/$defs/DepositMethodCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((data === "ap") || (data === "bp")) || (data === "cc")) || (data === "bd")) || (data === "dd")) || (data === "gp")) || (data === "pl")) || (data === "td"))){
const err1 = {instancePath,schemaPath:"#/$defs/DepositMethodCode/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/$defs/WithdrawalMethodCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data === "tt") || (data === "pl")) || (data === "tw")) || (data === "do"))){
const err3 = {instancePath,schemaPath:"#/$defs/WithdrawalMethodCode/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customer_fund_id","type","brand","gateway_key","last_four","holder_name","expiry_month","expiry_year","is_expired","is_default","bank_type","bank_code","email","verification_status","created_at"],"properties":{"customer_fund_id":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gateway_key":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"last_four":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holder_name":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiry_month":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiry_year":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"is_expired":{"type":"boolean","description":"Whether a card has ended."},"is_default":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"is_refused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bank_type":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bank_code":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verification_status":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"created_at":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
const schema61 = {"type":"string","enum":["cc","bank","paypal"],"description":"What kind of thing is saved."};
const schema62 = {"type":"string","enum":["AmericanExpress","bank","MasterCard","Visa","paypal"],"description":"The brand that a saved way to pay shows."};
const schema64 = {"type":"string","enum":["bsb","swift"],"description":"What the code of a bank is: a domestic branch number, or an international bank identifier."};
const schema65 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far the proof has come that it belongs to the customer."};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
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
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema61.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/enum",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/last_four",schemaPath:"#/properties/last_four/type",keyword:"type",params:{type: schema60.properties.last_four.type},message:"must be string,null"};
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
const err26 = {instancePath:instancePath+"/expiry_month",schemaPath:"#/properties/expiry_month/type",keyword:"type",params:{type: schema60.properties.expiry_month.type},message:"must be integer,null"};
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
const err27 = {instancePath:instancePath+"/expiry_year",schemaPath:"#/properties/expiry_year/type",keyword:"type",params:{type: schema60.properties.expiry_year.type},message:"must be integer,null"};
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
const err32 = {instancePath:instancePath+"/bank_type",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/bank_code",schemaPath:"#/properties/bank_code/type",keyword:"type",params:{type: schema60.properties.bank_code.type},message:"must be string,null"};
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
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema60.properties.email.type},message:"must be string,null"};
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
const err38 = {instancePath:instancePath+"/verification_status",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema65.enum},message:"must be equal to one of the allowed values"};
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"customer_fund_id":true,"type":true,"brand":true,"gateway_key":true,"last_four":true,"holder_name":true,"expiry_month":true,"expiry_year":true,"is_expired":true,"is_default":true,"is_refused":true,"bank_type":true,"bank_code":true,"email":true,"verification_status":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","description":"What a way to pay is like.","x-chosen":true,"required":["name","direction","cart","digital_wallet","fund_type","bank_types"],"properties":{"name":{"type":"string","description":"Name for the customer."},"direction":{"type":"string","enum":["deposit","withdrawal"],"description":"Whether money comes in or goes out."},"cart":{"type":"boolean","description":"Whether a purchase can be paid with it at once."},"digital_wallet":{"type":"boolean","description":"Whether a wallet of the device pays."},"fund_type":{"anyOf":[{"$ref":"#/$defs/FundType"},{"type":"null"}],"description":"The kind of saved fund that it uses, or null."},"bank_types":{"type":"array","description":"The kinds of bank code that it takes.","items":{"$ref":"#/$defs/BankCodeType"}}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.direction === undefined) || (!(func0.call(data, "direction")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.cart === undefined) || (!(func0.call(data, "cart")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cart"},message:"must have required property '"+"cart"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.digital_wallet === undefined) || (!(func0.call(data, "digital_wallet")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digital_wallet"},message:"must have required property '"+"digital_wallet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.fund_type === undefined) || (!(func0.call(data, "fund_type")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fund_type"},message:"must have required property '"+"fund_type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.bank_types === undefined) || (!(func0.call(data, "bank_types")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bank_types"},message:"must have required property '"+"bank_types"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.direction !== undefined && func0.call(data, "direction")){
let data1 = data.direction;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data1 === "deposit") || (data1 === "withdrawal"))){
const err8 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema67.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cart !== undefined && func0.call(data, "cart")){
if(typeof data.cart !== "boolean"){
const err9 = {instancePath:instancePath+"/cart",schemaPath:"#/properties/cart/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.digital_wallet !== undefined && func0.call(data, "digital_wallet")){
if(typeof data.digital_wallet !== "boolean"){
const err10 = {instancePath:instancePath+"/digital_wallet",schemaPath:"#/properties/digital_wallet/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.fund_type !== undefined && func0.call(data, "fund_type")){
let data4 = data.fund_type;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/fund_type",schemaPath:"#/$defs/FundType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "cc") || (data4 === "bank")) || (data4 === "paypal"))){
const err12 = {instancePath:instancePath+"/fund_type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema61.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs15 = errors;
if(data4 !== null){
const err13 = {instancePath:instancePath+"/fund_type",schemaPath:"#/properties/fund_type/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err14 = {instancePath:instancePath+"/fund_type",schemaPath:"#/properties/fund_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
if(data.bank_types !== undefined && func0.call(data, "bank_types")){
let data5 = data.bank_types;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/bank_types/" + i0,schemaPath:"#/$defs/BankCodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data6 === "bsb") || (data6 === "swift"))){
const err16 = {instancePath:instancePath+"/bank_types/" + i0,schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"};
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
else {
const err17 = {instancePath:instancePath+"/bank_types",schemaPath:"#/properties/bank_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"name":true,"direction":true,"cart":true,"digital_wallet":true,"fund_type":true,"bank_types":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","description":"What a way to pay demands.","x-chosen":true,"required":["min_amount","max_amount","csc_required","enabled"],"properties":{"min_amount":{"$ref":"#/$defs/MoneyAmount","description":"The least amount."},"max_amount":{"$ref":"#/$defs/MoneyAmount","description":"The greatest amount."},"csc_required":{"type":"array","description":"The gateways that ask for the security code of a saved card.","items":{"$ref":"#/$defs/CardGatewayKey"}},"enabled":{"type":"boolean","description":"Whether it may be used now."}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.min_amount === undefined) || (!(func0.call(data, "min_amount")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "min_amount"},message:"must have required property '"+"min_amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.max_amount === undefined) || (!(func0.call(data, "max_amount")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_amount"},message:"must have required property '"+"max_amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.csc_required === undefined) || (!(func0.call(data, "csc_required")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "csc_required"},message:"must have required property '"+"csc_required"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.enabled === undefined) || (!(func0.call(data, "enabled")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.min_amount !== undefined && func0.call(data, "min_amount")){
let data0 = data.min_amount;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/min_amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err5 = {instancePath:instancePath+"/min_amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.max_amount !== undefined && func0.call(data, "max_amount")){
let data1 = data.max_amount;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/max_amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err7 = {instancePath:instancePath+"/max_amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.csc_required !== undefined && func0.call(data, "csc_required")){
let data2 = data.csc_required;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/csc_required/" + i0,schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data3 === "braintree") || (data3 === "eway")) || (data3 === "opayo")) || (data3 === "paystream")) || (data3 === "stripe"))){
const err9 = {instancePath:instancePath+"/csc_required/" + i0,schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
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
const err10 = {instancePath:instancePath+"/csc_required",schemaPath:"#/properties/csc_required/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err11 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"min_amount":true,"max_amount":true,"csc_required":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.funds === undefined) || (!(func0.call(data, "funds")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "funds"},message:"must have required property '"+"funds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.available_gateways === undefined) || (!(func0.call(data, "available_gateways")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available_gateways"},message:"must have required property '"+"available_gateways"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.attributes === undefined) || (!(func0.call(data, "attributes")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.code !== undefined && func0.call(data, "code")){
if(!(validate54(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.funds !== undefined && func0.call(data, "funds")){
let data1 = data.funds;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data1[i0], {instancePath:instancePath+"/funds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/funds",schemaPath:"#/properties/funds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.available_gateways !== undefined && func0.call(data, "available_gateways")){
let data3 = data.available_gateways;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/available_gateways/" + i1,schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data4 === "braintree") || (data4 === "eway")) || (data4 === "opayo")) || (data4 === "paystream")) || (data4 === "stripe"))){
const err7 = {instancePath:instancePath+"/available_gateways/" + i1,schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
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
const err8 = {instancePath:instancePath+"/available_gateways",schemaPath:"#/properties/available_gateways/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined && func0.call(data, "attributes")){
if(!(validate58(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
if(!(validate60(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"code":true,"funds":true,"available_gateways":true,"attributes":true,"rules":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.customer_id === undefined) || (!(func0.call(data, "customer_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer_id"},message:"must have required property '"+"customer_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.pricing_id === undefined) || (!(func0.call(data, "pricing_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricing_id"},message:"must have required property '"+"pricing_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.segment_name === undefined) || (!(func0.call(data, "segment_name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segment_name"},message:"must have required property '"+"segment_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.firstname === undefined) || (!(func0.call(data, "firstname")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstname"},message:"must have required property '"+"firstname"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.lastname === undefined) || (!(func0.call(data, "lastname")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastname"},message:"must have required property '"+"lastname"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.balance === undefined) || (!(func0.call(data, "balance")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.available_funds === undefined) || (!(func0.call(data, "available_funds")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available_funds"},message:"must have required property '"+"available_funds"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.withdrawable_funds === undefined) || (!(func0.call(data, "withdrawable_funds")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawable_funds"},message:"must have required property '"+"withdrawable_funds"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.verification_rules === undefined) || (!(func0.call(data, "verification_rules")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_rules"},message:"must have required property '"+"verification_rules"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.verification === undefined) || (!(func0.call(data, "verification")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification"},message:"must have required property '"+"verification"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.pre_commitment === undefined) || (!(func0.call(data, "pre_commitment")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pre_commitment"},message:"must have required property '"+"pre_commitment"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.spend_limits === undefined) || (!(func0.call(data, "spend_limits")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spend_limits"},message:"must have required property '"+"spend_limits"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.branding_region === undefined) || (!(func0.call(data, "branding_region")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branding_region"},message:"must have required property '"+"branding_region"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.is_verified === undefined) || (!(func0.call(data, "is_verified")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_verified"},message:"must have required property '"+"is_verified"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.migration_status === undefined) || (!(func0.call(data, "migration_status")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "migration_status"},message:"must have required property '"+"migration_status"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.account_upgrade === undefined) || (!(func0.call(data, "account_upgrade")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_upgrade"},message:"must have required property '"+"account_upgrade"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.force_password_change === undefined) || (!(func0.call(data, "force_password_change")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "force_password_change"},message:"must have required property '"+"force_password_change"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.address_confirmation_required === undefined) || (!(func0.call(data, "address_confirmation_required")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address_confirmation_required"},message:"must have required property '"+"address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.email_address_confirmation_required === undefined) || (!(func0.call(data, "email_address_confirmation_required")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email_address_confirmation_required"},message:"must have required property '"+"email_address_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.country_banned === undefined) || (!(func0.call(data, "country_banned")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_banned"},message:"must have required property '"+"country_banned"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.country_banned_confirmation_required === undefined) || (!(func0.call(data, "country_banned_confirmation_required")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_banned_confirmation_required"},message:"must have required property '"+"country_banned_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.terms_acceptance_required === undefined) || (!(func0.call(data, "terms_acceptance_required")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms_acceptance_required"},message:"must have required property '"+"terms_acceptance_required"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.tfa_prompt_required === undefined) || (!(func0.call(data, "tfa_prompt_required")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tfa_prompt_required"},message:"must have required property '"+"tfa_prompt_required"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.experiment_groups === undefined) || (!(func0.call(data, "experiment_groups")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experiment_groups"},message:"must have required property '"+"experiment_groups"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.average_transaction_values === undefined) || (!(func0.call(data, "average_transaction_values")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "average_transaction_values"},message:"must have required property '"+"average_transaction_values"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.favourite_numbers === undefined) || (!(func0.call(data, "favourite_numbers")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "favourite_numbers"},message:"must have required property '"+"favourite_numbers"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.membership_programs === undefined) || (!(func0.call(data, "membership_programs")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membership_programs"},message:"must have required property '"+"membership_programs"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data.communication_preferences === undefined) || (!(func0.call(data, "communication_preferences")))){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "communication_preferences"},message:"must have required property '"+"communication_preferences"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data.marketing_email_subscription === undefined) || (!(func0.call(data, "marketing_email_subscription")))){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marketing_email_subscription"},message:"must have required property '"+"marketing_email_subscription"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data.payment_methods === undefined) || (!(func0.call(data, "payment_methods")))){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_methods"},message:"must have required property '"+"payment_methods"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data.withdrawal_methods === undefined) || (!(func0.call(data, "withdrawal_methods")))){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_methods"},message:"must have required property '"+"withdrawal_methods"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.customer_id !== undefined && func0.call(data, "customer_id")){
if(typeof data.customer_id !== "string"){
const err33 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.pricing_id !== undefined && func0.call(data, "pricing_id")){
if(typeof data.pricing_id !== "string"){
const err34 = {instancePath:instancePath+"/pricing_id",schemaPath:"#/properties/pricing_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.segment_name !== undefined && func0.call(data, "segment_name")){
let data2 = data.segment_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err35 = {instancePath:instancePath+"/segment_name",schemaPath:"#/properties/segment_name/type",keyword:"type",params:{type: schema33.properties.segment_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.firstname !== undefined && func0.call(data, "firstname")){
if(typeof data.firstname !== "string"){
const err36 = {instancePath:instancePath+"/firstname",schemaPath:"#/properties/firstname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.lastname !== undefined && func0.call(data, "lastname")){
if(typeof data.lastname !== "string"){
const err37 = {instancePath:instancePath+"/lastname",schemaPath:"#/properties/lastname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
if(typeof data.email !== "string"){
const err38 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.balance !== undefined && func0.call(data, "balance")){
if(!(validate23(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.available_funds !== undefined && func0.call(data, "available_funds")){
if(!(validate23(data.available_funds, {instancePath:instancePath+"/available_funds",parentData:data,parentDataProperty:"available_funds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.withdrawable_funds !== undefined && func0.call(data, "withdrawable_funds")){
if(!(validate23(data.withdrawable_funds, {instancePath:instancePath+"/withdrawable_funds",parentData:data,parentDataProperty:"withdrawable_funds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data9 = data.state;
const _errs17 = errors;
let valid1 = false;
const _errs18 = errors;
if(typeof data9 !== "string"){
const err39 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((((((((((((data9 === "ACT") || (data9 === "GB")) || (data9 === "LW")) || (data9 === "NSW")) || (data9 === "NSWL")) || (data9 === "NT")) || (data9 === "QLD")) || (data9 === "SA")) || (data9 === "TAS")) || (data9 === "VIC")) || (data9 === "WA")) || (data9 === "OTHER"))){
const err40 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
const _errs21 = errors;
if(data9 !== null){
const err41 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err42 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.verification_rules !== undefined && func0.call(data, "verification_rules")){
let data10 = data.verification_rules;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.required === undefined) || (!(func0.call(data10, "required")))){
const err43 = {instancePath:instancePath+"/verification_rules",schemaPath:"#/$defs/VerificationRules/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((data10.required_by === undefined) || (!(func0.call(data10, "required_by")))){
const err44 = {instancePath:instancePath+"/verification_rules",schemaPath:"#/$defs/VerificationRules/required",keyword:"required",params:{missingProperty: "required_by"},message:"must have required property '"+"required_by"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data10.required !== undefined && func0.call(data10, "required")){
if(typeof data10.required !== "boolean"){
const err45 = {instancePath:instancePath+"/verification_rules/required",schemaPath:"#/$defs/VerificationRules/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data10.required_by !== undefined && func0.call(data10, "required_by")){
let data12 = data10.required_by;
if((typeof data12 !== "string") && (data12 !== null)){
const err46 = {instancePath:instancePath+"/verification_rules/required_by",schemaPath:"#/$defs/VerificationRules/properties/required_by/type",keyword:"type",params:{type: schema37.properties.required_by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/verification_rules",schemaPath:"#/$defs/VerificationRules/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.verification !== undefined && func0.call(data, "verification")){
if(!(validate27(data.verification, {instancePath:instancePath+"/verification",parentData:data,parentDataProperty:"verification",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.pre_commitment !== undefined && func0.call(data, "pre_commitment")){
let data14 = data.pre_commitment;
const _errs34 = errors;
let valid5 = false;
const _errs35 = errors;
if(!(validate31(data14, {instancePath:instancePath+"/pre_commitment",parentData:data,parentDataProperty:"pre_commitment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid1 = _errs35 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {};
props0.period = true;
props0.limit = true;
props0.deposited = true;
props0.remaining = true;
props0.resets_at = true;
props0.pending = true;
}
const _errs36 = errors;
if(data14 !== null){
const err48 = {instancePath:instancePath+"/pre_commitment",schemaPath:"#/properties/pre_commitment/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid1 = _errs36 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err49 = {instancePath:instancePath+"/pre_commitment",schemaPath:"#/properties/pre_commitment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.spend_limits !== undefined && func0.call(data, "spend_limits")){
let data15 = data.spend_limits;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data15[i0], {instancePath:instancePath+"/spend_limits/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/spend_limits",schemaPath:"#/properties/spend_limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.branding_region !== undefined && func0.call(data, "branding_region")){
let data17 = data.branding_region;
const _errs42 = errors;
let valid8 = false;
const _errs43 = errors;
if(typeof data17 !== "string"){
const err51 = {instancePath:instancePath+"/branding_region",schemaPath:"#/$defs/Region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!((((((((((((data17 === "ACT") || (data17 === "GB")) || (data17 === "LW")) || (data17 === "NSW")) || (data17 === "NSWL")) || (data17 === "NT")) || (data17 === "QLD")) || (data17 === "SA")) || (data17 === "TAS")) || (data17 === "VIC")) || (data17 === "WA")) || (data17 === "OTHER"))){
const err52 = {instancePath:instancePath+"/branding_region",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid2 = _errs43 === errors;
valid8 = valid8 || _valid2;
const _errs46 = errors;
if(data17 !== null){
const err53 = {instancePath:instancePath+"/branding_region",schemaPath:"#/properties/branding_region/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid2 = _errs46 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err54 = {instancePath:instancePath+"/branding_region",schemaPath:"#/properties/branding_region/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
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
if(data.is_verified !== undefined && func0.call(data, "is_verified")){
if(typeof data.is_verified !== "boolean"){
const err55 = {instancePath:instancePath+"/is_verified",schemaPath:"#/properties/is_verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.migration_status !== undefined && func0.call(data, "migration_status")){
let data19 = data.migration_status;
if(typeof data19 !== "string"){
const err56 = {instancePath:instancePath+"/migration_status",schemaPath:"#/$defs/MigrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(((((data19 === "ineligible") || (data19 === "eligible_soft")) || (data19 === "eligible_hard")) || (data19 === "in_progress")) || (data19 === "migrated"))){
const err57 = {instancePath:instancePath+"/migration_status",schemaPath:"#/$defs/MigrationStatus/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.account_upgrade !== undefined && func0.call(data, "account_upgrade")){
if(typeof data.account_upgrade !== "boolean"){
const err58 = {instancePath:instancePath+"/account_upgrade",schemaPath:"#/properties/account_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.force_password_change !== undefined && func0.call(data, "force_password_change")){
if(typeof data.force_password_change !== "boolean"){
const err59 = {instancePath:instancePath+"/force_password_change",schemaPath:"#/properties/force_password_change/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.address_confirmation_required !== undefined && func0.call(data, "address_confirmation_required")){
if(typeof data.address_confirmation_required !== "boolean"){
const err60 = {instancePath:instancePath+"/address_confirmation_required",schemaPath:"#/properties/address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.email_address_confirmation_required !== undefined && func0.call(data, "email_address_confirmation_required")){
if(typeof data.email_address_confirmation_required !== "boolean"){
const err61 = {instancePath:instancePath+"/email_address_confirmation_required",schemaPath:"#/properties/email_address_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.email_address_unproven !== undefined && func0.call(data, "email_address_unproven")){
if(typeof data.email_address_unproven !== "boolean"){
const err62 = {instancePath:instancePath+"/email_address_unproven",schemaPath:"#/properties/email_address_unproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.country_banned !== undefined && func0.call(data, "country_banned")){
if(typeof data.country_banned !== "boolean"){
const err63 = {instancePath:instancePath+"/country_banned",schemaPath:"#/properties/country_banned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.country_banned_confirmation_required !== undefined && func0.call(data, "country_banned_confirmation_required")){
if(typeof data.country_banned_confirmation_required !== "boolean"){
const err64 = {instancePath:instancePath+"/country_banned_confirmation_required",schemaPath:"#/properties/country_banned_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.terms_acceptance_required !== undefined && func0.call(data, "terms_acceptance_required")){
if(typeof data.terms_acceptance_required !== "boolean"){
const err65 = {instancePath:instancePath+"/terms_acceptance_required",schemaPath:"#/properties/terms_acceptance_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.tfa_prompt_required !== undefined && func0.call(data, "tfa_prompt_required")){
if(typeof data.tfa_prompt_required !== "boolean"){
const err66 = {instancePath:instancePath+"/tfa_prompt_required",schemaPath:"#/properties/tfa_prompt_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.experiment_groups !== undefined && func0.call(data, "experiment_groups")){
let data29 = data.experiment_groups;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
if(typeof data29[i1] !== "string"){
const err67 = {instancePath:instancePath+"/experiment_groups/" + i1,schemaPath:"#/properties/experiment_groups/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/experiment_groups",schemaPath:"#/properties/experiment_groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.average_transaction_values !== undefined && func0.call(data, "average_transaction_values")){
if(!(validate45(data.average_transaction_values, {instancePath:instancePath+"/average_transaction_values",parentData:data,parentDataProperty:"average_transaction_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.favourite_numbers !== undefined && func0.call(data, "favourite_numbers")){
let data32 = data.favourite_numbers;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
if(!(validate51(data32[i2], {instancePath:instancePath+"/favourite_numbers/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err69 = {instancePath:instancePath+"/favourite_numbers",schemaPath:"#/properties/favourite_numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.membership_programs !== undefined && func0.call(data, "membership_programs")){
let data34 = data.membership_programs;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.membership_program === undefined) || (!(func0.call(data35, "membership_program")))){
const err70 = {instancePath:instancePath+"/membership_programs/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_program"},message:"must have required property '"+"membership_program"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((data35.membership_status === undefined) || (!(func0.call(data35, "membership_status")))){
const err71 = {instancePath:instancePath+"/membership_programs/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_status"},message:"must have required property '"+"membership_status"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((data35.membership_updated === undefined) || (!(func0.call(data35, "membership_updated")))){
const err72 = {instancePath:instancePath+"/membership_programs/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_updated"},message:"must have required property '"+"membership_updated"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((data35.membership_tier === undefined) || (!(func0.call(data35, "membership_tier")))){
const err73 = {instancePath:instancePath+"/membership_programs/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_tier"},message:"must have required property '"+"membership_tier"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((data35.eligibility === undefined) || (!(func0.call(data35, "eligibility")))){
const err74 = {instancePath:instancePath+"/membership_programs/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "eligibility"},message:"must have required property '"+"eligibility"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data35.membership_program !== undefined && func0.call(data35, "membership_program")){
if(typeof data35.membership_program !== "string"){
const err75 = {instancePath:instancePath+"/membership_programs/" + i3+"/membership_program",schemaPath:"#/$defs/CustomerMembership/properties/membership_program/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data35.membership_status !== undefined && func0.call(data35, "membership_status")){
let data37 = data35.membership_status;
if(typeof data37 !== "string"){
const err76 = {instancePath:instancePath+"/membership_programs/" + i3+"/membership_status",schemaPath:"#/$defs/CustomerMembership/properties/membership_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!(((data37 === "member") || (data37 === "non-member")) || (data37 === "pending-deposit"))){
const err77 = {instancePath:instancePath+"/membership_programs/" + i3+"/membership_status",schemaPath:"#/$defs/CustomerMembership/properties/membership_status/enum",keyword:"enum",params:{allowedValues: schema53.properties.membership_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data35.membership_updated !== undefined && func0.call(data35, "membership_updated")){
let data38 = data35.membership_updated;
if((typeof data38 !== "string") && (data38 !== null)){
const err78 = {instancePath:instancePath+"/membership_programs/" + i3+"/membership_updated",schemaPath:"#/$defs/CustomerMembership/properties/membership_updated/type",keyword:"type",params:{type: schema53.properties.membership_updated.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data35.membership_tier !== undefined && func0.call(data35, "membership_tier")){
let data39 = data35.membership_tier;
if((typeof data39 !== "string") && (data39 !== null)){
const err79 = {instancePath:instancePath+"/membership_programs/" + i3+"/membership_tier",schemaPath:"#/$defs/CustomerMembership/properties/membership_tier/type",keyword:"type",params:{type: schema53.properties.membership_tier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!(((data39 === "free") || (data39 === "premium")) || (data39 === null))){
const err80 = {instancePath:instancePath+"/membership_programs/" + i3+"/membership_tier",schemaPath:"#/$defs/CustomerMembership/properties/membership_tier/enum",keyword:"enum",params:{allowedValues: schema53.properties.membership_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data35.eligibility !== undefined && func0.call(data35, "eligibility")){
let data40 = data35.eligibility;
if(typeof data40 !== "string"){
const err81 = {instancePath:instancePath+"/membership_programs/" + i3+"/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!((data40 === "eligible") || (data40 === "ineligible"))){
const err82 = {instancePath:instancePath+"/membership_programs/" + i3+"/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/enum",keyword:"enum",params:{allowedValues: schema53.properties.eligibility.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/membership_programs/" + i3,schemaPath:"#/$defs/CustomerMembership/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/membership_programs",schemaPath:"#/properties/membership_programs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.communication_preferences !== undefined && func0.call(data, "communication_preferences")){
let data41 = data.communication_preferences;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if((data41.email === undefined) || (!(func0.call(data41, "email")))){
const err85 = {instancePath:instancePath+"/communication_preferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((data41.phone === undefined) || (!(func0.call(data41, "phone")))){
const err86 = {instancePath:instancePath+"/communication_preferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((data41.sms === undefined) || (!(func0.call(data41, "sms")))){
const err87 = {instancePath:instancePath+"/communication_preferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "sms"},message:"must have required property '"+"sms"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((data41.directmail === undefined) || (!(func0.call(data41, "directmail")))){
const err88 = {instancePath:instancePath+"/communication_preferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "directmail"},message:"must have required property '"+"directmail"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data41.email !== undefined && func0.call(data41, "email")){
if(typeof data41.email !== "boolean"){
const err89 = {instancePath:instancePath+"/communication_preferences/email",schemaPath:"#/$defs/CommunicationChannels/properties/email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data41.phone !== undefined && func0.call(data41, "phone")){
if(typeof data41.phone !== "boolean"){
const err90 = {instancePath:instancePath+"/communication_preferences/phone",schemaPath:"#/$defs/CommunicationChannels/properties/phone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data41.sms !== undefined && func0.call(data41, "sms")){
if(typeof data41.sms !== "boolean"){
const err91 = {instancePath:instancePath+"/communication_preferences/sms",schemaPath:"#/$defs/CommunicationChannels/properties/sms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data41.directmail !== undefined && func0.call(data41, "directmail")){
if(typeof data41.directmail !== "boolean"){
const err92 = {instancePath:instancePath+"/communication_preferences/directmail",schemaPath:"#/$defs/CommunicationChannels/properties/directmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/communication_preferences",schemaPath:"#/$defs/CommunicationChannels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.marketing_email_subscription !== undefined && func0.call(data, "marketing_email_subscription")){
let data46 = data.marketing_email_subscription;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.is_subscribed === undefined) || (!(func0.call(data46, "is_subscribed")))){
const err94 = {instancePath:instancePath+"/marketing_email_subscription",schemaPath:"#/$defs/MarketingEmailSubscription/required",keyword:"required",params:{missingProperty: "is_subscribed"},message:"must have required property '"+"is_subscribed"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data46.is_subscribed !== undefined && func0.call(data46, "is_subscribed")){
if(typeof data46.is_subscribed !== "boolean"){
const err95 = {instancePath:instancePath+"/marketing_email_subscription/is_subscribed",schemaPath:"#/$defs/MarketingEmailSubscription/properties/is_subscribed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/marketing_email_subscription",schemaPath:"#/$defs/MarketingEmailSubscription/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.payment_methods !== undefined && func0.call(data, "payment_methods")){
let data48 = data.payment_methods;
if(Array.isArray(data48)){
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
if(!(validate53(data48[i4], {instancePath:instancePath+"/payment_methods/" + i4,parentData:data48,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err97 = {instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.withdrawal_methods !== undefined && func0.call(data, "withdrawal_methods")){
let data50 = data.withdrawal_methods;
if(Array.isArray(data50)){
const len5 = data50.length;
for(let i5=0; i5<len5; i5++){
if(!(validate53(data50[i5], {instancePath:instancePath+"/withdrawal_methods/" + i5,parentData:data50,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err98 = {instancePath:instancePath+"/withdrawal_methods",schemaPath:"#/properties/withdrawal_methods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.play_break !== undefined && func0.call(data, "play_break")){
let data52 = data.play_break;
const _errs119 = errors;
let valid27 = false;
const _errs120 = errors;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if((data52.kind === undefined) || (!(func0.call(data52, "kind")))){
const err99 = {instancePath:instancePath+"/play_break",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((data52.started_at === undefined) || (!(func0.call(data52, "started_at")))){
const err100 = {instancePath:instancePath+"/play_break",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((data52.ends_at === undefined) || (!(func0.call(data52, "ends_at")))){
const err101 = {instancePath:instancePath+"/play_break",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "ends_at"},message:"must have required property '"+"ends_at"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((data52.return_from === undefined) || (!(func0.call(data52, "return_from")))){
const err102 = {instancePath:instancePath+"/play_break",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "return_from"},message:"must have required property '"+"return_from"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data52.kind !== undefined && func0.call(data52, "kind")){
let data53 = data52.kind;
if(typeof data53 !== "string"){
const err103 = {instancePath:instancePath+"/play_break/kind",schemaPath:"#/$defs/PlayBreak/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(!((data53 === "time_out") || (data53 === "self_exclusion"))){
const err104 = {instancePath:instancePath+"/play_break/kind",schemaPath:"#/$defs/PlayBreak/properties/kind/enum",keyword:"enum",params:{allowedValues: schema74.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data52.started_at !== undefined && func0.call(data52, "started_at")){
if(typeof data52.started_at !== "string"){
const err105 = {instancePath:instancePath+"/play_break/started_at",schemaPath:"#/$defs/PlayBreak/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data52.ends_at !== undefined && func0.call(data52, "ends_at")){
let data55 = data52.ends_at;
if((typeof data55 !== "string") && (data55 !== null)){
const err106 = {instancePath:instancePath+"/play_break/ends_at",schemaPath:"#/$defs/PlayBreak/properties/ends_at/type",keyword:"type",params:{type: schema74.properties.ends_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data52.return_from !== undefined && func0.call(data52, "return_from")){
let data56 = data52.return_from;
if((typeof data56 !== "string") && (data56 !== null)){
const err107 = {instancePath:instancePath+"/play_break/return_from",schemaPath:"#/$defs/PlayBreak/properties/return_from/type",keyword:"type",params:{type: schema74.properties.return_from.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/play_break",schemaPath:"#/$defs/PlayBreak/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
var _valid3 = _errs120 === errors;
valid27 = valid27 || _valid3;
if(_valid3){
var props1 = {};
props1.kind = true;
props1.started_at = true;
props1.ends_at = true;
props1.return_from = true;
}
const _errs135 = errors;
if(data52 !== null){
const err109 = {instancePath:instancePath+"/play_break",schemaPath:"#/properties/play_break/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
var _valid3 = _errs135 === errors;
valid27 = valid27 || _valid3;
if(!valid27){
const err110 = {instancePath:instancePath+"/play_break",schemaPath:"#/properties/play_break/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
else {
errors = _errs119;
if(vErrors !== null){
if(_errs119){
vErrors.length = _errs119;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err111 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"customer_id":true,"pricing_id":true,"segment_name":true,"firstname":true,"lastname":true,"email":true,"balance":true,"available_funds":true,"withdrawable_funds":true,"state":true,"verification_rules":true,"verification":true,"pre_commitment":true,"spend_limits":true,"branding_region":true,"is_verified":true,"migration_status":true,"account_upgrade":true,"force_password_change":true,"address_confirmation_required":true,"email_address_confirmation_required":true,"email_address_unproven":true,"country_banned":true,"country_banned_confirmation_required":true,"terms_acceptance_required":true,"tfa_prompt_required":true,"experiment_groups":true,"average_transaction_values":true,"favourite_numbers":true,"membership_programs":true,"communication_preferences":true,"marketing_email_subscription":true,"payment_methods":true,"withdrawal_methods":true,"play_break":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate22(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerDeleteBody = validate65;
const schema75 = {"type":"object","description":"What closes an account.","x-chosen":true,"additionalProperties":false,"required":["password"],"properties":{"password":{"type":"string","description":"The password, to be sure that it is the customer.","minLength":1,"maxLength":128},"reason":{"type":"string","enum":["not_playing","too_expensive","too_many_messages","responsible_gaming","other"],"description":"Why the customer leaves."},"comment":{"type":"string","description":"Words of the customer's own.","maxLength":500}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
if(!(((key0 === "password") || (key0 === "reason")) || (key0 === "comment"))){
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
if(func181(data0) > 128){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func181(data0) < 1){
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
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data1 === "not_playing") || (data1 === "too_expensive")) || (data1 === "too_many_messages")) || (data1 === "responsible_gaming")) || (data1 === "other"))){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema75.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.comment !== undefined && func0.call(data, "comment")){
let data2 = data.comment;
if(typeof data2 === "string"){
if(func181(data2) > 500){
const err7 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
const err8 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerDeleteAnswer = validate66;
const schema76 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Done","description":"Nothing more to tell."}}};
const schema77 = {"type":"object","description":"Nothing more to tell.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","const":true,"description":"That it is done."}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerDetailsGetAnswer = validate67;
const schema78 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/CustomerDetails","description":"The details."}}};
const schema79 = {"type":"object","description":"Name, ways to reach and address of a customer; null is what is not known.","x-chosen":true,"required":["firstname","lastname","email","date_of_birth","phone","address","address_line2","suburb","state","postcode","country"],"properties":{"firstname":{"type":"string","description":"First name."},"lastname":{"type":"string","description":"Last name."},"email":{"type":"string","description":"E-mail address."},"date_of_birth":{"type":["string","null"],"description":"Day of birth, such as '1990-04-17'."},"phone":{"type":["string","null"],"description":"Phone number."},"address":{"type":["string","null"],"description":"Number and street."},"address_line2":{"type":["string","null"],"description":"Second line of the address."},"suburb":{"type":["string","null"],"description":"Suburb or town."},"state":{"anyOf":[{"$ref":"#/$defs/Region"},{"type":"null"}],"description":"State or territory."},"postcode":{"type":["string","null"],"description":"Post code."},"country":{"type":["string","null"],"description":"ISO 3166 code of the country, such as AU."}}};

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
if((data.firstname === undefined) || (!(func0.call(data, "firstname")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstname"},message:"must have required property '"+"firstname"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lastname === undefined) || (!(func0.call(data, "lastname")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastname"},message:"must have required property '"+"lastname"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.date_of_birth === undefined) || (!(func0.call(data, "date_of_birth")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date_of_birth"},message:"must have required property '"+"date_of_birth"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.phone === undefined) || (!(func0.call(data, "phone")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.address_line2 === undefined) || (!(func0.call(data, "address_line2")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address_line2"},message:"must have required property '"+"address_line2"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.suburb === undefined) || (!(func0.call(data, "suburb")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suburb"},message:"must have required property '"+"suburb"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.postcode === undefined) || (!(func0.call(data, "postcode")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postcode"},message:"must have required property '"+"postcode"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.country === undefined) || (!(func0.call(data, "country")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.firstname !== undefined && func0.call(data, "firstname")){
if(typeof data.firstname !== "string"){
const err11 = {instancePath:instancePath+"/firstname",schemaPath:"#/properties/firstname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lastname !== undefined && func0.call(data, "lastname")){
if(typeof data.lastname !== "string"){
const err12 = {instancePath:instancePath+"/lastname",schemaPath:"#/properties/lastname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
if(typeof data.email !== "string"){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.date_of_birth !== undefined && func0.call(data, "date_of_birth")){
let data3 = data.date_of_birth;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/type",keyword:"type",params:{type: schema79.properties.date_of_birth.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.phone !== undefined && func0.call(data, "phone")){
let data4 = data.phone;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema79.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
let data5 = data.address;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema79.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.address_line2 !== undefined && func0.call(data, "address_line2")){
let data6 = data.address_line2;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/address_line2",schemaPath:"#/properties/address_line2/type",keyword:"type",params:{type: schema79.properties.address_line2.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.suburb !== undefined && func0.call(data, "suburb")){
let data7 = data.suburb;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/suburb",schemaPath:"#/properties/suburb/type",keyword:"type",params:{type: schema79.properties.suburb.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data8 = data.state;
const _errs19 = errors;
let valid1 = false;
const _errs20 = errors;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((((((((((data8 === "ACT") || (data8 === "GB")) || (data8 === "LW")) || (data8 === "NSW")) || (data8 === "NSWL")) || (data8 === "NT")) || (data8 === "QLD")) || (data8 === "SA")) || (data8 === "TAS")) || (data8 === "VIC")) || (data8 === "WA")) || (data8 === "OTHER"))){
const err20 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
const _errs23 = errors;
if(data8 !== null){
const err21 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err22 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
if(data.postcode !== undefined && func0.call(data, "postcode")){
let data9 = data.postcode;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/type",keyword:"type",params:{type: schema79.properties.postcode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.country !== undefined && func0.call(data, "country")){
let data10 = data.country;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema79.properties.country.type},message:"must be string,null"};
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"firstname":true,"lastname":true,"email":true,"date_of_birth":true,"phone":true,"address":true,"address_line2":true,"suburb":true,"state":true,"postcode":true,"country":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate68(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerDetailsUpdateBody = validate70;
const schema81 = {"type":"object","description":"New details of a customer; what may be left out is cleared by it, except the day of birth.","x-chosen":true,"additionalProperties":false,"required":["firstname","lastname","email","address","suburb","state","postcode","country"],"properties":{"firstname":{"type":"string","description":"First name.","maxLength":60},"lastname":{"type":"string","description":"Last name.","maxLength":60},"email":{"type":"string","description":"E-mail address of the account.","maxLength":254},"date_of_birth":{"type":"string","description":"Day of birth; it can be told once.","maxLength":10},"phone":{"type":"string","description":"Phone number.","maxLength":24},"address":{"type":"string","description":"Number and street.","maxLength":120},"address_line2":{"type":"string","description":"Second line of the address.","maxLength":120},"suburb":{"type":"string","description":"Suburb or town.","maxLength":80},"state":{"$ref":"#/$defs/Region","description":"State or territory."},"postcode":{"type":"string","description":"Post code.","maxLength":10},"country":{"type":"string","description":"ISO 3166 code of the country, such as AU.","maxLength":2}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.firstname === undefined) || (!(func0.call(data, "firstname")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstname"},message:"must have required property '"+"firstname"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lastname === undefined) || (!(func0.call(data, "lastname")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastname"},message:"must have required property '"+"lastname"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.suburb === undefined) || (!(func0.call(data, "suburb")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suburb"},message:"must have required property '"+"suburb"+"'"};
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
if((data.postcode === undefined) || (!(func0.call(data, "postcode")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postcode"},message:"must have required property '"+"postcode"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.country === undefined) || (!(func0.call(data, "country")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema81.properties, key0))){
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
if(data.firstname !== undefined && func0.call(data, "firstname")){
let data0 = data.firstname;
if(typeof data0 === "string"){
if(func181(data0) > 60){
const err9 = {instancePath:instancePath+"/firstname",schemaPath:"#/properties/firstname/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err10 = {instancePath:instancePath+"/firstname",schemaPath:"#/properties/firstname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lastname !== undefined && func0.call(data, "lastname")){
let data1 = data.lastname;
if(typeof data1 === "string"){
if(func181(data1) > 60){
const err11 = {instancePath:instancePath+"/lastname",schemaPath:"#/properties/lastname/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/lastname",schemaPath:"#/properties/lastname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data2 = data.email;
if(typeof data2 === "string"){
if(func181(data2) > 254){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.date_of_birth !== undefined && func0.call(data, "date_of_birth")){
let data3 = data.date_of_birth;
if(typeof data3 === "string"){
if(func181(data3) > 10){
const err15 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
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
const err16 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.phone !== undefined && func0.call(data, "phone")){
let data4 = data.phone;
if(typeof data4 === "string"){
if(func181(data4) > 24){
const err17 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
let data5 = data.address;
if(typeof data5 === "string"){
if(func181(data5) > 120){
const err19 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.address_line2 !== undefined && func0.call(data, "address_line2")){
let data6 = data.address_line2;
if(typeof data6 === "string"){
if(func181(data6) > 120){
const err21 = {instancePath:instancePath+"/address_line2",schemaPath:"#/properties/address_line2/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
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
const err22 = {instancePath:instancePath+"/address_line2",schemaPath:"#/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.suburb !== undefined && func0.call(data, "suburb")){
let data7 = data.suburb;
if(typeof data7 === "string"){
if(func181(data7) > 80){
const err23 = {instancePath:instancePath+"/suburb",schemaPath:"#/properties/suburb/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err24 = {instancePath:instancePath+"/suburb",schemaPath:"#/properties/suburb/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data8 = data.state;
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((((((((((data8 === "ACT") || (data8 === "GB")) || (data8 === "LW")) || (data8 === "NSW")) || (data8 === "NSWL")) || (data8 === "NT")) || (data8 === "QLD")) || (data8 === "SA")) || (data8 === "TAS")) || (data8 === "VIC")) || (data8 === "WA")) || (data8 === "OTHER"))){
const err26 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.postcode !== undefined && func0.call(data, "postcode")){
let data9 = data.postcode;
if(typeof data9 === "string"){
if(func181(data9) > 10){
const err27 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
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
const err28 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.country !== undefined && func0.call(data, "country")){
let data10 = data.country;
if(typeof data10 === "string"){
if(func181(data10) > 2){
const err29 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerDetailsUpdateAnswer = validate71;
const schema83 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/DetailsUpdate","description":"What it did."}}};
const schema84 = {"type":"object","description":"What a change of details did.","x-chosen":true,"required":["details","is_verified","verification_revoked","account_upgrade","pricing_id","message"],"properties":{"details":{"$ref":"#/$defs/CustomerDetails","description":"The details as they are now."},"is_verified":{"type":"boolean","description":"Whether it is still proved who the customer is."},"verification_revoked":{"type":"boolean","description":"Whether the change made the customer unverified."},"account_upgrade":{"type":"boolean","description":"Whether details are still missing."},"pricing_id":{"type":"string","description":"The price list that applies from now on."},"email_address_unproven":{"type":"boolean","description":"Whether the e-mail address waits for the link in its mail to be followed; left out, it doesn't."},"message":{"type":"string","description":"Text for the customer."}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.details === undefined) || (!(func0.call(data, "details")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "details"},message:"must have required property '"+"details"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.is_verified === undefined) || (!(func0.call(data, "is_verified")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_verified"},message:"must have required property '"+"is_verified"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.verification_revoked === undefined) || (!(func0.call(data, "verification_revoked")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_revoked"},message:"must have required property '"+"verification_revoked"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.account_upgrade === undefined) || (!(func0.call(data, "account_upgrade")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_upgrade"},message:"must have required property '"+"account_upgrade"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.pricing_id === undefined) || (!(func0.call(data, "pricing_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricing_id"},message:"must have required property '"+"pricing_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.details !== undefined && func0.call(data, "details")){
if(!(validate68(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.is_verified !== undefined && func0.call(data, "is_verified")){
if(typeof data.is_verified !== "boolean"){
const err6 = {instancePath:instancePath+"/is_verified",schemaPath:"#/properties/is_verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.verification_revoked !== undefined && func0.call(data, "verification_revoked")){
if(typeof data.verification_revoked !== "boolean"){
const err7 = {instancePath:instancePath+"/verification_revoked",schemaPath:"#/properties/verification_revoked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.account_upgrade !== undefined && func0.call(data, "account_upgrade")){
if(typeof data.account_upgrade !== "boolean"){
const err8 = {instancePath:instancePath+"/account_upgrade",schemaPath:"#/properties/account_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pricing_id !== undefined && func0.call(data, "pricing_id")){
if(typeof data.pricing_id !== "string"){
const err9 = {instancePath:instancePath+"/pricing_id",schemaPath:"#/properties/pricing_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.email_address_unproven !== undefined && func0.call(data, "email_address_unproven")){
if(typeof data.email_address_unproven !== "boolean"){
const err10 = {instancePath:instancePath+"/email_address_unproven",schemaPath:"#/properties/email_address_unproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"details":true,"is_verified":true,"verification_revoked":true,"account_upgrade":true,"pricing_id":true,"email_address_unproven":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
if(!(validate72(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const favouriteNumbersUpdateBody = validate75;
const schema85 = {"type":"object","description":"All the favourite numbers of a customer.","additionalProperties":false,"required":["favourite_numbers"],"properties":{"favourite_numbers":{"type":"array","description":"One set a lottery; an empty list clears them.","items":{"$ref":"#/$defs/FavouriteNumbers"},"maxItems":20}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.favourite_numbers === undefined) || (!(func0.call(data, "favourite_numbers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "favourite_numbers"},message:"must have required property '"+"favourite_numbers"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "favourite_numbers")){
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
if(data.favourite_numbers !== undefined && func0.call(data, "favourite_numbers")){
let data0 = data.favourite_numbers;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/favourite_numbers",schemaPath:"#/properties/favourite_numbers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate51(data0[i0], {instancePath:instancePath+"/favourite_numbers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/favourite_numbers",schemaPath:"#/properties/favourite_numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const favouriteNumbersUpdateAnswer = validate77;
const schema86 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/FavouriteNumbersUpdate","description":"What it did."}}};
const schema87 = {"type":"object","description":"What a change of favourite numbers did.","x-chosen":true,"required":["favourite_numbers","replaced"],"properties":{"favourite_numbers":{"type":"array","description":"The favourite numbers as they are now.","items":{"$ref":"#/$defs/FavouriteNumbers"}},"replaced":{"type":"boolean","description":"Whether there were others before."}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.favourite_numbers === undefined) || (!(func0.call(data, "favourite_numbers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "favourite_numbers"},message:"must have required property '"+"favourite_numbers"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.replaced === undefined) || (!(func0.call(data, "replaced")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replaced"},message:"must have required property '"+"replaced"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.favourite_numbers !== undefined && func0.call(data, "favourite_numbers")){
let data0 = data.favourite_numbers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate51(data0[i0], {instancePath:instancePath+"/favourite_numbers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/favourite_numbers",schemaPath:"#/properties/favourite_numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.replaced !== undefined && func0.call(data, "replaced")){
if(typeof data.replaced !== "boolean"){
const err3 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"favourite_numbers":true,"replaced":true},"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
if(!(validate78(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerTermsAndConditionsBody = validate81;
const schema88 = {"type":"object","description":"Agreement to the terms and conditions.","x-chosen":true,"additionalProperties":false,"required":["terms_accepted"],"properties":{"terms_accepted":{"type":"boolean","description":"Whether the customer agrees."}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.terms_accepted === undefined) || (!(func0.call(data, "terms_accepted")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms_accepted"},message:"must have required property '"+"terms_accepted"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "terms_accepted")){
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
if(data.terms_accepted !== undefined && func0.call(data, "terms_accepted")){
if(typeof data.terms_accepted !== "boolean"){
const err2 = {instancePath:instancePath+"/terms_accepted",schemaPath:"#/properties/terms_accepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerTermsAndConditionsAnswer = validate82;
const schema89 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/AcceptedTerms","description":"What was agreed to."}}};
const schema90 = {"type":"object","description":"Terms that were agreed to.","x-chosen":true,"required":["version","accepted_at"],"properties":{"version":{"type":"string","description":"Version of the terms."},"accepted_at":{"type":"string","description":"When they were agreed to.","$comment":"date-time"}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
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
if((data0.version === undefined) || (!(func0.call(data0, "version")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/AcceptedTerms/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.accepted_at === undefined) || (!(func0.call(data0, "accepted_at")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/AcceptedTerms/required",keyword:"required",params:{missingProperty: "accepted_at"},message:"must have required property '"+"accepted_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.version !== undefined && func0.call(data0, "version")){
if(typeof data0.version !== "string"){
const err3 = {instancePath:instancePath+"/result/version",schemaPath:"#/$defs/AcceptedTerms/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.accepted_at !== undefined && func0.call(data0, "accepted_at")){
if(typeof data0.accepted_at !== "string"){
const err4 = {instancePath:instancePath+"/result/accepted_at",schemaPath:"#/$defs/AcceptedTerms/properties/accepted_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/AcceptedTerms/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerLocationBody = validate83;
const schema91 = {"type":"object","description":"Confirms that the customer has seen that the shop can't sell where they are.","x-chosen":true,"additionalProperties":false,"required":["confirmed"],"properties":{"confirmed":{"type":"boolean","description":"Whether the customer confirms it."}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.confirmed === undefined) || (!(func0.call(data, "confirmed")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmed"},message:"must have required property '"+"confirmed"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "confirmed")){
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
if(data.confirmed !== undefined && func0.call(data, "confirmed")){
if(typeof data.confirmed !== "boolean"){
const err2 = {instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerLocationAnswer = validate84;
const schema92 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/LocationState","description":"What it did."}}};
const schema93 = {"type":"object","description":"Whether the shop can sell where a customer is.","x-chosen":true,"required":["country_banned","country_banned_confirmation_required"],"properties":{"country_banned":{"type":"boolean","description":"Whether it can't."},"country_banned_confirmation_required":{"type":"boolean","description":"Whether the customer has yet to confirm having seen that."}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
if((data0.country_banned === undefined) || (!(func0.call(data0, "country_banned")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/LocationState/required",keyword:"required",params:{missingProperty: "country_banned"},message:"must have required property '"+"country_banned"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.country_banned_confirmation_required === undefined) || (!(func0.call(data0, "country_banned_confirmation_required")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/LocationState/required",keyword:"required",params:{missingProperty: "country_banned_confirmation_required"},message:"must have required property '"+"country_banned_confirmation_required"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.country_banned !== undefined && func0.call(data0, "country_banned")){
if(typeof data0.country_banned !== "boolean"){
const err3 = {instancePath:instancePath+"/result/country_banned",schemaPath:"#/$defs/LocationState/properties/country_banned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.country_banned_confirmation_required !== undefined && func0.call(data0, "country_banned_confirmation_required")){
if(typeof data0.country_banned_confirmation_required !== "boolean"){
const err4 = {instancePath:instancePath+"/result/country_banned_confirmation_required",schemaPath:"#/$defs/LocationState/properties/country_banned_confirmation_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err5 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/LocationState/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerRecurringPurchaseMethodGetAnswer = validate85;
const schema94 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/RecurringPurchaseMethod","description":"The method."}}};
const schema95 = {"type":"object","description":"What recurring purchases are paid with.","x-chosen":true,"required":["kind","fund"],"properties":{"kind":{"$ref":"#/$defs/RecurringFundKind","description":"The kind; unfunded when what was chosen is gone."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund, or null for the wallet."}}};
const schema96 = {"type":"string","enum":["unfunded","wallet","cc","paypal","bank"],"description":"What recurring purchases are paid with."};

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
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/RecurringFundKind/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate56(data1, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
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
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"kind":true,"fund":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate86(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerRecurringPurchaseMethodSetBody = validate89;
const schema97 = {"type":"object","description":"What recurring purchases are to be paid with.","x-chosen":true,"additionalProperties":false,"required":["customer_fund_id"],"properties":{"customer_fund_id":{"type":["string","null"],"description":"Id of a saved fund; null for the wallet.","maxLength":64}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
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
for(const key0 of Object.keys(data)){
if(!(key0 === "customer_fund_id")){
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
if(data.customer_fund_id !== undefined && func0.call(data, "customer_fund_id")){
let data0 = data.customer_fund_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/customer_fund_id",schemaPath:"#/properties/customer_fund_id/type",keyword:"type",params:{type: schema97.properties.customer_fund_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func181(data0) > 64){
const err3 = {instancePath:instancePath+"/customer_fund_id",schemaPath:"#/properties/customer_fund_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerRecurringPurchaseMethodSetAnswer = validate90;
const schema98 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/RecurringPurchaseMethod","description":"The method."}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
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
if(!(validate86(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerWithdrawableFundsAnswer = validate92;
const schema99 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/WithdrawableFunds","description":"The funds."}}};
const schema100 = {"type":"object","description":"What can be paid out.","x-chosen":true,"required":["withdrawable_funds","available_funds","balance"],"properties":{"withdrawable_funds":{"$ref":"#/$defs/Money","description":"What can be paid out now."},"available_funds":{"$ref":"#/$defs/Money","description":"What can be spent now."},"balance":{"$ref":"#/$defs/Money","description":"All the money of the wallet."}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.withdrawable_funds === undefined) || (!(func0.call(data, "withdrawable_funds")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawable_funds"},message:"must have required property '"+"withdrawable_funds"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.available_funds === undefined) || (!(func0.call(data, "available_funds")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available_funds"},message:"must have required property '"+"available_funds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.balance === undefined) || (!(func0.call(data, "balance")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.withdrawable_funds !== undefined && func0.call(data, "withdrawable_funds")){
if(!(validate23(data.withdrawable_funds, {instancePath:instancePath+"/withdrawable_funds",parentData:data,parentDataProperty:"withdrawable_funds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.available_funds !== undefined && func0.call(data, "available_funds")){
if(!(validate23(data.available_funds, {instancePath:instancePath+"/available_funds",parentData:data,parentDataProperty:"available_funds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.balance !== undefined && func0.call(data, "balance")){
if(!(validate23(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"withdrawable_funds":true,"available_funds":true,"balance":true},"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
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
if(!(validate93(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerCommunicationPreferencesGetAnswer = validate98;
const schema101 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/CommunicationPreferences","description":"The preferences."}}};
const schema102 = {"type":"object","description":"How a customer may be written to.","x-chosen":true,"required":["preferences"],"properties":{"preferences":{"$ref":"#/$defs/CommunicationChannels","description":"Which channels may be used."}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.preferences === undefined) || (!(func0.call(data, "preferences")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preferences"},message:"must have required property '"+"preferences"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.preferences !== undefined && func0.call(data, "preferences")){
let data0 = data.preferences;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.email === undefined) || (!(func0.call(data0, "email")))){
const err1 = {instancePath:instancePath+"/preferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.phone === undefined) || (!(func0.call(data0, "phone")))){
const err2 = {instancePath:instancePath+"/preferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.sms === undefined) || (!(func0.call(data0, "sms")))){
const err3 = {instancePath:instancePath+"/preferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "sms"},message:"must have required property '"+"sms"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.directmail === undefined) || (!(func0.call(data0, "directmail")))){
const err4 = {instancePath:instancePath+"/preferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "directmail"},message:"must have required property '"+"directmail"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.email !== undefined && func0.call(data0, "email")){
if(typeof data0.email !== "boolean"){
const err5 = {instancePath:instancePath+"/preferences/email",schemaPath:"#/$defs/CommunicationChannels/properties/email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.phone !== undefined && func0.call(data0, "phone")){
if(typeof data0.phone !== "boolean"){
const err6 = {instancePath:instancePath+"/preferences/phone",schemaPath:"#/$defs/CommunicationChannels/properties/phone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.sms !== undefined && func0.call(data0, "sms")){
if(typeof data0.sms !== "boolean"){
const err7 = {instancePath:instancePath+"/preferences/sms",schemaPath:"#/$defs/CommunicationChannels/properties/sms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.directmail !== undefined && func0.call(data0, "directmail")){
if(typeof data0.directmail !== "boolean"){
const err8 = {instancePath:instancePath+"/preferences/directmail",schemaPath:"#/$defs/CommunicationChannels/properties/directmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err9 = {instancePath:instancePath+"/preferences",schemaPath:"#/$defs/CommunicationChannels/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"preferences":true},"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
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
if(!(validate99(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const customerCommunicationPreferencesUpdateBody = validate101;
const schema104 = {"type":"object","description":"New communication preferences.","additionalProperties":false,"required":["preferences"],"properties":{"preferences":{"$ref":"#/$defs/CommunicationChannelsChange","description":"The channels to change."},"unsubscribe_reasons":{"type":"array","description":"Why somebody unsubscribes.","items":{"$ref":"#/$defs/UnsubscribeReason"},"maxItems":4}}};
const schema105 = {"type":"object","description":"The channels to change; those that are left out stay.","x-chosen":true,"additionalProperties":false,"properties":{"email":{"type":"boolean","description":"Whether messages may come by e-mail."},"phone":{"type":"boolean","description":"Whether the customer may be called."},"sms":{"type":"boolean","description":"Whether messages may come by SMS."},"directmail":{"type":"boolean","description":"Whether letters may come by post."}}};
const schema106 = {"type":"string","enum":["too_many","not_relevant","never_asked","other"],"description":"Why somebody unsubscribes."};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.preferences === undefined) || (!(func0.call(data, "preferences")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preferences"},message:"must have required property '"+"preferences"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "preferences") || (key0 === "unsubscribe_reasons"))){
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
if(data.preferences !== undefined && func0.call(data, "preferences")){
let data0 = data.preferences;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((((key1 === "email") || (key1 === "phone")) || (key1 === "sms")) || (key1 === "directmail"))){
const err2 = {instancePath:instancePath+"/preferences",schemaPath:"#/$defs/CommunicationChannelsChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.email !== undefined && func0.call(data0, "email")){
if(typeof data0.email !== "boolean"){
const err3 = {instancePath:instancePath+"/preferences/email",schemaPath:"#/$defs/CommunicationChannelsChange/properties/email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.phone !== undefined && func0.call(data0, "phone")){
if(typeof data0.phone !== "boolean"){
const err4 = {instancePath:instancePath+"/preferences/phone",schemaPath:"#/$defs/CommunicationChannelsChange/properties/phone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.sms !== undefined && func0.call(data0, "sms")){
if(typeof data0.sms !== "boolean"){
const err5 = {instancePath:instancePath+"/preferences/sms",schemaPath:"#/$defs/CommunicationChannelsChange/properties/sms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.directmail !== undefined && func0.call(data0, "directmail")){
if(typeof data0.directmail !== "boolean"){
const err6 = {instancePath:instancePath+"/preferences/directmail",schemaPath:"#/$defs/CommunicationChannelsChange/properties/directmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err7 = {instancePath:instancePath+"/preferences",schemaPath:"#/$defs/CommunicationChannelsChange/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.unsubscribe_reasons !== undefined && func0.call(data, "unsubscribe_reasons")){
let data5 = data.unsubscribe_reasons;
if(Array.isArray(data5)){
if(data5.length > 4){
const err8 = {instancePath:instancePath+"/unsubscribe_reasons",schemaPath:"#/properties/unsubscribe_reasons/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/unsubscribe_reasons/" + i0,schemaPath:"#/$defs/UnsubscribeReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data6 === "too_many") || (data6 === "not_relevant")) || (data6 === "never_asked")) || (data6 === "other"))){
const err10 = {instancePath:instancePath+"/unsubscribe_reasons/" + i0,schemaPath:"#/$defs/UnsubscribeReason/enum",keyword:"enum",params:{allowedValues: schema106.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/unsubscribe_reasons",schemaPath:"#/properties/unsubscribe_reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerCommunicationPreferencesUpdateAnswer = validate102;
const schema107 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/CommunicationPreferences","description":"The preferences."}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
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
if(!(validate99(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


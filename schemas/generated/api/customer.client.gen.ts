// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const customerGetResult = validate21;
const schema32 = {"type":"object","description":"A customer. The credentials that the entity of the specification also names are those of the session, and are told by the calls that open one.","required":["customerId","pricingId","segmentName","firstname","lastname","email","balance","availableFunds","withdrawableFunds","state","verificationRules","verification","preCommitment","spendLimits","brandingRegion","isVerified","migrationStatus","accountUpgrade","forcePasswordChange","addressConfirmationRequired","emailAddressConfirmationRequired","countryBanned","countryBannedConfirmationRequired","termsAcceptanceRequired","tfaPromptRequired","experimentGroups","averageTransactionValues","favouriteNumbers","membershipPrograms","communicationPreferences","marketingEmailSubscription","paymentMethods","withdrawalMethods"],"properties":{"customerId":{"type":"string","description":"Id of the customer."},"pricingId":{"type":"string","description":"The price list that applies to the customer."},"segmentName":{"type":["string","null"],"description":"The segment that decides the capabilities, or null for the default."},"firstname":{"type":"string","description":"First name."},"lastname":{"type":"string","description":"Last name."},"email":{"type":"string","description":"E-mail address."},"balance":{"$ref":"#/$defs/Money","description":"All the money of the wallet, with what is held for withdrawals."},"availableFunds":{"$ref":"#/$defs/Money","description":"What can be spent now."},"withdrawableFunds":{"$ref":"#/$defs/Money","description":"What can be paid out now."},"state":{"anyOf":[{"$ref":"#/$defs/Region"},{"type":"null"}],"description":"Where the customer lives, or null when it is not known."},"verificationRules":{"$ref":"#/$defs/VerificationRules","description":"What being verified is needed for."},"verification":{"$ref":"#/$defs/Verification","description":"How far it is proved who the customer is."},"preCommitment":{"anyOf":[{"$ref":"#/$defs/PreCommitment"},{"type":"null"}],"description":"The limit on deposits, or null."},"spendLimits":{"type":"array","description":"The limits on spending that the customer has set.","items":{"$ref":"#/$defs/SpendLimit"}},"brandingRegion":{"anyOf":[{"$ref":"#/$defs/Region"},{"type":"null"}],"description":"The region whose sub-variant applies, or null."},"isVerified":{"type":"boolean","description":"Whether it is proved who the customer is."},"migrationStatus":{"$ref":"#/$defs/MigrationStatus","description":"Whether the account moves to the new platform."},"accountUpgrade":{"type":"boolean","description":"Whether the details must be completed before anything else."},"forcePasswordChange":{"type":"boolean","description":"Whether a new password must be set before anything else."},"addressConfirmationRequired":{"type":"boolean","description":"Whether the address is to be confirmed."},"emailAddressConfirmationRequired":{"type":"boolean","description":"Whether the e-mail address, which was proven once, is to be confirmed again."},"emailAddressUnproven":{"type":"boolean","description":"Whether the e-mail address is new, and to be proven by the link in its mail; left out, it isn't."},"countryBanned":{"type":"boolean","description":"Whether the shop can't sell in the customer's country."},"countryBannedConfirmationRequired":{"type":"boolean","description":"Whether the customer has yet to confirm having seen that."},"termsAcceptanceRequired":{"type":"boolean","x-chosen":true,"description":"Whether the customer has yet to agree to the terms and conditions that hold now."},"tfaPromptRequired":{"type":"boolean","description":"Whether two-factor should be recommended."},"experimentGroups":{"type":"array","description":"The groups of experiments that the customer is in.","items":{"type":"string"}},"averageTransactionValues":{"$ref":"#/$defs/AverageTransactionValues","description":"What the customer spends on an item on average."},"favouriteNumbers":{"type":"array","description":"The customer's favourite numbers, one set a lottery.","items":{"$ref":"#/$defs/FavouriteNumbers"}},"membershipPrograms":{"type":"array","description":"Where the customer stands in the membership programs of the brand.","items":{"$ref":"#/$defs/CustomerMembership"}},"communicationPreferences":{"$ref":"#/$defs/CommunicationChannels","description":"Which channels may be used."},"marketingEmailSubscription":{"$ref":"#/$defs/MarketingEmailSubscription","description":"Whether news come by e-mail."},"paymentMethods":{"type":"array","description":"The ways to pay in, with what is saved for them.","items":{"$ref":"#/$defs/PaymentMethod"}},"withdrawalMethods":{"type":"array","description":"The ways to be paid out, with what is saved for them.","items":{"$ref":"#/$defs/PaymentMethod"}},"playBreak":{"anyOf":[{"$ref":"#/$defs/PlayBreak"},{"type":"null"}],"x-chosen":true,"description":"The break from playing that the customer takes, or null."}}};
const schema35 = {"type":"string","enum":["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"],"description":"A region, which decides the sub-variant."};
const schema36 = {"type":"object","description":"What being verified is needed for.","x-chosen":true,"required":["required","requiredBy"],"properties":{"required":{"type":"boolean","description":"Whether the customer should prove who they are now."},"requiredBy":{"type":["string","null"],"description":"Until when it should be proved; null when it is, or can't be told.","$comment":"date-time"}}};
const schema48 = {"type":"string","enum":["ineligible","eligible_soft","eligible_hard","in_progress","migrated"],"description":"Whether an account moves to the new platform."};
const schema52 = {"type":"object","description":"Where a customer stands in a membership program.","required":["membershipProgram","membershipStatus","membershipUpdated","membershipTier","eligibility"],"properties":{"membershipProgram":{"type":"string","description":"Id of the program."},"membershipStatus":{"type":"string","enum":["member","non-member","pending-deposit"],"description":"Whether the customer is a member."},"membershipUpdated":{"type":["string","null"],"description":"When that last changed, or null.","$comment":"date-time"},"membershipTier":{"type":["string","null"],"enum":["free","premium",null],"description":"The tier of a member, or null."},"eligibility":{"type":"string","enum":["eligible","ineligible"],"description":"Whether the customer may be a member."}}};
const schema53 = {"type":"object","description":"Whether each channel may be used.","required":["email","phone","sms","directmail"],"properties":{"email":{"type":"boolean","description":"Whether messages may come by e-mail."},"phone":{"type":"boolean","description":"Whether the customer may be called."},"sms":{"type":"boolean","description":"Whether messages may come by SMS."},"directmail":{"type":"boolean","description":"Whether letters may come by post."}}};
const schema54 = {"type":"object","description":"Whether news come by e-mail.","required":["isSubscribed"],"properties":{"isSubscribed":{"type":"boolean","description":"Whether they do."}}};
const schema73 = {"type":"object","description":"A break from playing: nothing is sold to the customer while it lasts.","x-chosen":true,"required":["kind","startedAt","endsAt","returnFrom"],"properties":{"kind":{"type":"string","description":"A time-out ends by itself, a self-exclusion after the customer has asked to return.","enum":["time_out","self_exclusion"]},"startedAt":{"type":"string","$comment":"date-time","description":"When it began."},"endsAt":{"type":["string","null"],"$comment":"date-time","description":"When it ends; null where nobody has asked to return yet."},"returnFrom":{"type":["string","null"],"$comment":"date-time","description":"From when on the customer may ask to return; null for a time-out."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema34 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const pattern4 = new RegExp("^-?\\d+\\.\\d{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");

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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","description":"How far it is proved who a customer is.","required":["status","methods"],"properties":{"status":{"$ref":"#/$defs/VerificationStatus","description":"How far it is proved."},"methods":{"type":"array","description":"The ways to prove it.","items":{"$ref":"#/$defs/VerificationMethod"}}}};
const schema38 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far it is proved who a customer is."};
const schema39 = {"type":"object","description":"A way to prove who a customer is, and how far it has been gone.","required":["type","status"],"properties":{"type":{"$ref":"#/$defs/VerificationMethodType","description":"The way."},"status":{"$ref":"#/$defs/VerificationMethodStatus","description":"How far it has been gone."}}};
const schema40 = {"type":"string","enum":["auto_verification","connect_id","drivers_licence","greenid_ui","pdf_form","photo_id_upload"],"description":"A way to prove who a customer is."};
const schema41 = {"type":"string","enum":["disabled","not_attempted","pending","in_progress","attempted"],"description":"How far a way has been gone: pending waits for a decision, in_progress for the customer."};

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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/VerificationMethodType/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
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
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/VerificationMethodStatus/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"type":true,"status":true},"dynamicProps":false,"dynamicItems":false};


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
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/VerificationStatus/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate27(data1[i0], {instancePath:instancePath+"/methods/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"status":true,"methods":true},"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","description":"A limit on what is deposited in a week, set by the customer.","x-chosen":true,"required":["period","limit","deposited","remaining","resetsAt","pending"],"properties":{"period":{"$ref":"#/$defs/LimitPeriod","description":"The period it holds for."},"limit":{"$ref":"#/$defs/Money","description":"What may be deposited in a period."},"deposited":{"$ref":"#/$defs/Money","description":"What has been deposited in the period that runs, or is on its way."},"remaining":{"$ref":"#/$defs/Money","description":"What is left, never below zero."},"resetsAt":{"type":"string","description":"When the period that runs ends.","$comment":"date-time"},"pending":{"anyOf":[{"$ref":"#/$defs/PendingLimit"},{"type":"null"}],"description":"A change that waits for its cooling-off, or null."}}};
const schema43 = {"type":"string","enum":["day","week","month"],"description":"A period of the shop's calendar that a limit holds for; a week begins on Monday."};
const schema44 = {"type":"object","description":"What a limit becomes when its cooling-off of 24 hours is over.","x-chosen":true,"required":["limit","effectiveAt"],"properties":{"limit":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"The new limit; null when the limit ends."},"effectiveAt":{"type":"string","description":"When it becomes so.","$comment":"date-time"}}};

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
if((data.effectiveAt === undefined) || (!(func0.call(data, "effectiveAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectiveAt"},message:"must have required property '"+"effectiveAt"+"'"};
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
if(!(validate22(data0, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(data.effectiveAt !== undefined && func0.call(data, "effectiveAt")){
if(typeof data.effectiveAt !== "string"){
const err4 = {instancePath:instancePath+"/effectiveAt",schemaPath:"#/properties/effectiveAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"limit":true,"effectiveAt":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.resetsAt === undefined) || (!(func0.call(data, "resetsAt")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resetsAt"},message:"must have required property '"+"resetsAt"+"'"};
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
const err7 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/LimitPeriod/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate22(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.deposited !== undefined && func0.call(data, "deposited")){
if(!(validate22(data.deposited, {instancePath:instancePath+"/deposited",parentData:data,parentDataProperty:"deposited",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined && func0.call(data, "remaining")){
if(!(validate22(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.resetsAt !== undefined && func0.call(data, "resetsAt")){
if(typeof data.resetsAt !== "string"){
const err8 = {instancePath:instancePath+"/resetsAt",schemaPath:"#/properties/resetsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate34(data5, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.limit = true;
props0.effectiveAt = true;
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"period":true,"limit":true,"deposited":true,"remaining":true,"resetsAt":true,"pending":true},"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","description":"A limit on what is spent on purchases in a period.","required":["id","period","limit","spent","remaining","resetsAt","pending"],"properties":{"id":{"type":"string","description":"Id of the limit."},"period":{"$ref":"#/$defs/LimitPeriod","description":"The period it holds for."},"limit":{"$ref":"#/$defs/Money","description":"What may be spent in a period."},"spent":{"$ref":"#/$defs/Money","description":"What has been spent in the period that runs."},"remaining":{"$ref":"#/$defs/Money","description":"What is left: the limit minus what was spent, never below zero."},"resetsAt":{"type":"string","description":"When the period that runs ends.","$comment":"date-time"},"pending":{"anyOf":[{"$ref":"#/$defs/PendingLimit"},{"type":"null"}],"description":"A change that waits for its cooling-off, or null."}}};

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
if((data.resetsAt === undefined) || (!(func0.call(data, "resetsAt")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resetsAt"},message:"must have required property '"+"resetsAt"+"'"};
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
const err9 = {instancePath:instancePath+"/period",schemaPath:"#/$defs/LimitPeriod/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate22(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.spent !== undefined && func0.call(data, "spent")){
if(!(validate22(data.spent, {instancePath:instancePath+"/spent",parentData:data,parentDataProperty:"spent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined && func0.call(data, "remaining")){
if(!(validate22(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.resetsAt !== undefined && func0.call(data, "resetsAt")){
if(typeof data.resetsAt !== "string"){
const err10 = {instancePath:instancePath+"/resetsAt",schemaPath:"#/properties/resetsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate34(data6, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.limit = true;
props0.effectiveAt = true;
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"id":true,"period":true,"limit":true,"spent":true,"remaining":true,"resetsAt":true,"pending":true},"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","description":"What a customer spends on an item on average; null where nothing was bought.","x-chosen":true,"required":["commercial","charity","socialSyndicate","syndicate"],"properties":{"commercial":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"For lotteries."},"charity":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"For raffles."},"socialSyndicate":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"For lotto parties."},"syndicate":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"For syndicates."}}};

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
if((data.socialSyndicate === undefined) || (!(func0.call(data, "socialSyndicate")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "socialSyndicate"},message:"must have required property '"+"socialSyndicate"+"'"};
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
if(!(validate22(data0, {instancePath:instancePath+"/commercial",parentData:data,parentDataProperty:"commercial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate22(data1, {instancePath:instancePath+"/charity",parentData:data,parentDataProperty:"charity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(data.socialSyndicate !== undefined && func0.call(data, "socialSyndicate")){
let data2 = data.socialSyndicate;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/socialSyndicate",parentData:data,parentDataProperty:"socialSyndicate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
const err8 = {instancePath:instancePath+"/socialSyndicate",schemaPath:"#/properties/socialSyndicate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err9 = {instancePath:instancePath+"/socialSyndicate",schemaPath:"#/properties/socialSyndicate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(!(validate22(data3, {instancePath:instancePath+"/syndicate",parentData:data,parentDataProperty:"syndicate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"commercial":true,"charity":true,"socialSyndicate":true,"syndicate":true},"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","description":"The favourite numbers of a customer for a lottery.","x-chosen":true,"required":["lotteryKey","numberSets"],"properties":{"lotteryKey":{"type":"string","description":"Key of the lottery.","maxLength":80},"numberSets":{"type":"array","description":"The numbers of each number set.","items":{"$ref":"#/$defs/NumberGroup"},"maxItems":10}}};
const schema51 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};
const func179 = ucs2length;

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
if(func179(data0) > 80){
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"lotteryKey":true,"numberSets":true},"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","description":"A way to pay in or to be paid out.","x-chosen":true,"required":["code","funds","availableGateways","attributes","rules"],"properties":{"code":{"$ref":"#/$defs/PaymentMethodCode","description":"Code of the method."},"funds":{"type":"array","description":"What the customer has saved for it, the default first.","items":{"$ref":"#/$defs/Fund"}},"availableGateways":{"type":"array","description":"The gateways that can take it, the preferred one first.","items":{"$ref":"#/$defs/CardGatewayKey"}},"attributes":{"$ref":"#/$defs/PaymentMethodAttributes","description":"What it is like."},"rules":{"$ref":"#/$defs/PaymentMethodRules","description":"What it demands."}}};
const schema62 = {"type":"string","enum":["braintree","eway","opayo","paystream","stripe"],"description":"A gateway that takes cards."};
const schema56 = {"anyOf":[{"$ref":"#/$defs/DepositMethodCode"},{"$ref":"#/$defs/WithdrawalMethodCode"}],"description":"A way to pay in or to be paid out."};
const schema57 = {"type":"string","enum":["ap","bp","cc","bd","dd","gp","pl","td"],"description":"A way to pay in: Apple Pay, BPAY, credit card, bank deposit, direct debit, Google Pay, PayPal or transfer deposit."};
const schema58 = {"type":"string","enum":["tt","pl","tw","do"],"description":"A way to be paid out: telegraphic transfer, PayPal, transfer by a wire service, or domestic transfer."};

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
const err1 = {instancePath,schemaPath:"#/$defs/DepositMethodCode/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"};
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
const err3 = {instancePath,schemaPath:"#/$defs/WithdrawalMethodCode/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customerFundId","type","brand","gatewayKey","lastFour","holderName","expiryMonth","expiryYear","isExpired","isDefault","bankType","bankCode","email","verificationStatus","createdAt"],"properties":{"customerFundId":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gatewayKey":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"lastFour":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holderName":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiryMonth":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiryYear":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"isExpired":{"type":"boolean","description":"Whether a card has ended."},"isDefault":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"isRefused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bankType":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bankCode":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verificationStatus":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"createdAt":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
const schema60 = {"type":"string","enum":["cc","bank","paypal"],"description":"What kind of thing is saved."};
const schema61 = {"type":"string","enum":["AmericanExpress","bank","MasterCard","Visa","paypal"],"description":"The brand that a saved way to pay shows."};
const schema63 = {"type":"string","enum":["bsb","swift"],"description":"What the code of a bank is: a domestic branch number, or an international bank identifier."};
const schema64 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far the proof has come that it belongs to the customer."};

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
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/enum",keyword:"enum",params:{allowedValues: schema61.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/lastFour",schemaPath:"#/properties/lastFour/type",keyword:"type",params:{type: schema59.properties.lastFour.type},message:"must be string,null"};
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
const err26 = {instancePath:instancePath+"/expiryMonth",schemaPath:"#/properties/expiryMonth/type",keyword:"type",params:{type: schema59.properties.expiryMonth.type},message:"must be integer,null"};
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
const err27 = {instancePath:instancePath+"/expiryYear",schemaPath:"#/properties/expiryYear/type",keyword:"type",params:{type: schema59.properties.expiryYear.type},message:"must be integer,null"};
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
const err32 = {instancePath:instancePath+"/bankType",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/type",keyword:"type",params:{type: schema59.properties.bankCode.type},message:"must be string,null"};
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
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema59.properties.email.type},message:"must be string,null"};
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
const err38 = {instancePath:instancePath+"/verificationStatus",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"customerFundId":true,"type":true,"brand":true,"gatewayKey":true,"lastFour":true,"holderName":true,"expiryMonth":true,"expiryYear":true,"isExpired":true,"isDefault":true,"isRefused":true,"bankType":true,"bankCode":true,"email":true,"verificationStatus":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"object","description":"What a way to pay is like.","x-chosen":true,"required":["name","direction","cart","digitalWallet","fundType","bankTypes"],"properties":{"name":{"type":"string","description":"Name for the customer."},"direction":{"type":"string","enum":["deposit","withdrawal"],"description":"Whether money comes in or goes out."},"cart":{"type":"boolean","description":"Whether a purchase can be paid with it at once."},"digitalWallet":{"type":"boolean","description":"Whether a wallet of the device pays."},"fundType":{"anyOf":[{"$ref":"#/$defs/FundType"},{"type":"null"}],"description":"The kind of saved fund that it uses, or null."},"bankTypes":{"type":"array","description":"The kinds of bank code that it takes.","items":{"$ref":"#/$defs/BankCodeType"}}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
if((data.digitalWallet === undefined) || (!(func0.call(data, "digitalWallet")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digitalWallet"},message:"must have required property '"+"digitalWallet"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.fundType === undefined) || (!(func0.call(data, "fundType")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fundType"},message:"must have required property '"+"fundType"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.bankTypes === undefined) || (!(func0.call(data, "bankTypes")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankTypes"},message:"must have required property '"+"bankTypes"+"'"};
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
const err8 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema66.properties.direction.enum},message:"must be equal to one of the allowed values"};
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
if(data.digitalWallet !== undefined && func0.call(data, "digitalWallet")){
if(typeof data.digitalWallet !== "boolean"){
const err10 = {instancePath:instancePath+"/digitalWallet",schemaPath:"#/properties/digitalWallet/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.fundType !== undefined && func0.call(data, "fundType")){
let data4 = data.fundType;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/fundType",schemaPath:"#/$defs/FundType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "cc") || (data4 === "bank")) || (data4 === "paypal"))){
const err12 = {instancePath:instancePath+"/fundType",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/fundType",schemaPath:"#/properties/fundType/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err14 = {instancePath:instancePath+"/fundType",schemaPath:"#/properties/fundType/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.bankTypes !== undefined && func0.call(data, "bankTypes")){
let data5 = data.bankTypes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/bankTypes/" + i0,schemaPath:"#/$defs/BankCodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data6 === "bsb") || (data6 === "swift"))){
const err16 = {instancePath:instancePath+"/bankTypes/" + i0,schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/bankTypes",schemaPath:"#/properties/bankTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"name":true,"direction":true,"cart":true,"digitalWallet":true,"fundType":true,"bankTypes":true},"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","description":"What a way to pay demands.","x-chosen":true,"required":["minAmount","maxAmount","cscRequired","enabled"],"properties":{"minAmount":{"$ref":"#/$defs/MoneyAmount","description":"The least amount."},"maxAmount":{"$ref":"#/$defs/MoneyAmount","description":"The greatest amount."},"cscRequired":{"type":"array","description":"The gateways that ask for the security code of a saved card.","items":{"$ref":"#/$defs/CardGatewayKey"}},"enabled":{"type":"boolean","description":"Whether it may be used now."}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.minAmount === undefined) || (!(func0.call(data, "minAmount")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minAmount"},message:"must have required property '"+"minAmount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.maxAmount === undefined) || (!(func0.call(data, "maxAmount")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxAmount"},message:"must have required property '"+"maxAmount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.cscRequired === undefined) || (!(func0.call(data, "cscRequired")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cscRequired"},message:"must have required property '"+"cscRequired"+"'"};
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
if(data.minAmount !== undefined && func0.call(data, "minAmount")){
let data0 = data.minAmount;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/minAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err5 = {instancePath:instancePath+"/minAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maxAmount !== undefined && func0.call(data, "maxAmount")){
let data1 = data.maxAmount;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/maxAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err7 = {instancePath:instancePath+"/maxAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cscRequired !== undefined && func0.call(data, "cscRequired")){
let data2 = data.cscRequired;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/cscRequired/" + i0,schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data3 === "braintree") || (data3 === "eway")) || (data3 === "opayo")) || (data3 === "paystream")) || (data3 === "stripe"))){
const err9 = {instancePath:instancePath+"/cscRequired/" + i0,schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
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
const err10 = {instancePath:instancePath+"/cscRequired",schemaPath:"#/properties/cscRequired/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"minAmount":true,"maxAmount":true,"cscRequired":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.availableGateways === undefined) || (!(func0.call(data, "availableGateways")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availableGateways"},message:"must have required property '"+"availableGateways"+"'"};
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
if(!(validate53(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.funds !== undefined && func0.call(data, "funds")){
let data1 = data.funds;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate55(data1[i0], {instancePath:instancePath+"/funds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
if(data.availableGateways !== undefined && func0.call(data, "availableGateways")){
let data3 = data.availableGateways;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/availableGateways/" + i1,schemaPath:"#/$defs/CardGatewayKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data4 === "braintree") || (data4 === "eway")) || (data4 === "opayo")) || (data4 === "paystream")) || (data4 === "stripe"))){
const err7 = {instancePath:instancePath+"/availableGateways/" + i1,schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
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
const err8 = {instancePath:instancePath+"/availableGateways",schemaPath:"#/properties/availableGateways/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(!(validate57(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
if(!(validate59(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"code":true,"funds":true,"availableGateways":true,"attributes":true,"rules":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.pricingId === undefined) || (!(func0.call(data, "pricingId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricingId"},message:"must have required property '"+"pricingId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.segmentName === undefined) || (!(func0.call(data, "segmentName")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segmentName"},message:"must have required property '"+"segmentName"+"'"};
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
if((data.availableFunds === undefined) || (!(func0.call(data, "availableFunds")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availableFunds"},message:"must have required property '"+"availableFunds"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.withdrawableFunds === undefined) || (!(func0.call(data, "withdrawableFunds")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawableFunds"},message:"must have required property '"+"withdrawableFunds"+"'"};
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
if((data.verificationRules === undefined) || (!(func0.call(data, "verificationRules")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verificationRules"},message:"must have required property '"+"verificationRules"+"'"};
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
if((data.preCommitment === undefined) || (!(func0.call(data, "preCommitment")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preCommitment"},message:"must have required property '"+"preCommitment"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.spendLimits === undefined) || (!(func0.call(data, "spendLimits")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spendLimits"},message:"must have required property '"+"spendLimits"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.brandingRegion === undefined) || (!(func0.call(data, "brandingRegion")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brandingRegion"},message:"must have required property '"+"brandingRegion"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.isVerified === undefined) || (!(func0.call(data, "isVerified")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isVerified"},message:"must have required property '"+"isVerified"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.migrationStatus === undefined) || (!(func0.call(data, "migrationStatus")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "migrationStatus"},message:"must have required property '"+"migrationStatus"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.accountUpgrade === undefined) || (!(func0.call(data, "accountUpgrade")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountUpgrade"},message:"must have required property '"+"accountUpgrade"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.forcePasswordChange === undefined) || (!(func0.call(data, "forcePasswordChange")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forcePasswordChange"},message:"must have required property '"+"forcePasswordChange"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.addressConfirmationRequired === undefined) || (!(func0.call(data, "addressConfirmationRequired")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressConfirmationRequired"},message:"must have required property '"+"addressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.emailAddressConfirmationRequired === undefined) || (!(func0.call(data, "emailAddressConfirmationRequired")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailAddressConfirmationRequired"},message:"must have required property '"+"emailAddressConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.countryBanned === undefined) || (!(func0.call(data, "countryBanned")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "countryBanned"},message:"must have required property '"+"countryBanned"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.countryBannedConfirmationRequired === undefined) || (!(func0.call(data, "countryBannedConfirmationRequired")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "countryBannedConfirmationRequired"},message:"must have required property '"+"countryBannedConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.termsAcceptanceRequired === undefined) || (!(func0.call(data, "termsAcceptanceRequired")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termsAcceptanceRequired"},message:"must have required property '"+"termsAcceptanceRequired"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.tfaPromptRequired === undefined) || (!(func0.call(data, "tfaPromptRequired")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tfaPromptRequired"},message:"must have required property '"+"tfaPromptRequired"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.experimentGroups === undefined) || (!(func0.call(data, "experimentGroups")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experimentGroups"},message:"must have required property '"+"experimentGroups"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.averageTransactionValues === undefined) || (!(func0.call(data, "averageTransactionValues")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "averageTransactionValues"},message:"must have required property '"+"averageTransactionValues"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data.favouriteNumbers === undefined) || (!(func0.call(data, "favouriteNumbers")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "favouriteNumbers"},message:"must have required property '"+"favouriteNumbers"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data.membershipPrograms === undefined) || (!(func0.call(data, "membershipPrograms")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipPrograms"},message:"must have required property '"+"membershipPrograms"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data.communicationPreferences === undefined) || (!(func0.call(data, "communicationPreferences")))){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "communicationPreferences"},message:"must have required property '"+"communicationPreferences"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data.marketingEmailSubscription === undefined) || (!(func0.call(data, "marketingEmailSubscription")))){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marketingEmailSubscription"},message:"must have required property '"+"marketingEmailSubscription"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data.paymentMethods === undefined) || (!(func0.call(data, "paymentMethods")))){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentMethods"},message:"must have required property '"+"paymentMethods"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data.withdrawalMethods === undefined) || (!(func0.call(data, "withdrawalMethods")))){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawalMethods"},message:"must have required property '"+"withdrawalMethods"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.customerId !== undefined && func0.call(data, "customerId")){
if(typeof data.customerId !== "string"){
const err33 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.pricingId !== undefined && func0.call(data, "pricingId")){
if(typeof data.pricingId !== "string"){
const err34 = {instancePath:instancePath+"/pricingId",schemaPath:"#/properties/pricingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.segmentName !== undefined && func0.call(data, "segmentName")){
let data2 = data.segmentName;
if((typeof data2 !== "string") && (data2 !== null)){
const err35 = {instancePath:instancePath+"/segmentName",schemaPath:"#/properties/segmentName/type",keyword:"type",params:{type: schema32.properties.segmentName.type},message:"must be string,null"};
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
if(!(validate22(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.availableFunds !== undefined && func0.call(data, "availableFunds")){
if(!(validate22(data.availableFunds, {instancePath:instancePath+"/availableFunds",parentData:data,parentDataProperty:"availableFunds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.withdrawableFunds !== undefined && func0.call(data, "withdrawableFunds")){
if(!(validate22(data.withdrawableFunds, {instancePath:instancePath+"/withdrawableFunds",parentData:data,parentDataProperty:"withdrawableFunds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
const err40 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
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
if(data.verificationRules !== undefined && func0.call(data, "verificationRules")){
let data10 = data.verificationRules;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.required === undefined) || (!(func0.call(data10, "required")))){
const err43 = {instancePath:instancePath+"/verificationRules",schemaPath:"#/$defs/VerificationRules/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((data10.requiredBy === undefined) || (!(func0.call(data10, "requiredBy")))){
const err44 = {instancePath:instancePath+"/verificationRules",schemaPath:"#/$defs/VerificationRules/required",keyword:"required",params:{missingProperty: "requiredBy"},message:"must have required property '"+"requiredBy"+"'"};
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
const err45 = {instancePath:instancePath+"/verificationRules/required",schemaPath:"#/$defs/VerificationRules/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data10.requiredBy !== undefined && func0.call(data10, "requiredBy")){
let data12 = data10.requiredBy;
if((typeof data12 !== "string") && (data12 !== null)){
const err46 = {instancePath:instancePath+"/verificationRules/requiredBy",schemaPath:"#/$defs/VerificationRules/properties/requiredBy/type",keyword:"type",params:{type: schema36.properties.requiredBy.type},message:"must be string,null"};
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
const err47 = {instancePath:instancePath+"/verificationRules",schemaPath:"#/$defs/VerificationRules/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
if(!(validate26(data.verification, {instancePath:instancePath+"/verification",parentData:data,parentDataProperty:"verification",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.preCommitment !== undefined && func0.call(data, "preCommitment")){
let data14 = data.preCommitment;
const _errs34 = errors;
let valid5 = false;
const _errs35 = errors;
if(!(validate30(data14, {instancePath:instancePath+"/preCommitment",parentData:data,parentDataProperty:"preCommitment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
props0.resetsAt = true;
props0.pending = true;
}
const _errs36 = errors;
if(data14 !== null){
const err48 = {instancePath:instancePath+"/preCommitment",schemaPath:"#/properties/preCommitment/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err49 = {instancePath:instancePath+"/preCommitment",schemaPath:"#/properties/preCommitment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.spendLimits !== undefined && func0.call(data, "spendLimits")){
let data15 = data.spendLimits;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate38(data15[i0], {instancePath:instancePath+"/spendLimits/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/spendLimits",schemaPath:"#/properties/spendLimits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.brandingRegion !== undefined && func0.call(data, "brandingRegion")){
let data17 = data.brandingRegion;
const _errs42 = errors;
let valid8 = false;
const _errs43 = errors;
if(typeof data17 !== "string"){
const err51 = {instancePath:instancePath+"/brandingRegion",schemaPath:"#/$defs/Region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!((((((((((((data17 === "ACT") || (data17 === "GB")) || (data17 === "LW")) || (data17 === "NSW")) || (data17 === "NSWL")) || (data17 === "NT")) || (data17 === "QLD")) || (data17 === "SA")) || (data17 === "TAS")) || (data17 === "VIC")) || (data17 === "WA")) || (data17 === "OTHER"))){
const err52 = {instancePath:instancePath+"/brandingRegion",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
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
const err53 = {instancePath:instancePath+"/brandingRegion",schemaPath:"#/properties/brandingRegion/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err54 = {instancePath:instancePath+"/brandingRegion",schemaPath:"#/properties/brandingRegion/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.isVerified !== undefined && func0.call(data, "isVerified")){
if(typeof data.isVerified !== "boolean"){
const err55 = {instancePath:instancePath+"/isVerified",schemaPath:"#/properties/isVerified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.migrationStatus !== undefined && func0.call(data, "migrationStatus")){
let data19 = data.migrationStatus;
if(typeof data19 !== "string"){
const err56 = {instancePath:instancePath+"/migrationStatus",schemaPath:"#/$defs/MigrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(((((data19 === "ineligible") || (data19 === "eligible_soft")) || (data19 === "eligible_hard")) || (data19 === "in_progress")) || (data19 === "migrated"))){
const err57 = {instancePath:instancePath+"/migrationStatus",schemaPath:"#/$defs/MigrationStatus/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.accountUpgrade !== undefined && func0.call(data, "accountUpgrade")){
if(typeof data.accountUpgrade !== "boolean"){
const err58 = {instancePath:instancePath+"/accountUpgrade",schemaPath:"#/properties/accountUpgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.forcePasswordChange !== undefined && func0.call(data, "forcePasswordChange")){
if(typeof data.forcePasswordChange !== "boolean"){
const err59 = {instancePath:instancePath+"/forcePasswordChange",schemaPath:"#/properties/forcePasswordChange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.addressConfirmationRequired !== undefined && func0.call(data, "addressConfirmationRequired")){
if(typeof data.addressConfirmationRequired !== "boolean"){
const err60 = {instancePath:instancePath+"/addressConfirmationRequired",schemaPath:"#/properties/addressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.emailAddressConfirmationRequired !== undefined && func0.call(data, "emailAddressConfirmationRequired")){
if(typeof data.emailAddressConfirmationRequired !== "boolean"){
const err61 = {instancePath:instancePath+"/emailAddressConfirmationRequired",schemaPath:"#/properties/emailAddressConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.emailAddressUnproven !== undefined && func0.call(data, "emailAddressUnproven")){
if(typeof data.emailAddressUnproven !== "boolean"){
const err62 = {instancePath:instancePath+"/emailAddressUnproven",schemaPath:"#/properties/emailAddressUnproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.countryBanned !== undefined && func0.call(data, "countryBanned")){
if(typeof data.countryBanned !== "boolean"){
const err63 = {instancePath:instancePath+"/countryBanned",schemaPath:"#/properties/countryBanned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.countryBannedConfirmationRequired !== undefined && func0.call(data, "countryBannedConfirmationRequired")){
if(typeof data.countryBannedConfirmationRequired !== "boolean"){
const err64 = {instancePath:instancePath+"/countryBannedConfirmationRequired",schemaPath:"#/properties/countryBannedConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.termsAcceptanceRequired !== undefined && func0.call(data, "termsAcceptanceRequired")){
if(typeof data.termsAcceptanceRequired !== "boolean"){
const err65 = {instancePath:instancePath+"/termsAcceptanceRequired",schemaPath:"#/properties/termsAcceptanceRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.tfaPromptRequired !== undefined && func0.call(data, "tfaPromptRequired")){
if(typeof data.tfaPromptRequired !== "boolean"){
const err66 = {instancePath:instancePath+"/tfaPromptRequired",schemaPath:"#/properties/tfaPromptRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.experimentGroups !== undefined && func0.call(data, "experimentGroups")){
let data29 = data.experimentGroups;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
if(typeof data29[i1] !== "string"){
const err67 = {instancePath:instancePath+"/experimentGroups/" + i1,schemaPath:"#/properties/experimentGroups/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err68 = {instancePath:instancePath+"/experimentGroups",schemaPath:"#/properties/experimentGroups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.averageTransactionValues !== undefined && func0.call(data, "averageTransactionValues")){
if(!(validate44(data.averageTransactionValues, {instancePath:instancePath+"/averageTransactionValues",parentData:data,parentDataProperty:"averageTransactionValues",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.favouriteNumbers !== undefined && func0.call(data, "favouriteNumbers")){
let data32 = data.favouriteNumbers;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
if(!(validate50(data32[i2], {instancePath:instancePath+"/favouriteNumbers/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err69 = {instancePath:instancePath+"/favouriteNumbers",schemaPath:"#/properties/favouriteNumbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.membershipPrograms !== undefined && func0.call(data, "membershipPrograms")){
let data34 = data.membershipPrograms;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.membershipProgram === undefined) || (!(func0.call(data35, "membershipProgram")))){
const err70 = {instancePath:instancePath+"/membershipPrograms/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membershipProgram"},message:"must have required property '"+"membershipProgram"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((data35.membershipStatus === undefined) || (!(func0.call(data35, "membershipStatus")))){
const err71 = {instancePath:instancePath+"/membershipPrograms/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membershipStatus"},message:"must have required property '"+"membershipStatus"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((data35.membershipUpdated === undefined) || (!(func0.call(data35, "membershipUpdated")))){
const err72 = {instancePath:instancePath+"/membershipPrograms/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membershipUpdated"},message:"must have required property '"+"membershipUpdated"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((data35.membershipTier === undefined) || (!(func0.call(data35, "membershipTier")))){
const err73 = {instancePath:instancePath+"/membershipPrograms/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((data35.eligibility === undefined) || (!(func0.call(data35, "eligibility")))){
const err74 = {instancePath:instancePath+"/membershipPrograms/" + i3,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "eligibility"},message:"must have required property '"+"eligibility"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data35.membershipProgram !== undefined && func0.call(data35, "membershipProgram")){
if(typeof data35.membershipProgram !== "string"){
const err75 = {instancePath:instancePath+"/membershipPrograms/" + i3+"/membershipProgram",schemaPath:"#/$defs/CustomerMembership/properties/membershipProgram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data35.membershipStatus !== undefined && func0.call(data35, "membershipStatus")){
let data37 = data35.membershipStatus;
if(typeof data37 !== "string"){
const err76 = {instancePath:instancePath+"/membershipPrograms/" + i3+"/membershipStatus",schemaPath:"#/$defs/CustomerMembership/properties/membershipStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!(((data37 === "member") || (data37 === "non-member")) || (data37 === "pending-deposit"))){
const err77 = {instancePath:instancePath+"/membershipPrograms/" + i3+"/membershipStatus",schemaPath:"#/$defs/CustomerMembership/properties/membershipStatus/enum",keyword:"enum",params:{allowedValues: schema52.properties.membershipStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data35.membershipUpdated !== undefined && func0.call(data35, "membershipUpdated")){
let data38 = data35.membershipUpdated;
if((typeof data38 !== "string") && (data38 !== null)){
const err78 = {instancePath:instancePath+"/membershipPrograms/" + i3+"/membershipUpdated",schemaPath:"#/$defs/CustomerMembership/properties/membershipUpdated/type",keyword:"type",params:{type: schema52.properties.membershipUpdated.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data35.membershipTier !== undefined && func0.call(data35, "membershipTier")){
let data39 = data35.membershipTier;
if((typeof data39 !== "string") && (data39 !== null)){
const err79 = {instancePath:instancePath+"/membershipPrograms/" + i3+"/membershipTier",schemaPath:"#/$defs/CustomerMembership/properties/membershipTier/type",keyword:"type",params:{type: schema52.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!(((data39 === "free") || (data39 === "premium")) || (data39 === null))){
const err80 = {instancePath:instancePath+"/membershipPrograms/" + i3+"/membershipTier",schemaPath:"#/$defs/CustomerMembership/properties/membershipTier/enum",keyword:"enum",params:{allowedValues: schema52.properties.membershipTier.enum},message:"must be equal to one of the allowed values"};
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
const err81 = {instancePath:instancePath+"/membershipPrograms/" + i3+"/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!((data40 === "eligible") || (data40 === "ineligible"))){
const err82 = {instancePath:instancePath+"/membershipPrograms/" + i3+"/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/enum",keyword:"enum",params:{allowedValues: schema52.properties.eligibility.enum},message:"must be equal to one of the allowed values"};
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
const err83 = {instancePath:instancePath+"/membershipPrograms/" + i3,schemaPath:"#/$defs/CustomerMembership/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err84 = {instancePath:instancePath+"/membershipPrograms",schemaPath:"#/properties/membershipPrograms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.communicationPreferences !== undefined && func0.call(data, "communicationPreferences")){
let data41 = data.communicationPreferences;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if((data41.email === undefined) || (!(func0.call(data41, "email")))){
const err85 = {instancePath:instancePath+"/communicationPreferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((data41.phone === undefined) || (!(func0.call(data41, "phone")))){
const err86 = {instancePath:instancePath+"/communicationPreferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((data41.sms === undefined) || (!(func0.call(data41, "sms")))){
const err87 = {instancePath:instancePath+"/communicationPreferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "sms"},message:"must have required property '"+"sms"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((data41.directmail === undefined) || (!(func0.call(data41, "directmail")))){
const err88 = {instancePath:instancePath+"/communicationPreferences",schemaPath:"#/$defs/CommunicationChannels/required",keyword:"required",params:{missingProperty: "directmail"},message:"must have required property '"+"directmail"+"'"};
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
const err89 = {instancePath:instancePath+"/communicationPreferences/email",schemaPath:"#/$defs/CommunicationChannels/properties/email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err90 = {instancePath:instancePath+"/communicationPreferences/phone",schemaPath:"#/$defs/CommunicationChannels/properties/phone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err91 = {instancePath:instancePath+"/communicationPreferences/sms",schemaPath:"#/$defs/CommunicationChannels/properties/sms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err92 = {instancePath:instancePath+"/communicationPreferences/directmail",schemaPath:"#/$defs/CommunicationChannels/properties/directmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err93 = {instancePath:instancePath+"/communicationPreferences",schemaPath:"#/$defs/CommunicationChannels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.marketingEmailSubscription !== undefined && func0.call(data, "marketingEmailSubscription")){
let data46 = data.marketingEmailSubscription;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.isSubscribed === undefined) || (!(func0.call(data46, "isSubscribed")))){
const err94 = {instancePath:instancePath+"/marketingEmailSubscription",schemaPath:"#/$defs/MarketingEmailSubscription/required",keyword:"required",params:{missingProperty: "isSubscribed"},message:"must have required property '"+"isSubscribed"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data46.isSubscribed !== undefined && func0.call(data46, "isSubscribed")){
if(typeof data46.isSubscribed !== "boolean"){
const err95 = {instancePath:instancePath+"/marketingEmailSubscription/isSubscribed",schemaPath:"#/$defs/MarketingEmailSubscription/properties/isSubscribed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err96 = {instancePath:instancePath+"/marketingEmailSubscription",schemaPath:"#/$defs/MarketingEmailSubscription/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.paymentMethods !== undefined && func0.call(data, "paymentMethods")){
let data48 = data.paymentMethods;
if(Array.isArray(data48)){
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
if(!(validate52(data48[i4], {instancePath:instancePath+"/paymentMethods/" + i4,parentData:data48,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err97 = {instancePath:instancePath+"/paymentMethods",schemaPath:"#/properties/paymentMethods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.withdrawalMethods !== undefined && func0.call(data, "withdrawalMethods")){
let data50 = data.withdrawalMethods;
if(Array.isArray(data50)){
const len5 = data50.length;
for(let i5=0; i5<len5; i5++){
if(!(validate52(data50[i5], {instancePath:instancePath+"/withdrawalMethods/" + i5,parentData:data50,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err98 = {instancePath:instancePath+"/withdrawalMethods",schemaPath:"#/properties/withdrawalMethods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.playBreak !== undefined && func0.call(data, "playBreak")){
let data52 = data.playBreak;
const _errs119 = errors;
let valid27 = false;
const _errs120 = errors;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if((data52.kind === undefined) || (!(func0.call(data52, "kind")))){
const err99 = {instancePath:instancePath+"/playBreak",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((data52.startedAt === undefined) || (!(func0.call(data52, "startedAt")))){
const err100 = {instancePath:instancePath+"/playBreak",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((data52.endsAt === undefined) || (!(func0.call(data52, "endsAt")))){
const err101 = {instancePath:instancePath+"/playBreak",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "endsAt"},message:"must have required property '"+"endsAt"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((data52.returnFrom === undefined) || (!(func0.call(data52, "returnFrom")))){
const err102 = {instancePath:instancePath+"/playBreak",schemaPath:"#/$defs/PlayBreak/required",keyword:"required",params:{missingProperty: "returnFrom"},message:"must have required property '"+"returnFrom"+"'"};
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
const err103 = {instancePath:instancePath+"/playBreak/kind",schemaPath:"#/$defs/PlayBreak/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(!((data53 === "time_out") || (data53 === "self_exclusion"))){
const err104 = {instancePath:instancePath+"/playBreak/kind",schemaPath:"#/$defs/PlayBreak/properties/kind/enum",keyword:"enum",params:{allowedValues: schema73.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data52.startedAt !== undefined && func0.call(data52, "startedAt")){
if(typeof data52.startedAt !== "string"){
const err105 = {instancePath:instancePath+"/playBreak/startedAt",schemaPath:"#/$defs/PlayBreak/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data52.endsAt !== undefined && func0.call(data52, "endsAt")){
let data55 = data52.endsAt;
if((typeof data55 !== "string") && (data55 !== null)){
const err106 = {instancePath:instancePath+"/playBreak/endsAt",schemaPath:"#/$defs/PlayBreak/properties/endsAt/type",keyword:"type",params:{type: schema73.properties.endsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data52.returnFrom !== undefined && func0.call(data52, "returnFrom")){
let data56 = data52.returnFrom;
if((typeof data56 !== "string") && (data56 !== null)){
const err107 = {instancePath:instancePath+"/playBreak/returnFrom",schemaPath:"#/$defs/PlayBreak/properties/returnFrom/type",keyword:"type",params:{type: schema73.properties.returnFrom.type},message:"must be string,null"};
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
const err108 = {instancePath:instancePath+"/playBreak",schemaPath:"#/$defs/PlayBreak/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
props1.startedAt = true;
props1.endsAt = true;
props1.returnFrom = true;
}
const _errs135 = errors;
if(data52 !== null){
const err109 = {instancePath:instancePath+"/playBreak",schemaPath:"#/properties/playBreak/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err110 = {instancePath:instancePath+"/playBreak",schemaPath:"#/properties/playBreak/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"customerId":true,"pricingId":true,"segmentName":true,"firstname":true,"lastname":true,"email":true,"balance":true,"availableFunds":true,"withdrawableFunds":true,"state":true,"verificationRules":true,"verification":true,"preCommitment":true,"spendLimits":true,"brandingRegion":true,"isVerified":true,"migrationStatus":true,"accountUpgrade":true,"forcePasswordChange":true,"addressConfirmationRequired":true,"emailAddressConfirmationRequired":true,"emailAddressUnproven":true,"countryBanned":true,"countryBannedConfirmationRequired":true,"termsAcceptanceRequired":true,"tfaPromptRequired":true,"experimentGroups":true,"averageTransactionValues":true,"favouriteNumbers":true,"membershipPrograms":true,"communicationPreferences":true,"marketingEmailSubscription":true,"paymentMethods":true,"withdrawalMethods":true,"playBreak":true},"dynamicProps":false,"dynamicItems":false};

export const customerDeleteBody = validate63;
const schema74 = {"type":"object","description":"What closes an account.","x-chosen":true,"additionalProperties":false,"required":["password"],"properties":{"password":{"type":"string","description":"The password, to be sure that it is the customer.","minLength":1,"maxLength":128},"reason":{"type":"string","enum":["not_playing","too_expensive","too_many_messages","responsible_gaming","other"],"description":"Why the customer leaves."},"comment":{"type":"string","description":"Words of the customer's own.","maxLength":500}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
if(func179(data0) > 128){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func179(data0) < 1){
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
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema74.properties.reason.enum},message:"must be equal to one of the allowed values"};
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
if(func179(data2) > 500){
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerDeleteResult = validate64;
const schema75 = {"type":"object","description":"Nothing more to tell.","x-chosen":true,"required":["done"],"properties":{"done":{"type":"boolean","const":true,"description":"That it is done."}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"done":true},"dynamicProps":false,"dynamicItems":false};

export const customerDetailsGetResult = validate65;
const schema76 = {"type":"object","description":"Name, ways to reach and address of a customer; null is what is not known.","x-chosen":true,"required":["firstname","lastname","email","dateOfBirth","phone","address","addressLine2","suburb","state","postcode","country"],"properties":{"firstname":{"type":"string","description":"First name."},"lastname":{"type":"string","description":"Last name."},"email":{"type":"string","description":"E-mail address."},"dateOfBirth":{"type":["string","null"],"description":"Day of birth, such as '1990-04-17'."},"phone":{"type":["string","null"],"description":"Phone number."},"address":{"type":["string","null"],"description":"Number and street."},"addressLine2":{"type":["string","null"],"description":"Second line of the address."},"suburb":{"type":["string","null"],"description":"Suburb or town."},"state":{"anyOf":[{"$ref":"#/$defs/Region"},{"type":"null"}],"description":"State or territory."},"postcode":{"type":["string","null"],"description":"Post code."},"country":{"type":["string","null"],"description":"ISO 3166 code of the country, such as AU."}}};

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
if((data.dateOfBirth === undefined) || (!(func0.call(data, "dateOfBirth")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateOfBirth"},message:"must have required property '"+"dateOfBirth"+"'"};
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
if((data.addressLine2 === undefined) || (!(func0.call(data, "addressLine2")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressLine2"},message:"must have required property '"+"addressLine2"+"'"};
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
if(data.dateOfBirth !== undefined && func0.call(data, "dateOfBirth")){
let data3 = data.dateOfBirth;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: schema76.properties.dateOfBirth.type},message:"must be string,null"};
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
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema76.properties.phone.type},message:"must be string,null"};
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
const err16 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema76.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.addressLine2 !== undefined && func0.call(data, "addressLine2")){
let data6 = data.addressLine2;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/addressLine2",schemaPath:"#/properties/addressLine2/type",keyword:"type",params:{type: schema76.properties.addressLine2.type},message:"must be string,null"};
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
const err18 = {instancePath:instancePath+"/suburb",schemaPath:"#/properties/suburb/type",keyword:"type",params:{type: schema76.properties.suburb.type},message:"must be string,null"};
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
const err20 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/type",keyword:"type",params:{type: schema76.properties.postcode.type},message:"must be string,null"};
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
const err24 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema76.properties.country.type},message:"must be string,null"};
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"firstname":true,"lastname":true,"email":true,"dateOfBirth":true,"phone":true,"address":true,"addressLine2":true,"suburb":true,"state":true,"postcode":true,"country":true},"dynamicProps":false,"dynamicItems":false};

export const customerDetailsUpdateBody = validate66;
const schema78 = {"type":"object","description":"New details of a customer; what may be left out is cleared by it, except the day of birth.","x-chosen":true,"additionalProperties":false,"required":["firstname","lastname","email","address","suburb","state","postcode","country"],"properties":{"firstname":{"type":"string","description":"First name.","maxLength":60},"lastname":{"type":"string","description":"Last name.","maxLength":60},"email":{"type":"string","description":"E-mail address of the account.","maxLength":254},"dateOfBirth":{"type":"string","description":"Day of birth; it can be told once.","maxLength":10},"phone":{"type":"string","description":"Phone number.","maxLength":24},"address":{"type":"string","description":"Number and street.","maxLength":120},"addressLine2":{"type":"string","description":"Second line of the address.","maxLength":120},"suburb":{"type":"string","description":"Suburb or town.","maxLength":80},"state":{"$ref":"#/$defs/Region","description":"State or territory."},"postcode":{"type":"string","description":"Post code.","maxLength":10},"country":{"type":"string","description":"ISO 3166 code of the country, such as AU.","maxLength":2}}};

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
if(!(func0.call(schema78.properties, key0))){
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
if(func179(data0) > 60){
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
if(func179(data1) > 60){
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
if(func179(data2) > 254){
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
if(data.dateOfBirth !== undefined && func0.call(data, "dateOfBirth")){
let data3 = data.dateOfBirth;
if(typeof data3 === "string"){
if(func179(data3) > 10){
const err15 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
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
const err16 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(func179(data4) > 24){
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
if(func179(data5) > 120){
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
if(data.addressLine2 !== undefined && func0.call(data, "addressLine2")){
let data6 = data.addressLine2;
if(typeof data6 === "string"){
if(func179(data6) > 120){
const err21 = {instancePath:instancePath+"/addressLine2",schemaPath:"#/properties/addressLine2/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
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
const err22 = {instancePath:instancePath+"/addressLine2",schemaPath:"#/properties/addressLine2/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(func179(data7) > 80){
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
const err26 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
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
if(func179(data9) > 10){
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
if(func179(data10) > 2){
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerDetailsUpdateResult = validate67;
const schema80 = {"type":"object","description":"What a change of details did.","x-chosen":true,"required":["details","isVerified","verificationRevoked","accountUpgrade","pricingId","message"],"properties":{"details":{"$ref":"#/$defs/CustomerDetails","description":"The details as they are now."},"isVerified":{"type":"boolean","description":"Whether it is still proved who the customer is."},"verificationRevoked":{"type":"boolean","description":"Whether the change made the customer unverified."},"accountUpgrade":{"type":"boolean","description":"Whether details are still missing."},"pricingId":{"type":"string","description":"The price list that applies from now on."},"emailAddressUnproven":{"type":"boolean","description":"Whether the e-mail address waits for the link in its mail to be followed; left out, it doesn't."},"message":{"type":"string","description":"Text for the customer."}}};

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
if((data.dateOfBirth === undefined) || (!(func0.call(data, "dateOfBirth")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateOfBirth"},message:"must have required property '"+"dateOfBirth"+"'"};
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
if((data.addressLine2 === undefined) || (!(func0.call(data, "addressLine2")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressLine2"},message:"must have required property '"+"addressLine2"+"'"};
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
if(data.dateOfBirth !== undefined && func0.call(data, "dateOfBirth")){
let data3 = data.dateOfBirth;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: schema76.properties.dateOfBirth.type},message:"must be string,null"};
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
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema76.properties.phone.type},message:"must be string,null"};
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
const err16 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema76.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.addressLine2 !== undefined && func0.call(data, "addressLine2")){
let data6 = data.addressLine2;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/addressLine2",schemaPath:"#/properties/addressLine2/type",keyword:"type",params:{type: schema76.properties.addressLine2.type},message:"must be string,null"};
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
const err18 = {instancePath:instancePath+"/suburb",schemaPath:"#/properties/suburb/type",keyword:"type",params:{type: schema76.properties.suburb.type},message:"must be string,null"};
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
const err20 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/type",keyword:"type",params:{type: schema76.properties.postcode.type},message:"must be string,null"};
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
const err24 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema76.properties.country.type},message:"must be string,null"};
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
validate68.evaluated = {"props":{"firstname":true,"lastname":true,"email":true,"dateOfBirth":true,"phone":true,"address":true,"addressLine2":true,"suburb":true,"state":true,"postcode":true,"country":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.isVerified === undefined) || (!(func0.call(data, "isVerified")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isVerified"},message:"must have required property '"+"isVerified"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.verificationRevoked === undefined) || (!(func0.call(data, "verificationRevoked")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verificationRevoked"},message:"must have required property '"+"verificationRevoked"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.accountUpgrade === undefined) || (!(func0.call(data, "accountUpgrade")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountUpgrade"},message:"must have required property '"+"accountUpgrade"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.pricingId === undefined) || (!(func0.call(data, "pricingId")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricingId"},message:"must have required property '"+"pricingId"+"'"};
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
if(data.isVerified !== undefined && func0.call(data, "isVerified")){
if(typeof data.isVerified !== "boolean"){
const err6 = {instancePath:instancePath+"/isVerified",schemaPath:"#/properties/isVerified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.verificationRevoked !== undefined && func0.call(data, "verificationRevoked")){
if(typeof data.verificationRevoked !== "boolean"){
const err7 = {instancePath:instancePath+"/verificationRevoked",schemaPath:"#/properties/verificationRevoked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.accountUpgrade !== undefined && func0.call(data, "accountUpgrade")){
if(typeof data.accountUpgrade !== "boolean"){
const err8 = {instancePath:instancePath+"/accountUpgrade",schemaPath:"#/properties/accountUpgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pricingId !== undefined && func0.call(data, "pricingId")){
if(typeof data.pricingId !== "string"){
const err9 = {instancePath:instancePath+"/pricingId",schemaPath:"#/properties/pricingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.emailAddressUnproven !== undefined && func0.call(data, "emailAddressUnproven")){
if(typeof data.emailAddressUnproven !== "boolean"){
const err10 = {instancePath:instancePath+"/emailAddressUnproven",schemaPath:"#/properties/emailAddressUnproven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"details":true,"isVerified":true,"verificationRevoked":true,"accountUpgrade":true,"pricingId":true,"emailAddressUnproven":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const favouriteNumbersUpdateBody = validate70;
const schema83 = {"type":"object","description":"All the favourite numbers of a customer.","additionalProperties":false,"required":["favouriteNumbers"],"properties":{"favouriteNumbers":{"type":"array","description":"One set a lottery; an empty list clears them.","items":{"$ref":"#/$defs/FavouriteNumbers"},"maxItems":20}}};

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
if((data.favouriteNumbers === undefined) || (!(func0.call(data, "favouriteNumbers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "favouriteNumbers"},message:"must have required property '"+"favouriteNumbers"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "favouriteNumbers")){
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
if(data.favouriteNumbers !== undefined && func0.call(data, "favouriteNumbers")){
let data0 = data.favouriteNumbers;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/favouriteNumbers",schemaPath:"#/properties/favouriteNumbers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
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
if(!(validate50(data0[i0], {instancePath:instancePath+"/favouriteNumbers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/favouriteNumbers",schemaPath:"#/properties/favouriteNumbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const favouriteNumbersUpdateResult = validate72;
const schema84 = {"type":"object","description":"What a change of favourite numbers did.","x-chosen":true,"required":["favouriteNumbers","replaced"],"properties":{"favouriteNumbers":{"type":"array","description":"The favourite numbers as they are now.","items":{"$ref":"#/$defs/FavouriteNumbers"}},"replaced":{"type":"boolean","description":"Whether there were others before."}}};

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
if((data.favouriteNumbers === undefined) || (!(func0.call(data, "favouriteNumbers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "favouriteNumbers"},message:"must have required property '"+"favouriteNumbers"+"'"};
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
if(data.favouriteNumbers !== undefined && func0.call(data, "favouriteNumbers")){
let data0 = data.favouriteNumbers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50(data0[i0], {instancePath:instancePath+"/favouriteNumbers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/favouriteNumbers",schemaPath:"#/properties/favouriteNumbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"favouriteNumbers":true,"replaced":true},"dynamicProps":false,"dynamicItems":false};

export const customerTermsAndConditionsBody = validate74;
const schema85 = {"type":"object","description":"Agreement to the terms and conditions.","x-chosen":true,"additionalProperties":false,"required":["termsAccepted"],"properties":{"termsAccepted":{"type":"boolean","description":"Whether the customer agrees."}}};

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
if((data.termsAccepted === undefined) || (!(func0.call(data, "termsAccepted")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termsAccepted"},message:"must have required property '"+"termsAccepted"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "termsAccepted")){
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
if(data.termsAccepted !== undefined && func0.call(data, "termsAccepted")){
if(typeof data.termsAccepted !== "boolean"){
const err2 = {instancePath:instancePath+"/termsAccepted",schemaPath:"#/properties/termsAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerTermsAndConditionsResult = validate75;
const schema86 = {"type":"object","description":"Terms that were agreed to.","x-chosen":true,"required":["version","acceptedAt"],"properties":{"version":{"type":"string","description":"Version of the terms."},"acceptedAt":{"type":"string","description":"When they were agreed to.","$comment":"date-time"}}};

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
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.acceptedAt === undefined) || (!(func0.call(data, "acceptedAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptedAt"},message:"must have required property '"+"acceptedAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.acceptedAt !== undefined && func0.call(data, "acceptedAt")){
if(typeof data.acceptedAt !== "string"){
const err3 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate75.evaluated = {"props":{"version":true,"acceptedAt":true},"dynamicProps":false,"dynamicItems":false};

export const customerLocationBody = validate76;
const schema87 = {"type":"object","description":"Confirms that the customer has seen that the shop can't sell where they are.","x-chosen":true,"additionalProperties":false,"required":["confirmed"],"properties":{"confirmed":{"type":"boolean","description":"Whether the customer confirms it."}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerLocationResult = validate77;
const schema88 = {"type":"object","description":"Whether the shop can sell where a customer is.","x-chosen":true,"required":["countryBanned","countryBannedConfirmationRequired"],"properties":{"countryBanned":{"type":"boolean","description":"Whether it can't."},"countryBannedConfirmationRequired":{"type":"boolean","description":"Whether the customer has yet to confirm having seen that."}}};

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
if((data.countryBanned === undefined) || (!(func0.call(data, "countryBanned")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "countryBanned"},message:"must have required property '"+"countryBanned"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.countryBannedConfirmationRequired === undefined) || (!(func0.call(data, "countryBannedConfirmationRequired")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "countryBannedConfirmationRequired"},message:"must have required property '"+"countryBannedConfirmationRequired"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.countryBanned !== undefined && func0.call(data, "countryBanned")){
if(typeof data.countryBanned !== "boolean"){
const err2 = {instancePath:instancePath+"/countryBanned",schemaPath:"#/properties/countryBanned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.countryBannedConfirmationRequired !== undefined && func0.call(data, "countryBannedConfirmationRequired")){
if(typeof data.countryBannedConfirmationRequired !== "boolean"){
const err3 = {instancePath:instancePath+"/countryBannedConfirmationRequired",schemaPath:"#/properties/countryBannedConfirmationRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"countryBanned":true,"countryBannedConfirmationRequired":true},"dynamicProps":false,"dynamicItems":false};

export const customerRecurringPurchaseMethodGetResult = validate78;
const schema89 = {"type":"object","description":"What recurring purchases are paid with.","x-chosen":true,"required":["kind","fund"],"properties":{"kind":{"$ref":"#/$defs/RecurringFundKind","description":"The kind; unfunded when what was chosen is gone."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund, or null for the wallet."}}};
const schema90 = {"type":"string","enum":["unfunded","wallet","cc","paypal","bank"],"description":"What recurring purchases are paid with."};

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
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/RecurringFundKind/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate55(data1, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"kind":true,"fund":true},"dynamicProps":false,"dynamicItems":false};

export const customerRecurringPurchaseMethodSetBody = validate80;
const schema91 = {"type":"object","description":"What recurring purchases are to be paid with.","x-chosen":true,"additionalProperties":false,"required":["customerFundId"],"properties":{"customerFundId":{"type":["string","null"],"description":"Id of a saved fund; null for the wallet.","maxLength":64}}};

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
for(const key0 of Object.keys(data)){
if(!(key0 === "customerFundId")){
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
if(data.customerFundId !== undefined && func0.call(data, "customerFundId")){
let data0 = data.customerFundId;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/customerFundId",schemaPath:"#/properties/customerFundId/type",keyword:"type",params:{type: schema91.properties.customerFundId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func179(data0) > 64){
const err3 = {instancePath:instancePath+"/customerFundId",schemaPath:"#/properties/customerFundId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerRecurringPurchaseMethodSetResult = validate81;

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
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/RecurringFundKind/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate55(data1, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"kind":true,"fund":true},"dynamicProps":false,"dynamicItems":false};

export const customerWithdrawableFundsResult = validate83;
const schema94 = {"type":"object","description":"What can be paid out.","x-chosen":true,"required":["withdrawableFunds","availableFunds","balance"],"properties":{"withdrawableFunds":{"$ref":"#/$defs/Money","description":"What can be paid out now."},"availableFunds":{"$ref":"#/$defs/Money","description":"What can be spent now."},"balance":{"$ref":"#/$defs/Money","description":"All the money of the wallet."}}};

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
if((data.withdrawableFunds === undefined) || (!(func0.call(data, "withdrawableFunds")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawableFunds"},message:"must have required property '"+"withdrawableFunds"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.availableFunds === undefined) || (!(func0.call(data, "availableFunds")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availableFunds"},message:"must have required property '"+"availableFunds"+"'"};
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
if(data.withdrawableFunds !== undefined && func0.call(data, "withdrawableFunds")){
if(!(validate22(data.withdrawableFunds, {instancePath:instancePath+"/withdrawableFunds",parentData:data,parentDataProperty:"withdrawableFunds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.availableFunds !== undefined && func0.call(data, "availableFunds")){
if(!(validate22(data.availableFunds, {instancePath:instancePath+"/availableFunds",parentData:data,parentDataProperty:"availableFunds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.balance !== undefined && func0.call(data, "balance")){
if(!(validate22(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"withdrawableFunds":true,"availableFunds":true,"balance":true},"dynamicProps":false,"dynamicItems":false};

export const customerCommunicationPreferencesGetResult = validate87;
const schema95 = {"type":"object","description":"How a customer may be written to.","x-chosen":true,"required":["preferences"],"properties":{"preferences":{"$ref":"#/$defs/CommunicationChannels","description":"Which channels may be used."}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"preferences":true},"dynamicProps":false,"dynamicItems":false};

export const customerCommunicationPreferencesUpdateBody = validate88;
const schema97 = {"type":"object","description":"New communication preferences.","additionalProperties":false,"required":["preferences"],"properties":{"preferences":{"$ref":"#/$defs/CommunicationChannelsChange","description":"The channels to change."},"unsubscribeReasons":{"type":"array","description":"Why somebody unsubscribes.","items":{"$ref":"#/$defs/UnsubscribeReason"},"maxItems":4}}};
const schema98 = {"type":"object","description":"The channels to change; those that are left out stay.","x-chosen":true,"additionalProperties":false,"properties":{"email":{"type":"boolean","description":"Whether messages may come by e-mail."},"phone":{"type":"boolean","description":"Whether the customer may be called."},"sms":{"type":"boolean","description":"Whether messages may come by SMS."},"directmail":{"type":"boolean","description":"Whether letters may come by post."}}};
const schema99 = {"type":"string","enum":["too_many","not_relevant","never_asked","other"],"description":"Why somebody unsubscribes."};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
if(!((key0 === "preferences") || (key0 === "unsubscribeReasons"))){
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
if(data.unsubscribeReasons !== undefined && func0.call(data, "unsubscribeReasons")){
let data5 = data.unsubscribeReasons;
if(Array.isArray(data5)){
if(data5.length > 4){
const err8 = {instancePath:instancePath+"/unsubscribeReasons",schemaPath:"#/properties/unsubscribeReasons/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
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
const err9 = {instancePath:instancePath+"/unsubscribeReasons/" + i0,schemaPath:"#/$defs/UnsubscribeReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data6 === "too_many") || (data6 === "not_relevant")) || (data6 === "never_asked")) || (data6 === "other"))){
const err10 = {instancePath:instancePath+"/unsubscribeReasons/" + i0,schemaPath:"#/$defs/UnsubscribeReason/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/unsubscribeReasons",schemaPath:"#/properties/unsubscribeReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const customerCommunicationPreferencesUpdateResult = validate89;

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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"preferences":true},"dynamicProps":false,"dynamicItems":false};


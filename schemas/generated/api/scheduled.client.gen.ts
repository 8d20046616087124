// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const scheduledPurchasesListResult = validate21;
const schema32 = {"type":"array","description":"The scheduled purchases.","items":{"$ref":"#/$defs/ScheduledPurchase"}};
const schema33 = {"type":"object","description":"A purchase that happens later.","x-chosen":true,"required":["encodedId","kind","status","item","amount","purchaseAt","lastAttemptStatus","lastAttempt","isCancellable","defaultFund","checkoutId","createdAt"],"properties":{"encodedId":{"type":"string","description":"Id of the scheduled purchase."},"kind":{"type":"string","enum":["scheduled_purchase","pre_order"],"description":"What it waits for: a date, or the sale of its draw."},"status":{"$ref":"#/$defs/ScheduledStatus","description":"Whether it will be bought, or was."},"item":{"$ref":"#/$defs/CartItem","description":"What will be bought, at the price of when it was ordered."},"amount":{"$ref":"#/$defs/Money","description":"What it will cost."},"purchaseAt":{"type":["string","null"],"$comment":"date-time","description":"When it will be bought, or null when it will not be any more."},"lastAttemptStatus":{"anyOf":[{"$ref":"#/$defs/AttemptStatus"},{"type":"null"}],"description":"What came of the last attempt; null before the first."},"lastAttempt":{"anyOf":[{"$ref":"#/$defs/RecurringAttempt"},{"type":"null"}],"description":"The last attempt, or null."},"isCancellable":{"type":"boolean","description":"Whether it can still be cancelled."},"defaultFund":{"$ref":"#/$defs/RecurringPurchaseMethod","description":"What it is paid with."},"checkoutId":{"type":"string","description":"Id of the purchase that it was ordered with."},"createdAt":{"type":"string","$comment":"date-time","description":"When it was ordered."}}};
const schema34 = {"type":"string","enum":["scheduled_status_active","scheduled_status_cancelled"],"description":"Whether it will be bought, or was; a cancelled one never."};
const schema49 = {"type":"string","enum":["purchased","soft_failure","hard_failure"],"description":"What came of the last attempt: a soft failure is tried again, a hard one is not."};
const func0 = Object.prototype.hasOwnProperty;
const schema35 = {"type":"object","description":"An item of a cart.","x-chosen":true,"required":["id","productType","lotteryKey","name","logo","unitPrice","quantity","total","recurringPurchase","causeKey","scheduledPurchase"],"properties":{"id":{"type":"string","description":"Id of the item."},"productType":{"$ref":"#/$defs/CartProductType","description":"The type of product."},"lotteryKey":{"type":"string","description":"Key of the product offer; for a voucher, of the promotion."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of the logo of the product offer; empty for a voucher."},"unitPrice":{"$ref":"#/$defs/Money","description":"Price of one; below zero for a voucher that takes something off."},"quantity":{"type":"integer","description":"How many.","minimum":1},"total":{"$ref":"#/$defs/Money","description":"Price of all; below zero for a voucher that takes something off."},"recurringPurchase":{"$ref":"#/$defs/CartRecurringPurchase","description":"Whether it is bought repeatedly."},"causeKey":{"type":["string","null"],"description":"Key of the chosen cause; null when there is none."},"scheduledPurchase":{"anyOf":[{"$ref":"#/$defs/ScheduledPurchaseRef"},{"type":"null"}],"description":"Set when the item is bought later, as for a pre-order; else null."},"displayCategory":{"type":"string","description":"Category that the product offer is shown in; left out for a voucher."},"purchaseStatus":{"$ref":"#/$defs/PurchaseStatus","description":"Whether tickets of its draw can be bought, for a raffle ticket."},"prizePool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won in its first draw; null when it is not announced."},"drawNo":{"type":"integer","description":"Number of the first draw it is in.","minimum":1},"drawDate":{"type":"string","description":"When that draw is drawn, ISO 8601 in UTC.","$comment":"date-time"},"drawEncodedIds":{"type":"array","description":"Opaque ids of all draws it is in.","items":{"type":"string"}},"gameType":{"type":"string","description":"Key of the game type, for a lottery ticket."},"gameOffer":{"type":"string","description":"Key of the game offer, for a lottery ticket."},"gameOfferName":{"type":"string","description":"Name of the game offer, for a lottery ticket."},"numGames":{"type":"integer","description":"Games on the ticket.","minimum":1},"numDraws":{"type":"integer","description":"Draws the ticket is in, each week.","minimum":1},"numWeeks":{"type":"integer","description":"Weeks the ticket runs.","minimum":1},"day":{"anyOf":[{"$ref":"#/$defs/Weekday"},{"type":"null"}],"description":"The chosen day; null when every draw is played."},"quickpick":{"type":"boolean","description":"Whether the shop picked the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimumJackpotAmount":{"anyOf":[{"$ref":"#/$defs/MoneyAmount"},{"type":"null"}],"description":"Least jackpot for a repeated purchase; null when there is none."},"games":{"type":"array","description":"The games with their numbers.","items":{"$ref":"#/$defs/CartGame"}},"raffleBookSize":{"type":"integer","description":"Tickets in the chosen book, for a raffle ticket.","minimum":1},"numRaffleTickets":{"type":"integer","description":"Tickets in all, for a raffle ticket.","minimum":1},"raffleOfferKey":{"type":"string","description":"Key of the chosen book, for a raffle ticket."},"syndicateKey":{"type":"string","description":"Key of the syndicate, for a share."},"syndicateName":{"type":"string","description":"Name of the syndicate, for a share."},"syndicateEncodedId":{"type":"string","description":"Opaque id of the syndicate in its draw, or id of the session of a lotto party, for a share."},"costPerShare":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share."},"numShares":{"type":"integer","description":"Shares bought.","minimum":1},"membershipTier":{"type":"string","description":"Key of the tier, for a membership."},"membershipPeriod":{"type":"string","description":"The period paid for, for a membership."},"promotionCode":{"type":"string","description":"The promotion code, for a voucher."},"expiresAt":{"type":"string","description":"Until when the voucher holds, ISO 8601 in UTC, for one that expires.","$comment":"date-time"}}};
const schema36 = {"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership","voucher_fixed_discount","voucher_percent_discount","voucher_fixed_discount_expire","voucher_credit_amount"],"description":"The type of a cart item."};
const schema42 = {"type":"object","description":"A purchase that happens later.","x-chosen":true,"required":["type"],"properties":{"type":{"type":"string","enum":["scheduled_purchase","pre_order"],"description":"The kind of later purchase."}}};
const schema43 = {"type":"string","enum":["open","sold_out","past_draw","pre_order"],"description":"Whether tickets of a raffle draw can be bought."};
const schema44 = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"description":"A day of the week."};
const schema38 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const schema37 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
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

const schema39 = {"type":"object","description":"Whether an item is bought repeatedly.","x-chosen":true,"required":["type","availability","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"availability":{"$ref":"#/$defs/RecurringAvailability","description":"Whether it can, must or may be repeated."},"enabled":{"type":"boolean","description":"Whether it is."},"rhythm":{"type":"string","enum":["weekly","monthly","every_draw"],"description":"How often it is bought again; left out, weekly where a day was chosen, else for every draw."}}};
const schema40 = {"type":"string","enum":["autoplay","subscription"],"description":"The kind of repeated purchase."};
const schema41 = {"type":"string","enum":["never","always","optional"],"description":"Whether a product can, must or may be bought repeatedly."};

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
if((data.availability === undefined) || (!(func0.call(data, "availability")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availability"},message:"must have required property '"+"availability"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.enabled === undefined) || (!(func0.call(data, "enabled")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "autoplay") || (data0 === "subscription"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.availability !== undefined && func0.call(data, "availability")){
let data1 = data.availability;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/availability",schemaPath:"#/$defs/RecurringAvailability/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "never") || (data1 === "always")) || (data1 === "optional"))){
const err6 = {instancePath:instancePath+"/availability",schemaPath:"#/$defs/RecurringAvailability/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err7 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.rhythm !== undefined && func0.call(data, "rhythm")){
let data3 = data.rhythm;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/rhythm",schemaPath:"#/properties/rhythm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data3 === "weekly") || (data3 === "monthly")) || (data3 === "every_draw"))){
const err9 = {instancePath:instancePath+"/rhythm",schemaPath:"#/properties/rhythm/enum",keyword:"enum",params:{allowedValues: schema39.properties.rhythm.enum},message:"must be equal to one of the allowed values"};
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"type":true,"availability":true,"enabled":true,"rhythm":true},"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"object","description":"One game on a ticket.","x-chosen":true,"required":["numberSets"],"properties":{"numberSets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}}}};
const schema47 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"numberSets":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKey"},message:"must have required property '"+"lotteryKey"+"'"};
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
if((data.unitPrice === undefined) || (!(func0.call(data, "unitPrice")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unitPrice"},message:"must have required property '"+"unitPrice"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.quantity === undefined) || (!(func0.call(data, "quantity")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.recurringPurchase === undefined) || (!(func0.call(data, "recurringPurchase")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recurringPurchase"},message:"must have required property '"+"recurringPurchase"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.causeKey === undefined) || (!(func0.call(data, "causeKey")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causeKey"},message:"must have required property '"+"causeKey"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.scheduledPurchase === undefined) || (!(func0.call(data, "scheduledPurchase")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduledPurchase"},message:"must have required property '"+"scheduledPurchase"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data1 = data.productType;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((data1 === "lottery_ticket") || (data1 === "multi_draw_ticket")) || (data1 === "raffle_ticket")) || (data1 === "syndicate_share")) || (data1 === "social_syndicate_share")) || (data1 === "membership")) || (data1 === "voucher_fixed_discount")) || (data1 === "voucher_percent_discount")) || (data1 === "voucher_fixed_discount_expire")) || (data1 === "voucher_credit_amount"))){
const err13 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err14 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err16 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.unitPrice !== undefined && func0.call(data, "unitPrice")){
if(!(validate24(data.unitPrice, {instancePath:instancePath+"/unitPrice",parentData:data,parentDataProperty:"unitPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined && func0.call(data, "quantity")){
let data6 = data.quantity;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.total !== undefined && func0.call(data, "total")){
if(!(validate24(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.recurringPurchase !== undefined && func0.call(data, "recurringPurchase")){
if(!(validate27(data.recurringPurchase, {instancePath:instancePath+"/recurringPurchase",parentData:data,parentDataProperty:"recurringPurchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data9 = data.causeKey;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema35.properties.causeKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.scheduledPurchase !== undefined && func0.call(data, "scheduledPurchase")){
let data10 = data.scheduledPurchase;
const _errs21 = errors;
let valid2 = false;
const _errs22 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.type === undefined) || (!(func0.call(data10, "type")))){
const err20 = {instancePath:instancePath+"/scheduledPurchase",schemaPath:"#/$defs/ScheduledPurchaseRef/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.type !== undefined && func0.call(data10, "type")){
let data11 = data10.type;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/scheduledPurchase/type",schemaPath:"#/$defs/ScheduledPurchaseRef/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data11 === "scheduled_purchase") || (data11 === "pre_order"))){
const err22 = {instancePath:instancePath+"/scheduledPurchase/type",schemaPath:"#/$defs/ScheduledPurchaseRef/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/scheduledPurchase",schemaPath:"#/$defs/ScheduledPurchaseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.type = true;
}
const _errs28 = errors;
if(data10 !== null){
const err24 = {instancePath:instancePath+"/scheduledPurchase",schemaPath:"#/properties/scheduledPurchase/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err25 = {instancePath:instancePath+"/scheduledPurchase",schemaPath:"#/properties/scheduledPurchase/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.displayCategory !== undefined && func0.call(data, "displayCategory")){
if(typeof data.displayCategory !== "string"){
const err26 = {instancePath:instancePath+"/displayCategory",schemaPath:"#/properties/displayCategory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.purchaseStatus !== undefined && func0.call(data, "purchaseStatus")){
let data13 = data.purchaseStatus;
if(typeof data13 !== "string"){
const err27 = {instancePath:instancePath+"/purchaseStatus",schemaPath:"#/$defs/PurchaseStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((data13 === "open") || (data13 === "sold_out")) || (data13 === "past_draw")) || (data13 === "pre_order"))){
const err28 = {instancePath:instancePath+"/purchaseStatus",schemaPath:"#/$defs/PurchaseStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.prizePool !== undefined && func0.call(data, "prizePool")){
let data14 = data.prizePool;
const _errs36 = errors;
let valid6 = false;
const _errs37 = errors;
if(!(validate24(data14, {instancePath:instancePath+"/prizePool",parentData:data,parentDataProperty:"prizePool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid1 = _errs37 === errors;
valid6 = valid6 || _valid1;
if(_valid1){
var props1 = {};
props1.amount = true;
props1.currency = true;
}
const _errs38 = errors;
if(data14 !== null){
const err29 = {instancePath:instancePath+"/prizePool",schemaPath:"#/properties/prizePool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err30 = {instancePath:instancePath+"/prizePool",schemaPath:"#/properties/prizePool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data15 = data.drawNo;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err31 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err32 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.drawDate !== undefined && func0.call(data, "drawDate")){
if(typeof data.drawDate !== "string"){
const err33 = {instancePath:instancePath+"/drawDate",schemaPath:"#/properties/drawDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.drawEncodedIds !== undefined && func0.call(data, "drawEncodedIds")){
let data17 = data.drawEncodedIds;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(typeof data17[i0] !== "string"){
const err34 = {instancePath:instancePath+"/drawEncodedIds/" + i0,schemaPath:"#/properties/drawEncodedIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/drawEncodedIds",schemaPath:"#/properties/drawEncodedIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
if(typeof data.gameType !== "string"){
const err36 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
if(typeof data.gameOffer !== "string"){
const err37 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.gameOfferName !== undefined && func0.call(data, "gameOfferName")){
if(typeof data.gameOfferName !== "string"){
const err38 = {instancePath:instancePath+"/gameOfferName",schemaPath:"#/properties/gameOfferName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data22 = data.numGames;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err39 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err40 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.numDraws !== undefined && func0.call(data, "numDraws")){
let data23 = data.numDraws;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err41 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
const err42 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.numWeeks !== undefined && func0.call(data, "numWeeks")){
let data24 = data.numWeeks;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err43 = {instancePath:instancePath+"/numWeeks",schemaPath:"#/properties/numWeeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err44 = {instancePath:instancePath+"/numWeeks",schemaPath:"#/properties/numWeeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.day !== undefined && func0.call(data, "day")){
let data25 = data.day;
const _errs62 = errors;
let valid9 = false;
const _errs63 = errors;
if(typeof data25 !== "string"){
const err45 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((((((data25 === "mon") || (data25 === "tue")) || (data25 === "wed")) || (data25 === "thu")) || (data25 === "fri")) || (data25 === "sat")) || (data25 === "sun"))){
const err46 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid2 = _errs63 === errors;
valid9 = valid9 || _valid2;
const _errs66 = errors;
if(data25 !== null){
const err47 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err48 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err49 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.favourite !== undefined && func0.call(data, "favourite")){
if(typeof data.favourite !== "boolean"){
const err50 = {instancePath:instancePath+"/favourite",schemaPath:"#/properties/favourite/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data28 = data.minimumJackpotAmount;
const _errs73 = errors;
let valid11 = false;
const _errs74 = errors;
if(typeof data28 === "string"){
if(!pattern4.test(data28)){
const err51 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid3 = _errs74 === errors;
valid11 = valid11 || _valid3;
const _errs77 = errors;
if(data28 !== null){
const err53 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid3 = _errs77 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err54 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/properties/minimumJackpotAmount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data29 = data.games;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
if(!(validate30(data29[i1], {instancePath:instancePath+"/games/" + i1,parentData:data29,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err55 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.raffleBookSize !== undefined && func0.call(data, "raffleBookSize")){
let data31 = data.raffleBookSize;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err56 = {instancePath:instancePath+"/raffleBookSize",schemaPath:"#/properties/raffleBookSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
const err57 = {instancePath:instancePath+"/raffleBookSize",schemaPath:"#/properties/raffleBookSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.numRaffleTickets !== undefined && func0.call(data, "numRaffleTickets")){
let data32 = data.numRaffleTickets;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err58 = {instancePath:instancePath+"/numRaffleTickets",schemaPath:"#/properties/numRaffleTickets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
const err59 = {instancePath:instancePath+"/numRaffleTickets",schemaPath:"#/properties/numRaffleTickets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data.raffleOfferKey !== undefined && func0.call(data, "raffleOfferKey")){
if(typeof data.raffleOfferKey !== "string"){
const err60 = {instancePath:instancePath+"/raffleOfferKey",schemaPath:"#/properties/raffleOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.syndicateKey !== undefined && func0.call(data, "syndicateKey")){
if(typeof data.syndicateKey !== "string"){
const err61 = {instancePath:instancePath+"/syndicateKey",schemaPath:"#/properties/syndicateKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.syndicateName !== undefined && func0.call(data, "syndicateName")){
if(typeof data.syndicateName !== "string"){
const err62 = {instancePath:instancePath+"/syndicateName",schemaPath:"#/properties/syndicateName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.syndicateEncodedId !== undefined && func0.call(data, "syndicateEncodedId")){
if(typeof data.syndicateEncodedId !== "string"){
const err63 = {instancePath:instancePath+"/syndicateEncodedId",schemaPath:"#/properties/syndicateEncodedId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.costPerShare !== undefined && func0.call(data, "costPerShare")){
let data37 = data.costPerShare;
if(typeof data37 === "string"){
if(!pattern4.test(data37)){
const err64 = {instancePath:instancePath+"/costPerShare",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/costPerShare",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.numShares !== undefined && func0.call(data, "numShares")){
let data38 = data.numShares;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err66 = {instancePath:instancePath+"/numShares",schemaPath:"#/properties/numShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 1 || isNaN(data38)){
const err67 = {instancePath:instancePath+"/numShares",schemaPath:"#/properties/numShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
if(typeof data.membershipTier !== "string"){
const err68 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.membershipPeriod !== undefined && func0.call(data, "membershipPeriod")){
if(typeof data.membershipPeriod !== "string"){
const err69 = {instancePath:instancePath+"/membershipPeriod",schemaPath:"#/properties/membershipPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.promotionCode !== undefined && func0.call(data, "promotionCode")){
if(typeof data.promotionCode !== "string"){
const err70 = {instancePath:instancePath+"/promotionCode",schemaPath:"#/properties/promotionCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
if(typeof data.expiresAt !== "string"){
const err71 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"productType":true,"lotteryKey":true,"name":true,"logo":true,"unitPrice":true,"quantity":true,"total":true,"recurringPurchase":true,"causeKey":true,"scheduledPurchase":true,"displayCategory":true,"purchaseStatus":true,"prizePool":true,"drawNo":true,"drawDate":true,"drawEncodedIds":true,"gameType":true,"gameOffer":true,"gameOfferName":true,"numGames":true,"numDraws":true,"numWeeks":true,"day":true,"quickpick":true,"favourite":true,"minimumJackpotAmount":true,"games":true,"raffleBookSize":true,"numRaffleTickets":true,"raffleOfferKey":true,"syndicateKey":true,"syndicateName":true,"syndicateEncodedId":true,"costPerShare":true,"numShares":true,"membershipTier":true,"membershipPeriod":true,"promotionCode":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","description":"An attempt to buy.","x-chosen":true,"required":["status","code","message","attemptedAt","checkoutId"],"properties":{"status":{"$ref":"#/$defs/AttemptStatus","description":"What came of it."},"code":{"type":["string","null"],"description":"Code of what went wrong, or null."},"message":{"type":["string","null"],"description":"What went wrong, for the customer, or null."},"attemptedAt":{"type":"string","$comment":"date-time","description":"When it was made."},"checkoutId":{"type":["string","null"],"description":"Id of the receipt, or null."}}};

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
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
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
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema50.properties.code.type},message:"must be string,null"};
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
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema50.properties.message.type},message:"must be string,null"};
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
const err10 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: schema50.properties.checkoutId.type},message:"must be string,null"};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"status":true,"code":true,"message":true,"attemptedAt":true,"checkoutId":true},"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","description":"What recurring purchases are paid with.","x-chosen":true,"required":["kind","fund"],"properties":{"kind":{"$ref":"#/$defs/RecurringFundKind","description":"The kind; unfunded when what was chosen is gone."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund, or null for the wallet."}}};
const schema53 = {"type":"string","enum":["unfunded","wallet","cc","paypal","bank"],"description":"What recurring purchases are paid with."};
const schema54 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customerFundId","type","brand","gatewayKey","lastFour","holderName","expiryMonth","expiryYear","isExpired","isDefault","bankType","bankCode","email","verificationStatus","createdAt"],"properties":{"customerFundId":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gatewayKey":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"lastFour":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holderName":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiryMonth":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiryYear":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"isExpired":{"type":"boolean","description":"Whether a card has ended."},"isDefault":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"isRefused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bankType":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bankCode":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verificationStatus":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"createdAt":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
const schema55 = {"type":"string","enum":["cc","bank","paypal"],"description":"What kind of thing is saved."};
const schema56 = {"type":"string","enum":["AmericanExpress","bank","MasterCard","Visa","paypal"],"description":"The brand that a saved way to pay shows."};
const schema57 = {"type":"string","enum":["braintree","eway","opayo","paystream","stripe"],"description":"A gateway that takes cards."};
const schema58 = {"type":"string","enum":["bsb","swift"],"description":"What the code of a bank is: a domestic branch number, or an international bank identifier."};
const schema59 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far the proof has come that it belongs to the customer."};

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
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/enum",keyword:"enum",params:{allowedValues: schema56.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/lastFour",schemaPath:"#/properties/lastFour/type",keyword:"type",params:{type: schema54.properties.lastFour.type},message:"must be string,null"};
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
const err26 = {instancePath:instancePath+"/expiryMonth",schemaPath:"#/properties/expiryMonth/type",keyword:"type",params:{type: schema54.properties.expiryMonth.type},message:"must be integer,null"};
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
const err27 = {instancePath:instancePath+"/expiryYear",schemaPath:"#/properties/expiryYear/type",keyword:"type",params:{type: schema54.properties.expiryYear.type},message:"must be integer,null"};
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
const err32 = {instancePath:instancePath+"/bankType",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/type",keyword:"type",params:{type: schema54.properties.bankCode.type},message:"must be string,null"};
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
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema54.properties.email.type},message:"must be string,null"};
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
const err38 = {instancePath:instancePath+"/verificationStatus",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"customerFundId":true,"type":true,"brand":true,"gatewayKey":true,"lastFour":true,"holderName":true,"expiryMonth":true,"expiryYear":true,"isExpired":true,"isDefault":true,"isRefused":true,"bankType":true,"bankCode":true,"email":true,"verificationStatus":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};


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
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/RecurringFundKind/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate37(data1, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"kind":true,"fund":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.encodedId === undefined) || (!(func0.call(data, "encodedId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encodedId"},message:"must have required property '"+"encodedId"+"'"};
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
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.item === undefined) || (!(func0.call(data, "item")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.purchaseAt === undefined) || (!(func0.call(data, "purchaseAt")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchaseAt"},message:"must have required property '"+"purchaseAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.isCancellable === undefined) || (!(func0.call(data, "isCancellable")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isCancellable"},message:"must have required property '"+"isCancellable"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.encodedId !== undefined && func0.call(data, "encodedId")){
if(typeof data.encodedId !== "string"){
const err12 = {instancePath:instancePath+"/encodedId",schemaPath:"#/properties/encodedId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data1 === "scheduled_purchase") || (data1 === "pre_order"))){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema33.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ScheduledStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data2 === "scheduled_status_active") || (data2 === "scheduled_status_cancelled"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ScheduledStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.item !== undefined && func0.call(data, "item")){
if(!(validate23(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
if(!(validate24(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.purchaseAt !== undefined && func0.call(data, "purchaseAt")){
let data5 = data.purchaseAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/purchaseAt",schemaPath:"#/properties/purchaseAt/type",keyword:"type",params:{type: schema33.properties.purchaseAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data6 = data.lastAttemptStatus;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data6 === "purchased") || (data6 === "soft_failure")) || (data6 === "hard_failure"))){
const err19 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid2 = valid2 || _valid0;
const _errs19 = errors;
if(data6 !== null){
const err20 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err21 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data7 = data.lastAttempt;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(!(validate34(data7, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid1 = _errs23 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs24 = errors;
if(data7 !== null){
const err22 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err23 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.isCancellable !== undefined && func0.call(data, "isCancellable")){
if(typeof data.isCancellable !== "boolean"){
const err24 = {instancePath:instancePath+"/isCancellable",schemaPath:"#/properties/isCancellable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate36(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
if(typeof data.checkoutId !== "string"){
const err25 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err26 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"encodedId":true,"kind":true,"status":true,"item":true,"amount":true,"purchaseAt":true,"lastAttemptStatus":true,"lastAttempt":true,"isCancellable":true,"defaultFund":true,"checkoutId":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};


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

export const scheduledPurchasesGetResult = validate41;

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
if((data.encodedId === undefined) || (!(func0.call(data, "encodedId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encodedId"},message:"must have required property '"+"encodedId"+"'"};
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
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.item === undefined) || (!(func0.call(data, "item")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.purchaseAt === undefined) || (!(func0.call(data, "purchaseAt")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchaseAt"},message:"must have required property '"+"purchaseAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.isCancellable === undefined) || (!(func0.call(data, "isCancellable")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isCancellable"},message:"must have required property '"+"isCancellable"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.encodedId !== undefined && func0.call(data, "encodedId")){
if(typeof data.encodedId !== "string"){
const err12 = {instancePath:instancePath+"/encodedId",schemaPath:"#/properties/encodedId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data1 === "scheduled_purchase") || (data1 === "pre_order"))){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema33.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ScheduledStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data2 === "scheduled_status_active") || (data2 === "scheduled_status_cancelled"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ScheduledStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.item !== undefined && func0.call(data, "item")){
if(!(validate23(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
if(!(validate24(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.purchaseAt !== undefined && func0.call(data, "purchaseAt")){
let data5 = data.purchaseAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/purchaseAt",schemaPath:"#/properties/purchaseAt/type",keyword:"type",params:{type: schema33.properties.purchaseAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data6 = data.lastAttemptStatus;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data6 === "purchased") || (data6 === "soft_failure")) || (data6 === "hard_failure"))){
const err19 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid2 = valid2 || _valid0;
const _errs19 = errors;
if(data6 !== null){
const err20 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err21 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data7 = data.lastAttempt;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(!(validate34(data7, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid1 = _errs23 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs24 = errors;
if(data7 !== null){
const err22 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err23 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.isCancellable !== undefined && func0.call(data, "isCancellable")){
if(typeof data.isCancellable !== "boolean"){
const err24 = {instancePath:instancePath+"/isCancellable",schemaPath:"#/properties/isCancellable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate36(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
if(typeof data.checkoutId !== "string"){
const err25 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err26 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"encodedId":true,"kind":true,"status":true,"item":true,"amount":true,"purchaseAt":true,"lastAttemptStatus":true,"lastAttempt":true,"isCancellable":true,"defaultFund":true,"checkoutId":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const scheduledPurchasesCancelResult = validate46;

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
if((data.encodedId === undefined) || (!(func0.call(data, "encodedId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encodedId"},message:"must have required property '"+"encodedId"+"'"};
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
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.item === undefined) || (!(func0.call(data, "item")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.purchaseAt === undefined) || (!(func0.call(data, "purchaseAt")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchaseAt"},message:"must have required property '"+"purchaseAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.lastAttemptStatus === undefined) || (!(func0.call(data, "lastAttemptStatus")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttemptStatus"},message:"must have required property '"+"lastAttemptStatus"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.lastAttempt === undefined) || (!(func0.call(data, "lastAttempt")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastAttempt"},message:"must have required property '"+"lastAttempt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.isCancellable === undefined) || (!(func0.call(data, "isCancellable")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isCancellable"},message:"must have required property '"+"isCancellable"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.defaultFund === undefined) || (!(func0.call(data, "defaultFund")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultFund"},message:"must have required property '"+"defaultFund"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.encodedId !== undefined && func0.call(data, "encodedId")){
if(typeof data.encodedId !== "string"){
const err12 = {instancePath:instancePath+"/encodedId",schemaPath:"#/properties/encodedId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data1 === "scheduled_purchase") || (data1 === "pre_order"))){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema33.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ScheduledStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data2 === "scheduled_status_active") || (data2 === "scheduled_status_cancelled"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ScheduledStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.item !== undefined && func0.call(data, "item")){
if(!(validate23(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
if(!(validate24(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.purchaseAt !== undefined && func0.call(data, "purchaseAt")){
let data5 = data.purchaseAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/purchaseAt",schemaPath:"#/properties/purchaseAt/type",keyword:"type",params:{type: schema33.properties.purchaseAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.lastAttemptStatus !== undefined && func0.call(data, "lastAttemptStatus")){
let data6 = data.lastAttemptStatus;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data6 === "purchased") || (data6 === "soft_failure")) || (data6 === "hard_failure"))){
const err19 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid2 = valid2 || _valid0;
const _errs19 = errors;
if(data6 !== null){
const err20 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err21 = {instancePath:instancePath+"/lastAttemptStatus",schemaPath:"#/properties/lastAttemptStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
let data7 = data.lastAttempt;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(!(validate34(data7, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid1 = _errs23 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props0 = {};
props0.status = true;
props0.code = true;
props0.message = true;
props0.attemptedAt = true;
props0.checkoutId = true;
}
const _errs24 = errors;
if(data7 !== null){
const err22 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err23 = {instancePath:instancePath+"/lastAttempt",schemaPath:"#/properties/lastAttempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.isCancellable !== undefined && func0.call(data, "isCancellable")){
if(typeof data.isCancellable !== "boolean"){
const err24 = {instancePath:instancePath+"/isCancellable",schemaPath:"#/properties/isCancellable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.defaultFund !== undefined && func0.call(data, "defaultFund")){
if(!(validate36(data.defaultFund, {instancePath:instancePath+"/defaultFund",parentData:data,parentDataProperty:"defaultFund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
if(typeof data.checkoutId !== "string"){
const err25 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err26 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"encodedId":true,"kind":true,"status":true,"item":true,"amount":true,"purchaseAt":true,"lastAttemptStatus":true,"lastAttempt":true,"isCancellable":true,"defaultFund":true,"checkoutId":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const cartItemsListResult = validate21;
const schema32 = {"type":"object","description":"A cart.","x-chosen":true,"required":["cartReference","currency","cartItems","autoRemovedItems","cartTotal","preOrderTotal","requiresUnattendedPaymentMethod","blockedReasons","showRegulation"],"properties":{"cartReference":{"type":"string","description":"Reference of the cart; for an anonymous cart, its token."},"currency":{"type":"string","description":"ISO 4217 code of the currency of all amounts of the cart."},"cartItems":{"type":"array","description":"What is in the cart, the oldest first.","items":{"$ref":"#/$defs/CartItem"}},"autoRemovedItems":{"type":"array","description":"Items that the shop has taken out since the customer last changed the cart, because they can no longer be bought.","items":{"$ref":"#/$defs/AutoRemovedItem"}},"cartTotal":{"$ref":"#/$defs/MoneyAmount","description":"Total of all items, less what vouchers take off; never below zero."},"preOrderTotal":{"$ref":"#/$defs/MoneyAmount","description":"Total of the items that are pre-orders."},"requiresUnattendedPaymentMethod":{"type":"boolean","description":"Whether an item will be charged later without the customer."},"blockedReasons":{"type":"object","description":"Why the cart cannot be bought: message by reason id; empty when it can.","additionalProperties":{"type":"string"}},"showRegulation":{"type":"boolean","description":"Whether the regulations must be accepted at checkout."},"version":{"type":"string","description":"Changes with every item, number and draw of the cart; left out by an API that does not compare it."}}};
const schema36 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"An item of a cart.","x-chosen":true,"required":["id","productType","lotteryKey","name","logo","unitPrice","quantity","total","recurringPurchase","causeKey","scheduledPurchase"],"properties":{"id":{"type":"string","description":"Id of the item."},"productType":{"$ref":"#/$defs/CartProductType","description":"The type of product."},"lotteryKey":{"type":"string","description":"Key of the product offer; for a voucher, of the promotion."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of the logo of the product offer; empty for a voucher."},"unitPrice":{"$ref":"#/$defs/Money","description":"Price of one; below zero for a voucher that takes something off."},"quantity":{"type":"integer","description":"How many.","minimum":1},"total":{"$ref":"#/$defs/Money","description":"Price of all; below zero for a voucher that takes something off."},"recurringPurchase":{"$ref":"#/$defs/CartRecurringPurchase","description":"Whether it is bought repeatedly."},"causeKey":{"type":["string","null"],"description":"Key of the chosen cause; null when there is none."},"scheduledPurchase":{"anyOf":[{"$ref":"#/$defs/ScheduledPurchaseRef"},{"type":"null"}],"description":"Set when the item is bought later, as for a pre-order; else null."},"displayCategory":{"type":"string","description":"Category that the product offer is shown in; left out for a voucher."},"purchaseStatus":{"$ref":"#/$defs/PurchaseStatus","description":"Whether tickets of its draw can be bought, for a raffle ticket."},"prizePool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won in its first draw; null when it is not announced."},"drawNo":{"type":"integer","description":"Number of the first draw it is in.","minimum":1},"drawDate":{"type":"string","description":"When that draw is drawn, ISO 8601 in UTC.","$comment":"date-time"},"drawEncodedIds":{"type":"array","description":"Opaque ids of all draws it is in.","items":{"type":"string"}},"gameType":{"type":"string","description":"Key of the game type, for a lottery ticket."},"gameOffer":{"type":"string","description":"Key of the game offer, for a lottery ticket."},"gameOfferName":{"type":"string","description":"Name of the game offer, for a lottery ticket."},"numGames":{"type":"integer","description":"Games on the ticket.","minimum":1},"numDraws":{"type":"integer","description":"Draws the ticket is in, each week.","minimum":1},"numWeeks":{"type":"integer","description":"Weeks the ticket runs.","minimum":1},"day":{"anyOf":[{"$ref":"#/$defs/Weekday"},{"type":"null"}],"description":"The chosen day; null when every draw is played."},"quickpick":{"type":"boolean","description":"Whether the shop picked the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimumJackpotAmount":{"anyOf":[{"$ref":"#/$defs/MoneyAmount"},{"type":"null"}],"description":"Least jackpot for a repeated purchase; null when there is none."},"games":{"type":"array","description":"The games with their numbers.","items":{"$ref":"#/$defs/CartGame"}},"raffleBookSize":{"type":"integer","description":"Tickets in the chosen book, for a raffle ticket.","minimum":1},"numRaffleTickets":{"type":"integer","description":"Tickets in all, for a raffle ticket.","minimum":1},"raffleOfferKey":{"type":"string","description":"Key of the chosen book, for a raffle ticket."},"syndicateKey":{"type":"string","description":"Key of the syndicate, for a share."},"syndicateName":{"type":"string","description":"Name of the syndicate, for a share."},"syndicateEncodedId":{"type":"string","description":"Opaque id of the syndicate in its draw, or id of the session of a lotto party, for a share."},"costPerShare":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share."},"numShares":{"type":"integer","description":"Shares bought.","minimum":1},"membershipTier":{"type":"string","description":"Key of the tier, for a membership."},"membershipPeriod":{"type":"string","description":"The period paid for, for a membership."},"promotionCode":{"type":"string","description":"The promotion code, for a voucher."},"expiresAt":{"type":"string","description":"Until when the voucher holds, ISO 8601 in UTC, for one that expires.","$comment":"date-time"}}};
const schema34 = {"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership","voucher_fixed_discount","voucher_percent_discount","voucher_fixed_discount_expire","voucher_credit_amount"],"description":"The type of a cart item."};
const schema40 = {"type":"object","description":"A purchase that happens later.","x-chosen":true,"required":["type"],"properties":{"type":{"type":"string","enum":["scheduled_purchase","pre_order"],"description":"The kind of later purchase."}}};
const schema41 = {"type":"string","enum":["open","sold_out","past_draw","pre_order"],"description":"Whether tickets of a raffle draw can be bought."};
const schema42 = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"description":"A day of the week."};
const schema35 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
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

const schema37 = {"type":"object","description":"Whether an item is bought repeatedly.","x-chosen":true,"required":["type","availability","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"availability":{"$ref":"#/$defs/RecurringAvailability","description":"Whether it can, must or may be repeated."},"enabled":{"type":"boolean","description":"Whether it is."},"rhythm":{"type":"string","enum":["weekly","monthly","every_draw"],"description":"How often it is bought again; left out, weekly where a day was chosen, else for every draw."}}};
const schema38 = {"type":"string","enum":["autoplay","subscription"],"description":"The kind of repeated purchase."};
const schema39 = {"type":"string","enum":["never","always","optional"],"description":"Whether a product can, must or may be bought repeatedly."};

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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
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
const err6 = {instancePath:instancePath+"/availability",schemaPath:"#/$defs/RecurringAvailability/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
const err9 = {instancePath:instancePath+"/rhythm",schemaPath:"#/properties/rhythm/enum",keyword:"enum",params:{allowedValues: schema37.properties.rhythm.enum},message:"must be equal to one of the allowed values"};
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"type":true,"availability":true,"enabled":true,"rhythm":true},"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","description":"One game on a ticket.","x-chosen":true,"required":["numberSets"],"properties":{"numberSets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}}}};
const schema45 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"numberSets":true},"dynamicProps":false,"dynamicItems":false};


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
const err13 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate23(data.unitPrice, {instancePath:instancePath+"/unitPrice",parentData:data,parentDataProperty:"unitPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(!(validate23(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.recurringPurchase !== undefined && func0.call(data, "recurringPurchase")){
if(!(validate26(data.recurringPurchase, {instancePath:instancePath+"/recurringPurchase",parentData:data,parentDataProperty:"recurringPurchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data9 = data.causeKey;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema33.properties.causeKey.type},message:"must be string,null"};
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
const err22 = {instancePath:instancePath+"/scheduledPurchase/type",schemaPath:"#/$defs/ScheduledPurchaseRef/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/purchaseStatus",schemaPath:"#/$defs/PurchaseStatus/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate23(data14, {instancePath:instancePath+"/prizePool",parentData:data,parentDataProperty:"prizePool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
const err46 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate29(data29[i1], {instancePath:instancePath+"/games/" + i1,parentData:data29,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"productType":true,"lotteryKey":true,"name":true,"logo":true,"unitPrice":true,"quantity":true,"total":true,"recurringPurchase":true,"causeKey":true,"scheduledPurchase":true,"displayCategory":true,"purchaseStatus":true,"prizePool":true,"drawNo":true,"drawDate":true,"drawEncodedIds":true,"gameType":true,"gameOffer":true,"gameOfferName":true,"numGames":true,"numDraws":true,"numWeeks":true,"day":true,"quickpick":true,"favourite":true,"minimumJackpotAmount":true,"games":true,"raffleBookSize":true,"numRaffleTickets":true,"raffleOfferKey":true,"syndicateKey":true,"syndicateName":true,"syndicateEncodedId":true,"costPerShare":true,"numShares":true,"membershipTier":true,"membershipPeriod":true,"promotionCode":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","description":"An item that the shop has taken out of the cart.","x-chosen":true,"required":["id","productType","lotteryKey","name","reason"],"properties":{"id":{"type":"string","description":"Id of the item."},"productType":{"$ref":"#/$defs/CartProductType","description":"The type of product."},"lotteryKey":{"type":"string","description":"Key of the product offer."},"name":{"type":"string","description":"Name of the product offer."},"reason":{"type":"string","enum":["draw_closed","sold_out","no_longer_available"],"description":"Why it was taken out."}}};

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
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.productType !== undefined && func0.call(data, "productType")){
let data1 = data.productType;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((data1 === "lottery_ticket") || (data1 === "multi_draw_ticket")) || (data1 === "raffle_ticket")) || (data1 === "syndicate_share")) || (data1 === "social_syndicate_share")) || (data1 === "membership")) || (data1 === "voucher_fixed_discount")) || (data1 === "voucher_percent_discount")) || (data1 === "voucher_fixed_discount_expire")) || (data1 === "voucher_credit_amount"))){
const err7 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err8 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data4 = data.reason;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "draw_closed") || (data4 === "sold_out")) || (data4 === "no_longer_available"))){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema47.properties.reason.enum},message:"must be equal to one of the allowed values"};
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"id":true,"productType":true,"lotteryKey":true,"name":true,"reason":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.cartReference === undefined) || (!(func0.call(data, "cartReference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartReference"},message:"must have required property '"+"cartReference"+"'"};
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
if((data.cartItems === undefined) || (!(func0.call(data, "cartItems")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartItems"},message:"must have required property '"+"cartItems"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.autoRemovedItems === undefined) || (!(func0.call(data, "autoRemovedItems")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoRemovedItems"},message:"must have required property '"+"autoRemovedItems"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cartTotal === undefined) || (!(func0.call(data, "cartTotal")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartTotal"},message:"must have required property '"+"cartTotal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.requiresUnattendedPaymentMethod === undefined) || (!(func0.call(data, "requiresUnattendedPaymentMethod")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresUnattendedPaymentMethod"},message:"must have required property '"+"requiresUnattendedPaymentMethod"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.blockedReasons === undefined) || (!(func0.call(data, "blockedReasons")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedReasons"},message:"must have required property '"+"blockedReasons"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.showRegulation === undefined) || (!(func0.call(data, "showRegulation")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showRegulation"},message:"must have required property '"+"showRegulation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cartReference !== undefined && func0.call(data, "cartReference")){
if(typeof data.cartReference !== "string"){
const err9 = {instancePath:instancePath+"/cartReference",schemaPath:"#/properties/cartReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cartItems !== undefined && func0.call(data, "cartItems")){
let data2 = data.cartItems;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/cartItems/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cartItems",schemaPath:"#/properties/cartItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.autoRemovedItems !== undefined && func0.call(data, "autoRemovedItems")){
let data4 = data.autoRemovedItems;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32(data4[i1], {instancePath:instancePath+"/autoRemovedItems/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/autoRemovedItems",schemaPath:"#/properties/autoRemovedItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cartTotal !== undefined && func0.call(data, "cartTotal")){
let data6 = data.cartTotal;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err14 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data7 = data.preOrderTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err15 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err16 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requiresUnattendedPaymentMethod !== undefined && func0.call(data, "requiresUnattendedPaymentMethod")){
if(typeof data.requiresUnattendedPaymentMethod !== "boolean"){
const err17 = {instancePath:instancePath+"/requiresUnattendedPaymentMethod",schemaPath:"#/properties/requiresUnattendedPaymentMethod/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blockedReasons !== undefined && func0.call(data, "blockedReasons")){
let data9 = data.blockedReasons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
if(typeof data9[key0] !== "string"){
const err18 = {instancePath:instancePath+"/blockedReasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blockedReasons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/blockedReasons",schemaPath:"#/properties/blockedReasons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.showRegulation !== undefined && func0.call(data, "showRegulation")){
if(typeof data.showRegulation !== "boolean"){
const err20 = {instancePath:instancePath+"/showRegulation",schemaPath:"#/properties/showRegulation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"cartReference":true,"currency":true,"cartItems":true,"autoRemovedItems":true,"cartTotal":true,"preOrderTotal":true,"requiresUnattendedPaymentMethod":true,"blockedReasons":true,"showRegulation":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const cartItemsAddBody = validate34;
const schema51 = {"type":"object","description":"What to put into the cart.","x-chosen":true,"additionalProperties":false,"required":["productType","lotteryKey"],"properties":{"productType":{"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership"],"description":"The type of product; shares of a lotto party have the key of its lottery."},"lotteryKey":{"type":"string","description":"Key of the product offer."},"gameType":{"type":"string","description":"Key of the game type; 'standard' when left out."},"gameOffer":{"type":"string","description":"Key of the game offer; the default one when left out."},"games":{"type":"array","description":"The games with their numbers; left out, quickpick fills them.","items":{"$ref":"#/$defs/CartGame"}},"numGames":{"type":"integer","description":"Count of games; needed when the games are left out.","minimum":1},"numDraws":{"type":"integer","description":"Consecutive draws to play, 1 when left out.","minimum":1},"numWeeks":{"type":"integer","description":"Weeks to play, 1 when left out.","minimum":1},"drawNo":{"type":"integer","description":"Number of the draw to start with; the next one on sale when left out.","minimum":1},"day":{"$ref":"#/$defs/Weekday","description":"The chosen day, where a lottery has selectable days."},"causeKey":{"type":"string","description":"Key of the chosen cause, where the offer lets one choose."},"quickpick":{"type":"boolean","description":"Whether the shop picks the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimumJackpotAmount":{"$ref":"#/$defs/MoneyAmount","description":"Least jackpot for a repeated purchase."},"recurringPurchase":{"$ref":"#/$defs/RecurringPurchaseChoice","description":"Whether to buy it repeatedly."},"affiliateCode":{"type":"string","description":"Code of the affiliate that the visitor came from."},"quantity":{"type":"integer","description":"How many, 1 when left out; for raffle tickets, the count of books.","minimum":1,"maximum":100},"raffleOfferKey":{"type":"string","description":"Key of the book, for raffle tickets."},"syndicateEncodedId":{"type":"string","description":"Opaque id of the syndicate in its draw, for shares."},"numShares":{"type":"integer","description":"Count of shares, 1 when left out.","minimum":1},"membershipTier":{"type":"string","description":"Key of the tier, for a membership."},"membershipPeriod":{"type":"string","description":"The period paid for, for a membership."},"syndicateKey":{"type":"string","description":"Key of the syndicate, for shares; without an id, the next draw with shares on sale."}}};
const schema54 = {"type":"object","description":"The choice of a repeated purchase.","x-chosen":true,"required":["type","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"enabled":{"type":"boolean","description":"Whether to repeat it."}}};

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
if((data.enabled === undefined) || (!(func0.call(data, "enabled")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "autoplay") || (data0 === "subscription"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err4 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"type":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKey"},message:"must have required property '"+"lotteryKey"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema51.properties, key0))){
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
if(data.productType !== undefined && func0.call(data, "productType")){
let data0 = data.productType;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/productType",schemaPath:"#/properties/productType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data0 === "lottery_ticket") || (data0 === "multi_draw_ticket")) || (data0 === "raffle_ticket")) || (data0 === "syndicate_share")) || (data0 === "social_syndicate_share")) || (data0 === "membership"))){
const err4 = {instancePath:instancePath+"/productType",schemaPath:"#/properties/productType/enum",keyword:"enum",params:{allowedValues: schema51.properties.productType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err5 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
if(typeof data.gameType !== "string"){
const err6 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
if(typeof data.gameOffer !== "string"){
const err7 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data4 = data.games;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data4[i0], {instancePath:instancePath+"/games/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data6 = data.numGames;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.numDraws !== undefined && func0.call(data, "numDraws")){
let data7 = data.numDraws;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.numWeeks !== undefined && func0.call(data, "numWeeks")){
let data8 = data.numWeeks;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/numWeeks",schemaPath:"#/properties/numWeeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/numWeeks",schemaPath:"#/properties/numWeeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data9 = data.drawNo;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.day !== undefined && func0.call(data, "day")){
let data10 = data.day;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((data10 === "mon") || (data10 === "tue")) || (data10 === "wed")) || (data10 === "thu")) || (data10 === "fri")) || (data10 === "sat")) || (data10 === "sun"))){
const err18 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
if(typeof data.causeKey !== "string"){
const err19 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err20 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.favourite !== undefined && func0.call(data, "favourite")){
if(typeof data.favourite !== "boolean"){
const err21 = {instancePath:instancePath+"/favourite",schemaPath:"#/properties/favourite/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data14 = data.minimumJackpotAmount;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err22 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.recurringPurchase !== undefined && func0.call(data, "recurringPurchase")){
if(!(validate36(data.recurringPurchase, {instancePath:instancePath+"/recurringPurchase",parentData:data,parentDataProperty:"recurringPurchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.affiliateCode !== undefined && func0.call(data, "affiliateCode")){
if(typeof data.affiliateCode !== "string"){
const err24 = {instancePath:instancePath+"/affiliateCode",schemaPath:"#/properties/affiliateCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.quantity !== undefined && func0.call(data, "quantity")){
let data17 = data.quantity;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err25 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
const err26 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err27 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.raffleOfferKey !== undefined && func0.call(data, "raffleOfferKey")){
if(typeof data.raffleOfferKey !== "string"){
const err28 = {instancePath:instancePath+"/raffleOfferKey",schemaPath:"#/properties/raffleOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.syndicateEncodedId !== undefined && func0.call(data, "syndicateEncodedId")){
if(typeof data.syndicateEncodedId !== "string"){
const err29 = {instancePath:instancePath+"/syndicateEncodedId",schemaPath:"#/properties/syndicateEncodedId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.numShares !== undefined && func0.call(data, "numShares")){
let data20 = data.numShares;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err30 = {instancePath:instancePath+"/numShares",schemaPath:"#/properties/numShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err31 = {instancePath:instancePath+"/numShares",schemaPath:"#/properties/numShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
if(typeof data.membershipTier !== "string"){
const err32 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.membershipPeriod !== undefined && func0.call(data, "membershipPeriod")){
if(typeof data.membershipPeriod !== "string"){
const err33 = {instancePath:instancePath+"/membershipPeriod",schemaPath:"#/properties/membershipPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.syndicateKey !== undefined && func0.call(data, "syndicateKey")){
if(typeof data.syndicateKey !== "string"){
const err34 = {instancePath:instancePath+"/syndicateKey",schemaPath:"#/properties/syndicateKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartItemsAddResult = validate38;

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
if((data.cartReference === undefined) || (!(func0.call(data, "cartReference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartReference"},message:"must have required property '"+"cartReference"+"'"};
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
if((data.cartItems === undefined) || (!(func0.call(data, "cartItems")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartItems"},message:"must have required property '"+"cartItems"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.autoRemovedItems === undefined) || (!(func0.call(data, "autoRemovedItems")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoRemovedItems"},message:"must have required property '"+"autoRemovedItems"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cartTotal === undefined) || (!(func0.call(data, "cartTotal")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartTotal"},message:"must have required property '"+"cartTotal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.requiresUnattendedPaymentMethod === undefined) || (!(func0.call(data, "requiresUnattendedPaymentMethod")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresUnattendedPaymentMethod"},message:"must have required property '"+"requiresUnattendedPaymentMethod"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.blockedReasons === undefined) || (!(func0.call(data, "blockedReasons")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedReasons"},message:"must have required property '"+"blockedReasons"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.showRegulation === undefined) || (!(func0.call(data, "showRegulation")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showRegulation"},message:"must have required property '"+"showRegulation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cartReference !== undefined && func0.call(data, "cartReference")){
if(typeof data.cartReference !== "string"){
const err9 = {instancePath:instancePath+"/cartReference",schemaPath:"#/properties/cartReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cartItems !== undefined && func0.call(data, "cartItems")){
let data2 = data.cartItems;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/cartItems/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cartItems",schemaPath:"#/properties/cartItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.autoRemovedItems !== undefined && func0.call(data, "autoRemovedItems")){
let data4 = data.autoRemovedItems;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32(data4[i1], {instancePath:instancePath+"/autoRemovedItems/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/autoRemovedItems",schemaPath:"#/properties/autoRemovedItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cartTotal !== undefined && func0.call(data, "cartTotal")){
let data6 = data.cartTotal;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err14 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data7 = data.preOrderTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err15 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err16 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requiresUnattendedPaymentMethod !== undefined && func0.call(data, "requiresUnattendedPaymentMethod")){
if(typeof data.requiresUnattendedPaymentMethod !== "boolean"){
const err17 = {instancePath:instancePath+"/requiresUnattendedPaymentMethod",schemaPath:"#/properties/requiresUnattendedPaymentMethod/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blockedReasons !== undefined && func0.call(data, "blockedReasons")){
let data9 = data.blockedReasons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
if(typeof data9[key0] !== "string"){
const err18 = {instancePath:instancePath+"/blockedReasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blockedReasons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/blockedReasons",schemaPath:"#/properties/blockedReasons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.showRegulation !== undefined && func0.call(data, "showRegulation")){
if(typeof data.showRegulation !== "boolean"){
const err20 = {instancePath:instancePath+"/showRegulation",schemaPath:"#/properties/showRegulation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"cartReference":true,"currency":true,"cartItems":true,"autoRemovedItems":true,"cartTotal":true,"preOrderTotal":true,"requiresUnattendedPaymentMethod":true,"blockedReasons":true,"showRegulation":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const cartBuildBody = validate41;
const schema59 = {"type":"object","description":"Several items to put into the cart.","x-chosen":true,"additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","description":"The items.","items":{"$ref":"#/$defs/CartItemRequest"},"minItems":1,"maxItems":50}}};

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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKey"},message:"must have required property '"+"lotteryKey"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema51.properties, key0))){
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
if(data.productType !== undefined && func0.call(data, "productType")){
let data0 = data.productType;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/productType",schemaPath:"#/properties/productType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data0 === "lottery_ticket") || (data0 === "multi_draw_ticket")) || (data0 === "raffle_ticket")) || (data0 === "syndicate_share")) || (data0 === "social_syndicate_share")) || (data0 === "membership"))){
const err4 = {instancePath:instancePath+"/productType",schemaPath:"#/properties/productType/enum",keyword:"enum",params:{allowedValues: schema51.properties.productType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err5 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
if(typeof data.gameType !== "string"){
const err6 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.gameOffer !== undefined && func0.call(data, "gameOffer")){
if(typeof data.gameOffer !== "string"){
const err7 = {instancePath:instancePath+"/gameOffer",schemaPath:"#/properties/gameOffer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data4 = data.games;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data4[i0], {instancePath:instancePath+"/games/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data6 = data.numGames;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.numDraws !== undefined && func0.call(data, "numDraws")){
let data7 = data.numDraws;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.numWeeks !== undefined && func0.call(data, "numWeeks")){
let data8 = data.numWeeks;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/numWeeks",schemaPath:"#/properties/numWeeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/numWeeks",schemaPath:"#/properties/numWeeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data9 = data.drawNo;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.day !== undefined && func0.call(data, "day")){
let data10 = data.day;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((data10 === "mon") || (data10 === "tue")) || (data10 === "wed")) || (data10 === "thu")) || (data10 === "fri")) || (data10 === "sat")) || (data10 === "sun"))){
const err18 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
if(typeof data.causeKey !== "string"){
const err19 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err20 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.favourite !== undefined && func0.call(data, "favourite")){
if(typeof data.favourite !== "boolean"){
const err21 = {instancePath:instancePath+"/favourite",schemaPath:"#/properties/favourite/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data14 = data.minimumJackpotAmount;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err22 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.recurringPurchase !== undefined && func0.call(data, "recurringPurchase")){
if(!(validate36(data.recurringPurchase, {instancePath:instancePath+"/recurringPurchase",parentData:data,parentDataProperty:"recurringPurchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.affiliateCode !== undefined && func0.call(data, "affiliateCode")){
if(typeof data.affiliateCode !== "string"){
const err24 = {instancePath:instancePath+"/affiliateCode",schemaPath:"#/properties/affiliateCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.quantity !== undefined && func0.call(data, "quantity")){
let data17 = data.quantity;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err25 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
const err26 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err27 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.raffleOfferKey !== undefined && func0.call(data, "raffleOfferKey")){
if(typeof data.raffleOfferKey !== "string"){
const err28 = {instancePath:instancePath+"/raffleOfferKey",schemaPath:"#/properties/raffleOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.syndicateEncodedId !== undefined && func0.call(data, "syndicateEncodedId")){
if(typeof data.syndicateEncodedId !== "string"){
const err29 = {instancePath:instancePath+"/syndicateEncodedId",schemaPath:"#/properties/syndicateEncodedId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.numShares !== undefined && func0.call(data, "numShares")){
let data20 = data.numShares;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err30 = {instancePath:instancePath+"/numShares",schemaPath:"#/properties/numShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err31 = {instancePath:instancePath+"/numShares",schemaPath:"#/properties/numShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
if(typeof data.membershipTier !== "string"){
const err32 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.membershipPeriod !== undefined && func0.call(data, "membershipPeriod")){
if(typeof data.membershipPeriod !== "string"){
const err33 = {instancePath:instancePath+"/membershipPeriod",schemaPath:"#/properties/membershipPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.syndicateKey !== undefined && func0.call(data, "syndicateKey")){
if(typeof data.syndicateKey !== "string"){
const err34 = {instancePath:instancePath+"/syndicateKey",schemaPath:"#/properties/syndicateKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "items")){
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
if(data.items !== undefined && func0.call(data, "items")){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 50){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate42(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartBuildResult = validate46;

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
if((data.cartReference === undefined) || (!(func0.call(data, "cartReference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartReference"},message:"must have required property '"+"cartReference"+"'"};
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
if((data.cartItems === undefined) || (!(func0.call(data, "cartItems")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartItems"},message:"must have required property '"+"cartItems"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.autoRemovedItems === undefined) || (!(func0.call(data, "autoRemovedItems")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoRemovedItems"},message:"must have required property '"+"autoRemovedItems"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cartTotal === undefined) || (!(func0.call(data, "cartTotal")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartTotal"},message:"must have required property '"+"cartTotal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.requiresUnattendedPaymentMethod === undefined) || (!(func0.call(data, "requiresUnattendedPaymentMethod")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresUnattendedPaymentMethod"},message:"must have required property '"+"requiresUnattendedPaymentMethod"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.blockedReasons === undefined) || (!(func0.call(data, "blockedReasons")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedReasons"},message:"must have required property '"+"blockedReasons"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.showRegulation === undefined) || (!(func0.call(data, "showRegulation")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showRegulation"},message:"must have required property '"+"showRegulation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cartReference !== undefined && func0.call(data, "cartReference")){
if(typeof data.cartReference !== "string"){
const err9 = {instancePath:instancePath+"/cartReference",schemaPath:"#/properties/cartReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cartItems !== undefined && func0.call(data, "cartItems")){
let data2 = data.cartItems;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/cartItems/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cartItems",schemaPath:"#/properties/cartItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.autoRemovedItems !== undefined && func0.call(data, "autoRemovedItems")){
let data4 = data.autoRemovedItems;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32(data4[i1], {instancePath:instancePath+"/autoRemovedItems/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/autoRemovedItems",schemaPath:"#/properties/autoRemovedItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cartTotal !== undefined && func0.call(data, "cartTotal")){
let data6 = data.cartTotal;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err14 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data7 = data.preOrderTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err15 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err16 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requiresUnattendedPaymentMethod !== undefined && func0.call(data, "requiresUnattendedPaymentMethod")){
if(typeof data.requiresUnattendedPaymentMethod !== "boolean"){
const err17 = {instancePath:instancePath+"/requiresUnattendedPaymentMethod",schemaPath:"#/properties/requiresUnattendedPaymentMethod/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blockedReasons !== undefined && func0.call(data, "blockedReasons")){
let data9 = data.blockedReasons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
if(typeof data9[key0] !== "string"){
const err18 = {instancePath:instancePath+"/blockedReasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blockedReasons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/blockedReasons",schemaPath:"#/properties/blockedReasons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.showRegulation !== undefined && func0.call(data, "showRegulation")){
if(typeof data.showRegulation !== "boolean"){
const err20 = {instancePath:instancePath+"/showRegulation",schemaPath:"#/properties/showRegulation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"cartReference":true,"currency":true,"cartItems":true,"autoRemovedItems":true,"cartTotal":true,"preOrderTotal":true,"requiresUnattendedPaymentMethod":true,"blockedReasons":true,"showRegulation":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const cartItemsUpdateBody = validate49;
const schema66 = {"type":"object","description":"What to change of an item; fields left out stay as they are.","x-chosen":true,"additionalProperties":false,"properties":{"gameOffer":{"type":"string","description":"Key of the game offer."},"games":{"type":"array","description":"The games with their numbers; left out, quickpick fills them.","items":{"$ref":"#/$defs/CartGame"}},"numGames":{"type":"integer","description":"Count of games; with quickpick, the shop picks the further numbers.","minimum":1},"numDraws":{"type":"integer","description":"Consecutive draws to play.","minimum":1},"numWeeks":{"type":"integer","description":"Weeks to play.","minimum":1},"drawNo":{"type":"integer","description":"Number of the draw to start with.","minimum":1},"day":{"$ref":"#/$defs/Weekday","description":"The chosen day."},"causeKey":{"type":"string","description":"Key of the chosen cause."},"quickpick":{"type":"boolean","description":"Whether the shop picks the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimumJackpotAmount":{"$ref":"#/$defs/MoneyAmount","description":"Least jackpot for a repeated purchase."},"recurringPurchase":{"$ref":"#/$defs/RecurringPurchaseChoice","description":"Whether to buy it repeatedly."},"quantity":{"type":"integer","description":"How many; for raffle tickets, the count of books.","minimum":1,"maximum":100},"raffleOfferKey":{"type":"string","description":"Key of the book, for raffle tickets."},"numShares":{"type":"integer","description":"Count of shares.","minimum":1},"membershipTier":{"type":"string","description":"Key of the tier, for a membership."},"membershipPeriod":{"type":"string","description":"The period paid for, for a membership."}}};

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
for(const key0 of Object.keys(data)){
if(!(func0.call(schema66.properties, key0))){
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
if(data.games !== undefined && func0.call(data, "games")){
let data1 = data.games;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data1[i0], {instancePath:instancePath+"/games/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
let data3 = data.numGames;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
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
if(data.numDraws !== undefined && func0.call(data, "numDraws")){
let data4 = data.numDraws;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.numWeeks !== undefined && func0.call(data, "numWeeks")){
let data5 = data.numWeeks;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/numWeeks",schemaPath:"#/properties/numWeeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/numWeeks",schemaPath:"#/properties/numWeeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data6 = data.drawNo;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.day !== undefined && func0.call(data, "day")){
let data7 = data.day;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((data7 === "mon") || (data7 === "tue")) || (data7 === "wed")) || (data7 === "thu")) || (data7 === "fri")) || (data7 === "sat")) || (data7 === "sun"))){
const err12 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
if(typeof data.causeKey !== "string"){
const err13 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err14 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.favourite !== undefined && func0.call(data, "favourite")){
if(typeof data.favourite !== "boolean"){
const err15 = {instancePath:instancePath+"/favourite",schemaPath:"#/properties/favourite/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.minimumJackpotAmount !== undefined && func0.call(data, "minimumJackpotAmount")){
let data11 = data.minimumJackpotAmount;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err16 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/minimumJackpotAmount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.recurringPurchase !== undefined && func0.call(data, "recurringPurchase")){
if(!(validate36(data.recurringPurchase, {instancePath:instancePath+"/recurringPurchase",parentData:data,parentDataProperty:"recurringPurchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined && func0.call(data, "quantity")){
let data13 = data.quantity;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err18 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err19 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err20 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.raffleOfferKey !== undefined && func0.call(data, "raffleOfferKey")){
if(typeof data.raffleOfferKey !== "string"){
const err21 = {instancePath:instancePath+"/raffleOfferKey",schemaPath:"#/properties/raffleOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.numShares !== undefined && func0.call(data, "numShares")){
let data15 = data.numShares;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err22 = {instancePath:instancePath+"/numShares",schemaPath:"#/properties/numShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err23 = {instancePath:instancePath+"/numShares",schemaPath:"#/properties/numShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
if(typeof data.membershipTier !== "string"){
const err24 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.membershipPeriod !== undefined && func0.call(data, "membershipPeriod")){
if(typeof data.membershipPeriod !== "string"){
const err25 = {instancePath:instancePath+"/membershipPeriod",schemaPath:"#/properties/membershipPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartItemsUpdateResult = validate52;

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
if((data.cartReference === undefined) || (!(func0.call(data, "cartReference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartReference"},message:"must have required property '"+"cartReference"+"'"};
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
if((data.cartItems === undefined) || (!(func0.call(data, "cartItems")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartItems"},message:"must have required property '"+"cartItems"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.autoRemovedItems === undefined) || (!(func0.call(data, "autoRemovedItems")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoRemovedItems"},message:"must have required property '"+"autoRemovedItems"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cartTotal === undefined) || (!(func0.call(data, "cartTotal")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartTotal"},message:"must have required property '"+"cartTotal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.requiresUnattendedPaymentMethod === undefined) || (!(func0.call(data, "requiresUnattendedPaymentMethod")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresUnattendedPaymentMethod"},message:"must have required property '"+"requiresUnattendedPaymentMethod"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.blockedReasons === undefined) || (!(func0.call(data, "blockedReasons")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedReasons"},message:"must have required property '"+"blockedReasons"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.showRegulation === undefined) || (!(func0.call(data, "showRegulation")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showRegulation"},message:"must have required property '"+"showRegulation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cartReference !== undefined && func0.call(data, "cartReference")){
if(typeof data.cartReference !== "string"){
const err9 = {instancePath:instancePath+"/cartReference",schemaPath:"#/properties/cartReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cartItems !== undefined && func0.call(data, "cartItems")){
let data2 = data.cartItems;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/cartItems/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cartItems",schemaPath:"#/properties/cartItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.autoRemovedItems !== undefined && func0.call(data, "autoRemovedItems")){
let data4 = data.autoRemovedItems;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32(data4[i1], {instancePath:instancePath+"/autoRemovedItems/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/autoRemovedItems",schemaPath:"#/properties/autoRemovedItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cartTotal !== undefined && func0.call(data, "cartTotal")){
let data6 = data.cartTotal;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err14 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data7 = data.preOrderTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err15 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err16 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requiresUnattendedPaymentMethod !== undefined && func0.call(data, "requiresUnattendedPaymentMethod")){
if(typeof data.requiresUnattendedPaymentMethod !== "boolean"){
const err17 = {instancePath:instancePath+"/requiresUnattendedPaymentMethod",schemaPath:"#/properties/requiresUnattendedPaymentMethod/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blockedReasons !== undefined && func0.call(data, "blockedReasons")){
let data9 = data.blockedReasons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
if(typeof data9[key0] !== "string"){
const err18 = {instancePath:instancePath+"/blockedReasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blockedReasons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/blockedReasons",schemaPath:"#/properties/blockedReasons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.showRegulation !== undefined && func0.call(data, "showRegulation")){
if(typeof data.showRegulation !== "boolean"){
const err20 = {instancePath:instancePath+"/showRegulation",schemaPath:"#/properties/showRegulation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"cartReference":true,"currency":true,"cartItems":true,"autoRemovedItems":true,"cartTotal":true,"preOrderTotal":true,"requiresUnattendedPaymentMethod":true,"blockedReasons":true,"showRegulation":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const cartItemsDeleteResult = validate55;

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
if((data.cartReference === undefined) || (!(func0.call(data, "cartReference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartReference"},message:"must have required property '"+"cartReference"+"'"};
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
if((data.cartItems === undefined) || (!(func0.call(data, "cartItems")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartItems"},message:"must have required property '"+"cartItems"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.autoRemovedItems === undefined) || (!(func0.call(data, "autoRemovedItems")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoRemovedItems"},message:"must have required property '"+"autoRemovedItems"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cartTotal === undefined) || (!(func0.call(data, "cartTotal")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartTotal"},message:"must have required property '"+"cartTotal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.requiresUnattendedPaymentMethod === undefined) || (!(func0.call(data, "requiresUnattendedPaymentMethod")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresUnattendedPaymentMethod"},message:"must have required property '"+"requiresUnattendedPaymentMethod"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.blockedReasons === undefined) || (!(func0.call(data, "blockedReasons")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedReasons"},message:"must have required property '"+"blockedReasons"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.showRegulation === undefined) || (!(func0.call(data, "showRegulation")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showRegulation"},message:"must have required property '"+"showRegulation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cartReference !== undefined && func0.call(data, "cartReference")){
if(typeof data.cartReference !== "string"){
const err9 = {instancePath:instancePath+"/cartReference",schemaPath:"#/properties/cartReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cartItems !== undefined && func0.call(data, "cartItems")){
let data2 = data.cartItems;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/cartItems/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cartItems",schemaPath:"#/properties/cartItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.autoRemovedItems !== undefined && func0.call(data, "autoRemovedItems")){
let data4 = data.autoRemovedItems;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32(data4[i1], {instancePath:instancePath+"/autoRemovedItems/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/autoRemovedItems",schemaPath:"#/properties/autoRemovedItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cartTotal !== undefined && func0.call(data, "cartTotal")){
let data6 = data.cartTotal;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err14 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data7 = data.preOrderTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err15 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err16 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requiresUnattendedPaymentMethod !== undefined && func0.call(data, "requiresUnattendedPaymentMethod")){
if(typeof data.requiresUnattendedPaymentMethod !== "boolean"){
const err17 = {instancePath:instancePath+"/requiresUnattendedPaymentMethod",schemaPath:"#/properties/requiresUnattendedPaymentMethod/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blockedReasons !== undefined && func0.call(data, "blockedReasons")){
let data9 = data.blockedReasons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
if(typeof data9[key0] !== "string"){
const err18 = {instancePath:instancePath+"/blockedReasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blockedReasons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/blockedReasons",schemaPath:"#/properties/blockedReasons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.showRegulation !== undefined && func0.call(data, "showRegulation")){
if(typeof data.showRegulation !== "boolean"){
const err20 = {instancePath:instancePath+"/showRegulation",schemaPath:"#/properties/showRegulation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"cartReference":true,"currency":true,"cartItems":true,"autoRemovedItems":true,"cartTotal":true,"preOrderTotal":true,"requiresUnattendedPaymentMethod":true,"blockedReasons":true,"showRegulation":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const cartPromotionBody = validate58;
const schema75 = {"type":"object","description":"A promotion code.","x-chosen":true,"additionalProperties":false,"required":["promotionCode"],"properties":{"promotionCode":{"type":"string","description":"The code, in any case of letters.","minLength":1,"maxLength":40}}};
const func313 = ucs2length;

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
if((data.promotionCode === undefined) || (!(func0.call(data, "promotionCode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "promotionCode"},message:"must have required property '"+"promotionCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "promotionCode")){
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
if(data.promotionCode !== undefined && func0.call(data, "promotionCode")){
let data0 = data.promotionCode;
if(typeof data0 === "string"){
if(func313(data0) > 40){
const err2 = {instancePath:instancePath+"/promotionCode",schemaPath:"#/properties/promotionCode/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func313(data0) < 1){
const err3 = {instancePath:instancePath+"/promotionCode",schemaPath:"#/properties/promotionCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/promotionCode",schemaPath:"#/properties/promotionCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartPromotionResult = validate59;

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
if((data.cartReference === undefined) || (!(func0.call(data, "cartReference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartReference"},message:"must have required property '"+"cartReference"+"'"};
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
if((data.cartItems === undefined) || (!(func0.call(data, "cartItems")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartItems"},message:"must have required property '"+"cartItems"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.autoRemovedItems === undefined) || (!(func0.call(data, "autoRemovedItems")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoRemovedItems"},message:"must have required property '"+"autoRemovedItems"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cartTotal === undefined) || (!(func0.call(data, "cartTotal")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartTotal"},message:"must have required property '"+"cartTotal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.requiresUnattendedPaymentMethod === undefined) || (!(func0.call(data, "requiresUnattendedPaymentMethod")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresUnattendedPaymentMethod"},message:"must have required property '"+"requiresUnattendedPaymentMethod"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.blockedReasons === undefined) || (!(func0.call(data, "blockedReasons")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedReasons"},message:"must have required property '"+"blockedReasons"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.showRegulation === undefined) || (!(func0.call(data, "showRegulation")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showRegulation"},message:"must have required property '"+"showRegulation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cartReference !== undefined && func0.call(data, "cartReference")){
if(typeof data.cartReference !== "string"){
const err9 = {instancePath:instancePath+"/cartReference",schemaPath:"#/properties/cartReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cartItems !== undefined && func0.call(data, "cartItems")){
let data2 = data.cartItems;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/cartItems/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cartItems",schemaPath:"#/properties/cartItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.autoRemovedItems !== undefined && func0.call(data, "autoRemovedItems")){
let data4 = data.autoRemovedItems;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32(data4[i1], {instancePath:instancePath+"/autoRemovedItems/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/autoRemovedItems",schemaPath:"#/properties/autoRemovedItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cartTotal !== undefined && func0.call(data, "cartTotal")){
let data6 = data.cartTotal;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err14 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data7 = data.preOrderTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err15 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err16 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requiresUnattendedPaymentMethod !== undefined && func0.call(data, "requiresUnattendedPaymentMethod")){
if(typeof data.requiresUnattendedPaymentMethod !== "boolean"){
const err17 = {instancePath:instancePath+"/requiresUnattendedPaymentMethod",schemaPath:"#/properties/requiresUnattendedPaymentMethod/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blockedReasons !== undefined && func0.call(data, "blockedReasons")){
let data9 = data.blockedReasons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
if(typeof data9[key0] !== "string"){
const err18 = {instancePath:instancePath+"/blockedReasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blockedReasons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/blockedReasons",schemaPath:"#/properties/blockedReasons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.showRegulation !== undefined && func0.call(data, "showRegulation")){
if(typeof data.showRegulation !== "boolean"){
const err20 = {instancePath:instancePath+"/showRegulation",schemaPath:"#/properties/showRegulation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"cartReference":true,"currency":true,"cartItems":true,"autoRemovedItems":true,"cartTotal":true,"preOrderTotal":true,"requiresUnattendedPaymentMethod":true,"blockedReasons":true,"showRegulation":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const anonCartConvertResult = validate62;

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
if((data.cartReference === undefined) || (!(func0.call(data, "cartReference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartReference"},message:"must have required property '"+"cartReference"+"'"};
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
if((data.cartItems === undefined) || (!(func0.call(data, "cartItems")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartItems"},message:"must have required property '"+"cartItems"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.autoRemovedItems === undefined) || (!(func0.call(data, "autoRemovedItems")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoRemovedItems"},message:"must have required property '"+"autoRemovedItems"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cartTotal === undefined) || (!(func0.call(data, "cartTotal")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartTotal"},message:"must have required property '"+"cartTotal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.requiresUnattendedPaymentMethod === undefined) || (!(func0.call(data, "requiresUnattendedPaymentMethod")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresUnattendedPaymentMethod"},message:"must have required property '"+"requiresUnattendedPaymentMethod"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.blockedReasons === undefined) || (!(func0.call(data, "blockedReasons")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedReasons"},message:"must have required property '"+"blockedReasons"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.showRegulation === undefined) || (!(func0.call(data, "showRegulation")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showRegulation"},message:"must have required property '"+"showRegulation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cartReference !== undefined && func0.call(data, "cartReference")){
if(typeof data.cartReference !== "string"){
const err9 = {instancePath:instancePath+"/cartReference",schemaPath:"#/properties/cartReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cartItems !== undefined && func0.call(data, "cartItems")){
let data2 = data.cartItems;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/cartItems/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cartItems",schemaPath:"#/properties/cartItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.autoRemovedItems !== undefined && func0.call(data, "autoRemovedItems")){
let data4 = data.autoRemovedItems;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32(data4[i1], {instancePath:instancePath+"/autoRemovedItems/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/autoRemovedItems",schemaPath:"#/properties/autoRemovedItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cartTotal !== undefined && func0.call(data, "cartTotal")){
let data6 = data.cartTotal;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err14 = {instancePath:instancePath+"/cartTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data7 = data.preOrderTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err15 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err16 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requiresUnattendedPaymentMethod !== undefined && func0.call(data, "requiresUnattendedPaymentMethod")){
if(typeof data.requiresUnattendedPaymentMethod !== "boolean"){
const err17 = {instancePath:instancePath+"/requiresUnattendedPaymentMethod",schemaPath:"#/properties/requiresUnattendedPaymentMethod/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blockedReasons !== undefined && func0.call(data, "blockedReasons")){
let data9 = data.blockedReasons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
if(typeof data9[key0] !== "string"){
const err18 = {instancePath:instancePath+"/blockedReasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blockedReasons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/blockedReasons",schemaPath:"#/properties/blockedReasons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.showRegulation !== undefined && func0.call(data, "showRegulation")){
if(typeof data.showRegulation !== "boolean"){
const err20 = {instancePath:instancePath+"/showRegulation",schemaPath:"#/properties/showRegulation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"cartReference":true,"currency":true,"cartItems":true,"autoRemovedItems":true,"cartTotal":true,"preOrderTotal":true,"requiresUnattendedPaymentMethod":true,"blockedReasons":true,"showRegulation":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const cartPurchaseBody = validate65;
const schema82 = {"type":"object","description":"How a purchase is made.","x-chosen":true,"additionalProperties":false,"required":["channelKey"],"properties":{"channelKey":{"type":"string","enum":["APP","web"],"description":"Where it is made: 'APP' in the app, else 'web'."},"metadata":{"$ref":"#/$defs/PurchaseMetadata","description":"Further facts of the one who asks, kept with the purchase."},"partnerKey":{"type":["string","null"],"description":"Key of the partner that the customer came from; null when there is none."},"expectedTotal":{"type":"string","x-chosen":true,"description":"What the customer was shown for all that is bought now; what costs something else by now is refused.","pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},"expectedVersion":{"type":"string","x-chosen":true,"description":"Version of the cart that the customer was shown; a cart with other items or numbers is refused.","maxLength":64},"lastCheckoutId":{"type":["string","null"],"x-chosen":true,"description":"At a partner: the purchase that its cart told as the last; where there is a later one by now, this one is refused."}}};
const schema83 = {"type":"object","description":"Facts by name.","x-chosen":true,"additionalProperties":{"type":"string","maxLength":200}};
const pattern25 = new RegExp("^\\d{1,9}(\\.\\d{1,2})?$", "u");

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
if((data.channelKey === undefined) || (!(func0.call(data, "channelKey")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channelKey"},message:"must have required property '"+"channelKey"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "channelKey") || (key0 === "metadata")) || (key0 === "partnerKey")) || (key0 === "expectedTotal")) || (key0 === "expectedVersion")) || (key0 === "lastCheckoutId"))){
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
if(data.channelKey !== undefined && func0.call(data, "channelKey")){
let data0 = data.channelKey;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/channelKey",schemaPath:"#/properties/channelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "APP") || (data0 === "web"))){
const err3 = {instancePath:instancePath+"/channelKey",schemaPath:"#/properties/channelKey/enum",keyword:"enum",params:{allowedValues: schema82.properties.channelKey.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func313(data2) > 200){
const err4 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/PurchaseMetadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err5 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/PurchaseMetadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/$defs/PurchaseMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.partnerKey !== undefined && func0.call(data, "partnerKey")){
let data3 = data.partnerKey;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/partnerKey",schemaPath:"#/properties/partnerKey/type",keyword:"type",params:{type: schema82.properties.partnerKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expectedTotal !== undefined && func0.call(data, "expectedTotal")){
let data4 = data.expectedTotal;
if(typeof data4 === "string"){
if(!pattern25.test(data4)){
const err8 = {instancePath:instancePath+"/expectedTotal",schemaPath:"#/properties/expectedTotal/pattern",keyword:"pattern",params:{pattern: "^\\d{1,9}(\\.\\d{1,2})?$"},message:"must match pattern \""+"^\\d{1,9}(\\.\\d{1,2})?$"+"\""};
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
const err9 = {instancePath:instancePath+"/expectedTotal",schemaPath:"#/properties/expectedTotal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.expectedVersion !== undefined && func0.call(data, "expectedVersion")){
let data5 = data.expectedVersion;
if(typeof data5 === "string"){
if(func313(data5) > 64){
const err10 = {instancePath:instancePath+"/expectedVersion",schemaPath:"#/properties/expectedVersion/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err11 = {instancePath:instancePath+"/expectedVersion",schemaPath:"#/properties/expectedVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lastCheckoutId !== undefined && func0.call(data, "lastCheckoutId")){
let data6 = data.lastCheckoutId;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/lastCheckoutId",schemaPath:"#/properties/lastCheckoutId/type",keyword:"type",params:{type: schema82.properties.lastCheckoutId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartPurchaseResult = validate66;
const schema84 = {"type":"object","description":"What was bought in one purchase, and how it was paid.","x-chosen":true,"required":["checkoutId","placedAt","source","channelKey","partnerKey","depositId","currency","itemsTotal","discount","total","preOrderTotal","credit","vouchers","orders","scheduledItems"],"properties":{"checkoutId":{"type":"string","description":"Id of the purchase."},"placedAt":{"type":"string","description":"When it was made, ISO 8601 in UTC.","$comment":"date-time"},"source":{"$ref":"#/$defs/PurchaseSource","description":"What made it happen."},"channelKey":{"type":"string","description":"Where it was made."},"partnerKey":{"type":["string","null"],"description":"Key of the partner that the customer came from; null when there is none."},"depositId":{"type":["string","null"],"description":"Id of the deposit that was made for it; null when the wallet held enough."},"currency":{"type":"string","description":"ISO 4217 code of the currency of all amounts."},"itemsTotal":{"$ref":"#/$defs/MoneyAmount","description":"Price of everything that was bought now."},"discount":{"$ref":"#/$defs/MoneyAmount","description":"What vouchers took off."},"total":{"$ref":"#/$defs/MoneyAmount","description":"What was taken out of the wallet."},"preOrderTotal":{"$ref":"#/$defs/MoneyAmount","description":"What will be charged later, for pre-orders."},"credit":{"$ref":"#/$defs/MoneyAmount","description":"What vouchers paid into the wallet."},"vouchers":{"type":"array","description":"The vouchers that were used.","items":{"$ref":"#/$defs/ReceiptVoucher"}},"payments":{"type":"array","description":"What the total was paid with; left out where that is not known.","items":{"$ref":"#/$defs/ReceiptPayment"}},"orders":{"type":"array","description":"What was bought now, one order an item of the cart.","items":{"$ref":"#/$defs/OrderSummary"}},"scheduledItems":{"type":"array","description":"What will be bought later, as pre-orders.","items":{"$ref":"#/$defs/CartItem"}}}};
const schema85 = {"type":"string","enum":["checkout","partner","recurring","scheduled"],"description":"What made a purchase happen."};
const schema91 = {"type":"object","description":"A voucher that was used.","x-chosen":true,"required":["code","name","amount"],"properties":{"code":{"type":"string","description":"The promotion code."},"name":{"type":"string","description":"What the voucher is called."},"amount":{"$ref":"#/$defs/MoneyAmount","description":"What it took off, or paid into the wallet."}}};

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
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
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
if(data.code !== undefined && func0.call(data, "code")){
if(typeof data.code !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
let data2 = data.amount;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"code":true,"name":true,"amount":true},"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","description":"A part of what a purchase cost, and where it came from.","x-chosen":true,"required":["method","name","lastFour","amount"],"properties":{"method":{"type":"string","description":"Code of the deposit method, or wallet."},"name":{"type":"string","description":"Brand of the card, or name of the method."},"lastFour":{"type":["string","null"],"description":"The last four digits of a card or account, or null."},"amount":{"$ref":"#/$defs/MoneyAmount","description":"How much of the total it paid."}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.method === undefined) || (!(func0.call(data, "method")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.lastFour === undefined) || (!(func0.call(data, "lastFour")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastFour"},message:"must have required property '"+"lastFour"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.method !== undefined && func0.call(data, "method")){
if(typeof data.method !== "string"){
const err4 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lastFour !== undefined && func0.call(data, "lastFour")){
let data2 = data.lastFour;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/lastFour",schemaPath:"#/properties/lastFour/type",keyword:"type",params:{type: schema93.properties.lastFour.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
let data3 = data.amount;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err8 = {instancePath:instancePath+"/amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"method":true,"name":true,"lastFour":true,"amount":true},"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","description":"Something that was bought: a ticket, shares or a membership.","x-chosen":true,"required":["id","checkoutId","status","placedAt","item","total","winnings","numDraws","drawsLeft","nextDrawDate","endsAt"],"properties":{"id":{"type":"string","description":"Id of the order."},"checkoutId":{"type":"string","description":"Id of the purchase that it was a part of."},"status":{"$ref":"#/$defs/OrderStatus","description":"Whether its draws are still to come."},"placedAt":{"type":"string","description":"When it was bought, ISO 8601 in UTC.","$comment":"date-time"},"item":{"$ref":"#/$defs/CartItem","description":"What was bought, as it was in the cart, with the id of the order."},"total":{"$ref":"#/$defs/Money","description":"What it cost, before vouchers."},"winnings":{"$ref":"#/$defs/Money","description":"What it has won so far."},"numDraws":{"type":"integer","description":"Draws that it is in; 0 for a membership.","minimum":0},"drawsLeft":{"type":"integer","description":"Draws that are still to come.","minimum":0},"nextDrawDate":{"type":["string","null"],"$comment":"date-time","description":"When its next draw is, ISO 8601 in UTC; null when none is to come."},"startsAt":{"type":"string","description":"When a membership that follows another begins, ISO 8601 in UTC; left out where it began with the purchase.","$comment":"date-time"},"endsAt":{"type":"string","description":"When its last draw is, or when a membership ends, ISO 8601 in UTC.","$comment":"date-time"},"draws":{"type":"array","description":"Its draws, the first one first; in a receipt alone.","items":{"$ref":"#/$defs/OrderedDraw"}}}};
const schema96 = {"type":"string","enum":["upcoming_products","past_products"],"description":"Whether the draws of an order are still to come."};
const schema97 = {"type":"object","description":"A draw that an order is in.","x-chosen":true,"required":["name","drawNo","drawDate"],"properties":{"name":{"type":"string","description":"Name of the lottery or raffle."},"drawNo":{"type":"integer","description":"Number of the draw."},"drawDate":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"}}};

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
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
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
if((data.placedAt === undefined) || (!(func0.call(data, "placedAt")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placedAt"},message:"must have required property '"+"placedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.item === undefined) || (!(func0.call(data, "item")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.winnings === undefined) || (!(func0.call(data, "winnings")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winnings"},message:"must have required property '"+"winnings"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.numDraws === undefined) || (!(func0.call(data, "numDraws")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numDraws"},message:"must have required property '"+"numDraws"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.drawsLeft === undefined) || (!(func0.call(data, "drawsLeft")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawsLeft"},message:"must have required property '"+"drawsLeft"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.nextDrawDate === undefined) || (!(func0.call(data, "nextDrawDate")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextDrawDate"},message:"must have required property '"+"nextDrawDate"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.endsAt === undefined) || (!(func0.call(data, "endsAt")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endsAt"},message:"must have required property '"+"endsAt"+"'"};
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
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
if(typeof data.checkoutId !== "string"){
const err12 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data2 === "upcoming_products") || (data2 === "past_products"))){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderStatus/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.placedAt !== undefined && func0.call(data, "placedAt")){
if(typeof data.placedAt !== "string"){
const err15 = {instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.item !== undefined && func0.call(data, "item")){
if(!(validate22(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined && func0.call(data, "total")){
if(!(validate23(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.winnings !== undefined && func0.call(data, "winnings")){
if(!(validate23(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.numDraws !== undefined && func0.call(data, "numDraws")){
let data7 = data.numDraws;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/numDraws",schemaPath:"#/properties/numDraws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.drawsLeft !== undefined && func0.call(data, "drawsLeft")){
let data8 = data.drawsLeft;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/drawsLeft",schemaPath:"#/properties/drawsLeft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/drawsLeft",schemaPath:"#/properties/drawsLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.nextDrawDate !== undefined && func0.call(data, "nextDrawDate")){
let data9 = data.nextDrawDate;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/nextDrawDate",schemaPath:"#/properties/nextDrawDate/type",keyword:"type",params:{type: schema95.properties.nextDrawDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.startsAt !== undefined && func0.call(data, "startsAt")){
if(typeof data.startsAt !== "string"){
const err21 = {instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.endsAt !== undefined && func0.call(data, "endsAt")){
if(typeof data.endsAt !== "string"){
const err22 = {instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.draws !== undefined && func0.call(data, "draws")){
let data12 = data.draws;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.name === undefined) || (!(func0.call(data13, "name")))){
const err23 = {instancePath:instancePath+"/draws/" + i0,schemaPath:"#/$defs/OrderedDraw/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data13.drawNo === undefined) || (!(func0.call(data13, "drawNo")))){
const err24 = {instancePath:instancePath+"/draws/" + i0,schemaPath:"#/$defs/OrderedDraw/required",keyword:"required",params:{missingProperty: "drawNo"},message:"must have required property '"+"drawNo"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data13.drawDate === undefined) || (!(func0.call(data13, "drawDate")))){
const err25 = {instancePath:instancePath+"/draws/" + i0,schemaPath:"#/$defs/OrderedDraw/required",keyword:"required",params:{missingProperty: "drawDate"},message:"must have required property '"+"drawDate"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data13.name !== undefined && func0.call(data13, "name")){
if(typeof data13.name !== "string"){
const err26 = {instancePath:instancePath+"/draws/" + i0+"/name",schemaPath:"#/$defs/OrderedDraw/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13.drawNo !== undefined && func0.call(data13, "drawNo")){
let data15 = data13.drawNo;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err27 = {instancePath:instancePath+"/draws/" + i0+"/drawNo",schemaPath:"#/$defs/OrderedDraw/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data13.drawDate !== undefined && func0.call(data13, "drawDate")){
if(typeof data13.drawDate !== "string"){
const err28 = {instancePath:instancePath+"/draws/" + i0+"/drawDate",schemaPath:"#/$defs/OrderedDraw/properties/drawDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/draws/" + i0,schemaPath:"#/$defs/OrderedDraw/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err30 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"id":true,"checkoutId":true,"status":true,"placedAt":true,"item":true,"total":true,"winnings":true,"numDraws":true,"drawsLeft":true,"nextDrawDate":true,"startsAt":true,"endsAt":true,"draws":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.placedAt === undefined) || (!(func0.call(data, "placedAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placedAt"},message:"must have required property '"+"placedAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.channelKey === undefined) || (!(func0.call(data, "channelKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channelKey"},message:"must have required property '"+"channelKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.partnerKey === undefined) || (!(func0.call(data, "partnerKey")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partnerKey"},message:"must have required property '"+"partnerKey"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.depositId === undefined) || (!(func0.call(data, "depositId")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "depositId"},message:"must have required property '"+"depositId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.currency === undefined) || (!(func0.call(data, "currency")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.itemsTotal === undefined) || (!(func0.call(data, "itemsTotal")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itemsTotal"},message:"must have required property '"+"itemsTotal"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.discount === undefined) || (!(func0.call(data, "discount")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discount"},message:"must have required property '"+"discount"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.credit === undefined) || (!(func0.call(data, "credit")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credit"},message:"must have required property '"+"credit"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.vouchers === undefined) || (!(func0.call(data, "vouchers")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vouchers"},message:"must have required property '"+"vouchers"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.orders === undefined) || (!(func0.call(data, "orders")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.scheduledItems === undefined) || (!(func0.call(data, "scheduledItems")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduledItems"},message:"must have required property '"+"scheduledItems"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
if(typeof data.checkoutId !== "string"){
const err15 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.placedAt !== undefined && func0.call(data, "placedAt")){
if(typeof data.placedAt !== "string"){
const err16 = {instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
let data2 = data.source;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/PurchaseSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data2 === "checkout") || (data2 === "partner")) || (data2 === "recurring")) || (data2 === "scheduled"))){
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/PurchaseSource/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.channelKey !== undefined && func0.call(data, "channelKey")){
if(typeof data.channelKey !== "string"){
const err19 = {instancePath:instancePath+"/channelKey",schemaPath:"#/properties/channelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.partnerKey !== undefined && func0.call(data, "partnerKey")){
let data4 = data.partnerKey;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/partnerKey",schemaPath:"#/properties/partnerKey/type",keyword:"type",params:{type: schema84.properties.partnerKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.depositId !== undefined && func0.call(data, "depositId")){
let data5 = data.depositId;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/depositId",schemaPath:"#/properties/depositId/type",keyword:"type",params:{type: schema84.properties.depositId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err22 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.itemsTotal !== undefined && func0.call(data, "itemsTotal")){
let data7 = data.itemsTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err23 = {instancePath:instancePath+"/itemsTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err24 = {instancePath:instancePath+"/itemsTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.discount !== undefined && func0.call(data, "discount")){
let data8 = data.discount;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err25 = {instancePath:instancePath+"/discount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/discount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.total !== undefined && func0.call(data, "total")){
let data9 = data.total;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err27 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err28 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data10 = data.preOrderTotal;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err29 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err30 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.credit !== undefined && func0.call(data, "credit")){
let data11 = data.credit;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err31 = {instancePath:instancePath+"/credit",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/credit",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.vouchers !== undefined && func0.call(data, "vouchers")){
let data12 = data.vouchers;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67(data12[i0], {instancePath:instancePath+"/vouchers/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/vouchers",schemaPath:"#/properties/vouchers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.payments !== undefined && func0.call(data, "payments")){
let data14 = data.payments;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(validate69(data14[i1], {instancePath:instancePath+"/payments/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.orders !== undefined && func0.call(data, "orders")){
let data16 = data.orders;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(validate71(data16[i2], {instancePath:instancePath+"/orders/" + i2,parentData:data16,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.scheduledItems !== undefined && func0.call(data, "scheduledItems")){
let data18 = data.scheduledItems;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(validate22(data18[i3], {instancePath:instancePath+"/scheduledItems/" + i3,parentData:data18,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/scheduledItems",schemaPath:"#/properties/scheduledItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"checkoutId":true,"placedAt":true,"source":true,"channelKey":true,"partnerKey":true,"depositId":true,"currency":true,"itemsTotal":true,"discount":true,"total":true,"preOrderTotal":true,"credit":true,"vouchers":true,"payments":true,"orders":true,"scheduledItems":true},"dynamicProps":false,"dynamicItems":false};

export const checkoutOutcomeResult = validate77;
const schema98 = {"type":"object","description":"What came of a call that buys or pays in.","x-chosen":true,"required":["known","checkoutId","deposit"],"properties":{"known":{"type":"boolean","description":"Whether the call has taken effect; false as well for one that is still on its way or was refused."},"checkoutId":{"type":["string","null"],"description":"Id of the receipt; null while nothing was bought."},"deposit":{"anyOf":[{"$ref":"#/$defs/Deposit"},{"type":"null"}],"description":"The deposit that the call made, as it is now, or null."}}};
const schema99 = {"type":"object","description":"Money on its way into the wallet, or in it.","x-chosen":true,"required":["depositId","status","amount","depositMethodCode","gatewayKey","fund","checkout","createdAt","dueAt","completedAt","challenge","redirectUrl","instructions","failure","notice","checkoutId"],"properties":{"depositId":{"type":"string","description":"Id of the deposit."},"status":{"$ref":"#/$defs/DepositStatus","description":"How far it has come."},"amount":{"$ref":"#/$defs/Money","description":"What is paid in."},"depositMethodCode":{"$ref":"#/$defs/DepositMethodCode","description":"How it is paid."},"gatewayKey":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that takes it, or null."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund that pays, or null."},"checkout":{"type":"boolean","description":"Whether it was made to pay for a purchase."},"createdAt":{"type":"string","description":"When it was asked for.","$comment":"date-time"},"dueAt":{"type":["string","null"],"description":"When the money is expected, where it takes its time, or null.","$comment":"date-time"},"completedAt":{"type":["string","null"],"description":"When it was captured or failed, or null.","$comment":"date-time"},"challenge":{"anyOf":[{"$ref":"#/$defs/Challenge"},{"type":"null"}],"description":"What the customer's bank still asks, or null."},"redirectUrl":{"type":["string","null"],"description":"Page to send the customer to, relative to the address of the payment pages, or null."},"instructions":{"anyOf":[{"$ref":"#/$defs/DepositInstructions"},{"type":"null"}],"description":"How to send the money, or null."},"failure":{"anyOf":[{"$ref":"#/$defs/ApiMessage"},{"type":"null"}],"description":"Why it failed, or null."},"notice":{"anyOf":[{"$ref":"#/$defs/DepositNotice"},{"type":"null"}],"description":"What to tell the customer, or null."},"checkoutId":{"type":["string","null"],"description":"Id of the receipt of the purchase that it paid for, or null."}}};
const schema100 = {"type":"string","enum":["created","challenged","authorised","captured","failed"],"description":"How far a deposit has come."};
const schema101 = {"type":"string","enum":["ap","bp","cc","bd","dd","gp","pl","td"],"description":"A way to pay in: Apple Pay, BPAY, credit card, bank deposit, direct debit, Google Pay, PayPal or transfer deposit."};
const schema102 = {"type":"string","enum":["braintree","eway","opayo","paystream","stripe"],"description":"A gateway that takes cards."};
const schema112 = {"type":"object","description":"How to send the money.","x-chosen":true,"required":["billerCode","bankCode","accountNumber","accountName","reference"],"properties":{"billerCode":{"type":["string","null"],"description":"The biller code of BPAY, or null."},"bankCode":{"type":["string","null"],"description":"The code of the shop's bank, or null."},"accountNumber":{"type":["string","null"],"description":"The number of the shop's account, or null."},"accountName":{"type":"string","description":"The name of the shop's account."},"reference":{"type":"string","description":"What the customer writes beside it."}}};
const schema113 = {"type":"object","description":"One thing that went wrong.","x-chosen":true,"required":["code","message"],"properties":{"code":{"type":"string","description":"Machine-readable name of the error, in snake_case."},"message":{"type":"string","description":"Text for the customer."},"target":{"type":"string","description":"The request field that the error belongs to; 'this' is the request as a whole, and left out it is 'general'."}}};
const schema114 = {"type":"object","description":"Something to tell the customer about a deposit.","x-chosen":true,"required":["code","message","level"],"properties":{"code":{"type":"string","description":"Names it, such as deposit_pending."},"message":{"type":"string","description":"Text for the customer."},"level":{"type":"string","enum":["info","success","warning","error"],"description":"How to show it."}}};
const schema103 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customerFundId","type","brand","gatewayKey","lastFour","holderName","expiryMonth","expiryYear","isExpired","isDefault","bankType","bankCode","email","verificationStatus","createdAt"],"properties":{"customerFundId":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gatewayKey":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"lastFour":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holderName":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiryMonth":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiryYear":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"isExpired":{"type":"boolean","description":"Whether a card has ended."},"isDefault":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"isRefused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bankType":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bankCode":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verificationStatus":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"createdAt":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
const schema104 = {"type":"string","enum":["cc","bank","paypal"],"description":"What kind of thing is saved."};
const schema105 = {"type":"string","enum":["AmericanExpress","bank","MasterCard","Visa","paypal"],"description":"The brand that a saved way to pay shows."};
const schema107 = {"type":"string","enum":["bsb","swift"],"description":"What the code of a bank is: a domestic branch number, or an international bank identifier."};
const schema108 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far the proof has come that it belongs to the customer."};

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
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema104.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/enum",keyword:"enum",params:{allowedValues: schema105.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema102.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/lastFour",schemaPath:"#/properties/lastFour/type",keyword:"type",params:{type: schema103.properties.lastFour.type},message:"must be string,null"};
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
const err26 = {instancePath:instancePath+"/expiryMonth",schemaPath:"#/properties/expiryMonth/type",keyword:"type",params:{type: schema103.properties.expiryMonth.type},message:"must be integer,null"};
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
const err27 = {instancePath:instancePath+"/expiryYear",schemaPath:"#/properties/expiryYear/type",keyword:"type",params:{type: schema103.properties.expiryYear.type},message:"must be integer,null"};
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
const err32 = {instancePath:instancePath+"/bankType",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/type",keyword:"type",params:{type: schema103.properties.bankCode.type},message:"must be string,null"};
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
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema103.properties.email.type},message:"must be string,null"};
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
const err38 = {instancePath:instancePath+"/verificationStatus",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"};
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"customerFundId":true,"type":true,"brand":true,"gatewayKey":true,"lastFour":true,"holderName":true,"expiryMonth":true,"expiryYear":true,"isExpired":true,"isDefault":true,"isRefused":true,"bankType":true,"bankCode":true,"email":true,"verificationStatus":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

const schema109 = {"type":"object","description":"A question of the customer's bank that is open.","x-chosen":true,"required":["type","url","state","clientSecret","windowSize","expiresAt"],"properties":{"type":{"$ref":"#/$defs/ChallengeType","description":"How the bank is asked."},"url":{"type":["string","null"],"description":"Page of the bank, relative to the address of the payment pages; null for a stripe_challenge."},"state":{"type":"string","description":"Names the question once; the notification carries it."},"clientSecret":{"type":["string","null"],"description":"What the script of Stripe is handed for a stripe_challenge; null for any other."},"windowSize":{"$ref":"#/$defs/ChallengeWindowSize","description":"The size of the window."},"expiresAt":{"type":"string","description":"When the question lapses and the deposit fails.","$comment":"date-time"}}};
const schema110 = {"type":"string","enum":["challenge","stripe_challenge"],"description":"How the customer's bank is asked: in a frame of the page, or by the script of Stripe, which is handed the client secret."};
const schema111 = {"type":"string","enum":["Small","Medium","Large","ExtraLarge","FullScreen"],"description":"The size of the window of the bank: 250x400, 390x400, 500x600, 600x400 or the whole screen."};

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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/ChallengeType/enum",keyword:"enum",params:{allowedValues: schema110.enum},message:"must be equal to one of the allowed values"};
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
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema109.properties.url.type},message:"must be string,null"};
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
const err10 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: schema109.properties.clientSecret.type},message:"must be string,null"};
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
const err12 = {instancePath:instancePath+"/windowSize",schemaPath:"#/$defs/ChallengeWindowSize/enum",keyword:"enum",params:{allowedValues: schema111.enum},message:"must be equal to one of the allowed values"};
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"type":true,"url":true,"state":true,"clientSecret":true,"windowSize":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};


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
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DepositStatus/enum",keyword:"enum",params:{allowedValues: schema100.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate23(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
const err20 = {instancePath:instancePath+"/depositMethodCode",schemaPath:"#/$defs/DepositMethodCode/enum",keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/gatewayKey",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema102.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate80(data5, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
const err29 = {instancePath:instancePath+"/dueAt",schemaPath:"#/properties/dueAt/type",keyword:"type",params:{type: schema99.properties.dueAt.type},message:"must be string,null"};
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
const err30 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type: schema99.properties.completedAt.type},message:"must be string,null"};
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
if(!(validate82(data10, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
const err33 = {instancePath:instancePath+"/redirectUrl",schemaPath:"#/properties/redirectUrl/type",keyword:"type",params:{type: schema99.properties.redirectUrl.type},message:"must be string,null"};
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
const err39 = {instancePath:instancePath+"/instructions/billerCode",schemaPath:"#/$defs/DepositInstructions/properties/billerCode/type",keyword:"type",params:{type: schema112.properties.billerCode.type},message:"must be string,null"};
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
const err40 = {instancePath:instancePath+"/instructions/bankCode",schemaPath:"#/$defs/DepositInstructions/properties/bankCode/type",keyword:"type",params:{type: schema112.properties.bankCode.type},message:"must be string,null"};
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
const err41 = {instancePath:instancePath+"/instructions/accountNumber",schemaPath:"#/$defs/DepositInstructions/properties/accountNumber/type",keyword:"type",params:{type: schema112.properties.accountNumber.type},message:"must be string,null"};
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
const err61 = {instancePath:instancePath+"/notice/level",schemaPath:"#/$defs/DepositNotice/properties/level/enum",keyword:"enum",params:{allowedValues: schema114.properties.level.enum},message:"must be equal to one of the allowed values"};
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
const err65 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: schema99.properties.checkoutId.type},message:"must be string,null"};
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"depositId":true,"status":true,"amount":true,"depositMethodCode":true,"gatewayKey":true,"fund":true,"checkout":true,"createdAt":true,"dueAt":true,"completedAt":true,"challenge":true,"redirectUrl":true,"instructions":true,"failure":true,"notice":true,"checkoutId":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.known === undefined) || (!(func0.call(data, "known")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "known"},message:"must have required property '"+"known"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.deposit === undefined) || (!(func0.call(data, "deposit")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit"},message:"must have required property '"+"deposit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.known !== undefined && func0.call(data, "known")){
if(typeof data.known !== "boolean"){
const err3 = {instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
let data1 = data.checkoutId;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: schema98.properties.checkoutId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.deposit !== undefined && func0.call(data, "deposit")){
let data2 = data.deposit;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate78(data2, {instancePath:instancePath+"/deposit",parentData:data,parentDataProperty:"deposit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.depositId = true;
props0.status = true;
props0.amount = true;
props0.depositMethodCode = true;
props0.gatewayKey = true;
props0.fund = true;
props0.checkout = true;
props0.createdAt = true;
props0.dueAt = true;
props0.completedAt = true;
props0.challenge = true;
props0.redirectUrl = true;
props0.instructions = true;
props0.failure = true;
props0.notice = true;
props0.checkoutId = true;
}
const _errs9 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/deposit",schemaPath:"#/properties/deposit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"known":true,"checkoutId":true,"deposit":true},"dynamicProps":false,"dynamicItems":false};

export const checkoutGetResult = validate85;

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
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkoutId"},message:"must have required property '"+"checkoutId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.placedAt === undefined) || (!(func0.call(data, "placedAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placedAt"},message:"must have required property '"+"placedAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.channelKey === undefined) || (!(func0.call(data, "channelKey")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channelKey"},message:"must have required property '"+"channelKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.partnerKey === undefined) || (!(func0.call(data, "partnerKey")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partnerKey"},message:"must have required property '"+"partnerKey"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.depositId === undefined) || (!(func0.call(data, "depositId")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "depositId"},message:"must have required property '"+"depositId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.currency === undefined) || (!(func0.call(data, "currency")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.itemsTotal === undefined) || (!(func0.call(data, "itemsTotal")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itemsTotal"},message:"must have required property '"+"itemsTotal"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.discount === undefined) || (!(func0.call(data, "discount")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discount"},message:"must have required property '"+"discount"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.preOrderTotal === undefined) || (!(func0.call(data, "preOrderTotal")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preOrderTotal"},message:"must have required property '"+"preOrderTotal"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.credit === undefined) || (!(func0.call(data, "credit")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credit"},message:"must have required property '"+"credit"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.vouchers === undefined) || (!(func0.call(data, "vouchers")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vouchers"},message:"must have required property '"+"vouchers"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.orders === undefined) || (!(func0.call(data, "orders")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.scheduledItems === undefined) || (!(func0.call(data, "scheduledItems")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduledItems"},message:"must have required property '"+"scheduledItems"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
if(typeof data.checkoutId !== "string"){
const err15 = {instancePath:instancePath+"/checkoutId",schemaPath:"#/properties/checkoutId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.placedAt !== undefined && func0.call(data, "placedAt")){
if(typeof data.placedAt !== "string"){
const err16 = {instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
let data2 = data.source;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/PurchaseSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data2 === "checkout") || (data2 === "partner")) || (data2 === "recurring")) || (data2 === "scheduled"))){
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/PurchaseSource/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.channelKey !== undefined && func0.call(data, "channelKey")){
if(typeof data.channelKey !== "string"){
const err19 = {instancePath:instancePath+"/channelKey",schemaPath:"#/properties/channelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.partnerKey !== undefined && func0.call(data, "partnerKey")){
let data4 = data.partnerKey;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/partnerKey",schemaPath:"#/properties/partnerKey/type",keyword:"type",params:{type: schema84.properties.partnerKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.depositId !== undefined && func0.call(data, "depositId")){
let data5 = data.depositId;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/depositId",schemaPath:"#/properties/depositId/type",keyword:"type",params:{type: schema84.properties.depositId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err22 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.itemsTotal !== undefined && func0.call(data, "itemsTotal")){
let data7 = data.itemsTotal;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err23 = {instancePath:instancePath+"/itemsTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err24 = {instancePath:instancePath+"/itemsTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.discount !== undefined && func0.call(data, "discount")){
let data8 = data.discount;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err25 = {instancePath:instancePath+"/discount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/discount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.total !== undefined && func0.call(data, "total")){
let data9 = data.total;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err27 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err28 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.preOrderTotal !== undefined && func0.call(data, "preOrderTotal")){
let data10 = data.preOrderTotal;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err29 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err30 = {instancePath:instancePath+"/preOrderTotal",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.credit !== undefined && func0.call(data, "credit")){
let data11 = data.credit;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err31 = {instancePath:instancePath+"/credit",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/credit",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.vouchers !== undefined && func0.call(data, "vouchers")){
let data12 = data.vouchers;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67(data12[i0], {instancePath:instancePath+"/vouchers/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/vouchers",schemaPath:"#/properties/vouchers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.payments !== undefined && func0.call(data, "payments")){
let data14 = data.payments;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(validate69(data14[i1], {instancePath:instancePath+"/payments/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.orders !== undefined && func0.call(data, "orders")){
let data16 = data.orders;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(validate71(data16[i2], {instancePath:instancePath+"/orders/" + i2,parentData:data16,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.scheduledItems !== undefined && func0.call(data, "scheduledItems")){
let data18 = data.scheduledItems;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(validate22(data18[i3], {instancePath:instancePath+"/scheduledItems/" + i3,parentData:data18,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/scheduledItems",schemaPath:"#/properties/scheduledItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"checkoutId":true,"placedAt":true,"source":true,"channelKey":true,"partnerKey":true,"depositId":true,"currency":true,"itemsTotal":true,"discount":true,"total":true,"preOrderTotal":true,"credit":true,"vouchers":true,"payments":true,"orders":true,"scheduledItems":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const cartItemsListAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Cart","description":"A cart."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"A cart.","x-chosen":true,"required":["cart_reference","currency","cart_items","auto_removed_items","cart_total","pre_order_total","requires_unattended_payment_method","blocked_reasons","show_regulation"],"properties":{"cart_reference":{"type":"string","description":"Reference of the cart; for an anonymous cart, its token."},"currency":{"type":"string","description":"ISO 4217 code of the currency of all amounts of the cart."},"cart_items":{"type":"array","description":"What is in the cart, the oldest first.","items":{"$ref":"#/$defs/CartItem"}},"auto_removed_items":{"type":"array","description":"Items that the shop has taken out since the customer last changed the cart, because they can no longer be bought.","items":{"$ref":"#/$defs/AutoRemovedItem"}},"cart_total":{"$ref":"#/$defs/MoneyAmount","description":"Total of all items, less what vouchers take off; never below zero."},"pre_order_total":{"$ref":"#/$defs/MoneyAmount","description":"Total of the items that are pre-orders."},"requires_unattended_payment_method":{"type":"boolean","description":"Whether an item will be charged later without the customer."},"blocked_reasons":{"type":"object","description":"Why the cart cannot be bought: message by reason id; empty when it can.","additionalProperties":{"type":"string"}},"show_regulation":{"type":"boolean","description":"Whether the regulations must be accepted at checkout."},"version":{"type":"string","description":"Changes with every item, number and draw of the cart; left out by an API that does not compare it."}}};
const schema37 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const schema34 = {"type":"object","description":"An item of a cart.","x-chosen":true,"required":["id","product_type","lottery_key","name","logo","unit_price","quantity","total","recurring_purchase","cause_key","scheduled_purchase"],"properties":{"id":{"type":"string","description":"Id of the item."},"product_type":{"$ref":"#/$defs/CartProductType","description":"The type of product."},"lottery_key":{"type":"string","description":"Key of the product offer; for a voucher, of the promotion."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of the logo of the product offer; empty for a voucher."},"unit_price":{"$ref":"#/$defs/Money","description":"Price of one; below zero for a voucher that takes something off."},"quantity":{"type":"integer","description":"How many.","minimum":1},"total":{"$ref":"#/$defs/Money","description":"Price of all; below zero for a voucher that takes something off."},"recurring_purchase":{"$ref":"#/$defs/CartRecurringPurchase","description":"Whether it is bought repeatedly."},"cause_key":{"type":["string","null"],"description":"Key of the chosen cause; null when there is none."},"scheduled_purchase":{"anyOf":[{"$ref":"#/$defs/ScheduledPurchaseRef"},{"type":"null"}],"description":"Set when the item is bought later, as for a pre-order; else null."},"display_category":{"type":"string","description":"Category that the product offer is shown in; left out for a voucher."},"purchase_status":{"$ref":"#/$defs/PurchaseStatus","description":"Whether tickets of its draw can be bought, for a raffle ticket."},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won in its first draw; null when it is not announced."},"draw_no":{"type":"integer","description":"Number of the first draw it is in.","minimum":1},"draw_date":{"type":"string","description":"When that draw is drawn, ISO 8601 in UTC.","$comment":"date-time"},"draw_encoded_ids":{"type":"array","description":"Opaque ids of all draws it is in.","items":{"type":"string"}},"game_type":{"type":"string","description":"Key of the game type, for a lottery ticket."},"game_offer":{"type":"string","description":"Key of the game offer, for a lottery ticket."},"game_offer_name":{"type":"string","description":"Name of the game offer, for a lottery ticket."},"num_games":{"type":"integer","description":"Games on the ticket.","minimum":1},"num_draws":{"type":"integer","description":"Draws the ticket is in, each week.","minimum":1},"num_weeks":{"type":"integer","description":"Weeks the ticket runs.","minimum":1},"day":{"anyOf":[{"$ref":"#/$defs/Weekday"},{"type":"null"}],"description":"The chosen day; null when every draw is played."},"quickpick":{"type":"boolean","description":"Whether the shop picked the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimum_jackpot_amount":{"anyOf":[{"$ref":"#/$defs/MoneyAmount"},{"type":"null"}],"description":"Least jackpot for a repeated purchase; null when there is none."},"games":{"type":"array","description":"The games with their numbers.","items":{"$ref":"#/$defs/CartGame"}},"raffle_book_size":{"type":"integer","description":"Tickets in the chosen book, for a raffle ticket.","minimum":1},"num_raffle_tickets":{"type":"integer","description":"Tickets in all, for a raffle ticket.","minimum":1},"raffle_offer_key":{"type":"string","description":"Key of the chosen book, for a raffle ticket."},"syndicate_key":{"type":"string","description":"Key of the syndicate, for a share."},"syndicate_name":{"type":"string","description":"Name of the syndicate, for a share."},"syndicate_encoded_id":{"type":"string","description":"Opaque id of the syndicate in its draw, or id of the session of a lotto party, for a share."},"cost_per_share":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share."},"num_shares":{"type":"integer","description":"Shares bought.","minimum":1},"membership_tier":{"type":"string","description":"Key of the tier, for a membership."},"membership_period":{"type":"string","description":"The period paid for, for a membership."},"promotion_code":{"type":"string","description":"The promotion code, for a voucher."},"expires_at":{"type":"string","description":"Until when the voucher holds, ISO 8601 in UTC, for one that expires.","$comment":"date-time"}}};
const schema35 = {"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership","voucher_fixed_discount","voucher_percent_discount","voucher_fixed_discount_expire","voucher_credit_amount"],"description":"The type of a cart item."};
const schema41 = {"type":"object","description":"A purchase that happens later.","x-chosen":true,"required":["type"],"properties":{"type":{"type":"string","enum":["scheduled_purchase","pre_order"],"description":"The kind of later purchase."}}};
const schema42 = {"type":"string","enum":["open","sold_out","past_draw","pre_order"],"description":"Whether tickets of a raffle draw can be bought."};
const schema43 = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"description":"A day of the week."};
const schema36 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
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

const schema38 = {"type":"object","description":"Whether an item is bought repeatedly.","x-chosen":true,"required":["type","availability","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"availability":{"$ref":"#/$defs/RecurringAvailability","description":"Whether it can, must or may be repeated."},"enabled":{"type":"boolean","description":"Whether it is."},"rhythm":{"type":"string","enum":["weekly","monthly","every_draw"],"description":"How often it is bought again; left out, weekly where a day was chosen, else for every draw."}}};
const schema39 = {"type":"string","enum":["autoplay","subscription"],"description":"The kind of repeated purchase."};
const schema40 = {"type":"string","enum":["never","always","optional"],"description":"Whether a product can, must or may be bought repeatedly."};

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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
const err6 = {instancePath:instancePath+"/availability",schemaPath:"#/$defs/RecurringAvailability/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
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
const err9 = {instancePath:instancePath+"/rhythm",schemaPath:"#/properties/rhythm/enum",keyword:"enum",params:{allowedValues: schema38.properties.rhythm.enum},message:"must be equal to one of the allowed values"};
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

const schema45 = {"type":"object","description":"One game on a ticket.","x-chosen":true,"required":["number_sets"],"properties":{"number_sets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}}}};
const schema46 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

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
if((data.number_sets === undefined) || (!(func0.call(data, "number_sets")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_sets"},message:"must have required property '"+"number_sets"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number_sets !== undefined && func0.call(data, "number_sets")){
let data0 = data.number_sets;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.key === undefined) || (!(func0.call(data1, "key")))){
const err1 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.numbers === undefined) || (!(func0.call(data1, "numbers")))){
const err2 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
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
const err3 = {instancePath:instancePath+"/number_sets/" + i0+"/key",schemaPath:"#/$defs/NumberGroup/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/number_sets/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/NumberGroup/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err5 = {instancePath:instancePath+"/number_sets/" + i0+"/numbers",schemaPath:"#/$defs/NumberGroup/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err6 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath:instancePath+"/number_sets",schemaPath:"#/properties/number_sets/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate30.evaluated = {"props":{"number_sets":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.product_type === undefined) || (!(func0.call(data, "product_type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_type"},message:"must have required property '"+"product_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.lottery_key === undefined) || (!(func0.call(data, "lottery_key")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_key"},message:"must have required property '"+"lottery_key"+"'"};
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
if((data.unit_price === undefined) || (!(func0.call(data, "unit_price")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit_price"},message:"must have required property '"+"unit_price"+"'"};
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
if((data.recurring_purchase === undefined) || (!(func0.call(data, "recurring_purchase")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recurring_purchase"},message:"must have required property '"+"recurring_purchase"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.cause_key === undefined) || (!(func0.call(data, "cause_key")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cause_key"},message:"must have required property '"+"cause_key"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.scheduled_purchase === undefined) || (!(func0.call(data, "scheduled_purchase")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduled_purchase"},message:"must have required property '"+"scheduled_purchase"+"'"};
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
if(data.product_type !== undefined && func0.call(data, "product_type")){
let data1 = data.product_type;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/product_type",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((data1 === "lottery_ticket") || (data1 === "multi_draw_ticket")) || (data1 === "raffle_ticket")) || (data1 === "syndicate_share")) || (data1 === "social_syndicate_share")) || (data1 === "membership")) || (data1 === "voucher_fixed_discount")) || (data1 === "voucher_percent_discount")) || (data1 === "voucher_fixed_discount_expire")) || (data1 === "voucher_credit_amount"))){
const err13 = {instancePath:instancePath+"/product_type",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
if(typeof data.lottery_key !== "string"){
const err14 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.unit_price !== undefined && func0.call(data, "unit_price")){
if(!(validate24(data.unit_price, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
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
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate27(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.cause_key !== undefined && func0.call(data, "cause_key")){
let data9 = data.cause_key;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/cause_key",schemaPath:"#/properties/cause_key/type",keyword:"type",params:{type: schema34.properties.cause_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.scheduled_purchase !== undefined && func0.call(data, "scheduled_purchase")){
let data10 = data.scheduled_purchase;
const _errs21 = errors;
let valid2 = false;
const _errs22 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.type === undefined) || (!(func0.call(data10, "type")))){
const err20 = {instancePath:instancePath+"/scheduled_purchase",schemaPath:"#/$defs/ScheduledPurchaseRef/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
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
const err21 = {instancePath:instancePath+"/scheduled_purchase/type",schemaPath:"#/$defs/ScheduledPurchaseRef/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data11 === "scheduled_purchase") || (data11 === "pre_order"))){
const err22 = {instancePath:instancePath+"/scheduled_purchase/type",schemaPath:"#/$defs/ScheduledPurchaseRef/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/scheduled_purchase",schemaPath:"#/$defs/ScheduledPurchaseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err24 = {instancePath:instancePath+"/scheduled_purchase",schemaPath:"#/properties/scheduled_purchase/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err25 = {instancePath:instancePath+"/scheduled_purchase",schemaPath:"#/properties/scheduled_purchase/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.display_category !== undefined && func0.call(data, "display_category")){
if(typeof data.display_category !== "string"){
const err26 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.purchase_status !== undefined && func0.call(data, "purchase_status")){
let data13 = data.purchase_status;
if(typeof data13 !== "string"){
const err27 = {instancePath:instancePath+"/purchase_status",schemaPath:"#/$defs/PurchaseStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((data13 === "open") || (data13 === "sold_out")) || (data13 === "past_draw")) || (data13 === "pre_order"))){
const err28 = {instancePath:instancePath+"/purchase_status",schemaPath:"#/$defs/PurchaseStatus/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.prize_pool !== undefined && func0.call(data, "prize_pool")){
let data14 = data.prize_pool;
const _errs36 = errors;
let valid6 = false;
const _errs37 = errors;
if(!(validate24(data14, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
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
const err29 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err30 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data15 = data.draw_no;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err31 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err32 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.draw_date !== undefined && func0.call(data, "draw_date")){
if(typeof data.draw_date !== "string"){
const err33 = {instancePath:instancePath+"/draw_date",schemaPath:"#/properties/draw_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.draw_encoded_ids !== undefined && func0.call(data, "draw_encoded_ids")){
let data17 = data.draw_encoded_ids;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(typeof data17[i0] !== "string"){
const err34 = {instancePath:instancePath+"/draw_encoded_ids/" + i0,schemaPath:"#/properties/draw_encoded_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err35 = {instancePath:instancePath+"/draw_encoded_ids",schemaPath:"#/properties/draw_encoded_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.game_type !== undefined && func0.call(data, "game_type")){
if(typeof data.game_type !== "string"){
const err36 = {instancePath:instancePath+"/game_type",schemaPath:"#/properties/game_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.game_offer !== undefined && func0.call(data, "game_offer")){
if(typeof data.game_offer !== "string"){
const err37 = {instancePath:instancePath+"/game_offer",schemaPath:"#/properties/game_offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.game_offer_name !== undefined && func0.call(data, "game_offer_name")){
if(typeof data.game_offer_name !== "string"){
const err38 = {instancePath:instancePath+"/game_offer_name",schemaPath:"#/properties/game_offer_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.num_games !== undefined && func0.call(data, "num_games")){
let data22 = data.num_games;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err39 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err40 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_draws !== undefined && func0.call(data, "num_draws")){
let data23 = data.num_draws;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err41 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err42 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_weeks !== undefined && func0.call(data, "num_weeks")){
let data24 = data.num_weeks;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err43 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err44 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err46 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
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
if(data.minimum_jackpot_amount !== undefined && func0.call(data, "minimum_jackpot_amount")){
let data28 = data.minimum_jackpot_amount;
const _errs73 = errors;
let valid11 = false;
const _errs74 = errors;
if(typeof data28 === "string"){
if(!pattern4.test(data28)){
const err51 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err52 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err53 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/properties/minimum_jackpot_amount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err54 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/properties/minimum_jackpot_amount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.raffle_book_size !== undefined && func0.call(data, "raffle_book_size")){
let data31 = data.raffle_book_size;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err56 = {instancePath:instancePath+"/raffle_book_size",schemaPath:"#/properties/raffle_book_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err57 = {instancePath:instancePath+"/raffle_book_size",schemaPath:"#/properties/raffle_book_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_raffle_tickets !== undefined && func0.call(data, "num_raffle_tickets")){
let data32 = data.num_raffle_tickets;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err58 = {instancePath:instancePath+"/num_raffle_tickets",schemaPath:"#/properties/num_raffle_tickets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err59 = {instancePath:instancePath+"/num_raffle_tickets",schemaPath:"#/properties/num_raffle_tickets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.raffle_offer_key !== undefined && func0.call(data, "raffle_offer_key")){
if(typeof data.raffle_offer_key !== "string"){
const err60 = {instancePath:instancePath+"/raffle_offer_key",schemaPath:"#/properties/raffle_offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.syndicate_key !== undefined && func0.call(data, "syndicate_key")){
if(typeof data.syndicate_key !== "string"){
const err61 = {instancePath:instancePath+"/syndicate_key",schemaPath:"#/properties/syndicate_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.syndicate_name !== undefined && func0.call(data, "syndicate_name")){
if(typeof data.syndicate_name !== "string"){
const err62 = {instancePath:instancePath+"/syndicate_name",schemaPath:"#/properties/syndicate_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.syndicate_encoded_id !== undefined && func0.call(data, "syndicate_encoded_id")){
if(typeof data.syndicate_encoded_id !== "string"){
const err63 = {instancePath:instancePath+"/syndicate_encoded_id",schemaPath:"#/properties/syndicate_encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.cost_per_share !== undefined && func0.call(data, "cost_per_share")){
let data37 = data.cost_per_share;
if(typeof data37 === "string"){
if(!pattern4.test(data37)){
const err64 = {instancePath:instancePath+"/cost_per_share",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err65 = {instancePath:instancePath+"/cost_per_share",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.num_shares !== undefined && func0.call(data, "num_shares")){
let data38 = data.num_shares;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err66 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err67 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.membership_tier !== undefined && func0.call(data, "membership_tier")){
if(typeof data.membership_tier !== "string"){
const err68 = {instancePath:instancePath+"/membership_tier",schemaPath:"#/properties/membership_tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.membership_period !== undefined && func0.call(data, "membership_period")){
if(typeof data.membership_period !== "string"){
const err69 = {instancePath:instancePath+"/membership_period",schemaPath:"#/properties/membership_period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.promotion_code !== undefined && func0.call(data, "promotion_code")){
if(typeof data.promotion_code !== "string"){
const err70 = {instancePath:instancePath+"/promotion_code",schemaPath:"#/properties/promotion_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
if(typeof data.expires_at !== "string"){
const err71 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate23.evaluated = {"props":{"id":true,"product_type":true,"lottery_key":true,"name":true,"logo":true,"unit_price":true,"quantity":true,"total":true,"recurring_purchase":true,"cause_key":true,"scheduled_purchase":true,"display_category":true,"purchase_status":true,"prize_pool":true,"draw_no":true,"draw_date":true,"draw_encoded_ids":true,"game_type":true,"game_offer":true,"game_offer_name":true,"num_games":true,"num_draws":true,"num_weeks":true,"day":true,"quickpick":true,"favourite":true,"minimum_jackpot_amount":true,"games":true,"raffle_book_size":true,"num_raffle_tickets":true,"raffle_offer_key":true,"syndicate_key":true,"syndicate_name":true,"syndicate_encoded_id":true,"cost_per_share":true,"num_shares":true,"membership_tier":true,"membership_period":true,"promotion_code":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","description":"An item that the shop has taken out of the cart.","x-chosen":true,"required":["id","product_type","lottery_key","name","reason"],"properties":{"id":{"type":"string","description":"Id of the item."},"product_type":{"$ref":"#/$defs/CartProductType","description":"The type of product."},"lottery_key":{"type":"string","description":"Key of the product offer."},"name":{"type":"string","description":"Name of the product offer."},"reason":{"type":"string","enum":["draw_closed","sold_out","no_longer_available"],"description":"Why it was taken out."}}};

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
if((data.product_type === undefined) || (!(func0.call(data, "product_type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_type"},message:"must have required property '"+"product_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.lottery_key === undefined) || (!(func0.call(data, "lottery_key")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_key"},message:"must have required property '"+"lottery_key"+"'"};
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
if(data.product_type !== undefined && func0.call(data, "product_type")){
let data1 = data.product_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/product_type",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((data1 === "lottery_ticket") || (data1 === "multi_draw_ticket")) || (data1 === "raffle_ticket")) || (data1 === "syndicate_share")) || (data1 === "social_syndicate_share")) || (data1 === "membership")) || (data1 === "voucher_fixed_discount")) || (data1 === "voucher_percent_discount")) || (data1 === "voucher_fixed_discount_expire")) || (data1 === "voucher_credit_amount"))){
const err7 = {instancePath:instancePath+"/product_type",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
if(typeof data.lottery_key !== "string"){
const err8 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema48.properties.reason.enum},message:"must be equal to one of the allowed values"};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"id":true,"product_type":true,"lottery_key":true,"name":true,"reason":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.cart_reference === undefined) || (!(func0.call(data, "cart_reference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cart_reference"},message:"must have required property '"+"cart_reference"+"'"};
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
if((data.cart_items === undefined) || (!(func0.call(data, "cart_items")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cart_items"},message:"must have required property '"+"cart_items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.auto_removed_items === undefined) || (!(func0.call(data, "auto_removed_items")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auto_removed_items"},message:"must have required property '"+"auto_removed_items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cart_total === undefined) || (!(func0.call(data, "cart_total")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cart_total"},message:"must have required property '"+"cart_total"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.pre_order_total === undefined) || (!(func0.call(data, "pre_order_total")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pre_order_total"},message:"must have required property '"+"pre_order_total"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.requires_unattended_payment_method === undefined) || (!(func0.call(data, "requires_unattended_payment_method")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requires_unattended_payment_method"},message:"must have required property '"+"requires_unattended_payment_method"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.blocked_reasons === undefined) || (!(func0.call(data, "blocked_reasons")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocked_reasons"},message:"must have required property '"+"blocked_reasons"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.show_regulation === undefined) || (!(func0.call(data, "show_regulation")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "show_regulation"},message:"must have required property '"+"show_regulation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cart_reference !== undefined && func0.call(data, "cart_reference")){
if(typeof data.cart_reference !== "string"){
const err9 = {instancePath:instancePath+"/cart_reference",schemaPath:"#/properties/cart_reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.cart_items !== undefined && func0.call(data, "cart_items")){
let data2 = data.cart_items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data2[i0], {instancePath:instancePath+"/cart_items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cart_items",schemaPath:"#/properties/cart_items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.auto_removed_items !== undefined && func0.call(data, "auto_removed_items")){
let data4 = data.auto_removed_items;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate33(data4[i1], {instancePath:instancePath+"/auto_removed_items/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/auto_removed_items",schemaPath:"#/properties/auto_removed_items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cart_total !== undefined && func0.call(data, "cart_total")){
let data6 = data.cart_total;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/cart_total",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err14 = {instancePath:instancePath+"/cart_total",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.pre_order_total !== undefined && func0.call(data, "pre_order_total")){
let data7 = data.pre_order_total;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err15 = {instancePath:instancePath+"/pre_order_total",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err16 = {instancePath:instancePath+"/pre_order_total",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requires_unattended_payment_method !== undefined && func0.call(data, "requires_unattended_payment_method")){
if(typeof data.requires_unattended_payment_method !== "boolean"){
const err17 = {instancePath:instancePath+"/requires_unattended_payment_method",schemaPath:"#/properties/requires_unattended_payment_method/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blocked_reasons !== undefined && func0.call(data, "blocked_reasons")){
let data9 = data.blocked_reasons;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
if(typeof data9[key0] !== "string"){
const err18 = {instancePath:instancePath+"/blocked_reasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blocked_reasons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath:instancePath+"/blocked_reasons",schemaPath:"#/properties/blocked_reasons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.show_regulation !== undefined && func0.call(data, "show_regulation")){
if(typeof data.show_regulation !== "boolean"){
const err20 = {instancePath:instancePath+"/show_regulation",schemaPath:"#/properties/show_regulation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"cart_reference":true,"currency":true,"cart_items":true,"auto_removed_items":true,"cart_total":true,"pre_order_total":true,"requires_unattended_payment_method":true,"blocked_reasons":true,"show_regulation":true,"version":true},"dynamicProps":false,"dynamicItems":false};


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

export const cartItemsAddBody = validate36;
const schema52 = {"type":"object","description":"What to put into the cart.","x-chosen":true,"additionalProperties":false,"required":["product_type","lottery_key"],"properties":{"product_type":{"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership"],"description":"The type of product; shares of a lotto party have the key of its lottery."},"lottery_key":{"type":"string","description":"Key of the product offer."},"game_type":{"type":"string","description":"Key of the game type; 'standard' when left out."},"game_offer":{"type":"string","description":"Key of the game offer; the default one when left out."},"games":{"type":"array","description":"The games with their numbers; left out, quickpick fills them.","items":{"$ref":"#/$defs/CartGame"}},"num_games":{"type":"integer","description":"Count of games; needed when the games are left out.","minimum":1},"num_draws":{"type":"integer","description":"Consecutive draws to play, 1 when left out.","minimum":1},"num_weeks":{"type":"integer","description":"Weeks to play, 1 when left out.","minimum":1},"draw_no":{"type":"integer","description":"Number of the draw to start with; the next one on sale when left out.","minimum":1},"day":{"$ref":"#/$defs/Weekday","description":"The chosen day, where a lottery has selectable days."},"cause_key":{"type":"string","description":"Key of the chosen cause, where the offer lets one choose."},"quickpick":{"type":"boolean","description":"Whether the shop picks the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimum_jackpot_amount":{"$ref":"#/$defs/MoneyAmount","description":"Least jackpot for a repeated purchase."},"recurring_purchase":{"$ref":"#/$defs/RecurringPurchaseChoice","description":"Whether to buy it repeatedly."},"affiliate_code":{"type":"string","description":"Code of the affiliate that the visitor came from."},"quantity":{"type":"integer","description":"How many, 1 when left out; for raffle tickets, the count of books.","minimum":1,"maximum":100},"raffle_offer_key":{"type":"string","description":"Key of the book, for raffle tickets."},"syndicate_encoded_id":{"type":"string","description":"Opaque id of the syndicate in its draw, for shares."},"num_shares":{"type":"integer","description":"Count of shares, 1 when left out.","minimum":1},"membership_tier":{"type":"string","description":"Key of the tier, for a membership."},"membership_period":{"type":"string","description":"The period paid for, for a membership."},"syndicate_key":{"type":"string","description":"Key of the syndicate, for shares; without an id, the next draw with shares on sale."}}};
const schema55 = {"type":"object","description":"The choice of a repeated purchase.","x-chosen":true,"required":["type","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"enabled":{"type":"boolean","description":"Whether to repeat it."}}};

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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"type":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.product_type === undefined) || (!(func0.call(data, "product_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_type"},message:"must have required property '"+"product_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lottery_key === undefined) || (!(func0.call(data, "lottery_key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_key"},message:"must have required property '"+"lottery_key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema52.properties, key0))){
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
if(data.product_type !== undefined && func0.call(data, "product_type")){
let data0 = data.product_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/product_type",schemaPath:"#/properties/product_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data0 === "lottery_ticket") || (data0 === "multi_draw_ticket")) || (data0 === "raffle_ticket")) || (data0 === "syndicate_share")) || (data0 === "social_syndicate_share")) || (data0 === "membership"))){
const err4 = {instancePath:instancePath+"/product_type",schemaPath:"#/properties/product_type/enum",keyword:"enum",params:{allowedValues: schema52.properties.product_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
if(typeof data.lottery_key !== "string"){
const err5 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.game_type !== undefined && func0.call(data, "game_type")){
if(typeof data.game_type !== "string"){
const err6 = {instancePath:instancePath+"/game_type",schemaPath:"#/properties/game_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.game_offer !== undefined && func0.call(data, "game_offer")){
if(typeof data.game_offer !== "string"){
const err7 = {instancePath:instancePath+"/game_offer",schemaPath:"#/properties/game_offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate30(data4[i0], {instancePath:instancePath+"/games/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(data.num_games !== undefined && func0.call(data, "num_games")){
let data6 = data.num_games;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err10 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_draws !== undefined && func0.call(data, "num_draws")){
let data7 = data.num_draws;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err12 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_weeks !== undefined && func0.call(data, "num_weeks")){
let data8 = data.num_weeks;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err14 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data9 = data.draw_no;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err18 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.cause_key !== undefined && func0.call(data, "cause_key")){
if(typeof data.cause_key !== "string"){
const err19 = {instancePath:instancePath+"/cause_key",schemaPath:"#/properties/cause_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.minimum_jackpot_amount !== undefined && func0.call(data, "minimum_jackpot_amount")){
let data14 = data.minimum_jackpot_amount;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err22 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err23 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate38(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.affiliate_code !== undefined && func0.call(data, "affiliate_code")){
if(typeof data.affiliate_code !== "string"){
const err24 = {instancePath:instancePath+"/affiliate_code",schemaPath:"#/properties/affiliate_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.raffle_offer_key !== undefined && func0.call(data, "raffle_offer_key")){
if(typeof data.raffle_offer_key !== "string"){
const err28 = {instancePath:instancePath+"/raffle_offer_key",schemaPath:"#/properties/raffle_offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.syndicate_encoded_id !== undefined && func0.call(data, "syndicate_encoded_id")){
if(typeof data.syndicate_encoded_id !== "string"){
const err29 = {instancePath:instancePath+"/syndicate_encoded_id",schemaPath:"#/properties/syndicate_encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.num_shares !== undefined && func0.call(data, "num_shares")){
let data20 = data.num_shares;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err30 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err31 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.membership_tier !== undefined && func0.call(data, "membership_tier")){
if(typeof data.membership_tier !== "string"){
const err32 = {instancePath:instancePath+"/membership_tier",schemaPath:"#/properties/membership_tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.membership_period !== undefined && func0.call(data, "membership_period")){
if(typeof data.membership_period !== "string"){
const err33 = {instancePath:instancePath+"/membership_period",schemaPath:"#/properties/membership_period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.syndicate_key !== undefined && func0.call(data, "syndicate_key")){
if(typeof data.syndicate_key !== "string"){
const err34 = {instancePath:instancePath+"/syndicate_key",schemaPath:"#/properties/syndicate_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartItemsAddAnswer = validate40;
const schema57 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Cart","description":"A cart."}}};

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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const cartBuildBody = validate42;
const schema58 = {"type":"object","description":"Several items to put into the cart.","x-chosen":true,"additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","description":"The items.","items":{"$ref":"#/$defs/CartItemRequest"},"minItems":1,"maxItems":50}}};

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
if((data.product_type === undefined) || (!(func0.call(data, "product_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_type"},message:"must have required property '"+"product_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lottery_key === undefined) || (!(func0.call(data, "lottery_key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_key"},message:"must have required property '"+"lottery_key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema52.properties, key0))){
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
if(data.product_type !== undefined && func0.call(data, "product_type")){
let data0 = data.product_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/product_type",schemaPath:"#/properties/product_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data0 === "lottery_ticket") || (data0 === "multi_draw_ticket")) || (data0 === "raffle_ticket")) || (data0 === "syndicate_share")) || (data0 === "social_syndicate_share")) || (data0 === "membership"))){
const err4 = {instancePath:instancePath+"/product_type",schemaPath:"#/properties/product_type/enum",keyword:"enum",params:{allowedValues: schema52.properties.product_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
if(typeof data.lottery_key !== "string"){
const err5 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.game_type !== undefined && func0.call(data, "game_type")){
if(typeof data.game_type !== "string"){
const err6 = {instancePath:instancePath+"/game_type",schemaPath:"#/properties/game_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.game_offer !== undefined && func0.call(data, "game_offer")){
if(typeof data.game_offer !== "string"){
const err7 = {instancePath:instancePath+"/game_offer",schemaPath:"#/properties/game_offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate30(data4[i0], {instancePath:instancePath+"/games/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(data.num_games !== undefined && func0.call(data, "num_games")){
let data6 = data.num_games;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err10 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_draws !== undefined && func0.call(data, "num_draws")){
let data7 = data.num_draws;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err12 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_weeks !== undefined && func0.call(data, "num_weeks")){
let data8 = data.num_weeks;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err14 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data9 = data.draw_no;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err18 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.cause_key !== undefined && func0.call(data, "cause_key")){
if(typeof data.cause_key !== "string"){
const err19 = {instancePath:instancePath+"/cause_key",schemaPath:"#/properties/cause_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.minimum_jackpot_amount !== undefined && func0.call(data, "minimum_jackpot_amount")){
let data14 = data.minimum_jackpot_amount;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err22 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err23 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate38(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.affiliate_code !== undefined && func0.call(data, "affiliate_code")){
if(typeof data.affiliate_code !== "string"){
const err24 = {instancePath:instancePath+"/affiliate_code",schemaPath:"#/properties/affiliate_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.raffle_offer_key !== undefined && func0.call(data, "raffle_offer_key")){
if(typeof data.raffle_offer_key !== "string"){
const err28 = {instancePath:instancePath+"/raffle_offer_key",schemaPath:"#/properties/raffle_offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.syndicate_encoded_id !== undefined && func0.call(data, "syndicate_encoded_id")){
if(typeof data.syndicate_encoded_id !== "string"){
const err29 = {instancePath:instancePath+"/syndicate_encoded_id",schemaPath:"#/properties/syndicate_encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.num_shares !== undefined && func0.call(data, "num_shares")){
let data20 = data.num_shares;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err30 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err31 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.membership_tier !== undefined && func0.call(data, "membership_tier")){
if(typeof data.membership_tier !== "string"){
const err32 = {instancePath:instancePath+"/membership_tier",schemaPath:"#/properties/membership_tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.membership_period !== undefined && func0.call(data, "membership_period")){
if(typeof data.membership_period !== "string"){
const err33 = {instancePath:instancePath+"/membership_period",schemaPath:"#/properties/membership_period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.syndicate_key !== undefined && func0.call(data, "syndicate_key")){
if(typeof data.syndicate_key !== "string"){
const err34 = {instancePath:instancePath+"/syndicate_key",schemaPath:"#/properties/syndicate_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate43(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartBuildAnswer = validate47;
const schema62 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Cart","description":"A cart."}}};

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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const cartItemsUpdateBody = validate49;
const schema63 = {"type":"object","description":"What to change of an item; fields left out stay as they are.","x-chosen":true,"additionalProperties":false,"properties":{"game_offer":{"type":"string","description":"Key of the game offer."},"games":{"type":"array","description":"The games with their numbers; left out, quickpick fills them.","items":{"$ref":"#/$defs/CartGame"}},"num_games":{"type":"integer","description":"Count of games; with quickpick, the shop picks the further numbers.","minimum":1},"num_draws":{"type":"integer","description":"Consecutive draws to play.","minimum":1},"num_weeks":{"type":"integer","description":"Weeks to play.","minimum":1},"draw_no":{"type":"integer","description":"Number of the draw to start with.","minimum":1},"day":{"$ref":"#/$defs/Weekday","description":"The chosen day."},"cause_key":{"type":"string","description":"Key of the chosen cause."},"quickpick":{"type":"boolean","description":"Whether the shop picks the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimum_jackpot_amount":{"$ref":"#/$defs/MoneyAmount","description":"Least jackpot for a repeated purchase."},"recurring_purchase":{"$ref":"#/$defs/RecurringPurchaseChoice","description":"Whether to buy it repeatedly."},"quantity":{"type":"integer","description":"How many; for raffle tickets, the count of books.","minimum":1,"maximum":100},"raffle_offer_key":{"type":"string","description":"Key of the book, for raffle tickets."},"num_shares":{"type":"integer","description":"Count of shares.","minimum":1},"membership_tier":{"type":"string","description":"Key of the tier, for a membership."},"membership_period":{"type":"string","description":"The period paid for, for a membership."}}};

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
if(!(func0.call(schema63.properties, key0))){
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
if(data.game_offer !== undefined && func0.call(data, "game_offer")){
if(typeof data.game_offer !== "string"){
const err1 = {instancePath:instancePath+"/game_offer",schemaPath:"#/properties/game_offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate30(data1[i0], {instancePath:instancePath+"/games/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(data.num_games !== undefined && func0.call(data, "num_games")){
let data3 = data.num_games;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err4 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_draws !== undefined && func0.call(data, "num_draws")){
let data4 = data.num_draws;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err6 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_weeks !== undefined && func0.call(data, "num_weeks")){
let data5 = data.num_weeks;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err8 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data6 = data.draw_no;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err10 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err12 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cause_key !== undefined && func0.call(data, "cause_key")){
if(typeof data.cause_key !== "string"){
const err13 = {instancePath:instancePath+"/cause_key",schemaPath:"#/properties/cause_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.minimum_jackpot_amount !== undefined && func0.call(data, "minimum_jackpot_amount")){
let data11 = data.minimum_jackpot_amount;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err16 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err17 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate38(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(data.raffle_offer_key !== undefined && func0.call(data, "raffle_offer_key")){
if(typeof data.raffle_offer_key !== "string"){
const err21 = {instancePath:instancePath+"/raffle_offer_key",schemaPath:"#/properties/raffle_offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.num_shares !== undefined && func0.call(data, "num_shares")){
let data15 = data.num_shares;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err22 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err23 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.membership_tier !== undefined && func0.call(data, "membership_tier")){
if(typeof data.membership_tier !== "string"){
const err24 = {instancePath:instancePath+"/membership_tier",schemaPath:"#/properties/membership_tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.membership_period !== undefined && func0.call(data, "membership_period")){
if(typeof data.membership_period !== "string"){
const err25 = {instancePath:instancePath+"/membership_period",schemaPath:"#/properties/membership_period/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

export const cartItemsUpdateAnswer = validate52;
const schema66 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Cart","description":"A cart."}}};

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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const cartItemsDeleteAnswer = validate54;
const schema67 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Cart","description":"A cart."}}};

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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const cartPromotionBody = validate56;
const schema68 = {"type":"object","description":"A promotion code.","x-chosen":true,"additionalProperties":false,"required":["promotion_code"],"properties":{"promotion_code":{"type":"string","description":"The code, in any case of letters.","minLength":1,"maxLength":40}}};
const func247 = ucs2length;

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
if((data.promotion_code === undefined) || (!(func0.call(data, "promotion_code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "promotion_code"},message:"must have required property '"+"promotion_code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "promotion_code")){
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
if(data.promotion_code !== undefined && func0.call(data, "promotion_code")){
let data0 = data.promotion_code;
if(typeof data0 === "string"){
if(func247(data0) > 40){
const err2 = {instancePath:instancePath+"/promotion_code",schemaPath:"#/properties/promotion_code/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func247(data0) < 1){
const err3 = {instancePath:instancePath+"/promotion_code",schemaPath:"#/properties/promotion_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/promotion_code",schemaPath:"#/properties/promotion_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartPromotionAnswer = validate57;
const schema69 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Cart","description":"A cart."}}};

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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const anonCartConvertAnswer = validate59;
const schema70 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Cart","description":"A cart."}}};

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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const cartPurchaseBody = validate61;
const schema71 = {"type":"object","description":"How a purchase is made.","x-chosen":true,"additionalProperties":false,"required":["channel_key"],"properties":{"channel_key":{"type":"string","enum":["APP","web"],"description":"Where it is made: 'APP' in the app, else 'web'."},"metadata":{"$ref":"#/$defs/PurchaseMetadata","description":"Further facts of the one who asks, kept with the purchase."},"partner_key":{"type":["string","null"],"description":"Key of the partner that the customer came from; null when there is none."},"expected_total":{"type":"string","x-chosen":true,"description":"What the customer was shown for all that is bought now; what costs something else by now is refused.","pattern":"^\\d{1,9}(\\.\\d{1,2})?$"},"expected_version":{"type":"string","x-chosen":true,"description":"Version of the cart that the customer was shown; a cart with other items or numbers is refused.","maxLength":64},"last_checkout_id":{"type":["string","null"],"x-chosen":true,"description":"At a partner: the purchase that its cart told as the last; where there is a later one by now, this one is refused."}}};
const schema72 = {"type":"object","description":"Facts by name.","x-chosen":true,"additionalProperties":{"type":"string","maxLength":200}};
const pattern13 = new RegExp("^\\d{1,9}(\\.\\d{1,2})?$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel_key === undefined) || (!(func0.call(data, "channel_key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_key"},message:"must have required property '"+"channel_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "channel_key") || (key0 === "metadata")) || (key0 === "partner_key")) || (key0 === "expected_total")) || (key0 === "expected_version")) || (key0 === "last_checkout_id"))){
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
if(data.channel_key !== undefined && func0.call(data, "channel_key")){
let data0 = data.channel_key;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/channel_key",schemaPath:"#/properties/channel_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "APP") || (data0 === "web"))){
const err3 = {instancePath:instancePath+"/channel_key",schemaPath:"#/properties/channel_key/enum",keyword:"enum",params:{allowedValues: schema71.properties.channel_key.enum},message:"must be equal to one of the allowed values"};
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
if(func247(data2) > 200){
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
if(data.partner_key !== undefined && func0.call(data, "partner_key")){
let data3 = data.partner_key;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/partner_key",schemaPath:"#/properties/partner_key/type",keyword:"type",params:{type: schema71.properties.partner_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expected_total !== undefined && func0.call(data, "expected_total")){
let data4 = data.expected_total;
if(typeof data4 === "string"){
if(!pattern13.test(data4)){
const err8 = {instancePath:instancePath+"/expected_total",schemaPath:"#/properties/expected_total/pattern",keyword:"pattern",params:{pattern: "^\\d{1,9}(\\.\\d{1,2})?$"},message:"must match pattern \""+"^\\d{1,9}(\\.\\d{1,2})?$"+"\""};
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
const err9 = {instancePath:instancePath+"/expected_total",schemaPath:"#/properties/expected_total/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.expected_version !== undefined && func0.call(data, "expected_version")){
let data5 = data.expected_version;
if(typeof data5 === "string"){
if(func247(data5) > 64){
const err10 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err11 = {instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.last_checkout_id !== undefined && func0.call(data, "last_checkout_id")){
let data6 = data.last_checkout_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/last_checkout_id",schemaPath:"#/properties/last_checkout_id/type",keyword:"type",params:{type: schema71.properties.last_checkout_id.type},message:"must be string,null"};
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cartPurchaseAnswer = validate62;
const schema73 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Receipt","description":"The receipt."}}};
const schema74 = {"type":"object","description":"What was bought in one purchase, and how it was paid.","x-chosen":true,"required":["checkout_id","placed_at","source","channel_key","partner_key","deposit_id","currency","items_total","discount","total","pre_order_total","credit","vouchers","orders","scheduled_items"],"properties":{"checkout_id":{"type":"string","description":"Id of the purchase."},"placed_at":{"type":"string","description":"When it was made, ISO 8601 in UTC.","$comment":"date-time"},"source":{"$ref":"#/$defs/PurchaseSource","description":"What made it happen."},"channel_key":{"type":"string","description":"Where it was made."},"partner_key":{"type":["string","null"],"description":"Key of the partner that the customer came from; null when there is none."},"deposit_id":{"type":["string","null"],"description":"Id of the deposit that was made for it; null when the wallet held enough."},"currency":{"type":"string","description":"ISO 4217 code of the currency of all amounts."},"items_total":{"$ref":"#/$defs/MoneyAmount","description":"Price of everything that was bought now."},"discount":{"$ref":"#/$defs/MoneyAmount","description":"What vouchers took off."},"total":{"$ref":"#/$defs/MoneyAmount","description":"What was taken out of the wallet."},"pre_order_total":{"$ref":"#/$defs/MoneyAmount","description":"What will be charged later, for pre-orders."},"credit":{"$ref":"#/$defs/MoneyAmount","description":"What vouchers paid into the wallet."},"vouchers":{"type":"array","description":"The vouchers that were used.","items":{"$ref":"#/$defs/ReceiptVoucher"}},"payments":{"type":"array","description":"What the total was paid with; left out where that is not known.","items":{"$ref":"#/$defs/ReceiptPayment"}},"orders":{"type":"array","description":"What was bought now, one order an item of the cart.","items":{"$ref":"#/$defs/OrderSummary"}},"scheduled_items":{"type":"array","description":"What will be bought later, as pre-orders.","items":{"$ref":"#/$defs/CartItem"}}}};
const schema75 = {"type":"string","enum":["checkout","partner","recurring","scheduled"],"description":"What made a purchase happen."};
const schema81 = {"type":"object","description":"A voucher that was used.","x-chosen":true,"required":["code","name","amount"],"properties":{"code":{"type":"string","description":"The promotion code."},"name":{"type":"string","description":"What the voucher is called."},"amount":{"$ref":"#/$defs/MoneyAmount","description":"What it took off, or paid into the wallet."}}};

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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"code":true,"name":true,"amount":true},"dynamicProps":false,"dynamicItems":false};

const schema83 = {"type":"object","description":"A part of what a purchase cost, and where it came from.","x-chosen":true,"required":["method","name","last_four","amount"],"properties":{"method":{"type":"string","description":"Code of the deposit method, or wallet."},"name":{"type":"string","description":"Brand of the card, or name of the method."},"last_four":{"type":["string","null"],"description":"The last four digits of a card or account, or null."},"amount":{"$ref":"#/$defs/MoneyAmount","description":"How much of the total it paid."}}};

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
if((data.last_four === undefined) || (!(func0.call(data, "last_four")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_four"},message:"must have required property '"+"last_four"+"'"};
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
if(data.last_four !== undefined && func0.call(data, "last_four")){
let data2 = data.last_four;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/last_four",schemaPath:"#/properties/last_four/type",keyword:"type",params:{type: schema83.properties.last_four.type},message:"must be string,null"};
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"method":true,"name":true,"last_four":true,"amount":true},"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"object","description":"Something that was bought: a ticket, shares or a membership.","x-chosen":true,"required":["id","checkout_id","status","placed_at","item","total","winnings","num_draws","draws_left","next_draw_date","ends_at"],"properties":{"id":{"type":"string","description":"Id of the order."},"checkout_id":{"type":"string","description":"Id of the purchase that it was a part of."},"status":{"$ref":"#/$defs/OrderStatus","description":"Whether its draws are still to come."},"placed_at":{"type":"string","description":"When it was bought, ISO 8601 in UTC.","$comment":"date-time"},"item":{"$ref":"#/$defs/CartItem","description":"What was bought, as it was in the cart, with the id of the order."},"total":{"$ref":"#/$defs/Money","description":"What it cost, before vouchers."},"winnings":{"$ref":"#/$defs/Money","description":"What it has won so far."},"num_draws":{"type":"integer","description":"Draws that it is in; 0 for a membership.","minimum":0},"draws_left":{"type":"integer","description":"Draws that are still to come.","minimum":0},"next_draw_date":{"type":["string","null"],"$comment":"date-time","description":"When its next draw is, ISO 8601 in UTC; null when none is to come."},"starts_at":{"type":"string","description":"When a membership that follows another begins, ISO 8601 in UTC; left out where it began with the purchase.","$comment":"date-time"},"ends_at":{"type":"string","description":"When its last draw is, or when a membership ends, ISO 8601 in UTC.","$comment":"date-time"},"draws":{"type":"array","description":"Its draws, the first one first; in a receipt alone.","items":{"$ref":"#/$defs/OrderedDraw"}}}};
const schema86 = {"type":"string","enum":["upcoming_products","past_products"],"description":"Whether the draws of an order are still to come."};
const schema87 = {"type":"object","description":"A draw that an order is in.","x-chosen":true,"required":["name","draw_no","draw_date"],"properties":{"name":{"type":"string","description":"Name of the lottery or raffle."},"draw_no":{"type":"integer","description":"Number of the draw."},"draw_date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"}}};

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
if((data.checkout_id === undefined) || (!(func0.call(data, "checkout_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"};
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
if((data.placed_at === undefined) || (!(func0.call(data, "placed_at")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placed_at"},message:"must have required property '"+"placed_at"+"'"};
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
if((data.num_draws === undefined) || (!(func0.call(data, "num_draws")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_draws"},message:"must have required property '"+"num_draws"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.draws_left === undefined) || (!(func0.call(data, "draws_left")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draws_left"},message:"must have required property '"+"draws_left"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.next_draw_date === undefined) || (!(func0.call(data, "next_draw_date")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_draw_date"},message:"must have required property '"+"next_draw_date"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.ends_at === undefined) || (!(func0.call(data, "ends_at")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ends_at"},message:"must have required property '"+"ends_at"+"'"};
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
if(data.checkout_id !== undefined && func0.call(data, "checkout_id")){
if(typeof data.checkout_id !== "string"){
const err12 = {instancePath:instancePath+"/checkout_id",schemaPath:"#/properties/checkout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderStatus/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.placed_at !== undefined && func0.call(data, "placed_at")){
if(typeof data.placed_at !== "string"){
const err15 = {instancePath:instancePath+"/placed_at",schemaPath:"#/properties/placed_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate23(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined && func0.call(data, "total")){
if(!(validate24(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.winnings !== undefined && func0.call(data, "winnings")){
if(!(validate24(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.num_draws !== undefined && func0.call(data, "num_draws")){
let data7 = data.num_draws;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err17 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.draws_left !== undefined && func0.call(data, "draws_left")){
let data8 = data.draws_left;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/draws_left",schemaPath:"#/properties/draws_left/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err19 = {instancePath:instancePath+"/draws_left",schemaPath:"#/properties/draws_left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.next_draw_date !== undefined && func0.call(data, "next_draw_date")){
let data9 = data.next_draw_date;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/next_draw_date",schemaPath:"#/properties/next_draw_date/type",keyword:"type",params:{type: schema85.properties.next_draw_date.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.starts_at !== undefined && func0.call(data, "starts_at")){
if(typeof data.starts_at !== "string"){
const err21 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.ends_at !== undefined && func0.call(data, "ends_at")){
if(typeof data.ends_at !== "string"){
const err22 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if((data13.draw_no === undefined) || (!(func0.call(data13, "draw_no")))){
const err24 = {instancePath:instancePath+"/draws/" + i0,schemaPath:"#/$defs/OrderedDraw/required",keyword:"required",params:{missingProperty: "draw_no"},message:"must have required property '"+"draw_no"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data13.draw_date === undefined) || (!(func0.call(data13, "draw_date")))){
const err25 = {instancePath:instancePath+"/draws/" + i0,schemaPath:"#/$defs/OrderedDraw/required",keyword:"required",params:{missingProperty: "draw_date"},message:"must have required property '"+"draw_date"+"'"};
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
if(data13.draw_no !== undefined && func0.call(data13, "draw_no")){
let data15 = data13.draw_no;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err27 = {instancePath:instancePath+"/draws/" + i0+"/draw_no",schemaPath:"#/$defs/OrderedDraw/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data13.draw_date !== undefined && func0.call(data13, "draw_date")){
if(typeof data13.draw_date !== "string"){
const err28 = {instancePath:instancePath+"/draws/" + i0+"/draw_date",schemaPath:"#/$defs/OrderedDraw/properties/draw_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"id":true,"checkout_id":true,"status":true,"placed_at":true,"item":true,"total":true,"winnings":true,"num_draws":true,"draws_left":true,"next_draw_date":true,"starts_at":true,"ends_at":true,"draws":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.checkout_id === undefined) || (!(func0.call(data, "checkout_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.placed_at === undefined) || (!(func0.call(data, "placed_at")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placed_at"},message:"must have required property '"+"placed_at"+"'"};
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
if((data.channel_key === undefined) || (!(func0.call(data, "channel_key")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_key"},message:"must have required property '"+"channel_key"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.partner_key === undefined) || (!(func0.call(data, "partner_key")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partner_key"},message:"must have required property '"+"partner_key"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.deposit_id === undefined) || (!(func0.call(data, "deposit_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit_id"},message:"must have required property '"+"deposit_id"+"'"};
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
if((data.items_total === undefined) || (!(func0.call(data, "items_total")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items_total"},message:"must have required property '"+"items_total"+"'"};
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
if((data.pre_order_total === undefined) || (!(func0.call(data, "pre_order_total")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pre_order_total"},message:"must have required property '"+"pre_order_total"+"'"};
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
if((data.scheduled_items === undefined) || (!(func0.call(data, "scheduled_items")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduled_items"},message:"must have required property '"+"scheduled_items"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.checkout_id !== undefined && func0.call(data, "checkout_id")){
if(typeof data.checkout_id !== "string"){
const err15 = {instancePath:instancePath+"/checkout_id",schemaPath:"#/properties/checkout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.placed_at !== undefined && func0.call(data, "placed_at")){
if(typeof data.placed_at !== "string"){
const err16 = {instancePath:instancePath+"/placed_at",schemaPath:"#/properties/placed_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/PurchaseSource/enum",keyword:"enum",params:{allowedValues: schema75.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.channel_key !== undefined && func0.call(data, "channel_key")){
if(typeof data.channel_key !== "string"){
const err19 = {instancePath:instancePath+"/channel_key",schemaPath:"#/properties/channel_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.partner_key !== undefined && func0.call(data, "partner_key")){
let data4 = data.partner_key;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/partner_key",schemaPath:"#/properties/partner_key/type",keyword:"type",params:{type: schema74.properties.partner_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.deposit_id !== undefined && func0.call(data, "deposit_id")){
let data5 = data.deposit_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/deposit_id",schemaPath:"#/properties/deposit_id/type",keyword:"type",params:{type: schema74.properties.deposit_id.type},message:"must be string,null"};
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
if(data.items_total !== undefined && func0.call(data, "items_total")){
let data7 = data.items_total;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err23 = {instancePath:instancePath+"/items_total",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err24 = {instancePath:instancePath+"/items_total",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.pre_order_total !== undefined && func0.call(data, "pre_order_total")){
let data10 = data.pre_order_total;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err29 = {instancePath:instancePath+"/pre_order_total",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err30 = {instancePath:instancePath+"/pre_order_total",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate64(data12[i0], {instancePath:instancePath+"/vouchers/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate66(data14[i1], {instancePath:instancePath+"/payments/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
if(!(validate68(data16[i2], {instancePath:instancePath+"/orders/" + i2,parentData:data16,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
if(data.scheduled_items !== undefined && func0.call(data, "scheduled_items")){
let data18 = data.scheduled_items;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(validate23(data18[i3], {instancePath:instancePath+"/scheduled_items/" + i3,parentData:data18,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/scheduled_items",schemaPath:"#/properties/scheduled_items/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"checkout_id":true,"placed_at":true,"source":true,"channel_key":true,"partner_key":true,"deposit_id":true,"currency":true,"items_total":true,"discount":true,"total":true,"pre_order_total":true,"credit":true,"vouchers":true,"payments":true,"orders":true,"scheduled_items":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate63(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const checkoutOutcomeAnswer = validate75;
const schema88 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/CheckoutOutcome","description":"What came of it."}}};
const schema89 = {"type":"object","description":"What came of a call that buys or pays in.","x-chosen":true,"required":["known","checkout_id","deposit"],"properties":{"known":{"type":"boolean","description":"Whether the call has taken effect; false as well for one that is still on its way or was refused."},"checkout_id":{"type":["string","null"],"description":"Id of the receipt; null while nothing was bought."},"deposit":{"anyOf":[{"$ref":"#/$defs/Deposit"},{"type":"null"}],"description":"The deposit that the call made, as it is now, or null."}}};
const schema90 = {"type":"object","description":"Money on its way into the wallet, or in it.","x-chosen":true,"required":["deposit_id","status","amount","deposit_method_code","gateway_key","fund","checkout","created_at","due_at","completed_at","challenge","redirect_url","instructions","failure","notice","checkout_id"],"properties":{"deposit_id":{"type":"string","description":"Id of the deposit."},"status":{"$ref":"#/$defs/DepositStatus","description":"How far it has come."},"amount":{"$ref":"#/$defs/Money","description":"What is paid in."},"deposit_method_code":{"$ref":"#/$defs/DepositMethodCode","description":"How it is paid."},"gateway_key":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that takes it, or null."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund that pays, or null."},"checkout":{"type":"boolean","description":"Whether it was made to pay for a purchase."},"created_at":{"type":"string","description":"When it was asked for.","$comment":"date-time"},"due_at":{"type":["string","null"],"description":"When the money is expected, where it takes its time, or null.","$comment":"date-time"},"completed_at":{"type":["string","null"],"description":"When it was captured or failed, or null.","$comment":"date-time"},"challenge":{"anyOf":[{"$ref":"#/$defs/Challenge"},{"type":"null"}],"description":"What the customer's bank still asks, or null."},"redirect_url":{"type":["string","null"],"description":"Page to send the customer to, relative to the address of the payment pages, or null."},"instructions":{"anyOf":[{"$ref":"#/$defs/DepositInstructions"},{"type":"null"}],"description":"How to send the money, or null."},"failure":{"anyOf":[{"$ref":"#/$defs/ApiMessage"},{"type":"null"}],"description":"Why it failed, or null."},"notice":{"anyOf":[{"$ref":"#/$defs/DepositNotice"},{"type":"null"}],"description":"What to tell the customer, or null."},"checkout_id":{"type":["string","null"],"description":"Id of the receipt of the purchase that it paid for, or null."}}};
const schema91 = {"type":"string","enum":["created","challenged","authorised","captured","failed"],"description":"How far a deposit has come."};
const schema92 = {"type":"string","enum":["ap","bp","cc","bd","dd","gp","pl","td"],"description":"A way to pay in: Apple Pay, BPAY, credit card, bank deposit, direct debit, Google Pay, PayPal or transfer deposit."};
const schema93 = {"type":"string","enum":["braintree","eway","opayo","paystream","stripe"],"description":"A gateway that takes cards."};
const schema103 = {"type":"object","description":"How to send the money.","x-chosen":true,"required":["biller_code","bank_code","account_number","account_name","reference"],"properties":{"biller_code":{"type":["string","null"],"description":"The biller code of BPAY, or null."},"bank_code":{"type":["string","null"],"description":"The code of the shop's bank, or null."},"account_number":{"type":["string","null"],"description":"The number of the shop's account, or null."},"account_name":{"type":"string","description":"The name of the shop's account."},"reference":{"type":"string","description":"What the customer writes beside it."}}};
const schema104 = {"type":"object","description":"One thing that went wrong.","x-chosen":true,"required":["code","message"],"properties":{"code":{"type":"string","description":"Machine-readable name of the error, in snake_case."},"message":{"type":"string","description":"Text for the customer."},"target":{"type":"string","description":"The request field that the error belongs to; 'this' is the request as a whole, and left out it is 'general'."}}};
const schema105 = {"type":"object","description":"Something to tell the customer about a deposit.","x-chosen":true,"required":["code","message","level"],"properties":{"code":{"type":"string","description":"Names it, such as deposit_pending."},"message":{"type":"string","description":"Text for the customer."},"level":{"type":"string","enum":["info","success","warning","error"],"description":"How to show it."}}};
const schema94 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customer_fund_id","type","brand","gateway_key","last_four","holder_name","expiry_month","expiry_year","is_expired","is_default","bank_type","bank_code","email","verification_status","created_at"],"properties":{"customer_fund_id":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gateway_key":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"last_four":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holder_name":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiry_month":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiry_year":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"is_expired":{"type":"boolean","description":"Whether a card has ended."},"is_default":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"is_refused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bank_type":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bank_code":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verification_status":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"created_at":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
const schema95 = {"type":"string","enum":["cc","bank","paypal"],"description":"What kind of thing is saved."};
const schema96 = {"type":"string","enum":["AmericanExpress","bank","MasterCard","Visa","paypal"],"description":"The brand that a saved way to pay shows."};
const schema98 = {"type":"string","enum":["bsb","swift"],"description":"What the code of a bank is: a domestic branch number, or an international bank identifier."};
const schema99 = {"type":"string","enum":["Failed Verification","Pending Verification","Unverified","Verified"],"description":"How far the proof has come that it belongs to the customer."};

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
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FundType/enum",keyword:"enum",params:{allowedValues: schema95.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/CardBrand/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema93.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/last_four",schemaPath:"#/properties/last_four/type",keyword:"type",params:{type: schema94.properties.last_four.type},message:"must be string,null"};
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
const err26 = {instancePath:instancePath+"/expiry_month",schemaPath:"#/properties/expiry_month/type",keyword:"type",params:{type: schema94.properties.expiry_month.type},message:"must be integer,null"};
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
const err27 = {instancePath:instancePath+"/expiry_year",schemaPath:"#/properties/expiry_year/type",keyword:"type",params:{type: schema94.properties.expiry_year.type},message:"must be integer,null"};
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
const err32 = {instancePath:instancePath+"/bank_type",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/bank_code",schemaPath:"#/properties/bank_code/type",keyword:"type",params:{type: schema94.properties.bank_code.type},message:"must be string,null"};
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
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema94.properties.email.type},message:"must be string,null"};
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
const err38 = {instancePath:instancePath+"/verification_status",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"};
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"customer_fund_id":true,"type":true,"brand":true,"gateway_key":true,"last_four":true,"holder_name":true,"expiry_month":true,"expiry_year":true,"is_expired":true,"is_default":true,"is_refused":true,"bank_type":true,"bank_code":true,"email":true,"verification_status":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

const schema100 = {"type":"object","description":"A question of the customer's bank that is open.","x-chosen":true,"required":["type","url","state","client_secret","window_size","expires_at"],"properties":{"type":{"$ref":"#/$defs/ChallengeType","description":"How the bank is asked."},"url":{"type":["string","null"],"description":"Page of the bank, relative to the address of the payment pages; null for a stripe_challenge."},"state":{"type":"string","description":"Names the question once; the notification carries it."},"client_secret":{"type":["string","null"],"description":"What the script of Stripe is handed for a stripe_challenge; null for any other."},"window_size":{"$ref":"#/$defs/ChallengeWindowSize","description":"The size of the window."},"expires_at":{"type":"string","description":"When the question lapses and the deposit fails.","$comment":"date-time"}}};
const schema101 = {"type":"string","enum":["challenge","stripe_challenge"],"description":"How the customer's bank is asked: in a frame of the page, or by the script of Stripe, which is handed the client secret."};
const schema102 = {"type":"string","enum":["Small","Medium","Large","ExtraLarge","FullScreen"],"description":"The size of the window of the bank: 250x400, 390x400, 500x600, 600x400 or the whole screen."};

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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/ChallengeType/enum",keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"};
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
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema100.properties.url.type},message:"must be string,null"};
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
const err10 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: schema100.properties.client_secret.type},message:"must be string,null"};
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
const err12 = {instancePath:instancePath+"/window_size",schemaPath:"#/$defs/ChallengeWindowSize/enum",keyword:"enum",params:{allowedValues: schema102.enum},message:"must be equal to one of the allowed values"};
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
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"type":true,"url":true,"state":true,"client_secret":true,"window_size":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


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
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DepositStatus/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate24(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
const err20 = {instancePath:instancePath+"/deposit_method_code",schemaPath:"#/$defs/DepositMethodCode/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema93.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate79(data5, {instancePath:instancePath+"/fund",parentData:data,parentDataProperty:"fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
const err29 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema90.properties.due_at.type},message:"must be string,null"};
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
const err30 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema90.properties.completed_at.type},message:"must be string,null"};
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
if(!(validate81(data10, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
const err33 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/type",keyword:"type",params:{type: schema90.properties.redirect_url.type},message:"must be string,null"};
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
const err39 = {instancePath:instancePath+"/instructions/biller_code",schemaPath:"#/$defs/DepositInstructions/properties/biller_code/type",keyword:"type",params:{type: schema103.properties.biller_code.type},message:"must be string,null"};
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
const err40 = {instancePath:instancePath+"/instructions/bank_code",schemaPath:"#/$defs/DepositInstructions/properties/bank_code/type",keyword:"type",params:{type: schema103.properties.bank_code.type},message:"must be string,null"};
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
const err41 = {instancePath:instancePath+"/instructions/account_number",schemaPath:"#/$defs/DepositInstructions/properties/account_number/type",keyword:"type",params:{type: schema103.properties.account_number.type},message:"must be string,null"};
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
const err61 = {instancePath:instancePath+"/notice/level",schemaPath:"#/$defs/DepositNotice/properties/level/enum",keyword:"enum",params:{allowedValues: schema105.properties.level.enum},message:"must be equal to one of the allowed values"};
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
const err65 = {instancePath:instancePath+"/checkout_id",schemaPath:"#/properties/checkout_id/type",keyword:"type",params:{type: schema90.properties.checkout_id.type},message:"must be string,null"};
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"deposit_id":true,"status":true,"amount":true,"deposit_method_code":true,"gateway_key":true,"fund":true,"checkout":true,"created_at":true,"due_at":true,"completed_at":true,"challenge":true,"redirect_url":true,"instructions":true,"failure":true,"notice":true,"checkout_id":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.checkout_id === undefined) || (!(func0.call(data, "checkout_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"};
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
if(data.checkout_id !== undefined && func0.call(data, "checkout_id")){
let data1 = data.checkout_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/checkout_id",schemaPath:"#/properties/checkout_id/type",keyword:"type",params:{type: schema89.properties.checkout_id.type},message:"must be string,null"};
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
if(!(validate77(data2, {instancePath:instancePath+"/deposit",parentData:data,parentDataProperty:"deposit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.deposit_id = true;
props0.status = true;
props0.amount = true;
props0.deposit_method_code = true;
props0.gateway_key = true;
props0.fund = true;
props0.checkout = true;
props0.created_at = true;
props0.due_at = true;
props0.completed_at = true;
props0.challenge = true;
props0.redirect_url = true;
props0.instructions = true;
props0.failure = true;
props0.notice = true;
props0.checkout_id = true;
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
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"known":true,"checkout_id":true,"deposit":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate76(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const checkoutGetAnswer = validate85;
const schema106 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Receipt","description":"The receipt."}}};

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
if(!(validate63(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const ordersListAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The orders.","items":{"$ref":"#/$defs/OrderSummary"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};
const schema50 = {"type":"object","description":"The place of a page in a list.","required":["limit","offset","total"],"properties":{"limit":{"type":"integer","description":"Entries on a page.","minimum":1},"offset":{"type":"integer","description":"Entries skipped before this page.","minimum":0},"total":{"type":"integer","description":"Entries in the whole list.","minimum":0}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"Something that was bought: a ticket, shares or a membership.","x-chosen":true,"required":["id","checkout_id","status","placed_at","item","total","winnings","num_draws","draws_left","next_draw_date","ends_at"],"properties":{"id":{"type":"string","description":"Id of the order."},"checkout_id":{"type":"string","description":"Id of the purchase that it was a part of."},"status":{"$ref":"#/$defs/OrderStatus","description":"Whether its draws are still to come."},"placed_at":{"type":"string","description":"When it was bought, ISO 8601 in UTC.","$comment":"date-time"},"item":{"$ref":"#/$defs/CartItem","description":"What was bought, as it was in the cart, with the id of the order."},"total":{"$ref":"#/$defs/Money","description":"What it cost, before vouchers."},"winnings":{"$ref":"#/$defs/Money","description":"What it has won so far."},"num_draws":{"type":"integer","description":"Draws that it is in; 0 for a membership.","minimum":0},"draws_left":{"type":"integer","description":"Draws that are still to come.","minimum":0},"next_draw_date":{"type":["string","null"],"$comment":"date-time","description":"When its next draw is, ISO 8601 in UTC; null when none is to come."},"starts_at":{"type":"string","description":"When a membership that follows another begins, ISO 8601 in UTC; left out where it began with the purchase.","$comment":"date-time"},"ends_at":{"type":"string","description":"When its last draw is, or when a membership ends, ISO 8601 in UTC.","$comment":"date-time"},"draws":{"type":"array","description":"Its draws, the first one first; in a receipt alone.","items":{"$ref":"#/$defs/OrderedDraw"}}}};
const schema34 = {"type":"string","enum":["upcoming_products","past_products"],"description":"Whether the draws of an order are still to come."};
const schema49 = {"type":"object","description":"A draw that an order is in.","x-chosen":true,"required":["name","draw_no","draw_date"],"properties":{"name":{"type":"string","description":"Name of the lottery or raffle."},"draw_no":{"type":"integer","description":"Number of the draw."},"draw_date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"}}};
const schema35 = {"type":"object","description":"An item of a cart.","x-chosen":true,"required":["id","product_type","lottery_key","name","logo","unit_price","quantity","total","recurring_purchase","cause_key","scheduled_purchase"],"properties":{"id":{"type":"string","description":"Id of the item."},"product_type":{"$ref":"#/$defs/CartProductType","description":"The type of product."},"lottery_key":{"type":"string","description":"Key of the product offer; for a voucher, of the promotion."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of the logo of the product offer; empty for a voucher."},"unit_price":{"$ref":"#/$defs/Money","description":"Price of one; below zero for a voucher that takes something off."},"quantity":{"type":"integer","description":"How many.","minimum":1},"total":{"$ref":"#/$defs/Money","description":"Price of all; below zero for a voucher that takes something off."},"recurring_purchase":{"$ref":"#/$defs/CartRecurringPurchase","description":"Whether it is bought repeatedly."},"cause_key":{"type":["string","null"],"description":"Key of the chosen cause; null when there is none."},"scheduled_purchase":{"anyOf":[{"$ref":"#/$defs/ScheduledPurchaseRef"},{"type":"null"}],"description":"Set when the item is bought later, as for a pre-order; else null."},"display_category":{"type":"string","description":"Category that the product offer is shown in; left out for a voucher."},"purchase_status":{"$ref":"#/$defs/PurchaseStatus","description":"Whether tickets of its draw can be bought, for a raffle ticket."},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won in its first draw; null when it is not announced."},"draw_no":{"type":"integer","description":"Number of the first draw it is in.","minimum":1},"draw_date":{"type":"string","description":"When that draw is drawn, ISO 8601 in UTC.","$comment":"date-time"},"draw_encoded_ids":{"type":"array","description":"Opaque ids of all draws it is in.","items":{"type":"string"}},"game_type":{"type":"string","description":"Key of the game type, for a lottery ticket."},"game_offer":{"type":"string","description":"Key of the game offer, for a lottery ticket."},"game_offer_name":{"type":"string","description":"Name of the game offer, for a lottery ticket."},"num_games":{"type":"integer","description":"Games on the ticket.","minimum":1},"num_draws":{"type":"integer","description":"Draws the ticket is in, each week.","minimum":1},"num_weeks":{"type":"integer","description":"Weeks the ticket runs.","minimum":1},"day":{"anyOf":[{"$ref":"#/$defs/Weekday"},{"type":"null"}],"description":"The chosen day; null when every draw is played."},"quickpick":{"type":"boolean","description":"Whether the shop picked the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimum_jackpot_amount":{"anyOf":[{"$ref":"#/$defs/MoneyAmount"},{"type":"null"}],"description":"Least jackpot for a repeated purchase; null when there is none."},"games":{"type":"array","description":"The games with their numbers.","items":{"$ref":"#/$defs/CartGame"}},"raffle_book_size":{"type":"integer","description":"Tickets in the chosen book, for a raffle ticket.","minimum":1},"num_raffle_tickets":{"type":"integer","description":"Tickets in all, for a raffle ticket.","minimum":1},"raffle_offer_key":{"type":"string","description":"Key of the chosen book, for a raffle ticket."},"syndicate_key":{"type":"string","description":"Key of the syndicate, for a share."},"syndicate_name":{"type":"string","description":"Name of the syndicate, for a share."},"syndicate_encoded_id":{"type":"string","description":"Opaque id of the syndicate in its draw, or id of the session of a lotto party, for a share."},"cost_per_share":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share."},"num_shares":{"type":"integer","description":"Shares bought.","minimum":1},"membership_tier":{"type":"string","description":"Key of the tier, for a membership."},"membership_period":{"type":"string","description":"The period paid for, for a membership."},"promotion_code":{"type":"string","description":"The promotion code, for a voucher."},"expires_at":{"type":"string","description":"Until when the voucher holds, ISO 8601 in UTC, for one that expires.","$comment":"date-time"}}};
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

const schema46 = {"type":"object","description":"One game on a ticket.","x-chosen":true,"required":["number_sets"],"properties":{"number_sets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}}}};
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
const err13 = {instancePath:instancePath+"/product_type",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/cause_key",schemaPath:"#/properties/cause_key/type",keyword:"type",params:{type: schema35.properties.cause_key.type},message:"must be string,null"};
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
const err22 = {instancePath:instancePath+"/scheduled_purchase/type",schemaPath:"#/$defs/ScheduledPurchaseRef/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/purchase_status",schemaPath:"#/$defs/PurchaseStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/next_draw_date",schemaPath:"#/properties/next_draw_date/type",keyword:"type",params:{type: schema33.properties.next_draw_date.type},message:"must be string,null"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"checkout_id":true,"status":true,"placed_at":true,"item":true,"total":true,"winnings":true,"num_draws":true,"draws_left":true,"next_draw_date":true,"starts_at":true,"ends_at":true,"draws":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.page_info === undefined) || (!(func0.call(data, "page_info")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page_info"},message:"must have required property '"+"page_info"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.page_info !== undefined && func0.call(data, "page_info")){
let data2 = data.page_info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.limit === undefined) || (!(func0.call(data2, "limit")))){
const err3 = {instancePath:instancePath+"/page_info",schemaPath:"#/$defs/PageInfo/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data2.offset === undefined) || (!(func0.call(data2, "offset")))){
const err4 = {instancePath:instancePath+"/page_info",schemaPath:"#/$defs/PageInfo/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data2.total === undefined) || (!(func0.call(data2, "total")))){
const err5 = {instancePath:instancePath+"/page_info",schemaPath:"#/$defs/PageInfo/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.limit !== undefined && func0.call(data2, "limit")){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/page_info/limit",schemaPath:"#/$defs/PageInfo/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/page_info/limit",schemaPath:"#/$defs/PageInfo/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data2.offset !== undefined && func0.call(data2, "offset")){
let data4 = data2.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/page_info/offset",schemaPath:"#/$defs/PageInfo/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/page_info/offset",schemaPath:"#/$defs/PageInfo/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.total !== undefined && func0.call(data2, "total")){
let data5 = data2.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/page_info/total",schemaPath:"#/$defs/PageInfo/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/page_info/total",schemaPath:"#/$defs/PageInfo/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err12 = {instancePath:instancePath+"/page_info",schemaPath:"#/$defs/PageInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"result":true,"page_info":true},"dynamicProps":false,"dynamicItems":false};

export const ordersRecommendedAnswer = validate36;
const schema51 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The recommendations, the best first.","items":{"$ref":"#/$defs/RecommendedOrder"}}}};
const schema52 = {"type":"object","description":"Something that the customer could buy next.","x-chosen":true,"required":["reason","lottery_key","name","logo","draw_date","prize_pool","request","total"],"properties":{"reason":{"type":"string","enum":["played_before","popular"],"description":"Why it is recommended."},"lottery_key":{"type":"string","description":"Key of the product offer."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of the logo of the product offer."},"draw_date":{"type":["string","null"],"$comment":"date-time","description":"When its next draw is, ISO 8601 in UTC; null when it has none."},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won in that draw; null when it is not known."},"request":{"$ref":"#/$defs/CartItemChoice","description":"What to put into a cart to buy it."},"total":{"$ref":"#/$defs/Money","description":"What that costs."}}};
const schema53 = {"type":"object","description":"What to put into a cart: as it is asked for, but with room for what is not known here.","x-chosen":true,"required":["product_type","lottery_key"],"properties":{"product_type":{"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership"],"description":"The type of product; shares of a lotto party have the key of its lottery."},"lottery_key":{"type":"string","description":"Key of the product offer."},"game_type":{"type":"string","description":"Key of the game type; 'standard' when left out."},"game_offer":{"type":"string","description":"Key of the game offer; the default one when left out."},"games":{"type":"array","description":"The games with their numbers; left out, quickpick fills them.","items":{"$ref":"#/$defs/CartGame"}},"num_games":{"type":"integer","description":"Count of games; needed when the games are left out.","minimum":1},"num_draws":{"type":"integer","description":"Consecutive draws to play, 1 when left out.","minimum":1},"num_weeks":{"type":"integer","description":"Weeks to play, 1 when left out.","minimum":1},"draw_no":{"type":"integer","description":"Number of the draw to start with; the next one on sale when left out.","minimum":1},"day":{"$ref":"#/$defs/Weekday","description":"The chosen day, where a lottery has selectable days."},"cause_key":{"type":"string","description":"Key of the chosen cause, where the offer lets one choose."},"quickpick":{"type":"boolean","description":"Whether the shop picks the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimum_jackpot_amount":{"$ref":"#/$defs/MoneyAmount","description":"Least jackpot for a repeated purchase."},"recurring_purchase":{"$ref":"#/$defs/RecurringPurchaseChoice","description":"Whether to buy it repeatedly."},"affiliate_code":{"type":"string","description":"Code of the affiliate that the visitor came from."},"quantity":{"type":"integer","description":"How many, 1 when left out; for raffle tickets, the count of books.","minimum":1,"maximum":100},"raffle_offer_key":{"type":"string","description":"Key of the book, for raffle tickets."},"syndicate_encoded_id":{"type":"string","description":"Opaque id of the syndicate in its draw, for shares."},"num_shares":{"type":"integer","description":"Count of shares, 1 when left out.","minimum":1},"membership_tier":{"type":"string","description":"Key of the tier, for a membership."},"membership_period":{"type":"string","description":"The period paid for, for a membership."},"syndicate_key":{"type":"string","description":"Key of the syndicate, for shares; without an id, the next draw with shares on sale."}}};
const schema56 = {"type":"object","description":"The choice of a repeated purchase.","x-chosen":true,"required":["type","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"enabled":{"type":"boolean","description":"Whether to repeat it."}}};

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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"type":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.product_type !== undefined && func0.call(data, "product_type")){
let data0 = data.product_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/product_type",schemaPath:"#/properties/product_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "lottery_ticket") || (data0 === "multi_draw_ticket")) || (data0 === "raffle_ticket")) || (data0 === "syndicate_share")) || (data0 === "social_syndicate_share")) || (data0 === "membership"))){
const err3 = {instancePath:instancePath+"/product_type",schemaPath:"#/properties/product_type/enum",keyword:"enum",params:{allowedValues: schema53.properties.product_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
if(typeof data.lottery_key !== "string"){
const err4 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.game_type !== undefined && func0.call(data, "game_type")){
if(typeof data.game_type !== "string"){
const err5 = {instancePath:instancePath+"/game_type",schemaPath:"#/properties/game_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.game_offer !== undefined && func0.call(data, "game_offer")){
if(typeof data.game_offer !== "string"){
const err6 = {instancePath:instancePath+"/game_offer",schemaPath:"#/properties/game_offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
const err7 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.num_games !== undefined && func0.call(data, "num_games")){
let data6 = data.num_games;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_draws !== undefined && func0.call(data, "num_draws")){
let data7 = data.num_draws;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/num_draws",schemaPath:"#/properties/num_draws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_weeks !== undefined && func0.call(data, "num_weeks")){
let data8 = data.num_weeks;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/num_weeks",schemaPath:"#/properties/num_weeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data9 = data.draw_no;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err14 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err15 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.day !== undefined && func0.call(data, "day")){
let data10 = data.day;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((data10 === "mon") || (data10 === "tue")) || (data10 === "wed")) || (data10 === "thu")) || (data10 === "fri")) || (data10 === "sat")) || (data10 === "sun"))){
const err17 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.cause_key !== undefined && func0.call(data, "cause_key")){
if(typeof data.cause_key !== "string"){
const err18 = {instancePath:instancePath+"/cause_key",schemaPath:"#/properties/cause_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.quickpick !== undefined && func0.call(data, "quickpick")){
if(typeof data.quickpick !== "boolean"){
const err19 = {instancePath:instancePath+"/quickpick",schemaPath:"#/properties/quickpick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.favourite !== undefined && func0.call(data, "favourite")){
if(typeof data.favourite !== "boolean"){
const err20 = {instancePath:instancePath+"/favourite",schemaPath:"#/properties/favourite/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.minimum_jackpot_amount !== undefined && func0.call(data, "minimum_jackpot_amount")){
let data14 = data.minimum_jackpot_amount;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err21 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err22 = {instancePath:instancePath+"/minimum_jackpot_amount",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate41(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.affiliate_code !== undefined && func0.call(data, "affiliate_code")){
if(typeof data.affiliate_code !== "string"){
const err23 = {instancePath:instancePath+"/affiliate_code",schemaPath:"#/properties/affiliate_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.quantity !== undefined && func0.call(data, "quantity")){
let data17 = data.quantity;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err24 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
const err25 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err26 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.raffle_offer_key !== undefined && func0.call(data, "raffle_offer_key")){
if(typeof data.raffle_offer_key !== "string"){
const err27 = {instancePath:instancePath+"/raffle_offer_key",schemaPath:"#/properties/raffle_offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.syndicate_encoded_id !== undefined && func0.call(data, "syndicate_encoded_id")){
if(typeof data.syndicate_encoded_id !== "string"){
const err28 = {instancePath:instancePath+"/syndicate_encoded_id",schemaPath:"#/properties/syndicate_encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.num_shares !== undefined && func0.call(data, "num_shares")){
let data20 = data.num_shares;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err29 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err30 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.membership_tier !== undefined && func0.call(data, "membership_tier")){
if(typeof data.membership_tier !== "string"){
const err31 = {instancePath:instancePath+"/membership_tier",schemaPath:"#/properties/membership_tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.membership_period !== undefined && func0.call(data, "membership_period")){
if(typeof data.membership_period !== "string"){
const err32 = {instancePath:instancePath+"/membership_period",schemaPath:"#/properties/membership_period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.syndicate_key !== undefined && func0.call(data, "syndicate_key")){
if(typeof data.syndicate_key !== "string"){
const err33 = {instancePath:instancePath+"/syndicate_key",schemaPath:"#/properties/syndicate_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"product_type":true,"lottery_key":true,"game_type":true,"game_offer":true,"games":true,"num_games":true,"num_draws":true,"num_weeks":true,"draw_no":true,"day":true,"cause_key":true,"quickpick":true,"favourite":true,"minimum_jackpot_amount":true,"recurring_purchase":true,"affiliate_code":true,"quantity":true,"raffle_offer_key":true,"syndicate_encoded_id":true,"num_shares":true,"membership_tier":true,"membership_period":true,"syndicate_key":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
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
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.draw_date === undefined) || (!(func0.call(data, "draw_date")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_date"},message:"must have required property '"+"draw_date"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.prize_pool === undefined) || (!(func0.call(data, "prize_pool")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_pool"},message:"must have required property '"+"prize_pool"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.request === undefined) || (!(func0.call(data, "request")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
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
if(data.reason !== undefined && func0.call(data, "reason")){
let data0 = data.reason;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data0 === "played_before") || (data0 === "popular"))){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema52.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
if(typeof data.lottery_key !== "string"){
const err10 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err12 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.draw_date !== undefined && func0.call(data, "draw_date")){
let data4 = data.draw_date;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/draw_date",schemaPath:"#/properties/draw_date/type",keyword:"type",params:{type: schema52.properties.draw_date.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.prize_pool !== undefined && func0.call(data, "prize_pool")){
let data5 = data.prize_pool;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
if(!(validate24(data5, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.amount = true;
props0.currency = true;
}
const _errs16 = errors;
if(data5 !== null){
const err14 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate39(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined && func0.call(data, "total")){
if(!(validate24(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"reason":true,"lottery_key":true,"name":true,"logo":true,"draw_date":true,"prize_pool":true,"request":true,"total":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate36.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const ordersGetAnswer = validate46;
const schema58 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Order","description":"The order."}}};
const schema59 = {"type":"object","description":"Something that was bought, with what has come of it.","x-chosen":true,"required":["summary","replay"],"properties":{"summary":{"$ref":"#/$defs/OrderSummary","description":"The order in short."},"replay":{"$ref":"#/$defs/CartItemChoice","description":"What to put into a cart to buy the same again, from the next draw on."},"lines":{"type":"array","description":"Its tickets, one a draw, the first draw first; only with show_details.","items":{"$ref":"#/$defs/OrderLine"}}}};
const schema60 = {"type":"object","description":"A ticket in one draw.","x-chosen":true,"required":["order_id","offer_key","offer_name","draw_no","draw_date","draw_status","status","winning_numbers","winning_tickets","games","ticket_numbers","prizes","share","winnings"],"properties":{"order_id":{"type":"string","description":"Id of the order."},"offer_key":{"type":"string","description":"Key of the product offer whose draw it is."},"offer_name":{"type":"string","description":"Name of that offer."},"draw_no":{"type":"integer","description":"Number of the draw.","minimum":1},"draw_date":{"type":"string","description":"When the draw is, ISO 8601 in UTC.","$comment":"date-time"},"draw_status":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"status":{"$ref":"#/$defs/OrderLineStatus","description":"What has come of the ticket."},"game_type":{"type":["string","null"],"description":"Key of the game type of a lottery ticket, null for anything else."},"winning_numbers":{"type":"array","description":"The numbers drawn, by number set; empty for a raffle, and until it is drawn.","items":{"$ref":"#/$defs/DrawnNumbers"}},"winning_tickets":{"type":"array","description":"The winning ticket numbers of a raffle, the first prize first.","items":{"type":"string"}},"games":{"type":"array","description":"The games of the ticket; those of the whole syndicate for shares.","items":{"$ref":"#/$defs/PlayedGame"}},"ticket_numbers":{"type":"array","description":"The ticket numbers, for a raffle.","items":{"type":"string"}},"prizes":{"type":"array","description":"What it has won, the best first; for shares, what the whole syndicate has won.","items":{"$ref":"#/$defs/WonPrize"}},"share":{"anyOf":[{"$ref":"#/$defs/SyndicatePart"},{"type":"null"}],"description":"The part of a syndicate, for shares; else null."},"winnings":{"$ref":"#/$defs/Money","description":"What it has won for the customer, as it was paid into the wallet."}}};
const schema61 = {"type":"string","enum":["OPEN","DRAW_CLOSED","DRAWN","SCORED","PAID","EMAILED","CAPPED"],"description":"How far a draw has come."};
const schema62 = {"type":"string","enum":["pending","won","lost"],"description":"What has come of a ticket in a draw."};
const schema63 = {"type":"object","description":"Numbers drawn of one set.","x-chosen":true,"required":["key","name","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"name":{"type":"string","description":"Name of the number set."},"numbers":{"type":"array","description":"The numbers, in drawn order.","items":{"type":"integer"}},"ordered":{"type":"boolean","description":"Whether each number counts in its place alone; left out, in any place."}}};
const schema68 = {"type":"object","description":"A part of a syndicate.","x-chosen":true,"required":["name","num_shares","total_shares"],"properties":{"name":{"type":"string","description":"Name of the syndicate."},"num_shares":{"type":"integer","description":"Shares of the customer.","minimum":1},"total_shares":{"type":"integer","description":"Shares in all.","minimum":1}}};
const schema64 = {"type":"object","description":"A game on a ticket, with what it has hit.","x-chosen":true,"required":["number_sets","hits","prize"],"properties":{"number_sets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}},"hits":{"type":"array","description":"Which of them were drawn, by set of the draw; empty until it is drawn.","items":{"$ref":"#/$defs/NumberGroup"}},"prize":{"$ref":"#/$defs/Money","description":"What it has won."}}};

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
if((data.hits === undefined) || (!(func0.call(data, "hits")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.prize === undefined) || (!(func0.call(data, "prize")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const err3 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data1.numbers === undefined) || (!(func0.call(data1, "numbers")))){
const err4 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.key !== undefined && func0.call(data1, "key")){
if(typeof data1.key !== "string"){
const err5 = {instancePath:instancePath+"/number_sets/" + i0+"/key",schemaPath:"#/$defs/NumberGroup/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath:instancePath+"/number_sets/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/NumberGroup/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err7 = {instancePath:instancePath+"/number_sets/" + i0+"/numbers",schemaPath:"#/$defs/NumberGroup/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err8 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath:instancePath+"/number_sets",schemaPath:"#/properties/number_sets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hits !== undefined && func0.call(data, "hits")){
let data5 = data.hits;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.key === undefined) || (!(func0.call(data6, "key")))){
const err10 = {instancePath:instancePath+"/hits/" + i2,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data6.numbers === undefined) || (!(func0.call(data6, "numbers")))){
const err11 = {instancePath:instancePath+"/hits/" + i2,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.key !== undefined && func0.call(data6, "key")){
if(typeof data6.key !== "string"){
const err12 = {instancePath:instancePath+"/hits/" + i2+"/key",schemaPath:"#/$defs/NumberGroup/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.numbers !== undefined && func0.call(data6, "numbers")){
let data8 = data6.numbers;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/hits/" + i2+"/numbers/" + i3,schemaPath:"#/$defs/NumberGroup/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err14 = {instancePath:instancePath+"/hits/" + i2+"/numbers",schemaPath:"#/$defs/NumberGroup/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err15 = {instancePath:instancePath+"/hits/" + i2,schemaPath:"#/$defs/NumberGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.prize !== undefined && func0.call(data, "prize")){
if(!(validate24(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"number_sets":true,"hits":true,"prize":true},"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","description":"A division that a ticket is in.","x-chosen":true,"required":["division","name","count","prize"],"properties":{"division":{"type":"integer","description":"Number of the division.","minimum":1},"name":{"type":"string","description":"Name of the division."},"count":{"type":"integer","description":"How often it was won.","minimum":1},"prize":{"$ref":"#/$defs/Money","description":"What is paid for one."}}};

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
if((data.division === undefined) || (!(func0.call(data, "division")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "division"},message:"must have required property '"+"division"+"'"};
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
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.prize === undefined) || (!(func0.call(data, "prize")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.division !== undefined && func0.call(data, "division")){
let data0 = data.division;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/division",schemaPath:"#/properties/division/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/division",schemaPath:"#/properties/division/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.count !== undefined && func0.call(data, "count")){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.prize !== undefined && func0.call(data, "prize")){
if(!(validate24(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"division":true,"name":true,"count":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.order_id === undefined) || (!(func0.call(data, "order_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_id"},message:"must have required property '"+"order_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.offer_key === undefined) || (!(func0.call(data, "offer_key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offer_key"},message:"must have required property '"+"offer_key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.offer_name === undefined) || (!(func0.call(data, "offer_name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offer_name"},message:"must have required property '"+"offer_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.draw_no === undefined) || (!(func0.call(data, "draw_no")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_no"},message:"must have required property '"+"draw_no"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.draw_date === undefined) || (!(func0.call(data, "draw_date")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_date"},message:"must have required property '"+"draw_date"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.draw_status === undefined) || (!(func0.call(data, "draw_status")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_status"},message:"must have required property '"+"draw_status"+"'"};
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
if((data.winning_numbers === undefined) || (!(func0.call(data, "winning_numbers")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winning_numbers"},message:"must have required property '"+"winning_numbers"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.winning_tickets === undefined) || (!(func0.call(data, "winning_tickets")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winning_tickets"},message:"must have required property '"+"winning_tickets"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.games === undefined) || (!(func0.call(data, "games")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.ticket_numbers === undefined) || (!(func0.call(data, "ticket_numbers")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket_numbers"},message:"must have required property '"+"ticket_numbers"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.prizes === undefined) || (!(func0.call(data, "prizes")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prizes"},message:"must have required property '"+"prizes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.share === undefined) || (!(func0.call(data, "share")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.winnings === undefined) || (!(func0.call(data, "winnings")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winnings"},message:"must have required property '"+"winnings"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.order_id !== undefined && func0.call(data, "order_id")){
if(typeof data.order_id !== "string"){
const err14 = {instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.offer_key !== undefined && func0.call(data, "offer_key")){
if(typeof data.offer_key !== "string"){
const err15 = {instancePath:instancePath+"/offer_key",schemaPath:"#/properties/offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.offer_name !== undefined && func0.call(data, "offer_name")){
if(typeof data.offer_name !== "string"){
const err16 = {instancePath:instancePath+"/offer_name",schemaPath:"#/properties/offer_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data3 = data.draw_no;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.draw_date !== undefined && func0.call(data, "draw_date")){
if(typeof data.draw_date !== "string"){
const err19 = {instancePath:instancePath+"/draw_date",schemaPath:"#/properties/draw_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.draw_status !== undefined && func0.call(data, "draw_status")){
let data5 = data.draw_status;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/draw_status",schemaPath:"#/$defs/DrawStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((data5 === "OPEN") || (data5 === "DRAW_CLOSED")) || (data5 === "DRAWN")) || (data5 === "SCORED")) || (data5 === "PAID")) || (data5 === "EMAILED")) || (data5 === "CAPPED"))){
const err21 = {instancePath:instancePath+"/draw_status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema61.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data6 = data.status;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderLineStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data6 === "pending") || (data6 === "won")) || (data6 === "lost"))){
const err23 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderLineStatus/enum",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.game_type !== undefined && func0.call(data, "game_type")){
let data7 = data.game_type;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/game_type",schemaPath:"#/properties/game_type/type",keyword:"type",params:{type: schema60.properties.game_type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.winning_numbers !== undefined && func0.call(data, "winning_numbers")){
let data8 = data.winning_numbers;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.key === undefined) || (!(func0.call(data9, "key")))){
const err25 = {instancePath:instancePath+"/winning_numbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data9.name === undefined) || (!(func0.call(data9, "name")))){
const err26 = {instancePath:instancePath+"/winning_numbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data9.numbers === undefined) || (!(func0.call(data9, "numbers")))){
const err27 = {instancePath:instancePath+"/winning_numbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.key !== undefined && func0.call(data9, "key")){
if(typeof data9.key !== "string"){
const err28 = {instancePath:instancePath+"/winning_numbers/" + i0+"/key",schemaPath:"#/$defs/DrawnNumbers/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.name !== undefined && func0.call(data9, "name")){
if(typeof data9.name !== "string"){
const err29 = {instancePath:instancePath+"/winning_numbers/" + i0+"/name",schemaPath:"#/$defs/DrawnNumbers/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.numbers !== undefined && func0.call(data9, "numbers")){
let data12 = data9.numbers;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err30 = {instancePath:instancePath+"/winning_numbers/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/DrawnNumbers/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err31 = {instancePath:instancePath+"/winning_numbers/" + i0+"/numbers",schemaPath:"#/$defs/DrawnNumbers/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.ordered !== undefined && func0.call(data9, "ordered")){
if(typeof data9.ordered !== "boolean"){
const err32 = {instancePath:instancePath+"/winning_numbers/" + i0+"/ordered",schemaPath:"#/$defs/DrawnNumbers/properties/ordered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err33 = {instancePath:instancePath+"/winning_numbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/winning_numbers",schemaPath:"#/properties/winning_numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.winning_tickets !== undefined && func0.call(data, "winning_tickets")){
let data15 = data.winning_tickets;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
const err35 = {instancePath:instancePath+"/winning_tickets/" + i2,schemaPath:"#/properties/winning_tickets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/winning_tickets",schemaPath:"#/properties/winning_tickets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.games !== undefined && func0.call(data, "games")){
let data17 = data.games;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validate51(data17[i3], {instancePath:instancePath+"/games/" + i3,parentData:data17,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.ticket_numbers !== undefined && func0.call(data, "ticket_numbers")){
let data19 = data.ticket_numbers;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(typeof data19[i4] !== "string"){
const err38 = {instancePath:instancePath+"/ticket_numbers/" + i4,schemaPath:"#/properties/ticket_numbers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/ticket_numbers",schemaPath:"#/properties/ticket_numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.prizes !== undefined && func0.call(data, "prizes")){
let data21 = data.prizes;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
if(!(validate54(data21[i5], {instancePath:instancePath+"/prizes/" + i5,parentData:data21,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/prizes",schemaPath:"#/properties/prizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.share !== undefined && func0.call(data, "share")){
let data23 = data.share;
const _errs52 = errors;
let valid17 = false;
const _errs53 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if((data23.name === undefined) || (!(func0.call(data23, "name")))){
const err41 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/SyndicatePart/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((data23.num_shares === undefined) || (!(func0.call(data23, "num_shares")))){
const err42 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/SyndicatePart/required",keyword:"required",params:{missingProperty: "num_shares"},message:"must have required property '"+"num_shares"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((data23.total_shares === undefined) || (!(func0.call(data23, "total_shares")))){
const err43 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/SyndicatePart/required",keyword:"required",params:{missingProperty: "total_shares"},message:"must have required property '"+"total_shares"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data23.name !== undefined && func0.call(data23, "name")){
if(typeof data23.name !== "string"){
const err44 = {instancePath:instancePath+"/share/name",schemaPath:"#/$defs/SyndicatePart/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data23.num_shares !== undefined && func0.call(data23, "num_shares")){
let data25 = data23.num_shares;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err45 = {instancePath:instancePath+"/share/num_shares",schemaPath:"#/$defs/SyndicatePart/properties/num_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
const err46 = {instancePath:instancePath+"/share/num_shares",schemaPath:"#/$defs/SyndicatePart/properties/num_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data23.total_shares !== undefined && func0.call(data23, "total_shares")){
let data26 = data23.total_shares;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err47 = {instancePath:instancePath+"/share/total_shares",schemaPath:"#/$defs/SyndicatePart/properties/total_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err48 = {instancePath:instancePath+"/share/total_shares",schemaPath:"#/$defs/SyndicatePart/properties/total_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/SyndicatePart/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid0 = _errs53 === errors;
valid17 = valid17 || _valid0;
if(_valid0){
var props0 = {};
props0.name = true;
props0.num_shares = true;
props0.total_shares = true;
}
const _errs63 = errors;
if(data23 !== null){
const err50 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs63 === errors;
valid17 = valid17 || _valid0;
if(!valid17){
const err51 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.winnings !== undefined && func0.call(data, "winnings")){
if(!(validate24(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"order_id":true,"offer_key":true,"offer_name":true,"draw_no":true,"draw_date":true,"draw_status":true,"status":true,"game_type":true,"winning_numbers":true,"winning_tickets":true,"games":true,"ticket_numbers":true,"prizes":true,"share":true,"winnings":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.summary === undefined) || (!(func0.call(data, "summary")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.replay === undefined) || (!(func0.call(data, "replay")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replay"},message:"must have required property '"+"replay"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(!(validate22(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.replay !== undefined && func0.call(data, "replay")){
if(!(validate39(data.replay, {instancePath:instancePath+"/replay",parentData:data,parentDataProperty:"replay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data2 = data.lines;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50(data2[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"summary":true,"replay":true,"lines":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate47(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const drawsPastCustomerAnswer = validate60;
const schema69 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The draws.","items":{"$ref":"#/$defs/CustomerPastDraw"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};
const schema70 = {"type":"object","description":"A past draw with what the customer had in it.","x-chosen":true,"required":["draw","order_ids","winnings"],"properties":{"draw":{"$ref":"#/$defs/PastDraw","description":"The draw."},"order_ids":{"type":"array","description":"Ids of the orders that were in it.","items":{"type":"string"}},"winnings":{"$ref":"#/$defs/Money","description":"What the customer has won in it."}}};
const schema71 = {"type":"object","description":"A draw that is over, in short.","x-chosen":true,"required":["offer_key","offer_name","offer_url","logo","category","name","draw_no","date","day","status","prize_pool","title","winning_numbers","winning_tickets","num_winners","jackpot_won","winners"],"properties":{"offer_key":{"type":"string","description":"Key of the product offer."},"offer_name":{"type":"string","description":"Name of the product offer."},"offer_url":{"type":"string","description":"Path segment of the pages of the offer."},"logo":{"type":"string","description":"File name of the logo of the offer."},"category":{"$ref":"#/$defs/DrawCategory","description":"The category of the draw."},"name":{"type":"string","description":"Name of the draw: for a giveaway that of the giveaway, else that of the offer."},"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway, for a giveaway."},"draw_no":{"type":"integer","description":"Number of the draw.","minimum":1},"date":{"type":"string","description":"When it was drawn, ISO 8601 in UTC.","$comment":"date-time"},"day":{"$ref":"#/$defs/Weekday","description":"Day of the week of the draw, in the time zone of the shop."},"status":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"The jackpot or the value of the first prize."},"title":{"type":["string","null"],"description":"What could be won, for a raffle; else null."},"winning_numbers":{"type":"array","description":"The numbers drawn, by number set; empty for raffles and giveaways.","items":{"$ref":"#/$defs/DrawnNumbers"}},"winning_tickets":{"type":"array","description":"The winning ticket numbers, the first prize first; empty for lotteries.","items":{"type":"string"}},"num_winners":{"type":"integer","description":"Count of winners in all divisions.","minimum":0},"first_prize_winners":{"type":"integer","description":"Count of winners of the first prize; left out where it is not known.","minimum":0},"jackpot_won":{"type":"boolean","description":"Whether the first prize was won."},"winners":{"type":"array","description":"Up to three winners who agreed to be named, the largest prize first.","items":{"$ref":"#/$defs/DrawWinner"},"maxItems":3}}};
const schema72 = {"type":"string","x-chosen":true,"enum":["lottery","raffle","giveaway"],"description":"The category of a draw."};
const schema76 = {"type":"object","description":"A winner.","x-chosen":true,"required":["name","place","division","prize_title","prize"],"properties":{"name":{"type":"string","description":"First name and initial."},"place":{"type":"string","description":"Where the winner comes from."},"division":{"type":"integer","description":"The division won, 1 being the first prize.","minimum":1},"prize_title":{"type":"string","description":"What was won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."}}};

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
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.division === undefined) || (!(func0.call(data, "division")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "division"},message:"must have required property '"+"division"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.prize_title === undefined) || (!(func0.call(data, "prize_title")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_title"},message:"must have required property '"+"prize_title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.prize === undefined) || (!(func0.call(data, "prize")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
if(data.place !== undefined && func0.call(data, "place")){
if(typeof data.place !== "string"){
const err6 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.division !== undefined && func0.call(data, "division")){
let data2 = data.division;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/division",schemaPath:"#/properties/division/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/division",schemaPath:"#/properties/division/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.prize_title !== undefined && func0.call(data, "prize_title")){
if(typeof data.prize_title !== "string"){
const err9 = {instancePath:instancePath+"/prize_title",schemaPath:"#/properties/prize_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prize !== undefined && func0.call(data, "prize")){
if(!(validate24(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"name":true,"place":true,"division":true,"prize_title":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.offer_key === undefined) || (!(func0.call(data, "offer_key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offer_key"},message:"must have required property '"+"offer_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.offer_name === undefined) || (!(func0.call(data, "offer_name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offer_name"},message:"must have required property '"+"offer_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.offer_url === undefined) || (!(func0.call(data, "offer_url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offer_url"},message:"must have required property '"+"offer_url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.category === undefined) || (!(func0.call(data, "category")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.draw_no === undefined) || (!(func0.call(data, "draw_no")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_no"},message:"must have required property '"+"draw_no"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.date === undefined) || (!(func0.call(data, "date")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.day === undefined) || (!(func0.call(data, "day")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.prize_pool === undefined) || (!(func0.call(data, "prize_pool")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_pool"},message:"must have required property '"+"prize_pool"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.winning_numbers === undefined) || (!(func0.call(data, "winning_numbers")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winning_numbers"},message:"must have required property '"+"winning_numbers"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.winning_tickets === undefined) || (!(func0.call(data, "winning_tickets")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winning_tickets"},message:"must have required property '"+"winning_tickets"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.num_winners === undefined) || (!(func0.call(data, "num_winners")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_winners"},message:"must have required property '"+"num_winners"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.jackpot_won === undefined) || (!(func0.call(data, "jackpot_won")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jackpot_won"},message:"must have required property '"+"jackpot_won"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.winners === undefined) || (!(func0.call(data, "winners")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winners"},message:"must have required property '"+"winners"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.offer_key !== undefined && func0.call(data, "offer_key")){
if(typeof data.offer_key !== "string"){
const err17 = {instancePath:instancePath+"/offer_key",schemaPath:"#/properties/offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.offer_name !== undefined && func0.call(data, "offer_name")){
if(typeof data.offer_name !== "string"){
const err18 = {instancePath:instancePath+"/offer_name",schemaPath:"#/properties/offer_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.offer_url !== undefined && func0.call(data, "offer_url")){
if(typeof data.offer_url !== "string"){
const err19 = {instancePath:instancePath+"/offer_url",schemaPath:"#/properties/offer_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err20 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.category !== undefined && func0.call(data, "category")){
let data4 = data.category;
if(typeof data4 !== "string"){
const err21 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/DrawCategory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data4 === "lottery") || (data4 === "raffle")) || (data4 === "giveaway"))){
const err22 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/DrawCategory/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.giveaway_type !== undefined && func0.call(data, "giveaway_type")){
let data6 = data.giveaway_type;
if(typeof data6 !== "string"){
const err24 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data6 === "daily") || (data6 === "major")) || (data6 === "monthly")) || (data6 === "preview")) || (data6 === "special"))){
const err25 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/enum",keyword:"enum",params:{allowedValues: schema71.properties.giveaway_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data7 = data.draw_no;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err26 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.date !== undefined && func0.call(data, "date")){
if(typeof data.date !== "string"){
const err28 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.day !== undefined && func0.call(data, "day")){
let data9 = data.day;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((((data9 === "mon") || (data9 === "tue")) || (data9 === "wed")) || (data9 === "thu")) || (data9 === "fri")) || (data9 === "sat")) || (data9 === "sun"))){
const err30 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data10 = data.status;
if(typeof data10 !== "string"){
const err31 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((((data10 === "OPEN") || (data10 === "DRAW_CLOSED")) || (data10 === "DRAWN")) || (data10 === "SCORED")) || (data10 === "PAID")) || (data10 === "EMAILED")) || (data10 === "CAPPED"))){
const err32 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema61.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.prize_pool !== undefined && func0.call(data, "prize_pool")){
let data11 = data.prize_pool;
const _errs30 = errors;
let valid4 = false;
const _errs31 = errors;
if(!(validate24(data11, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs31 === errors;
valid4 = valid4 || _valid0;
if(_valid0){
var props0 = {};
props0.amount = true;
props0.currency = true;
}
const _errs32 = errors;
if(data11 !== null){
const err33 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err34 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data12 = data.title;
if((typeof data12 !== "string") && (data12 !== null)){
const err35 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema71.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.winning_numbers !== undefined && func0.call(data, "winning_numbers")){
let data13 = data.winning_numbers;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.key === undefined) || (!(func0.call(data14, "key")))){
const err36 = {instancePath:instancePath+"/winning_numbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data14.name === undefined) || (!(func0.call(data14, "name")))){
const err37 = {instancePath:instancePath+"/winning_numbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data14.numbers === undefined) || (!(func0.call(data14, "numbers")))){
const err38 = {instancePath:instancePath+"/winning_numbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.key !== undefined && func0.call(data14, "key")){
if(typeof data14.key !== "string"){
const err39 = {instancePath:instancePath+"/winning_numbers/" + i0+"/key",schemaPath:"#/$defs/DrawnNumbers/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.name !== undefined && func0.call(data14, "name")){
if(typeof data14.name !== "string"){
const err40 = {instancePath:instancePath+"/winning_numbers/" + i0+"/name",schemaPath:"#/$defs/DrawnNumbers/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.numbers !== undefined && func0.call(data14, "numbers")){
let data17 = data14.numbers;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err41 = {instancePath:instancePath+"/winning_numbers/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/DrawnNumbers/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/winning_numbers/" + i0+"/numbers",schemaPath:"#/$defs/DrawnNumbers/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data14.ordered !== undefined && func0.call(data14, "ordered")){
if(typeof data14.ordered !== "boolean"){
const err43 = {instancePath:instancePath+"/winning_numbers/" + i0+"/ordered",schemaPath:"#/$defs/DrawnNumbers/properties/ordered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err44 = {instancePath:instancePath+"/winning_numbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err45 = {instancePath:instancePath+"/winning_numbers",schemaPath:"#/properties/winning_numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.winning_tickets !== undefined && func0.call(data, "winning_tickets")){
let data20 = data.winning_tickets;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(typeof data20[i2] !== "string"){
const err46 = {instancePath:instancePath+"/winning_tickets/" + i2,schemaPath:"#/properties/winning_tickets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err47 = {instancePath:instancePath+"/winning_tickets",schemaPath:"#/properties/winning_tickets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.num_winners !== undefined && func0.call(data, "num_winners")){
let data22 = data.num_winners;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err48 = {instancePath:instancePath+"/num_winners",schemaPath:"#/properties/num_winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err49 = {instancePath:instancePath+"/num_winners",schemaPath:"#/properties/num_winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.first_prize_winners !== undefined && func0.call(data, "first_prize_winners")){
let data23 = data.first_prize_winners;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err50 = {instancePath:instancePath+"/first_prize_winners",schemaPath:"#/properties/first_prize_winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err51 = {instancePath:instancePath+"/first_prize_winners",schemaPath:"#/properties/first_prize_winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.jackpot_won !== undefined && func0.call(data, "jackpot_won")){
if(typeof data.jackpot_won !== "boolean"){
const err52 = {instancePath:instancePath+"/jackpot_won",schemaPath:"#/properties/jackpot_won/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.winners !== undefined && func0.call(data, "winners")){
let data25 = data.winners;
if(Array.isArray(data25)){
if(data25.length > 3){
const err53 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
if(!(validate64(data25[i3], {instancePath:instancePath+"/winners/" + i3,parentData:data25,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err54 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"offer_key":true,"offer_name":true,"offer_url":true,"logo":true,"category":true,"name":true,"giveaway_type":true,"draw_no":true,"date":true,"day":true,"status":true,"prize_pool":true,"title":true,"winning_numbers":true,"winning_tickets":true,"num_winners":true,"first_prize_winners":true,"jackpot_won":true,"winners":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.draw === undefined) || (!(func0.call(data, "draw")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw"},message:"must have required property '"+"draw"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.order_ids === undefined) || (!(func0.call(data, "order_ids")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_ids"},message:"must have required property '"+"order_ids"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.winnings === undefined) || (!(func0.call(data, "winnings")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winnings"},message:"must have required property '"+"winnings"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.draw !== undefined && func0.call(data, "draw")){
if(!(validate62(data.draw, {instancePath:instancePath+"/draw",parentData:data,parentDataProperty:"draw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.order_ids !== undefined && func0.call(data, "order_ids")){
let data1 = data.order_ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/order_ids/" + i0,schemaPath:"#/properties/order_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/order_ids",schemaPath:"#/properties/order_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.winnings !== undefined && func0.call(data, "winnings")){
if(!(validate24(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"draw":true,"order_ids":true,"winnings":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.page_info === undefined) || (!(func0.call(data, "page_info")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page_info"},message:"must have required property '"+"page_info"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate61(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.page_info !== undefined && func0.call(data, "page_info")){
let data2 = data.page_info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.limit === undefined) || (!(func0.call(data2, "limit")))){
const err3 = {instancePath:instancePath+"/page_info",schemaPath:"#/$defs/PageInfo/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data2.offset === undefined) || (!(func0.call(data2, "offset")))){
const err4 = {instancePath:instancePath+"/page_info",schemaPath:"#/$defs/PageInfo/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data2.total === undefined) || (!(func0.call(data2, "total")))){
const err5 = {instancePath:instancePath+"/page_info",schemaPath:"#/$defs/PageInfo/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.limit !== undefined && func0.call(data2, "limit")){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/page_info/limit",schemaPath:"#/$defs/PageInfo/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/page_info/limit",schemaPath:"#/$defs/PageInfo/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data2.offset !== undefined && func0.call(data2, "offset")){
let data4 = data2.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/page_info/offset",schemaPath:"#/$defs/PageInfo/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/page_info/offset",schemaPath:"#/$defs/PageInfo/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.total !== undefined && func0.call(data2, "total")){
let data5 = data2.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/page_info/total",schemaPath:"#/$defs/PageInfo/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/page_info/total",schemaPath:"#/$defs/PageInfo/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err12 = {instancePath:instancePath+"/page_info",schemaPath:"#/$defs/PageInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"result":true,"page_info":true},"dynamicProps":false,"dynamicItems":false};

export const drawFullResultCustomerAnswer = validate70;
const schema78 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/CustomerDrawResult","description":"The result."}}};
const schema79 = {"type":"object","description":"The result of a draw with what the customer had in it.","x-chosen":true,"required":["result","lines","winnings"],"properties":{"result":{"$ref":"#/$defs/DrawResult","description":"The result."},"lines":{"type":"array","description":"The tickets of the customer; empty when there were none.","items":{"$ref":"#/$defs/OrderLine"}},"winnings":{"$ref":"#/$defs/Money","description":"What the customer has won in it."}}};
const schema80 = {"type":"object","description":"A draw that is over, with its divisions.","x-chosen":true,"required":["draw","divisions"],"properties":{"draw":{"$ref":"#/$defs/PastDraw","description":"The draw in short."},"divisions":{"type":"array","description":"The divisions, the first prize first.","items":{"$ref":"#/$defs/PrizeDivision"}}}};
const schema81 = {"type":"object","description":"A division of the prizes of a draw.","x-chosen":true,"required":["division","name","match","num_winners","prize"],"properties":{"division":{"type":"integer","description":"Number of the division, 1 being the first prize.","minimum":1},"name":{"type":"string","description":"Name of the division."},"match":{"type":"string","description":"What a winning ticket has."},"num_winners":{"type":"integer","description":"Count of winners; before the draw, of prizes to be won, 0 where nobody knows how many there will be.","minimum":0},"prize":{"$ref":"#/$defs/Money","description":"What each winner gets; for a division without a winner, what was to be won."}}};

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
if((data.division === undefined) || (!(func0.call(data, "division")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "division"},message:"must have required property '"+"division"+"'"};
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
if((data.match === undefined) || (!(func0.call(data, "match")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match"},message:"must have required property '"+"match"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.num_winners === undefined) || (!(func0.call(data, "num_winners")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_winners"},message:"must have required property '"+"num_winners"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.prize === undefined) || (!(func0.call(data, "prize")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.division !== undefined && func0.call(data, "division")){
let data0 = data.division;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/division",schemaPath:"#/properties/division/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/division",schemaPath:"#/properties/division/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.match !== undefined && func0.call(data, "match")){
if(typeof data.match !== "string"){
const err8 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.num_winners !== undefined && func0.call(data, "num_winners")){
let data3 = data.num_winners;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/num_winners",schemaPath:"#/properties/num_winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/num_winners",schemaPath:"#/properties/num_winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.prize !== undefined && func0.call(data, "prize")){
if(!(validate24(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"division":true,"name":true,"match":true,"num_winners":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.draw === undefined) || (!(func0.call(data, "draw")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw"},message:"must have required property '"+"draw"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.divisions === undefined) || (!(func0.call(data, "divisions")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "divisions"},message:"must have required property '"+"divisions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.draw !== undefined && func0.call(data, "draw")){
if(!(validate62(data.draw, {instancePath:instancePath+"/draw",parentData:data,parentDataProperty:"draw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.divisions !== undefined && func0.call(data, "divisions")){
let data1 = data.divisions;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate74(data1[i0], {instancePath:instancePath+"/divisions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/divisions",schemaPath:"#/properties/divisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"draw":true,"divisions":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.lines === undefined) || (!(func0.call(data, "lines")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},message:"must have required property '"+"lines"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.winnings === undefined) || (!(func0.call(data, "winnings")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winnings"},message:"must have required property '"+"winnings"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
if(!(validate72(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data1 = data.lines;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50(data1[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.winnings !== undefined && func0.call(data, "winnings")){
if(!(validate24(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"result":true,"lines":true,"winnings":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate71(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const scheduledPurchasesListAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The scheduled purchases.","items":{"$ref":"#/$defs/ScheduledPurchase"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"A purchase that happens later.","x-chosen":true,"required":["encoded_id","kind","status","item","amount","purchase_at","last_attempt_status","last_attempt","is_cancellable","default_fund","checkout_id","created_at"],"properties":{"encoded_id":{"type":"string","description":"Id of the scheduled purchase."},"kind":{"type":"string","enum":["scheduled_purchase","pre_order"],"description":"What it waits for: a date, or the sale of its draw."},"status":{"$ref":"#/$defs/ScheduledStatus","description":"Whether it will be bought, or was."},"item":{"$ref":"#/$defs/CartItem","description":"What will be bought, at the price of when it was ordered."},"amount":{"$ref":"#/$defs/Money","description":"What it will cost."},"purchase_at":{"type":["string","null"],"$comment":"date-time","description":"When it will be bought, or null when it will not be any more."},"last_attempt_status":{"anyOf":[{"$ref":"#/$defs/AttemptStatus"},{"type":"null"}],"description":"What came of the last attempt; null before the first."},"last_attempt":{"anyOf":[{"$ref":"#/$defs/RecurringAttempt"},{"type":"null"}],"description":"The last attempt, or null."},"is_cancellable":{"type":"boolean","description":"Whether it can still be cancelled."},"default_fund":{"$ref":"#/$defs/RecurringPurchaseMethod","description":"What it is paid with."},"checkout_id":{"type":"string","description":"Id of the purchase that it was ordered with."},"created_at":{"type":"string","$comment":"date-time","description":"When it was ordered."}}};
const schema34 = {"type":"string","enum":["scheduled_status_active","scheduled_status_cancelled"],"description":"Whether it will be bought, or was; a cancelled one never."};
const schema49 = {"type":"string","enum":["purchased","soft_failure","hard_failure"],"description":"What came of the last attempt: a soft failure is tried again, a hard one is not."};
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

const schema50 = {"type":"object","description":"An attempt to buy.","x-chosen":true,"required":["status","code","message","attempted_at","checkout_id"],"properties":{"status":{"$ref":"#/$defs/AttemptStatus","description":"What came of it."},"code":{"type":["string","null"],"description":"Code of what went wrong, or null."},"message":{"type":["string","null"],"description":"What went wrong, for the customer, or null."},"attempted_at":{"type":"string","$comment":"date-time","description":"When it was made."},"checkout_id":{"type":["string","null"],"description":"Id of the receipt, or null."}}};

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
if((data.attempted_at === undefined) || (!(func0.call(data, "attempted_at")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempted_at"},message:"must have required property '"+"attempted_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.checkout_id === undefined) || (!(func0.call(data, "checkout_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"};
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
if(data.attempted_at !== undefined && func0.call(data, "attempted_at")){
if(typeof data.attempted_at !== "string"){
const err9 = {instancePath:instancePath+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.checkout_id !== undefined && func0.call(data, "checkout_id")){
let data4 = data.checkout_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/checkout_id",schemaPath:"#/properties/checkout_id/type",keyword:"type",params:{type: schema50.properties.checkout_id.type},message:"must be string,null"};
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
validate34.evaluated = {"props":{"status":true,"code":true,"message":true,"attempted_at":true,"checkout_id":true},"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","description":"What recurring purchases are paid with.","x-chosen":true,"required":["kind","fund"],"properties":{"kind":{"$ref":"#/$defs/RecurringFundKind","description":"The kind; unfunded when what was chosen is gone."},"fund":{"anyOf":[{"$ref":"#/$defs/Fund"},{"type":"null"}],"description":"The saved fund, or null for the wallet."}}};
const schema53 = {"type":"string","enum":["unfunded","wallet","cc","paypal","bank"],"description":"What recurring purchases are paid with."};
const schema54 = {"type":"object","description":"A saved card, bank account or PayPal account; its full number is never kept.","x-chosen":true,"required":["customer_fund_id","type","brand","gateway_key","last_four","holder_name","expiry_month","expiry_year","is_expired","is_default","bank_type","bank_code","email","verification_status","created_at"],"properties":{"customer_fund_id":{"type":"string","description":"Id of the fund."},"type":{"$ref":"#/$defs/FundType","description":"What kind of thing it is."},"brand":{"$ref":"#/$defs/CardBrand","description":"The brand to show."},"gateway_key":{"anyOf":[{"$ref":"#/$defs/CardGatewayKey"},{"type":"null"}],"description":"The gateway that keeps it; null for a bank account."},"last_four":{"type":["string","null"],"description":"The last four digits of the card or account; null for PayPal."},"holder_name":{"type":"string","description":"Name of the card holder, the account or the PayPal user."},"expiry_month":{"type":["integer","null"],"description":"Month from 1 to 12 in which a card ends, or null."},"expiry_year":{"type":["integer","null"],"description":"Year in which a card ends, with four digits, or null."},"is_expired":{"type":"boolean","description":"Whether a card has ended."},"is_default":{"type":"boolean","description":"Whether it is paid with when nothing else is chosen."},"is_refused":{"type":"boolean","description":"Whether the last payment with it was refused because of it; left out where that is not known."},"bank_type":{"anyOf":[{"$ref":"#/$defs/BankCodeType"},{"type":"null"}],"description":"What the code of the bank is, or null."},"bank_code":{"type":["string","null"],"description":"The code of the bank, or null."},"email":{"type":["string","null"],"description":"The masked e-mail address of a PayPal account, or null."},"verification_status":{"$ref":"#/$defs/FundVerificationStatus","description":"Whether it is proven to be the customer's."},"created_at":{"type":"string","description":"When it was saved.","$comment":"date-time"}}};
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
const err21 = {instancePath:instancePath+"/gateway_key",schemaPath:"#/$defs/CardGatewayKey/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/last_four",schemaPath:"#/properties/last_four/type",keyword:"type",params:{type: schema54.properties.last_four.type},message:"must be string,null"};
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
const err26 = {instancePath:instancePath+"/expiry_month",schemaPath:"#/properties/expiry_month/type",keyword:"type",params:{type: schema54.properties.expiry_month.type},message:"must be integer,null"};
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
const err27 = {instancePath:instancePath+"/expiry_year",schemaPath:"#/properties/expiry_year/type",keyword:"type",params:{type: schema54.properties.expiry_year.type},message:"must be integer,null"};
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
const err32 = {instancePath:instancePath+"/bank_type",schemaPath:"#/$defs/BankCodeType/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/bank_code",schemaPath:"#/properties/bank_code/type",keyword:"type",params:{type: schema54.properties.bank_code.type},message:"must be string,null"};
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
const err38 = {instancePath:instancePath+"/verification_status",schemaPath:"#/$defs/FundVerificationStatus/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"customer_fund_id":true,"type":true,"brand":true,"gateway_key":true,"last_four":true,"holder_name":true,"expiry_month":true,"expiry_year":true,"is_expired":true,"is_default":true,"is_refused":true,"bank_type":true,"bank_code":true,"email":true,"verification_status":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.encoded_id === undefined) || (!(func0.call(data, "encoded_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encoded_id"},message:"must have required property '"+"encoded_id"+"'"};
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
if((data.purchase_at === undefined) || (!(func0.call(data, "purchase_at")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchase_at"},message:"must have required property '"+"purchase_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.last_attempt_status === undefined) || (!(func0.call(data, "last_attempt_status")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_attempt_status"},message:"must have required property '"+"last_attempt_status"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.last_attempt === undefined) || (!(func0.call(data, "last_attempt")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_attempt"},message:"must have required property '"+"last_attempt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.is_cancellable === undefined) || (!(func0.call(data, "is_cancellable")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_cancellable"},message:"must have required property '"+"is_cancellable"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.default_fund === undefined) || (!(func0.call(data, "default_fund")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_fund"},message:"must have required property '"+"default_fund"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.checkout_id === undefined) || (!(func0.call(data, "checkout_id")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.encoded_id !== undefined && func0.call(data, "encoded_id")){
if(typeof data.encoded_id !== "string"){
const err12 = {instancePath:instancePath+"/encoded_id",schemaPath:"#/properties/encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.purchase_at !== undefined && func0.call(data, "purchase_at")){
let data5 = data.purchase_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/purchase_at",schemaPath:"#/properties/purchase_at/type",keyword:"type",params:{type: schema33.properties.purchase_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.last_attempt_status !== undefined && func0.call(data, "last_attempt_status")){
let data6 = data.last_attempt_status;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/last_attempt_status",schemaPath:"#/$defs/AttemptStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data6 === "purchased") || (data6 === "soft_failure")) || (data6 === "hard_failure"))){
const err19 = {instancePath:instancePath+"/last_attempt_status",schemaPath:"#/$defs/AttemptStatus/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/last_attempt_status",schemaPath:"#/properties/last_attempt_status/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err21 = {instancePath:instancePath+"/last_attempt_status",schemaPath:"#/properties/last_attempt_status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.last_attempt !== undefined && func0.call(data, "last_attempt")){
let data7 = data.last_attempt;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(!(validate34(data7, {instancePath:instancePath+"/last_attempt",parentData:data,parentDataProperty:"last_attempt",rootData,dynamicAnchors}))){
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
props0.attempted_at = true;
props0.checkout_id = true;
}
const _errs24 = errors;
if(data7 !== null){
const err22 = {instancePath:instancePath+"/last_attempt",schemaPath:"#/properties/last_attempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err23 = {instancePath:instancePath+"/last_attempt",schemaPath:"#/properties/last_attempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.is_cancellable !== undefined && func0.call(data, "is_cancellable")){
if(typeof data.is_cancellable !== "boolean"){
const err24 = {instancePath:instancePath+"/is_cancellable",schemaPath:"#/properties/is_cancellable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.default_fund !== undefined && func0.call(data, "default_fund")){
if(!(validate36(data.default_fund, {instancePath:instancePath+"/default_fund",parentData:data,parentDataProperty:"default_fund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.checkout_id !== undefined && func0.call(data, "checkout_id")){
if(typeof data.checkout_id !== "string"){
const err25 = {instancePath:instancePath+"/checkout_id",schemaPath:"#/properties/checkout_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
if(typeof data.created_at !== "string"){
const err26 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate22.evaluated = {"props":{"encoded_id":true,"kind":true,"status":true,"item":true,"amount":true,"purchase_at":true,"last_attempt_status":true,"last_attempt":true,"is_cancellable":true,"default_fund":true,"checkout_id":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const scheduledPurchasesGetAnswer = validate41;
const schema60 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/ScheduledPurchase","description":"The scheduled purchase."}}};

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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const scheduledPurchasesCancelAnswer = validate43;
const schema61 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/ScheduledPurchase","description":"The scheduled purchase."}}};

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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


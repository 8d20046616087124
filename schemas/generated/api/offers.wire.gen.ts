// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const productOffersListAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The offers, in the order of the shop.","items":{"$ref":"#/$defs/ProductOffer"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"description":"Something the shop sells.","x-chosen":true,"anyOf":[{"$ref":"#/$defs/LotteryOffer"},{"$ref":"#/$defs/RaffleOffer"},{"$ref":"#/$defs/SyndicateOffer"},{"$ref":"#/$defs/MembershipOffer"}]};
const schema34 = {"type":"object","description":"A product offer of type lottery_ticket.","x-chosen":true,"required":["key","type","url","url_aliases","name","aliases","logo","availability","suspended","display_category","price_currency","causes","recurring_purchase","restrictions","draws","selectable_days","game_types"],"properties":{"key":{"type":"string","description":"Key of the offer, kebab-case."},"type":{"const":"lottery_ticket","description":"The type of product."},"url":{"type":"string","description":"Path segment of the pages of the offer."},"url_aliases":{"type":"array","description":"Other path segments, which redirect to the url.","items":{"type":"string"}},"name":{"type":"string","description":"Name of the offer."},"aliases":{"type":"array","description":"Other names that customers know it by.","items":{"type":"string"}},"logo":{"type":"string","description":"File name of the logo, such as golden-bay.svg."},"availability":{"type":"string","enum":["available","unavailable"],"description":"Whether the offer can be bought here and now."},"suspended":{"type":"boolean","description":"Whether sales are suspended for the moment."},"display_category":{"type":"string","enum":["lottery","raffle","syndicate","membership"],"description":"The part of the shop that shows it."},"price_currency":{"type":"string","description":"ISO 4217 code of the currency of all prices of the offer."},"causes":{"type":"array","description":"The causes that a purchase gives to or may choose from.","items":{"$ref":"#/$defs/CauseRef"}},"recurring_purchase":{"$ref":"#/$defs/RecurringOption","description":"Whether the offer can be bought repeatedly."},"restrictions":{"$ref":"#/$defs/OfferRestrictions","description":"Who may not buy it."},"draws":{"type":"array","description":"The coming draws on sale, the next one first.","items":{"$ref":"#/$defs/LotteryDraw"}},"selectable_days":{"type":"array","description":"Days that a customer chooses from; empty when every draw is played.","items":{"$ref":"#/$defs/Weekday"}},"minimum_jackpots":{"type":"array","description":"The least jackpots that a repeated purchase may wait for; none where the jackpot does not grow.","items":{"$ref":"#/$defs/MoneyAmount"}},"game_types":{"type":"array","description":"The ways to play, the default one first.","items":{"$ref":"#/$defs/GameType"},"minItems":1}}};
const schema35 = {"type":"object","description":"A cause that a product gives to.","x-chosen":true,"required":["key","name","url_slug"],"properties":{"key":{"type":"string","description":"Key of the cause."},"name":{"type":"string","description":"Name of the cause."},"url_slug":{"type":"string","description":"Path segment of the page of the cause."}}};
const schema42 = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"description":"A day of the week."};
const schema45 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const schema36 = {"type":"object","description":"Whether and how a product can be bought repeatedly.","x-chosen":true,"required":["type","availability"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"availability":{"$ref":"#/$defs/RecurringAvailability","description":"Whether it can, must or may be repeated."}}};
const schema37 = {"type":"string","enum":["autoplay","subscription"],"description":"The kind of repeated purchase."};
const schema38 = {"type":"string","enum":["never","always","optional"],"description":"Whether a product can, must or may be bought repeatedly."};

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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.availability !== undefined && func0.call(data, "availability")){
let data1 = data.availability;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/availability",schemaPath:"#/$defs/RecurringAvailability/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "never") || (data1 === "always")) || (data1 === "optional"))){
const err5 = {instancePath:instancePath+"/availability",schemaPath:"#/$defs/RecurringAvailability/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
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
validate24.evaluated = {"props":{"type":true,"availability":true},"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","description":"Who may not buy an offer.","x-chosen":true,"required":["excluded_regions","minimum_age"],"properties":{"excluded_regions":{"type":"array","description":"Regions where it is not sold.","items":{"$ref":"#/$defs/Region"}},"minimum_age":{"type":"integer","description":"Least age of a customer in years.","minimum":0}}};
const schema40 = {"type":"string","enum":["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"],"description":"A region, which decides the sub-variant."};

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
if((data.excluded_regions === undefined) || (!(func0.call(data, "excluded_regions")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excluded_regions"},message:"must have required property '"+"excluded_regions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.minimum_age === undefined) || (!(func0.call(data, "minimum_age")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_age"},message:"must have required property '"+"minimum_age"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.excluded_regions !== undefined && func0.call(data, "excluded_regions")){
let data0 = data.excluded_regions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/excluded_regions/" + i0,schemaPath:"#/$defs/Region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((data1 === "ACT") || (data1 === "GB")) || (data1 === "LW")) || (data1 === "NSW")) || (data1 === "NSWL")) || (data1 === "NT")) || (data1 === "QLD")) || (data1 === "SA")) || (data1 === "TAS")) || (data1 === "VIC")) || (data1 === "WA")) || (data1 === "OTHER"))){
const err3 = {instancePath:instancePath+"/excluded_regions/" + i0,schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
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
const err4 = {instancePath:instancePath+"/excluded_regions",schemaPath:"#/properties/excluded_regions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.minimum_age !== undefined && func0.call(data, "minimum_age")){
let data2 = data.minimum_age;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"excluded_regions":true,"minimum_age":true},"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"object","description":"A coming draw of a lottery.","x-chosen":true,"required":["draw_no","encoded_id","type","close_date","day","status","date","prize_pool"],"properties":{"draw_no":{"type":"integer","description":"Number of the draw, rising by one with each.","minimum":1},"encoded_id":{"type":"string","description":"Opaque id of the draw."},"type":{"const":"lottery_ticket_draw","description":"The type of draw."},"close_date":{"type":"string","description":"When sales close, ISO 8601 in UTC.","$comment":"date-time"},"day":{"$ref":"#/$defs/Weekday","description":"Day of the week of the draw, in the time zone of the shop."},"status":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"The jackpot; null until it is announced."}}};
const schema43 = {"type":"string","enum":["OPEN","DRAW_CLOSED","DRAWN","SCORED","PAID","EMAILED","CAPPED"],"description":"How far a draw has come."};
const schema44 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const pattern4 = new RegExp("^-?\\d+\\.\\d{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");

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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.draw_no === undefined) || (!(func0.call(data, "draw_no")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_no"},message:"must have required property '"+"draw_no"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.encoded_id === undefined) || (!(func0.call(data, "encoded_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encoded_id"},message:"must have required property '"+"encoded_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.close_date === undefined) || (!(func0.call(data, "close_date")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_date"},message:"must have required property '"+"close_date"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.day === undefined) || (!(func0.call(data, "day")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.date === undefined) || (!(func0.call(data, "date")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.prize_pool === undefined) || (!(func0.call(data, "prize_pool")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_pool"},message:"must have required property '"+"prize_pool"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data0 = data.draw_no;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.encoded_id !== undefined && func0.call(data, "encoded_id")){
if(typeof data.encoded_id !== "string"){
const err10 = {instancePath:instancePath+"/encoded_id",schemaPath:"#/properties/encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("lottery_ticket_draw" !== data.type){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "lottery_ticket_draw"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.close_date !== undefined && func0.call(data, "close_date")){
if(typeof data.close_date !== "string"){
const err12 = {instancePath:instancePath+"/close_date",schemaPath:"#/properties/close_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.day !== undefined && func0.call(data, "day")){
let data4 = data.day;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((data4 === "mon") || (data4 === "tue")) || (data4 === "wed")) || (data4 === "thu")) || (data4 === "fri")) || (data4 === "sat")) || (data4 === "sun"))){
const err14 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
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
let data5 = data.status;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((data5 === "OPEN") || (data5 === "DRAW_CLOSED")) || (data5 === "DRAWN")) || (data5 === "SCORED")) || (data5 === "PAID")) || (data5 === "EMAILED")) || (data5 === "CAPPED"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.date !== undefined && func0.call(data, "date")){
if(typeof data.date !== "string"){
const err17 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.prize_pool !== undefined && func0.call(data, "prize_pool")){
let data7 = data.prize_pool;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate29(data7, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.amount = true;
props0.currency = true;
}
const _errs22 = errors;
if(data7 !== null){
const err18 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err19 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"draw_no":true,"encoded_id":true,"type":true,"close_date":true,"day":true,"status":true,"date":true,"prize_pool":true},"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","description":"A way to play a lottery.","x-chosen":true,"required":["key","name","multi_draw","recurring_purchase","default_game_offer","game_offers"],"properties":{"key":{"type":"string","enum":["standard","random","powerhit","powerpik","reduced_system","strike_boxed","mega_combo","deferred","syndicate","lotto_party"],"description":"Key of the game type."},"name":{"type":"string","description":"Name of the game type."},"multi_draw":{"$ref":"#/$defs/MultiDraw","description":"How many draws one ticket may cover."},"recurring_purchase":{"$ref":"#/$defs/RecurringOption","description":"Whether this way to play can be bought repeatedly."},"default_game_offer":{"type":"string","description":"Key of the game offer that is chosen first."},"game_offers":{"type":"array","description":"The offers of this game type.","items":{"$ref":"#/$defs/GameOffer"},"minItems":1}}};
const schema49 = {"type":"object","description":"The counts of draws and weeks that can be chosen.","x-chosen":true,"required":["num_draws","num_weeks"],"properties":{"num_draws":{"type":"array","description":"Counts of consecutive draws.","items":{"type":"integer","minimum":1},"minItems":1},"num_weeks":{"type":"array","description":"Counts of weeks.","items":{"type":"integer","minimum":1},"minItems":1}}};
const schema50 = {"type":"object","description":"A size of a game type, with its prices.","x-chosen":true,"required":["key","name","min_games","max_games","default_games","default_entry_count","prices","price_currency","number_sets","combinations"],"properties":{"key":{"type":"string","description":"Key of the game offer."},"name":{"type":"string","description":"Name of the game offer."},"min_games":{"type":"integer","description":"Least count of games on a ticket.","minimum":1},"max_games":{"type":"integer","description":"Most games on a ticket.","minimum":1},"default_games":{"type":"integer","description":"Count of games chosen first.","minimum":1},"default_entry_count":{"type":"integer","description":"Count of games the play page shows first.","minimum":1},"prices":{"type":"object","description":"Price of one draw by count of games; a count without a price is not sold.","additionalProperties":{"$ref":"#/$defs/MoneyAmount"},"propertyNames":{"pattern":"^[1-9][0-9]*$"}},"price_currency":{"type":"string","description":"ISO 4217 code of the currency of the prices."},"number_sets":{"type":"array","description":"The sets of numbers a customer picks for each game; empty when the shop picks all.","items":{"$ref":"#/$defs/NumberSet"}},"combinations":{"type":"integer","description":"Count of simple games that one game stands for.","minimum":1}}};
const schema52 = {"type":"object","description":"A set of numbers to pick from.","x-chosen":true,"required":["key","name","count","min","max"],"properties":{"key":{"type":"string","description":"Key of the number set."},"name":{"type":"string","description":"Name of the number set."},"count":{"type":"integer","description":"How many numbers are picked; for the favourites of a mega_combo, the most that may be.","minimum":1},"min":{"type":"integer","description":"Lowest number.","minimum":0},"max":{"type":"integer","description":"Highest number.","minimum":1},"ordered":{"type":"boolean","description":"Whether each number counts in its place alone; left out, in any place."}}};
const pattern7 = new RegExp("^[1-9][0-9]*$", "u");

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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if((data.min_games === undefined) || (!(func0.call(data, "min_games")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "min_games"},message:"must have required property '"+"min_games"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.max_games === undefined) || (!(func0.call(data, "max_games")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_games"},message:"must have required property '"+"max_games"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.default_games === undefined) || (!(func0.call(data, "default_games")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_games"},message:"must have required property '"+"default_games"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.default_entry_count === undefined) || (!(func0.call(data, "default_entry_count")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_entry_count"},message:"must have required property '"+"default_entry_count"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.prices === undefined) || (!(func0.call(data, "prices")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prices"},message:"must have required property '"+"prices"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.price_currency === undefined) || (!(func0.call(data, "price_currency")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_currency"},message:"must have required property '"+"price_currency"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.number_sets === undefined) || (!(func0.call(data, "number_sets")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_sets"},message:"must have required property '"+"number_sets"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.combinations === undefined) || (!(func0.call(data, "combinations")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "combinations"},message:"must have required property '"+"combinations"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err10 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.min_games !== undefined && func0.call(data, "min_games")){
let data2 = data.min_games;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/min_games",schemaPath:"#/properties/min_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/min_games",schemaPath:"#/properties/min_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.max_games !== undefined && func0.call(data, "max_games")){
let data3 = data.max_games;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/max_games",schemaPath:"#/properties/max_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/max_games",schemaPath:"#/properties/max_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.default_games !== undefined && func0.call(data, "default_games")){
let data4 = data.default_games;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/default_games",schemaPath:"#/properties/default_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/default_games",schemaPath:"#/properties/default_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.default_entry_count !== undefined && func0.call(data, "default_entry_count")){
let data5 = data.default_entry_count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/default_entry_count",schemaPath:"#/properties/default_entry_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/default_entry_count",schemaPath:"#/properties/default_entry_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.prices !== undefined && func0.call(data, "prices")){
let data6 = data.prices;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 of Object.keys(data6)){
const _errs16 = errors;
if(typeof key0 === "string"){
if(!pattern7.test(key0)){
const err20 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"},message:"must match pattern \""+"^[1-9][0-9]*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid1 = _errs16 === errors;
if(!valid1){
const err21 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
for(const key1 of Object.keys(data6)){
let data7 = data6[key1];
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err22 = {instancePath:instancePath+"/prices/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err23 = {instancePath:instancePath+"/prices/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err24 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.price_currency !== undefined && func0.call(data, "price_currency")){
if(typeof data.price_currency !== "string"){
const err25 = {instancePath:instancePath+"/price_currency",schemaPath:"#/properties/price_currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.number_sets !== undefined && func0.call(data, "number_sets")){
let data9 = data.number_sets;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.key === undefined) || (!(func0.call(data10, "key")))){
const err26 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberSet/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data10.name === undefined) || (!(func0.call(data10, "name")))){
const err27 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberSet/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data10.count === undefined) || (!(func0.call(data10, "count")))){
const err28 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberSet/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data10.min === undefined) || (!(func0.call(data10, "min")))){
const err29 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberSet/required",keyword:"required",params:{missingProperty: "min"},message:"must have required property '"+"min"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data10.max === undefined) || (!(func0.call(data10, "max")))){
const err30 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberSet/required",keyword:"required",params:{missingProperty: "max"},message:"must have required property '"+"max"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.key !== undefined && func0.call(data10, "key")){
if(typeof data10.key !== "string"){
const err31 = {instancePath:instancePath+"/number_sets/" + i0+"/key",schemaPath:"#/$defs/NumberSet/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.name !== undefined && func0.call(data10, "name")){
if(typeof data10.name !== "string"){
const err32 = {instancePath:instancePath+"/number_sets/" + i0+"/name",schemaPath:"#/$defs/NumberSet/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.count !== undefined && func0.call(data10, "count")){
let data13 = data10.count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/number_sets/" + i0+"/count",schemaPath:"#/$defs/NumberSet/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/number_sets/" + i0+"/count",schemaPath:"#/$defs/NumberSet/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data10.min !== undefined && func0.call(data10, "min")){
let data14 = data10.min;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/number_sets/" + i0+"/min",schemaPath:"#/$defs/NumberSet/properties/min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/number_sets/" + i0+"/min",schemaPath:"#/$defs/NumberSet/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data10.max !== undefined && func0.call(data10, "max")){
let data15 = data10.max;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err37 = {instancePath:instancePath+"/number_sets/" + i0+"/max",schemaPath:"#/$defs/NumberSet/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err38 = {instancePath:instancePath+"/number_sets/" + i0+"/max",schemaPath:"#/$defs/NumberSet/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data10.ordered !== undefined && func0.call(data10, "ordered")){
if(typeof data10.ordered !== "boolean"){
const err39 = {instancePath:instancePath+"/number_sets/" + i0+"/ordered",schemaPath:"#/$defs/NumberSet/properties/ordered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err40 = {instancePath:instancePath+"/number_sets/" + i0,schemaPath:"#/$defs/NumberSet/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err41 = {instancePath:instancePath+"/number_sets",schemaPath:"#/properties/number_sets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.combinations !== undefined && func0.call(data, "combinations")){
let data17 = data.combinations;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/combinations",schemaPath:"#/properties/combinations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err43 = {instancePath:instancePath+"/combinations",schemaPath:"#/properties/combinations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"key":true,"name":true,"min_games":true,"max_games":true,"default_games":true,"default_entry_count":true,"prices":true,"price_currency":true,"number_sets":true,"combinations":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if((data.multi_draw === undefined) || (!(func0.call(data, "multi_draw")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "multi_draw"},message:"must have required property '"+"multi_draw"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.recurring_purchase === undefined) || (!(func0.call(data, "recurring_purchase")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recurring_purchase"},message:"must have required property '"+"recurring_purchase"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.default_game_offer === undefined) || (!(func0.call(data, "default_game_offer")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_game_offer"},message:"must have required property '"+"default_game_offer"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.game_offers === undefined) || (!(func0.call(data, "game_offers")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game_offers"},message:"must have required property '"+"game_offers"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((data0 === "standard") || (data0 === "random")) || (data0 === "powerhit")) || (data0 === "powerpik")) || (data0 === "reduced_system")) || (data0 === "strike_boxed")) || (data0 === "mega_combo")) || (data0 === "deferred")) || (data0 === "syndicate")) || (data0 === "lotto_party"))){
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/enum",keyword:"enum",params:{allowedValues: schema48.properties.key.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.multi_draw !== undefined && func0.call(data, "multi_draw")){
let data2 = data.multi_draw;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.num_draws === undefined) || (!(func0.call(data2, "num_draws")))){
const err9 = {instancePath:instancePath+"/multi_draw",schemaPath:"#/$defs/MultiDraw/required",keyword:"required",params:{missingProperty: "num_draws"},message:"must have required property '"+"num_draws"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data2.num_weeks === undefined) || (!(func0.call(data2, "num_weeks")))){
const err10 = {instancePath:instancePath+"/multi_draw",schemaPath:"#/$defs/MultiDraw/required",keyword:"required",params:{missingProperty: "num_weeks"},message:"must have required property '"+"num_weeks"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.num_draws !== undefined && func0.call(data2, "num_draws")){
let data3 = data2.num_draws;
if(Array.isArray(data3)){
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/multi_draw/num_draws",schemaPath:"#/$defs/MultiDraw/properties/num_draws/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/multi_draw/num_draws/" + i0,schemaPath:"#/$defs/MultiDraw/properties/num_draws/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/multi_draw/num_draws/" + i0,schemaPath:"#/$defs/MultiDraw/properties/num_draws/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err14 = {instancePath:instancePath+"/multi_draw/num_draws",schemaPath:"#/$defs/MultiDraw/properties/num_draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.num_weeks !== undefined && func0.call(data2, "num_weeks")){
let data5 = data2.num_weeks;
if(Array.isArray(data5)){
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/multi_draw/num_weeks",schemaPath:"#/$defs/MultiDraw/properties/num_weeks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/multi_draw/num_weeks/" + i1,schemaPath:"#/$defs/MultiDraw/properties/num_weeks/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/multi_draw/num_weeks/" + i1,schemaPath:"#/$defs/MultiDraw/properties/num_weeks/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err18 = {instancePath:instancePath+"/multi_draw/num_weeks",schemaPath:"#/$defs/MultiDraw/properties/num_weeks/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err19 = {instancePath:instancePath+"/multi_draw",schemaPath:"#/$defs/MultiDraw/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate24(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.default_game_offer !== undefined && func0.call(data, "default_game_offer")){
if(typeof data.default_game_offer !== "string"){
const err20 = {instancePath:instancePath+"/default_game_offer",schemaPath:"#/properties/default_game_offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.game_offers !== undefined && func0.call(data, "game_offers")){
let data9 = data.game_offers;
if(Array.isArray(data9)){
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/game_offers",schemaPath:"#/properties/game_offers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validate34(data9[i2], {instancePath:instancePath+"/game_offers/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/game_offers",schemaPath:"#/properties/game_offers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"key":true,"name":true,"multi_draw":true,"recurring_purchase":true,"default_game_offer":true,"game_offers":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.url_aliases === undefined) || (!(func0.call(data, "url_aliases")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url_aliases"},message:"must have required property '"+"url_aliases"+"'"};
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
if((data.aliases === undefined) || (!(func0.call(data, "aliases")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.availability === undefined) || (!(func0.call(data, "availability")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availability"},message:"must have required property '"+"availability"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.suspended === undefined) || (!(func0.call(data, "suspended")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspended"},message:"must have required property '"+"suspended"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.display_category === undefined) || (!(func0.call(data, "display_category")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_category"},message:"must have required property '"+"display_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.price_currency === undefined) || (!(func0.call(data, "price_currency")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_currency"},message:"must have required property '"+"price_currency"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.causes === undefined) || (!(func0.call(data, "causes")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causes"},message:"must have required property '"+"causes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.recurring_purchase === undefined) || (!(func0.call(data, "recurring_purchase")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recurring_purchase"},message:"must have required property '"+"recurring_purchase"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.restrictions === undefined) || (!(func0.call(data, "restrictions")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restrictions"},message:"must have required property '"+"restrictions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.draws === undefined) || (!(func0.call(data, "draws")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draws"},message:"must have required property '"+"draws"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.selectable_days === undefined) || (!(func0.call(data, "selectable_days")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectable_days"},message:"must have required property '"+"selectable_days"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.game_types === undefined) || (!(func0.call(data, "game_types")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game_types"},message:"must have required property '"+"game_types"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err17 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("lottery_ticket" !== data.type){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "lottery_ticket"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err19 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.url_aliases !== undefined && func0.call(data, "url_aliases")){
let data3 = data.url_aliases;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err20 = {instancePath:instancePath+"/url_aliases/" + i0,schemaPath:"#/properties/url_aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath:instancePath+"/url_aliases",schemaPath:"#/properties/url_aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.aliases !== undefined && func0.call(data, "aliases")){
let data6 = data.aliases;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err23 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err24 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err25 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.availability !== undefined && func0.call(data, "availability")){
let data9 = data.availability;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/availability",schemaPath:"#/properties/availability/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data9 === "available") || (data9 === "unavailable"))){
const err27 = {instancePath:instancePath+"/availability",schemaPath:"#/properties/availability/enum",keyword:"enum",params:{allowedValues: schema34.properties.availability.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.suspended !== undefined && func0.call(data, "suspended")){
if(typeof data.suspended !== "boolean"){
const err28 = {instancePath:instancePath+"/suspended",schemaPath:"#/properties/suspended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.display_category !== undefined && func0.call(data, "display_category")){
let data11 = data.display_category;
if(typeof data11 !== "string"){
const err29 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((((data11 === "lottery") || (data11 === "raffle")) || (data11 === "syndicate")) || (data11 === "membership"))){
const err30 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/enum",keyword:"enum",params:{allowedValues: schema34.properties.display_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.price_currency !== undefined && func0.call(data, "price_currency")){
if(typeof data.price_currency !== "string"){
const err31 = {instancePath:instancePath+"/price_currency",schemaPath:"#/properties/price_currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.causes !== undefined && func0.call(data, "causes")){
let data13 = data.causes;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.key === undefined) || (!(func0.call(data14, "key")))){
const err32 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data14.name === undefined) || (!(func0.call(data14, "name")))){
const err33 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((data14.url_slug === undefined) || (!(func0.call(data14, "url_slug")))){
const err34 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "url_slug"},message:"must have required property '"+"url_slug"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.key !== undefined && func0.call(data14, "key")){
if(typeof data14.key !== "string"){
const err35 = {instancePath:instancePath+"/causes/" + i2+"/key",schemaPath:"#/$defs/CauseRef/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.name !== undefined && func0.call(data14, "name")){
if(typeof data14.name !== "string"){
const err36 = {instancePath:instancePath+"/causes/" + i2+"/name",schemaPath:"#/$defs/CauseRef/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.url_slug !== undefined && func0.call(data14, "url_slug")){
if(typeof data14.url_slug !== "string"){
const err37 = {instancePath:instancePath+"/causes/" + i2+"/url_slug",schemaPath:"#/$defs/CauseRef/properties/url_slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err39 = {instancePath:instancePath+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate24(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.restrictions !== undefined && func0.call(data, "restrictions")){
if(!(validate26(data.restrictions, {instancePath:instancePath+"/restrictions",parentData:data,parentDataProperty:"restrictions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.draws !== undefined && func0.call(data, "draws")){
let data20 = data.draws;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(validate28(data20[i3], {instancePath:instancePath+"/draws/" + i3,parentData:data20,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.selectable_days !== undefined && func0.call(data, "selectable_days")){
let data22 = data.selectable_days;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
if(typeof data23 !== "string"){
const err41 = {instancePath:instancePath+"/selectable_days/" + i4,schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((((((data23 === "mon") || (data23 === "tue")) || (data23 === "wed")) || (data23 === "thu")) || (data23 === "fri")) || (data23 === "sat")) || (data23 === "sun"))){
const err42 = {instancePath:instancePath+"/selectable_days/" + i4,schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
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
else {
const err43 = {instancePath:instancePath+"/selectable_days",schemaPath:"#/properties/selectable_days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.minimum_jackpots !== undefined && func0.call(data, "minimum_jackpots")){
let data24 = data.minimum_jackpots;
if(Array.isArray(data24)){
const len5 = data24.length;
for(let i5=0; i5<len5; i5++){
let data25 = data24[i5];
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err44 = {instancePath:instancePath+"/minimum_jackpots/" + i5,schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/minimum_jackpots/" + i5,schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/minimum_jackpots",schemaPath:"#/properties/minimum_jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.game_types !== undefined && func0.call(data, "game_types")){
let data26 = data.game_types;
if(Array.isArray(data26)){
if(data26.length < 1){
const err47 = {instancePath:instancePath+"/game_types",schemaPath:"#/properties/game_types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len6 = data26.length;
for(let i6=0; i6<len6; i6++){
if(!(validate32(data26[i6], {instancePath:instancePath+"/game_types/" + i6,parentData:data26,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err48 = {instancePath:instancePath+"/game_types",schemaPath:"#/properties/game_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"key":true,"type":true,"url":true,"url_aliases":true,"name":true,"aliases":true,"logo":true,"availability":true,"suspended":true,"display_category":true,"price_currency":true,"causes":true,"recurring_purchase":true,"restrictions":true,"draws":true,"selectable_days":true,"minimum_jackpots":true,"game_types":true},"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","description":"A product offer of type raffle_ticket.","x-chosen":true,"required":["key","type","url","url_aliases","name","aliases","logo","availability","suspended","display_category","price_currency","causes","recurring_purchase","restrictions","draws"],"properties":{"key":{"type":"string","description":"Key of the offer, kebab-case."},"type":{"const":"raffle_ticket","description":"The type of product."},"url":{"type":"string","description":"Path segment of the pages of the offer."},"url_aliases":{"type":"array","description":"Other path segments, which redirect to the url.","items":{"type":"string"}},"name":{"type":"string","description":"Name of the offer."},"aliases":{"type":"array","description":"Other names that customers know it by.","items":{"type":"string"}},"logo":{"type":"string","description":"File name of the logo, such as golden-bay.svg."},"availability":{"type":"string","enum":["available","unavailable"],"description":"Whether the offer can be bought here and now."},"suspended":{"type":"boolean","description":"Whether sales are suspended for the moment."},"display_category":{"type":"string","enum":["lottery","raffle","syndicate","membership"],"description":"The part of the shop that shows it."},"price_currency":{"type":"string","description":"ISO 4217 code of the currency of all prices of the offer."},"causes":{"type":"array","description":"The causes that a purchase gives to or may choose from.","items":{"$ref":"#/$defs/CauseRef"}},"recurring_purchase":{"$ref":"#/$defs/RecurringOption","description":"Whether the offer can be bought repeatedly."},"restrictions":{"$ref":"#/$defs/OfferRestrictions","description":"Who may not buy it."},"cause_share":{"type":"number","description":"Share of the price of a ticket that goes to the causes, from 0 to 1; left out where it is not told.","minimum":0,"maximum":1},"draws":{"type":"array","description":"The draw on sale first, then later ones that take pre-orders.","items":{"$ref":"#/$defs/RaffleDraw"}}}};
const schema55 = {"type":"object","description":"A draw of a raffle.","x-chosen":true,"required":["draw_no","encoded_id","type","close_date","day","status","draw_date","title","value","purchase_status","offers","num_tickets","num_tickets_sold"],"properties":{"draw_no":{"type":"integer","description":"Number of the draw, rising by one with each.","minimum":1},"encoded_id":{"type":"string","description":"Opaque id of the draw."},"type":{"const":"raffle_ticket_draw","description":"The type of draw."},"open_date":{"type":"string","description":"When sales open or did, ISO 8601 in UTC; left out where it is not known.","$comment":"date-time"},"close_date":{"type":"string","description":"When sales close, ISO 8601 in UTC.","$comment":"date-time"},"day":{"$ref":"#/$defs/Weekday","description":"Day of the week of the draw, in the time zone of the shop."},"status":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"draw_date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"title":{"type":"string","description":"What can be won."},"value":{"$ref":"#/$defs/Money","description":"What the first prize is worth."},"purchase_status":{"$ref":"#/$defs/PurchaseStatus","description":"Whether tickets can be bought."},"offers":{"type":"array","description":"The books of tickets on sale, the smallest first.","items":{"$ref":"#/$defs/RaffleBook"}},"num_tickets":{"type":["integer","null"],"description":"Tickets in the draw; null when there is no limit."},"num_tickets_sold":{"type":"integer","description":"Tickets sold so far.","minimum":0}}};
const schema58 = {"type":"string","enum":["open","sold_out","past_draw","pre_order"],"description":"Whether tickets of a raffle draw can be bought."};
const schema59 = {"type":"object","description":"A book of raffle tickets.","x-chosen":true,"required":["key","num_tickets","price"],"properties":{"key":{"type":"string","description":"Key of the book."},"num_tickets":{"type":"integer","description":"Tickets in the book.","minimum":1},"price":{"$ref":"#/$defs/MoneyAmount","description":"Price of the book."}}};

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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.num_tickets === undefined) || (!(func0.call(data, "num_tickets")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_tickets"},message:"must have required property '"+"num_tickets"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.num_tickets !== undefined && func0.call(data, "num_tickets")){
let data1 = data.num_tickets;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/num_tickets",schemaPath:"#/properties/num_tickets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/num_tickets",schemaPath:"#/properties/num_tickets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.price !== undefined && func0.call(data, "price")){
let data2 = data.price;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/price",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err7 = {instancePath:instancePath+"/price",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"key":true,"num_tickets":true,"price":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.draw_no === undefined) || (!(func0.call(data, "draw_no")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_no"},message:"must have required property '"+"draw_no"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.encoded_id === undefined) || (!(func0.call(data, "encoded_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encoded_id"},message:"must have required property '"+"encoded_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.close_date === undefined) || (!(func0.call(data, "close_date")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_date"},message:"must have required property '"+"close_date"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.day === undefined) || (!(func0.call(data, "day")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.draw_date === undefined) || (!(func0.call(data, "draw_date")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_date"},message:"must have required property '"+"draw_date"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.purchase_status === undefined) || (!(func0.call(data, "purchase_status")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchase_status"},message:"must have required property '"+"purchase_status"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.offers === undefined) || (!(func0.call(data, "offers")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offers"},message:"must have required property '"+"offers"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.num_tickets === undefined) || (!(func0.call(data, "num_tickets")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_tickets"},message:"must have required property '"+"num_tickets"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.num_tickets_sold === undefined) || (!(func0.call(data, "num_tickets_sold")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_tickets_sold"},message:"must have required property '"+"num_tickets_sold"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data0 = data.draw_no;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err13 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err14 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.encoded_id !== undefined && func0.call(data, "encoded_id")){
if(typeof data.encoded_id !== "string"){
const err15 = {instancePath:instancePath+"/encoded_id",schemaPath:"#/properties/encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if("raffle_ticket_draw" !== data.type){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "raffle_ticket_draw"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.open_date !== undefined && func0.call(data, "open_date")){
if(typeof data.open_date !== "string"){
const err17 = {instancePath:instancePath+"/open_date",schemaPath:"#/properties/open_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.close_date !== undefined && func0.call(data, "close_date")){
if(typeof data.close_date !== "string"){
const err18 = {instancePath:instancePath+"/close_date",schemaPath:"#/properties/close_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.day !== undefined && func0.call(data, "day")){
let data5 = data.day;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((data5 === "mon") || (data5 === "tue")) || (data5 === "wed")) || (data5 === "thu")) || (data5 === "fri")) || (data5 === "sat")) || (data5 === "sun"))){
const err20 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((data6 === "OPEN") || (data6 === "DRAW_CLOSED")) || (data6 === "DRAWN")) || (data6 === "SCORED")) || (data6 === "PAID")) || (data6 === "EMAILED")) || (data6 === "CAPPED"))){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.draw_date !== undefined && func0.call(data, "draw_date")){
if(typeof data.draw_date !== "string"){
const err23 = {instancePath:instancePath+"/draw_date",schemaPath:"#/properties/draw_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err24 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate29(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.purchase_status !== undefined && func0.call(data, "purchase_status")){
let data10 = data.purchase_status;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/purchase_status",schemaPath:"#/$defs/PurchaseStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((data10 === "open") || (data10 === "sold_out")) || (data10 === "past_draw")) || (data10 === "pre_order"))){
const err26 = {instancePath:instancePath+"/purchase_status",schemaPath:"#/$defs/PurchaseStatus/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.offers !== undefined && func0.call(data, "offers")){
let data11 = data.offers;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data11[i0], {instancePath:instancePath+"/offers/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/offers",schemaPath:"#/properties/offers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.num_tickets !== undefined && func0.call(data, "num_tickets")){
let data13 = data.num_tickets;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err28 = {instancePath:instancePath+"/num_tickets",schemaPath:"#/properties/num_tickets/type",keyword:"type",params:{type: schema55.properties.num_tickets.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.num_tickets_sold !== undefined && func0.call(data, "num_tickets_sold")){
let data14 = data.num_tickets_sold;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/num_tickets_sold",schemaPath:"#/properties/num_tickets_sold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err30 = {instancePath:instancePath+"/num_tickets_sold",schemaPath:"#/properties/num_tickets_sold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"draw_no":true,"encoded_id":true,"type":true,"open_date":true,"close_date":true,"day":true,"status":true,"draw_date":true,"title":true,"value":true,"purchase_status":true,"offers":true,"num_tickets":true,"num_tickets_sold":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.url_aliases === undefined) || (!(func0.call(data, "url_aliases")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url_aliases"},message:"must have required property '"+"url_aliases"+"'"};
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
if((data.aliases === undefined) || (!(func0.call(data, "aliases")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.availability === undefined) || (!(func0.call(data, "availability")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availability"},message:"must have required property '"+"availability"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.suspended === undefined) || (!(func0.call(data, "suspended")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspended"},message:"must have required property '"+"suspended"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.display_category === undefined) || (!(func0.call(data, "display_category")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_category"},message:"must have required property '"+"display_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.price_currency === undefined) || (!(func0.call(data, "price_currency")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_currency"},message:"must have required property '"+"price_currency"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.causes === undefined) || (!(func0.call(data, "causes")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causes"},message:"must have required property '"+"causes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.recurring_purchase === undefined) || (!(func0.call(data, "recurring_purchase")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recurring_purchase"},message:"must have required property '"+"recurring_purchase"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.restrictions === undefined) || (!(func0.call(data, "restrictions")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restrictions"},message:"must have required property '"+"restrictions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.draws === undefined) || (!(func0.call(data, "draws")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draws"},message:"must have required property '"+"draws"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err15 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if("raffle_ticket" !== data.type){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "raffle_ticket"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.url_aliases !== undefined && func0.call(data, "url_aliases")){
let data3 = data.url_aliases;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err18 = {instancePath:instancePath+"/url_aliases/" + i0,schemaPath:"#/properties/url_aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath:instancePath+"/url_aliases",schemaPath:"#/properties/url_aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.aliases !== undefined && func0.call(data, "aliases")){
let data6 = data.aliases;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err21 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err23 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.availability !== undefined && func0.call(data, "availability")){
let data9 = data.availability;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/availability",schemaPath:"#/properties/availability/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data9 === "available") || (data9 === "unavailable"))){
const err25 = {instancePath:instancePath+"/availability",schemaPath:"#/properties/availability/enum",keyword:"enum",params:{allowedValues: schema53.properties.availability.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.suspended !== undefined && func0.call(data, "suspended")){
if(typeof data.suspended !== "boolean"){
const err26 = {instancePath:instancePath+"/suspended",schemaPath:"#/properties/suspended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.display_category !== undefined && func0.call(data, "display_category")){
let data11 = data.display_category;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((data11 === "lottery") || (data11 === "raffle")) || (data11 === "syndicate")) || (data11 === "membership"))){
const err28 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/enum",keyword:"enum",params:{allowedValues: schema53.properties.display_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.price_currency !== undefined && func0.call(data, "price_currency")){
if(typeof data.price_currency !== "string"){
const err29 = {instancePath:instancePath+"/price_currency",schemaPath:"#/properties/price_currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.causes !== undefined && func0.call(data, "causes")){
let data13 = data.causes;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.key === undefined) || (!(func0.call(data14, "key")))){
const err30 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data14.name === undefined) || (!(func0.call(data14, "name")))){
const err31 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data14.url_slug === undefined) || (!(func0.call(data14, "url_slug")))){
const err32 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "url_slug"},message:"must have required property '"+"url_slug"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.key !== undefined && func0.call(data14, "key")){
if(typeof data14.key !== "string"){
const err33 = {instancePath:instancePath+"/causes/" + i2+"/key",schemaPath:"#/$defs/CauseRef/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data14.name !== undefined && func0.call(data14, "name")){
if(typeof data14.name !== "string"){
const err34 = {instancePath:instancePath+"/causes/" + i2+"/name",schemaPath:"#/$defs/CauseRef/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.url_slug !== undefined && func0.call(data14, "url_slug")){
if(typeof data14.url_slug !== "string"){
const err35 = {instancePath:instancePath+"/causes/" + i2+"/url_slug",schemaPath:"#/$defs/CauseRef/properties/url_slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err36 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err37 = {instancePath:instancePath+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate24(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.restrictions !== undefined && func0.call(data, "restrictions")){
if(!(validate26(data.restrictions, {instancePath:instancePath+"/restrictions",parentData:data,parentDataProperty:"restrictions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.cause_share !== undefined && func0.call(data, "cause_share")){
let data20 = data.cause_share;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1 || isNaN(data20)){
const err38 = {instancePath:instancePath+"/cause_share",schemaPath:"#/properties/cause_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err39 = {instancePath:instancePath+"/cause_share",schemaPath:"#/properties/cause_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/cause_share",schemaPath:"#/properties/cause_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.draws !== undefined && func0.call(data, "draws")){
let data21 = data.draws;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(!(validate41(data21[i3], {instancePath:instancePath+"/draws/" + i3,parentData:data21,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"key":true,"type":true,"url":true,"url_aliases":true,"name":true,"aliases":true,"logo":true,"availability":true,"suspended":true,"display_category":true,"price_currency":true,"causes":true,"recurring_purchase":true,"restrictions":true,"cause_share":true,"draws":true},"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","description":"A product offer of type syndicate_share.","x-chosen":true,"required":["key","type","url","url_aliases","name","aliases","logo","availability","suspended","display_category","price_currency","causes","recurring_purchase","restrictions","draws","lottery_key"],"properties":{"key":{"type":"string","description":"Key of the offer, kebab-case."},"type":{"const":"syndicate_share","description":"The type of product."},"url":{"type":"string","description":"Path segment of the pages of the offer."},"url_aliases":{"type":"array","description":"Other path segments, which redirect to the url.","items":{"type":"string"}},"name":{"type":"string","description":"Name of the offer."},"aliases":{"type":"array","description":"Other names that customers know it by.","items":{"type":"string"}},"logo":{"type":"string","description":"File name of the logo, such as golden-bay.svg."},"availability":{"type":"string","enum":["available","unavailable"],"description":"Whether the offer can be bought here and now."},"suspended":{"type":"boolean","description":"Whether sales are suspended for the moment."},"display_category":{"type":"string","enum":["lottery","raffle","syndicate","membership"],"description":"The part of the shop that shows it."},"price_currency":{"type":"string","description":"ISO 4217 code of the currency of all prices of the offer."},"causes":{"type":"array","description":"The causes that a purchase gives to or may choose from.","items":{"$ref":"#/$defs/CauseRef"}},"recurring_purchase":{"$ref":"#/$defs/RecurringOption","description":"Whether the offer can be bought repeatedly."},"restrictions":{"$ref":"#/$defs/OfferRestrictions","description":"Who may not buy it."},"draws":{"type":"array","description":"The coming draws on sale, the next one first.","items":{"$ref":"#/$defs/SyndicateDraw"}},"lottery_key":{"type":"string","description":"Key of the lottery that the syndicates play."}}};
const schema63 = {"type":"object","description":"A coming draw that syndicates play in.","x-chosen":true,"required":["draw_no","encoded_id","type","close_date","day","status","date","prize_pool","syndicates"],"properties":{"draw_no":{"type":"integer","description":"Number of the draw, rising by one with each.","minimum":1},"encoded_id":{"type":"string","description":"Opaque id of the draw."},"type":{"const":"syndicate_share_draw","description":"The type of draw."},"close_date":{"type":"string","description":"When sales close, ISO 8601 in UTC.","$comment":"date-time"},"day":{"$ref":"#/$defs/Weekday","description":"Day of the week of the draw, in the time zone of the shop."},"status":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"The jackpot; null until it is announced."},"syndicates":{"type":"array","description":"The syndicates with shares in this draw.","items":{"$ref":"#/$defs/Syndicate"}}}};
const schema66 = {"type":"object","description":"A group ticket sold in shares.","x-chosen":true,"required":["key","encoded_id","name","game_type","num_games","num_shares","num_shares_left","cost_per_share"],"properties":{"key":{"type":"string","description":"Key of the syndicate."},"encoded_id":{"type":"string","description":"Opaque id of the syndicate in this draw."},"name":{"type":"string","description":"Name of the syndicate."},"game_type":{"type":"string","description":"Key of the game type it plays."},"num_games":{"type":"integer","description":"Games it plays in the draw.","minimum":1},"num_shares":{"type":"integer","description":"Shares in all.","minimum":1},"num_shares_left":{"type":"integer","description":"Shares still to be had.","minimum":0},"cost_per_share":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share."}}};

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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.encoded_id === undefined) || (!(func0.call(data, "encoded_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encoded_id"},message:"must have required property '"+"encoded_id"+"'"};
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
if((data.game_type === undefined) || (!(func0.call(data, "game_type")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game_type"},message:"must have required property '"+"game_type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.num_games === undefined) || (!(func0.call(data, "num_games")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_games"},message:"must have required property '"+"num_games"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.num_shares === undefined) || (!(func0.call(data, "num_shares")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_shares"},message:"must have required property '"+"num_shares"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.num_shares_left === undefined) || (!(func0.call(data, "num_shares_left")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_shares_left"},message:"must have required property '"+"num_shares_left"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.cost_per_share === undefined) || (!(func0.call(data, "cost_per_share")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost_per_share"},message:"must have required property '"+"cost_per_share"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.encoded_id !== undefined && func0.call(data, "encoded_id")){
if(typeof data.encoded_id !== "string"){
const err9 = {instancePath:instancePath+"/encoded_id",schemaPath:"#/properties/encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.game_type !== undefined && func0.call(data, "game_type")){
if(typeof data.game_type !== "string"){
const err11 = {instancePath:instancePath+"/game_type",schemaPath:"#/properties/game_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.num_games !== undefined && func0.call(data, "num_games")){
let data4 = data.num_games;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_shares !== undefined && func0.call(data, "num_shares")){
let data5 = data.num_shares;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/num_shares",schemaPath:"#/properties/num_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_shares_left !== undefined && func0.call(data, "num_shares_left")){
let data6 = data.num_shares_left;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/num_shares_left",schemaPath:"#/properties/num_shares_left/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/num_shares_left",schemaPath:"#/properties/num_shares_left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.cost_per_share !== undefined && func0.call(data, "cost_per_share")){
let data7 = data.cost_per_share;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err18 = {instancePath:instancePath+"/cost_per_share",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err19 = {instancePath:instancePath+"/cost_per_share",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"key":true,"encoded_id":true,"name":true,"game_type":true,"num_games":true,"num_shares":true,"num_shares_left":true,"cost_per_share":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.draw_no === undefined) || (!(func0.call(data, "draw_no")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_no"},message:"must have required property '"+"draw_no"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.encoded_id === undefined) || (!(func0.call(data, "encoded_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encoded_id"},message:"must have required property '"+"encoded_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.close_date === undefined) || (!(func0.call(data, "close_date")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_date"},message:"must have required property '"+"close_date"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.day === undefined) || (!(func0.call(data, "day")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.date === undefined) || (!(func0.call(data, "date")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.prize_pool === undefined) || (!(func0.call(data, "prize_pool")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_pool"},message:"must have required property '"+"prize_pool"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.syndicates === undefined) || (!(func0.call(data, "syndicates")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "syndicates"},message:"must have required property '"+"syndicates"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data0 = data.draw_no;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
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
if(data.encoded_id !== undefined && func0.call(data, "encoded_id")){
if(typeof data.encoded_id !== "string"){
const err11 = {instancePath:instancePath+"/encoded_id",schemaPath:"#/properties/encoded_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("syndicate_share_draw" !== data.type){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "syndicate_share_draw"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.close_date !== undefined && func0.call(data, "close_date")){
if(typeof data.close_date !== "string"){
const err13 = {instancePath:instancePath+"/close_date",schemaPath:"#/properties/close_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.day !== undefined && func0.call(data, "day")){
let data4 = data.day;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((data4 === "mon") || (data4 === "tue")) || (data4 === "wed")) || (data4 === "thu")) || (data4 === "fri")) || (data4 === "sat")) || (data4 === "sun"))){
const err15 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data5 = data.status;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((data5 === "OPEN") || (data5 === "DRAW_CLOSED")) || (data5 === "DRAWN")) || (data5 === "SCORED")) || (data5 === "PAID")) || (data5 === "EMAILED")) || (data5 === "CAPPED"))){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.date !== undefined && func0.call(data, "date")){
if(typeof data.date !== "string"){
const err18 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.prize_pool !== undefined && func0.call(data, "prize_pool")){
let data7 = data.prize_pool;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate29(data7, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.amount = true;
props0.currency = true;
}
const _errs22 = errors;
if(data7 !== null){
const err19 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err20 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.syndicates !== undefined && func0.call(data, "syndicates")){
let data8 = data.syndicates;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate52(data8[i0], {instancePath:instancePath+"/syndicates/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/syndicates",schemaPath:"#/properties/syndicates/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"draw_no":true,"encoded_id":true,"type":true,"close_date":true,"day":true,"status":true,"date":true,"prize_pool":true,"syndicates":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.url_aliases === undefined) || (!(func0.call(data, "url_aliases")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url_aliases"},message:"must have required property '"+"url_aliases"+"'"};
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
if((data.aliases === undefined) || (!(func0.call(data, "aliases")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.availability === undefined) || (!(func0.call(data, "availability")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availability"},message:"must have required property '"+"availability"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.suspended === undefined) || (!(func0.call(data, "suspended")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspended"},message:"must have required property '"+"suspended"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.display_category === undefined) || (!(func0.call(data, "display_category")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_category"},message:"must have required property '"+"display_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.price_currency === undefined) || (!(func0.call(data, "price_currency")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_currency"},message:"must have required property '"+"price_currency"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.causes === undefined) || (!(func0.call(data, "causes")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causes"},message:"must have required property '"+"causes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.recurring_purchase === undefined) || (!(func0.call(data, "recurring_purchase")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recurring_purchase"},message:"must have required property '"+"recurring_purchase"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.restrictions === undefined) || (!(func0.call(data, "restrictions")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restrictions"},message:"must have required property '"+"restrictions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.draws === undefined) || (!(func0.call(data, "draws")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draws"},message:"must have required property '"+"draws"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.lottery_key === undefined) || (!(func0.call(data, "lottery_key")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_key"},message:"must have required property '"+"lottery_key"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err16 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("syndicate_share" !== data.type){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "syndicate_share"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err18 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.url_aliases !== undefined && func0.call(data, "url_aliases")){
let data3 = data.url_aliases;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err19 = {instancePath:instancePath+"/url_aliases/" + i0,schemaPath:"#/properties/url_aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err20 = {instancePath:instancePath+"/url_aliases",schemaPath:"#/properties/url_aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.aliases !== undefined && func0.call(data, "aliases")){
let data6 = data.aliases;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err22 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err24 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.availability !== undefined && func0.call(data, "availability")){
let data9 = data.availability;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/availability",schemaPath:"#/properties/availability/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data9 === "available") || (data9 === "unavailable"))){
const err26 = {instancePath:instancePath+"/availability",schemaPath:"#/properties/availability/enum",keyword:"enum",params:{allowedValues: schema61.properties.availability.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.suspended !== undefined && func0.call(data, "suspended")){
if(typeof data.suspended !== "boolean"){
const err27 = {instancePath:instancePath+"/suspended",schemaPath:"#/properties/suspended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.display_category !== undefined && func0.call(data, "display_category")){
let data11 = data.display_category;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((((data11 === "lottery") || (data11 === "raffle")) || (data11 === "syndicate")) || (data11 === "membership"))){
const err29 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/enum",keyword:"enum",params:{allowedValues: schema61.properties.display_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.price_currency !== undefined && func0.call(data, "price_currency")){
if(typeof data.price_currency !== "string"){
const err30 = {instancePath:instancePath+"/price_currency",schemaPath:"#/properties/price_currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.causes !== undefined && func0.call(data, "causes")){
let data13 = data.causes;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.key === undefined) || (!(func0.call(data14, "key")))){
const err31 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data14.name === undefined) || (!(func0.call(data14, "name")))){
const err32 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data14.url_slug === undefined) || (!(func0.call(data14, "url_slug")))){
const err33 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "url_slug"},message:"must have required property '"+"url_slug"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.key !== undefined && func0.call(data14, "key")){
if(typeof data14.key !== "string"){
const err34 = {instancePath:instancePath+"/causes/" + i2+"/key",schemaPath:"#/$defs/CauseRef/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.name !== undefined && func0.call(data14, "name")){
if(typeof data14.name !== "string"){
const err35 = {instancePath:instancePath+"/causes/" + i2+"/name",schemaPath:"#/$defs/CauseRef/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.url_slug !== undefined && func0.call(data14, "url_slug")){
if(typeof data14.url_slug !== "string"){
const err36 = {instancePath:instancePath+"/causes/" + i2+"/url_slug",schemaPath:"#/$defs/CauseRef/properties/url_slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err37 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate24(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.restrictions !== undefined && func0.call(data, "restrictions")){
if(!(validate26(data.restrictions, {instancePath:instancePath+"/restrictions",parentData:data,parentDataProperty:"restrictions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.draws !== undefined && func0.call(data, "draws")){
let data20 = data.draws;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(validate50(data20[i3], {instancePath:instancePath+"/draws/" + i3,parentData:data20,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
if(typeof data.lottery_key !== "string"){
const err40 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"key":true,"type":true,"url":true,"url_aliases":true,"name":true,"aliases":true,"logo":true,"availability":true,"suspended":true,"display_category":true,"price_currency":true,"causes":true,"recurring_purchase":true,"restrictions":true,"draws":true,"lottery_key":true},"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"object","description":"A product offer of type membership.","x-chosen":true,"required":["key","type","url","url_aliases","name","aliases","logo","availability","suspended","display_category","price_currency","causes","recurring_purchase","restrictions","draws","tiers"],"properties":{"key":{"type":"string","description":"Key of the offer, kebab-case."},"type":{"const":"membership","description":"The type of product."},"url":{"type":"string","description":"Path segment of the pages of the offer."},"url_aliases":{"type":"array","description":"Other path segments, which redirect to the url.","items":{"type":"string"}},"name":{"type":"string","description":"Name of the offer."},"aliases":{"type":"array","description":"Other names that customers know it by.","items":{"type":"string"}},"logo":{"type":"string","description":"File name of the logo, such as golden-bay.svg."},"availability":{"type":"string","enum":["available","unavailable"],"description":"Whether the offer can be bought here and now."},"suspended":{"type":"boolean","description":"Whether sales are suspended for the moment."},"display_category":{"type":"string","enum":["lottery","raffle","syndicate","membership"],"description":"The part of the shop that shows it."},"price_currency":{"type":"string","description":"ISO 4217 code of the currency of all prices of the offer."},"causes":{"type":"array","description":"The causes that a purchase gives to or may choose from.","items":{"$ref":"#/$defs/CauseRef"}},"recurring_purchase":{"$ref":"#/$defs/RecurringOption","description":"Whether the offer can be bought repeatedly."},"restrictions":{"$ref":"#/$defs/OfferRestrictions","description":"Who may not buy it."},"draws":{"type":"array","description":"The coming giveaways of the membership, the next one first.","items":{"$ref":"#/$defs/MembershipDraw"}},"tiers":{"type":"array","description":"The tiers, the smallest first.","items":{"$ref":"#/$defs/MembershipTier"}}}};
const schema70 = {"type":"object","description":"A coming giveaway that members are in.","x-chosen":true,"required":["draw_id","draw_no","giveaway_type","date","prize_pool"],"properties":{"draw_id":{"type":"string","description":"Id of the giveaway draw."},"draw_no":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"prize_pool":{"$ref":"#/$defs/Money","description":"What can be won."}}};

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
if((data.draw_id === undefined) || (!(func0.call(data, "draw_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_id"},message:"must have required property '"+"draw_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.draw_no === undefined) || (!(func0.call(data, "draw_no")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_no"},message:"must have required property '"+"draw_no"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.giveaway_type === undefined) || (!(func0.call(data, "giveaway_type")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giveaway_type"},message:"must have required property '"+"giveaway_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.date === undefined) || (!(func0.call(data, "date")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.prize_pool === undefined) || (!(func0.call(data, "prize_pool")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_pool"},message:"must have required property '"+"prize_pool"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.draw_id !== undefined && func0.call(data, "draw_id")){
if(typeof data.draw_id !== "string"){
const err5 = {instancePath:instancePath+"/draw_id",schemaPath:"#/properties/draw_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data1 = data.draw_no;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.giveaway_type !== undefined && func0.call(data, "giveaway_type")){
let data2 = data.giveaway_type;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data2 === "daily") || (data2 === "major")) || (data2 === "monthly")) || (data2 === "preview")) || (data2 === "special"))){
const err9 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/enum",keyword:"enum",params:{allowedValues: schema70.properties.giveaway_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.date !== undefined && func0.call(data, "date")){
if(typeof data.date !== "string"){
const err10 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prize_pool !== undefined && func0.call(data, "prize_pool")){
if(!(validate29(data.prize_pool, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"draw_id":true,"draw_no":true,"giveaway_type":true,"date":true,"prize_pool":true},"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"object","description":"A tier of a membership.","x-chosen":true,"required":["key","name","prices"],"properties":{"key":{"type":"string","enum":["free","premium"],"description":"Key of the tier."},"name":{"type":"string","description":"Name of the tier."},"prices":{"type":"array","description":"Prices by period; a free tier has one price of 0.00.","items":{"$ref":"#/$defs/MembershipPrice"},"minItems":1}}};
const schema72 = {"type":"object","description":"The price of a tier for a period.","x-chosen":true,"required":["period","price"],"properties":{"period":{"type":"string","enum":["monthly","quarterly","biannually","annually"],"description":"The period that is paid for."},"price":{"$ref":"#/$defs/MoneyAmount","description":"Price of the period."}}};

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
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.period !== undefined && func0.call(data, "period")){
let data0 = data.period;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "monthly") || (data0 === "quarterly")) || (data0 === "biannually")) || (data0 === "annually"))){
const err3 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues: schema72.properties.period.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.price !== undefined && func0.call(data, "price")){
let data1 = data.price;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/price",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err5 = {instancePath:instancePath+"/price",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"period":true,"price":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if((data.prices === undefined) || (!(func0.call(data, "prices")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prices"},message:"must have required property '"+"prices"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "free") || (data0 === "premium"))){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/enum",keyword:"enum",params:{allowedValues: schema71.properties.key.enum},message:"must be equal to one of the allowed values"};
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
if(data.prices !== undefined && func0.call(data, "prices")){
let data2 = data.prices;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data2[i0], {instancePath:instancePath+"/prices/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"key":true,"name":true,"prices":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.url_aliases === undefined) || (!(func0.call(data, "url_aliases")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url_aliases"},message:"must have required property '"+"url_aliases"+"'"};
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
if((data.aliases === undefined) || (!(func0.call(data, "aliases")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.availability === undefined) || (!(func0.call(data, "availability")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availability"},message:"must have required property '"+"availability"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.suspended === undefined) || (!(func0.call(data, "suspended")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspended"},message:"must have required property '"+"suspended"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.display_category === undefined) || (!(func0.call(data, "display_category")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_category"},message:"must have required property '"+"display_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.price_currency === undefined) || (!(func0.call(data, "price_currency")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_currency"},message:"must have required property '"+"price_currency"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.causes === undefined) || (!(func0.call(data, "causes")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "causes"},message:"must have required property '"+"causes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.recurring_purchase === undefined) || (!(func0.call(data, "recurring_purchase")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recurring_purchase"},message:"must have required property '"+"recurring_purchase"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.restrictions === undefined) || (!(func0.call(data, "restrictions")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restrictions"},message:"must have required property '"+"restrictions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.draws === undefined) || (!(func0.call(data, "draws")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draws"},message:"must have required property '"+"draws"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.tiers === undefined) || (!(func0.call(data, "tiers")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tiers"},message:"must have required property '"+"tiers"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err16 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("membership" !== data.type){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "membership"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err18 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.url_aliases !== undefined && func0.call(data, "url_aliases")){
let data3 = data.url_aliases;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err19 = {instancePath:instancePath+"/url_aliases/" + i0,schemaPath:"#/properties/url_aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err20 = {instancePath:instancePath+"/url_aliases",schemaPath:"#/properties/url_aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.aliases !== undefined && func0.call(data, "aliases")){
let data6 = data.aliases;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err22 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err24 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.availability !== undefined && func0.call(data, "availability")){
let data9 = data.availability;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/availability",schemaPath:"#/properties/availability/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data9 === "available") || (data9 === "unavailable"))){
const err26 = {instancePath:instancePath+"/availability",schemaPath:"#/properties/availability/enum",keyword:"enum",params:{allowedValues: schema68.properties.availability.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.suspended !== undefined && func0.call(data, "suspended")){
if(typeof data.suspended !== "boolean"){
const err27 = {instancePath:instancePath+"/suspended",schemaPath:"#/properties/suspended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.display_category !== undefined && func0.call(data, "display_category")){
let data11 = data.display_category;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((((data11 === "lottery") || (data11 === "raffle")) || (data11 === "syndicate")) || (data11 === "membership"))){
const err29 = {instancePath:instancePath+"/display_category",schemaPath:"#/properties/display_category/enum",keyword:"enum",params:{allowedValues: schema68.properties.display_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.price_currency !== undefined && func0.call(data, "price_currency")){
if(typeof data.price_currency !== "string"){
const err30 = {instancePath:instancePath+"/price_currency",schemaPath:"#/properties/price_currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.causes !== undefined && func0.call(data, "causes")){
let data13 = data.causes;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.key === undefined) || (!(func0.call(data14, "key")))){
const err31 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data14.name === undefined) || (!(func0.call(data14, "name")))){
const err32 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data14.url_slug === undefined) || (!(func0.call(data14, "url_slug")))){
const err33 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/required",keyword:"required",params:{missingProperty: "url_slug"},message:"must have required property '"+"url_slug"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.key !== undefined && func0.call(data14, "key")){
if(typeof data14.key !== "string"){
const err34 = {instancePath:instancePath+"/causes/" + i2+"/key",schemaPath:"#/$defs/CauseRef/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.name !== undefined && func0.call(data14, "name")){
if(typeof data14.name !== "string"){
const err35 = {instancePath:instancePath+"/causes/" + i2+"/name",schemaPath:"#/$defs/CauseRef/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.url_slug !== undefined && func0.call(data14, "url_slug")){
if(typeof data14.url_slug !== "string"){
const err36 = {instancePath:instancePath+"/causes/" + i2+"/url_slug",schemaPath:"#/$defs/CauseRef/properties/url_slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err37 = {instancePath:instancePath+"/causes/" + i2,schemaPath:"#/$defs/CauseRef/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate24(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.restrictions !== undefined && func0.call(data, "restrictions")){
if(!(validate26(data.restrictions, {instancePath:instancePath+"/restrictions",parentData:data,parentDataProperty:"restrictions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.draws !== undefined && func0.call(data, "draws")){
let data20 = data.draws;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(validate59(data20[i3], {instancePath:instancePath+"/draws/" + i3,parentData:data20,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.tiers !== undefined && func0.call(data, "tiers")){
let data22 = data.tiers;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
if(!(validate62(data22[i4], {instancePath:instancePath+"/tiers/" + i4,parentData:data22,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"key":true,"type":true,"url":true,"url_aliases":true,"name":true,"aliases":true,"logo":true,"availability":true,"suspended":true,"display_category":true,"price_currency":true,"causes":true,"recurring_purchase":true,"restrictions":true,"draws":true,"tiers":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.key = true;
props0.type = true;
props0.url = true;
props0.url_aliases = true;
props0.name = true;
props0.aliases = true;
props0.logo = true;
props0.availability = true;
props0.suspended = true;
props0.display_category = true;
props0.price_currency = true;
props0.causes = true;
props0.recurring_purchase = true;
props0.restrictions = true;
props0.draws = true;
props0.selectable_days = true;
props0.minimum_jackpots = true;
props0.game_types = true;
}
const _errs2 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.key = true;
props0.type = true;
props0.url = true;
props0.url_aliases = true;
props0.name = true;
props0.aliases = true;
props0.logo = true;
props0.availability = true;
props0.suspended = true;
props0.display_category = true;
props0.price_currency = true;
props0.causes = true;
props0.recurring_purchase = true;
props0.restrictions = true;
props0.cause_share = true;
props0.draws = true;
}
}
const _errs3 = errors;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.key = true;
props0.type = true;
props0.url = true;
props0.url_aliases = true;
props0.name = true;
props0.aliases = true;
props0.logo = true;
props0.availability = true;
props0.suspended = true;
props0.display_category = true;
props0.price_currency = true;
props0.causes = true;
props0.recurring_purchase = true;
props0.restrictions = true;
props0.draws = true;
props0.lottery_key = true;
}
}
const _errs4 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.key = true;
props0.type = true;
props0.url = true;
props0.url_aliases = true;
props0.name = true;
props0.aliases = true;
props0.logo = true;
props0.availability = true;
props0.suspended = true;
props0.display_category = true;
props0.price_currency = true;
props0.causes = true;
props0.recurring_purchase = true;
props0.restrictions = true;
props0.draws = true;
props0.tiers = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
validate22.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":false};


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


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const partnerMessage = validate21;
const schema32 = {"description":"What the partner's page says to the shop.","type":"object","additionalProperties":false,"required":["vitrine","type","items"],"properties":{"vitrine":{"description":"Version of the messages.","const":1},"type":{"description":"Whether it is the first cart, or one that replaces what was sent before.","enum":["cart.received","cart.updated"]},"items":{"description":"What the customer has chosen at the partner.","type":"array","maxItems":50,"items":{"$ref":"#/$defs/CartItemRequest"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"What to put into the cart.","x-chosen":true,"additionalProperties":false,"required":["productType","lotteryKey"],"properties":{"productType":{"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership"],"description":"The type of product; shares of a lotto party have the key of its lottery."},"lotteryKey":{"type":"string","description":"Key of the product offer."},"gameType":{"type":"string","description":"Key of the game type; 'standard' when left out."},"gameOffer":{"type":"string","description":"Key of the game offer; the default one when left out."},"games":{"type":"array","description":"The games with their numbers; left out, quickpick fills them.","items":{"$ref":"#/$defs/CartGame"}},"numGames":{"type":"integer","description":"Count of games; needed when the games are left out.","minimum":1},"numDraws":{"type":"integer","description":"Consecutive draws to play, 1 when left out.","minimum":1},"numWeeks":{"type":"integer","description":"Weeks to play, 1 when left out.","minimum":1},"drawNo":{"type":"integer","description":"Number of the draw to start with; the next one on sale when left out.","minimum":1},"day":{"$ref":"#/$defs/Weekday","description":"The chosen day, where a lottery has selectable days."},"causeKey":{"type":"string","description":"Key of the chosen cause, where the offer lets one choose."},"quickpick":{"type":"boolean","description":"Whether the shop picks the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimumJackpotAmount":{"$ref":"#/$defs/MoneyAmount","description":"Least jackpot for a repeated purchase."},"recurringPurchase":{"$ref":"#/$defs/RecurringPurchaseChoice","description":"Whether to buy it repeatedly."},"affiliateCode":{"type":"string","description":"Code of the affiliate that the visitor came from."},"quantity":{"type":"integer","description":"How many, 1 when left out; for raffle tickets, the count of books.","minimum":1,"maximum":100},"raffleOfferKey":{"type":"string","description":"Key of the book, for raffle tickets."},"syndicateEncodedId":{"type":"string","description":"Opaque id of the syndicate in its draw, for shares."},"numShares":{"type":"integer","description":"Count of shares, 1 when left out.","minimum":1},"membershipTier":{"type":"string","description":"Key of the tier, for a membership."},"membershipPeriod":{"type":"string","description":"The period paid for, for a membership."},"syndicateKey":{"type":"string","description":"Key of the syndicate, for shares; without an id, the next draw with shares on sale."}}};
const schema36 = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"description":"A day of the week."};
const schema37 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const schema34 = {"type":"object","description":"One game on a ticket.","x-chosen":true,"required":["numberSets"],"properties":{"numberSets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}}}};
const schema35 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

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
if((data.numberSets === undefined) || (!(func0.call(data, "numberSets")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "numberSets"}};
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
const err1 = {instancePath:instancePath+"/numberSets/" + i0,keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.numbers === undefined) || (!(func0.call(data1, "numbers")))){
const err2 = {instancePath:instancePath+"/numberSets/" + i0,keyword:"required",params:{missingProperty: "numbers"}};
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
const err3 = {instancePath:instancePath+"/numberSets/" + i0+"/key",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/numberSets/" + i0+"/numbers/" + i1,keyword:"type",params:{type: "integer"}};
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
const err5 = {instancePath:instancePath+"/numberSets/" + i0+"/numbers",keyword:"type",params:{type: "array"}};
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
const err6 = {instancePath:instancePath+"/numberSets/" + i0,keyword:"type",params:{type: "object"}};
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
const err7 = {instancePath:instancePath+"/numberSets",keyword:"type",params:{type: "array"}};
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
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"numberSets":true},"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","description":"The choice of a repeated purchase.","x-chosen":true,"required":["type","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"enabled":{"type":"boolean","description":"Whether to repeat it."}}};
const schema39 = {"type":"string","enum":["autoplay","subscription"],"description":"The kind of repeated purchase."};

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
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.enabled === undefined) || (!(func0.call(data, "enabled")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "enabled"}};
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
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "autoplay") || (data0 === "subscription"))){
const err3 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema39.enum}};
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
const err4 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}};
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
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"type":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};

const pattern4 = new RegExp("^-?\\d+\\.\\d{2}$", "u");

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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "productType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lotteryKey"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema33.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err3 = {instancePath:instancePath+"/productType",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data0 === "lottery_ticket") || (data0 === "multi_draw_ticket")) || (data0 === "raffle_ticket")) || (data0 === "syndicate_share")) || (data0 === "social_syndicate_share")) || (data0 === "membership"))){
const err4 = {instancePath:instancePath+"/productType",keyword:"enum",params:{allowedValues: schema33.properties.productType.enum}};
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
const err5 = {instancePath:instancePath+"/lotteryKey",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/gameType",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/gameOffer",keyword:"type",params:{type: "string"}};
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
if(!(validate23(data4[i0], {instancePath:instancePath+"/games/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/games",keyword:"type",params:{type: "array"}};
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
const err9 = {instancePath:instancePath+"/numGames",keyword:"type",params:{type: "integer"}};
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
const err10 = {instancePath:instancePath+"/numGames",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err11 = {instancePath:instancePath+"/numDraws",keyword:"type",params:{type: "integer"}};
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
const err12 = {instancePath:instancePath+"/numDraws",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err13 = {instancePath:instancePath+"/numWeeks",keyword:"type",params:{type: "integer"}};
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
const err14 = {instancePath:instancePath+"/numWeeks",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err15 = {instancePath:instancePath+"/drawNo",keyword:"type",params:{type: "integer"}};
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
const err16 = {instancePath:instancePath+"/drawNo",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err17 = {instancePath:instancePath+"/day",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((data10 === "mon") || (data10 === "tue")) || (data10 === "wed")) || (data10 === "thu")) || (data10 === "fri")) || (data10 === "sat")) || (data10 === "sun"))){
const err18 = {instancePath:instancePath+"/day",keyword:"enum",params:{allowedValues: schema36.enum}};
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
const err19 = {instancePath:instancePath+"/causeKey",keyword:"type",params:{type: "string"}};
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
const err20 = {instancePath:instancePath+"/quickpick",keyword:"type",params:{type: "boolean"}};
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
const err21 = {instancePath:instancePath+"/favourite",keyword:"type",params:{type: "boolean"}};
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
const err22 = {instancePath:instancePath+"/minimumJackpotAmount",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"}};
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
const err23 = {instancePath:instancePath+"/minimumJackpotAmount",keyword:"type",params:{type: "string"}};
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
if(!(validate25(data.recurringPurchase, {instancePath:instancePath+"/recurringPurchase",parentData:data,parentDataProperty:"recurringPurchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.affiliateCode !== undefined && func0.call(data, "affiliateCode")){
if(typeof data.affiliateCode !== "string"){
const err24 = {instancePath:instancePath+"/affiliateCode",keyword:"type",params:{type: "string"}};
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
const err25 = {instancePath:instancePath+"/quantity",keyword:"type",params:{type: "integer"}};
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
const err26 = {instancePath:instancePath+"/quantity",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err27 = {instancePath:instancePath+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err28 = {instancePath:instancePath+"/raffleOfferKey",keyword:"type",params:{type: "string"}};
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
const err29 = {instancePath:instancePath+"/syndicateEncodedId",keyword:"type",params:{type: "string"}};
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
const err30 = {instancePath:instancePath+"/numShares",keyword:"type",params:{type: "integer"}};
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
const err31 = {instancePath:instancePath+"/numShares",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err32 = {instancePath:instancePath+"/membershipTier",keyword:"type",params:{type: "string"}};
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
const err33 = {instancePath:instancePath+"/membershipPeriod",keyword:"type",params:{type: "string"}};
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
const err34 = {instancePath:instancePath+"/syndicateKey",keyword:"type",params:{type: "string"}};
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
const err35 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.vitrine === undefined) || (!(func0.call(data, "vitrine")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "vitrine"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "vitrine") || (key0 === "type")) || (key0 === "items"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.vitrine !== undefined && func0.call(data, "vitrine")){
if(1 !== data.vitrine){
const err4 = {instancePath:instancePath+"/vitrine",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(!((data1 === "cart.received") || (data1 === "cart.updated"))){
const err5 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 50){
const err6 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 50}};
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
if(!(validate22(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
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
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const frameMessage = validate28;
const schema40 = {"description":"What the shop says to the partner's page.","anyOf":[{"$ref":"#/$defs/FrameReady"},{"$ref":"#/$defs/FrameHeight"},{"$ref":"#/$defs/CartPriced"},{"$ref":"#/$defs/CartBlocked"},{"$ref":"#/$defs/CartRefused"},{"$ref":"#/$defs/LoginNeeded"},{"$ref":"#/$defs/PurchaseCompleted"}]};
const schema41 = {"description":"The frame listens: whoever has a cart sends it now.","type":"object","additionalProperties":false,"required":["vitrine","type","partner","screen","isSignedIn"],"properties":{"vitrine":{"description":"Version of the messages.","const":1},"type":{"description":"What is said.","const":"frame.ready"},"partner":{"description":"Path segment of the partner.","type":"string"},"screen":{"description":"What the frame shows.","enum":["checkout","autologin","receipt","not-found"]},"isSignedIn":{"description":"Whether a customer is logged in.","type":"boolean"}}};
const schema42 = {"description":"How tall the frame must be to show all of its page.","type":"object","additionalProperties":false,"required":["vitrine","type","height"],"properties":{"vitrine":{"description":"Version of the messages.","const":1},"type":{"description":"What is said.","const":"frame.height"},"height":{"description":"Height in pixels.","type":"integer","minimum":0,"maximum":20000}}};
const schema43 = {"description":"What the cart costs.","type":"object","additionalProperties":false,"required":["vitrine","type","total","currency","count"],"properties":{"vitrine":{"description":"Version of the messages.","const":1},"type":{"description":"What is said.","const":"cart.priced"},"total":{"description":"Total with two decimals.","type":"string"},"currency":{"description":"ISO 4217 code of the currency.","type":"string"},"count":{"description":"Count of items.","type":"integer","minimum":0}}};
const schema46 = {"description":"The shop does not sell this cart.","type":"object","additionalProperties":false,"required":["vitrine","type","code","message"],"properties":{"vitrine":{"description":"Version of the messages.","const":1},"type":{"description":"What is said.","const":"cart.refused"},"code":{"description":"Machine-readable name of the reason.","type":"string"},"message":{"description":"Text for the customer.","type":"string"}}};
const schema47 = {"description":"Nobody is logged in: the partner may lead the frame to a new autologin link.","type":"object","additionalProperties":false,"required":["vitrine","type","reason"],"properties":{"vitrine":{"description":"Version of the messages.","const":1},"type":{"description":"What is said.","const":"login.needed"},"reason":{"description":"Whether the customer is a visitor, or their link was no longer good.","enum":["visitor","link_not_valid"]}}};
const schema48 = {"description":"The cart is bought.","type":"object","additionalProperties":false,"required":["vitrine","type","checkoutId","total","currency"],"properties":{"vitrine":{"description":"Version of the messages.","const":1},"type":{"description":"What is said.","const":"purchase.completed"},"checkoutId":{"description":"Id of the purchase.","type":"string"},"total":{"description":"What it cost, with two decimals; null where the page no longer knows.","type":["string","null"]},"currency":{"description":"ISO 4217 code of the currency.","type":"string"}}};
const schema44 = {"description":"Why the cart can't be bought as it is.","type":"object","additionalProperties":false,"required":["vitrine","type","reasons"],"properties":{"vitrine":{"description":"Version of the messages.","const":1},"type":{"description":"What is said.","const":"cart.blocked"},"reasons":{"description":"The reasons.","type":"array","items":{"$ref":"#/$defs/FrameBlockedReason"}}}};
const schema45 = {"description":"One reason, and what can be done about it.","type":"object","additionalProperties":false,"required":["id","message","actionType"],"properties":{"id":{"description":"Name of the reason.","type":"string"},"message":{"description":"Text for the customer.","type":"string"},"actionType":{"description":"FIXED where nothing helps but another cart.","enum":["FIXED","CHANGE_CART","VERIFY","LIMITS"]}}};

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
if((data.vitrine === undefined) || (!(func0.call(data, "vitrine")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "vitrine"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "reasons"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "vitrine") || (key0 === "type")) || (key0 === "reasons"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.vitrine !== undefined && func0.call(data, "vitrine")){
if(1 !== data.vitrine){
const err4 = {instancePath:instancePath+"/vitrine",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("cart.blocked" !== data.type){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "cart.blocked"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data2 = data.reasons;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.id === undefined) || (!(func0.call(data3, "id")))){
const err6 = {instancePath:instancePath+"/reasons/" + i0,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data3.message === undefined) || (!(func0.call(data3, "message")))){
const err7 = {instancePath:instancePath+"/reasons/" + i0,keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data3.actionType === undefined) || (!(func0.call(data3, "actionType")))){
const err8 = {instancePath:instancePath+"/reasons/" + i0,keyword:"required",params:{missingProperty: "actionType"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!(((key1 === "id") || (key1 === "message")) || (key1 === "actionType"))){
const err9 = {instancePath:instancePath+"/reasons/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.id !== undefined && func0.call(data3, "id")){
if(typeof data3.id !== "string"){
const err10 = {instancePath:instancePath+"/reasons/" + i0+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.message !== undefined && func0.call(data3, "message")){
if(typeof data3.message !== "string"){
const err11 = {instancePath:instancePath+"/reasons/" + i0+"/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.actionType !== undefined && func0.call(data3, "actionType")){
let data6 = data3.actionType;
if(!((((data6 === "FIXED") || (data6 === "CHANGE_CART")) || (data6 === "VERIFY")) || (data6 === "LIMITS"))){
const err12 = {instancePath:instancePath+"/reasons/" + i0+"/actionType",keyword:"enum",params:{allowedValues: schema45.properties.actionType.enum}};
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
const err13 = {instancePath:instancePath+"/reasons/" + i0,keyword:"type",params:{type: "object"}};
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
const err14 = {instancePath:instancePath+"/reasons",keyword:"type",params:{type: "array"}};
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
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.vitrine === undefined) || (!(func0.call(data, "vitrine")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "vitrine"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.partner === undefined) || (!(func0.call(data, "partner")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "partner"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.screen === undefined) || (!(func0.call(data, "screen")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "screen"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.isSignedIn === undefined) || (!(func0.call(data, "isSignedIn")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "isSignedIn"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "vitrine") || (key0 === "type")) || (key0 === "partner")) || (key0 === "screen")) || (key0 === "isSignedIn"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.vitrine !== undefined && func0.call(data, "vitrine")){
if(1 !== data.vitrine){
const err6 = {instancePath:instancePath+"/vitrine",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("frame.ready" !== data.type){
const err7 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "frame.ready"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.partner !== undefined && func0.call(data, "partner")){
if(typeof data.partner !== "string"){
const err8 = {instancePath:instancePath+"/partner",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.screen !== undefined && func0.call(data, "screen")){
let data3 = data.screen;
if(!((((data3 === "checkout") || (data3 === "autologin")) || (data3 === "receipt")) || (data3 === "not-found"))){
const err9 = {instancePath:instancePath+"/screen",keyword:"enum",params:{allowedValues: schema41.properties.screen.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.isSignedIn !== undefined && func0.call(data, "isSignedIn")){
if(typeof data.isSignedIn !== "boolean"){
const err10 = {instancePath:instancePath+"/isSignedIn",keyword:"type",params:{type: "boolean"}};
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
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.vitrine === undefined) || (!(func0.call(data, "vitrine")))){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "vitrine"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.height === undefined) || (!(func0.call(data, "height")))){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "height"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 of Object.keys(data)){
if(!(((key1 === "vitrine") || (key1 === "type")) || (key1 === "height"))){
const err15 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.vitrine !== undefined && func0.call(data, "vitrine")){
if(1 !== data.vitrine){
const err16 = {instancePath:instancePath+"/vitrine",keyword:"const",params:{allowedValue: 1}};
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
if("frame.height" !== data.type){
const err17 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "frame.height"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.height !== undefined && func0.call(data, "height")){
let data7 = data.height;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20000 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.vitrine === undefined) || (!(func0.call(data, "vitrine")))){
const err22 = {instancePath,keyword:"required",params:{missingProperty: "vitrine"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err23 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err24 = {instancePath,keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data.currency === undefined) || (!(func0.call(data, "currency")))){
const err25 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err26 = {instancePath,keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 of Object.keys(data)){
if(!(((((key2 === "vitrine") || (key2 === "type")) || (key2 === "total")) || (key2 === "currency")) || (key2 === "count"))){
const err27 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.vitrine !== undefined && func0.call(data, "vitrine")){
if(1 !== data.vitrine){
const err28 = {instancePath:instancePath+"/vitrine",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("cart.priced" !== data.type){
const err29 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "cart.priced"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.total !== undefined && func0.call(data, "total")){
if(typeof data.total !== "string"){
const err30 = {instancePath:instancePath+"/total",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err31 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data12 = data.count;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs32 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs32 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.vitrine === undefined) || (!(func0.call(data, "vitrine")))){
const err35 = {instancePath,keyword:"required",params:{missingProperty: "vitrine"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err36 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err37 = {instancePath,keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err38 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key3 of Object.keys(data)){
if(!((((key3 === "vitrine") || (key3 === "type")) || (key3 === "code")) || (key3 === "message"))){
const err39 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.vitrine !== undefined && func0.call(data, "vitrine")){
if(1 !== data.vitrine){
const err40 = {instancePath:instancePath+"/vitrine",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("cart.refused" !== data.type){
const err41 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "cart.refused"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
if(typeof data.code !== "string"){
const err42 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
const err43 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
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
const err44 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.vitrine === undefined) || (!(func0.call(data, "vitrine")))){
const err45 = {instancePath,keyword:"required",params:{missingProperty: "vitrine"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err46 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err47 = {instancePath,keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key4 of Object.keys(data)){
if(!(((key4 === "vitrine") || (key4 === "type")) || (key4 === "reason"))){
const err48 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.vitrine !== undefined && func0.call(data, "vitrine")){
if(1 !== data.vitrine){
const err49 = {instancePath:instancePath+"/vitrine",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("login.needed" !== data.type){
const err50 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "login.needed"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data19 = data.reason;
if(!((data19 === "visitor") || (data19 === "link_not_valid"))){
const err51 = {instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema47.properties.reason.enum}};
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
const err52 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs43 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.vitrine === undefined) || (!(func0.call(data, "vitrine")))){
const err53 = {instancePath,keyword:"required",params:{missingProperty: "vitrine"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err54 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((data.checkoutId === undefined) || (!(func0.call(data, "checkoutId")))){
const err55 = {instancePath,keyword:"required",params:{missingProperty: "checkoutId"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err56 = {instancePath,keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data.currency === undefined) || (!(func0.call(data, "currency")))){
const err57 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key5 of Object.keys(data)){
if(!(((((key5 === "vitrine") || (key5 === "type")) || (key5 === "checkoutId")) || (key5 === "total")) || (key5 === "currency"))){
const err58 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.vitrine !== undefined && func0.call(data, "vitrine")){
if(1 !== data.vitrine){
const err59 = {instancePath:instancePath+"/vitrine",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("purchase.completed" !== data.type){
const err60 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "purchase.completed"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.checkoutId !== undefined && func0.call(data, "checkoutId")){
if(typeof data.checkoutId !== "string"){
const err61 = {instancePath:instancePath+"/checkoutId",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.total !== undefined && func0.call(data, "total")){
let data23 = data.total;
if((typeof data23 !== "string") && (data23 !== null)){
const err62 = {instancePath:instancePath+"/total",keyword:"type",params:{type: schema48.properties.total.type}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
if(typeof data.currency !== "string"){
const err63 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid0 = _errs50 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err65 = {instancePath,keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
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
validate28.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const drawsPastAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The draws.","items":{"$ref":"#/$defs/PastDraw"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};
const schema41 = {"type":"object","description":"The place of a page in a list.","required":["limit","offset","total"],"properties":{"limit":{"type":"integer","description":"Entries on a page.","minimum":1},"offset":{"type":"integer","description":"Entries skipped before this page.","minimum":0},"total":{"type":"integer","description":"Entries in the whole list.","minimum":0}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"A draw that is over, in short.","x-chosen":true,"required":["offer_key","offer_name","offer_url","logo","category","name","draw_no","date","day","status","prize_pool","title","winning_numbers","winning_tickets","num_winners","jackpot_won","winners"],"properties":{"offer_key":{"type":"string","description":"Key of the product offer."},"offer_name":{"type":"string","description":"Name of the product offer."},"offer_url":{"type":"string","description":"Path segment of the pages of the offer."},"logo":{"type":"string","description":"File name of the logo of the offer."},"category":{"$ref":"#/$defs/DrawCategory","description":"The category of the draw."},"name":{"type":"string","description":"Name of the draw: for a giveaway that of the giveaway, else that of the offer."},"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway, for a giveaway."},"draw_no":{"type":"integer","description":"Number of the draw.","minimum":1},"date":{"type":"string","description":"When it was drawn, ISO 8601 in UTC.","$comment":"date-time"},"day":{"$ref":"#/$defs/Weekday","description":"Day of the week of the draw, in the time zone of the shop."},"status":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"The jackpot or the value of the first prize."},"title":{"type":["string","null"],"description":"What could be won, for a raffle; else null."},"winning_numbers":{"type":"array","description":"The numbers drawn, by number set; empty for raffles and giveaways.","items":{"$ref":"#/$defs/DrawnNumbers"}},"winning_tickets":{"type":"array","description":"The winning ticket numbers, the first prize first; empty for lotteries.","items":{"type":"string"}},"num_winners":{"type":"integer","description":"Count of winners in all divisions.","minimum":0},"first_prize_winners":{"type":"integer","description":"Count of winners of the first prize; left out where it is not known.","minimum":0},"jackpot_won":{"type":"boolean","description":"Whether the first prize was won."},"winners":{"type":"array","description":"Up to three winners who agreed to be named, the largest prize first.","items":{"$ref":"#/$defs/DrawWinner"},"maxItems":3}}};
const schema34 = {"type":"string","x-chosen":true,"enum":["lottery","raffle","giveaway"],"description":"The category of a draw."};
const schema35 = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"description":"A day of the week."};
const schema36 = {"type":"string","enum":["OPEN","DRAW_CLOSED","DRAWN","SCORED","PAID","EMAILED","CAPPED"],"description":"How far a draw has come."};
const schema39 = {"type":"object","description":"Numbers drawn of one set.","x-chosen":true,"required":["key","name","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"name":{"type":"string","description":"Name of the number set."},"numbers":{"type":"array","description":"The numbers, in drawn order.","items":{"type":"integer"}},"ordered":{"type":"boolean","description":"Whether each number counts in its place alone; left out, in any place."}}};
const schema37 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema38 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
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

const schema40 = {"type":"object","description":"A winner.","x-chosen":true,"required":["name","place","division","prize_title","prize"],"properties":{"name":{"type":"string","description":"First name and initial."},"place":{"type":"string","description":"Where the winner comes from."},"division":{"type":"integer","description":"The division won, 1 being the first prize.","minimum":1},"prize_title":{"type":"string","description":"What was won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."}}};

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
if(!(validate23(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"name":true,"place":true,"division":true,"prize_title":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


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
const err22 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/DrawCategory/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/enum",keyword:"enum",params:{allowedValues: schema33.properties.giveaway_type.enum},message:"must be equal to one of the allowed values"};
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
const err30 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate23(data11, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
const err35 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema33.properties.title.type},message:"must be string,null"};
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
if(!(validate25(data25[i3], {instancePath:instancePath+"/winners/" + i3,parentData:data25,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"offer_key":true,"offer_name":true,"offer_url":true,"logo":true,"category":true,"name":true,"giveaway_type":true,"draw_no":true,"date":true,"day":true,"status":true,"prize_pool":true,"title":true,"winning_numbers":true,"winning_tickets":true,"num_winners":true,"first_prize_winners":true,"jackpot_won":true,"winners":true},"dynamicProps":false,"dynamicItems":false};


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

export const drawsPastResultKeysAnswer = validate29;
const schema42 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The offers.","items":{"$ref":"#/$defs/ResultKey"}}}};
const schema43 = {"type":"object","description":"An offer that has results.","x-chosen":true,"required":["key","name","url","logo","category"],"properties":{"key":{"type":"string","description":"Key of the product offer."},"name":{"type":"string","description":"Name of the product offer."},"url":{"type":"string","description":"Path segment of the pages of the offer."},"logo":{"type":"string","description":"File name of the logo."},"category":{"$ref":"#/$defs/DrawCategory","description":"The category of its draws."}}};

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
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err8 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.category !== undefined && func0.call(data, "category")){
let data4 = data.category;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/DrawCategory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data4 === "lottery") || (data4 === "raffle")) || (data4 === "giveaway"))){
const err10 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/DrawCategory/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"key":true,"name":true,"url":true,"logo":true,"category":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate30(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const drawFullResultAnswer = validate32;
const schema45 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/DrawResult","description":"A draw that is over, with its divisions."}}};
const schema46 = {"type":"object","description":"A draw that is over, with its divisions.","x-chosen":true,"required":["draw","divisions"],"properties":{"draw":{"$ref":"#/$defs/PastDraw","description":"The draw in short."},"divisions":{"type":"array","description":"The divisions, the first prize first.","items":{"$ref":"#/$defs/PrizeDivision"}}}};
const schema47 = {"type":"object","description":"A division of the prizes of a draw.","x-chosen":true,"required":["division","name","match","num_winners","prize"],"properties":{"division":{"type":"integer","description":"Number of the division, 1 being the first prize.","minimum":1},"name":{"type":"string","description":"Name of the division."},"match":{"type":"string","description":"What a winning ticket has."},"num_winners":{"type":"integer","description":"Count of winners; before the draw, of prizes to be won, 0 where nobody knows how many there will be.","minimum":0},"prize":{"$ref":"#/$defs/Money","description":"What each winner gets; for a division without a winner, what was to be won."}}};

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
if(!(validate23(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"division":true,"name":true,"match":true,"num_winners":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate22(data.draw, {instancePath:instancePath+"/draw",parentData:data,parentDataProperty:"draw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.divisions !== undefined && func0.call(data, "divisions")){
let data1 = data.divisions;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate35(data1[i0], {instancePath:instancePath+"/divisions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"draw":true,"divisions":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate33(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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

export const drawDetailsAnswer = validate39;
const schema48 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/DrawDetails","description":"A draw, over or to come."}}};
const schema49 = {"type":"object","description":"A draw, over or to come.","x-chosen":true,"required":["offer_key","offer_name","draw_no","type","date","close_date","day","status","prize_pool","result"],"properties":{"offer_key":{"type":"string","description":"Key of the product offer."},"offer_name":{"type":"string","description":"Name of the product offer."},"draw_no":{"type":"integer","description":"Number of the draw.","minimum":1},"type":{"type":"string","enum":["lottery_ticket_draw","syndicate_share_draw","raffle_ticket_draw"],"description":"The type of draw."},"date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"close_date":{"type":"string","description":"When sales close, ISO 8601 in UTC.","$comment":"date-time"},"day":{"$ref":"#/$defs/Weekday","description":"Day of the week of the draw, in the time zone of the shop."},"status":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"The jackpot or the value of the first prize; null until it is announced."},"result":{"anyOf":[{"$ref":"#/$defs/DrawResult"},{"type":"null"}],"description":"The result; null until it is drawn."}}};

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
if((data.draw_no === undefined) || (!(func0.call(data, "draw_no")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_no"},message:"must have required property '"+"draw_no"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.date === undefined) || (!(func0.call(data, "date")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.close_date === undefined) || (!(func0.call(data, "close_date")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_date"},message:"must have required property '"+"close_date"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.day === undefined) || (!(func0.call(data, "day")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.prize_pool === undefined) || (!(func0.call(data, "prize_pool")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_pool"},message:"must have required property '"+"prize_pool"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.offer_key !== undefined && func0.call(data, "offer_key")){
if(typeof data.offer_key !== "string"){
const err10 = {instancePath:instancePath+"/offer_key",schemaPath:"#/properties/offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.offer_name !== undefined && func0.call(data, "offer_name")){
if(typeof data.offer_name !== "string"){
const err11 = {instancePath:instancePath+"/offer_name",schemaPath:"#/properties/offer_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data2 = data.draw_no;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err13 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.type !== undefined && func0.call(data, "type")){
let data3 = data.type;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data3 === "lottery_ticket_draw") || (data3 === "syndicate_share_draw")) || (data3 === "raffle_ticket_draw"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema49.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.date !== undefined && func0.call(data, "date")){
if(typeof data.date !== "string"){
const err16 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.close_date !== undefined && func0.call(data, "close_date")){
if(typeof data.close_date !== "string"){
const err17 = {instancePath:instancePath+"/close_date",schemaPath:"#/properties/close_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.day !== undefined && func0.call(data, "day")){
let data6 = data.day;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((data6 === "mon") || (data6 === "tue")) || (data6 === "wed")) || (data6 === "thu")) || (data6 === "fri")) || (data6 === "sat")) || (data6 === "sun"))){
const err19 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data7 = data.status;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((data7 === "OPEN") || (data7 === "DRAW_CLOSED")) || (data7 === "DRAWN")) || (data7 === "SCORED")) || (data7 === "PAID")) || (data7 === "EMAILED")) || (data7 === "CAPPED"))){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.prize_pool !== undefined && func0.call(data, "prize_pool")){
let data8 = data.prize_pool;
const _errs23 = errors;
let valid3 = false;
const _errs24 = errors;
if(!(validate23(data8, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.amount = true;
props0.currency = true;
}
const _errs25 = errors;
if(data8 !== null){
const err22 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err23 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.result !== undefined && func0.call(data, "result")){
let data9 = data.result;
const _errs28 = errors;
let valid4 = false;
const _errs29 = errors;
if(!(validate33(data9, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid1 = _errs29 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props1 = {};
props1.draw = true;
props1.divisions = true;
}
const _errs30 = errors;
if(data9 !== null){
const err24 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err25 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"offer_key":true,"offer_name":true,"draw_no":true,"type":true,"date":true,"close_date":true,"day":true,"status":true,"prize_pool":true,"result":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate40(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const drawDetailsPrizesAnswer = validate44;
const schema52 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The divisions, the first prize first; before the draw, what can be won.","items":{"$ref":"#/$defs/PrizeDivision"}}}};

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
if(!(validate35(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const drawDetailsWinnersAnswer = validate46;
const schema53 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The winners, the first prize first.","items":{"$ref":"#/$defs/DrawWinner"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};

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
if(!(validate25(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"result":true,"page_info":true},"dynamicProps":false,"dynamicItems":false};

export const drawPreviewAnswer = validate48;
const schema55 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/DrawDetails","description":"The draw."}}};

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
if(!(validate40(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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

export const drawsPastArchivedAnswer = validate50;
const schema56 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The draws.","items":{"$ref":"#/$defs/PastDraw"}}}};

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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


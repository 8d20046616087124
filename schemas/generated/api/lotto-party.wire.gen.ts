// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const lottoPartyGroupCreateBody = validate21;
const schema32 = {"type":"object","description":"A group to create.","x-chosen":true,"additionalProperties":false,"required":["group_name"],"properties":{"group_name":{"type":"string","description":"Name of the group, unique in the shop.","minLength":1,"maxLength":40,"pattern":"\\S"},"publicity_status":{"type":"string","enum":["private","public"],"description":"Who may find it; private when left out."}}};
const func0 = Object.prototype.hasOwnProperty;
const func62 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

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
if((data.group_name === undefined) || (!(func0.call(data, "group_name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_name"},message:"must have required property '"+"group_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "group_name") || (key0 === "publicity_status"))){
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
if(data.group_name !== undefined && func0.call(data, "group_name")){
let data0 = data.group_name;
if(typeof data0 === "string"){
if(func62(data0) > 40){
const err2 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err5 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.publicity_status !== undefined && func0.call(data, "publicity_status")){
let data1 = data.publicity_status;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/publicity_status",schemaPath:"#/properties/publicity_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "private") || (data1 === "public"))){
const err7 = {instancePath:instancePath+"/publicity_status",schemaPath:"#/properties/publicity_status/enum",keyword:"enum",params:{allowedValues: schema32.properties.publicity_status.enum},message:"must be equal to one of the allowed values"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupCreateAnswer = validate22;
const schema33 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyGroup","description":"The group."}}};
const schema34 = {"type":"object","description":"People who play together.","x-chosen":true,"required":["id","group_name","publicity_status","owner_name","num_members","is_member","is_owner","token","open_session","created_at"],"properties":{"id":{"type":"string","description":"Id of the group."},"group_name":{"type":"string","description":"Name of the group."},"publicity_status":{"$ref":"#/$defs/PartyPublicity","description":"Who may find it."},"owner_name":{"type":"string","description":"First name of who created it."},"num_members":{"type":"integer","description":"Members, with the owner.","minimum":0},"is_member":{"type":"boolean","description":"Whether the customer is a member."},"is_owner":{"type":"boolean","description":"Whether the customer created it."},"token":{"type":["string","null"],"description":"Token of its invitation, for members and for who came by it; else null."},"open_session":{"anyOf":[{"$ref":"#/$defs/PartySession"},{"type":"null"}],"description":"Its open session, or null."},"created_at":{"type":"string","$comment":"date-time","description":"When it was created."},"members":{"type":"array","description":"The other members, the first first; only from lotto-party.group.get, and for members alone.","items":{"$ref":"#/$defs/PartyMember"}}}};
const schema35 = {"type":"string","enum":["private","promoted","public"],"description":"Who may find a group: those with its token, or all; the shop promotes some."};
const schema45 = {"type":"object","description":"A member of a group, as other members see them.","x-chosen":true,"required":["id","name"],"properties":{"id":{"type":"string","description":"Id of the member in this group."},"name":{"type":"string","description":"First name."}}};
const schema36 = {"type":"object","description":"A draw that a group plays in together.","x-chosen":true,"required":["session_id","group_id","group_name","publicity_status","organiser_name","is_organiser","lottery_key","lottery_name","logo","draws","status","autosession_status","share_price","games_per_share","num_games","shares_sold","shares_left","my_shares","winnings","my_winnings","my_order_ids","created_at"],"properties":{"session_id":{"type":"string","description":"Id of the session; in a cart it is the syndicate_encoded_id of its shares."},"group_id":{"type":"string","description":"Id of the group."},"group_name":{"type":"string","description":"Name of the group."},"publicity_status":{"$ref":"#/$defs/PartyPublicity","description":"Who may find the group."},"organiser_name":{"type":"string","description":"First name of who opened it."},"is_member":{"type":"boolean","description":"Whether the customer is a member of the group. An extension: an API may leave it out."},"is_organiser":{"type":"boolean","description":"Whether the customer may change it."},"lottery_key":{"type":"string","description":"Key of the lottery."},"lottery_name":{"type":"string","description":"Name of the lottery."},"logo":{"type":"string","description":"File name of its logo."},"draws":{"type":"array","description":"Its draws.","items":{"$ref":"#/$defs/PartyDraw"}},"status":{"$ref":"#/$defs/PartySessionStatus","description":"How far it has come."},"autosession_status":{"$ref":"#/$defs/AutosessionStatus","description":"Whether another follows."},"share_price":{"$ref":"#/$defs/Money","description":"Price of a share."},"games_per_share":{"type":"integer","description":"Games that each share adds.","minimum":1},"num_games":{"type":"integer","description":"Games that are played with the shares so far.","minimum":0},"shares_sold":{"type":"integer","description":"Shares that are taken.","minimum":0},"shares_left":{"type":"integer","description":"Shares that can still be bought.","minimum":0},"my_shares":{"type":"integer","description":"Shares of the customer.","minimum":0},"winnings":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What the whole party has won; null until its draw is paid."},"my_winnings":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What the customer has won of it; null until its draw is paid."},"my_order_ids":{"type":"array","description":"Ids of the customer's orders in it.","items":{"type":"string"}},"created_at":{"type":"string","$comment":"date-time","description":"When it was opened."}}};
const schema43 = {"type":"string","enum":["open","closed","paid","cancelled"],"description":"How far a session has come; one that nobody took a share of is cancelled."};
const schema44 = {"type":"string","enum":["paused","on","off"],"description":"Whether the next session opens when one closes; paused is off for a while."};
const schema38 = {"type":"object","description":"A draw that a party plays in.","x-chosen":true,"required":["draw_id","draw_no","date","close_date","day","status","prize_pool"],"properties":{"draw_id":{"type":"string","description":"Id of the draw."},"draw_no":{"type":"integer","description":"Number of the draw.","minimum":1},"date":{"type":"string","$comment":"date-time","description":"When it is drawn."},"close_date":{"type":"string","$comment":"date-time","description":"When shares can last be bought."},"day":{"$ref":"#/$defs/Weekday","description":"The day of the draw."},"status":{"$ref":"#/$defs/DrawStatus","description":"How far it has come."},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won, or null when it is not known."}}};
const schema39 = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"description":"A day of the week."};
const schema40 = {"type":"string","enum":["OPEN","DRAW_CLOSED","DRAWN","SCORED","PAID","EMAILED","CAPPED"],"description":"How far a draw has come."};
const schema41 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema42 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const pattern5 = new RegExp("^-?\\d+\\.\\d{2}$", "u");
const pattern6 = new RegExp("^[A-Z]{3}$", "u");

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
if(!pattern5.test(data0)){
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
if(!pattern6.test(data1)){
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.date === undefined) || (!(func0.call(data, "date")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
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
if((data.prize_pool === undefined) || (!(func0.call(data, "prize_pool")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_pool"},message:"must have required property '"+"prize_pool"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.draw_id !== undefined && func0.call(data, "draw_id")){
if(typeof data.draw_id !== "string"){
const err7 = {instancePath:instancePath+"/draw_id",schemaPath:"#/properties/draw_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data1 = data.draw_no;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
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
if(data.close_date !== undefined && func0.call(data, "close_date")){
if(typeof data.close_date !== "string"){
const err11 = {instancePath:instancePath+"/close_date",schemaPath:"#/properties/close_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.day !== undefined && func0.call(data, "day")){
let data4 = data.day;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((data4 === "mon") || (data4 === "tue")) || (data4 === "wed")) || (data4 === "thu")) || (data4 === "fri")) || (data4 === "sat")) || (data4 === "sun"))){
const err13 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data5 = data.status;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((data5 === "OPEN") || (data5 === "DRAW_CLOSED")) || (data5 === "DRAWN")) || (data5 === "SCORED")) || (data5 === "PAID")) || (data5 === "EMAILED")) || (data5 === "CAPPED"))){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.prize_pool !== undefined && func0.call(data, "prize_pool")){
let data6 = data.prize_pool;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate26(data6, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.amount = true;
props0.currency = true;
}
const _errs21 = errors;
if(data6 !== null){
const err16 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err17 = {instancePath:instancePath+"/prize_pool",schemaPath:"#/properties/prize_pool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"draw_id":true,"draw_no":true,"date":true,"close_date":true,"day":true,"status":true,"prize_pool":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.session_id === undefined) || (!(func0.call(data, "session_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.group_id === undefined) || (!(func0.call(data, "group_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_id"},message:"must have required property '"+"group_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.group_name === undefined) || (!(func0.call(data, "group_name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_name"},message:"must have required property '"+"group_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.publicity_status === undefined) || (!(func0.call(data, "publicity_status")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicity_status"},message:"must have required property '"+"publicity_status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.organiser_name === undefined) || (!(func0.call(data, "organiser_name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organiser_name"},message:"must have required property '"+"organiser_name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.is_organiser === undefined) || (!(func0.call(data, "is_organiser")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_organiser"},message:"must have required property '"+"is_organiser"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.lottery_key === undefined) || (!(func0.call(data, "lottery_key")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_key"},message:"must have required property '"+"lottery_key"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.lottery_name === undefined) || (!(func0.call(data, "lottery_name")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_name"},message:"must have required property '"+"lottery_name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.logo === undefined) || (!(func0.call(data, "logo")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.draws === undefined) || (!(func0.call(data, "draws")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draws"},message:"must have required property '"+"draws"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.autosession_status === undefined) || (!(func0.call(data, "autosession_status")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autosession_status"},message:"must have required property '"+"autosession_status"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.share_price === undefined) || (!(func0.call(data, "share_price")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share_price"},message:"must have required property '"+"share_price"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.games_per_share === undefined) || (!(func0.call(data, "games_per_share")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games_per_share"},message:"must have required property '"+"games_per_share"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.num_games === undefined) || (!(func0.call(data, "num_games")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_games"},message:"must have required property '"+"num_games"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.shares_sold === undefined) || (!(func0.call(data, "shares_sold")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shares_sold"},message:"must have required property '"+"shares_sold"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.shares_left === undefined) || (!(func0.call(data, "shares_left")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shares_left"},message:"must have required property '"+"shares_left"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.my_shares === undefined) || (!(func0.call(data, "my_shares")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "my_shares"},message:"must have required property '"+"my_shares"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.winnings === undefined) || (!(func0.call(data, "winnings")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winnings"},message:"must have required property '"+"winnings"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.my_winnings === undefined) || (!(func0.call(data, "my_winnings")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "my_winnings"},message:"must have required property '"+"my_winnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.my_order_ids === undefined) || (!(func0.call(data, "my_order_ids")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "my_order_ids"},message:"must have required property '"+"my_order_ids"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.session_id !== undefined && func0.call(data, "session_id")){
if(typeof data.session_id !== "string"){
const err22 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.group_id !== undefined && func0.call(data, "group_id")){
if(typeof data.group_id !== "string"){
const err23 = {instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.group_name !== undefined && func0.call(data, "group_name")){
if(typeof data.group_name !== "string"){
const err24 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.publicity_status !== undefined && func0.call(data, "publicity_status")){
let data3 = data.publicity_status;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/publicity_status",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data3 === "private") || (data3 === "promoted")) || (data3 === "public"))){
const err26 = {instancePath:instancePath+"/publicity_status",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.organiser_name !== undefined && func0.call(data, "organiser_name")){
if(typeof data.organiser_name !== "string"){
const err27 = {instancePath:instancePath+"/organiser_name",schemaPath:"#/properties/organiser_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.is_member !== undefined && func0.call(data, "is_member")){
if(typeof data.is_member !== "boolean"){
const err28 = {instancePath:instancePath+"/is_member",schemaPath:"#/properties/is_member/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.is_organiser !== undefined && func0.call(data, "is_organiser")){
if(typeof data.is_organiser !== "boolean"){
const err29 = {instancePath:instancePath+"/is_organiser",schemaPath:"#/properties/is_organiser/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.lottery_key !== undefined && func0.call(data, "lottery_key")){
if(typeof data.lottery_key !== "string"){
const err30 = {instancePath:instancePath+"/lottery_key",schemaPath:"#/properties/lottery_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.lottery_name !== undefined && func0.call(data, "lottery_name")){
if(typeof data.lottery_name !== "string"){
const err31 = {instancePath:instancePath+"/lottery_name",schemaPath:"#/properties/lottery_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err32 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.draws !== undefined && func0.call(data, "draws")){
let data10 = data.draws;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data10[i0], {instancePath:instancePath+"/draws/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data12 = data.status;
if(typeof data12 !== "string"){
const err34 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/PartySessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((((data12 === "open") || (data12 === "closed")) || (data12 === "paid")) || (data12 === "cancelled"))){
const err35 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/PartySessionStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.autosession_status !== undefined && func0.call(data, "autosession_status")){
let data13 = data.autosession_status;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/autosession_status",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data13 === "paused") || (data13 === "on")) || (data13 === "off"))){
const err37 = {instancePath:instancePath+"/autosession_status",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.share_price !== undefined && func0.call(data, "share_price")){
if(!(validate26(data.share_price, {instancePath:instancePath+"/share_price",parentData:data,parentDataProperty:"share_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.games_per_share !== undefined && func0.call(data, "games_per_share")){
let data15 = data.games_per_share;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/games_per_share",schemaPath:"#/properties/games_per_share/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/games_per_share",schemaPath:"#/properties/games_per_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.num_games !== undefined && func0.call(data, "num_games")){
let data16 = data.num_games;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err41 = {instancePath:instancePath+"/num_games",schemaPath:"#/properties/num_games/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.shares_sold !== undefined && func0.call(data, "shares_sold")){
let data17 = data.shares_sold;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/shares_sold",schemaPath:"#/properties/shares_sold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err43 = {instancePath:instancePath+"/shares_sold",schemaPath:"#/properties/shares_sold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.shares_left !== undefined && func0.call(data, "shares_left")){
let data18 = data.shares_left;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/shares_left",schemaPath:"#/properties/shares_left/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/shares_left",schemaPath:"#/properties/shares_left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.my_shares !== undefined && func0.call(data, "my_shares")){
let data19 = data.my_shares;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err46 = {instancePath:instancePath+"/my_shares",schemaPath:"#/properties/my_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err47 = {instancePath:instancePath+"/my_shares",schemaPath:"#/properties/my_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.winnings !== undefined && func0.call(data, "winnings")){
let data20 = data.winnings;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(!(validate26(data20, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
if(_valid0){
var props0 = {};
props0.amount = true;
props0.currency = true;
}
const _errs46 = errors;
if(data20 !== null){
const err48 = {instancePath:instancePath+"/winnings",schemaPath:"#/properties/winnings/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid0 = _errs46 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err49 = {instancePath:instancePath+"/winnings",schemaPath:"#/properties/winnings/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.my_winnings !== undefined && func0.call(data, "my_winnings")){
let data21 = data.my_winnings;
const _errs49 = errors;
let valid7 = false;
const _errs50 = errors;
if(!(validate26(data21, {instancePath:instancePath+"/my_winnings",parentData:data,parentDataProperty:"my_winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid1 = _errs50 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
var props1 = {};
props1.amount = true;
props1.currency = true;
}
const _errs51 = errors;
if(data21 !== null){
const err50 = {instancePath:instancePath+"/my_winnings",schemaPath:"#/properties/my_winnings/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid1 = _errs51 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err51 = {instancePath:instancePath+"/my_winnings",schemaPath:"#/properties/my_winnings/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.my_order_ids !== undefined && func0.call(data, "my_order_ids")){
let data22 = data.my_order_ids;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err52 = {instancePath:instancePath+"/my_order_ids/" + i1,schemaPath:"#/properties/my_order_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/my_order_ids",schemaPath:"#/properties/my_order_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
if(typeof data.created_at !== "string"){
const err54 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"session_id":true,"group_id":true,"group_name":true,"publicity_status":true,"organiser_name":true,"is_member":true,"is_organiser":true,"lottery_key":true,"lottery_name":true,"logo":true,"draws":true,"status":true,"autosession_status":true,"share_price":true,"games_per_share":true,"num_games":true,"shares_sold":true,"shares_left":true,"my_shares":true,"winnings":true,"my_winnings":true,"my_order_ids":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.group_name === undefined) || (!(func0.call(data, "group_name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_name"},message:"must have required property '"+"group_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicity_status === undefined) || (!(func0.call(data, "publicity_status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicity_status"},message:"must have required property '"+"publicity_status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.owner_name === undefined) || (!(func0.call(data, "owner_name")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner_name"},message:"must have required property '"+"owner_name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.num_members === undefined) || (!(func0.call(data, "num_members")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_members"},message:"must have required property '"+"num_members"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.is_member === undefined) || (!(func0.call(data, "is_member")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_member"},message:"must have required property '"+"is_member"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.is_owner === undefined) || (!(func0.call(data, "is_owner")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_owner"},message:"must have required property '"+"is_owner"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.token === undefined) || (!(func0.call(data, "token")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.open_session === undefined) || (!(func0.call(data, "open_session")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open_session"},message:"must have required property '"+"open_session"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.group_name !== undefined && func0.call(data, "group_name")){
if(typeof data.group_name !== "string"){
const err11 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.publicity_status !== undefined && func0.call(data, "publicity_status")){
let data2 = data.publicity_status;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/publicity_status",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "private") || (data2 === "promoted")) || (data2 === "public"))){
const err13 = {instancePath:instancePath+"/publicity_status",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.owner_name !== undefined && func0.call(data, "owner_name")){
if(typeof data.owner_name !== "string"){
const err14 = {instancePath:instancePath+"/owner_name",schemaPath:"#/properties/owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.num_members !== undefined && func0.call(data, "num_members")){
let data4 = data.num_members;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/num_members",schemaPath:"#/properties/num_members/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/num_members",schemaPath:"#/properties/num_members/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.is_member !== undefined && func0.call(data, "is_member")){
if(typeof data.is_member !== "boolean"){
const err17 = {instancePath:instancePath+"/is_member",schemaPath:"#/properties/is_member/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.is_owner !== undefined && func0.call(data, "is_owner")){
if(typeof data.is_owner !== "boolean"){
const err18 = {instancePath:instancePath+"/is_owner",schemaPath:"#/properties/is_owner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.token !== undefined && func0.call(data, "token")){
let data7 = data.token;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema34.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.open_session !== undefined && func0.call(data, "open_session")){
let data8 = data.open_session;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate24(data8, {instancePath:instancePath+"/open_session",parentData:data,parentDataProperty:"open_session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.session_id = true;
props0.group_id = true;
props0.group_name = true;
props0.publicity_status = true;
props0.organiser_name = true;
props0.is_member = true;
props0.is_organiser = true;
props0.lottery_key = true;
props0.lottery_name = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosession_status = true;
props0.share_price = true;
props0.games_per_share = true;
props0.num_games = true;
props0.shares_sold = true;
props0.shares_left = true;
props0.my_shares = true;
props0.winnings = true;
props0.my_winnings = true;
props0.my_order_ids = true;
props0.created_at = true;
}
const _errs22 = errors;
if(data8 !== null){
const err20 = {instancePath:instancePath+"/open_session",schemaPath:"#/properties/open_session/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err21 = {instancePath:instancePath+"/open_session",schemaPath:"#/properties/open_session/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
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
if(data.created_at !== undefined && func0.call(data, "created_at")){
if(typeof data.created_at !== "string"){
const err22 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.members !== undefined && func0.call(data, "members")){
let data10 = data.members;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.id === undefined) || (!(func0.call(data11, "id")))){
const err23 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/$defs/PartyMember/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
const err24 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/$defs/PartyMember/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.id !== undefined && func0.call(data11, "id")){
if(typeof data11.id !== "string"){
const err25 = {instancePath:instancePath+"/members/" + i0+"/id",schemaPath:"#/$defs/PartyMember/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
if(typeof data11.name !== "string"){
const err26 = {instancePath:instancePath+"/members/" + i0+"/name",schemaPath:"#/$defs/PartyMember/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/$defs/PartyMember/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err28 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"group_name":true,"publicity_status":true,"owner_name":true,"num_members":true,"is_member":true,"is_owner":true,"token":true,"open_session":true,"created_at":true,"members":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupListAnswer = validate34;
const schema46 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The groups.","items":{"$ref":"#/$defs/PartyGroup"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};
const schema47 = {"type":"object","description":"The place of a page in a list.","required":["limit","offset","total"],"properties":{"limit":{"type":"integer","description":"Entries on a page.","minimum":1},"offset":{"type":"integer","description":"Entries skipped before this page.","minimum":0},"total":{"type":"integer","description":"Entries in the whole list.","minimum":0}}};

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
if(!(validate23(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"result":true,"page_info":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupGetAnswer = validate36;
const schema48 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyGroup","description":"The group."}}};

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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupUpdateBody = validate38;
const schema49 = {"type":"object","description":"What to change of a group.","x-chosen":true,"additionalProperties":false,"required":["group_name"],"properties":{"group_name":{"type":"string","description":"Name of the group, unique in the shop.","minLength":1,"maxLength":40,"pattern":"\\S"}}};

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
if((data.group_name === undefined) || (!(func0.call(data, "group_name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_name"},message:"must have required property '"+"group_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "group_name")){
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
if(data.group_name !== undefined && func0.call(data, "group_name")){
let data0 = data.group_name;
if(typeof data0 === "string"){
if(func62(data0) > 40){
const err2 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err5 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupUpdateAnswer = validate39;
const schema50 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyGroup","description":"The group."}}};

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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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

export const lottoPartyGroupLeaveAnswer = validate41;
const schema51 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyLeft","description":"What is left of it."}}};
const schema52 = {"type":"object","description":"A group that the customer has left.","x-chosen":true,"required":["group_id","shares_kept"],"properties":{"group_id":{"type":"string","description":"Id of the group."},"shares_kept":{"type":"integer","description":"Shares of the customer in draws of the group that are still to be drawn.","minimum":0}}};

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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.group_id === undefined) || (!(func0.call(data0, "group_id")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PartyLeft/required",keyword:"required",params:{missingProperty: "group_id"},message:"must have required property '"+"group_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.shares_kept === undefined) || (!(func0.call(data0, "shares_kept")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PartyLeft/required",keyword:"required",params:{missingProperty: "shares_kept"},message:"must have required property '"+"shares_kept"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.group_id !== undefined && func0.call(data0, "group_id")){
if(typeof data0.group_id !== "string"){
const err3 = {instancePath:instancePath+"/result/group_id",schemaPath:"#/$defs/PartyLeft/properties/group_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.shares_kept !== undefined && func0.call(data0, "shares_kept")){
let data2 = data0.shares_kept;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/result/shares_kept",schemaPath:"#/$defs/PartyLeft/properties/shares_kept/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/result/shares_kept",schemaPath:"#/$defs/PartyLeft/properties/shares_kept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/PartyLeft/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupRemoveMemberAnswer = validate42;
const schema53 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyGroup","description":"The group."}}};

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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupByTokenAnswer = validate44;
const schema54 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyGroup","description":"The group."}}};

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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupJoinAnswer = validate46;
const schema55 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyGroup","description":"The group."}}};

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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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

export const lottoPartyGroupSessionsAnswer = validate48;
const schema56 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The sessions.","items":{"$ref":"#/$defs/PartySession"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};

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
if(!(validate24(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"result":true,"page_info":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupSessionOpenAnswer = validate50;
const schema58 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"anyOf":[{"$ref":"#/$defs/PartySession"},{"type":"null"}],"description":"The session, or null when none is open."}}};

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
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.session_id = true;
props0.group_id = true;
props0.group_name = true;
props0.publicity_status = true;
props0.organiser_name = true;
props0.is_member = true;
props0.is_organiser = true;
props0.lottery_key = true;
props0.lottery_name = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosession_status = true;
props0.share_price = true;
props0.games_per_share = true;
props0.num_games = true;
props0.shares_sold = true;
props0.shares_left = true;
props0.my_shares = true;
props0.winnings = true;
props0.my_winnings = true;
props0.my_order_ids = true;
props0.created_at = true;
}
const _errs4 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionCreateBody = validate52;
const schema59 = {"type":"object","description":"A session to open.","x-chosen":true,"additionalProperties":false,"required":["group_id","draw_id","share_price"],"properties":{"group_id":{"type":"string","description":"Id of the group."},"draw_id":{"type":"string","description":"Id of the draw."},"share_price":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share, one of those on offer."},"autosession_status":{"$ref":"#/$defs/AutosessionStatus","description":"Whether another follows; off when left out."},"invite_all_existing_members":{"type":"boolean","description":"Whether the members of the group get an invitation."},"invite_members":{"type":"array","description":"Ids of the members who get an invitation; for a session that does not invite all.","items":{"type":"string"}}}};

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
if((data.group_id === undefined) || (!(func0.call(data, "group_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_id"},message:"must have required property '"+"group_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.draw_id === undefined) || (!(func0.call(data, "draw_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draw_id"},message:"must have required property '"+"draw_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.share_price === undefined) || (!(func0.call(data, "share_price")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share_price"},message:"must have required property '"+"share_price"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "group_id") || (key0 === "draw_id")) || (key0 === "share_price")) || (key0 === "autosession_status")) || (key0 === "invite_all_existing_members")) || (key0 === "invite_members"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.group_id !== undefined && func0.call(data, "group_id")){
if(typeof data.group_id !== "string"){
const err4 = {instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
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
if(data.share_price !== undefined && func0.call(data, "share_price")){
let data2 = data.share_price;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err6 = {instancePath:instancePath+"/share_price",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err7 = {instancePath:instancePath+"/share_price",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.autosession_status !== undefined && func0.call(data, "autosession_status")){
let data3 = data.autosession_status;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/autosession_status",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data3 === "paused") || (data3 === "on")) || (data3 === "off"))){
const err9 = {instancePath:instancePath+"/autosession_status",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.invite_all_existing_members !== undefined && func0.call(data, "invite_all_existing_members")){
if(typeof data.invite_all_existing_members !== "boolean"){
const err10 = {instancePath:instancePath+"/invite_all_existing_members",schemaPath:"#/properties/invite_all_existing_members/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.invite_members !== undefined && func0.call(data, "invite_members")){
let data5 = data.invite_members;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err11 = {instancePath:instancePath+"/invite_members/" + i0,schemaPath:"#/properties/invite_members/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/invite_members",schemaPath:"#/properties/invite_members/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionCreateAnswer = validate53;
const schema62 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartySession","description":"The session."}}};

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
if(!(validate24(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionGetAnswer = validate55;
const schema63 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartySession","description":"The session."}}};

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
if(!(validate24(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionUpdateBody = validate57;
const schema64 = {"type":"object","description":"What to change of a session.","x-chosen":true,"additionalProperties":false,"required":["autosession_status"],"properties":{"autosession_status":{"$ref":"#/$defs/AutosessionStatus","description":"Whether another follows."}}};

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
if((data.autosession_status === undefined) || (!(func0.call(data, "autosession_status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autosession_status"},message:"must have required property '"+"autosession_status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "autosession_status")){
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
if(data.autosession_status !== undefined && func0.call(data, "autosession_status")){
let data0 = data.autosession_status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/autosession_status",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "paused") || (data0 === "on")) || (data0 === "off"))){
const err3 = {instancePath:instancePath+"/autosession_status",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionUpdateAnswer = validate58;
const schema66 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartySession","description":"The session."}}};

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
if(!(validate24(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionDiscoverAnswer = validate60;
const schema67 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The sessions.","items":{"$ref":"#/$defs/PartySession"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};

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
if(!(validate24(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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

export const lottoPartySessionDiscoverDrawAnswer = validate62;
const schema69 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The sessions.","items":{"$ref":"#/$defs/PartySession"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};

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
if(!(validate24(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"result":true,"page_info":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyConfigAnswer = validate64;
const schema71 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The lotteries.","items":{"$ref":"#/$defs/PartyConfig"}}}};
const schema72 = {"type":"object","description":"A lottery that parties can play.","x-chosen":true,"required":["id","lottery_key","lottery_name","logo","max_shares","share_prices","draws"],"properties":{"id":{"type":"string","description":"Key of the lottery."},"lottery_key":{"type":"string","description":"Key of the lottery."},"lottery_name":{"type":"string","description":"Name of the lottery."},"logo":{"type":"string","description":"File name of its logo."},"max_shares":{"type":"integer","description":"Shares that a session has at most.","minimum":1},"share_prices":{"type":"array","description":"What a share may cost, the least first.","items":{"$ref":"#/$defs/PartySharePrice"}},"draws":{"type":"array","description":"Its draws that are on sale, the next one first.","items":{"$ref":"#/$defs/PartyDraw"}}}};
const schema73 = {"type":"object","description":"What a share may cost.","x-chosen":true,"required":["share_price","games_per_share"],"properties":{"share_price":{"$ref":"#/$defs/Money","description":"Price of a share."},"games_per_share":{"type":"integer","description":"Games that each share adds.","minimum":1}}};

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
if((data.share_price === undefined) || (!(func0.call(data, "share_price")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share_price"},message:"must have required property '"+"share_price"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.games_per_share === undefined) || (!(func0.call(data, "games_per_share")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games_per_share"},message:"must have required property '"+"games_per_share"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.share_price !== undefined && func0.call(data, "share_price")){
if(!(validate26(data.share_price, {instancePath:instancePath+"/share_price",parentData:data,parentDataProperty:"share_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.games_per_share !== undefined && func0.call(data, "games_per_share")){
let data1 = data.games_per_share;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/games_per_share",schemaPath:"#/properties/games_per_share/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/games_per_share",schemaPath:"#/properties/games_per_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"share_price":true,"games_per_share":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.lottery_name === undefined) || (!(func0.call(data, "lottery_name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_name"},message:"must have required property '"+"lottery_name"+"'"};
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
if((data.max_shares === undefined) || (!(func0.call(data, "max_shares")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_shares"},message:"must have required property '"+"max_shares"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.share_prices === undefined) || (!(func0.call(data, "share_prices")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share_prices"},message:"must have required property '"+"share_prices"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.draws === undefined) || (!(func0.call(data, "draws")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draws"},message:"must have required property '"+"draws"+"'"};
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
if(data.lottery_name !== undefined && func0.call(data, "lottery_name")){
if(typeof data.lottery_name !== "string"){
const err9 = {instancePath:instancePath+"/lottery_name",schemaPath:"#/properties/lottery_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(typeof data.logo !== "string"){
const err10 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.max_shares !== undefined && func0.call(data, "max_shares")){
let data4 = data.max_shares;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/max_shares",schemaPath:"#/properties/max_shares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/max_shares",schemaPath:"#/properties/max_shares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.share_prices !== undefined && func0.call(data, "share_prices")){
let data5 = data.share_prices;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data5[i0], {instancePath:instancePath+"/share_prices/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/share_prices",schemaPath:"#/properties/share_prices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.draws !== undefined && func0.call(data, "draws")){
let data7 = data.draws;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate25(data7[i1], {instancePath:instancePath+"/draws/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/draws",schemaPath:"#/properties/draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"id":true,"lottery_key":true,"lottery_name":true,"logo":true,"max_shares":true,"share_prices":true,"draws":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate65(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyConfigGetAnswer = validate71;
const schema74 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyConfig","description":"The lottery."}}};

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
if(!(validate65(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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

export const lottoPartyOrderGetAnswer = validate73;
const schema75 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/PartyOrder","description":"The order."}}};
const schema76 = {"type":"object","description":"Shares that a customer has bought.","x-chosen":true,"required":["summary","session"],"properties":{"summary":{"$ref":"#/$defs/OrderSummary","description":"The order in short."},"session":{"$ref":"#/$defs/PartySession","description":"The session that it is in."},"lines":{"type":"array","description":"The party's ticket with its result, one a draw; only with show_details. Its games are picked when sales close.","items":{"$ref":"#/$defs/OrderLine"}}}};
const schema77 = {"type":"object","description":"Something that was bought: a ticket, shares or a membership.","x-chosen":true,"required":["id","checkout_id","status","placed_at","item","total","winnings","num_draws","draws_left","next_draw_date","ends_at"],"properties":{"id":{"type":"string","description":"Id of the order."},"checkout_id":{"type":"string","description":"Id of the purchase that it was a part of."},"status":{"$ref":"#/$defs/OrderStatus","description":"Whether its draws are still to come."},"placed_at":{"type":"string","description":"When it was bought, ISO 8601 in UTC.","$comment":"date-time"},"item":{"$ref":"#/$defs/CartItem","description":"What was bought, as it was in the cart, with the id of the order."},"total":{"$ref":"#/$defs/Money","description":"What it cost, before vouchers."},"winnings":{"$ref":"#/$defs/Money","description":"What it has won so far."},"num_draws":{"type":"integer","description":"Draws that it is in; 0 for a membership.","minimum":0},"draws_left":{"type":"integer","description":"Draws that are still to come.","minimum":0},"next_draw_date":{"type":["string","null"],"$comment":"date-time","description":"When its next draw is, ISO 8601 in UTC; null when none is to come."},"starts_at":{"type":"string","description":"When a membership that follows another begins, ISO 8601 in UTC; left out where it began with the purchase.","$comment":"date-time"},"ends_at":{"type":"string","description":"When its last draw is, or when a membership ends, ISO 8601 in UTC.","$comment":"date-time"},"draws":{"type":"array","description":"Its draws, the first one first; in a receipt alone.","items":{"$ref":"#/$defs/OrderedDraw"}}}};
const schema78 = {"type":"string","enum":["upcoming_products","past_products"],"description":"Whether the draws of an order are still to come."};
const schema91 = {"type":"object","description":"A draw that an order is in.","x-chosen":true,"required":["name","draw_no","draw_date"],"properties":{"name":{"type":"string","description":"Name of the lottery or raffle."},"draw_no":{"type":"integer","description":"Number of the draw."},"draw_date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"}}};
const schema79 = {"type":"object","description":"An item of a cart.","x-chosen":true,"required":["id","product_type","lottery_key","name","logo","unit_price","quantity","total","recurring_purchase","cause_key","scheduled_purchase"],"properties":{"id":{"type":"string","description":"Id of the item."},"product_type":{"$ref":"#/$defs/CartProductType","description":"The type of product."},"lottery_key":{"type":"string","description":"Key of the product offer; for a voucher, of the promotion."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of the logo of the product offer; empty for a voucher."},"unit_price":{"$ref":"#/$defs/Money","description":"Price of one; below zero for a voucher that takes something off."},"quantity":{"type":"integer","description":"How many.","minimum":1},"total":{"$ref":"#/$defs/Money","description":"Price of all; below zero for a voucher that takes something off."},"recurring_purchase":{"$ref":"#/$defs/CartRecurringPurchase","description":"Whether it is bought repeatedly."},"cause_key":{"type":["string","null"],"description":"Key of the chosen cause; null when there is none."},"scheduled_purchase":{"anyOf":[{"$ref":"#/$defs/ScheduledPurchaseRef"},{"type":"null"}],"description":"Set when the item is bought later, as for a pre-order; else null."},"display_category":{"type":"string","description":"Category that the product offer is shown in; left out for a voucher."},"purchase_status":{"$ref":"#/$defs/PurchaseStatus","description":"Whether tickets of its draw can be bought, for a raffle ticket."},"prize_pool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won in its first draw; null when it is not announced."},"draw_no":{"type":"integer","description":"Number of the first draw it is in.","minimum":1},"draw_date":{"type":"string","description":"When that draw is drawn, ISO 8601 in UTC.","$comment":"date-time"},"draw_encoded_ids":{"type":"array","description":"Opaque ids of all draws it is in.","items":{"type":"string"}},"game_type":{"type":"string","description":"Key of the game type, for a lottery ticket."},"game_offer":{"type":"string","description":"Key of the game offer, for a lottery ticket."},"game_offer_name":{"type":"string","description":"Name of the game offer, for a lottery ticket."},"num_games":{"type":"integer","description":"Games on the ticket.","minimum":1},"num_draws":{"type":"integer","description":"Draws the ticket is in, each week.","minimum":1},"num_weeks":{"type":"integer","description":"Weeks the ticket runs.","minimum":1},"day":{"anyOf":[{"$ref":"#/$defs/Weekday"},{"type":"null"}],"description":"The chosen day; null when every draw is played."},"quickpick":{"type":"boolean","description":"Whether the shop picked the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimum_jackpot_amount":{"anyOf":[{"$ref":"#/$defs/MoneyAmount"},{"type":"null"}],"description":"Least jackpot for a repeated purchase; null when there is none."},"games":{"type":"array","description":"The games with their numbers.","items":{"$ref":"#/$defs/CartGame"}},"raffle_book_size":{"type":"integer","description":"Tickets in the chosen book, for a raffle ticket.","minimum":1},"num_raffle_tickets":{"type":"integer","description":"Tickets in all, for a raffle ticket.","minimum":1},"raffle_offer_key":{"type":"string","description":"Key of the chosen book, for a raffle ticket."},"syndicate_key":{"type":"string","description":"Key of the syndicate, for a share."},"syndicate_name":{"type":"string","description":"Name of the syndicate, for a share."},"syndicate_encoded_id":{"type":"string","description":"Opaque id of the syndicate in its draw, or id of the session of a lotto party, for a share."},"cost_per_share":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share."},"num_shares":{"type":"integer","description":"Shares bought.","minimum":1},"membership_tier":{"type":"string","description":"Key of the tier, for a membership."},"membership_period":{"type":"string","description":"The period paid for, for a membership."},"promotion_code":{"type":"string","description":"The promotion code, for a voucher."},"expires_at":{"type":"string","description":"Until when the voucher holds, ISO 8601 in UTC, for one that expires.","$comment":"date-time"}}};
const schema80 = {"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership","voucher_fixed_discount","voucher_percent_discount","voucher_fixed_discount_expire","voucher_credit_amount"],"description":"The type of a cart item."};
const schema84 = {"type":"object","description":"A purchase that happens later.","x-chosen":true,"required":["type"],"properties":{"type":{"type":"string","enum":["scheduled_purchase","pre_order"],"description":"The kind of later purchase."}}};
const schema85 = {"type":"string","enum":["open","sold_out","past_draw","pre_order"],"description":"Whether tickets of a raffle draw can be bought."};
const schema81 = {"type":"object","description":"Whether an item is bought repeatedly.","x-chosen":true,"required":["type","availability","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"availability":{"$ref":"#/$defs/RecurringAvailability","description":"Whether it can, must or may be repeated."},"enabled":{"type":"boolean","description":"Whether it is."},"rhythm":{"type":"string","enum":["weekly","monthly","every_draw"],"description":"How often it is bought again; left out, weekly where a day was chosen, else for every draw."}}};
const schema82 = {"type":"string","enum":["autoplay","subscription"],"description":"The kind of repeated purchase."};
const schema83 = {"type":"string","enum":["never","always","optional"],"description":"Whether a product can, must or may be bought repeatedly."};

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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
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
const err6 = {instancePath:instancePath+"/availability",schemaPath:"#/$defs/RecurringAvailability/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
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
const err9 = {instancePath:instancePath+"/rhythm",schemaPath:"#/properties/rhythm/enum",keyword:"enum",params:{allowedValues: schema81.properties.rhythm.enum},message:"must be equal to one of the allowed values"};
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"type":true,"availability":true,"enabled":true,"rhythm":true},"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"object","description":"One game on a ticket.","x-chosen":true,"required":["number_sets"],"properties":{"number_sets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}}}};
const schema89 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"number_sets":true},"dynamicProps":false,"dynamicItems":false};


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
const err13 = {instancePath:instancePath+"/product_type",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema80.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate26(data.unit_price, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate26(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.recurring_purchase !== undefined && func0.call(data, "recurring_purchase")){
if(!(validate79(data.recurring_purchase, {instancePath:instancePath+"/recurring_purchase",parentData:data,parentDataProperty:"recurring_purchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.cause_key !== undefined && func0.call(data, "cause_key")){
let data9 = data.cause_key;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/cause_key",schemaPath:"#/properties/cause_key/type",keyword:"type",params:{type: schema79.properties.cause_key.type},message:"must be string,null"};
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
const err22 = {instancePath:instancePath+"/scheduled_purchase/type",schemaPath:"#/$defs/ScheduledPurchaseRef/properties/type/enum",keyword:"enum",params:{allowedValues: schema84.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/purchase_status",schemaPath:"#/$defs/PurchaseStatus/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate26(data14, {instancePath:instancePath+"/prize_pool",parentData:data,parentDataProperty:"prize_pool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err46 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data28)){
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
if(!(validate82(data29[i1], {instancePath:instancePath+"/games/" + i1,parentData:data29,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
if(!pattern5.test(data37)){
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
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"id":true,"product_type":true,"lottery_key":true,"name":true,"logo":true,"unit_price":true,"quantity":true,"total":true,"recurring_purchase":true,"cause_key":true,"scheduled_purchase":true,"display_category":true,"purchase_status":true,"prize_pool":true,"draw_no":true,"draw_date":true,"draw_encoded_ids":true,"game_type":true,"game_offer":true,"game_offer_name":true,"num_games":true,"num_draws":true,"num_weeks":true,"day":true,"quickpick":true,"favourite":true,"minimum_jackpot_amount":true,"games":true,"raffle_book_size":true,"num_raffle_tickets":true,"raffle_offer_key":true,"syndicate_key":true,"syndicate_name":true,"syndicate_encoded_id":true,"cost_per_share":true,"num_shares":true,"membership_tier":true,"membership_period":true,"promotion_code":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


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
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderStatus/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate76(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined && func0.call(data, "total")){
if(!(validate26(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.winnings !== undefined && func0.call(data, "winnings")){
if(!(validate26(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err20 = {instancePath:instancePath+"/next_draw_date",schemaPath:"#/properties/next_draw_date/type",keyword:"type",params:{type: schema77.properties.next_draw_date.type},message:"must be string,null"};
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"id":true,"checkout_id":true,"status":true,"placed_at":true,"item":true,"total":true,"winnings":true,"num_draws":true,"draws_left":true,"next_draw_date":true,"starts_at":true,"ends_at":true,"draws":true},"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"object","description":"A ticket in one draw.","x-chosen":true,"required":["order_id","offer_key","offer_name","draw_no","draw_date","draw_status","status","winning_numbers","winning_tickets","games","ticket_numbers","prizes","share","winnings"],"properties":{"order_id":{"type":"string","description":"Id of the order."},"offer_key":{"type":"string","description":"Key of the product offer whose draw it is."},"offer_name":{"type":"string","description":"Name of that offer."},"draw_no":{"type":"integer","description":"Number of the draw.","minimum":1},"draw_date":{"type":"string","description":"When the draw is, ISO 8601 in UTC.","$comment":"date-time"},"draw_status":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"status":{"$ref":"#/$defs/OrderLineStatus","description":"What has come of the ticket."},"game_type":{"type":["string","null"],"description":"Key of the game type of a lottery ticket, null for anything else."},"winning_numbers":{"type":"array","description":"The numbers drawn, by number set; empty for a raffle, and until it is drawn.","items":{"$ref":"#/$defs/DrawnNumbers"}},"winning_tickets":{"type":"array","description":"The winning ticket numbers of a raffle, the first prize first.","items":{"type":"string"}},"games":{"type":"array","description":"The games of the ticket; those of the whole syndicate for shares.","items":{"$ref":"#/$defs/PlayedGame"}},"ticket_numbers":{"type":"array","description":"The ticket numbers, for a raffle.","items":{"type":"string"}},"prizes":{"type":"array","description":"What it has won, the best first; for shares, what the whole syndicate has won.","items":{"$ref":"#/$defs/WonPrize"}},"share":{"anyOf":[{"$ref":"#/$defs/SyndicatePart"},{"type":"null"}],"description":"The part of a syndicate, for shares; else null."},"winnings":{"$ref":"#/$defs/Money","description":"What it has won for the customer, as it was paid into the wallet."}}};
const schema94 = {"type":"string","enum":["pending","won","lost"],"description":"What has come of a ticket in a draw."};
const schema95 = {"type":"object","description":"Numbers drawn of one set.","x-chosen":true,"required":["key","name","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"name":{"type":"string","description":"Name of the number set."},"numbers":{"type":"array","description":"The numbers, in drawn order.","items":{"type":"integer"}},"ordered":{"type":"boolean","description":"Whether each number counts in its place alone; left out, in any place."}}};
const schema100 = {"type":"object","description":"A part of a syndicate.","x-chosen":true,"required":["name","num_shares","total_shares"],"properties":{"name":{"type":"string","description":"Name of the syndicate."},"num_shares":{"type":"integer","description":"Shares of the customer.","minimum":1},"total_shares":{"type":"integer","description":"Shares in all.","minimum":1}}};
const schema96 = {"type":"object","description":"A game on a ticket, with what it has hit.","x-chosen":true,"required":["number_sets","hits","prize"],"properties":{"number_sets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}},"hits":{"type":"array","description":"Which of them were drawn, by set of the draw; empty until it is drawn.","items":{"$ref":"#/$defs/NumberGroup"}},"prize":{"$ref":"#/$defs/Money","description":"What it has won."}}};

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
if(!(validate26(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"number_sets":true,"hits":true,"prize":true},"dynamicProps":false,"dynamicItems":false};

const schema99 = {"type":"object","description":"A division that a ticket is in.","x-chosen":true,"required":["division","name","count","prize"],"properties":{"division":{"type":"integer","description":"Number of the division.","minimum":1},"name":{"type":"string","description":"Name of the division."},"count":{"type":"integer","description":"How often it was won.","minimum":1},"prize":{"$ref":"#/$defs/Money","description":"What is paid for one."}}};

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
if(!(validate26(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"division":true,"name":true,"count":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


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
const err21 = {instancePath:instancePath+"/draw_status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderLineStatus/enum",keyword:"enum",params:{allowedValues: schema94.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/game_type",schemaPath:"#/properties/game_type/type",keyword:"type",params:{type: schema92.properties.game_type.type},message:"must be string,null"};
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
if(!(validate90(data17[i3], {instancePath:instancePath+"/games/" + i3,parentData:data17,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
if(!(validate93(data21[i5], {instancePath:instancePath+"/prizes/" + i5,parentData:data21,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
if(!(validate26(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"order_id":true,"offer_key":true,"offer_name":true,"draw_no":true,"draw_date":true,"draw_status":true,"status":true,"game_type":true,"winning_numbers":true,"winning_tickets":true,"games":true,"ticket_numbers":true,"prizes":true,"share":true,"winnings":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(!(validate75(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate24(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data2 = data.lines;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate89(data2[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"summary":true,"session":true,"lines":true},"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
if(!(validate74(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


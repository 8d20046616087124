// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const lottoPartyGroupCreateBody = validate21;
const schema32 = {"type":"object","description":"A group to create.","x-chosen":true,"additionalProperties":false,"required":["groupName"],"properties":{"groupName":{"type":"string","description":"Name of the group, unique in the shop.","minLength":1,"maxLength":40,"pattern":"\\S"},"publicityStatus":{"type":"string","enum":["private","public"],"description":"Who may find it; private when left out."}}};
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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "groupName") || (key0 === "publicityStatus"))){
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
let data0 = data.groupName;
if(typeof data0 === "string"){
if(func62(data0) > 40){
const err2 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err5 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data1 = data.publicityStatus;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/properties/publicityStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "private") || (data1 === "public"))){
const err7 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/properties/publicityStatus/enum",keyword:"enum",params:{allowedValues: schema32.properties.publicityStatus.enum},message:"must be equal to one of the allowed values"};
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

export const lottoPartyGroupCreateResult = validate22;
const schema33 = {"type":"object","description":"People who play together.","x-chosen":true,"required":["id","groupName","publicityStatus","ownerName","numMembers","isMember","isOwner","token","openSession","createdAt"],"properties":{"id":{"type":"string","description":"Id of the group."},"groupName":{"type":"string","description":"Name of the group."},"publicityStatus":{"$ref":"#/$defs/PartyPublicity","description":"Who may find it."},"ownerName":{"type":"string","description":"First name of who created it."},"numMembers":{"type":"integer","description":"Members, with the owner.","minimum":0},"isMember":{"type":"boolean","description":"Whether the customer is a member."},"isOwner":{"type":"boolean","description":"Whether the customer created it."},"token":{"type":["string","null"],"description":"Token of its invitation, for members and for who came by it; else null."},"openSession":{"anyOf":[{"$ref":"#/$defs/PartySession"},{"type":"null"}],"description":"Its open session, or null."},"createdAt":{"type":"string","$comment":"date-time","description":"When it was created."},"members":{"type":"array","description":"The other members, the first first; only from lotto-party.group.get, and for members alone.","items":{"$ref":"#/$defs/PartyMember"}}}};
const schema34 = {"type":"string","enum":["private","promoted","public"],"description":"Who may find a group: those with its token, or all; the shop promotes some."};
const schema44 = {"type":"object","description":"A member of a group, as other members see them.","x-chosen":true,"required":["id","name"],"properties":{"id":{"type":"string","description":"Id of the member in this group."},"name":{"type":"string","description":"First name."}}};
const schema35 = {"type":"object","description":"A draw that a group plays in together.","x-chosen":true,"required":["sessionId","groupId","groupName","publicityStatus","organiserName","isOrganiser","lotteryKey","lotteryName","logo","draws","status","autosessionStatus","sharePrice","gamesPerShare","numGames","sharesSold","sharesLeft","myShares","winnings","myWinnings","myOrderIds","createdAt"],"properties":{"sessionId":{"type":"string","description":"Id of the session; in a cart it is the syndicate_encoded_id of its shares."},"groupId":{"type":"string","description":"Id of the group."},"groupName":{"type":"string","description":"Name of the group."},"publicityStatus":{"$ref":"#/$defs/PartyPublicity","description":"Who may find the group."},"organiserName":{"type":"string","description":"First name of who opened it."},"isMember":{"type":"boolean","description":"Whether the customer is a member of the group. An extension: an API may leave it out."},"isOrganiser":{"type":"boolean","description":"Whether the customer may change it."},"lotteryKey":{"type":"string","description":"Key of the lottery."},"lotteryName":{"type":"string","description":"Name of the lottery."},"logo":{"type":"string","description":"File name of its logo."},"draws":{"type":"array","description":"Its draws.","items":{"$ref":"#/$defs/PartyDraw"}},"status":{"$ref":"#/$defs/PartySessionStatus","description":"How far it has come."},"autosessionStatus":{"$ref":"#/$defs/AutosessionStatus","description":"Whether another follows."},"sharePrice":{"$ref":"#/$defs/Money","description":"Price of a share."},"gamesPerShare":{"type":"integer","description":"Games that each share adds.","minimum":1},"numGames":{"type":"integer","description":"Games that are played with the shares so far.","minimum":0},"sharesSold":{"type":"integer","description":"Shares that are taken.","minimum":0},"sharesLeft":{"type":"integer","description":"Shares that can still be bought.","minimum":0},"myShares":{"type":"integer","description":"Shares of the customer.","minimum":0},"winnings":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What the whole party has won; null until its draw is paid."},"myWinnings":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What the customer has won of it; null until its draw is paid."},"myOrderIds":{"type":"array","description":"Ids of the customer's orders in it.","items":{"type":"string"}},"createdAt":{"type":"string","$comment":"date-time","description":"When it was opened."}}};
const schema42 = {"type":"string","enum":["open","closed","paid","cancelled"],"description":"How far a session has come; one that nobody took a share of is cancelled."};
const schema43 = {"type":"string","enum":["paused","on","off"],"description":"Whether the next session opens when one closes; paused is off for a while."};
const schema37 = {"type":"object","description":"A draw that a party plays in.","x-chosen":true,"required":["drawId","drawNo","date","closeDate","day","status","prizePool"],"properties":{"drawId":{"type":"string","description":"Id of the draw."},"drawNo":{"type":"integer","description":"Number of the draw.","minimum":1},"date":{"type":"string","$comment":"date-time","description":"When it is drawn."},"closeDate":{"type":"string","$comment":"date-time","description":"When shares can last be bought."},"day":{"$ref":"#/$defs/Weekday","description":"The day of the draw."},"status":{"$ref":"#/$defs/DrawStatus","description":"How far it has come."},"prizePool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won, or null when it is not known."}}};
const schema38 = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"description":"A day of the week."};
const schema39 = {"type":"string","enum":["OPEN","DRAW_CLOSED","DRAWN","SCORED","PAID","EMAILED","CAPPED"],"description":"How far a draw has come."};
const schema40 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema41 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
const pattern5 = new RegExp("^-?\\d+\\.\\d{2}$", "u");
const pattern6 = new RegExp("^[A-Z]{3}$", "u");

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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.drawId === undefined) || (!(func0.call(data, "drawId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawId"},message:"must have required property '"+"drawId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.drawNo === undefined) || (!(func0.call(data, "drawNo")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawNo"},message:"must have required property '"+"drawNo"+"'"};
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
if((data.closeDate === undefined) || (!(func0.call(data, "closeDate")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closeDate"},message:"must have required property '"+"closeDate"+"'"};
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
if((data.prizePool === undefined) || (!(func0.call(data, "prizePool")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prizePool"},message:"must have required property '"+"prizePool"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.drawId !== undefined && func0.call(data, "drawId")){
if(typeof data.drawId !== "string"){
const err7 = {instancePath:instancePath+"/drawId",schemaPath:"#/properties/drawId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data1 = data.drawNo;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err9 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.closeDate !== undefined && func0.call(data, "closeDate")){
if(typeof data.closeDate !== "string"){
const err11 = {instancePath:instancePath+"/closeDate",schemaPath:"#/properties/closeDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
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
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.prizePool !== undefined && func0.call(data, "prizePool")){
let data6 = data.prizePool;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate25(data6, {instancePath:instancePath+"/prizePool",parentData:data,parentDataProperty:"prizePool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
const err16 = {instancePath:instancePath+"/prizePool",schemaPath:"#/properties/prizePool/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err17 = {instancePath:instancePath+"/prizePool",schemaPath:"#/properties/prizePool/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"drawId":true,"drawNo":true,"date":true,"closeDate":true,"day":true,"status":true,"prizePool":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.sessionId === undefined) || (!(func0.call(data, "sessionId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.groupId === undefined) || (!(func0.call(data, "groupId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupId"},message:"must have required property '"+"groupId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.organiserName === undefined) || (!(func0.call(data, "organiserName")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organiserName"},message:"must have required property '"+"organiserName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isOrganiser === undefined) || (!(func0.call(data, "isOrganiser")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOrganiser"},message:"must have required property '"+"isOrganiser"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKey"},message:"must have required property '"+"lotteryKey"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.lotteryName === undefined) || (!(func0.call(data, "lotteryName")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryName"},message:"must have required property '"+"lotteryName"+"'"};
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
if((data.autosessionStatus === undefined) || (!(func0.call(data, "autosessionStatus")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autosessionStatus"},message:"must have required property '"+"autosessionStatus"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.sharePrice === undefined) || (!(func0.call(data, "sharePrice")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharePrice"},message:"must have required property '"+"sharePrice"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.gamesPerShare === undefined) || (!(func0.call(data, "gamesPerShare")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gamesPerShare"},message:"must have required property '"+"gamesPerShare"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.numGames === undefined) || (!(func0.call(data, "numGames")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numGames"},message:"must have required property '"+"numGames"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.sharesSold === undefined) || (!(func0.call(data, "sharesSold")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesSold"},message:"must have required property '"+"sharesSold"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.sharesLeft === undefined) || (!(func0.call(data, "sharesLeft")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesLeft"},message:"must have required property '"+"sharesLeft"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.myShares === undefined) || (!(func0.call(data, "myShares")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myShares"},message:"must have required property '"+"myShares"+"'"};
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
if((data.myWinnings === undefined) || (!(func0.call(data, "myWinnings")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myWinnings"},message:"must have required property '"+"myWinnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.myOrderIds === undefined) || (!(func0.call(data, "myOrderIds")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myOrderIds"},message:"must have required property '"+"myOrderIds"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.sessionId !== undefined && func0.call(data, "sessionId")){
if(typeof data.sessionId !== "string"){
const err22 = {instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.groupId !== undefined && func0.call(data, "groupId")){
if(typeof data.groupId !== "string"){
const err23 = {instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err24 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data3 = data.publicityStatus;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data3 === "private") || (data3 === "promoted")) || (data3 === "public"))){
const err26 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.organiserName !== undefined && func0.call(data, "organiserName")){
if(typeof data.organiserName !== "string"){
const err27 = {instancePath:instancePath+"/organiserName",schemaPath:"#/properties/organiserName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err28 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.isOrganiser !== undefined && func0.call(data, "isOrganiser")){
if(typeof data.isOrganiser !== "boolean"){
const err29 = {instancePath:instancePath+"/isOrganiser",schemaPath:"#/properties/isOrganiser/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err30 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.lotteryName !== undefined && func0.call(data, "lotteryName")){
if(typeof data.lotteryName !== "string"){
const err31 = {instancePath:instancePath+"/lotteryName",schemaPath:"#/properties/lotteryName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate24(data10[i0], {instancePath:instancePath+"/draws/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
const err35 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/PartySessionStatus/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.autosessionStatus !== undefined && func0.call(data, "autosessionStatus")){
let data13 = data.autosessionStatus;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data13 === "paused") || (data13 === "on")) || (data13 === "off"))){
const err37 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.sharePrice !== undefined && func0.call(data, "sharePrice")){
if(!(validate25(data.sharePrice, {instancePath:instancePath+"/sharePrice",parentData:data,parentDataProperty:"sharePrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.gamesPerShare !== undefined && func0.call(data, "gamesPerShare")){
let data15 = data.gamesPerShare;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err39 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data16 = data.numGames;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err41 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sharesSold !== undefined && func0.call(data, "sharesSold")){
let data17 = data.sharesSold;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/sharesSold",schemaPath:"#/properties/sharesSold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err43 = {instancePath:instancePath+"/sharesSold",schemaPath:"#/properties/sharesSold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sharesLeft !== undefined && func0.call(data, "sharesLeft")){
let data18 = data.sharesLeft;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/sharesLeft",schemaPath:"#/properties/sharesLeft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err45 = {instancePath:instancePath+"/sharesLeft",schemaPath:"#/properties/sharesLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.myShares !== undefined && func0.call(data, "myShares")){
let data19 = data.myShares;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err46 = {instancePath:instancePath+"/myShares",schemaPath:"#/properties/myShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err47 = {instancePath:instancePath+"/myShares",schemaPath:"#/properties/myShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(!(validate25(data20, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(data.myWinnings !== undefined && func0.call(data, "myWinnings")){
let data21 = data.myWinnings;
const _errs49 = errors;
let valid7 = false;
const _errs50 = errors;
if(!(validate25(data21, {instancePath:instancePath+"/myWinnings",parentData:data,parentDataProperty:"myWinnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
const err50 = {instancePath:instancePath+"/myWinnings",schemaPath:"#/properties/myWinnings/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err51 = {instancePath:instancePath+"/myWinnings",schemaPath:"#/properties/myWinnings/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.myOrderIds !== undefined && func0.call(data, "myOrderIds")){
let data22 = data.myOrderIds;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err52 = {instancePath:instancePath+"/myOrderIds/" + i1,schemaPath:"#/properties/myOrderIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err53 = {instancePath:instancePath+"/myOrderIds",schemaPath:"#/properties/myOrderIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err54 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"sessionId":true,"groupId":true,"groupName":true,"publicityStatus":true,"organiserName":true,"isMember":true,"isOrganiser":true,"lotteryKey":true,"lotteryName":true,"logo":true,"draws":true,"status":true,"autosessionStatus":true,"sharePrice":true,"gamesPerShare":true,"numGames":true,"sharesSold":true,"sharesLeft":true,"myShares":true,"winnings":true,"myWinnings":true,"myOrderIds":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.ownerName === undefined) || (!(func0.call(data, "ownerName")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.numMembers === undefined) || (!(func0.call(data, "numMembers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numMembers"},message:"must have required property '"+"numMembers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isMember === undefined) || (!(func0.call(data, "isMember")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isMember"},message:"must have required property '"+"isMember"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.isOwner === undefined) || (!(func0.call(data, "isOwner")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOwner"},message:"must have required property '"+"isOwner"+"'"};
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
if((data.openSession === undefined) || (!(func0.call(data, "openSession")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openSession"},message:"must have required property '"+"openSession"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err11 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data2 = data.publicityStatus;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "private") || (data2 === "promoted")) || (data2 === "public"))){
const err13 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ownerName !== undefined && func0.call(data, "ownerName")){
if(typeof data.ownerName !== "string"){
const err14 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.numMembers !== undefined && func0.call(data, "numMembers")){
let data4 = data.numMembers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err17 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isOwner !== undefined && func0.call(data, "isOwner")){
if(typeof data.isOwner !== "boolean"){
const err18 = {instancePath:instancePath+"/isOwner",schemaPath:"#/properties/isOwner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema33.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.openSession !== undefined && func0.call(data, "openSession")){
let data8 = data.openSession;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate23(data8, {instancePath:instancePath+"/openSession",parentData:data,parentDataProperty:"openSession",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.sessionId = true;
props0.groupId = true;
props0.groupName = true;
props0.publicityStatus = true;
props0.organiserName = true;
props0.isMember = true;
props0.isOrganiser = true;
props0.lotteryKey = true;
props0.lotteryName = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosessionStatus = true;
props0.sharePrice = true;
props0.gamesPerShare = true;
props0.numGames = true;
props0.sharesSold = true;
props0.sharesLeft = true;
props0.myShares = true;
props0.winnings = true;
props0.myWinnings = true;
props0.myOrderIds = true;
props0.createdAt = true;
}
const _errs22 = errors;
if(data8 !== null){
const err20 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err21 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"groupName":true,"publicityStatus":true,"ownerName":true,"numMembers":true,"isMember":true,"isOwner":true,"token":true,"openSession":true,"createdAt":true,"members":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupListResult = validate32;
const schema45 = {"type":"array","description":"The groups.","items":{"$ref":"#/$defs/PartyGroup"}};

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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.ownerName === undefined) || (!(func0.call(data, "ownerName")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.numMembers === undefined) || (!(func0.call(data, "numMembers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numMembers"},message:"must have required property '"+"numMembers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isMember === undefined) || (!(func0.call(data, "isMember")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isMember"},message:"must have required property '"+"isMember"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.isOwner === undefined) || (!(func0.call(data, "isOwner")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOwner"},message:"must have required property '"+"isOwner"+"'"};
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
if((data.openSession === undefined) || (!(func0.call(data, "openSession")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openSession"},message:"must have required property '"+"openSession"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err11 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data2 = data.publicityStatus;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "private") || (data2 === "promoted")) || (data2 === "public"))){
const err13 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ownerName !== undefined && func0.call(data, "ownerName")){
if(typeof data.ownerName !== "string"){
const err14 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.numMembers !== undefined && func0.call(data, "numMembers")){
let data4 = data.numMembers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err17 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isOwner !== undefined && func0.call(data, "isOwner")){
if(typeof data.isOwner !== "boolean"){
const err18 = {instancePath:instancePath+"/isOwner",schemaPath:"#/properties/isOwner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema33.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.openSession !== undefined && func0.call(data, "openSession")){
let data8 = data.openSession;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate23(data8, {instancePath:instancePath+"/openSession",parentData:data,parentDataProperty:"openSession",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.sessionId = true;
props0.groupId = true;
props0.groupName = true;
props0.publicityStatus = true;
props0.organiserName = true;
props0.isMember = true;
props0.isOrganiser = true;
props0.lotteryKey = true;
props0.lotteryName = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosessionStatus = true;
props0.sharePrice = true;
props0.gamesPerShare = true;
props0.numGames = true;
props0.sharesSold = true;
props0.sharesLeft = true;
props0.myShares = true;
props0.winnings = true;
props0.myWinnings = true;
props0.myOrderIds = true;
props0.createdAt = true;
}
const _errs22 = errors;
if(data8 !== null){
const err20 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err21 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"id":true,"groupName":true,"publicityStatus":true,"ownerName":true,"numMembers":true,"isMember":true,"isOwner":true,"token":true,"openSession":true,"createdAt":true,"members":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupGetResult = validate36;

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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.ownerName === undefined) || (!(func0.call(data, "ownerName")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.numMembers === undefined) || (!(func0.call(data, "numMembers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numMembers"},message:"must have required property '"+"numMembers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isMember === undefined) || (!(func0.call(data, "isMember")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isMember"},message:"must have required property '"+"isMember"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.isOwner === undefined) || (!(func0.call(data, "isOwner")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOwner"},message:"must have required property '"+"isOwner"+"'"};
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
if((data.openSession === undefined) || (!(func0.call(data, "openSession")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openSession"},message:"must have required property '"+"openSession"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err11 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data2 = data.publicityStatus;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "private") || (data2 === "promoted")) || (data2 === "public"))){
const err13 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ownerName !== undefined && func0.call(data, "ownerName")){
if(typeof data.ownerName !== "string"){
const err14 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.numMembers !== undefined && func0.call(data, "numMembers")){
let data4 = data.numMembers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err17 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isOwner !== undefined && func0.call(data, "isOwner")){
if(typeof data.isOwner !== "boolean"){
const err18 = {instancePath:instancePath+"/isOwner",schemaPath:"#/properties/isOwner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema33.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.openSession !== undefined && func0.call(data, "openSession")){
let data8 = data.openSession;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate23(data8, {instancePath:instancePath+"/openSession",parentData:data,parentDataProperty:"openSession",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.sessionId = true;
props0.groupId = true;
props0.groupName = true;
props0.publicityStatus = true;
props0.organiserName = true;
props0.isMember = true;
props0.isOrganiser = true;
props0.lotteryKey = true;
props0.lotteryName = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosessionStatus = true;
props0.sharePrice = true;
props0.gamesPerShare = true;
props0.numGames = true;
props0.sharesSold = true;
props0.sharesLeft = true;
props0.myShares = true;
props0.winnings = true;
props0.myWinnings = true;
props0.myOrderIds = true;
props0.createdAt = true;
}
const _errs22 = errors;
if(data8 !== null){
const err20 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err21 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true,"groupName":true,"publicityStatus":true,"ownerName":true,"numMembers":true,"isMember":true,"isOwner":true,"token":true,"openSession":true,"createdAt":true,"members":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupUpdateBody = validate38;
const schema52 = {"type":"object","description":"What to change of a group.","x-chosen":true,"additionalProperties":false,"required":["groupName"],"properties":{"groupName":{"type":"string","description":"Name of the group, unique in the shop.","minLength":1,"maxLength":40,"pattern":"\\S"}}};

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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "groupName")){
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
let data0 = data.groupName;
if(typeof data0 === "string"){
if(func62(data0) > 40){
const err2 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err5 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

export const lottoPartyGroupUpdateResult = validate39;

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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.ownerName === undefined) || (!(func0.call(data, "ownerName")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.numMembers === undefined) || (!(func0.call(data, "numMembers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numMembers"},message:"must have required property '"+"numMembers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isMember === undefined) || (!(func0.call(data, "isMember")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isMember"},message:"must have required property '"+"isMember"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.isOwner === undefined) || (!(func0.call(data, "isOwner")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOwner"},message:"must have required property '"+"isOwner"+"'"};
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
if((data.openSession === undefined) || (!(func0.call(data, "openSession")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openSession"},message:"must have required property '"+"openSession"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err11 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data2 = data.publicityStatus;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "private") || (data2 === "promoted")) || (data2 === "public"))){
const err13 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ownerName !== undefined && func0.call(data, "ownerName")){
if(typeof data.ownerName !== "string"){
const err14 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.numMembers !== undefined && func0.call(data, "numMembers")){
let data4 = data.numMembers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err17 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isOwner !== undefined && func0.call(data, "isOwner")){
if(typeof data.isOwner !== "boolean"){
const err18 = {instancePath:instancePath+"/isOwner",schemaPath:"#/properties/isOwner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema33.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.openSession !== undefined && func0.call(data, "openSession")){
let data8 = data.openSession;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate23(data8, {instancePath:instancePath+"/openSession",parentData:data,parentDataProperty:"openSession",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.sessionId = true;
props0.groupId = true;
props0.groupName = true;
props0.publicityStatus = true;
props0.organiserName = true;
props0.isMember = true;
props0.isOrganiser = true;
props0.lotteryKey = true;
props0.lotteryName = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosessionStatus = true;
props0.sharePrice = true;
props0.gamesPerShare = true;
props0.numGames = true;
props0.sharesSold = true;
props0.sharesLeft = true;
props0.myShares = true;
props0.winnings = true;
props0.myWinnings = true;
props0.myOrderIds = true;
props0.createdAt = true;
}
const _errs22 = errors;
if(data8 !== null){
const err20 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err21 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"id":true,"groupName":true,"publicityStatus":true,"ownerName":true,"numMembers":true,"isMember":true,"isOwner":true,"token":true,"openSession":true,"createdAt":true,"members":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupLeaveResult = validate41;
const schema56 = {"type":"object","description":"A group that the customer has left.","x-chosen":true,"required":["groupId","sharesKept"],"properties":{"groupId":{"type":"string","description":"Id of the group."},"sharesKept":{"type":"integer","description":"Shares of the customer in draws of the group that are still to be drawn.","minimum":0}}};

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
if((data.groupId === undefined) || (!(func0.call(data, "groupId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupId"},message:"must have required property '"+"groupId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.sharesKept === undefined) || (!(func0.call(data, "sharesKept")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesKept"},message:"must have required property '"+"sharesKept"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.groupId !== undefined && func0.call(data, "groupId")){
if(typeof data.groupId !== "string"){
const err2 = {instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sharesKept !== undefined && func0.call(data, "sharesKept")){
let data1 = data.sharesKept;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/sharesKept",schemaPath:"#/properties/sharesKept/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/sharesKept",schemaPath:"#/properties/sharesKept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate41.evaluated = {"props":{"groupId":true,"sharesKept":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupRemoveMemberResult = validate42;

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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.ownerName === undefined) || (!(func0.call(data, "ownerName")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.numMembers === undefined) || (!(func0.call(data, "numMembers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numMembers"},message:"must have required property '"+"numMembers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isMember === undefined) || (!(func0.call(data, "isMember")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isMember"},message:"must have required property '"+"isMember"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.isOwner === undefined) || (!(func0.call(data, "isOwner")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOwner"},message:"must have required property '"+"isOwner"+"'"};
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
if((data.openSession === undefined) || (!(func0.call(data, "openSession")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openSession"},message:"must have required property '"+"openSession"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err11 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data2 = data.publicityStatus;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "private") || (data2 === "promoted")) || (data2 === "public"))){
const err13 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ownerName !== undefined && func0.call(data, "ownerName")){
if(typeof data.ownerName !== "string"){
const err14 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.numMembers !== undefined && func0.call(data, "numMembers")){
let data4 = data.numMembers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err17 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isOwner !== undefined && func0.call(data, "isOwner")){
if(typeof data.isOwner !== "boolean"){
const err18 = {instancePath:instancePath+"/isOwner",schemaPath:"#/properties/isOwner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema33.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.openSession !== undefined && func0.call(data, "openSession")){
let data8 = data.openSession;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate23(data8, {instancePath:instancePath+"/openSession",parentData:data,parentDataProperty:"openSession",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.sessionId = true;
props0.groupId = true;
props0.groupName = true;
props0.publicityStatus = true;
props0.organiserName = true;
props0.isMember = true;
props0.isOrganiser = true;
props0.lotteryKey = true;
props0.lotteryName = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosessionStatus = true;
props0.sharePrice = true;
props0.gamesPerShare = true;
props0.numGames = true;
props0.sharesSold = true;
props0.sharesLeft = true;
props0.myShares = true;
props0.winnings = true;
props0.myWinnings = true;
props0.myOrderIds = true;
props0.createdAt = true;
}
const _errs22 = errors;
if(data8 !== null){
const err20 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err21 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"id":true,"groupName":true,"publicityStatus":true,"ownerName":true,"numMembers":true,"isMember":true,"isOwner":true,"token":true,"openSession":true,"createdAt":true,"members":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupByTokenResult = validate44;

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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.ownerName === undefined) || (!(func0.call(data, "ownerName")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.numMembers === undefined) || (!(func0.call(data, "numMembers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numMembers"},message:"must have required property '"+"numMembers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isMember === undefined) || (!(func0.call(data, "isMember")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isMember"},message:"must have required property '"+"isMember"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.isOwner === undefined) || (!(func0.call(data, "isOwner")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOwner"},message:"must have required property '"+"isOwner"+"'"};
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
if((data.openSession === undefined) || (!(func0.call(data, "openSession")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openSession"},message:"must have required property '"+"openSession"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err11 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data2 = data.publicityStatus;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "private") || (data2 === "promoted")) || (data2 === "public"))){
const err13 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ownerName !== undefined && func0.call(data, "ownerName")){
if(typeof data.ownerName !== "string"){
const err14 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.numMembers !== undefined && func0.call(data, "numMembers")){
let data4 = data.numMembers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err17 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isOwner !== undefined && func0.call(data, "isOwner")){
if(typeof data.isOwner !== "boolean"){
const err18 = {instancePath:instancePath+"/isOwner",schemaPath:"#/properties/isOwner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema33.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.openSession !== undefined && func0.call(data, "openSession")){
let data8 = data.openSession;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate23(data8, {instancePath:instancePath+"/openSession",parentData:data,parentDataProperty:"openSession",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.sessionId = true;
props0.groupId = true;
props0.groupName = true;
props0.publicityStatus = true;
props0.organiserName = true;
props0.isMember = true;
props0.isOrganiser = true;
props0.lotteryKey = true;
props0.lotteryName = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosessionStatus = true;
props0.sharePrice = true;
props0.gamesPerShare = true;
props0.numGames = true;
props0.sharesSold = true;
props0.sharesLeft = true;
props0.myShares = true;
props0.winnings = true;
props0.myWinnings = true;
props0.myOrderIds = true;
props0.createdAt = true;
}
const _errs22 = errors;
if(data8 !== null){
const err20 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err21 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"id":true,"groupName":true,"publicityStatus":true,"ownerName":true,"numMembers":true,"isMember":true,"isOwner":true,"token":true,"openSession":true,"createdAt":true,"members":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupJoinResult = validate46;

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
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.ownerName === undefined) || (!(func0.call(data, "ownerName")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.numMembers === undefined) || (!(func0.call(data, "numMembers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numMembers"},message:"must have required property '"+"numMembers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isMember === undefined) || (!(func0.call(data, "isMember")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isMember"},message:"must have required property '"+"isMember"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.isOwner === undefined) || (!(func0.call(data, "isOwner")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOwner"},message:"must have required property '"+"isOwner"+"'"};
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
if((data.openSession === undefined) || (!(func0.call(data, "openSession")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openSession"},message:"must have required property '"+"openSession"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err11 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data2 = data.publicityStatus;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "private") || (data2 === "promoted")) || (data2 === "public"))){
const err13 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ownerName !== undefined && func0.call(data, "ownerName")){
if(typeof data.ownerName !== "string"){
const err14 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.numMembers !== undefined && func0.call(data, "numMembers")){
let data4 = data.numMembers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err16 = {instancePath:instancePath+"/numMembers",schemaPath:"#/properties/numMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err17 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isOwner !== undefined && func0.call(data, "isOwner")){
if(typeof data.isOwner !== "boolean"){
const err18 = {instancePath:instancePath+"/isOwner",schemaPath:"#/properties/isOwner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema33.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.openSession !== undefined && func0.call(data, "openSession")){
let data8 = data.openSession;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate23(data8, {instancePath:instancePath+"/openSession",parentData:data,parentDataProperty:"openSession",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.sessionId = true;
props0.groupId = true;
props0.groupName = true;
props0.publicityStatus = true;
props0.organiserName = true;
props0.isMember = true;
props0.isOrganiser = true;
props0.lotteryKey = true;
props0.lotteryName = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosessionStatus = true;
props0.sharePrice = true;
props0.gamesPerShare = true;
props0.numGames = true;
props0.sharesSold = true;
props0.sharesLeft = true;
props0.myShares = true;
props0.winnings = true;
props0.myWinnings = true;
props0.myOrderIds = true;
props0.createdAt = true;
}
const _errs22 = errors;
if(data8 !== null){
const err20 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err21 = {instancePath:instancePath+"/openSession",schemaPath:"#/properties/openSession/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"id":true,"groupName":true,"publicityStatus":true,"ownerName":true,"numMembers":true,"isMember":true,"isOwner":true,"token":true,"openSession":true,"createdAt":true,"members":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupSessionsResult = validate48;
const schema66 = {"type":"array","description":"The sessions.","items":{"$ref":"#/$defs/PartySession"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartyGroupSessionOpenResult = validate50;
const schema67 = {"anyOf":[{"$ref":"#/$defs/PartySession"},{"type":"null"}],"description":"The session, or null when none is open."};

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
props0.sessionId = true;
props0.groupId = true;
props0.groupName = true;
props0.publicityStatus = true;
props0.organiserName = true;
props0.isMember = true;
props0.isOrganiser = true;
props0.lotteryKey = true;
props0.lotteryName = true;
props0.logo = true;
props0.draws = true;
props0.status = true;
props0.autosessionStatus = true;
props0.sharePrice = true;
props0.gamesPerShare = true;
props0.numGames = true;
props0.sharesSold = true;
props0.sharesLeft = true;
props0.myShares = true;
props0.winnings = true;
props0.myWinnings = true;
props0.myOrderIds = true;
props0.createdAt = true;
}
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
validate50.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const lottoPartySessionCreateBody = validate52;
const schema68 = {"type":"object","description":"A session to open.","x-chosen":true,"additionalProperties":false,"required":["groupId","drawId","sharePrice"],"properties":{"groupId":{"type":"string","description":"Id of the group."},"drawId":{"type":"string","description":"Id of the draw."},"sharePrice":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share, one of those on offer."},"autosessionStatus":{"$ref":"#/$defs/AutosessionStatus","description":"Whether another follows; off when left out."},"inviteAllExistingMembers":{"type":"boolean","description":"Whether the members of the group get an invitation."},"inviteMembers":{"type":"array","description":"Ids of the members who get an invitation; for a session that does not invite all.","items":{"type":"string"}}}};

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
if((data.groupId === undefined) || (!(func0.call(data, "groupId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupId"},message:"must have required property '"+"groupId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.drawId === undefined) || (!(func0.call(data, "drawId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawId"},message:"must have required property '"+"drawId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.sharePrice === undefined) || (!(func0.call(data, "sharePrice")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharePrice"},message:"must have required property '"+"sharePrice"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "groupId") || (key0 === "drawId")) || (key0 === "sharePrice")) || (key0 === "autosessionStatus")) || (key0 === "inviteAllExistingMembers")) || (key0 === "inviteMembers"))){
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
if(data.groupId !== undefined && func0.call(data, "groupId")){
if(typeof data.groupId !== "string"){
const err4 = {instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.drawId !== undefined && func0.call(data, "drawId")){
if(typeof data.drawId !== "string"){
const err5 = {instancePath:instancePath+"/drawId",schemaPath:"#/properties/drawId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sharePrice !== undefined && func0.call(data, "sharePrice")){
let data2 = data.sharePrice;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err6 = {instancePath:instancePath+"/sharePrice",schemaPath:"#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d+\\.\\d{2}$"+"\""};
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
const err7 = {instancePath:instancePath+"/sharePrice",schemaPath:"#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.autosessionStatus !== undefined && func0.call(data, "autosessionStatus")){
let data3 = data.autosessionStatus;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data3 === "paused") || (data3 === "on")) || (data3 === "off"))){
const err9 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.inviteAllExistingMembers !== undefined && func0.call(data, "inviteAllExistingMembers")){
if(typeof data.inviteAllExistingMembers !== "boolean"){
const err10 = {instancePath:instancePath+"/inviteAllExistingMembers",schemaPath:"#/properties/inviteAllExistingMembers/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.inviteMembers !== undefined && func0.call(data, "inviteMembers")){
let data5 = data.inviteMembers;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err11 = {instancePath:instancePath+"/inviteMembers/" + i0,schemaPath:"#/properties/inviteMembers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/inviteMembers",schemaPath:"#/properties/inviteMembers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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

export const lottoPartySessionCreateResult = validate53;

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
if((data.sessionId === undefined) || (!(func0.call(data, "sessionId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.groupId === undefined) || (!(func0.call(data, "groupId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupId"},message:"must have required property '"+"groupId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.organiserName === undefined) || (!(func0.call(data, "organiserName")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organiserName"},message:"must have required property '"+"organiserName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isOrganiser === undefined) || (!(func0.call(data, "isOrganiser")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOrganiser"},message:"must have required property '"+"isOrganiser"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKey"},message:"must have required property '"+"lotteryKey"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.lotteryName === undefined) || (!(func0.call(data, "lotteryName")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryName"},message:"must have required property '"+"lotteryName"+"'"};
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
if((data.autosessionStatus === undefined) || (!(func0.call(data, "autosessionStatus")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autosessionStatus"},message:"must have required property '"+"autosessionStatus"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.sharePrice === undefined) || (!(func0.call(data, "sharePrice")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharePrice"},message:"must have required property '"+"sharePrice"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.gamesPerShare === undefined) || (!(func0.call(data, "gamesPerShare")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gamesPerShare"},message:"must have required property '"+"gamesPerShare"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.numGames === undefined) || (!(func0.call(data, "numGames")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numGames"},message:"must have required property '"+"numGames"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.sharesSold === undefined) || (!(func0.call(data, "sharesSold")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesSold"},message:"must have required property '"+"sharesSold"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.sharesLeft === undefined) || (!(func0.call(data, "sharesLeft")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesLeft"},message:"must have required property '"+"sharesLeft"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.myShares === undefined) || (!(func0.call(data, "myShares")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myShares"},message:"must have required property '"+"myShares"+"'"};
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
if((data.myWinnings === undefined) || (!(func0.call(data, "myWinnings")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myWinnings"},message:"must have required property '"+"myWinnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.myOrderIds === undefined) || (!(func0.call(data, "myOrderIds")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myOrderIds"},message:"must have required property '"+"myOrderIds"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.sessionId !== undefined && func0.call(data, "sessionId")){
if(typeof data.sessionId !== "string"){
const err22 = {instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.groupId !== undefined && func0.call(data, "groupId")){
if(typeof data.groupId !== "string"){
const err23 = {instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err24 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data3 = data.publicityStatus;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data3 === "private") || (data3 === "promoted")) || (data3 === "public"))){
const err26 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.organiserName !== undefined && func0.call(data, "organiserName")){
if(typeof data.organiserName !== "string"){
const err27 = {instancePath:instancePath+"/organiserName",schemaPath:"#/properties/organiserName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err28 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.isOrganiser !== undefined && func0.call(data, "isOrganiser")){
if(typeof data.isOrganiser !== "boolean"){
const err29 = {instancePath:instancePath+"/isOrganiser",schemaPath:"#/properties/isOrganiser/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err30 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.lotteryName !== undefined && func0.call(data, "lotteryName")){
if(typeof data.lotteryName !== "string"){
const err31 = {instancePath:instancePath+"/lotteryName",schemaPath:"#/properties/lotteryName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate24(data10[i0], {instancePath:instancePath+"/draws/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
const err35 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/PartySessionStatus/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.autosessionStatus !== undefined && func0.call(data, "autosessionStatus")){
let data13 = data.autosessionStatus;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data13 === "paused") || (data13 === "on")) || (data13 === "off"))){
const err37 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.sharePrice !== undefined && func0.call(data, "sharePrice")){
if(!(validate25(data.sharePrice, {instancePath:instancePath+"/sharePrice",parentData:data,parentDataProperty:"sharePrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.gamesPerShare !== undefined && func0.call(data, "gamesPerShare")){
let data15 = data.gamesPerShare;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err39 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data16 = data.numGames;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err41 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sharesSold !== undefined && func0.call(data, "sharesSold")){
let data17 = data.sharesSold;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/sharesSold",schemaPath:"#/properties/sharesSold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err43 = {instancePath:instancePath+"/sharesSold",schemaPath:"#/properties/sharesSold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sharesLeft !== undefined && func0.call(data, "sharesLeft")){
let data18 = data.sharesLeft;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/sharesLeft",schemaPath:"#/properties/sharesLeft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err45 = {instancePath:instancePath+"/sharesLeft",schemaPath:"#/properties/sharesLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.myShares !== undefined && func0.call(data, "myShares")){
let data19 = data.myShares;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err46 = {instancePath:instancePath+"/myShares",schemaPath:"#/properties/myShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err47 = {instancePath:instancePath+"/myShares",schemaPath:"#/properties/myShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(!(validate25(data20, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(data.myWinnings !== undefined && func0.call(data, "myWinnings")){
let data21 = data.myWinnings;
const _errs49 = errors;
let valid7 = false;
const _errs50 = errors;
if(!(validate25(data21, {instancePath:instancePath+"/myWinnings",parentData:data,parentDataProperty:"myWinnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
const err50 = {instancePath:instancePath+"/myWinnings",schemaPath:"#/properties/myWinnings/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err51 = {instancePath:instancePath+"/myWinnings",schemaPath:"#/properties/myWinnings/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.myOrderIds !== undefined && func0.call(data, "myOrderIds")){
let data22 = data.myOrderIds;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err52 = {instancePath:instancePath+"/myOrderIds/" + i1,schemaPath:"#/properties/myOrderIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err53 = {instancePath:instancePath+"/myOrderIds",schemaPath:"#/properties/myOrderIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err54 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"sessionId":true,"groupId":true,"groupName":true,"publicityStatus":true,"organiserName":true,"isMember":true,"isOrganiser":true,"lotteryKey":true,"lotteryName":true,"logo":true,"draws":true,"status":true,"autosessionStatus":true,"sharePrice":true,"gamesPerShare":true,"numGames":true,"sharesSold":true,"sharesLeft":true,"myShares":true,"winnings":true,"myWinnings":true,"myOrderIds":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionGetResult = validate58;

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
if((data.sessionId === undefined) || (!(func0.call(data, "sessionId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.groupId === undefined) || (!(func0.call(data, "groupId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupId"},message:"must have required property '"+"groupId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.organiserName === undefined) || (!(func0.call(data, "organiserName")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organiserName"},message:"must have required property '"+"organiserName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isOrganiser === undefined) || (!(func0.call(data, "isOrganiser")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOrganiser"},message:"must have required property '"+"isOrganiser"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKey"},message:"must have required property '"+"lotteryKey"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.lotteryName === undefined) || (!(func0.call(data, "lotteryName")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryName"},message:"must have required property '"+"lotteryName"+"'"};
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
if((data.autosessionStatus === undefined) || (!(func0.call(data, "autosessionStatus")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autosessionStatus"},message:"must have required property '"+"autosessionStatus"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.sharePrice === undefined) || (!(func0.call(data, "sharePrice")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharePrice"},message:"must have required property '"+"sharePrice"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.gamesPerShare === undefined) || (!(func0.call(data, "gamesPerShare")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gamesPerShare"},message:"must have required property '"+"gamesPerShare"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.numGames === undefined) || (!(func0.call(data, "numGames")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numGames"},message:"must have required property '"+"numGames"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.sharesSold === undefined) || (!(func0.call(data, "sharesSold")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesSold"},message:"must have required property '"+"sharesSold"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.sharesLeft === undefined) || (!(func0.call(data, "sharesLeft")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesLeft"},message:"must have required property '"+"sharesLeft"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.myShares === undefined) || (!(func0.call(data, "myShares")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myShares"},message:"must have required property '"+"myShares"+"'"};
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
if((data.myWinnings === undefined) || (!(func0.call(data, "myWinnings")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myWinnings"},message:"must have required property '"+"myWinnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.myOrderIds === undefined) || (!(func0.call(data, "myOrderIds")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myOrderIds"},message:"must have required property '"+"myOrderIds"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.sessionId !== undefined && func0.call(data, "sessionId")){
if(typeof data.sessionId !== "string"){
const err22 = {instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.groupId !== undefined && func0.call(data, "groupId")){
if(typeof data.groupId !== "string"){
const err23 = {instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err24 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data3 = data.publicityStatus;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data3 === "private") || (data3 === "promoted")) || (data3 === "public"))){
const err26 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.organiserName !== undefined && func0.call(data, "organiserName")){
if(typeof data.organiserName !== "string"){
const err27 = {instancePath:instancePath+"/organiserName",schemaPath:"#/properties/organiserName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err28 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.isOrganiser !== undefined && func0.call(data, "isOrganiser")){
if(typeof data.isOrganiser !== "boolean"){
const err29 = {instancePath:instancePath+"/isOrganiser",schemaPath:"#/properties/isOrganiser/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err30 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.lotteryName !== undefined && func0.call(data, "lotteryName")){
if(typeof data.lotteryName !== "string"){
const err31 = {instancePath:instancePath+"/lotteryName",schemaPath:"#/properties/lotteryName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate24(data10[i0], {instancePath:instancePath+"/draws/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
const err35 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/PartySessionStatus/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.autosessionStatus !== undefined && func0.call(data, "autosessionStatus")){
let data13 = data.autosessionStatus;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data13 === "paused") || (data13 === "on")) || (data13 === "off"))){
const err37 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.sharePrice !== undefined && func0.call(data, "sharePrice")){
if(!(validate25(data.sharePrice, {instancePath:instancePath+"/sharePrice",parentData:data,parentDataProperty:"sharePrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.gamesPerShare !== undefined && func0.call(data, "gamesPerShare")){
let data15 = data.gamesPerShare;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err39 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data16 = data.numGames;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err41 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sharesSold !== undefined && func0.call(data, "sharesSold")){
let data17 = data.sharesSold;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/sharesSold",schemaPath:"#/properties/sharesSold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err43 = {instancePath:instancePath+"/sharesSold",schemaPath:"#/properties/sharesSold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sharesLeft !== undefined && func0.call(data, "sharesLeft")){
let data18 = data.sharesLeft;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/sharesLeft",schemaPath:"#/properties/sharesLeft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err45 = {instancePath:instancePath+"/sharesLeft",schemaPath:"#/properties/sharesLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.myShares !== undefined && func0.call(data, "myShares")){
let data19 = data.myShares;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err46 = {instancePath:instancePath+"/myShares",schemaPath:"#/properties/myShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err47 = {instancePath:instancePath+"/myShares",schemaPath:"#/properties/myShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(!(validate25(data20, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(data.myWinnings !== undefined && func0.call(data, "myWinnings")){
let data21 = data.myWinnings;
const _errs49 = errors;
let valid7 = false;
const _errs50 = errors;
if(!(validate25(data21, {instancePath:instancePath+"/myWinnings",parentData:data,parentDataProperty:"myWinnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
const err50 = {instancePath:instancePath+"/myWinnings",schemaPath:"#/properties/myWinnings/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err51 = {instancePath:instancePath+"/myWinnings",schemaPath:"#/properties/myWinnings/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.myOrderIds !== undefined && func0.call(data, "myOrderIds")){
let data22 = data.myOrderIds;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err52 = {instancePath:instancePath+"/myOrderIds/" + i1,schemaPath:"#/properties/myOrderIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err53 = {instancePath:instancePath+"/myOrderIds",schemaPath:"#/properties/myOrderIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err54 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"sessionId":true,"groupId":true,"groupName":true,"publicityStatus":true,"organiserName":true,"isMember":true,"isOrganiser":true,"lotteryKey":true,"lotteryName":true,"logo":true,"draws":true,"status":true,"autosessionStatus":true,"sharePrice":true,"gamesPerShare":true,"numGames":true,"sharesSold":true,"sharesLeft":true,"myShares":true,"winnings":true,"myWinnings":true,"myOrderIds":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionUpdateBody = validate63;
const schema79 = {"type":"object","description":"What to change of a session.","x-chosen":true,"additionalProperties":false,"required":["autosessionStatus"],"properties":{"autosessionStatus":{"$ref":"#/$defs/AutosessionStatus","description":"Whether another follows."}}};

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
if((data.autosessionStatus === undefined) || (!(func0.call(data, "autosessionStatus")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autosessionStatus"},message:"must have required property '"+"autosessionStatus"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "autosessionStatus")){
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
if(data.autosessionStatus !== undefined && func0.call(data, "autosessionStatus")){
let data0 = data.autosessionStatus;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "paused") || (data0 === "on")) || (data0 === "off"))){
const err3 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionUpdateResult = validate64;

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
if((data.sessionId === undefined) || (!(func0.call(data, "sessionId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.groupId === undefined) || (!(func0.call(data, "groupId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupId"},message:"must have required property '"+"groupId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.groupName === undefined) || (!(func0.call(data, "groupName")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.publicityStatus === undefined) || (!(func0.call(data, "publicityStatus")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicityStatus"},message:"must have required property '"+"publicityStatus"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.organiserName === undefined) || (!(func0.call(data, "organiserName")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organiserName"},message:"must have required property '"+"organiserName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.isOrganiser === undefined) || (!(func0.call(data, "isOrganiser")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isOrganiser"},message:"must have required property '"+"isOrganiser"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.lotteryKey === undefined) || (!(func0.call(data, "lotteryKey")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKey"},message:"must have required property '"+"lotteryKey"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.lotteryName === undefined) || (!(func0.call(data, "lotteryName")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryName"},message:"must have required property '"+"lotteryName"+"'"};
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
if((data.autosessionStatus === undefined) || (!(func0.call(data, "autosessionStatus")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autosessionStatus"},message:"must have required property '"+"autosessionStatus"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.sharePrice === undefined) || (!(func0.call(data, "sharePrice")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharePrice"},message:"must have required property '"+"sharePrice"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.gamesPerShare === undefined) || (!(func0.call(data, "gamesPerShare")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gamesPerShare"},message:"must have required property '"+"gamesPerShare"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.numGames === undefined) || (!(func0.call(data, "numGames")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numGames"},message:"must have required property '"+"numGames"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.sharesSold === undefined) || (!(func0.call(data, "sharesSold")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesSold"},message:"must have required property '"+"sharesSold"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.sharesLeft === undefined) || (!(func0.call(data, "sharesLeft")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharesLeft"},message:"must have required property '"+"sharesLeft"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.myShares === undefined) || (!(func0.call(data, "myShares")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myShares"},message:"must have required property '"+"myShares"+"'"};
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
if((data.myWinnings === undefined) || (!(func0.call(data, "myWinnings")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myWinnings"},message:"must have required property '"+"myWinnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.myOrderIds === undefined) || (!(func0.call(data, "myOrderIds")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "myOrderIds"},message:"must have required property '"+"myOrderIds"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.sessionId !== undefined && func0.call(data, "sessionId")){
if(typeof data.sessionId !== "string"){
const err22 = {instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.groupId !== undefined && func0.call(data, "groupId")){
if(typeof data.groupId !== "string"){
const err23 = {instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.groupName !== undefined && func0.call(data, "groupName")){
if(typeof data.groupName !== "string"){
const err24 = {instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.publicityStatus !== undefined && func0.call(data, "publicityStatus")){
let data3 = data.publicityStatus;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data3 === "private") || (data3 === "promoted")) || (data3 === "public"))){
const err26 = {instancePath:instancePath+"/publicityStatus",schemaPath:"#/$defs/PartyPublicity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.organiserName !== undefined && func0.call(data, "organiserName")){
if(typeof data.organiserName !== "string"){
const err27 = {instancePath:instancePath+"/organiserName",schemaPath:"#/properties/organiserName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.isMember !== undefined && func0.call(data, "isMember")){
if(typeof data.isMember !== "boolean"){
const err28 = {instancePath:instancePath+"/isMember",schemaPath:"#/properties/isMember/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.isOrganiser !== undefined && func0.call(data, "isOrganiser")){
if(typeof data.isOrganiser !== "boolean"){
const err29 = {instancePath:instancePath+"/isOrganiser",schemaPath:"#/properties/isOrganiser/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err30 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.lotteryName !== undefined && func0.call(data, "lotteryName")){
if(typeof data.lotteryName !== "string"){
const err31 = {instancePath:instancePath+"/lotteryName",schemaPath:"#/properties/lotteryName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate24(data10[i0], {instancePath:instancePath+"/draws/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
const err35 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/PartySessionStatus/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.autosessionStatus !== undefined && func0.call(data, "autosessionStatus")){
let data13 = data.autosessionStatus;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data13 === "paused") || (data13 === "on")) || (data13 === "off"))){
const err37 = {instancePath:instancePath+"/autosessionStatus",schemaPath:"#/$defs/AutosessionStatus/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.sharePrice !== undefined && func0.call(data, "sharePrice")){
if(!(validate25(data.sharePrice, {instancePath:instancePath+"/sharePrice",parentData:data,parentDataProperty:"sharePrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.gamesPerShare !== undefined && func0.call(data, "gamesPerShare")){
let data15 = data.gamesPerShare;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err39 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.numGames !== undefined && func0.call(data, "numGames")){
let data16 = data.numGames;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err41 = {instancePath:instancePath+"/numGames",schemaPath:"#/properties/numGames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sharesSold !== undefined && func0.call(data, "sharesSold")){
let data17 = data.sharesSold;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/sharesSold",schemaPath:"#/properties/sharesSold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err43 = {instancePath:instancePath+"/sharesSold",schemaPath:"#/properties/sharesSold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sharesLeft !== undefined && func0.call(data, "sharesLeft")){
let data18 = data.sharesLeft;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/sharesLeft",schemaPath:"#/properties/sharesLeft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err45 = {instancePath:instancePath+"/sharesLeft",schemaPath:"#/properties/sharesLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.myShares !== undefined && func0.call(data, "myShares")){
let data19 = data.myShares;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err46 = {instancePath:instancePath+"/myShares",schemaPath:"#/properties/myShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err47 = {instancePath:instancePath+"/myShares",schemaPath:"#/properties/myShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(!(validate25(data20, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(data.myWinnings !== undefined && func0.call(data, "myWinnings")){
let data21 = data.myWinnings;
const _errs49 = errors;
let valid7 = false;
const _errs50 = errors;
if(!(validate25(data21, {instancePath:instancePath+"/myWinnings",parentData:data,parentDataProperty:"myWinnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
const err50 = {instancePath:instancePath+"/myWinnings",schemaPath:"#/properties/myWinnings/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err51 = {instancePath:instancePath+"/myWinnings",schemaPath:"#/properties/myWinnings/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.myOrderIds !== undefined && func0.call(data, "myOrderIds")){
let data22 = data.myOrderIds;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err52 = {instancePath:instancePath+"/myOrderIds/" + i1,schemaPath:"#/properties/myOrderIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err53 = {instancePath:instancePath+"/myOrderIds",schemaPath:"#/properties/myOrderIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(typeof data.createdAt !== "string"){
const err54 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"sessionId":true,"groupId":true,"groupName":true,"publicityStatus":true,"organiserName":true,"isMember":true,"isOrganiser":true,"lotteryKey":true,"lotteryName":true,"logo":true,"draws":true,"status":true,"autosessionStatus":true,"sharePrice":true,"gamesPerShare":true,"numGames":true,"sharesSold":true,"sharesLeft":true,"myShares":true,"winnings":true,"myWinnings":true,"myOrderIds":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionDiscoverResult = validate69;
const schema85 = {"type":"array","description":"The sessions.","items":{"$ref":"#/$defs/PartySession"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartySessionDiscoverDrawResult = validate71;
const schema86 = {"type":"array","description":"The sessions.","items":{"$ref":"#/$defs/PartySession"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartyConfigResult = validate73;
const schema87 = {"type":"array","description":"The lotteries.","items":{"$ref":"#/$defs/PartyConfig"}};
const schema88 = {"type":"object","description":"A lottery that parties can play.","x-chosen":true,"required":["id","lotteryKey","lotteryName","logo","maxShares","sharePrices","draws"],"properties":{"id":{"type":"string","description":"Key of the lottery."},"lotteryKey":{"type":"string","description":"Key of the lottery."},"lotteryName":{"type":"string","description":"Name of the lottery."},"logo":{"type":"string","description":"File name of its logo."},"maxShares":{"type":"integer","description":"Shares that a session has at most.","minimum":1},"sharePrices":{"type":"array","description":"What a share may cost, the least first.","items":{"$ref":"#/$defs/PartySharePrice"}},"draws":{"type":"array","description":"Its draws that are on sale, the next one first.","items":{"$ref":"#/$defs/PartyDraw"}}}};
const schema89 = {"type":"object","description":"What a share may cost.","x-chosen":true,"required":["sharePrice","gamesPerShare"],"properties":{"sharePrice":{"$ref":"#/$defs/Money","description":"Price of a share."},"gamesPerShare":{"type":"integer","description":"Games that each share adds.","minimum":1}}};

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
if((data.sharePrice === undefined) || (!(func0.call(data, "sharePrice")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharePrice"},message:"must have required property '"+"sharePrice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.gamesPerShare === undefined) || (!(func0.call(data, "gamesPerShare")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gamesPerShare"},message:"must have required property '"+"gamesPerShare"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sharePrice !== undefined && func0.call(data, "sharePrice")){
if(!(validate25(data.sharePrice, {instancePath:instancePath+"/sharePrice",parentData:data,parentDataProperty:"sharePrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.gamesPerShare !== undefined && func0.call(data, "gamesPerShare")){
let data1 = data.gamesPerShare;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err3 = {instancePath:instancePath+"/gamesPerShare",schemaPath:"#/properties/gamesPerShare/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"sharePrice":true,"gamesPerShare":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.lotteryName === undefined) || (!(func0.call(data, "lotteryName")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryName"},message:"must have required property '"+"lotteryName"+"'"};
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
if((data.maxShares === undefined) || (!(func0.call(data, "maxShares")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxShares"},message:"must have required property '"+"maxShares"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.sharePrices === undefined) || (!(func0.call(data, "sharePrices")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharePrices"},message:"must have required property '"+"sharePrices"+"'"};
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
if(data.lotteryName !== undefined && func0.call(data, "lotteryName")){
if(typeof data.lotteryName !== "string"){
const err9 = {instancePath:instancePath+"/lotteryName",schemaPath:"#/properties/lotteryName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.maxShares !== undefined && func0.call(data, "maxShares")){
let data4 = data.maxShares;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/maxShares",schemaPath:"#/properties/maxShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err12 = {instancePath:instancePath+"/maxShares",schemaPath:"#/properties/maxShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.sharePrices !== undefined && func0.call(data, "sharePrices")){
let data5 = data.sharePrices;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate75(data5[i0], {instancePath:instancePath+"/sharePrices/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sharePrices",schemaPath:"#/properties/sharePrices/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(!(validate24(data7[i1], {instancePath:instancePath+"/draws/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"id":true,"lotteryKey":true,"lotteryName":true,"logo":true,"maxShares":true,"sharePrices":true,"draws":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate74(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const lottoPartyConfigGetResult = validate80;

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
if((data.lotteryName === undefined) || (!(func0.call(data, "lotteryName")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryName"},message:"must have required property '"+"lotteryName"+"'"};
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
if((data.maxShares === undefined) || (!(func0.call(data, "maxShares")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxShares"},message:"must have required property '"+"maxShares"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.sharePrices === undefined) || (!(func0.call(data, "sharePrices")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sharePrices"},message:"must have required property '"+"sharePrices"+"'"};
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
if(data.lotteryName !== undefined && func0.call(data, "lotteryName")){
if(typeof data.lotteryName !== "string"){
const err9 = {instancePath:instancePath+"/lotteryName",schemaPath:"#/properties/lotteryName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.maxShares !== undefined && func0.call(data, "maxShares")){
let data4 = data.maxShares;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/maxShares",schemaPath:"#/properties/maxShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err12 = {instancePath:instancePath+"/maxShares",schemaPath:"#/properties/maxShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.sharePrices !== undefined && func0.call(data, "sharePrices")){
let data5 = data.sharePrices;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate75(data5[i0], {instancePath:instancePath+"/sharePrices/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sharePrices",schemaPath:"#/properties/sharePrices/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(!(validate24(data7[i1], {instancePath:instancePath+"/draws/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"id":true,"lotteryKey":true,"lotteryName":true,"logo":true,"maxShares":true,"sharePrices":true,"draws":true},"dynamicProps":false,"dynamicItems":false};

export const lottoPartyOrderGetResult = validate83;
const schema91 = {"type":"object","description":"Shares that a customer has bought.","x-chosen":true,"required":["summary","session"],"properties":{"summary":{"$ref":"#/$defs/OrderSummary","description":"The order in short."},"session":{"$ref":"#/$defs/PartySession","description":"The session that it is in."},"lines":{"type":"array","description":"The party's ticket with its result, one a draw; only with show_details. Its games are picked when sales close.","items":{"$ref":"#/$defs/OrderLine"}}}};
const schema92 = {"type":"object","description":"Something that was bought: a ticket, shares or a membership.","x-chosen":true,"required":["id","checkoutId","status","placedAt","item","total","winnings","numDraws","drawsLeft","nextDrawDate","endsAt"],"properties":{"id":{"type":"string","description":"Id of the order."},"checkoutId":{"type":"string","description":"Id of the purchase that it was a part of."},"status":{"$ref":"#/$defs/OrderStatus","description":"Whether its draws are still to come."},"placedAt":{"type":"string","description":"When it was bought, ISO 8601 in UTC.","$comment":"date-time"},"item":{"$ref":"#/$defs/CartItem","description":"What was bought, as it was in the cart, with the id of the order."},"total":{"$ref":"#/$defs/Money","description":"What it cost, before vouchers."},"winnings":{"$ref":"#/$defs/Money","description":"What it has won so far."},"numDraws":{"type":"integer","description":"Draws that it is in; 0 for a membership.","minimum":0},"drawsLeft":{"type":"integer","description":"Draws that are still to come.","minimum":0},"nextDrawDate":{"type":["string","null"],"$comment":"date-time","description":"When its next draw is, ISO 8601 in UTC; null when none is to come."},"startsAt":{"type":"string","description":"When a membership that follows another begins, ISO 8601 in UTC; left out where it began with the purchase.","$comment":"date-time"},"endsAt":{"type":"string","description":"When its last draw is, or when a membership ends, ISO 8601 in UTC.","$comment":"date-time"},"draws":{"type":"array","description":"Its draws, the first one first; in a receipt alone.","items":{"$ref":"#/$defs/OrderedDraw"}}}};
const schema93 = {"type":"string","enum":["upcoming_products","past_products"],"description":"Whether the draws of an order are still to come."};
const schema106 = {"type":"object","description":"A draw that an order is in.","x-chosen":true,"required":["name","drawNo","drawDate"],"properties":{"name":{"type":"string","description":"Name of the lottery or raffle."},"drawNo":{"type":"integer","description":"Number of the draw."},"drawDate":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"}}};
const schema94 = {"type":"object","description":"An item of a cart.","x-chosen":true,"required":["id","productType","lotteryKey","name","logo","unitPrice","quantity","total","recurringPurchase","causeKey","scheduledPurchase"],"properties":{"id":{"type":"string","description":"Id of the item."},"productType":{"$ref":"#/$defs/CartProductType","description":"The type of product."},"lotteryKey":{"type":"string","description":"Key of the product offer; for a voucher, of the promotion."},"name":{"type":"string","description":"Name of the product offer."},"logo":{"type":"string","description":"File name of the logo of the product offer; empty for a voucher."},"unitPrice":{"$ref":"#/$defs/Money","description":"Price of one; below zero for a voucher that takes something off."},"quantity":{"type":"integer","description":"How many.","minimum":1},"total":{"$ref":"#/$defs/Money","description":"Price of all; below zero for a voucher that takes something off."},"recurringPurchase":{"$ref":"#/$defs/CartRecurringPurchase","description":"Whether it is bought repeatedly."},"causeKey":{"type":["string","null"],"description":"Key of the chosen cause; null when there is none."},"scheduledPurchase":{"anyOf":[{"$ref":"#/$defs/ScheduledPurchaseRef"},{"type":"null"}],"description":"Set when the item is bought later, as for a pre-order; else null."},"displayCategory":{"type":"string","description":"Category that the product offer is shown in; left out for a voucher."},"purchaseStatus":{"$ref":"#/$defs/PurchaseStatus","description":"Whether tickets of its draw can be bought, for a raffle ticket."},"prizePool":{"anyOf":[{"$ref":"#/$defs/Money"},{"type":"null"}],"description":"What can be won in its first draw; null when it is not announced."},"drawNo":{"type":"integer","description":"Number of the first draw it is in.","minimum":1},"drawDate":{"type":"string","description":"When that draw is drawn, ISO 8601 in UTC.","$comment":"date-time"},"drawEncodedIds":{"type":"array","description":"Opaque ids of all draws it is in.","items":{"type":"string"}},"gameType":{"type":"string","description":"Key of the game type, for a lottery ticket."},"gameOffer":{"type":"string","description":"Key of the game offer, for a lottery ticket."},"gameOfferName":{"type":"string","description":"Name of the game offer, for a lottery ticket."},"numGames":{"type":"integer","description":"Games on the ticket.","minimum":1},"numDraws":{"type":"integer","description":"Draws the ticket is in, each week.","minimum":1},"numWeeks":{"type":"integer","description":"Weeks the ticket runs.","minimum":1},"day":{"anyOf":[{"$ref":"#/$defs/Weekday"},{"type":"null"}],"description":"The chosen day; null when every draw is played."},"quickpick":{"type":"boolean","description":"Whether the shop picked the numbers."},"favourite":{"type":"boolean","description":"Whether the numbers are favourite numbers."},"minimumJackpotAmount":{"anyOf":[{"$ref":"#/$defs/MoneyAmount"},{"type":"null"}],"description":"Least jackpot for a repeated purchase; null when there is none."},"games":{"type":"array","description":"The games with their numbers.","items":{"$ref":"#/$defs/CartGame"}},"raffleBookSize":{"type":"integer","description":"Tickets in the chosen book, for a raffle ticket.","minimum":1},"numRaffleTickets":{"type":"integer","description":"Tickets in all, for a raffle ticket.","minimum":1},"raffleOfferKey":{"type":"string","description":"Key of the chosen book, for a raffle ticket."},"syndicateKey":{"type":"string","description":"Key of the syndicate, for a share."},"syndicateName":{"type":"string","description":"Name of the syndicate, for a share."},"syndicateEncodedId":{"type":"string","description":"Opaque id of the syndicate in its draw, or id of the session of a lotto party, for a share."},"costPerShare":{"$ref":"#/$defs/MoneyAmount","description":"Price of a share."},"numShares":{"type":"integer","description":"Shares bought.","minimum":1},"membershipTier":{"type":"string","description":"Key of the tier, for a membership."},"membershipPeriod":{"type":"string","description":"The period paid for, for a membership."},"promotionCode":{"type":"string","description":"The promotion code, for a voucher."},"expiresAt":{"type":"string","description":"Until when the voucher holds, ISO 8601 in UTC, for one that expires.","$comment":"date-time"}}};
const schema95 = {"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership","voucher_fixed_discount","voucher_percent_discount","voucher_fixed_discount_expire","voucher_credit_amount"],"description":"The type of a cart item."};
const schema99 = {"type":"object","description":"A purchase that happens later.","x-chosen":true,"required":["type"],"properties":{"type":{"type":"string","enum":["scheduled_purchase","pre_order"],"description":"The kind of later purchase."}}};
const schema100 = {"type":"string","enum":["open","sold_out","past_draw","pre_order"],"description":"Whether tickets of a raffle draw can be bought."};
const schema96 = {"type":"object","description":"Whether an item is bought repeatedly.","x-chosen":true,"required":["type","availability","enabled"],"properties":{"type":{"$ref":"#/$defs/RecurringType","description":"The kind of repeated purchase."},"availability":{"$ref":"#/$defs/RecurringAvailability","description":"Whether it can, must or may be repeated."},"enabled":{"type":"boolean","description":"Whether it is."},"rhythm":{"type":"string","enum":["weekly","monthly","every_draw"],"description":"How often it is bought again; left out, weekly where a day was chosen, else for every draw."}}};
const schema97 = {"type":"string","enum":["autoplay","subscription"],"description":"The kind of repeated purchase."};
const schema98 = {"type":"string","enum":["never","always","optional"],"description":"Whether a product can, must or may be bought repeatedly."};

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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/RecurringType/enum",keyword:"enum",params:{allowedValues: schema97.enum},message:"must be equal to one of the allowed values"};
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
const err6 = {instancePath:instancePath+"/availability",schemaPath:"#/$defs/RecurringAvailability/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values"};
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
const err9 = {instancePath:instancePath+"/rhythm",schemaPath:"#/properties/rhythm/enum",keyword:"enum",params:{allowedValues: schema96.properties.rhythm.enum},message:"must be equal to one of the allowed values"};
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
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"type":true,"availability":true,"enabled":true,"rhythm":true},"dynamicProps":false,"dynamicItems":false};

const schema103 = {"type":"object","description":"One game on a ticket.","x-chosen":true,"required":["numberSets"],"properties":{"numberSets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}}}};
const schema104 = {"type":"object","description":"Numbers of one number set.","x-chosen":true,"required":["key","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"numbers":{"type":"array","description":"The numbers.","items":{"type":"integer"}}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"numberSets":true},"dynamicProps":false,"dynamicItems":false};


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
const err13 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema95.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate25(data.unitPrice, {instancePath:instancePath+"/unitPrice",parentData:data,parentDataProperty:"unitPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(!(validate25(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.recurringPurchase !== undefined && func0.call(data, "recurringPurchase")){
if(!(validate88(data.recurringPurchase, {instancePath:instancePath+"/recurringPurchase",parentData:data,parentDataProperty:"recurringPurchase",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.causeKey !== undefined && func0.call(data, "causeKey")){
let data9 = data.causeKey;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: schema94.properties.causeKey.type},message:"must be string,null"};
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
const err22 = {instancePath:instancePath+"/scheduledPurchase/type",schemaPath:"#/$defs/ScheduledPurchaseRef/properties/type/enum",keyword:"enum",params:{allowedValues: schema99.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/purchaseStatus",schemaPath:"#/$defs/PurchaseStatus/enum",keyword:"enum",params:{allowedValues: schema100.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate25(data14, {instancePath:instancePath+"/prizePool",parentData:data,parentDataProperty:"prizePool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
const err46 = {instancePath:instancePath+"/day",schemaPath:"#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data28)){
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
if(!(validate91(data29[i1], {instancePath:instancePath+"/games/" + i1,parentData:data29,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
if(!pattern5.test(data37)){
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"id":true,"productType":true,"lotteryKey":true,"name":true,"logo":true,"unitPrice":true,"quantity":true,"total":true,"recurringPurchase":true,"causeKey":true,"scheduledPurchase":true,"displayCategory":true,"purchaseStatus":true,"prizePool":true,"drawNo":true,"drawDate":true,"drawEncodedIds":true,"gameType":true,"gameOffer":true,"gameOfferName":true,"numGames":true,"numDraws":true,"numWeeks":true,"day":true,"quickpick":true,"favourite":true,"minimumJackpotAmount":true,"games":true,"raffleBookSize":true,"numRaffleTickets":true,"raffleOfferKey":true,"syndicateKey":true,"syndicateName":true,"syndicateEncodedId":true,"costPerShare":true,"numShares":true,"membershipTier":true,"membershipPeriod":true,"promotionCode":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderStatus/enum",keyword:"enum",params:{allowedValues: schema93.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate85(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined && func0.call(data, "total")){
if(!(validate25(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.winnings !== undefined && func0.call(data, "winnings")){
if(!(validate25(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
const err20 = {instancePath:instancePath+"/nextDrawDate",schemaPath:"#/properties/nextDrawDate/type",keyword:"type",params:{type: schema92.properties.nextDrawDate.type},message:"must be string,null"};
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
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"id":true,"checkoutId":true,"status":true,"placedAt":true,"item":true,"total":true,"winnings":true,"numDraws":true,"drawsLeft":true,"nextDrawDate":true,"startsAt":true,"endsAt":true,"draws":true},"dynamicProps":false,"dynamicItems":false};

const schema107 = {"type":"object","description":"A ticket in one draw.","x-chosen":true,"required":["orderId","offerKey","offerName","drawNo","drawDate","drawStatus","status","winningNumbers","winningTickets","games","ticketNumbers","prizes","share","winnings"],"properties":{"orderId":{"type":"string","description":"Id of the order."},"offerKey":{"type":"string","description":"Key of the product offer whose draw it is."},"offerName":{"type":"string","description":"Name of that offer."},"drawNo":{"type":"integer","description":"Number of the draw.","minimum":1},"drawDate":{"type":"string","description":"When the draw is, ISO 8601 in UTC.","$comment":"date-time"},"drawStatus":{"$ref":"#/$defs/DrawStatus","description":"How far the draw has come."},"status":{"$ref":"#/$defs/OrderLineStatus","description":"What has come of the ticket."},"gameType":{"type":["string","null"],"description":"Key of the game type of a lottery ticket, null for anything else."},"winningNumbers":{"type":"array","description":"The numbers drawn, by number set; empty for a raffle, and until it is drawn.","items":{"$ref":"#/$defs/DrawnNumbers"}},"winningTickets":{"type":"array","description":"The winning ticket numbers of a raffle, the first prize first.","items":{"type":"string"}},"games":{"type":"array","description":"The games of the ticket; those of the whole syndicate for shares.","items":{"$ref":"#/$defs/PlayedGame"}},"ticketNumbers":{"type":"array","description":"The ticket numbers, for a raffle.","items":{"type":"string"}},"prizes":{"type":"array","description":"What it has won, the best first; for shares, what the whole syndicate has won.","items":{"$ref":"#/$defs/WonPrize"}},"share":{"anyOf":[{"$ref":"#/$defs/SyndicatePart"},{"type":"null"}],"description":"The part of a syndicate, for shares; else null."},"winnings":{"$ref":"#/$defs/Money","description":"What it has won for the customer, as it was paid into the wallet."}}};
const schema109 = {"type":"string","enum":["pending","won","lost"],"description":"What has come of a ticket in a draw."};
const schema110 = {"type":"object","description":"Numbers drawn of one set.","x-chosen":true,"required":["key","name","numbers"],"properties":{"key":{"type":"string","description":"Key of the number set."},"name":{"type":"string","description":"Name of the number set."},"numbers":{"type":"array","description":"The numbers, in drawn order.","items":{"type":"integer"}},"ordered":{"type":"boolean","description":"Whether each number counts in its place alone; left out, in any place."}}};
const schema115 = {"type":"object","description":"A part of a syndicate.","x-chosen":true,"required":["name","numShares","totalShares"],"properties":{"name":{"type":"string","description":"Name of the syndicate."},"numShares":{"type":"integer","description":"Shares of the customer.","minimum":1},"totalShares":{"type":"integer","description":"Shares in all.","minimum":1}}};
const schema111 = {"type":"object","description":"A game on a ticket, with what it has hit.","x-chosen":true,"required":["numberSets","hits","prize"],"properties":{"numberSets":{"type":"array","description":"Its numbers by number set.","items":{"$ref":"#/$defs/NumberGroup"}},"hits":{"type":"array","description":"Which of them were drawn, by set of the draw; empty until it is drawn.","items":{"$ref":"#/$defs/NumberGroup"}},"prize":{"$ref":"#/$defs/Money","description":"What it has won."}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
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
if(data.numberSets !== undefined && func0.call(data, "numberSets")){
let data0 = data.numberSets;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.key === undefined) || (!(func0.call(data1, "key")))){
const err3 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data1.numbers === undefined) || (!(func0.call(data1, "numbers")))){
const err4 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
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
const err5 = {instancePath:instancePath+"/numberSets/" + i0+"/key",schemaPath:"#/$defs/NumberGroup/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err6 = {instancePath:instancePath+"/numberSets/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/NumberGroup/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err7 = {instancePath:instancePath+"/numberSets/" + i0+"/numbers",schemaPath:"#/$defs/NumberGroup/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err8 = {instancePath:instancePath+"/numberSets/" + i0,schemaPath:"#/$defs/NumberGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath:instancePath+"/numberSets",schemaPath:"#/properties/numberSets/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(!(validate25(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"numberSets":true,"hits":true,"prize":true},"dynamicProps":false,"dynamicItems":false};

const schema114 = {"type":"object","description":"A division that a ticket is in.","x-chosen":true,"required":["division","name","count","prize"],"properties":{"division":{"type":"integer","description":"Number of the division.","minimum":1},"name":{"type":"string","description":"Name of the division."},"count":{"type":"integer","description":"How often it was won.","minimum":1},"prize":{"$ref":"#/$defs/Money","description":"What is paid for one."}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
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
if(!(validate25(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"division":true,"name":true,"count":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.orderId === undefined) || (!(func0.call(data, "orderId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.offerKey === undefined) || (!(func0.call(data, "offerKey")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerKey"},message:"must have required property '"+"offerKey"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.offerName === undefined) || (!(func0.call(data, "offerName")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerName"},message:"must have required property '"+"offerName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.drawNo === undefined) || (!(func0.call(data, "drawNo")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawNo"},message:"must have required property '"+"drawNo"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.drawDate === undefined) || (!(func0.call(data, "drawDate")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawDate"},message:"must have required property '"+"drawDate"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.drawStatus === undefined) || (!(func0.call(data, "drawStatus")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawStatus"},message:"must have required property '"+"drawStatus"+"'"};
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
if((data.winningNumbers === undefined) || (!(func0.call(data, "winningNumbers")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winningNumbers"},message:"must have required property '"+"winningNumbers"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.winningTickets === undefined) || (!(func0.call(data, "winningTickets")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winningTickets"},message:"must have required property '"+"winningTickets"+"'"};
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
if((data.ticketNumbers === undefined) || (!(func0.call(data, "ticketNumbers")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticketNumbers"},message:"must have required property '"+"ticketNumbers"+"'"};
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
if(data.orderId !== undefined && func0.call(data, "orderId")){
if(typeof data.orderId !== "string"){
const err14 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.offerKey !== undefined && func0.call(data, "offerKey")){
if(typeof data.offerKey !== "string"){
const err15 = {instancePath:instancePath+"/offerKey",schemaPath:"#/properties/offerKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.offerName !== undefined && func0.call(data, "offerName")){
if(typeof data.offerName !== "string"){
const err16 = {instancePath:instancePath+"/offerName",schemaPath:"#/properties/offerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data3 = data.drawNo;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err18 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.drawDate !== undefined && func0.call(data, "drawDate")){
if(typeof data.drawDate !== "string"){
const err19 = {instancePath:instancePath+"/drawDate",schemaPath:"#/properties/drawDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.drawStatus !== undefined && func0.call(data, "drawStatus")){
let data5 = data.drawStatus;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/drawStatus",schemaPath:"#/$defs/DrawStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((data5 === "OPEN") || (data5 === "DRAW_CLOSED")) || (data5 === "DRAWN")) || (data5 === "SCORED")) || (data5 === "PAID")) || (data5 === "EMAILED")) || (data5 === "CAPPED"))){
const err21 = {instancePath:instancePath+"/drawStatus",schemaPath:"#/$defs/DrawStatus/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/OrderLineStatus/enum",keyword:"enum",params:{allowedValues: schema109.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.gameType !== undefined && func0.call(data, "gameType")){
let data7 = data.gameType;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{type: schema107.properties.gameType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.winningNumbers !== undefined && func0.call(data, "winningNumbers")){
let data8 = data.winningNumbers;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.key === undefined) || (!(func0.call(data9, "key")))){
const err25 = {instancePath:instancePath+"/winningNumbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data9.name === undefined) || (!(func0.call(data9, "name")))){
const err26 = {instancePath:instancePath+"/winningNumbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data9.numbers === undefined) || (!(func0.call(data9, "numbers")))){
const err27 = {instancePath:instancePath+"/winningNumbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
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
const err28 = {instancePath:instancePath+"/winningNumbers/" + i0+"/key",schemaPath:"#/$defs/DrawnNumbers/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/winningNumbers/" + i0+"/name",schemaPath:"#/$defs/DrawnNumbers/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err30 = {instancePath:instancePath+"/winningNumbers/" + i0+"/numbers/" + i1,schemaPath:"#/$defs/DrawnNumbers/properties/numbers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err31 = {instancePath:instancePath+"/winningNumbers/" + i0+"/numbers",schemaPath:"#/$defs/DrawnNumbers/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err32 = {instancePath:instancePath+"/winningNumbers/" + i0+"/ordered",schemaPath:"#/$defs/DrawnNumbers/properties/ordered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err33 = {instancePath:instancePath+"/winningNumbers/" + i0,schemaPath:"#/$defs/DrawnNumbers/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err34 = {instancePath:instancePath+"/winningNumbers",schemaPath:"#/properties/winningNumbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.winningTickets !== undefined && func0.call(data, "winningTickets")){
let data15 = data.winningTickets;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
const err35 = {instancePath:instancePath+"/winningTickets/" + i2,schemaPath:"#/properties/winningTickets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err36 = {instancePath:instancePath+"/winningTickets",schemaPath:"#/properties/winningTickets/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(!(validate99(data17[i3], {instancePath:instancePath+"/games/" + i3,parentData:data17,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
if(data.ticketNumbers !== undefined && func0.call(data, "ticketNumbers")){
let data19 = data.ticketNumbers;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(typeof data19[i4] !== "string"){
const err38 = {instancePath:instancePath+"/ticketNumbers/" + i4,schemaPath:"#/properties/ticketNumbers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err39 = {instancePath:instancePath+"/ticketNumbers",schemaPath:"#/properties/ticketNumbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(!(validate102(data21[i5], {instancePath:instancePath+"/prizes/" + i5,parentData:data21,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
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
if((data23.numShares === undefined) || (!(func0.call(data23, "numShares")))){
const err42 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/SyndicatePart/required",keyword:"required",params:{missingProperty: "numShares"},message:"must have required property '"+"numShares"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((data23.totalShares === undefined) || (!(func0.call(data23, "totalShares")))){
const err43 = {instancePath:instancePath+"/share",schemaPath:"#/$defs/SyndicatePart/required",keyword:"required",params:{missingProperty: "totalShares"},message:"must have required property '"+"totalShares"+"'"};
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
if(data23.numShares !== undefined && func0.call(data23, "numShares")){
let data25 = data23.numShares;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err45 = {instancePath:instancePath+"/share/numShares",schemaPath:"#/$defs/SyndicatePart/properties/numShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err46 = {instancePath:instancePath+"/share/numShares",schemaPath:"#/$defs/SyndicatePart/properties/numShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data23.totalShares !== undefined && func0.call(data23, "totalShares")){
let data26 = data23.totalShares;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err47 = {instancePath:instancePath+"/share/totalShares",schemaPath:"#/$defs/SyndicatePart/properties/totalShares/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err48 = {instancePath:instancePath+"/share/totalShares",schemaPath:"#/$defs/SyndicatePart/properties/totalShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
props0.numShares = true;
props0.totalShares = true;
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
if(!(validate25(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"orderId":true,"offerKey":true,"offerName":true,"drawNo":true,"drawDate":true,"drawStatus":true,"status":true,"gameType":true,"winningNumbers":true,"winningTickets":true,"games":true,"ticketNumbers":true,"prizes":true,"share":true,"winnings":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate84(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate23(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data2 = data.lines;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate98(data2[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"summary":true,"session":true,"lines":true},"dynamicProps":false,"dynamicItems":false};


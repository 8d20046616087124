// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const membershipConfigResult = validate21;
const schema32 = {"type":"object","description":"The membership program of a brand.","x-chosen":true,"required":["programConfig","giveaways","upcomingDraws"],"properties":{"programConfig":{"$ref":"#/$defs/ProgramConfig","description":"The program."},"giveaways":{"type":"array","description":"The giveaways of the program.","items":{"$ref":"#/$defs/Giveaway"}},"upcomingDraws":{"type":"array","description":"The coming draws, the next one first.","items":{"$ref":"#/$defs/UpcomingGiveawayDraw"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"The program.","x-chosen":true,"required":["programId","programName","programUrl","programLogo","productOfferKey","blocks"],"properties":{"programId":{"type":"string","description":"Id of the program, such as daily_winners."},"programName":{"type":"string","description":"Name of the program."},"programUrl":{"type":"string","description":"Path segment of its pages, daily-winners by default."},"programLogo":{"type":"string","description":"File name of the logo."},"firstDeposit":{"$ref":"#/$defs/Money","description":"The least that who joins for free pays in first; left out where no deposit is asked for. An extension."},"productOfferKey":{"type":"string","description":"Key of the membership offer."},"blocks":{"type":"array","description":"Keys of the content entries of its pages, in their order.","items":{"type":"string"}}}};
const schema34 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema35 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
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
if((data.programId === undefined) || (!(func0.call(data, "programId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.programName === undefined) || (!(func0.call(data, "programName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "programName"},message:"must have required property '"+"programName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.programUrl === undefined) || (!(func0.call(data, "programUrl")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "programUrl"},message:"must have required property '"+"programUrl"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.programLogo === undefined) || (!(func0.call(data, "programLogo")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "programLogo"},message:"must have required property '"+"programLogo"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.productOfferKey === undefined) || (!(func0.call(data, "productOfferKey")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.blocks === undefined) || (!(func0.call(data, "blocks")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.programId !== undefined && func0.call(data, "programId")){
if(typeof data.programId !== "string"){
const err6 = {instancePath:instancePath+"/programId",schemaPath:"#/properties/programId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.programName !== undefined && func0.call(data, "programName")){
if(typeof data.programName !== "string"){
const err7 = {instancePath:instancePath+"/programName",schemaPath:"#/properties/programName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.programUrl !== undefined && func0.call(data, "programUrl")){
if(typeof data.programUrl !== "string"){
const err8 = {instancePath:instancePath+"/programUrl",schemaPath:"#/properties/programUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.programLogo !== undefined && func0.call(data, "programLogo")){
if(typeof data.programLogo !== "string"){
const err9 = {instancePath:instancePath+"/programLogo",schemaPath:"#/properties/programLogo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.firstDeposit !== undefined && func0.call(data, "firstDeposit")){
if(!(validate23(data.firstDeposit, {instancePath:instancePath+"/firstDeposit",parentData:data,parentDataProperty:"firstDeposit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.productOfferKey !== undefined && func0.call(data, "productOfferKey")){
if(typeof data.productOfferKey !== "string"){
const err10 = {instancePath:instancePath+"/productOfferKey",schemaPath:"#/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.blocks !== undefined && func0.call(data, "blocks")){
let data6 = data.blocks;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err11 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"programId":true,"programName":true,"programUrl":true,"programLogo":true,"firstDeposit":true,"productOfferKey":true,"blocks":true},"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","description":"A giveaway that is drawn again and again.","x-chosen":true,"required":["giveawayType","name","prizeTitle","prize","entries"],"properties":{"giveawayType":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prizeTitle":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"entries":{"type":"array","description":"Entries by tier.","items":{"$ref":"#/$defs/TierEntries"}}}};
const schema37 = {"type":"object","description":"The entries of a tier.","x-chosen":true,"required":["tier","numEntries","entryStatus"],"properties":{"tier":{"type":"string","enum":["free","premium"],"description":"Key of the tier."},"numEntries":{"type":"integer","description":"Entries in each draw; 0 when the tier is not in it.","minimum":0},"entryStatus":{"$ref":"#/$defs/EntryStatus","description":"Whether the entries are automatic."}}};
const schema38 = {"type":"string","enum":["locked","unlocked","guaranteed"],"description":"Whether an entry is still to be unlocked, was unlocked, or is automatic."};

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
if((data.tier === undefined) || (!(func0.call(data, "tier")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.numEntries === undefined) || (!(func0.call(data, "numEntries")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numEntries"},message:"must have required property '"+"numEntries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.entryStatus === undefined) || (!(func0.call(data, "entryStatus")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryStatus"},message:"must have required property '"+"entryStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tier !== undefined && func0.call(data, "tier")){
let data0 = data.tier;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "free") || (data0 === "premium"))){
const err4 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema37.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.numEntries !== undefined && func0.call(data, "numEntries")){
let data1 = data.numEntries;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/numEntries",schemaPath:"#/properties/numEntries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/numEntries",schemaPath:"#/properties/numEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.entryStatus !== undefined && func0.call(data, "entryStatus")){
let data2 = data.entryStatus;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/$defs/EntryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "locked") || (data2 === "unlocked")) || (data2 === "guaranteed"))){
const err8 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/$defs/EntryStatus/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"tier":true,"numEntries":true,"entryStatus":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.giveawayType === undefined) || (!(func0.call(data, "giveawayType")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giveawayType"},message:"must have required property '"+"giveawayType"+"'"};
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
if((data.prizeTitle === undefined) || (!(func0.call(data, "prizeTitle")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prizeTitle"},message:"must have required property '"+"prizeTitle"+"'"};
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
if((data.entries === undefined) || (!(func0.call(data, "entries")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.giveawayType !== undefined && func0.call(data, "giveawayType")){
let data0 = data.giveawayType;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data0 === "daily") || (data0 === "major")) || (data0 === "monthly")) || (data0 === "preview")) || (data0 === "special"))){
const err6 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/enum",keyword:"enum",params:{allowedValues: schema36.properties.giveawayType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
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
if(data.prizeTitle !== undefined && func0.call(data, "prizeTitle")){
if(typeof data.prizeTitle !== "string"){
const err8 = {instancePath:instancePath+"/prizeTitle",schemaPath:"#/properties/prizeTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(data.entries !== undefined && func0.call(data, "entries")){
let data4 = data.entries;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data4[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate26.evaluated = {"props":{"giveawayType":true,"name":true,"prizeTitle":true,"prize":true,"entries":true},"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","description":"A coming draw of a giveaway.","x-chosen":true,"required":["drawId","drawNo","giveawayType","name","prizeTitle","prize","date","numberOfEntriesText","entryStatus"],"properties":{"drawId":{"type":"string","description":"Id of the draw."},"drawNo":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveawayType":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prizeTitle":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"numberOfEntriesText":{"type":"string","description":"How many entries are in it so far, as text."},"entryStatus":{"$ref":"#/$defs/EntryStatus","description":"The status for a visitor or a free member."}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
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
if((data.giveawayType === undefined) || (!(func0.call(data, "giveawayType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giveawayType"},message:"must have required property '"+"giveawayType"+"'"};
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
if((data.prizeTitle === undefined) || (!(func0.call(data, "prizeTitle")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prizeTitle"},message:"must have required property '"+"prizeTitle"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.prize === undefined) || (!(func0.call(data, "prize")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
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
if((data.numberOfEntriesText === undefined) || (!(func0.call(data, "numberOfEntriesText")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfEntriesText"},message:"must have required property '"+"numberOfEntriesText"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.entryStatus === undefined) || (!(func0.call(data, "entryStatus")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryStatus"},message:"must have required property '"+"entryStatus"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.drawId !== undefined && func0.call(data, "drawId")){
if(typeof data.drawId !== "string"){
const err9 = {instancePath:instancePath+"/drawId",schemaPath:"#/properties/drawId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data1 = data.drawNo;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.giveawayType !== undefined && func0.call(data, "giveawayType")){
let data2 = data.giveawayType;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data2 === "daily") || (data2 === "major")) || (data2 === "monthly")) || (data2 === "preview")) || (data2 === "special"))){
const err13 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/enum",keyword:"enum",params:{allowedValues: schema39.properties.giveawayType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.prizeTitle !== undefined && func0.call(data, "prizeTitle")){
if(typeof data.prizeTitle !== "string"){
const err15 = {instancePath:instancePath+"/prizeTitle",schemaPath:"#/properties/prizeTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
if(data.numberOfEntriesText !== undefined && func0.call(data, "numberOfEntriesText")){
if(typeof data.numberOfEntriesText !== "string"){
const err17 = {instancePath:instancePath+"/numberOfEntriesText",schemaPath:"#/properties/numberOfEntriesText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.entryStatus !== undefined && func0.call(data, "entryStatus")){
let data8 = data.entryStatus;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/$defs/EntryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data8 === "locked") || (data8 === "unlocked")) || (data8 === "guaranteed"))){
const err19 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/$defs/EntryStatus/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"drawId":true,"drawNo":true,"giveawayType":true,"name":true,"prizeTitle":true,"prize":true,"date":true,"numberOfEntriesText":true,"entryStatus":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.programConfig === undefined) || (!(func0.call(data, "programConfig")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "programConfig"},message:"must have required property '"+"programConfig"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.giveaways === undefined) || (!(func0.call(data, "giveaways")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giveaways"},message:"must have required property '"+"giveaways"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.upcomingDraws === undefined) || (!(func0.call(data, "upcomingDraws")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upcomingDraws"},message:"must have required property '"+"upcomingDraws"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.programConfig !== undefined && func0.call(data, "programConfig")){
if(!(validate22(data.programConfig, {instancePath:instancePath+"/programConfig",parentData:data,parentDataProperty:"programConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.giveaways !== undefined && func0.call(data, "giveaways")){
let data1 = data.giveaways;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data1[i0], {instancePath:instancePath+"/giveaways/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/giveaways",schemaPath:"#/properties/giveaways/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.upcomingDraws !== undefined && func0.call(data, "upcomingDraws")){
let data3 = data.upcomingDraws;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate31(data3[i1], {instancePath:instancePath+"/upcomingDraws/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/upcomingDraws",schemaPath:"#/properties/upcomingDraws/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"programConfig":true,"giveaways":true,"upcomingDraws":true},"dynamicProps":false,"dynamicItems":false};

export const membershipCustomerResult = validate34;
const schema41 = {"type":"object","description":"Where a customer stands in the program.","x-chosen":true,"required":["entries","endsAt","renews","upcomingDraws","numClosedDraws","winnings"],"properties":{"tierAfterwards":{"type":["string","null"],"enum":["free","premium",null],"description":"The tier that the customer has when a membership that was bought ends; null for none. An extension: an API may leave it out."},"entries":{"type":"array","description":"Where the customer stands in each program.","items":{"$ref":"#/$defs/CustomerMembership"}},"endsAt":{"type":["string","null"],"$comment":"date-time","description":"When a membership that was bought ends; null for a free one."},"renews":{"type":"boolean","description":"Whether a membership that was bought is bought again when it ends."},"upcomingDraws":{"type":"array","description":"The coming draws, the next one first.","items":{"$ref":"#/$defs/CustomerGiveawayDraw"}},"numClosedDraws":{"type":"integer","description":"Draws that are over and that the customer was in.","minimum":0},"winnings":{"$ref":"#/$defs/Money","description":"What the customer has won in giveaways."}}};
const schema42 = {"type":"object","description":"Where a customer stands in a membership program.","required":["membershipProgram","membershipStatus","membershipUpdated","membershipTier","eligibility"],"properties":{"membershipProgram":{"type":"string","description":"Id of the program."},"membershipStatus":{"type":"string","enum":["member","non-member","pending-deposit"],"description":"Whether the customer is a member."},"membershipUpdated":{"type":["string","null"],"description":"When that last changed, or null.","$comment":"date-time"},"membershipTier":{"type":["string","null"],"enum":["free","premium",null],"description":"The tier of a member, or null."},"eligibility":{"type":"string","enum":["eligible","ineligible"],"description":"Whether the customer may be a member."}}};
const schema43 = {"type":"object","description":"A draw of a giveaway, as it concerns a customer.","x-chosen":true,"required":["drawId","drawNo","giveawayType","name","prizeTitle","prize","date","closeDate","numberOfEntriesText","numEntries","entryStatus","result","winners"],"properties":{"drawId":{"type":"string","description":"Id of the draw."},"drawNo":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveawayType":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prizeTitle":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"date":{"type":"string","$comment":"date-time","description":"When it is drawn."},"closeDate":{"type":"string","$comment":"date-time","description":"Until when entries can be unlocked."},"numberOfEntriesText":{"type":"string","description":"How many entries are in it so far, as text."},"numEntries":{"type":"integer","description":"Entries that the customer has, or has once they are unlocked; 0 when the tier is not in it.","minimum":0},"entryStatus":{"$ref":"#/$defs/EntryStatus","description":"Whether the customer's entries are still to be unlocked, were unlocked, or are automatic."},"result":{"type":"string","enum":["pending","won","lost"],"description":"What came of the customer's entries."},"winners":{"type":"array","description":"Who has won, once it is drawn.","items":{"$ref":"#/$defs/DrawWinner"}}}};
const schema45 = {"type":"object","description":"A winner.","x-chosen":true,"required":["name","place","division","prizeTitle","prize"],"properties":{"name":{"type":"string","description":"First name and initial."},"place":{"type":"string","description":"Where the winner comes from."},"division":{"type":"integer","description":"The division won, 1 being the first prize.","minimum":1},"prizeTitle":{"type":"string","description":"What was won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."}}};

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
if((data.prizeTitle === undefined) || (!(func0.call(data, "prizeTitle")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prizeTitle"},message:"must have required property '"+"prizeTitle"+"'"};
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
if(data.prizeTitle !== undefined && func0.call(data, "prizeTitle")){
if(typeof data.prizeTitle !== "string"){
const err9 = {instancePath:instancePath+"/prizeTitle",schemaPath:"#/properties/prizeTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"name":true,"place":true,"division":true,"prizeTitle":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.giveawayType === undefined) || (!(func0.call(data, "giveawayType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giveawayType"},message:"must have required property '"+"giveawayType"+"'"};
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
if((data.prizeTitle === undefined) || (!(func0.call(data, "prizeTitle")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prizeTitle"},message:"must have required property '"+"prizeTitle"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.prize === undefined) || (!(func0.call(data, "prize")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
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
if((data.closeDate === undefined) || (!(func0.call(data, "closeDate")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closeDate"},message:"must have required property '"+"closeDate"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.numberOfEntriesText === undefined) || (!(func0.call(data, "numberOfEntriesText")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfEntriesText"},message:"must have required property '"+"numberOfEntriesText"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.numEntries === undefined) || (!(func0.call(data, "numEntries")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numEntries"},message:"must have required property '"+"numEntries"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.entryStatus === undefined) || (!(func0.call(data, "entryStatus")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryStatus"},message:"must have required property '"+"entryStatus"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.winners === undefined) || (!(func0.call(data, "winners")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winners"},message:"must have required property '"+"winners"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.drawId !== undefined && func0.call(data, "drawId")){
if(typeof data.drawId !== "string"){
const err13 = {instancePath:instancePath+"/drawId",schemaPath:"#/properties/drawId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data1 = data.drawNo;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err14 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.giveawayType !== undefined && func0.call(data, "giveawayType")){
let data2 = data.giveawayType;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data2 === "daily") || (data2 === "major")) || (data2 === "monthly")) || (data2 === "preview")) || (data2 === "special"))){
const err17 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/enum",keyword:"enum",params:{allowedValues: schema43.properties.giveawayType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.prizeTitle !== undefined && func0.call(data, "prizeTitle")){
if(typeof data.prizeTitle !== "string"){
const err19 = {instancePath:instancePath+"/prizeTitle",schemaPath:"#/properties/prizeTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
if(data.date !== undefined && func0.call(data, "date")){
if(typeof data.date !== "string"){
const err20 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.closeDate !== undefined && func0.call(data, "closeDate")){
if(typeof data.closeDate !== "string"){
const err21 = {instancePath:instancePath+"/closeDate",schemaPath:"#/properties/closeDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.numberOfEntriesText !== undefined && func0.call(data, "numberOfEntriesText")){
if(typeof data.numberOfEntriesText !== "string"){
const err22 = {instancePath:instancePath+"/numberOfEntriesText",schemaPath:"#/properties/numberOfEntriesText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.numEntries !== undefined && func0.call(data, "numEntries")){
let data9 = data.numEntries;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/numEntries",schemaPath:"#/properties/numEntries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/numEntries",schemaPath:"#/properties/numEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.entryStatus !== undefined && func0.call(data, "entryStatus")){
let data10 = data.entryStatus;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/$defs/EntryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data10 === "locked") || (data10 === "unlocked")) || (data10 === "guaranteed"))){
const err26 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/$defs/EntryStatus/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
let data11 = data.result;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data11 === "pending") || (data11 === "won")) || (data11 === "lost"))){
const err28 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema43.properties.result.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.winners !== undefined && func0.call(data, "winners")){
let data12 = data.winners;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data12[i0], {instancePath:instancePath+"/winners/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"drawId":true,"drawNo":true,"giveawayType":true,"name":true,"prizeTitle":true,"prize":true,"date":true,"closeDate":true,"numberOfEntriesText":true,"numEntries":true,"entryStatus":true,"result":true,"winners":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.entries === undefined) || (!(func0.call(data, "entries")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.endsAt === undefined) || (!(func0.call(data, "endsAt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endsAt"},message:"must have required property '"+"endsAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.renews === undefined) || (!(func0.call(data, "renews")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "renews"},message:"must have required property '"+"renews"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.upcomingDraws === undefined) || (!(func0.call(data, "upcomingDraws")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upcomingDraws"},message:"must have required property '"+"upcomingDraws"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.numClosedDraws === undefined) || (!(func0.call(data, "numClosedDraws")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numClosedDraws"},message:"must have required property '"+"numClosedDraws"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.winnings === undefined) || (!(func0.call(data, "winnings")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winnings"},message:"must have required property '"+"winnings"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tierAfterwards !== undefined && func0.call(data, "tierAfterwards")){
let data0 = data.tierAfterwards;
if((typeof data0 !== "string") && (data0 !== null)){
const err6 = {instancePath:instancePath+"/tierAfterwards",schemaPath:"#/properties/tierAfterwards/type",keyword:"type",params:{type: schema41.properties.tierAfterwards.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data0 === "free") || (data0 === "premium")) || (data0 === null))){
const err7 = {instancePath:instancePath+"/tierAfterwards",schemaPath:"#/properties/tierAfterwards/enum",keyword:"enum",params:{allowedValues: schema41.properties.tierAfterwards.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.entries !== undefined && func0.call(data, "entries")){
let data1 = data.entries;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.membershipProgram === undefined) || (!(func0.call(data2, "membershipProgram")))){
const err8 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membershipProgram"},message:"must have required property '"+"membershipProgram"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data2.membershipStatus === undefined) || (!(func0.call(data2, "membershipStatus")))){
const err9 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membershipStatus"},message:"must have required property '"+"membershipStatus"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data2.membershipUpdated === undefined) || (!(func0.call(data2, "membershipUpdated")))){
const err10 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membershipUpdated"},message:"must have required property '"+"membershipUpdated"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data2.membershipTier === undefined) || (!(func0.call(data2, "membershipTier")))){
const err11 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data2.eligibility === undefined) || (!(func0.call(data2, "eligibility")))){
const err12 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "eligibility"},message:"must have required property '"+"eligibility"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.membershipProgram !== undefined && func0.call(data2, "membershipProgram")){
if(typeof data2.membershipProgram !== "string"){
const err13 = {instancePath:instancePath+"/entries/" + i0+"/membershipProgram",schemaPath:"#/$defs/CustomerMembership/properties/membershipProgram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.membershipStatus !== undefined && func0.call(data2, "membershipStatus")){
let data4 = data2.membershipStatus;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/entries/" + i0+"/membershipStatus",schemaPath:"#/$defs/CustomerMembership/properties/membershipStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data4 === "member") || (data4 === "non-member")) || (data4 === "pending-deposit"))){
const err15 = {instancePath:instancePath+"/entries/" + i0+"/membershipStatus",schemaPath:"#/$defs/CustomerMembership/properties/membershipStatus/enum",keyword:"enum",params:{allowedValues: schema42.properties.membershipStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.membershipUpdated !== undefined && func0.call(data2, "membershipUpdated")){
let data5 = data2.membershipUpdated;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/entries/" + i0+"/membershipUpdated",schemaPath:"#/$defs/CustomerMembership/properties/membershipUpdated/type",keyword:"type",params:{type: schema42.properties.membershipUpdated.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.membershipTier !== undefined && func0.call(data2, "membershipTier")){
let data6 = data2.membershipTier;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/entries/" + i0+"/membershipTier",schemaPath:"#/$defs/CustomerMembership/properties/membershipTier/type",keyword:"type",params:{type: schema42.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data6 === "free") || (data6 === "premium")) || (data6 === null))){
const err18 = {instancePath:instancePath+"/entries/" + i0+"/membershipTier",schemaPath:"#/$defs/CustomerMembership/properties/membershipTier/enum",keyword:"enum",params:{allowedValues: schema42.properties.membershipTier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.eligibility !== undefined && func0.call(data2, "eligibility")){
let data7 = data2.eligibility;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/entries/" + i0+"/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data7 === "eligible") || (data7 === "ineligible"))){
const err20 = {instancePath:instancePath+"/entries/" + i0+"/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/enum",keyword:"enum",params:{allowedValues: schema42.properties.eligibility.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err22 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.endsAt !== undefined && func0.call(data, "endsAt")){
let data8 = data.endsAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type: schema41.properties.endsAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.renews !== undefined && func0.call(data, "renews")){
if(typeof data.renews !== "boolean"){
const err24 = {instancePath:instancePath+"/renews",schemaPath:"#/properties/renews/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.upcomingDraws !== undefined && func0.call(data, "upcomingDraws")){
let data10 = data.upcomingDraws;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate35(data10[i1], {instancePath:instancePath+"/upcomingDraws/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/upcomingDraws",schemaPath:"#/properties/upcomingDraws/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.numClosedDraws !== undefined && func0.call(data, "numClosedDraws")){
let data12 = data.numClosedDraws;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/numClosedDraws",schemaPath:"#/properties/numClosedDraws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/numClosedDraws",schemaPath:"#/properties/numClosedDraws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.winnings !== undefined && func0.call(data, "winnings")){
if(!(validate23(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"tierAfterwards":true,"entries":true,"endsAt":true,"renews":true,"upcomingDraws":true,"numClosedDraws":true,"winnings":true},"dynamicProps":false,"dynamicItems":false};

export const membershipUpdateBody = validate42;
const schema46 = {"type":"object","description":"A program to join or to leave.","x-chosen":true,"additionalProperties":false,"required":["membershipProgram","membershipStatus"],"properties":{"membershipProgram":{"type":"string","description":"Id of the program, such as daily_winners.","minLength":1},"membershipStatus":{"type":"string","enum":["member","non-member"],"description":"What to become."},"metadata":{"type":"object","description":"What the engine wants to remember of it.","additionalProperties":{"type":"string","description":"One value."}}}};
const func179 = ucs2length;

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
if((data.membershipProgram === undefined) || (!(func0.call(data, "membershipProgram")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipProgram"},message:"must have required property '"+"membershipProgram"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.membershipStatus === undefined) || (!(func0.call(data, "membershipStatus")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipStatus"},message:"must have required property '"+"membershipStatus"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "membershipProgram") || (key0 === "membershipStatus")) || (key0 === "metadata"))){
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
if(data.membershipProgram !== undefined && func0.call(data, "membershipProgram")){
let data0 = data.membershipProgram;
if(typeof data0 === "string"){
if(func179(data0) < 1){
const err3 = {instancePath:instancePath+"/membershipProgram",schemaPath:"#/properties/membershipProgram/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/membershipProgram",schemaPath:"#/properties/membershipProgram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.membershipStatus !== undefined && func0.call(data, "membershipStatus")){
let data1 = data.membershipStatus;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/membershipStatus",schemaPath:"#/properties/membershipStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "member") || (data1 === "non-member"))){
const err6 = {instancePath:instancePath+"/membershipStatus",schemaPath:"#/properties/membershipStatus/enum",keyword:"enum",params:{allowedValues: schema46.properties.membershipStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(typeof data2[key1] !== "string"){
const err7 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const membershipUpdateResult = validate43;

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
if((data.membershipProgram === undefined) || (!(func0.call(data, "membershipProgram")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipProgram"},message:"must have required property '"+"membershipProgram"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.membershipStatus === undefined) || (!(func0.call(data, "membershipStatus")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipStatus"},message:"must have required property '"+"membershipStatus"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.membershipUpdated === undefined) || (!(func0.call(data, "membershipUpdated")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipUpdated"},message:"must have required property '"+"membershipUpdated"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.membershipTier === undefined) || (!(func0.call(data, "membershipTier")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membershipTier"},message:"must have required property '"+"membershipTier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.eligibility === undefined) || (!(func0.call(data, "eligibility")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eligibility"},message:"must have required property '"+"eligibility"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.membershipProgram !== undefined && func0.call(data, "membershipProgram")){
if(typeof data.membershipProgram !== "string"){
const err5 = {instancePath:instancePath+"/membershipProgram",schemaPath:"#/properties/membershipProgram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.membershipStatus !== undefined && func0.call(data, "membershipStatus")){
let data1 = data.membershipStatus;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/membershipStatus",schemaPath:"#/properties/membershipStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "member") || (data1 === "non-member")) || (data1 === "pending-deposit"))){
const err7 = {instancePath:instancePath+"/membershipStatus",schemaPath:"#/properties/membershipStatus/enum",keyword:"enum",params:{allowedValues: schema42.properties.membershipStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.membershipUpdated !== undefined && func0.call(data, "membershipUpdated")){
let data2 = data.membershipUpdated;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/membershipUpdated",schemaPath:"#/properties/membershipUpdated/type",keyword:"type",params:{type: schema42.properties.membershipUpdated.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.membershipTier !== undefined && func0.call(data, "membershipTier")){
let data3 = data.membershipTier;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/type",keyword:"type",params:{type: schema42.properties.membershipTier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "free") || (data3 === "premium")) || (data3 === null))){
const err10 = {instancePath:instancePath+"/membershipTier",schemaPath:"#/properties/membershipTier/enum",keyword:"enum",params:{allowedValues: schema42.properties.membershipTier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.eligibility !== undefined && func0.call(data, "eligibility")){
let data4 = data.eligibility;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/eligibility",schemaPath:"#/properties/eligibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data4 === "eligible") || (data4 === "ineligible"))){
const err12 = {instancePath:instancePath+"/eligibility",schemaPath:"#/properties/eligibility/enum",keyword:"enum",params:{allowedValues: schema42.properties.eligibility.enum},message:"must be equal to one of the allowed values"};
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"membershipProgram":true,"membershipStatus":true,"membershipUpdated":true,"membershipTier":true,"eligibility":true},"dynamicProps":false,"dynamicItems":false};

export const membershipGiveawaysResult = validate44;
const schema48 = {"type":"array","description":"The draws.","items":{"$ref":"#/$defs/CustomerGiveawayDraw"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate35(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const membershipUnlockDrawBody = validate46;
const schema49 = {"type":"object","description":"What to do with entries.","x-chosen":true,"additionalProperties":false,"required":["entryStatus"],"properties":{"entryStatus":{"type":"string","enum":["unlocked"],"description":"What they become."}}};

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
if((data.entryStatus === undefined) || (!(func0.call(data, "entryStatus")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryStatus"},message:"must have required property '"+"entryStatus"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "entryStatus")){
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
if(data.entryStatus !== undefined && func0.call(data, "entryStatus")){
let data0 = data.entryStatus;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/properties/entryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "unlocked")){
const err3 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/properties/entryStatus/enum",keyword:"enum",params:{allowedValues: schema49.properties.entryStatus.enum},message:"must be equal to one of the allowed values"};
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const membershipUnlockDrawResult = validate47;

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
if((data.giveawayType === undefined) || (!(func0.call(data, "giveawayType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giveawayType"},message:"must have required property '"+"giveawayType"+"'"};
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
if((data.prizeTitle === undefined) || (!(func0.call(data, "prizeTitle")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prizeTitle"},message:"must have required property '"+"prizeTitle"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.prize === undefined) || (!(func0.call(data, "prize")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
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
if((data.closeDate === undefined) || (!(func0.call(data, "closeDate")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closeDate"},message:"must have required property '"+"closeDate"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.numberOfEntriesText === undefined) || (!(func0.call(data, "numberOfEntriesText")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfEntriesText"},message:"must have required property '"+"numberOfEntriesText"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.numEntries === undefined) || (!(func0.call(data, "numEntries")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numEntries"},message:"must have required property '"+"numEntries"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.entryStatus === undefined) || (!(func0.call(data, "entryStatus")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryStatus"},message:"must have required property '"+"entryStatus"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.winners === undefined) || (!(func0.call(data, "winners")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winners"},message:"must have required property '"+"winners"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.drawId !== undefined && func0.call(data, "drawId")){
if(typeof data.drawId !== "string"){
const err13 = {instancePath:instancePath+"/drawId",schemaPath:"#/properties/drawId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data1 = data.drawNo;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err14 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.giveawayType !== undefined && func0.call(data, "giveawayType")){
let data2 = data.giveawayType;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data2 === "daily") || (data2 === "major")) || (data2 === "monthly")) || (data2 === "preview")) || (data2 === "special"))){
const err17 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/enum",keyword:"enum",params:{allowedValues: schema43.properties.giveawayType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.prizeTitle !== undefined && func0.call(data, "prizeTitle")){
if(typeof data.prizeTitle !== "string"){
const err19 = {instancePath:instancePath+"/prizeTitle",schemaPath:"#/properties/prizeTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
if(data.date !== undefined && func0.call(data, "date")){
if(typeof data.date !== "string"){
const err20 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.closeDate !== undefined && func0.call(data, "closeDate")){
if(typeof data.closeDate !== "string"){
const err21 = {instancePath:instancePath+"/closeDate",schemaPath:"#/properties/closeDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.numberOfEntriesText !== undefined && func0.call(data, "numberOfEntriesText")){
if(typeof data.numberOfEntriesText !== "string"){
const err22 = {instancePath:instancePath+"/numberOfEntriesText",schemaPath:"#/properties/numberOfEntriesText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.numEntries !== undefined && func0.call(data, "numEntries")){
let data9 = data.numEntries;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/numEntries",schemaPath:"#/properties/numEntries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/numEntries",schemaPath:"#/properties/numEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.entryStatus !== undefined && func0.call(data, "entryStatus")){
let data10 = data.entryStatus;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/$defs/EntryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data10 === "locked") || (data10 === "unlocked")) || (data10 === "guaranteed"))){
const err26 = {instancePath:instancePath+"/entryStatus",schemaPath:"#/$defs/EntryStatus/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
let data11 = data.result;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data11 === "pending") || (data11 === "won")) || (data11 === "lost"))){
const err28 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema43.properties.result.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.winners !== undefined && func0.call(data, "winners")){
let data12 = data.winners;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data12[i0], {instancePath:instancePath+"/winners/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"drawId":true,"drawNo":true,"giveawayType":true,"name":true,"prizeTitle":true,"prize":true,"date":true,"closeDate":true,"numberOfEntriesText":true,"numEntries":true,"entryStatus":true,"result":true,"winners":true},"dynamicProps":false,"dynamicItems":false};

export const membershipResendResult = validate50;
const schema52 = {"type":"object","description":"A confirmation that was sent.","x-chosen":true,"required":["recipient"],"properties":{"recipient":{"type":"string","description":"E-mail address that it went to."}}};

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
if((data.recipient === undefined) || (!(func0.call(data, "recipient")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recipient !== undefined && func0.call(data, "recipient")){
if(typeof data.recipient !== "string"){
const err1 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate50.evaluated = {"props":{"recipient":true},"dynamicProps":false,"dynamicItems":false};

export const membershipGiveawayResult = validate51;
const schema53 = {"type":"object","description":"A draw of a giveaway, as it concerns everybody.","x-chosen":true,"required":["drawId","drawNo","giveawayType","name","prizeTitle","prize","date","closeDate","numberOfEntriesText","winners","isDrawn"],"properties":{"drawId":{"type":"string","description":"Id of the draw."},"drawNo":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveawayType":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prizeTitle":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"date":{"type":"string","$comment":"date-time","description":"When it is drawn."},"closeDate":{"type":"string","$comment":"date-time","description":"Until when entries can be unlocked."},"numberOfEntriesText":{"type":"string","description":"How many entries are in it so far, as text."},"winners":{"type":"array","description":"Who has won, once it is drawn.","items":{"$ref":"#/$defs/DrawWinner"}},"isDrawn":{"type":"boolean","description":"Whether it is over."}}};

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
if((data.giveawayType === undefined) || (!(func0.call(data, "giveawayType")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giveawayType"},message:"must have required property '"+"giveawayType"+"'"};
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
if((data.prizeTitle === undefined) || (!(func0.call(data, "prizeTitle")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prizeTitle"},message:"must have required property '"+"prizeTitle"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.prize === undefined) || (!(func0.call(data, "prize")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
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
if((data.closeDate === undefined) || (!(func0.call(data, "closeDate")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closeDate"},message:"must have required property '"+"closeDate"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.numberOfEntriesText === undefined) || (!(func0.call(data, "numberOfEntriesText")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberOfEntriesText"},message:"must have required property '"+"numberOfEntriesText"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.winners === undefined) || (!(func0.call(data, "winners")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "winners"},message:"must have required property '"+"winners"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.isDrawn === undefined) || (!(func0.call(data, "isDrawn")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDrawn"},message:"must have required property '"+"isDrawn"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.drawId !== undefined && func0.call(data, "drawId")){
if(typeof data.drawId !== "string"){
const err11 = {instancePath:instancePath+"/drawId",schemaPath:"#/properties/drawId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.drawNo !== undefined && func0.call(data, "drawNo")){
let data1 = data.drawNo;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err12 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err13 = {instancePath:instancePath+"/drawNo",schemaPath:"#/properties/drawNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.giveawayType !== undefined && func0.call(data, "giveawayType")){
let data2 = data.giveawayType;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data2 === "daily") || (data2 === "major")) || (data2 === "monthly")) || (data2 === "preview")) || (data2 === "special"))){
const err15 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/enum",keyword:"enum",params:{allowedValues: schema53.properties.giveawayType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.prizeTitle !== undefined && func0.call(data, "prizeTitle")){
if(typeof data.prizeTitle !== "string"){
const err17 = {instancePath:instancePath+"/prizeTitle",schemaPath:"#/properties/prizeTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
if(data.closeDate !== undefined && func0.call(data, "closeDate")){
if(typeof data.closeDate !== "string"){
const err19 = {instancePath:instancePath+"/closeDate",schemaPath:"#/properties/closeDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.numberOfEntriesText !== undefined && func0.call(data, "numberOfEntriesText")){
if(typeof data.numberOfEntriesText !== "string"){
const err20 = {instancePath:instancePath+"/numberOfEntriesText",schemaPath:"#/properties/numberOfEntriesText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.winners !== undefined && func0.call(data, "winners")){
let data9 = data.winners;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data9[i0], {instancePath:instancePath+"/winners/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.isDrawn !== undefined && func0.call(data, "isDrawn")){
if(typeof data.isDrawn !== "boolean"){
const err22 = {instancePath:instancePath+"/isDrawn",schemaPath:"#/properties/isDrawn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"drawId":true,"drawNo":true,"giveawayType":true,"name":true,"prizeTitle":true,"prize":true,"date":true,"closeDate":true,"numberOfEntriesText":true,"winners":true,"isDrawn":true},"dynamicProps":false,"dynamicItems":false};

export const membershipBenefitsResult = validate54;
const schema54 = {"type":"object","description":"A link to the benefits of members.","x-chosen":true,"required":["ssoUrl"],"properties":{"ssoUrl":{"type":"string","description":"Address that signs the customer in.","pattern":"^https?://"}}};
const pattern6 = new RegExp("^https?://", "u");

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
if((data.ssoUrl === undefined) || (!(func0.call(data, "ssoUrl")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ssoUrl"},message:"must have required property '"+"ssoUrl"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ssoUrl !== undefined && func0.call(data, "ssoUrl")){
let data0 = data.ssoUrl;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err1 = {instancePath:instancePath+"/ssoUrl",schemaPath:"#/properties/ssoUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/ssoUrl",schemaPath:"#/properties/ssoUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"ssoUrl":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const membershipConfigResult = validate21;
const schema32 = {"type":"object","description":"The membership program of a brand.","x-chosen":true,"required":["programConfig","giveaways","upcomingDraws"],"properties":{"programConfig":{"$ref":"#/$defs/ProgramConfig","description":"The program."},"giveaways":{"type":"array","description":"The giveaways of the program.","items":{"$ref":"#/$defs/Giveaway"}},"upcomingDraws":{"type":"array","description":"The coming draws, the next one first.","items":{"$ref":"#/$defs/UpcomingGiveawayDraw"}}}};
const schema33 = {"type":"object","description":"The program.","x-chosen":true,"required":["programId","programName","programUrl","programLogo","productOfferKey","blocks"],"properties":{"programId":{"type":"string","description":"Id of the program, such as daily_winners."},"programName":{"type":"string","description":"Name of the program."},"programUrl":{"type":"string","description":"Path segment of its pages, daily-winners by default."},"programLogo":{"type":"string","description":"File name of the logo."},"productOfferKey":{"type":"string","description":"Key of the membership offer."},"blocks":{"type":"array","description":"Keys of the content blocks of its pages.","items":{"type":"string"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema34 = {"type":"object","description":"A giveaway that is drawn again and again.","x-chosen":true,"required":["giveawayType","name","prizeTitle","prize","entries"],"properties":{"giveawayType":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prizeTitle":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"entries":{"type":"array","description":"Entries by tier.","items":{"$ref":"#/$defs/TierEntries"}}}};
const schema35 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema36 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
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

const schema37 = {"type":"object","description":"The entries of a tier.","x-chosen":true,"required":["tier","numEntries","entryStatus"],"properties":{"tier":{"type":"string","enum":["free","premium"],"description":"Key of the tier."},"numEntries":{"type":"integer","description":"Entries in each draw; 0 when the tier is not in it.","minimum":0},"entryStatus":{"$ref":"#/$defs/EntryStatus","description":"Whether the entries are automatic."}}};
const schema38 = {"type":"string","enum":["locked","unlocked","guaranteed"],"description":"Whether an entry is still to be unlocked, was unlocked, or is automatic."};

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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"tier":true,"numEntries":true,"entryStatus":true},"dynamicProps":false,"dynamicItems":false};


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
const err6 = {instancePath:instancePath+"/giveawayType",schemaPath:"#/properties/giveawayType/enum",keyword:"enum",params:{allowedValues: schema34.properties.giveawayType.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate25(data4[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"giveawayType":true,"name":true,"prizeTitle":true,"prize":true,"entries":true},"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","description":"A coming draw of a giveaway.","x-chosen":true,"required":["drawId","drawNo","giveawayType","name","prizeTitle","prize","date","numberOfEntriesText","entryStatus"],"properties":{"drawId":{"type":"string","description":"Id of the draw."},"drawNo":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveawayType":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prizeTitle":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"numberOfEntriesText":{"type":"string","description":"How many entries are in it so far, as text."},"entryStatus":{"$ref":"#/$defs/EntryStatus","description":"The status for a visitor or a free member."}}};

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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"drawId":true,"drawNo":true,"giveawayType":true,"name":true,"prizeTitle":true,"prize":true,"date":true,"numberOfEntriesText":true,"entryStatus":true},"dynamicProps":false,"dynamicItems":false};


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
let data0 = data.programConfig;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.programId === undefined) || (!(func0.call(data0, "programId")))){
const err3 = {instancePath:instancePath+"/programConfig",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "programId"},message:"must have required property '"+"programId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.programName === undefined) || (!(func0.call(data0, "programName")))){
const err4 = {instancePath:instancePath+"/programConfig",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "programName"},message:"must have required property '"+"programName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data0.programUrl === undefined) || (!(func0.call(data0, "programUrl")))){
const err5 = {instancePath:instancePath+"/programConfig",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "programUrl"},message:"must have required property '"+"programUrl"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data0.programLogo === undefined) || (!(func0.call(data0, "programLogo")))){
const err6 = {instancePath:instancePath+"/programConfig",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "programLogo"},message:"must have required property '"+"programLogo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data0.productOfferKey === undefined) || (!(func0.call(data0, "productOfferKey")))){
const err7 = {instancePath:instancePath+"/programConfig",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "productOfferKey"},message:"must have required property '"+"productOfferKey"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data0.blocks === undefined) || (!(func0.call(data0, "blocks")))){
const err8 = {instancePath:instancePath+"/programConfig",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.programId !== undefined && func0.call(data0, "programId")){
if(typeof data0.programId !== "string"){
const err9 = {instancePath:instancePath+"/programConfig/programId",schemaPath:"#/$defs/ProgramConfig/properties/programId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.programName !== undefined && func0.call(data0, "programName")){
if(typeof data0.programName !== "string"){
const err10 = {instancePath:instancePath+"/programConfig/programName",schemaPath:"#/$defs/ProgramConfig/properties/programName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.programUrl !== undefined && func0.call(data0, "programUrl")){
if(typeof data0.programUrl !== "string"){
const err11 = {instancePath:instancePath+"/programConfig/programUrl",schemaPath:"#/$defs/ProgramConfig/properties/programUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.programLogo !== undefined && func0.call(data0, "programLogo")){
if(typeof data0.programLogo !== "string"){
const err12 = {instancePath:instancePath+"/programConfig/programLogo",schemaPath:"#/$defs/ProgramConfig/properties/programLogo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.productOfferKey !== undefined && func0.call(data0, "productOfferKey")){
if(typeof data0.productOfferKey !== "string"){
const err13 = {instancePath:instancePath+"/programConfig/productOfferKey",schemaPath:"#/$defs/ProgramConfig/properties/productOfferKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.blocks !== undefined && func0.call(data0, "blocks")){
let data6 = data0.blocks;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err14 = {instancePath:instancePath+"/programConfig/blocks/" + i0,schemaPath:"#/$defs/ProgramConfig/properties/blocks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/programConfig/blocks",schemaPath:"#/$defs/ProgramConfig/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err16 = {instancePath:instancePath+"/programConfig",schemaPath:"#/$defs/ProgramConfig/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.giveaways !== undefined && func0.call(data, "giveaways")){
let data8 = data.giveaways;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data8[i1], {instancePath:instancePath+"/giveaways/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/giveaways",schemaPath:"#/properties/giveaways/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.upcomingDraws !== undefined && func0.call(data, "upcomingDraws")){
let data10 = data.upcomingDraws;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate28(data10[i2], {instancePath:instancePath+"/upcomingDraws/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/upcomingDraws",schemaPath:"#/properties/upcomingDraws/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"programConfig":true,"giveaways":true,"upcomingDraws":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const membershipConfigAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/MembershipConfig","description":"The membership program of a brand."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"The membership program of a brand.","x-chosen":true,"required":["program_config","giveaways","upcoming_draws"],"properties":{"program_config":{"$ref":"#/$defs/ProgramConfig","description":"The program."},"giveaways":{"type":"array","description":"The giveaways of the program.","items":{"$ref":"#/$defs/Giveaway"}},"upcoming_draws":{"type":"array","description":"The coming draws, the next one first.","items":{"$ref":"#/$defs/UpcomingGiveawayDraw"}}}};
const schema34 = {"type":"object","description":"The program.","x-chosen":true,"required":["program_id","program_name","program_url","program_logo","product_offer_key","blocks"],"properties":{"program_id":{"type":"string","description":"Id of the program, such as daily_winners."},"program_name":{"type":"string","description":"Name of the program."},"program_url":{"type":"string","description":"Path segment of its pages, daily-winners by default."},"program_logo":{"type":"string","description":"File name of the logo."},"product_offer_key":{"type":"string","description":"Key of the membership offer."},"blocks":{"type":"array","description":"Keys of the content blocks of its pages.","items":{"type":"string"}}}};
const schema35 = {"type":"object","description":"A giveaway that is drawn again and again.","x-chosen":true,"required":["giveaway_type","name","prize_title","prize","entries"],"properties":{"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prize_title":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"entries":{"type":"array","description":"Entries by tier.","items":{"$ref":"#/$defs/TierEntries"}}}};
const schema36 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema37 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
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

const schema38 = {"type":"object","description":"The entries of a tier.","x-chosen":true,"required":["tier","num_entries","entry_status"],"properties":{"tier":{"type":"string","enum":["free","premium"],"description":"Key of the tier."},"num_entries":{"type":"integer","description":"Entries in each draw; 0 when the tier is not in it.","minimum":0},"entry_status":{"$ref":"#/$defs/EntryStatus","description":"Whether the entries are automatic."}}};
const schema39 = {"type":"string","enum":["locked","unlocked","guaranteed"],"description":"Whether an entry is still to be unlocked, was unlocked, or is automatic."};

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
if((data.num_entries === undefined) || (!(func0.call(data, "num_entries")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_entries"},message:"must have required property '"+"num_entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.entry_status === undefined) || (!(func0.call(data, "entry_status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry_status"},message:"must have required property '"+"entry_status"+"'"};
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
const err4 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema38.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.num_entries !== undefined && func0.call(data, "num_entries")){
let data1 = data.num_entries;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/num_entries",schemaPath:"#/properties/num_entries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err6 = {instancePath:instancePath+"/num_entries",schemaPath:"#/properties/num_entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.entry_status !== undefined && func0.call(data, "entry_status")){
let data2 = data.entry_status;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/entry_status",schemaPath:"#/$defs/EntryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "locked") || (data2 === "unlocked")) || (data2 === "guaranteed"))){
const err8 = {instancePath:instancePath+"/entry_status",schemaPath:"#/$defs/EntryStatus/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"tier":true,"num_entries":true,"entry_status":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.giveaway_type === undefined) || (!(func0.call(data, "giveaway_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giveaway_type"},message:"must have required property '"+"giveaway_type"+"'"};
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
if((data.prize_title === undefined) || (!(func0.call(data, "prize_title")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_title"},message:"must have required property '"+"prize_title"+"'"};
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
if(data.giveaway_type !== undefined && func0.call(data, "giveaway_type")){
let data0 = data.giveaway_type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data0 === "daily") || (data0 === "major")) || (data0 === "monthly")) || (data0 === "preview")) || (data0 === "special"))){
const err6 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/enum",keyword:"enum",params:{allowedValues: schema35.properties.giveaway_type.enum},message:"must be equal to one of the allowed values"};
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
if(data.prize_title !== undefined && func0.call(data, "prize_title")){
if(typeof data.prize_title !== "string"){
const err8 = {instancePath:instancePath+"/prize_title",schemaPath:"#/properties/prize_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate24(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.entries !== undefined && func0.call(data, "entries")){
let data4 = data.entries;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data4[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"giveaway_type":true,"name":true,"prize_title":true,"prize":true,"entries":true},"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","description":"A coming draw of a giveaway.","x-chosen":true,"required":["draw_id","draw_no","giveaway_type","name","prize_title","prize","date","number_of_entries_text","entry_status"],"properties":{"draw_id":{"type":"string","description":"Id of the draw."},"draw_no":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prize_title":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"number_of_entries_text":{"type":"string","description":"How many entries are in it so far, as text."},"entry_status":{"$ref":"#/$defs/EntryStatus","description":"The status for a visitor or a free member."}}};

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
if((data.prize_title === undefined) || (!(func0.call(data, "prize_title")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_title"},message:"must have required property '"+"prize_title"+"'"};
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
if((data.number_of_entries_text === undefined) || (!(func0.call(data, "number_of_entries_text")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_of_entries_text"},message:"must have required property '"+"number_of_entries_text"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.entry_status === undefined) || (!(func0.call(data, "entry_status")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry_status"},message:"must have required property '"+"entry_status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.draw_id !== undefined && func0.call(data, "draw_id")){
if(typeof data.draw_id !== "string"){
const err9 = {instancePath:instancePath+"/draw_id",schemaPath:"#/properties/draw_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data1 = data.draw_no;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err11 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.giveaway_type !== undefined && func0.call(data, "giveaway_type")){
let data2 = data.giveaway_type;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data2 === "daily") || (data2 === "major")) || (data2 === "monthly")) || (data2 === "preview")) || (data2 === "special"))){
const err13 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/enum",keyword:"enum",params:{allowedValues: schema40.properties.giveaway_type.enum},message:"must be equal to one of the allowed values"};
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
if(data.prize_title !== undefined && func0.call(data, "prize_title")){
if(typeof data.prize_title !== "string"){
const err15 = {instancePath:instancePath+"/prize_title",schemaPath:"#/properties/prize_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate24(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(data.number_of_entries_text !== undefined && func0.call(data, "number_of_entries_text")){
if(typeof data.number_of_entries_text !== "string"){
const err17 = {instancePath:instancePath+"/number_of_entries_text",schemaPath:"#/properties/number_of_entries_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.entry_status !== undefined && func0.call(data, "entry_status")){
let data8 = data.entry_status;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/entry_status",schemaPath:"#/$defs/EntryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data8 === "locked") || (data8 === "unlocked")) || (data8 === "guaranteed"))){
const err19 = {instancePath:instancePath+"/entry_status",schemaPath:"#/$defs/EntryStatus/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"draw_id":true,"draw_no":true,"giveaway_type":true,"name":true,"prize_title":true,"prize":true,"date":true,"number_of_entries_text":true,"entry_status":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.program_config === undefined) || (!(func0.call(data, "program_config")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program_config"},message:"must have required property '"+"program_config"+"'"};
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
if((data.upcoming_draws === undefined) || (!(func0.call(data, "upcoming_draws")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upcoming_draws"},message:"must have required property '"+"upcoming_draws"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.program_config !== undefined && func0.call(data, "program_config")){
let data0 = data.program_config;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.program_id === undefined) || (!(func0.call(data0, "program_id")))){
const err3 = {instancePath:instancePath+"/program_config",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "program_id"},message:"must have required property '"+"program_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.program_name === undefined) || (!(func0.call(data0, "program_name")))){
const err4 = {instancePath:instancePath+"/program_config",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "program_name"},message:"must have required property '"+"program_name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data0.program_url === undefined) || (!(func0.call(data0, "program_url")))){
const err5 = {instancePath:instancePath+"/program_config",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "program_url"},message:"must have required property '"+"program_url"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data0.program_logo === undefined) || (!(func0.call(data0, "program_logo")))){
const err6 = {instancePath:instancePath+"/program_config",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "program_logo"},message:"must have required property '"+"program_logo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data0.product_offer_key === undefined) || (!(func0.call(data0, "product_offer_key")))){
const err7 = {instancePath:instancePath+"/program_config",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "product_offer_key"},message:"must have required property '"+"product_offer_key"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data0.blocks === undefined) || (!(func0.call(data0, "blocks")))){
const err8 = {instancePath:instancePath+"/program_config",schemaPath:"#/$defs/ProgramConfig/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.program_id !== undefined && func0.call(data0, "program_id")){
if(typeof data0.program_id !== "string"){
const err9 = {instancePath:instancePath+"/program_config/program_id",schemaPath:"#/$defs/ProgramConfig/properties/program_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.program_name !== undefined && func0.call(data0, "program_name")){
if(typeof data0.program_name !== "string"){
const err10 = {instancePath:instancePath+"/program_config/program_name",schemaPath:"#/$defs/ProgramConfig/properties/program_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.program_url !== undefined && func0.call(data0, "program_url")){
if(typeof data0.program_url !== "string"){
const err11 = {instancePath:instancePath+"/program_config/program_url",schemaPath:"#/$defs/ProgramConfig/properties/program_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.program_logo !== undefined && func0.call(data0, "program_logo")){
if(typeof data0.program_logo !== "string"){
const err12 = {instancePath:instancePath+"/program_config/program_logo",schemaPath:"#/$defs/ProgramConfig/properties/program_logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.product_offer_key !== undefined && func0.call(data0, "product_offer_key")){
if(typeof data0.product_offer_key !== "string"){
const err13 = {instancePath:instancePath+"/program_config/product_offer_key",schemaPath:"#/$defs/ProgramConfig/properties/product_offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/program_config/blocks/" + i0,schemaPath:"#/$defs/ProgramConfig/properties/blocks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/program_config/blocks",schemaPath:"#/$defs/ProgramConfig/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err16 = {instancePath:instancePath+"/program_config",schemaPath:"#/$defs/ProgramConfig/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
if(!(validate23(data8[i1], {instancePath:instancePath+"/giveaways/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(data.upcoming_draws !== undefined && func0.call(data, "upcoming_draws")){
let data10 = data.upcoming_draws;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate29(data10[i2], {instancePath:instancePath+"/upcoming_draws/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/upcoming_draws",schemaPath:"#/properties/upcoming_draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"program_config":true,"giveaways":true,"upcoming_draws":true},"dynamicProps":false,"dynamicItems":false};


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


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const membershipConfigAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/MembershipConfig","description":"The membership program of a brand."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"The membership program of a brand.","x-chosen":true,"required":["program_config","giveaways","upcoming_draws"],"properties":{"program_config":{"$ref":"#/$defs/ProgramConfig","description":"The program."},"giveaways":{"type":"array","description":"The giveaways of the program.","items":{"$ref":"#/$defs/Giveaway"}},"upcoming_draws":{"type":"array","description":"The coming draws, the next one first.","items":{"$ref":"#/$defs/UpcomingGiveawayDraw"}}}};
const schema34 = {"type":"object","description":"The program.","x-chosen":true,"required":["program_id","program_name","program_url","program_logo","product_offer_key","blocks"],"properties":{"program_id":{"type":"string","description":"Id of the program, such as daily_winners."},"program_name":{"type":"string","description":"Name of the program."},"program_url":{"type":"string","description":"Path segment of its pages, daily-winners by default."},"program_logo":{"type":"string","description":"File name of the logo."},"first_deposit":{"$ref":"#/$defs/Money","description":"The least that who joins for free pays in first; left out where no deposit is asked for. An extension."},"product_offer_key":{"type":"string","description":"Key of the membership offer."},"blocks":{"type":"array","description":"Keys of the content entries of its pages, in their order.","items":{"type":"string"}}}};
const schema35 = {"type":"object","description":"An amount of money with its currency.","x-chosen":true,"required":["amount","currency"],"properties":{"amount":{"$ref":"#/$defs/MoneyAmount","description":"The amount in currency units."},"currency":{"type":"string","description":"ISO 4217 code of the currency.","pattern":"^[A-Z]{3}$"}}};
const schema36 = {"type":"string","pattern":"^-?\\d+\\.\\d{2}$","description":"An amount of money in currency units with two decimals, such as '12.50'."};
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
if((data.program_id === undefined) || (!(func0.call(data, "program_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program_id"},message:"must have required property '"+"program_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.program_name === undefined) || (!(func0.call(data, "program_name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program_name"},message:"must have required property '"+"program_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.program_url === undefined) || (!(func0.call(data, "program_url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program_url"},message:"must have required property '"+"program_url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.program_logo === undefined) || (!(func0.call(data, "program_logo")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program_logo"},message:"must have required property '"+"program_logo"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.product_offer_key === undefined) || (!(func0.call(data, "product_offer_key")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product_offer_key"},message:"must have required property '"+"product_offer_key"+"'"};
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
if(data.program_id !== undefined && func0.call(data, "program_id")){
if(typeof data.program_id !== "string"){
const err6 = {instancePath:instancePath+"/program_id",schemaPath:"#/properties/program_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.program_name !== undefined && func0.call(data, "program_name")){
if(typeof data.program_name !== "string"){
const err7 = {instancePath:instancePath+"/program_name",schemaPath:"#/properties/program_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.program_url !== undefined && func0.call(data, "program_url")){
if(typeof data.program_url !== "string"){
const err8 = {instancePath:instancePath+"/program_url",schemaPath:"#/properties/program_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.program_logo !== undefined && func0.call(data, "program_logo")){
if(typeof data.program_logo !== "string"){
const err9 = {instancePath:instancePath+"/program_logo",schemaPath:"#/properties/program_logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.first_deposit !== undefined && func0.call(data, "first_deposit")){
if(!(validate24(data.first_deposit, {instancePath:instancePath+"/first_deposit",parentData:data,parentDataProperty:"first_deposit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.product_offer_key !== undefined && func0.call(data, "product_offer_key")){
if(typeof data.product_offer_key !== "string"){
const err10 = {instancePath:instancePath+"/product_offer_key",schemaPath:"#/properties/product_offer_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"program_id":true,"program_name":true,"program_url":true,"program_logo":true,"first_deposit":true,"product_offer_key":true,"blocks":true},"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","description":"A giveaway that is drawn again and again.","x-chosen":true,"required":["giveaway_type","name","prize_title","prize","entries"],"properties":{"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prize_title":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"entries":{"type":"array","description":"Entries by tier.","items":{"$ref":"#/$defs/TierEntries"}}}};
const schema38 = {"type":"object","description":"The entries of a tier.","x-chosen":true,"required":["tier","num_entries","entry_status"],"properties":{"tier":{"type":"string","enum":["free","premium"],"description":"Key of the tier."},"num_entries":{"type":"integer","description":"Entries in each draw; 0 when the tier is not in it.","minimum":0},"entry_status":{"$ref":"#/$defs/EntryStatus","description":"Whether the entries are automatic."}}};
const schema39 = {"type":"string","enum":["locked","unlocked","guaranteed"],"description":"Whether an entry is still to be unlocked, was unlocked, or is automatic."};

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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"tier":true,"num_entries":true,"entry_status":true},"dynamicProps":false,"dynamicItems":false};


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
const err6 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/enum",keyword:"enum",params:{allowedValues: schema37.properties.giveaway_type.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate29(data4[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"giveaway_type":true,"name":true,"prize_title":true,"prize":true,"entries":true},"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","description":"A coming draw of a giveaway.","x-chosen":true,"required":["draw_id","draw_no","giveaway_type","name","prize_title","prize","date","number_of_entries_text","entry_status"],"properties":{"draw_id":{"type":"string","description":"Id of the draw."},"draw_no":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prize_title":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"date":{"type":"string","description":"When it is drawn, ISO 8601 in UTC.","$comment":"date-time"},"number_of_entries_text":{"type":"string","description":"How many entries are in it so far, as text."},"entry_status":{"$ref":"#/$defs/EntryStatus","description":"The status for a visitor or a free member."}}};

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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"draw_id":true,"draw_no":true,"giveaway_type":true,"name":true,"prize_title":true,"prize":true,"date":true,"number_of_entries_text":true,"entry_status":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23(data.program_config, {instancePath:instancePath+"/program_config",parentData:data,parentDataProperty:"program_config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.giveaways !== undefined && func0.call(data, "giveaways")){
let data1 = data.giveaways;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data1[i0], {instancePath:instancePath+"/giveaways/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(data.upcoming_draws !== undefined && func0.call(data, "upcoming_draws")){
let data3 = data.upcoming_draws;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32(data3[i1], {instancePath:instancePath+"/upcoming_draws/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/upcoming_draws",schemaPath:"#/properties/upcoming_draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
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

export const membershipCustomerAnswer = validate36;
const schema42 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/MembershipCustomer","description":"Where the customer stands."}}};
const schema43 = {"type":"object","description":"Where a customer stands in the program.","x-chosen":true,"required":["entries","ends_at","renews","upcoming_draws","num_closed_draws","winnings"],"properties":{"tier_afterwards":{"type":["string","null"],"enum":["free","premium",null],"description":"The tier that the customer has when a membership that was bought ends; null for none. An extension: an API may leave it out."},"entries":{"type":"array","description":"Where the customer stands in each program.","items":{"$ref":"#/$defs/CustomerMembership"}},"ends_at":{"type":["string","null"],"$comment":"date-time","description":"When a membership that was bought ends; null for a free one."},"renews":{"type":"boolean","description":"Whether a membership that was bought is bought again when it ends."},"upcoming_draws":{"type":"array","description":"The coming draws, the next one first.","items":{"$ref":"#/$defs/CustomerGiveawayDraw"}},"num_closed_draws":{"type":"integer","description":"Draws that are over and that the customer was in.","minimum":0},"winnings":{"$ref":"#/$defs/Money","description":"What the customer has won in giveaways."}}};
const schema44 = {"type":"object","description":"Where a customer stands in a membership program.","required":["membership_program","membership_status","membership_updated","membership_tier","eligibility"],"properties":{"membership_program":{"type":"string","description":"Id of the program."},"membership_status":{"type":"string","enum":["member","non-member","pending-deposit"],"description":"Whether the customer is a member."},"membership_updated":{"type":["string","null"],"description":"When that last changed, or null.","$comment":"date-time"},"membership_tier":{"type":["string","null"],"enum":["free","premium",null],"description":"The tier of a member, or null."},"eligibility":{"type":"string","enum":["eligible","ineligible"],"description":"Whether the customer may be a member."}}};
const schema45 = {"type":"object","description":"A draw of a giveaway, as it concerns a customer.","x-chosen":true,"required":["draw_id","draw_no","giveaway_type","name","prize_title","prize","date","close_date","number_of_entries_text","num_entries","entry_status","result","winners"],"properties":{"draw_id":{"type":"string","description":"Id of the draw."},"draw_no":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prize_title":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"date":{"type":"string","$comment":"date-time","description":"When it is drawn."},"close_date":{"type":"string","$comment":"date-time","description":"Until when entries can be unlocked."},"number_of_entries_text":{"type":"string","description":"How many entries are in it so far, as text."},"num_entries":{"type":"integer","description":"Entries that the customer has, or has once they are unlocked; 0 when the tier is not in it.","minimum":0},"entry_status":{"$ref":"#/$defs/EntryStatus","description":"Whether the customer's entries are still to be unlocked, were unlocked, or are automatic."},"result":{"type":"string","enum":["pending","won","lost"],"description":"What came of the customer's entries."},"winners":{"type":"array","description":"Who has won, once it is drawn.","items":{"$ref":"#/$defs/DrawWinner"}}}};
const schema47 = {"type":"object","description":"A winner.","x-chosen":true,"required":["name","place","division","prize_title","prize"],"properties":{"name":{"type":"string","description":"First name and initial."},"place":{"type":"string","description":"Where the winner comes from."},"division":{"type":"integer","description":"The division won, 1 being the first prize.","minimum":1},"prize_title":{"type":"string","description":"What was won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."}}};

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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"name":true,"place":true,"division":true,"prize_title":true,"prize":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.close_date === undefined) || (!(func0.call(data, "close_date")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_date"},message:"must have required property '"+"close_date"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.number_of_entries_text === undefined) || (!(func0.call(data, "number_of_entries_text")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_of_entries_text"},message:"must have required property '"+"number_of_entries_text"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.num_entries === undefined) || (!(func0.call(data, "num_entries")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_entries"},message:"must have required property '"+"num_entries"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.entry_status === undefined) || (!(func0.call(data, "entry_status")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry_status"},message:"must have required property '"+"entry_status"+"'"};
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
if(data.draw_id !== undefined && func0.call(data, "draw_id")){
if(typeof data.draw_id !== "string"){
const err13 = {instancePath:instancePath+"/draw_id",schemaPath:"#/properties/draw_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.draw_no !== undefined && func0.call(data, "draw_no")){
let data1 = data.draw_no;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err14 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
if(data.giveaway_type !== undefined && func0.call(data, "giveaway_type")){
let data2 = data.giveaway_type;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data2 === "daily") || (data2 === "major")) || (data2 === "monthly")) || (data2 === "preview")) || (data2 === "special"))){
const err17 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/enum",keyword:"enum",params:{allowedValues: schema45.properties.giveaway_type.enum},message:"must be equal to one of the allowed values"};
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
if(data.prize_title !== undefined && func0.call(data, "prize_title")){
if(typeof data.prize_title !== "string"){
const err19 = {instancePath:instancePath+"/prize_title",schemaPath:"#/properties/prize_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate24(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(data.close_date !== undefined && func0.call(data, "close_date")){
if(typeof data.close_date !== "string"){
const err21 = {instancePath:instancePath+"/close_date",schemaPath:"#/properties/close_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.number_of_entries_text !== undefined && func0.call(data, "number_of_entries_text")){
if(typeof data.number_of_entries_text !== "string"){
const err22 = {instancePath:instancePath+"/number_of_entries_text",schemaPath:"#/properties/number_of_entries_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.num_entries !== undefined && func0.call(data, "num_entries")){
let data9 = data.num_entries;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/num_entries",schemaPath:"#/properties/num_entries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err24 = {instancePath:instancePath+"/num_entries",schemaPath:"#/properties/num_entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.entry_status !== undefined && func0.call(data, "entry_status")){
let data10 = data.entry_status;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/entry_status",schemaPath:"#/$defs/EntryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data10 === "locked") || (data10 === "unlocked")) || (data10 === "guaranteed"))){
const err26 = {instancePath:instancePath+"/entry_status",schemaPath:"#/$defs/EntryStatus/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema45.properties.result.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate40(data12[i0], {instancePath:instancePath+"/winners/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"draw_id":true,"draw_no":true,"giveaway_type":true,"name":true,"prize_title":true,"prize":true,"date":true,"close_date":true,"number_of_entries_text":true,"num_entries":true,"entry_status":true,"result":true,"winners":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.ends_at === undefined) || (!(func0.call(data, "ends_at")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ends_at"},message:"must have required property '"+"ends_at"+"'"};
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
if((data.upcoming_draws === undefined) || (!(func0.call(data, "upcoming_draws")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upcoming_draws"},message:"must have required property '"+"upcoming_draws"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.num_closed_draws === undefined) || (!(func0.call(data, "num_closed_draws")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num_closed_draws"},message:"must have required property '"+"num_closed_draws"+"'"};
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
if(data.tier_afterwards !== undefined && func0.call(data, "tier_afterwards")){
let data0 = data.tier_afterwards;
if((typeof data0 !== "string") && (data0 !== null)){
const err6 = {instancePath:instancePath+"/tier_afterwards",schemaPath:"#/properties/tier_afterwards/type",keyword:"type",params:{type: schema43.properties.tier_afterwards.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data0 === "free") || (data0 === "premium")) || (data0 === null))){
const err7 = {instancePath:instancePath+"/tier_afterwards",schemaPath:"#/properties/tier_afterwards/enum",keyword:"enum",params:{allowedValues: schema43.properties.tier_afterwards.enum},message:"must be equal to one of the allowed values"};
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
if((data2.membership_program === undefined) || (!(func0.call(data2, "membership_program")))){
const err8 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_program"},message:"must have required property '"+"membership_program"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data2.membership_status === undefined) || (!(func0.call(data2, "membership_status")))){
const err9 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_status"},message:"must have required property '"+"membership_status"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data2.membership_updated === undefined) || (!(func0.call(data2, "membership_updated")))){
const err10 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_updated"},message:"must have required property '"+"membership_updated"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data2.membership_tier === undefined) || (!(func0.call(data2, "membership_tier")))){
const err11 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_tier"},message:"must have required property '"+"membership_tier"+"'"};
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
if(data2.membership_program !== undefined && func0.call(data2, "membership_program")){
if(typeof data2.membership_program !== "string"){
const err13 = {instancePath:instancePath+"/entries/" + i0+"/membership_program",schemaPath:"#/$defs/CustomerMembership/properties/membership_program/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.membership_status !== undefined && func0.call(data2, "membership_status")){
let data4 = data2.membership_status;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/entries/" + i0+"/membership_status",schemaPath:"#/$defs/CustomerMembership/properties/membership_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data4 === "member") || (data4 === "non-member")) || (data4 === "pending-deposit"))){
const err15 = {instancePath:instancePath+"/entries/" + i0+"/membership_status",schemaPath:"#/$defs/CustomerMembership/properties/membership_status/enum",keyword:"enum",params:{allowedValues: schema44.properties.membership_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.membership_updated !== undefined && func0.call(data2, "membership_updated")){
let data5 = data2.membership_updated;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/entries/" + i0+"/membership_updated",schemaPath:"#/$defs/CustomerMembership/properties/membership_updated/type",keyword:"type",params:{type: schema44.properties.membership_updated.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.membership_tier !== undefined && func0.call(data2, "membership_tier")){
let data6 = data2.membership_tier;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/entries/" + i0+"/membership_tier",schemaPath:"#/$defs/CustomerMembership/properties/membership_tier/type",keyword:"type",params:{type: schema44.properties.membership_tier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data6 === "free") || (data6 === "premium")) || (data6 === null))){
const err18 = {instancePath:instancePath+"/entries/" + i0+"/membership_tier",schemaPath:"#/$defs/CustomerMembership/properties/membership_tier/enum",keyword:"enum",params:{allowedValues: schema44.properties.membership_tier.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/entries/" + i0+"/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/enum",keyword:"enum",params:{allowedValues: schema44.properties.eligibility.enum},message:"must be equal to one of the allowed values"};
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
if(data.ends_at !== undefined && func0.call(data, "ends_at")){
let data8 = data.ends_at;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/type",keyword:"type",params:{type: schema43.properties.ends_at.type},message:"must be string,null"};
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
if(data.upcoming_draws !== undefined && func0.call(data, "upcoming_draws")){
let data10 = data.upcoming_draws;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate38(data10[i1], {instancePath:instancePath+"/upcoming_draws/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/upcoming_draws",schemaPath:"#/properties/upcoming_draws/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.num_closed_draws !== undefined && func0.call(data, "num_closed_draws")){
let data12 = data.num_closed_draws;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/num_closed_draws",schemaPath:"#/properties/num_closed_draws/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err27 = {instancePath:instancePath+"/num_closed_draws",schemaPath:"#/properties/num_closed_draws/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(!(validate24(data.winnings, {instancePath:instancePath+"/winnings",parentData:data,parentDataProperty:"winnings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"tier_afterwards":true,"entries":true,"ends_at":true,"renews":true,"upcoming_draws":true,"num_closed_draws":true,"winnings":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate37(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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

export const membershipUpdateBody = validate46;
const schema48 = {"type":"object","description":"A program to join or to leave.","x-chosen":true,"additionalProperties":false,"required":["membership_program","membership_status"],"properties":{"membership_program":{"type":"string","description":"Id of the program, such as daily_winners.","minLength":1},"membership_status":{"type":"string","enum":["member","non-member"],"description":"What to become."},"metadata":{"type":"object","description":"What the engine wants to remember of it.","additionalProperties":{"type":"string","description":"One value."}}}};
const func183 = ucs2length;

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
if((data.membership_program === undefined) || (!(func0.call(data, "membership_program")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membership_program"},message:"must have required property '"+"membership_program"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.membership_status === undefined) || (!(func0.call(data, "membership_status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membership_status"},message:"must have required property '"+"membership_status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "membership_program") || (key0 === "membership_status")) || (key0 === "metadata"))){
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
if(data.membership_program !== undefined && func0.call(data, "membership_program")){
let data0 = data.membership_program;
if(typeof data0 === "string"){
if(func183(data0) < 1){
const err3 = {instancePath:instancePath+"/membership_program",schemaPath:"#/properties/membership_program/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/membership_program",schemaPath:"#/properties/membership_program/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.membership_status !== undefined && func0.call(data, "membership_status")){
let data1 = data.membership_status;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/membership_status",schemaPath:"#/properties/membership_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "member") || (data1 === "non-member"))){
const err6 = {instancePath:instancePath+"/membership_status",schemaPath:"#/properties/membership_status/enum",keyword:"enum",params:{allowedValues: schema48.properties.membership_status.enum},message:"must be equal to one of the allowed values"};
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const membershipUpdateAnswer = validate47;
const schema49 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/CustomerMembership","description":"Where the customer then stands."}}};

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
if((data0.membership_program === undefined) || (!(func0.call(data0, "membership_program")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_program"},message:"must have required property '"+"membership_program"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.membership_status === undefined) || (!(func0.call(data0, "membership_status")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_status"},message:"must have required property '"+"membership_status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.membership_updated === undefined) || (!(func0.call(data0, "membership_updated")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_updated"},message:"must have required property '"+"membership_updated"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.membership_tier === undefined) || (!(func0.call(data0, "membership_tier")))){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "membership_tier"},message:"must have required property '"+"membership_tier"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data0.eligibility === undefined) || (!(func0.call(data0, "eligibility")))){
const err5 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/CustomerMembership/required",keyword:"required",params:{missingProperty: "eligibility"},message:"must have required property '"+"eligibility"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.membership_program !== undefined && func0.call(data0, "membership_program")){
if(typeof data0.membership_program !== "string"){
const err6 = {instancePath:instancePath+"/result/membership_program",schemaPath:"#/$defs/CustomerMembership/properties/membership_program/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.membership_status !== undefined && func0.call(data0, "membership_status")){
let data2 = data0.membership_status;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/result/membership_status",schemaPath:"#/$defs/CustomerMembership/properties/membership_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "member") || (data2 === "non-member")) || (data2 === "pending-deposit"))){
const err8 = {instancePath:instancePath+"/result/membership_status",schemaPath:"#/$defs/CustomerMembership/properties/membership_status/enum",keyword:"enum",params:{allowedValues: schema44.properties.membership_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.membership_updated !== undefined && func0.call(data0, "membership_updated")){
let data3 = data0.membership_updated;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/result/membership_updated",schemaPath:"#/$defs/CustomerMembership/properties/membership_updated/type",keyword:"type",params:{type: schema44.properties.membership_updated.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.membership_tier !== undefined && func0.call(data0, "membership_tier")){
let data4 = data0.membership_tier;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/result/membership_tier",schemaPath:"#/$defs/CustomerMembership/properties/membership_tier/type",keyword:"type",params:{type: schema44.properties.membership_tier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "free") || (data4 === "premium")) || (data4 === null))){
const err11 = {instancePath:instancePath+"/result/membership_tier",schemaPath:"#/$defs/CustomerMembership/properties/membership_tier/enum",keyword:"enum",params:{allowedValues: schema44.properties.membership_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.eligibility !== undefined && func0.call(data0, "eligibility")){
let data5 = data0.eligibility;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/result/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data5 === "eligible") || (data5 === "ineligible"))){
const err13 = {instancePath:instancePath+"/result/eligibility",schemaPath:"#/$defs/CustomerMembership/properties/eligibility/enum",keyword:"enum",params:{allowedValues: schema44.properties.eligibility.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/CustomerMembership/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const membershipGiveawaysAnswer = validate48;
const schema51 = {"type":"object","description":"The answer envelope.","required":["result","page_info"],"properties":{"result":{"type":"array","description":"The draws.","items":{"$ref":"#/$defs/CustomerGiveawayDraw"}},"page_info":{"$ref":"#/$defs/PageInfo","description":"Where this page stands in the whole list."}}};
const schema52 = {"type":"object","description":"The place of a page in a list.","required":["limit","offset","total"],"properties":{"limit":{"type":"integer","description":"Entries on a page.","minimum":1},"offset":{"type":"integer","description":"Entries skipped before this page.","minimum":0},"total":{"type":"integer","description":"Entries in the whole list.","minimum":0}}};

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
if(!(validate38(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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

export const membershipUnlockDrawBody = validate50;
const schema53 = {"type":"object","description":"What to do with entries.","x-chosen":true,"additionalProperties":false,"required":["entry_status"],"properties":{"entry_status":{"type":"string","enum":["unlocked"],"description":"What they become."}}};

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
if((data.entry_status === undefined) || (!(func0.call(data, "entry_status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry_status"},message:"must have required property '"+"entry_status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "entry_status")){
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
if(data.entry_status !== undefined && func0.call(data, "entry_status")){
let data0 = data.entry_status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/entry_status",schemaPath:"#/properties/entry_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "unlocked")){
const err3 = {instancePath:instancePath+"/entry_status",schemaPath:"#/properties/entry_status/enum",keyword:"enum",params:{allowedValues: schema53.properties.entry_status.enum},message:"must be equal to one of the allowed values"};
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const membershipUnlockDrawAnswer = validate51;
const schema54 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/CustomerGiveawayDraw","description":"The draw."}}};

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
if(!(validate38(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const membershipResendAnswer = validate53;
const schema55 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/ConfirmationSent","description":"What was sent."}}};
const schema56 = {"type":"object","description":"A confirmation that was sent.","x-chosen":true,"required":["recipient"],"properties":{"recipient":{"type":"string","description":"E-mail address that it went to."}}};

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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.recipient === undefined) || (!(func0.call(data0, "recipient")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationSent/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.recipient !== undefined && func0.call(data0, "recipient")){
if(typeof data0.recipient !== "string"){
const err2 = {instancePath:instancePath+"/result/recipient",schemaPath:"#/$defs/ConfirmationSent/properties/recipient/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/ConfirmationSent/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const membershipGiveawayAnswer = validate54;
const schema57 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/GiveawayDraw","description":"The draw."}}};
const schema58 = {"type":"object","description":"A draw of a giveaway, as it concerns everybody.","x-chosen":true,"required":["draw_id","draw_no","giveaway_type","name","prize_title","prize","date","close_date","number_of_entries_text","winners","is_drawn"],"properties":{"draw_id":{"type":"string","description":"Id of the draw."},"draw_no":{"type":"integer","description":"Number of the draw within its giveaway type.","minimum":1},"giveaway_type":{"type":"string","enum":["daily","major","monthly","preview","special"],"description":"The type of giveaway."},"name":{"type":"string","description":"Name of the giveaway."},"prize_title":{"type":"string","description":"What can be won."},"prize":{"$ref":"#/$defs/Money","description":"What the prize is worth."},"date":{"type":"string","$comment":"date-time","description":"When it is drawn."},"close_date":{"type":"string","$comment":"date-time","description":"Until when entries can be unlocked."},"number_of_entries_text":{"type":"string","description":"How many entries are in it so far, as text."},"winners":{"type":"array","description":"Who has won, once it is drawn.","items":{"$ref":"#/$defs/DrawWinner"}},"is_drawn":{"type":"boolean","description":"Whether it is over."}}};

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
if((data.close_date === undefined) || (!(func0.call(data, "close_date")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_date"},message:"must have required property '"+"close_date"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.number_of_entries_text === undefined) || (!(func0.call(data, "number_of_entries_text")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_of_entries_text"},message:"must have required property '"+"number_of_entries_text"+"'"};
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
if((data.is_drawn === undefined) || (!(func0.call(data, "is_drawn")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_drawn"},message:"must have required property '"+"is_drawn"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.draw_id !== undefined && func0.call(data, "draw_id")){
if(typeof data.draw_id !== "string"){
const err11 = {instancePath:instancePath+"/draw_id",schemaPath:"#/properties/draw_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data1 = data.draw_no;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err12 = {instancePath:instancePath+"/draw_no",schemaPath:"#/properties/draw_no/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
if(data.giveaway_type !== undefined && func0.call(data, "giveaway_type")){
let data2 = data.giveaway_type;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data2 === "daily") || (data2 === "major")) || (data2 === "monthly")) || (data2 === "preview")) || (data2 === "special"))){
const err15 = {instancePath:instancePath+"/giveaway_type",schemaPath:"#/properties/giveaway_type/enum",keyword:"enum",params:{allowedValues: schema58.properties.giveaway_type.enum},message:"must be equal to one of the allowed values"};
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
if(data.prize_title !== undefined && func0.call(data, "prize_title")){
if(typeof data.prize_title !== "string"){
const err17 = {instancePath:instancePath+"/prize_title",schemaPath:"#/properties/prize_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate24(data.prize, {instancePath:instancePath+"/prize",parentData:data,parentDataProperty:"prize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(data.close_date !== undefined && func0.call(data, "close_date")){
if(typeof data.close_date !== "string"){
const err19 = {instancePath:instancePath+"/close_date",schemaPath:"#/properties/close_date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.number_of_entries_text !== undefined && func0.call(data, "number_of_entries_text")){
if(typeof data.number_of_entries_text !== "string"){
const err20 = {instancePath:instancePath+"/number_of_entries_text",schemaPath:"#/properties/number_of_entries_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate40(data9[i0], {instancePath:instancePath+"/winners/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(data.is_drawn !== undefined && func0.call(data, "is_drawn")){
if(typeof data.is_drawn !== "boolean"){
const err22 = {instancePath:instancePath+"/is_drawn",schemaPath:"#/properties/is_drawn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"draw_id":true,"draw_no":true,"giveaway_type":true,"name":true,"prize_title":true,"prize":true,"date":true,"close_date":true,"number_of_entries_text":true,"winners":true,"is_drawn":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate55(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const membershipBenefitsAnswer = validate59;
const schema59 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/MembershipBenefits","description":"The link."}}};
const schema60 = {"type":"object","description":"A link to the benefits of members.","x-chosen":true,"required":["sso_url"],"properties":{"sso_url":{"type":"string","description":"Address that signs the customer in.","pattern":"^https?://"}}};
const pattern6 = new RegExp("^https?://", "u");

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
if((data0.sso_url === undefined) || (!(func0.call(data0, "sso_url")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/MembershipBenefits/required",keyword:"required",params:{missingProperty: "sso_url"},message:"must have required property '"+"sso_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.sso_url !== undefined && func0.call(data0, "sso_url")){
let data1 = data0.sso_url;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err2 = {instancePath:instancePath+"/result/sso_url",schemaPath:"#/$defs/MembershipBenefits/properties/sso_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
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
const err3 = {instancePath:instancePath+"/result/sso_url",schemaPath:"#/$defs/MembershipBenefits/properties/sso_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/MembershipBenefits/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


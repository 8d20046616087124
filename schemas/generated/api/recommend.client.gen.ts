// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const placementGetResult = validate21;
const schema32 = {"type":"array","description":"The placements, in the order in which they were asked for.","items":{"$ref":"#/$defs/Placement"}};
const schema33 = {"type":"object","description":"A place and what to show in it.","required":["key","config"],"properties":{"key":{"type":"string","description":"Key of the place: home, pre_cart or receipt."},"config":{"$ref":"#/$defs/PlacementConfig","description":"What to show."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema34 = {"type":"object","description":"What to show.","required":["productType","lotteryKey"],"properties":{"productType":{"$ref":"#/$defs/CartProductType","description":"Type of the product."},"lotteryKey":{"type":"string","description":"Key of the product offer."}}};
const schema35 = {"type":"string","enum":["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership","voucher_fixed_discount","voucher_percent_discount","voucher_fixed_discount_expire","voucher_credit_amount"],"description":"The type of a cart item."};

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
if((data.productType === undefined) || (!(func0.call(data, "productType")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productType"},message:"must have required property '"+"productType"+"'"};
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
if(data.productType !== undefined && func0.call(data, "productType")){
let data0 = data.productType;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((data0 === "lottery_ticket") || (data0 === "multi_draw_ticket")) || (data0 === "raffle_ticket")) || (data0 === "syndicate_share")) || (data0 === "social_syndicate_share")) || (data0 === "membership")) || (data0 === "voucher_fixed_discount")) || (data0 === "voucher_percent_discount")) || (data0 === "voucher_fixed_discount_expire")) || (data0 === "voucher_credit_amount"))){
const err3 = {instancePath:instancePath+"/productType",schemaPath:"#/$defs/CartProductType/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.lotteryKey !== undefined && func0.call(data, "lotteryKey")){
if(typeof data.lotteryKey !== "string"){
const err4 = {instancePath:instancePath+"/lotteryKey",schemaPath:"#/properties/lotteryKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"productType":true,"lotteryKey":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.config === undefined) || (!(func0.call(data, "config")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.config !== undefined && func0.call(data, "config")){
if(!(validate23(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"key":true,"config":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const placementCartPrimeBody = validate26;
const schema36 = {"type":"object","description":"What is in the cart.","x-chosen":true,"additionalProperties":false,"required":["lotteryKeys"],"properties":{"brandingKey":{"type":"string","description":"Key of the brand."},"pricingId":{"type":"string","description":"The price list; left out, that of the brand."},"lotteryKeys":{"type":"array","description":"Keys of the offers in the cart.","items":{"type":"string"}}}};

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
if((data.lotteryKeys === undefined) || (!(func0.call(data, "lotteryKeys")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryKeys"},message:"must have required property '"+"lotteryKeys"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "brandingKey") || (key0 === "pricingId")) || (key0 === "lotteryKeys"))){
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
if(data.brandingKey !== undefined && func0.call(data, "brandingKey")){
if(typeof data.brandingKey !== "string"){
const err2 = {instancePath:instancePath+"/brandingKey",schemaPath:"#/properties/brandingKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pricingId !== undefined && func0.call(data, "pricingId")){
if(typeof data.pricingId !== "string"){
const err3 = {instancePath:instancePath+"/pricingId",schemaPath:"#/properties/pricingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.lotteryKeys !== undefined && func0.call(data, "lotteryKeys")){
let data2 = data.lotteryKeys;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err4 = {instancePath:instancePath+"/lotteryKeys/" + i0,schemaPath:"#/properties/lotteryKeys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/lotteryKeys",schemaPath:"#/properties/lotteryKeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const placementCartPrimeResult = validate27;
const schema37 = {"type":"array","description":"The placements, in the order in which they were asked for.","items":{"$ref":"#/$defs/Placement"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const verificationServiceLicenceConfigResult = validate21;
const schema32 = {"type":"object","description":"What each state prints on its licences.","x-chosen":true,"required":["states"],"properties":{"states":{"type":"array","description":"The states whose licences can be checked.","items":{"$ref":"#/$defs/LicenceState"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"What a state prints on its licences.","x-chosen":true,"required":["state","licenceNumberPattern","licenceNumberExample","cardNumberRequired","cardNumberPattern"],"properties":{"state":{"$ref":"#/$defs/Region","description":"The state."},"licenceNumberPattern":{"type":"string","description":"Regular expression of the number of a licence."},"licenceNumberExample":{"type":"string","description":"How a number looks."},"cardNumberRequired":{"type":"boolean","description":"Whether the number of the card is needed too."},"cardNumberPattern":{"type":["string","null"],"description":"Regular expression of the number of a card, or null."}}};
const schema34 = {"type":"string","enum":["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"],"description":"A region, which decides the sub-variant."};

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
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.licenceNumberPattern === undefined) || (!(func0.call(data, "licenceNumberPattern")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "licenceNumberPattern"},message:"must have required property '"+"licenceNumberPattern"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.licenceNumberExample === undefined) || (!(func0.call(data, "licenceNumberExample")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "licenceNumberExample"},message:"must have required property '"+"licenceNumberExample"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.cardNumberRequired === undefined) || (!(func0.call(data, "cardNumberRequired")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardNumberRequired"},message:"must have required property '"+"cardNumberRequired"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.cardNumberPattern === undefined) || (!(func0.call(data, "cardNumberPattern")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardNumberPattern"},message:"must have required property '"+"cardNumberPattern"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.state !== undefined && func0.call(data, "state")){
let data0 = data.state;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((((data0 === "ACT") || (data0 === "GB")) || (data0 === "LW")) || (data0 === "NSW")) || (data0 === "NSWL")) || (data0 === "NT")) || (data0 === "QLD")) || (data0 === "SA")) || (data0 === "TAS")) || (data0 === "VIC")) || (data0 === "WA")) || (data0 === "OTHER"))){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.licenceNumberPattern !== undefined && func0.call(data, "licenceNumberPattern")){
if(typeof data.licenceNumberPattern !== "string"){
const err7 = {instancePath:instancePath+"/licenceNumberPattern",schemaPath:"#/properties/licenceNumberPattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.licenceNumberExample !== undefined && func0.call(data, "licenceNumberExample")){
if(typeof data.licenceNumberExample !== "string"){
const err8 = {instancePath:instancePath+"/licenceNumberExample",schemaPath:"#/properties/licenceNumberExample/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cardNumberRequired !== undefined && func0.call(data, "cardNumberRequired")){
if(typeof data.cardNumberRequired !== "boolean"){
const err9 = {instancePath:instancePath+"/cardNumberRequired",schemaPath:"#/properties/cardNumberRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.cardNumberPattern !== undefined && func0.call(data, "cardNumberPattern")){
let data4 = data.cardNumberPattern;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/cardNumberPattern",schemaPath:"#/properties/cardNumberPattern/type",keyword:"type",params:{type: schema33.properties.cardNumberPattern.type},message:"must be string,null"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"state":true,"licenceNumberPattern":true,"licenceNumberExample":true,"cardNumberRequired":true,"cardNumberPattern":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.states === undefined) || (!(func0.call(data, "states")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "states"},message:"must have required property '"+"states"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.states !== undefined && func0.call(data, "states")){
let data0 = data.states;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/states/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/states",schemaPath:"#/properties/states/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate21.evaluated = {"props":{"states":true},"dynamicProps":false,"dynamicItems":false};


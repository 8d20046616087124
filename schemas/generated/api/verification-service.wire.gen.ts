// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const verificationServiceLicenceConfigAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/LicenceConfig","description":"The states."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"What each state prints on its licences.","x-chosen":true,"required":["states"],"properties":{"states":{"type":"array","description":"The states whose licences can be checked.","items":{"$ref":"#/$defs/LicenceState"}}}};
const schema34 = {"type":"object","description":"What a state prints on its licences.","x-chosen":true,"required":["state","licence_number_pattern","licence_number_example","card_number_required","card_number_pattern"],"properties":{"state":{"$ref":"#/$defs/Region","description":"The state."},"licence_number_pattern":{"type":"string","description":"Regular expression of the number of a licence."},"licence_number_example":{"type":"string","description":"How a number looks."},"card_number_required":{"type":"boolean","description":"Whether the number of the card is needed too."},"card_number_pattern":{"type":["string","null"],"description":"Regular expression of the number of a card, or null."}}};
const schema35 = {"type":"string","enum":["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"],"description":"A region, which decides the sub-variant."};

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
if((data.licence_number_pattern === undefined) || (!(func0.call(data, "licence_number_pattern")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "licence_number_pattern"},message:"must have required property '"+"licence_number_pattern"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.licence_number_example === undefined) || (!(func0.call(data, "licence_number_example")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "licence_number_example"},message:"must have required property '"+"licence_number_example"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.card_number_required === undefined) || (!(func0.call(data, "card_number_required")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "card_number_required"},message:"must have required property '"+"card_number_required"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.card_number_pattern === undefined) || (!(func0.call(data, "card_number_pattern")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "card_number_pattern"},message:"must have required property '"+"card_number_pattern"+"'"};
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
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/Region/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.licence_number_pattern !== undefined && func0.call(data, "licence_number_pattern")){
if(typeof data.licence_number_pattern !== "string"){
const err7 = {instancePath:instancePath+"/licence_number_pattern",schemaPath:"#/properties/licence_number_pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.licence_number_example !== undefined && func0.call(data, "licence_number_example")){
if(typeof data.licence_number_example !== "string"){
const err8 = {instancePath:instancePath+"/licence_number_example",schemaPath:"#/properties/licence_number_example/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.card_number_required !== undefined && func0.call(data, "card_number_required")){
if(typeof data.card_number_required !== "boolean"){
const err9 = {instancePath:instancePath+"/card_number_required",schemaPath:"#/properties/card_number_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.card_number_pattern !== undefined && func0.call(data, "card_number_pattern")){
let data4 = data.card_number_pattern;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/card_number_pattern",schemaPath:"#/properties/card_number_pattern/type",keyword:"type",params:{type: schema34.properties.card_number_pattern.type},message:"must be string,null"};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"state":true,"licence_number_pattern":true,"licence_number_example":true,"card_number_required":true,"card_number_pattern":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23(data0[i0], {instancePath:instancePath+"/states/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"states":true},"dynamicProps":false,"dynamicItems":false};


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


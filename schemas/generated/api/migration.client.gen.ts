// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const migrationMigrateBody = validate21;
const schema32 = {"type":"object","description":"Agreement before an account moves.","x-chosen":true,"additionalProperties":false,"required":["termsAccepted"],"properties":{"termsAccepted":{"type":"boolean","description":"Whether the customer agrees to the terms and conditions."}}};
const func0 = Object.prototype.hasOwnProperty;

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
if((data.termsAccepted === undefined) || (!(func0.call(data, "termsAccepted")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termsAccepted"},message:"must have required property '"+"termsAccepted"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "termsAccepted")){
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
if(data.termsAccepted !== undefined && func0.call(data, "termsAccepted")){
if(typeof data.termsAccepted !== "boolean"){
const err2 = {instancePath:instancePath+"/termsAccepted",schemaPath:"#/properties/termsAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


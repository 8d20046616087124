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

export const migrationMigrateResult = validate22;
const schema33 = {"type":"object","description":"How far an account has moved.","x-chosen":true,"required":["migrationStatus","retryAfter"],"properties":{"migrationStatus":{"$ref":"#/$defs/MigrationStatus","description":"How far it has moved."},"retryAfter":{"type":["integer","null"],"description":"Seconds until it is worth asking again; null when it is over."}}};
const schema34 = {"type":"string","enum":["ineligible","eligible_soft","eligible_hard","in_progress","migrated"],"description":"Whether an account moves to the new platform."};

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
if((data.migrationStatus === undefined) || (!(func0.call(data, "migrationStatus")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "migrationStatus"},message:"must have required property '"+"migrationStatus"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.retryAfter === undefined) || (!(func0.call(data, "retryAfter")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retryAfter"},message:"must have required property '"+"retryAfter"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.migrationStatus !== undefined && func0.call(data, "migrationStatus")){
let data0 = data.migrationStatus;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/migrationStatus",schemaPath:"#/$defs/MigrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data0 === "ineligible") || (data0 === "eligible_soft")) || (data0 === "eligible_hard")) || (data0 === "in_progress")) || (data0 === "migrated"))){
const err3 = {instancePath:instancePath+"/migrationStatus",schemaPath:"#/$defs/MigrationStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.retryAfter !== undefined && func0.call(data, "retryAfter")){
let data1 = data.retryAfter;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type: schema33.properties.retryAfter.type},message:"must be integer,null"};
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
validate22.evaluated = {"props":{"migrationStatus":true,"retryAfter":true},"dynamicProps":false,"dynamicItems":false};


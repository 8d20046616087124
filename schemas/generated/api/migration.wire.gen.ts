// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const migrationMigrateBody = validate21;
const schema32 = {"type":"object","description":"Agreement before an account moves.","x-chosen":true,"additionalProperties":false,"required":["terms_accepted"],"properties":{"terms_accepted":{"type":"boolean","description":"Whether the customer agrees to the terms and conditions."}}};
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
if((data.terms_accepted === undefined) || (!(func0.call(data, "terms_accepted")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms_accepted"},message:"must have required property '"+"terms_accepted"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "terms_accepted")){
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
if(data.terms_accepted !== undefined && func0.call(data, "terms_accepted")){
if(typeof data.terms_accepted !== "boolean"){
const err2 = {instancePath:instancePath+"/terms_accepted",schemaPath:"#/properties/terms_accepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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

export const migrationMigrateAnswer = validate22;
const schema33 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Migration","description":"How far it has moved."}}};
const schema34 = {"type":"object","description":"How far an account has moved.","x-chosen":true,"required":["migration_status","retry_after"],"properties":{"migration_status":{"$ref":"#/$defs/MigrationStatus","description":"How far it has moved."},"retry_after":{"type":["integer","null"],"description":"Seconds until it is worth asking again; null when it is over."}}};
const schema35 = {"type":"string","enum":["ineligible","eligible_soft","eligible_hard","in_progress","migrated"],"description":"Whether an account moves to the new platform."};

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
if((data.migration_status === undefined) || (!(func0.call(data, "migration_status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "migration_status"},message:"must have required property '"+"migration_status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.retry_after === undefined) || (!(func0.call(data, "retry_after")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry_after"},message:"must have required property '"+"retry_after"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.migration_status !== undefined && func0.call(data, "migration_status")){
let data0 = data.migration_status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/migration_status",schemaPath:"#/$defs/MigrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data0 === "ineligible") || (data0 === "eligible_soft")) || (data0 === "eligible_hard")) || (data0 === "in_progress")) || (data0 === "migrated"))){
const err3 = {instancePath:instancePath+"/migration_status",schemaPath:"#/$defs/MigrationStatus/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.retry_after !== undefined && func0.call(data, "retry_after")){
let data1 = data.retry_after;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type: schema34.properties.retry_after.type},message:"must be integer,null"};
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
validate23.evaluated = {"props":{"migration_status":true,"retry_after":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const eventCreateBody = validate21;
const schema32 = {"type":"object","description":"An event; feedback events carry the fields of the feedback form, messages to the shop a comment and where to answer.","x-chosen":true,"required":["event_type","name"],"properties":{"event_type":{"type":"string","description":"The type of event; feedback_event for feedback, support_message_event for a message to the shop."},"name":{"type":"string","description":"Name of the event; feedback for feedback, support_message for a message to the shop."},"category":{"type":"string","description":"What the feedback or the message is about."},"comment":{"type":"string","description":"What the visitor wrote.","maxLength":5000},"email":{"type":"string","description":"Where to answer.","maxLength":254},"rating":{"type":"integer","enum":[-1,0,1],"description":"Not satisfied, neutral or satisfied."},"source":{"type":"string","description":"Path of the page it was sent from."},"variant":{"type":"string","description":"Variant of the form."},"client_information":{"type":"object","description":"The client that sent it.","x-chosen":true,"required":["build","name","version","client_environment"],"properties":{"build":{"type":"string","description":"Build of the client."},"name":{"type":"string","description":"Name of the client, Web."},"version":{"type":"string","description":"Version of the client."},"client_environment":{"type":"object","description":"Where the client runs.","x-chosen":true,"required":["timezone","locale"],"properties":{"timezone":{"type":"string","description":"IANA time zone."},"locale":{"type":"string","description":"BCP 47 locale."}}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const func66 = ucs2length;

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
if((data.event_type === undefined) || (!(func0.call(data, "event_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"};
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
if(data.event_type !== undefined && func0.call(data, "event_type")){
if(typeof data.event_type !== "string"){
const err2 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.category !== undefined && func0.call(data, "category")){
if(typeof data.category !== "string"){
const err4 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.comment !== undefined && func0.call(data, "comment")){
let data3 = data.comment;
if(typeof data3 === "string"){
if(func66(data3) > 5000){
const err5 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data4 = data.email;
if(typeof data4 === "string"){
if(func66(data4) > 254){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.rating !== undefined && func0.call(data, "rating")){
let data5 = data.rating;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data5 === -1) || (data5 === 0)) || (data5 === 1))){
const err10 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/enum",keyword:"enum",params:{allowedValues: schema32.properties.rating.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(typeof data.source !== "string"){
const err11 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.variant !== undefined && func0.call(data, "variant")){
if(typeof data.variant !== "string"){
const err12 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.client_information !== undefined && func0.call(data, "client_information")){
let data8 = data.client_information;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.build === undefined) || (!(func0.call(data8, "build")))){
const err13 = {instancePath:instancePath+"/client_information",schemaPath:"#/properties/client_information/required",keyword:"required",params:{missingProperty: "build"},message:"must have required property '"+"build"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data8.name === undefined) || (!(func0.call(data8, "name")))){
const err14 = {instancePath:instancePath+"/client_information",schemaPath:"#/properties/client_information/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data8.version === undefined) || (!(func0.call(data8, "version")))){
const err15 = {instancePath:instancePath+"/client_information",schemaPath:"#/properties/client_information/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data8.client_environment === undefined) || (!(func0.call(data8, "client_environment")))){
const err16 = {instancePath:instancePath+"/client_information",schemaPath:"#/properties/client_information/required",keyword:"required",params:{missingProperty: "client_environment"},message:"must have required property '"+"client_environment"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.build !== undefined && func0.call(data8, "build")){
if(typeof data8.build !== "string"){
const err17 = {instancePath:instancePath+"/client_information/build",schemaPath:"#/properties/client_information/properties/build/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.name !== undefined && func0.call(data8, "name")){
if(typeof data8.name !== "string"){
const err18 = {instancePath:instancePath+"/client_information/name",schemaPath:"#/properties/client_information/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.version !== undefined && func0.call(data8, "version")){
if(typeof data8.version !== "string"){
const err19 = {instancePath:instancePath+"/client_information/version",schemaPath:"#/properties/client_information/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.client_environment !== undefined && func0.call(data8, "client_environment")){
let data12 = data8.client_environment;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.timezone === undefined) || (!(func0.call(data12, "timezone")))){
const err20 = {instancePath:instancePath+"/client_information/client_environment",schemaPath:"#/properties/client_information/properties/client_environment/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data12.locale === undefined) || (!(func0.call(data12, "locale")))){
const err21 = {instancePath:instancePath+"/client_information/client_environment",schemaPath:"#/properties/client_information/properties/client_environment/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data12.timezone !== undefined && func0.call(data12, "timezone")){
if(typeof data12.timezone !== "string"){
const err22 = {instancePath:instancePath+"/client_information/client_environment/timezone",schemaPath:"#/properties/client_information/properties/client_environment/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data12.locale !== undefined && func0.call(data12, "locale")){
if(typeof data12.locale !== "string"){
const err23 = {instancePath:instancePath+"/client_information/client_environment/locale",schemaPath:"#/properties/client_information/properties/client_environment/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/client_information/client_environment",schemaPath:"#/properties/client_information/properties/client_environment/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err25 = {instancePath:instancePath+"/client_information",schemaPath:"#/properties/client_information/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"event_type":true,"name":true,"category":true,"comment":true,"email":true,"rating":true,"source":true,"variant":true,"client_information":true},"dynamicProps":false,"dynamicItems":false};

export const eventCreateAnswer = validate22;
const schema33 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/EventReceipt","description":"Proof that an event was recorded."}}};
const schema34 = {"type":"object","description":"Proof that an event was recorded.","x-chosen":true,"required":["id"],"properties":{"id":{"type":"string","description":"Id of the event."}}};

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
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.id === undefined) || (!(func0.call(data0, "id")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/EventReceipt/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.id !== undefined && func0.call(data0, "id")){
if(typeof data0.id !== "string"){
const err2 = {instancePath:instancePath+"/result/id",schemaPath:"#/$defs/EventReceipt/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/EventReceipt/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const notificationsListAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","items":{"$ref":"#/$defs/Notification"},"description":"The notifications."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"object","description":"Something that a customer is told.","x-chosen":true,"required":["id","title","icon","message","is_auto_dismissed","actions","placement_key","created_at","is_viewed"],"properties":{"id":{"type":"string","description":"Id of the notification."},"title":{"type":"string","description":"What it is about, in a few words."},"icon":{"type":["string","null"],"description":"Name of an icon; null for none."},"message":{"type":"string","description":"What the customer is told."},"is_auto_dismissed":{"type":"boolean","description":"Whether it goes by itself once it was seen."},"actions":{"type":"array","description":"What the customer can do about it.","items":{"$ref":"#/$defs/NotificationAction"}},"placement_key":{"type":"string","description":"Where it is shown: 'feed', or 'toast' for a message over the next page."},"created_at":{"type":"string","$comment":"date-time","description":"When it was made."},"is_viewed":{"type":"boolean","description":"Whether the customer has seen it."}}};
const schema34 = {"type":"object","description":"Something to do about a notification.","x-chosen":true,"required":["label","url"],"properties":{"label":{"type":"string","description":"Words of the link."},"url":{"type":"string","description":"Where it leads: a path of the shop, or an http or https address."}}};

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
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.icon === undefined) || (!(func0.call(data, "icon")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.is_auto_dismissed === undefined) || (!(func0.call(data, "is_auto_dismissed")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_auto_dismissed"},message:"must have required property '"+"is_auto_dismissed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.actions === undefined) || (!(func0.call(data, "actions")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},message:"must have required property '"+"actions"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.placement_key === undefined) || (!(func0.call(data, "placement_key")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placement_key"},message:"must have required property '"+"placement_key"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.is_viewed === undefined) || (!(func0.call(data, "is_viewed")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_viewed"},message:"must have required property '"+"is_viewed"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
let data2 = data.icon;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: schema33.properties.icon.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
const err12 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.is_auto_dismissed !== undefined && func0.call(data, "is_auto_dismissed")){
if(typeof data.is_auto_dismissed !== "boolean"){
const err13 = {instancePath:instancePath+"/is_auto_dismissed",schemaPath:"#/properties/is_auto_dismissed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.actions !== undefined && func0.call(data, "actions")){
let data5 = data.actions;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.label === undefined) || (!(func0.call(data6, "label")))){
const err14 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/$defs/NotificationAction/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data6.url === undefined) || (!(func0.call(data6, "url")))){
const err15 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/$defs/NotificationAction/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.label !== undefined && func0.call(data6, "label")){
if(typeof data6.label !== "string"){
const err16 = {instancePath:instancePath+"/actions/" + i0+"/label",schemaPath:"#/$defs/NotificationAction/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.url !== undefined && func0.call(data6, "url")){
if(typeof data6.url !== "string"){
const err17 = {instancePath:instancePath+"/actions/" + i0+"/url",schemaPath:"#/$defs/NotificationAction/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/$defs/NotificationAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err19 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.placement_key !== undefined && func0.call(data, "placement_key")){
if(typeof data.placement_key !== "string"){
const err20 = {instancePath:instancePath+"/placement_key",schemaPath:"#/properties/placement_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
if(typeof data.created_at !== "string"){
const err21 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.is_viewed !== undefined && func0.call(data, "is_viewed")){
if(typeof data.is_viewed !== "boolean"){
const err22 = {instancePath:instancePath+"/is_viewed",schemaPath:"#/properties/is_viewed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"title":true,"icon":true,"message":true,"is_auto_dismissed":true,"actions":true,"placement_key":true,"created_at":true,"is_viewed":true},"dynamicProps":false,"dynamicItems":false};


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
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/result/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate21.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const notificationsViewedBody = validate24;
const schema35 = {"type":"object","description":"Which notifications the customer has seen.","x-chosen":true,"additionalProperties":false,"required":["ids"],"properties":{"ids":{"type":"array","description":"Ids of the notifications.","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":64}}}};
const func86 = ucs2length;

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
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
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
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func86(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func86(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const notificationsViewedAnswer = validate25;
const schema36 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Unviewed","description":"What is left."}}};
const schema37 = {"type":"object","description":"How much the customer has not seen.","x-chosen":true,"required":["unviewed"],"properties":{"unviewed":{"type":"integer","minimum":0,"description":"How many notifications nobody has looked at."}}};

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
if((data0.unviewed === undefined) || (!(func0.call(data0, "unviewed")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Unviewed/required",keyword:"required",params:{missingProperty: "unviewed"},message:"must have required property '"+"unviewed"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.unviewed !== undefined && func0.call(data0, "unviewed")){
let data1 = data0.unviewed;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/result/unviewed",schemaPath:"#/$defs/Unviewed/properties/unviewed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/result/unviewed",schemaPath:"#/$defs/Unviewed/properties/unviewed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Unviewed/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


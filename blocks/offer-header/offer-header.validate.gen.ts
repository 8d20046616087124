// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Offer header","description":"The head of a product's page: its name, what can be won, and when.","type":"object","additionalProperties":false,"properties":{"showCountdown":{"description":"Whether the time left until sales close is told.","type":"boolean","default":true},"showCause":{"description":"Whether the causes are named.","type":"boolean","default":false},"image":{"description":"A picture beside the words; left out, the logo of the offer.","anyOf":[{"$ref":"../../schemas/config/common.schema.json#/$defs/image"},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"pictures":{"description":"Pictures of single offers, which stand instead of the other.","type":"array","maxItems":40,"items":{"description":"The picture of one offer.","type":"object","additionalProperties":false,"required":["offer","image"],"properties":{"offer":{"description":"Key of the offer.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"},"image":{"description":"The picture.","anyOf":[{"$ref":"../../schemas/config/common.schema.json#/$defs/image"},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}}}}},"x-block":{"title":"Offer header","description":"The head of a product's page: its name, what can be won, and when.","category":"commerce","main":"alone","interactive":false,"data":"shared","routes":["causes.cause"]}};
const schema36 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema33 = {"title":"Image","description":"A picture with the text that stands for it.","type":"object","additionalProperties":false,"required":["asset","alt"],"properties":{"asset":{"$ref":"#/$defs/assetName"},"alt":{"description":"What the picture says to somebody who can't see it; empty when it only decorates.","$ref":"#/$defs/text"},"focus":{"description":"The part that must stay in view when the picture is cropped.","type":"string","enum":["center","top","bottom","left","right"],"default":"center"}}};
const schema34 = {"title":"AssetName","description":"File name of a picture of this site or of a site that it extends.","type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"};
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$", "u");
const schema35 = {"title":"Text","description":"Words shown to people: written here, or the key of a content entry.","anyOf":[{"description":"The words themselves.","type":"string","maxLength":20000},{"$ref":"#/$defs/contentReference"}]};
const func67 = ucs2length;
const pattern5 = new RegExp("^[a-z0-9][A-Za-z0-9._-]{0,126}$", "u");

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func67(data) > 20000){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.content === undefined) || (!(func0.call(data, "content")))){
const err2 = {instancePath,schemaPath:"#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "content")){
const err3 = {instancePath,schemaPath:"#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content !== undefined && func0.call(data, "content")){
let data0 = data.content;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err6 = {instancePath,schemaPath:"#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate23.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.asset === undefined) || (!(func0.call(data, "asset")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.alt === undefined) || (!(func0.call(data, "alt")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "asset") || (key0 === "alt")) || (key0 === "focus"))){
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
if(data.asset !== undefined && func0.call(data, "asset")){
let data0 = data.asset;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/asset",schemaPath:"#/$defs/assetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"+"\""};
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
const err4 = {instancePath:instancePath+"/asset",schemaPath:"#/$defs/assetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.alt !== undefined && func0.call(data, "alt")){
if(!(validate23(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.focus !== undefined && func0.call(data, "focus")){
let data2 = data.focus;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data2 === "center") || (data2 === "top")) || (data2 === "bottom")) || (data2 === "left")) || (data2 === "right"))){
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema33.properties.focus.enum},message:"must be equal to one of the allowed values"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern7 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "showCountdown") || (key0 === "showCause")) || (key0 === "image")) || (key0 === "pictures"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.showCountdown !== undefined && func0.call(data, "showCountdown")){
if(typeof data.showCountdown !== "boolean"){
const err1 = {instancePath:instancePath+"/showCountdown",schemaPath:"#/properties/showCountdown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.showCause !== undefined && func0.call(data, "showCause")){
if(typeof data.showCause !== "boolean"){
const err2 = {instancePath:instancePath+"/showCause",schemaPath:"#/properties/showCause/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.image !== undefined && func0.call(data, "image")){
let data2 = data.image;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs10 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.content === undefined) || (!(func0.call(data2, "content")))){
const err3 = {instancePath:instancePath+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 of Object.keys(data2)){
if(!(key1 === "content")){
const err4 = {instancePath:instancePath+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.content !== undefined && func0.call(data2, "content")){
let data3 = data2.content;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err5 = {instancePath:instancePath+"/image/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err6 = {instancePath:instancePath+"/image/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath:instancePath+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.pictures !== undefined && func0.call(data, "pictures")){
let data4 = data.pictures;
if(Array.isArray(data4)){
if(data4.length > 40){
const err9 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.offer === undefined) || (!(func0.call(data5, "offer")))){
const err10 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "offer"},message:"must have required property '"+"offer"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data5.image === undefined) || (!(func0.call(data5, "image")))){
const err11 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 of Object.keys(data5)){
if(!((key2 === "offer") || (key2 === "image"))){
const err12 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.offer !== undefined && func0.call(data5, "offer")){
let data6 = data5.offer;
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
const err13 = {instancePath:instancePath+"/pictures/" + i0+"/offer",schemaPath:"#/properties/pictures/items/properties/offer/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/pictures/" + i0+"/offer",schemaPath:"#/properties/pictures/items/properties/offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.image !== undefined && func0.call(data5, "image")){
let data7 = data5.image;
const _errs24 = errors;
let valid7 = false;
const _errs25 = errors;
if(!(validate22(data7, {instancePath:instancePath+"/pictures/" + i0+"/image",parentData:data5,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid1 = _errs25 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
var props1 = true;
}
const _errs26 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.content === undefined) || (!(func0.call(data7, "content")))){
const err15 = {instancePath:instancePath+"/pictures/" + i0+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key3 of Object.keys(data7)){
if(!(key3 === "content")){
const err16 = {instancePath:instancePath+"/pictures/" + i0+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.content !== undefined && func0.call(data7, "content")){
let data8 = data7.content;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err17 = {instancePath:instancePath+"/pictures/" + i0+"/image/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/pictures/" + i0+"/image/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath:instancePath+"/pictures/" + i0+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props1 !== true){
props1 = true;
}
}
if(!valid7){
const err20 = {instancePath:instancePath+"/pictures/" + i0+"/image",schemaPath:"#/properties/pictures/items/properties/image/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err22 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


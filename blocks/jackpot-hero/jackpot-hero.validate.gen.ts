// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Jackpot hero","description":"The biggest jackpot on sale, as the opening of a page.","type":"object","additionalProperties":false,"required":["actionLabel"],"properties":{"eyebrow":{"description":"A few words above the jackpot.","anyOf":[{"type":"string","minLength":1,"maxLength":60},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"types":{"description":"Types of product to choose from; left out, all.","type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"description":"One type of product.","type":"string","enum":["lottery_ticket","raffle_ticket","syndicate_share","membership"]}},"keys":{"description":"Keys of the only offers to choose from, in this order.","type":"array","minItems":1,"maxItems":40,"uniqueItems":true,"items":{"description":"Key of one offer.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"}},"exclude":{"description":"Keys of offers to leave out.","type":"array","maxItems":40,"uniqueItems":true,"items":{"description":"Key of one offer.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"}},"actionLabel":{"description":"Words on the button; {name} stands for the name of the offer.","anyOf":[{"type":"string","minLength":1,"maxLength":60},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"image":{"description":"Picture behind the jackpot.","anyOf":[{"$ref":"../../schemas/config/common.schema.json#/$defs/image"},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"also":{"description":"How many of the next biggest jackpots to name beside it.","type":"integer","minimum":0,"maximum":4,"default":0}},"x-block":{"title":"Jackpot hero","description":"The biggest jackpot on sale, as the opening of a page.","category":"commerce","main":true,"interactive":false,"data":"shared","routes":["offer.play"]}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func62 = ucs2length;
const pattern4 = new RegExp("^[a-z0-9][A-Za-z0-9._-]{0,126}$", "u");
const pattern5 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$", "u");
const schema35 = {"title":"Image","description":"A picture with the text that stands for it.","type":"object","additionalProperties":false,"required":["asset","alt"],"properties":{"asset":{"$ref":"#/$defs/assetName"},"alt":{"description":"What the picture says to somebody who can't see it; empty when it only decorates.","$ref":"#/$defs/text"},"focus":{"description":"The part that must stay in view when the picture is cropped.","type":"string","enum":["center","top","bottom","left","right"],"default":"center"}}};
const schema36 = {"title":"AssetName","description":"File name of a picture of this site or of a site that it extends.","type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"};
const pattern8 = new RegExp("^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$", "u");
const schema37 = {"title":"Text","description":"Words shown to people: written here, or the key of a content entry.","anyOf":[{"description":"The words themselves.","type":"string","maxLength":20000},{"$ref":"#/$defs/contentReference"}]};

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
if(func62(data) > 20000){
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
if(!pattern4.test(data0)){
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
if(!pattern8.test(data0)){
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
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema35.properties.focus.enum},message:"must be equal to one of the allowed values"};
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
if((data.actionLabel === undefined) || (!(func0.call(data, "actionLabel")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionLabel"},message:"must have required property '"+"actionLabel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "eyebrow") || (key0 === "types")) || (key0 === "keys")) || (key0 === "exclude")) || (key0 === "actionLabel")) || (key0 === "image")) || (key0 === "also"))){
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
if(data.eyebrow !== undefined && func0.call(data, "eyebrow")){
let data0 = data.eyebrow;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data0 === "string"){
if(func62(data0) > 60){
const err2 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.content === undefined) || (!(func0.call(data0, "content")))){
const err5 = {instancePath:instancePath+"/eyebrow",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 of Object.keys(data0)){
if(!(key1 === "content")){
const err6 = {instancePath:instancePath+"/eyebrow",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.content !== undefined && func0.call(data0, "content")){
let data1 = data0.content;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/eyebrow/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err8 = {instancePath:instancePath+"/eyebrow/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/eyebrow",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.types !== undefined && func0.call(data, "types")){
let data2 = data.types;
if(Array.isArray(data2)){
if(data2.length > 4){
const err11 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 1){
const err12 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "lottery_ticket") || (data3 === "raffle_ticket")) || (data3 === "syndicate_share")) || (data3 === "membership"))){
const err14 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.types.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data4 = data.keys;
if(Array.isArray(data4)){
if(data4.length > 40){
const err17 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err19 = {instancePath:instancePath+"/keys/" + i2,schemaPath:"#/properties/keys/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/keys/" + i2,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err21 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err22 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.exclude !== undefined && func0.call(data, "exclude")){
let data6 = data.exclude;
if(Array.isArray(data6)){
if(data6.length > 40){
const err23 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data6.length;
for(let i4=0; i4<len2; i4++){
let data7 = data6[i4];
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err24 = {instancePath:instancePath+"/exclude/" + i4,schemaPath:"#/properties/exclude/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/exclude/" + i4,schemaPath:"#/properties/exclude/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i5 = data6.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data6[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err26 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err27 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.actionLabel !== undefined && func0.call(data, "actionLabel")){
let data8 = data.actionLabel;
const _errs26 = errors;
let valid13 = false;
const _errs27 = errors;
if(typeof data8 === "string"){
if(func62(data8) > 60){
const err28 = {instancePath:instancePath+"/actionLabel",schemaPath:"#/properties/actionLabel/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func62(data8) < 1){
const err29 = {instancePath:instancePath+"/actionLabel",schemaPath:"#/properties/actionLabel/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/actionLabel",schemaPath:"#/properties/actionLabel/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid13 = valid13 || _valid1;
const _errs29 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.content === undefined) || (!(func0.call(data8, "content")))){
const err31 = {instancePath:instancePath+"/actionLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 of Object.keys(data8)){
if(!(key2 === "content")){
const err32 = {instancePath:instancePath+"/actionLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.content !== undefined && func0.call(data8, "content")){
let data9 = data8.content;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err33 = {instancePath:instancePath+"/actionLabel/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/actionLabel/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/actionLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const err36 = {instancePath:instancePath+"/actionLabel",schemaPath:"#/properties/actionLabel/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.image !== undefined && func0.call(data, "image")){
let data10 = data.image;
const _errs36 = errors;
let valid16 = false;
const _errs37 = errors;
if(!(validate22(data10, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid2 = _errs37 === errors;
valid16 = valid16 || _valid2;
if(_valid2){
var props2 = true;
}
const _errs38 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.content === undefined) || (!(func0.call(data10, "content")))){
const err37 = {instancePath:instancePath+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 of Object.keys(data10)){
if(!(key3 === "content")){
const err38 = {instancePath:instancePath+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.content !== undefined && func0.call(data10, "content")){
let data11 = data10.content;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err39 = {instancePath:instancePath+"/image/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/image/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid2 = _errs38 === errors;
valid16 = valid16 || _valid2;
if(_valid2){
if(props2 !== true){
props2 = true;
}
}
if(!valid16){
const err42 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.also !== undefined && func0.call(data, "also")){
let data12 = data.also;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err43 = {instancePath:instancePath+"/also",schemaPath:"#/properties/also/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 4 || isNaN(data12)){
const err44 = {instancePath:instancePath+"/also",schemaPath:"#/properties/also/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err45 = {instancePath:instancePath+"/also",schemaPath:"#/properties/also/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const capabilities = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Capabilities","description":"What is switched on for one segment of customers. The root site's default set declares every capability there is.","type":"object","additionalProperties":false,"required":["version","capabilities"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"capabilities":{"description":"Each capability by name, true where it is on.","type":"object","additionalProperties":{"description":"Whether the capability is on.","type":"boolean"}}}};
const schema33 = {"title":"SchemaReference","description":"Path of the JSON Schema, so that an editor can complete and check the file.","type":"string","maxLength":300};
const schema34 = {"title":"Version","description":"Version of the document format.","type":"integer","const":1};
const func0 = Object.prototype.hasOwnProperty;
const func63 = ucs2length;

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
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.capabilities === undefined) || (!(func0.call(data, "capabilities")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "$schema") || (key0 === "version")) || (key0 === "capabilities"))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
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
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(1 !== data1){
const err6 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.capabilities !== undefined && func0.call(data, "capabilities")){
let data2 = data.capabilities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(typeof data2[key1] !== "boolean"){
const err7 = {instancePath:instancePath+"/capabilities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/capabilities/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err8 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cause = validate22;
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Cause","description":"Words and pictures of one cause, beside what the shop knows of it: the document is named after its key.","type":"object","additionalProperties":false,"required":["version"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"formerSlugs":{"description":"Segments that its address had before, which lead to the one it has.","$ref":"common.schema.json#/$defs/slugs"},"story":{"description":"What it does, in Markdown.","type":"string","minLength":1,"maxLength":20000},"more":{"description":"What a visitor reads further down its page, in Markdown.","type":"string","minLength":1,"maxLength":60000},"image":{"description":"A picture of it.","$ref":"common.schema.json#/$defs/image"},"head":{"description":"What search engines are told, where it differs from what the page says of every cause.","type":"object","additionalProperties":false,"properties":{"title":{"description":"Title for search results.","type":"string","maxLength":160},"description":{"description":"Sentences for search results.","type":"string","maxLength":400},"image":{"description":"Picture for shared links.","$ref":"common.schema.json#/$defs/image"},"noindex":{"description":"True keeps its page out of search engines.","type":"boolean"}}},"disabled":{"description":"True removes the inherited words from this site.","type":"boolean"}}};
const schema38 = {"title":"Slugs","description":"Segments of addresses.","type":"array","maxItems":1000,"uniqueItems":true,"items":{"$ref":"#/$defs/slug"}};
const schema39 = {"title":"Slug","description":"A segment of an address: letters from a to z in lower case, digits and single dashes, such as 'summer-draw-2'.","type":"string","minLength":1,"maxLength":100,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"};
const func27 = equal;
const pattern4 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");

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
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func63(data0) > 100){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/slug/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};
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
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func27(data[i1], data[j0])){
const err5 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"title":"Image","description":"A picture with the text that stands for it.","type":"object","additionalProperties":false,"required":["asset","alt"],"properties":{"asset":{"$ref":"#/$defs/assetName"},"alt":{"description":"What the picture says to somebody who can't see it; empty when it only decorates.","$ref":"#/$defs/text"},"focus":{"description":"The part that must stay in view when the picture is cropped.","type":"string","enum":["center","top","bottom","left","right"],"default":"center"}}};
const schema41 = {"title":"AssetName","description":"File name of a picture of this site or of a site that it extends.","type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"};
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$", "u");
const schema42 = {"title":"Text","description":"Words shown to people: written here, or the key of a content entry.","anyOf":[{"description":"The words themselves.","type":"string","maxLength":20000},{"$ref":"#/$defs/contentReference"}]};
const schema43 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const pattern6 = new RegExp("^[a-z0-9][A-Za-z0-9._-]{0,126}$", "u");

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func63(data) > 20000){
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
if(!pattern6.test(data0)){
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
validate26.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(!pattern5.test(data0)){
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
if(!(validate26(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema40.properties.focus.enum},message:"must be equal to one of the allowed values"};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "$schema") || (key0 === "version")) || (key0 === "formerSlugs")) || (key0 === "story")) || (key0 === "more")) || (key0 === "image")) || (key0 === "head")) || (key0 === "disabled"))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(1 !== data1){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.formerSlugs !== undefined && func0.call(data, "formerSlugs")){
if(!(validate23(data.formerSlugs, {instancePath:instancePath+"/formerSlugs",parentData:data,parentDataProperty:"formerSlugs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.story !== undefined && func0.call(data, "story")){
let data3 = data.story;
if(typeof data3 === "string"){
if(func63(data3) > 20000){
const err6 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func63(data3) < 1){
const err7 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.more !== undefined && func0.call(data, "more")){
let data4 = data.more;
if(typeof data4 === "string"){
if(func63(data4) > 60000){
const err9 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/maxLength",keyword:"maxLength",params:{limit: 60000},message:"must NOT have more than 60000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func63(data4) < 1){
const err10 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.image !== undefined && func0.call(data, "image")){
if(!(validate25(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined && func0.call(data, "head")){
let data6 = data.head;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(!((((key1 === "title") || (key1 === "description")) || (key1 === "image")) || (key1 === "noindex"))){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.title !== undefined && func0.call(data6, "title")){
let data7 = data6.title;
if(typeof data7 === "string"){
if(func63(data7) > 160){
const err13 = {instancePath:instancePath+"/head/title",schemaPath:"#/properties/head/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
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
const err14 = {instancePath:instancePath+"/head/title",schemaPath:"#/properties/head/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.description !== undefined && func0.call(data6, "description")){
let data8 = data6.description;
if(typeof data8 === "string"){
if(func63(data8) > 400){
const err15 = {instancePath:instancePath+"/head/description",schemaPath:"#/properties/head/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/head/description",schemaPath:"#/properties/head/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.image !== undefined && func0.call(data6, "image")){
if(!(validate25(data6.image, {instancePath:instancePath+"/head/image",parentData:data6,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data6.noindex !== undefined && func0.call(data6, "noindex")){
if(typeof data6.noindex !== "boolean"){
const err17 = {instancePath:instancePath+"/head/noindex",schemaPath:"#/properties/head/properties/noindex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err18 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err19 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const content = validate30;
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Content","description":"Keyed copy of one area in one locale.","type":"object","additionalProperties":false,"required":["version","locale","entries"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"locale":{"description":"Locale of every entry in this document.","$ref":"common.schema.json#/$defs/locale"},"entries":{"description":"Each entry by its key.","type":"object","additionalProperties":{"$ref":"#/$defs/entry"}}},"$defs":{"entry":{"title":"ContentEntry","description":"One entry, usable only when it has both a type and a value.","type":"object","anyOf":[{"description":"Words without mark-up, or with Markdown.","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"description":"How the value is read.","type":"string","enum":["plain","markdown"]},"value":{"description":"The words.","type":"string","maxLength":100000}}},{"description":"A picture.","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"description":"How the value is read.","type":"string","const":"image"},"value":{"$ref":"common.schema.json#/$defs/image"}}},{"description":"What a page tells search engines.","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"description":"How the value is read.","type":"string","const":"seo"},"value":{"description":"Title and description of a page.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"description":"Title of the page.","type":"string","maxLength":200},"description":{"description":"Description of the page.","type":"string","maxLength":500},"schemas":{"description":"Kinds of structured data that the page offers.","type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"common.schema.json#/$defs/schemaKind"}}}}}},{"description":"Data for a block that reads it.","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"description":"How the value is read.","type":"string","const":"json"},"value":{"description":"The data.","type":["object","array"]}}}]}}};
const schema47 = {"title":"Locale","description":"A supported locale.","type":"string","enum":["en-AU","en-GB"]};
const schema48 = {"title":"ContentEntry","description":"One entry, usable only when it has both a type and a value.","type":"object","anyOf":[{"description":"Words without mark-up, or with Markdown.","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"description":"How the value is read.","type":"string","enum":["plain","markdown"]},"value":{"description":"The words.","type":"string","maxLength":100000}}},{"description":"A picture.","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"description":"How the value is read.","type":"string","const":"image"},"value":{"$ref":"common.schema.json#/$defs/image"}}},{"description":"What a page tells search engines.","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"description":"How the value is read.","type":"string","const":"seo"},"value":{"description":"Title and description of a page.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"description":"Title of the page.","type":"string","maxLength":200},"description":{"description":"Description of the page.","type":"string","maxLength":500},"schemas":{"description":"Kinds of structured data that the page offers.","type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"common.schema.json#/$defs/schemaKind"}}}}}},{"description":"Data for a block that reads it.","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"description":"How the value is read.","type":"string","const":"json"},"value":{"description":"The data.","type":["object","array"]}}}]};
const schema51 = {"title":"SchemaKind","description":"A kind of structured data (specification: SEO schema kinds).","type":"string","enum":["breadcrumbs","creativework","faq","organisation","webpage","video"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
if(!pattern5.test(data0)){
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
if(!(validate26(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema40.properties.focus.enum},message:"must be equal to one of the allowed values"};
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err2 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "value"))){
const err3 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data0 === "plain") || (data0 === "markdown"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema48.anyOf[0].properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data1 = data.value;
if(typeof data1 === "string"){
if(func63(data1) > 100000){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/0/properties/value/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/0/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err9 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err10 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 of Object.keys(data)){
if(!((key1 === "type") || (key1 === "value"))){
const err11 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("image" !== data2){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate32(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err15 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err16 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 of Object.keys(data)){
if(!((key2 === "type") || (key2 === "value"))){
const err17 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data4 = data.type;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/2/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if("seo" !== data4){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/2/properties/type/const",keyword:"const",params:{allowedValue: "seo"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data5 = data.value;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.title === undefined) || (!(func0.call(data5, "title")))){
const err20 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/2/properties/value/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key3 of Object.keys(data5)){
if(!(((key3 === "title") || (key3 === "description")) || (key3 === "schemas"))){
const err21 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/2/properties/value/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.title !== undefined && func0.call(data5, "title")){
let data6 = data5.title;
if(typeof data6 === "string"){
if(func63(data6) > 200){
const err22 = {instancePath:instancePath+"/value/title",schemaPath:"#/anyOf/2/properties/value/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/value/title",schemaPath:"#/anyOf/2/properties/value/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.description !== undefined && func0.call(data5, "description")){
let data7 = data5.description;
if(typeof data7 === "string"){
if(func63(data7) > 500){
const err24 = {instancePath:instancePath+"/value/description",schemaPath:"#/anyOf/2/properties/value/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
const err25 = {instancePath:instancePath+"/value/description",schemaPath:"#/anyOf/2/properties/value/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.schemas !== undefined && func0.call(data5, "schemas")){
let data8 = data5.schemas;
if(Array.isArray(data8)){
if(data8.length > 6){
const err26 = {instancePath:instancePath+"/value/schemas",schemaPath:"#/anyOf/2/properties/value/properties/schemas/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/value/schemas/" + i0,schemaPath:"common.schema.json#/$defs/schemaKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((data9 === "breadcrumbs") || (data9 === "creativework")) || (data9 === "faq")) || (data9 === "organisation")) || (data9 === "webpage")) || (data9 === "video"))){
const err28 = {instancePath:instancePath+"/value/schemas/" + i0,schemaPath:"common.schema.json#/$defs/schemaKind/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func27(data8[i1], data8[j0])){
const err29 = {instancePath:instancePath+"/value/schemas",schemaPath:"#/anyOf/2/properties/value/properties/schemas/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/value/schemas",schemaPath:"#/anyOf/2/properties/value/properties/schemas/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/2/properties/value/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err33 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err34 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key4 of Object.keys(data)){
if(!((key4 === "type") || (key4 === "value"))){
const err35 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data10 = data.type;
if(typeof data10 !== "string"){
const err36 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/3/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if("json" !== data10){
const err37 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/3/properties/type/const",keyword:"const",params:{allowedValue: "json"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data11 = data.value;
if(!data11 || typeof data11 != "object"){
const err38 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/3/properties/value/type",keyword:"type",params:{type: schema48.anyOf[3].properties.value.type},message:"must be object,array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err40 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate31.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.locale === undefined) || (!(func0.call(data, "locale")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.entries === undefined) || (!(func0.call(data, "entries")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "$schema") || (key0 === "version")) || (key0 === "locale")) || (key0 === "entries"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
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
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(1 !== data1){
const err7 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.locale !== undefined && func0.call(data, "locale")){
let data2 = data.locale;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/locale",schemaPath:"common.schema.json#/$defs/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "en-AU") || (data2 === "en-GB"))){
const err9 = {instancePath:instancePath+"/locale",schemaPath:"common.schema.json#/$defs/locale/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.entries !== undefined && func0.call(data, "entries")){
let data3 = data.entries;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(!(validate31(data3[key1], {instancePath:instancePath+"/entries/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const layout = validate36;
const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Layout","description":"What stands around pages: header, footer, drawers, and one outlet where the page goes.","type":"object","additionalProperties":false,"required":["version"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"inherit":{"description":"False starts from nothing instead of the layout of the same name in the site that is extended.","type":"boolean"},"like":{"description":"Name of the layout whose blocks stand around its pages, instead of blocks of its own; what they may load stays its own.","$ref":"common.schema.json#/$defs/key"},"policy":{"description":"What the browser may load on its pages beside the shop itself: 'payment' allows what the payment gateways of the site need, 'strict' nothing; strict where nothing is said.","type":"string","enum":["strict","payment"]},"framed":{"description":"True lets the pages of a partner frame its pages: that which the path parameter 'partnerSlug' names, and the site by its origins; nobody else ever may.","type":"boolean"},"failures":{"description":"Name of the layout for the page that says that one of its pages could not be made; left out, that page's own.","$ref":"common.schema.json#/$defs/key"},"blocks":{"description":"Blocks around the page; the one of type 'outlet' is the page itself.","$ref":"common.schema.json#/$defs/nodes"}}};
const schema55 = {"title":"Key","description":"A stable name inside its document: lower case, digits, dots, dashes and underscores.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"};
const pattern8 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");
const schema57 = {"title":"Nodes","description":"Blocks in their order.","type":"array","maxItems":200,"items":{"$ref":"#/$defs/node"}};
const schema58 = {"title":"Node","description":"One block in a page or layout.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"Name of the block in this document; a descendant site overrides a block by it.","$ref":"#/$defs/key"},"type":{"description":"Which block it is; left out only where the document overrides an inherited block.","type":"string","pattern":"^[a-z][a-z0-9-]{0,60}$"},"props":{"description":"Settings of the block, as its own schema says.","type":"object","additionalProperties":true},"gate":{"$ref":"#/$defs/gate"},"slots":{"description":"Blocks inside the block, by slot name.","type":"object","additionalProperties":{"description":"Blocks of one slot, in order.","type":"array","maxItems":100,"items":{"$ref":"#/$defs/node"}}},"before":{"description":"Id of the block that this one stands before; left out, an inherited block stays where it is, and an added one stands last.","$ref":"#/$defs/key"},"disabled":{"description":"Removes an inherited block.","type":"boolean"}}};
const pattern11 = new RegExp("^[a-z][a-z0-9-]{0,60}$", "u");
const schema60 = {"title":"Gate","description":"A condition over named capabilities; what it stands on is there only where it holds.","anyOf":[{"description":"Name of a capability that must be on.","type":"string","minLength":1,"maxLength":80},{"description":"Every one of these must hold.","type":"object","additionalProperties":false,"required":["all"],"properties":{"all":{"description":"The conditions.","type":"array","maxItems":20,"items":{"$ref":"#/$defs/gate"}}}},{"description":"At least one of these must hold.","type":"object","additionalProperties":false,"required":["any"],"properties":{"any":{"description":"The conditions.","type":"array","maxItems":20,"items":{"$ref":"#/$defs/gate"}}}},{"description":"This must not hold.","type":"object","additionalProperties":false,"required":["not"],"properties":{"not":{"$ref":"#/$defs/gate"}}}]};
const wrapper0 = {validate: validate39};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
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
if(func63(data) > 80){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func63(data) < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.all === undefined) || (!(func0.call(data, "all")))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "all")){
const err4 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.all !== undefined && func0.call(data, "all")){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props1 = true;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.any === undefined) || (!(func0.call(data, "any")))){
const err8 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data)){
if(!(key1 === "any")){
const err9 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.any !== undefined && func0.call(data, "any")){
let data2 = data.any;
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper0.validate(data2[i1], {instancePath:instancePath+"/any/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.not === undefined) || (!(func0.call(data, "not")))){
const err13 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "not"},message:"must have required property '"+"not"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 of Object.keys(data)){
if(!(key2 === "not")){
const err14 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.not !== undefined && func0.call(data, "not")){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
validate39.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":true,"dynamicItems":false};

const wrapper3 = {validate: validate38};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
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
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "id") || (key0 === "type")) || (key0 === "props")) || (key0 === "gate")) || (key0 === "slots")) || (key0 === "before")) || (key0 === "disabled"))){
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
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,60}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,60}$"+"\""};
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.props !== undefined && func0.call(data, "props")){
let data2 = data.props;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err6 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.gate !== undefined && func0.call(data, "gate")){
if(!(validate39(data.gate, {instancePath:instancePath+"/gate",parentData:data,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.slots !== undefined && func0.call(data, "slots")){
let data4 = data.slots;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
let data5 = data4[key1];
if(Array.isArray(data5)){
if(data5.length > 100){
const err7 = {instancePath:instancePath+"/slots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/slots/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper3.validate(data5[i0], {instancePath:instancePath+"/slots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/slots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/slots/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err9 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
let data7 = data.before;
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err10 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err12 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate38(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "$schema") || (key0 === "version")) || (key0 === "inherit")) || (key0 === "like")) || (key0 === "policy")) || (key0 === "framed")) || (key0 === "failures")) || (key0 === "blocks"))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(1 !== data1){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.inherit !== undefined && func0.call(data, "inherit")){
if(typeof data.inherit !== "boolean"){
const err6 = {instancePath:instancePath+"/inherit",schemaPath:"#/properties/inherit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.like !== undefined && func0.call(data, "like")){
let data3 = data.like;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err7 = {instancePath:instancePath+"/like",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
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
const err8 = {instancePath:instancePath+"/like",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
let data4 = data.policy;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "strict") || (data4 === "payment"))){
const err10 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema52.properties.policy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.framed !== undefined && func0.call(data, "framed")){
if(typeof data.framed !== "boolean"){
const err11 = {instancePath:instancePath+"/framed",schemaPath:"#/properties/framed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.failures !== undefined && func0.call(data, "failures")){
let data6 = data.failures;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err12 = {instancePath:instancePath+"/failures",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/failures",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.blocks !== undefined && func0.call(data, "blocks")){
if(!(validate37(data.blocks, {instancePath:instancePath+"/blocks",parentData:data,parentDataProperty:"blocks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const navigation = validate43;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Navigation","description":"A named list of links, such as the primary menu or the columns of a footer.","type":"object","additionalProperties":false,"required":["version","items"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"inherit":{"description":"False starts from nothing instead of the inherited list.","type":"boolean"},"items":{"description":"The items in their order.","type":"array","maxItems":40,"items":{"$ref":"#/$defs/item"}}},"$defs":{"item":{"title":"NavigationItem","description":"One item; a descendant site overrides it by its id.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"Name of the item in this list.","$ref":"common.schema.json#/$defs/key"},"label":{"description":"Words of the item.","$ref":"common.schema.json#/$defs/text"},"routeType":{"description":"How the item leads somewhere.","type":"string","enum":["external","internal","internal_dynamic","none"]},"type":{"description":"What the item's drawer lists; without a route type the item opens it, and its link is where a ticket of that type in the cart leads at once. Below 'subvariant' stand the regions to choose from, each by the sub-variant's code as its id.","type":"string","enum":["lotto","raffle","social_play","results","subvariant"]},"link":{"$ref":"common.schema.json#/$defs/link"},"icon":{"description":"Name of an icon.","$ref":"common.schema.json#/$defs/key"},"gate":{"$ref":"common.schema.json#/$defs/gate"},"children":{"description":"Items below this one.","type":"array","maxItems":40,"items":{"$ref":"#/$defs/item"}},"before":{"description":"Id of the item that this one stands before; left out, an inherited item stays where it is, and an added one stands last.","$ref":"common.schema.json#/$defs/key"},"disabled":{"description":"Removes an inherited item.","type":"boolean"}}}}};
const schema65 = {"title":"NavigationItem","description":"One item; a descendant site overrides it by its id.","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"description":"Name of the item in this list.","$ref":"common.schema.json#/$defs/key"},"label":{"description":"Words of the item.","$ref":"common.schema.json#/$defs/text"},"routeType":{"description":"How the item leads somewhere.","type":"string","enum":["external","internal","internal_dynamic","none"]},"type":{"description":"What the item's drawer lists; without a route type the item opens it, and its link is where a ticket of that type in the cart leads at once. Below 'subvariant' stand the regions to choose from, each by the sub-variant's code as its id.","type":"string","enum":["lotto","raffle","social_play","results","subvariant"]},"link":{"$ref":"common.schema.json#/$defs/link"},"icon":{"description":"Name of an icon.","$ref":"common.schema.json#/$defs/key"},"gate":{"$ref":"common.schema.json#/$defs/gate"},"children":{"description":"Items below this one.","type":"array","maxItems":40,"items":{"$ref":"#/$defs/item"}},"before":{"description":"Id of the item that this one stands before; left out, an inherited item stays where it is, and an added one stands last.","$ref":"common.schema.json#/$defs/key"},"disabled":{"description":"Removes an inherited item.","type":"boolean"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
if(func63(data) > 20000){
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
if(!pattern6.test(data0)){
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
validate45.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema69 = {"title":"Link","description":"Where a link leads: a route of the site, a content page, or another site.","type":"object","anyOf":[{"$ref":"#/$defs/routeLink"},{"$ref":"#/$defs/pageLink"},{"$ref":"#/$defs/externalLink"}]};
const schema70 = {"title":"RouteLink","description":"A link to a route by its id, so that an overridden path can't break it.","type":"object","additionalProperties":false,"required":["route"],"properties":{"route":{"description":"Id of the route.","type":"string","minLength":1,"maxLength":80},"params":{"description":"Values of the route's path parameters.","type":"object","additionalProperties":{"description":"Value of one path parameter.","type":"string","minLength":1,"maxLength":120}},"query":{"description":"Query parameters to add.","type":"object","additionalProperties":{"description":"Value of one query parameter.","type":"string","maxLength":200}},"hash":{"description":"Id of the element to go to, without #.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,60}$"}}};
const schema73 = {"title":"ExternalLink","description":"A link that leaves the shop.","type":"object","additionalProperties":false,"required":["href"],"properties":{"href":{"description":"Absolute http or https address, or a tel: or mailto: one.","type":"string","maxLength":2000,"pattern":"^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$"}}};
const pattern15 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,60}$", "u");
const pattern18 = new RegExp("^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$", "u");
const schema71 = {"title":"PageLink","description":"A link to a content page by the name of its document.","type":"object","additionalProperties":false,"required":["page"],"properties":{"page":{"description":"Name of the page document.","$ref":"#/$defs/key"},"hash":{"description":"Id of the element to go to, without #.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,60}$"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.page === undefined) || (!(func0.call(data, "page")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "page") || (key0 === "hash"))){
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
if(data.page !== undefined && func0.call(data, "page")){
let data0 = data.page;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.hash !== undefined && func0.call(data, "hash")){
let data1 = data.hash;
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
const err4 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,60}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,60}$"+"\""};
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
const err5 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.route === undefined) || (!(func0.call(data, "route")))){
const err1 = {instancePath,schemaPath:"#/$defs/routeLink/required",keyword:"required",params:{missingProperty: "route"},message:"must have required property '"+"route"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "route") || (key0 === "params")) || (key0 === "query")) || (key0 === "hash"))){
const err2 = {instancePath,schemaPath:"#/$defs/routeLink/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.route !== undefined && func0.call(data, "route")){
let data0 = data.route;
if(typeof data0 === "string"){
if(func63(data0) > 80){
const err3 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/routeLink/properties/route/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func63(data0) < 1){
const err4 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/routeLink/properties/route/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/routeLink/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.params !== undefined && func0.call(data, "params")){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func63(data2) > 120){
const err6 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func63(data2) < 1){
const err7 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/params/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/params",schemaPath:"#/$defs/routeLink/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined && func0.call(data, "query")){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 of Object.keys(data3)){
let data4 = data3[key2];
if(typeof data4 === "string"){
if(func63(data4) > 200){
const err10 = {instancePath:instancePath+"/query/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/query/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/query/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/$defs/routeLink/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.hash !== undefined && func0.call(data, "hash")){
let data5 = data.hash;
if(typeof data5 === "string"){
if(!pattern15.test(data5)){
const err13 = {instancePath:instancePath+"/hash",schemaPath:"#/$defs/routeLink/properties/hash/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,60}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,60}$"+"\""};
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
const err14 = {instancePath:instancePath+"/hash",schemaPath:"#/$defs/routeLink/properties/hash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/$defs/routeLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs20 = errors;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.href === undefined) || (!(func0.call(data, "href")))){
const err16 = {instancePath,schemaPath:"#/$defs/externalLink/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key3 of Object.keys(data)){
if(!(key3 === "href")){
const err17 = {instancePath,schemaPath:"#/$defs/externalLink/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.href !== undefined && func0.call(data, "href")){
let data6 = data.href;
if(typeof data6 === "string"){
if(func63(data6) > 2000){
const err18 = {instancePath:instancePath+"/href",schemaPath:"#/$defs/externalLink/properties/href/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern18.test(data6)){
const err19 = {instancePath:instancePath+"/href",schemaPath:"#/$defs/externalLink/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$"},message:"must match pattern \""+"^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$"+"\""};
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
const err20 = {instancePath:instancePath+"/href",schemaPath:"#/$defs/externalLink/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/$defs/externalLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err22 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate47.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
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
if(func63(data) > 80){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func63(data) < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.all === undefined) || (!(func0.call(data, "all")))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "all")){
const err4 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.all !== undefined && func0.call(data, "all")){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props1 = true;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.any === undefined) || (!(func0.call(data, "any")))){
const err8 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data)){
if(!(key1 === "any")){
const err9 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.any !== undefined && func0.call(data, "any")){
let data2 = data.any;
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate39(data2[i1], {instancePath:instancePath+"/any/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.not === undefined) || (!(func0.call(data, "not")))){
const err13 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "not"},message:"must have required property '"+"not"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 of Object.keys(data)){
if(!(key2 === "not")){
const err14 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.not !== undefined && func0.call(data, "not")){
if(!(validate39(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
validate51.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":true,"dynamicItems":false};

const wrapper4 = {validate: validate44};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
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
for(const key0 of Object.keys(data)){
if(!(func0.call(schema65.properties, key0))){
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
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!(validate45(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.routeType !== undefined && func0.call(data, "routeType")){
let data2 = data.routeType;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/routeType",schemaPath:"#/properties/routeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data2 === "external") || (data2 === "internal")) || (data2 === "internal_dynamic")) || (data2 === "none"))){
const err5 = {instancePath:instancePath+"/routeType",schemaPath:"#/properties/routeType/enum",keyword:"enum",params:{allowedValues: schema65.properties.routeType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data3 = data.type;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data3 === "lotto") || (data3 === "raffle")) || (data3 === "social_play")) || (data3 === "results")) || (data3 === "subvariant"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema65.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.link !== undefined && func0.call(data, "link")){
if(!(validate47(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
let data5 = data.icon;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err8 = {instancePath:instancePath+"/icon",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/icon",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.gate !== undefined && func0.call(data, "gate")){
if(!(validate51(data.gate, {instancePath:instancePath+"/gate",parentData:data,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.children !== undefined && func0.call(data, "children")){
let data7 = data.children;
if(Array.isArray(data7)){
if(data7.length > 40){
const err10 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper4.validate(data7[i0], {instancePath:instancePath+"/children/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper4.validate.errors : vErrors.concat(wrapper4.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
let data9 = data.before;
if(typeof data9 === "string"){
if(!pattern8.test(data9)){
const err12 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err14 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "$schema") || (key0 === "version")) || (key0 === "inherit")) || (key0 === "items"))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
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
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(1 !== data1){
const err6 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.inherit !== undefined && func0.call(data, "inherit")){
if(typeof data.inherit !== "boolean"){
const err7 = {instancePath:instancePath+"/inherit",schemaPath:"#/properties/inherit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 40){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate44(data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const page = validate57;
const schema77 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Page","description":"One page: what it asks of a visitor, its head, and its blocks.","type":"object","additionalProperties":false,"required":["version"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"inherit":{"description":"False starts from nothing instead of the page of the same name in the site that is extended.","type":"boolean"},"route":{"description":"Id of the route that shows this page.","type":"string","minLength":1,"maxLength":80},"path":{"description":"Path of a content page, matched without regard to case or a trailing slash.","type":"string","pattern":"^(?:/[A-Za-z0-9._~-]+)+$"},"formerPaths":{"description":"Paths that a content page had before, which lead to the one it has.","type":"array","maxItems":1000,"uniqueItems":true,"items":{"description":"One path.","type":"string","pattern":"^(?:/[A-Za-z0-9._~-]+)+$"}},"for":{"description":"Shows this page only where a path parameter names a thing of this type.","type":"object","additionalProperties":{"description":"Type of the thing named by the parameter.","type":"string","maxLength":60}},"layout":{"description":"Name of the layout document, instead of the route's.","$ref":"common.schema.json#/$defs/key"},"access":{"description":"Tightens the route's access: a page may ask for a sign-in, never waive one.","type":"string","enum":["protected"]},"gate":{"description":"A condition on top of the route's.","$ref":"common.schema.json#/$defs/gate"},"head":{"description":"What the page says of itself to browsers and search engines.","type":"object","additionalProperties":false,"properties":{"title":{"description":"Title of the page, without the site's name. {name} stands for what a path parameter of that name refers to.","$ref":"common.schema.json#/$defs/text"},"description":{"description":"One or two sentences for search results.","$ref":"common.schema.json#/$defs/text"},"image":{"description":"Picture for shared links.","$ref":"common.schema.json#/$defs/image"},"noindex":{"description":"True keeps the page out of search engines.","type":"boolean"},"schemas":{"description":"Kinds of structured data that the page offers search engines; left out, a page and the way to it.","type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"common.schema.json#/$defs/schemaKind"}}}},"blocks":{"$ref":"common.schema.json#/$defs/nodes"},"disabled":{"description":"True removes the inherited page from this site.","type":"boolean"}}};
const pattern21 = new RegExp("^(?:/[A-Za-z0-9._~-]+)+$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
if(func63(data) > 80){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func63(data) < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.all === undefined) || (!(func0.call(data, "all")))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "all")){
const err4 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.all !== undefined && func0.call(data, "all")){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props1 = true;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.any === undefined) || (!(func0.call(data, "any")))){
const err8 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data)){
if(!(key1 === "any")){
const err9 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.any !== undefined && func0.call(data, "any")){
let data2 = data.any;
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate39(data2[i1], {instancePath:instancePath+"/any/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.not === undefined) || (!(func0.call(data, "not")))){
const err13 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "not"},message:"must have required property '"+"not"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 of Object.keys(data)){
if(!(key2 === "not")){
const err14 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.not !== undefined && func0.call(data, "not")){
if(!(validate39(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
validate58.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
if(func63(data) > 20000){
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
if(!pattern6.test(data0)){
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
validate63.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
if(!pattern5.test(data0)){
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
if(!(validate26(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema40.properties.focus.enum},message:"must be equal to one of the allowed values"};
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate38(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema77.properties, key0))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(1 !== data1){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.inherit !== undefined && func0.call(data, "inherit")){
if(typeof data.inherit !== "boolean"){
const err6 = {instancePath:instancePath+"/inherit",schemaPath:"#/properties/inherit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.route !== undefined && func0.call(data, "route")){
let data3 = data.route;
if(typeof data3 === "string"){
if(func63(data3) > 80){
const err7 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func63(data3) < 1){
const err8 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data4 = data.path;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?:/[A-Za-z0-9._~-]+)+$"},message:"must match pattern \""+"^(?:/[A-Za-z0-9._~-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.formerPaths !== undefined && func0.call(data, "formerPaths")){
let data5 = data.formerPaths;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err12 = {instancePath:instancePath+"/formerPaths",schemaPath:"#/properties/formerPaths/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern21.test(data6)){
const err13 = {instancePath:instancePath+"/formerPaths/" + i0,schemaPath:"#/properties/formerPaths/items/pattern",keyword:"pattern",params:{pattern: "^(?:/[A-Za-z0-9._~-]+)+$"},message:"must match pattern \""+"^(?:/[A-Za-z0-9._~-]+)+$"+"\""};
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
const err14 = {instancePath:instancePath+"/formerPaths/" + i0,schemaPath:"#/properties/formerPaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/formerPaths",schemaPath:"#/properties/formerPaths/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
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
const err16 = {instancePath:instancePath+"/formerPaths",schemaPath:"#/properties/formerPaths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.for !== undefined && func0.call(data, "for")){
let data7 = data.for;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
let data8 = data7[key1];
if(typeof data8 === "string"){
if(func63(data8) > 60){
const err17 = {instancePath:instancePath+"/for/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/for/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err18 = {instancePath:instancePath+"/for/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/for/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath:instancePath+"/for",schemaPath:"#/properties/for/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
let data9 = data.layout;
if(typeof data9 === "string"){
if(!pattern8.test(data9)){
const err20 = {instancePath:instancePath+"/layout",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/layout",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.access !== undefined && func0.call(data, "access")){
let data10 = data.access;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(data10 === "protected")){
const err23 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/enum",keyword:"enum",params:{allowedValues: schema77.properties.access.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.gate !== undefined && func0.call(data, "gate")){
if(!(validate58(data.gate, {instancePath:instancePath+"/gate",parentData:data,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined && func0.call(data, "head")){
let data12 = data.head;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 of Object.keys(data12)){
if(!(((((key2 === "title") || (key2 === "description")) || (key2 === "image")) || (key2 === "noindex")) || (key2 === "schemas"))){
const err24 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.title !== undefined && func0.call(data12, "title")){
if(!(validate63(data12.title, {instancePath:instancePath+"/head/title",parentData:data12,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data12.description !== undefined && func0.call(data12, "description")){
if(!(validate63(data12.description, {instancePath:instancePath+"/head/description",parentData:data12,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data12.image !== undefined && func0.call(data12, "image")){
if(!(validate66(data12.image, {instancePath:instancePath+"/head/image",parentData:data12,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data12.noindex !== undefined && func0.call(data12, "noindex")){
if(typeof data12.noindex !== "boolean"){
const err25 = {instancePath:instancePath+"/head/noindex",schemaPath:"#/properties/head/properties/noindex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.schemas !== undefined && func0.call(data12, "schemas")){
let data17 = data12.schemas;
if(Array.isArray(data17)){
if(data17.length > 6){
const err26 = {instancePath:instancePath+"/head/schemas",schemaPath:"#/properties/head/properties/schemas/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data17.length;
for(let i2=0; i2<len1; i2++){
let data18 = data17[i2];
if(typeof data18 !== "string"){
const err27 = {instancePath:instancePath+"/head/schemas/" + i2,schemaPath:"common.schema.json#/$defs/schemaKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((data18 === "breadcrumbs") || (data18 === "creativework")) || (data18 === "faq")) || (data18 === "organisation")) || (data18 === "webpage")) || (data18 === "video"))){
const err28 = {instancePath:instancePath+"/head/schemas/" + i2,schemaPath:"common.schema.json#/$defs/schemaKind/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let i3 = data17.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func27(data17[i3], data17[j1])){
const err29 = {instancePath:instancePath+"/head/schemas",schemaPath:"#/properties/head/properties/schemas/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/head/schemas",schemaPath:"#/properties/head/properties/schemas/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.blocks !== undefined && func0.call(data, "blocks")){
if(!(validate69(data.blocks, {instancePath:instancePath+"/blocks",parentData:data,parentDataProperty:"blocks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err32 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const post = validate72;
const schema88 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Post","description":"One story of the blog: its words and pictures, its subjects, and the moment from which it shows.","type":"object","additionalProperties":false,"required":["version"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"locale":{"description":"The only locale that shows it; left out, all do.","$ref":"common.schema.json#/$defs/locale"},"slug":{"description":"Last segment of its address.","$ref":"common.schema.json#/$defs/slug"},"formerSlugs":{"description":"Segments that it had before, which lead to the one it has.","$ref":"common.schema.json#/$defs/slugs"},"title":{"description":"Title of the story.","type":"string","minLength":1,"maxLength":160},"summary":{"description":"One or two sentences for lists of stories and for search results.","type":"string","minLength":1,"maxLength":400},"image":{"description":"Picture at its head and in lists.","$ref":"common.schema.json#/$defs/image"},"published":{"description":"Moment from which it shows, in UTC.","$ref":"common.schema.json#/$defs/moment"},"updated":{"description":"Moment of its last change, in UTC.","$ref":"common.schema.json#/$defs/moment"},"author":{"description":"Who wrote it.","type":"string","minLength":1,"maxLength":80},"categories":{"description":"Its subjects, the main one first. The content entry 'blog.category.<key>' is the name of one.","type":"array","minItems":1,"maxItems":5,"uniqueItems":true,"items":{"description":"Key of one subject, which is also its address.","$ref":"common.schema.json#/$defs/slug"}},"body":{"description":"The story in Markdown. Links may name routes and pages, and pictures the files of the site: ![words](asset:name.avif).","type":"string","minLength":1,"maxLength":60000},"head":{"description":"What search engines are told, where it differs from title, summary and picture.","type":"object","additionalProperties":false,"properties":{"title":{"description":"Title for search results.","type":"string","maxLength":160},"description":{"description":"Sentences for search results.","type":"string","maxLength":400},"image":{"description":"Picture for shared links.","$ref":"common.schema.json#/$defs/image"},"noindex":{"description":"True keeps the story out of search engines.","type":"boolean"}}},"disabled":{"description":"True removes the inherited story from this site.","type":"boolean"}}};
const schema97 = {"title":"Moment","description":"A moment in UTC, such as '2026-03-01T08:00:00Z'.","type":"string","pattern":"^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"};
const pattern29 = new RegExp("^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func63(data0) > 100){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/slug/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};
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
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func27(data[i1], data[j0])){
const err5 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
if(!pattern5.test(data0)){
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
if(!(validate26(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema40.properties.focus.enum},message:"must be equal to one of the allowed values"};
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema88.properties, key0))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(1 !== data1){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.locale !== undefined && func0.call(data, "locale")){
let data2 = data.locale;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/locale",schemaPath:"common.schema.json#/$defs/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data2 === "en-AU") || (data2 === "en-GB"))){
const err7 = {instancePath:instancePath+"/locale",schemaPath:"common.schema.json#/$defs/locale/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.slug !== undefined && func0.call(data, "slug")){
let data3 = data.slug;
if(typeof data3 === "string"){
if(func63(data3) > 100){
const err8 = {instancePath:instancePath+"/slug",schemaPath:"common.schema.json#/$defs/slug/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func63(data3) < 1){
const err9 = {instancePath:instancePath+"/slug",schemaPath:"common.schema.json#/$defs/slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data3)){
const err10 = {instancePath:instancePath+"/slug",schemaPath:"common.schema.json#/$defs/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/slug",schemaPath:"common.schema.json#/$defs/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.formerSlugs !== undefined && func0.call(data, "formerSlugs")){
if(!(validate73(data.formerSlugs, {instancePath:instancePath+"/formerSlugs",parentData:data,parentDataProperty:"formerSlugs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data5 = data.title;
if(typeof data5 === "string"){
if(func63(data5) > 160){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func63(data5) < 1){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
let data6 = data.summary;
if(typeof data6 === "string"){
if(func63(data6) > 400){
const err15 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func63(data6) < 1){
const err16 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.image !== undefined && func0.call(data, "image")){
if(!(validate75(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.published !== undefined && func0.call(data, "published")){
let data8 = data.published;
if(typeof data8 === "string"){
if(!pattern29.test(data8)){
const err18 = {instancePath:instancePath+"/published",schemaPath:"common.schema.json#/$defs/moment/pattern",keyword:"pattern",params:{pattern: "^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"},message:"must match pattern \""+"^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/published",schemaPath:"common.schema.json#/$defs/moment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.updated !== undefined && func0.call(data, "updated")){
let data9 = data.updated;
if(typeof data9 === "string"){
if(!pattern29.test(data9)){
const err20 = {instancePath:instancePath+"/updated",schemaPath:"common.schema.json#/$defs/moment/pattern",keyword:"pattern",params:{pattern: "^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"},message:"must match pattern \""+"^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/updated",schemaPath:"common.schema.json#/$defs/moment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.author !== undefined && func0.call(data, "author")){
let data10 = data.author;
if(typeof data10 === "string"){
if(func63(data10) > 80){
const err22 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func63(data10) < 1){
const err23 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.categories !== undefined && func0.call(data, "categories")){
let data11 = data.categories;
if(Array.isArray(data11)){
if(data11.length > 5){
const err25 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.length < 1){
const err26 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func63(data12) > 100){
const err27 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"common.schema.json#/$defs/slug/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func63(data12) < 1){
const err28 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"common.schema.json#/$defs/slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern4.test(data12)){
const err29 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"common.schema.json#/$defs/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};
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
const err30 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"common.schema.json#/$defs/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func27(data11[i1], data11[j0])){
const err31 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.body !== undefined && func0.call(data, "body")){
let data13 = data.body;
if(typeof data13 === "string"){
if(func63(data13) > 60000){
const err33 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 60000},message:"must NOT have more than 60000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func63(data13) < 1){
const err34 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.head !== undefined && func0.call(data, "head")){
let data14 = data.head;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 of Object.keys(data14)){
if(!((((key1 === "title") || (key1 === "description")) || (key1 === "image")) || (key1 === "noindex"))){
const err36 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.title !== undefined && func0.call(data14, "title")){
let data15 = data14.title;
if(typeof data15 === "string"){
if(func63(data15) > 160){
const err37 = {instancePath:instancePath+"/head/title",schemaPath:"#/properties/head/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/head/title",schemaPath:"#/properties/head/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.description !== undefined && func0.call(data14, "description")){
let data16 = data14.description;
if(typeof data16 === "string"){
if(func63(data16) > 400){
const err39 = {instancePath:instancePath+"/head/description",schemaPath:"#/properties/head/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
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
const err40 = {instancePath:instancePath+"/head/description",schemaPath:"#/properties/head/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.image !== undefined && func0.call(data14, "image")){
if(!(validate75(data14.image, {instancePath:instancePath+"/head/image",parentData:data14,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data14.noindex !== undefined && func0.call(data14, "noindex")){
if(typeof data14.noindex !== "boolean"){
const err41 = {instancePath:instancePath+"/head/noindex",schemaPath:"#/properties/head/properties/noindex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err43 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const routes = validate79;
const schema100 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Routes","description":"The addresses of the shop by route id. The root site holds the complete table; a site overrides paths.","type":"object","additionalProperties":false,"required":["version","routes"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"routes":{"description":"Each route by its id.","type":"object","additionalProperties":{"$ref":"#/$defs/route"}}},"$defs":{"route":{"title":"RouteEntry","description":"One route: its path and the floor of what a page on it asks for.","type":"object","additionalProperties":false,"properties":{"path":{"description":"Path pattern: ':name' is a parameter, a trailing '?' makes the segment optional, a last '*' takes the rest. Null where pages bring their own path.","type":["string","null"],"pattern":"^(?:\\*|/|(?:/(?::[A-Za-z][A-Za-z0-9]*\\??|[A-Za-z0-9._~-]+|\\*))+)$"},"access":{"description":"Whether a visitor must be signed in.","type":"string","enum":["open","protected"]},"layout":{"description":"Name of the layout document.","$ref":"common.schema.json#/$defs/key"},"gate":{"description":"Capabilities that the route needs; null for none.","anyOf":[{"$ref":"common.schema.json#/$defs/gate"},{"description":"No gate.","type":"null"}]},"sitemap":{"description":"Whether the sitemap lists it; null for a route that is listed by its pages, if at all.","type":["boolean","null"]},"sitemapGate":{"description":"Further condition for the sitemap alone.","$ref":"common.schema.json#/$defs/gate"},"signedOut":{"description":"Id of the route that a customer is led to who signs out, or whose session ends, while on this page; left out, the page to log in.","$ref":"common.schema.json#/$defs/key"},"signsInAgain":{"description":"Whether a customer whose session has ended logs in before this page is shown, though it is open to visitors.","type":"boolean"},"screen":{"description":"Whether the screen is there, or a plain page announces it.","type":"string","enum":["built","planned"]},"params":{"description":"For each parameter of the path or the query that must name something, the resolver that knows it.","type":"object","additionalProperties":{"description":"Name of the resolver.","$ref":"common.schema.json#/$defs/key"}},"query":{"description":"Query parameters that change the page; others are ignored.","type":"array","maxItems":20,"items":{"description":"Name of a query parameter.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,40}$"}}}}}};
const schema103 = {"title":"RouteEntry","description":"One route: its path and the floor of what a page on it asks for.","type":"object","additionalProperties":false,"properties":{"path":{"description":"Path pattern: ':name' is a parameter, a trailing '?' makes the segment optional, a last '*' takes the rest. Null where pages bring their own path.","type":["string","null"],"pattern":"^(?:\\*|/|(?:/(?::[A-Za-z][A-Za-z0-9]*\\??|[A-Za-z0-9._~-]+|\\*))+)$"},"access":{"description":"Whether a visitor must be signed in.","type":"string","enum":["open","protected"]},"layout":{"description":"Name of the layout document.","$ref":"common.schema.json#/$defs/key"},"gate":{"description":"Capabilities that the route needs; null for none.","anyOf":[{"$ref":"common.schema.json#/$defs/gate"},{"description":"No gate.","type":"null"}]},"sitemap":{"description":"Whether the sitemap lists it; null for a route that is listed by its pages, if at all.","type":["boolean","null"]},"sitemapGate":{"description":"Further condition for the sitemap alone.","$ref":"common.schema.json#/$defs/gate"},"signedOut":{"description":"Id of the route that a customer is led to who signs out, or whose session ends, while on this page; left out, the page to log in.","$ref":"common.schema.json#/$defs/key"},"signsInAgain":{"description":"Whether a customer whose session has ended logs in before this page is shown, though it is open to visitors.","type":"boolean"},"screen":{"description":"Whether the screen is there, or a plain page announces it.","type":"string","enum":["built","planned"]},"params":{"description":"For each parameter of the path or the query that must name something, the resolver that knows it.","type":"object","additionalProperties":{"description":"Name of the resolver.","$ref":"common.schema.json#/$defs/key"}},"query":{"description":"Query parameters that change the page; others are ignored.","type":"array","maxItems":20,"items":{"description":"Name of a query parameter.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,40}$"}}}};
const pattern32 = new RegExp("^(?:\\*|/|(?:/(?::[A-Za-z][A-Za-z0-9]*\\??|[A-Za-z0-9._~-]+|\\*))+)$", "u");
const pattern36 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,40}$", "u");

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
if(func63(data) > 80){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func63(data) < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.all === undefined) || (!(func0.call(data, "all")))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "all")){
const err4 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.all !== undefined && func0.call(data, "all")){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props1 = true;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.any === undefined) || (!(func0.call(data, "any")))){
const err8 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data)){
if(!(key1 === "any")){
const err9 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.any !== undefined && func0.call(data, "any")){
let data2 = data.any;
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate39(data2[i1], {instancePath:instancePath+"/any/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.not === undefined) || (!(func0.call(data, "not")))){
const err13 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "not"},message:"must have required property '"+"not"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 of Object.keys(data)){
if(!(key2 === "not")){
const err14 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.not !== undefined && func0.call(data, "not")){
if(!(validate39(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
validate81.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema103.properties, key0))){
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
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema103.properties.path.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?:\\*|/|(?:/(?::[A-Za-z][A-Za-z0-9]*\\??|[A-Za-z0-9._~-]+|\\*))+)$"},message:"must match pattern \""+"^(?:\\*|/|(?:/(?::[A-Za-z][A-Za-z0-9]*\\??|[A-Za-z0-9._~-]+|\\*))+)$"+"\""};
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
if(data.access !== undefined && func0.call(data, "access")){
let data1 = data.access;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "open") || (data1 === "protected"))){
const err4 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/enum",keyword:"enum",params:{allowedValues: schema103.properties.access.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
let data2 = data.layout;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err5 = {instancePath:instancePath+"/layout",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
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
const err6 = {instancePath:instancePath+"/layout",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.gate !== undefined && func0.call(data, "gate")){
let data3 = data.gate;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate81(data3, {instancePath:instancePath+"/gate",parentData:data,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
const _errs12 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err8 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.sitemap !== undefined && func0.call(data, "sitemap")){
let data4 = data.sitemap;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/sitemap",schemaPath:"#/properties/sitemap/type",keyword:"type",params:{type: schema103.properties.sitemap.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sitemapGate !== undefined && func0.call(data, "sitemapGate")){
if(!(validate81(data.sitemapGate, {instancePath:instancePath+"/sitemapGate",parentData:data,parentDataProperty:"sitemapGate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.signedOut !== undefined && func0.call(data, "signedOut")){
let data6 = data.signedOut;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err10 = {instancePath:instancePath+"/signedOut",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/signedOut",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.signsInAgain !== undefined && func0.call(data, "signsInAgain")){
if(typeof data.signsInAgain !== "boolean"){
const err12 = {instancePath:instancePath+"/signsInAgain",schemaPath:"#/properties/signsInAgain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.screen !== undefined && func0.call(data, "screen")){
let data8 = data.screen;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data8 === "built") || (data8 === "planned"))){
const err14 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/enum",keyword:"enum",params:{allowedValues: schema103.properties.screen.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.params !== undefined && func0.call(data, "params")){
let data9 = data.params;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 of Object.keys(data9)){
let data10 = data9[key1];
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err15 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.query !== undefined && func0.call(data, "query")){
let data11 = data.query;
if(Array.isArray(data11)){
if(data11.length > 20){
const err18 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(!pattern36.test(data12)){
const err19 = {instancePath:instancePath+"/query/" + i0,schemaPath:"#/properties/query/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,40}$"+"\""};
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
const err20 = {instancePath:instancePath+"/query/" + i0,schemaPath:"#/properties/query/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.routes === undefined) || (!(func0.call(data, "routes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"},message:"must have required property '"+"routes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "$schema") || (key0 === "version")) || (key0 === "routes"))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
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
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(1 !== data1){
const err6 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data2 = data.routes;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(validate80(data2[key1], {instancePath:instancePath+"/routes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const site = validate88;
const schema108 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Site","description":"One brand: the hosts it answers to, its language and money, and the site that it extends.","type":"object","additionalProperties":false,"required":["version"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"extends":{"description":"Key of the site whose documents this one inherits.","$ref":"common.schema.json#/$defs/key"},"abstract":{"description":"True for a site that is only extended and never served.","type":"boolean"},"name":{"description":"Name of the brand as customers read it.","type":"string","minLength":1,"maxLength":80},"hosts":{"description":"Host names, without a port, that this site answers to.","type":"array","maxItems":20,"items":{"description":"One host name in lower case.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9-]{0,62})(?:\\.[a-z0-9](?:[a-z0-9-]{0,62}))*$"}},"allowedHosts":{"description":"Other hosts, without a port, to which a sign-in may lead back by http or https.","type":"array","maxItems":20,"items":{"description":"One host name in lower case.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9-]{0,62})(?:\\.[a-z0-9](?:[a-z0-9-]{0,62}))*$"}},"appSchemes":{"description":"Address schemes of the brand's own apps, to which a sign-in may lead back.","type":"array","maxItems":10,"items":{"description":"One scheme, such as 'com.example.shop'; those that browsers know themselves never count.","type":"string","pattern":"^[a-z][a-z0-9+.-]{2,40}$"}},"locales":{"description":"Locales offered; the first is the default.","type":"array","minItems":1,"maxItems":2,"items":{"$ref":"common.schema.json#/$defs/locale"}},"currency":{"description":"ISO 4217 code of the money that prices are in.","type":"string","pattern":"^[A-Z]{3}$"},"timeZone":{"description":"IANA time zone in which draws are dated.","type":"string","pattern":"^[A-Za-z_]+(?:/[A-Za-z_]+){1,2}$"},"defaultSegment":{"description":"Segment whose capabilities a visitor without one has.","$ref":"common.schema.json#/$defs/key"},"commerce":{"description":"How this brand is known to the commerce API.","type":"object","additionalProperties":false,"properties":{"account":{"description":"Name under which the operator's environment holds this brand's application key and secret.","$ref":"common.schema.json#/$defs/key"},"pricingId":{"description":"Price list of visitors who have no other.","type":"string","minLength":1,"maxLength":40}}},"subVariants":{"description":"Regional variants with a price list of their own, by upper-case code.","type":"object","additionalProperties":{"description":"One variant.","type":"object","additionalProperties":false,"required":["name","pricingId"],"properties":{"name":{"description":"Name of the region as customers read it.","type":"string","maxLength":60},"pricingId":{"description":"Price list of this variant.","type":"string","minLength":1,"maxLength":40},"regions":{"description":"Codes of other regions that this variant is for.","type":"array","maxItems":12,"items":{"description":"One region's code in upper case.","type":"string","pattern":"^[A-Z0-9_-]{1,20}$"}}}}},"maintenance":{"description":"Closes this brand's shop for a while: every page answers 503 with the page 'error-503', and no call is made.","type":"object","additionalProperties":false,"required":["active"],"properties":{"active":{"description":"Whether the shop is closed.","type":"boolean"},"until":{"description":"When it is expected back, in UTC; browsers and search engines are told to come again then.","type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?Z$"}}},"features":{"description":"Switches of the shop that are not capabilities of a segment.","type":"object","additionalProperties":false,"properties":{"walletPurchase":{"description":"Whether a wallet balance pays for a purchase first.","type":"boolean"},"precartDrawer":{"description":"Whether a drawer opens after adding to the cart, instead of the cart page, for who has the capability precart_drawer.","type":"boolean"}}},"session":{"description":"How long a customer may do nothing before they are signed out.","type":"object","additionalProperties":false,"properties":{"idleMinutes":{"description":"Minutes without activity after which a customer is signed out; 30 where nothing is said.","type":"integer","minimum":2,"maximum":55},"warningSeconds":{"description":"Seconds before that in which the customer is warned; 60 where nothing is said.","type":"integer","minimum":10,"maximum":110}}},"payments":{"description":"How this brand is paid.","type":"object","additionalProperties":false,"properties":{"gateways":{"description":"The payment gateways by key, with what the browser may reach of each on pages that pay; the operator's payment origin always counts where there is a gateway.","type":"object","additionalProperties":{"description":"One gateway; empty where it is reached through the operator's payment origin alone.","type":"object","additionalProperties":false,"properties":{"scripts":{"description":"Where its scripts come from.","$ref":"common.schema.json#/$defs/origins"},"frames":{"description":"Whose pages may be framed, such as hosted fields and the banks that ask customers.","$ref":"common.schema.json#/$defs/originsOrAny"},"connections":{"description":"What scripts may ask.","$ref":"common.schema.json#/$defs/origins"},"forms":{"description":"Where forms may be sent.","$ref":"common.schema.json#/$defs/originsOrAny"},"trustedTypes":{"description":"Names of the Trusted Types policies that its scripts make.","type":"array","maxItems":10,"items":{"description":"One name.","type":"string","pattern":"^[A-Za-z0-9_=/@.%#-]{1,60}$"}},"gate":{"description":"Capabilities of the visitor without which the page may not reach it.","$ref":"common.schema.json#/$defs/gate"}}}}}},"videos":{"description":"Origins whose videos pages may frame, once a visitor asks for one; never on pages that pay.","$ref":"common.schema.json#/$defs/origins"},"partners":{"description":"Partners whose pages may show the pages of the shop that are theirs in a frame, by the path segment of those pages.","type":"object","additionalProperties":{"description":"One partner.","type":"object","additionalProperties":false,"required":["origins"],"properties":{"origins":{"description":"Where its pages come from; the operator's own stand-in of a partner always counts.","$ref":"common.schema.json#/$defs/origins"}}}},"analytics":{"description":"Who is told what customers do, once they consent.","type":"object","additionalProperties":false,"properties":{"customerData":{"description":"Whether the operator's customer-data service is told, by the engine's server.","type":"boolean"},"dataLayer":{"description":"Whether events are appended to the page's 'dataLayer', for a tag manager.","type":"boolean"}}},"discovery":{"description":"What search engines are told.","type":"object","additionalProperties":false,"properties":{"noindex":{"description":"True keeps the whole site out of search engines.","type":"boolean"},"image":{"description":"Picture for links to pages that have none of their own.","$ref":"common.schema.json#/$defs/image"},"origin":{"description":"Public origin for canonical links; left out, the host asked for.","type":"string","pattern":"^https?://[a-z0-9.-]+(?::[0-9]{1,5})?$"}}}}};
const schema115 = {"title":"Origins","description":"Origins of others.","type":"array","maxItems":20,"items":{"description":"One origin by https, such as 'https://js.example.com' or 'https://*.example.com'.","type":"string","maxLength":200,"pattern":"^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"}};
const schema116 = {"title":"OriginsOrAny","description":"Origins of others, or 'https:' for all of them.","type":"array","maxItems":20,"items":{"description":"One origin by https, or 'https:' alone where nobody can know them all, such as those of banks.","type":"string","maxLength":200,"pattern":"^https:(?://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?)?$"}};
const pattern38 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,62})(?:\\.[a-z0-9](?:[a-z0-9-]{0,62}))*$", "u");
const pattern40 = new RegExp("^[a-z][a-z0-9+.-]{2,40}$", "u");
const pattern41 = new RegExp("^[A-Z]{3}$", "u");
const pattern42 = new RegExp("^[A-Za-z_]+(?:/[A-Za-z_]+){1,2}$", "u");
const pattern45 = new RegExp("^[A-Z0-9_-]{1,20}$", "u");
const pattern46 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?Z$", "u");
const pattern47 = new RegExp("^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$", "u");
const pattern48 = new RegExp("^https:(?://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?)?$", "u");
const pattern51 = new RegExp("^[A-Za-z0-9_=/@.%#-]{1,60}$", "u");
const pattern55 = new RegExp("^https?://[a-z0-9.-]+(?::[0-9]{1,5})?$", "u");

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
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
if(func63(data) > 80){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func63(data) < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.all === undefined) || (!(func0.call(data, "all")))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "all")){
const err4 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.all !== undefined && func0.call(data, "all")){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/all",schemaPath:"#/anyOf/1/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err7 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props1 = true;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.any === undefined) || (!(func0.call(data, "any")))){
const err8 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data)){
if(!(key1 === "any")){
const err9 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.any !== undefined && func0.call(data, "any")){
let data2 = data.any;
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate39(data2[i1], {instancePath:instancePath+"/any/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/any",schemaPath:"#/anyOf/2/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.not === undefined) || (!(func0.call(data, "not")))){
const err13 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: "not"},message:"must have required property '"+"not"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 of Object.keys(data)){
if(!(key2 === "not")){
const err14 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.not !== undefined && func0.call(data, "not")){
if(!(validate39(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = true;
}
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
validate89.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
if(!pattern5.test(data0)){
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
if(!(validate26(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema40.properties.focus.enum},message:"must be equal to one of the allowed values"};
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
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema108.properties, key0))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(1 !== data1){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.extends !== undefined && func0.call(data, "extends")){
let data2 = data.extends;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err6 = {instancePath:instancePath+"/extends",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/extends",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.abstract !== undefined && func0.call(data, "abstract")){
if(typeof data.abstract !== "boolean"){
const err8 = {instancePath:instancePath+"/abstract",schemaPath:"#/properties/abstract/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func63(data4) > 80){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func63(data4) < 1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.hosts !== undefined && func0.call(data, "hosts")){
let data5 = data.hosts;
if(Array.isArray(data5)){
if(data5.length > 20){
const err12 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern38.test(data6)){
const err13 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,62})(?:\\.[a-z0-9](?:[a-z0-9-]{0,62}))*$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9-]{0,62})(?:\\.[a-z0-9](?:[a-z0-9-]{0,62}))*$"+"\""};
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
const err14 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.allowedHosts !== undefined && func0.call(data, "allowedHosts")){
let data7 = data.allowedHosts;
if(Array.isArray(data7)){
if(data7.length > 20){
const err16 = {instancePath:instancePath+"/allowedHosts",schemaPath:"#/properties/allowedHosts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern38.test(data8)){
const err17 = {instancePath:instancePath+"/allowedHosts/" + i1,schemaPath:"#/properties/allowedHosts/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,62})(?:\\.[a-z0-9](?:[a-z0-9-]{0,62}))*$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9-]{0,62})(?:\\.[a-z0-9](?:[a-z0-9-]{0,62}))*$"+"\""};
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
const err18 = {instancePath:instancePath+"/allowedHosts/" + i1,schemaPath:"#/properties/allowedHosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath:instancePath+"/allowedHosts",schemaPath:"#/properties/allowedHosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.appSchemes !== undefined && func0.call(data, "appSchemes")){
let data9 = data.appSchemes;
if(Array.isArray(data9)){
if(data9.length > 10){
const err20 = {instancePath:instancePath+"/appSchemes",schemaPath:"#/properties/appSchemes/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern40.test(data10)){
const err21 = {instancePath:instancePath+"/appSchemes/" + i2,schemaPath:"#/properties/appSchemes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+.-]{2,40}$"},message:"must match pattern \""+"^[a-z][a-z0-9+.-]{2,40}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/appSchemes/" + i2,schemaPath:"#/properties/appSchemes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/appSchemes",schemaPath:"#/properties/appSchemes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.locales !== undefined && func0.call(data, "locales")){
let data11 = data.locales;
if(Array.isArray(data11)){
if(data11.length > 2){
const err24 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.length < 1){
const err25 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/locales/" + i3,schemaPath:"common.schema.json#/$defs/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data12 === "en-AU") || (data12 === "en-GB"))){
const err27 = {instancePath:instancePath+"/locales/" + i3,schemaPath:"common.schema.json#/$defs/locale/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
let data13 = data.currency;
if(typeof data13 === "string"){
if(!pattern41.test(data13)){
const err29 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
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
const err30 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.timeZone !== undefined && func0.call(data, "timeZone")){
let data14 = data.timeZone;
if(typeof data14 === "string"){
if(!pattern42.test(data14)){
const err31 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_]+(?:/[A-Za-z_]+){1,2}$"},message:"must match pattern \""+"^[A-Za-z_]+(?:/[A-Za-z_]+){1,2}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.defaultSegment !== undefined && func0.call(data, "defaultSegment")){
let data15 = data.defaultSegment;
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err33 = {instancePath:instancePath+"/defaultSegment",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
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
const err34 = {instancePath:instancePath+"/defaultSegment",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.commerce !== undefined && func0.call(data, "commerce")){
let data16 = data.commerce;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 of Object.keys(data16)){
if(!((key1 === "account") || (key1 === "pricingId"))){
const err35 = {instancePath:instancePath+"/commerce",schemaPath:"#/properties/commerce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.account !== undefined && func0.call(data16, "account")){
let data17 = data16.account;
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
const err36 = {instancePath:instancePath+"/commerce/account",schemaPath:"common.schema.json#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/commerce/account",schemaPath:"common.schema.json#/$defs/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data16.pricingId !== undefined && func0.call(data16, "pricingId")){
let data18 = data16.pricingId;
if(typeof data18 === "string"){
if(func63(data18) > 40){
const err38 = {instancePath:instancePath+"/commerce/pricingId",schemaPath:"#/properties/commerce/properties/pricingId/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func63(data18) < 1){
const err39 = {instancePath:instancePath+"/commerce/pricingId",schemaPath:"#/properties/commerce/properties/pricingId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err40 = {instancePath:instancePath+"/commerce/pricingId",schemaPath:"#/properties/commerce/properties/pricingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err41 = {instancePath:instancePath+"/commerce",schemaPath:"#/properties/commerce/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.subVariants !== undefined && func0.call(data, "subVariants")){
let data19 = data.subVariants;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 of Object.keys(data19)){
let data20 = data19[key2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.name === undefined) || (!(func0.call(data20, "name")))){
const err42 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subVariants/additionalProperties/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((data20.pricingId === undefined) || (!(func0.call(data20, "pricingId")))){
const err43 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subVariants/additionalProperties/required",keyword:"required",params:{missingProperty: "pricingId"},message:"must have required property '"+"pricingId"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key3 of Object.keys(data20)){
if(!(((key3 === "name") || (key3 === "pricingId")) || (key3 === "regions"))){
const err44 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subVariants/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data20.name !== undefined && func0.call(data20, "name")){
let data21 = data20.name;
if(typeof data21 === "string"){
if(func63(data21) > 60){
const err45 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/subVariants/additionalProperties/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/subVariants/additionalProperties/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data20.pricingId !== undefined && func0.call(data20, "pricingId")){
let data22 = data20.pricingId;
if(typeof data22 === "string"){
if(func63(data22) > 40){
const err47 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pricingId",schemaPath:"#/properties/subVariants/additionalProperties/properties/pricingId/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func63(data22) < 1){
const err48 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pricingId",schemaPath:"#/properties/subVariants/additionalProperties/properties/pricingId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pricingId",schemaPath:"#/properties/subVariants/additionalProperties/properties/pricingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data20.regions !== undefined && func0.call(data20, "regions")){
let data23 = data20.regions;
if(Array.isArray(data23)){
if(data23.length > 12){
const err50 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/regions",schemaPath:"#/properties/subVariants/additionalProperties/properties/regions/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(typeof data24 === "string"){
if(!pattern45.test(data24)){
const err51 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/regions/" + i4,schemaPath:"#/properties/subVariants/additionalProperties/properties/regions/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_-]{1,20}$"},message:"must match pattern \""+"^[A-Z0-9_-]{1,20}$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/regions/" + i4,schemaPath:"#/properties/subVariants/additionalProperties/properties/regions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/regions",schemaPath:"#/properties/subVariants/additionalProperties/properties/regions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/subVariants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subVariants/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/subVariants",schemaPath:"#/properties/subVariants/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.maintenance !== undefined && func0.call(data, "maintenance")){
let data25 = data.maintenance;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if((data25.active === undefined) || (!(func0.call(data25, "active")))){
const err56 = {instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key4 of Object.keys(data25)){
if(!((key4 === "active") || (key4 === "until"))){
const err57 = {instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data25.active !== undefined && func0.call(data25, "active")){
if(typeof data25.active !== "boolean"){
const err58 = {instancePath:instancePath+"/maintenance/active",schemaPath:"#/properties/maintenance/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data25.until !== undefined && func0.call(data25, "until")){
let data27 = data25.until;
if(typeof data27 === "string"){
if(!pattern46.test(data27)){
const err59 = {instancePath:instancePath+"/maintenance/until",schemaPath:"#/properties/maintenance/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?Z$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/maintenance/until",schemaPath:"#/properties/maintenance/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.features !== undefined && func0.call(data, "features")){
let data28 = data.features;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key5 of Object.keys(data28)){
if(!((key5 === "walletPurchase") || (key5 === "precartDrawer"))){
const err62 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data28.walletPurchase !== undefined && func0.call(data28, "walletPurchase")){
if(typeof data28.walletPurchase !== "boolean"){
const err63 = {instancePath:instancePath+"/features/walletPurchase",schemaPath:"#/properties/features/properties/walletPurchase/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data28.precartDrawer !== undefined && func0.call(data28, "precartDrawer")){
if(typeof data28.precartDrawer !== "boolean"){
const err64 = {instancePath:instancePath+"/features/precartDrawer",schemaPath:"#/properties/features/properties/precartDrawer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
let data31 = data.session;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key6 of Object.keys(data31)){
if(!((key6 === "idleMinutes") || (key6 === "warningSeconds"))){
const err66 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data31.idleMinutes !== undefined && func0.call(data31, "idleMinutes")){
let data32 = data31.idleMinutes;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err67 = {instancePath:instancePath+"/session/idleMinutes",schemaPath:"#/properties/session/properties/idleMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 55 || isNaN(data32)){
const err68 = {instancePath:instancePath+"/session/idleMinutes",schemaPath:"#/properties/session/properties/idleMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 55},message:"must be <= 55"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data32 < 2 || isNaN(data32)){
const err69 = {instancePath:instancePath+"/session/idleMinutes",schemaPath:"#/properties/session/properties/idleMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data31.warningSeconds !== undefined && func0.call(data31, "warningSeconds")){
let data33 = data31.warningSeconds;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err70 = {instancePath:instancePath+"/session/warningSeconds",schemaPath:"#/properties/session/properties/warningSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 110 || isNaN(data33)){
const err71 = {instancePath:instancePath+"/session/warningSeconds",schemaPath:"#/properties/session/properties/warningSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 110},message:"must be <= 110"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data33 < 10 || isNaN(data33)){
const err72 = {instancePath:instancePath+"/session/warningSeconds",schemaPath:"#/properties/session/properties/warningSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
}
else {
const err73 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.payments !== undefined && func0.call(data, "payments")){
let data34 = data.payments;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key7 of Object.keys(data34)){
if(!(key7 === "gateways")){
const err74 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data34.gateways !== undefined && func0.call(data34, "gateways")){
let data35 = data34.gateways;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key8 of Object.keys(data35)){
let data36 = data35[key8];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key9 of Object.keys(data36)){
if(!((((((key9 === "scripts") || (key9 === "frames")) || (key9 === "connections")) || (key9 === "forms")) || (key9 === "trustedTypes")) || (key9 === "gate"))){
const err75 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/payments/properties/gateways/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data36.scripts !== undefined && func0.call(data36, "scripts")){
let data37 = data36.scripts;
if(Array.isArray(data37)){
if(data37.length > 20){
const err76 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/scripts",schemaPath:"common.schema.json#/$defs/origins/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
let data38 = data37[i5];
if(typeof data38 === "string"){
if(func63(data38) > 200){
const err77 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/scripts/" + i5,schemaPath:"common.schema.json#/$defs/origins/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!pattern47.test(data38)){
const err78 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/scripts/" + i5,schemaPath:"common.schema.json#/$defs/origins/items/pattern",keyword:"pattern",params:{pattern: "^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"},message:"must match pattern \""+"^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"+"\""};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/scripts/" + i5,schemaPath:"common.schema.json#/$defs/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/scripts",schemaPath:"common.schema.json#/$defs/origins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data36.frames !== undefined && func0.call(data36, "frames")){
let data39 = data36.frames;
if(Array.isArray(data39)){
if(data39.length > 20){
const err81 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames",schemaPath:"common.schema.json#/$defs/originsOrAny/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
let data40 = data39[i6];
if(typeof data40 === "string"){
if(func63(data40) > 200){
const err82 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/" + i6,schemaPath:"common.schema.json#/$defs/originsOrAny/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!pattern48.test(data40)){
const err83 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/" + i6,schemaPath:"common.schema.json#/$defs/originsOrAny/items/pattern",keyword:"pattern",params:{pattern: "^https:(?://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?)?$"},message:"must match pattern \""+"^https:(?://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?)?$"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames/" + i6,schemaPath:"common.schema.json#/$defs/originsOrAny/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/frames",schemaPath:"common.schema.json#/$defs/originsOrAny/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data36.connections !== undefined && func0.call(data36, "connections")){
let data41 = data36.connections;
if(Array.isArray(data41)){
if(data41.length > 20){
const err86 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/connections",schemaPath:"common.schema.json#/$defs/origins/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const len7 = data41.length;
for(let i7=0; i7<len7; i7++){
let data42 = data41[i7];
if(typeof data42 === "string"){
if(func63(data42) > 200){
const err87 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/connections/" + i7,schemaPath:"common.schema.json#/$defs/origins/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!pattern47.test(data42)){
const err88 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/connections/" + i7,schemaPath:"common.schema.json#/$defs/origins/items/pattern",keyword:"pattern",params:{pattern: "^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"},message:"must match pattern \""+"^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/connections/" + i7,schemaPath:"common.schema.json#/$defs/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/connections",schemaPath:"common.schema.json#/$defs/origins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data36.forms !== undefined && func0.call(data36, "forms")){
let data43 = data36.forms;
if(Array.isArray(data43)){
if(data43.length > 20){
const err91 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/forms",schemaPath:"common.schema.json#/$defs/originsOrAny/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const len8 = data43.length;
for(let i8=0; i8<len8; i8++){
let data44 = data43[i8];
if(typeof data44 === "string"){
if(func63(data44) > 200){
const err92 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/forms/" + i8,schemaPath:"common.schema.json#/$defs/originsOrAny/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!pattern48.test(data44)){
const err93 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/forms/" + i8,schemaPath:"common.schema.json#/$defs/originsOrAny/items/pattern",keyword:"pattern",params:{pattern: "^https:(?://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?)?$"},message:"must match pattern \""+"^https:(?://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?)?$"+"\""};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/forms/" + i8,schemaPath:"common.schema.json#/$defs/originsOrAny/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/forms",schemaPath:"common.schema.json#/$defs/originsOrAny/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data36.trustedTypes !== undefined && func0.call(data36, "trustedTypes")){
let data45 = data36.trustedTypes;
if(Array.isArray(data45)){
if(data45.length > 10){
const err96 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/trustedTypes",schemaPath:"#/properties/payments/properties/gateways/additionalProperties/properties/trustedTypes/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const len9 = data45.length;
for(let i9=0; i9<len9; i9++){
let data46 = data45[i9];
if(typeof data46 === "string"){
if(!pattern51.test(data46)){
const err97 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/trustedTypes/" + i9,schemaPath:"#/properties/payments/properties/gateways/additionalProperties/properties/trustedTypes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_=/@.%#-]{1,60}$"},message:"must match pattern \""+"^[A-Za-z0-9_=/@.%#-]{1,60}$"+"\""};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/trustedTypes/" + i9,schemaPath:"#/properties/payments/properties/gateways/additionalProperties/properties/trustedTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/trustedTypes",schemaPath:"#/properties/payments/properties/gateways/additionalProperties/properties/trustedTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data36.gate !== undefined && func0.call(data36, "gate")){
if(!(validate89(data36.gate, {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/gate",parentData:data36,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err100 = {instancePath:instancePath+"/payments/gateways/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/payments/properties/gateways/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/payments/gateways",schemaPath:"#/properties/payments/properties/gateways/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.videos !== undefined && func0.call(data, "videos")){
let data48 = data.videos;
if(Array.isArray(data48)){
if(data48.length > 20){
const err103 = {instancePath:instancePath+"/videos",schemaPath:"common.schema.json#/$defs/origins/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
const len10 = data48.length;
for(let i10=0; i10<len10; i10++){
let data49 = data48[i10];
if(typeof data49 === "string"){
if(func63(data49) > 200){
const err104 = {instancePath:instancePath+"/videos/" + i10,schemaPath:"common.schema.json#/$defs/origins/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!pattern47.test(data49)){
const err105 = {instancePath:instancePath+"/videos/" + i10,schemaPath:"common.schema.json#/$defs/origins/items/pattern",keyword:"pattern",params:{pattern: "^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"},message:"must match pattern \""+"^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"+"\""};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/videos/" + i10,schemaPath:"common.schema.json#/$defs/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/videos",schemaPath:"common.schema.json#/$defs/origins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.partners !== undefined && func0.call(data, "partners")){
let data50 = data.partners;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key10 of Object.keys(data50)){
let data51 = data50[key10];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if((data51.origins === undefined) || (!(func0.call(data51, "origins")))){
const err108 = {instancePath:instancePath+"/partners/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/partners/additionalProperties/required",keyword:"required",params:{missingProperty: "origins"},message:"must have required property '"+"origins"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
for(const key11 of Object.keys(data51)){
if(!(key11 === "origins")){
const err109 = {instancePath:instancePath+"/partners/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/partners/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data51.origins !== undefined && func0.call(data51, "origins")){
let data52 = data51.origins;
if(Array.isArray(data52)){
if(data52.length > 20){
const err110 = {instancePath:instancePath+"/partners/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/origins",schemaPath:"common.schema.json#/$defs/origins/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
const len11 = data52.length;
for(let i11=0; i11<len11; i11++){
let data53 = data52[i11];
if(typeof data53 === "string"){
if(func63(data53) > 200){
const err111 = {instancePath:instancePath+"/partners/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/origins/" + i11,schemaPath:"common.schema.json#/$defs/origins/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(!pattern47.test(data53)){
const err112 = {instancePath:instancePath+"/partners/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/origins/" + i11,schemaPath:"common.schema.json#/$defs/origins/items/pattern",keyword:"pattern",params:{pattern: "^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"},message:"must match pattern \""+"^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$"+"\""};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/partners/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/origins/" + i11,schemaPath:"common.schema.json#/$defs/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/partners/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/origins",schemaPath:"common.schema.json#/$defs/origins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/partners/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/partners/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/partners",schemaPath:"#/properties/partners/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.analytics !== undefined && func0.call(data, "analytics")){
let data54 = data.analytics;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key12 of Object.keys(data54)){
if(!((key12 === "customerData") || (key12 === "dataLayer"))){
const err117 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data54.customerData !== undefined && func0.call(data54, "customerData")){
if(typeof data54.customerData !== "boolean"){
const err118 = {instancePath:instancePath+"/analytics/customerData",schemaPath:"#/properties/analytics/properties/customerData/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data54.dataLayer !== undefined && func0.call(data54, "dataLayer")){
if(typeof data54.dataLayer !== "boolean"){
const err119 = {instancePath:instancePath+"/analytics/dataLayer",schemaPath:"#/properties/analytics/properties/dataLayer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
let data57 = data.discovery;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key13 of Object.keys(data57)){
if(!(((key13 === "noindex") || (key13 === "image")) || (key13 === "origin"))){
const err121 = {instancePath:instancePath+"/discovery",schemaPath:"#/properties/discovery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data57.noindex !== undefined && func0.call(data57, "noindex")){
if(typeof data57.noindex !== "boolean"){
const err122 = {instancePath:instancePath+"/discovery/noindex",schemaPath:"#/properties/discovery/properties/noindex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data57.image !== undefined && func0.call(data57, "image")){
if(!(validate94(data57.image, {instancePath:instancePath+"/discovery/image",parentData:data57,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data57.origin !== undefined && func0.call(data57, "origin")){
let data60 = data57.origin;
if(typeof data60 === "string"){
if(!pattern55.test(data60)){
const err123 = {instancePath:instancePath+"/discovery/origin",schemaPath:"#/properties/discovery/properties/origin/pattern",keyword:"pattern",params:{pattern: "^https?://[a-z0-9.-]+(?::[0-9]{1,5})?$"},message:"must match pattern \""+"^https?://[a-z0-9.-]+(?::[0-9]{1,5})?$"+"\""};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/discovery/origin",schemaPath:"#/properties/discovery/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/discovery",schemaPath:"#/properties/discovery/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const theme = validate97;
const schema124 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Theme","description":"How a brand looks: colours, type, shape, space, logo and motif.","type":"object","additionalProperties":false,"required":["version"],"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaReference"},"version":{"$ref":"common.schema.json#/$defs/version"},"colours":{"description":"Colours by what they are for.","type":"object","additionalProperties":false,"properties":{"background":{"description":"Ground of the page.","$ref":"#/$defs/colour"},"surface":{"description":"Ground of cards and panels.","$ref":"#/$defs/colour"},"surfaceStrong":{"description":"Ground of a panel that stands out from the page.","$ref":"#/$defs/colour"},"text":{"description":"Words on background and surface.","$ref":"#/$defs/colour"},"textMuted":{"description":"Quieter words on background and surface.","$ref":"#/$defs/colour"},"textOnStrong":{"description":"Words on the strong surface.","$ref":"#/$defs/colour"},"primary":{"description":"Ground of the main button.","$ref":"#/$defs/colour"},"onPrimary":{"description":"Words on primary.","$ref":"#/$defs/colour"},"accent":{"description":"Highlights: badges and jackpots.","$ref":"#/$defs/colour"},"onAccent":{"description":"Words on accent.","$ref":"#/$defs/colour"},"link":{"description":"Links on background and surface.","$ref":"#/$defs/colour"},"border":{"description":"Hairlines and field borders.","$ref":"#/$defs/colour"},"focus":{"description":"Ring around the focused element.","$ref":"#/$defs/colour"},"header":{"description":"Ground of the header.","$ref":"#/$defs/colour"},"onHeader":{"description":"Words on the header.","$ref":"#/$defs/colour"},"footer":{"description":"Ground of the footer.","$ref":"#/$defs/colour"},"onFooter":{"description":"Words on the footer.","$ref":"#/$defs/colour"},"hero":{"description":"Ground of the hero where no picture covers it.","$ref":"#/$defs/colour"},"onHero":{"description":"Words on the hero.","$ref":"#/$defs/colour"},"success":{"description":"Good news on background and surface.","$ref":"#/$defs/colour"},"warning":{"description":"Caution on background and surface.","$ref":"#/$defs/colour"},"danger":{"description":"Errors on background and surface.","$ref":"#/$defs/colour"}}},"typography":{"description":"Typefaces and their sizes.","type":"object","additionalProperties":false,"properties":{"heading":{"description":"Typeface of headings.","$ref":"#/$defs/typeface"},"body":{"description":"Typeface of everything else.","$ref":"#/$defs/typeface"},"baseSize":{"description":"Size of body text in CSS pixels.","type":"integer","minimum":14,"maximum":24},"scale":{"description":"Ratio between one heading size and the next.","type":"number","minimum":1.1,"maximum":1.7},"lineHeight":{"description":"Line height of body text as a multiple of its size.","type":"number","minimum":1.3,"maximum":2},"headingLineHeight":{"description":"Line height of headings as a multiple of their size.","type":"number","minimum":0.9,"maximum":1.5},"headingWeight":{"description":"Weight of headings.","type":"integer","minimum":100,"maximum":900},"headingTracking":{"description":"Letter spacing of headings in thousandths of an em.","type":"integer","minimum":-80,"maximum":200},"headingCase":{"description":"Case of headings.","type":"string","enum":["none","uppercase"]}}},"shape":{"description":"Corners, lines and shadows.","type":"object","additionalProperties":false,"properties":{"radiusSmall":{"description":"Corner radius of fields and tags in CSS pixels.","type":"integer","minimum":0,"maximum":64},"radiusMedium":{"description":"Corner radius of cards in CSS pixels.","type":"integer","minimum":0,"maximum":64},"radiusLarge":{"description":"Corner radius of large panels in CSS pixels.","type":"integer","minimum":0,"maximum":96},"radiusButton":{"description":"Corner radius of buttons in CSS pixels.","type":"integer","minimum":0,"maximum":64},"borderWidth":{"description":"Width of lines in CSS pixels.","type":"integer","minimum":0,"maximum":6},"shadowSmall":{"description":"Shadow of cards.","$ref":"#/$defs/shadow"},"shadowLarge":{"description":"Shadow of overlays.","$ref":"#/$defs/shadow"}}},"space":{"description":"Rhythm of the page.","type":"object","additionalProperties":false,"properties":{"unit":{"description":"Smallest step in CSS pixels.","type":"integer","minimum":2,"maximum":16},"section":{"description":"Space between sections in CSS pixels on a wide screen.","type":"integer","minimum":16,"maximum":240},"measure":{"description":"Widest line of running text in characters.","type":"integer","minimum":40,"maximum":90},"contentWidth":{"description":"Widest content in CSS pixels.","type":"integer","minimum":480,"maximum":1200}}},"logo":{"description":"Logo in the header.","$ref":"common.schema.json#/$defs/image"},"favicon":{"description":"Icon of the browser tab.","$ref":"common.schema.json#/$defs/assetName"},"texture":{"description":"Picture that tiles the ground of the page, such as the grain of paper.","$ref":"common.schema.json#/$defs/assetName"},"motif":{"description":"Recurring decoration of the brand.","type":"object","additionalProperties":false,"properties":{"asset":{"description":"Picture that repeats.","$ref":"common.schema.json#/$defs/assetName"},"size":{"description":"Width of one repeat in CSS pixels.","type":"integer","minimum":8,"maximum":2000},"height":{"description":"Height of the decorated band in CSS pixels.","type":"integer","minimum":4,"maximum":600},"place":{"description":"Where it shows.","type":"string","enum":["none","header","section","footer","page"]}}}},"$defs":{"colour":{"title":"Colour","description":"A colour as # and 3 or 6 hexadecimal digits.","type":"string","pattern":"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},"typeface":{"title":"Typeface","description":"A self-hosted typeface.","type":"object","additionalProperties":false,"required":["family","file","fallback"],"properties":{"family":{"description":"Name of the family.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 ]{0,40}$"},"file":{"description":"Font file inside an installed font package.","type":"string","pattern":"^@fontsource(?:-variable)?/[a-z0-9-]+/files/[a-z0-9-]+\\.woff2$"},"weights":{"description":"Weight of the file, or the lowest and highest weight of a variable one that the brand uses: the build cuts its file down to them.","type":"string","pattern":"^[1-9][0-9]{2}(?: [1-9][0-9]{2,3})?$"},"fallback":{"description":"What stands in until the file is there.","type":"string","enum":["serif","sans-serif","monospace","system-ui","ui-rounded"]}}},"shadow":{"title":"Shadow","description":"A shadow, or no shadow.","anyOf":[{"description":"No shadow.","type":"string","const":"none"},{"description":"One shadow.","type":"object","additionalProperties":false,"required":["y","blur","colour","opacity"],"properties":{"x":{"description":"Offset to the right in CSS pixels.","type":"integer","minimum":-40,"maximum":40},"y":{"description":"Offset downwards in CSS pixels.","type":"integer","minimum":-40,"maximum":80},"blur":{"description":"Blur in CSS pixels.","type":"integer","minimum":0,"maximum":160},"spread":{"description":"Growth in CSS pixels.","type":"integer","minimum":-40,"maximum":40},"colour":{"$ref":"#/$defs/colour"},"opacity":{"description":"Opacity between 0 and 1.","type":"number","minimum":0,"maximum":1}}}]}}};
const schema127 = {"title":"Colour","description":"A colour as # and 3 or 6 hexadecimal digits.","type":"string","pattern":"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"};
const schema149 = {"title":"Typeface","description":"A self-hosted typeface.","type":"object","additionalProperties":false,"required":["family","file","fallback"],"properties":{"family":{"description":"Name of the family.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 ]{0,40}$"},"file":{"description":"Font file inside an installed font package.","type":"string","pattern":"^@fontsource(?:-variable)?/[a-z0-9-]+/files/[a-z0-9-]+\\.woff2$"},"weights":{"description":"Weight of the file, or the lowest and highest weight of a variable one that the brand uses: the build cuts its file down to them.","type":"string","pattern":"^[1-9][0-9]{2}(?: [1-9][0-9]{2,3})?$"},"fallback":{"description":"What stands in until the file is there.","type":"string","enum":["serif","sans-serif","monospace","system-ui","ui-rounded"]}}};
const pattern56 = new RegExp("^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", "u");
const pattern78 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ]{0,40}$", "u");
const pattern79 = new RegExp("^@fontsource(?:-variable)?/[a-z0-9-]+/files/[a-z0-9-]+\\.woff2$", "u");
const pattern80 = new RegExp("^[1-9][0-9]{2}(?: [1-9][0-9]{2,3})?$", "u");
const schema151 = {"title":"Shadow","description":"A shadow, or no shadow.","anyOf":[{"description":"No shadow.","type":"string","const":"none"},{"description":"One shadow.","type":"object","additionalProperties":false,"required":["y","blur","colour","opacity"],"properties":{"x":{"description":"Offset to the right in CSS pixels.","type":"integer","minimum":-40,"maximum":40},"y":{"description":"Offset downwards in CSS pixels.","type":"integer","minimum":-40,"maximum":80},"blur":{"description":"Blur in CSS pixels.","type":"integer","minimum":0,"maximum":160},"spread":{"description":"Growth in CSS pixels.","type":"integer","minimum":-40,"maximum":40},"colour":{"$ref":"#/$defs/colour"},"opacity":{"description":"Opacity between 0 and 1.","type":"number","minimum":0,"maximum":1}}}]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("none" !== data){
const err1 = {instancePath,schemaPath:"#/anyOf/0/const",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"};
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
if((data.y === undefined) || (!(func0.call(data, "y")))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.blur === undefined) || (!(func0.call(data, "blur")))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "blur"},message:"must have required property '"+"blur"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.colour === undefined) || (!(func0.call(data, "colour")))){
const err4 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "colour"},message:"must have required property '"+"colour"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.opacity === undefined) || (!(func0.call(data, "opacity")))){
const err5 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "opacity"},message:"must have required property '"+"opacity"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "x") || (key0 === "y")) || (key0 === "blur")) || (key0 === "spread")) || (key0 === "colour")) || (key0 === "opacity"))){
const err6 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.x !== undefined && func0.call(data, "x")){
let data0 = data.x;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/x",schemaPath:"#/anyOf/1/properties/x/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 40 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/x",schemaPath:"#/anyOf/1/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40},message:"must be <= 40"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < -40 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/x",schemaPath:"#/anyOf/1/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: -40},message:"must be >= -40"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.y !== undefined && func0.call(data, "y")){
let data1 = data.y;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/y",schemaPath:"#/anyOf/1/properties/y/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 80 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/y",schemaPath:"#/anyOf/1/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80},message:"must be <= 80"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1 < -40 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/y",schemaPath:"#/anyOf/1/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: -40},message:"must be >= -40"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.blur !== undefined && func0.call(data, "blur")){
let data2 = data.blur;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/blur",schemaPath:"#/anyOf/1/properties/blur/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 160 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/blur",schemaPath:"#/anyOf/1/properties/blur/maximum",keyword:"maximum",params:{comparison: "<=", limit: 160},message:"must be <= 160"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/blur",schemaPath:"#/anyOf/1/properties/blur/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.spread !== undefined && func0.call(data, "spread")){
let data3 = data.spread;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/spread",schemaPath:"#/anyOf/1/properties/spread/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 40 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/spread",schemaPath:"#/anyOf/1/properties/spread/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40},message:"must be <= 40"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3 < -40 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/spread",schemaPath:"#/anyOf/1/properties/spread/minimum",keyword:"minimum",params:{comparison: ">=", limit: -40},message:"must be >= -40"};
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
if(data.colour !== undefined && func0.call(data, "colour")){
let data4 = data.colour;
if(typeof data4 === "string"){
if(!pattern56.test(data4)){
const err19 = {instancePath:instancePath+"/colour",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
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
const err20 = {instancePath:instancePath+"/colour",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.opacity !== undefined && func0.call(data, "opacity")){
let data5 = data.opacity;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/opacity",schemaPath:"#/anyOf/1/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/opacity",schemaPath:"#/anyOf/1/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/opacity",schemaPath:"#/anyOf/1/properties/opacity/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err24 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err25 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
validate98.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
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
if(!pattern5.test(data0)){
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
if(!(validate26(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema40.properties.focus.enum},message:"must be equal to one of the allowed values"};
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
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema124.properties, key0))){
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
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func63(data0) > 300){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(1 !== data1){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.colours !== undefined && func0.call(data, "colours")){
let data2 = data.colours;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(schema124.properties.colours.properties, key1))){
const err6 = {instancePath:instancePath+"/colours",schemaPath:"#/properties/colours/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.background !== undefined && func0.call(data2, "background")){
let data3 = data2.background;
if(typeof data3 === "string"){
if(!pattern56.test(data3)){
const err7 = {instancePath:instancePath+"/colours/background",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
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
const err8 = {instancePath:instancePath+"/colours/background",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.surface !== undefined && func0.call(data2, "surface")){
let data4 = data2.surface;
if(typeof data4 === "string"){
if(!pattern56.test(data4)){
const err9 = {instancePath:instancePath+"/colours/surface",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/colours/surface",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.surfaceStrong !== undefined && func0.call(data2, "surfaceStrong")){
let data5 = data2.surfaceStrong;
if(typeof data5 === "string"){
if(!pattern56.test(data5)){
const err11 = {instancePath:instancePath+"/colours/surfaceStrong",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/colours/surfaceStrong",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.text !== undefined && func0.call(data2, "text")){
let data6 = data2.text;
if(typeof data6 === "string"){
if(!pattern56.test(data6)){
const err13 = {instancePath:instancePath+"/colours/text",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
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
const err14 = {instancePath:instancePath+"/colours/text",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.textMuted !== undefined && func0.call(data2, "textMuted")){
let data7 = data2.textMuted;
if(typeof data7 === "string"){
if(!pattern56.test(data7)){
const err15 = {instancePath:instancePath+"/colours/textMuted",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/colours/textMuted",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.textOnStrong !== undefined && func0.call(data2, "textOnStrong")){
let data8 = data2.textOnStrong;
if(typeof data8 === "string"){
if(!pattern56.test(data8)){
const err17 = {instancePath:instancePath+"/colours/textOnStrong",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
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
const err18 = {instancePath:instancePath+"/colours/textOnStrong",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.primary !== undefined && func0.call(data2, "primary")){
let data9 = data2.primary;
if(typeof data9 === "string"){
if(!pattern56.test(data9)){
const err19 = {instancePath:instancePath+"/colours/primary",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
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
const err20 = {instancePath:instancePath+"/colours/primary",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.onPrimary !== undefined && func0.call(data2, "onPrimary")){
let data10 = data2.onPrimary;
if(typeof data10 === "string"){
if(!pattern56.test(data10)){
const err21 = {instancePath:instancePath+"/colours/onPrimary",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/colours/onPrimary",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.accent !== undefined && func0.call(data2, "accent")){
let data11 = data2.accent;
if(typeof data11 === "string"){
if(!pattern56.test(data11)){
const err23 = {instancePath:instancePath+"/colours/accent",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/colours/accent",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.onAccent !== undefined && func0.call(data2, "onAccent")){
let data12 = data2.onAccent;
if(typeof data12 === "string"){
if(!pattern56.test(data12)){
const err25 = {instancePath:instancePath+"/colours/onAccent",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/colours/onAccent",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.link !== undefined && func0.call(data2, "link")){
let data13 = data2.link;
if(typeof data13 === "string"){
if(!pattern56.test(data13)){
const err27 = {instancePath:instancePath+"/colours/link",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/colours/link",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.border !== undefined && func0.call(data2, "border")){
let data14 = data2.border;
if(typeof data14 === "string"){
if(!pattern56.test(data14)){
const err29 = {instancePath:instancePath+"/colours/border",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
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
const err30 = {instancePath:instancePath+"/colours/border",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data2.focus !== undefined && func0.call(data2, "focus")){
let data15 = data2.focus;
if(typeof data15 === "string"){
if(!pattern56.test(data15)){
const err31 = {instancePath:instancePath+"/colours/focus",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/colours/focus",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data2.header !== undefined && func0.call(data2, "header")){
let data16 = data2.header;
if(typeof data16 === "string"){
if(!pattern56.test(data16)){
const err33 = {instancePath:instancePath+"/colours/header",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
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
const err34 = {instancePath:instancePath+"/colours/header",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data2.onHeader !== undefined && func0.call(data2, "onHeader")){
let data17 = data2.onHeader;
if(typeof data17 === "string"){
if(!pattern56.test(data17)){
const err35 = {instancePath:instancePath+"/colours/onHeader",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/colours/onHeader",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data2.footer !== undefined && func0.call(data2, "footer")){
let data18 = data2.footer;
if(typeof data18 === "string"){
if(!pattern56.test(data18)){
const err37 = {instancePath:instancePath+"/colours/footer",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/colours/footer",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data2.onFooter !== undefined && func0.call(data2, "onFooter")){
let data19 = data2.onFooter;
if(typeof data19 === "string"){
if(!pattern56.test(data19)){
const err39 = {instancePath:instancePath+"/colours/onFooter",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
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
const err40 = {instancePath:instancePath+"/colours/onFooter",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data2.hero !== undefined && func0.call(data2, "hero")){
let data20 = data2.hero;
if(typeof data20 === "string"){
if(!pattern56.test(data20)){
const err41 = {instancePath:instancePath+"/colours/hero",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/colours/hero",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data2.onHero !== undefined && func0.call(data2, "onHero")){
let data21 = data2.onHero;
if(typeof data21 === "string"){
if(!pattern56.test(data21)){
const err43 = {instancePath:instancePath+"/colours/onHero",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/colours/onHero",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data2.success !== undefined && func0.call(data2, "success")){
let data22 = data2.success;
if(typeof data22 === "string"){
if(!pattern56.test(data22)){
const err45 = {instancePath:instancePath+"/colours/success",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/colours/success",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data2.warning !== undefined && func0.call(data2, "warning")){
let data23 = data2.warning;
if(typeof data23 === "string"){
if(!pattern56.test(data23)){
const err47 = {instancePath:instancePath+"/colours/warning",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/colours/warning",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data2.danger !== undefined && func0.call(data2, "danger")){
let data24 = data2.danger;
if(typeof data24 === "string"){
if(!pattern56.test(data24)){
const err49 = {instancePath:instancePath+"/colours/danger",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/colours/danger",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/colours",schemaPath:"#/properties/colours/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.typography !== undefined && func0.call(data, "typography")){
let data25 = data.typography;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key2 of Object.keys(data25)){
if(!(func0.call(schema124.properties.typography.properties, key2))){
const err52 = {instancePath:instancePath+"/typography",schemaPath:"#/properties/typography/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data25.heading !== undefined && func0.call(data25, "heading")){
let data26 = data25.heading;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.family === undefined) || (!(func0.call(data26, "family")))){
const err53 = {instancePath:instancePath+"/typography/heading",schemaPath:"#/$defs/typeface/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((data26.file === undefined) || (!(func0.call(data26, "file")))){
const err54 = {instancePath:instancePath+"/typography/heading",schemaPath:"#/$defs/typeface/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((data26.fallback === undefined) || (!(func0.call(data26, "fallback")))){
const err55 = {instancePath:instancePath+"/typography/heading",schemaPath:"#/$defs/typeface/required",keyword:"required",params:{missingProperty: "fallback"},message:"must have required property '"+"fallback"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key3 of Object.keys(data26)){
if(!((((key3 === "family") || (key3 === "file")) || (key3 === "weights")) || (key3 === "fallback"))){
const err56 = {instancePath:instancePath+"/typography/heading",schemaPath:"#/$defs/typeface/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data26.family !== undefined && func0.call(data26, "family")){
let data27 = data26.family;
if(typeof data27 === "string"){
if(!pattern78.test(data27)){
const err57 = {instancePath:instancePath+"/typography/heading/family",schemaPath:"#/$defs/typeface/properties/family/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 ]{0,40}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 ]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/typography/heading/family",schemaPath:"#/$defs/typeface/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data26.file !== undefined && func0.call(data26, "file")){
let data28 = data26.file;
if(typeof data28 === "string"){
if(!pattern79.test(data28)){
const err59 = {instancePath:instancePath+"/typography/heading/file",schemaPath:"#/$defs/typeface/properties/file/pattern",keyword:"pattern",params:{pattern: "^@fontsource(?:-variable)?/[a-z0-9-]+/files/[a-z0-9-]+\\.woff2$"},message:"must match pattern \""+"^@fontsource(?:-variable)?/[a-z0-9-]+/files/[a-z0-9-]+\\.woff2$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/typography/heading/file",schemaPath:"#/$defs/typeface/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data26.weights !== undefined && func0.call(data26, "weights")){
let data29 = data26.weights;
if(typeof data29 === "string"){
if(!pattern80.test(data29)){
const err61 = {instancePath:instancePath+"/typography/heading/weights",schemaPath:"#/$defs/typeface/properties/weights/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{2}(?: [1-9][0-9]{2,3})?$"},message:"must match pattern \""+"^[1-9][0-9]{2}(?: [1-9][0-9]{2,3})?$"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/typography/heading/weights",schemaPath:"#/$defs/typeface/properties/weights/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data26.fallback !== undefined && func0.call(data26, "fallback")){
let data30 = data26.fallback;
if(typeof data30 !== "string"){
const err63 = {instancePath:instancePath+"/typography/heading/fallback",schemaPath:"#/$defs/typeface/properties/fallback/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(((((data30 === "serif") || (data30 === "sans-serif")) || (data30 === "monospace")) || (data30 === "system-ui")) || (data30 === "ui-rounded"))){
const err64 = {instancePath:instancePath+"/typography/heading/fallback",schemaPath:"#/$defs/typeface/properties/fallback/enum",keyword:"enum",params:{allowedValues: schema149.properties.fallback.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/typography/heading",schemaPath:"#/$defs/typeface/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data25.body !== undefined && func0.call(data25, "body")){
let data31 = data25.body;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.family === undefined) || (!(func0.call(data31, "family")))){
const err66 = {instancePath:instancePath+"/typography/body",schemaPath:"#/$defs/typeface/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((data31.file === undefined) || (!(func0.call(data31, "file")))){
const err67 = {instancePath:instancePath+"/typography/body",schemaPath:"#/$defs/typeface/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((data31.fallback === undefined) || (!(func0.call(data31, "fallback")))){
const err68 = {instancePath:instancePath+"/typography/body",schemaPath:"#/$defs/typeface/required",keyword:"required",params:{missingProperty: "fallback"},message:"must have required property '"+"fallback"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key4 of Object.keys(data31)){
if(!((((key4 === "family") || (key4 === "file")) || (key4 === "weights")) || (key4 === "fallback"))){
const err69 = {instancePath:instancePath+"/typography/body",schemaPath:"#/$defs/typeface/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data31.family !== undefined && func0.call(data31, "family")){
let data32 = data31.family;
if(typeof data32 === "string"){
if(!pattern78.test(data32)){
const err70 = {instancePath:instancePath+"/typography/body/family",schemaPath:"#/$defs/typeface/properties/family/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 ]{0,40}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 ]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/typography/body/family",schemaPath:"#/$defs/typeface/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data31.file !== undefined && func0.call(data31, "file")){
let data33 = data31.file;
if(typeof data33 === "string"){
if(!pattern79.test(data33)){
const err72 = {instancePath:instancePath+"/typography/body/file",schemaPath:"#/$defs/typeface/properties/file/pattern",keyword:"pattern",params:{pattern: "^@fontsource(?:-variable)?/[a-z0-9-]+/files/[a-z0-9-]+\\.woff2$"},message:"must match pattern \""+"^@fontsource(?:-variable)?/[a-z0-9-]+/files/[a-z0-9-]+\\.woff2$"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/typography/body/file",schemaPath:"#/$defs/typeface/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data31.weights !== undefined && func0.call(data31, "weights")){
let data34 = data31.weights;
if(typeof data34 === "string"){
if(!pattern80.test(data34)){
const err74 = {instancePath:instancePath+"/typography/body/weights",schemaPath:"#/$defs/typeface/properties/weights/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{2}(?: [1-9][0-9]{2,3})?$"},message:"must match pattern \""+"^[1-9][0-9]{2}(?: [1-9][0-9]{2,3})?$"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/typography/body/weights",schemaPath:"#/$defs/typeface/properties/weights/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data31.fallback !== undefined && func0.call(data31, "fallback")){
let data35 = data31.fallback;
if(typeof data35 !== "string"){
const err76 = {instancePath:instancePath+"/typography/body/fallback",schemaPath:"#/$defs/typeface/properties/fallback/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!(((((data35 === "serif") || (data35 === "sans-serif")) || (data35 === "monospace")) || (data35 === "system-ui")) || (data35 === "ui-rounded"))){
const err77 = {instancePath:instancePath+"/typography/body/fallback",schemaPath:"#/$defs/typeface/properties/fallback/enum",keyword:"enum",params:{allowedValues: schema149.properties.fallback.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/typography/body",schemaPath:"#/$defs/typeface/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data25.baseSize !== undefined && func0.call(data25, "baseSize")){
let data36 = data25.baseSize;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err79 = {instancePath:instancePath+"/typography/baseSize",schemaPath:"#/properties/typography/properties/baseSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 24 || isNaN(data36)){
const err80 = {instancePath:instancePath+"/typography/baseSize",schemaPath:"#/properties/typography/properties/baseSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data36 < 14 || isNaN(data36)){
const err81 = {instancePath:instancePath+"/typography/baseSize",schemaPath:"#/properties/typography/properties/baseSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 14},message:"must be >= 14"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data25.scale !== undefined && func0.call(data25, "scale")){
let data37 = data25.scale;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 1.7 || isNaN(data37)){
const err82 = {instancePath:instancePath+"/typography/scale",schemaPath:"#/properties/typography/properties/scale/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.7},message:"must be <= 1.7"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data37 < 1.1 || isNaN(data37)){
const err83 = {instancePath:instancePath+"/typography/scale",schemaPath:"#/properties/typography/properties/scale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1.1},message:"must be >= 1.1"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/typography/scale",schemaPath:"#/properties/typography/properties/scale/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data25.lineHeight !== undefined && func0.call(data25, "lineHeight")){
let data38 = data25.lineHeight;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 2 || isNaN(data38)){
const err85 = {instancePath:instancePath+"/typography/lineHeight",schemaPath:"#/properties/typography/properties/lineHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data38 < 1.3 || isNaN(data38)){
const err86 = {instancePath:instancePath+"/typography/lineHeight",schemaPath:"#/properties/typography/properties/lineHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1.3},message:"must be >= 1.3"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/typography/lineHeight",schemaPath:"#/properties/typography/properties/lineHeight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data25.headingLineHeight !== undefined && func0.call(data25, "headingLineHeight")){
let data39 = data25.headingLineHeight;
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 1.5 || isNaN(data39)){
const err88 = {instancePath:instancePath+"/typography/headingLineHeight",schemaPath:"#/properties/typography/properties/headingLineHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5},message:"must be <= 1.5"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data39 < 0.9 || isNaN(data39)){
const err89 = {instancePath:instancePath+"/typography/headingLineHeight",schemaPath:"#/properties/typography/properties/headingLineHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.9},message:"must be >= 0.9"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/typography/headingLineHeight",schemaPath:"#/properties/typography/properties/headingLineHeight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data25.headingWeight !== undefined && func0.call(data25, "headingWeight")){
let data40 = data25.headingWeight;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err91 = {instancePath:instancePath+"/typography/headingWeight",schemaPath:"#/properties/typography/properties/headingWeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 900 || isNaN(data40)){
const err92 = {instancePath:instancePath+"/typography/headingWeight",schemaPath:"#/properties/typography/properties/headingWeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data40 < 100 || isNaN(data40)){
const err93 = {instancePath:instancePath+"/typography/headingWeight",schemaPath:"#/properties/typography/properties/headingWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data25.headingTracking !== undefined && func0.call(data25, "headingTracking")){
let data41 = data25.headingTracking;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err94 = {instancePath:instancePath+"/typography/headingTracking",schemaPath:"#/properties/typography/properties/headingTracking/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 200 || isNaN(data41)){
const err95 = {instancePath:instancePath+"/typography/headingTracking",schemaPath:"#/properties/typography/properties/headingTracking/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data41 < -80 || isNaN(data41)){
const err96 = {instancePath:instancePath+"/typography/headingTracking",schemaPath:"#/properties/typography/properties/headingTracking/minimum",keyword:"minimum",params:{comparison: ">=", limit: -80},message:"must be >= -80"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data25.headingCase !== undefined && func0.call(data25, "headingCase")){
let data42 = data25.headingCase;
if(typeof data42 !== "string"){
const err97 = {instancePath:instancePath+"/typography/headingCase",schemaPath:"#/properties/typography/properties/headingCase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(!((data42 === "none") || (data42 === "uppercase"))){
const err98 = {instancePath:instancePath+"/typography/headingCase",schemaPath:"#/properties/typography/properties/headingCase/enum",keyword:"enum",params:{allowedValues: schema124.properties.typography.properties.headingCase.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/typography",schemaPath:"#/properties/typography/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.shape !== undefined && func0.call(data, "shape")){
let data43 = data.shape;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key5 of Object.keys(data43)){
if(!(((((((key5 === "radiusSmall") || (key5 === "radiusMedium")) || (key5 === "radiusLarge")) || (key5 === "radiusButton")) || (key5 === "borderWidth")) || (key5 === "shadowSmall")) || (key5 === "shadowLarge"))){
const err100 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data43.radiusSmall !== undefined && func0.call(data43, "radiusSmall")){
let data44 = data43.radiusSmall;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err101 = {instancePath:instancePath+"/shape/radiusSmall",schemaPath:"#/properties/shape/properties/radiusSmall/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 64 || isNaN(data44)){
const err102 = {instancePath:instancePath+"/shape/radiusSmall",schemaPath:"#/properties/shape/properties/radiusSmall/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64},message:"must be <= 64"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err103 = {instancePath:instancePath+"/shape/radiusSmall",schemaPath:"#/properties/shape/properties/radiusSmall/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data43.radiusMedium !== undefined && func0.call(data43, "radiusMedium")){
let data45 = data43.radiusMedium;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err104 = {instancePath:instancePath+"/shape/radiusMedium",schemaPath:"#/properties/shape/properties/radiusMedium/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 64 || isNaN(data45)){
const err105 = {instancePath:instancePath+"/shape/radiusMedium",schemaPath:"#/properties/shape/properties/radiusMedium/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64},message:"must be <= 64"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data45 < 0 || isNaN(data45)){
const err106 = {instancePath:instancePath+"/shape/radiusMedium",schemaPath:"#/properties/shape/properties/radiusMedium/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
if(data43.radiusLarge !== undefined && func0.call(data43, "radiusLarge")){
let data46 = data43.radiusLarge;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err107 = {instancePath:instancePath+"/shape/radiusLarge",schemaPath:"#/properties/shape/properties/radiusLarge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 96 || isNaN(data46)){
const err108 = {instancePath:instancePath+"/shape/radiusLarge",schemaPath:"#/properties/shape/properties/radiusLarge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 96},message:"must be <= 96"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data46 < 0 || isNaN(data46)){
const err109 = {instancePath:instancePath+"/shape/radiusLarge",schemaPath:"#/properties/shape/properties/radiusLarge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
if(data43.radiusButton !== undefined && func0.call(data43, "radiusButton")){
let data47 = data43.radiusButton;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err110 = {instancePath:instancePath+"/shape/radiusButton",schemaPath:"#/properties/shape/properties/radiusButton/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 64 || isNaN(data47)){
const err111 = {instancePath:instancePath+"/shape/radiusButton",schemaPath:"#/properties/shape/properties/radiusButton/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64},message:"must be <= 64"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data47 < 0 || isNaN(data47)){
const err112 = {instancePath:instancePath+"/shape/radiusButton",schemaPath:"#/properties/shape/properties/radiusButton/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
if(data43.borderWidth !== undefined && func0.call(data43, "borderWidth")){
let data48 = data43.borderWidth;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err113 = {instancePath:instancePath+"/shape/borderWidth",schemaPath:"#/properties/shape/properties/borderWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 6 || isNaN(data48)){
const err114 = {instancePath:instancePath+"/shape/borderWidth",schemaPath:"#/properties/shape/properties/borderWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data48 < 0 || isNaN(data48)){
const err115 = {instancePath:instancePath+"/shape/borderWidth",schemaPath:"#/properties/shape/properties/borderWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data43.shadowSmall !== undefined && func0.call(data43, "shadowSmall")){
if(!(validate98(data43.shadowSmall, {instancePath:instancePath+"/shape/shadowSmall",parentData:data43,parentDataProperty:"shadowSmall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data43.shadowLarge !== undefined && func0.call(data43, "shadowLarge")){
if(!(validate98(data43.shadowLarge, {instancePath:instancePath+"/shape/shadowLarge",parentData:data43,parentDataProperty:"shadowLarge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err116 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.space !== undefined && func0.call(data, "space")){
let data51 = data.space;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key6 of Object.keys(data51)){
if(!((((key6 === "unit") || (key6 === "section")) || (key6 === "measure")) || (key6 === "contentWidth"))){
const err117 = {instancePath:instancePath+"/space",schemaPath:"#/properties/space/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data51.unit !== undefined && func0.call(data51, "unit")){
let data52 = data51.unit;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err118 = {instancePath:instancePath+"/space/unit",schemaPath:"#/properties/space/properties/unit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 16 || isNaN(data52)){
const err119 = {instancePath:instancePath+"/space/unit",schemaPath:"#/properties/space/properties/unit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},message:"must be <= 16"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data52 < 2 || isNaN(data52)){
const err120 = {instancePath:instancePath+"/space/unit",schemaPath:"#/properties/space/properties/unit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data51.section !== undefined && func0.call(data51, "section")){
let data53 = data51.section;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err121 = {instancePath:instancePath+"/space/section",schemaPath:"#/properties/space/properties/section/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 240 || isNaN(data53)){
const err122 = {instancePath:instancePath+"/space/section",schemaPath:"#/properties/space/properties/section/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240},message:"must be <= 240"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data53 < 16 || isNaN(data53)){
const err123 = {instancePath:instancePath+"/space/section",schemaPath:"#/properties/space/properties/section/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
if(data51.measure !== undefined && func0.call(data51, "measure")){
let data54 = data51.measure;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err124 = {instancePath:instancePath+"/space/measure",schemaPath:"#/properties/space/properties/measure/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 90 || isNaN(data54)){
const err125 = {instancePath:instancePath+"/space/measure",schemaPath:"#/properties/space/properties/measure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data54 < 40 || isNaN(data54)){
const err126 = {instancePath:instancePath+"/space/measure",schemaPath:"#/properties/space/properties/measure/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
if(data51.contentWidth !== undefined && func0.call(data51, "contentWidth")){
let data55 = data51.contentWidth;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err127 = {instancePath:instancePath+"/space/contentWidth",schemaPath:"#/properties/space/properties/contentWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 1200 || isNaN(data55)){
const err128 = {instancePath:instancePath+"/space/contentWidth",schemaPath:"#/properties/space/properties/contentWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data55 < 480 || isNaN(data55)){
const err129 = {instancePath:instancePath+"/space/contentWidth",schemaPath:"#/properties/space/properties/contentWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 480},message:"must be >= 480"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
}
else {
const err130 = {instancePath:instancePath+"/space",schemaPath:"#/properties/space/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.logo !== undefined && func0.call(data, "logo")){
if(!(validate101(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.favicon !== undefined && func0.call(data, "favicon")){
let data57 = data.favicon;
if(typeof data57 === "string"){
if(!pattern5.test(data57)){
const err131 = {instancePath:instancePath+"/favicon",schemaPath:"common.schema.json#/$defs/assetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"+"\""};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/favicon",schemaPath:"common.schema.json#/$defs/assetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.texture !== undefined && func0.call(data, "texture")){
let data58 = data.texture;
if(typeof data58 === "string"){
if(!pattern5.test(data58)){
const err133 = {instancePath:instancePath+"/texture",schemaPath:"common.schema.json#/$defs/assetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"+"\""};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/texture",schemaPath:"common.schema.json#/$defs/assetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data.motif !== undefined && func0.call(data, "motif")){
let data59 = data.motif;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key7 of Object.keys(data59)){
if(!((((key7 === "asset") || (key7 === "size")) || (key7 === "height")) || (key7 === "place"))){
const err135 = {instancePath:instancePath+"/motif",schemaPath:"#/properties/motif/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data59.asset !== undefined && func0.call(data59, "asset")){
let data60 = data59.asset;
if(typeof data60 === "string"){
if(!pattern5.test(data60)){
const err136 = {instancePath:instancePath+"/motif/asset",schemaPath:"common.schema.json#/$defs/assetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"+"\""};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/motif/asset",schemaPath:"common.schema.json#/$defs/assetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data59.size !== undefined && func0.call(data59, "size")){
let data61 = data59.size;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err138 = {instancePath:instancePath+"/motif/size",schemaPath:"#/properties/motif/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 2000 || isNaN(data61)){
const err139 = {instancePath:instancePath+"/motif/size",schemaPath:"#/properties/motif/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data61 < 8 || isNaN(data61)){
const err140 = {instancePath:instancePath+"/motif/size",schemaPath:"#/properties/motif/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8},message:"must be >= 8"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
if(data59.height !== undefined && func0.call(data59, "height")){
let data62 = data59.height;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err141 = {instancePath:instancePath+"/motif/height",schemaPath:"#/properties/motif/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 600 || isNaN(data62)){
const err142 = {instancePath:instancePath+"/motif/height",schemaPath:"#/properties/motif/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data62 < 4 || isNaN(data62)){
const err143 = {instancePath:instancePath+"/motif/height",schemaPath:"#/properties/motif/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
if(data59.place !== undefined && func0.call(data59, "place")){
let data63 = data59.place;
if(typeof data63 !== "string"){
const err144 = {instancePath:instancePath+"/motif/place",schemaPath:"#/properties/motif/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(!(((((data63 === "none") || (data63 === "header")) || (data63 === "section")) || (data63 === "footer")) || (data63 === "page"))){
const err145 = {instancePath:instancePath+"/motif/place",schemaPath:"#/properties/motif/properties/place/enum",keyword:"enum",params:{allowedValues: schema124.properties.motif.properties.place.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
else {
const err146 = {instancePath:instancePath+"/motif",schemaPath:"#/properties/motif/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
else {
const err147 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


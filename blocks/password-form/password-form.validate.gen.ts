// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Password form","description":"A new password, by the link of an e-mail or by the old one.","type":"object","additionalProperties":false,"required":["reset","change","neither"],"properties":{"reset":{"description":"What is shown to somebody who came by the link of an e-mail.","type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"description":"Heading of the page.","anyOf":[{"type":"string","minLength":1,"maxLength":120},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"intro":{"description":"A few words above the fields.","anyOf":[{"type":"string","minLength":1,"maxLength":600},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"submit":{"description":"Words of the button that sends the form.","anyOf":[{"type":"string","minLength":1,"maxLength":40},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"success":{"description":"What is shown once the form was sent; left out, nothing but what the flow does.","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"description":"What was done, in a sentence.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"action":{"description":"Where to go next.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}},"keepsForm":{"description":"Whether the fields stay, to be changed and sent again.","type":"boolean","default":false}}},"links":{"description":"Other ways, below the form.","type":"array","maxItems":6,"items":{"description":"One other way.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}}}},"change":{"description":"What is shown to a customer who is signed in.","type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"description":"Heading of the page.","anyOf":[{"type":"string","minLength":1,"maxLength":120},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"intro":{"description":"A few words above the fields.","anyOf":[{"type":"string","minLength":1,"maxLength":600},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"submit":{"description":"Words of the button that sends the form.","anyOf":[{"type":"string","minLength":1,"maxLength":40},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"success":{"description":"What is shown once the form was sent; left out, nothing but what the flow does.","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"description":"What was done, in a sentence.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"action":{"description":"Where to go next.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}},"keepsForm":{"description":"Whether the fields stay, to be changed and sent again.","type":"boolean","default":false}}},"links":{"description":"Other ways, below the form.","type":"array","maxItems":6,"items":{"description":"One other way.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}}}},"neither":{"description":"What is shown to everybody else.","type":"object","additionalProperties":false,"required":["heading","text","action"],"properties":{"heading":{"description":"Heading of the page.","anyOf":[{"type":"string","minLength":1,"maxLength":120},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"text":{"description":"What to do, in a sentence.","anyOf":[{"type":"string","minLength":1,"maxLength":400},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"action":{"description":"Where to do it.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}}}},"x-block":{"title":"Password form","description":"A new password, by the link of an e-mail or by the old one.","category":"section","main":true,"interactive":true,"data":"visitor"}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func66 = ucs2length;
const pattern4 = new RegExp("^[a-z0-9][A-Za-z0-9._-]{0,126}$", "u");
const schema38 = {"title":"Link","description":"Where a link leads: a route of the site, a content page, or another site.","type":"object","anyOf":[{"$ref":"#/$defs/routeLink"},{"$ref":"#/$defs/pageLink"},{"$ref":"#/$defs/externalLink"}]};
const schema39 = {"title":"RouteLink","description":"A link to a route by its id, so that an overridden path can't break it.","type":"object","additionalProperties":false,"required":["route"],"properties":{"route":{"description":"Id of the route.","type":"string","minLength":1,"maxLength":80},"params":{"description":"Values of the route's path parameters.","type":"object","additionalProperties":{"description":"Value of one path parameter.","type":"string","minLength":1,"maxLength":120}},"query":{"description":"Query parameters to add.","type":"object","additionalProperties":{"description":"Value of one query parameter.","type":"string","maxLength":200}},"hash":{"description":"Id of the element to go to, without #.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,60}$"}}};
const schema42 = {"title":"ExternalLink","description":"A link that leaves the shop.","type":"object","additionalProperties":false,"required":["href"],"properties":{"href":{"description":"Absolute http or https address, or a tel: or mailto: one.","type":"string","maxLength":2000,"pattern":"^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$"}}};
const pattern9 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,60}$", "u");
const pattern12 = new RegExp("^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$", "u");
const schema40 = {"title":"PageLink","description":"A link to a content page by the name of its document.","type":"object","additionalProperties":false,"required":["page"],"properties":{"page":{"description":"Name of the page document.","$ref":"#/$defs/key"},"hash":{"description":"Id of the element to go to, without #.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,60}$"}}};
const schema41 = {"title":"Key","description":"A stable name inside its document: lower case, digits, dots, dashes and underscores.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"};
const pattern10 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");

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
if(!pattern10.test(data0)){
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
if(!pattern9.test(data1)){
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(func66(data0) > 80){
const err3 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/routeLink/properties/route/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func66(data0) < 1){
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
if(func66(data2) > 120){
const err6 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func66(data2) < 1){
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
if(func66(data4) > 200){
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
if(!pattern9.test(data5)){
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(func66(data6) > 2000){
const err18 = {instancePath:instancePath+"/href",schemaPath:"#/$defs/externalLink/properties/href/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern12.test(data6)){
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
validate22.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.reset === undefined) || (!(func0.call(data, "reset")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reset"},message:"must have required property '"+"reset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.change === undefined) || (!(func0.call(data, "change")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.neither === undefined) || (!(func0.call(data, "neither")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "neither"},message:"must have required property '"+"neither"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "reset") || (key0 === "change")) || (key0 === "neither"))){
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
if(data.reset !== undefined && func0.call(data, "reset")){
let data0 = data.reset;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.heading === undefined) || (!(func0.call(data0, "heading")))){
const err4 = {instancePath:instancePath+"/reset",schemaPath:"#/properties/reset/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data0)){
if(!(((((key1 === "heading") || (key1 === "intro")) || (key1 === "submit")) || (key1 === "success")) || (key1 === "links"))){
const err5 = {instancePath:instancePath+"/reset",schemaPath:"#/properties/reset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.heading !== undefined && func0.call(data0, "heading")){
let data1 = data0.heading;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data1 === "string"){
if(func66(data1) > 120){
const err6 = {instancePath:instancePath+"/reset/heading",schemaPath:"#/properties/reset/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func66(data1) < 1){
const err7 = {instancePath:instancePath+"/reset/heading",schemaPath:"#/properties/reset/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/reset/heading",schemaPath:"#/properties/reset/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.content === undefined) || (!(func0.call(data1, "content")))){
const err9 = {instancePath:instancePath+"/reset/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key2 of Object.keys(data1)){
if(!(key2 === "content")){
const err10 = {instancePath:instancePath+"/reset/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.content !== undefined && func0.call(data1, "content")){
let data2 = data1.content;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err11 = {instancePath:instancePath+"/reset/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err12 = {instancePath:instancePath+"/reset/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath:instancePath+"/reset/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err14 = {instancePath:instancePath+"/reset/heading",schemaPath:"#/properties/reset/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data0.intro !== undefined && func0.call(data0, "intro")){
let data3 = data0.intro;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data3 === "string"){
if(func66(data3) > 600){
const err15 = {instancePath:instancePath+"/reset/intro",schemaPath:"#/properties/reset/properties/intro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func66(data3) < 1){
const err16 = {instancePath:instancePath+"/reset/intro",schemaPath:"#/properties/reset/properties/intro/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err17 = {instancePath:instancePath+"/reset/intro",schemaPath:"#/properties/reset/properties/intro/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.content === undefined) || (!(func0.call(data3, "content")))){
const err18 = {instancePath:instancePath+"/reset/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key3 of Object.keys(data3)){
if(!(key3 === "content")){
const err19 = {instancePath:instancePath+"/reset/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.content !== undefined && func0.call(data3, "content")){
let data4 = data3.content;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err20 = {instancePath:instancePath+"/reset/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err21 = {instancePath:instancePath+"/reset/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath:instancePath+"/reset/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err23 = {instancePath:instancePath+"/reset/intro",schemaPath:"#/properties/reset/properties/intro/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data0.submit !== undefined && func0.call(data0, "submit")){
let data5 = data0.submit;
const _errs27 = errors;
let valid8 = false;
const _errs28 = errors;
if(typeof data5 === "string"){
if(func66(data5) > 40){
const err24 = {instancePath:instancePath+"/reset/submit",schemaPath:"#/properties/reset/properties/submit/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func66(data5) < 1){
const err25 = {instancePath:instancePath+"/reset/submit",schemaPath:"#/properties/reset/properties/submit/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err26 = {instancePath:instancePath+"/reset/submit",schemaPath:"#/properties/reset/properties/submit/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs28 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.content === undefined) || (!(func0.call(data5, "content")))){
const err27 = {instancePath:instancePath+"/reset/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key4 of Object.keys(data5)){
if(!(key4 === "content")){
const err28 = {instancePath:instancePath+"/reset/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.content !== undefined && func0.call(data5, "content")){
let data6 = data5.content;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err29 = {instancePath:instancePath+"/reset/submit/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err30 = {instancePath:instancePath+"/reset/submit/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/reset/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err32 = {instancePath:instancePath+"/reset/submit",schemaPath:"#/properties/reset/properties/submit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data0.success !== undefined && func0.call(data0, "success")){
let data7 = data0.success;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.text === undefined) || (!(func0.call(data7, "text")))){
const err33 = {instancePath:instancePath+"/reset/success",schemaPath:"#/properties/reset/properties/success/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key5 of Object.keys(data7)){
if(!(((key5 === "text") || (key5 === "action")) || (key5 === "keepsForm"))){
const err34 = {instancePath:instancePath+"/reset/success",schemaPath:"#/properties/reset/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
let data8 = data7.text;
const _errs40 = errors;
let valid12 = false;
const _errs41 = errors;
if(typeof data8 === "string"){
if(func66(data8) > 300){
const err35 = {instancePath:instancePath+"/reset/success/text",schemaPath:"#/properties/reset/properties/success/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func66(data8) < 1){
const err36 = {instancePath:instancePath+"/reset/success/text",schemaPath:"#/properties/reset/properties/success/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err37 = {instancePath:instancePath+"/reset/success/text",schemaPath:"#/properties/reset/properties/success/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid3 = _errs41 === errors;
valid12 = valid12 || _valid3;
const _errs43 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.content === undefined) || (!(func0.call(data8, "content")))){
const err38 = {instancePath:instancePath+"/reset/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key6 of Object.keys(data8)){
if(!(key6 === "content")){
const err39 = {instancePath:instancePath+"/reset/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data8.content !== undefined && func0.call(data8, "content")){
let data9 = data8.content;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err40 = {instancePath:instancePath+"/reset/success/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/reset/success/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err42 = {instancePath:instancePath+"/reset/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid3 = _errs43 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const err43 = {instancePath:instancePath+"/reset/success/text",schemaPath:"#/properties/reset/properties/success/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data7.action !== undefined && func0.call(data7, "action")){
let data10 = data7.action;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.label === undefined) || (!(func0.call(data10, "label")))){
const err44 = {instancePath:instancePath+"/reset/success/action",schemaPath:"#/properties/reset/properties/success/properties/action/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data10.link === undefined) || (!(func0.call(data10, "link")))){
const err45 = {instancePath:instancePath+"/reset/success/action",schemaPath:"#/properties/reset/properties/success/properties/action/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key7 of Object.keys(data10)){
if(!((key7 === "label") || (key7 === "link"))){
const err46 = {instancePath:instancePath+"/reset/success/action",schemaPath:"#/properties/reset/properties/success/properties/action/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data10.label !== undefined && func0.call(data10, "label")){
let data11 = data10.label;
const _errs53 = errors;
let valid16 = false;
const _errs54 = errors;
if(typeof data11 === "string"){
if(func66(data11) > 80){
const err47 = {instancePath:instancePath+"/reset/success/action/label",schemaPath:"#/properties/reset/properties/success/properties/action/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func66(data11) < 1){
const err48 = {instancePath:instancePath+"/reset/success/action/label",schemaPath:"#/properties/reset/properties/success/properties/action/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err49 = {instancePath:instancePath+"/reset/success/action/label",schemaPath:"#/properties/reset/properties/success/properties/action/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid4 = _errs54 === errors;
valid16 = valid16 || _valid4;
const _errs56 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.content === undefined) || (!(func0.call(data11, "content")))){
const err50 = {instancePath:instancePath+"/reset/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key8 of Object.keys(data11)){
if(!(key8 === "content")){
const err51 = {instancePath:instancePath+"/reset/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data11.content !== undefined && func0.call(data11, "content")){
let data12 = data11.content;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err52 = {instancePath:instancePath+"/reset/success/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/reset/success/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err54 = {instancePath:instancePath+"/reset/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid4 = _errs56 === errors;
valid16 = valid16 || _valid4;
if(!valid16){
const err55 = {instancePath:instancePath+"/reset/success/action/label",schemaPath:"#/properties/reset/properties/success/properties/action/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data10.link !== undefined && func0.call(data10, "link")){
if(!(validate22(data10.link, {instancePath:instancePath+"/reset/success/action/link",parentData:data10,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/reset/success/action",schemaPath:"#/properties/reset/properties/success/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data7.keepsForm !== undefined && func0.call(data7, "keepsForm")){
if(typeof data7.keepsForm !== "boolean"){
const err57 = {instancePath:instancePath+"/reset/success/keepsForm",schemaPath:"#/properties/reset/properties/success/properties/keepsForm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/reset/success",schemaPath:"#/properties/reset/properties/success/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data0.links !== undefined && func0.call(data0, "links")){
let data15 = data0.links;
if(Array.isArray(data15)){
if(data15.length > 6){
const err59 = {instancePath:instancePath+"/reset/links",schemaPath:"#/properties/reset/properties/links/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.label === undefined) || (!(func0.call(data16, "label")))){
const err60 = {instancePath:instancePath+"/reset/links/" + i0,schemaPath:"#/properties/reset/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((data16.link === undefined) || (!(func0.call(data16, "link")))){
const err61 = {instancePath:instancePath+"/reset/links/" + i0,schemaPath:"#/properties/reset/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key9 of Object.keys(data16)){
if(!((key9 === "label") || (key9 === "link"))){
const err62 = {instancePath:instancePath+"/reset/links/" + i0,schemaPath:"#/properties/reset/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data16.label !== undefined && func0.call(data16, "label")){
let data17 = data16.label;
const _errs71 = errors;
let valid22 = false;
const _errs72 = errors;
if(typeof data17 === "string"){
if(func66(data17) > 80){
const err63 = {instancePath:instancePath+"/reset/links/" + i0+"/label",schemaPath:"#/properties/reset/properties/links/items/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(func66(data17) < 1){
const err64 = {instancePath:instancePath+"/reset/links/" + i0+"/label",schemaPath:"#/properties/reset/properties/links/items/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/reset/links/" + i0+"/label",schemaPath:"#/properties/reset/properties/links/items/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid5 = _errs72 === errors;
valid22 = valid22 || _valid5;
const _errs74 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.content === undefined) || (!(func0.call(data17, "content")))){
const err66 = {instancePath:instancePath+"/reset/links/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key10 of Object.keys(data17)){
if(!(key10 === "content")){
const err67 = {instancePath:instancePath+"/reset/links/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data17.content !== undefined && func0.call(data17, "content")){
let data18 = data17.content;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
const err68 = {instancePath:instancePath+"/reset/links/" + i0+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/reset/links/" + i0+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err70 = {instancePath:instancePath+"/reset/links/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid5 = _errs74 === errors;
valid22 = valid22 || _valid5;
if(!valid22){
const err71 = {instancePath:instancePath+"/reset/links/" + i0+"/label",schemaPath:"#/properties/reset/properties/links/items/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
if(data16.link !== undefined && func0.call(data16, "link")){
if(!(validate22(data16.link, {instancePath:instancePath+"/reset/links/" + i0+"/link",parentData:data16,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err72 = {instancePath:instancePath+"/reset/links/" + i0,schemaPath:"#/properties/reset/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err73 = {instancePath:instancePath+"/reset/links",schemaPath:"#/properties/reset/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/reset",schemaPath:"#/properties/reset/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.change !== undefined && func0.call(data, "change")){
let data20 = data.change;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.heading === undefined) || (!(func0.call(data20, "heading")))){
const err75 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key11 of Object.keys(data20)){
if(!(((((key11 === "heading") || (key11 === "intro")) || (key11 === "submit")) || (key11 === "success")) || (key11 === "links"))){
const err76 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data20.heading !== undefined && func0.call(data20, "heading")){
let data21 = data20.heading;
const _errs85 = errors;
let valid26 = false;
const _errs86 = errors;
if(typeof data21 === "string"){
if(func66(data21) > 120){
const err77 = {instancePath:instancePath+"/change/heading",schemaPath:"#/properties/change/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(func66(data21) < 1){
const err78 = {instancePath:instancePath+"/change/heading",schemaPath:"#/properties/change/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err79 = {instancePath:instancePath+"/change/heading",schemaPath:"#/properties/change/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid6 = _errs86 === errors;
valid26 = valid26 || _valid6;
const _errs88 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.content === undefined) || (!(func0.call(data21, "content")))){
const err80 = {instancePath:instancePath+"/change/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key12 of Object.keys(data21)){
if(!(key12 === "content")){
const err81 = {instancePath:instancePath+"/change/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data21.content !== undefined && func0.call(data21, "content")){
let data22 = data21.content;
if(typeof data22 === "string"){
if(!pattern4.test(data22)){
const err82 = {instancePath:instancePath+"/change/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/change/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/change/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid6 = _errs88 === errors;
valid26 = valid26 || _valid6;
if(!valid26){
const err85 = {instancePath:instancePath+"/change/heading",schemaPath:"#/properties/change/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
}
if(data20.intro !== undefined && func0.call(data20, "intro")){
let data23 = data20.intro;
const _errs95 = errors;
let valid29 = false;
const _errs96 = errors;
if(typeof data23 === "string"){
if(func66(data23) > 600){
const err86 = {instancePath:instancePath+"/change/intro",schemaPath:"#/properties/change/properties/intro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(func66(data23) < 1){
const err87 = {instancePath:instancePath+"/change/intro",schemaPath:"#/properties/change/properties/intro/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/change/intro",schemaPath:"#/properties/change/properties/intro/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var _valid7 = _errs96 === errors;
valid29 = valid29 || _valid7;
const _errs98 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if((data23.content === undefined) || (!(func0.call(data23, "content")))){
const err89 = {instancePath:instancePath+"/change/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
for(const key13 of Object.keys(data23)){
if(!(key13 === "content")){
const err90 = {instancePath:instancePath+"/change/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data23.content !== undefined && func0.call(data23, "content")){
let data24 = data23.content;
if(typeof data24 === "string"){
if(!pattern4.test(data24)){
const err91 = {instancePath:instancePath+"/change/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/change/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/change/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid7 = _errs98 === errors;
valid29 = valid29 || _valid7;
if(!valid29){
const err94 = {instancePath:instancePath+"/change/intro",schemaPath:"#/properties/change/properties/intro/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
else {
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
}
}
if(data20.submit !== undefined && func0.call(data20, "submit")){
let data25 = data20.submit;
const _errs105 = errors;
let valid32 = false;
const _errs106 = errors;
if(typeof data25 === "string"){
if(func66(data25) > 40){
const err95 = {instancePath:instancePath+"/change/submit",schemaPath:"#/properties/change/properties/submit/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(func66(data25) < 1){
const err96 = {instancePath:instancePath+"/change/submit",schemaPath:"#/properties/change/properties/submit/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/change/submit",schemaPath:"#/properties/change/properties/submit/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var _valid8 = _errs106 === errors;
valid32 = valid32 || _valid8;
const _errs108 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if((data25.content === undefined) || (!(func0.call(data25, "content")))){
const err98 = {instancePath:instancePath+"/change/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
for(const key14 of Object.keys(data25)){
if(!(key14 === "content")){
const err99 = {instancePath:instancePath+"/change/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data25.content !== undefined && func0.call(data25, "content")){
let data26 = data25.content;
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err100 = {instancePath:instancePath+"/change/submit/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/change/submit/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err102 = {instancePath:instancePath+"/change/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid8 = _errs108 === errors;
valid32 = valid32 || _valid8;
if(!valid32){
const err103 = {instancePath:instancePath+"/change/submit",schemaPath:"#/properties/change/properties/submit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
}
}
if(data20.success !== undefined && func0.call(data20, "success")){
let data27 = data20.success;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.text === undefined) || (!(func0.call(data27, "text")))){
const err104 = {instancePath:instancePath+"/change/success",schemaPath:"#/properties/change/properties/success/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key15 of Object.keys(data27)){
if(!(((key15 === "text") || (key15 === "action")) || (key15 === "keepsForm"))){
const err105 = {instancePath:instancePath+"/change/success",schemaPath:"#/properties/change/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data27.text !== undefined && func0.call(data27, "text")){
let data28 = data27.text;
const _errs118 = errors;
let valid36 = false;
const _errs119 = errors;
if(typeof data28 === "string"){
if(func66(data28) > 300){
const err106 = {instancePath:instancePath+"/change/success/text",schemaPath:"#/properties/change/properties/success/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(func66(data28) < 1){
const err107 = {instancePath:instancePath+"/change/success/text",schemaPath:"#/properties/change/properties/success/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/change/success/text",schemaPath:"#/properties/change/properties/success/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
var _valid9 = _errs119 === errors;
valid36 = valid36 || _valid9;
const _errs121 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if((data28.content === undefined) || (!(func0.call(data28, "content")))){
const err109 = {instancePath:instancePath+"/change/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key16 of Object.keys(data28)){
if(!(key16 === "content")){
const err110 = {instancePath:instancePath+"/change/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data28.content !== undefined && func0.call(data28, "content")){
let data29 = data28.content;
if(typeof data29 === "string"){
if(!pattern4.test(data29)){
const err111 = {instancePath:instancePath+"/change/success/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/change/success/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err113 = {instancePath:instancePath+"/change/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
var _valid9 = _errs121 === errors;
valid36 = valid36 || _valid9;
if(!valid36){
const err114 = {instancePath:instancePath+"/change/success/text",schemaPath:"#/properties/change/properties/success/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
else {
errors = _errs118;
if(vErrors !== null){
if(_errs118){
vErrors.length = _errs118;
}
else {
vErrors = null;
}
}
}
}
if(data27.action !== undefined && func0.call(data27, "action")){
let data30 = data27.action;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.label === undefined) || (!(func0.call(data30, "label")))){
const err115 = {instancePath:instancePath+"/change/success/action",schemaPath:"#/properties/change/properties/success/properties/action/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((data30.link === undefined) || (!(func0.call(data30, "link")))){
const err116 = {instancePath:instancePath+"/change/success/action",schemaPath:"#/properties/change/properties/success/properties/action/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
for(const key17 of Object.keys(data30)){
if(!((key17 === "label") || (key17 === "link"))){
const err117 = {instancePath:instancePath+"/change/success/action",schemaPath:"#/properties/change/properties/success/properties/action/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data30.label !== undefined && func0.call(data30, "label")){
let data31 = data30.label;
const _errs131 = errors;
let valid40 = false;
const _errs132 = errors;
if(typeof data31 === "string"){
if(func66(data31) > 80){
const err118 = {instancePath:instancePath+"/change/success/action/label",schemaPath:"#/properties/change/properties/success/properties/action/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(func66(data31) < 1){
const err119 = {instancePath:instancePath+"/change/success/action/label",schemaPath:"#/properties/change/properties/success/properties/action/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/change/success/action/label",schemaPath:"#/properties/change/properties/success/properties/action/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
var _valid10 = _errs132 === errors;
valid40 = valid40 || _valid10;
const _errs134 = errors;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.content === undefined) || (!(func0.call(data31, "content")))){
const err121 = {instancePath:instancePath+"/change/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
for(const key18 of Object.keys(data31)){
if(!(key18 === "content")){
const err122 = {instancePath:instancePath+"/change/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data31.content !== undefined && func0.call(data31, "content")){
let data32 = data31.content;
if(typeof data32 === "string"){
if(!pattern4.test(data32)){
const err123 = {instancePath:instancePath+"/change/success/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err124 = {instancePath:instancePath+"/change/success/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err125 = {instancePath:instancePath+"/change/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
var _valid10 = _errs134 === errors;
valid40 = valid40 || _valid10;
if(!valid40){
const err126 = {instancePath:instancePath+"/change/success/action/label",schemaPath:"#/properties/change/properties/success/properties/action/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
else {
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
}
}
if(data30.link !== undefined && func0.call(data30, "link")){
if(!(validate22(data30.link, {instancePath:instancePath+"/change/success/action/link",parentData:data30,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err127 = {instancePath:instancePath+"/change/success/action",schemaPath:"#/properties/change/properties/success/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data27.keepsForm !== undefined && func0.call(data27, "keepsForm")){
if(typeof data27.keepsForm !== "boolean"){
const err128 = {instancePath:instancePath+"/change/success/keepsForm",schemaPath:"#/properties/change/properties/success/properties/keepsForm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/change/success",schemaPath:"#/properties/change/properties/success/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data20.links !== undefined && func0.call(data20, "links")){
let data35 = data20.links;
if(Array.isArray(data35)){
if(data35.length > 6){
const err130 = {instancePath:instancePath+"/change/links",schemaPath:"#/properties/change/properties/links/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
const len1 = data35.length;
for(let i1=0; i1<len1; i1++){
let data36 = data35[i1];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if((data36.label === undefined) || (!(func0.call(data36, "label")))){
const err131 = {instancePath:instancePath+"/change/links/" + i1,schemaPath:"#/properties/change/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((data36.link === undefined) || (!(func0.call(data36, "link")))){
const err132 = {instancePath:instancePath+"/change/links/" + i1,schemaPath:"#/properties/change/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
for(const key19 of Object.keys(data36)){
if(!((key19 === "label") || (key19 === "link"))){
const err133 = {instancePath:instancePath+"/change/links/" + i1,schemaPath:"#/properties/change/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data36.label !== undefined && func0.call(data36, "label")){
let data37 = data36.label;
const _errs149 = errors;
let valid46 = false;
const _errs150 = errors;
if(typeof data37 === "string"){
if(func66(data37) > 80){
const err134 = {instancePath:instancePath+"/change/links/" + i1+"/label",schemaPath:"#/properties/change/properties/links/items/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(func66(data37) < 1){
const err135 = {instancePath:instancePath+"/change/links/" + i1+"/label",schemaPath:"#/properties/change/properties/links/items/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/change/links/" + i1+"/label",schemaPath:"#/properties/change/properties/links/items/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
var _valid11 = _errs150 === errors;
valid46 = valid46 || _valid11;
const _errs152 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if((data37.content === undefined) || (!(func0.call(data37, "content")))){
const err137 = {instancePath:instancePath+"/change/links/" + i1+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
for(const key20 of Object.keys(data37)){
if(!(key20 === "content")){
const err138 = {instancePath:instancePath+"/change/links/" + i1+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data37.content !== undefined && func0.call(data37, "content")){
let data38 = data37.content;
if(typeof data38 === "string"){
if(!pattern4.test(data38)){
const err139 = {instancePath:instancePath+"/change/links/" + i1+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/change/links/" + i1+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err141 = {instancePath:instancePath+"/change/links/" + i1+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
var _valid11 = _errs152 === errors;
valid46 = valid46 || _valid11;
if(!valid46){
const err142 = {instancePath:instancePath+"/change/links/" + i1+"/label",schemaPath:"#/properties/change/properties/links/items/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
else {
errors = _errs149;
if(vErrors !== null){
if(_errs149){
vErrors.length = _errs149;
}
else {
vErrors = null;
}
}
}
}
if(data36.link !== undefined && func0.call(data36, "link")){
if(!(validate22(data36.link, {instancePath:instancePath+"/change/links/" + i1+"/link",parentData:data36,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err143 = {instancePath:instancePath+"/change/links/" + i1,schemaPath:"#/properties/change/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err144 = {instancePath:instancePath+"/change/links",schemaPath:"#/properties/change/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data.neither !== undefined && func0.call(data, "neither")){
let data40 = data.neither;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if((data40.heading === undefined) || (!(func0.call(data40, "heading")))){
const err146 = {instancePath:instancePath+"/neither",schemaPath:"#/properties/neither/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if((data40.text === undefined) || (!(func0.call(data40, "text")))){
const err147 = {instancePath:instancePath+"/neither",schemaPath:"#/properties/neither/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if((data40.action === undefined) || (!(func0.call(data40, "action")))){
const err148 = {instancePath:instancePath+"/neither",schemaPath:"#/properties/neither/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
for(const key21 of Object.keys(data40)){
if(!(((key21 === "heading") || (key21 === "text")) || (key21 === "action"))){
const err149 = {instancePath:instancePath+"/neither",schemaPath:"#/properties/neither/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data40.heading !== undefined && func0.call(data40, "heading")){
let data41 = data40.heading;
const _errs163 = errors;
let valid50 = false;
const _errs164 = errors;
if(typeof data41 === "string"){
if(func66(data41) > 120){
const err150 = {instancePath:instancePath+"/neither/heading",schemaPath:"#/properties/neither/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(func66(data41) < 1){
const err151 = {instancePath:instancePath+"/neither/heading",schemaPath:"#/properties/neither/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/neither/heading",schemaPath:"#/properties/neither/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
var _valid12 = _errs164 === errors;
valid50 = valid50 || _valid12;
const _errs166 = errors;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if((data41.content === undefined) || (!(func0.call(data41, "content")))){
const err153 = {instancePath:instancePath+"/neither/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
for(const key22 of Object.keys(data41)){
if(!(key22 === "content")){
const err154 = {instancePath:instancePath+"/neither/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data41.content !== undefined && func0.call(data41, "content")){
let data42 = data41.content;
if(typeof data42 === "string"){
if(!pattern4.test(data42)){
const err155 = {instancePath:instancePath+"/neither/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/neither/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/neither/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
var _valid12 = _errs166 === errors;
valid50 = valid50 || _valid12;
if(!valid50){
const err158 = {instancePath:instancePath+"/neither/heading",schemaPath:"#/properties/neither/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
else {
errors = _errs163;
if(vErrors !== null){
if(_errs163){
vErrors.length = _errs163;
}
else {
vErrors = null;
}
}
}
}
if(data40.text !== undefined && func0.call(data40, "text")){
let data43 = data40.text;
const _errs173 = errors;
let valid53 = false;
const _errs174 = errors;
if(typeof data43 === "string"){
if(func66(data43) > 400){
const err159 = {instancePath:instancePath+"/neither/text",schemaPath:"#/properties/neither/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(func66(data43) < 1){
const err160 = {instancePath:instancePath+"/neither/text",schemaPath:"#/properties/neither/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/neither/text",schemaPath:"#/properties/neither/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
var _valid13 = _errs174 === errors;
valid53 = valid53 || _valid13;
const _errs176 = errors;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if((data43.content === undefined) || (!(func0.call(data43, "content")))){
const err162 = {instancePath:instancePath+"/neither/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
for(const key23 of Object.keys(data43)){
if(!(key23 === "content")){
const err163 = {instancePath:instancePath+"/neither/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data43.content !== undefined && func0.call(data43, "content")){
let data44 = data43.content;
if(typeof data44 === "string"){
if(!pattern4.test(data44)){
const err164 = {instancePath:instancePath+"/neither/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/neither/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
else {
const err166 = {instancePath:instancePath+"/neither/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
var _valid13 = _errs176 === errors;
valid53 = valid53 || _valid13;
if(!valid53){
const err167 = {instancePath:instancePath+"/neither/text",schemaPath:"#/properties/neither/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
else {
errors = _errs173;
if(vErrors !== null){
if(_errs173){
vErrors.length = _errs173;
}
else {
vErrors = null;
}
}
}
}
if(data40.action !== undefined && func0.call(data40, "action")){
let data45 = data40.action;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if((data45.label === undefined) || (!(func0.call(data45, "label")))){
const err168 = {instancePath:instancePath+"/neither/action",schemaPath:"#/properties/neither/properties/action/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if((data45.link === undefined) || (!(func0.call(data45, "link")))){
const err169 = {instancePath:instancePath+"/neither/action",schemaPath:"#/properties/neither/properties/action/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
for(const key24 of Object.keys(data45)){
if(!((key24 === "label") || (key24 === "link"))){
const err170 = {instancePath:instancePath+"/neither/action",schemaPath:"#/properties/neither/properties/action/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data45.label !== undefined && func0.call(data45, "label")){
let data46 = data45.label;
const _errs186 = errors;
let valid57 = false;
const _errs187 = errors;
if(typeof data46 === "string"){
if(func66(data46) > 80){
const err171 = {instancePath:instancePath+"/neither/action/label",schemaPath:"#/properties/neither/properties/action/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(func66(data46) < 1){
const err172 = {instancePath:instancePath+"/neither/action/label",schemaPath:"#/properties/neither/properties/action/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
else {
const err173 = {instancePath:instancePath+"/neither/action/label",schemaPath:"#/properties/neither/properties/action/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
var _valid14 = _errs187 === errors;
valid57 = valid57 || _valid14;
const _errs189 = errors;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.content === undefined) || (!(func0.call(data46, "content")))){
const err174 = {instancePath:instancePath+"/neither/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
for(const key25 of Object.keys(data46)){
if(!(key25 === "content")){
const err175 = {instancePath:instancePath+"/neither/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data46.content !== undefined && func0.call(data46, "content")){
let data47 = data46.content;
if(typeof data47 === "string"){
if(!pattern4.test(data47)){
const err176 = {instancePath:instancePath+"/neither/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else {
const err177 = {instancePath:instancePath+"/neither/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
else {
const err178 = {instancePath:instancePath+"/neither/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
var _valid14 = _errs189 === errors;
valid57 = valid57 || _valid14;
if(!valid57){
const err179 = {instancePath:instancePath+"/neither/action/label",schemaPath:"#/properties/neither/properties/action/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
else {
errors = _errs186;
if(vErrors !== null){
if(_errs186){
vErrors.length = _errs186;
}
else {
vErrors = null;
}
}
}
}
if(data45.link !== undefined && func0.call(data45, "link")){
if(!(validate22(data45.link, {instancePath:instancePath+"/neither/action/link",parentData:data45,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err180 = {instancePath:instancePath+"/neither/action",schemaPath:"#/properties/neither/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
else {
const err181 = {instancePath:instancePath+"/neither",schemaPath:"#/properties/neither/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
else {
const err182 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Link confirmation","description":"Confirms an address by the link of an e-mail; without a link it shows what the page has to say instead, or nothing.","type":"object","additionalProperties":false,"required":["confirms","heading","text","submit","confirmed","invalid"],"properties":{"confirms":{"description":"What the link confirms.","type":"string","enum":["address","email"]},"heading":{"description":"Heading of the page.","anyOf":[{"type":"string","minLength":1,"maxLength":120},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"text":{"description":"What is about to be confirmed.","anyOf":[{"type":"string","minLength":1,"maxLength":400},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"submit":{"description":"Words of the button that confirms.","anyOf":[{"type":"string","minLength":1,"maxLength":60},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"confirmed":{"description":"What is shown once it is confirmed.","type":"object","additionalProperties":false,"required":["text","action"],"properties":{"text":{"description":"What there is to say.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"action":{"description":"Where to go next.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}}},"invalid":{"description":"What is shown where the link is good for nothing any more.","type":"object","additionalProperties":false,"required":["text","action"],"properties":{"text":{"description":"What there is to say.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"action":{"description":"Where to go next.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}}},"without":{"description":"What is shown to somebody who has no link; left out, nothing is.","type":"object","additionalProperties":false,"required":["text","action"],"properties":{"text":{"description":"What there is to say.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"action":{"description":"Where to go next.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}}}},"x-block":{"title":"Link confirmation","description":"Confirms an address by the link of an e-mail; without a link it shows what the page has to say instead, or nothing.","category":"section","main":true,"interactive":true,"data":"shared","flows":["link-confirmation"]}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func68 = ucs2length;
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
if(func68(data0) > 80){
const err3 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/routeLink/properties/route/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func68(data0) < 1){
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
if(func68(data2) > 120){
const err6 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func68(data2) < 1){
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
if(func68(data4) > 200){
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
if(func68(data6) > 2000){
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
if((data.confirms === undefined) || (!(func0.call(data, "confirms")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirms"},message:"must have required property '"+"confirms"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.heading === undefined) || (!(func0.call(data, "heading")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.submit === undefined) || (!(func0.call(data, "submit")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submit"},message:"must have required property '"+"submit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.confirmed === undefined) || (!(func0.call(data, "confirmed")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmed"},message:"must have required property '"+"confirmed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.invalid === undefined) || (!(func0.call(data, "invalid")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invalid"},message:"must have required property '"+"invalid"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "confirms") || (key0 === "heading")) || (key0 === "text")) || (key0 === "submit")) || (key0 === "confirmed")) || (key0 === "invalid")) || (key0 === "without"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.confirms !== undefined && func0.call(data, "confirms")){
let data0 = data.confirms;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/confirms",schemaPath:"#/properties/confirms/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data0 === "address") || (data0 === "email"))){
const err8 = {instancePath:instancePath+"/confirms",schemaPath:"#/properties/confirms/enum",keyword:"enum",params:{allowedValues: schema31.properties.confirms.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.heading !== undefined && func0.call(data, "heading")){
let data1 = data.heading;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data1 === "string"){
if(func68(data1) > 120){
const err9 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func68(data1) < 1){
const err10 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.content === undefined) || (!(func0.call(data1, "content")))){
const err12 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(key1 === "content")){
const err13 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.content !== undefined && func0.call(data1, "content")){
let data2 = data1.content;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err14 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err17 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data3 = data.text;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(typeof data3 === "string"){
if(func68(data3) > 400){
const err18 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func68(data3) < 1){
const err19 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err20 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
const _errs19 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.content === undefined) || (!(func0.call(data3, "content")))){
const err21 = {instancePath:instancePath+"/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 of Object.keys(data3)){
if(!(key2 === "content")){
const err22 = {instancePath:instancePath+"/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.content !== undefined && func0.call(data3, "content")){
let data4 = data3.content;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err23 = {instancePath:instancePath+"/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err24 = {instancePath:instancePath+"/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err25 = {instancePath:instancePath+"/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err26 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.submit !== undefined && func0.call(data, "submit")){
let data5 = data.submit;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(typeof data5 === "string"){
if(func68(data5) > 60){
const err27 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func68(data5) < 1){
const err28 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid7 = valid7 || _valid2;
const _errs29 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.content === undefined) || (!(func0.call(data5, "content")))){
const err30 = {instancePath:instancePath+"/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key3 of Object.keys(data5)){
if(!(key3 === "content")){
const err31 = {instancePath:instancePath+"/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.content !== undefined && func0.call(data5, "content")){
let data6 = data5.content;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err32 = {instancePath:instancePath+"/submit/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/submit/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid2 = _errs29 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err35 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
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
if(data.confirmed !== undefined && func0.call(data, "confirmed")){
let data7 = data.confirmed;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.text === undefined) || (!(func0.call(data7, "text")))){
const err36 = {instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data7.action === undefined) || (!(func0.call(data7, "action")))){
const err37 = {instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key4 of Object.keys(data7)){
if(!((key4 === "text") || (key4 === "action"))){
const err38 = {instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
let data8 = data7.text;
const _errs39 = errors;
let valid11 = false;
const _errs40 = errors;
if(typeof data8 === "string"){
if(func68(data8) > 300){
const err39 = {instancePath:instancePath+"/confirmed/text",schemaPath:"#/properties/confirmed/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func68(data8) < 1){
const err40 = {instancePath:instancePath+"/confirmed/text",schemaPath:"#/properties/confirmed/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err41 = {instancePath:instancePath+"/confirmed/text",schemaPath:"#/properties/confirmed/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid3 = _errs40 === errors;
valid11 = valid11 || _valid3;
const _errs42 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.content === undefined) || (!(func0.call(data8, "content")))){
const err42 = {instancePath:instancePath+"/confirmed/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key5 of Object.keys(data8)){
if(!(key5 === "content")){
const err43 = {instancePath:instancePath+"/confirmed/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data8.content !== undefined && func0.call(data8, "content")){
let data9 = data8.content;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err44 = {instancePath:instancePath+"/confirmed/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/confirmed/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err46 = {instancePath:instancePath+"/confirmed/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid3 = _errs42 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err47 = {instancePath:instancePath+"/confirmed/text",schemaPath:"#/properties/confirmed/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
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
const err48 = {instancePath:instancePath+"/confirmed/action",schemaPath:"#/properties/confirmed/properties/action/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data10.link === undefined) || (!(func0.call(data10, "link")))){
const err49 = {instancePath:instancePath+"/confirmed/action",schemaPath:"#/properties/confirmed/properties/action/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key6 of Object.keys(data10)){
if(!((key6 === "label") || (key6 === "link"))){
const err50 = {instancePath:instancePath+"/confirmed/action",schemaPath:"#/properties/confirmed/properties/action/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data10.label !== undefined && func0.call(data10, "label")){
let data11 = data10.label;
const _errs52 = errors;
let valid15 = false;
const _errs53 = errors;
if(typeof data11 === "string"){
if(func68(data11) > 80){
const err51 = {instancePath:instancePath+"/confirmed/action/label",schemaPath:"#/properties/confirmed/properties/action/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func68(data11) < 1){
const err52 = {instancePath:instancePath+"/confirmed/action/label",schemaPath:"#/properties/confirmed/properties/action/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err53 = {instancePath:instancePath+"/confirmed/action/label",schemaPath:"#/properties/confirmed/properties/action/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid4 = _errs53 === errors;
valid15 = valid15 || _valid4;
const _errs55 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.content === undefined) || (!(func0.call(data11, "content")))){
const err54 = {instancePath:instancePath+"/confirmed/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key7 of Object.keys(data11)){
if(!(key7 === "content")){
const err55 = {instancePath:instancePath+"/confirmed/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data11.content !== undefined && func0.call(data11, "content")){
let data12 = data11.content;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err56 = {instancePath:instancePath+"/confirmed/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/confirmed/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err58 = {instancePath:instancePath+"/confirmed/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid4 = _errs55 === errors;
valid15 = valid15 || _valid4;
if(!valid15){
const err59 = {instancePath:instancePath+"/confirmed/action/label",schemaPath:"#/properties/confirmed/properties/action/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data10.link !== undefined && func0.call(data10, "link")){
if(!(validate22(data10.link, {instancePath:instancePath+"/confirmed/action/link",parentData:data10,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err60 = {instancePath:instancePath+"/confirmed/action",schemaPath:"#/properties/confirmed/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err61 = {instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.invalid !== undefined && func0.call(data, "invalid")){
let data14 = data.invalid;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.text === undefined) || (!(func0.call(data14, "text")))){
const err62 = {instancePath:instancePath+"/invalid",schemaPath:"#/properties/invalid/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((data14.action === undefined) || (!(func0.call(data14, "action")))){
const err63 = {instancePath:instancePath+"/invalid",schemaPath:"#/properties/invalid/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key8 of Object.keys(data14)){
if(!((key8 === "text") || (key8 === "action"))){
const err64 = {instancePath:instancePath+"/invalid",schemaPath:"#/properties/invalid/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data14.text !== undefined && func0.call(data14, "text")){
let data15 = data14.text;
const _errs66 = errors;
let valid19 = false;
const _errs67 = errors;
if(typeof data15 === "string"){
if(func68(data15) > 300){
const err65 = {instancePath:instancePath+"/invalid/text",schemaPath:"#/properties/invalid/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(func68(data15) < 1){
const err66 = {instancePath:instancePath+"/invalid/text",schemaPath:"#/properties/invalid/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/invalid/text",schemaPath:"#/properties/invalid/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid5 = _errs67 === errors;
valid19 = valid19 || _valid5;
const _errs69 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.content === undefined) || (!(func0.call(data15, "content")))){
const err68 = {instancePath:instancePath+"/invalid/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key9 of Object.keys(data15)){
if(!(key9 === "content")){
const err69 = {instancePath:instancePath+"/invalid/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data15.content !== undefined && func0.call(data15, "content")){
let data16 = data15.content;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
const err70 = {instancePath:instancePath+"/invalid/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err71 = {instancePath:instancePath+"/invalid/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/invalid/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid5 = _errs69 === errors;
valid19 = valid19 || _valid5;
if(!valid19){
const err73 = {instancePath:instancePath+"/invalid/text",schemaPath:"#/properties/invalid/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
}
}
if(data14.action !== undefined && func0.call(data14, "action")){
let data17 = data14.action;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.label === undefined) || (!(func0.call(data17, "label")))){
const err74 = {instancePath:instancePath+"/invalid/action",schemaPath:"#/properties/invalid/properties/action/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((data17.link === undefined) || (!(func0.call(data17, "link")))){
const err75 = {instancePath:instancePath+"/invalid/action",schemaPath:"#/properties/invalid/properties/action/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key10 of Object.keys(data17)){
if(!((key10 === "label") || (key10 === "link"))){
const err76 = {instancePath:instancePath+"/invalid/action",schemaPath:"#/properties/invalid/properties/action/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data17.label !== undefined && func0.call(data17, "label")){
let data18 = data17.label;
const _errs79 = errors;
let valid23 = false;
const _errs80 = errors;
if(typeof data18 === "string"){
if(func68(data18) > 80){
const err77 = {instancePath:instancePath+"/invalid/action/label",schemaPath:"#/properties/invalid/properties/action/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(func68(data18) < 1){
const err78 = {instancePath:instancePath+"/invalid/action/label",schemaPath:"#/properties/invalid/properties/action/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err79 = {instancePath:instancePath+"/invalid/action/label",schemaPath:"#/properties/invalid/properties/action/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid6 = _errs80 === errors;
valid23 = valid23 || _valid6;
const _errs82 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.content === undefined) || (!(func0.call(data18, "content")))){
const err80 = {instancePath:instancePath+"/invalid/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key11 of Object.keys(data18)){
if(!(key11 === "content")){
const err81 = {instancePath:instancePath+"/invalid/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data18.content !== undefined && func0.call(data18, "content")){
let data19 = data18.content;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err82 = {instancePath:instancePath+"/invalid/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err83 = {instancePath:instancePath+"/invalid/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err84 = {instancePath:instancePath+"/invalid/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid6 = _errs82 === errors;
valid23 = valid23 || _valid6;
if(!valid23){
const err85 = {instancePath:instancePath+"/invalid/action/label",schemaPath:"#/properties/invalid/properties/action/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
}
}
if(data17.link !== undefined && func0.call(data17, "link")){
if(!(validate22(data17.link, {instancePath:instancePath+"/invalid/action/link",parentData:data17,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err86 = {instancePath:instancePath+"/invalid/action",schemaPath:"#/properties/invalid/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/invalid",schemaPath:"#/properties/invalid/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.without !== undefined && func0.call(data, "without")){
let data21 = data.without;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.text === undefined) || (!(func0.call(data21, "text")))){
const err88 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((data21.action === undefined) || (!(func0.call(data21, "action")))){
const err89 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
for(const key12 of Object.keys(data21)){
if(!((key12 === "text") || (key12 === "action"))){
const err90 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data21.text !== undefined && func0.call(data21, "text")){
let data22 = data21.text;
const _errs93 = errors;
let valid27 = false;
const _errs94 = errors;
if(typeof data22 === "string"){
if(func68(data22) > 300){
const err91 = {instancePath:instancePath+"/without/text",schemaPath:"#/properties/without/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(func68(data22) < 1){
const err92 = {instancePath:instancePath+"/without/text",schemaPath:"#/properties/without/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/without/text",schemaPath:"#/properties/without/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid7 = _errs94 === errors;
valid27 = valid27 || _valid7;
const _errs96 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.content === undefined) || (!(func0.call(data22, "content")))){
const err94 = {instancePath:instancePath+"/without/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key13 of Object.keys(data22)){
if(!(key13 === "content")){
const err95 = {instancePath:instancePath+"/without/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data22.content !== undefined && func0.call(data22, "content")){
let data23 = data22.content;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err96 = {instancePath:instancePath+"/without/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err97 = {instancePath:instancePath+"/without/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/without/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid7 = _errs96 === errors;
valid27 = valid27 || _valid7;
if(!valid27){
const err99 = {instancePath:instancePath+"/without/text",schemaPath:"#/properties/without/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
else {
errors = _errs93;
if(vErrors !== null){
if(_errs93){
vErrors.length = _errs93;
}
else {
vErrors = null;
}
}
}
}
if(data21.action !== undefined && func0.call(data21, "action")){
let data24 = data21.action;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.label === undefined) || (!(func0.call(data24, "label")))){
const err100 = {instancePath:instancePath+"/without/action",schemaPath:"#/properties/without/properties/action/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((data24.link === undefined) || (!(func0.call(data24, "link")))){
const err101 = {instancePath:instancePath+"/without/action",schemaPath:"#/properties/without/properties/action/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
for(const key14 of Object.keys(data24)){
if(!((key14 === "label") || (key14 === "link"))){
const err102 = {instancePath:instancePath+"/without/action",schemaPath:"#/properties/without/properties/action/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data24.label !== undefined && func0.call(data24, "label")){
let data25 = data24.label;
const _errs106 = errors;
let valid31 = false;
const _errs107 = errors;
if(typeof data25 === "string"){
if(func68(data25) > 80){
const err103 = {instancePath:instancePath+"/without/action/label",schemaPath:"#/properties/without/properties/action/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(func68(data25) < 1){
const err104 = {instancePath:instancePath+"/without/action/label",schemaPath:"#/properties/without/properties/action/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/without/action/label",schemaPath:"#/properties/without/properties/action/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var _valid8 = _errs107 === errors;
valid31 = valid31 || _valid8;
const _errs109 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if((data25.content === undefined) || (!(func0.call(data25, "content")))){
const err106 = {instancePath:instancePath+"/without/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key15 of Object.keys(data25)){
if(!(key15 === "content")){
const err107 = {instancePath:instancePath+"/without/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data25.content !== undefined && func0.call(data25, "content")){
let data26 = data25.content;
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err108 = {instancePath:instancePath+"/without/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/without/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err110 = {instancePath:instancePath+"/without/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
var _valid8 = _errs109 === errors;
valid31 = valid31 || _valid8;
if(!valid31){
const err111 = {instancePath:instancePath+"/without/action/label",schemaPath:"#/properties/without/properties/action/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
else {
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
}
if(data24.link !== undefined && func0.call(data24, "link")){
if(!(validate22(data24.link, {instancePath:instancePath+"/without/action/link",parentData:data24,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err112 = {instancePath:instancePath+"/without/action",schemaPath:"#/properties/without/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err113 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err114 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Cart list","description":"What is in the cart, with ways to change it, and what it costs.","type":"object","additionalProperties":false,"properties":{"heading":{"description":"Heading of the page; left out, a plain one.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"checkout":{"description":"The way to the checkout; left out, there is none.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":40},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}},"advice":{"description":"What to do about the reasons that block a cart; a reason that is not named gets a plain text.","type":"array","maxItems":12,"items":{"description":"One reason.","type":"object","additionalProperties":false,"required":["reason","text"],"properties":{"reason":{"description":"Id of the reason, as the shop's API names it.","anyOf":[{"type":"string","minLength":1,"maxLength":60},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"text":{"description":"What to do about it, after the words of the shop.","anyOf":[{"type":"string","minLength":1,"maxLength":240},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":40},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it can be done; left out, the contact.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}},"contact":{"description":"Whom to ask about a cart that can't be bought.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":40},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}},"regulation":{"description":"What a customer agrees to at the checkout, for carts that the shop asks it for.","type":"object","additionalProperties":false,"required":["notice","heading","text"],"properties":{"notice":{"description":"One sentence beside the way to the checkout.","anyOf":[{"type":"string","minLength":1,"maxLength":240},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"heading":{"description":"Heading of the dialog.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"text":{"description":"The regulations.","anyOf":[{"type":"string","minLength":1,"maxLength":4000},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}}},"note":{"description":"What holds for every item of the cart.","anyOf":[{"type":"string","minLength":1,"maxLength":240},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}},"x-block":{"title":"Cart list","description":"What is in the cart, with ways to change it, and what it costs.","category":"cart","main":true,"interactive":true,"flows":["cart"],"slots":{"empty":{"description":"What stands here while the cart is empty."},"promotion":{"description":"Where a promotion code is entered."}},"data":"visitor","routes":["offer.play","daily-winners.membership-tiers","cart"]}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func61 = ucs2length;
const pattern4 = new RegExp("^[a-z0-9][A-Za-z0-9._-]{0,126}$", "u");
const schema35 = {"title":"Link","description":"Where a link leads: a route of the site, a content page, or another site.","type":"object","anyOf":[{"$ref":"#/$defs/routeLink"},{"$ref":"#/$defs/pageLink"},{"$ref":"#/$defs/externalLink"}]};
const schema36 = {"title":"RouteLink","description":"A link to a route by its id, so that an overridden path can't break it.","type":"object","additionalProperties":false,"required":["route"],"properties":{"route":{"description":"Id of the route.","type":"string","minLength":1,"maxLength":80},"params":{"description":"Values of the route's path parameters.","type":"object","additionalProperties":{"description":"Value of one path parameter.","type":"string","minLength":1,"maxLength":120}},"query":{"description":"Query parameters to add.","type":"object","additionalProperties":{"description":"Value of one query parameter.","type":"string","maxLength":200}},"hash":{"description":"Id of the element to go to, without #.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,60}$"}}};
const schema39 = {"title":"ExternalLink","description":"A link that leaves the shop.","type":"object","additionalProperties":false,"required":["href"],"properties":{"href":{"description":"Absolute http or https address, or a tel: or mailto: one.","type":"string","maxLength":2000,"pattern":"^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$"}}};
const pattern6 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,60}$", "u");
const pattern9 = new RegExp("^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$", "u");
const schema37 = {"title":"PageLink","description":"A link to a content page by the name of its document.","type":"object","additionalProperties":false,"required":["page"],"properties":{"page":{"description":"Name of the page document.","$ref":"#/$defs/key"},"hash":{"description":"Id of the element to go to, without #.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,60}$"}}};
const schema38 = {"title":"Key","description":"A stable name inside its document: lower case, digits, dots, dashes and underscores.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"};
const pattern7 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");

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
if(!pattern7.test(data0)){
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
if(!pattern6.test(data1)){
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
if(func61(data0) > 80){
const err3 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/routeLink/properties/route/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func61(data0) < 1){
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
if(func61(data2) > 120){
const err6 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func61(data2) < 1){
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
if(func61(data4) > 200){
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
if(!pattern6.test(data5)){
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
if(func61(data6) > 2000){
const err18 = {instancePath:instancePath+"/href",schemaPath:"#/$defs/externalLink/properties/href/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern9.test(data6)){
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
for(const key0 of Object.keys(data)){
if(!((((((key0 === "heading") || (key0 === "checkout")) || (key0 === "advice")) || (key0 === "contact")) || (key0 === "regulation")) || (key0 === "note"))){
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
if(data.heading !== undefined && func0.call(data, "heading")){
let data0 = data.heading;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data0 === "string"){
if(func61(data0) > 80){
const err1 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func61(data0) < 1){
const err2 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.content === undefined) || (!(func0.call(data0, "content")))){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data0)){
if(!(key1 === "content")){
const err5 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.content !== undefined && func0.call(data0, "content")){
let data1 = data0.content;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err7 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err9 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(data.checkout !== undefined && func0.call(data, "checkout")){
let data2 = data.checkout;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.label === undefined) || (!(func0.call(data2, "label")))){
const err10 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data2.link === undefined) || (!(func0.call(data2, "link")))){
const err11 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 of Object.keys(data2)){
if(!((key2 === "label") || (key2 === "link"))){
const err12 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.label !== undefined && func0.call(data2, "label")){
let data3 = data2.label;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data3 === "string"){
if(func61(data3) > 40){
const err13 = {instancePath:instancePath+"/checkout/label",schemaPath:"#/properties/checkout/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func61(data3) < 1){
const err14 = {instancePath:instancePath+"/checkout/label",schemaPath:"#/properties/checkout/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err15 = {instancePath:instancePath+"/checkout/label",schemaPath:"#/properties/checkout/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.content === undefined) || (!(func0.call(data3, "content")))){
const err16 = {instancePath:instancePath+"/checkout/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key3 of Object.keys(data3)){
if(!(key3 === "content")){
const err17 = {instancePath:instancePath+"/checkout/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.content !== undefined && func0.call(data3, "content")){
let data4 = data3.content;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err18 = {instancePath:instancePath+"/checkout/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err19 = {instancePath:instancePath+"/checkout/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err20 = {instancePath:instancePath+"/checkout/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err21 = {instancePath:instancePath+"/checkout/label",schemaPath:"#/properties/checkout/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
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
if(data2.link !== undefined && func0.call(data2, "link")){
if(!(validate22(data2.link, {instancePath:instancePath+"/checkout/link",parentData:data2,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.advice !== undefined && func0.call(data, "advice")){
let data6 = data.advice;
if(Array.isArray(data6)){
if(data6.length > 12){
const err23 = {instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.reason === undefined) || (!(func0.call(data7, "reason")))){
const err24 = {instancePath:instancePath+"/advice/" + i0,schemaPath:"#/properties/advice/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data7.text === undefined) || (!(func0.call(data7, "text")))){
const err25 = {instancePath:instancePath+"/advice/" + i0,schemaPath:"#/properties/advice/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key4 of Object.keys(data7)){
if(!((((key4 === "reason") || (key4 === "text")) || (key4 === "label")) || (key4 === "link"))){
const err26 = {instancePath:instancePath+"/advice/" + i0,schemaPath:"#/properties/advice/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.reason !== undefined && func0.call(data7, "reason")){
let data8 = data7.reason;
const _errs33 = errors;
let valid11 = false;
const _errs34 = errors;
if(typeof data8 === "string"){
if(func61(data8) > 60){
const err27 = {instancePath:instancePath+"/advice/" + i0+"/reason",schemaPath:"#/properties/advice/items/properties/reason/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func61(data8) < 1){
const err28 = {instancePath:instancePath+"/advice/" + i0+"/reason",schemaPath:"#/properties/advice/items/properties/reason/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err29 = {instancePath:instancePath+"/advice/" + i0+"/reason",schemaPath:"#/properties/advice/items/properties/reason/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid2 = _errs34 === errors;
valid11 = valid11 || _valid2;
const _errs36 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.content === undefined) || (!(func0.call(data8, "content")))){
const err30 = {instancePath:instancePath+"/advice/" + i0+"/reason",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key5 of Object.keys(data8)){
if(!(key5 === "content")){
const err31 = {instancePath:instancePath+"/advice/" + i0+"/reason",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.content !== undefined && func0.call(data8, "content")){
let data9 = data8.content;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err32 = {instancePath:instancePath+"/advice/" + i0+"/reason/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err33 = {instancePath:instancePath+"/advice/" + i0+"/reason/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err34 = {instancePath:instancePath+"/advice/" + i0+"/reason",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid11 = valid11 || _valid2;
if(!valid11){
const err35 = {instancePath:instancePath+"/advice/" + i0+"/reason",schemaPath:"#/properties/advice/items/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
let data10 = data7.text;
const _errs43 = errors;
let valid14 = false;
const _errs44 = errors;
if(typeof data10 === "string"){
if(func61(data10) > 240){
const err36 = {instancePath:instancePath+"/advice/" + i0+"/text",schemaPath:"#/properties/advice/items/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func61(data10) < 1){
const err37 = {instancePath:instancePath+"/advice/" + i0+"/text",schemaPath:"#/properties/advice/items/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err38 = {instancePath:instancePath+"/advice/" + i0+"/text",schemaPath:"#/properties/advice/items/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid3 = _errs44 === errors;
valid14 = valid14 || _valid3;
const _errs46 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.content === undefined) || (!(func0.call(data10, "content")))){
const err39 = {instancePath:instancePath+"/advice/" + i0+"/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key6 of Object.keys(data10)){
if(!(key6 === "content")){
const err40 = {instancePath:instancePath+"/advice/" + i0+"/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.content !== undefined && func0.call(data10, "content")){
let data11 = data10.content;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err41 = {instancePath:instancePath+"/advice/" + i0+"/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err42 = {instancePath:instancePath+"/advice/" + i0+"/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/advice/" + i0+"/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid3 = _errs46 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err44 = {instancePath:instancePath+"/advice/" + i0+"/text",schemaPath:"#/properties/advice/items/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data7.label !== undefined && func0.call(data7, "label")){
let data12 = data7.label;
const _errs53 = errors;
let valid17 = false;
const _errs54 = errors;
if(typeof data12 === "string"){
if(func61(data12) > 40){
const err45 = {instancePath:instancePath+"/advice/" + i0+"/label",schemaPath:"#/properties/advice/items/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func61(data12) < 1){
const err46 = {instancePath:instancePath+"/advice/" + i0+"/label",schemaPath:"#/properties/advice/items/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/advice/" + i0+"/label",schemaPath:"#/properties/advice/items/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid4 = _errs54 === errors;
valid17 = valid17 || _valid4;
const _errs56 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.content === undefined) || (!(func0.call(data12, "content")))){
const err48 = {instancePath:instancePath+"/advice/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key7 of Object.keys(data12)){
if(!(key7 === "content")){
const err49 = {instancePath:instancePath+"/advice/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data12.content !== undefined && func0.call(data12, "content")){
let data13 = data12.content;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err50 = {instancePath:instancePath+"/advice/" + i0+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/advice/" + i0+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/advice/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid4 = _errs56 === errors;
valid17 = valid17 || _valid4;
if(!valid17){
const err53 = {instancePath:instancePath+"/advice/" + i0+"/label",schemaPath:"#/properties/advice/items/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
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
if(data7.link !== undefined && func0.call(data7, "link")){
if(!(validate22(data7.link, {instancePath:instancePath+"/advice/" + i0+"/link",parentData:data7,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err54 = {instancePath:instancePath+"/advice/" + i0,schemaPath:"#/properties/advice/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err55 = {instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.contact !== undefined && func0.call(data, "contact")){
let data15 = data.contact;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.label === undefined) || (!(func0.call(data15, "label")))){
const err56 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data15.link === undefined) || (!(func0.call(data15, "link")))){
const err57 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key8 of Object.keys(data15)){
if(!((key8 === "label") || (key8 === "link"))){
const err58 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data15.label !== undefined && func0.call(data15, "label")){
let data16 = data15.label;
const _errs67 = errors;
let valid21 = false;
const _errs68 = errors;
if(typeof data16 === "string"){
if(func61(data16) > 40){
const err59 = {instancePath:instancePath+"/contact/label",schemaPath:"#/properties/contact/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(func61(data16) < 1){
const err60 = {instancePath:instancePath+"/contact/label",schemaPath:"#/properties/contact/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/contact/label",schemaPath:"#/properties/contact/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid5 = _errs68 === errors;
valid21 = valid21 || _valid5;
const _errs70 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.content === undefined) || (!(func0.call(data16, "content")))){
const err62 = {instancePath:instancePath+"/contact/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key9 of Object.keys(data16)){
if(!(key9 === "content")){
const err63 = {instancePath:instancePath+"/contact/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data16.content !== undefined && func0.call(data16, "content")){
let data17 = data16.content;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err64 = {instancePath:instancePath+"/contact/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err65 = {instancePath:instancePath+"/contact/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/contact/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid5 = _errs70 === errors;
valid21 = valid21 || _valid5;
if(!valid21){
const err67 = {instancePath:instancePath+"/contact/label",schemaPath:"#/properties/contact/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
}
}
if(data15.link !== undefined && func0.call(data15, "link")){
if(!(validate22(data15.link, {instancePath:instancePath+"/contact/link",parentData:data15,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err68 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.regulation !== undefined && func0.call(data, "regulation")){
let data19 = data.regulation;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.notice === undefined) || (!(func0.call(data19, "notice")))){
const err69 = {instancePath:instancePath+"/regulation",schemaPath:"#/properties/regulation/required",keyword:"required",params:{missingProperty: "notice"},message:"must have required property '"+"notice"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((data19.heading === undefined) || (!(func0.call(data19, "heading")))){
const err70 = {instancePath:instancePath+"/regulation",schemaPath:"#/properties/regulation/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((data19.text === undefined) || (!(func0.call(data19, "text")))){
const err71 = {instancePath:instancePath+"/regulation",schemaPath:"#/properties/regulation/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key10 of Object.keys(data19)){
if(!(((key10 === "notice") || (key10 === "heading")) || (key10 === "text"))){
const err72 = {instancePath:instancePath+"/regulation",schemaPath:"#/properties/regulation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data19.notice !== undefined && func0.call(data19, "notice")){
let data20 = data19.notice;
const _errs81 = errors;
let valid25 = false;
const _errs82 = errors;
if(typeof data20 === "string"){
if(func61(data20) > 240){
const err73 = {instancePath:instancePath+"/regulation/notice",schemaPath:"#/properties/regulation/properties/notice/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(func61(data20) < 1){
const err74 = {instancePath:instancePath+"/regulation/notice",schemaPath:"#/properties/regulation/properties/notice/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err75 = {instancePath:instancePath+"/regulation/notice",schemaPath:"#/properties/regulation/properties/notice/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid6 = _errs82 === errors;
valid25 = valid25 || _valid6;
const _errs84 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.content === undefined) || (!(func0.call(data20, "content")))){
const err76 = {instancePath:instancePath+"/regulation/notice",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key11 of Object.keys(data20)){
if(!(key11 === "content")){
const err77 = {instancePath:instancePath+"/regulation/notice",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data20.content !== undefined && func0.call(data20, "content")){
let data21 = data20.content;
if(typeof data21 === "string"){
if(!pattern4.test(data21)){
const err78 = {instancePath:instancePath+"/regulation/notice/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err79 = {instancePath:instancePath+"/regulation/notice/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err80 = {instancePath:instancePath+"/regulation/notice",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid6 = _errs84 === errors;
valid25 = valid25 || _valid6;
if(!valid25){
const err81 = {instancePath:instancePath+"/regulation/notice",schemaPath:"#/properties/regulation/properties/notice/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
}
if(data19.heading !== undefined && func0.call(data19, "heading")){
let data22 = data19.heading;
const _errs91 = errors;
let valid28 = false;
const _errs92 = errors;
if(typeof data22 === "string"){
if(func61(data22) > 80){
const err82 = {instancePath:instancePath+"/regulation/heading",schemaPath:"#/properties/regulation/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(func61(data22) < 1){
const err83 = {instancePath:instancePath+"/regulation/heading",schemaPath:"#/properties/regulation/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err84 = {instancePath:instancePath+"/regulation/heading",schemaPath:"#/properties/regulation/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid7 = _errs92 === errors;
valid28 = valid28 || _valid7;
const _errs94 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.content === undefined) || (!(func0.call(data22, "content")))){
const err85 = {instancePath:instancePath+"/regulation/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
for(const key12 of Object.keys(data22)){
if(!(key12 === "content")){
const err86 = {instancePath:instancePath+"/regulation/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data22.content !== undefined && func0.call(data22, "content")){
let data23 = data22.content;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err87 = {instancePath:instancePath+"/regulation/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err88 = {instancePath:instancePath+"/regulation/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/regulation/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid7 = _errs94 === errors;
valid28 = valid28 || _valid7;
if(!valid28){
const err90 = {instancePath:instancePath+"/regulation/heading",schemaPath:"#/properties/regulation/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
}
}
if(data19.text !== undefined && func0.call(data19, "text")){
let data24 = data19.text;
const _errs101 = errors;
let valid31 = false;
const _errs102 = errors;
if(typeof data24 === "string"){
if(func61(data24) > 4000){
const err91 = {instancePath:instancePath+"/regulation/text",schemaPath:"#/properties/regulation/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(func61(data24) < 1){
const err92 = {instancePath:instancePath+"/regulation/text",schemaPath:"#/properties/regulation/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err93 = {instancePath:instancePath+"/regulation/text",schemaPath:"#/properties/regulation/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid8 = _errs102 === errors;
valid31 = valid31 || _valid8;
const _errs104 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.content === undefined) || (!(func0.call(data24, "content")))){
const err94 = {instancePath:instancePath+"/regulation/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key13 of Object.keys(data24)){
if(!(key13 === "content")){
const err95 = {instancePath:instancePath+"/regulation/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data24.content !== undefined && func0.call(data24, "content")){
let data25 = data24.content;
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err96 = {instancePath:instancePath+"/regulation/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err97 = {instancePath:instancePath+"/regulation/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err98 = {instancePath:instancePath+"/regulation/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid8 = _errs104 === errors;
valid31 = valid31 || _valid8;
if(!valid31){
const err99 = {instancePath:instancePath+"/regulation/text",schemaPath:"#/properties/regulation/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
else {
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err100 = {instancePath:instancePath+"/regulation",schemaPath:"#/properties/regulation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data26 = data.note;
const _errs111 = errors;
let valid34 = false;
const _errs112 = errors;
if(typeof data26 === "string"){
if(func61(data26) > 240){
const err101 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(func61(data26) < 1){
const err102 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
var _valid9 = _errs112 === errors;
valid34 = valid34 || _valid9;
const _errs114 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.content === undefined) || (!(func0.call(data26, "content")))){
const err104 = {instancePath:instancePath+"/note",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key14 of Object.keys(data26)){
if(!(key14 === "content")){
const err105 = {instancePath:instancePath+"/note",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data26.content !== undefined && func0.call(data26, "content")){
let data27 = data26.content;
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
const err106 = {instancePath:instancePath+"/note/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/note/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/note",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
var _valid9 = _errs114 === errors;
valid34 = valid34 || _valid9;
if(!valid34){
const err109 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
else {
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err110 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


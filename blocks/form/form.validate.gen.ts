// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Form","description":"A form of the shop, such as log in or sign up, with its fields, help and messages.","type":"object","additionalProperties":false,"required":["form"],"properties":{"form":{"description":"Which form it is.","type":"string","enum":["account-closure","bank-account","change-password","communication-preferences","confirm-address","confirm-password","country-banned","customer-details","drivers-licence","force-password-change","forgot-password","login","migration-terms","overseas-account","precommitment-limit","reset-password","sign-up","spend-limit","support-message","take-break","terms-acceptance","two-factor-code","two-factor-confirm","unsubscribe","withdrawal"]},"heading":{"description":"Heading of the form; left out, that of the form.","anyOf":[{"type":"string","minLength":1,"maxLength":120},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"level":{"description":"Level of the heading: 1 where it is the heading of the page.","type":"integer","enum":[1,2],"default":2},"intro":{"description":"A few words above the fields.","anyOf":[{"type":"string","minLength":1,"maxLength":600},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"submit":{"description":"Words of the button that sends the form.","anyOf":[{"type":"string","minLength":1,"maxLength":40},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"success":{"description":"What is shown once the form was sent; left out, nothing but what the flow does.","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"description":"What was done, in a sentence.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"action":{"description":"Where to go next.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}},"keepsForm":{"description":"Whether the fields stay, to be changed and sent again.","type":"boolean","default":false}}},"again":{"description":"Words of a button that shows the form again after it was sent; left out, there is none.","anyOf":[{"type":"string","minLength":1,"maxLength":40},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"links":{"description":"Other ways, below the form.","type":"array","maxItems":6,"items":{"description":"One other way.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}},"fields":{"description":"Fields with other words than the usual ones.","type":"array","maxItems":20,"items":{"description":"One field.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"Name of the field.","type":"string","enum":["accountName","accountNumber","address","addressLine2","amount","bankCode","cardNumber","code","comment","confirmed","country","currentPassword","dateOfBirth","directmail","email","expiryDate","firstname","lastname","licenceNumber","limit","marketingOptIn","message","newPassword","newPasswordAgain","password","passwordAgain","period","phone","postcode","reason","saveDevice","sms","state","suburb","termsAccepted","topic","unsubscribeReason","way"]},"label":{"description":"What the field is called.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"help":{"description":"What to type into it.","anyOf":[{"type":"string","minLength":1,"maxLength":300},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where to read more, such as the terms.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":80},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}}}}},"messages":{"description":"Messages in other words than the usual ones; braces hold what is filled in.","type":"object","additionalProperties":false,"properties":{"required":{"description":"Said instead of the usual words of the message required.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"email":{"description":"Said instead of the usual words of the message email.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"numbers-only":{"description":"Said instead of the usual words of the message numbers-only.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"phone":{"description":"Said instead of the usual words of the message phone.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"currency":{"description":"Said instead of the usual words of the message currency.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"post-code":{"description":"Said instead of the usual words of the message post-code.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"post-code-region":{"description":"Said instead of the usual words of the message post-code-region.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"mismatch":{"description":"Said instead of the usual words of the message mismatch.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"terms":{"description":"Said instead of the usual words of the message terms.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"minimum":{"description":"Said instead of the usual words of the message minimum.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"maximum":{"description":"Said instead of the usual words of the message maximum.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"card-holder":{"description":"Said instead of the usual words of the message card-holder.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"name":{"description":"Said instead of the usual words of the message name.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"date":{"description":"Said instead of the usual words of the message date.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"adult":{"description":"Said instead of the usual words of the message adult.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"code":{"description":"Said instead of the usual words of the message code.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"code-incorrect":{"description":"Said instead of the usual words of the message code-incorrect.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"account-locked":{"description":"Said instead of the usual words of the message account-locked.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"too-short":{"description":"Said instead of the usual words of the message too-short.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"too-long":{"description":"Said instead of the usual words of the message too-long.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"invalid":{"description":"Said instead of the usual words of the message invalid.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}}}},"x-block":{"title":"Form","description":"A form of the shop, such as log in or sign up, with its fields, help and messages.","category":"section","main":true,"interactive":true,"flows":["form"],"data":"shared"}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func64 = ucs2length;
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
if(func64(data0) > 80){
const err3 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/routeLink/properties/route/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func64(data0) < 1){
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
if(func64(data2) > 120){
const err6 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func64(data2) < 1){
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
if(func64(data4) > 200){
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
if(func64(data6) > 2000){
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
if((data.form === undefined) || (!(func0.call(data, "form")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
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
if(data.form !== undefined && func0.call(data, "form")){
let data0 = data.form;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((((((((((((((((data0 === "account-closure") || (data0 === "bank-account")) || (data0 === "change-password")) || (data0 === "communication-preferences")) || (data0 === "confirm-address")) || (data0 === "confirm-password")) || (data0 === "country-banned")) || (data0 === "customer-details")) || (data0 === "drivers-licence")) || (data0 === "force-password-change")) || (data0 === "forgot-password")) || (data0 === "login")) || (data0 === "migration-terms")) || (data0 === "overseas-account")) || (data0 === "precommitment-limit")) || (data0 === "reset-password")) || (data0 === "sign-up")) || (data0 === "spend-limit")) || (data0 === "support-message")) || (data0 === "take-break")) || (data0 === "terms-acceptance")) || (data0 === "two-factor-code")) || (data0 === "two-factor-confirm")) || (data0 === "unsubscribe")) || (data0 === "withdrawal"))){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema31.properties.form.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(func64(data1) > 120){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.content === undefined) || (!(func0.call(data1, "content")))){
const err7 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(key1 === "content")){
const err8 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.content !== undefined && func0.call(data1, "content")){
let data2 = data1.content;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err10 = {instancePath:instancePath+"/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err11 = {instancePath:instancePath+"/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err12 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
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
if(data.level !== undefined && func0.call(data, "level")){
let data3 = data.level;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data3 === 1) || (data3 === 2))){
const err14 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.intro !== undefined && func0.call(data, "intro")){
let data4 = data.intro;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(typeof data4 === "string"){
if(func64(data4) > 600){
const err15 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func64(data4) < 1){
const err16 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err17 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
const _errs21 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.content === undefined) || (!(func0.call(data4, "content")))){
const err18 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 of Object.keys(data4)){
if(!(key2 === "content")){
const err19 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.content !== undefined && func0.call(data4, "content")){
let data5 = data4.content;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err20 = {instancePath:instancePath+"/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err21 = {instancePath:instancePath+"/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err23 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.submit !== undefined && func0.call(data, "submit")){
let data6 = data.submit;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(typeof data6 === "string"){
if(func64(data6) > 40){
const err24 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func64(data6) < 1){
const err25 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err26 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs29 === errors;
valid7 = valid7 || _valid2;
const _errs31 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.content === undefined) || (!(func0.call(data6, "content")))){
const err27 = {instancePath:instancePath+"/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 of Object.keys(data6)){
if(!(key3 === "content")){
const err28 = {instancePath:instancePath+"/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.content !== undefined && func0.call(data6, "content")){
let data7 = data6.content;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err29 = {instancePath:instancePath+"/submit/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err30 = {instancePath:instancePath+"/submit/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/submit",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err32 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.success !== undefined && func0.call(data, "success")){
let data8 = data.success;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.text === undefined) || (!(func0.call(data8, "text")))){
const err33 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key4 of Object.keys(data8)){
if(!(((key4 === "text") || (key4 === "action")) || (key4 === "keepsForm"))){
const err34 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.text !== undefined && func0.call(data8, "text")){
let data9 = data8.text;
const _errs41 = errors;
let valid11 = false;
const _errs42 = errors;
if(typeof data9 === "string"){
if(func64(data9) > 300){
const err35 = {instancePath:instancePath+"/success/text",schemaPath:"#/properties/success/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func64(data9) < 1){
const err36 = {instancePath:instancePath+"/success/text",schemaPath:"#/properties/success/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err37 = {instancePath:instancePath+"/success/text",schemaPath:"#/properties/success/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid3 = _errs42 === errors;
valid11 = valid11 || _valid3;
const _errs44 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.content === undefined) || (!(func0.call(data9, "content")))){
const err38 = {instancePath:instancePath+"/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key5 of Object.keys(data9)){
if(!(key5 === "content")){
const err39 = {instancePath:instancePath+"/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data9.content !== undefined && func0.call(data9, "content")){
let data10 = data9.content;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err40 = {instancePath:instancePath+"/success/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err41 = {instancePath:instancePath+"/success/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err42 = {instancePath:instancePath+"/success/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid3 = _errs44 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err43 = {instancePath:instancePath+"/success/text",schemaPath:"#/properties/success/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data8.action !== undefined && func0.call(data8, "action")){
let data11 = data8.action;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.label === undefined) || (!(func0.call(data11, "label")))){
const err44 = {instancePath:instancePath+"/success/action",schemaPath:"#/properties/success/properties/action/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data11.link === undefined) || (!(func0.call(data11, "link")))){
const err45 = {instancePath:instancePath+"/success/action",schemaPath:"#/properties/success/properties/action/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key6 of Object.keys(data11)){
if(!((key6 === "label") || (key6 === "link"))){
const err46 = {instancePath:instancePath+"/success/action",schemaPath:"#/properties/success/properties/action/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data11.label !== undefined && func0.call(data11, "label")){
let data12 = data11.label;
const _errs54 = errors;
let valid15 = false;
const _errs55 = errors;
if(typeof data12 === "string"){
if(func64(data12) > 80){
const err47 = {instancePath:instancePath+"/success/action/label",schemaPath:"#/properties/success/properties/action/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func64(data12) < 1){
const err48 = {instancePath:instancePath+"/success/action/label",schemaPath:"#/properties/success/properties/action/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err49 = {instancePath:instancePath+"/success/action/label",schemaPath:"#/properties/success/properties/action/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid4 = _errs55 === errors;
valid15 = valid15 || _valid4;
const _errs57 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.content === undefined) || (!(func0.call(data12, "content")))){
const err50 = {instancePath:instancePath+"/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key7 of Object.keys(data12)){
if(!(key7 === "content")){
const err51 = {instancePath:instancePath+"/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data12.content !== undefined && func0.call(data12, "content")){
let data13 = data12.content;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err52 = {instancePath:instancePath+"/success/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err53 = {instancePath:instancePath+"/success/action/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err54 = {instancePath:instancePath+"/success/action/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid4 = _errs57 === errors;
valid15 = valid15 || _valid4;
if(!valid15){
const err55 = {instancePath:instancePath+"/success/action/label",schemaPath:"#/properties/success/properties/action/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
if(data11.link !== undefined && func0.call(data11, "link")){
if(!(validate22(data11.link, {instancePath:instancePath+"/success/action/link",parentData:data11,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/success/action",schemaPath:"#/properties/success/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data8.keepsForm !== undefined && func0.call(data8, "keepsForm")){
if(typeof data8.keepsForm !== "boolean"){
const err57 = {instancePath:instancePath+"/success/keepsForm",schemaPath:"#/properties/success/properties/keepsForm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err58 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.again !== undefined && func0.call(data, "again")){
let data16 = data.again;
const _errs67 = errors;
let valid18 = false;
const _errs68 = errors;
if(typeof data16 === "string"){
if(func64(data16) > 40){
const err59 = {instancePath:instancePath+"/again",schemaPath:"#/properties/again/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(func64(data16) < 1){
const err60 = {instancePath:instancePath+"/again",schemaPath:"#/properties/again/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err61 = {instancePath:instancePath+"/again",schemaPath:"#/properties/again/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid5 = _errs68 === errors;
valid18 = valid18 || _valid5;
const _errs70 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.content === undefined) || (!(func0.call(data16, "content")))){
const err62 = {instancePath:instancePath+"/again",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key8 of Object.keys(data16)){
if(!(key8 === "content")){
const err63 = {instancePath:instancePath+"/again",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
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
const err64 = {instancePath:instancePath+"/again/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err65 = {instancePath:instancePath+"/again/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err66 = {instancePath:instancePath+"/again",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid5 = _errs70 === errors;
valid18 = valid18 || _valid5;
if(!valid18){
const err67 = {instancePath:instancePath+"/again",schemaPath:"#/properties/again/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.links !== undefined && func0.call(data, "links")){
let data18 = data.links;
if(Array.isArray(data18)){
if(data18.length > 6){
const err68 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.label === undefined) || (!(func0.call(data19, "label")))){
const err69 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((data19.link === undefined) || (!(func0.call(data19, "link")))){
const err70 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key9 of Object.keys(data19)){
if(!((key9 === "label") || (key9 === "link"))){
const err71 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data19.label !== undefined && func0.call(data19, "label")){
let data20 = data19.label;
const _errs82 = errors;
let valid24 = false;
const _errs83 = errors;
if(typeof data20 === "string"){
if(func64(data20) > 80){
const err72 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(func64(data20) < 1){
const err73 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid6 = _errs83 === errors;
valid24 = valid24 || _valid6;
const _errs85 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.content === undefined) || (!(func0.call(data20, "content")))){
const err75 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key10 of Object.keys(data20)){
if(!(key10 === "content")){
const err76 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data20.content !== undefined && func0.call(data20, "content")){
let data21 = data20.content;
if(typeof data21 === "string"){
if(!pattern4.test(data21)){
const err77 = {instancePath:instancePath+"/links/" + i0+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/links/" + i0+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid6 = _errs85 === errors;
valid24 = valid24 || _valid6;
if(!valid24){
const err80 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
}
}
if(data19.link !== undefined && func0.call(data19, "link")){
if(!(validate22(data19.link, {instancePath:instancePath+"/links/" + i0+"/link",parentData:data19,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err81 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err82 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.fields !== undefined && func0.call(data, "fields")){
let data23 = data.fields;
if(Array.isArray(data23)){
if(data23.length > 20){
const err83 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.name === undefined) || (!(func0.call(data24, "name")))){
const err84 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key11 of Object.keys(data24)){
if(!((((key11 === "name") || (key11 === "label")) || (key11 === "help")) || (key11 === "link"))){
const err85 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data24.name !== undefined && func0.call(data24, "name")){
let data25 = data24.name;
if(typeof data25 !== "string"){
const err86 = {instancePath:instancePath+"/fields/" + i1+"/name",schemaPath:"#/properties/fields/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((data25 === "accountName") || (data25 === "accountNumber")) || (data25 === "address")) || (data25 === "addressLine2")) || (data25 === "amount")) || (data25 === "bankCode")) || (data25 === "cardNumber")) || (data25 === "code")) || (data25 === "comment")) || (data25 === "confirmed")) || (data25 === "country")) || (data25 === "currentPassword")) || (data25 === "dateOfBirth")) || (data25 === "directmail")) || (data25 === "email")) || (data25 === "expiryDate")) || (data25 === "firstname")) || (data25 === "lastname")) || (data25 === "licenceNumber")) || (data25 === "limit")) || (data25 === "marketingOptIn")) || (data25 === "message")) || (data25 === "newPassword")) || (data25 === "newPasswordAgain")) || (data25 === "password")) || (data25 === "passwordAgain")) || (data25 === "period")) || (data25 === "phone")) || (data25 === "postcode")) || (data25 === "reason")) || (data25 === "saveDevice")) || (data25 === "sms")) || (data25 === "state")) || (data25 === "suburb")) || (data25 === "termsAccepted")) || (data25 === "topic")) || (data25 === "unsubscribeReason")) || (data25 === "way"))){
const err87 = {instancePath:instancePath+"/fields/" + i1+"/name",schemaPath:"#/properties/fields/items/properties/name/enum",keyword:"enum",params:{allowedValues: schema31.properties.fields.items.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data24.label !== undefined && func0.call(data24, "label")){
let data26 = data24.label;
const _errs100 = errors;
let valid30 = false;
const _errs101 = errors;
if(typeof data26 === "string"){
if(func64(data26) > 80){
const err88 = {instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"#/properties/fields/items/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(func64(data26) < 1){
const err89 = {instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"#/properties/fields/items/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err90 = {instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"#/properties/fields/items/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid7 = _errs101 === errors;
valid30 = valid30 || _valid7;
const _errs103 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.content === undefined) || (!(func0.call(data26, "content")))){
const err91 = {instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
for(const key12 of Object.keys(data26)){
if(!(key12 === "content")){
const err92 = {instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data26.content !== undefined && func0.call(data26, "content")){
let data27 = data26.content;
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
const err93 = {instancePath:instancePath+"/fields/" + i1+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err94 = {instancePath:instancePath+"/fields/" + i1+"/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err95 = {instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
var _valid7 = _errs103 === errors;
valid30 = valid30 || _valid7;
if(!valid30){
const err96 = {instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"#/properties/fields/items/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
else {
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
}
}
if(data24.help !== undefined && func0.call(data24, "help")){
let data28 = data24.help;
const _errs110 = errors;
let valid33 = false;
const _errs111 = errors;
if(typeof data28 === "string"){
if(func64(data28) > 300){
const err97 = {instancePath:instancePath+"/fields/" + i1+"/help",schemaPath:"#/properties/fields/items/properties/help/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(func64(data28) < 1){
const err98 = {instancePath:instancePath+"/fields/" + i1+"/help",schemaPath:"#/properties/fields/items/properties/help/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/fields/" + i1+"/help",schemaPath:"#/properties/fields/items/properties/help/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var _valid8 = _errs111 === errors;
valid33 = valid33 || _valid8;
const _errs113 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if((data28.content === undefined) || (!(func0.call(data28, "content")))){
const err100 = {instancePath:instancePath+"/fields/" + i1+"/help",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key13 of Object.keys(data28)){
if(!(key13 === "content")){
const err101 = {instancePath:instancePath+"/fields/" + i1+"/help",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data28.content !== undefined && func0.call(data28, "content")){
let data29 = data28.content;
if(typeof data29 === "string"){
if(!pattern4.test(data29)){
const err102 = {instancePath:instancePath+"/fields/" + i1+"/help/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err103 = {instancePath:instancePath+"/fields/" + i1+"/help/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err104 = {instancePath:instancePath+"/fields/" + i1+"/help",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid8 = _errs113 === errors;
valid33 = valid33 || _valid8;
if(!valid33){
const err105 = {instancePath:instancePath+"/fields/" + i1+"/help",schemaPath:"#/properties/fields/items/properties/help/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
errors = _errs110;
if(vErrors !== null){
if(_errs110){
vErrors.length = _errs110;
}
else {
vErrors = null;
}
}
}
}
if(data24.link !== undefined && func0.call(data24, "link")){
let data30 = data24.link;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.label === undefined) || (!(func0.call(data30, "label")))){
const err106 = {instancePath:instancePath+"/fields/" + i1+"/link",schemaPath:"#/properties/fields/items/properties/link/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((data30.link === undefined) || (!(func0.call(data30, "link")))){
const err107 = {instancePath:instancePath+"/fields/" + i1+"/link",schemaPath:"#/properties/fields/items/properties/link/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key14 of Object.keys(data30)){
if(!((key14 === "label") || (key14 === "link"))){
const err108 = {instancePath:instancePath+"/fields/" + i1+"/link",schemaPath:"#/properties/fields/items/properties/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data30.label !== undefined && func0.call(data30, "label")){
let data31 = data30.label;
const _errs123 = errors;
let valid37 = false;
const _errs124 = errors;
if(typeof data31 === "string"){
if(func64(data31) > 80){
const err109 = {instancePath:instancePath+"/fields/" + i1+"/link/label",schemaPath:"#/properties/fields/items/properties/link/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(func64(data31) < 1){
const err110 = {instancePath:instancePath+"/fields/" + i1+"/link/label",schemaPath:"#/properties/fields/items/properties/link/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/fields/" + i1+"/link/label",schemaPath:"#/properties/fields/items/properties/link/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
var _valid9 = _errs124 === errors;
valid37 = valid37 || _valid9;
const _errs126 = errors;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.content === undefined) || (!(func0.call(data31, "content")))){
const err112 = {instancePath:instancePath+"/fields/" + i1+"/link/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key15 of Object.keys(data31)){
if(!(key15 === "content")){
const err113 = {instancePath:instancePath+"/fields/" + i1+"/link/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data31.content !== undefined && func0.call(data31, "content")){
let data32 = data31.content;
if(typeof data32 === "string"){
if(!pattern4.test(data32)){
const err114 = {instancePath:instancePath+"/fields/" + i1+"/link/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/fields/" + i1+"/link/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err116 = {instancePath:instancePath+"/fields/" + i1+"/link/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
var _valid9 = _errs126 === errors;
valid37 = valid37 || _valid9;
if(!valid37){
const err117 = {instancePath:instancePath+"/fields/" + i1+"/link/label",schemaPath:"#/properties/fields/items/properties/link/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
else {
errors = _errs123;
if(vErrors !== null){
if(_errs123){
vErrors.length = _errs123;
}
else {
vErrors = null;
}
}
}
}
if(data30.link !== undefined && func0.call(data30, "link")){
if(!(validate22(data30.link, {instancePath:instancePath+"/fields/" + i1+"/link/link",parentData:data30,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err118 = {instancePath:instancePath+"/fields/" + i1+"/link",schemaPath:"#/properties/fields/items/properties/link/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err120 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.messages !== undefined && func0.call(data, "messages")){
let data34 = data.messages;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key16 of Object.keys(data34)){
if(!(func0.call(schema31.properties.messages.properties, key16))){
const err121 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data34.required !== undefined && func0.call(data34, "required")){
let data35 = data34.required;
const _errs137 = errors;
let valid41 = false;
const _errs138 = errors;
if(typeof data35 === "string"){
if(func64(data35) > 200){
const err122 = {instancePath:instancePath+"/messages/required",schemaPath:"#/properties/messages/properties/required/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(func64(data35) < 1){
const err123 = {instancePath:instancePath+"/messages/required",schemaPath:"#/properties/messages/properties/required/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err124 = {instancePath:instancePath+"/messages/required",schemaPath:"#/properties/messages/properties/required/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
var _valid10 = _errs138 === errors;
valid41 = valid41 || _valid10;
const _errs140 = errors;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.content === undefined) || (!(func0.call(data35, "content")))){
const err125 = {instancePath:instancePath+"/messages/required",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
for(const key17 of Object.keys(data35)){
if(!(key17 === "content")){
const err126 = {instancePath:instancePath+"/messages/required",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data35.content !== undefined && func0.call(data35, "content")){
let data36 = data35.content;
if(typeof data36 === "string"){
if(!pattern4.test(data36)){
const err127 = {instancePath:instancePath+"/messages/required/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/messages/required/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err129 = {instancePath:instancePath+"/messages/required",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var _valid10 = _errs140 === errors;
valid41 = valid41 || _valid10;
if(!valid41){
const err130 = {instancePath:instancePath+"/messages/required",schemaPath:"#/properties/messages/properties/required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
else {
errors = _errs137;
if(vErrors !== null){
if(_errs137){
vErrors.length = _errs137;
}
else {
vErrors = null;
}
}
}
}
if(data34.email !== undefined && func0.call(data34, "email")){
let data37 = data34.email;
const _errs147 = errors;
let valid44 = false;
const _errs148 = errors;
if(typeof data37 === "string"){
if(func64(data37) > 200){
const err131 = {instancePath:instancePath+"/messages/email",schemaPath:"#/properties/messages/properties/email/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(func64(data37) < 1){
const err132 = {instancePath:instancePath+"/messages/email",schemaPath:"#/properties/messages/properties/email/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/messages/email",schemaPath:"#/properties/messages/properties/email/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
var _valid11 = _errs148 === errors;
valid44 = valid44 || _valid11;
const _errs150 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if((data37.content === undefined) || (!(func0.call(data37, "content")))){
const err134 = {instancePath:instancePath+"/messages/email",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
for(const key18 of Object.keys(data37)){
if(!(key18 === "content")){
const err135 = {instancePath:instancePath+"/messages/email",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data37.content !== undefined && func0.call(data37, "content")){
let data38 = data37.content;
if(typeof data38 === "string"){
if(!pattern4.test(data38)){
const err136 = {instancePath:instancePath+"/messages/email/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err137 = {instancePath:instancePath+"/messages/email/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/messages/email",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
var _valid11 = _errs150 === errors;
valid44 = valid44 || _valid11;
if(!valid44){
const err139 = {instancePath:instancePath+"/messages/email",schemaPath:"#/properties/messages/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
else {
errors = _errs147;
if(vErrors !== null){
if(_errs147){
vErrors.length = _errs147;
}
else {
vErrors = null;
}
}
}
}
if(data34["numbers-only"] !== undefined && func0.call(data34, "numbers-only")){
let data39 = data34["numbers-only"];
const _errs157 = errors;
let valid47 = false;
const _errs158 = errors;
if(typeof data39 === "string"){
if(func64(data39) > 200){
const err140 = {instancePath:instancePath+"/messages/numbers-only",schemaPath:"#/properties/messages/properties/numbers-only/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(func64(data39) < 1){
const err141 = {instancePath:instancePath+"/messages/numbers-only",schemaPath:"#/properties/messages/properties/numbers-only/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/messages/numbers-only",schemaPath:"#/properties/messages/properties/numbers-only/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
var _valid12 = _errs158 === errors;
valid47 = valid47 || _valid12;
const _errs160 = errors;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if((data39.content === undefined) || (!(func0.call(data39, "content")))){
const err143 = {instancePath:instancePath+"/messages/numbers-only",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key19 of Object.keys(data39)){
if(!(key19 === "content")){
const err144 = {instancePath:instancePath+"/messages/numbers-only",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data39.content !== undefined && func0.call(data39, "content")){
let data40 = data39.content;
if(typeof data40 === "string"){
if(!pattern4.test(data40)){
const err145 = {instancePath:instancePath+"/messages/numbers-only/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/messages/numbers-only/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err147 = {instancePath:instancePath+"/messages/numbers-only",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
var _valid12 = _errs160 === errors;
valid47 = valid47 || _valid12;
if(!valid47){
const err148 = {instancePath:instancePath+"/messages/numbers-only",schemaPath:"#/properties/messages/properties/numbers-only/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
else {
errors = _errs157;
if(vErrors !== null){
if(_errs157){
vErrors.length = _errs157;
}
else {
vErrors = null;
}
}
}
}
if(data34.phone !== undefined && func0.call(data34, "phone")){
let data41 = data34.phone;
const _errs167 = errors;
let valid50 = false;
const _errs168 = errors;
if(typeof data41 === "string"){
if(func64(data41) > 200){
const err149 = {instancePath:instancePath+"/messages/phone",schemaPath:"#/properties/messages/properties/phone/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(func64(data41) < 1){
const err150 = {instancePath:instancePath+"/messages/phone",schemaPath:"#/properties/messages/properties/phone/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/messages/phone",schemaPath:"#/properties/messages/properties/phone/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
var _valid13 = _errs168 === errors;
valid50 = valid50 || _valid13;
const _errs170 = errors;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if((data41.content === undefined) || (!(func0.call(data41, "content")))){
const err152 = {instancePath:instancePath+"/messages/phone",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
for(const key20 of Object.keys(data41)){
if(!(key20 === "content")){
const err153 = {instancePath:instancePath+"/messages/phone",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data41.content !== undefined && func0.call(data41, "content")){
let data42 = data41.content;
if(typeof data42 === "string"){
if(!pattern4.test(data42)){
const err154 = {instancePath:instancePath+"/messages/phone/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/messages/phone/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/messages/phone",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
var _valid13 = _errs170 === errors;
valid50 = valid50 || _valid13;
if(!valid50){
const err157 = {instancePath:instancePath+"/messages/phone",schemaPath:"#/properties/messages/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
else {
errors = _errs167;
if(vErrors !== null){
if(_errs167){
vErrors.length = _errs167;
}
else {
vErrors = null;
}
}
}
}
if(data34.currency !== undefined && func0.call(data34, "currency")){
let data43 = data34.currency;
const _errs177 = errors;
let valid53 = false;
const _errs178 = errors;
if(typeof data43 === "string"){
if(func64(data43) > 200){
const err158 = {instancePath:instancePath+"/messages/currency",schemaPath:"#/properties/messages/properties/currency/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(func64(data43) < 1){
const err159 = {instancePath:instancePath+"/messages/currency",schemaPath:"#/properties/messages/properties/currency/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/messages/currency",schemaPath:"#/properties/messages/properties/currency/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
var _valid14 = _errs178 === errors;
valid53 = valid53 || _valid14;
const _errs180 = errors;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if((data43.content === undefined) || (!(func0.call(data43, "content")))){
const err161 = {instancePath:instancePath+"/messages/currency",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
for(const key21 of Object.keys(data43)){
if(!(key21 === "content")){
const err162 = {instancePath:instancePath+"/messages/currency",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data43.content !== undefined && func0.call(data43, "content")){
let data44 = data43.content;
if(typeof data44 === "string"){
if(!pattern4.test(data44)){
const err163 = {instancePath:instancePath+"/messages/currency/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/messages/currency/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
else {
const err165 = {instancePath:instancePath+"/messages/currency",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
var _valid14 = _errs180 === errors;
valid53 = valid53 || _valid14;
if(!valid53){
const err166 = {instancePath:instancePath+"/messages/currency",schemaPath:"#/properties/messages/properties/currency/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
else {
errors = _errs177;
if(vErrors !== null){
if(_errs177){
vErrors.length = _errs177;
}
else {
vErrors = null;
}
}
}
}
if(data34["post-code"] !== undefined && func0.call(data34, "post-code")){
let data45 = data34["post-code"];
const _errs187 = errors;
let valid56 = false;
const _errs188 = errors;
if(typeof data45 === "string"){
if(func64(data45) > 200){
const err167 = {instancePath:instancePath+"/messages/post-code",schemaPath:"#/properties/messages/properties/post-code/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(func64(data45) < 1){
const err168 = {instancePath:instancePath+"/messages/post-code",schemaPath:"#/properties/messages/properties/post-code/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
else {
const err169 = {instancePath:instancePath+"/messages/post-code",schemaPath:"#/properties/messages/properties/post-code/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
var _valid15 = _errs188 === errors;
valid56 = valid56 || _valid15;
const _errs190 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if((data45.content === undefined) || (!(func0.call(data45, "content")))){
const err170 = {instancePath:instancePath+"/messages/post-code",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
for(const key22 of Object.keys(data45)){
if(!(key22 === "content")){
const err171 = {instancePath:instancePath+"/messages/post-code",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data45.content !== undefined && func0.call(data45, "content")){
let data46 = data45.content;
if(typeof data46 === "string"){
if(!pattern4.test(data46)){
const err172 = {instancePath:instancePath+"/messages/post-code/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err173 = {instancePath:instancePath+"/messages/post-code/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/messages/post-code",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
var _valid15 = _errs190 === errors;
valid56 = valid56 || _valid15;
if(!valid56){
const err175 = {instancePath:instancePath+"/messages/post-code",schemaPath:"#/properties/messages/properties/post-code/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
else {
errors = _errs187;
if(vErrors !== null){
if(_errs187){
vErrors.length = _errs187;
}
else {
vErrors = null;
}
}
}
}
if(data34["post-code-region"] !== undefined && func0.call(data34, "post-code-region")){
let data47 = data34["post-code-region"];
const _errs197 = errors;
let valid59 = false;
const _errs198 = errors;
if(typeof data47 === "string"){
if(func64(data47) > 200){
const err176 = {instancePath:instancePath+"/messages/post-code-region",schemaPath:"#/properties/messages/properties/post-code-region/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(func64(data47) < 1){
const err177 = {instancePath:instancePath+"/messages/post-code-region",schemaPath:"#/properties/messages/properties/post-code-region/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
else {
const err178 = {instancePath:instancePath+"/messages/post-code-region",schemaPath:"#/properties/messages/properties/post-code-region/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
var _valid16 = _errs198 === errors;
valid59 = valid59 || _valid16;
const _errs200 = errors;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if((data47.content === undefined) || (!(func0.call(data47, "content")))){
const err179 = {instancePath:instancePath+"/messages/post-code-region",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
for(const key23 of Object.keys(data47)){
if(!(key23 === "content")){
const err180 = {instancePath:instancePath+"/messages/post-code-region",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data47.content !== undefined && func0.call(data47, "content")){
let data48 = data47.content;
if(typeof data48 === "string"){
if(!pattern4.test(data48)){
const err181 = {instancePath:instancePath+"/messages/post-code-region/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
else {
const err182 = {instancePath:instancePath+"/messages/post-code-region/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/messages/post-code-region",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
var _valid16 = _errs200 === errors;
valid59 = valid59 || _valid16;
if(!valid59){
const err184 = {instancePath:instancePath+"/messages/post-code-region",schemaPath:"#/properties/messages/properties/post-code-region/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
else {
errors = _errs197;
if(vErrors !== null){
if(_errs197){
vErrors.length = _errs197;
}
else {
vErrors = null;
}
}
}
}
if(data34.mismatch !== undefined && func0.call(data34, "mismatch")){
let data49 = data34.mismatch;
const _errs207 = errors;
let valid62 = false;
const _errs208 = errors;
if(typeof data49 === "string"){
if(func64(data49) > 200){
const err185 = {instancePath:instancePath+"/messages/mismatch",schemaPath:"#/properties/messages/properties/mismatch/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(func64(data49) < 1){
const err186 = {instancePath:instancePath+"/messages/mismatch",schemaPath:"#/properties/messages/properties/mismatch/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/messages/mismatch",schemaPath:"#/properties/messages/properties/mismatch/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
var _valid17 = _errs208 === errors;
valid62 = valid62 || _valid17;
const _errs210 = errors;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if((data49.content === undefined) || (!(func0.call(data49, "content")))){
const err188 = {instancePath:instancePath+"/messages/mismatch",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
for(const key24 of Object.keys(data49)){
if(!(key24 === "content")){
const err189 = {instancePath:instancePath+"/messages/mismatch",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data49.content !== undefined && func0.call(data49, "content")){
let data50 = data49.content;
if(typeof data50 === "string"){
if(!pattern4.test(data50)){
const err190 = {instancePath:instancePath+"/messages/mismatch/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
else {
const err191 = {instancePath:instancePath+"/messages/mismatch/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/messages/mismatch",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
var _valid17 = _errs210 === errors;
valid62 = valid62 || _valid17;
if(!valid62){
const err193 = {instancePath:instancePath+"/messages/mismatch",schemaPath:"#/properties/messages/properties/mismatch/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
else {
errors = _errs207;
if(vErrors !== null){
if(_errs207){
vErrors.length = _errs207;
}
else {
vErrors = null;
}
}
}
}
if(data34.terms !== undefined && func0.call(data34, "terms")){
let data51 = data34.terms;
const _errs217 = errors;
let valid65 = false;
const _errs218 = errors;
if(typeof data51 === "string"){
if(func64(data51) > 200){
const err194 = {instancePath:instancePath+"/messages/terms",schemaPath:"#/properties/messages/properties/terms/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(func64(data51) < 1){
const err195 = {instancePath:instancePath+"/messages/terms",schemaPath:"#/properties/messages/properties/terms/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/messages/terms",schemaPath:"#/properties/messages/properties/terms/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
var _valid18 = _errs218 === errors;
valid65 = valid65 || _valid18;
const _errs220 = errors;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if((data51.content === undefined) || (!(func0.call(data51, "content")))){
const err197 = {instancePath:instancePath+"/messages/terms",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
for(const key25 of Object.keys(data51)){
if(!(key25 === "content")){
const err198 = {instancePath:instancePath+"/messages/terms",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data51.content !== undefined && func0.call(data51, "content")){
let data52 = data51.content;
if(typeof data52 === "string"){
if(!pattern4.test(data52)){
const err199 = {instancePath:instancePath+"/messages/terms/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
else {
const err200 = {instancePath:instancePath+"/messages/terms/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
else {
const err201 = {instancePath:instancePath+"/messages/terms",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
var _valid18 = _errs220 === errors;
valid65 = valid65 || _valid18;
if(!valid65){
const err202 = {instancePath:instancePath+"/messages/terms",schemaPath:"#/properties/messages/properties/terms/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
else {
errors = _errs217;
if(vErrors !== null){
if(_errs217){
vErrors.length = _errs217;
}
else {
vErrors = null;
}
}
}
}
if(data34.minimum !== undefined && func0.call(data34, "minimum")){
let data53 = data34.minimum;
const _errs227 = errors;
let valid68 = false;
const _errs228 = errors;
if(typeof data53 === "string"){
if(func64(data53) > 200){
const err203 = {instancePath:instancePath+"/messages/minimum",schemaPath:"#/properties/messages/properties/minimum/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(func64(data53) < 1){
const err204 = {instancePath:instancePath+"/messages/minimum",schemaPath:"#/properties/messages/properties/minimum/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
else {
const err205 = {instancePath:instancePath+"/messages/minimum",schemaPath:"#/properties/messages/properties/minimum/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
var _valid19 = _errs228 === errors;
valid68 = valid68 || _valid19;
const _errs230 = errors;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if((data53.content === undefined) || (!(func0.call(data53, "content")))){
const err206 = {instancePath:instancePath+"/messages/minimum",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
for(const key26 of Object.keys(data53)){
if(!(key26 === "content")){
const err207 = {instancePath:instancePath+"/messages/minimum",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data53.content !== undefined && func0.call(data53, "content")){
let data54 = data53.content;
if(typeof data54 === "string"){
if(!pattern4.test(data54)){
const err208 = {instancePath:instancePath+"/messages/minimum/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
else {
const err209 = {instancePath:instancePath+"/messages/minimum/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/messages/minimum",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
var _valid19 = _errs230 === errors;
valid68 = valid68 || _valid19;
if(!valid68){
const err211 = {instancePath:instancePath+"/messages/minimum",schemaPath:"#/properties/messages/properties/minimum/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
else {
errors = _errs227;
if(vErrors !== null){
if(_errs227){
vErrors.length = _errs227;
}
else {
vErrors = null;
}
}
}
}
if(data34.maximum !== undefined && func0.call(data34, "maximum")){
let data55 = data34.maximum;
const _errs237 = errors;
let valid71 = false;
const _errs238 = errors;
if(typeof data55 === "string"){
if(func64(data55) > 200){
const err212 = {instancePath:instancePath+"/messages/maximum",schemaPath:"#/properties/messages/properties/maximum/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(func64(data55) < 1){
const err213 = {instancePath:instancePath+"/messages/maximum",schemaPath:"#/properties/messages/properties/maximum/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
else {
const err214 = {instancePath:instancePath+"/messages/maximum",schemaPath:"#/properties/messages/properties/maximum/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
var _valid20 = _errs238 === errors;
valid71 = valid71 || _valid20;
const _errs240 = errors;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if((data55.content === undefined) || (!(func0.call(data55, "content")))){
const err215 = {instancePath:instancePath+"/messages/maximum",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
for(const key27 of Object.keys(data55)){
if(!(key27 === "content")){
const err216 = {instancePath:instancePath+"/messages/maximum",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data55.content !== undefined && func0.call(data55, "content")){
let data56 = data55.content;
if(typeof data56 === "string"){
if(!pattern4.test(data56)){
const err217 = {instancePath:instancePath+"/messages/maximum/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
else {
const err218 = {instancePath:instancePath+"/messages/maximum/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/messages/maximum",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
var _valid20 = _errs240 === errors;
valid71 = valid71 || _valid20;
if(!valid71){
const err220 = {instancePath:instancePath+"/messages/maximum",schemaPath:"#/properties/messages/properties/maximum/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
else {
errors = _errs237;
if(vErrors !== null){
if(_errs237){
vErrors.length = _errs237;
}
else {
vErrors = null;
}
}
}
}
if(data34["card-holder"] !== undefined && func0.call(data34, "card-holder")){
let data57 = data34["card-holder"];
const _errs247 = errors;
let valid74 = false;
const _errs248 = errors;
if(typeof data57 === "string"){
if(func64(data57) > 200){
const err221 = {instancePath:instancePath+"/messages/card-holder",schemaPath:"#/properties/messages/properties/card-holder/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(func64(data57) < 1){
const err222 = {instancePath:instancePath+"/messages/card-holder",schemaPath:"#/properties/messages/properties/card-holder/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
else {
const err223 = {instancePath:instancePath+"/messages/card-holder",schemaPath:"#/properties/messages/properties/card-holder/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
var _valid21 = _errs248 === errors;
valid74 = valid74 || _valid21;
const _errs250 = errors;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if((data57.content === undefined) || (!(func0.call(data57, "content")))){
const err224 = {instancePath:instancePath+"/messages/card-holder",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
for(const key28 of Object.keys(data57)){
if(!(key28 === "content")){
const err225 = {instancePath:instancePath+"/messages/card-holder",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data57.content !== undefined && func0.call(data57, "content")){
let data58 = data57.content;
if(typeof data58 === "string"){
if(!pattern4.test(data58)){
const err226 = {instancePath:instancePath+"/messages/card-holder/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
else {
const err227 = {instancePath:instancePath+"/messages/card-holder/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
else {
const err228 = {instancePath:instancePath+"/messages/card-holder",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
var _valid21 = _errs250 === errors;
valid74 = valid74 || _valid21;
if(!valid74){
const err229 = {instancePath:instancePath+"/messages/card-holder",schemaPath:"#/properties/messages/properties/card-holder/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
else {
errors = _errs247;
if(vErrors !== null){
if(_errs247){
vErrors.length = _errs247;
}
else {
vErrors = null;
}
}
}
}
if(data34.name !== undefined && func0.call(data34, "name")){
let data59 = data34.name;
const _errs257 = errors;
let valid77 = false;
const _errs258 = errors;
if(typeof data59 === "string"){
if(func64(data59) > 200){
const err230 = {instancePath:instancePath+"/messages/name",schemaPath:"#/properties/messages/properties/name/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(func64(data59) < 1){
const err231 = {instancePath:instancePath+"/messages/name",schemaPath:"#/properties/messages/properties/name/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
else {
const err232 = {instancePath:instancePath+"/messages/name",schemaPath:"#/properties/messages/properties/name/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
var _valid22 = _errs258 === errors;
valid77 = valid77 || _valid22;
const _errs260 = errors;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if((data59.content === undefined) || (!(func0.call(data59, "content")))){
const err233 = {instancePath:instancePath+"/messages/name",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
for(const key29 of Object.keys(data59)){
if(!(key29 === "content")){
const err234 = {instancePath:instancePath+"/messages/name",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data59.content !== undefined && func0.call(data59, "content")){
let data60 = data59.content;
if(typeof data60 === "string"){
if(!pattern4.test(data60)){
const err235 = {instancePath:instancePath+"/messages/name/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
else {
const err236 = {instancePath:instancePath+"/messages/name/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
}
else {
const err237 = {instancePath:instancePath+"/messages/name",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
var _valid22 = _errs260 === errors;
valid77 = valid77 || _valid22;
if(!valid77){
const err238 = {instancePath:instancePath+"/messages/name",schemaPath:"#/properties/messages/properties/name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
else {
errors = _errs257;
if(vErrors !== null){
if(_errs257){
vErrors.length = _errs257;
}
else {
vErrors = null;
}
}
}
}
if(data34.date !== undefined && func0.call(data34, "date")){
let data61 = data34.date;
const _errs267 = errors;
let valid80 = false;
const _errs268 = errors;
if(typeof data61 === "string"){
if(func64(data61) > 200){
const err239 = {instancePath:instancePath+"/messages/date",schemaPath:"#/properties/messages/properties/date/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(func64(data61) < 1){
const err240 = {instancePath:instancePath+"/messages/date",schemaPath:"#/properties/messages/properties/date/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
else {
const err241 = {instancePath:instancePath+"/messages/date",schemaPath:"#/properties/messages/properties/date/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
var _valid23 = _errs268 === errors;
valid80 = valid80 || _valid23;
const _errs270 = errors;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if((data61.content === undefined) || (!(func0.call(data61, "content")))){
const err242 = {instancePath:instancePath+"/messages/date",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
for(const key30 of Object.keys(data61)){
if(!(key30 === "content")){
const err243 = {instancePath:instancePath+"/messages/date",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data61.content !== undefined && func0.call(data61, "content")){
let data62 = data61.content;
if(typeof data62 === "string"){
if(!pattern4.test(data62)){
const err244 = {instancePath:instancePath+"/messages/date/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
else {
const err245 = {instancePath:instancePath+"/messages/date/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
else {
const err246 = {instancePath:instancePath+"/messages/date",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
var _valid23 = _errs270 === errors;
valid80 = valid80 || _valid23;
if(!valid80){
const err247 = {instancePath:instancePath+"/messages/date",schemaPath:"#/properties/messages/properties/date/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
else {
errors = _errs267;
if(vErrors !== null){
if(_errs267){
vErrors.length = _errs267;
}
else {
vErrors = null;
}
}
}
}
if(data34.adult !== undefined && func0.call(data34, "adult")){
let data63 = data34.adult;
const _errs277 = errors;
let valid83 = false;
const _errs278 = errors;
if(typeof data63 === "string"){
if(func64(data63) > 200){
const err248 = {instancePath:instancePath+"/messages/adult",schemaPath:"#/properties/messages/properties/adult/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(func64(data63) < 1){
const err249 = {instancePath:instancePath+"/messages/adult",schemaPath:"#/properties/messages/properties/adult/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
else {
const err250 = {instancePath:instancePath+"/messages/adult",schemaPath:"#/properties/messages/properties/adult/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
var _valid24 = _errs278 === errors;
valid83 = valid83 || _valid24;
const _errs280 = errors;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if((data63.content === undefined) || (!(func0.call(data63, "content")))){
const err251 = {instancePath:instancePath+"/messages/adult",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
for(const key31 of Object.keys(data63)){
if(!(key31 === "content")){
const err252 = {instancePath:instancePath+"/messages/adult",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data63.content !== undefined && func0.call(data63, "content")){
let data64 = data63.content;
if(typeof data64 === "string"){
if(!pattern4.test(data64)){
const err253 = {instancePath:instancePath+"/messages/adult/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
else {
const err254 = {instancePath:instancePath+"/messages/adult/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
}
else {
const err255 = {instancePath:instancePath+"/messages/adult",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
var _valid24 = _errs280 === errors;
valid83 = valid83 || _valid24;
if(!valid83){
const err256 = {instancePath:instancePath+"/messages/adult",schemaPath:"#/properties/messages/properties/adult/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
else {
errors = _errs277;
if(vErrors !== null){
if(_errs277){
vErrors.length = _errs277;
}
else {
vErrors = null;
}
}
}
}
if(data34.code !== undefined && func0.call(data34, "code")){
let data65 = data34.code;
const _errs287 = errors;
let valid86 = false;
const _errs288 = errors;
if(typeof data65 === "string"){
if(func64(data65) > 200){
const err257 = {instancePath:instancePath+"/messages/code",schemaPath:"#/properties/messages/properties/code/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(func64(data65) < 1){
const err258 = {instancePath:instancePath+"/messages/code",schemaPath:"#/properties/messages/properties/code/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
else {
const err259 = {instancePath:instancePath+"/messages/code",schemaPath:"#/properties/messages/properties/code/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
var _valid25 = _errs288 === errors;
valid86 = valid86 || _valid25;
const _errs290 = errors;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if((data65.content === undefined) || (!(func0.call(data65, "content")))){
const err260 = {instancePath:instancePath+"/messages/code",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
for(const key32 of Object.keys(data65)){
if(!(key32 === "content")){
const err261 = {instancePath:instancePath+"/messages/code",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data65.content !== undefined && func0.call(data65, "content")){
let data66 = data65.content;
if(typeof data66 === "string"){
if(!pattern4.test(data66)){
const err262 = {instancePath:instancePath+"/messages/code/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/messages/code/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
}
else {
const err264 = {instancePath:instancePath+"/messages/code",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
var _valid25 = _errs290 === errors;
valid86 = valid86 || _valid25;
if(!valid86){
const err265 = {instancePath:instancePath+"/messages/code",schemaPath:"#/properties/messages/properties/code/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
else {
errors = _errs287;
if(vErrors !== null){
if(_errs287){
vErrors.length = _errs287;
}
else {
vErrors = null;
}
}
}
}
if(data34["code-incorrect"] !== undefined && func0.call(data34, "code-incorrect")){
let data67 = data34["code-incorrect"];
const _errs297 = errors;
let valid89 = false;
const _errs298 = errors;
if(typeof data67 === "string"){
if(func64(data67) > 200){
const err266 = {instancePath:instancePath+"/messages/code-incorrect",schemaPath:"#/properties/messages/properties/code-incorrect/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(func64(data67) < 1){
const err267 = {instancePath:instancePath+"/messages/code-incorrect",schemaPath:"#/properties/messages/properties/code-incorrect/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
else {
const err268 = {instancePath:instancePath+"/messages/code-incorrect",schemaPath:"#/properties/messages/properties/code-incorrect/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
var _valid26 = _errs298 === errors;
valid89 = valid89 || _valid26;
const _errs300 = errors;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if((data67.content === undefined) || (!(func0.call(data67, "content")))){
const err269 = {instancePath:instancePath+"/messages/code-incorrect",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
for(const key33 of Object.keys(data67)){
if(!(key33 === "content")){
const err270 = {instancePath:instancePath+"/messages/code-incorrect",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data67.content !== undefined && func0.call(data67, "content")){
let data68 = data67.content;
if(typeof data68 === "string"){
if(!pattern4.test(data68)){
const err271 = {instancePath:instancePath+"/messages/code-incorrect/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
else {
const err272 = {instancePath:instancePath+"/messages/code-incorrect/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
}
else {
const err273 = {instancePath:instancePath+"/messages/code-incorrect",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
var _valid26 = _errs300 === errors;
valid89 = valid89 || _valid26;
if(!valid89){
const err274 = {instancePath:instancePath+"/messages/code-incorrect",schemaPath:"#/properties/messages/properties/code-incorrect/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
else {
errors = _errs297;
if(vErrors !== null){
if(_errs297){
vErrors.length = _errs297;
}
else {
vErrors = null;
}
}
}
}
if(data34["account-locked"] !== undefined && func0.call(data34, "account-locked")){
let data69 = data34["account-locked"];
const _errs307 = errors;
let valid92 = false;
const _errs308 = errors;
if(typeof data69 === "string"){
if(func64(data69) > 200){
const err275 = {instancePath:instancePath+"/messages/account-locked",schemaPath:"#/properties/messages/properties/account-locked/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
if(func64(data69) < 1){
const err276 = {instancePath:instancePath+"/messages/account-locked",schemaPath:"#/properties/messages/properties/account-locked/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
else {
const err277 = {instancePath:instancePath+"/messages/account-locked",schemaPath:"#/properties/messages/properties/account-locked/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
var _valid27 = _errs308 === errors;
valid92 = valid92 || _valid27;
const _errs310 = errors;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if((data69.content === undefined) || (!(func0.call(data69, "content")))){
const err278 = {instancePath:instancePath+"/messages/account-locked",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
for(const key34 of Object.keys(data69)){
if(!(key34 === "content")){
const err279 = {instancePath:instancePath+"/messages/account-locked",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data69.content !== undefined && func0.call(data69, "content")){
let data70 = data69.content;
if(typeof data70 === "string"){
if(!pattern4.test(data70)){
const err280 = {instancePath:instancePath+"/messages/account-locked/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
else {
const err281 = {instancePath:instancePath+"/messages/account-locked/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
}
else {
const err282 = {instancePath:instancePath+"/messages/account-locked",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
var _valid27 = _errs310 === errors;
valid92 = valid92 || _valid27;
if(!valid92){
const err283 = {instancePath:instancePath+"/messages/account-locked",schemaPath:"#/properties/messages/properties/account-locked/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
else {
errors = _errs307;
if(vErrors !== null){
if(_errs307){
vErrors.length = _errs307;
}
else {
vErrors = null;
}
}
}
}
if(data34["too-short"] !== undefined && func0.call(data34, "too-short")){
let data71 = data34["too-short"];
const _errs317 = errors;
let valid95 = false;
const _errs318 = errors;
if(typeof data71 === "string"){
if(func64(data71) > 200){
const err284 = {instancePath:instancePath+"/messages/too-short",schemaPath:"#/properties/messages/properties/too-short/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(func64(data71) < 1){
const err285 = {instancePath:instancePath+"/messages/too-short",schemaPath:"#/properties/messages/properties/too-short/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
else {
const err286 = {instancePath:instancePath+"/messages/too-short",schemaPath:"#/properties/messages/properties/too-short/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
var _valid28 = _errs318 === errors;
valid95 = valid95 || _valid28;
const _errs320 = errors;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if((data71.content === undefined) || (!(func0.call(data71, "content")))){
const err287 = {instancePath:instancePath+"/messages/too-short",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
for(const key35 of Object.keys(data71)){
if(!(key35 === "content")){
const err288 = {instancePath:instancePath+"/messages/too-short",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data71.content !== undefined && func0.call(data71, "content")){
let data72 = data71.content;
if(typeof data72 === "string"){
if(!pattern4.test(data72)){
const err289 = {instancePath:instancePath+"/messages/too-short/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
else {
const err290 = {instancePath:instancePath+"/messages/too-short/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
}
else {
const err291 = {instancePath:instancePath+"/messages/too-short",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
var _valid28 = _errs320 === errors;
valid95 = valid95 || _valid28;
if(!valid95){
const err292 = {instancePath:instancePath+"/messages/too-short",schemaPath:"#/properties/messages/properties/too-short/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
else {
errors = _errs317;
if(vErrors !== null){
if(_errs317){
vErrors.length = _errs317;
}
else {
vErrors = null;
}
}
}
}
if(data34["too-long"] !== undefined && func0.call(data34, "too-long")){
let data73 = data34["too-long"];
const _errs327 = errors;
let valid98 = false;
const _errs328 = errors;
if(typeof data73 === "string"){
if(func64(data73) > 200){
const err293 = {instancePath:instancePath+"/messages/too-long",schemaPath:"#/properties/messages/properties/too-long/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(func64(data73) < 1){
const err294 = {instancePath:instancePath+"/messages/too-long",schemaPath:"#/properties/messages/properties/too-long/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
else {
const err295 = {instancePath:instancePath+"/messages/too-long",schemaPath:"#/properties/messages/properties/too-long/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
var _valid29 = _errs328 === errors;
valid98 = valid98 || _valid29;
const _errs330 = errors;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if((data73.content === undefined) || (!(func0.call(data73, "content")))){
const err296 = {instancePath:instancePath+"/messages/too-long",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
for(const key36 of Object.keys(data73)){
if(!(key36 === "content")){
const err297 = {instancePath:instancePath+"/messages/too-long",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data73.content !== undefined && func0.call(data73, "content")){
let data74 = data73.content;
if(typeof data74 === "string"){
if(!pattern4.test(data74)){
const err298 = {instancePath:instancePath+"/messages/too-long/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
else {
const err299 = {instancePath:instancePath+"/messages/too-long/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
}
else {
const err300 = {instancePath:instancePath+"/messages/too-long",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
var _valid29 = _errs330 === errors;
valid98 = valid98 || _valid29;
if(!valid98){
const err301 = {instancePath:instancePath+"/messages/too-long",schemaPath:"#/properties/messages/properties/too-long/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
else {
errors = _errs327;
if(vErrors !== null){
if(_errs327){
vErrors.length = _errs327;
}
else {
vErrors = null;
}
}
}
}
if(data34.invalid !== undefined && func0.call(data34, "invalid")){
let data75 = data34.invalid;
const _errs337 = errors;
let valid101 = false;
const _errs338 = errors;
if(typeof data75 === "string"){
if(func64(data75) > 200){
const err302 = {instancePath:instancePath+"/messages/invalid",schemaPath:"#/properties/messages/properties/invalid/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(func64(data75) < 1){
const err303 = {instancePath:instancePath+"/messages/invalid",schemaPath:"#/properties/messages/properties/invalid/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
else {
const err304 = {instancePath:instancePath+"/messages/invalid",schemaPath:"#/properties/messages/properties/invalid/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
var _valid30 = _errs338 === errors;
valid101 = valid101 || _valid30;
const _errs340 = errors;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if((data75.content === undefined) || (!(func0.call(data75, "content")))){
const err305 = {instancePath:instancePath+"/messages/invalid",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
for(const key37 of Object.keys(data75)){
if(!(key37 === "content")){
const err306 = {instancePath:instancePath+"/messages/invalid",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data75.content !== undefined && func0.call(data75, "content")){
let data76 = data75.content;
if(typeof data76 === "string"){
if(!pattern4.test(data76)){
const err307 = {instancePath:instancePath+"/messages/invalid/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
else {
const err308 = {instancePath:instancePath+"/messages/invalid/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
}
else {
const err309 = {instancePath:instancePath+"/messages/invalid",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
var _valid30 = _errs340 === errors;
valid101 = valid101 || _valid30;
if(!valid101){
const err310 = {instancePath:instancePath+"/messages/invalid",schemaPath:"#/properties/messages/properties/invalid/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
else {
errors = _errs337;
if(vErrors !== null){
if(_errs337){
vErrors.length = _errs337;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err311 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
}
else {
const err312 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


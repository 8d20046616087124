// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Offer grid","description":"Products on sale with what can be won and when.","type":"object","additionalProperties":false,"properties":{"heading":{"description":"Heading of the section.","anyOf":[{"type":"string","minLength":1,"maxLength":120},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"intro":{"description":"A few sentences under the heading.","anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"types":{"description":"Types of product to choose from; left out, all.","type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"description":"One type of product.","type":"string","enum":["lottery_ticket","raffle_ticket","syndicate_share","membership"]}},"keys":{"description":"Keys of the only offers to choose from, in this order.","type":"array","minItems":1,"maxItems":40,"uniqueItems":true,"items":{"description":"Key of one offer.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"}},"exclude":{"description":"Keys of offers to leave out.","type":"array","maxItems":40,"uniqueItems":true,"items":{"description":"Key of one offer.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"}},"isWhole":{"description":"True where the page is for these offers alone: with none on sale it answers the page 'no products' instead.","type":"boolean","default":false},"discover":{"description":"A list that the shop keeps up to date: its offers in its order, under its title where there is no heading.","type":"string","enum":["closing_soon","biggest_prizes","for_a_cause","play_together"]},"ofCause":{"description":"Whether only offers of the cause that the page is about are shown, with links to buy for it.","type":"boolean","default":false},"ways":{"description":"The dialog in which a customer chooses how to buy, where there are several ways; left out, none.","type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"description":"Heading of the dialog; {name} stands for the name of the offer.","anyOf":[{"type":"string","minLength":1,"maxLength":120},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"text":{"description":"A sentence or two under the heading.","anyOf":[{"type":"string","minLength":1,"maxLength":400},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}}},"sort":{"description":"Order of the offers; offers named by key keep their own order.","type":"string","enum":["closing","jackpot","name"],"default":"closing"},"limit":{"description":"How many offers to show at most.","type":"integer","minimum":1,"maximum":60},"look":{"description":"Many small cards, a few large pictures, or one line for each.","type":"string","enum":["dense","editorial","list"],"default":"dense"},"pictures":{"description":"Pictures that stand for offers instead of their logos.","type":"array","maxItems":40,"items":{"description":"The picture of one offer.","type":"object","additionalProperties":false,"required":["offer","image"],"properties":{"offer":{"description":"Key of the offer.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"},"image":{"description":"The picture.","anyOf":[{"$ref":"../../schemas/config/common.schema.json#/$defs/image"},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}}}},"showCountdown":{"description":"Whether each card tells the time left until sales close.","type":"boolean","default":false},"showCause":{"description":"Whether each card names its causes.","type":"boolean","default":false},"actionLabel":{"description":"Words on the buttons; left out, the usual ones for each type of product.","anyOf":[{"type":"string","minLength":1,"maxLength":60},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"more":{"description":"A link to all offers.","type":"object","additionalProperties":false,"required":["label","link"],"properties":{"label":{"description":"Words of the link.","anyOf":[{"type":"string","minLength":1,"maxLength":60},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]},"link":{"description":"Where it leads.","$ref":"../../schemas/config/common.schema.json#/$defs/link"}}},"emptyText":{"description":"What to say when there is nothing on sale.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"../../schemas/config/common.schema.json#/$defs/contentReference"}]}},"x-block":{"title":"Offer grid","description":"Products on sale with what can be won and when.","category":"commerce","main":true,"interactive":false,"data":"shared","routes":["offer.play","offer.buy","offer.draw.buy","offer.subscription","causes.cause-product-offer"]}};
const schema33 = {"title":"ContentReference","description":"Names a content entry, which is looked up in the visitor's locale.","type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"description":"Key of the content entry.","type":"string","pattern":"^[a-z0-9][A-Za-z0-9._-]{0,126}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func62 = ucs2length;
const pattern4 = new RegExp("^[a-z0-9][A-Za-z0-9._-]{0,126}$", "u");
const pattern6 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$", "u");
const schema37 = {"title":"Image","description":"A picture with the text that stands for it.","type":"object","additionalProperties":false,"required":["asset","alt"],"properties":{"asset":{"$ref":"#/$defs/assetName"},"alt":{"description":"What the picture says to somebody who can't see it; empty when it only decorates.","$ref":"#/$defs/text"},"focus":{"description":"The part that must stay in view when the picture is cropped.","type":"string","enum":["center","top","bottom","left","right"],"default":"center"}}};
const schema38 = {"title":"AssetName","description":"File name of a picture of this site or of a site that it extends.","type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$"};
const pattern11 = new RegExp("^[a-z0-9][a-z0-9._-]{0,80}\\.(?:svg|png|jpg|webp|avif)$", "u");
const schema39 = {"title":"Text","description":"Words shown to people: written here, or the key of a content entry.","anyOf":[{"description":"The words themselves.","type":"string","maxLength":20000},{"$ref":"#/$defs/contentReference"}]};

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
if(!pattern11.test(data0)){
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
const err6 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema37.properties.focus.enum},message:"must be equal to one of the allowed values"};
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

const schema44 = {"title":"Link","description":"Where a link leads: a route of the site, a content page, or another site.","type":"object","anyOf":[{"$ref":"#/$defs/routeLink"},{"$ref":"#/$defs/pageLink"},{"$ref":"#/$defs/externalLink"}]};
const schema45 = {"title":"RouteLink","description":"A link to a route by its id, so that an overridden path can't break it.","type":"object","additionalProperties":false,"required":["route"],"properties":{"route":{"description":"Id of the route.","type":"string","minLength":1,"maxLength":80},"params":{"description":"Values of the route's path parameters.","type":"object","additionalProperties":{"description":"Value of one path parameter.","type":"string","minLength":1,"maxLength":120}},"query":{"description":"Query parameters to add.","type":"object","additionalProperties":{"description":"Value of one query parameter.","type":"string","maxLength":200}},"hash":{"description":"Id of the element to go to, without #.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,60}$"}}};
const schema48 = {"title":"ExternalLink","description":"A link that leaves the shop.","type":"object","additionalProperties":false,"required":["href"],"properties":{"href":{"description":"Absolute http or https address, or a tel: or mailto: one.","type":"string","maxLength":2000,"pattern":"^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$"}}};
const pattern16 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,60}$", "u");
const pattern19 = new RegExp("^(?:https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\\s\\\\]*)?|tel:\\+?[0-9 ]{3,20}|mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)$", "u");
const schema46 = {"title":"PageLink","description":"A link to a content page by the name of its document.","type":"object","additionalProperties":false,"required":["page"],"properties":{"page":{"description":"Name of the page document.","$ref":"#/$defs/key"},"hash":{"description":"Id of the element to go to, without #.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,60}$"}}};
const schema47 = {"title":"Key","description":"A stable name inside its document: lower case, digits, dots, dashes and underscores.","type":"string","pattern":"^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"};
const pattern17 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
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
if(!pattern17.test(data0)){
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
if(!pattern16.test(data1)){
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(func62(data0) > 80){
const err3 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/routeLink/properties/route/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func62(data0) < 1){
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
if(func62(data2) > 120){
const err6 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/routeLink/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func62(data2) < 1){
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
if(func62(data4) > 200){
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
if(!pattern16.test(data5)){
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
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(func62(data6) > 2000){
const err18 = {instancePath:instancePath+"/href",schemaPath:"#/$defs/externalLink/properties/href/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern19.test(data6)){
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
validate26.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(!(func0.call(schema31.properties, key0))){
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
if(func62(data0) > 120){
const err1 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func62(data0) < 1){
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
if(data.intro !== undefined && func0.call(data, "intro")){
let data2 = data.intro;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(typeof data2 === "string"){
if(func62(data2) > 2000){
const err10 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func62(data2) < 1){
const err11 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.content === undefined) || (!(func0.call(data2, "content")))){
const err13 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 of Object.keys(data2)){
if(!(key2 === "content")){
const err14 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.content !== undefined && func0.call(data2, "content")){
let data3 = data2.content;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err15 = {instancePath:instancePath+"/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err16 = {instancePath:instancePath+"/intro/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/intro",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err18 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.types !== undefined && func0.call(data, "types")){
let data4 = data.types;
if(Array.isArray(data4)){
if(data4.length > 4){
const err19 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.length < 1){
const err20 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data5 === "lottery_ticket") || (data5 === "raffle_ticket")) || (data5 === "syndicate_share")) || (data5 === "membership"))){
const err22 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.types.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data6 = data.keys;
if(Array.isArray(data6)){
if(data6.length > 40){
const err25 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.length < 1){
const err26 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err27 = {instancePath:instancePath+"/keys/" + i2,schemaPath:"#/properties/keys/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"+"\""};
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
const err28 = {instancePath:instancePath+"/keys/" + i2,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let i3 = data6.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data6[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err29 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err30 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.exclude !== undefined && func0.call(data, "exclude")){
let data8 = data.exclude;
if(Array.isArray(data8)){
if(data8.length > 40){
const err31 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err32 = {instancePath:instancePath+"/exclude/" + i4,schemaPath:"#/properties/exclude/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"+"\""};
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
const err33 = {instancePath:instancePath+"/exclude/" + i4,schemaPath:"#/properties/exclude/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let i5 = data8.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data8[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err34 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err35 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.isWhole !== undefined && func0.call(data, "isWhole")){
if(typeof data.isWhole !== "boolean"){
const err36 = {instancePath:instancePath+"/isWhole",schemaPath:"#/properties/isWhole/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.discover !== undefined && func0.call(data, "discover")){
let data11 = data.discover;
if(typeof data11 !== "string"){
const err37 = {instancePath:instancePath+"/discover",schemaPath:"#/properties/discover/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((((data11 === "closing_soon") || (data11 === "biggest_prizes")) || (data11 === "for_a_cause")) || (data11 === "play_together"))){
const err38 = {instancePath:instancePath+"/discover",schemaPath:"#/properties/discover/enum",keyword:"enum",params:{allowedValues: schema31.properties.discover.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.ofCause !== undefined && func0.call(data, "ofCause")){
if(typeof data.ofCause !== "boolean"){
const err39 = {instancePath:instancePath+"/ofCause",schemaPath:"#/properties/ofCause/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.ways !== undefined && func0.call(data, "ways")){
let data13 = data.ways;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.heading === undefined) || (!(func0.call(data13, "heading")))){
const err40 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((data13.text === undefined) || (!(func0.call(data13, "text")))){
const err41 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 of Object.keys(data13)){
if(!((key3 === "heading") || (key3 === "text"))){
const err42 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.heading !== undefined && func0.call(data13, "heading")){
let data14 = data13.heading;
const _errs45 = errors;
let valid17 = false;
const _errs46 = errors;
if(typeof data14 === "string"){
if(func62(data14) > 120){
const err43 = {instancePath:instancePath+"/ways/heading",schemaPath:"#/properties/ways/properties/heading/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func62(data14) < 1){
const err44 = {instancePath:instancePath+"/ways/heading",schemaPath:"#/properties/ways/properties/heading/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err45 = {instancePath:instancePath+"/ways/heading",schemaPath:"#/properties/ways/properties/heading/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid2 = _errs46 === errors;
valid17 = valid17 || _valid2;
const _errs48 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.content === undefined) || (!(func0.call(data14, "content")))){
const err46 = {instancePath:instancePath+"/ways/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 of Object.keys(data14)){
if(!(key4 === "content")){
const err47 = {instancePath:instancePath+"/ways/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.content !== undefined && func0.call(data14, "content")){
let data15 = data14.content;
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
const err48 = {instancePath:instancePath+"/ways/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err49 = {instancePath:instancePath+"/ways/heading/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/ways/heading",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid2 = _errs48 === errors;
valid17 = valid17 || _valid2;
if(!valid17){
const err51 = {instancePath:instancePath+"/ways/heading",schemaPath:"#/properties/ways/properties/heading/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data13.text !== undefined && func0.call(data13, "text")){
let data16 = data13.text;
const _errs55 = errors;
let valid20 = false;
const _errs56 = errors;
if(typeof data16 === "string"){
if(func62(data16) > 400){
const err52 = {instancePath:instancePath+"/ways/text",schemaPath:"#/properties/ways/properties/text/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func62(data16) < 1){
const err53 = {instancePath:instancePath+"/ways/text",schemaPath:"#/properties/ways/properties/text/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/ways/text",schemaPath:"#/properties/ways/properties/text/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid3 = _errs56 === errors;
valid20 = valid20 || _valid3;
const _errs58 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.content === undefined) || (!(func0.call(data16, "content")))){
const err55 = {instancePath:instancePath+"/ways/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key5 of Object.keys(data16)){
if(!(key5 === "content")){
const err56 = {instancePath:instancePath+"/ways/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data16.content !== undefined && func0.call(data16, "content")){
let data17 = data16.content;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err57 = {instancePath:instancePath+"/ways/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err58 = {instancePath:instancePath+"/ways/text/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/ways/text",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid3 = _errs58 === errors;
valid20 = valid20 || _valid3;
if(!valid20){
const err60 = {instancePath:instancePath+"/ways/text",schemaPath:"#/properties/ways/properties/text/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data18 = data.sort;
if(typeof data18 !== "string"){
const err62 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!(((data18 === "closing") || (data18 === "jackpot")) || (data18 === "name"))){
const err63 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema31.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
let data19 = data.limit;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err64 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 60 || isNaN(data19)){
const err65 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err66 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.look !== undefined && func0.call(data, "look")){
let data20 = data.look;
if(typeof data20 !== "string"){
const err67 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(((data20 === "dense") || (data20 === "editorial")) || (data20 === "list"))){
const err68 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema31.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.pictures !== undefined && func0.call(data, "pictures")){
let data21 = data.pictures;
if(Array.isArray(data21)){
if(data21.length > 40){
const err69 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len3 = data21.length;
for(let i6=0; i6<len3; i6++){
let data22 = data21[i6];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.offer === undefined) || (!(func0.call(data22, "offer")))){
const err70 = {instancePath:instancePath+"/pictures/" + i6,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "offer"},message:"must have required property '"+"offer"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((data22.image === undefined) || (!(func0.call(data22, "image")))){
const err71 = {instancePath:instancePath+"/pictures/" + i6,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key6 of Object.keys(data22)){
if(!((key6 === "offer") || (key6 === "image"))){
const err72 = {instancePath:instancePath+"/pictures/" + i6,schemaPath:"#/properties/pictures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data22.offer !== undefined && func0.call(data22, "offer")){
let data23 = data22.offer;
if(typeof data23 === "string"){
if(!pattern6.test(data23)){
const err73 = {instancePath:instancePath+"/pictures/" + i6+"/offer",schemaPath:"#/properties/pictures/items/properties/offer/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$"+"\""};
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
const err74 = {instancePath:instancePath+"/pictures/" + i6+"/offer",schemaPath:"#/properties/pictures/items/properties/offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data22.image !== undefined && func0.call(data22, "image")){
let data24 = data22.image;
const _errs78 = errors;
let valid26 = false;
const _errs79 = errors;
if(!(validate22(data24, {instancePath:instancePath+"/pictures/" + i6+"/image",parentData:data22,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid4 = _errs79 === errors;
valid26 = valid26 || _valid4;
if(_valid4){
var props4 = true;
}
const _errs80 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.content === undefined) || (!(func0.call(data24, "content")))){
const err75 = {instancePath:instancePath+"/pictures/" + i6+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key7 of Object.keys(data24)){
if(!(key7 === "content")){
const err76 = {instancePath:instancePath+"/pictures/" + i6+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data24.content !== undefined && func0.call(data24, "content")){
let data25 = data24.content;
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err77 = {instancePath:instancePath+"/pictures/" + i6+"/image/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err78 = {instancePath:instancePath+"/pictures/" + i6+"/image/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err79 = {instancePath:instancePath+"/pictures/" + i6+"/image",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid4 = _errs80 === errors;
valid26 = valid26 || _valid4;
if(_valid4){
if(props4 !== true){
props4 = true;
}
}
if(!valid26){
const err80 = {instancePath:instancePath+"/pictures/" + i6+"/image",schemaPath:"#/properties/pictures/items/properties/image/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err81 = {instancePath:instancePath+"/pictures/" + i6,schemaPath:"#/properties/pictures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err82 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.showCountdown !== undefined && func0.call(data, "showCountdown")){
if(typeof data.showCountdown !== "boolean"){
const err83 = {instancePath:instancePath+"/showCountdown",schemaPath:"#/properties/showCountdown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.showCause !== undefined && func0.call(data, "showCause")){
if(typeof data.showCause !== "boolean"){
const err84 = {instancePath:instancePath+"/showCause",schemaPath:"#/properties/showCause/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.actionLabel !== undefined && func0.call(data, "actionLabel")){
let data28 = data.actionLabel;
const _errs91 = errors;
let valid29 = false;
const _errs92 = errors;
if(typeof data28 === "string"){
if(func62(data28) > 60){
const err85 = {instancePath:instancePath+"/actionLabel",schemaPath:"#/properties/actionLabel/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(func62(data28) < 1){
const err86 = {instancePath:instancePath+"/actionLabel",schemaPath:"#/properties/actionLabel/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err87 = {instancePath:instancePath+"/actionLabel",schemaPath:"#/properties/actionLabel/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var _valid5 = _errs92 === errors;
valid29 = valid29 || _valid5;
const _errs94 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if((data28.content === undefined) || (!(func0.call(data28, "content")))){
const err88 = {instancePath:instancePath+"/actionLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
for(const key8 of Object.keys(data28)){
if(!(key8 === "content")){
const err89 = {instancePath:instancePath+"/actionLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data28.content !== undefined && func0.call(data28, "content")){
let data29 = data28.content;
if(typeof data29 === "string"){
if(!pattern4.test(data29)){
const err90 = {instancePath:instancePath+"/actionLabel/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/actionLabel/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/actionLabel",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var _valid5 = _errs94 === errors;
valid29 = valid29 || _valid5;
if(!valid29){
const err93 = {instancePath:instancePath+"/actionLabel",schemaPath:"#/properties/actionLabel/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
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
if(data.more !== undefined && func0.call(data, "more")){
let data30 = data.more;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.label === undefined) || (!(func0.call(data30, "label")))){
const err94 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((data30.link === undefined) || (!(func0.call(data30, "link")))){
const err95 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key9 of Object.keys(data30)){
if(!((key9 === "label") || (key9 === "link"))){
const err96 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data30.label !== undefined && func0.call(data30, "label")){
let data31 = data30.label;
const _errs104 = errors;
let valid33 = false;
const _errs105 = errors;
if(typeof data31 === "string"){
if(func62(data31) > 60){
const err97 = {instancePath:instancePath+"/more/label",schemaPath:"#/properties/more/properties/label/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(func62(data31) < 1){
const err98 = {instancePath:instancePath+"/more/label",schemaPath:"#/properties/more/properties/label/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err99 = {instancePath:instancePath+"/more/label",schemaPath:"#/properties/more/properties/label/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var _valid6 = _errs105 === errors;
valid33 = valid33 || _valid6;
const _errs107 = errors;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.content === undefined) || (!(func0.call(data31, "content")))){
const err100 = {instancePath:instancePath+"/more/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key10 of Object.keys(data31)){
if(!(key10 === "content")){
const err101 = {instancePath:instancePath+"/more/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data31.content !== undefined && func0.call(data31, "content")){
let data32 = data31.content;
if(typeof data32 === "string"){
if(!pattern4.test(data32)){
const err102 = {instancePath:instancePath+"/more/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err103 = {instancePath:instancePath+"/more/label/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err104 = {instancePath:instancePath+"/more/label",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid6 = _errs107 === errors;
valid33 = valid33 || _valid6;
if(!valid33){
const err105 = {instancePath:instancePath+"/more/label",schemaPath:"#/properties/more/properties/label/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
}
if(data30.link !== undefined && func0.call(data30, "link")){
if(!(validate26(data30.link, {instancePath:instancePath+"/more/link",parentData:data30,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err106 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.emptyText !== undefined && func0.call(data, "emptyText")){
let data34 = data.emptyText;
const _errs115 = errors;
let valid36 = false;
const _errs116 = errors;
if(typeof data34 === "string"){
if(func62(data34) > 200){
const err107 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(func62(data34) < 1){
const err108 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err109 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
var _valid7 = _errs116 === errors;
valid36 = valid36 || _valid7;
const _errs118 = errors;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if((data34.content === undefined) || (!(func0.call(data34, "content")))){
const err110 = {instancePath:instancePath+"/emptyText",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key11 of Object.keys(data34)){
if(!(key11 === "content")){
const err111 = {instancePath:instancePath+"/emptyText",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data34.content !== undefined && func0.call(data34, "content")){
let data35 = data34.content;
if(typeof data35 === "string"){
if(!pattern4.test(data35)){
const err112 = {instancePath:instancePath+"/emptyText/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][A-Za-z0-9._-]{0,126}$"},message:"must match pattern \""+"^[a-z0-9][A-Za-z0-9._-]{0,126}$"+"\""};
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
const err113 = {instancePath:instancePath+"/emptyText/content",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err114 = {instancePath:instancePath+"/emptyText",schemaPath:"../../schemas/config/common.schema.json#/$defs/contentReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid7 = _errs118 === errors;
valid36 = valid36 || _valid7;
if(!valid36){
const err115 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
else {
errors = _errs115;
if(vErrors !== null){
if(_errs115){
vErrors.length = _errs115;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err116 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const analyticsMessage = validate21;
const schema32 = {"description":"The fields of one event of analytics, under its name. Those in small letters are for the customer-data service, the rest for the data layer and the frame of a partner.","type":"object","additionalProperties":false,"properties":{"cart viewed":{"description":"The customer looks at the cart.","$ref":"#/$defs/AnalyticsCart"},"checkout started":{"description":"The customer sees what is about to be bought.","$ref":"#/$defs/AnalyticsCart"},"step completed":{"description":"The customer has done a step of the checkout; each once, but an order that is placed again.","$ref":"#/$defs/AnalyticsStep"},"product added":{"description":"A product came into the cart.","$ref":"#/$defs/AnalyticsProduct"},"product clicked":{"description":"The customer followed a link to a product.","$ref":"#/$defs/AnalyticsProduct"},"product removed":{"description":"The customer took a product out of the cart.","$ref":"#/$defs/AnalyticsProduct"},"purchase completed":{"description":"A purchase has taken place.","$ref":"#/$defs/AnalyticsPurchase"},"favourite numbers added":{"description":"Favourite numbers were saved where there were none.","$ref":"#/$defs/AnalyticsLottery"},"favourite numbers edited":{"description":"Favourite numbers were changed.","$ref":"#/$defs/AnalyticsLottery"},"favourite numbers removed":{"description":"Favourite numbers were removed.","$ref":"#/$defs/AnalyticsLottery"},"fund created":{"description":"A way of payment was saved.","$ref":"#/$defs/AnalyticsFundMethod"},"fund defaulted":{"description":"A saved way of payment became the default.","$ref":"#/$defs/AnalyticsFund"},"membership viewed":{"description":"A page of the membership was shown.","$ref":"#/$defs/AnalyticsPath"},"2FA setup":{"description":"Two-factor authentication was set up.","$ref":"#/$defs/AnalyticsTwoFactor"},"verification attempted":{"description":"The customer tried to prove who they are.","$ref":"#/$defs/AnalyticsVerification"},"password reset requested":{"description":"A link to reset a password was requested.","$ref":"#/$defs/AnalyticsNothing"},"password reset completed":{"description":"A new password was saved.","$ref":"#/$defs/AnalyticsNothing"},"sign-up email validation failed":{"description":"An e-mail address was refused at sign-up.","$ref":"#/$defs/AnalyticsCode"},"withdrawal requested":{"description":"A withdrawal was requested.","$ref":"#/$defs/AnalyticsWithdrawal"},"social syndicate group created":{"description":"A group of a lotto party was created.","$ref":"#/$defs/AnalyticsGroup"},"social syndicate group joined":{"description":"The customer joined a group.","$ref":"#/$defs/AnalyticsGroup"},"social syndicate session created":{"description":"A group plays a draw.","$ref":"#/$defs/AnalyticsSession"},"social syndicate session changed":{"description":"It was changed whether a group plays again by itself.","$ref":"#/$defs/AnalyticsSession"},"Feedback":{"description":"Feedback was given.","$ref":"#/$defs/AnalyticsFeedback"},"Deposit":{"description":"Money was paid into the wallet by itself.","$ref":"#/$defs/AnalyticsDeposit"},"ExtraDeposit":{"description":"Money was paid in for a purchase, beside what the wallet held.","$ref":"#/$defs/AnalyticsDeposit"},"Error":{"description":"Something failed for the customer.","$ref":"#/$defs/AnalyticsError"},"Transaction":{"description":"A purchase has taken place.","$ref":"#/$defs/AnalyticsPurchase"},"SignUp":{"description":"The customer has signed up.","$ref":"#/$defs/AnalyticsNothing"},"Login":{"description":"The customer has logged in.","$ref":"#/$defs/AnalyticsNothing"},"Logout":{"description":"The customer has logged out.","$ref":"#/$defs/AnalyticsNothing"},"Click":{"description":"A link was followed.","$ref":"#/$defs/AnalyticsClick"},"MembershipStatusUpdated":{"description":"The customer joined or left the membership.","$ref":"#/$defs/AnalyticsMembership"},"PageView":{"description":"A page was shown.","$ref":"#/$defs/AnalyticsPageView"}}};
const schema34 = {"description":"One product of a shop. Every event fills each field with this one meaning.","type":"object","additionalProperties":false,"required":["brand","category","cause","source","cart_id","product_id","num_draws","num_games","price","name","variant","draw_date","draw_no","prize_pool","days_of_week","purchase_status"],"properties":{"brand":{"description":"Key of the brand whose shop sells it, such as 'harbour'.","type":"string","minLength":1,"pattern":"^[a-z0-9]+(?:[-_][a-z0-9]+)*$"},"category":{"description":"Display category of the product offer, such as 'lottery'.","type":"string","minLength":1,"pattern":"^[a-z0-9]+(?:[-_][a-z0-9]+)*$"},"cause":{"description":"Key of the cause that the customer chose; null where none was chosen, or the offer gives to none.","type":["string","null"]},"source":{"description":"Where in the shop it happened: the type of the block, such as 'offer-grid', or 'cart' or 'checkout'.","type":"string","minLength":1,"pattern":"^[a-z0-9]+(?:[-_][a-z0-9]+)*$"},"cart_id":{"description":"Reference of the cart that it is or was in; null where it is in none.","type":["string","null"]},"product_id":{"description":"Key of the product offer. It is the same in each event about the product.","type":"string","minLength":1},"num_draws":{"description":"Draws that it takes part in; null where nobody has chosen yet, and for a membership.","type":["integer","null"],"minimum":1},"num_games":{"description":"Games in each of these draws; null where nobody has chosen yet, and for products that are not made of games.","type":["integer","null"],"minimum":1},"price":{"description":"Price of all of it in main units of the currency, such as 25.5 for $25.50; where nobody has chosen yet, the lowest that it is sold for; null where it is not on sale.","type":["number","null"],"minimum":0},"name":{"description":"Name of the product offer.","type":"string","minLength":1},"variant":{"description":"How it is bought: the keys of game type and game offer, of the book, the syndicate, or the tier and period, with a slash between, and 'lotto-party' for a share in one; null where nobody has chosen yet.","type":["string","null"]},"draw_date":{"description":"When its first draw is drawn, ISO 8601 in UTC; null where it is in no draw.","type":["string","null"]},"draw_no":{"description":"Number of that draw; null where it is in no draw.","type":["integer","null"],"minimum":1},"prize_pool":{"description":"What can be won in that draw, or the value of a raffle's first prize, in main units of the currency; null until it is announced.","type":["number","null"],"minimum":0},"days_of_week":{"description":"Days that the customer chose to play; empty where every draw is played.","type":"array","items":{"enum":["mon","tue","wed","thu","fri","sat","sun"]}},"purchase_status":{"description":"Whether tickets of a raffle's draw can be bought; null for other products.","enum":["open","sold_out","past_draw","pre_order",null]}}};
const schema42 = {"description":"A lottery of which a customer has favourite numbers.","type":"object","additionalProperties":false,"required":["product_id"],"properties":{"product_id":{"description":"Key of the product offer.","type":"string","minLength":1}}};
const schema45 = {"description":"A way of payment.","type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"description":"Code of the deposit method: card, bank account or PayPal.","enum":["cc","bank","pl"]}}};
const schema46 = {"description":"A saved way of payment.","type":"object","additionalProperties":false,"required":["fund_id"],"properties":{"fund_id":{"description":"Id of the fund.","type":"string","minLength":1}}};
const schema47 = {"description":"A page.","type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"description":"Path without its query. A parameter that may be a secret, such as the token of a link, has its name in place of its value: '/login/autologin/:autologinToken'.","type":"string","minLength":1,"pattern":"^/"}}};
const schema48 = {"description":"A way of receiving one-time codes.","type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"description":"The way.","enum":["authenticator","email"]}}};
const schema49 = {"description":"An attempt to prove who a customer is, whatever its outcome. A visit to a provider is two events: one without status and code when the customer leaves for it, and one with its outcome.","type":"object","additionalProperties":false,"required":["method","status","code"],"properties":{"method":{"description":"The way.","enum":["auto_verification","connect_id","drivers_licence","greenid_ui","pdf_form","photo_id_upload"]},"status":{"description":"How far it is proved since, such as 'Verified'; null where the attempt was refused, or goes on at a provider.","type":["string","null"]},"code":{"description":"Code of the first message of a refusal; null where the attempt was accepted.","type":["string","null"]}}};
const schema50 = {"description":"An event that says all by its name.","type":"object","additionalProperties":false,"required":[],"properties":{}};
const schema52 = {"description":"A refusal.","type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"description":"Code of the first message; null where there is none.","type":["string","null"]}}};
const schema53 = {"description":"A withdrawal.","type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"description":"Code of the withdrawal method.","enum":["tt","pl","tw","do"]}}};
const schema54 = {"description":"A group of a lotto party, without its name: people write their own into it.","type":"object","additionalProperties":false,"required":["group_id"],"properties":{"group_id":{"description":"Id of the group.","type":"string","minLength":1}}};
const schema56 = {"description":"A draw that a lotto party plays.","type":"object","additionalProperties":false,"required":["group_id","session_id","product_id","draw_no","price","autosession_status"],"properties":{"group_id":{"description":"Id of the group.","type":"string","minLength":1},"session_id":{"description":"Id of the session.","type":"string","minLength":1},"product_id":{"description":"Key of the product offer of the lottery.","type":"string","minLength":1},"draw_no":{"description":"Number of the draw; null where the shop does not say.","type":["integer","null"],"minimum":1},"price":{"description":"Price of a share in main units of the currency; null where the shop does not say.","type":["number","null"],"minimum":0},"autosession_status":{"description":"Whether the party plays again by itself.","enum":["paused","on","off"]}}};
const schema58 = {"description":"What a visitor thinks of the shop.","type":"object","additionalProperties":false,"required":["rating"],"properties":{"rating":{"description":"Not satisfied, neutral or satisfied.","enum":[-1,0,1]}}};
const schema59 = {"description":"Money that was paid in.","type":"object","additionalProperties":false,"required":["deposit_id","currency","amount"],"properties":{"deposit_id":{"description":"Id of the deposit; null where the page does not know.","type":["string","null"]},"currency":{"description":"ISO 4217 code of the currency.","type":"string","minLength":1,"pattern":"^[A-Z]{3}$"},"amount":{"description":"Amount in main units of the currency; null where the page does not know.","type":["number","null"],"minimum":0}}};
const schema61 = {"description":"Something that failed for a customer.","type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"description":"Code of the first message of the failure; null where it has none.","type":["string","null"]},"message":{"description":"Text of that message, without addresses of people.","type":"string","minLength":1},"method":{"description":"Of a withdrawal that failed, the code of its method.","enum":["tt","pl","tw","do"]}}};
const schema65 = {"description":"A link that was followed.","type":"object","additionalProperties":false,"required":["text","target"],"properties":{"text":{"description":"Words of the link, 100 characters at most.","type":"string","maxLength":100},"target":{"description":"Address in the link, without its query.","type":"string"}}};
const schema66 = {"description":"A membership.","type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"description":"What the customer is from now on.","enum":["member","non-member","pending-deposit"]}}};
const schema67 = {"description":"A page that was shown.","type":"object","additionalProperties":false,"required":["path","title","route_id"],"properties":{"path":{"description":"Path without its query. A parameter that may be a secret, such as the token of a link, has its name in place of its value: '/login/autologin/:autologinToken'.","type":"string","minLength":1,"pattern":"^/"},"title":{"description":"Title of the document.","type":"string"},"route_id":{"description":"Id of the route.","type":"string","minLength":1}}};
const func0 = Object.prototype.hasOwnProperty;
const func86 = ucs2length;
const schema33 = {"description":"A cart with what is in it.","type":"object","additionalProperties":false,"required":["cart_id","total","products"],"properties":{"cart_id":{"description":"Reference of the cart; null where there is none.","type":["string","null"]},"total":{"description":"Total of the cart in main units of the currency; null where there is no cart.","type":["number","null"],"minimum":0},"products":{"description":"Products in the cart; vouchers are none.","type":"array","items":{"$ref":"#/$defs/AnalyticsProduct"}}}};
const pattern4 = new RegExp("^[a-z0-9]+(?:[-_][a-z0-9]+)*$", "u");

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
if((data.cart_id === undefined) || (!(func0.call(data, "cart_id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "cart_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.products === undefined) || (!(func0.call(data, "products")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "products"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "cart_id") || (key0 === "total")) || (key0 === "products"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cart_id !== undefined && func0.call(data, "cart_id")){
let data0 = data.cart_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/cart_id",keyword:"type",params:{type: schema33.properties.cart_id.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total !== undefined && func0.call(data, "total")){
let data1 = data.total;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/total",keyword:"type",params:{type: schema33.properties.total.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.products !== undefined && func0.call(data, "products")){
let data2 = data.products;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.brand === undefined) || (!(func0.call(data3, "brand")))){
const err7 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data3.category === undefined) || (!(func0.call(data3, "category")))){
const err8 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data3.cause === undefined) || (!(func0.call(data3, "cause")))){
const err9 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "cause"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data3.source === undefined) || (!(func0.call(data3, "source")))){
const err10 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data3.cart_id === undefined) || (!(func0.call(data3, "cart_id")))){
const err11 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "cart_id"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data3.product_id === undefined) || (!(func0.call(data3, "product_id")))){
const err12 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data3.num_draws === undefined) || (!(func0.call(data3, "num_draws")))){
const err13 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "num_draws"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data3.num_games === undefined) || (!(func0.call(data3, "num_games")))){
const err14 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "num_games"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data3.price === undefined) || (!(func0.call(data3, "price")))){
const err15 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data3.name === undefined) || (!(func0.call(data3, "name")))){
const err16 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data3.variant === undefined) || (!(func0.call(data3, "variant")))){
const err17 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "variant"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data3.draw_date === undefined) || (!(func0.call(data3, "draw_date")))){
const err18 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "draw_date"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data3.draw_no === undefined) || (!(func0.call(data3, "draw_no")))){
const err19 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "draw_no"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data3.prize_pool === undefined) || (!(func0.call(data3, "prize_pool")))){
const err20 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "prize_pool"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data3.days_of_week === undefined) || (!(func0.call(data3, "days_of_week")))){
const err21 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "days_of_week"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data3.purchase_status === undefined) || (!(func0.call(data3, "purchase_status")))){
const err22 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "purchase_status"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!(func0.call(schema34.properties, key1))){
const err23 = {instancePath:instancePath+"/products/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.brand !== undefined && func0.call(data3, "brand")){
let data4 = data3.brand;
if(typeof data4 === "string"){
if(func86(data4) < 1){
const err24 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern4.test(data4)){
const err25 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err26 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.category !== undefined && func0.call(data3, "category")){
let data5 = data3.category;
if(typeof data5 === "string"){
if(func86(data5) < 1){
const err27 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern4.test(data5)){
const err28 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err29 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.cause !== undefined && func0.call(data3, "cause")){
let data6 = data3.cause;
if((typeof data6 !== "string") && (data6 !== null)){
const err30 = {instancePath:instancePath+"/products/" + i0+"/cause",keyword:"type",params:{type: schema34.properties.cause.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.source !== undefined && func0.call(data3, "source")){
let data7 = data3.source;
if(typeof data7 === "string"){
if(func86(data7) < 1){
const err31 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern4.test(data7)){
const err32 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err33 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data3.cart_id !== undefined && func0.call(data3, "cart_id")){
let data8 = data3.cart_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err34 = {instancePath:instancePath+"/products/" + i0+"/cart_id",keyword:"type",params:{type: schema34.properties.cart_id.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data3.product_id !== undefined && func0.call(data3, "product_id")){
let data9 = data3.product_id;
if(typeof data9 === "string"){
if(func86(data9) < 1){
const err35 = {instancePath:instancePath+"/products/" + i0+"/product_id",keyword:"minLength",params:{limit: 1}};
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
const err36 = {instancePath:instancePath+"/products/" + i0+"/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data3.num_draws !== undefined && func0.call(data3, "num_draws")){
let data10 = data3.num_draws;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err37 = {instancePath:instancePath+"/products/" + i0+"/num_draws",keyword:"type",params:{type: schema34.properties.num_draws.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/products/" + i0+"/num_draws",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.num_games !== undefined && func0.call(data3, "num_games")){
let data11 = data3.num_games;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err39 = {instancePath:instancePath+"/products/" + i0+"/num_games",keyword:"type",params:{type: schema34.properties.num_games.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/products/" + i0+"/num_games",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.price !== undefined && func0.call(data3, "price")){
let data12 = data3.price;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err41 = {instancePath:instancePath+"/products/" + i0+"/price",keyword:"type",params:{type: schema34.properties.price.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/products/" + i0+"/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.name !== undefined && func0.call(data3, "name")){
let data13 = data3.name;
if(typeof data13 === "string"){
if(func86(data13) < 1){
const err43 = {instancePath:instancePath+"/products/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
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
const err44 = {instancePath:instancePath+"/products/" + i0+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data3.variant !== undefined && func0.call(data3, "variant")){
let data14 = data3.variant;
if((typeof data14 !== "string") && (data14 !== null)){
const err45 = {instancePath:instancePath+"/products/" + i0+"/variant",keyword:"type",params:{type: schema34.properties.variant.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data3.draw_date !== undefined && func0.call(data3, "draw_date")){
let data15 = data3.draw_date;
if((typeof data15 !== "string") && (data15 !== null)){
const err46 = {instancePath:instancePath+"/products/" + i0+"/draw_date",keyword:"type",params:{type: schema34.properties.draw_date.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data3.draw_no !== undefined && func0.call(data3, "draw_no")){
let data16 = data3.draw_no;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err47 = {instancePath:instancePath+"/products/" + i0+"/draw_no",keyword:"type",params:{type: schema34.properties.draw_no.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err48 = {instancePath:instancePath+"/products/" + i0+"/draw_no",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data3.prize_pool !== undefined && func0.call(data3, "prize_pool")){
let data17 = data3.prize_pool;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err49 = {instancePath:instancePath+"/products/" + i0+"/prize_pool",keyword:"type",params:{type: schema34.properties.prize_pool.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err50 = {instancePath:instancePath+"/products/" + i0+"/prize_pool",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.days_of_week !== undefined && func0.call(data3, "days_of_week")){
let data18 = data3.days_of_week;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(!(((((((data19 === "mon") || (data19 === "tue")) || (data19 === "wed")) || (data19 === "thu")) || (data19 === "fri")) || (data19 === "sat")) || (data19 === "sun"))){
const err51 = {instancePath:instancePath+"/products/" + i0+"/days_of_week/" + i1,keyword:"enum",params:{allowedValues: schema34.properties.days_of_week.items.enum}};
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
const err52 = {instancePath:instancePath+"/products/" + i0+"/days_of_week",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data3.purchase_status !== undefined && func0.call(data3, "purchase_status")){
let data20 = data3.purchase_status;
if(!(((((data20 === "open") || (data20 === "sold_out")) || (data20 === "past_draw")) || (data20 === "pre_order")) || (data20 === null))){
const err53 = {instancePath:instancePath+"/products/" + i0+"/purchase_status",keyword:"enum",params:{allowedValues: schema34.properties.purchase_status.enum}};
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
const err54 = {instancePath:instancePath+"/products/" + i0,keyword:"type",params:{type: "object"}};
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
const err55 = {instancePath:instancePath+"/products",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"description":"A step of the checkout that the customer has done.","type":"object","additionalProperties":false,"required":["cart_id","total","products","step"],"properties":{"cart_id":{"description":"Reference of the cart; null where there is none.","type":["string","null"]},"total":{"description":"Total of the cart in main units of the currency; null where there is no cart.","type":["number","null"],"minimum":0},"products":{"description":"Products in the cart; vouchers are none.","type":"array","items":{"$ref":"#/$defs/AnalyticsProduct"}},"step":{"description":"The step.","enum":["regulation","later_method","payment_method","order_placed"]}}};

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
if((data.cart_id === undefined) || (!(func0.call(data, "cart_id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "cart_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.products === undefined) || (!(func0.call(data, "products")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "products"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.step === undefined) || (!(func0.call(data, "step")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "step"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "cart_id") || (key0 === "total")) || (key0 === "products")) || (key0 === "step"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cart_id !== undefined && func0.call(data, "cart_id")){
let data0 = data.cart_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err5 = {instancePath:instancePath+"/cart_id",keyword:"type",params:{type: schema35.properties.cart_id.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.total !== undefined && func0.call(data, "total")){
let data1 = data.total;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err6 = {instancePath:instancePath+"/total",keyword:"type",params:{type: schema35.properties.total.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.products !== undefined && func0.call(data, "products")){
let data2 = data.products;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.brand === undefined) || (!(func0.call(data3, "brand")))){
const err8 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data3.category === undefined) || (!(func0.call(data3, "category")))){
const err9 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data3.cause === undefined) || (!(func0.call(data3, "cause")))){
const err10 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "cause"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data3.source === undefined) || (!(func0.call(data3, "source")))){
const err11 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data3.cart_id === undefined) || (!(func0.call(data3, "cart_id")))){
const err12 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "cart_id"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data3.product_id === undefined) || (!(func0.call(data3, "product_id")))){
const err13 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data3.num_draws === undefined) || (!(func0.call(data3, "num_draws")))){
const err14 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "num_draws"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data3.num_games === undefined) || (!(func0.call(data3, "num_games")))){
const err15 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "num_games"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data3.price === undefined) || (!(func0.call(data3, "price")))){
const err16 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data3.name === undefined) || (!(func0.call(data3, "name")))){
const err17 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data3.variant === undefined) || (!(func0.call(data3, "variant")))){
const err18 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "variant"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data3.draw_date === undefined) || (!(func0.call(data3, "draw_date")))){
const err19 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "draw_date"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data3.draw_no === undefined) || (!(func0.call(data3, "draw_no")))){
const err20 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "draw_no"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data3.prize_pool === undefined) || (!(func0.call(data3, "prize_pool")))){
const err21 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "prize_pool"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data3.days_of_week === undefined) || (!(func0.call(data3, "days_of_week")))){
const err22 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "days_of_week"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data3.purchase_status === undefined) || (!(func0.call(data3, "purchase_status")))){
const err23 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "purchase_status"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!(func0.call(schema34.properties, key1))){
const err24 = {instancePath:instancePath+"/products/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.brand !== undefined && func0.call(data3, "brand")){
let data4 = data3.brand;
if(typeof data4 === "string"){
if(func86(data4) < 1){
const err25 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern4.test(data4)){
const err26 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.category !== undefined && func0.call(data3, "category")){
let data5 = data3.category;
if(typeof data5 === "string"){
if(func86(data5) < 1){
const err28 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern4.test(data5)){
const err29 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err30 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.cause !== undefined && func0.call(data3, "cause")){
let data6 = data3.cause;
if((typeof data6 !== "string") && (data6 !== null)){
const err31 = {instancePath:instancePath+"/products/" + i0+"/cause",keyword:"type",params:{type: schema34.properties.cause.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data3.source !== undefined && func0.call(data3, "source")){
let data7 = data3.source;
if(typeof data7 === "string"){
if(func86(data7) < 1){
const err32 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern4.test(data7)){
const err33 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err34 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data3.cart_id !== undefined && func0.call(data3, "cart_id")){
let data8 = data3.cart_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err35 = {instancePath:instancePath+"/products/" + i0+"/cart_id",keyword:"type",params:{type: schema34.properties.cart_id.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data3.product_id !== undefined && func0.call(data3, "product_id")){
let data9 = data3.product_id;
if(typeof data9 === "string"){
if(func86(data9) < 1){
const err36 = {instancePath:instancePath+"/products/" + i0+"/product_id",keyword:"minLength",params:{limit: 1}};
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
const err37 = {instancePath:instancePath+"/products/" + i0+"/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data3.num_draws !== undefined && func0.call(data3, "num_draws")){
let data10 = data3.num_draws;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err38 = {instancePath:instancePath+"/products/" + i0+"/num_draws",keyword:"type",params:{type: schema34.properties.num_draws.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err39 = {instancePath:instancePath+"/products/" + i0+"/num_draws",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data3.num_games !== undefined && func0.call(data3, "num_games")){
let data11 = data3.num_games;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err40 = {instancePath:instancePath+"/products/" + i0+"/num_games",keyword:"type",params:{type: schema34.properties.num_games.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err41 = {instancePath:instancePath+"/products/" + i0+"/num_games",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.price !== undefined && func0.call(data3, "price")){
let data12 = data3.price;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err42 = {instancePath:instancePath+"/products/" + i0+"/price",keyword:"type",params:{type: schema34.properties.price.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/products/" + i0+"/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.name !== undefined && func0.call(data3, "name")){
let data13 = data3.name;
if(typeof data13 === "string"){
if(func86(data13) < 1){
const err44 = {instancePath:instancePath+"/products/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
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
const err45 = {instancePath:instancePath+"/products/" + i0+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data3.variant !== undefined && func0.call(data3, "variant")){
let data14 = data3.variant;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/products/" + i0+"/variant",keyword:"type",params:{type: schema34.properties.variant.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data3.draw_date !== undefined && func0.call(data3, "draw_date")){
let data15 = data3.draw_date;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/products/" + i0+"/draw_date",keyword:"type",params:{type: schema34.properties.draw_date.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data3.draw_no !== undefined && func0.call(data3, "draw_no")){
let data16 = data3.draw_no;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err48 = {instancePath:instancePath+"/products/" + i0+"/draw_no",keyword:"type",params:{type: schema34.properties.draw_no.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err49 = {instancePath:instancePath+"/products/" + i0+"/draw_no",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.prize_pool !== undefined && func0.call(data3, "prize_pool")){
let data17 = data3.prize_pool;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err50 = {instancePath:instancePath+"/products/" + i0+"/prize_pool",keyword:"type",params:{type: schema34.properties.prize_pool.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/products/" + i0+"/prize_pool",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data3.days_of_week !== undefined && func0.call(data3, "days_of_week")){
let data18 = data3.days_of_week;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(!(((((((data19 === "mon") || (data19 === "tue")) || (data19 === "wed")) || (data19 === "thu")) || (data19 === "fri")) || (data19 === "sat")) || (data19 === "sun"))){
const err52 = {instancePath:instancePath+"/products/" + i0+"/days_of_week/" + i1,keyword:"enum",params:{allowedValues: schema34.properties.days_of_week.items.enum}};
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
const err53 = {instancePath:instancePath+"/products/" + i0+"/days_of_week",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data3.purchase_status !== undefined && func0.call(data3, "purchase_status")){
let data20 = data3.purchase_status;
if(!(((((data20 === "open") || (data20 === "sold_out")) || (data20 === "past_draw")) || (data20 === "pre_order")) || (data20 === null))){
const err54 = {instancePath:instancePath+"/products/" + i0+"/purchase_status",keyword:"enum",params:{allowedValues: schema34.properties.purchase_status.enum}};
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
const err55 = {instancePath:instancePath+"/products/" + i0,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/products",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data21 = data.step;
if(!((((data21 === "regulation") || (data21 === "later_method")) || (data21 === "payment_method")) || (data21 === "order_placed"))){
const err57 = {instancePath:instancePath+"/step",keyword:"enum",params:{allowedValues: schema35.properties.step.enum}};
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
const err58 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"description":"A purchase that has taken place.","type":"object","additionalProperties":false,"required":["checkout_id","channel_key","partner_key","currency","total","products"],"properties":{"checkout_id":{"description":"Id of the purchase, as in the address of its receipt.","type":"string","minLength":1},"channel_key":{"description":"APP where it was bought in the app, else web; null where the page does not know.","type":["string","null"]},"partner_key":{"description":"Key of the partner; null where it was bought in the shop itself.","type":["string","null"]},"currency":{"description":"ISO 4217 code of the currency.","type":"string","minLength":1,"pattern":"^[A-Z]{3}$"},"total":{"description":"Total in main units of the currency; null where the page does not know.","type":["number","null"],"minimum":0},"products":{"description":"What was bought; empty where the page does not know.","type":"array","items":{"$ref":"#/$defs/AnalyticsProduct"}}}};
const pattern19 = new RegExp("^[A-Z]{3}$", "u");

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
if((data.checkout_id === undefined) || (!(func0.call(data, "checkout_id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "checkout_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.channel_key === undefined) || (!(func0.call(data, "channel_key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "channel_key"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.partner_key === undefined) || (!(func0.call(data, "partner_key")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "partner_key"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.currency === undefined) || (!(func0.call(data, "currency")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.total === undefined) || (!(func0.call(data, "total")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.products === undefined) || (!(func0.call(data, "products")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "products"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "checkout_id") || (key0 === "channel_key")) || (key0 === "partner_key")) || (key0 === "currency")) || (key0 === "total")) || (key0 === "products"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.checkout_id !== undefined && func0.call(data, "checkout_id")){
let data0 = data.checkout_id;
if(typeof data0 === "string"){
if(func86(data0) < 1){
const err7 = {instancePath:instancePath+"/checkout_id",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/checkout_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.channel_key !== undefined && func0.call(data, "channel_key")){
let data1 = data.channel_key;
if((typeof data1 !== "string") && (data1 !== null)){
const err9 = {instancePath:instancePath+"/channel_key",keyword:"type",params:{type: schema40.properties.channel_key.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.partner_key !== undefined && func0.call(data, "partner_key")){
let data2 = data.partner_key;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/partner_key",keyword:"type",params:{type: schema40.properties.partner_key.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
let data3 = data.currency;
if(typeof data3 === "string"){
if(func86(data3) < 1){
const err11 = {instancePath:instancePath+"/currency",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern19.test(data3)){
const err12 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
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
const err13 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.total !== undefined && func0.call(data, "total")){
let data4 = data.total;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/total",keyword:"type",params:{type: schema40.properties.total.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.products !== undefined && func0.call(data, "products")){
let data5 = data.products;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.brand === undefined) || (!(func0.call(data6, "brand")))){
const err16 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data6.category === undefined) || (!(func0.call(data6, "category")))){
const err17 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data6.cause === undefined) || (!(func0.call(data6, "cause")))){
const err18 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "cause"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data6.source === undefined) || (!(func0.call(data6, "source")))){
const err19 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data6.cart_id === undefined) || (!(func0.call(data6, "cart_id")))){
const err20 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "cart_id"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data6.product_id === undefined) || (!(func0.call(data6, "product_id")))){
const err21 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data6.num_draws === undefined) || (!(func0.call(data6, "num_draws")))){
const err22 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "num_draws"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data6.num_games === undefined) || (!(func0.call(data6, "num_games")))){
const err23 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "num_games"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data6.price === undefined) || (!(func0.call(data6, "price")))){
const err24 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data6.name === undefined) || (!(func0.call(data6, "name")))){
const err25 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data6.variant === undefined) || (!(func0.call(data6, "variant")))){
const err26 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "variant"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data6.draw_date === undefined) || (!(func0.call(data6, "draw_date")))){
const err27 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "draw_date"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data6.draw_no === undefined) || (!(func0.call(data6, "draw_no")))){
const err28 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "draw_no"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data6.prize_pool === undefined) || (!(func0.call(data6, "prize_pool")))){
const err29 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "prize_pool"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data6.days_of_week === undefined) || (!(func0.call(data6, "days_of_week")))){
const err30 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "days_of_week"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data6.purchase_status === undefined) || (!(func0.call(data6, "purchase_status")))){
const err31 = {instancePath:instancePath+"/products/" + i0,keyword:"required",params:{missingProperty: "purchase_status"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!(func0.call(schema34.properties, key1))){
const err32 = {instancePath:instancePath+"/products/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.brand !== undefined && func0.call(data6, "brand")){
let data7 = data6.brand;
if(typeof data7 === "string"){
if(func86(data7) < 1){
const err33 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern4.test(data7)){
const err34 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err35 = {instancePath:instancePath+"/products/" + i0+"/brand",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data6.category !== undefined && func0.call(data6, "category")){
let data8 = data6.category;
if(typeof data8 === "string"){
if(func86(data8) < 1){
const err36 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern4.test(data8)){
const err37 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err38 = {instancePath:instancePath+"/products/" + i0+"/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data6.cause !== undefined && func0.call(data6, "cause")){
let data9 = data6.cause;
if((typeof data9 !== "string") && (data9 !== null)){
const err39 = {instancePath:instancePath+"/products/" + i0+"/cause",keyword:"type",params:{type: schema34.properties.cause.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data6.source !== undefined && func0.call(data6, "source")){
let data10 = data6.source;
if(typeof data10 === "string"){
if(func86(data10) < 1){
const err40 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern4.test(data10)){
const err41 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err42 = {instancePath:instancePath+"/products/" + i0+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data6.cart_id !== undefined && func0.call(data6, "cart_id")){
let data11 = data6.cart_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/products/" + i0+"/cart_id",keyword:"type",params:{type: schema34.properties.cart_id.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data6.product_id !== undefined && func0.call(data6, "product_id")){
let data12 = data6.product_id;
if(typeof data12 === "string"){
if(func86(data12) < 1){
const err44 = {instancePath:instancePath+"/products/" + i0+"/product_id",keyword:"minLength",params:{limit: 1}};
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
const err45 = {instancePath:instancePath+"/products/" + i0+"/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data6.num_draws !== undefined && func0.call(data6, "num_draws")){
let data13 = data6.num_draws;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err46 = {instancePath:instancePath+"/products/" + i0+"/num_draws",keyword:"type",params:{type: schema34.properties.num_draws.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err47 = {instancePath:instancePath+"/products/" + i0+"/num_draws",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data6.num_games !== undefined && func0.call(data6, "num_games")){
let data14 = data6.num_games;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err48 = {instancePath:instancePath+"/products/" + i0+"/num_games",keyword:"type",params:{type: schema34.properties.num_games.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err49 = {instancePath:instancePath+"/products/" + i0+"/num_games",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data6.price !== undefined && func0.call(data6, "price")){
let data15 = data6.price;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
const err50 = {instancePath:instancePath+"/products/" + i0+"/price",keyword:"type",params:{type: schema34.properties.price.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err51 = {instancePath:instancePath+"/products/" + i0+"/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.name !== undefined && func0.call(data6, "name")){
let data16 = data6.name;
if(typeof data16 === "string"){
if(func86(data16) < 1){
const err52 = {instancePath:instancePath+"/products/" + i0+"/name",keyword:"minLength",params:{limit: 1}};
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
const err53 = {instancePath:instancePath+"/products/" + i0+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data6.variant !== undefined && func0.call(data6, "variant")){
let data17 = data6.variant;
if((typeof data17 !== "string") && (data17 !== null)){
const err54 = {instancePath:instancePath+"/products/" + i0+"/variant",keyword:"type",params:{type: schema34.properties.variant.type}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data6.draw_date !== undefined && func0.call(data6, "draw_date")){
let data18 = data6.draw_date;
if((typeof data18 !== "string") && (data18 !== null)){
const err55 = {instancePath:instancePath+"/products/" + i0+"/draw_date",keyword:"type",params:{type: schema34.properties.draw_date.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data6.draw_no !== undefined && func0.call(data6, "draw_no")){
let data19 = data6.draw_no;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err56 = {instancePath:instancePath+"/products/" + i0+"/draw_no",keyword:"type",params:{type: schema34.properties.draw_no.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err57 = {instancePath:instancePath+"/products/" + i0+"/draw_no",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data6.prize_pool !== undefined && func0.call(data6, "prize_pool")){
let data20 = data6.prize_pool;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err58 = {instancePath:instancePath+"/products/" + i0+"/prize_pool",keyword:"type",params:{type: schema34.properties.prize_pool.type}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/products/" + i0+"/prize_pool",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data6.days_of_week !== undefined && func0.call(data6, "days_of_week")){
let data21 = data6.days_of_week;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(!(((((((data22 === "mon") || (data22 === "tue")) || (data22 === "wed")) || (data22 === "thu")) || (data22 === "fri")) || (data22 === "sat")) || (data22 === "sun"))){
const err60 = {instancePath:instancePath+"/products/" + i0+"/days_of_week/" + i1,keyword:"enum",params:{allowedValues: schema34.properties.days_of_week.items.enum}};
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
const err61 = {instancePath:instancePath+"/products/" + i0+"/days_of_week",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data6.purchase_status !== undefined && func0.call(data6, "purchase_status")){
let data23 = data6.purchase_status;
if(!(((((data23 === "open") || (data23 === "sold_out")) || (data23 === "past_draw")) || (data23 === "pre_order")) || (data23 === null))){
const err62 = {instancePath:instancePath+"/products/" + i0+"/purchase_status",keyword:"enum",params:{allowedValues: schema34.properties.purchase_status.enum}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/products/" + i0,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/products",keyword:"type",params:{type: "array"}};
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
const err65 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern23 = new RegExp("^/", "u");

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
for(const key0 of Object.keys(data)){
if(!(func0.call(schema32.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["cart viewed"] !== undefined && func0.call(data, "cart viewed")){
if(!(validate22(data["cart viewed"], {instancePath:instancePath+"/cart viewed",parentData:data,parentDataProperty:"cart viewed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data["checkout started"] !== undefined && func0.call(data, "checkout started")){
if(!(validate22(data["checkout started"], {instancePath:instancePath+"/checkout started",parentData:data,parentDataProperty:"checkout started",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data["step completed"] !== undefined && func0.call(data, "step completed")){
if(!(validate25(data["step completed"], {instancePath:instancePath+"/step completed",parentData:data,parentDataProperty:"step completed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data["product added"] !== undefined && func0.call(data, "product added")){
let data3 = data["product added"];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.brand === undefined) || (!(func0.call(data3, "brand")))){
const err1 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data3.category === undefined) || (!(func0.call(data3, "category")))){
const err2 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data3.cause === undefined) || (!(func0.call(data3, "cause")))){
const err3 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "cause"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data3.source === undefined) || (!(func0.call(data3, "source")))){
const err4 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data3.cart_id === undefined) || (!(func0.call(data3, "cart_id")))){
const err5 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "cart_id"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data3.product_id === undefined) || (!(func0.call(data3, "product_id")))){
const err6 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data3.num_draws === undefined) || (!(func0.call(data3, "num_draws")))){
const err7 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "num_draws"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data3.num_games === undefined) || (!(func0.call(data3, "num_games")))){
const err8 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "num_games"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data3.price === undefined) || (!(func0.call(data3, "price")))){
const err9 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data3.name === undefined) || (!(func0.call(data3, "name")))){
const err10 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data3.variant === undefined) || (!(func0.call(data3, "variant")))){
const err11 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "variant"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data3.draw_date === undefined) || (!(func0.call(data3, "draw_date")))){
const err12 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "draw_date"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data3.draw_no === undefined) || (!(func0.call(data3, "draw_no")))){
const err13 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "draw_no"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data3.prize_pool === undefined) || (!(func0.call(data3, "prize_pool")))){
const err14 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "prize_pool"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data3.days_of_week === undefined) || (!(func0.call(data3, "days_of_week")))){
const err15 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "days_of_week"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data3.purchase_status === undefined) || (!(func0.call(data3, "purchase_status")))){
const err16 = {instancePath:instancePath+"/product added",keyword:"required",params:{missingProperty: "purchase_status"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!(func0.call(schema34.properties, key1))){
const err17 = {instancePath:instancePath+"/product added",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.brand !== undefined && func0.call(data3, "brand")){
let data4 = data3.brand;
if(typeof data4 === "string"){
if(func86(data4) < 1){
const err18 = {instancePath:instancePath+"/product added/brand",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern4.test(data4)){
const err19 = {instancePath:instancePath+"/product added/brand",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err20 = {instancePath:instancePath+"/product added/brand",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.category !== undefined && func0.call(data3, "category")){
let data5 = data3.category;
if(typeof data5 === "string"){
if(func86(data5) < 1){
const err21 = {instancePath:instancePath+"/product added/category",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data5)){
const err22 = {instancePath:instancePath+"/product added/category",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err23 = {instancePath:instancePath+"/product added/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.cause !== undefined && func0.call(data3, "cause")){
let data6 = data3.cause;
if((typeof data6 !== "string") && (data6 !== null)){
const err24 = {instancePath:instancePath+"/product added/cause",keyword:"type",params:{type: schema34.properties.cause.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.source !== undefined && func0.call(data3, "source")){
let data7 = data3.source;
if(typeof data7 === "string"){
if(func86(data7) < 1){
const err25 = {instancePath:instancePath+"/product added/source",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern4.test(data7)){
const err26 = {instancePath:instancePath+"/product added/source",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/product added/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.cart_id !== undefined && func0.call(data3, "cart_id")){
let data8 = data3.cart_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/product added/cart_id",keyword:"type",params:{type: schema34.properties.cart_id.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.product_id !== undefined && func0.call(data3, "product_id")){
let data9 = data3.product_id;
if(typeof data9 === "string"){
if(func86(data9) < 1){
const err29 = {instancePath:instancePath+"/product added/product_id",keyword:"minLength",params:{limit: 1}};
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
const err30 = {instancePath:instancePath+"/product added/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.num_draws !== undefined && func0.call(data3, "num_draws")){
let data10 = data3.num_draws;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err31 = {instancePath:instancePath+"/product added/num_draws",keyword:"type",params:{type: schema34.properties.num_draws.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/product added/num_draws",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.num_games !== undefined && func0.call(data3, "num_games")){
let data11 = data3.num_games;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err33 = {instancePath:instancePath+"/product added/num_games",keyword:"type",params:{type: schema34.properties.num_games.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/product added/num_games",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.price !== undefined && func0.call(data3, "price")){
let data12 = data3.price;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err35 = {instancePath:instancePath+"/product added/price",keyword:"type",params:{type: schema34.properties.price.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/product added/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data3.name !== undefined && func0.call(data3, "name")){
let data13 = data3.name;
if(typeof data13 === "string"){
if(func86(data13) < 1){
const err37 = {instancePath:instancePath+"/product added/name",keyword:"minLength",params:{limit: 1}};
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
const err38 = {instancePath:instancePath+"/product added/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data3.variant !== undefined && func0.call(data3, "variant")){
let data14 = data3.variant;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/product added/variant",keyword:"type",params:{type: schema34.properties.variant.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data3.draw_date !== undefined && func0.call(data3, "draw_date")){
let data15 = data3.draw_date;
if((typeof data15 !== "string") && (data15 !== null)){
const err40 = {instancePath:instancePath+"/product added/draw_date",keyword:"type",params:{type: schema34.properties.draw_date.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data3.draw_no !== undefined && func0.call(data3, "draw_no")){
let data16 = data3.draw_no;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err41 = {instancePath:instancePath+"/product added/draw_no",keyword:"type",params:{type: schema34.properties.draw_no.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/product added/draw_no",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.prize_pool !== undefined && func0.call(data3, "prize_pool")){
let data17 = data3.prize_pool;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err43 = {instancePath:instancePath+"/product added/prize_pool",keyword:"type",params:{type: schema34.properties.prize_pool.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/product added/prize_pool",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data3.days_of_week !== undefined && func0.call(data3, "days_of_week")){
let data18 = data3.days_of_week;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(!(((((((data19 === "mon") || (data19 === "tue")) || (data19 === "wed")) || (data19 === "thu")) || (data19 === "fri")) || (data19 === "sat")) || (data19 === "sun"))){
const err45 = {instancePath:instancePath+"/product added/days_of_week/" + i0,keyword:"enum",params:{allowedValues: schema34.properties.days_of_week.items.enum}};
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
const err46 = {instancePath:instancePath+"/product added/days_of_week",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data3.purchase_status !== undefined && func0.call(data3, "purchase_status")){
let data20 = data3.purchase_status;
if(!(((((data20 === "open") || (data20 === "sold_out")) || (data20 === "past_draw")) || (data20 === "pre_order")) || (data20 === null))){
const err47 = {instancePath:instancePath+"/product added/purchase_status",keyword:"enum",params:{allowedValues: schema34.properties.purchase_status.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/product added",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data["product clicked"] !== undefined && func0.call(data, "product clicked")){
let data21 = data["product clicked"];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.brand === undefined) || (!(func0.call(data21, "brand")))){
const err49 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data21.category === undefined) || (!(func0.call(data21, "category")))){
const err50 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data21.cause === undefined) || (!(func0.call(data21, "cause")))){
const err51 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "cause"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((data21.source === undefined) || (!(func0.call(data21, "source")))){
const err52 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((data21.cart_id === undefined) || (!(func0.call(data21, "cart_id")))){
const err53 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "cart_id"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((data21.product_id === undefined) || (!(func0.call(data21, "product_id")))){
const err54 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((data21.num_draws === undefined) || (!(func0.call(data21, "num_draws")))){
const err55 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "num_draws"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((data21.num_games === undefined) || (!(func0.call(data21, "num_games")))){
const err56 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "num_games"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data21.price === undefined) || (!(func0.call(data21, "price")))){
const err57 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((data21.name === undefined) || (!(func0.call(data21, "name")))){
const err58 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((data21.variant === undefined) || (!(func0.call(data21, "variant")))){
const err59 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "variant"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((data21.draw_date === undefined) || (!(func0.call(data21, "draw_date")))){
const err60 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "draw_date"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((data21.draw_no === undefined) || (!(func0.call(data21, "draw_no")))){
const err61 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "draw_no"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((data21.prize_pool === undefined) || (!(func0.call(data21, "prize_pool")))){
const err62 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "prize_pool"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((data21.days_of_week === undefined) || (!(func0.call(data21, "days_of_week")))){
const err63 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "days_of_week"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((data21.purchase_status === undefined) || (!(func0.call(data21, "purchase_status")))){
const err64 = {instancePath:instancePath+"/product clicked",keyword:"required",params:{missingProperty: "purchase_status"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key2 of Object.keys(data21)){
if(!(func0.call(schema34.properties, key2))){
const err65 = {instancePath:instancePath+"/product clicked",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data21.brand !== undefined && func0.call(data21, "brand")){
let data22 = data21.brand;
if(typeof data22 === "string"){
if(func86(data22) < 1){
const err66 = {instancePath:instancePath+"/product clicked/brand",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern4.test(data22)){
const err67 = {instancePath:instancePath+"/product clicked/brand",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/product clicked/brand",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data21.category !== undefined && func0.call(data21, "category")){
let data23 = data21.category;
if(typeof data23 === "string"){
if(func86(data23) < 1){
const err69 = {instancePath:instancePath+"/product clicked/category",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern4.test(data23)){
const err70 = {instancePath:instancePath+"/product clicked/category",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err71 = {instancePath:instancePath+"/product clicked/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data21.cause !== undefined && func0.call(data21, "cause")){
let data24 = data21.cause;
if((typeof data24 !== "string") && (data24 !== null)){
const err72 = {instancePath:instancePath+"/product clicked/cause",keyword:"type",params:{type: schema34.properties.cause.type}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data21.source !== undefined && func0.call(data21, "source")){
let data25 = data21.source;
if(typeof data25 === "string"){
if(func86(data25) < 1){
const err73 = {instancePath:instancePath+"/product clicked/source",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!pattern4.test(data25)){
const err74 = {instancePath:instancePath+"/product clicked/source",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
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
const err75 = {instancePath:instancePath+"/product clicked/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data21.cart_id !== undefined && func0.call(data21, "cart_id")){
let data26 = data21.cart_id;
if((typeof data26 !== "string") && (data26 !== null)){
const err76 = {instancePath:instancePath+"/product clicked/cart_id",keyword:"type",params:{type: schema34.properties.cart_id.type}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data21.product_id !== undefined && func0.call(data21, "product_id")){
let data27 = data21.product_id;
if(typeof data27 === "string"){
if(func86(data27) < 1){
const err77 = {instancePath:instancePath+"/product clicked/product_id",keyword:"minLength",params:{limit: 1}};
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
const err78 = {instancePath:instancePath+"/product clicked/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data21.num_draws !== undefined && func0.call(data21, "num_draws")){
let data28 = data21.num_draws;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
const err79 = {instancePath:instancePath+"/product clicked/num_draws",keyword:"type",params:{type: schema34.properties.num_draws.type}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
const err80 = {instancePath:instancePath+"/product clicked/num_draws",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data21.num_games !== undefined && func0.call(data21, "num_games")){
let data29 = data21.num_games;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
const err81 = {instancePath:instancePath+"/product clicked/num_games",keyword:"type",params:{type: schema34.properties.num_games.type}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
const err82 = {instancePath:instancePath+"/product clicked/num_games",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data21.price !== undefined && func0.call(data21, "price")){
let data30 = data21.price;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
const err83 = {instancePath:instancePath+"/product clicked/price",keyword:"type",params:{type: schema34.properties.price.type}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err84 = {instancePath:instancePath+"/product clicked/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data21.name !== undefined && func0.call(data21, "name")){
let data31 = data21.name;
if(typeof data31 === "string"){
if(func86(data31) < 1){
const err85 = {instancePath:instancePath+"/product clicked/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/product clicked/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data21.variant !== undefined && func0.call(data21, "variant")){
let data32 = data21.variant;
if((typeof data32 !== "string") && (data32 !== null)){
const err87 = {instancePath:instancePath+"/product clicked/variant",keyword:"type",params:{type: schema34.properties.variant.type}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data21.draw_date !== undefined && func0.call(data21, "draw_date")){
let data33 = data21.draw_date;
if((typeof data33 !== "string") && (data33 !== null)){
const err88 = {instancePath:instancePath+"/product clicked/draw_date",keyword:"type",params:{type: schema34.properties.draw_date.type}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data21.draw_no !== undefined && func0.call(data21, "draw_no")){
let data34 = data21.draw_no;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
const err89 = {instancePath:instancePath+"/product clicked/draw_no",keyword:"type",params:{type: schema34.properties.draw_no.type}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 1 || isNaN(data34)){
const err90 = {instancePath:instancePath+"/product clicked/draw_no",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data21.prize_pool !== undefined && func0.call(data21, "prize_pool")){
let data35 = data21.prize_pool;
if((!((typeof data35 == "number") && (isFinite(data35)))) && (data35 !== null)){
const err91 = {instancePath:instancePath+"/product clicked/prize_pool",keyword:"type",params:{type: schema34.properties.prize_pool.type}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err92 = {instancePath:instancePath+"/product clicked/prize_pool",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data21.days_of_week !== undefined && func0.call(data21, "days_of_week")){
let data36 = data21.days_of_week;
if(Array.isArray(data36)){
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(!(((((((data37 === "mon") || (data37 === "tue")) || (data37 === "wed")) || (data37 === "thu")) || (data37 === "fri")) || (data37 === "sat")) || (data37 === "sun"))){
const err93 = {instancePath:instancePath+"/product clicked/days_of_week/" + i1,keyword:"enum",params:{allowedValues: schema34.properties.days_of_week.items.enum}};
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
else {
const err94 = {instancePath:instancePath+"/product clicked/days_of_week",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data21.purchase_status !== undefined && func0.call(data21, "purchase_status")){
let data38 = data21.purchase_status;
if(!(((((data38 === "open") || (data38 === "sold_out")) || (data38 === "past_draw")) || (data38 === "pre_order")) || (data38 === null))){
const err95 = {instancePath:instancePath+"/product clicked/purchase_status",keyword:"enum",params:{allowedValues: schema34.properties.purchase_status.enum}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/product clicked",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data["product removed"] !== undefined && func0.call(data, "product removed")){
let data39 = data["product removed"];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if((data39.brand === undefined) || (!(func0.call(data39, "brand")))){
const err97 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "brand"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((data39.category === undefined) || (!(func0.call(data39, "category")))){
const err98 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((data39.cause === undefined) || (!(func0.call(data39, "cause")))){
const err99 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "cause"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((data39.source === undefined) || (!(func0.call(data39, "source")))){
const err100 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((data39.cart_id === undefined) || (!(func0.call(data39, "cart_id")))){
const err101 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "cart_id"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((data39.product_id === undefined) || (!(func0.call(data39, "product_id")))){
const err102 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((data39.num_draws === undefined) || (!(func0.call(data39, "num_draws")))){
const err103 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "num_draws"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if((data39.num_games === undefined) || (!(func0.call(data39, "num_games")))){
const err104 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "num_games"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((data39.price === undefined) || (!(func0.call(data39, "price")))){
const err105 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((data39.name === undefined) || (!(func0.call(data39, "name")))){
const err106 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((data39.variant === undefined) || (!(func0.call(data39, "variant")))){
const err107 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "variant"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((data39.draw_date === undefined) || (!(func0.call(data39, "draw_date")))){
const err108 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "draw_date"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if((data39.draw_no === undefined) || (!(func0.call(data39, "draw_no")))){
const err109 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "draw_no"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((data39.prize_pool === undefined) || (!(func0.call(data39, "prize_pool")))){
const err110 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "prize_pool"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((data39.days_of_week === undefined) || (!(func0.call(data39, "days_of_week")))){
const err111 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "days_of_week"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if((data39.purchase_status === undefined) || (!(func0.call(data39, "purchase_status")))){
const err112 = {instancePath:instancePath+"/product removed",keyword:"required",params:{missingProperty: "purchase_status"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key3 of Object.keys(data39)){
if(!(func0.call(schema34.properties, key3))){
const err113 = {instancePath:instancePath+"/product removed",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data39.brand !== undefined && func0.call(data39, "brand")){
let data40 = data39.brand;
if(typeof data40 === "string"){
if(func86(data40) < 1){
const err114 = {instancePath:instancePath+"/product removed/brand",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(!pattern4.test(data40)){
const err115 = {instancePath:instancePath+"/product removed/brand",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/product removed/brand",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data39.category !== undefined && func0.call(data39, "category")){
let data41 = data39.category;
if(typeof data41 === "string"){
if(func86(data41) < 1){
const err117 = {instancePath:instancePath+"/product removed/category",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(!pattern4.test(data41)){
const err118 = {instancePath:instancePath+"/product removed/category",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/product removed/category",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data39.cause !== undefined && func0.call(data39, "cause")){
let data42 = data39.cause;
if((typeof data42 !== "string") && (data42 !== null)){
const err120 = {instancePath:instancePath+"/product removed/cause",keyword:"type",params:{type: schema34.properties.cause.type}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data39.source !== undefined && func0.call(data39, "source")){
let data43 = data39.source;
if(typeof data43 === "string"){
if(func86(data43) < 1){
const err121 = {instancePath:instancePath+"/product removed/source",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!pattern4.test(data43)){
const err122 = {instancePath:instancePath+"/product removed/source",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[-_][a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/product removed/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data39.cart_id !== undefined && func0.call(data39, "cart_id")){
let data44 = data39.cart_id;
if((typeof data44 !== "string") && (data44 !== null)){
const err124 = {instancePath:instancePath+"/product removed/cart_id",keyword:"type",params:{type: schema34.properties.cart_id.type}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data39.product_id !== undefined && func0.call(data39, "product_id")){
let data45 = data39.product_id;
if(typeof data45 === "string"){
if(func86(data45) < 1){
const err125 = {instancePath:instancePath+"/product removed/product_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/product removed/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data39.num_draws !== undefined && func0.call(data39, "num_draws")){
let data46 = data39.num_draws;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err127 = {instancePath:instancePath+"/product removed/num_draws",keyword:"type",params:{type: schema34.properties.num_draws.type}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
const err128 = {instancePath:instancePath+"/product removed/num_draws",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data39.num_games !== undefined && func0.call(data39, "num_games")){
let data47 = data39.num_games;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
const err129 = {instancePath:instancePath+"/product removed/num_games",keyword:"type",params:{type: schema34.properties.num_games.type}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 1 || isNaN(data47)){
const err130 = {instancePath:instancePath+"/product removed/num_games",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
if(data39.price !== undefined && func0.call(data39, "price")){
let data48 = data39.price;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (data48 !== null)){
const err131 = {instancePath:instancePath+"/product removed/price",keyword:"type",params:{type: schema34.properties.price.type}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err132 = {instancePath:instancePath+"/product removed/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data39.name !== undefined && func0.call(data39, "name")){
let data49 = data39.name;
if(typeof data49 === "string"){
if(func86(data49) < 1){
const err133 = {instancePath:instancePath+"/product removed/name",keyword:"minLength",params:{limit: 1}};
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
const err134 = {instancePath:instancePath+"/product removed/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data39.variant !== undefined && func0.call(data39, "variant")){
let data50 = data39.variant;
if((typeof data50 !== "string") && (data50 !== null)){
const err135 = {instancePath:instancePath+"/product removed/variant",keyword:"type",params:{type: schema34.properties.variant.type}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data39.draw_date !== undefined && func0.call(data39, "draw_date")){
let data51 = data39.draw_date;
if((typeof data51 !== "string") && (data51 !== null)){
const err136 = {instancePath:instancePath+"/product removed/draw_date",keyword:"type",params:{type: schema34.properties.draw_date.type}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data39.draw_no !== undefined && func0.call(data39, "draw_no")){
let data52 = data39.draw_no;
if((!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))) && (data52 !== null)){
const err137 = {instancePath:instancePath+"/product removed/draw_no",keyword:"type",params:{type: schema34.properties.draw_no.type}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 1 || isNaN(data52)){
const err138 = {instancePath:instancePath+"/product removed/draw_no",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
if(data39.prize_pool !== undefined && func0.call(data39, "prize_pool")){
let data53 = data39.prize_pool;
if((!((typeof data53 == "number") && (isFinite(data53)))) && (data53 !== null)){
const err139 = {instancePath:instancePath+"/product removed/prize_pool",keyword:"type",params:{type: schema34.properties.prize_pool.type}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
const err140 = {instancePath:instancePath+"/product removed/prize_pool",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data39.days_of_week !== undefined && func0.call(data39, "days_of_week")){
let data54 = data39.days_of_week;
if(Array.isArray(data54)){
const len2 = data54.length;
for(let i2=0; i2<len2; i2++){
let data55 = data54[i2];
if(!(((((((data55 === "mon") || (data55 === "tue")) || (data55 === "wed")) || (data55 === "thu")) || (data55 === "fri")) || (data55 === "sat")) || (data55 === "sun"))){
const err141 = {instancePath:instancePath+"/product removed/days_of_week/" + i2,keyword:"enum",params:{allowedValues: schema34.properties.days_of_week.items.enum}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/product removed/days_of_week",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data39.purchase_status !== undefined && func0.call(data39, "purchase_status")){
let data56 = data39.purchase_status;
if(!(((((data56 === "open") || (data56 === "sold_out")) || (data56 === "past_draw")) || (data56 === "pre_order")) || (data56 === null))){
const err143 = {instancePath:instancePath+"/product removed/purchase_status",keyword:"enum",params:{allowedValues: schema34.properties.purchase_status.enum}};
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
const err144 = {instancePath:instancePath+"/product removed",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data["purchase completed"] !== undefined && func0.call(data, "purchase completed")){
if(!(validate27(data["purchase completed"], {instancePath:instancePath+"/purchase completed",parentData:data,parentDataProperty:"purchase completed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data["favourite numbers added"] !== undefined && func0.call(data, "favourite numbers added")){
let data58 = data["favourite numbers added"];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if((data58.product_id === undefined) || (!(func0.call(data58, "product_id")))){
const err145 = {instancePath:instancePath+"/favourite numbers added",keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
for(const key4 of Object.keys(data58)){
if(!(key4 === "product_id")){
const err146 = {instancePath:instancePath+"/favourite numbers added",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data58.product_id !== undefined && func0.call(data58, "product_id")){
let data59 = data58.product_id;
if(typeof data59 === "string"){
if(func86(data59) < 1){
const err147 = {instancePath:instancePath+"/favourite numbers added/product_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/favourite numbers added/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/favourite numbers added",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data["favourite numbers edited"] !== undefined && func0.call(data, "favourite numbers edited")){
let data60 = data["favourite numbers edited"];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if((data60.product_id === undefined) || (!(func0.call(data60, "product_id")))){
const err150 = {instancePath:instancePath+"/favourite numbers edited",keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
for(const key5 of Object.keys(data60)){
if(!(key5 === "product_id")){
const err151 = {instancePath:instancePath+"/favourite numbers edited",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data60.product_id !== undefined && func0.call(data60, "product_id")){
let data61 = data60.product_id;
if(typeof data61 === "string"){
if(func86(data61) < 1){
const err152 = {instancePath:instancePath+"/favourite numbers edited/product_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
else {
const err153 = {instancePath:instancePath+"/favourite numbers edited/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/favourite numbers edited",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data["favourite numbers removed"] !== undefined && func0.call(data, "favourite numbers removed")){
let data62 = data["favourite numbers removed"];
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if((data62.product_id === undefined) || (!(func0.call(data62, "product_id")))){
const err155 = {instancePath:instancePath+"/favourite numbers removed",keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
for(const key6 of Object.keys(data62)){
if(!(key6 === "product_id")){
const err156 = {instancePath:instancePath+"/favourite numbers removed",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data62.product_id !== undefined && func0.call(data62, "product_id")){
let data63 = data62.product_id;
if(typeof data63 === "string"){
if(func86(data63) < 1){
const err157 = {instancePath:instancePath+"/favourite numbers removed/product_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/favourite numbers removed/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
else {
const err159 = {instancePath:instancePath+"/favourite numbers removed",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data["fund created"] !== undefined && func0.call(data, "fund created")){
let data64 = data["fund created"];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if((data64.method === undefined) || (!(func0.call(data64, "method")))){
const err160 = {instancePath:instancePath+"/fund created",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
for(const key7 of Object.keys(data64)){
if(!(key7 === "method")){
const err161 = {instancePath:instancePath+"/fund created",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data64.method !== undefined && func0.call(data64, "method")){
let data65 = data64.method;
if(!(((data65 === "cc") || (data65 === "bank")) || (data65 === "pl"))){
const err162 = {instancePath:instancePath+"/fund created/method",keyword:"enum",params:{allowedValues: schema45.properties.method.enum}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
else {
const err163 = {instancePath:instancePath+"/fund created",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data["fund defaulted"] !== undefined && func0.call(data, "fund defaulted")){
let data66 = data["fund defaulted"];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if((data66.fund_id === undefined) || (!(func0.call(data66, "fund_id")))){
const err164 = {instancePath:instancePath+"/fund defaulted",keyword:"required",params:{missingProperty: "fund_id"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
for(const key8 of Object.keys(data66)){
if(!(key8 === "fund_id")){
const err165 = {instancePath:instancePath+"/fund defaulted",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data66.fund_id !== undefined && func0.call(data66, "fund_id")){
let data67 = data66.fund_id;
if(typeof data67 === "string"){
if(func86(data67) < 1){
const err166 = {instancePath:instancePath+"/fund defaulted/fund_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/fund defaulted/fund_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/fund defaulted",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data["membership viewed"] !== undefined && func0.call(data, "membership viewed")){
let data68 = data["membership viewed"];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if((data68.path === undefined) || (!(func0.call(data68, "path")))){
const err169 = {instancePath:instancePath+"/membership viewed",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
for(const key9 of Object.keys(data68)){
if(!(key9 === "path")){
const err170 = {instancePath:instancePath+"/membership viewed",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data68.path !== undefined && func0.call(data68, "path")){
let data69 = data68.path;
if(typeof data69 === "string"){
if(func86(data69) < 1){
const err171 = {instancePath:instancePath+"/membership viewed/path",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(!pattern23.test(data69)){
const err172 = {instancePath:instancePath+"/membership viewed/path",keyword:"pattern",params:{pattern: "^/"}};
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
const err173 = {instancePath:instancePath+"/membership viewed/path",keyword:"type",params:{type: "string"}};
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
const err174 = {instancePath:instancePath+"/membership viewed",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data["2FA setup"] !== undefined && func0.call(data, "2FA setup")){
let data70 = data["2FA setup"];
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if((data70.method === undefined) || (!(func0.call(data70, "method")))){
const err175 = {instancePath:instancePath+"/2FA setup",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
for(const key10 of Object.keys(data70)){
if(!(key10 === "method")){
const err176 = {instancePath:instancePath+"/2FA setup",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data70.method !== undefined && func0.call(data70, "method")){
let data71 = data70.method;
if(!((data71 === "authenticator") || (data71 === "email"))){
const err177 = {instancePath:instancePath+"/2FA setup/method",keyword:"enum",params:{allowedValues: schema48.properties.method.enum}};
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
const err178 = {instancePath:instancePath+"/2FA setup",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data["verification attempted"] !== undefined && func0.call(data, "verification attempted")){
let data72 = data["verification attempted"];
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if((data72.method === undefined) || (!(func0.call(data72, "method")))){
const err179 = {instancePath:instancePath+"/verification attempted",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if((data72.status === undefined) || (!(func0.call(data72, "status")))){
const err180 = {instancePath:instancePath+"/verification attempted",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((data72.code === undefined) || (!(func0.call(data72, "code")))){
const err181 = {instancePath:instancePath+"/verification attempted",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
for(const key11 of Object.keys(data72)){
if(!(((key11 === "method") || (key11 === "status")) || (key11 === "code"))){
const err182 = {instancePath:instancePath+"/verification attempted",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data72.method !== undefined && func0.call(data72, "method")){
let data73 = data72.method;
if(!((((((data73 === "auto_verification") || (data73 === "connect_id")) || (data73 === "drivers_licence")) || (data73 === "greenid_ui")) || (data73 === "pdf_form")) || (data73 === "photo_id_upload"))){
const err183 = {instancePath:instancePath+"/verification attempted/method",keyword:"enum",params:{allowedValues: schema49.properties.method.enum}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data72.status !== undefined && func0.call(data72, "status")){
let data74 = data72.status;
if((typeof data74 !== "string") && (data74 !== null)){
const err184 = {instancePath:instancePath+"/verification attempted/status",keyword:"type",params:{type: schema49.properties.status.type}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data72.code !== undefined && func0.call(data72, "code")){
let data75 = data72.code;
if((typeof data75 !== "string") && (data75 !== null)){
const err185 = {instancePath:instancePath+"/verification attempted/code",keyword:"type",params:{type: schema49.properties.code.type}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
else {
const err186 = {instancePath:instancePath+"/verification attempted",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data["password reset requested"] !== undefined && func0.call(data, "password reset requested")){
let data76 = data["password reset requested"];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
for(const key12 of Object.keys(data76)){
const err187 = {instancePath:instancePath+"/password reset requested",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
else {
const err188 = {instancePath:instancePath+"/password reset requested",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data["password reset completed"] !== undefined && func0.call(data, "password reset completed")){
let data77 = data["password reset completed"];
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key13 of Object.keys(data77)){
const err189 = {instancePath:instancePath+"/password reset completed",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
else {
const err190 = {instancePath:instancePath+"/password reset completed",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data["sign-up email validation failed"] !== undefined && func0.call(data, "sign-up email validation failed")){
let data78 = data["sign-up email validation failed"];
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if((data78.code === undefined) || (!(func0.call(data78, "code")))){
const err191 = {instancePath:instancePath+"/sign-up email validation failed",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
for(const key14 of Object.keys(data78)){
if(!(key14 === "code")){
const err192 = {instancePath:instancePath+"/sign-up email validation failed",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data78.code !== undefined && func0.call(data78, "code")){
let data79 = data78.code;
if((typeof data79 !== "string") && (data79 !== null)){
const err193 = {instancePath:instancePath+"/sign-up email validation failed/code",keyword:"type",params:{type: schema52.properties.code.type}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
else {
const err194 = {instancePath:instancePath+"/sign-up email validation failed",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data["withdrawal requested"] !== undefined && func0.call(data, "withdrawal requested")){
let data80 = data["withdrawal requested"];
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if((data80.method === undefined) || (!(func0.call(data80, "method")))){
const err195 = {instancePath:instancePath+"/withdrawal requested",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
for(const key15 of Object.keys(data80)){
if(!(key15 === "method")){
const err196 = {instancePath:instancePath+"/withdrawal requested",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data80.method !== undefined && func0.call(data80, "method")){
let data81 = data80.method;
if(!((((data81 === "tt") || (data81 === "pl")) || (data81 === "tw")) || (data81 === "do"))){
const err197 = {instancePath:instancePath+"/withdrawal requested/method",keyword:"enum",params:{allowedValues: schema53.properties.method.enum}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
else {
const err198 = {instancePath:instancePath+"/withdrawal requested",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data["social syndicate group created"] !== undefined && func0.call(data, "social syndicate group created")){
let data82 = data["social syndicate group created"];
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if((data82.group_id === undefined) || (!(func0.call(data82, "group_id")))){
const err199 = {instancePath:instancePath+"/social syndicate group created",keyword:"required",params:{missingProperty: "group_id"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
for(const key16 of Object.keys(data82)){
if(!(key16 === "group_id")){
const err200 = {instancePath:instancePath+"/social syndicate group created",keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data82.group_id !== undefined && func0.call(data82, "group_id")){
let data83 = data82.group_id;
if(typeof data83 === "string"){
if(func86(data83) < 1){
const err201 = {instancePath:instancePath+"/social syndicate group created/group_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
else {
const err202 = {instancePath:instancePath+"/social syndicate group created/group_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
}
else {
const err203 = {instancePath:instancePath+"/social syndicate group created",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data["social syndicate group joined"] !== undefined && func0.call(data, "social syndicate group joined")){
let data84 = data["social syndicate group joined"];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if((data84.group_id === undefined) || (!(func0.call(data84, "group_id")))){
const err204 = {instancePath:instancePath+"/social syndicate group joined",keyword:"required",params:{missingProperty: "group_id"}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
for(const key17 of Object.keys(data84)){
if(!(key17 === "group_id")){
const err205 = {instancePath:instancePath+"/social syndicate group joined",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data84.group_id !== undefined && func0.call(data84, "group_id")){
let data85 = data84.group_id;
if(typeof data85 === "string"){
if(func86(data85) < 1){
const err206 = {instancePath:instancePath+"/social syndicate group joined/group_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else {
const err207 = {instancePath:instancePath+"/social syndicate group joined/group_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
else {
const err208 = {instancePath:instancePath+"/social syndicate group joined",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data["social syndicate session created"] !== undefined && func0.call(data, "social syndicate session created")){
let data86 = data["social syndicate session created"];
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if((data86.group_id === undefined) || (!(func0.call(data86, "group_id")))){
const err209 = {instancePath:instancePath+"/social syndicate session created",keyword:"required",params:{missingProperty: "group_id"}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if((data86.session_id === undefined) || (!(func0.call(data86, "session_id")))){
const err210 = {instancePath:instancePath+"/social syndicate session created",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if((data86.product_id === undefined) || (!(func0.call(data86, "product_id")))){
const err211 = {instancePath:instancePath+"/social syndicate session created",keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if((data86.draw_no === undefined) || (!(func0.call(data86, "draw_no")))){
const err212 = {instancePath:instancePath+"/social syndicate session created",keyword:"required",params:{missingProperty: "draw_no"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if((data86.price === undefined) || (!(func0.call(data86, "price")))){
const err213 = {instancePath:instancePath+"/social syndicate session created",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if((data86.autosession_status === undefined) || (!(func0.call(data86, "autosession_status")))){
const err214 = {instancePath:instancePath+"/social syndicate session created",keyword:"required",params:{missingProperty: "autosession_status"}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
for(const key18 of Object.keys(data86)){
if(!((((((key18 === "group_id") || (key18 === "session_id")) || (key18 === "product_id")) || (key18 === "draw_no")) || (key18 === "price")) || (key18 === "autosession_status"))){
const err215 = {instancePath:instancePath+"/social syndicate session created",keyword:"additionalProperties",params:{additionalProperty: key18}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data86.group_id !== undefined && func0.call(data86, "group_id")){
let data87 = data86.group_id;
if(typeof data87 === "string"){
if(func86(data87) < 1){
const err216 = {instancePath:instancePath+"/social syndicate session created/group_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
else {
const err217 = {instancePath:instancePath+"/social syndicate session created/group_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data86.session_id !== undefined && func0.call(data86, "session_id")){
let data88 = data86.session_id;
if(typeof data88 === "string"){
if(func86(data88) < 1){
const err218 = {instancePath:instancePath+"/social syndicate session created/session_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
else {
const err219 = {instancePath:instancePath+"/social syndicate session created/session_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data86.product_id !== undefined && func0.call(data86, "product_id")){
let data89 = data86.product_id;
if(typeof data89 === "string"){
if(func86(data89) < 1){
const err220 = {instancePath:instancePath+"/social syndicate session created/product_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
else {
const err221 = {instancePath:instancePath+"/social syndicate session created/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data86.draw_no !== undefined && func0.call(data86, "draw_no")){
let data90 = data86.draw_no;
if((!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))) && (data90 !== null)){
const err222 = {instancePath:instancePath+"/social syndicate session created/draw_no",keyword:"type",params:{type: schema56.properties.draw_no.type}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 < 1 || isNaN(data90)){
const err223 = {instancePath:instancePath+"/social syndicate session created/draw_no",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
if(data86.price !== undefined && func0.call(data86, "price")){
let data91 = data86.price;
if((!((typeof data91 == "number") && (isFinite(data91)))) && (data91 !== null)){
const err224 = {instancePath:instancePath+"/social syndicate session created/price",keyword:"type",params:{type: schema56.properties.price.type}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 < 0 || isNaN(data91)){
const err225 = {instancePath:instancePath+"/social syndicate session created/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
if(data86.autosession_status !== undefined && func0.call(data86, "autosession_status")){
let data92 = data86.autosession_status;
if(!(((data92 === "paused") || (data92 === "on")) || (data92 === "off"))){
const err226 = {instancePath:instancePath+"/social syndicate session created/autosession_status",keyword:"enum",params:{allowedValues: schema56.properties.autosession_status.enum}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
}
else {
const err227 = {instancePath:instancePath+"/social syndicate session created",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data["social syndicate session changed"] !== undefined && func0.call(data, "social syndicate session changed")){
let data93 = data["social syndicate session changed"];
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
if((data93.group_id === undefined) || (!(func0.call(data93, "group_id")))){
const err228 = {instancePath:instancePath+"/social syndicate session changed",keyword:"required",params:{missingProperty: "group_id"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if((data93.session_id === undefined) || (!(func0.call(data93, "session_id")))){
const err229 = {instancePath:instancePath+"/social syndicate session changed",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if((data93.product_id === undefined) || (!(func0.call(data93, "product_id")))){
const err230 = {instancePath:instancePath+"/social syndicate session changed",keyword:"required",params:{missingProperty: "product_id"}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if((data93.draw_no === undefined) || (!(func0.call(data93, "draw_no")))){
const err231 = {instancePath:instancePath+"/social syndicate session changed",keyword:"required",params:{missingProperty: "draw_no"}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if((data93.price === undefined) || (!(func0.call(data93, "price")))){
const err232 = {instancePath:instancePath+"/social syndicate session changed",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if((data93.autosession_status === undefined) || (!(func0.call(data93, "autosession_status")))){
const err233 = {instancePath:instancePath+"/social syndicate session changed",keyword:"required",params:{missingProperty: "autosession_status"}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
for(const key19 of Object.keys(data93)){
if(!((((((key19 === "group_id") || (key19 === "session_id")) || (key19 === "product_id")) || (key19 === "draw_no")) || (key19 === "price")) || (key19 === "autosession_status"))){
const err234 = {instancePath:instancePath+"/social syndicate session changed",keyword:"additionalProperties",params:{additionalProperty: key19}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data93.group_id !== undefined && func0.call(data93, "group_id")){
let data94 = data93.group_id;
if(typeof data94 === "string"){
if(func86(data94) < 1){
const err235 = {instancePath:instancePath+"/social syndicate session changed/group_id",keyword:"minLength",params:{limit: 1}};
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
const err236 = {instancePath:instancePath+"/social syndicate session changed/group_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data93.session_id !== undefined && func0.call(data93, "session_id")){
let data95 = data93.session_id;
if(typeof data95 === "string"){
if(func86(data95) < 1){
const err237 = {instancePath:instancePath+"/social syndicate session changed/session_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
else {
const err238 = {instancePath:instancePath+"/social syndicate session changed/session_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data93.product_id !== undefined && func0.call(data93, "product_id")){
let data96 = data93.product_id;
if(typeof data96 === "string"){
if(func86(data96) < 1){
const err239 = {instancePath:instancePath+"/social syndicate session changed/product_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
else {
const err240 = {instancePath:instancePath+"/social syndicate session changed/product_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data93.draw_no !== undefined && func0.call(data93, "draw_no")){
let data97 = data93.draw_no;
if((!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))) && (data97 !== null)){
const err241 = {instancePath:instancePath+"/social syndicate session changed/draw_no",keyword:"type",params:{type: schema56.properties.draw_no.type}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if((typeof data97 == "number") && (isFinite(data97))){
if(data97 < 1 || isNaN(data97)){
const err242 = {instancePath:instancePath+"/social syndicate session changed/draw_no",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
if(data93.price !== undefined && func0.call(data93, "price")){
let data98 = data93.price;
if((!((typeof data98 == "number") && (isFinite(data98)))) && (data98 !== null)){
const err243 = {instancePath:instancePath+"/social syndicate session changed/price",keyword:"type",params:{type: schema56.properties.price.type}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 < 0 || isNaN(data98)){
const err244 = {instancePath:instancePath+"/social syndicate session changed/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
}
if(data93.autosession_status !== undefined && func0.call(data93, "autosession_status")){
let data99 = data93.autosession_status;
if(!(((data99 === "paused") || (data99 === "on")) || (data99 === "off"))){
const err245 = {instancePath:instancePath+"/social syndicate session changed/autosession_status",keyword:"enum",params:{allowedValues: schema56.properties.autosession_status.enum}};
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
const err246 = {instancePath:instancePath+"/social syndicate session changed",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data.Feedback !== undefined && func0.call(data, "Feedback")){
let data100 = data.Feedback;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if((data100.rating === undefined) || (!(func0.call(data100, "rating")))){
const err247 = {instancePath:instancePath+"/Feedback",keyword:"required",params:{missingProperty: "rating"}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
for(const key20 of Object.keys(data100)){
if(!(key20 === "rating")){
const err248 = {instancePath:instancePath+"/Feedback",keyword:"additionalProperties",params:{additionalProperty: key20}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data100.rating !== undefined && func0.call(data100, "rating")){
let data101 = data100.rating;
if(!(((data101 === -1) || (data101 === 0)) || (data101 === 1))){
const err249 = {instancePath:instancePath+"/Feedback/rating",keyword:"enum",params:{allowedValues: schema58.properties.rating.enum}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
}
else {
const err250 = {instancePath:instancePath+"/Feedback",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data.Deposit !== undefined && func0.call(data, "Deposit")){
let data102 = data.Deposit;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if((data102.deposit_id === undefined) || (!(func0.call(data102, "deposit_id")))){
const err251 = {instancePath:instancePath+"/Deposit",keyword:"required",params:{missingProperty: "deposit_id"}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if((data102.currency === undefined) || (!(func0.call(data102, "currency")))){
const err252 = {instancePath:instancePath+"/Deposit",keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
if((data102.amount === undefined) || (!(func0.call(data102, "amount")))){
const err253 = {instancePath:instancePath+"/Deposit",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
for(const key21 of Object.keys(data102)){
if(!(((key21 === "deposit_id") || (key21 === "currency")) || (key21 === "amount"))){
const err254 = {instancePath:instancePath+"/Deposit",keyword:"additionalProperties",params:{additionalProperty: key21}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data102.deposit_id !== undefined && func0.call(data102, "deposit_id")){
let data103 = data102.deposit_id;
if((typeof data103 !== "string") && (data103 !== null)){
const err255 = {instancePath:instancePath+"/Deposit/deposit_id",keyword:"type",params:{type: schema59.properties.deposit_id.type}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data102.currency !== undefined && func0.call(data102, "currency")){
let data104 = data102.currency;
if(typeof data104 === "string"){
if(func86(data104) < 1){
const err256 = {instancePath:instancePath+"/Deposit/currency",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(!pattern19.test(data104)){
const err257 = {instancePath:instancePath+"/Deposit/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
else {
const err258 = {instancePath:instancePath+"/Deposit/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data102.amount !== undefined && func0.call(data102, "amount")){
let data105 = data102.amount;
if((!((typeof data105 == "number") && (isFinite(data105)))) && (data105 !== null)){
const err259 = {instancePath:instancePath+"/Deposit/amount",keyword:"type",params:{type: schema59.properties.amount.type}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if((typeof data105 == "number") && (isFinite(data105))){
if(data105 < 0 || isNaN(data105)){
const err260 = {instancePath:instancePath+"/Deposit/amount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
}
}
else {
const err261 = {instancePath:instancePath+"/Deposit",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data.ExtraDeposit !== undefined && func0.call(data, "ExtraDeposit")){
let data106 = data.ExtraDeposit;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if((data106.deposit_id === undefined) || (!(func0.call(data106, "deposit_id")))){
const err262 = {instancePath:instancePath+"/ExtraDeposit",keyword:"required",params:{missingProperty: "deposit_id"}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if((data106.currency === undefined) || (!(func0.call(data106, "currency")))){
const err263 = {instancePath:instancePath+"/ExtraDeposit",keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if((data106.amount === undefined) || (!(func0.call(data106, "amount")))){
const err264 = {instancePath:instancePath+"/ExtraDeposit",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
for(const key22 of Object.keys(data106)){
if(!(((key22 === "deposit_id") || (key22 === "currency")) || (key22 === "amount"))){
const err265 = {instancePath:instancePath+"/ExtraDeposit",keyword:"additionalProperties",params:{additionalProperty: key22}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data106.deposit_id !== undefined && func0.call(data106, "deposit_id")){
let data107 = data106.deposit_id;
if((typeof data107 !== "string") && (data107 !== null)){
const err266 = {instancePath:instancePath+"/ExtraDeposit/deposit_id",keyword:"type",params:{type: schema59.properties.deposit_id.type}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data106.currency !== undefined && func0.call(data106, "currency")){
let data108 = data106.currency;
if(typeof data108 === "string"){
if(func86(data108) < 1){
const err267 = {instancePath:instancePath+"/ExtraDeposit/currency",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(!pattern19.test(data108)){
const err268 = {instancePath:instancePath+"/ExtraDeposit/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
else {
const err269 = {instancePath:instancePath+"/ExtraDeposit/currency",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data106.amount !== undefined && func0.call(data106, "amount")){
let data109 = data106.amount;
if((!((typeof data109 == "number") && (isFinite(data109)))) && (data109 !== null)){
const err270 = {instancePath:instancePath+"/ExtraDeposit/amount",keyword:"type",params:{type: schema59.properties.amount.type}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 < 0 || isNaN(data109)){
const err271 = {instancePath:instancePath+"/ExtraDeposit/amount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
}
}
else {
const err272 = {instancePath:instancePath+"/ExtraDeposit",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data.Error !== undefined && func0.call(data, "Error")){
let data110 = data.Error;
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
if((data110.code === undefined) || (!(func0.call(data110, "code")))){
const err273 = {instancePath:instancePath+"/Error",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if((data110.message === undefined) || (!(func0.call(data110, "message")))){
const err274 = {instancePath:instancePath+"/Error",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
for(const key23 of Object.keys(data110)){
if(!(((key23 === "code") || (key23 === "message")) || (key23 === "method"))){
const err275 = {instancePath:instancePath+"/Error",keyword:"additionalProperties",params:{additionalProperty: key23}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data110.code !== undefined && func0.call(data110, "code")){
let data111 = data110.code;
if((typeof data111 !== "string") && (data111 !== null)){
const err276 = {instancePath:instancePath+"/Error/code",keyword:"type",params:{type: schema61.properties.code.type}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data110.message !== undefined && func0.call(data110, "message")){
let data112 = data110.message;
if(typeof data112 === "string"){
if(func86(data112) < 1){
const err277 = {instancePath:instancePath+"/Error/message",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
else {
const err278 = {instancePath:instancePath+"/Error/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data110.method !== undefined && func0.call(data110, "method")){
let data113 = data110.method;
if(!((((data113 === "tt") || (data113 === "pl")) || (data113 === "tw")) || (data113 === "do"))){
const err279 = {instancePath:instancePath+"/Error/method",keyword:"enum",params:{allowedValues: schema61.properties.method.enum}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
}
else {
const err280 = {instancePath:instancePath+"/Error",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
if(data.Transaction !== undefined && func0.call(data, "Transaction")){
if(!(validate27(data.Transaction, {instancePath:instancePath+"/Transaction",parentData:data,parentDataProperty:"Transaction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.SignUp !== undefined && func0.call(data, "SignUp")){
let data115 = data.SignUp;
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
for(const key24 of Object.keys(data115)){
const err281 = {instancePath:instancePath+"/SignUp",keyword:"additionalProperties",params:{additionalProperty: key24}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
else {
const err282 = {instancePath:instancePath+"/SignUp",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data.Login !== undefined && func0.call(data, "Login")){
let data116 = data.Login;
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
for(const key25 of Object.keys(data116)){
const err283 = {instancePath:instancePath+"/Login",keyword:"additionalProperties",params:{additionalProperty: key25}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
else {
const err284 = {instancePath:instancePath+"/Login",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
if(data.Logout !== undefined && func0.call(data, "Logout")){
let data117 = data.Logout;
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
for(const key26 of Object.keys(data117)){
const err285 = {instancePath:instancePath+"/Logout",keyword:"additionalProperties",params:{additionalProperty: key26}};
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
const err286 = {instancePath:instancePath+"/Logout",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
if(data.Click !== undefined && func0.call(data, "Click")){
let data118 = data.Click;
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
if((data118.text === undefined) || (!(func0.call(data118, "text")))){
const err287 = {instancePath:instancePath+"/Click",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if((data118.target === undefined) || (!(func0.call(data118, "target")))){
const err288 = {instancePath:instancePath+"/Click",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
for(const key27 of Object.keys(data118)){
if(!((key27 === "text") || (key27 === "target"))){
const err289 = {instancePath:instancePath+"/Click",keyword:"additionalProperties",params:{additionalProperty: key27}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data118.text !== undefined && func0.call(data118, "text")){
let data119 = data118.text;
if(typeof data119 === "string"){
if(func86(data119) > 100){
const err290 = {instancePath:instancePath+"/Click/text",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
else {
const err291 = {instancePath:instancePath+"/Click/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data118.target !== undefined && func0.call(data118, "target")){
if(typeof data118.target !== "string"){
const err292 = {instancePath:instancePath+"/Click/target",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
}
else {
const err293 = {instancePath:instancePath+"/Click",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data.MembershipStatusUpdated !== undefined && func0.call(data, "MembershipStatusUpdated")){
let data121 = data.MembershipStatusUpdated;
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
if((data121.status === undefined) || (!(func0.call(data121, "status")))){
const err294 = {instancePath:instancePath+"/MembershipStatusUpdated",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
for(const key28 of Object.keys(data121)){
if(!(key28 === "status")){
const err295 = {instancePath:instancePath+"/MembershipStatusUpdated",keyword:"additionalProperties",params:{additionalProperty: key28}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data121.status !== undefined && func0.call(data121, "status")){
let data122 = data121.status;
if(!(((data122 === "member") || (data122 === "non-member")) || (data122 === "pending-deposit"))){
const err296 = {instancePath:instancePath+"/MembershipStatusUpdated/status",keyword:"enum",params:{allowedValues: schema66.properties.status.enum}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
else {
const err297 = {instancePath:instancePath+"/MembershipStatusUpdated",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data.PageView !== undefined && func0.call(data, "PageView")){
let data123 = data.PageView;
if(data123 && typeof data123 == "object" && !Array.isArray(data123)){
if((data123.path === undefined) || (!(func0.call(data123, "path")))){
const err298 = {instancePath:instancePath+"/PageView",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if((data123.title === undefined) || (!(func0.call(data123, "title")))){
const err299 = {instancePath:instancePath+"/PageView",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if((data123.route_id === undefined) || (!(func0.call(data123, "route_id")))){
const err300 = {instancePath:instancePath+"/PageView",keyword:"required",params:{missingProperty: "route_id"}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
for(const key29 of Object.keys(data123)){
if(!(((key29 === "path") || (key29 === "title")) || (key29 === "route_id"))){
const err301 = {instancePath:instancePath+"/PageView",keyword:"additionalProperties",params:{additionalProperty: key29}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(data123.path !== undefined && func0.call(data123, "path")){
let data124 = data123.path;
if(typeof data124 === "string"){
if(func86(data124) < 1){
const err302 = {instancePath:instancePath+"/PageView/path",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(!pattern23.test(data124)){
const err303 = {instancePath:instancePath+"/PageView/path",keyword:"pattern",params:{pattern: "^/"}};
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
const err304 = {instancePath:instancePath+"/PageView/path",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data123.title !== undefined && func0.call(data123, "title")){
if(typeof data123.title !== "string"){
const err305 = {instancePath:instancePath+"/PageView/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data123.route_id !== undefined && func0.call(data123, "route_id")){
let data126 = data123.route_id;
if(typeof data126 === "string"){
if(func86(data126) < 1){
const err306 = {instancePath:instancePath+"/PageView/route_id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
else {
const err307 = {instancePath:instancePath+"/PageView/route_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
}
else {
const err308 = {instancePath:instancePath+"/PageView",keyword:"type",params:{type: "object"}};
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
const err309 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


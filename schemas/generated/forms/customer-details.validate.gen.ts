// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["firstname","lastname","email","address","suburb","state","postcode","country"],"properties":{"firstname":{"type":"string","minLength":1,"maxLength":60},"lastname":{"type":"string","minLength":1,"maxLength":60},"email":{"type":"string","minLength":1,"maxLength":254},"phone":{"type":"string","minLength":1,"maxLength":24},"address":{"type":"string","minLength":1,"maxLength":120},"addressLine2":{"type":"string","minLength":1,"maxLength":120},"suburb":{"type":"string","minLength":1,"maxLength":80},"state":{"type":"string","enum":["ACT","GB","NSW","NT","QLD","SA","TAS","VIC","WA","OTHER"]},"postcode":{"type":"string","minLength":1,"maxLength":10},"country":{"type":"string","enum":["AU","GB","NZ"]}}};
const func0 = Object.prototype.hasOwnProperty;
const func70 = ucs2length;

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
if((data.firstname === undefined) || (!(func0.call(data, "firstname")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "firstname"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lastname === undefined) || (!(func0.call(data, "lastname")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lastname"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.suburb === undefined) || (!(func0.call(data, "suburb")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "suburb"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.postcode === undefined) || (!(func0.call(data, "postcode")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.country === undefined) || (!(func0.call(data, "country")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "country"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.firstname !== undefined && func0.call(data, "firstname")){
let data0 = data.firstname;
if(typeof data0 === "string"){
if(func70(data0) > 60){
const err9 = {instancePath:instancePath+"/firstname",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func70(data0) < 1){
const err10 = {instancePath:instancePath+"/firstname",keyword:"minLength",params:{limit: 1}};
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
const err11 = {instancePath:instancePath+"/firstname",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lastname !== undefined && func0.call(data, "lastname")){
let data1 = data.lastname;
if(typeof data1 === "string"){
if(func70(data1) > 60){
const err12 = {instancePath:instancePath+"/lastname",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func70(data1) < 1){
const err13 = {instancePath:instancePath+"/lastname",keyword:"minLength",params:{limit: 1}};
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
const err14 = {instancePath:instancePath+"/lastname",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data2 = data.email;
if(typeof data2 === "string"){
if(func70(data2) > 254){
const err15 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func70(data2) < 1){
const err16 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}};
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
const err17 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.phone !== undefined && func0.call(data, "phone")){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func70(data3) > 24){
const err18 = {instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 24}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func70(data3) < 1){
const err19 = {instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}};
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
const err20 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
let data4 = data.address;
if(typeof data4 === "string"){
if(func70(data4) > 120){
const err21 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func70(data4) < 1){
const err22 = {instancePath:instancePath+"/address",keyword:"minLength",params:{limit: 1}};
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
const err23 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.addressLine2 !== undefined && func0.call(data, "addressLine2")){
let data5 = data.addressLine2;
if(typeof data5 === "string"){
if(func70(data5) > 120){
const err24 = {instancePath:instancePath+"/addressLine2",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func70(data5) < 1){
const err25 = {instancePath:instancePath+"/addressLine2",keyword:"minLength",params:{limit: 1}};
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
const err26 = {instancePath:instancePath+"/addressLine2",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.suburb !== undefined && func0.call(data, "suburb")){
let data6 = data.suburb;
if(typeof data6 === "string"){
if(func70(data6) > 80){
const err27 = {instancePath:instancePath+"/suburb",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func70(data6) < 1){
const err28 = {instancePath:instancePath+"/suburb",keyword:"minLength",params:{limit: 1}};
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
const err29 = {instancePath:instancePath+"/suburb",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data7 = data.state;
if(typeof data7 !== "string"){
const err30 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((((((data7 === "ACT") || (data7 === "GB")) || (data7 === "NSW")) || (data7 === "NT")) || (data7 === "QLD")) || (data7 === "SA")) || (data7 === "TAS")) || (data7 === "VIC")) || (data7 === "WA")) || (data7 === "OTHER"))){
const err31 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema31.properties.state.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.postcode !== undefined && func0.call(data, "postcode")){
let data8 = data.postcode;
if(typeof data8 === "string"){
if(func70(data8) > 10){
const err32 = {instancePath:instancePath+"/postcode",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func70(data8) < 1){
const err33 = {instancePath:instancePath+"/postcode",keyword:"minLength",params:{limit: 1}};
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
const err34 = {instancePath:instancePath+"/postcode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.country !== undefined && func0.call(data, "country")){
let data9 = data.country;
if(typeof data9 !== "string"){
const err35 = {instancePath:instancePath+"/country",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data9 === "AU") || (data9 === "GB")) || (data9 === "NZ"))){
const err36 = {instancePath:instancePath+"/country",keyword:"enum",params:{allowedValues: schema31.properties.country.enum}};
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
else {
const err37 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


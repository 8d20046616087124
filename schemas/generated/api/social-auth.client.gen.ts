// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const socialAuthProvidersResult = validate21;
const schema32 = {"type":"array","description":"The providers.","items":{"$ref":"#/$defs/SocialProvider"}};
const schema33 = {"type":"object","description":"A provider that can sign a customer in.","x-chosen":true,"required":["provider","name","authorisePath"],"properties":{"provider":{"type":"string","description":"Key of the provider."},"name":{"type":"string","description":"Name of the provider."},"authorisePath":{"type":"string","description":"Path at the origin of the API to send the customer to, with redirect_uri, state and nonce in the query; it comes back with assertion and state, or with error and state where the customer cancelled."}}};
const func0 = Object.prototype.hasOwnProperty;

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.provider === undefined) || (!(func0.call(data0, "provider")))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialProvider/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data0.name === undefined) || (!(func0.call(data0, "name")))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialProvider/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.authorisePath === undefined) || (!(func0.call(data0, "authorisePath")))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialProvider/required",keyword:"required",params:{missingProperty: "authorisePath"},message:"must have required property '"+"authorisePath"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.provider !== undefined && func0.call(data0, "provider")){
if(typeof data0.provider !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/provider",schemaPath:"#/$defs/SocialProvider/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.name !== undefined && func0.call(data0, "name")){
if(typeof data0.name !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/$defs/SocialProvider/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.authorisePath !== undefined && func0.call(data0, "authorisePath")){
if(typeof data0.authorisePath !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/authorisePath",schemaPath:"#/$defs/SocialProvider/properties/authorisePath/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialProvider/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const socialAuthListResult = validate22;
const schema34 = {"type":"array","description":"The linked accounts.","items":{"$ref":"#/$defs/SocialLink"}};
const schema35 = {"type":"object","description":"A linked account at a provider.","x-chosen":true,"required":["provider","name","identifier","since"],"properties":{"provider":{"type":"string","description":"Key of the provider."},"name":{"type":"string","description":"Name of the provider."},"identifier":{"type":"string","description":"The e-mail address of the account there, masked."},"since":{"type":"string","description":"When it was linked.","$comment":"date-time"}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.provider === undefined) || (!(func0.call(data0, "provider")))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data0.name === undefined) || (!(func0.call(data0, "name")))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.identifier === undefined) || (!(func0.call(data0, "identifier")))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.since === undefined) || (!(func0.call(data0, "since")))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.provider !== undefined && func0.call(data0, "provider")){
if(typeof data0.provider !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/provider",schemaPath:"#/$defs/SocialLink/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.name !== undefined && func0.call(data0, "name")){
if(typeof data0.name !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/$defs/SocialLink/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.identifier !== undefined && func0.call(data0, "identifier")){
if(typeof data0.identifier !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/identifier",schemaPath:"#/$defs/SocialLink/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.since !== undefined && func0.call(data0, "since")){
if(typeof data0.since !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/since",schemaPath:"#/$defs/SocialLink/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const socialAuthLinkBody = validate23;
const schema36 = {"type":"object","description":"A proof of a provider.","x-chosen":true,"additionalProperties":false,"required":["assertion","nonce"],"properties":{"assertion":{"type":"string","description":"The signed proof that the provider handed out.","minLength":1,"maxLength":4000},"nonce":{"type":"string","description":"The value that the provider was sent to, so that a proof is of use to nobody else.","minLength":16,"maxLength":200}}};
const func77 = ucs2length;

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
if((data.assertion === undefined) || (!(func0.call(data, "assertion")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assertion"},message:"must have required property '"+"assertion"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.nonce === undefined) || (!(func0.call(data, "nonce")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nonce"},message:"must have required property '"+"nonce"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "assertion") || (key0 === "nonce"))){
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
if(data.assertion !== undefined && func0.call(data, "assertion")){
let data0 = data.assertion;
if(typeof data0 === "string"){
if(func77(data0) > 4000){
const err3 = {instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func77(data0) < 1){
const err4 = {instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.nonce !== undefined && func0.call(data, "nonce")){
let data1 = data.nonce;
if(typeof data1 === "string"){
if(func77(data1) > 200){
const err6 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func77(data1) < 16){
const err7 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"};
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
const err8 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const socialAuthLinkResult = validate24;
const schema37 = {"type":"array","description":"The linked accounts.","items":{"$ref":"#/$defs/SocialLink"}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.provider === undefined) || (!(func0.call(data0, "provider")))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data0.name === undefined) || (!(func0.call(data0, "name")))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.identifier === undefined) || (!(func0.call(data0, "identifier")))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.since === undefined) || (!(func0.call(data0, "since")))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.provider !== undefined && func0.call(data0, "provider")){
if(typeof data0.provider !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/provider",schemaPath:"#/$defs/SocialLink/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.name !== undefined && func0.call(data0, "name")){
if(typeof data0.name !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/$defs/SocialLink/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.identifier !== undefined && func0.call(data0, "identifier")){
if(typeof data0.identifier !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/identifier",schemaPath:"#/$defs/SocialLink/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.since !== undefined && func0.call(data0, "since")){
if(typeof data0.since !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/since",schemaPath:"#/$defs/SocialLink/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const socialAuthUnlinkResult = validate25;
const schema39 = {"type":"array","description":"The accounts that are still linked.","items":{"$ref":"#/$defs/SocialLink"}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.provider === undefined) || (!(func0.call(data0, "provider")))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data0.name === undefined) || (!(func0.call(data0, "name")))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.identifier === undefined) || (!(func0.call(data0, "identifier")))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.since === undefined) || (!(func0.call(data0, "since")))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.provider !== undefined && func0.call(data0, "provider")){
if(typeof data0.provider !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/provider",schemaPath:"#/$defs/SocialLink/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.name !== undefined && func0.call(data0, "name")){
if(typeof data0.name !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/$defs/SocialLink/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.identifier !== undefined && func0.call(data0, "identifier")){
if(typeof data0.identifier !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/identifier",schemaPath:"#/$defs/SocialLink/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.since !== undefined && func0.call(data0, "since")){
if(typeof data0.since !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/since",schemaPath:"#/$defs/SocialLink/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/SocialLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const socialAuthLoginBody = validate26;
const schema41 = {"type":"object","description":"Who signs in by a provider.","x-chosen":true,"additionalProperties":false,"required":["assertion","nonce"],"properties":{"assertion":{"type":"string","description":"The signed proof that the provider handed out.","minLength":1,"maxLength":4000},"nonce":{"type":"string","description":"The value that the provider was sent to, so that a proof is of use to nobody else.","minLength":16,"maxLength":200},"saveDevice":{"type":"boolean","description":"Whether to ask for no code on this device for a time."},"otp":{"type":"string","description":"One-time code of six digits.","pattern":"^\\d{6}$"}}};
const pattern4 = new RegExp("^\\d{6}$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.assertion === undefined) || (!(func0.call(data, "assertion")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assertion"},message:"must have required property '"+"assertion"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.nonce === undefined) || (!(func0.call(data, "nonce")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nonce"},message:"must have required property '"+"nonce"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "assertion") || (key0 === "nonce")) || (key0 === "saveDevice")) || (key0 === "otp"))){
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
if(data.assertion !== undefined && func0.call(data, "assertion")){
let data0 = data.assertion;
if(typeof data0 === "string"){
if(func77(data0) > 4000){
const err3 = {instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func77(data0) < 1){
const err4 = {instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.nonce !== undefined && func0.call(data, "nonce")){
let data1 = data.nonce;
if(typeof data1 === "string"){
if(func77(data1) > 200){
const err6 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func77(data1) < 16){
const err7 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"};
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
const err8 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.saveDevice !== undefined && func0.call(data, "saveDevice")){
if(typeof data.saveDevice !== "boolean"){
const err9 = {instancePath:instancePath+"/saveDevice",schemaPath:"#/properties/saveDevice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.otp !== undefined && func0.call(data, "otp")){
let data3 = data.otp;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err10 = {instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/pattern",keyword:"pattern",params:{pattern: "^\\d{6}$"},message:"must match pattern \""+"^\\d{6}$"+"\""};
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
const err11 = {instancePath:instancePath+"/otp",schemaPath:"#/properties/otp/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const socialAuthLoginResult = validate27;
const schema42 = {"type":"object","description":"A signed-in customer with the tokens of the session.","x-chosen":true,"required":["customerId","customerToken","accessToken","refreshToken","deviceUuid","sessionTimeout","pricingId","segmentName","forcePasswordChange","accountUpgrade"],"properties":{"customerId":{"type":"string","description":"Id of the customer; the subject of both tokens."},"customerToken":{"type":"string","description":"Signs the calls made in the customer's name."},"accessToken":{"type":"string","description":"JWT that authorises calls for five minutes."},"refreshToken":{"type":"string","description":"JWT that is good for one refresh."},"deviceUuid":{"type":"string","description":"Id of the device, to be sent with each call."},"sessionTimeout":{"type":"integer","description":"Seconds after which the refresh token expires.","minimum":1},"pricingId":{"type":"string","description":"The price list of the customer."},"segmentName":{"type":["string","null"],"description":"The segment that decides the capabilities; null for the default one."},"forcePasswordChange":{"type":"boolean","description":"Whether a new password must be chosen first."},"accountUpgrade":{"type":"boolean","description":"Whether the account must be upgraded first."}}};

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
if((data.customerId === undefined) || (!(func0.call(data, "customerId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerId"},message:"must have required property '"+"customerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.customerToken === undefined) || (!(func0.call(data, "customerToken")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerToken"},message:"must have required property '"+"customerToken"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.accessToken === undefined) || (!(func0.call(data, "accessToken")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},message:"must have required property '"+"accessToken"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.refreshToken === undefined) || (!(func0.call(data, "refreshToken")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refreshToken"},message:"must have required property '"+"refreshToken"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.deviceUuid === undefined) || (!(func0.call(data, "deviceUuid")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceUuid"},message:"must have required property '"+"deviceUuid"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.sessionTimeout === undefined) || (!(func0.call(data, "sessionTimeout")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionTimeout"},message:"must have required property '"+"sessionTimeout"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.pricingId === undefined) || (!(func0.call(data, "pricingId")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricingId"},message:"must have required property '"+"pricingId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.segmentName === undefined) || (!(func0.call(data, "segmentName")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segmentName"},message:"must have required property '"+"segmentName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.forcePasswordChange === undefined) || (!(func0.call(data, "forcePasswordChange")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forcePasswordChange"},message:"must have required property '"+"forcePasswordChange"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.accountUpgrade === undefined) || (!(func0.call(data, "accountUpgrade")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountUpgrade"},message:"must have required property '"+"accountUpgrade"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.customerId !== undefined && func0.call(data, "customerId")){
if(typeof data.customerId !== "string"){
const err10 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.customerToken !== undefined && func0.call(data, "customerToken")){
if(typeof data.customerToken !== "string"){
const err11 = {instancePath:instancePath+"/customerToken",schemaPath:"#/properties/customerToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.accessToken !== undefined && func0.call(data, "accessToken")){
if(typeof data.accessToken !== "string"){
const err12 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.refreshToken !== undefined && func0.call(data, "refreshToken")){
if(typeof data.refreshToken !== "string"){
const err13 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.deviceUuid !== undefined && func0.call(data, "deviceUuid")){
if(typeof data.deviceUuid !== "string"){
const err14 = {instancePath:instancePath+"/deviceUuid",schemaPath:"#/properties/deviceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sessionTimeout !== undefined && func0.call(data, "sessionTimeout")){
let data5 = data.sessionTimeout;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/sessionTimeout",schemaPath:"#/properties/sessionTimeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/sessionTimeout",schemaPath:"#/properties/sessionTimeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.pricingId !== undefined && func0.call(data, "pricingId")){
if(typeof data.pricingId !== "string"){
const err17 = {instancePath:instancePath+"/pricingId",schemaPath:"#/properties/pricingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.segmentName !== undefined && func0.call(data, "segmentName")){
let data7 = data.segmentName;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/segmentName",schemaPath:"#/properties/segmentName/type",keyword:"type",params:{type: schema42.properties.segmentName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.forcePasswordChange !== undefined && func0.call(data, "forcePasswordChange")){
if(typeof data.forcePasswordChange !== "boolean"){
const err19 = {instancePath:instancePath+"/forcePasswordChange",schemaPath:"#/properties/forcePasswordChange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.accountUpgrade !== undefined && func0.call(data, "accountUpgrade")){
if(typeof data.accountUpgrade !== "boolean"){
const err20 = {instancePath:instancePath+"/accountUpgrade",schemaPath:"#/properties/accountUpgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"customerId":true,"customerToken":true,"accessToken":true,"refreshToken":true,"deviceUuid":true,"sessionTimeout":true,"pricingId":true,"segmentName":true,"forcePasswordChange":true,"accountUpgrade":true},"dynamicProps":false,"dynamicItems":false};


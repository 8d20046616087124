// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const socialAuthProvidersAnswer = validate21;
const schema32 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The providers.","items":{"$ref":"#/$defs/SocialProvider"}}}};
const schema33 = {"type":"object","description":"A provider that can sign a customer in.","x-chosen":true,"required":["provider","name","authorise_path"],"properties":{"provider":{"type":"string","description":"Key of the provider."},"name":{"type":"string","description":"Name of the provider."},"authorise_path":{"type":"string","description":"Path at the origin of the API to send the customer to, with redirect_uri, state and nonce in the query; it comes back with assertion and state, or with error and state where the customer cancelled."}}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.provider === undefined) || (!(func0.call(data1, "provider")))){
const err1 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialProvider/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.name === undefined) || (!(func0.call(data1, "name")))){
const err2 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialProvider/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data1.authorise_path === undefined) || (!(func0.call(data1, "authorise_path")))){
const err3 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialProvider/required",keyword:"required",params:{missingProperty: "authorise_path"},message:"must have required property '"+"authorise_path"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.provider !== undefined && func0.call(data1, "provider")){
if(typeof data1.provider !== "string"){
const err4 = {instancePath:instancePath+"/result/" + i0+"/provider",schemaPath:"#/$defs/SocialProvider/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
if(typeof data1.name !== "string"){
const err5 = {instancePath:instancePath+"/result/" + i0+"/name",schemaPath:"#/$defs/SocialProvider/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.authorise_path !== undefined && func0.call(data1, "authorise_path")){
if(typeof data1.authorise_path !== "string"){
const err6 = {instancePath:instancePath+"/result/" + i0+"/authorise_path",schemaPath:"#/$defs/SocialProvider/properties/authorise_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialProvider/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const socialAuthListAnswer = validate22;
const schema34 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The linked accounts.","items":{"$ref":"#/$defs/SocialLink"}}}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.provider === undefined) || (!(func0.call(data1, "provider")))){
const err1 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.name === undefined) || (!(func0.call(data1, "name")))){
const err2 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data1.identifier === undefined) || (!(func0.call(data1, "identifier")))){
const err3 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data1.since === undefined) || (!(func0.call(data1, "since")))){
const err4 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.provider !== undefined && func0.call(data1, "provider")){
if(typeof data1.provider !== "string"){
const err5 = {instancePath:instancePath+"/result/" + i0+"/provider",schemaPath:"#/$defs/SocialLink/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
if(typeof data1.name !== "string"){
const err6 = {instancePath:instancePath+"/result/" + i0+"/name",schemaPath:"#/$defs/SocialLink/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.identifier !== undefined && func0.call(data1, "identifier")){
if(typeof data1.identifier !== "string"){
const err7 = {instancePath:instancePath+"/result/" + i0+"/identifier",schemaPath:"#/$defs/SocialLink/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.since !== undefined && func0.call(data1, "since")){
if(typeof data1.since !== "string"){
const err8 = {instancePath:instancePath+"/result/" + i0+"/since",schemaPath:"#/$defs/SocialLink/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const socialAuthLinkBody = validate23;
const schema36 = {"type":"object","description":"A proof of a provider.","x-chosen":true,"additionalProperties":false,"required":["assertion","nonce"],"properties":{"assertion":{"type":"string","description":"The signed proof that the provider handed out.","minLength":1,"maxLength":4000},"nonce":{"type":"string","description":"The value that the provider was sent to, so that a proof is of use to nobody else.","minLength":16,"maxLength":200}}};
const func81 = ucs2length;

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
if(func81(data0) > 4000){
const err3 = {instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func81(data0) < 1){
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
if(func81(data1) > 200){
const err6 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func81(data1) < 16){
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

export const socialAuthLinkAnswer = validate24;
const schema37 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The linked accounts.","items":{"$ref":"#/$defs/SocialLink"}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.provider === undefined) || (!(func0.call(data1, "provider")))){
const err1 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.name === undefined) || (!(func0.call(data1, "name")))){
const err2 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data1.identifier === undefined) || (!(func0.call(data1, "identifier")))){
const err3 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data1.since === undefined) || (!(func0.call(data1, "since")))){
const err4 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.provider !== undefined && func0.call(data1, "provider")){
if(typeof data1.provider !== "string"){
const err5 = {instancePath:instancePath+"/result/" + i0+"/provider",schemaPath:"#/$defs/SocialLink/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
if(typeof data1.name !== "string"){
const err6 = {instancePath:instancePath+"/result/" + i0+"/name",schemaPath:"#/$defs/SocialLink/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.identifier !== undefined && func0.call(data1, "identifier")){
if(typeof data1.identifier !== "string"){
const err7 = {instancePath:instancePath+"/result/" + i0+"/identifier",schemaPath:"#/$defs/SocialLink/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.since !== undefined && func0.call(data1, "since")){
if(typeof data1.since !== "string"){
const err8 = {instancePath:instancePath+"/result/" + i0+"/since",schemaPath:"#/$defs/SocialLink/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const socialAuthUnlinkAnswer = validate25;
const schema39 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"type":"array","description":"The accounts that are still linked.","items":{"$ref":"#/$defs/SocialLink"}}}};

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
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.provider === undefined) || (!(func0.call(data1, "provider")))){
const err1 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.name === undefined) || (!(func0.call(data1, "name")))){
const err2 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data1.identifier === undefined) || (!(func0.call(data1, "identifier")))){
const err3 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data1.since === undefined) || (!(func0.call(data1, "since")))){
const err4 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.provider !== undefined && func0.call(data1, "provider")){
if(typeof data1.provider !== "string"){
const err5 = {instancePath:instancePath+"/result/" + i0+"/provider",schemaPath:"#/$defs/SocialLink/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
if(typeof data1.name !== "string"){
const err6 = {instancePath:instancePath+"/result/" + i0+"/name",schemaPath:"#/$defs/SocialLink/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.identifier !== undefined && func0.call(data1, "identifier")){
if(typeof data1.identifier !== "string"){
const err7 = {instancePath:instancePath+"/result/" + i0+"/identifier",schemaPath:"#/$defs/SocialLink/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.since !== undefined && func0.call(data1, "since")){
if(typeof data1.since !== "string"){
const err8 = {instancePath:instancePath+"/result/" + i0+"/since",schemaPath:"#/$defs/SocialLink/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/result/" + i0,schemaPath:"#/$defs/SocialLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const socialAuthLoginBody = validate26;
const schema41 = {"type":"object","description":"Who signs in by a provider.","x-chosen":true,"additionalProperties":false,"required":["assertion","nonce"],"properties":{"assertion":{"type":"string","description":"The signed proof that the provider handed out.","minLength":1,"maxLength":4000},"nonce":{"type":"string","description":"The value that the provider was sent to, so that a proof is of use to nobody else.","minLength":16,"maxLength":200},"save_device":{"type":"boolean","description":"Whether to ask for no code on this device for a time."},"otp":{"type":"string","description":"One-time code of six digits.","pattern":"^\\d{6}$"}}};
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
if(!((((key0 === "assertion") || (key0 === "nonce")) || (key0 === "save_device")) || (key0 === "otp"))){
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
if(func81(data0) > 4000){
const err3 = {instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func81(data0) < 1){
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
if(func81(data1) > 200){
const err6 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func81(data1) < 16){
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
if(data.save_device !== undefined && func0.call(data, "save_device")){
if(typeof data.save_device !== "boolean"){
const err9 = {instancePath:instancePath+"/save_device",schemaPath:"#/properties/save_device/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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

export const socialAuthLoginAnswer = validate27;
const schema42 = {"type":"object","description":"The answer envelope.","required":["result"],"properties":{"result":{"$ref":"#/$defs/Session","description":"The session of the customer."}}};
const schema43 = {"type":"object","description":"A signed-in customer with the tokens of the session.","x-chosen":true,"required":["customer_id","customer_token","access_token","refresh_token","device_uuid","session_timeout","pricing_id","segment_name","force_password_change","account_upgrade"],"properties":{"customer_id":{"type":"string","description":"Id of the customer; the subject of both tokens."},"customer_token":{"type":"string","description":"Signs the calls made in the customer's name."},"access_token":{"type":"string","description":"JWT that authorises calls for five minutes."},"refresh_token":{"type":"string","description":"JWT that is good for one refresh."},"device_uuid":{"type":"string","description":"Id of the device, to be sent with each call."},"session_timeout":{"type":"integer","description":"Seconds after which the refresh token expires.","minimum":1},"pricing_id":{"type":"string","description":"The price list of the customer."},"segment_name":{"type":["string","null"],"description":"The segment that decides the capabilities; null for the default one."},"force_password_change":{"type":"boolean","description":"Whether a new password must be chosen first."},"account_upgrade":{"type":"boolean","description":"Whether the account must be upgraded first."}}};

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
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.result !== undefined && func0.call(data, "result")){
let data0 = data.result;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.customer_id === undefined) || (!(func0.call(data0, "customer_id")))){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_id"},message:"must have required property '"+"customer_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data0.customer_token === undefined) || (!(func0.call(data0, "customer_token")))){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "customer_token"},message:"must have required property '"+"customer_token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data0.access_token === undefined) || (!(func0.call(data0, "access_token")))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data0.refresh_token === undefined) || (!(func0.call(data0, "refresh_token")))){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data0.device_uuid === undefined) || (!(func0.call(data0, "device_uuid")))){
const err5 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "device_uuid"},message:"must have required property '"+"device_uuid"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data0.session_timeout === undefined) || (!(func0.call(data0, "session_timeout")))){
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "session_timeout"},message:"must have required property '"+"session_timeout"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data0.pricing_id === undefined) || (!(func0.call(data0, "pricing_id")))){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "pricing_id"},message:"must have required property '"+"pricing_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data0.segment_name === undefined) || (!(func0.call(data0, "segment_name")))){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "segment_name"},message:"must have required property '"+"segment_name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data0.force_password_change === undefined) || (!(func0.call(data0, "force_password_change")))){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "force_password_change"},message:"must have required property '"+"force_password_change"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data0.account_upgrade === undefined) || (!(func0.call(data0, "account_upgrade")))){
const err10 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/required",keyword:"required",params:{missingProperty: "account_upgrade"},message:"must have required property '"+"account_upgrade"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.customer_id !== undefined && func0.call(data0, "customer_id")){
if(typeof data0.customer_id !== "string"){
const err11 = {instancePath:instancePath+"/result/customer_id",schemaPath:"#/$defs/Session/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.customer_token !== undefined && func0.call(data0, "customer_token")){
if(typeof data0.customer_token !== "string"){
const err12 = {instancePath:instancePath+"/result/customer_token",schemaPath:"#/$defs/Session/properties/customer_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.access_token !== undefined && func0.call(data0, "access_token")){
if(typeof data0.access_token !== "string"){
const err13 = {instancePath:instancePath+"/result/access_token",schemaPath:"#/$defs/Session/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.refresh_token !== undefined && func0.call(data0, "refresh_token")){
if(typeof data0.refresh_token !== "string"){
const err14 = {instancePath:instancePath+"/result/refresh_token",schemaPath:"#/$defs/Session/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.device_uuid !== undefined && func0.call(data0, "device_uuid")){
if(typeof data0.device_uuid !== "string"){
const err15 = {instancePath:instancePath+"/result/device_uuid",schemaPath:"#/$defs/Session/properties/device_uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.session_timeout !== undefined && func0.call(data0, "session_timeout")){
let data6 = data0.session_timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/result/session_timeout",schemaPath:"#/$defs/Session/properties/session_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data0.pricing_id !== undefined && func0.call(data0, "pricing_id")){
if(typeof data0.pricing_id !== "string"){
const err18 = {instancePath:instancePath+"/result/pricing_id",schemaPath:"#/$defs/Session/properties/pricing_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.segment_name !== undefined && func0.call(data0, "segment_name")){
let data8 = data0.segment_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/result/segment_name",schemaPath:"#/$defs/Session/properties/segment_name/type",keyword:"type",params:{type: schema43.properties.segment_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.force_password_change !== undefined && func0.call(data0, "force_password_change")){
if(typeof data0.force_password_change !== "boolean"){
const err20 = {instancePath:instancePath+"/result/force_password_change",schemaPath:"#/$defs/Session/properties/force_password_change/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.account_upgrade !== undefined && func0.call(data0, "account_upgrade")){
if(typeof data0.account_upgrade !== "boolean"){
const err21 = {instancePath:instancePath+"/result/account_upgrade",schemaPath:"#/$defs/Session/properties/account_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err22 = {instancePath:instancePath+"/result",schemaPath:"#/$defs/Session/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};


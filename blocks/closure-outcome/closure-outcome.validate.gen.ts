// @ts-nocheck
// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { equal, ucs2length } from '#schemas/validator-runtime.ts';

export const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Outcome of closing an account","description":"Shows one of two slots: for a visitor who has closed their account in this browser, or for one who was only signed out.","type":"object","additionalProperties":false,"properties":{},"x-block":{"title":"Outcome of closing an account","description":"Shows one of two slots: for a visitor who has closed their account in this browser, or for one who was only signed out.","category":"section","main":true,"interactive":false,"data":"visitor","slots":{"closed":{"description":"What a visitor reads whose account is closed."},"signedOut":{"description":"What a visitor reads who was signed out on the page that closes accounts, and whose account is as it was."}}}};

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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


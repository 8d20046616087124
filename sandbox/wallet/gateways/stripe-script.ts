import type { StoredDeposit } from '../funds/deposit-store.ts';

/** The client secret of a deposit in Stripe's format: the intent id and a secret. */
export function composeStripeClientSecretOfDeposit({
  id,
  pageState,
}: Pick<StoredDeposit, 'id' | 'pageState'>): string | null {
  return pageState === null ? null : `pi_${id.slice(0, 8)}_secret_${pageState}`;
}

export function parsePageStateOfClientSecret(secret: string): string {
  return secret.slice(secret.indexOf('_secret_') + '_secret_'.length);
}

/**
 * A stand-in for Stripe.js, with `Stripe(clientToken)`. Like Stripe.js, `handleNextAction({clientSecret})` shows the
 * bank's page in a dialog, and resolves to `{paymentIntent}` or to `{error}` with the intent if there is one.
 * `confirmCardSetup(clientSecret, {payment_method})` does the same for a card setup, and resolves to `{setupIntent}` or
 * `{error}`; closing the dialog does not confirm it.
 */
export const STRIPE_STAND_IN_SCRIPT = `{const base=new URL('stripe/',document.currentScript.src);
const post=async(path,fields)=>{const response=await fetch(new URL(path,base),{method:'POST',
headers:{'content-type':'application/json'},body:JSON.stringify(fields)});
const{result,errors=[]}=await response.json();
if(!response.ok)throw{type:response.status===402?'card_error':'invalid_request_error',code:errors[0]?.code,
message:errors.map(({message})=>message).join(' ')};return result};
const safely=async(ask)=>{try{return await ask()}catch(error){
return{error:error.type?error:{type:'api_connection_error',message:String(error)}}}};
const authenticate=(secret)=>new Promise((resolve)=>{const nonce=crypto.randomUUID(),frame=document.createElement('iframe'),
dialog=document.createElement('dialog'),close=document.createElement('button');
const address=new URL('authenticate/'+encodeURIComponent(secret),base);
address.search=new URLSearchParams({origin:location.origin,nonce});
frame.title='Authentication by Stripe';frame.src=address.href;frame.style.cssText='border:0;width:min(24rem,80vw);height:24rem;display:block';
close.type='button';close.textContent='Close';dialog.setAttribute('aria-label','Authentication by Stripe');dialog.append(close,frame);
const end=()=>{removeEventListener('message',hear);dialog.remove();resolve()};
const hear=({origin,source,data})=>{if(origin===base.origin&&source===frame.contentWindow&&data?.nonce===nonce&&data.type==='authentication.answered')end()};
addEventListener('message',hear);close.addEventListener('click',end);dialog.addEventListener('cancel',end);
document.body.append(dialog);dialog.showModal()});
window.Stripe=(client_token)=>({handleNextAction:({clientSecret:client_secret})=>safely(async()=>{
const retrieve=()=>post('intents',{client_token,client_secret});
const before=await retrieve();
if(before.status==='requires_action')await authenticate(client_secret);
const intent=before.status==='requires_action'?await retrieve():before;
return intent.status==='requires_payment_method'
?{error:{type:'invalid_request_error',code:'payment_intent_authentication_failure',payment_intent:intent}}:{paymentIntent:intent}
}),confirmCardSetup:(client_secret,{payment_method})=>safely(async()=>{
const before=await post('setups',{client_token,client_secret,payment_method});
if(before.status==='requires_action')await authenticate(client_secret);
const intent=before.status==='requires_action'?await post('setups',{client_token,client_secret}):before;
return intent.status==='succeeded'?{setupIntent:intent}:{error:{type:'invalid_request_error',code:'setup_intent_authentication_failure',
message:'We are unable to authenticate your payment method. Please choose a different payment method and try again.',setup_intent:intent}}
})})}`;

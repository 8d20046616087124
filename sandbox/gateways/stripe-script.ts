import type { StoredDeposit } from '../funds/deposit-store.ts';

/** The client secret of a deposit at Stripe, in Stripe's format: the intent, and a secret for the customer's page. */
export function clientSecretOf({ id, pageState }: Pick<StoredDeposit, 'id' | 'pageState'>): string | null {
  return pageState === null ? null : `pi_${id.slice(0, 8)}_secret_${pageState}`;
}

export function stateOfSecret(secret: string): string {
  return secret.slice(secret.indexOf('_secret_') + '_secret_'.length);
}

/**
 * The stand-in of Stripe.js: `Stripe(clientToken).handleNextAction({clientSecret})` shows the bank's page in a dialog, as Stripe.js
 * does, and resolves to `{paymentIntent}` or `{error}`, with the intent where there is one.
 */
export const STRIPE_SCRIPT = `{const base=new URL('stripe/',document.currentScript.src);
const retrieve=async(client_token,client_secret)=>{const response=await fetch(new URL('intents',base),{method:'POST',
headers:{'content-type':'application/json'},body:JSON.stringify({client_token,client_secret})});
const{result,errors=[]}=await response.json();
if(!response.ok)throw{type:'invalid_request_error',message:errors.map(({message})=>message).join(' ')};return result};
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
window.Stripe=(clientToken)=>({async handleNextAction({clientSecret}){try{
const before=await retrieve(clientToken,clientSecret);
if(before.status==='requires_action')await authenticate(clientSecret);
const intent=before.status==='requires_action'?await retrieve(clientToken,clientSecret):before;
return intent.status==='requires_payment_method'
?{error:{type:'invalid_request_error',code:'payment_intent_authentication_failure',payment_intent:intent}}:{paymentIntent:intent}
}catch(error){return{error:error.type?error:{type:'api_connection_error',message:String(error)}}}}})}`;

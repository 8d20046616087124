import { html } from 'hono/html';
import { type FramingPageOrigin, renderFramedStandInPageShell } from './framed-page.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';
import type { StandInPageWithCsp } from './pay-pages.ts';

const LINK = `
const form=document.forms[0];
form.addEventListener('submit',async(event)=>{event.preventDefault();
if(event.submitter&&event.submitter.value==='close')return say({type:'paypal.closed'});
const body=Object.fromEntries(new FormData(form));
try{const response=await fetch('/pay/vault/paypal',{method:'POST',headers:{'content-type':'application/json'},
body:JSON.stringify(body)});const{result,errors=[]}=await response.json();
if(response.ok)return say({type:'paypal.token',token:result.token});
document.getElementById('general').textContent=errors.map(({message})=>message).join(' ')}
catch{const place=document.getElementById('general');place.textContent=place.dataset.failed}size()});
size()`;

/** The framed PayPal sheet. Sends `paypal.token` with a token for the account, or `paypal.closed`. */
export function renderPaypalAccountLinkPage(clientToken: string, framedBy: FramingPageOrigin): StandInPageWithCsp {
  const content = html`<h1>PayPal</h1><p>${gatewaysMessages.whichAccount()}</p>
<p id="general" role="alert" data-failed="${gatewaysMessages.tryAgain()}"></p><form novalidate><input type="hidden" name="client_token" value="${clientToken}">
<label for="email">${gatewaysMessages.emailOfPayPal()}</label>
<input id="email" name="email" type="email" autocomplete="email" required aria-describedby="general">
<button class="main" name="decision" value="link">${gatewaysMessages.agreeAndLink()}</button>
<button name="decision" value="close">${gatewaysMessages.close()}</button></form>`;
  return renderFramedStandInPageShell('PayPal', content, framedBy, LINK);
}

import { html } from 'hono/html';
import { type FramingPageOrigin, renderFramedStandInPageShell } from './framed-page.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';
import type { StandInPageWithCsp } from './pay-pages.ts';

const HAND_OVER = `
const form=document.forms[0],fields=[...form.querySelectorAll('input:not([type=hidden])')];
const tell=(errors)=>{for(const field of fields){const told=errors.find(({target})=>target===field.dataset.target);
const place=document.getElementById(field.getAttribute('aria-describedby'));place.textContent=told?told.message:'';
field.setAttribute('aria-invalid',told?'true':'false')}
document.getElementById('general').textContent=errors.filter(({target})=>!fields.some((field)=>field.dataset.target===target))
.map(({message})=>message).join(' ');size();form.querySelector('[aria-invalid=true]')?.focus()};
const save=async()=>{const response=await fetch('/pay/vault/cards',{method:'POST',
headers:{'content-type':'application/json'},body:JSON.stringify(Object.fromEntries(new FormData(form)))});
const{result,errors=[]}=await response.json();tell(errors);return response.ok?result.token:null};
hear({'fields.hello':()=>{say({type:'fields.ready'});size()},
'fields.submit':async({id})=>{const said=await save().then((token)=>token?{type:'fields.token',token}:{type:'fields.invalid'},()=>({type:'fields.failed'}));
say({...said,id})}});
form.addEventListener('submit',(event)=>{event.preventDefault();say({type:'fields.enter'})});
say({type:'fields.ready'});size()`;

/**
 * The vault's card fields, framed by the checkout. Sends `fields.ready`, also in reply to `fields.hello`. On
 * `fields.submit` with an `id` it vaults the card and sends `fields.token`, or shows errors and sends `fields.invalid`.
 * `fields.failed` reports that the vault did not answer, `frame.height` the height and the width at which it was measured.
 */
export function renderVaultCardFieldsPage(clientToken: string, framedBy: FramingPageOrigin): StandInPageWithCsp {
  const field = (id: string, target: string, label: string, more: object) => html`<label for="${id}">${label}</label>
<input id="${id}" name="${id}" data-target="${target}" required aria-describedby="${id}-error" ${attributes(more)}>
<p id="${id}-error" role="alert"></p>`;
  const content = html`<form data-test="only test cards are taken"><input type="hidden" name="client_token"
value="${clientToken}"><p id="general" role="alert"></p>
${field('number', 'number', gatewaysMessages.cardNumber(), { inputmode: 'numeric', autocomplete: 'cc-number', maxlength: '23' })}
<div class="row"><div>${field('expiry_month', 'expiry', gatewaysMessages.expiryMonth(), { inputmode: 'numeric', autocomplete: 'cc-exp-month', maxlength: '2', placeholder: gatewaysMessages.month() })}</div>
<div>${field('expiry_year', 'expiry', gatewaysMessages.expiryYear(), { inputmode: 'numeric', autocomplete: 'cc-exp-year', maxlength: '4', placeholder: gatewaysMessages.year() })}</div>
<div>${field('csc', 'csc', gatewaysMessages.securityCode(), { inputmode: 'numeric', autocomplete: 'cc-csc', maxlength: '4' })}</div></div>
${field('holder_name', 'holder_name', gatewaysMessages.nameOnCard(), { autocomplete: 'cc-name', maxlength: '100' })}
<p class="small">${gatewaysMessages.testCardsOnly()}</p></form>`;
  return renderFramedStandInPageShell(gatewaysMessages.cardDetails(), content, framedBy, HAND_OVER);
}

function attributes(values: object) {
  return Object.entries(values).map(([name, value]) => html` ${name}="${String(value)}"`);
}

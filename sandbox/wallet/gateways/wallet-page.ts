import { html } from 'hono/html';
import { type FramingPageOrigin, renderFramedStandInPageShell } from './framed-page.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';
import type { StandInPageWithCsp } from './pay-pages.ts';

const PAY = `
const form=document.forms[0];
form.addEventListener('submit',async(event)=>{event.preventDefault();
if(event.submitter&&event.submitter.value==='close')return say({type:'wallet.closed'});
const body=Object.fromEntries(new FormData(form));
try{const response=await fetch('/pay/vault/wallets',{method:'POST',headers:{'content-type':'application/json'},
body:JSON.stringify(body)});const{result,errors=[]}=await response.json();
if(response.ok)return say({type:'wallet.token',token:result.token});
document.getElementById('general').textContent=errors.map(({message})=>message).join(' ')}
catch{const place=document.getElementById('general');place.textContent=place.dataset.failed}size()});
size()`;

const NAMES = { ap: 'Apple Pay', gp: 'Google Pay' } as const;

/** Cards in the wallet: one that pays, and some that fail. */
const CARDS = [
  ['', 'cardThatPays'],
  ['4000100000001016', 'cardThatIsDeclined'],
  ['4000100000001024', 'cardWithoutMoney'],
  ['4000100000001040', 'gatewayUnavailable'],
  ['4000100000001057', 'gatewaySilent'],
] as const;

export interface DeviceWalletSheetOptions {
  readonly clientToken: string;
  readonly method: string;
  /** In currency units, such as 20.00. */
  readonly amount: string;
}

/** The framed sheet of Apple Pay or Google Pay. Sends `wallet.token` with a single-use token, or `wallet.closed`. */
export function renderDeviceWalletSheetPage(
  { clientToken, method, amount }: DeviceWalletSheetOptions,
  framedBy: FramingPageOrigin,
): StandInPageWithCsp {
  const name = method === 'ap' || method === 'gp' ? NAMES[method] : gatewaysMessages.otherWallet();
  const content = html`<h1>${name}</h1><p>${gatewaysMessages.payAmount({ amount })}</p>
<p id="general" role="alert" data-failed="${gatewaysMessages.tryAgain()}"></p><form><input type="hidden" name="client_token" value="${clientToken}">
<input type="hidden" name="method" value="${method}"><label for="number">${gatewaysMessages.cardInWallet()}</label>
<select id="number" name="number">${CARDS.map(([number, label]) => html`<option value="${number}">${gatewaysMessages[label]()}</option>`)}</select>
<button class="main" name="decision" value="pay">${gatewaysMessages.pay()}</button>
<button name="decision" value="close">${gatewaysMessages.close()}</button></form>`;
  return renderFramedStandInPageShell(name, content, framedBy, PAY);
}

import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { getTextDirection } from '#domain/messages/text-direction.ts';
import { getMessageFormat } from '../../messages/message-context.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';

export type EscapedHtml = ReturnType<typeof html>;

/** A page with its content security policy. */
export interface StandInPageWithCsp {
  readonly body: EscapedHtml;
  readonly policy: string;
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;color:#1c1c28;background:#fff}
h1{font-size:1.25rem}form{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;max-width:22rem}label{display:grid;gap:.25rem}
input,select,button{font:inherit;padding:.5rem .75rem;border:1px solid #5b5b73;border-radius:.25rem}
button{cursor:pointer;background:#fff;color:inherit}button.main{background:#1f3a8a;color:#fff}
[role=alert]{color:#9b1c1c;margin:0;font-weight:600}[role=alert]:empty{display:none}.small{font-size:.875rem;margin:0}
.framed{padding:.5rem}.framed form{max-width:none;gap:.5rem}.framed input{width:100%;box-sizing:border-box}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:.75rem}label{font-weight:600}
body:has(.framed){margin:0}[aria-invalid=true]{border:2px solid #9b1c1c}`;

const SEND_ON = 'document.forms[0].submit()';

/** The bank's page that asks the customer to confirm a payment. */
export function renderChallengePage(shopName: string, amount: MoneyValue): StandInPageWithCsp {
  return renderStandInPageShell(gatewaysMessages.yourBank(), renderChallengeQuestion(shopName, amount));
}

export function renderChallengeQuestion(shopName: string, amount: MoneyValue): EscapedHtml {
  return bankQuestion(gatewaysMessages.asksFor({ brand: shopName, amount }));
}

/** The bank's question whether the customer confirms saving a card. */
export function renderCardSetupQuestion(shopName: string): EscapedHtml {
  return bankQuestion(gatewaysMessages.asksToSave({ brand: shopName }));
}

function bankQuestion(question: string): EscapedHtml {
  return html`<h1>${gatewaysMessages.isItYou()}</h1><p>${question}</p>
<form method="post"><button class="main" name="decision" value="approve">${gatewaysMessages.approve()}</button>
<button name="decision" value="refuse">${gatewaysMessages.refuse()}</button>
<button name="decision" value="abandon">${gatewaysMessages.abandon()}</button></form>`;
}

export function renderPaypalPaymentPage(shopName: string, amount: MoneyValue): StandInPageWithCsp {
  return renderStandInPageShell(
    'PayPal',
    html`<h1>${gatewaysMessages.payTo({ amount, brand: shopName })}</h1><p>${gatewaysMessages.standsInForPayPal()}</p>
<form method="post"><button class="main" name="decision" value="approve">${gatewaysMessages.approve()}</button>
<button name="decision" value="refuse">${gatewaysMessages.cancel()}</button></form>`,
  );
}

/** Notifies the shop of the bank's decision: a POST from the customer's browser with the state and without cookies. */
export function renderPostBackToShopPage({ id, notificationUrl, pageState }: StoredDeposit): StandInPageWithCsp {
  if (notificationUrl === null) return renderLeavePaymentStandInPage(gatewaysMessages.backToShop());
  const address = notificationUrl.replaceAll('{deposit_id}', id);
  return renderStandInPageShell(
    gatewaysMessages.oneMoment(),
    html`<h1>${gatewaysMessages.oneMoment()}</h1><form method="post" action="${address}">
<input type="hidden" name="state" value="${pageState ?? ''}"><button class="main">${gatewaysMessages.goOn()}</button></form>`,
    SEND_ON,
  );
}

export function renderLeavePaymentStandInPage(text: string): StandInPageWithCsp {
  return renderStandInPageShell(gatewaysMessages.done(), html`<h1>${text}</h1>`);
}

/** A page with a minimal content security policy. */
export function renderStandInPageShell(title: string, content: EscapedHtml, script = ''): StandInPageWithCsp {
  const { locale } = getMessageFormat();
  const body = html`<!doctype html><html lang="${locale}" dir="${getTextDirection(locale)}"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>${raw(STYLE)}</style></head><body>${content}${script === '' ? '' : html`<script>${raw(script)}</script>`}</body></html>`;
  const scripts = script === '' ? "'none'" : hashOf(script);
  return {
    body,
    policy: `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${scripts}; connect-src 'self'; base-uri 'none'`,
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { StoredDeposit } from '../funds/deposit-store.ts';

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
export function renderChallengePage(shopName: string, amount: string): StandInPageWithCsp {
  return renderStandInPageShell('Your bank', renderChallengeQuestion(shopName, amount));
}

export function renderChallengeQuestion(shopName: string, amount: string): EscapedHtml {
  return bankQuestion(`${shopName} asks for ${amount}.`);
}

/** The bank's page that asks the customer to confirm saving a card. */
export function renderCardSetupQuestion(shopName: string): EscapedHtml {
  return bankQuestion(`${shopName} asks to save your card.`);
}

function bankQuestion(question: string): EscapedHtml {
  return html`<h1>Is it you?</h1><p>${question} This page stands in for your bank.</p>
<form method="post"><button class="main" name="decision" value="approve">Approve</button>
<button name="decision" value="refuse">Refuse</button><button name="decision" value="abandon">Abandon</button></form>`;
}

export function renderPaypalPaymentPage(shopName: string, amount: string): StandInPageWithCsp {
  return renderStandInPageShell(
    'PayPal',
    html`<h1>Pay ${amount} to ${shopName}</h1><p>This page stands in for PayPal.</p>
<form method="post"><button class="main" name="decision" value="approve">Approve</button>
<button name="decision" value="refuse">Cancel</button></form>`,
  );
}

/** Notifies the shop of the bank's decision: a POST from the customer's browser with the state and without cookies. */
export function renderPostBackToShopPage({ id, notificationUrl, pageState }: StoredDeposit): StandInPageWithCsp {
  if (notificationUrl === null) return renderLeavePaymentStandInPage('You may go back to the shop.');
  const address = notificationUrl.replaceAll('{deposit_id}', id);
  return renderStandInPageShell(
    'One moment',
    html`<h1>One moment</h1><form method="post" action="${address}">
<input type="hidden" name="state" value="${pageState ?? ''}"><button class="main">Go on</button></form>`,
    SEND_ON,
  );
}

export function renderLeavePaymentStandInPage(text: string): StandInPageWithCsp {
  return renderStandInPageShell('Done', html`<h1>${text}</h1>`);
}

/** A page with a minimal content security policy. */
export function renderStandInPageShell(title: string, content: EscapedHtml, script = ''): StandInPageWithCsp {
  const body = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"
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

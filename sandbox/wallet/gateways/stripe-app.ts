import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { notFound } from '../../http/api-fault.ts';
import type { PurchaseShop, Shop } from '../../shop.ts';
import { transaction } from '../../storage/database.ts';
import { decideChallenge } from '../funds/decide-deposit.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { cardSetupOf, confirmCardSetup, decideCardSetup } from './card-setups.ts';
import { framedPage } from './framed-page.ts';
import { challengeQuestion, setupQuestion } from './pay-pages.ts';
import {
  applyDepositDecision,
  findDepositByState,
  formatDepositAmount,
  getBrandName,
  readFramingPage,
  readPageDecision,
  sendPayPage,
  sendScript,
} from './pay-requests.ts';
import { clientSecretOf, STRIPE_SCRIPT, stateOfSecret } from './stripe-script.ts';
import { readScoped } from './vault-app.ts';

const STATUSES = {
  challenged: 'requires_action',
  authorised: 'succeeded',
  captured: 'succeeded',
  failed: 'requires_payment_method',
  created: 'processing',
} as const;

/**
 * The stand-in of Stripe under `/pay`: `stripe.js` is the script that a page loads. It asks `stripe/intents` with a client token
 * and the client secret of a deposit, `stripe/setups` with that of a card to be saved, and shows `stripe/authenticate`, the page
 * of the bank, for both.
 */
export function stripeApp(shop: Shop): Hono {
  const app = new Hono();
  for (const path of ['/stripe/intents', '/stripe/setups']) {
    app.use(path, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }));
  }
  app.get('/stripe.js', (c) => sendScript(c, STRIPE_SCRIPT));
  app.post('/stripe/intents', async (c) => {
    const { text, scope } = await readScoped(c, shop);
    const deposit = depositOfSecret(shop, text('client_secret'));
    const isOwn = deposit.siteKey === scope.siteKey && deposit.gatewayKey === scope.gatewayKey;
    if (!isOwn) throw noIntent();
    c.header('cache-control', 'no-store');
    return c.json({ result: { id: idOf(text('client_secret')), status: STATUSES[deposit.status] } });
  });
  app.post('/stripe/setups', async (c) => {
    const { text, scope, now } = await readScoped(c, shop);
    const before = cardSetupOf(shop, text('client_secret'), now);
    if (before.siteKey !== scope.siteKey) throw notFound('not_found', 'There is no such setup intent.');
    const token = text('payment_method');
    const setup = token === '' ? before : transaction(shop.db, () => confirmCardSetup(shop, before, token));
    c.header('cache-control', 'no-store');
    return c.json({ result: { id: idOf(setup.clientSecret), status: setup.status, payment_method: setup.token } });
  });
  app.get('/stripe/authenticate/:secret', (c) => {
    const secret = c.req.param('secret');
    if (isOfSetup(secret)) {
      const { siteKey } = cardSetupOf(shop, secret, shop.clock());
      return sendPayPage(
        c,
        framedPage('Your bank', setupQuestion(getBrandName(shop, { siteKey })), readFramingPage(c), ANSWER),
      );
    }
    const deposit = depositOfSecret(shop, secret);
    const question = challengeQuestion(getBrandName(shop, deposit), formatDepositAmount(shop, deposit));
    return sendPayPage(c, framedPage('Your bank', question, readFramingPage(c), ANSWER));
  });
  app.post('/stripe/authenticate/:secret', async (c: Context) => {
    const decision = await readPageDecision(c);
    const secret = c.req.param('secret') ?? '';
    if (isOfSetup(secret)) {
      const setup = cardSetupOf(shop, secret, shop.clock());
      transaction(shop.db, () => decideCardSetup(shop, setup, decision));
      return c.json({});
    }
    const { pageState } = depositOfSecret(shop, secret);
    applyDepositDecision(shop, pageState ?? '', (found, now) => decideChallenge(shop, found, decision, now));
    return c.json({});
  });
  return app;
}

/** The bank's page notifies the Stripe script around it that the customer has answered. */
const ANSWER = `const form=document.forms[0];
form.addEventListener('submit',async(event)=>{event.preventDefault();
const body=new URLSearchParams({decision:event.submitter?.value??'abandon'});
await fetch(location.pathname,{method:'POST',body}).catch(()=>null);say({type:'authentication.answered'})});size()`;

function depositOfSecret(
  shop: PurchaseShop & Pick<Shop, 'clock' | 'withdrawals' | 'setbacks'>,
  secret: string,
): StoredDeposit {
  const deposit = findDepositByState(shop, stateOfSecret(secret));
  if (deposit.gatewayKey !== 'stripe' || clientSecretOf(deposit) !== secret) throw noIntent();
  return deposit;
}

/** Client secrets of cards to be saved are named otherwise than those of deposits. */
function isOfSetup(secret: string): boolean {
  return secret.startsWith('seti_');
}

function idOf(secret: string): string {
  return secret.split('_secret_')[0] ?? '';
}

function noIntent() {
  return notFound('not_found', 'There is no such payment intent.');
}

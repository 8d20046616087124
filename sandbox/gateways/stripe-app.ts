import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { decideChallenge } from '../funds/decide-deposit.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { notFound } from '../http/api-fault.ts';
import type { Shop } from '../shop.ts';
import { framedPage } from './framed-page.ts';
import { challengeQuestion } from './pay-pages.ts';
import { amountOf, decide, decisionOf, depositOf, framedBy, nameOf, script, show } from './pay-requests.ts';
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
 * The stand-in of Stripe under `/pay`: `stripe.js` is the script for pages, `stripe/intents` its endpoint for a client token and
 * the client secret of a deposit, and `stripe/authenticate` the bank's page that the script shows.
 */
export function stripeApp(shop: Shop): Hono {
  const app = new Hono();
  app.use('/stripe/intents', cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }));
  app.get('/stripe.js', (c) => script(c, STRIPE_SCRIPT));
  app.post('/stripe/intents', async (c) => {
    const { text, scope } = await readScoped(c, shop);
    const deposit = depositOfSecret(shop, text('client_secret'));
    const isOwn = deposit.siteKey === scope.siteKey && deposit.gatewayKey === scope.gatewayKey;
    if (!isOwn) throw noIntent();
    c.header('cache-control', 'no-store');
    return c.json({ result: { id: text('client_secret').split('_secret_')[0], status: STATUSES[deposit.status] } });
  });
  app.get('/stripe/authenticate/:secret', (c) => {
    const deposit = depositOfSecret(shop, c.req.param('secret'));
    const question = challengeQuestion(nameOf(shop, deposit), amountOf(shop, deposit));
    return show(c, framedPage('Your bank', question, framedBy(c), ANSWER));
  });
  app.post('/stripe/authenticate/:secret', async (c: Context) => {
    const decision = await decisionOf(c);
    const { pageState } = depositOfSecret(shop, c.req.param('secret') ?? '');
    decide(shop, pageState ?? '', (found, now) => decideChallenge(shop, found, decision, now));
    return c.json({});
  });
  return app;
}

/** The bank's page notifies the Stripe script around it that the customer has answered. */
const ANSWER = `const form=document.forms[0];
form.addEventListener('submit',async(event)=>{event.preventDefault();
const body=new URLSearchParams({decision:event.submitter?.value??'abandon'});
await fetch(location.pathname,{method:'POST',body}).catch(()=>null);say({type:'authentication.answered'})});size()`;

function depositOfSecret(shop: Shop, secret: string): StoredDeposit {
  const deposit = depositOf(shop, stateOfSecret(secret));
  if (deposit.gatewayKey !== 'stripe' || clientSecretOf(deposit) !== secret) throw noIntent();
  return deposit;
}

function noIntent() {
  return notFound('not_found', 'There is no such payment intent.');
}

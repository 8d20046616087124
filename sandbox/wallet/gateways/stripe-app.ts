import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { createNotFoundFault } from '../../http/api-fault.ts';
import type { PurchaseDependencies, SandboxShop } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { settleDepositByChallengeDecision } from '../funds/payment-page-decision.ts';
import {
  applyStripeCardSetupDecision,
  confirmStoredStripeCardSetup,
  requireCardSetupByStripeClientSecret,
} from './card-setups.ts';
import { renderFramedStandInPageShell } from './framed-page.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';
import { renderCardSetupQuestion, renderChallengeQuestion } from './pay-pages.ts';
import {
  findDepositByPageState,
  getDepositAmount,
  getShopName,
  readFramingOriginAndNonceFromQuery,
  readPaymentPageDecision,
  runInLocaleOfPage,
  sendPaymentStandInPage,
  sendStandInScript,
  settleDepositByPageState,
} from './pay-requests.ts';
import {
  composeStripeClientSecretOfDeposit,
  parsePageStateOfClientSecret,
  STRIPE_STAND_IN_SCRIPT,
} from './stripe-script.ts';
import { readVaultRequest } from './vault-app.ts';

const STATUSES = {
  challenged: 'requires_action',
  authorised: 'succeeded',
  captured: 'succeeded',
  failed: 'requires_payment_method',
  created: 'processing',
} as const;

/**
 * A stand-in for Stripe under `/pay`. Its script `stripe.js` calls `stripe/intents` with the client token and secret of
 * a deposit, `stripe/setups` with those of a card setup, and shows the bank's page `stripe/authenticate` for both.
 */
export function createStripeStandInApp(shop: SandboxShop): Hono {
  const app = new Hono();
  for (const path of ['/stripe/intents', '/stripe/setups']) {
    app.use(path, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }));
  }
  app.get('/stripe.js', (c) => sendStandInScript(c, STRIPE_STAND_IN_SCRIPT));
  app.post('/stripe/intents', async (c) => {
    const { text, scope } = await readVaultRequest(c, shop);
    const deposit = depositOfSecret(shop, text('client_secret'));
    const isOwn = deposit.siteKey === scope.siteKey && deposit.gatewayKey === scope.gatewayKey;
    if (!isOwn) throw noIntent();
    c.header('cache-control', 'no-store');
    return c.json({ result: { id: idOf(text('client_secret')), status: STATUSES[deposit.status] } });
  });
  app.post('/stripe/setups', async (c) => {
    const { text, scope, now } = await readVaultRequest(c, shop);
    const before = requireCardSetupByStripeClientSecret(shop, text('client_secret'), now);
    if (before.siteKey !== scope.siteKey) throw createNotFoundFault('not_found', gatewaysMessages.noSuchSetup());
    const token = text('payment_method');
    const setup =
      token === '' ? before : joinOrBeginTransaction(shop.db, () => confirmStoredStripeCardSetup(shop, before, token));
    c.header('cache-control', 'no-store');
    return c.json({ result: { id: idOf(setup.clientSecret), status: setup.status, payment_method: setup.token } });
  });
  app.get('/stripe/authenticate/:secret', (c) => {
    const secret = c.req.param('secret');
    const waiting = isOfSetup(secret)
      ? requireCardSetupByStripeClientSecret(shop, secret, shop.clock())
      : depositOfSecret(shop, secret);
    const page = runInLocaleOfPage(c, shop, waiting, () => {
      const name = getShopName(shop, waiting);
      const question =
        'amount' in waiting
          ? renderChallengeQuestion(name, getDepositAmount(shop, waiting))
          : renderCardSetupQuestion(name);
      const framedBy = readFramingOriginAndNonceFromQuery(c);
      return renderFramedStandInPageShell(gatewaysMessages.yourBank(), question, framedBy, ANSWER);
    });
    return sendPaymentStandInPage(c, page);
  });
  app.post('/stripe/authenticate/:secret', async (c: Context) => {
    const decision = await readPaymentPageDecision(c);
    const secret = c.req.param('secret') ?? '';
    if (isOfSetup(secret)) {
      const setup = requireCardSetupByStripeClientSecret(shop, secret, shop.clock());
      joinOrBeginTransaction(shop.db, () => applyStripeCardSetupDecision(shop, setup, decision));
      return c.json({});
    }
    const { pageState } = depositOfSecret(shop, secret);
    settleDepositByPageState(shop, pageState ?? '', (found, now) =>
      settleDepositByChallengeDecision(shop, found, decision, now),
    );
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
  shop: PurchaseDependencies & Pick<SandboxShop, 'clock' | 'withdrawals' | 'failedJobs'>,
  secret: string,
): StoredDeposit {
  const deposit = findDepositByPageState(shop, parsePageStateOfClientSecret(secret));
  if (deposit.gatewayKey !== 'stripe' || composeStripeClientSecretOfDeposit(deposit) !== secret) throw noIntent();
  return deposit;
}

/** Client secrets of card setups have another prefix than those of deposits. */
function isOfSetup(secret: string): boolean {
  return secret.startsWith('seti_');
}

function idOf(secret: string): string {
  return secret.split('_secret_')[0] ?? '';
}

function noIntent() {
  return createNotFoundFault('not_found', gatewaysMessages.noSuchPaymentIntent());
}

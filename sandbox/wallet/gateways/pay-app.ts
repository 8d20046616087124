import { type Context, Hono } from 'hono';
import { notFound } from '../../http/api-fault.ts';
import type { Shop } from '../../shop.ts';
import { decideChallenge, decidePaypal } from '../funds/decide-deposit.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { challengeTypeOf } from './brand-gateways.ts';
import { cardPage } from './card-page.ts';
import { DEVICE_SCRIPT } from './device-script.ts';
import { challengePage, donePage, notifyPage, paypalPage } from './pay-pages.ts';
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
import { paypalAccountPage } from './paypal-account-page.ts';
import { stripeApp } from './stripe-app.ts';
import { vaultApp } from './vault-app.ts';
import { walletPage } from './wallet-page.ts';

/**
 * The pages that belong to others in a real shop: the card form of a gateway's vault, the customer's bank, PayPal. Who
 * knows the state of a deposit may decide it; each decision counts once.
 */
export function payApp(shop: Shop): Hono {
  const app = new Hono();
  app.route('/pay/vault', vaultApp(shop));
  app.route('/pay', stripeApp(shop));
  app.get('/pay/device.js', (c) => sendScript(c, DEVICE_SCRIPT));
  app.get('/pay/card', (c) => sendPayPage(c, cardPage(c.req.query('client_token') ?? '', readFramingPage(c))));
  app.get('/pay/wallet', (c) => {
    const { client_token: clientToken = '', method = '', amount = '' } = c.req.query();
    return sendPayPage(c, walletPage({ clientToken, method, amount }, readFramingPage(c)));
  });
  app.get('/pay/paypal-account', (c) =>
    sendPayPage(c, paypalAccountPage(c.req.query('client_token') ?? '', readFramingPage(c))),
  );
  app.get('/pay/challenge/:state', (c) => {
    const deposit = framedChallenge(findDepositByState(shop, c.req.param('state')));
    return sendPayPage(
      c,
      deposit.status === 'challenged'
        ? challengePage(getBrandName(shop, deposit), formatDepositAmount(shop, deposit))
        : notifyPage(deposit),
    );
  });
  app.post('/pay/challenge/:state', async (c) => {
    const decision = await readPageDecision(c);
    const deposit = applyDepositDecision(shop, c.req.param('state'), (found, now) =>
      decideChallenge(shop, framedChallenge(found), decision, now),
    );
    return sendPayPage(
      c,
      deposit.status === 'challenged' ? donePage('You may close this window.') : notifyPage(deposit),
    );
  });
  app.get('/pay/paypal/:state', (c) => {
    const deposit = findDepositByState(shop, c.req.param('state'));
    return deposit.status === 'created'
      ? sendPayPage(c, paypalPage(getBrandName(shop, deposit), formatDepositAmount(shop, deposit)))
      : goBack(c, deposit);
  });
  app.post('/pay/paypal/:state', async (c) => {
    const decision = await readPageDecision(c);
    return goBack(
      c,
      applyDepositDecision(shop, c.req.param('state'), (found, now) => decidePaypal(shop, found, decision, now)),
    );
  });
  return app;
}

function goBack(c: Context, deposit: StoredDeposit): Response | Promise<Response> {
  const address = deposit.status === 'captured' ? deposit.successUrl : deposit.cancelUrl;
  if (address === null) return sendPayPage(c, donePage('You may go back to the shop.'));
  return c.redirect(address.replaceAll('{deposit_id}', deposit.id), 303);
}

/** @throws ApiFault 404 `not_found` for a challenge that its gateway's script shows. */
function framedChallenge(deposit: StoredDeposit): StoredDeposit {
  if (challengeTypeOf(deposit.gatewayKey) === 'challenge') return deposit;
  throw notFound('not_found', 'There is no such page.');
}

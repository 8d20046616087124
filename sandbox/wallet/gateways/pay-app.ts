import { type Context, Hono } from 'hono';
import { createNotFoundFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { applyChallengeDecision, applyPaypalDecision } from '../funds/payment-page-decision.ts';
import { getChallengeType } from './brand-gateways.ts';
import { renderCardPage } from './card-page.ts';
import { DEVICE_DATA_SCRIPT } from './device-script.ts';
import { renderChallengePage, renderDonePage, renderNotifyPage, renderPaypalPage } from './pay-pages.ts';
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
import { renderPaypalAccountPage } from './paypal-account-page.ts';
import { createStripeApp } from './stripe-app.ts';
import { createVaultApp } from './vault-app.ts';
import { renderWalletPage } from './wallet-page.ts';

/**
 * Stand-ins for third-party pages: the vault's card form, the customer's bank, PayPal. Knowing the state of a deposit
 * is enough to decide it, once.
 */
export function createPayApp(shop: SandboxShop): Hono {
  const app = new Hono();
  app.route('/pay/vault', createVaultApp(shop));
  app.route('/pay', createStripeApp(shop));
  app.get('/pay/device.js', (c) => sendScript(c, DEVICE_DATA_SCRIPT));
  app.get('/pay/card', (c) => sendPayPage(c, renderCardPage(c.req.query('client_token') ?? '', readFramingPage(c))));
  app.get('/pay/wallet', (c) => {
    const { client_token: clientToken = '', method = '', amount = '' } = c.req.query();
    return sendPayPage(c, renderWalletPage({ clientToken, method, amount }, readFramingPage(c)));
  });
  app.get('/pay/paypal-account', (c) =>
    sendPayPage(c, renderPaypalAccountPage(c.req.query('client_token') ?? '', readFramingPage(c))),
  );
  app.get('/pay/challenge/:state', (c) => {
    const deposit = framedChallenge(findDepositByState(shop, c.req.param('state')));
    return sendPayPage(
      c,
      deposit.status === 'challenged'
        ? renderChallengePage(getBrandName(shop, deposit), formatDepositAmount(shop, deposit))
        : renderNotifyPage(deposit),
    );
  });
  app.post('/pay/challenge/:state', async (c) => {
    const decision = await readPageDecision(c);
    const deposit = applyDepositDecision(shop, c.req.param('state'), (found, now) =>
      applyChallengeDecision(shop, framedChallenge(found), decision, now),
    );
    return sendPayPage(
      c,
      deposit.status === 'challenged' ? renderDonePage('You may close this window.') : renderNotifyPage(deposit),
    );
  });
  app.get('/pay/paypal/:state', (c) => {
    const deposit = findDepositByState(shop, c.req.param('state'));
    return deposit.status === 'created'
      ? sendPayPage(c, renderPaypalPage(getBrandName(shop, deposit), formatDepositAmount(shop, deposit)))
      : goBack(c, deposit);
  });
  app.post('/pay/paypal/:state', async (c) => {
    const decision = await readPageDecision(c);
    return goBack(
      c,
      applyDepositDecision(shop, c.req.param('state'), (found, now) => applyPaypalDecision(shop, found, decision, now)),
    );
  });
  return app;
}

function goBack(c: Context, deposit: StoredDeposit): Response | Promise<Response> {
  const address = deposit.status === 'captured' ? deposit.successUrl : deposit.cancelUrl;
  if (address === null) return sendPayPage(c, renderDonePage('You may go back to the shop.'));
  return c.redirect(address.replaceAll('{deposit_id}', deposit.id), 303);
}

/** @throws ApiFault 404 `not_found` for a challenge that its gateway's script shows. */
function framedChallenge(deposit: StoredDeposit): StoredDeposit {
  if (getChallengeType(deposit.gatewayKey) === 'challenge') return deposit;
  throw createNotFoundFault('not_found', 'There is no such page.');
}

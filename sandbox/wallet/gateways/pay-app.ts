import { type Context, Hono } from 'hono';
import { createNotFoundFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { settleDepositByChallengeDecision, settleDepositByPaypalDecision } from '../funds/payment-page-decision.ts';
import { getChallengeTypeOfGateway } from './brand-gateways.ts';
import { renderVaultCardFieldsPage } from './card-page.ts';
import { DEVICE_DATA_STAND_IN_SCRIPT } from './device-script.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';
import {
  renderChallengePage,
  renderLeavePaymentStandInPage,
  renderPaypalPaymentPage,
  renderPostBackToShopPage,
} from './pay-pages.ts';
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
import { renderPaypalAccountLinkPage } from './paypal-account-page.ts';
import { createStripeStandInApp } from './stripe-app.ts';
import { createVaultStandInTokenApi } from './vault-app.ts';
import { renderDeviceWalletSheetPage } from './wallet-page.ts';

/**
 * Stand-ins for third-party pages: the vault's card form, the customer's bank, PayPal. Knowing the state of a deposit
 * is enough to decide it, once.
 */
export function createPaymentStandInApp(shop: SandboxShop): Hono {
  const app = new Hono();
  app.route('/pay/vault', createVaultStandInTokenApi(shop));
  app.route('/pay', createStripeStandInApp(shop));
  app.get('/pay/device.js', (c) => sendStandInScript(c, DEVICE_DATA_STAND_IN_SCRIPT));
  app.get('/pay/card', (c) =>
    sendPaymentStandInPage(
      c,
      renderVaultCardFieldsPage(c.req.query('client_token') ?? '', readFramingOriginAndNonceFromQuery(c)),
    ),
  );
  app.get('/pay/wallet', (c) => {
    const { client_token: clientToken = '', method = '', amount = '' } = c.req.query();
    return sendPaymentStandInPage(
      c,
      renderDeviceWalletSheetPage({ clientToken, method, amount }, readFramingOriginAndNonceFromQuery(c)),
    );
  });
  app.get('/pay/paypal-account', (c) =>
    sendPaymentStandInPage(
      c,
      renderPaypalAccountLinkPage(c.req.query('client_token') ?? '', readFramingOriginAndNonceFromQuery(c)),
    ),
  );
  app.get('/pay/challenge/:state', (c) => {
    const deposit = framedChallenge(findDepositByPageState(shop, c.req.param('state')));
    const page = runInLocaleOfPage(c, shop, deposit, () =>
      deposit.status === 'challenged'
        ? renderChallengePage(getShopName(shop, deposit), getDepositAmount(shop, deposit))
        : renderPostBackToShopPage(deposit),
    );
    return sendPaymentStandInPage(c, page);
  });
  app.post('/pay/challenge/:state', async (c) => {
    const decision = await readPaymentPageDecision(c);
    const deposit = settleDepositByPageState(shop, c.req.param('state'), (found, now) =>
      settleDepositByChallengeDecision(shop, framedChallenge(found), decision, now),
    );
    return sendPaymentStandInPage(
      c,
      deposit.status === 'challenged'
        ? renderLeavePaymentStandInPage(gatewaysMessages.closeWindow())
        : renderPostBackToShopPage(deposit),
    );
  });
  app.get('/pay/paypal/:state', (c) => {
    const deposit = findDepositByPageState(shop, c.req.param('state'));
    if (deposit.status !== 'created') return goBack(c, deposit);
    const page = runInLocaleOfPage(c, shop, deposit, () =>
      renderPaypalPaymentPage(getShopName(shop, deposit), getDepositAmount(shop, deposit)),
    );
    return sendPaymentStandInPage(c, page);
  });
  app.post('/pay/paypal/:state', async (c) => {
    const decision = await readPaymentPageDecision(c);
    return goBack(
      c,
      settleDepositByPageState(shop, c.req.param('state'), (found, now) =>
        settleDepositByPaypalDecision(shop, found, decision, now),
      ),
    );
  });
  return app;
}

function goBack(c: Context, deposit: StoredDeposit): Response | Promise<Response> {
  const address = deposit.status === 'captured' ? deposit.successUrl : deposit.cancelUrl;
  if (address === null) return sendPaymentStandInPage(c, renderLeavePaymentStandInPage(gatewaysMessages.backToShop()));
  return c.redirect(address.replaceAll('{deposit_id}', deposit.id), 303);
}

/** @throws ApiFault 404 `not_found` for a challenge that its gateway's script shows. */
function framedChallenge(deposit: StoredDeposit): StoredDeposit {
  if (getChallengeTypeOfGateway(deposit.gatewayKey) === 'challenge') return deposit;
  throw createNotFoundFault('not_found', gatewaysMessages.noSuchPage());
}

import { type Context, Hono } from 'hono';
import { displayMoney } from '#domain/money.ts';
import { advanceShop } from '../advance-shop.ts';
import { advanceFunds } from '../funds/advance-funds.ts';
import { decideChallenge, decidePaypal, type PageDecision } from '../funds/decide-deposit.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { notFound } from '../http/api-fault.ts';
import type { Shop } from '../shop.ts';
import { transaction } from '../storage/database.ts';
import { cardPage } from './card-page.ts';
import { DEVICE_SCRIPT } from './device-script.ts';
import type { FramedBy } from './framed-page.ts';
import { challengePage, donePage, notifyPage, type PayPage, paypalPage } from './pay-pages.ts';
import { paypalAccountPage } from './paypal-account-page.ts';
import { vaultApp } from './vault-app.ts';
import { walletPage } from './wallet-page.ts';

const DECISIONS: readonly PageDecision[] = ['approve', 'refuse', 'abandon'];

/**
 * The pages that belong to others in a real shop: the card form of a gateway's vault, the customer's bank, PayPal. Who
 * knows the state of a deposit may decide it; each decision counts once.
 */
export function payApp(shop: Shop): Hono {
  const app = new Hono();
  app.route('/pay/vault', vaultApp(shop));
  app.get('/pay/device.js', (c) => script(c, DEVICE_SCRIPT));
  app.get('/pay/card', (c) => show(c, cardPage(c.req.query('client_token') ?? '', framedBy(c))));
  app.get('/pay/wallet', (c) => {
    const { client_token: clientToken = '', method = '', amount = '' } = c.req.query();
    return show(c, walletPage({ clientToken, method, amount }, framedBy(c)));
  });
  app.get('/pay/paypal-account', (c) => show(c, paypalAccountPage(c.req.query('client_token') ?? '', framedBy(c))));
  app.get('/pay/challenge/:state', (c) => {
    const deposit = depositOf(shop, c.req.param('state'));
    return show(
      c,
      deposit.status === 'challenged'
        ? challengePage(nameOf(shop, deposit), amountOf(shop, deposit))
        : notifyPage(deposit),
    );
  });
  app.post('/pay/challenge/:state', async (c) => {
    const decision = await decisionOf(c);
    const deposit = decide(shop, c.req.param('state'), (found, now) => decideChallenge(shop, found, decision, now));
    return show(c, deposit.status === 'challenged' ? donePage('You may close this window.') : notifyPage(deposit));
  });
  app.get('/pay/paypal/:state', (c) => {
    const deposit = depositOf(shop, c.req.param('state'));
    return deposit.status === 'created'
      ? show(c, paypalPage(nameOf(shop, deposit), amountOf(shop, deposit)))
      : goBack(c, deposit);
  });
  app.post('/pay/paypal/:state', async (c) => {
    const decision = await decisionOf(c);
    return goBack(
      c,
      decide(shop, c.req.param('state'), (found, now) => decidePaypal(shop, found, decision, now)),
    );
  });
  return app;
}

function framedBy(c: Context): FramedBy {
  return { origin: c.req.query('origin') ?? '', nonce: c.req.query('nonce') ?? '' };
}

function depositOf(shop: Shop, state: string): StoredDeposit {
  advanceFunds(shop, shop.clock());
  const deposit = shop.deposits.byPageState(state);
  if (!deposit) throw notFound('not_found', 'There is no such page.');
  return deposit;
}

function decide(
  shop: Shop,
  state: string,
  take: (deposit: StoredDeposit, now: number) => StoredDeposit,
): StoredDeposit {
  const now = shop.clock();
  advanceShop(shop, now);
  return transaction(shop.db, () => take(depositOf(shop, state), now));
}

async function decisionOf(c: Context): Promise<PageDecision> {
  const given = new URLSearchParams(await c.req.text()).get('decision');
  return DECISIONS.find((decision) => decision === given) ?? 'abandon';
}

function goBack(c: Context, deposit: StoredDeposit): Response | Promise<Response> {
  const address = deposit.status === 'captured' ? deposit.successUrl : deposit.cancelUrl;
  if (address === null) return show(c, donePage('You may go back to the shop.'));
  return c.redirect(address.replaceAll('{deposit_id}', deposit.id), 303);
}

function show(c: Context, { body, policy }: PayPage): Response | Promise<Response> {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(body);
}

function script(c: Context, text: string): Response {
  return c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
}

function amountOf(shop: Shop, { siteKey, amount }: StoredDeposit): string {
  return displayMoney(amount, brandingOf(shop, siteKey));
}

function nameOf(shop: Shop, { siteKey }: StoredDeposit): string {
  return brandingOf(shop, siteKey).name;
}

function brandingOf(shop: Shop, siteKey: string) {
  const brand = shop.brands.find((candidate) => candidate.siteKey === siteKey);
  if (!brand) throw new Error(`there is no brand ${siteKey}`);
  return brand.catalogue.branding;
}

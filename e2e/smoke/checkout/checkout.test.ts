import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import {
  agreeAndPlaceOrder,
  createSignedInCheckoutOpener,
  REFUSED_PURCHASE_CONSOLE_PATTERN,
} from '../../harness/checkout-opener.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureCookieObservation, captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { sandboxPatterns } from '../../harness/sandbox-texts.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { createSignInPageObject } from '../../pages/sign-in-page.ts';

/** Campaign parameters of a visitor from the app. */
const CAMPAIGN = {
  utm_source: 'app',
  utm_medium: 'push',
  utm_term: 'big prize',
  utm_content: 'blue',
  utm_campaign: 'spring',
} as const;
const SOUND = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const MISSING = { status: 503, body: '{"errors":[{"code":"unavailable","message":"Soon."}]}' };

let around: PurchaseTestShop;
const atCheckout = createSignedInCheckoutOpener(() => around);

beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterEach(() => {
  around.api.mend();
});
afterAll(async () => {
  expect(findSandboxLedgerFaults(around.sandbox)).toEqual(SOUND);
  await around.close();
});

journey('a visitor logs in during checkout, and buys the cart with the wallet', async ({ visit }) => {
  const shopper = await SandboxShopper.create(around.sandbox, { funds: 5000, items: [] });
  const visitor = await visit('harbour', { port: around.shop.port });
  const { page, context, open, origin } = visitor;
  const told = await consentAndRecordAnalyticsEvents(visitor, { apiUrl: around.sandbox.url });
  const checkout = createCheckoutPageObject(page);
  await open(`/golden-bay?${new URLSearchParams(CAMPAIGN)}&aff=friend`);
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  const kept = new URLSearchParams(decodeURIComponent(cookies.get('utm')?.value ?? ''));
  const campaign = { source: 'app', medium: 'push', term: 'big prize', content: 'blue', campaign: 'spring' };
  expect(Object.fromEntries(kept)).toEqual(campaign);
  expect(cookies.get('affiliate')?.value).toBe('friend');
  expect(Math.round((cookies.get('affiliate')?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(14, 1);
  coversSpec('constants', 'cookie.affiliate-code.expiry', await captureCookieObservation(context, 'affiliate'));
  coversSpec('constants', 'utm.keys', await captureCookieObservation(context, 'utm'));
  coversSpec('cookies-storage', 'utm', await captureCookieObservation(context, 'utm'));
  coversSpec('cookies-storage', 'affiliate-code', await captureCookieObservation(context, 'affiliate'));
  await createPlayPageObject(page).luckyDipAll.click();
  await createPlayPageObject(page).addButton.click();
  await page.waitForURL(`${origin}/cart?${new URLSearchParams(CAMPAIGN)}`);
  const added = around.api.lastHeard('anon-cart.items.add');
  expect(JSON.parse(added.asked)).toMatchObject({ lottery_key: 'golden-bay', affiliate_code: 'friend' });
  coversSpec('query-params', 'aff', added);
  expect(await told.serviceOf('checkout started')).toEqual([]);
  await open('/cart/buy');
  await checkout.main.getByRole('link', { name: readLinkLabel('base/pages/cart-buy', 'checkout.login') }).click();
  await page.waitForURL(`${origin}/checkout/login`);
  await createSignInPageObject(page).logIn(shopper.email);
  await page.waitForURL(`${origin}/cart/buy`);
  await checkout.items.filter({ hasText: 'Golden Bay' }).waitFor();
  const total = await checkout.total.innerText();
  expect([await checkout.fromWallet.innerText(), await checkout.toPay.innerText()]).toEqual([`−${total}`, '$0.00']);
  expect(await page.locator('.checkout-footer--items').count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);

  await checkout.button.click();
  const terms = checkout.main.getByText('You must agree to the terms and conditions to proceed.');
  coversSpec('messages', 'form.terms', await captureElementObservation(terms));
  expect([await terms.count(), await checkout.problem.innerText()]).toEqual([1, '']);
  expect(shopper.purchases).toEqual([]);
  await checkout.agree.check();
  expect([told.layerOf('Transaction'), await told.serviceOf('purchase completed')]).toEqual([[], []]);
  await checkout.button.click();
  await page.waitForURL(/\/receipt\//);
  await checkout.receipt.getByRole('heading', { level: 1 }).waitFor();
  const [id] = shopper.purchases;
  expect(page.url()).toBe(`${origin}/receipt/${id}`);
  expect(await checkout.receipt.innerText()).toContain('Golden Bay');
  expect(await checkout.receipt.locator('.receipt__games li').count()).toBeGreaterThan(0);
  expect(await checkout.receipt.locator('.receipt__paid dd').innerText()).toBe(total);
  expect(await findAxeViolations(page)).toEqual([]);

  const paid = Math.round(Number(total.slice(1)) * 100);
  expect([shopper.wallet, await shopper.itemsInCart(), shopper.purchases.length]).toEqual([5000 - paid, 0, 1]);
  expect(around.sandbox.shop.checkouts.find(shopper.id, id ?? '')).toMatchObject({
    channelKey: 'APP',
    metadata: { platform: 'Web', ...CAMPAIGN },
  });
  coversSpec('query-params', ['utm.term', 'utm.content', 'utm.campaign'], around.api.lastHeard('cart.purchase'));
  coversSpec('entities', 'purchase-data', around.api.lastHeard('cart.purchase'));

  // The visitor has logged in: the items of their cart are in the customer's.
  const [{ cart_id: _, ...picked } = {}] = await told.serviceOf('product added');
  const spent = Number(total.slice(1));
  const product = { ...picked, brand: 'harbour', product_id: 'golden-bay', price: spent, source: 'checkout' };
  const order = { total: spent, products: [product] };
  const bought = { ...order, checkout_id: id, channel_key: 'APP', partner_key: null };
  expect(told.layerOf('Transaction')).toMatchObject([bought]);
  await expect.poll(() => told.serviceOf('purchase completed')).toMatchObject([bought]);
  const [started] = await told.serviceOf('checkout started');
  expect(started).toMatchObject({ total: spent, cart_id: expect.stringMatching(/\S/) });
  expect(await told.serviceOf('step completed')).toEqual([
    { ...started, step: 'regulation' },
    { ...started, step: 'order_placed' },
  ]);
  const about = { affiliate: 'friend', campaign, site: 'harbour' };
  expect(await told.service()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'product added', context: expect.objectContaining(about) }),
      expect.objectContaining({
        event: 'purchase completed',
        user_id: shopper.id,
        context: expect.objectContaining(about),
      }),
    ]),
  );
  coversSpec('analytics', 'event.checkout-started', await told.seenEvent('checkout started'));
  coversSpec('analytics', 'event.step-completed', await told.seenEvent('step completed'));
  coversSpec('analytics', 'event.transaction-partner', told.seenInLayer('Transaction'));
  coversSpec('analytics', 'event.purchase-completed', await told.seenEvent('purchase completed'));
  coversSpec('analytics', 'tracking.purchase-completed', await told.seenEvent('purchase completed'));
  const funds = page
    .getByRole('banner')
    .getByText(`$${((5000 - paid) / 100).toFixed(2)}`)
    .first();
  await funds.waitFor();
  expect(around.sandbox.shop.outbox.listLatest(1)).toMatchObject([
    { recipient: shopper.email, link: `/receipt/${id}` },
  ]);

  await page.goBack();
  await checkout.main.getByText(readSeedText('base/pages/cart-buy', 'empty', 'heading')).waitFor();
  const transactions = checkout.main.getByText(texts.checkout.transactions()).getByRole('link');
  expect(await transactions.getAttribute('href')).toBe('/my-account/transactions');
  expect(await page.locator('.checkout-footer--items').count()).toBe(0);
  expect(shopper.purchases.length).toBe(1);
  coversSpec('routes', ['cart.buy', 'checkout.login', 'receipt'], await capturePageObservation(page));
  coversSpec('screens', ['checkout-layout', 'footer.checkout'], await capturePageObservation(page));
  coversSpec('flows', 'cart.purchase', await capturePageObservation(page));
  coversSpec('rules', 'price.amount-to-pay', await capturePageObservation(page));
});

describe('a purchase is made once', () => {
  journey('when the button is pressed twice, and in two windows at once', async ({ visit }) => {
    const shopper = await SandboxShopper.create(around.sandbox, { funds: 1000 });
    const first = await atCheckout(visit, shopper, '/cart/buy', REFUSED_PURCHASE_CONSOLE_PATTERN);
    const page = await first.context.newPage();
    await page.goto(`${first.origin}/cart/buy`);
    const second = createCheckoutPageObject(page);
    await second.agree.check();
    await first.checkout.agree.check();
    await Promise.all([first.checkout.button.dblclick(), second.button.dblclick()]);
    const ended = (of: typeof page) =>
      Promise.race([
        of.waitForURL(/\/receipt\//),
        createCheckoutPageObject(of).panel.getByText(texts.checkout.boughtElsewhere()).waitFor(),
      ]);
    await Promise.all([ended(first.page), ended(page)]);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([660, 1]);
  });

  journey('when its answer is lost', async ({ visit }) => {
    const shopper = await SandboxShopper.create(around.sandbox, { funds: 1000 });
    const customer = await atCheckout(visit, shopper, '/cart/buy', REFUSED_PURCHASE_CONSOLE_PATTERN);
    around.api.spoil('cart.purchase', 'lost');
    await agreeAndPlaceOrder(customer);
    await customer.page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([660, 1]);
    expect(customer.page.url()).toContain(shopper.purchases[0]);
    expect(around.api.heard('checkout.outcome').length).toBeGreaterThan(0);
  });

  journey('when the page is reloaded while the outcome is unknown', async ({ visit }) => {
    const shopper = await SandboxShopper.create(around.sandbox, { funds: 1000 });
    const customer = await atCheckout(visit, shopper, '/cart/buy', REFUSED_PURCHASE_CONSOLE_PATTERN);
    const { page, checkout } = customer;
    around.api.spoil('cart.purchase', 'lost');
    around.api.spoil('checkout.outcome', MISSING);
    await agreeAndPlaceOrder(customer);
    await checkout.panel.getByText(texts.checkoutStages.unreachable()).waitFor();
    await page.reload();
    await checkout.panel.getByText(texts.checkoutStages.unreachable()).waitFor();
    expect(await checkout.button.count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    around.api.mend();
    await checkout.panel.getByRole('button', { name: texts.checkoutStages.checkAgain() }).click();
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([660, 1]);
  });
});

describe('a checkout whose order cannot be bought as shown', () => {
  journey('tells the customer of a changed price or an item off sale before anything is bought', async ({ visit }) => {
    const shopper = await SandboxShopper.create(around.sandbox, { funds: 5000 });
    const customer = await atCheckout(visit, shopper, '/cart/buy', REFUSED_PURCHASE_CONSOLE_PATTERN);
    const { page, checkout } = customer;
    await shopper.add({ ...TEST_TICKET_CART_ITEM, lottery_key: 'power-tide' });
    await agreeAndPlaceOrder(customer);
    await checkout.problem.getByText(sandboxPatterns.priceChanged).waitFor();
    await expect.poll(() => checkout.items.count()).toBe(2);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([5000, 0]);

    around.sandbox.shop.offerSuspensions.setSuspended('harbour', 'power-tide', true);
    await checkout.button.click();
    await checkout.problem.getByText('is no longer available').waitFor();
    await checkout.removed.getByText(patterns.orderSummary.noLongerAvailable()).waitFor();
    expect([await checkout.total.innerText(), shopper.purchases.length]).toEqual(['$3.40', 0]);
    around.sandbox.shop.offerSuspensions.setSuspended('harbour', 'power-tide', false);

    await checkout.button.click();
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([4660, 1]);
  });
});

journey('a customer chooses what pays for a recurring purchase before buying it', async ({ visit }) => {
  const shopper = await SandboxShopper.create(around.sandbox, {
    funds: 1000,
    items: [{ ...TEST_TICKET_CART_ITEM, recurring_purchase: { type: 'autoplay', enabled: true } }],
  });
  const card = await (await shopper.payer()).saveCard();
  const customer = await atCheckout(visit, shopper);
  const { page, checkout } = customer;
  await agreeAndPlaceOrder(customer);
  expect(await checkout.problem.innerText()).toBe(texts.placeOrderButton.laterMethod());
  expect(shopper.purchases).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await checkout.later(/Visa ending 0018/).check();
  await checkout.button.click();
  await page.waitForURL(/\/receipt\//);
  await checkout.receipt.getByText(texts.receipt.repeats()).waitFor();
  expect(around.sandbox.shop.customerChoices.getByCustomer(shopper.id).recurringFundId).toBe(card.customer_fund_id);
});

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
const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const UNAVAILABLE_RESPONSE = { status: 503, body: '{"errors":[{"code":"unavailable","message":"Soon."}]}' };

let testShop: PurchaseTestShop;
const openCheckout = createSignedInCheckoutOpener(() => testShop);

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => {
  testShop.api.removeFaults();
});
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

journey('a visitor logs in during checkout, and buys the cart with the wallet', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000, items: [] });
  const visitor = await visit('harbour', { port: testShop.shop.port });
  const { page, context, open, origin } = visitor;
  const analytics = await consentAndRecordAnalyticsEvents(visitor, { apiUrl: testShop.sandbox.url });
  const checkout = createCheckoutPageObject(page);
  await open(`/golden-bay?${new URLSearchParams(CAMPAIGN)}&aff=friend`);
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  const storedCampaign = new URLSearchParams(decodeURIComponent(cookies.get('utm')?.value ?? ''));
  const campaign = { source: 'app', medium: 'push', term: 'big prize', content: 'blue', campaign: 'spring' };
  expect(Object.fromEntries(storedCampaign)).toEqual(campaign);
  expect(cookies.get('affiliate')?.value).toBe('friend');
  expect(Math.round((cookies.get('affiliate')?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(14, 1);
  coversSpec('constants', 'cookie.affiliate-code.expiry', await captureCookieObservation(context, 'affiliate'));
  coversSpec('constants', 'utm.keys', await captureCookieObservation(context, 'utm'));
  coversSpec('cookies-storage', 'utm', await captureCookieObservation(context, 'utm'));
  coversSpec('cookies-storage', 'affiliate-code', await captureCookieObservation(context, 'affiliate'));
  await createPlayPageObject(page).luckyDipAll.click();
  await createPlayPageObject(page).addButton.click();
  await page.waitForURL(`${origin}/cart?${new URLSearchParams(CAMPAIGN)}`);
  const addResponse = testShop.api.getLastResponse('anon-cart.items.add');
  expect(JSON.parse(addResponse.requestBody)).toMatchObject({ lottery_key: 'golden-bay', affiliate_code: 'friend' });
  coversSpec('query-params', 'aff', addResponse);
  expect(await analytics.serviceOf('checkout started')).toEqual([]);
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
  const termsError = checkout.main.getByText('You must agree to the terms and conditions to proceed.');
  coversSpec('messages', 'form.terms', await captureElementObservation(termsError));
  expect([await termsError.count(), await checkout.problem.innerText()]).toEqual([1, '']);
  expect(shopper.purchases).toEqual([]);
  await checkout.agree.check();
  expect([analytics.layerOf('Transaction'), await analytics.serviceOf('purchase completed')]).toEqual([[], []]);
  await checkout.button.click();
  await page.waitForURL(/\/receipt\//);
  await checkout.receipt.getByRole('heading', { level: 1 }).waitFor();
  const [id] = shopper.purchases;
  expect(page.url()).toBe(`${origin}/receipt/${id}`);
  expect(await checkout.receipt.innerText()).toContain('Golden Bay');
  expect(await checkout.receipt.locator('.receipt__games li').count()).toBeGreaterThan(0);
  expect(await checkout.receipt.locator('.receipt__paid dd').innerText()).toBe(total);
  expect(await findAxeViolations(page)).toEqual([]);

  const paidCents = Math.round(Number(total.slice(1)) * 100);
  expect([shopper.wallet, await shopper.itemsInCart(), shopper.purchases.length]).toEqual([5000 - paidCents, 0, 1]);
  expect(testShop.sandbox.shop.checkouts.find(shopper.id, id ?? '')).toMatchObject({
    channelKey: 'APP',
    metadata: { platform: 'Web', ...CAMPAIGN },
  });
  coversSpec(
    'query-params',
    ['utm.term', 'utm.content', 'utm.campaign'],
    testShop.api.getLastResponse('cart.purchase'),
  );
  coversSpec('entities', 'purchase-data', testShop.api.getLastResponse('cart.purchase'));

  // The visitor has logged in: the items of their cart are in the customer's.
  const [{ cart_id: _, ...addedProduct } = {}] = await analytics.serviceOf('product added');
  const paidTotal = Number(total.slice(1));
  const product = { ...addedProduct, brand: 'harbour', product_id: 'golden-bay', price: paidTotal, source: 'checkout' };
  const order = { total: paidTotal, products: [product] };
  const purchaseEvent = { ...order, checkout_id: id, channel_key: 'APP', partner_key: null };
  expect(analytics.layerOf('Transaction')).toMatchObject([purchaseEvent]);
  await expect.poll(() => analytics.serviceOf('purchase completed')).toMatchObject([purchaseEvent]);
  const [startedEvent] = await analytics.serviceOf('checkout started');
  expect(startedEvent).toMatchObject({ total: paidTotal, cart_id: expect.stringMatching(/\S/) });
  expect(await analytics.serviceOf('step completed')).toEqual([
    { ...startedEvent, step: 'regulation' },
    { ...startedEvent, step: 'order_placed' },
  ]);
  const eventContext = { affiliate: 'friend', campaign, site: 'harbour' };
  expect(await analytics.service()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'product added', context: expect.objectContaining(eventContext) }),
      expect.objectContaining({
        event: 'purchase completed',
        user_id: shopper.id,
        context: expect.objectContaining(eventContext),
      }),
    ]),
  );
  coversSpec('analytics', 'event.checkout-started', await analytics.seenEvent('checkout started'));
  coversSpec('analytics', 'event.step-completed', await analytics.seenEvent('step completed'));
  coversSpec('analytics', 'event.transaction-partner', analytics.seenInLayer('Transaction'));
  coversSpec('analytics', 'event.purchase-completed', await analytics.seenEvent('purchase completed'));
  coversSpec('analytics', 'tracking.purchase-completed', await analytics.seenEvent('purchase completed'));
  const walletBalance = page
    .getByRole('banner')
    .getByText(`$${((5000 - paidCents) / 100).toFixed(2)}`)
    .first();
  await walletBalance.waitFor();
  expect(testShop.sandbox.shop.outbox.listLatest(1)).toMatchObject([
    { recipient: shopper.email, link: `/receipt/${id}` },
  ]);

  await page.goBack();
  await checkout.main.getByText(readSeedText('base/pages/cart-buy', 'empty', 'heading')).waitFor();
  const transactionsLink = checkout.main.getByText(texts.checkout.transactions()).getByRole('link');
  expect(await transactionsLink.getAttribute('href')).toBe('/my-account/transactions');
  expect(await page.locator('.checkout-footer--items').count()).toBe(0);
  expect(shopper.purchases.length).toBe(1);
  coversSpec('routes', ['cart.buy', 'checkout.login', 'receipt'], await capturePageObservation(page));
  coversSpec('screens', ['checkout-layout', 'footer.checkout'], await capturePageObservation(page));
  coversSpec('flows', 'cart.purchase', await capturePageObservation(page));
  coversSpec('rules', 'price.amount-to-pay', await capturePageObservation(page));
});

describe('a purchase is made once', () => {
  journey('when the button is pressed twice, and in two windows at once', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 1000 });
    const firstWindow = await openCheckout(visit, shopper, '/cart/buy', REFUSED_PURCHASE_CONSOLE_PATTERN);
    const secondPage = await firstWindow.context.newPage();
    await secondPage.goto(`${firstWindow.origin}/cart/buy`);
    const secondCheckout = createCheckoutPageObject(secondPage);
    await secondCheckout.agree.check();
    await firstWindow.checkout.agree.check();
    await Promise.all([firstWindow.checkout.button.dblclick(), secondCheckout.button.dblclick()]);
    const waitForOutcome = (buyingPage: typeof secondPage) =>
      Promise.race([
        buyingPage.waitForURL(/\/receipt\//),
        createCheckoutPageObject(buyingPage).panel.getByText(texts.checkout.boughtElsewhere()).waitFor(),
      ]);
    await Promise.all([waitForOutcome(firstWindow.page), waitForOutcome(secondPage)]);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([660, 1]);
  });

  journey('when its answer is lost', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 1000 });
    const customer = await openCheckout(visit, shopper, '/cart/buy', REFUSED_PURCHASE_CONSOLE_PATTERN);
    testShop.api.injectFault('cart.purchase', 'lost');
    await agreeAndPlaceOrder(customer);
    await customer.page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([660, 1]);
    expect(customer.page.url()).toContain(shopper.purchases[0]);
    expect(testShop.api.listResponses('checkout.outcome').length).toBeGreaterThan(0);
  });

  journey('when the page is reloaded while the outcome is unknown', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 1000 });
    const customer = await openCheckout(visit, shopper, '/cart/buy', REFUSED_PURCHASE_CONSOLE_PATTERN);
    const { page, checkout } = customer;
    testShop.api.injectFault('cart.purchase', 'lost');
    testShop.api.injectFault('checkout.outcome', UNAVAILABLE_RESPONSE);
    await agreeAndPlaceOrder(customer);
    await checkout.panel.getByText(texts.checkoutStages.unreachable()).waitFor();
    await page.reload();
    await checkout.panel.getByText(texts.checkoutStages.unreachable()).waitFor();
    expect(await checkout.button.count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    testShop.api.removeFaults();
    await checkout.panel.getByRole('button', { name: texts.checkoutStages.checkAgain() }).click();
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([660, 1]);
  });
});

describe('a checkout whose order cannot be bought as shown', () => {
  journey('tells the customer of a changed price or an item off sale before anything is bought', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000 });
    const customer = await openCheckout(visit, shopper, '/cart/buy', REFUSED_PURCHASE_CONSOLE_PATTERN);
    const { page, checkout } = customer;
    await shopper.add({ ...TEST_TICKET_CART_ITEM, lottery_key: 'power-tide' });
    await agreeAndPlaceOrder(customer);
    await checkout.problem.getByText(sandboxPatterns.priceChanged).waitFor();
    await expect.poll(() => checkout.items.count()).toBe(2);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([5000, 0]);

    testShop.sandbox.shop.offerSuspensions.setSuspended('harbour', 'power-tide', true);
    await checkout.button.click();
    await checkout.problem.getByText('is no longer available').waitFor();
    await checkout.removed.getByText(patterns.orderSummary.noLongerAvailable()).waitFor();
    expect([await checkout.total.innerText(), shopper.purchases.length]).toEqual(['$3.40', 0]);
    testShop.sandbox.shop.offerSuspensions.setSuspended('harbour', 'power-tide', false);

    await checkout.button.click();
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([4660, 1]);
  });
});

journey('a customer chooses the payment method of a recurring purchase before buying it', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, {
    funds: 1000,
    items: [{ ...TEST_TICKET_CART_ITEM, recurring_purchase: { type: 'autoplay', enabled: true } }],
  });
  const card = await (await shopper.payer()).saveCard();
  const customer = await openCheckout(visit, shopper);
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
  expect(testShop.sandbox.shop.customerChoices.getByCustomer(shopper.id).recurringFundId).toBe(card.customer_fund_id);
});

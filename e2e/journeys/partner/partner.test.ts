import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { CUSTOMER_DATA_SERVICE_EVENT_NAMES, DATA_LAYER_EVENT_NAMES } from '#domain/analytics/analytics-events.ts';
import { encodeCartFragment } from '#domain/checkout/cart-fragment.ts';
import * as calls from '#schemas/generated/api/partners.wire-calls.gen.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { createPartnerPageObject } from '../../pages/partner-page.ts';

const TIMEOUT = { timeout: 20_000 };
const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const CART_ITEM = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true };
const PARTNER_CALL_ERRORS = /status of 50[0-9]|\[call\] partners/;
const REFUSAL_ERRORS = /status of (?:403|404|422)|ERR_BLOCKED_BY_RESPONSE|frame-ancestors/;

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.removeFaults());
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

/** Opens the partner's page, which is on another site than the shop. */
async function visitPartner(visit: Visit, { host = 'partner', expected }: { host?: string; expected?: RegExp } = {}) {
  const visitor = await visit('harbour', { port: testShop.shop.port, ...(expected && { expected }) });
  const { port } = new URL(testShop.sandbox.url);
  await visitor.page.goto(`http://${host}.localhost:${port}/_partner/ferry-radio?shop=${visitor.origin}`);
  return { ...visitor, partner: createPartnerPageObject(visitor.page) };
}

function createPurchasePath(items: readonly object[], query = ''): string {
  return `/purchase/ferry-radio${query}${encodeCartFragment(items)}`;
}

const findMainHeading = (shop: FrameLocator) => shop.getByRole('heading', { level: 1 });

// Comes first, before the partner data is cached.
journey(
  'a partner frame loses nothing while the shop cannot look up the partner, and tries again',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: testShop.shop.port, expected: PARTNER_CALL_ERRORS });
    testShop.api.injectFault('partners.get', { status: 503, body: '{}' });
    await open(createPurchasePath([CART_ITEM]));
    const { panel, items } = createCheckoutPageObject(page);
    await panel.getByText(texts.partnerCheckout.rejected()).waitFor();
    expect(await page.getByRole('button', { name: texts.partnerCheckout.tryAgain() }).count()).toBe(1);
    expect([await items.count(), await findAxeViolations(page)]).toEqual([0, []]);
    await panel.getByRole('button', { name: texts.partnerCheckout.tryAgain() }).click();
    await panel.getByText(texts.partnerCheckout.rejected()).waitFor();
    testShop.api.removeFaults();
    await panel.getByRole('button', { name: texts.partnerCheckout.tryAgain() }).click();
    await items.first().waitFor();
    await page.getByRole('banner').getByText('with Ferry Radio').waitFor();
    coversSpec(
      'errors',
      'partner-fetch',
      await captureElementObservation(page.getByRole('banner').getByText('with Ferry Radio')),
    );
  },
);

journey('a customer of a partner buys in the frame, with the wallet', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000, items: [TEST_TICKET_CART_ITEM] });
  const { page, context, origin, open, partner } = await visitPartner(visit, { expected: REFUSAL_ERRORS });
  const { checkout } = partner;
  await partner.status.getByText('Log in to buy.').waitFor();
  expect(await checkout.items.allInnerTexts()).toEqual([expect.stringContaining('Golden Bay')]);
  expect([await checkout.total.innerText(), await checkout.button.count()]).toEqual(['$3.40', 0]);

  // Consent is given inside the frame; the partner is then sent what analytics may receive.
  expect((await partner.said()).filter(({ event }) => event)).toEqual([]);
  await partner.shop.getByRole('button', { name: texts.consentBanner.accept() }).click();
  await partner.saying('"event":"PageView"').first().waitFor();
  const listReceivedEvents = async (name: string) =>
    (await partner.said()).filter(({ event }) => event === name).map(({ event: _, at: __, ...fields }) => fields);
  for (const name of DATA_LAYER_EVENT_NAMES) await partner.track(name, { probe: name });
  for (const name of CUSTOMER_DATA_SERVICE_EVENT_NAMES) await partner.track(name, {});
  await partner.track('PageView', { probe: 'last' });
  await partner.saying('"probe":"last"').waitFor();
  const probedEvents = (await partner.said()).flatMap(({ event, probe }) => (probe && probe !== 'last' ? [event] : []));
  expect(probedEvents.toReversed()).toEqual(DATA_LAYER_EVENT_NAMES);
  expect(
    (await partner.said()).filter(({ event }) => CUSTOMER_DATA_SERVICE_EVENT_NAMES.some((name) => name === event)),
  ).toEqual([]);

  await partner.logIn(shopper.email);
  await checkout.button.and(partner.shop.locator(':enabled')).waitFor();
  expect((await listReceivedEvents('Login')).filter(({ probe }) => !probe)).toEqual([{}]);
  expect([await checkout.fromWallet.innerText(), await checkout.toPay.innerText()]).toEqual(['−$3.40', '$0.00']);
  await partner.choose('A bit of everything');
  await checkout.items.nth(1).waitFor();
  const total = await checkout.total.innerText();

  await partner.choose('What is not sold here');
  await checkout.panel.getByText(sandboxTexts.partner.notSoldByPartner({ name: 'Ferry Radio' })).waitFor();
  await partner.choose('Nothing at all');
  await checkout.panel.getByText(texts.partnerCheckout.empty()).waitFor();
  await partner.choose('A bit of everything');
  await checkout.agree.check();
  await checkout.button.dblclick();
  await findMainHeading(partner.shop).getByText('Thank you').waitFor();
  const [id, ...otherPurchases] = shopper.purchases;
  expect([partner.shown().pathname, otherPurchases]).toEqual([`/purchase/ferry-radio/receipt/${id}`, []]);
  const paidCents = Math.round(Number(total.slice(1)) * 100);
  expect([shopper.wallet, await shopper.itemsInCart()]).toEqual([5000 - paidCents, 1]);
  const messagesToPartner = await partner.said();
  expect(messagesToPartner.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['frame.ready', 'frame.height', 'login.needed', 'cart.priced', 'cart.refused']),
  );
  expect(messagesToPartner.find(({ type }) => type === 'purchase.completed')).toEqual({
    vitrine: 1,
    type: 'purchase.completed',
    checkoutId: id,
    total: total.slice(1),
    currency: 'AUD',
  });

  await expect
    .poll(async () => (await listReceivedEvents('Transaction')).filter(({ probe }) => !probe))
    .toMatchObject([
      { checkout_id: id, channel_key: 'web', partner_key: 'FERRY', currency: 'AUD', total: paidCents / 100 },
    ]);
  expect((await listReceivedEvents('ExtraDeposit')).filter(({ probe }) => !probe)).toEqual([]);
  // The token of the sign-in link stays in the frame.
  const listPathsInOrder = async () =>
    (await listReceivedEvents('PageView')).flatMap(({ path }) => (path ? [path] : [])).toReversed();
  await expect
    .poll(listPathsInOrder)
    .toEqual([
      '/purchase/ferry-radio',
      '/purchase/ferry-radio/autologin/:autologinToken',
      '/purchase/ferry-radio',
      '/purchase/ferry-radio/receipt/:checkoutID',
    ]);

  // A session in the frame is not valid elsewhere.
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('framed-'));
  expect(cookies.length).toBeGreaterThan(6);
  expect(cookies.every(({ secure, sameSite, partitionKey }) => secure && sameSite === 'None' && partitionKey)).toBe(
    true,
  );
  await open('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^log ?in$/i })
    .first()
    .waitFor();
  expect(new URL(page.url()).origin).toBe(origin);
  coversSpec(
    'routes',
    ['purchase.partner', 'purchase.partner.autologin', 'purchase.partner.receipt'],
    await capturePageObservation(page),
  );
  coversSpec('flows', ['partner-fetch', 'partner-cart'], await capturePageObservation(page));
  coversSpec('rules', 'payment.partner-empty', await capturePageObservation(page));
  coversSpec('errors', 'partner-purchase-empty', await capturePageObservation(page));
});

journey(
  'a partner frame that shows a receipt shows a new cart that the partner sends, but not an empty one',
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000, items: [] });
    const { page, partner } = await visitPartner(visit);
    await page.setViewportSize({ width: 390, height: 844 });
    await partner.logIn(shopper.email);
    await partner.checkout.agree.check();
    await partner.checkout.button.click();
    await findMainHeading(partner.shop).getByText('Thank you').waitFor();
    await partner.choose('Nothing at all');
    expect(partner.shown().pathname).toBe(`/purchase/ferry-radio/receipt/${shopper.purchases[0]}`);
    await partner.choose('A bit of everything');
    await partner.checkout.items.nth(1).waitFor();
    expect([partner.shown().pathname, shopper.purchases.length]).toEqual(['/purchase/ferry-radio', 1]);
  },
);

journey(
  'a customer pays with a new card and a bank challenge in frames within the frame of a partner',
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
    const { partner } = await visitPartner(visit);
    await partner.logIn(shopper.email);
    await partner.deposit.typeCard(TEST_CARD_NUMBERS.challenge);
    expect(await partner.deposit.way('PayPal').count()).toBe(0);
    await partner.checkout.agree.check();
    await partner.checkout.button.click();
    // The frame has the height of its content, so that the bank challenge is in view.
    await partner.deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
    const heights = (await partner.said()).flatMap(({ type, height }) =>
      type === 'frame.height' ? [Number(height)] : [],
    );
    expect(Math.max(...heights)).toBeLessThan(2500);

    // Another device buys the same during the bank challenge: that purchase counts, and here nothing is paid without
    // confirmation.
    await shopper.buyAt('ferry-radio', [TEST_TICKET_CART_ITEM]);
    await partner.deposit.answerBank('approve');
    await partner.checkout.problem.getByText(sandboxTexts.checkout.justBought()).waitFor();
    // The other device saved another card; the one entered here stays selected.
    await partner.deposit
      .way(/ending in 2014/)
      .and(partner.shop.locator(':checked'))
      .waitFor();
    expect([shopper.purchases.length, shopper.deposits]).toEqual([1, ['captured 340', 'failed 340']]);
    await partner.checkout.button.click();
    await partner.deposit.answerBank('approve');
    await findMainHeading(partner.shop).getByText('Thank you').waitFor();
    expect([shopper.purchases.length, shopper.wallet]).toEqual([2, 0]);
  },
);

describe('a partner checkout without a frame', () => {
  journey('takes the cart from a link, also through a log-in', async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: testShop.shop.port });
    await open(createPurchasePath([CART_ITEM]));
    const checkout = createCheckoutPageObject(page);
    await checkout.items.first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const logIn = checkout.main.getByRole('link', { name: texts.partnerCheckout.logIn() });
    expect(await logIn.getAttribute('href')).toBe('/login?next=%2Fpurchase%2Fferry-radio');
    await page.reload();
    await checkout.items.first().waitFor();
  });

  journey('sells nothing without a cart, and does not exist for an unknown partner', async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: testShop.shop.port, expected: REFUSAL_ERRORS });
    await open('/purchase/ferry-radio');
    await createCheckoutPageObject(page).panel.getByText(texts.partnerCheckout.gone()).waitFor();
    await open('/purchase/ferry-radio#cart=bm9uc2Vuc2U');
    await page.reload();
    await createCheckoutPageObject(page).panel.getByText(texts.partnerCheckout.gone()).waitFor();
    for (const path of ['/purchase/nobody', '/purchase/ferry-radio/and/more']) {
      const response = await page.goto(new URL(path, page.url()).href);
      expect([path, response?.status()]).toEqual([path, 404]);
      await page.getByText("It's looking like you may have taken a wrong turn.").waitFor();
    }
    coversSpec('routes', 'purchase.partner.not-found', await capturePageObservation(page));
  });
});

describe('when a partner checkout fails', () => {
  journey(
    'each blocking reason is shown with what the customer can do, and is reported to the partner',
    async ({ visit }) => {
      const body = { cart_item: [TEST_TICKET_CART_ITEM] };
      const { result } = await testShop.sandbox.send(calls.anonCartPartner, { params: { slug: 'ferry-radio' }, body });
      const reasons = {
        not_in_region: sandboxTexts.cart.namedNotSoldWhereYouLive({ name: 'Golden Bay' }),
        verification_required: 'We need to know who you are.',
        shop_closed: 'The shop is closed.',
      };
      const blockedCart = JSON.stringify({ result: { ...result, blocked_reasons: reasons } });
      testShop.api.injectFault('anon-cart.partner', { status: 200, body: blockedCart });
      const { page, partner } = await visitPartner(visit);
      const reasonItems = partner.shop.locator('.partner-checkout__blocked li');
      await reasonItems.first().waitFor();
      expect(await reasonItems.allInnerTexts()).toEqual([
        `${reasons.not_in_region} ${texts.partnerCheckout.changeCart({ known: 'yes', partner: 'Ferry Radio' })}`,
        `We need to know who you are. ${texts.partnerCheckout.verify()}`,
        texts.partnerCheckout.refusedText({ reason: 'The shop is closed.', known: 'yes', partner: 'Ferry Radio' }),
      ]);
      expect((await partner.said()).find(({ type }) => type === 'cart.blocked')?.['reasons']).toMatchObject([
        { id: 'not_in_region', actionType: 'CHANGE_CART' },
        { id: 'verification_required', actionType: 'VERIFY' },
        { id: 'shop_closed', actionType: 'FIXED' },
      ]);
      // Only partner pages may be framed; others open in a new tab.
      const newTabOpened = page.context().waitForEvent('page');
      await reasonItems.getByRole('link', { name: texts.partnerCheckout.verify() }).click();
      await (await newTabOpened).waitForURL(/\/login\?next=/);
      coversSpec('errors', 'partner-blocked-reasons', await capturePageObservation(page));
      coversSpec('entities', ['partner', 'partner-cart'], await capturePageObservation(page));
    },
  );

  journey(
    'a customer abroad is told only that the shop may not sell to them, not to choose something else',
    async ({ visit }) => {
      const { partner } = await visitPartner(visit);
      await partner.status.getByText('Log in to buy.').waitFor();
      await partner.logIn('kit@harbour.example');
      const reasonItems = partner.shop.locator('.partner-checkout__blocked li');
      await reasonItems.first().waitFor();
      expect(await reasonItems.allInnerTexts()).toEqual([sandboxTexts.customers.notSoldToAddress()]);
      await partner.shop.getByRole('region', { name: 'You can’t buy from where you live' }).waitFor();
      expect(await partner.checkout.button.count()).toBe(0);
    },
  );

  journey('a used log-in link signs nobody in, and the partner is informed', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 1000 });
    const { oneTimeTokens } = testShop.sandbox.shop.identity;
    const token = oneTimeTokens.create(
      'autologin',
      { customerId: shopper.id, detail: '' },
      testShop.sandbox.shop.clock(),
    );
    oneTimeTokens.markUsed(token, testShop.sandbox.shop.clock());
    const { page, origin, partner } = await visitPartner(visit, { expected: REFUSAL_ERRORS });
    await partner.status.getByText('Log in to buy.').waitFor();
    await page.evaluate(
      (src) => document.querySelector('iframe')?.setAttribute('src', src),
      `${origin}/purchase/ferry-radio/autologin/${token}`,
    );
    await partner.shop.getByText(texts.autologin.failed({ reason: 'used' })).waitFor();
    // The status of the partner's page shows the newest message, which may be the price by now.
    await partner.saying('"type":"login.needed","reason":"link_not_valid"').waitFor();
    await partner.shop.getByRole('link', { name: texts.autologin.continueAsVisitor() }).click();
    await partner.checkout.items.first().waitFor();
  });

  journey('a purchase whose answer is lost takes place once, and partner messages wait for it', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000, items: [] });
    const { partner } = await visitPartner(visit, { expected: /status of (?:408|422|502|503)|\[call\]/ });
    await partner.logIn(shopper.email);
    await partner.checkout.agree.check();
    testShop.api.injectFault('cart.partner.purchase', 'lost');
    testShop.api.injectFault('checkout.outcome', 'hangs-up');
    await partner.checkout.button.click();
    await partner.shop.getByText(texts.checkoutStages.unreachable()).waitFor();
    await partner.choose('A bit of everything');
    testShop.api.removeFaults();
    await partner.shop.getByRole('button', { name: texts.checkoutStages.checkAgain() }).click();
    await findMainHeading(partner.shop).getByText('Thank you').waitFor();
    expect([shopper.purchases.length, shopper.wallet]).toEqual([1, 5000 - 340]);
  });

  journey(
    'a page under maintenance says so in the frame, links out of it and reloads once it is over',
    async ({ visit }) => {
      const siteDocumentPath = join(testShop.shop.project, 'site-configs/harbour/site.json');
      const originalText = readFileSync(siteDocumentPath, 'utf8');
      const setMaintenance = (active: boolean) =>
        writeFileSync(siteDocumentPath, JSON.stringify({ ...JSON.parse(originalText), maintenance: { active } }));
      const readStatus = async () => {
        const headers = { host: `harbour.localhost:${testShop.shop.port}` };
        return (await get(testShop.shop.port, '/purchase/ferry-radio', headers)).status;
      };
      setMaintenance(true);
      try {
        await expect.poll(readStatus, TIMEOUT).toBe(503);
        const { page, partner } = await visitPartner(visit, { expected: /status of 503/ });
        await partner.shop.getByText("We'll be up and running again soon after this scheduled maintenance.").waitFor();
        expect(partner.shown().pathname).toBe('/purchase/ferry-radio');
        const newTabOpened = page.context().waitForEvent('page');
        await partner.shop.getByRole('banner').getByRole('link').click();
        await (await newTabOpened).waitForURL(/localhost:\d+\/$/);
        setMaintenance(false);
        await expect.poll(readStatus, TIMEOUT).toBe(200);
        await partner.shop.getByRole('button', { name: texts.errorPageMessage.reload() }).click();
        await partner.status.getByText('Log in to buy.').waitFor();
      } finally {
        writeFileSync(siteDocumentPath, originalText);
      }
    },
  );

  journey('a frame on a site that is no partner is refused', async ({ visit }) => {
    const { partner, complaints } = await visitPartner(visit, { host: 'stranger', expected: REFUSAL_ERRORS });
    await vi.waitFor(() => expect(partner.shown().protocol).toBe('chrome-error:'), { timeout: 10_000 });
    expect([await partner.said(), complaints()]).toEqual([[], []]);
    expect(await partner.shop.getByRole('main').count()).toBe(0);
  });
});

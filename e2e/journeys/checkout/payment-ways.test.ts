import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { readLayoutShifts, recordLayoutShifts } from '../../harness/layout-shifts.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createOneTimeCodeDialogPageObject } from '../../pages/code-prompt.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import {
  callApiFromPage,
  generateDemoAuthenticatorCode,
  signInOnSavedTwoFactorDevice,
  signInThroughApiInBrowser,
} from '../../pages/session.ts';

const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };

const TICKETS_BY_SITE = {
  harbour: TEST_TICKET_CART_ITEM,
  lantern: { ...TEST_TICKET_CART_ITEM, lottery_key: 'lamplight', cause_key: 'nightlight-hospices' },
} as const;

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
// Authenticator codes are valid for half a minute of the shop's time.
beforeEach(() => testShop.sandbox.moveTo(new Date().toISOString()));
afterEach(() => testShop.api.removeFaults());
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

type Visit = (brand: 'harbour' | 'lantern', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

/** A customer with an empty wallet at the checkout. */
async function openCheckout(visit: Visit, expected?: RegExp, site: 'harbour' | 'lantern' = 'harbour') {
  const shopper = await SandboxShopper.create(testShop.sandbox, { site, items: [TICKETS_BY_SITE[site]] });
  const visitor = await visit(site, { port: testShop.shop.port, ...(expected && { expected }) });
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, shopper.email)).toBe('200 signed in');
  await visitor.open('/cart/buy');
  return { ...visitor, shopper, ...createPageObjects(visitor.page) };
}

function createPageObjects(page: BrowserVisitor['page']) {
  const checkout = createCheckoutPageObject(page);
  const deposit = createDepositPageObject(page);
  const pay = async () => {
    await checkout.agree.check();
    await checkout.button.click();
  };
  return { checkout, deposit, pay };
}

describe.each(selectRepresentatives(['harbour', 'lantern'] as const))('the checkout of %s', (brand) => {
  journey('hardly moves on a phone while the ways to pay and the card fields load', async ({ visit }) => {
    const { page, open, deposit } = await openCheckout(visit, undefined, brand);
    await page.setViewportSize({ width: 390, height: 844 });
    await recordLayoutShifts(page);
    await open('/cart/buy');
    await deposit.fields.getByLabel(sandboxTexts.gateways.cardNumber()).waitFor();
    const shifts = await readLayoutShifts(page);
    // Core Web Vitals call up to 0.1 good. Without room for the options it was 0.5.
    const total = shifts.reduce((sum, { score }) => sum + score, 0);
    expect(total < 0.1 ? [] : shifts).toEqual([]);
  });
});

describe('the checkout is paid', () => {
  journey(
    'with Apple Pay after its sheet was closed, and not again when another device has bought the cart',
    async ({ visit }) => {
      const customer = await openCheckout(visit, /status of 422/);
      const { page, open, shopper, checkout, deposit, pay } = customer;
      const analytics = await consentAndRecordAnalyticsEvents(customer, { apiUrl: testShop.sandbox.url });
      await page.reload();
      await deposit.choose('Apple Pay');
      await pay();
      expect(await findAxeViolations(page)).toEqual([]);
      await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.close() }).click();
      await deposit.sheet.owner().waitFor({ state: 'detached' });
      expect([shopper.wallet, shopper.purchases.length, shopper.deposits.length]).toEqual([0, 0, 0]);
      await checkout.button.click();
      await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.pay() }).click();
      await page.waitForURL(/\/receipt\//);
      expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([0, 1, ['captured 340']]);
      expect(analytics.layerOf('Error')).toEqual([]);
      expect(analytics.layerOf('Transaction')).toMatchObject([
        { checkout_id: shopper.purchases[0], products: [{ product_id: 'golden-bay', source: 'checkout' }] },
      ]);
      expect(analytics.layerOf('ExtraDeposit')).toMatchObject([{ currency: 'AUD', amount: 3.4 }]);

      // Another device buys the same cart while the sheet is open here.
      await shopper.add(TEST_TICKET_CART_ITEM);
      await open('/cart/buy');
      await deposit.choose('Google Pay');
      await pay();
      await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.pay() }).waitFor();
      const otherDevice = await shopper.payer();
      await otherDevice.purchase('3.40', (await otherDevice.saveCard()).customer_fund_id);
      await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.pay() }).click();
      await checkout.main.getByRole('alert').getByText(sandboxTexts.checkout.cartEmpty()).waitFor();
      expect(analytics.layerOf('Error')).toMatchObject([{ code: 'empty_cart' }]);
      expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([
        0,
        2,
        ['captured 340', 'captured 340'],
      ]);
    },
  );

  journey('with a new card, after a code from the authenticator app', async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: testShop.shop.port, expected: /status of 403/ });
    const { checkout, deposit, pay } = createPageObjects(page);
    const { dialog, give: submitCode, close } = createOneTimeCodeDialogPageObject(page);
    await open('/about/privacy');
    await signInOnSavedTwoFactorDevice(page, 'harbour');
    const { result: customerData } = await callApiFromPage(page, 'customer.get');
    const game = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', gameType: 'standard' };
    const gameCount = Math.ceil(Number(customerData.availableFunds.amount) / 0.85) + 4;
    for (let gamesLeft = gameCount; gamesLeft > 0; gamesLeft -= 36) {
      const body = { ...game, gameOffer: 'standard', numGames: Math.max(4, Math.min(36, gamesLeft)), quickpick: true };
      await callApiFromPage(page, 'cart.items.add', body);
    }
    await open('/cart/buy');
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await pay();
    await dialog.waitFor();
    await close.click();
    await dialog.waitFor({ state: 'hidden' });
    await checkout.button.and(page.locator(':not([aria-disabled])')).waitFor();
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await checkout.button.click();
    await dialog.waitFor();
    await submitCode(generateDemoAuthenticatorCode());
    await page.waitForURL(/\/receipt\//);
  });

  journey('with a new card, which pays for the recurring purchase as well', async ({ visit }) => {
    const expected = /status of 422|\[call\]/;
    const { page, open, shopper, checkout, deposit, pay } = await openCheckout(visit, expected);
    await shopper.add({ ...TEST_TICKET_CART_ITEM, recurring_purchase: { type: 'autoplay', enabled: true } });
    await open('/cart/buy');
    await checkout.later(texts.laterMethod.wallet()).waitFor();
    expect(await checkout.later(texts.laterMethod.newCard()).count()).toBe(0);
    await deposit.typeCard(TEST_CARD_NUMBERS.declined);
    const newCard = checkout.later(texts.laterMethod.newCard()).and(page.locator(':checked'));
    await newCard.waitFor();
    await pay();
    await checkout.problem.getByText(sandboxTexts.wallet.cardRefused()).waitFor();
    // A refused card is not used for later payments either.
    await newCard.waitFor();
    await deposit.fillCard(TEST_CARD_NUMBERS.challenge);
    await checkout.button.click();
    await deposit.answerBank('approve');
    await page.waitForURL(/\/receipt\//);
    const { customerChoices, funds } = testShop.sandbox.shop;
    const recurringFund = funds
      .listByCustomer(shopper.id)
      .find(({ id }) => id === customerChoices.getByCustomer(shopper.id).recurringFundId);
    expect(recurringFund?.lastFour).toBe('2014');
    expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([
      0,
      1,
      ['captured 680', 'failed 680'],
    ]);
  });

  journey('with Google Pay, after a new card could not be sent and was then refused', async ({ visit }) => {
    const expected = /INTERNET_DISCONNECTED|Failed to (?:load|fetch)|\[call\]/;
    const { page, open, context, shopper, checkout, deposit, pay } = await openCheckout(visit, expected, 'lantern');
    await (await shopper.payer()).saveOldCard('visa', 'opayo');
    await open('/cart/buy');
    await deposit.typeCard(TEST_CARD_NUMBERS.declined);
    await context.setOffline(true);
    await pay();
    await checkout.problem.getByText(texts.paymentFailure.cardUnreached()).waitFor();
    await context.setOffline(false);
    expect([
      await deposit.fields.getByLabel(sandboxTexts.gateways.cardNumber()).inputValue(),
      shopper.deposits,
    ]).toEqual([TEST_CARD_NUMBERS.declined, []]);

    await checkout.button.click();
    await checkout.problem.getByText(sandboxTexts.wallet.cardRefused()).waitFor();
    const savedCard = deposit.way(/^Visa ending in 0018/);
    await savedCard.and(page.locator(':checked')).waitFor();
    await checkout.button.click();
    await checkout.problem.getByText(texts.paymentObstacle.code()).waitFor();
    await deposit.main.getByLabel(texts.paymentChoice.code()).and(page.locator(':focus')).waitFor();
    expect([await deposit.way(/1016/).count(), shopper.deposits]).toEqual([0, ['failed 400']]);

    await deposit.way('Google Pay').check();
    await checkout.button.click();
    await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.pay() }).click();
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([
      0,
      1,
      ['captured 400', 'failed 400'],
    ]);
  });

  journey('with Google Pay, whose gateway is silent at first, and the account shows its status', async ({ visit }) => {
    const { context, origin, shopper, checkout, deposit, pay } = await openCheckout(visit);
    await deposit.choose('Google Pay');
    await pay();
    await deposit.sheet
      .getByLabel(sandboxTexts.gateways.cardInWallet())
      .selectOption(sandboxTexts.gateways.gatewaySilent());
    await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.pay() }).click();
    await checkout.panel.waitFor();
    expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([0, 0, ['created 340']]);
    const accountPage = await context.newPage();
    await accountPage.goto(`${origin}/my-account`);
    await accountPage.getByText(texts.openDeposits.money()).waitFor();
    await accountPage.getByRole('link', { name: texts.openDeposits.seeStatus() }).click();
    await accountPage.getByRole('heading', { name: texts.depositReport.pendingHeading() }).waitFor();
    await accountPage.close();
  });
});

describe('a customer who closed the tab', () => {
  journey('at a bank challenge finds the payment in the account, and completes it there', async ({ visit }) => {
    const { page, context, origin, shopper, deposit, pay } = await openCheckout(visit);
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
    await pay();
    await deposit.challenge.waitFor();
    await page.close();
    expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([0, 0, ['challenged 340']]);

    const newTab = await context.newPage();
    await newTab.goto(`${origin}/cart/buy`);
    const challengeNotice = newTab.getByText(texts.openDeposits.bank());
    await challengeNotice.waitFor();
    expect(await findAxeViolations(newTab)).toEqual([]);
    await newTab.goto(`${origin}/my-account/deposit`);
    await challengeNotice.waitFor();
    await newTab.goto(`${origin}/my-account`);
    await challengeNotice.waitFor();
    expect(await findAxeViolations(newTab)).toEqual([]);
    await newTab.getByRole('link', { name: texts.openDeposits.goOn() }).click();
    await createDepositPageObject(newTab).answerBank('approve');
    await newTab.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([0, 1, ['captured 340']]);
    await newTab.goto(`${origin}/my-account`);
    expect(await challengeNotice.count()).toBe(0);
    coversSpec('routes', 'my-account.deposit.authorisation', await capturePageObservation(newTab));
  });
});

describe('a Stripe card with a bank challenge', () => {
  journey(
    'is confirmed by the script of Stripe with its client secret, also after the challenge was closed',
    async ({ visit }) => {
      const { page, open, shopper, deposit } = await openCheckout(visit);
      const stripeScriptPages: string[] = [];
      const intentRequests: { client_secret?: string }[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname === '/pay/stripe.js') stripeScriptPages.push(page.url());
        if (pathname === '/pay/stripe/intents') intentRequests.push(request.postDataJSON());
      });
      await (await shopper.payer()).saveCard('challenge', 'stripe');
      await open('/my-account/deposit');
      await deposit.amount.fill('25');
      await deposit.choose('Visa ending in 2014');
      expect(stripeScriptPages).toEqual([]);
      await deposit.pay.click();
      const stripeDialog = page.getByRole('dialog', { name: 'Authentication by Stripe' });
      await stripeDialog.waitFor();
      await page.getByRole('status').getByText(texts.paymentProgress.bankByGateway()).waitFor();
      expect([await deposit.challenge.count(), await page.locator('iframe[title="Your bank"]').count()]).toEqual([
        0, 0,
      ]);
      await stripeDialog.getByRole('button', { name: sandboxTexts.gateways.close() }).click();
      await deposit.main.getByText(texts.paymentProgress.bankClosedHeading()).waitFor();
      expect([shopper.wallet, shopper.deposits]).toEqual([0, ['challenged 2500']]);
      await deposit.main.getByRole('button', { name: texts.paymentProgress.bankOpen() }).click();
      const bank = page.frameLocator('iframe[title="Authentication by Stripe"]');
      const bankQuestion = bank.getByText(sandboxTexts.gateways.asksFor({ brand: 'Harbour', amount: 2500 }));
      coversSpec('constants', 'threeds.challenge-types', await captureElementObservation(bankQuestion));
      await bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).click();
      await page.waitForURL(/\/receipt\/[^/]+$/);
      expect([shopper.wallet, shopper.deposits]).toEqual([2500, ['captured 2500']]);
      expect(stripeScriptPages.map((url) => new URL(url).pathname)).toEqual(['/my-account/deposit']);
      const secrets = new Set(intentRequests.map(({ client_secret: secret }) => secret));
      expect([...secrets]).toEqual([expect.stringMatching(/^pi_\w+_secret_[\w-]+$/)]);
    },
  );

  journey(
    'that the bank refuses shows a message of the shop, and can pay later from the account',
    async ({ visit }) => {
      const { page, origin, shopper, checkout, deposit, pay } = await openCheckout(visit);
      const payer = await shopper.payer();
      await payer.saveCard('challenge', 'stripe');
      const bank = page.frameLocator('iframe[title="Authentication by Stripe"]');
      await page.reload();
      await deposit.choose('Visa ending in 2014');
      await pay();
      await bank.getByRole('button', { name: sandboxTexts.gateways.refuse() }).click();
      await deposit.alert.getByText(sandboxTexts.wallet.bankNotConfirmed()).waitFor();
      expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([0, 0, ['failed 340']]);
      await checkout.button.click();
      await bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
      await page.goto(`${origin}/my-account`);
      await page.getByRole('link', { name: texts.openDeposits.goOn() }).click();
      await bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).click();
      await page.waitForURL(/\/receipt\//);
      expect([shopper.wallet, shopper.purchases.length, shopper.deposits]).toEqual([
        0,
        1,
        ['captured 340', 'failed 340'],
      ]);
    },
  );
});

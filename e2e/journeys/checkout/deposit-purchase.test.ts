import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readLinkLabel } from '../../harness/seed-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { createPasswordDialogPageObject } from '../../pages/password-prompt.ts';
import { callApiFromPage, confirmPasswordThroughApi, signInThroughApiInBrowser } from '../../pages/session.ts';

const TIMEOUT = { timeout: 120_000 };
const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
/** Console errors while the shop is unreachable. */
const UNREACHABLE_ERRORS = /error: (?:Failed to load resource|\[call\] funds)/;
const REFUSAL_ERRORS = /status of (?:403|422)/;

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => {
  testShop.api.removeFaults();
  testShop.api.restoreResponses();
});
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

async function signInAndOpen(visit: Visit, shopper: SandboxShopper, path: string, expected?: RegExp) {
  const visitor = await visit('harbour', { port: testShop.shop.port, ...(expected && { expected }) });
  const analytics = await consentAndRecordAnalyticsEvents(visitor, { apiUrl: testShop.sandbox.url });
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, shopper.email)).toBe('200 signed in');
  await visitor.open(path);
  const { page } = visitor;
  return { ...visitor, analytics, checkout: createCheckoutPageObject(page), deposit: createDepositPageObject(page) };
}

describe('a cart is paid for', () => {
  journey('with a new card after a bank challenge, and the receipt follows', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox);
    const { page, checkout, deposit } = await signInAndOpen(visit, shopper, '/cart/buy', REFUSAL_ERRORS);
    await deposit.typeCard(TEST_CARD_NUMBERS.mistyped);
    await checkout.agree.check();
    await checkout.button.click();
    await deposit.fields.getByText(sandboxTexts.gateways.notTestCard()).waitFor();
    await expect.poll(() => checkout.problem.innerText()).toBe(texts.placeOrderButton.cardInvalid());
    await deposit.fillCard(TEST_CARD_NUMBERS.challenge);
    await checkout.button.click();
    await deposit.answerBank('approve');
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([0, 1]);
    await deposit.main.locator('[data-placement]').first().waitFor();
    coversSpec('screens', 'post-deposit', await capturePageObservation(page));
  });

  journey('by PayPal, after it was cancelled once', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox);
    const appParams = new URLSearchParams({ successMobileDeepLink: 'com.harbour.shop://done?order=7' });
    const { page, open, analytics, checkout, deposit } = await signInAndOpen(visit, shopper, `/cart/buy?${appParams}`);
    await deposit.choose('PayPal');
    await checkout.agree.check();
    await checkout.button.click();
    await page.getByRole('button', { name: sandboxTexts.gateways.cancel() }).click();
    await page.waitForURL(/\/checkout\/deposit\/[^/]+\/cancel$/);
    await deposit.main.getByText(sandboxTexts.wallet.paymentCancelled()).waitFor();
    expect([shopper.wallet, shopper.purchases.length]).toEqual([0, 0]);
    coversSpec('routes', 'checkout.deposit.cancel', await capturePageObservation(page));

    await deposit.main
      .getByRole('link', { name: readLinkLabel('base/pages/checkout-deposit-cancel', 'cart.buy') })
      .click();
    await open(`/cart/buy?${appParams}`);
    await deposit.choose('PayPal');
    await checkout.agree.check();
    await checkout.button.click();
    await page.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
    await open(`/cart/buy?${appParams}`);
    await checkout.panel.getByRole('button', { name: texts.checkoutStages.resume() }).click();
    const returnRequest = page.waitForRequest((request) => /\/checkout\/deposit\/[^/]+\/success\?/.test(request.url()));
    await page.getByRole('button', { name: sandboxTexts.gateways.approve() }).click();
    expect(new URL((await returnRequest).url()).search).toBe(`?${appParams}`);
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([0, 1]);
    expect(new URL(page.url()).search).toBe(`?${appParams}`);
    const backToAppLink = checkout.receipt.getByRole('link', { name: texts.receipt.backToApp() });
    expect(await backToAppLink.getAttribute('href')).toBe('com.harbour.shop://done?order=7');
    coversSpec('query-params', 'success-mobile-deep-link', await captureElementObservation(backToAppLink));
    const [id] = shopper.purchases;
    const depositId = expect.stringMatching(/./);
    expect([analytics.layerOf('Deposit'), analytics.layerOf('ExtraDeposit')]).toEqual([
      [],
      [{ deposit_id: depositId, currency: 'AUD', amount: 3.4 }],
    ]);
    const [checkoutStarted] = await analytics.serviceOf('checkout started');
    const cart_id = checkoutStarted?.['cart_id'];
    expect(cart_id).toEqual(expect.stringMatching(/./));
    const product = {
      brand: 'harbour',
      product_id: 'golden-bay',
      name: 'Golden Bay',
      price: 3.4,
      num_games: 4,
      num_draws: 1,
      source: 'checkout',
      cart_id,
    };
    expect(analytics.layerOf('Transaction')).toMatchObject([
      { checkout_id: id, channel_key: 'web', currency: 'AUD', total: 3.4, products: [product] },
    ]);
    coversSpec('routes', 'checkout.deposit.success', await capturePageObservation(page));

    // The purchase is complete and confirmed, so the next order is a new one.
    await shopper.add(TEST_TICKET_CART_ITEM);
    await open('/cart/buy');
    await checkout.items.first().waitFor();
    await checkout.button.and(page.locator(':enabled')).waitFor();
    expect(analytics.layerOf('Transaction')).toHaveLength(1);
  });
});

journey(
  'the checkout shows an error when the purchase is answered without deposit or scheduled purchases',
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox);
    const { checkout, deposit } = await signInAndOpen(visit, shopper, '/cart/buy', UNREACHABLE_ERRORS);
    const result = { deposit: null, scheduled_purchases: null, checkout_id: null };
    testShop.api.injectFault('funds.deposit-purchase', { status: 200, body: JSON.stringify({ result }) });
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await checkout.agree.check();
    await checkout.button.click();
    const errorMessage = checkout.problem.getByText('Received invalid deposit response when attempting purchase');
    coversSpec('messages', 'deposit.invalid-response', await captureElementObservation(errorMessage));
    coversSpec('errors', 'deposit.invalid-response', await captureElementObservation(errorMessage));
    coversSpec('rules', 'payment.deposit-response', await captureElementObservation(errorMessage));
    expect(shopper.purchases).toEqual([]);
  },
);

describe('a deposit is made once', () => {
  journey('when it fails with 500, its answer is lost, and the customer tries again', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
    const { page, deposit } = await signInAndOpen(visit, shopper, '/my-account/deposit', UNREACHABLE_ERRORS);
    await deposit.amount.fill('20');
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    const apiError = { code: 'internal_error', message: 'Our bank has stumbled.' };
    testShop.api.injectFault('funds.deposit.create', { status: 500, body: JSON.stringify({ errors: [apiError] }) });
    const errorReport = page.waitForRequest((request) => request.url().endsWith('/_report'));
    await deposit.pay.click();
    coversSpec(
      'errors',
      ['deposit.failure'],
      await captureElementObservation(deposit.alert.getByText('Our bank has stumbled.')),
    );
    expect((await errorReport).postData()).toContain('funds.deposit.create');
    testShop.api.injectFault('funds.deposit.create', { status: 503, body: '<h1>Soon</h1>' });
    await deposit.main.getByRole('button', { name: texts.depositForm.retry() }).click();
    const fallbackMessage = deposit.alert.getByText("We're experiencing technical difficulties.");
    coversSpec('messages', ['deposit.failure-fallback'], await captureElementObservation(fallbackMessage));
    testShop.api.injectFault('funds.deposit.create', 'lost');
    await deposit.main.getByRole('button', { name: texts.depositForm.retry() }).click();
    await deposit.alert
      .getByText("We're experiencing technical difficulties. Please reload the page to try again.")
      .waitFor();
    expect(shopper.wallet).toBe(2000);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    testShop.api.removeFaults();
    await deposit.main.getByRole('button', { name: texts.depositForm.retry() }).click();
    await page.waitForURL(/\/receipt\/[^/]+$/);
    expect(shopper.wallet).toBe(2000);
  });

  journey('when the page is reloaded while the outcome is unknown', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
    const { page, deposit } = await signInAndOpen(visit, shopper, '/my-account/deposit', UNREACHABLE_ERRORS);
    await deposit.amount.fill('20');
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    testShop.api.injectFault('funds.deposit.create', 'lost');
    await deposit.pay.click();
    await deposit.alert.getByText("We're experiencing technical difficulties.").waitFor();
    testShop.api.removeFaults();
    await page.reload();
    await page.waitForURL(/\/receipt\/[^/]+$/);
    expect(shopper.wallet).toBe(2000);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { result } = await callApiFromPage(page, 'transactions.list');
    expect(result).toMatchObject([{ type: 'deposit', depositId: id }]);
    await page.goto(`${new URL(page.url()).origin}/my-account/deposit/summary/${result[0].transactionId}`);
    const { capturedHeading, balance } = texts.depositReport;
    const balancePattern = new RegExp(String.raw`${capturedHeading()}[\s\S]*${balance()}\s+\$20\.00`);
    expect(await deposit.main.innerText()).toMatch(balancePattern);
    coversSpec('routes', 'my-account.deposit.summary', await capturePageObservation(page));
  });

  journey('in two tabs at once, and a second time only when the customer confirms it', TIMEOUT, async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
    const { page, context, deposit } = await signInAndOpen(visit, shopper, '/my-account/deposit');
    const otherTab = await context.newPage();
    const formUrl = page.url();
    await otherTab.goto(formUrl);
    const otherTabDeposit = createDepositPageObject(otherTab);
    for (const { amount, typeCard } of [deposit, otherTabDeposit]) {
      await amount.fill('20');
      await typeCard(TEST_CARD_NUMBERS.approve);
    }
    const countCreatedDeposits = () => testShop.api.listResponses('funds.deposit.create').length;
    const depositsBefore = countCreatedDeposits();
    testShop.api.injectFault('funds.deposit.create', 'delayed', 1);
    await deposit.pay.click();
    await vi.waitFor(() => expect(countCreatedDeposits()).toBe(depositsBefore + 1), { timeout: 15_000 });
    await otherTabDeposit.pay.click();
    await otherTabDeposit.alert.getByText(texts.depositForm.taken()).waitFor();
    testShop.api.removeFaults();
    await page.waitForURL(/\/receipt\/[^/]+$/);

    await otherTabDeposit.pay.click();
    await otherTabDeposit.alert.getByText(texts.depositForm.paidElsewhere({ amount: 2000 })).waitFor();
    expect(await findAxeViolations(otherTab)).toEqual([]);
    await otherTabDeposit.main.getByRole('button', { name: texts.depositForm.declineAnother() }).click();
    expect(countCreatedDeposits()).toBe(depositsBefore + 1);
    expect([shopper.wallet, shopper.deposits]).toEqual([2000, ['captured 2000']]);

    await otherTab.reload();
    await otherTabDeposit.amount.fill('30');
    await otherTabDeposit.way(/Visa ending in 0018/).check();
    await otherTabDeposit.pay.click();
    await otherTab.waitForURL(/\/receipt\/[^/]+$/);
    expect(shopper.wallet).toBe(5000);

    // A bank challenge of one tab may be answered in another: it is the same payment.
    for (const tabPage of [page, otherTab]) await tabPage.goto(formUrl);
    await deposit.amount.fill('40');
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
    await deposit.pay.click();
    await deposit.challenge.waitFor();
    await otherTabDeposit.amount.fill('40');
    await otherTabDeposit.way(/Visa ending in 0018/).check();
    await otherTabDeposit.pay.click();
    expect(await findAxeViolations(otherTab)).toEqual([]);
    await otherTabDeposit.alert.getByRole('link', { name: texts.depositForm.continueHere() }).click();
    await otherTabDeposit.answerBank('approve');
    const readPaths = () => [otherTab, page].map((tabPage) => new URL(tabPage.url()).pathname.replace(/[^/]+$/, ''));
    await expect.poll(readPaths, { timeout: 30_000 }).toEqual(['/receipt/', '/receipt/']);
    expect([shopper.wallet, shopper.deposits.length]).toEqual([9000, 3]);
  });

  journey('or not at all while it exceeds the deposit limit or the bank account is invalid', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
    const { page, deposit } = await signInAndOpen(visit, shopper, '/my-account/deposit', REFUSAL_ERRORS);
    await callApiFromPage(page, 'precommitment.set', { limit: '15.00' });
    await page.reload();
    await deposit.main.getByText('Your deposit limit is $15.00 a week.').waitFor();
    await deposit.amount.fill('20');
    await deposit.choose(texts.depositReport.methodName({ method: 'bd' }));
    await deposit.pay.click();
    await deposit.alert.getByText('Your deposit limit leaves you $15.00 this week.').waitFor();

    await deposit.amount.fill('10');
    await deposit.choose(texts.paymentChoice.newBankAccount());
    await deposit.pay.click();
    await deposit.main.getByLabel(formTexts.bankAccount['accountName.label']).fill('Nova Quill');
    await deposit.main.getByLabel(formTexts.bankAccount['bankCode.label']).fill('12');
    await deposit.main.getByLabel(formTexts.bankAccount['accountNumber.label']).fill('1234');
    await deposit.main.getByRole('button', { name: texts.paymentProgress.accountSubmit() }).click();
    await createPasswordDialogPageObject(page).give();
    const findField = (name: string) => deposit.main.locator('.form-field').filter({ hasText: name });
    await findField(formTexts.bankAccount['bankCode.label']).getByText(sandboxTexts.wallet.bsbInvalid()).waitFor();
    await findField(formTexts.bankAccount['accountNumber.label'])
      .getByText(sandboxTexts.wallet.accountNumberInvalid())
      .waitFor();
    coversSpec(
      'rules',
      'form.bank-account-error-map',
      await captureElementObservation(
        findField(formTexts.bankAccount['accountNumber.label']).getByText(sandboxTexts.wallet.accountNumberInvalid()),
      ),
    );
    await deposit.main.getByLabel(formTexts.bankAccount['bankCode.label']).fill('062000');
    await deposit.main.getByLabel(formTexts.bankAccount['accountNumber.label']).fill('12345678');
    await deposit.main.getByRole('button', { name: texts.paymentProgress.accountSubmit() }).click();
    await deposit.main.getByRole('heading', { name: texts.depositForm.pending() }).waitFor();
    expect(shopper.wallet).toBe(0);
  });
});

journey('a withdrawal whose answer was lost is shown before another is made', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 9000, items: [] });
  await shopper.addBankAccount();
  const expected = /error: (?:Failed to load resource|\[call\] funds)|status of 422/;
  const { page, open, deposit } = await signInAndOpen(visit, shopper, '/my-account/withdraw', expected);
  const { main } = deposit;
  await confirmPasswordThroughApi(page);
  const withdrawButton = main.getByRole('button', { name: texts.withdrawForm.submit(), exact: true });
  expect(await main.getByText(patterns.withdrawForm.pending()).count()).toBe(0);
  await main.getByLabel(formTexts.withdrawal['amount.label']).fill('20');
  testShop.api.injectFault('funds.withdraw', 'lost');
  await withdrawButton.click();
  await main.getByRole('alert').getByText('Something went wrong').waitFor();
  testShop.api.removeFaults();
  expect(shopper.wallet).toBe(7000);
  await main.getByLabel(formTexts.withdrawal['amount.label']).fill('25');
  await withdrawButton.click();
  await main
    .getByRole('alert')
    .getByText(texts.withdrawalRefusals.withdrawnElsewhere({ amount: '$20.00' }))
    .waitFor();
  expect(shopper.wallet).toBe(7000);

  // On any device, and after a reload.
  await open('/my-account/withdraw');
  await main.getByText(patterns.withdrawForm.pending({ amount: 2000 })).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: texts.withdrawForm.details() }).click();
  await main.getByRole('heading', { name: texts.withdrawalStatus.requestedHeading() }).waitFor();
  await open('/my-account/withdraw');
  await main.getByLabel(formTexts.withdrawal['amount.label']).fill('25');
  await withdrawButton.click();
  await page.waitForURL(/\/withdraw\/details\//);
  expect(shopper.wallet).toBe(4500);
});

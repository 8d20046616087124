import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createAccountPageObject } from '../../pages/account-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

const FUNDS_PATH = '/my-account/cards-and-accounts';
const NOT_AUTHENTICATED_MESSAGE =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop({
    prepare(project) {
      const path = join(project, 'site-configs/harbour/site.json');
      const site = JSON.parse(readFileSync(path, 'utf8'));
      writeFileSync(path, JSON.stringify({ ...site, payments: { gateways: { stripe: {} } } }));
    },
  });
});
afterEach(() => testShop.api.removeFaults());
afterAll(() => testShop.close());

/** A new customer of a brand with Stripe as its only gateway. */
async function openAsNewCustomer(
  visit: (brand: 'harbour', options: object) => Promise<BrowserVisitor>,
  path: string,
  expected: RegExp,
) {
  const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
  const visitor = await visit('harbour', { port: testShop.shop.port, expected });
  const { page } = visitor;
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await visitor.open(path);
  return {
    ...visitor,
    shopper,
    deposit: createDepositPageObject(page),
    bank: page.frameLocator('iframe[title="Authentication by Stripe"]'),
    main: createAccountPageObject(page).main,
  };
}

journey('a Stripe card is saved only after its bank has confirmed it', async ({ visit }) => {
  const { page, deposit, bank, main } = await openAsNewCustomer(visit, FUNDS_PATH, /status of 402/);
  const saveRequests: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_api/funds.card.add')) saveRequests.push(request.postDataJSON());
  });
  const savedFunds = main.locator('.fund-list__fund');
  await main.getByText(texts.fundList.none()).waitFor();
  await main.getByRole('button', { name: texts.fundList.addCard() }).click();
  await deposit.fields.getByLabel(sandboxTexts.gateways.cardNumber()).waitFor();
  await main.getByText(texts.fundList.cardLoading()).waitFor({ state: 'detached' });
  const saveButton = main.getByRole('button', { name: texts.fundList.saveCard() });

  await deposit.fillCard(TEST_CARD_NUMBERS.declined);
  await saveButton.click();
  await main.getByText(texts.paymentFailure.cardNotStored({ reason: sandboxTexts.gateways.declined() })).waitFor();

  await deposit.fillCard(TEST_CARD_NUMBERS.challenge);
  await main.getByRole('checkbox', { name: texts.fundList.cardDefault() }).check();
  await saveButton.click();
  await bank.getByText(sandboxTexts.gateways.asksToSave({ brand: 'Harbour' })).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page
    .getByRole('dialog', { name: 'Authentication by Stripe' })
    .getByRole('button', { name: sandboxTexts.gateways.close() })
    .click();
  await main.getByText(NOT_AUTHENTICATED_MESSAGE).waitFor();
  await saveButton.click();
  await bank.getByRole('button', { name: sandboxTexts.gateways.refuse() }).click();
  await bank.owner().waitFor({ state: 'detached' });
  await main.getByText(NOT_AUTHENTICATED_MESSAGE).waitFor();
  expect([saveRequests.length, await savedFunds.count()]).toEqual([0, 0]);

  await saveButton.click();
  await bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).click();
  await savedFunds.filter({ hasText: 'Visa ending 2014' }).getByText(texts.fundList.default()).waitFor();
  expect(saveRequests.length).toBe(1);
});

journey('a new Stripe card pays in after its setup, and not where the setup cannot start', async ({ visit }) => {
  const { page, shopper, deposit } = await openAsNewCustomer(visit, '/my-account/deposit', /status of 404/);
  const gatewayError = { code: 'gateway_not_found', message: sandboxTexts.wallet.noSuchGateway() };
  const body = JSON.stringify({ errors: [gatewayError], code: gatewayError.code, result: null });
  testShop.api.injectFault('funds.stripe.setup', { status: 404, body });
  await deposit.amount.fill('25');
  await deposit.typeCard(TEST_CARD_NUMBERS.approve);
  await deposit.pay.click();
  await deposit.alert.getByText(gatewayError.message).waitFor();
  expect([shopper.wallet, shopper.deposits]).toEqual([0, []]);
  testShop.api.removeFaults();
  await deposit.typeCard(TEST_CARD_NUMBERS.approve);
  await deposit.pay.click();
  await page.waitForURL(/\/receipt\//);
  expect([shopper.wallet, shopper.deposits]).toEqual([2500, ['captured 2500']]);
});

import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import {
  changeSandboxGamePrice,
  endSandboxSalesOfNextDraw,
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { confirmPasswordThroughApi, signInThroughApiInBrowser } from '../../pages/session.ts';

const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const EXPECTED_ERRORS = /status of 422|\[call\]/;
const POWER_TIDE_CART_ITEM = { ...TEST_TICKET_CART_ITEM, lottery_key: 'power-tide' };

let testShop: PurchaseTestShop;
let restorePrice = () => {};
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => restorePrice());
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

async function openCart(visit: Visit, shopper: SandboxShopper) {
  const visitor = await visit('harbour', { port: testShop.shop.port, expected: EXPECTED_ERRORS });
  const { page } = visitor;
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await visitor.open('/cart');
  const pageObjects = {
    cart: createCartPageObject(page),
    checkout: createCheckoutPageObject(page),
    deposit: createDepositPageObject(page),
  };
  await pageObjects.cart.checkout.waitFor();
  return { ...visitor, ...pageObjects };
}

journey('a price that changes after the cart page is shown before the purchase', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 1000 });
  const { page, cart, checkout } = await openCart(visit, shopper);
  expect(await cart.total.innerText()).toBe('$3.40');
  restorePrice = changeSandboxGamePrice(testShop.sandbox, 'golden-bay', 95);
  await cart.checkout.click();
  await expect.poll(() => checkout.total.innerText()).toBe('$3.80');

  restorePrice();
  restorePrice = changeSandboxGamePrice(testShop.sandbox, 'golden-bay', 105);
  await checkout.agree.check();
  await checkout.button.click();
  await checkout.problem.getByText(sandboxTexts.checkout.priceChanged({ total: 420 })).waitFor();
  await expect.poll(() => checkout.total.innerText()).toBe('$4.20');
  expect([shopper.wallet, shopper.purchases.length]).toEqual([1000, 0]);
  expect(await findAxeViolations(page)).toEqual([]);
  await checkout.button.click();
  await page.waitForURL(/\/receipt\//);
  expect(await checkout.receipt.locator('.receipt__paid dd').innerText()).toBe('$4.20');
  expect([shopper.wallet, shopper.purchases.length]).toEqual([580, 1]);
});

journey(
  'a ticket whose draw closes is removed from the order unpaid, and checkout and cart say why',
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, {
      funds: 5000,
      items: [TEST_TICKET_CART_ITEM, POWER_TIDE_CART_ITEM],
    });
    const { page, cart, checkout } = await openCart(visit, shopper);
    await cart.checkout.click();
    await expect.poll(() => checkout.items.count()).toBe(2);
    endSandboxSalesOfNextDraw(testShop.sandbox, 'golden-bay');
    await checkout.agree.check();
    await checkout.button.click();
    await checkout.problem.getByText(sandboxTexts.checkout.drawClosed({ name: 'Golden Bay' })).waitFor();
    await checkout.removed.getByText('Golden Bay').waitFor();
    await expect.poll(() => checkout.items.count()).toBe(1);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([5000, 0]);
    expect(await findAxeViolations(page)).toEqual([]);

    await page.goBack();
    await cart.notice(texts.orderSummary.drawClosed({ name: 'Golden Bay' })).waitFor();
    await cart.checkout.click();
    await checkout.agree.check();
    await checkout.button.click();
    await page.waitForURL(/\/receipt\//);
    expect(await checkout.receipt.innerText()).not.toContain('Golden Bay');
    expect([shopper.purchases.length, await shopper.itemsInCart()]).toEqual([1, 0]);
  },
);

journey('a draw that closes during a bank challenge costs nothing, and the page says why', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { items: [POWER_TIDE_CART_ITEM] });
  const { page, cart, checkout, deposit } = await openCart(visit, shopper);
  await cart.checkout.click();
  await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
  await checkout.agree.check();
  await checkout.button.click();
  await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
  endSandboxSalesOfNextDraw(testShop.sandbox, 'power-tide');
  await deposit.answerBank('approve');
  await checkout.main.getByText(sandboxTexts.checkout.drawClosed({ name: 'Power Tide' })).waitFor();
  await checkout.main.getByText(readSeedText('base/pages/cart-buy', 'empty', 'heading')).waitFor();
  expect([shopper.wallet, shopper.purchases, shopper.deposits]).toEqual([0, [], ['failed 580']]);
  expect(await findAxeViolations(page)).toEqual([]);
});

journey('a customer whose verification falls due is told so on a page that was already open', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 2000, items: [] });
  await shopper.addBankAccount();
  const { page, context, open, origin } = await visit('harbour', {
    port: testShop.shop.port,
    expected: EXPECTED_ERRORS,
  });
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await confirmPasswordThroughApi(page);
  await open('/my-account/withdraw');
  const depositTab = await context.newPage();
  await depositTab.goto(`${origin}/my-account/deposit`);
  const deposit = createDepositPageObject(depositTab);
  await deposit.amount.fill('20');
  await deposit.typeCard(TEST_CARD_NUMBERS.approve);
  shopper.outstayVerification();

  await deposit.pay.click();
  await deposit.alert.getByText(sandboxTexts.verification.verifyFirst()).waitFor();
  const main = page.getByRole('main');
  await main.getByLabel(formTexts.withdrawal['amount.label']).fill('10');
  await main.getByRole('button', { name: texts.withdrawForm.submit(), exact: true }).click();
  await main.getByRole('alert').getByText(sandboxTexts.verification.verifyFirst()).waitFor();
  for (const openTab of [depositTab, page]) {
    expect(await findAxeViolations(openTab)).toEqual([]);
    await openTab.getByRole('alert').getByRole('link', { name: texts.verifyAccountLink.verify() }).click();
    await openTab.waitForURL(`${origin}/my-account/verify-account`);
  }
  expect([shopper.wallet, shopper.deposits]).toEqual([2000, []]);
});

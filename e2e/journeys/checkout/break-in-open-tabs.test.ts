import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
} from '../../harness/purchase-shop.ts';
import { sandboxPatterns } from '../../harness/sandbox-texts.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { patterns } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { collectResponseStatusesOfCall, createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

const ON_BREAK_MESSAGE = sandboxPatterns.onBreak;
const TIMEOUT = { timeout: 120_000 };

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

journey(
  'cart, checkout and deposit tabs that were open before a break sell nothing, and say why',
  TIMEOUT,
  async ({ visit }) => {
    const { email } = await SandboxShopper.create(testShop.sandbox);
    const { page, open, origin } = await visit('harbour', {
      port: testShop.shop.port,
      expected: /status of (?:409|422)/,
    });
    const openTab = async (path: string): Promise<Page> => {
      const tab = await page.context().newPage();
      await tab.goto(origin + path);
      return tab;
    };
    await open('/about/privacy');
    expect(await signInThroughApiInBrowser(page, email)).toBe('200 signed in');
    await open('/cart');
    const checkoutTab = await openTab('/cart/buy');
    await createDepositPageObject(checkoutTab).typeCard(TEST_CARD_NUMBERS.approve);
    const checkout = createCheckoutPageObject(checkoutTab);
    await checkout.agree.check();
    const depositTab = await openTab('/my-account/deposit');
    const deposit = createDepositPageObject(depositTab);
    await deposit.amount.fill('20');
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    const purchaseStatuses = collectResponseStatusesOfCall(checkoutTab, 'cart.purchase');

    const breaksTab = await openTab('/my-account/breaks');
    const breakForm = createFormPageObjectByHeading(
      breaksTab,
      readSeedText('base/pages/my-account-breaks', 'break', 'heading'),
    );
    await breakForm.field(formTexts.takeBreak['period.label']).selectOption(formTexts.takeBreak['period.options.week']);
    await breakForm.field(formTexts.takeBreak['confirmed.label']).check();
    await breakForm.submit.click();
    await breaksTab.getByText(patterns.breakManager.timeOut()).first().waitFor();

    await checkout.button.click();
    await checkout.main.getByText(ON_BREAK_MESSAGE).waitFor();
    await deposit.pay.click();
    await deposit.main.getByText(ON_BREAK_MESSAGE).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: readLinkLabel('base/pages/cart', 'cart.buy') })
      .click();
    await page.getByText(ON_BREAK_MESSAGE).first().waitFor();
    expect(purchaseStatuses).toEqual([]);
    expect(findSandboxLedgerFaults(testShop.sandbox)).toMatchObject({ faults: [] });
  },
);

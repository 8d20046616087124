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

const SAID = sandboxPatterns.onBreak;
const TIMEOUT = { timeout: 120_000 };

let around: PurchaseTestShop;
beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterAll(() => around.close());

journey(
  'cart, checkout and deposit tabs that were open before a break sell nothing, and say why',
  TIMEOUT,
  async ({ visit }) => {
    const { email } = await SandboxShopper.create(around.sandbox);
    const { page, open, origin } = await visit('harbour', {
      port: around.shop.port,
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
    const buying = await openTab('/cart/buy');
    await createDepositPageObject(buying).typeCard(TEST_CARD_NUMBERS.approve);
    const checkout = createCheckoutPageObject(buying);
    await checkout.agree.check();
    const adding = await openTab('/my-account/deposit');
    const deposit = createDepositPageObject(adding);
    await deposit.amount.fill('20');
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    const purchases = collectResponseStatusesOfCall(buying, 'cart.purchase');

    const breaks = await openTab('/my-account/breaks');
    const form = createFormPageObjectByHeading(
      breaks,
      readSeedText('base/pages/my-account-breaks', 'break', 'heading'),
    );
    await form.field(formTexts.takeBreak['period.label']).selectOption(formTexts.takeBreak['period.options.week']);
    await form.field(formTexts.takeBreak['confirmed.label']).check();
    await form.submit.click();
    await breaks.getByText(patterns.breakManager.timeOut()).first().waitFor();

    await checkout.button.click();
    await checkout.main.getByText(SAID).waitFor();
    await deposit.pay.click();
    await deposit.main.getByText(SAID).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: readLinkLabel('base/pages/cart', 'cart.buy') })
      .click();
    await page.getByText(SAID).first().waitFor();
    expect(purchases).toEqual([]);
    expect(findSandboxLedgerFaults(around.sandbox)).toMatchObject({ faults: [] });
  },
);

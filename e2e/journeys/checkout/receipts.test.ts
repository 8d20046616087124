import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fundsSetDefault } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { TestSiteKey } from '../../../sandbox/testing/test-sandbox.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import {
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { texts } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createDepositPageObject } from '../../pages/deposit-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

const CART_ITEMS: Readonly<Record<TestSiteKey, CartItemRequest>> = {
  harbour: { ...TEST_TICKET_CART_ITEM, num_draws: 2 },
  lantern: { ...TEST_TICKET_CART_ITEM, lottery_key: 'lamplight', cause_key: 'nightlight-hospices' },
  sunnyside: {
    product_type: 'membership',
    lottery_key: 'sunnyside-club',
    membership_tier: 'premium',
  },
};
const DRAW_COUNTS: Readonly<Record<TestSiteKey, number>> = { harbour: 2, lantern: 1, sunnyside: 0 };

describe.each<TestSiteKey>(['harbour', 'lantern', 'sunnyside'])('the receipt of %s', (site) => {
  journey('shows draws, a short number and each payment, and prints without "Tell others"', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { site, funds: 100, items: [CART_ITEMS[site]] });
    const payer = await shopper.payer();
    const { customer_fund_id: fundId } = await payer.saveCard('visa', site === 'lantern' ? 'opayo' : 'braintree');
    await testShop.sandbox.send(fundsSetDefault, { as: payer.as, params: { fundId } });
    const { page, open } = await visit(site, { port: testShop.shop.port });
    await open('/about/privacy');
    expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
    await open('/cart/buy');
    const checkout = createCheckoutPageObject(page);
    const deposit = createDepositPageObject(page);
    await deposit.way(/^Visa ending in 0018/).check();
    if (site === 'lantern') await deposit.main.getByLabel(texts.paymentChoice.code()).fill('123');
    // The payment method also pays later purchases unless the customer chooses another.
    if (site === 'sunnyside') {
      await checkout
        .later(/Visa ending 0018/)
        .and(page.locator(':checked'))
        .waitFor();
    } else await checkout.agree.check();
    await checkout.button.click();
    await page.waitForURL(/\/receipt\//);

    const { receipt } = checkout;
    await receipt.getByText(texts.receipt.payer({ name: 'Visa', last: '0018' })).waitFor();
    const receiptText = await receipt.innerText();
    expect(receiptText).toMatch(/Receipt number\s+[0-9A-F]{4}-[0-9A-F]{4}\n/);
    expect(receiptText).toMatch(/From your wallet\s+[$£]1\.00/);
    const drawLines = receiptText.match(/Draw \d+: \w+day,? \d+ \w+ \d{4} at \d+:\d\d/g) ?? [];
    expect(drawLines).toHaveLength(DRAW_COUNTS[site]);
    const printButton = receipt.getByRole('button', { name: 'Print or save as PDF' });
    const shareHeading = page.getByRole('heading', { name: texts.receiptShareLinks.heading() });
    await printButton.and(page.locator(':enabled')).waitFor();
    expect(await shareHeading.isVisible()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect([await printButton.isVisible(), await shareHeading.isVisible(), await receipt.isVisible()]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(1);
  });
});

import { afterAll, beforeAll, expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { journey } from '../../harness/journey.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { callApiFromPage, signInThroughApiInBrowser } from '../../pages/session.ts';
import { createTicketsPageObject } from '../../pages/tickets-page.ts';

const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

journey('a lotto party share is listed among the tickets, and leads to the ticket of the party', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: testShop.shop.port });
  const tickets = createTicketsPageObject(page);
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
  await open('/my-account/upcoming-tickets');
  const partyTicket = tickets.main.locator('.order-list__ticket').filter({ hasText: 'Harbour regulars' });
  while ((await partyTicket.count()) === 0) {
    await tickets.next.click();
    await page.waitForURL(/upcoming-tickets\/\d+$/);
    await tickets.previous.waitFor();
  }
  expect(await partyTicket.innerText()).toMatch(/Lotto Party share\s+Harbour regulars/);
  await partyTicket.getByRole('link').first().click();
  await page.waitForURL(/\/my-account\/lotto-party\/ticket\/[\w-]+$/);
  await tickets.main
    .getByText(/1 share of \d+/)
    .first()
    .waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

journey(
  'a ticket bought with a voucher is listed at its reduced price, and the receipt names the voucher',
  async ({ visit }) => {
    const powerTideItem = { ...TEST_TICKET_CART_ITEM, lottery_key: 'power-tide' };
    const shopper = await SandboxShopper.create(testShop.sandbox, {
      funds: 10_000,
      items: [TEST_TICKET_CART_ITEM, powerTideItem],
    });
    const visitor = await visit('harbour', { port: testShop.shop.port });
    const { page, open } = visitor;
    const analytics = await consentAndRecordAnalyticsEvents(visitor, { apiUrl: testShop.sandbox.url });
    const [checkout, tickets] = [createCheckoutPageObject(page), createTicketsPageObject(page)];
    await open('/about/privacy');
    expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
    await callApiFromPage(page, 'cart.promotion', { promotionCode: 'WELCOME5' });
    await open('/cart/buy');
    await checkout.agree.check();
    await checkout.button.click();
    await page.waitForURL(/\/receipt\//);
    const receipt = await checkout.receipt.innerText();
    const [transaction] = analytics.layerOf('Transaction');
    expect(transaction).toMatchObject({
      total: (10_000 - shopper.wallet) / 100,
      products: [{ product_id: 'golden-bay', price: 3.4 }, { product_id: 'power-tide' }],
    });
    expect(receipt).toMatch(/5 off[\s\S]*−\$5\.00/);
    expect(await findAxeViolations(page)).toEqual([]);

    await open('/my-account/upcoming-tickets');
    expect(await tickets.tickets.allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Golden Bay[\s\S]*\$3\.40/),
        expect.stringContaining('Power Tide'),
      ]),
    );
    expect(await tickets.tickets.count()).toBe(2);
    await open('/my-account/transactions');
    expect(await page.getByRole('main').innerText()).toContain(`$${((10_000 - shopper.wallet) / 100).toFixed(2)}`);
  },
);

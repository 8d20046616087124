import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { agreeAndPlaceOrder, createSignedInCheckoutOpener } from '../../harness/checkout-opener.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
} from '../../harness/purchase-shop.ts';
import { readContentText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';

const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const OFFLINE_ERRORS = /ERR_INTERNET_DISCONNECTED|\[call\] (?:cart\.purchase|checkout\.outcome)/;

let testShop: PurchaseTestShop;
const openCheckout = createSignedInCheckoutOpener(() => testShop);

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.restoreResponses());
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

describe('an order is not bought', () => {
  journey('while its request is lost, and is bought once when the customer tries again', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 1000 });
    const customer = await openCheckout(visit, shopper, '/cart/buy', OFFLINE_ERRORS);
    const { page, context, checkout } = customer;
    await checkout.agree.check();
    await context.setOffline(true);
    await checkout.button.click();
    await checkout.panel.getByText(texts.checkoutStages.unreachable()).waitFor();
    await context.setOffline(false);
    await checkout.problem.getByText(texts.checkoutFailure.notBought()).waitFor();
    expect([shopper.wallet, shopper.purchases.length]).toEqual([1000, 0]);
    await checkout.button.click();
    await page.waitForURL(/\/receipt\//);
    expect([shopper.wallet, shopper.purchases.length]).toEqual([660, 1]);
  });

  journey('when it exceeds a spend limit, and the checkout shows how much the limit leaves', async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000 });
    shopper.limitSpending(200);
    const customer = await openCheckout(visit, shopper);
    const { checkout, page } = customer;
    expect(await checkout.limits.innerText()).toContain(
      texts.limitNotice.spend({ period: 'week', limit: 200, remaining: 200, exceeded: 140 }),
    );
    await agreeAndPlaceOrder(customer);
    expect(await checkout.problem.innerText()).toContain(texts.placeOrderButton.limit());
    expect(await findAxeViolations(page)).toEqual([]);
    expect(shopper.purchases).toEqual([]);
    coversSpec('rules', 'price.spend-limit', await capturePageObservation(page));
  });

  journey(
    'when it exceeds a system spend limit, and the checkout shows the text of the site about it',
    async ({ visit }) => {
      const shopper = await SandboxShopper.create(testShop.sandbox, { funds: 5000 });
      testShop.api.alterResponse('spend-limits.list', (response) => {
        const { result } = response as { result: { system_limits: { remaining: object }[] } };
        for (const limit of result.system_limits) limit.remaining = { amount: '2.00', currency: 'AUD' };
        return response;
      });
      const { checkout } = await openCheckout(visit, shopper);
      const notice = checkout.limits.first();
      await notice.getByText(texts.limitNotice.systemHeading()).waitFor();
      expect(await notice.innerText()).toContain(
        readContentText('base/content/checkout.en-au', 'checkout.spend-limits-system-message'),
      );
      coversSpec('screens', 'spend-limits-system-message', await captureElementObservation(notice));
    },
  );
});

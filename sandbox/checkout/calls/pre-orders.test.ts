import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import * as scheduledCalls from '#schemas/generated/api/scheduled.wire-calls.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  fetchTestPaymentResolutions,
  recurringTestSandbox,
  sendRefusedTestRecurringCall,
  setUpSeededShopForRecurringTests,
} from '../../testing/recurring-shop.ts';

setUpSeededShopForRecurringTests();

describe('a pre-order', () => {
  async function preOrder(funds: number) {
    const buyer = new TestBuyingCustomer(recurringTestSandbox, { funds });
    const coming = recurringTestSandbox.shop.draws.listUndrawn('harbour', 'round-the-bay').at(-1);
    await buyer.buy({ product_type: 'raffle_ticket', lottery_key: 'round-the-bay', draw_no: coming?.drawNo ?? 0 });
    const { result } = await recurringTestSandbox.send(scheduledCalls.scheduledPurchasesList, await buyer.as());
    const [purchase] = result;
    if (!purchase) throw new Error('nothing is scheduled');
    return { buyer, purchase };
  }

  async function get(buyer: TestBuyingCustomer, id: string) {
    return (
      await recurringTestSandbox.send(scheduledCalls.scheduledPurchasesGet, { ...(await buyer.as()), params: { id } })
    ).result;
  }

  test('is purchased when its draw goes on sale', async () => {
    const { buyer, purchase } = await preOrder(10_000);
    expect(buyer.wallet).toBe(10_000);
    expect(purchase).toMatchObject({
      kind: 'pre_order',
      status: 'scheduled_status_active',
      is_cancellable: true,
      last_attempt_status: null,
    });
    recurringTestSandbox.moveTo(purchase.purchase_at ?? '');
    const bought = await get(buyer, purchase.encoded_id);
    expect(bought).toMatchObject({
      status: 'scheduled_status_active',
      last_attempt_status: 'purchased',
      purchase_at: null,
      is_cancellable: false,
    });
    expect(buyer.wallet).toBe(10_000 - Math.round(Number(purchase.amount.amount) * 100));
    expect((await recurringTestSandbox.send(scheduledCalls.scheduledPurchasesList, await buyer.as())).result).toEqual(
      [],
    );
    expect(
      await sendRefusedTestRecurringCall(scheduledCalls.scheduledPurchasesCancel, buyer, purchase.encoded_id),
    ).toEqual([409, 'not_cancellable']);
  });

  test('is not purchased once it is cancelled', async () => {
    const { buyer, purchase } = await preOrder(10_000);
    const options = { ...(await buyer.as()), params: { id: purchase.encoded_id } };
    const { result } = await recurringTestSandbox.send(scheduledCalls.scheduledPurchasesCancel, options);
    expect(result).toMatchObject({ status: 'scheduled_status_cancelled', purchase_at: null, is_cancellable: false });
    recurringTestSandbox.moveTo(purchase.purchase_at ?? '');
    await get(buyer, purchase.encoded_id);
    expect(buyer.wallet).toBe(10_000);
    for (const call of [scheduledCalls.scheduledPurchasesGet, scheduledCalls.scheduledPurchasesCancel]) {
      const stranger = new TestBuyingCustomer(recurringTestSandbox);
      expect(await sendRefusedTestRecurringCall(call, stranger, purchase.encoded_id)).toEqual([
        404,
        'scheduled_purchase_not_found',
      ]);
    }
  });

  test('without money fails, can be retried, and is cancelled by the time of its draw', async () => {
    const { buyer, purchase } = await preOrder(0);
    recurringTestSandbox.moveTo(purchase.purchase_at ?? '');
    expect(await fetchTestPaymentResolutions(buyer)).toMatchObject([{ kind: 'scheduled', status: 'soft_failure' }]);
    const { result } = await recurringTestSandbox.send(calls.recurringProcessSync, await buyer.as());
    expect(result).toMatchObject({ num_attempted: 1, num_purchased: 0 });
    recurringTestSandbox.moveTo(purchase.item.draw_date ?? '');
    expect(await get(buyer, purchase.encoded_id)).toMatchObject({
      status: 'scheduled_status_cancelled',
      last_attempt_status: 'hard_failure',
    });
    expect(sumTestLedger(recurringTestSandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  });
});

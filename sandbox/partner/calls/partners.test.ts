import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { checkoutGet } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/partners.wire-calls.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';

const params = { slug: 'ferry-radio' };
const purchase = { channel_key: 'web' } as const;

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

async function receiptOf(buyer: Pick<TestBuyingCustomer, 'as'>, checkoutID: string | null) {
  return (await sandbox.send(checkoutGet, { ...(await buyer.as()), params: { checkoutID: checkoutID ?? '' } })).result;
}

describe('a partner', () => {
  test('is returned with its key, name and channels', async () => {
    const { result } = await sandbox.send(calls.partnersGet, { params });
    expect(result).toMatchObject({
      slug: 'ferry-radio',
      key: 'FERRY',
      name: 'Ferry Radio',
      channels: ['web', 'radio'],
    });
  });

  test('is not found from another brand', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { site: 'lantern' });
    const answers = [
      await sandbox.sendRefused(calls.partnersGet, { site: 'lantern', params }),
      await sandbox.sendRefused(calls.anonCartPartner, { site: 'lantern', params, body: { cart_item: [] } }),
      await sandbox.sendRefused(calls.cartPartner, { ...(await buyer.as()), params, body: { cart_item: [] } }),
      await sandbox.sendRefused(calls.cartPartnerPurchase, {
        ...(await buyer.as()),
        params,
        body: { cart_item: [], deposit: null, purchase },
      }),
    ];
    expect(answers.map(({ status, answer }) => [status, answer.code])).toEqual(
      Array.from({ length: 4 }, () => [404, 'partner_not_found']),
    );
  });
});

describe('a partner cart', () => {
  test('is priced for visitors and customers and not stored', async () => {
    const body = { cart_item: [testLotteryTicketItem, { ...testLotteryTicketItem, num_draws: 2 }] };
    const { result } = await sandbox.send(calls.anonCartPartner, { params, body });
    expect(result).toMatchObject({
      customer_id: null,
      currency: 'AUD',
      totals: { cart_total: '10.20', pre_order_total: '0.00' },
      cart_items: [{ id: '1' }, { id: '2', num_draws: 2 }],
      requires_unattended_payment_method: false,
      blocked_reasons: {},
      last_checkout_id: null,
    });
    const buyer = new TestBuyingCustomer(sandbox);
    const { result: own } = await sandbox.send(calls.cartPartner, { ...(await buyer.as()), params, body });
    expect(own).toEqual({ ...result, customer_id: buyer.customer.id });
    expect((await buyer.cart()).cart_items).toEqual([]);
    const repeating = { ...testLotteryTicketItem, recurring_purchase: { type: 'autoplay', enabled: true } } as const;
    const { result: later } = await sandbox.send(calls.anonCartPartner, { params, body: { cart_item: [repeating] } });
    expect(later.requires_unattended_payment_method).toBe(true);
  });

  test('is refused with an item that the partner does not sell, for visitors, customers and purchases', async () => {
    const body = { cart_item: [{ ...testLotteryTicketItem, lottery_key: 'polar-lights' }] };
    const buyer = new TestBuyingCustomer(sandbox);
    const answers = [
      await sandbox.sendRefused(calls.anonCartPartner, { params, body }),
      await sandbox.sendRefused(calls.cartPartner, { ...(await buyer.as()), params, body }),
      await sandbox.sendRefused(calls.cartPartnerPurchase, {
        ...(await buyer.as()),
        params,
        body: { ...body, deposit: null, purchase },
      }),
    ];
    expect(answers.map(({ status, answer }) => [status, answer.code])).toEqual(
      Array.from({ length: 3 }, () => [422, 'not_sold_by_partner']),
    );
  });
});

describe('a partner purchase', () => {
  test('takes the money, leaves the cart of the customer alone, and names the partner', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 1000 });
    await buyer.add({ product_type: 'raffle_ticket', lottery_key: 'long-weekender' });
    const body = { cart_item: [testLotteryTicketItem], deposit: null, purchase };
    const { result } = await sandbox.send(calls.cartPartnerPurchase, { ...(await buyer.as()), params, body });
    expect(result.deposit).toBeNull();
    const receipt = await receiptOf(buyer, result.checkout_id);
    expect(receipt).toMatchObject({ source: 'partner', partner_key: 'FERRY', total: '3.40', deposit_id: null });
    expect([buyer.wallet, (await buyer.cart()).cart_items.length]).toEqual([660, 1]);
  });

  test('is refused when empty, without money or beyond a limit', async () => {
    const poor = new TestBuyingCustomer(sandbox, { funds: 339 });
    const refused = async (buyer: TestBuyingCustomer, items: (typeof testLotteryTicketItem)[]) => {
      const body = { cart_item: items, deposit: null, purchase };
      const { status, answer } = await sandbox.sendRefused(calls.cartPartnerPurchase, {
        ...(await buyer.as()),
        params,
        body,
      });
      return [status, answer.code];
    };
    const limited = new TestBuyingCustomer(sandbox, { funds: 5000 });
    limited.limitSpending(300);
    expect([
      await refused(poor, []),
      await refused(poor, [testLotteryTicketItem]),
      await refused(limited, [testLotteryTicketItem]),
    ]).toEqual([
      [422, 'empty_cart'],
      [422, 'insufficient_funds'],
      [422, 'spend_limit_exceeded'],
    ]);
    expect([poor.wallet, limited.wallet]).toEqual([339, 5000]);
  });

  test('is refused in a region where it is not sold', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 5000 });
    const { answer } = await sandbox.sendRefused(calls.cartPartnerPurchase, {
      ...(await buyer.as()),
      params,
      body: { cart_item: [{ product_type: 'raffle_ticket', lottery_key: 'headland-house' }], deposit: null, purchase },
      headers: { [apiHeaderNames.subVariant]: 'WA' },
    });
    expect([answer.code, buyer.wallet]).toEqual(['not_in_region', 5000]);
  });
});

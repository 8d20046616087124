import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { cartMessages } from '../../cart/cart.messages.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { getShopLedgerAccountId } from '../../wallet/ledger.ts';
import { checkoutMessages } from '../checkout.messages.gen.ts';

const WEDNESDAY_NOON = '2026-03-04T01:00:00Z';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open(WEDNESDAY_NOON);
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

function sales(): number {
  return sandbox.shop.ledger.balance(getShopLedgerAccountId('harbour', 'sales'));
}

describe('a purchase', () => {
  test('moves the money from the wallet to sales, empties the cart and returns the receipt', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 2500 });
    const before = sales();
    await buyer.add({ ...testLotteryTicketItem, num_draws: 2 });
    const receipt = await buyer.buy({ product_type: 'raffle_ticket', lottery_key: 'headland-house' });
    expect(receipt).toEqual({
      checkout_id: expect.any(String),
      placed_at: '2026-03-04T01:00:00.000Z',
      source: 'checkout',
      channel_key: 'web',
      partner_key: null,
      deposit_id: null,
      currency: 'AUD',
      items_total: '21.80',
      discount: '0.00',
      total: '21.80',
      pre_order_total: '0.00',
      credit: '0.00',
      vouchers: [],
      payments: [{ method: 'wallet', name: 'Wallet', last_four: null, amount: '21.80' }],
      orders: [
        expect.objectContaining({
          status: 'upcoming_products',
          num_draws: 2,
          draws_left: 2,
          draws: [expect.objectContaining({ name: 'Golden Bay' }), expect.objectContaining({ name: 'Golden Bay' })],
        }),
        expect.objectContaining({ status: 'upcoming_products', num_draws: 1, draws_left: 1 }),
      ],
      scheduled_items: [],
    });
    expect([buyer.wallet, sales() - before]).toEqual([320, 2180]);
    expect(await buyer.cart()).toMatchObject({ cart_items: [], cart_total: '0.00' });
    const params = { checkoutID: receipt.checkout_id };
    const { result } = await sandbox.send(calls.checkoutGet, { ...(await buyer.as()), params });
    expect(result).toEqual(receipt);
    expect(sandbox.shop.outbox.listLatest(1)).toMatchObject([
      { recipient: buyer.customer.email, subject: 'Your Harbour receipt', link: `/receipt/${receipt.checkout_id}` },
    ]);
  });

  test('records the language in which the customer agreed to the rules, once for each attended purchase', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 340 });
    await buyer.add(testLotteryTicketItem);
    const { as } = await buyer.as();
    const headers = { [apiHeaderNames.language]: 'zh-Hans-AU' };
    const body = { channel_key: 'web' } as const;
    const { result } = await sandbox.send(calls.cartPurchase, { as, body, headers });
    expect(sandbox.shop.termsAgreements.listByCustomer(buyer.customer.id)).toEqual([
      {
        occasion: 'order',
        reference: result.checkout_id,
        version: '2026-01',
        locale: 'zh-Hans-AU',
        agreedAt: Date.parse(WEDNESDAY_NOON),
      },
    ]);
  });

  test('of a free membership moves no money, and agrees to no rules of games', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { site: 'sunnyside' });
    const receipt = await buyer.buy({
      product_type: 'membership',
      lottery_key: 'sunnyside-club',
      membership_tier: 'free',
    });
    expect(receipt).toMatchObject({ total: '0.00', orders: [{ num_draws: 0, ends_at: '2026-04-04T01:00:00.000Z' }] });
    expect(sandbox.shop.termsAgreements.listByCustomer(buyer.customer.id)).toEqual([]);
  });

  test('of a pre-order takes no money yet', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 340 });
    const [, later] = sandbox.shop.draws.listUndrawn('harbour', 'classic-wheels');
    const receipt = await buyer.buy(testLotteryTicketItem, {
      product_type: 'raffle_ticket',
      lottery_key: 'classic-wheels',
      draw_no: later?.drawNo ?? 0,
    });
    expect(receipt).toMatchObject({
      total: '3.40',
      pre_order_total: '5.00',
      orders: [{ item: { lottery_key: 'golden-bay' } }],
      scheduled_items: [{ lottery_key: 'classic-wheels', scheduled_purchase: { type: 'pre_order' } }],
    });
    expect([buyer.wallet, (await buyer.cart()).cart_items]).toEqual([0, []]);
    const mail = sandbox.shop.outbox.listLatest(1)[0]?.body.split('\n') ?? [];
    expect(mail.slice(2).filter((line) => !line.startsWith('  Draw '))).toEqual([
      checkoutMessages.bought(),
      'Golden Bay: $3.40',
      '  Game 1: 1 2 3 4 5 6',
      '  Game 2: 7 8 9 10 11 12',
      '  Game 3: 1 9 17 25 33 41',
      '  Game 4: 40 41 42 43 44 45',
      checkoutMessages.ordered(),
      'Classic Wheels: $5.00',
      'Paid: $3.40',
      '  Wallet: $3.40',
    ]);
  });

  test('reduces the stock of raffle tickets and shares', async () => {
    const stock = async () => {
      const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
      const raffle = result.find(({ key }) => key === 'long-weekender');
      const crew = result.find(({ key }) => key === 'golden-bay-syndicates');
      return [
        raffle?.type === 'raffle_ticket' ? raffle.draws[0]?.num_tickets_sold : undefined,
        crew?.type === 'syndicate_share' ? crew.draws[0]?.syndicates[0]?.num_shares_left : undefined,
      ];
    };
    const [tickets = 0, shares = 0] = await stock();
    await new TestBuyingCustomer(sandbox, { funds: 10_000 }).buy(
      { product_type: 'raffle_ticket', lottery_key: 'long-weekender', quantity: 3 },
      {
        product_type: 'syndicate_share',
        lottery_key: 'golden-bay-syndicates',
        syndicate_key: 'big-crew',
        num_shares: 2,
      },
    );
    expect(await stock()).toEqual([tickets + 6, shares - 2]);
  });

  test('stores the metadata of the request', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 340 });
    await buyer.add(testLotteryTicketItem);
    const body = { channel_key: 'APP', metadata: { campaign: 'spring' }, partner_key: 'FERRY' } as const;
    const { result } = await sandbox.send(calls.cartPurchase, { ...(await buyer.as()), body });
    expect(result).toMatchObject({ channel_key: 'APP', partner_key: 'FERRY' });
    expect(sandbox.shop.checkouts.find(buyer.customer.id, result.checkout_id)?.metadata).toEqual({
      campaign: 'spring',
    });
  });
});

describe('the checkout refuses', () => {
  test('a purchase of an empty cart', async () => {
    expect(await new TestBuyingCustomer(sandbox, { funds: 100 }).refusedPurchase()).toEqual([422, 'empty_cart']);
  });

  test('a purchase with insufficient funds, and changes nothing', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 339 });
    const cart = await buyer.add(testLotteryTicketItem);
    expect(await buyer.refusedPurchase()).toEqual([422, 'insufficient_funds']);
    expect([buyer.wallet, await buyer.cart()]).toEqual([339, cart]);
    buyer.receive(1);
    expect((await buyer.buy()).total).toBe('3.40');
    expect(buyer.wallet).toBe(0);
  });

  test('a purchase beyond a spend limit, until the limit leaves room', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 5000 });
    buyer.limitSpending(500);
    await buyer.buy(testLotteryTicketItem);
    await buyer.add(testLotteryTicketItem);
    expect([await buyer.refusedPurchase(), buyer.wallet]).toEqual([[422, 'spend_limit_exceeded'], 4660]);
    buyer.limitSpending(680);
    await buyer.buy();
    expect(buyer.wallet).toBe(4320);
  });

  test('a purchase in a region where an item is not sold', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 5000 });
    await buyer.add({ product_type: 'raffle_ticket', lottery_key: 'headland-house' });
    const { answer } = await sandbox.sendRefused(calls.cartPurchase, {
      ...(await buyer.as()),
      body: { channel_key: 'web' },
      headers: { 'x-sub-variant': 'WA' },
    });
    expect([answer.errors, buyer.wallet]).toEqual([
      [
        {
          code: 'not_in_region',
          message: cartMessages.namedNotSoldWhereYouLive({ name: 'Headland House' }),
          target: 'this',
        },
      ],
      5000,
    ]);
  });

  test('a purchase with an unknown partner or an invalid body', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 340 });
    await buyer.add(testLotteryTicketItem);
    const codes = [];
    for (const body of [{ channel_key: 'web', partner_key: 'NOBODY' }, { channel_key: 'tv' }, {}]) {
      const options = { ...(await buyer.as()), body, breaks: 'sometimes' } as const;
      const { json } = await sandbox.fetch(calls.cartPurchase, options);
      codes.push(json);
    }
    expect(codes).toMatchObject([{ code: 'partner_not_found' }, { code: 'invalid' }, { code: 'required' }]);
    expect(buyer.wallet).toBe(340);
  });

  test('a purchase of an item whose offer is suspended, as no longer available', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 5000 });
    await buyer.add(testLotteryTicketItem);
    sandbox.shop.offerSuspensions.setSuspended('harbour', 'golden-bay', true);
    expect(await buyer.refusedPurchase()).toEqual([422, 'no_longer_available']);
    sandbox.shop.offerSuspensions.setSuspended('harbour', 'golden-bay', false);
    expect(buyer.wallet).toBe(5000);
  });

  test('a purchase of shares that others have bought since they were added to the cart, as sold out', async () => {
    const shares = {
      product_type: 'syndicate_share',
      lottery_key: 'power-tide-syndicates',
      syndicate_key: 'half-tide',
    } as const;
    const [first, second] = [
      new TestBuyingCustomer(sandbox, { funds: 1_000_000 }),
      new TestBuyingCustomer(sandbox, { funds: 1_000_000 }),
    ];
    const { answer } = await sandbox.sendRefused(calls.cartItemsAdd, {
      ...(await first.as()),
      body: { ...shares, num_shares: 9999 },
    });
    const left = Number(/Only (\d+) shares/.exec(answer.errors[0]?.message ?? '')?.[1]);
    await first.add({ ...shares, num_shares: left });
    await second.add({ ...shares, num_shares: 1 });
    await first.buy();
    expect(await second.refusedPurchase()).toEqual([422, 'sold_out']);
  });

  test('a receipt of another customer, as not found', async () => {
    const { checkout_id: checkoutID } = await new TestBuyingCustomer(sandbox, { funds: 340 }).buy(
      testLotteryTicketItem,
    );
    const stranger = new TestBuyingCustomer(sandbox);
    const { status, answer } = await sandbox.sendRefused(calls.checkoutGet, {
      ...(await stranger.as()),
      params: { checkoutID },
    });
    expect([status, answer.code]).toEqual([404, 'checkout_not_found']);
  });
});

describe('parallel purchases', () => {
  const body = { channel_key: 'web' } as const;

  test('of one cart buy it once', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 1000 });
    await buyer.add(testLotteryTicketItem);
    const as = await buyer.as();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sandbox.fetch(calls.cartPurchase, { ...as, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
    expect(buyer.wallet).toBe(660);
  });

  test('with one idempotency key are one purchase with one response', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 1000 });
    await buyer.add(testLotteryTicketItem);
    const as = await buyer.as();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sandbox.fetch(calls.cartPurchase, { ...as, body, key: 'one-purchase-key' })),
    );
    expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
    expect([answers[0]?.status, buyer.wallet]).toEqual([200, 660]);
    await buyer.add(testLotteryTicketItem);
    const again = await sandbox.fetch(calls.cartPurchase, { ...as, body, key: 'one-purchase-key' });
    expect([again.json, buyer.wallet]).toEqual([answers[0]?.json, 660]);
  });
});

test('a purchase is refused when the draw has closed, and the cart lists the removed item', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 340 });
  await buyer.add(testLotteryTicketItem);
  sandbox.moveTo('2026-03-07T08:00:00Z');
  expect(await buyer.refusedPurchase()).toEqual([422, 'draw_closed']);
  expect((await buyer.cart()).auto_removed_items).toMatchObject([{ reason: 'draw_closed' }]);
  expect(buyer.wallet).toBe(340);
  sandbox.moveTo(WEDNESDAY_NOON);
});

test('the refusal of a purchase names the closed draw of a removed item rather than the changed price', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 5000 });
  await buyer.add({ product_type: 'raffle_ticket', lottery_key: 'headland-house' });
  const { cart_total: shown } = await buyer.add(testLotteryTicketItem);
  sandbox.moveTo('2026-03-14T08:00:00Z');
  expect((await buyer.cart()).auto_removed_items).toMatchObject([{ reason: 'draw_closed' }]);
  const body = { channel_key: 'web', expected_total: shown } as const;
  const { status, answer } = await sandbox.sendRefused(calls.cartPurchase, { ...(await buyer.as()), body });
  expect([status, answer.code, buyer.wallet]).toEqual([422, 'draw_closed', 5000]);
});

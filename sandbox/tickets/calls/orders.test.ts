import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/orders.wire-calls.gen.ts';
import { transactionsList } from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import type { CartItemRequest, OrderStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { calculateCustomerAverageSpendByKind } from '../../checkout/customer-spending.ts';
import { generateDrawOutcome } from '../../results/draws/draw-outcome.ts';
import { listDrawSeries } from '../../results/draws/draw-series.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';

const NOW = '2026-03-04T01:00:00Z';
const AFTER_SATURDAY = '2026-03-07T09:00:00Z';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOW);
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

async function list(buyer: TestBuyingCustomer, status: OrderStatus, query: Record<string, string> = {}) {
  return sandbox.send(calls.ordersList, { ...(await buyer.as()), query: { status, ...query } });
}

async function details(buyer: TestBuyingCustomer, id: string) {
  const query = { show_details: 'true' };
  return (await sandbox.send(calls.ordersGet, { ...(await buyer.as()), params: { id }, query })).result;
}

/** Games of Golden Bay. The first matches four numbers of Saturday's draw, the others none. */
function winningTicket(): CartItemRequest {
  const [draw] = sandbox.shop.draws.listUndrawn('harbour', 'golden-bay');
  const catalogue = sandbox.shop.brands[0]?.catalogue;
  const series = catalogue && listDrawSeries(catalogue).find(({ offer }) => offer.key === 'golden-bay');
  if (!draw || !series) throw new Error('harbour has changed');
  const { winningNumbers } = generateDrawOutcome(series, draw);
  const fallen = winningNumbers.flatMap(({ numbers }) => numbers);
  const others = Array.from({ length: 45 }, (_, index) => index + 1).filter((number) => !fallen.includes(number));
  const game = (hits: number) => ({
    number_sets: [{ key: 'main', numbers: [...fallen.slice(0, hits), ...others.slice(0, 6 - hits)] }],
  });
  return { ...testLotteryTicketItem, games: [game(4), game(0), game(0), game(0)] };
}

test('orders are upcoming until their last draw, then past, and show what they won', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
  const { orders } = await buyer.buy(
    winningTicket(),
    { ...testLotteryTicketItem, num_draws: 2 },
    { product_type: 'raffle_ticket', lottery_key: 'long-weekender' },
  );
  const ids = orders.map(({ id }) => id);
  const [won = '', twice = '', raffle = ''] = ids;
  const upcoming = await list(buyer, 'upcoming_products');
  expect(upcoming.page_info).toEqual({ limit: 10, offset: 0, total: 3 });
  expect(new Set(upcoming.result.map(({ id }) => id))).toEqual(new Set(ids));
  expect((await list(buyer, 'past_products')).result).toEqual([]);

  const before = await details(buyer, won);
  expect(before.lines).toMatchObject([
    {
      status: 'pending',
      winning_numbers: [],
      games: [{ hits: [], prize: { amount: '0.00' } }, {}, {}, {}],
      prizes: [],
    },
  ]);
  const { lines: tickets } = await details(buyer, raffle);
  expect(tickets?.[0]?.ticket_numbers).toEqual([expect.stringMatching(/^\d{7}$/), expect.stringMatching(/^\d{7}$/)]);

  sandbox.moveTo(AFTER_SATURDAY);
  expect((await list(buyer, 'past_products')).result.map(({ id }) => id)).toEqual([won]);
  const { result } = await list(buyer, 'upcoming_products');
  expect(result.find(({ id }) => id === twice)).toMatchObject({
    num_draws: 2,
    draws_left: 1,
    status: 'upcoming_products',
  });
  const after = await details(buyer, won);
  const [line] = after.lines ?? [];
  expect(line).toMatchObject({
    status: 'won',
    draw_status: 'EMAILED',
    games: [{ hits: [{ key: 'main' }] }, { hits: [] }, { hits: [] }, { hits: [] }],
    prizes: [{ division: 4, name: 'Division 4', count: 1 }],
    share: null,
  });
  expect(line?.winnings).toEqual(line?.prizes[0]?.prize);
  expect(after.summary).toMatchObject({ status: 'past_products', draws_left: 0, winnings: line?.winnings });
  expect(after.summary.next_draw_date).toBeNull();

  const past = await sandbox.send(calls.drawsPastCustomer, { ...(await buyer.as()), params: { key: 'golden-bay' } });
  expect(past).toMatchObject({
    result: [{ draw: { offer_key: 'golden-bay', draw_no: line?.draw_no }, winnings: line?.winnings }],
    page_info: { limit: 5, offset: 0, total: 1 },
  });
  expect(new Set(past.result[0]?.order_ids)).toEqual(new Set([won, twice]));
  const shares = await sandbox.send(calls.drawsPastCustomer, {
    ...(await buyer.as()),
    params: { key: 'golden-bay-syndicates' },
  });
  expect(shares.result).toEqual(past.result);
  const none = await sandbox.send(calls.drawsPastCustomer, { ...(await buyer.as()), params: { key: 'nothing' } });
  expect(none.page_info.total).toBe(0);
  const { result: full } = await sandbox.send(calls.drawFullResultCustomer, {
    ...(await buyer.as()),
    params: { offerKey: 'golden-bay', drawNo: String(line?.draw_no) },
  });
  expect(full).toMatchObject({ winnings: line?.winnings, result: { draw: { draw_no: line?.draw_no } } });
  expect(full.lines.map(({ order_id }) => order_id)).toEqual([won, twice]);
  const { result: moved } = await sandbox.send(transactionsList, { ...(await buyer.as()), query: {} });
  const drawNo = line?.draw_no ?? 0;
  const bought = `Golden Bay, draw ${drawNo}; Golden Bay, draws ${drawNo} to ${drawNo + 1}; The Long Weekender, draw`;
  expect(moved.map(({ description }) => description)).toEqual([
    `Winnings: Golden Bay, draw ${drawNo}`,
    expect.stringMatching(new RegExp(`^Purchase: ${bought} \\d+$`)),
    'Deposit',
  ]);
  sandbox.moveTo(NOW);
});

test('an order read without details has no lines, but data that put the same ticket or share into the cart again', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
  const share = {
    product_type: 'syndicate_share',
    lottery_key: 'golden-bay-syndicates',
    syndicate_key: 'the-dozen',
  } as const;
  const { orders } = await buyer.buy(testLotteryTicketItem, share);
  for (const { id } of orders) {
    const { result } = await sandbox.send(calls.ordersGet, { ...(await buyer.as()), params: { id } });
    expect(result).not.toHaveProperty('lines');
    expect(result.replay).not.toHaveProperty('draw_no');
    await buyer.add(result.replay);
  }
  const cart = await buyer.cart();
  expect(cart.cart_items.map(({ games, syndicate_key }) => games ?? syndicate_key)).toEqual([
    testLotteryTicketItem.games,
    'the-dozen',
  ]);
  const { lines } = await details(buyer, orders[1]?.id ?? '');
  expect(lines?.[0]?.share).toMatchObject({ num_shares: 1 });
  expect(lines?.[0]?.games.length).toBeGreaterThan(1);
});

describe('order and draw calls', () => {
  test('answer not found for orders of other customers and results of upcoming draws', async () => {
    const { orders } = await new TestBuyingCustomer(sandbox, { funds: 340 }).buy(testLotteryTicketItem);
    const otherCustomer = await new TestBuyingCustomer(sandbox).as();
    const params = { id: orders[0]?.id ?? '' };
    const answers = [
      await sandbox.sendRefused(calls.ordersGet, { ...otherCustomer, params }),
      await sandbox.sendRefused(calls.ordersPrint, { ...otherCustomer, params }),
      await sandbox.sendRefused(calls.drawFullResultCustomer, {
        ...otherCustomer,
        params: { offerKey: 'golden-bay', drawNo: String(orders[0]?.item.draw_no) },
      }),
      await sandbox.sendRefused(calls.drawFullResultCustomer, {
        ...otherCustomer,
        params: { offerKey: 'nothing', drawNo: 'x' },
      }),
    ];
    expect(answers.map(({ status, answer }) => [status, answer.code])).toEqual([
      [404, 'order_not_found'],
      [404, 'order_not_found'],
      [404, 'draw_not_found'],
      [404, 'draw_not_found'],
    ]);
  });

  test('refuse an unknown status and an invalid limit or offset of a list', async () => {
    const as = { ...(await new TestBuyingCustomer(sandbox).as()), breaks: 'always' } as const;
    const answers = [
      await sandbox.sendRefused(calls.ordersList, { ...as, query: { status: 'all' } }),
      await sandbox.sendRefused(calls.ordersList, { ...as, query: { limit: '0' } }),
      await sandbox.sendRefused(calls.drawsPastCustomer, {
        ...as,
        params: { key: 'golden-bay' },
        query: { offset: '-1' },
      }),
    ];
    expect(answers.map(({ status, answer }) => [status, answer.code, answer.errors[0]?.target])).toEqual([
      [422, 'invalid', 'status'],
      [422, 'invalid', 'limit'],
      [422, 'invalid', 'offset'],
    ]);
  });
});

test('a customer without orders is recommended four popular offers, each with the total that it has in the cart', async () => {
  const buyer = new TestBuyingCustomer(sandbox);
  const { result } = await sandbox.send(calls.ordersRecommended, await buyer.as());
  expect(result).toHaveLength(4);
  expect(new Set(result.map(({ reason }) => reason))).toEqual(new Set(['popular']));
  for (const { request, total } of result) {
    const cart = await buyer.add(request);
    expect(cart.cart_items.at(-1)?.total).toEqual(total);
  }
});

test('the offer that the customer has bought most often is recommended first', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
  await buyer.buy(testLotteryTicketItem, testLotteryTicketItem, {
    product_type: 'raffle_ticket',
    lottery_key: 'long-weekender',
  });
  const { result } = await sandbox.send(calls.ordersRecommended, await buyer.as());
  expect(result.slice(0, 2).map(({ reason, lottery_key }) => [reason, lottery_key])).toEqual([
    ['played_before', 'golden-bay'],
    ['played_before', 'long-weekender'],
  ]);
});

test('the average order value of a customer is calculated by product type, and is null for types never bought', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
  await buyer.buy(
    testLotteryTicketItem,
    { ...testLotteryTicketItem, num_draws: 2 },
    { product_type: 'raffle_ticket', lottery_key: 'long-weekender' },
  );
  expect(calculateCustomerAverageSpendByKind(sandbox.shop.db, buyer.customer.id)).toEqual({
    commercial: 510,
    charity: 1000,
    syndicate: null,
    socialSyndicate: null,
  });
});

test('a ticket for ten draws is printed as a PDF of two pages', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
  const { orders } = await buyer.buy({ ...testLotteryTicketItem, num_draws: 10 });
  const { headers, json } = await sandbox.fetch(calls.ordersPrint, {
    ...(await buyer.as()),
    params: { id: orders[0]?.id ?? '' },
  });
  expect(headers.get('content-type')).toBe('application/pdf');
  const file = String(json);
  expect(file.startsWith('%PDF-1.4\n')).toBe(true);
  expect(file).toContain('/Count 2');
});

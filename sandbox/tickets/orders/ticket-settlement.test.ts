import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import { makeWalletPurchase } from '../../checkout/purchase.ts';
import { calculatePrize, scoreGame, sumWinsByDivision } from '../../checkout/score-game.ts';
import { createSyndicateId } from '../../offers/syndicate.ts';
import { openSandboxShop } from '../../open-shop.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import { generateDrawOutcome } from '../../results/draws/draw-outcome.ts';
import { type DrawSeries, listDrawSeries } from '../../results/draws/draw-series.ts';
import { calculateSimulatedTicketsAtClose } from '../../results/draws/simulated-sales.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import { copySeededTestShop } from '../../testing/seeded-shop.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../../wallet/ledger.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';
import { generateSyndicateGames } from './syndicate-games.ts';

const NOW = Date.parse('2026-03-04T01:00:00Z');
const SATURDAY = Date.parse('2026-03-07T08:30:00Z');

let dataDir: string;
let shop: SandboxShop;
let now: number;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  copySeededTestShop(NOW, dataDir);
  now = NOW;
  shop = open();
});

afterEach(() => {
  expect(shop.db.prepare('SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entries').get()).toEqual({ sum: 0 });
  shop.db.close();
  rmSync(dataDir, { recursive: true });
});

function open(): SandboxShop {
  return openSandboxShop({ dataDir, clock: () => now, wallClock: () => now, reset: false });
}

/** Reopens the database, as after a crash. */
function reopen(): void {
  shop.db.close();
  shop = open();
}

function brand(): SandboxBrand {
  const found = shop.brands.find(({ siteKey }) => siteKey === 'harbour');
  if (!found) throw new Error('the sandbox has no harbour');
  return found;
}

function series(offerKey: string): DrawSeries {
  const found = listDrawSeries(brand().catalogue).find(({ offer }) => offer.key === offerKey);
  if (!found) throw new Error(`there are no draws of ${offerKey}`);
  return found;
}

function nextDraw(offerKey: string): StoredDraw {
  const [draw] = shop.draws.listUndrawn('harbour', offerKey);
  if (!draw) throw new Error(`there is no draw of ${offerKey}`);
  return draw;
}

function newCustomer(name = 'nova'): StoredCustomer {
  const customer = shop.customers.create({
    siteKey: 'harbour',
    email: `${name}@test.example`,
    firstName: 'Nova',
    lastName: 'Quill',
    passwordHash: '',
    pricingId: 'harbour-aud',
    segmentName: null,
    forcePasswordChange: false,
    accountUpgrade: false,
    createdAt: now,
  });
  const entries = [
    { account: getWalletLedgerAccountId(customer.id), amount: 100_000 },
    { account: getShopLedgerAccountId('harbour', 'clearing'), amount: -100_000 },
  ];
  joinOrBeginTransaction(shop.db, () =>
    shop.ledger.move({ siteKey: 'harbour', kind: 'deposit', reference: 'test', entries, now }),
  );
  return customer;
}

function buy(customer: StoredCustomer, ...items: CartItemRequest[]) {
  const source = { kind: 'checkout', depositId: null } as const;
  const data = { channel_key: 'web' } as const;
  const checkout = makeWalletPurchase({ shop, brand: brand(), customer, subVariant: null, items, source, data, now });
  return shop.orders.listByCheckout(checkout.id);
}

function wallet({ id }: StoredCustomer): number {
  return shop.ledger.balance(getWalletLedgerAccountId(id));
}

/** Winning numbers of a coming draw, which its key determines. */
function winningNumbers(offerKey: string): number[] {
  const drawn = generateDrawOutcome(series(offerKey), nextDraw(offerKey)).winningNumbers;
  return [...(drawn.find(({ key }) => key === 'main')?.numbers ?? [])];
}

function goldenTicket(...games: number[][]): CartItemRequest {
  return {
    product_type: 'lottery_ticket',
    lottery_key: 'golden-bay',
    games: games.map((numbers) => ({ number_sets: [{ key: 'main', numbers }] })),
  };
}

/** Six numbers with this many matches. */
function hitting(count: number): number[] {
  const outcome = generateDrawOutcome(series('golden-bay'), nextDraw('golden-bay'));
  const fallen = new Set(outcome.winningNumbers.flatMap(({ numbers }) => numbers));
  const others = Array.from({ length: 45 }, (_, index) => index + 1).filter((number) => !fallen.has(number));
  return [...winningNumbers('golden-bay').slice(0, count), ...others.slice(0, 6 - count)];
}

test('a winning ticket is scored when its draw is drawn, its prize is paid into the wallet, and a mail tells of it', () => {
  const customer = newCustomer();
  const draw = nextDraw('golden-bay');
  const four = generateDrawOutcome(series('golden-bay'), draw).divisions[3];
  const [order] = buy(customer, goldenTicket(hitting(4), hitting(4), hitting(2), hitting(0)));
  expect(shop.orders.listDraws(order?.id ?? '')).toMatchObject([{ status: 'pending', winnings: 0 }]);
  const before = wallet(customer);
  now = SATURDAY;
  shop.drawScheduler.advance(now);
  expect(shop.orders.listDraws(order?.id ?? '')).toMatchObject([{ status: 'won', winnings: 2 * (four?.prize ?? 0) }]);
  expect(wallet(customer) - before).toBe(2 * (four?.prize ?? 0));
  expect(shop.draws.listDivisions(draw)[3]).toEqual({ ...four, numWinners: (four?.numWinners ?? 0) + 2 });
  expect(shop.outbox.listLatest(1)).toMatchObject([
    { recipient: 'nova@test.example', link: `/my-account/past-tickets/ticket/${order?.id}`, sentAt: SATURDAY },
  ]);
});

test('a ticket with too few hits wins nothing, and a mail tells so and names the numbers drawn', () => {
  const customer = newCustomer();
  const draw = nextDraw('golden-bay');
  const [order] = buy(customer, goldenTicket(hitting(3), hitting(2), hitting(1), hitting(0)));
  const before = wallet(customer);
  now = SATURDAY;
  shop.drawScheduler.advance(now);
  expect([shop.orders.listDraws(order?.id ?? '')[0]?.status, wallet(customer)]).toEqual(['lost', before]);
  const mails = shop.outbox.listLatest(9, { siteKey: null, recipient: 'nova@test.example' });
  const [main] = shop.draws.getById(draw.id).winningNumbers;
  const drawn = [...(main?.numbers ?? [])].sort((one, other) => one - other).join(', ');
  expect(mails.filter(({ body }) => body.includes('Drawn: '))).toMatchObject([
    {
      subject: ticketsMessages.result({ name: 'Golden Bay', drawNo: String(order?.item.draw_no) }),
      body: expect.stringContaining(`Drawn: ${drawn}`),
      link: '/my-account/past-tickets',
      sentAt: SATURDAY,
    },
  ]);
  expect(mails[0]?.body).toContain(ticketsMessages.notWon());
});

test('a first-prize winner shares the prize pool with the other winners, and the next jackpot starts at its initial amount', () => {
  const customer = newCustomer();
  const draw = nextDraw('golden-bay');
  const others = generateDrawOutcome(series('golden-bay'), draw).divisions[0]?.numWinners ?? 0;
  const pool = draw.prizePool ?? 0;
  const before = wallet(customer);
  buy(customer, goldenTicket(hitting(6), hitting(6), hitting(0), hitting(0)));
  const cost = before - wallet(customer);
  now = SATURDAY;
  shop.drawScheduler.advance(now);
  const share = Math.floor(pool / (others + 2));
  expect(wallet(customer)).toBe(before - cost + 2 * share);
  expect(shop.draws.getById(draw.id).jackpotWon).toBe(true);
  expect(nextDraw('golden-bay').prizePool).toBe(400_000_000);
});

test('tickets are scored and paid exactly once, also when the sandbox was not running at the time of the draw', () => {
  const customer = newCustomer();
  buy(customer, { ...goldenTicket(hitting(4), hitting(4), hitting(4), hitting(4)), num_draws: 2 });
  const before = wallet(customer);
  const prize = generateDrawOutcome(series('golden-bay'), nextDraw('golden-bay')).divisions[3]?.prize ?? 0;
  now = SATURDAY + 60_000;
  reopen();
  expect(wallet(customer)).toBe(before + 4 * prize);
  reopen();
  shop.drawScheduler.advance(now);
  expect(wallet(customer)).toBe(before + 4 * prize);
  expect(shop.orders.listUnpaid()).toEqual([]);
});

test('a raffle ticket that is drawn second is paid the second prize', () => {
  const customer = newCustomer();
  const draw = nextDraw('long-weekender');
  const { winningTickets, divisions } = generateDrawOutcome(series('long-weekender'), draw);
  const second = Number(winningTickets[1]);
  const raffle = brand().catalogue.offers.find(({ key }) => key === 'long-weekender');
  if (raffle?.type !== 'raffle_ticket') throw new Error('harbour has changed');
  Object.assign(shop, { random: () => (second - 0.5) / calculateSimulatedTicketsAtClose(raffle, draw) });
  const [order] = buy(customer, { product_type: 'raffle_ticket', lottery_key: 'long-weekender' });
  expect(shop.orders.listRaffleTickets(order?.id ?? '', draw.id)).toEqual([second, second + 1]);
  const before = wallet(customer);
  now = draw.date;
  shop.drawScheduler.advance(now);
  expect(wallet(customer) - before).toBe(divisions[1]?.prize);
});

test('raffle ticket numbers are unique in a draw', () => {
  const [one, two] = [newCustomer('one'), newCustomer('two')];
  const draw = nextDraw('long-weekender');
  Object.assign(shop, { random: () => 0.5 });
  const books: CartItemRequest = { product_type: 'raffle_ticket', lottery_key: 'long-weekender', quantity: 20 };
  const orders = [...buy(one, books), ...buy(two, books)];
  const numbers = orders.flatMap(({ id }) => shop.orders.listRaffleTickets(id, draw.id));
  expect(numbers.length).toBeGreaterThanOrEqual(40);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a customer with syndicate shares is paid their part of what the games of the syndicate win', () => {
  const customer = newCustomer();
  const catalogue = brand().catalogue;
  const offer = catalogue.offers.find(({ key }) => key === 'golden-bay-syndicates');
  const lottery = catalogue.offers.find(({ key }) => key === 'golden-bay');
  if (offer?.type !== 'syndicate_share' || lottery?.type !== 'lottery_ticket') throw new Error('harbour has changed');
  const [syndicate] = offer.syndicates;
  if (!syndicate) throw new Error('there is no syndicate');
  const draws = shop.draws.listUndrawn('harbour', 'golden-bay').slice(0, 8);
  const orders = draws.flatMap((draw) =>
    buy(customer, {
      product_type: 'syndicate_share',
      lottery_key: offer.key,
      syndicate_encoded_id: createSyndicateId(syndicate.key, draw),
      num_shares: 3,
    }),
  );
  now = (draws.at(-1)?.date ?? 0) + 1;
  shop.drawScheduler.advance(now);
  const expected = draws.map((coming) => {
    const draw = shop.draws.getById(coming.id);
    const games = generateSyndicateGames(syndicate, lottery, draw);
    expect(games).toHaveLength(syndicate.numGames);
    const wins = sumWinsByDivision(
      games.map((game) => scoreGame(game, syndicate.gameType, lottery, draw.winningNumbers)),
    );
    return Math.floor((calculatePrize(wins, shop.draws.listDivisions(draw)) * 3) / syndicate.numShares);
  });
  expect(orders.map(({ id }) => shop.orders.listDraws(id)[0]?.winnings)).toEqual(expected);
  expect(expected.filter((winnings) => winnings > 0).length).toBeGreaterThan(0);
});

test('winnings are paid in the order of the draws', () => {
  const customer = newCustomer();
  buy(
    customer,
    ...(['first-light', 'golden-bay', 'quayside-four', 'polar-lights'] as const).map(
      (key): CartItemRequest => ({
        product_type: 'lottery_ticket',
        lottery_key: key,
        quickpick: true,
        num_games: 12,
        num_draws: 10,
      }),
    ),
  );
  now = NOW + 90 * 86_400_000;
  shop.drawScheduler.advance(now);
  const moments = shop.db
    .prepare(
      `SELECT moved_at FROM ledger_movements m JOIN ledger_entries e ON e.movement_id = m.id
       WHERE kind = 'winnings' AND account_id = ? ORDER BY m.id`,
    )
    .all(getWalletLedgerAccountId(customer.id))
    .map((row) => Number(row['moved_at']));
  expect(moments.length).toBeGreaterThan(3);
  expect(moments).toEqual(moments.toSorted((left, right) => left - right));
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDecimalAmount } from '#domain/money.ts';
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { cmsCauses } from '#schemas/generated/api/causes.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/draws.wire-calls.gen.ts';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import type { PastDraw } from '#schemas/generated/api/wire-types.gen.ts';
import { type TestCallOptions, TestSandbox, type TestSiteKey } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

async function past(query: Record<string, string>, site: TestSiteKey = 'harbour', pricingId = 'harbour-aud') {
  return sandbox.send(calls.drawsPast, { site, params: { pricingId }, query });
}

async function nextDraw(key: string) {
  const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
  const offer = result.find((candidate) => candidate.key === key);
  const draw = offer?.type === 'lottery_ticket' ? offer.draws[0] : undefined;
  if (!draw) throw new Error(`${key} has no draw`);
  return draw;
}

describe('past draws', () => {
  test('are listed five a page, the latest first', async () => {
    const { result, page_info } = await past({});
    const dates = result.map(({ date }) => date);
    expect(result).toHaveLength(5);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(page_info).toEqual({ limit: 5, offset: 0, total: expect.any(Number) });
    const { result: next } = await past({ limit: '2', offset: '5' });
    expect(next).toHaveLength(2);
    expect((next[0]?.date ?? '') <= (dates[4] ?? '')).toBe(true);
  });

  test('are listed by offer and by category', async () => {
    const { result: jetty } = await past({ key: 'jetty-six', limit: '3' });
    expect(jetty.map(({ offer_key, day }) => [offer_key, day])).toEqual([
      ['jetty-six', 'mon'],
      ['jetty-six', 'wed'],
      ['jetty-six', 'mon'],
    ]);
    const { result: raffles } = await past({ category: 'raffle' });
    expect(new Set(raffles.map(({ category }) => category))).toEqual(new Set(['raffle']));
    const { result: giveaways } = await past({ category: 'giveaway' }, 'sunnyside', 'sunnyside-aud');
    const latest = giveaways.slice(0, 2).toSorted((left, right) => left.name.localeCompare(right.name));
    expect(latest).toMatchObject([
      { giveaway_type: 'preview', name: 'Early Bird', winners: [{ prize_title: '$250 cash' }] },
      { giveaway_type: 'daily', name: 'The Morning Thousand', winners: [{ prize_title: '$1,000 cash' }] },
    ]);
  });

  test.each([{ limit: '0' }, { limit: '101' }, { limit: 'ten' }, { offset: '-1' }])(
    'are refused for the query %j',
    async (query) => {
      const options = { params: { pricingId: 'harbour-aud' }, query, breaks: 'always' } as const;
      const { status, answer } = await sandbox.sendRefused(calls.drawsPast, options);
      expect([status, answer.errors[0]?.target]).toEqual([422, Object.keys(query)[0]]);
    },
  );

  test('of an unknown offer are an empty list', async () => {
    const { result, page_info } = await past({ key: 'nothing' });
    expect([result, page_info.total]).toEqual([[], 0]);
  });

  test('list as offers with results only offers that the price list sells', async () => {
    const { result } = await sandbox.send(calls.drawsPastResultKeys, { params: { pricingId: 'harbour-aud-wa' } });
    expect(result.map(({ key }) => key)).not.toContain('headland-house');
    expect(result.map(({ key }) => key)).toContain('golden-bay');
  });
});

describe('a draw that comes due', () => {
  test('closes, is drawn, and its result appears', async () => {
    const { draw_no: drawNo, date } = await nextDraw('power-tide');
    const params = { offerKey: 'power-tide', drawNo: String(drawNo) };
    expect(date).toBe('2026-03-05T09:30:00.000Z');

    const { result: open } = await sandbox.send(calls.drawDetails, { params });
    expect(open).toMatchObject({ status: 'OPEN', result: null });
    expect((await sandbox.sendRefused(calls.drawFullResult, { params })).status).toBe(404);
    const { result: toWin } = await sandbox.send(calls.drawDetailsPrizes, { params });
    expect(toWin.map(({ division, num_winners }) => [division, num_winners])).toEqual(
      [1, 2, 3, 4, 5].map((division) => [division, 0]),
    );

    sandbox.moveTo('2026-03-05T09:00:00Z');
    expect((await sandbox.send(calls.drawDetails, { params })).result.status).toBe('DRAW_CLOSED');
    expect((await nextDraw('power-tide')).draw_no).toBe(drawNo + 1);

    sandbox.moveTo('2026-03-05T09:30:00Z');
    const { result: drawn } = await sandbox.send(calls.drawFullResult, { params });
    expect(drawn.draw.status).toBe('DRAWN');
    expect(drawn.draw.winning_numbers.map(({ key, numbers }) => [key, numbers.length])).toEqual([
      ['main', 7],
      ['powerhit', 1],
    ]);
    expect(drawn.divisions).toHaveLength(5);
    const { result: prizes } = await sandbox.send(calls.drawDetailsPrizes, { params });
    expect(prizes).toEqual(drawn.divisions);
    const { result: winners, page_info } = await sandbox.send(calls.drawDetailsWinners, {
      params,
      query: { limit: '1' },
    });
    expect(winners).toEqual(drawn.draw.winners.slice(0, 1));
    expect(page_info).toMatchObject({ limit: 1, offset: 0 });

    for (const [minutes, status] of [
      ['40', 'SCORED'],
      ['50', 'PAID'],
      ['59', 'PAID'],
    ] as const) {
      sandbox.moveTo(`2026-03-05T09:${minutes}:00Z`);
      expect((await sandbox.send(calls.drawDetails, { params })).result.status).toBe(status);
    }
    sandbox.moveTo('2026-03-05T10:00:00Z');
    expect((await sandbox.send(calls.drawDetails, { params })).result.status).toBe('EMAILED');
    expect((await past({ key: 'power-tide', limit: '1' })).result[0]?.draw_no).toBe(drawNo);
  });

  test('of a raffle lists every prize beforehand', async () => {
    const { result: offers } = await sandbox.send(productOffersList, {
      site: 'lantern',
      params: { pricingId: 'lantern-gbp' },
    });
    const house = offers.find(({ key }) => key === 'saltmarsh-house');
    const params = { offerKey: 'saltmarsh-house', drawNo: String(house?.draws[0]?.draw_no) };
    const { result } = await sandbox.send(calls.drawDetailsPrizes, { site: 'lantern', params });
    expect(result).toEqual([
      {
        division: 1,
        name: 'A flint longhouse at Wexcombe Staithe, with its garden and furniture',
        match: 'The first ticket drawn',
        num_winners: 1,
        prize: { amount: '1650000.00', currency: 'GBP' },
      },
      {
        division: 2,
        name: 'Second prize',
        match: 'The second ticket drawn',
        num_winners: 1,
        prize: { amount: '5000.00', currency: 'GBP' },
      },
      {
        division: 3,
        name: 'Keepsakes',
        match: 'The next ten tickets',
        num_winners: 10,
        prize: { amount: '100.00', currency: 'GBP' },
      },
    ]);
  });

  test('is drawn however late, and an unwon jackpot rolls over', async () => {
    sandbox.moveTo('2026-05-20T01:00:00Z');
    const { result } = await past({ key: 'power-tide', limit: '10' });
    expect(result).toHaveLength(10);
    const upcoming = await nextDraw('power-tide');
    const pools = [...result].reverse().map((draw) => ({ won: draw.jackpot_won, pool: poolOf(draw) }));
    const following = [
      ...pools.slice(1).map(({ pool }) => pool),
      parseDecimalAmount(upcoming.prize_pool?.amount ?? '0', 'AUD'),
    ];
    for (const [index, { won, pool }] of pools.entries()) {
      const next = following[index] ?? 0;
      if (won) expect(next).toBe(300_000_000);
      else expect(next === 12_000_000_000 || next > pool).toBe(true);
    }
    expect(pools.some(({ won }) => !won)).toBe(true);
  });

  test('raises money for its causes', async () => {
    const raised = async () => {
      const { result } = await sandbox.send(cmsCauses);
      return parseDecimalAmount(result.find(({ key }) => key === 'reef-keepers')?.amount_raised.amount ?? '0', 'AUD');
    };
    const before = await raised();
    sandbox.moveTo('2026-05-22T11:00:00Z');
    expect(await raised()).toBeGreaterThan(before);
  });
});

function poolOf({ prize_pool: prizePool }: PastDraw): number {
  return parseDecimalAmount(prizePool?.amount ?? '0', 'AUD');
}

test('draw calls refuse an unknown draw, an unknown price list and a page limit of zero', async () => {
  const gone = { offerKey: 'golden-bay', drawNo: '9999', pricingId: 'none' };
  const codeOf = async (call: WireCallDescriptor<undefined, unknown>, options: TestCallOptions<undefined>) => {
    const { status, answer } = await sandbox.sendRefused(call, options);
    return [status, answer.code];
  };
  for (const call of [calls.drawFullResult, calls.drawDetails, calls.drawDetailsPrizes, calls.drawDetailsWinners]) {
    expect(await codeOf(call, { params: gone })).toEqual([404, 'draw_not_found']);
  }
  for (const call of [calls.drawsPast, calls.drawsPastResultKeys]) {
    expect(await codeOf(call, { params: gone })).toEqual([404, 'pricing_not_found']);
  }
  const params = { offerKey: 'golden-bay', drawNo: '1127' };
  const winners = { params, query: { limit: '0' }, breaks: 'always' } as const;
  expect(await codeOf(calls.drawDetailsWinners, winners)).toEqual([422, 'invalid']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/discover.wire-calls.gen.ts';
import { drawPreview, drawsPastArchived } from '#schemas/generated/api/draws.wire-calls.gen.ts';
import * as recommend from '#schemas/generated/api/recommend.wire-calls.gen.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

async function refusal(promise: ReturnType<TestSandbox['sendRefused']>) {
  const { status, answer } = await promise;
  return [status, answer.code];
}

test('the discover call returns lists of offers, and omits those that would be empty', async () => {
  const harbour = await sandbox.send(calls.discoverGet);
  expect(harbour.result.map(({ key, offer_keys: keys }) => [key, keys.length])).toEqual([
    ['closing_soon', 6],
    ['biggest_prizes', 6],
    ['for_a_cause', 6],
    ['play_together', 3],
  ]);
  const sunnyside = await sandbox.send(calls.discoverGet, { site: 'sunnyside' });
  expect(sunnyside.result).toEqual([{ key: 'for_a_cause', title: 'For a cause', offer_keys: ['sunnyside-club'] }]);
});

test('number statistics count every drawn number', async () => {
  const { result } = await sandbox.send(calls.statisticsGet, { params: { key: 'golden-bay' } });
  expect(result).toMatchObject({ offer_name: 'Golden Bay', num_draws: 26, to: '2026-02-28T08:30:00.000Z' });
  const [main, supplementary] = result.sets;
  expect(main?.numbers.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  expect(main?.numbers.reduce((sum, { times }) => sum + times, 0)).toBe(26 * 6);
  expect(supplementary?.numbers.reduce((sum, { times }) => sum + times, 0)).toBe(26 * 2);
  const latest = main?.numbers.filter(({ draws_since: since }) => since === 0) ?? [];
  expect(latest).toHaveLength(6);
  expect(new Set(latest.map(({ last_drawn_at: at }) => at))).toEqual(new Set([result.to]));
  for (const key of ['classic-wheels', 'nothing']) {
    expect(await refusal(sandbox.sendRefused(calls.statisticsGet, { params: { key } }))).toEqual([
      404,
      'offer_not_found',
    ]);
  }
});

test('number tips form a complete game per lottery, matching the statistics', async () => {
  const { result } = await sandbox.send(calls.tipsGet);
  const often = result.find(({ key }) => key === 'golden-bay-often');
  const { result: statistics } = await sandbox.send(calls.statisticsGet, { params: { key: 'golden-bay' } });
  const most = statistics.sets[0]?.numbers.toSorted((left, right) => right.times - left.times).slice(0, 6) ?? [];
  const numbers = most.map(({ number }) => number).sort((left, right) => left - right);
  expect(often?.number_sets).toEqual([{ key: 'main', numbers }]);
  expect(result.filter(({ kind }) => kind === 'long_not_drawn')).toHaveLength(result.length / 2);
  expect((await sandbox.send(calls.tipsGet, { site: 'sunnyside' })).result).toEqual([]);
});

describe('draws', () => {
  test('an upcoming draw is returned by its number, and a past or unknown one is not found', async () => {
    const of = (drawNo: string) => ({ params: { offerKey: 'golden-bay', drawNo } });
    const { result } = await sandbox.send(drawPreview, of('1130'));
    expect(result).toMatchObject({ draw_no: 1130, date: '2026-03-21T08:30:00.000Z', prize_pool: null, result: null });
    for (const drawNo of ['1127', '9999', 'x']) {
      expect(await refusal(sandbox.sendRefused(drawPreview, of(drawNo)))).toEqual([404, 'draw_not_found']);
    }
  });

  test('past draws are archived by month in the shop’s time zone', async () => {
    const of = (key: string, year: string, month: string) => ({ params: { key, year, month } });
    const { result } = await sandbox.send(drawsPastArchived, of('golden-bay', '2026', '2'));
    expect(result.map(({ date }) => date)).toEqual([
      '2026-02-28T08:30:00.000Z',
      '2026-02-21T08:30:00.000Z',
      '2026-02-14T08:30:00.000Z',
      '2026-02-07T08:30:00.000Z',
    ]);
    expect((await sandbox.send(drawsPastArchived, of('golden-bay', '1999', '12'))).result).toEqual([]);
    for (const [year, month] of [
      ['26', '2'],
      ['2026', '13'],
      ['2026', '0'],
    ] as const) {
      const answered = sandbox.sendRefused(drawsPastArchived, of('golden-bay', year, month));
      expect(await refusal(answered)).toEqual([422, 'invalid']);
    }
    const unknown = sandbox.sendRefused(drawsPastArchived, of('nothing', '2026', '2'));
    expect(await refusal(unknown)).toEqual([404, 'offer_not_found']);
  });
});

describe('recommendations', () => {
  test('name one offer for each placement, none twice and none from the cart', async () => {
    const { result } = await sandbox.send(recommend.placementGet, {
      query: { keys: 'receipt,home', pricing_id: 'harbour-aud' },
    });
    expect(result.map(({ key }) => key)).toEqual(['receipt', 'home']);
    const [first, second] = result.map(({ config }) => config.lottery_key);
    expect(first).not.toBe(second);
    const query = { keys: 'receipt', cart: `${first}` };
    const other = await sandbox.send(recommend.placementGet, { query });
    expect(other.result.map(({ config }) => config.lottery_key)).toEqual([second]);
  });

  test('answer 204 when there are none', async () => {
    const none = await sandbox.fetch(recommend.placementGet, { query: { keys: 'nowhere' } });
    expect([none.status, none.json]).toEqual([204, '']);
    const body = { lottery_keys: ['sunnyside-club'] };
    const nothing = await sandbox.fetch(recommend.placementCartPrime, { site: 'sunnyside', body });
    expect(nothing.status).toBe(204);
  });

  test('for a cart are three offers that it does not contain, with the request that adds one', async () => {
    const body = { lottery_keys: ['golden-bay'] };
    const { result } = await sandbox.send(recommend.placementCartPrime, { body });
    expect(result.map(({ key }) => key)).toEqual(['pre_cart', 'pre_cart', 'pre_cart']);
    expect(result.map(({ config }) => config.lottery_key)).not.toContain('golden-bay');
    const [first] = result;
    expect(first?.config.draw).toMatchObject({
      request: { lottery_key: first?.config.lottery_key },
      reason: 'popular',
    });
  });

  test('are refused for an unknown price list and without a cart', async () => {
    const pricing = [404, 'pricing_not_found'];
    const query = { pricing_id: 'none' };
    expect(await refusal(sandbox.sendRefused(recommend.placementGet, { query }))).toEqual(pricing);
    const prime = (body: object) =>
      refusal(sandbox.sendRefused<unknown, unknown>(recommend.placementCartPrime, { body, breaks: 'sometimes' }));
    expect(await prime({ lottery_keys: [], pricing_id: 'none' })).toEqual(pricing);
    expect(await prime({})).toEqual([422, 'required']);
    expect(await prime({ lottery_keys: 'all' })).toEqual([422, 'invalid']);
  });
});

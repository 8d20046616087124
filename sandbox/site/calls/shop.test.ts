import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { anonCartItemsAdd } from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { cmsCauses } from '#schemas/generated/api/causes.wire-calls.gen.ts';
import { eventCreate } from '#schemas/generated/api/events.wire-calls.gen.ts';
import { heartbeat } from '#schemas/generated/api/heartbeat.wire-calls.gen.ts';
import { membershipConfig } from '#schemas/generated/api/membership.wire-calls.gen.ts';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import * as site from '#schemas/generated/api/site.wire-calls.gen.ts';
import { createSignedTestHeaders, TestSandbox, type TestSiteKey } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

async function offersOf(siteKey: TestSiteKey, pricingId: string) {
  const { result } = await sandbox.send(productOffersList, { site: siteKey, params: { pricingId } });
  return result;
}

describe('product_offers', () => {
  test('lists what each brand sells', async () => {
    const harbour = await offersOf('harbour', 'harbour-aud');
    const lantern = await offersOf('lantern', 'lantern-gbp');
    const sunnyside = await offersOf('sunnyside', 'sunnyside-aud');
    expect(harbour.map(({ key }) => key)).toEqual([
      'golden-bay',
      'power-tide',
      'southern-seven',
      'first-light',
      'quayside-four',
      'jetty-six',
      'reef-lotto',
      'polar-lights',
      'headland-house',
      'classic-wheels',
      'round-the-bay',
      'long-weekender',
      'gold-and-salt',
      'golden-bay-syndicates',
      'power-tide-syndicates',
      'southern-seven-syndicates',
    ]);
    expect(lantern.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 6 }, () => 'raffle_ticket'),
      'lottery_ticket',
      'syndicate_share',
    ]);
    expect(sunnyside.map(({ key, type }) => [key, type])).toEqual([['sunnyside-club', 'membership']]);
  });

  test('returns all details of a lottery', async () => {
    const [goldenBay] = await offersOf('harbour', 'harbour-aud');
    expect(goldenBay).toMatchObject({
      key: 'golden-bay',
      type: 'lottery_ticket',
      url: 'golden-bay',
      url_aliases: ['golden-bay-lotto', 'saturday-gold'],
      availability: 'available',
      suspended: false,
      display_category: 'lottery',
      price_currency: 'AUD',
      game_types: [
        {
          key: 'standard',
          default_game_offer: 'standard',
          game_offers: [
            {
              min_games: 4,
              max_games: 36,
              default_games: 18,
              prices: { '4': '3.40', '18': '15.30', '36': '30.60' },
              number_sets: [{ key: 'main', name: 'Numbers', count: 6, min: 1, max: 45 }],
            },
          ],
        },
        { key: 'reduced_system' },
        { key: 'random' },
        { key: 'deferred', recurring_purchase: { type: 'subscription', availability: 'always' } },
      ],
      minimum_jackpots: ['5000000.00', '10000000.00', '20000000.00', '30000000.00'],
    });
    expect(goldenBay?.draws).toHaveLength(6);
    expect(goldenBay?.draws[0]).toMatchObject({
      date: '2026-03-07T08:30:00.000Z',
      close_date: '2026-03-07T08:00:00.000Z',
      day: 'sat',
      status: 'OPEN',
      prize_pool: { currency: 'AUD' },
    });
    expect(goldenBay?.draws[1]).toMatchObject({ prize_pool: null });
  });

  test('returns a raffle with its books and tickets sold', async () => {
    const offers = await offersOf('lantern', 'lantern-gbp');
    const house = offers.find(({ key }) => key === 'saltmarsh-house');
    expect(house).toMatchObject({
      url_aliases: ['prize-home', 'this-months-home'],
      causes: [{ key: 'nightlight-hospices', name: 'Nightlight Hospices', url_slug: 'nightlight-hospices' }],
      cause_share: 0.45,
      draws: [
        {
          draw_date: '2026-03-28T19:00:00.000Z',
          title: 'A flint longhouse at Wexcombe Staithe, with its garden and furniture',
          value: { amount: '1650000.00', currency: 'GBP' },
          purchase_status: 'open',
          offers: [
            { key: 'book-1', num_tickets: 1, price: '5.00' },
            { key: 'book-5', num_tickets: 5, price: '20.00' },
            { key: 'book-15', num_tickets: 15, price: '50.00' },
            { key: 'book-40', num_tickets: 40, price: '100.00' },
          ],
          num_tickets: null,
        },
        { draw_date: '2026-04-28T18:00:00.000Z', purchase_status: 'pre_order', num_tickets_sold: 0 },
      ],
    });
  });

  test('marks offers that a price list does not sell as unavailable', async () => {
    const missing = async (pricingId: string) =>
      (await offersOf('harbour', pricingId))
        .filter(({ availability }) => availability === 'unavailable')
        .map(({ key }) => key);
    expect(await Promise.all([missing('harbour-aud'), missing('harbour-aud-wa'), missing('harbour-aud-sa')])).toEqual([
      [],
      ['headland-house'],
      ['reef-lotto'],
    ]);
    const lantern = await offersOf('lantern', 'lantern-gbp');
    expect(new Set(lantern.map(({ availability }) => availability))).toEqual(new Set(['available']));
  });

  test('for the price list of another brand, or for one that does not exist, is not found', async () => {
    for (const pricingId of ['lantern-gbp', 'nothing']) {
      const { status, answer } = await sandbox.sendRefused(productOffersList, { params: { pricingId } });
      expect([status, answer.code]).toEqual([404, 'pricing_not_found']);
    }
  });
});

describe('every call', () => {
  test('is refused with another version than its own', async () => {
    const { status, answer } = await sandbox.sendRefused(productOffersList, {
      params: { pricingId: 'harbour-aud' },
      headers: { [apiHeaderNames.version]: '3.0' },
    });
    expect([status, answer]).toEqual([
      400,
      {
        errors: [{ code: 'unsupported_version', message: 'This call has version 3.9.' }],
        code: 'unsupported_version',
        result: null,
      },
    ]);
  });

  test.each([
    ['api-version.product-offers', '/v2/pricing/harbour-aud/product_offers', '3.9'],
    ['api-version.draws', '/v2/draws/pricing/harbour-aud/past', '3.7'],
    ['api-version.default', '/v2/branding', '3.0'],
  ])('%s: %s is answered in version %s alone', async (id, path, version) => {
    const status = async (sent: string) =>
      (await fetch(`${sandbox.url}${path}`, { headers: createSignedTestHeaders('harbour', sent) })).status;
    expect(await Promise.all(['3.0', '3.3', '3.7', '3.9'].map(status))).toEqual(
      ['3.0', '3.3', '3.7', '3.9'].map((sent) => (sent === version ? 200 : 400)),
    );
  });

  test('is refused with a wrong signature', async () => {
    const { status, answer } = await sandbox.sendRefused(site.brandingGet, {
      headers: { [apiHeaderNames.signature]: 'nonsense' },
    });
    expect([status, answer.code]).toEqual([401, 'invalid_signature']);
  });

  test('refuses a body that is not JSON, or that is too large', async () => {
    const send = async (body: string) => {
      const { status, json } = await sandbox.fetch(anonCartItemsAdd, {
        params: { token: 't' },
        body,
        breaks: 'sometimes',
      });
      return [status, json];
    };
    const refusal = (code: string, message: string) => ({
      errors: [{ code, message, target: 'this' }],
      code,
      result: null,
    });
    expect(await send('{')).toEqual([400, refusal('invalid_json', 'The body is not JSON.')]);
    expect(await send(`"${'x'.repeat(300_000)}"`)).toEqual([413, refusal('too_large', 'The request is too large.')]);
  });

  test('that does not exist is not found', async () => {
    const response = await fetch(`${sandbox.url}/v2/nothing`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { errors: [{ code: 'not_found', message: 'There is no such call.' }], code: 'not_found', result: null },
    ]);
  });

  test('returns the request id that it was sent, and is not stored by caches', async () => {
    const { headers } = await sandbox.fetch(site.brandingGet, { headers: { [apiHeaderNames.requestId]: 'r-1' } });
    expect([headers.get(apiHeaderNames.requestId), headers.get('cache-control')]).toEqual(['r-1', 'no-store']);
  });
});

describe('the set-up of a brand', () => {
  test('branding names the currency, language and time zone', async () => {
    const { result } = await sandbox.send(site.brandingGet, { site: 'lantern' });
    expect(result).toMatchObject({
      name: 'Lantern',
      locale: 'en-GB',
      currency: 'GBP',
      time_zone: 'Europe/London',
      pricing_id: 'lantern-gbp',
    });
  });

  test('capabilities have a default segment', async () => {
    const { result } = await sandbox.send(site.capabilitiesGet, { site: 'sunnyside' });
    expect(result.map(({ segment, is_default }) => [segment, is_default])).toEqual([['default', true]]);
    expect(result[0]?.capabilities).toContain('membership_program');
  });

  test('config groups regions into sub-variants', async () => {
    const { result } = await sandbox.send(site.configGet);
    expect(result).toMatchObject({ session_timeout: 3600, heartbeat_active_timeout: 600, minimum_age: 18 });
    expect(result.sub_variants.filter(({ regions }) => regions.length > 1).map(({ regions }) => regions)).toEqual([
      ['VIC', 'TAS'],
      ['SA', 'NT'],
    ]);
  });

  test('locate returns the region of a documentation IP address', async () => {
    const located = async (address: string) =>
      (await sandbox.send(site.locate, { headers: { 'x-forwarded-for': address } })).result;
    expect(await located('203.0.113.5')).toEqual({ region: 'TAS', sub_variant: 'VIC' });
    expect(await located('203.0.113.8')).toEqual({ region: 'WA', sub_variant: 'WA' });
  });

  test('locate falls back to the first sub-variant', async () => {
    expect((await sandbox.send(site.locate)).result).toEqual({ region: 'NSW', sub_variant: 'NSW' });
    expect((await sandbox.send(site.locate, { site: 'lantern' })).result).toEqual({ region: null, sub_variant: null });
  });
});

test('causes list the offers that donate to them', async () => {
  const { result } = await sandbox.send(cmsCauses, { site: 'lantern' });
  expect(result.map(({ key, product_offer_keys }) => [key, product_offer_keys])).toEqual([
    ['nightlight-hospices', ['saltmarsh-house', 'lamplight']],
    ['staithe-lifeboats', ['quiet-harbour', 'lamplight']],
    ['open-door', ['open-door', 'lamplight']],
    ['hedgerow-trust', ['hedgerow-hamper', 'lamplight']],
    ['little-breaths', ['long-summer', 'lamplight', 'lamplight-circles']],
    ['reading-rooms', ['reading-room', 'lamplight', 'lamplight-circles']],
  ]);
});

describe('the membership program', () => {
  test('lists giveaways, the next draw first', async () => {
    const { result } = await sandbox.send(membershipConfig, { site: 'sunnyside' });
    expect(result.giveaways.map(({ giveaway_type }) => giveaway_type)).toEqual([
      'daily',
      'major',
      'monthly',
      'preview',
      'special',
    ]);
    expect(result.upcoming_draws[0]).toMatchObject({
      giveaway_type: 'daily',
      name: 'The Morning Thousand',
      prize: { amount: '1000.00', currency: 'AUD' },
      date: '2026-03-05T00:00:00.000Z',
      number_of_entries_text: expect.stringMatching(/^[\d,]+ entries$/),
    });
    const dates = result.upcoming_draws.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  test('is not found for a brand without one', async () => {
    const { status, answer } = await sandbox.sendRefused(membershipConfig);
    expect([status, answer.code]).toEqual([404, 'program_not_found']);
  });
});

test('feedback gets an id, and is refused with an invalid rating or without its fields', async () => {
  const { result } = await sandbox.send(eventCreate, {
    body: { event_type: 'feedback_event', name: 'feedback', rating: 1, comment: 'Quick.', source: '/cart' },
  });
  expect(result.id).toMatch(/^[0-9a-f-]{36}$/);
  const { status, json } = await sandbox.fetch(eventCreate, {
    body: { event_type: 'feedback_event', name: 'feedback', rating: 5 },
    breaks: 'always',
  });
  expect([status, json]).toMatchObject([422, { errors: [{ target: 'rating' }] }]);
  const nothing = await sandbox.fetch(eventCreate, { body: {}, breaks: 'always' });
  expect([nothing.status, nothing.json]).toMatchObject([422, { code: 'required' }]);
});

test('the heartbeat and the health check need no signature', async () => {
  const blank = await sandbox.fetch(heartbeat, {
    headers: { [apiHeaderNames.signature]: '', [apiHeaderNames.appKey]: '' },
  });
  const health = await fetch(`${sandbox.url}/healthz`);
  expect([blank.status, blank.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', setbacks: 0 }]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callCacheTimesMs,
  commerceCallsById,
  customerSharedCalls,
  propertiesKeyedByData,
} from '#commerce/calls.server.ts';
import { createApiClient } from '#engine/api/api-client.server.ts';
import type { ApiCallerIdentity } from '#engine/api/call-headers.server.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';

type Site = 'harbour' | 'sunnyside';

const NOW = '2026-03-04T01:00:00Z';
const GOLDEN_BAY = { offerKey: 'golden-bay', drawNo: '1127' };

/** Calls whose answers are cached for everybody, with parameters for which a customer's answer could differ. */
const CACHED: Readonly<
  Record<
    string,
    { readonly params?: Record<string, string>; readonly query?: Record<string, string>; readonly site?: Site }
  >
> = {
  'product-offers.list': { params: { pricingId: 'harbour-aud' } },
  'draws.past.result-keys': { params: { pricingId: 'harbour-aud' } },
  'branding.get': {},
  'draws.past': { params: { pricingId: 'harbour-aud' } },
  'draw.full-result': { params: GOLDEN_BAY },
  'draw.details': { params: GOLDEN_BAY },
  'draw.details.prizes': { params: GOLDEN_BAY },
  'draw.details.winners': { params: GOLDEN_BAY },
  'cms.causes': {},
  'membership.config': { site: 'sunnyside' },
  'membership.giveaway': { site: 'sunnyside', params: { giveawayType: 'daily', drawNo: '591' } },
  'config.get': {},
  'partners.get': { params: { slug: 'ferry-radio' } },
  'tips.get': {},
  'discover.get': {},
  'statistics.get': { params: { key: 'golden-bay' } },
  'draw.preview': { params: { offerKey: 'golden-bay', drawNo: '1130' } },
  'draws.past.archived': { params: { key: 'golden-bay', year: '2026', month: '2' } },
  'placement.get': { query: { keys: 'receipt,home', pricing_id: 'harbour-aud' } },
  'lotto-party.config': {},
  'lotto-party.config.get': { params: { id: 'golden-bay' } },
  'verification-service.licence-config': {},
  'social-auth.providers': {},
};

let sandbox: TestSandbox;
const sent: Headers[] = [];

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOW);
});
afterAll(() => sandbox.close());

function clientWith(times: ReadonlyMap<string, number>) {
  let ids = 0;
  return createApiClient({
    calls: commerceCallsById,
    origin: () => sandbox.url,
    cacheTimes: times,
    sameForCustomers: customerSharedCalls,
    keyedByData: propertiesKeyedByData,
    fetch: (input, init) => {
      sent.push(new Headers(init?.headers));
      return fetch(input, init);
    },
    now: Date.now,
    randomId: () => `request-${++ids}`,
  });
}

const visitor = (site: Site): ApiCallerIdentity => ({
  ...credentials[site],
  subVariant: null,
  sessionId: null,
  deviceId: null,
  customerId: null,
  customerToken: null,
  accessToken: null,
  address: null,
  locale: null,
});

/** Demonstration customers: with history, with something to do first, and with restrictions. */
async function customer(site: Site, name: string): Promise<ApiCallerIdentity> {
  const found = sandbox.shop.customers.findByEmail(site, `${name}@${site}.example`);
  if (!found) throw new Error(`there is no ${name} at ${site}`);
  const { session, accessToken } = await sandbox.signIn(found);
  const { id: customerId, customerToken } = found;
  const known = { deviceId: session.deviceUuid, sessionId: session.id, address: '203.0.113.7' };
  return { ...visitor(site), ...known, customerId, customerToken, accessToken };
}

/** The result or refusal of a call that is made with all headers of a customer. */
async function answerTo(identity: ApiCallerIdentity, id: string): Promise<unknown> {
  const { params = {}, query = {} } = CACHED[id] ?? {};
  const transport = clientWith(new Map()).transport(identity);
  return transport.send({ id }, { params, query }).then(
    ({ result, pageInfo }) => ({ result, pageInfo }),
    ({ status, code }: { status: number; code: string }) => ({ status, code }),
  );
}

describe('an API answer that is cached for everybody', () => {
  test('belongs to a call listed in this test', () => {
    expect(Object.keys(CACHED).sort()).toEqual([...callCacheTimesMs.keys()].sort());
  });

  test.each(Object.keys(CACHED))(
    'of %s is the same for each customer, and for signed-out visitors where they may make the call',
    async (id) => {
      const site = CACHED[id]?.site ?? 'harbour';
      const names = site === 'harbour' ? ['ada', 'ben', 'eve', 'ivo'] : ['ada', 'hana'];
      const identities = await Promise.all(names.map((name) => customer(site, name)));
      const [first, ...others] = await Promise.all(identities.map((identity) => answerTo(identity, id)));
      expect(first).toMatchObject({ result: expect.anything() });
      for (const other of others) expect(other).toEqual(first);
      if (!customerSharedCalls.has(id)) expect(await answerTo(visitor(site), id)).toEqual(first);
    },
  );

  test('is fetched without a customer and served to customers from the cache', async () => {
    const client = clientWith(callCacheTimesMs);
    sent.length = 0;
    for (const name of ['ada', 'ben']) {
      const ref = { id: 'statistics.get' };
      await client.transport(await customer('harbour', name)).send(ref, { params: { key: 'golden-bay' } });
    }
    const { authorization, customerId, deviceId, sessionId, address } = apiHeaderNames;
    const own = [authorization, customerId, deviceId, sessionId, address];
    expect(sent.map((headers) => own.filter((header) => headers.has(header)))).toEqual([[]]);
  });
});

test('uncached calls are sent with all headers of the customer', async () => {
  const identity = await customer('harbour', 'ada');
  sent.length = 0;
  await clientWith(callCacheTimesMs).transport(identity).send({ id: 'locate' }, {});
  const { authorization, customerId, deviceId, sessionId } = apiHeaderNames;
  const values = [authorization, customerId, deviceId, sessionId].map((header) => sent[0]?.get(header));
  const { accessToken, customerId: id, deviceId: device, sessionId: visit } = identity;
  expect(values).toEqual([`Bearer ${accessToken}`, id, device, visit]);
});

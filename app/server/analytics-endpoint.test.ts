import { expect, test } from 'vitest';
import type { EngineDependencies } from '#engine/resolve-page.ts';
import type { CustomerDataEventContext, postEventsToCustomerDataService } from '../services/customer-data.ts';
import { createAnalyticsEndpoint } from './analytics-endpoint.ts';
import { createTestBrandDocument, createTestEngineWithoutBlocks } from './testing/test-engine.ts';

const HOST = 'harbour.localhost';
const ORIGIN = `http://${HOST}`;
const event = { id: 'e-1', name: 'cart viewed', at: '2026-11-21T12:00:00.000Z', fields: {} };
const CONSENT = 'consent=essential,non_essential';

function shop({ customerData = true, fails = false } = {}) {
  const reports: unknown[] = [];
  const sent: { readonly names: string[]; readonly context: CustomerDataEventContext }[] = [];
  const engine: EngineDependencies = {
    clock: () => Date.UTC(2026, 10, 21, 12),
    ...createTestEngineWithoutBlocks({
      'harbour/site': createTestBrandDocument('harbour', { analytics: { customerData } }),
    }),
    report: ({ error }) => void reports.push(error),
  };
  const send: typeof postEventsToCustomerDataService = async (_, events, context) => {
    if (fails) throw new Error('down');
    sent.push({ names: events.map(({ name }) => name), context });
  };
  const endpoint = createAnalyticsEndpoint({
    engine,
    service: { url: 'https://x', key: 'k' },
    randomId: () => 'new-id',
    send,
  });
  const sendRequest = async (body: unknown, headers: Record<string, string> = {}, method = 'POST') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`${ORIGIN}/_analytics`, {
      method,
      headers: { origin: ORIGIN, cookie: CONSENT, 'content-length': String(text.length), ...headers },
      ...(method === 'POST' && { body: text }),
    });
    const { pathname: path } = new URL(request.url);
    const query = new URLSearchParams();
    return endpoint({ request, path, query, target: path, host: HOST, origin: ORIGIN, port: null, address: null });
  };
  return { sendRequest, sent, reports };
}

test('the analytics endpoint forwards events of a consenting visitor with an id kept for a year', async () => {
  const { sendRequest, sent } = shop();
  const first = await sendRequest({ events: [event] });
  expect([first.status, first.headers.get('set-cookie')]).toEqual([
    204,
    expect.stringMatching(/^anonymous-id=new-id; Max-Age=31536000; .*HttpOnly/),
  ]);
  const again = await sendRequest(
    { events: [event] },
    { cookie: `${CONSENT}; anonymous-id=known; average-charity=12.00; average-commercial=many` },
  );
  expect(again.headers.get('set-cookie')).toBeNull();
  expect(sent.map(({ names, context }) => [names, context.anonymousId, context.averageTransactionValues])).toEqual([
    [['cart viewed'], 'new-id', {}],
    [['cart viewed'], 'known', { charity: 12 }],
  ]);
});

test.each([
  ['without consent', {}, { cookie: 'consent=essential' }],
  ['where the site tells nobody', { customerData: false }, {}],
])('the analytics endpoint forwards nothing and sets no cookie %s', async (_, settings, headers) => {
  const { sendRequest, sent } = shop(settings);
  const answer = await sendRequest({ events: [event] }, headers);
  expect([answer.status, answer.headers.get('set-cookie'), sent]).toEqual([204, null, []]);
});

test.each([
  [403, { events: [event] }, { origin: 'https://elsewhere.example' }],
  [400, 'no json', {}],
  [400, { events: 'all' }, {}],
  [413, { events: [event] }, { 'content-length': '65537' }],
])(
  'the analytics endpoint answers an invalid or cross-site request with status %i and forwards nothing',
  async (status, body, headers) => {
    const { sendRequest, sent } = shop();
    expect((await sendRequest(body, headers)).status).toBe(status);
    expect(sent).toEqual([]);
  },
);

test('the analytics endpoint refuses GET, and answers 204 when its service fails, which is reported to operators only', async () => {
  const { sendRequest, reports } = shop({ fails: true });
  expect((await sendRequest('', {}, 'GET')).status).toBe(405);
  expect((await sendRequest({ events: [event] })).status).toBe(204);
  await expect.poll(() => reports).toEqual([new Error('down')]);
});

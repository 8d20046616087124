import { expect, test } from 'vitest';
import { parseBrowserAnalyticsEvents, postEventsToCustomerDataService } from './customer-data.ts';

const event = { id: 'e-1', name: 'cart viewed', at: '2026-11-21T12:00:00.000Z', fields: { total: '1.50' } };
const context = {
  site: 'harbour',
  anonymousId: 'a-1',
  customerId: null,
  sessionId: 's-1',
  locale: 'en-AU',
  currency: 'AUD',
  subVariant: 'NSW',
  affiliateCode: null,
  utm: { source: 'news' },
  averageTransactionValues: { charity: 12 },
};

test.each([
  [null],
  [[]],
  [{}],
  [{ events: 'all' }],
  [{ events: [null] }],
  [{ events: [{ ...event, fields: [] }] }],
  [{ events: [{ ...event, id: 7 }] }],
  [{ events: [{ ...event, name: 'x'.repeat(101) }] }],
  [{ events: Array(51).fill(event) }],
])('parseBrowserAnalyticsEvents returns null for %j', (body) => {
  expect(parseBrowserAnalyticsEvents(body)).toBeNull();
});

test('parseBrowserAnalyticsEvents leaves out events that the customer-data service does not take', () => {
  const bodies = [{ ...event, name: 'Login' }, { ...event, name: 'constructor' }, event];
  expect(parseBrowserAnalyticsEvents({ events: bodies })).toEqual([event]);
});

test('the customer-data service gets each event with the visitor and the key of the operator', async () => {
  const requests: [string, RequestInit | undefined][] = [];
  const recordRequest: typeof fetch = async (input, init) => {
    requests.push([String(input), init]);
    return Response.json({});
  };
  const settings = { url: 'https://data.example/in', key: 'k' };
  await postEventsToCustomerDataService(settings, [event], context, recordRequest);
  await postEventsToCustomerDataService(settings, [event], { ...context, customerId: 'c-1' }, recordRequest);
  expect(requests.map(([url]) => url)).toEqual(Array(2).fill('https://data.example/in/v1/batch'));
  expect(new Headers(requests[0]?.[1]?.headers).get('authorization')).toBe(`Basic ${btoa('k:')}`);
  const [first, second] = requests.map(([, init]) => JSON.parse(String(init?.body)).batch);
  expect(first).toEqual([
    {
      type: 'track',
      message_id: 'e-1',
      event: 'cart viewed',
      timestamp: '2026-11-21T12:00:00.000Z',
      anonymous_id: 'a-1',
      properties: { total: '1.50' },
      context: {
        site: 'harbour',
        session_id: 's-1',
        locale: 'en-AU',
        currency: 'AUD',
        sub_variant: 'NSW',
        affiliate: null,
        campaign: { source: 'news' },
        average_transaction_values: { charity: 12 },
      },
    },
  ]);
  expect(second[0].user_id).toBe('c-1');
});

test('postEventsToCustomerDataService rejects when the customer-data service refuses the events', async () => {
  const refuseRequest: typeof fetch = async () => new Response('busy', { status: 503 });
  await expect(
    postEventsToCustomerDataService({ url: 'https://data.example', key: 'k' }, [event], context, refuseRequest),
  ).rejects.toThrow('the customer-data service answered 503: busy');
});

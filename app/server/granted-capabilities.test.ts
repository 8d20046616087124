import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

const HOUR = 3_600_000;
const PAGE = '/lotto-party';
const CONTENT = '/about/privacy';
const DOWN = { status: 503, body: '{"errors":[{"code":"unavailable","message":"Soon."}]}' };

let shop: TestShopWithSandbox;

beforeAll(async () => {
  shop = await openTestShopWithSandbox({ caching: { pageBytes: 1e8, dataFor: 60_000 } });
});
beforeEach(() => {
  shop.api.restoreResponses();
  shop.api.removeFaults();
  shop.pass(25 * HOUR);
});
afterAll(() => shop.close());

const countRequests = () => shop.api.countRequests('capabilities.get');

/** Has the API grant all capabilities but these. */
function withhold(...names: readonly string[]): void {
  shop.api.alterResponse('capabilities.get', (answer) => {
    const { result } = Object(answer);
    const granted = (all: readonly string[]) => all.filter((name) => !names.includes(name));
    return {
      result: result.map((one: { capabilities: string[] }) => ({ ...one, capabilities: granted(one.capabilities) })),
    };
  });
}

test('a capability that the API does not grant is off, and grants are cached for 24 hours', async () => {
  const visitor = await shop.visitor();
  const statuses = async () => [(await visitor.open(PAGE)).status, (await visitor.open(CONTENT)).status];
  expect(await statuses()).toEqual([200, 200]);
  withhold('social-syndicates');
  expect(await statuses()).toEqual([200, 200]);
  const before = countRequests();
  shop.pass(21 * HOUR);
  expect(await statuses()).toEqual([200, 200]);
  expect(countRequests()).toBe(before);
  shop.pass(3 * HOUR);
  expect(await statuses()).toEqual([404, 200]);
});

test('a capability that the API grants and the documents switch off stays off', async () => {
  const visitor = await shop.visitor();
  shop.api.alterResponse('capabilities.get', () => ({
    result: [{ segment: 'default', is_default: true, capabilities: ['membership_program', 'social-syndicates'] }],
  }));
  expect((await visitor.open('/daily-winners')).status).toBe(404);
  expect((await visitor.open(PAGE)).status).toBe(200);
});

test('a capability that the API grants only to another segment is off for visitors of the default segment', async () => {
  shop.api.alterResponse('capabilities.get', () => ({
    result: [
      { segment: 'default', is_default: true, capabilities: [] },
      { segment: 'vip', is_default: false, capabilities: ['social-syndicates'] },
    ],
  }));
  expect((await (await shop.visitor()).open(PAGE)).status).toBe(404);
});

test('while granted capabilities cannot be read, content pages work and pages that need such a capability answer 503, not 404', async () => {
  shop.api.injectFault('capabilities.get', DOWN);
  const visitor = await shop.visitor();
  const before = countRequests();
  expect((await visitor.open(CONTENT)).status).toBe(200);
  expect((await visitor.open(PAGE)).status).toBe(503);
  expect((await visitor.open('/nothing/is/here')).status).toBe(404);
  expect((await visitor.open('/daily-winners')).status).toBe(404);
  expect(countRequests()).toBe(before + 1);
  shop.api.removeFaults();
  shop.pass(HOUR);
  expect((await visitor.open(PAGE)).status).toBe(200);
});

test('a page whose capability could not be read opens a second after the API answers again', async () => {
  shop.api.injectFault('capabilities.get', DOWN);
  const visitor = await shop.visitor();
  expect((await visitor.open(PAGE)).status).toBe(503);
  shop.api.removeFaults();
  expect((await visitor.open(PAGE)).status).toBe(503);
  shop.pass(1000);
  expect((await visitor.open(PAGE)).status).toBe(200);
});

test('an API outage shorter than a day does not change granted capabilities', async () => {
  const visitor = await shop.visitor();
  expect((await visitor.open(PAGE)).status).toBe(200);
  shop.api.injectFault('capabilities.get', DOWN);
  const before = countRequests();
  shop.pass(23 * HOUR);
  expect((await visitor.open(PAGE)).status).toBe(200);
  expect(countRequests()).toBe(before + 1);
  shop.pass(2 * HOUR);
  expect((await visitor.open(PAGE)).status).toBe(503);
});

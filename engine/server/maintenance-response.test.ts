import { describe, expect, test } from 'vitest';
import { ShowErrorPageInsteadError } from '../render/page-fault.ts';
import type { CookieSessionStore } from '../visitor/session-store.server.ts';
import { toFetchResponse } from './endpoint.ts';
import { calculateMaintenanceRetryAfterSeconds, createMaintenanceJsonAnswer } from './maintenance-response.ts';
import {
  createTestDocumentRequest,
  openTwoBrandTestPages,
  type TestRequestOptions,
  type TwoBrandTestPagesOptions,
} from './testing/small-shop.tsx';

function shop(options: TwoBrandTestPagesOptions) {
  const { endpoint, reports } = openTwoBrandTestPages(options);
  const get = async (target: string, more?: TestRequestOptions) => {
    const response = toFetchResponse(await endpoint.document(createTestDocumentRequest(target, more)));
    return { response, status: response.status, text: await response.text() };
  };
  return { get, reports };
}

const closed = (maintenance: object) => ({
  'one/site': {
    version: 1,
    extends: 'base',
    name: 'one',
    hosts: ['one.localhost'],
    commerce: { account: 'one', pricingId: 'one' },
    maintenance,
  },
  'base/page/error-503': {
    version: 1,
    path: '/error/503',
    head: { title: 'soon' },
    blocks: [{ id: 'a', type: 'note' }],
  },
});

const titleOf = (text: string) => /<title>(.*?)</.exec(text)?.[1];

describe('a shop in maintenance mode', () => {
  test.each(['/', '/boat', '/nothing', '/account'])(
    'answers %s with 503, the maintenance page and a Retry-After header',
    async (path) => {
      const { get, reports } = shop({ documents: closed({ active: true, until: '1970-01-01T00:30:00Z' }) });
      const { status, text, response } = await get(path);
      expect([status, titleOf(text)]).toEqual([503, 'soon | one']);
      expect(response.headers.get('retry-after')).toBe('800');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(reports).toEqual([]);
    },
  );

  test('answers 503 without opening the session of the visitor', async () => {
    const sessions: CookieSessionStore = {
      open: () => {
        throw new Error('a session was asked for');
      },
      setCookies: async () => [],
    };
    const { get } = shop({ documents: closed({ active: true }), sessions });
    expect((await get('/')).status).toBe(503);
  });

  test('does not affect other shops', async () => {
    const { get } = shop({ documents: closed({ active: true }) });
    expect((await get('/', { host: 'two.localhost' })).status).toBe(200);
  });

  test('answers 200 once its maintenance setting says that it is not active', async () => {
    const { get } = shop({ documents: closed({ active: false }) });
    expect((await get('/')).status).toBe(200);
  });
});

test.each([
  [null, 300],
  [{ until: null }, 300],
  [{ until: 61_000 }, 60],
  [{ until: 500 }, 1],
])('with the maintenance setting %j the retry-after is %i seconds', (maintenance, seconds) => {
  expect(calculateMaintenanceRetryAfterSeconds({ maintenance }, 1_000)).toBe(seconds);
});

test('the maintenance answer to scripts is a 503 in the JSON format of API refusals', () => {
  const { status, headers, body } = createMaintenanceJsonAnswer({ maintenance: { until: null } }, 0);
  expect([status, headers['retry-after'], JSON.parse(String(body))]).toEqual([
    503,
    '300',
    {
      errors: [{ code: 'maintenance', message: '' }],
      code: 'maintenance',
      result: null,
    },
  ]);
});

test('an ShowErrorPageInsteadError with status 418 shows the page error-418 of the site and is not reported', async () => {
  const documents = { 'base/page/error-418': { version: 1, path: '/error/418', head: { title: 'nothing on sale' } } };
  const load = () => Promise.reject(new ShowErrorPageInsteadError(418, 'nothing is on sale'));
  const { get, reports } = shop({ documents, load });
  const { status, text, response } = await get('/');
  expect([status, titleOf(text), text.includes('noindex')]).toEqual([418, 'nothing on sale | one', true]);
  expect(response.headers.get('retry-after')).toBeNull();
  expect(reports).toEqual([]);
});

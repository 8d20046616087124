import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../../scripts/calls/contract-calls.ts';
import type { Brand } from '../../harness/brands.ts';
import { FaultyApiProxy, type InjectedApiFault } from '../../harness/faulty-api.ts';
import { listTextsOfNodesInServerHtml, type TextOfNodeInServerHtml } from '../../harness/page-parts.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../../harness/shop-process.ts';

/** Long enough for a busy machine: after a timeout pages make no calls for some seconds. */
const TIMEOUT = 3_000;

/** `silent` comes last: for some seconds after a timeout pages make no calls, and would not see another fault. */
const FAULTS: readonly (readonly [string, InjectedApiFault])[] = [
  ['hangs up', 'hangs-up'],
  ['breaks off its responses', 'lost'],
  ['fails', { status: 500, body: '{"errors":[]}' }],
  ['is unavailable', { status: 503, body: '' }],
  ['sends invalid JSON', { status: 200, body: '{' }],
  ['sends JSON of another shape', { status: 200, body: '{}' }],
  ['is silent', 'silent'],
];

/**
 * Status of a page under every fault; the second value is for an unavailable API. A page whose main content needs the
 * API fails with it; others are shown without their parts.
 */
const SHOWN_WITHOUT_API = [200, 200] as const;
const FAILS_WITHOUT_API = [500, 503] as const;

type Statuses = typeof SHOWN_WITHOUT_API | typeof FAILS_WITHOUT_API;
type Page = readonly [brand: Brand, email: string | null, path: string, statuses: Statuses];

const ADA = 'ada@harbour.example';
const PAGES: readonly Page[] = [
  ['harbour', null, '/', FAILS_WITHOUT_API],
  ['lantern', null, '/', FAILS_WITHOUT_API],
  ['sunnyside', null, '/', FAILS_WITHOUT_API],
  ['harbour', null, '/lotto-tickets', FAILS_WITHOUT_API],
  ['harbour', null, '/charity-tickets', FAILS_WITHOUT_API],
  ['harbour', null, '/lotto-results/2', FAILS_WITHOUT_API],
  ['harbour', null, '/golden-bay', FAILS_WITHOUT_API],
  ['harbour', null, '/no-such-offer', FAILS_WITHOUT_API],
  ['sunnyside', null, '/club', FAILS_WITHOUT_API],
  ['harbour', null, '/login', SHOWN_WITHOUT_API],
  ['harbour', null, '/login?mode=sign-up', SHOWN_WITHOUT_API],
  ['harbour', null, '/checkout/login', SHOWN_WITHOUT_API],
  ['harbour', null, '/login/autologin/x', SHOWN_WITHOUT_API],
  ['harbour', null, '/forgot-password', SHOWN_WITHOUT_API],
  ['harbour', null, '/account-verification?token=x', SHOWN_WITHOUT_API],
  ['harbour', null, '/my-account/confirm-address/x', SHOWN_WITHOUT_API],
  ['harbour', null, '/unsubscribe/x', FAILS_WITHOUT_API],
  ['harbour', null, '/communication-preferences/x', FAILS_WITHOUT_API],
  ['harbour', null, '/about', SHOWN_WITHOUT_API],
  ['harbour', null, '/cart', FAILS_WITHOUT_API],
  ['harbour', ADA, '/', FAILS_WITHOUT_API],
  ['harbour', ADA, '/cart', FAILS_WITHOUT_API],
  ['harbour', ADA, '/golden-bay', FAILS_WITHOUT_API],
  ['harbour', ADA, '/my-account', FAILS_WITHOUT_API],
  ['harbour', ADA, '/my-account/favourite-numbers', FAILS_WITHOUT_API],
  ['harbour', ADA, '/my-account/upcoming-tickets/ticket/x', FAILS_WITHOUT_API],
  ['harbour', ADA, '/my-account/my-details', FAILS_WITHOUT_API],
  ['harbour', ADA, '/my-account/confirm-address', SHOWN_WITHOUT_API],
  ['harbour', ADA, '/my-account/login-and-security', FAILS_WITHOUT_API],
  ['harbour', ADA, '/communication-preferences', FAILS_WITHOUT_API],
  ['harbour', ADA, '/change-Password', SHOWN_WITHOUT_API],
  ['harbour', ADA, '/close-my-account', FAILS_WITHOUT_API],
];

/** Parts that may be empty, because they only recommend or depend on data. */
const OPTIONAL_PART_IDS = new Set(['page.two-factor', 'page.beside']);
const formatPageName = ([brand, email, path]: Page) => `${brand} ${email ?? 'visitor'} ${path}`;

let sandbox: TestSandbox;
let api: FaultyApiProxy;
let shop: RunningTestShop;
const visitorsByName = new Map<string, BrowserlessVisitor>();
/** Parts of each page without a fault. */
const usualPartsByPage = new Map<string, readonly TextOfNodeInServerHtml[]>();

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(new URL('../../..', import.meta.url).pathname));
  shop = await startTestShop({ apiUrl: api.url, apiTimeout: TIMEOUT, caching: { pageBytes: 0, dataFor: 0 } });
  for (const [brand, email] of PAGES) {
    const name = `${brand} ${email}`;
    if (visitorsByName.has(name)) continue;
    const visitor = new BrowserlessVisitor(shop.port, { brand });
    if (email) await visitor.signIn(email);
    else await visitor.call('anon-cart.create');
    visitorsByName.set(name, visitor);
  }
  for (const page of PAGES) {
    const { text } = await openPageAndMeasure(page);
    usualPartsByPage.set(formatPageName(page), listTextsOfNodesInServerHtml(text));
  }
});
afterAll(async () => {
  for (const visitor of visitorsByName.values()) visitor.close();
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

async function openPageAndMeasure([brand, email, path]: Page) {
  const tab = visitorsByName.get(`${brand} ${email}`)?.tab();
  if (!tab) throw new Error(`no visitor for ${path}`);
  const startedAt = performance.now();
  const { status, text } = await tab.open(path);
  tab.close();
  return { status, text, duration: performance.now() - startedAt };
}

/** Clears the cache of API responses. */
async function clearApiResponseCache(): Promise<void> {
  const headers = { host: `harbour.localhost:${shop.port}`, authorization: `Bearer ${shop.operatorToken}` };
  expect((await get(shop.port, '/about?clear_cache=1', headers)).status).toBe(302);
}

function findBlankPartIds(page: Page, status: number, parts: readonly TextOfNodeInServerHtml[]): string[] {
  const usualParts = usualPartsByPage.get(formatPageName(page)) ?? [];
  const usuallyBlankIds = new Set(usualParts.filter(({ words }) => words === '').map(({ id }) => id));
  if (status !== 200) {
    return parts.filter(({ id, words }) => words === '' && !usuallyBlankIds.has(id)).map(({ id }) => id);
  }
  const wordsById = new Map(parts.map((part) => [part.id, part.words]));
  return usualParts
    .filter((part) => part.words !== '' && !OPTIONAL_PART_IDS.has(part.id) && !wordsById.get(part.id))
    .map(({ id }) => id);
}

test.each(FAULTS)('no page and no part of one stays blank while the API %s', async (name, fault) => {
  await clearApiResponseCache();
  api.injectFaultIntoAllCalls(fault);
  const results = await Promise.all(
    PAGES.map(async (page) => {
      const { status, text, duration } = await openPageAndMeasure(page);
      const blankPartIds = findBlankPartIds(page, status, listTextsOfNodesInServerHtml(text));
      const headingCount = text.match(/<h1[\s>]/g)?.length ?? 0;
      const hasLinks = /<a [^>]*href="\//.test(text);
      return [formatPageName(page), { status, blankPartIds, headingCount, hasLinks, isInTime: duration < TIMEOUT * 3 }];
    }),
  );
  const expected = PAGES.map((page) => {
    const [usualStatus, unavailableStatus] = page[3];
    return [
      formatPageName(page),
      {
        status: name === 'is unavailable' ? unavailableStatus : usualStatus,
        blankPartIds: [],
        headingCount: 1,
        hasLinks: true,
        isInTime: true,
      },
    ];
  });
  expect(results).toEqual(expected);
});

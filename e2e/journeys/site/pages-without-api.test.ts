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
  ['is lost in the middle', 'lost'],
  ['fails', { status: 500, body: '{"errors":[]}' }],
  ['rests', { status: 503, body: '' }],
  ['is garbled', { status: 200, body: '{' }],
  ['has another shape', { status: 200, body: '{}' }],
  ['is silent', 'silent'],
];

/**
 * Status of a page under every fault; the second value is for `rests`. A page whose main content needs the API fails
 * with it; others are shown without their parts.
 */
const STANDS = [200, 200] as const;
const FALLS = [500, 503] as const;

type Statuses = typeof STANDS | typeof FALLS;
type Page = readonly [brand: Brand, email: string | null, path: string, statuses: Statuses];

const ADA = 'ada@harbour.example';
const PAGES: readonly Page[] = [
  ['harbour', null, '/', FALLS],
  ['lantern', null, '/', FALLS],
  ['sunnyside', null, '/', FALLS],
  ['harbour', null, '/lotto-tickets', FALLS],
  ['harbour', null, '/charity-tickets', FALLS],
  ['harbour', null, '/lotto-results/2', FALLS],
  ['harbour', null, '/golden-bay', FALLS],
  ['harbour', null, '/no-such-offer', FALLS],
  ['sunnyside', null, '/club', FALLS],
  ['harbour', null, '/login', STANDS],
  ['harbour', null, '/login?mode=sign-up', STANDS],
  ['harbour', null, '/checkout/login', STANDS],
  ['harbour', null, '/login/autologin/x', STANDS],
  ['harbour', null, '/forgot-password', STANDS],
  ['harbour', null, '/account-verification?token=x', STANDS],
  ['harbour', null, '/my-account/confirm-address/x', STANDS],
  ['harbour', null, '/unsubscribe/x', FALLS],
  ['harbour', null, '/communication-preferences/x', FALLS],
  ['harbour', null, '/about', STANDS],
  ['harbour', null, '/cart', FALLS],
  ['harbour', ADA, '/', FALLS],
  ['harbour', ADA, '/cart', FALLS],
  ['harbour', ADA, '/golden-bay', FALLS],
  ['harbour', ADA, '/my-account', FALLS],
  ['harbour', ADA, '/my-account/favourite-numbers', FALLS],
  ['harbour', ADA, '/my-account/upcoming-tickets/ticket/x', FALLS],
  ['harbour', ADA, '/my-account/my-details', FALLS],
  ['harbour', ADA, '/my-account/confirm-address', STANDS],
  ['harbour', ADA, '/my-account/login-and-security', FALLS],
  ['harbour', ADA, '/communication-preferences', FALLS],
  ['harbour', ADA, '/change-Password', STANDS],
  ['harbour', ADA, '/close-my-account', FALLS],
];

/** Parts that may be empty, because they only recommend or depend on data. */
const SILENT = new Set(['page.two-factor', 'page.beside']);
const nameOf = ([brand, email, path]: Page) => `${brand} ${email ?? 'visitor'} ${path}`;

let sandbox: TestSandbox;
let api: FaultyApiProxy;
let shop: RunningTestShop;
const callers = new Map<string, BrowserlessVisitor>();
/** Parts of each page without a fault. */
const well = new Map<string, readonly TextOfNodeInServerHtml[]>();

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(new URL('../../..', import.meta.url).pathname));
  shop = await startTestShop({ apiUrl: api.url, apiTimeout: TIMEOUT, caching: { pageBytes: 0, dataFor: 0 } });
  for (const [brand, email] of PAGES) {
    const name = `${brand} ${email}`;
    if (callers.has(name)) continue;
    const caller = new BrowserlessVisitor(shop.port, { brand });
    if (email) await caller.signIn(email);
    else await caller.call('anon-cart.create');
    callers.set(name, caller);
  }
  for (const page of PAGES) {
    const { text } = await open(page);
    well.set(nameOf(page), listTextsOfNodesInServerHtml(text));
  }
});
afterAll(async () => {
  for (const caller of callers.values()) caller.close();
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

async function open([brand, email, path]: Page) {
  const tab = callers.get(`${brand} ${email}`)?.tab();
  if (!tab) throw new Error(`nobody opens ${path}`);
  const begun = performance.now();
  const { status, text } = await tab.open(path);
  tab.close();
  return { status, text, took: performance.now() - begun };
}

/** Clears the cache of API responses. */
async function forget(): Promise<void> {
  const headers = { host: `harbour.localhost:${shop.port}`, authorization: `Bearer ${shop.operatorToken}` };
  expect((await get(shop.port, '/about?clear_cache=1', headers)).status).toBe(302);
}

function blankParts(page: Page, status: number, parts: readonly TextOfNodeInServerHtml[]): string[] {
  const before = well.get(nameOf(page)) ?? [];
  const usuallyBlank = new Set(before.filter(({ words }) => words === '').map(({ id }) => id));
  if (status !== 200) {
    return parts.filter(({ id, words }) => words === '' && !usuallyBlank.has(id)).map(({ id }) => id);
  }
  const words = new Map(parts.map((part) => [part.id, part.words]));
  return before.filter((part) => part.words !== '' && !SILENT.has(part.id) && !words.get(part.id)).map(({ id }) => id);
}

test.each(FAULTS)('no page and no part of one stays blank while the API %s', async (name, fault) => {
  await forget();
  api.spoilAll(fault);
  const answers = await Promise.all(
    PAGES.map(async (page) => {
      const { status, text, took } = await open(page);
      const blank = blankParts(page, status, listTextsOfNodesInServerHtml(text));
      const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
      const leads = /<a [^>]*href="\//.test(text);
      return [nameOf(page), { status, blank, headings, leads, inTime: took < TIMEOUT * 3 }];
    }),
  );
  const expected = PAGES.map((page) => {
    const [usual, resting] = page[3];
    return [
      nameOf(page),
      { status: name === 'rests' ? resting : usual, blank: [], headings: 1, leads: true, inTime: true },
    ];
  });
  expect(answers).toEqual(expected);
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { readContractCalls } from '../../scripts/calls/contract-calls.ts';
import { FaultyApiProxy } from '../harness/faulty-api.ts';
import { journey } from '../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';
import { waitForHydration } from '../pages/hydration.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';
import { HOSTILE_STRINGS } from './hostile-strings.ts';
import { findDangerousLinks, findPageStructureFaults } from './page-faults.ts';
import { setScriptTripwire } from './script-tripwire.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Fields with text written by people: names of customers, winners, groups, products and causes, and messages. */
const WRITTEN =
  /^(?:name|title|label|description|message|summary|text|comment|nickname|town|suburb|(?:first|last|full|display|group|offer|cause|winner|draw|prize|program|partner|set)_?name)$/;

const OPEN = [
  '/',
  '/lotto-tickets',
  '/copper-kettle',
  '/copper-kettle/results',
  '/lotto-results',
  '/charity-tickets',
  '/syndicates',
  '/cart',
];
const OWN = [
  '/my-account',
  '/my-account/my-details',
  '/my-account/upcoming-tickets',
  '/my-account/past-tickets',
  '/my-account/transactions',
  '/my-account/cards-and-accounts',
  '/my-account/recurring-purchases',
  '/my-account/deposit',
];
/** A response whose hostile text violates the contract ends in a message of the shop and an error status. */
const EXPECTED = /status of (?:4|5)\d\d|\[call\]|\[block\]/;

/** Makes every name and message of the API hostile. None may run as script or break a page. */
export function defineHostileApiJourneys(): void {
  let api: FaultyApiProxy;
  let shop: RunningTestShop;
  let usedStringCount = 0;

  const hostile = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => hostile(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, hostile(child, name)]));
    if (typeof value !== 'string' || value === '' || !WRITTEN.test(key)) return value;
    return HOSTILE_STRINGS[usedStringCount++ % HOSTILE_STRINGS.length]?.slice(0, 60) || value;
  };

  beforeAll(async () => {
    api = await FaultyApiProxy.start(inject('shop').apiUrl, await readContractCalls(root));
    shop = await startTestShop({ apiUrl: api.url, caching: { pageBytes: 0, dataFor: 0 } });
    api.alterAllResponses((answer) => hostile(answer));
  }, 120_000);
  afterAll(async () => {
    await shop?.close();
    await api?.close();
  });

  const unharmed = async (page: Page, caught: readonly string[]) => {
    const url = page.url();
    expect([
      url,
      await findPageStructureFaults(page, { width: false }),
      await findDangerousLinks(page),
      caught,
    ]).toEqual([url, [], [], []]);
  };

  journey('no hostile string in an API answer runs or breaks a page', { timeout: 900_000 }, async ({ visit }) => {
    const { page, context, open } = await visit('harbour', { port: shop.port, expected: EXPECTED });
    const caught = await setScriptTripwire(context);
    while (usedStringCount < HOSTILE_STRINGS.length) {
      for (const path of OPEN) {
        await open(path);
        await waitForHydration(page);
        await unharmed(page, caught);
      }
    }
    expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
    const before = usedStringCount;
    while (usedStringCount - before < HOSTILE_STRINGS.length) {
      for (const path of OWN) {
        await open(path);
        await waitForHydration(page);
        await unharmed(page, caught);
      }
    }
  });
}

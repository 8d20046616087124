import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

/** A text of a page of each area, by the page's document and block, and where the page is. */
const AREAS = [
  {
    area: 'autoplays',
    page: 'base/pages/my-account-autoplay',
    block: 'purchases',
    text: 'heading',
    path: '/my-account/autoplay',
  },
  {
    area: 'subscriptions',
    page: 'base/pages/my-account-subscriptions',
    block: 'purchases',
    text: 'heading',
    path: '/my-account/subscriptions',
  },
  {
    area: 'combined-recurring-purchase',
    page: 'base/pages/my-account-recurring-purchases',
    block: 'purchases',
    text: 'heading',
    path: '/my-account/recurring-purchases',
  },
  { area: 'syndicates', page: 'harbour/pages/syndicates', block: 'top', text: 'text', path: '/syndicates' },
  { area: 'results', page: 'base/pages/offer-results', block: 'results', text: 'heading', path: '/golden-bay/results' },
  {
    area: 'statistics',
    page: 'base/pages/offer-statistics',
    block: 'numbers',
    text: 'intro',
    path: '/golden-bay/statistics',
  },
  {
    area: 'past-raffle-winners-and-results-with-search',
    page: 'base/pages/offer-winners',
    block: 'winners',
    text: 'heading',
    path: '/headland-house/winners',
  },
  { area: 'empty-cart', page: 'harbour/pages/cart', block: 'empty', text: 'heading', path: '/cart' },
] as const;

interface Block {
  readonly id: string;
  readonly props?: Record<string, unknown>;
  readonly slots?: Readonly<Record<string, readonly Block[]>>;
}

function findBlock(blocks: readonly Block[], id: string): Block | undefined {
  for (const block of blocks) {
    const found = block.id === id ? block : findBlock(Object.values(block.slots ?? {}).flat(), id);
    if (found) return found;
  }
  return undefined;
}

let shop: TestShopWithSandbox;
beforeAll(async () => {
  shop = await openTestShopWithSandbox({
    edit: (project) => {
      for (const { area, page, block, text } of AREAS) {
        const file = join(project, 'cms-seed', `${page}.json`);
        const document = JSON.parse(readFileSync(file, 'utf8'));
        Object.assign(findBlock(document.blocks, block)?.props ?? {}, { [text]: { content: `area.${area}` } });
        writeFileSync(file, JSON.stringify(document));
      }
      const entries = Object.fromEntries(
        AREAS.map(({ area }) => [`area.${area}`, { type: 'plain', value: `Keyed copy of ${area}` }]),
      );
      for (const locale of ['en-AU', 'en-GB']) {
        const file = join(project, `cms-seed/base/content/areas.${locale.toLowerCase()}.json`);
        writeFileSync(file, JSON.stringify({ version: 1, locale, entries }));
      }
    },
  });
});
afterAll(() => shop.close());

test.each(AREAS)('the page of the area $area takes its texts from a content key', async ({ area, path }) => {
  const caller = await shop.visitor(path.startsWith('/my-account') ? 'ada' : undefined);
  const page = await caller.open(path);
  expect([page.status, page.text.includes(`Keyed copy of ${area}`)]).toEqual([200, true]);
  coversSpec('content-areas', `area.${area}`, page);
});

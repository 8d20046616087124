import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { BRANDS, type Brand } from '../harness/brands.ts';
import { findClippedOrOverlappingText } from '../harness/clipped-text.ts';
import { IS_EXHAUSTIVE, selectRepresentatives } from '../harness/exhaustive.ts';
import { journey } from '../harness/journey.ts';
import { findSidewaysOverflow } from '../harness/layout.ts';
import { getPathInPseudoLocale, offerPseudoLocale, SAMPLE_PAGES } from '../harness/pseudo-locale-pages.ts';
import { findRoutePagesToCheck, getDemoCustomerEmail } from '../harness/route-targets.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';

const TIMEOUT = { timeout: 1_800_000 };
const LOCALES: readonly PseudoLocale[] = ['en-XA', 'ar-XB'];
const WIDTHS = IS_EXHAUSTIVE ? [320, 390, 1280] : [390];
const HEIGHT = 844;
/** Error pages, and failed calls for what a path names. */
const EXPECTED = /status of (?:4\d\d|5\d\d)/;

interface PageToMeasure {
  readonly path: string;
  readonly isCustomer: boolean;
}

async function listPages(shop: RunningTestShop, brand: Brand): Promise<readonly PageToMeasure[]> {
  if (IS_EXHAUSTIVE) return (await findRoutePagesToCheck(shop, brand)).targets;
  return [
    ...SAMPLE_PAGES.open.map((path) => ({ path, isCustomer: false })),
    ...SAMPLE_PAGES.ofCustomers.map((path) => ({ path, isCustomer: true })),
  ];
}

async function findLayoutFaults(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  return [...(await findSidewaysOverflow(page)), ...(await findClippedOrOverlappingText(page))];
}

describe.each(selectRepresentatives(BRANDS))('%s', (brand) => {
  let shop: RunningTestShop;
  beforeAll(async () => {
    shop = await startTestShop({}, (project) => offerPseudoLocale(project, brand, ...LOCALES));
  }, 600_000);
  afterAll(() => shop.close());

  journey.for(LOCALES)(
    'no text of a page in %s is cut off, covered or wider than the window',
    TIMEOUT,
    async (locale, { visit }) => {
      const options = { port: shop.port, reducedMotion: 'reduce', expected: EXPECTED, locale } as const;
      const [visitor, customer] = [await visit(brand, options), await visit(brand, options)];
      await customer.open('/about');
      expect(await signInThroughApiInBrowser(customer.page, getDemoCustomerEmail(brand))).toBe('200 signed in');
      const faults: string[] = [];
      for (const { path, isCustomer } of await listPages(shop, brand)) {
        const { page, origin } = isCustomer ? customer : visitor;
        await page.goto(origin + getPathInPseudoLocale(path, locale), { waitUntil: 'load' });
        for (const width of WIDTHS)
          faults.push(...(await findLayoutFaults(page, width)).map((fault) => `${path} at ${width} pixels: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
});

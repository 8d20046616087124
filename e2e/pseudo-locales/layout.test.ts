import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { signLink } from '#engine/server/signed-link.ts';
import { BRANDS, type Brand } from '../harness/brands.ts';
import { findClippedOrOverlappingText } from '../harness/clipped-text.ts';
import { IS_EXHAUSTIVE, selectRepresentatives } from '../harness/exhaustive.ts';
import { journey } from '../harness/journey.ts';
import { findSidewaysOverflow, resizeWindow } from '../harness/layout.ts';
import { listFlowPreviews } from '../harness/overlay-previews.ts';
import {
  getPathInPseudoLocale,
  makePseudoLocaleDefault,
  offerPseudoLocale,
  SAMPLE_PAGES,
} from '../harness/pseudo-locale-pages.ts';
import { findRoutePagesToCheck, getDemoCustomerEmail } from '../harness/route-targets.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';

const TIMEOUT = { timeout: 1_800_000 };
const LOCALES: readonly PseudoLocale[] = ['en-XA', 'ar-XB'];
const WIDTHS = IS_EXHAUSTIVE ? [320, 390, 1280] : [390];
const HEIGHT = 844;
const DAY_MS = 86_400_000;
/** Console errors of error pages, and of API calls for items that a path names and that do not exist. */
const EXPECTED_ERRORS = /status of (?:4\d\d|5\d\d)/;
/** Previews make no API calls, and the frame of the bank's page does not load in them. */
const EXPECTED_PREVIEW_ERRORS = /status of (?:4\d\d|5\d\d)|Framing '/;

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

async function findLayoutFaultsAtWidths(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await resizeWindow(page, width, HEIGHT);
    const faultsAtWidth = [...(await findSidewaysOverflow(page)), ...(await findClippedOrOverlappingText(page))];
    faults.push(...faultsAtWidth.map((fault) => `at ${width} pixels: ${fault}`));
  }
  return faults;
}

/** Opens a page and measures its layout. When a script navigates away, the target page is measured instead. */
async function openAndFindLayoutFaults(
  page: Page,
  url: string,
  locale: PseudoLocale,
  waitUntil: 'load' | 'networkidle' = 'load',
): Promise<readonly string[]> {
  await page.goto(url, { waitUntil });
  const findFaults = async (tries: number): Promise<readonly string[]> => {
    try {
      const language = await page.locator('html').getAttribute('lang');
      return [...(language === locale ? [] : [`is in ${language}`]), ...(await findLayoutFaultsAtWidths(page))];
    } catch (error) {
      if (tries <= 1 || !/context was destroyed/.test(String(error))) throw error;
      await page.waitForLoadState('networkidle');
      return findFaults(tries - 1);
    }
  };
  return findFaults(3);
}

describe.each(selectRepresentatives(BRANDS))('%s', (brand) => {
  let shop: RunningTestShop;
  let pages: readonly PageToMeasure[];
  beforeAll(async () => {
    shop = await startTestShop({}, (project) => offerPseudoLocale(project, brand, ...LOCALES));
    pages = await listPages(shop, brand);
  }, 600_000);
  afterAll(() => shop.close());

  journey.for(LOCALES)(
    'no text of a page in %s is cut off, covered or wider than the window',
    TIMEOUT,
    async (locale, { visit }) => {
      const options = { port: shop.port, reducedMotion: 'reduce', expected: EXPECTED_ERRORS, locale } as const;
      const [visitor, customer] = [await visit(brand, options), await visit(brand, options)];
      await customer.open('/about');
      expect(await signInThroughApiInBrowser(customer.page, getDemoCustomerEmail(brand))).toBe('200 signed in');
      // A customer's stored language takes precedence over the language of a URL.
      await customer.open(`/about?language=${locale}`);
      const faults: string[] = [];
      for (const { path, isCustomer } of pages) {
        const { page, origin } = isCustomer ? customer : visitor;
        const pageFaults = await openAndFindLayoutFaults(page, origin + getPathInPseudoLocale(path, locale), locale);
        faults.push(...pageFaults.map((fault) => `${path} ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
});

describe.each(selectRepresentatives(BRANDS, 0))('%s', (brand) => {
  journey.for(LOCALES)(
    'no text of a state of a flow in %s is cut off, covered or wider than the window',
    TIMEOUT,
    async (locale, { visit }) => {
      const shop = await startTestShop({}, (project) => makePseudoLocaleDefault(project, brand, locale));
      const options = { port: shop.port, reducedMotion: 'reduce', expected: EXPECTED_PREVIEW_ERRORS } as const;
      const { page, origin } = await visit(brand, options);
      const faults: string[] = [];
      for (const path of listFlowPreviews()) {
        const link = signLink(path, Date.now() + DAY_MS, shop.linkSecret);
        // A script renders the state after the page has loaded.
        const pageFaults = await openAndFindLayoutFaults(page, origin + link, locale, 'networkidle');
        faults.push(...pageFaults.map((fault) => `${path} ${fault}`));
      }
      await shop.close();
      expect(faults).toEqual([]);
    },
  );
});

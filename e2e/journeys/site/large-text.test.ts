import { chromium } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findHeadlessChromium } from '../../../scripts/test/find-chromium.ts';
import { BRANDS, type Brand } from '../../harness/brands.ts';
import { CHROMIUM_ARGUMENTS } from '../../harness/chromium-arguments.ts';
import { findClippedOrOverlappingText } from '../../harness/clipped-text.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

/** Pages of each kind, for a customer with a full cart. */
const PAGES: Readonly<Record<Brand, readonly string[]>> = {
  harbour: [
    '/',
    '/golden-bay',
    '/lotto-tickets',
    '/charity-tickets',
    '/headland-house',
    '/lotto-results',
    '/syndicates',
    '/cart',
    '/cart/buy',
    '/my-account',
    '/my-account/deposit',
    '/my-account/withdraw',
    '/my-account/cards-and-accounts',
    '/my-account/spend-limits',
    '/my-account/upcoming-tickets',
    '/my-account/transactions',
    '/my-account/login-and-security',
    '/my-account/my-details',
    '/my-account/favourite-numbers',
    '/my-account/recurring-purchases',
    '/about/faq',
    '/about/contact-us',
    '/communication-preferences',
    '/blog/set-a-limit-first',
    '/nothing-here',
  ],
  lantern: ['/', '/raffles', '/basket'],
  sunnyside: ['/', '/club', '/my-account', '/my-account/current-giveaways'],
};

/** A customer whose browser is set to twice the text size. */
const largeTextJourney = journey.extend({
  browser: [
    async ({}, provideBrowser) => {
      const args = [...CHROMIUM_ARGUMENTS, '--blink-settings=defaultFontSize=32'];
      const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args });
      await provideBrowser(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

describe.each(selectRepresentatives(BRANDS))('with text at twice the size, %s', (brand) => {
  largeTextJourney(
    'cuts nothing off, lays no words over others and does not scroll sideways',
    { timeout: 180_000 },
    async ({ visit }) => {
      const { page, open } = await visit(brand, { expected: /status of 404/ });
      await open('/about/privacy');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await signInThroughApiInBrowser(page, `noa@${brand}.example`)).toBe('200 signed in');
      const problemsByPage: Record<string, readonly string[]> = {};
      for (const path of PAGES[brand]) {
        await open(path);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const problems = [...(await findSidewaysOverflow(page)), ...(await findClippedOrOverlappingText(page))];
          if (problems.length > 0) problemsByPage[`${path} at ${width} px`] = problems;
        }
      }
      expect(problemsByPage).toEqual({});
    },
  );
});

import { describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS } from '../../harness/brands.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { readComputedTheme } from '../../pages/theme.ts';

describe.for(BRANDS)('%s', (brand) => {
  journey('opens its home page without accessibility violations or console errors', async ({ visit }) => {
    const { page, open } = await visit(brand);
    await open('/');
    expect(await page.locator('html').getAttribute('data-site')).toBe(brand);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec('routes', 'home', await capturePageObservation(page));
  });

  journey('the home page fits a window 320 pixels wide', async ({ visit }) => {
    const { page, open } = await visit(brand, { viewport: { width: 320, height: 640 } });
    await open('/');
    expect(await findSidewaysOverflow(page)).toEqual([]);
  });

  journey('the home page is readable without JavaScript', async ({ visit }) => {
    const { page, open } = await visit(brand, { javaScriptEnabled: false });
    await open('/');
    const mainText = await page.locator('main').innerText();
    expect(mainText.length).toBeGreaterThan(400);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
  });
});

journey('the home page shows the biggest prizes that the API lists', async ({ visit }) => {
  const { page, open } = await visit('harbour');
  await open('/');
  const biggestOffers = page.locator('.offer-grid__offers--list').first().locator('.offer-grid__offer');
  expect(await biggestOffers.count()).toBe(5);
});

journey('the tips on the home page suggest numbers for lotteries on sale', async ({ visit }) => {
  const { page, open } = await visit('harbour');
  await open('/lotto-tickets');
  const tips = page.locator('.number-tip-list__tip');
  expect(await tips.first().locator('.number-tip-list__number').count()).toBeGreaterThan(1);
  await tips.first().getByRole('link').first().click();
  await page.waitForURL(/\/[a-z-]+$/);
  await page.locator('.lottery-number-picker').first().waitFor();
});

journey('the themes of the three brands differ in most theme tokens and in every typeface', async ({ visit }) => {
  const themes = await Promise.all(
    BRANDS.map(async (brand) => {
      const { page, open } = await visit(brand);
      await open('/');
      return readComputedTheme(page);
    }),
  );
  const [firstTheme] = themes;
  const differingTokens = Object.keys(firstTheme ?? {}).filter(
    (name) => new Set(themes.map((theme) => theme[name])).size === BRANDS.length,
  );
  expect(Object.keys(firstTheme ?? {})).toHaveLength(24);
  expect(differingTokens.length).toBeGreaterThanOrEqual(20);
  expect(new Set(themes.flatMap((theme) => [theme['--font-heading'], theme['--font-body']])).size).toBe(6);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findObscuredFocusedElements } from '../../harness/focus.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { texts } from '../../harness/texts.ts';
import { createSiteHeaderPageObject } from '../../pages/site-header.ts';

/** Number of grid tracks, number of cells in the first row, and start column of each cell. */
const readGridLayout = (page: Page) =>
  page.locator('.columns').evaluate((grid) => {
    const tops = [...grid.children].map((child) => child.getBoundingClientRect().top);
    return [
      getComputedStyle(grid).gridTemplateColumns.split(' ').length,
      tops.filter((top) => top === tops[0]).length,
      ...[...grid.children].map((child) => getComputedStyle(child).gridColumnStart),
    ];
  });

journey('pages use twelve columns and three breakpoints, and grow no wider than 1200 px', async ({ visit }) => {
  const { page, open } = await visit('harbour');
  await open('/');
  const { menuButton, opener } = createSiteHeaderPageObject(page);
  const secondaryNavigation = page.locator('.site-header__secondary');
  const readHeaderVisibility = async () => [
    await menuButton.isVisible(),
    await opener(/^Lotteries/)
      .first()
      .isVisible(),
    await secondaryNavigation.isVisible(),
  ];
  const readLayoutAtWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await findSidewaysOverflow(page)]).toEqual([width, []]);
    return [await readGridLayout(page), await readHeaderVisibility()];
  };
  const singleColumn = [1, 1, 'auto', 'auto'];
  const twelveColumns = [12, 2, 'span 8', 'span 4'];
  // An em is 16 px: 40em, 64em and 85em.
  expect(await readLayoutAtWidth(639)).toEqual([singleColumn, [true, false, false]]);
  expect(await readLayoutAtWidth(640)).toEqual([twelveColumns, [true, false, false]]);
  expect(await readLayoutAtWidth(1023)).toEqual([twelveColumns, [true, false, false]]);
  expect(await readLayoutAtWidth(1024)).toEqual([twelveColumns, [true, true, false]]);
  expect(await readLayoutAtWidth(1359)).toEqual([twelveColumns, [true, true, false]]);
  expect(await readLayoutAtWidth(1360)).toEqual([twelveColumns, [false, true, true]]);
  await page.setViewportSize({ width: 1920, height: 1000 });
  expect((await page.locator('.columns').boundingBox())?.width).toBe(1200);
  const banner = page.getByRole('region', { name: texts.siteBanner.name() });
  expect(await banner.evaluate((element) => getComputedStyle(element).zIndex)).toBe('99994');
  // The skip link comes first, and covers the banner.
  await page.reload();
  await banner.waitFor();
  expect(await findObscuredFocusedElements(page, 1)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts.skipLink.label());
  // In a low or strongly zoomed window nothing is fixed, to leave room for the page.
  await page.setViewportSize({ width: 320, height: 256 });
  const fixedElementClasses = await page
    .locator('body *:not(.skip-link)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.clientHeight > 0)
        .map(({ className }) => className),
    );
  expect(fixedElementClasses).toEqual([]);
  coversSpec(
    'constants',
    ['layout.grid-columns', 'layout.breakpoints', 'layout.max-width', 'layout.z-index.banner'],
    await capturePageObservation(page),
  );
});

/** Replaces these names in the page by a word of 70 letters. */
const lengthenNames = (page: Page, names: readonly string[]) =>
  page.evaluate((names) => {
    const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = textWalker.nextNode(); node; node = textWalker.nextNode())
      for (const name of names) node.textContent = (node.textContent ?? '').replaceAll(name, 'Lighthouse'.repeat(7));
  }, names);

journey('a long name without a space does not overflow the page', async ({ visit }) => {
  // Without scripts, because hydration would find other names than in the server's HTML.
  const { page, open } = await visit('harbour', { javaScriptEnabled: false });
  await page.setViewportSize({ width: 320, height: 900 });
  const names = ['Golden Bay Syndicates', 'Golden Bay', 'Gold & Salt', 'Guide Pups', 'The Big Crew'];
  for (const path of ['/charity-tickets', '/gold-and-salt', '/golden-bay-syndicates', '/lotto-tickets']) {
    await open(path);
    await lengthenNames(page, names);
    expect([path, await findSidewaysOverflow(page)]).toEqual([path, []]);
  }
});

journey('a toast and the consent banner can both be read and clicked', async ({ visit }) => {
  const { page, open } = await visit('harbour', { isAsked: true });
  await open('/about');
  const consentBanner = page.getByRole('region', { name: texts.consentBanner.name() });
  const refuseButton = consentBanner.getByRole('button', { name: texts.consentBanner.refuse() });
  await consentBanner.waitFor();
  await page.evaluate(() => {
    const detail = { message: 'Seen.', level: 'success', isAutoDismissed: false };
    document.dispatchEvent(new CustomEvent('vitrine:toast', { detail }));
  });
  const toast = page.locator('.toast', { hasText: 'Seen.' });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const [toastBox, bannerBox] = await Promise.all([toast.boundingBox(), consentBanner.boundingBox()]);
    expect([width, (toastBox?.y ?? 0) + (toastBox?.height ?? 0) <= (bannerBox?.y ?? 0)]).toEqual([width, true]);
  }
  await refuseButton.click();
  await consentBanner.waitFor({ state: 'hidden' });
  // Without the banner, the toast is at the bottom of the window.
  const toastBoxWithoutBanner = await toast.boundingBox();
  expect((toastBoxWithoutBanner?.y ?? 0) + (toastBoxWithoutBanner?.height ?? 0)).toBeGreaterThan(660);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  expect(await findObscuredFocusedElements(page, 12)).toEqual([]);
  await toast.getByRole('button', { name: 'Ok, got it' }).click();
  await toast.waitFor({ state: 'detached' });
});

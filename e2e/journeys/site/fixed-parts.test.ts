import { expect, inject } from 'vitest';
import type { Brand } from '../../harness/brands.ts';
import { findOverlappingFixedElements, ZOOMED_WINDOW } from '../../harness/fixed-parts.ts';
import { journey } from '../../harness/journey.ts';
import { createCookieConsentPageObject } from '../../pages/consent.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';

const PHONE = { width: 390, height: 844 };

/** One page of each layout with a consent banner. */
const PAGES: readonly (readonly [Brand, string, string])[] = [
  ['harbour', '/golden-bay', '.site-header--bar'],
  ['harbour', '/cart/buy', '.checkout-header'],
  ['harbour', '/purchase/ferry-radio', '.partner-header'],
  ['lantern', '/lamplight', '.site-header'],
  ['sunnyside', '/', '.site-header'],
];

journey.for(PAGES)(
  '%s %s: no fixed element covers another one or a control',
  async ([brand, path, headerSelector], { visit }) => {
    const { page, open } = await visit(brand, { viewport: PHONE, isAsked: true });
    await open(path);
    await createCookieConsentPageObject(page).banner.waitFor();
    await page.locator(headerSelector).first().waitFor();
    expect(await findOverlappingFixedElements(page)).toEqual([]);
    await page.setViewportSize(ZOOMED_WINDOW);
    expect(await findOverlappingFixedElements(page)).toEqual([]);
  },
);

journey('a toast, the tip about favourites and the pay bar do not overlap', async ({ visit }) => {
  const { page, open } = await visit('harbour', { viewport: PHONE });
  const play = createPlayPageObject(page);
  await open('/golden-bay');
  for (const value of [45, 3, 8, 14, 21, 30]) await play.number(1, value).click();
  await play.tip.waitFor();
  await play.luckyDip(2).click({ trial: true });
  await play.useFavourites.click();
  await page.locator('.toast').waitFor();
  expect(await findOverlappingFixedElements(page)).toEqual([]);
  await page.setViewportSize(ZOOMED_WINDOW);
  expect(await findOverlappingFixedElements(page)).toEqual([]);
});

journey(
  'in no overlay a fixed element covers another one or a control, on a phone or in a zoomed window',
  async ({ visit }) => {
    const { page, origin } = await visit('harbour', { viewport: PHONE, isAsked: true, expected: /status of [45]\d\d/ });
    const faults: string[] = [];
    for (const path of selectPathPerFlow(inject('shop').previewPaths)) {
      await page.setViewportSize(PHONE);
      await page.goto(origin + path);
      await page.waitForLoadState('networkidle');
      faults.push(
        ...(await findOverlappingFixedElements(page)).map((fault) => `${path.replace(/&expires.*/, '')}: ${fault}`),
      );
      await page.setViewportSize(ZOOMED_WINDOW);
      faults.push(
        ...(await findOverlappingFixedElements(page)).map(
          (fault) => `${path.replace(/&expires.*/, '')}, zoomed: ${fault}`,
        ),
      );
    }
    expect(faults).toEqual([]);
  },
);

/** The last state of each overlay flow. */
function selectPathPerFlow(paths: readonly string[]): string[] {
  return [...new Map(paths.map((path) => [new URL(path, 'http://x').searchParams.get('flow'), path])).values()];
}

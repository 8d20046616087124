import { describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS } from '../../harness/brands.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { readLinkLabel } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { checkMarkedPageAndElementKept, markPageForComparison, waitForHydration } from '../../pages/hydration.ts';
import { createSiteHeaderPageObject } from '../../pages/site-header.ts';

describe.for(selectRepresentatives(BRANDS))('%s', (brand) => {
  journey(
    'the navigation drawer opens and closes by keyboard, and focus moves into it and back to its button',
    async ({ visit }) => {
      const { page, open } = await visit(brand, { viewport: { width: 390, height: 780 } });
      await open('/');
      const { menuButton, drawer, closeButton } = createSiteHeaderPageObject(page);
      await menuButton.focus();
      await page.keyboard.press('Enter');
      await drawer.waitFor({ state: 'visible' });
      expect(await closeButton.evaluate((element) => element.matches(':focus'))).toBe(true);
      expect(await drawer.getByRole('link').count()).toBeGreaterThan(1);
      expect(await findAxeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      expect(await menuButton.evaluate((element) => element.matches(':focus'))).toBe(true);
    },
  );
});

journey('a link changes the page and keeps the footer, and Back returns to the first page', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour');
  await open('/');
  await waitForHydration(page);
  const homeMainHtml = await page.locator('main').innerHTML();
  // Days of draws in the header, such as "Tonight", change at midnight.
  await markPageForComparison(page, '.site-footer');
  await page
    .locator('main')
    .getByRole('link', { name: readLinkLabel('harbour/pages/home', 'lotto-tickets') })
    .click();
  await page.waitForURL(`${origin}/lotto-tickets`);
  await page.waitForFunction((htmlBefore) => document.querySelector('main')?.innerHTML !== htmlBefore, homeMainHtml);
  expect(await checkMarkedPageAndElementKept(page, '.site-footer')).toEqual({ document: true, element: true });
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'lotto-tickets', await capturePageObservation(page));
  await page.goBack();
  await page.waitForURL(`${origin}/`);
  await page.waitForFunction(() => document.querySelector('.jackpot-hero') !== null);
  expect(await checkMarkedPageAndElementKept(page, '.site-footer')).toEqual({ document: true, element: true });
});

journey('a page reached by a link equals the page that the server renders', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  await open('/');
  await waitForHydration(page);
  const homeTitle = await page.title();
  await page.locator('main a[href^="/"]').first().click();
  await page.waitForFunction((titleBefore) => location.pathname !== '/' && document.title !== titleBefore, homeTitle);
  const reachedContent = { title: await page.title(), headings: await page.locator('h1, h2').allInnerTexts() };
  await page.goto(page.url());
  expect({ title: await page.title(), headings: await page.locator('h1, h2').allInnerTexts() }).toEqual(reachedContent);
  expect(new URL(page.url()).origin).toBe(origin);
});

journey('an unknown URL answers 404 with an accessible page that has the header of the shop', async ({ visit }) => {
  const { page, origin } = await visit('sunnyside', { expected: /404/ });
  const response = await page.goto(`${origin}/there-is/no-such-page/here`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
});

for (const [brand, linkLabels] of [
  [
    'harbour',
    [
      readLinkLabel('harbour/pages/not-found', 'lotto-tickets'),
      readLinkLabel('harbour/pages/not-found', 'lotto-results'),
      readLinkLabel('harbour/pages/not-found', 'about.faq'),
    ],
  ],
  [
    'lantern',
    [
      readLinkLabel('lantern/pages/not-found', 'charity-tickets'),
      readLinkLabel('lantern/pages/not-found', 'lotto-results.raffles'),
      readLinkLabel('lantern/pages/not-found', 'about.faq'),
    ],
  ],
  [
    'sunnyside',
    [
      readLinkLabel('sunnyside/pages/not-found', 'daily-winners.winners'),
      readLinkLabel('sunnyside/pages/not-found', 'daily-winners.membership-tiers'),
      readLinkLabel('sunnyside/pages/not-found', 'about.faq'),
    ],
  ],
] as const) {
  journey(`${brand}: the 404 page links to products, results and help`, async ({ visit }) => {
    const { page, origin } = await visit(brand, { expected: /404/ });
    await page.goto(`${origin}/there-is/no-such-page/here`);
    const links = page.getByRole('main').getByRole('link');
    expect(await links.allInnerTexts()).toEqual([texts.errorPageMessage.home(), ...linkLabels]);
    for (const href of await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))) {
      expect((await page.goto(origin + href))?.status()).toBe(200);
    }
  });
}

import { expect, inject } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { waitForHydration } from '../../pages/hydration.ts';
import { createSiteHeaderPageObject, isFocused } from '../../pages/site-header.ts';

journey('a toast disappears after ten seconds, or when it is closed', async ({ visit }) => {
  const { page, open } = await visit('sunnyside');
  await open('/about');
  const say = (message: string, level: string) =>
    page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('vitrine:toast', { detail })), {
      message,
      level,
    });
  await say('Seen.', 'success');
  await page.getByRole('status').getByText('Seen.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ok, got it' }).click();
  // It can also be reached over a dialog, and outlasts the dialog.
  const { menuButton, drawer } = createSiteHeaderPageObject(page);
  await menuButton.press('Enter');
  await drawer.waitFor();
  await say('Over it.', 'success');
  const close = page.getByRole('button', { name: 'Ok, got it' });
  await close.focus();
  expect(await isFocused(close)).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('status').getByText('Over it.').waitFor();
  await close.click();
  // A hovered toast stays, because it is being read.
  await page.mouse.move(0, 0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await say('Saved.', 'success');
  const toast = page.getByRole('status').getByText('Saved.');
  await toast.waitFor();
  const box = await toast.boundingBox();
  expect(box?.y).toBeGreaterThan(600);
  await page.clock.runFor(9_900);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await toast.waitFor({ state: 'detached' });
  await say('Not saved.', 'error');
  const failure = page.getByRole('alert').getByText('Not saved.');
  await failure.waitFor();
  coversSpec('screens', 'toasts', await captureElementObservation(failure));
  coversSpec('messages', 'toast.close', await capturePageObservation(page));
  await page.clock.runFor(10_100);
  await failure.waitFor({ state: 'detached' });
  coversSpec('constants', 'toast.auto-dismiss', await capturePageObservation(page));
});

journey('a progress indicator shows while the page behind a followed link is slow to load', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  await open('/');
  await waitForHydration(page);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/_page?*', async (route) => {
    await asked;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: texts.documentTexts.loadingPage() });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: readSeedText('base/navigation/company', 'about', 'label') })
    .click();
  const indicator = await captureElementObservation(bar);
  answer();
  await page.waitForURL(`${origin}/about`);
  await bar.waitFor({ state: 'hidden' });
  coversSpec('screens', 'route-transition-indicator', indicator);
  coversSpec('flows', 'route-transition', indicator);
});

journey('the footer of each brand shows its own content', async ({ visit }) => {
  const harbour = await visit('harbour');
  await harbour.open('/about');
  const footer = harbour.page.getByRole('contentinfo');
  const names = async () => footer.getByRole('link').allInnerTexts();
  expect(await names()).toEqual(
    expect.arrayContaining([
      readSeedText('base/navigation/company', 'privacy', 'label'),
      readSeedText('base/navigation/company', 'terms', 'label'),
      readSeedText('base/navigation/company', 'terms-of-use', 'label'),
      readLinkLabel('base/navigation/company', 'about.cookie-policy'),
      readSeedText('base/navigation/company', 'about', 'label'),
      'Play responsibly',
    ]),
  );
  expect(await names()).toEqual(
    expect.arrayContaining(['Play Golden Bay', 'Golden Bay Results', 'Facebook', 'YouTube']),
  );
  expect(
    await footer.getByRole('img').evaluateAll((logos) => logos.map((logo) => logo.getAttribute('aria-label'))),
  ).toEqual(['Visa', 'Mastercard', 'Amex', 'PayPal', 'Apple Pay', 'Google Pay']);
  coversSpec('constants', ['payment.logos', 'payment.logos-max'], await captureElementObservation(footer));
  expect(
    await footer
      .getByRole('link', { name: readSeedText('base/layouts/default', 'footer-app', 'stores/0/label') })
      .count(),
  ).toBe(1);
  expect(await footer.getByRole('button', { name: 'Give feedback' }).count()).toBe(1);
  coversSpec('messages', ['footer.play-link', 'footer.results-link'], await captureElementObservation(footer));
  coversSpec('screens', 'footer.feedback-block', await captureElementObservation(footer));
  const slim = await visit('sunnyside');
  await slim.open('/about');
  const below = slim.page.getByRole('contentinfo');
  expect([(await below.locator('h2:visible').count()) > 0, await below.getByRole('img').count()]).toEqual([true, 0]);
  expect(
    await below
      .getByRole('link', { name: readSeedText('base/layouts/default', 'footer-app', 'stores/0/label') })
      .count(),
  ).toBe(0);
  coversSpec('screens', 'footer', await captureElementObservation(below));
});

journey(
  'every page of the sitemap in the usual language uses that language and the currency of its site',
  async ({}) => {
    const { port } = inject('shop');
    const sites = {
      harbour: { locale: 'en-AU', foreign: '£', others: '/zh' },
      lantern: { locale: 'en-GB', foreign: '$', others: '/cy' },
      sunnyside: { locale: 'en-AU', foreign: '£', others: '/ar' },
    };
    for (const [brand, { locale, foreign, others }] of Object.entries(sites)) {
      const headers = { host: `${brand}.localhost:${port}` };
      const map = await get(port, '/sitemap.xml', headers);
      const paths = [...map.body.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)]
        .map(([, path = '']) => path)
        .filter((path) => !`${path}/`.startsWith(`${others}/`));
      expect(paths.length).toBeGreaterThan(5);
      for (const path of paths) {
        const { status, body } = await get(port, path, headers);
        const text = body.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
        expect([path, status, body.includes(`<html lang="${locale}"`), text.includes(foreign)]).toEqual([
          path,
          200,
          true,
          false,
        ]);
        // Dates start with the day, and a count of one is singular.
        expect([
          path,
          /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b(?!\d|:)/.exec(
            text,
          )?.[0],
          /\b(?<![\d.,])1 (?:tickets|draws|games|weeks|entries|winners|shares|days|items)\b/.exec(text)?.[0],
        ]).toEqual([path, undefined, undefined]);
      }
    }
    const home = await get(port, '/', { host: `harbour.localhost:${port}` });
    coversSpec('constants', ['locale.supported', 'locale.default', 'currency.default'], home);
  },
);

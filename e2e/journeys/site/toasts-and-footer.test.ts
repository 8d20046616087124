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
  const showToast = (message: string, level: string) =>
    page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('vitrine:toast', { detail })), {
      message,
      level,
    });
  await showToast('Seen.', 'success');
  await page.getByRole('status').getByText('Seen.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ok, got it' }).click();
  // A toast over a dialog can be focused, and stays when the dialog closes.
  const { menuButton, drawer } = createSiteHeaderPageObject(page);
  await menuButton.press('Enter');
  await drawer.waitFor();
  await showToast('Over it.', 'success');
  const closeButton = page.getByRole('button', { name: 'Ok, got it' });
  await closeButton.focus();
  expect(await isFocused(closeButton)).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('status').getByText('Over it.').waitFor();
  await closeButton.click();
  // The pointer leaves the toast, because a hovered toast is not dismissed.
  await page.mouse.move(0, 0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await showToast('Saved.', 'success');
  const toast = page.getByRole('status').getByText('Saved.');
  await toast.waitFor();
  const toastBox = await toast.boundingBox();
  expect(toastBox?.y).toBeGreaterThan(600);
  await page.clock.runFor(9_900);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await toast.waitFor({ state: 'detached' });
  await showToast('Not saved.', 'error');
  const errorToast = page.getByRole('alert').getByText('Not saved.');
  await errorToast.waitFor();
  coversSpec('screens', 'toasts', await captureElementObservation(errorToast));
  coversSpec('messages', 'toast.close', await capturePageObservation(page));
  await page.clock.runFor(10_100);
  await errorToast.waitFor({ state: 'detached' });
  coversSpec('constants', 'toast.auto-dismiss', await capturePageObservation(page));
});

journey('a progress indicator shows while the page behind a followed link is slow to load', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  await open('/');
  await waitForHydration(page);
  let continueLoading: () => void = () => undefined;
  const loadingContinued = new Promise<void>((resolve) => (continueLoading = resolve));
  await page.route('**/_page?*', async (route) => {
    await loadingContinued;
    await route.continue();
  });
  const progressBar = page.getByRole('progressbar', { name: texts.documentTexts.loadingPage() });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: readSeedText('base/navigation/company', 'about', 'label') })
    .click();
  const progressObservation = await captureElementObservation(progressBar);
  continueLoading();
  await page.waitForURL(`${origin}/about`);
  await progressBar.waitFor({ state: 'hidden' });
  coversSpec('screens', 'route-transition-indicator', progressObservation);
  coversSpec('flows', 'route-transition', progressObservation);
});

journey('the footer of each brand shows its own content', async ({ visit }) => {
  const harbour = await visit('harbour');
  await harbour.open('/about');
  const footer = harbour.page.getByRole('contentinfo');
  const readLinkNames = async () => footer.getByRole('link').allInnerTexts();
  expect(await readLinkNames()).toEqual(
    expect.arrayContaining([
      readSeedText('base/navigation/company', 'privacy', 'label'),
      readSeedText('base/navigation/company', 'terms', 'label'),
      readSeedText('base/navigation/company', 'terms-of-use', 'label'),
      readLinkLabel('base/navigation/company', 'about.cookie-policy'),
      readSeedText('base/navigation/company', 'about', 'label'),
      'Play responsibly',
    ]),
  );
  expect(await readLinkNames()).toEqual(
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
  const sunnyside = await visit('sunnyside');
  await sunnyside.open('/about');
  const sunnysideFooter = sunnyside.page.getByRole('contentinfo');
  expect([
    (await sunnysideFooter.locator('h2:visible').count()) > 0,
    await sunnysideFooter.getByRole('img').count(),
  ]).toEqual([true, 0]);
  expect(
    await sunnysideFooter
      .getByRole('link', { name: readSeedText('base/layouts/default', 'footer-app', 'stores/0/label') })
      .count(),
  ).toBe(0);
  coversSpec('screens', 'footer', await captureElementObservation(sunnysideFooter));
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
    for (const [brand, { locale, foreign: foreignCurrency, others: otherLanguagePath }] of Object.entries(sites)) {
      const headers = { host: `${brand}.localhost:${port}` };
      const sitemap = await get(port, '/sitemap.xml', headers);
      const paths = [...sitemap.body.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)]
        .map(([, path = '']) => path)
        .filter((path) => !`${path}/`.startsWith(`${otherLanguagePath}/`));
      expect(paths.length).toBeGreaterThan(5);
      for (const path of paths) {
        const { status, body } = await get(port, path, headers);
        const text = body.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
        expect([path, status, body.includes(`<html lang="${locale}"`), text.includes(foreignCurrency)]).toEqual([
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
    const homeResponse = await get(port, '/', { host: `harbour.localhost:${port}` });
    coversSpec('constants', ['locale.supported', 'locale.default', 'currency.default'], homeResponse);
  },
);

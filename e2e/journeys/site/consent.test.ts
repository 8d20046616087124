import { expect, inject } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { readLayoutShifts, recordLayoutShifts } from '../../harness/layout-shifts.ts';
import { captureCookieObservation, capturePageObservation } from '../../harness/observe.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { startHtmlHoldingProxy } from '../../harness/slow-document.ts';
import { texts } from '../../harness/texts.ts';
import { createCookieConsentPageObject, listNonEssentialStorage } from '../../pages/consent.ts';
import { listLinkedPaths } from '../../pages/links.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

const YEAR_IN_SECONDS = 365 * 86_400;
const CAMPAIGN_PATH = '/?utm_source=mail&utm_campaign=spring&aff=friend&sv=VIC';

journey('the page does not shift when the consent banner arrives late', async ({ visit }) => {
  const proxy = await startHtmlHoldingProxy(inject('shop').port, '<div class="consent-banner__choice">');
  try {
    const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
    const { page, open } = await visit('harbour', { port: proxy.port, isAsked: true, ...phone });
    await recordLayoutShifts(page);
    const navigation = open('/about');
    const { banner, accept: acceptButton } = createCookieConsentPageObject(page);
    await page.locator('.consent-banner__text').waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await banner.isVisible()).toBe(false);
    proxy.letThrough();
    await navigation;
    await acceptButton.waitFor();
    expect(await readLayoutShifts(page)).toEqual([]);
  } finally {
    proxy.close();
  }
});

journey('a visitor answers the consent banner by keyboard, without the page shifting', async ({ visit }) => {
  const { page, context, open } = await visit('harbour', { isAsked: true });
  await recordLayoutShifts(page);
  await open('/about');
  const { banner, refuse: refuseButton, accept: acceptButton, more: moreLink } = createCookieConsentPageObject(page);
  await banner.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const [refuseBox, acceptBox] = await Promise.all([refuseButton.boundingBox(), acceptButton.boundingBox()]);
  expect([refuseBox?.width, refuseBox?.height]).toEqual([acceptBox?.width, acceptBox?.height]);

  const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (const control of [page.getByRole('link', { name: texts.skipLink.label() }), moreLink, refuseButton]) {
    await page.keyboard.press('Tab');
    expect(await readFocusedText()).toBe(await control.textContent());
  }
  const headingBox = await page.locator('h1').boundingBox();
  await page.keyboard.press('Enter');
  await banner.waitFor({ state: 'hidden' });
  expect(await page.locator('h1').boundingBox()).toEqual(headingBox);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await readLayoutShifts(page)).toEqual([]);

  const consent = (await context.cookies()).find(({ name }) => name === 'consent');
  expect(decodeURIComponent(consent?.value ?? '')).toBe('essential');
  expect(Math.abs((consent?.expires ?? 0) - Date.now() / 1000 - YEAR_IN_SECONDS)).toBeLessThan(600);
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await banner.count()).toBe(0);
  coversSpec('screens', 'cookie-consent-screen', await capturePageObservation(page));
  coversSpec('cookies-storage', 'cookie-consent', await captureCookieObservation(context, 'consent'));
  coversSpec(
    'constants',
    ['cookie.consent.expiry', 'cookie.categories'],
    await captureCookieObservation(context, 'consent'),
  );
});

journey(
  'a visitor withdraws consent on the cookie page, and the data that needed it is deleted and not stored again',
  async ({ visit }) => {
    const { page, context, open } = await visit('lantern', { isAsked: true });
    const listStoredNames = () => listNonEssentialStorage(page, context);
    const countDataLayerEvents = () => page.evaluate(() => (Reflect.get(window, 'dataLayer') ?? []).length);
    await open(CAMPAIGN_PATH.replace('&sv=VIC', ''));
    const {
      banner,
      accept: acceptButton,
      nonEssential: nonEssentialCheckbox,
      essential: essentialCheckbox,
      save: saveButton,
      saved: savedMessage,
    } = createCookieConsentPageObject(page);
    expect([await listStoredNames(), await countDataLayerEvents()]).toEqual([[], 0]);
    await acceptButton.click();
    await banner.waitFor({ state: 'hidden' });
    await expect.poll(countDataLayerEvents).toBeGreaterThan(0);
    await expect.poll(listStoredNames).toEqual(expect.arrayContaining(['session-id', 'utm']));

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: readLinkLabel('base/navigation/company', 'about.cookie-policy') })
      .click();
    await page
      .getByRole('heading', { level: 1, name: readSeedText('base/pages/about-cookie-policy', 'top', 'heading') })
      .waitFor();
    expect([
      await nonEssentialCheckbox.isChecked(),
      await essentialCheckbox.isChecked(),
      await essentialCheckbox.isDisabled(),
    ]).toEqual([true, true, true]);
    await nonEssentialCheckbox.uncheck();
    await saveButton.click();
    await savedMessage.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await expect.poll(listStoredNames).toEqual([]);
    const eventsBefore = await countDataLayerEvents();
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('h1').waitFor();
    expect([await listStoredNames(), (await countDataLayerEvents()) <= eventsBefore]).toEqual([[], true]);
    coversSpec(
      'rules',
      ['consent.cookie-write-skip', 'consent.analytics-gate', 'consent.cookie-value'],
      await capturePageObservation(page),
    );
  },
);

journey('a consent choice works without JavaScript', async ({ visit }) => {
  const { page, context, open, origin } = await visit('sunnyside', { isAsked: true, javaScriptEnabled: false });
  const readConsentCookie = async () =>
    decodeURIComponent((await context.cookies()).find(({ name }) => name === 'consent')?.value ?? '');
  await open('/about');
  const {
    banner,
    accept: acceptButton,
    nonEssential: nonEssentialCheckbox,
    save: saveButton,
    saved: savedMessage,
  } = createCookieConsentPageObject(page);
  await acceptButton.click();
  await page.waitForURL(`${origin}/about`);
  expect([await banner.count(), await readConsentCookie()]).toEqual([0, 'essential,non_essential']);
  await open('/about/cookie-policy');
  expect([await nonEssentialCheckbox.isChecked(), await savedMessage.isVisible()]).toEqual([true, false]);
  await nonEssentialCheckbox.uncheck();
  await saveButton.click();
  await savedMessage.waitFor();
  expect([await nonEssentialCheckbox.isChecked(), await readConsentCookie()]).toEqual([false, 'essential']);
});

journey('nothing that needs consent is stored on any page before the visitor has consented', async ({ visit }) => {
  const { page, context, open } = await visit('harbour', { isAsked: true });
  const setCookieNames: string[] = [];
  page.on('response', async (response) => {
    const setCookieHeaders = (await response.headersArray()).filter(({ name }) => name.toLowerCase() === 'set-cookie');
    setCookieNames.push(...setCookieHeaders.map(({ value }) => value.split('=', 1)[0] ?? ''));
  });
  await open(CAMPAIGN_PATH);
  const paths = (await listLinkedPaths(page)).filter((_, index) => index % 4 === 0);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) await open(path);
  await open('/first-light');
  await createPlayPageObject(page).luckyDipAll.click();
  await signInThroughApiInBrowser(page, 'ada@harbour.example');
  await open('/my-account');
  await page.waitForLoadState('networkidle');
  expect(await listNonEssentialStorage(page, context)).toEqual([]);
  const uniqueCookieNames = new Set(setCookieNames);
  expect([...uniqueCookieNames].filter((name) => /^(?:session-id|anonymous-id|utm|average-)/.test(name))).toEqual([]);
  expect([...uniqueCookieNames]).toEqual(expect.arrayContaining(['affiliate', 'sub-variant', 'access-token']));
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { readAccessibleElementsInside } from '../../harness/accessibility-tree.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureCookieObservation, captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { callApiFromPage, signInThroughApiInBrowser, signOutThroughApiInBrowser } from '../../pages/session.ts';
import { createSiteHeaderPageObject, isFocused } from '../../pages/site-header.ts';

const POLL_OPTIONS = { timeout: 10_000, interval: 50 };

let shop: RunningTestShop;

beforeAll(async () => {
  shop = await startTestShop({ trustedProxies: '127.0.0.1,::1,::ffff:127.0.0.1' });
});
afterAll(() => shop.close());

/** Headers with an IP address that the sandbox locates in a region. */
const REGION_HEADERS = { nsw: { 'x-forwarded-for': '203.0.113.1' }, wa: { 'x-forwarded-for': '203.0.113.8' } };

/** Waits for the visitor summary, on which the parts for signed-in customers depend. */
const waitForVisitorSummary = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/_visitor'));

journey('a navigation item with a type opens its drawer, in bar and menu, by keyboard', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  await open('/');
  const { header, opener, drawerOf, menuButton } = createSiteHeaderPageObject(page);
  const lotteriesButton = opener(/^Lotteries/).first();
  await lotteriesButton.focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(readSeedText('harbour/navigation/primary', 'lotteries', 'label'));
  await drawer.waitFor();
  expect(
    await isFocused(
      drawer.getByRole('button', {
        name: texts.siteHeader.closeNamed({ label: readSeedText('harbour/navigation/primary', 'lotteries', 'label') }),
      }),
    ),
  ).toBe(true);
  expect(
    (
      await readAccessibleElementsInside(
        page,
        'dialog',
        readSeedText('harbour/navigation/primary', 'lotteries', 'label'),
      )
    ).slice(0, 5),
  ).toEqual([
    { role: 'heading', name: readSeedText('harbour/navigation/primary', 'lotteries', 'label') },
    {
      role: 'button',
      name: texts.siteHeader.closeNamed({ label: readSeedText('harbour/navigation/primary', 'lotteries', 'label') }),
      focused: true,
    },
    { role: 'navigation', name: readSeedText('harbour/navigation/primary', 'lotteries', 'label') },
    { role: 'list', name: '' },
    { role: 'listitem', name: '' },
  ]);
  // Nothing behind a drawer can be focused or read by screen readers.
  for (const _ of Array.from({ length: 12 })) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement?.closest('header a, main') === null ||
        document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  // The gutter of a classic scrollbar, which no backdrop covers, has the document's background.
  const readBackgroundColor = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await readBackgroundColor()).not.toBe('rgba(0, 0, 0, 0)');
  const readOverflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await readOverflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect([await isFocused(lotteriesButton), await readOverflow()]).toEqual([true, 'visible']);

  await page.setViewportSize({ width: 320, height: 640 });
  await menuButton.click();
  await drawerOf(texts.siteHeader.menu())
    .getByRole('button', { name: /^Raffles/ })
    .click();
  await drawerOf(readSeedText('harbour/navigation/primary', 'raffles', 'label')).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await isFocused(drawerOf(texts.siteHeader.menu()).getByRole('button', { name: /^Raffles/ }))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isFocused(menuButton)).toBe(true);
  await page.setViewportSize({ width: 1920, height: 1000 });
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await header.getByRole('link', { name: patterns.siteHeader.home() }).getAttribute('href')).toBe('/');
  expect(await header.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  coversSpec('screens', ['navigation-bar', 'primary-drawer'], await capturePageObservation(page));
  coversSpec(
    'messages',
    'nav.login-link',
    await captureElementObservation(header.getByRole('link', { name: 'Login' })),
  );
});

journey(
  'with a lottery ticket in the cart, the Lotteries item links to a page instead of a drawer, and their promotion is hidden',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour', { port: shop.port });
    await open('/first-light');
    const { opener, header } = createSiteHeaderPageObject(page);
    const promotion = page.locator('.lottery-promo');
    expect([
      await opener(/^Lotteries/)
        .first()
        .isVisible(),
      await promotion.isVisible(),
    ]).toEqual([true, true]);
    expect(await promotion.innerText()).toMatch(/\$[\d.]+ million/);
    const play = createPlayPageObject(page);
    await play.luckyDipAll.click();
    await play.addButton.click();
    await page.waitForURL(`${origin}/cart`);
    const link = header.getByRole('link', { name: readLinkLabel('harbour/navigation/primary', 'lotto-tickets') });
    await link.first().waitFor();
    expect([
      await opener(/^Lotteries/)
        .first()
        .isVisible(),
      await promotion.isVisible(),
    ]).toEqual([false, false]);
    expect(
      await opener(/^Syndicates/)
        .first()
        .isVisible(),
    ).toBe(true);
    await link.first().click();
    await page.waitForURL(`${origin}/lotto-tickets`);
    expect(await link.first().isVisible()).toBe(true);
    coversSpec('screens', ['navigation-bar.items', 'footer.lottery-promo-block'], await capturePageObservation(page));
  },
);

journey(
  'a visitor located in another region gets its prices, and chooses another region in its drawer',
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('harbour', {
      port: shop.port,
      viewport: { width: 1440, height: 900 },
      extraHTTPHeaders: REGION_HEADERS.wa,
    });
    await open('/charity-tickets');
    await expect.poll(() => page.locator('main').innerText(), POLL_OPTIONS).not.toContain('Headland House');
    const { header, drawerOf, opener } = createSiteHeaderPageObject(page);
    await header.getByText('Western Australia').first().waitFor();
    expect((await context.cookies(origin)).find(({ name }) => name === 'sub-variant')?.value).toBe('WA');

    await opener(/^Region/)
      .first()
      .click();
    const regionDrawer = drawerOf('Region');
    const regionNames = await regionDrawer.getByRole('listitem').allInnerTexts();
    expect(regionNames).toEqual([
      'New South Wales',
      'Australian Capital Territory',
      'Queensland',
      'Victoria and Tasmania',
      'South Australia and Northern Territory',
      'Western Australia',
      'Elsewhere',
    ]);
    const getRegionButton = (name: string) => regionDrawer.getByRole('button', { name });
    expect(await getRegionButton('Western Australia').getAttribute('aria-current')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    await getRegionButton('New South Wales').click();
    await page.waitForURL(`${origin}/charity-tickets?sv=NSW`);
    await page.locator('main').getByText('Headland House').first().waitFor();
    await header.getByText('New South Wales').first().waitFor();
    expect((await context.cookies(origin)).find(({ name }) => name === 'sub-variant')?.value).toBe('NSW');

    // The cart is priced for the current region.
    await callApiFromPage(page, 'anon-cart.items.add', {
      productType: 'raffle_ticket',
      lotteryKey: 'headland-house',
      quantity: 1,
    });
    await open('/cart?sv=WA');
    await page.locator('main').getByText('Headland House').first().waitFor();
    await page
      .locator('main')
      .getByText(sandboxTexts.cart.namedNotSoldWhereYouLive({ name: 'Headland House' }))
      .first()
      .waitFor();

    // A region of a group counts as the group, in any letter case.
    await open('/charity-tickets?sv=tas');
    await header
      .getByText(readSeedText('harbour/navigation/secondary', 'vic', 'label'))
      .first()
      .waitFor();
    coversSpec('flows', 'sub-variant-switch', await capturePageObservation(page));
    coversSpec('entities', 'region', await capturePageObservation(page));
    coversSpec('query-params', 'sv', await capturePageObservation(page));
    coversSpec('rules', 'sub-variant.sv-uppercase', await capturePageObservation(page));
    coversSpec('cookies-storage', 'sub-variant', await captureCookieObservation(page.context(), 'sub-variant'));
  },
);

journey('a dismissed site banner stays hidden until its text changes', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, extraHTTPHeaders: REGION_HEADERS.nsw });
  await open('/about');
  const banner = page.getByRole('region', { name: texts.siteBanner.name() });
  await banner.getByRole('button', { name: texts.siteBanner.dismiss() }).focus();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await banner.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
  await page.reload();
  expect(await banner.count()).toBe(0);

  const file = join(shop.project, 'cms-seed/harbour/content/footer.en-au.json');
  const originalText = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    originalText.replace(/("banner.site-wide": \{[^}]*"value": ")[^"]*/, '$1The office is closed on Monday.'),
  );
  await expect
    .poll(async () => {
      await page.reload();
      return banner.count();
    }, POLL_OPTIONS)
    .toBe(1);
  expect(await banner.innerText()).toContain('The office is closed on Monday.');
  writeFileSync(file, originalText);
  coversSpec('screens', 'site-wide-banner', await capturePageObservation(page));
  coversSpec('flows', 'site-banner.dismissal', await capturePageObservation(page));
  coversSpec(
    'cookies-storage',
    'site-banner-dismissal',
    await captureCookieObservation(page.context(), 'banner-dismissed'),
  );
});

journey('the navigation bar shows a customer account, funds and notifications', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, extraHTTPHeaders: REGION_HEADERS.nsw });
  await open('/about');
  await signInThroughApiInBrowser(page, 'ada@harbour.example');
  await page.reload();
  const { accountButton, bell, drawerOf } = createSiteHeaderPageObject(page);
  await accountButton.waitFor();
  expect(await accountButton.innerText()).toMatch(/^Account\s+\$[\d,]+\.\d\d$/);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await accountButton.click();
  const accountDrawer = drawerOf('Account');
  expect(await accountDrawer.getByRole('heading', { level: 3 }).allInnerTexts()).toContain(
    readSeedText('base/navigation/account', 'money', 'label'),
  );
  expect(await accountDrawer.innerText()).toMatch(/Available funds\s+\$[\d,]+\.\d\d/);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await isFocused(accountButton)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  coversSpec('screens', 'account-drawer', await capturePageObservation(page));
  coversSpec('messages', 'nav.account-label', await capturePageObservation(page));

  const unviewedCount = Number(/\d+$/.exec(await bell.innerText())?.[0]);
  expect(unviewedCount).toBeGreaterThan(2);
  await bell.click();
  const feed = drawerOf(texts.notificationDrawer.heading());
  await feed.getByRole('heading', { name: sandboxTexts.notifications.ticketsIn() }).waitFor();
  expect(await feed.getByText(texts.notificationDrawer.fresh(), { exact: true }).count()).toBe(unviewedCount);
  expect(await feed.getByRole('link', { name: sandboxTexts.notifications.seeTickets() }).getAttribute('href')).toBe(
    '/my-account/upcoming-tickets',
  );
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await feed.waitFor({ state: 'hidden' });
  expect(await isFocused(bell)).toBe(true);
  await expect.poll(() => bell.innerText()).toBe(texts.siteHeader.notifications());
  await bell.click();
  await feed.getByRole('heading', { name: sandboxTexts.notifications.ticketsIn(), exact: true }).waitFor();
  expect(await feed.getByRole('heading', { name: /^Welcome back/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  coversSpec('screens', 'navigation-bar.notification-icon', await capturePageObservation(page));
  coversSpec('entities', 'notification', await capturePageObservation(page));

  await page.evaluate(() => {
    const detail = { message: 'For Ada alone.', level: 'error' };
    document.dispatchEvent(new CustomEvent('vitrine:toast', { detail }));
  });
  await page.getByText('For Ada alone.').waitFor();
  await signOutThroughApiInBrowser(page);
  await Promise.all([waitForVisitorSummary(page), page.reload()]);
  expect([await bell.isVisible(), await page.getByText('For Ada alone.').count()]).toEqual([false, 0]);
  coversSpec('flows', 'notifications', await capturePageObservation(page));
});

journey('links that need a capability the segment lacks are in neither bar, drawers nor footer', async ({ visit }) => {
  const disabledCapabilities = [
    'notifications-feed',
    'wallet-balance',
    'feedback',
    'native-app',
    'terms_of_use',
    'autoplay_manage',
  ];
  const observeCapabilityParts = async () => {
    const { page, open } = await visit('harbour', { port: shop.port, extraHTTPHeaders: REGION_HEADERS.nsw });
    await open('/about');
    await signInThroughApiInBrowser(page, 'ivo@harbour.example');
    await Promise.all([waitForVisitorSummary(page), page.reload()]);
    const { accountButton, bell, drawerOf } = createSiteHeaderPageObject(page);
    await accountButton.click();
    const links = drawerOf('Account').getByRole('link');
    const footer = page.getByRole('contentinfo');
    const parts = [
      await bell.isVisible(),
      /\$/.test(await accountButton.innerText()),
      await footer.getByRole('button', { name: 'Give feedback' }).isVisible(),
      await footer
        .getByRole('link', { name: readSeedText('base/layouts/default', 'footer-app', 'stores/0/label') })
        .isVisible(),
      (await footer.getByRole('link', { name: 'Terms of use' }).count()) > 0,
      (await links.allInnerTexts()).includes(readLinkLabel('base/navigation/account', 'my-account.autoplay')),
    ];
    return { parts, seen: await capturePageObservation(page) };
  };
  const observationBefore = await observeCapabilityParts();
  expect(observationBefore.parts).toEqual([true, true, true, true, true, true]);
  const file = join(shop.project, 'site-configs/harbour/capabilities/default.json');
  const originalText = readFileSync(file, 'utf8');
  const document = JSON.parse(originalText);
  for (const capability of disabledCapabilities) document.capabilities[capability] = false;
  writeFileSync(file, JSON.stringify(document));
  await expect
    .poll(
      async () =>
        (await get(shop.port, '/about', { host: `harbour.localhost:${shop.port}` })).body.includes(
          'data-flow="feedback"',
        ),
      POLL_OPTIONS,
    )
    .toBe(false);
  expect((await observeCapabilityParts()).parts).toEqual([false, false, false, false, false, false]);
  writeFileSync(file, originalText);
  coversSpec(
    'capabilities',
    ['notifications-feed', 'wallet-balance', 'feedback', 'native-app', 'terms_of_use'],
    observationBefore.seen,
  );
});

journey(
  'a page includes the overlays and the header of its layout, and its API calls are answered',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: shop.port, extraHTTPHeaders: REGION_HEADERS.nsw });
    await open('/about');
    await signInThroughApiInBrowser(page, 'ada@harbour.example');
    expect(await callApiFromPage(page, 'notifications.list')).toMatchObject({ result: expect.any(Array) });
    const overlays = await page.evaluate(() => document.getElementById('page')?.textContent ?? '');
    for (const block of ['migration-dialog', 'unrecoverable-error', 'notification-drawer'])
      expect(overlays).toContain(block);
    expect(await page.getByRole('banner').count()).toBe(1);
  },
);

import { afterAll, beforeAll, expect } from 'vitest';
import { BRANDS } from '../../harness/brands.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { callApiFromPage, signInThroughApiInBrowser } from '../../pages/session.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Path of a page with advertising blocks, and the heading of one of them. */
const ADVERTISING_HEADINGS = {
  harbour: ['/', readSeedText('harbour/pages/home', 'crew-words', 'heading')],
  lantern: ['/', readSeedText('lantern/pages/home', 'circles', 'heading')],
  sunnyside: ['/', readSeedText('sunnyside/pages/home', 'join', 'heading')],
} as const;

const BRAND_NAMES = { harbour: 'Harbour', lantern: 'Lantern', sunnyside: 'Sunnyside' } as const;

/** Offers on other pages: the path, and a heading or link. */
const OFFERS = {
  harbour: [
    ['/syndicates', 'heading', readSeedText('base/pages/syndicates', 'offers', 'heading')],
    ['/lotto-party', 'heading', readSeedText('base/pages/lotto-party', 'open', 'heading')],
    ['/my-account/lotto-party', 'button', readSeedText('base/pages/my-account-lotto-party', 'start', 'button')],
    ['/golden-bay/results', 'link', 'Play'],
    ['/cart', 'link', readLinkLabel('harbour/pages/cart', 'lotto-tickets')],
    ['/app', 'link', texts.storeButtons.android()],
    ['/no-such-page', 'link', readLinkLabel('harbour/pages/not-found', 'lotto-tickets')],
  ],
  lantern: [
    ['/syndicates', 'heading', readSeedText('lantern/pages/syndicates', 'offers', 'heading')],
    ['/basket', 'link', readSeedText('lantern/pages/cart', 'empty', 'actions/0/label')],
    ['/basket/pay', 'link', readSeedText('base/pages/cart-buy', 'empty', 'actions/0/label')],
    ['/no-such-page', 'link', readLinkLabel('lantern/pages/not-found', 'charity-tickets')],
  ],
  sunnyside: [
    ['/charity-tickets', 'link', readLinkLabel('sunnyside/pages/charity-tickets', 'daily-winners.membership-tiers')],
    ['/club/winners', 'link', readSeedText('sunnyside/pages/daily-winners-winners', 'top', 'actions/0/label')],
    ['/cart', 'link', readLinkLabel('sunnyside/pages/cart', 'daily-winners.membership-tiers')],
    [
      '/my-account/upcoming-tickets',
      'link',
      readLinkLabel('sunnyside/pages/my-account-upcoming-tickets', 'daily-winners.membership-tiers'),
    ],
    ['/no-such-page', 'link', readLinkLabel('sunnyside/pages/not-found', 'daily-winners.membership-tiers')],
  ],
} as const;

for (const brand of BRANDS) {
  journey(
    `${brand} hides offers on results, cart, account and not-found pages from a customer during a break`,
    async ({ visit }) => {
      const { page, open } = await visit(brand, { port: shop.port, expected: /status of 404/ });
      await open('/about');
      await signInThroughApiInBrowser(page, `jo@${brand}.example`);
      const openAndFindOffer = async ([path, role, name]: (typeof OFFERS)[typeof brand][number]) => {
        await open(path);
        return page.getByRole('main').getByRole(role, { name, exact: true, includeHidden: true }).first();
      };
      for (const offer of OFFERS[brand]) await (await openAndFindOffer(offer)).waitFor();
      expect(await callApiFromPage(page, 'break.start', { period: 'week' })).not.toHaveProperty('code');
      for (const offer of OFFERS[brand]) await (await openAndFindOffer(offer)).waitFor({ state: 'hidden' });
    },
  );
}

for (const brand of selectRepresentatives(BRANDS)) {
  journey(`${brand} sends no analytics about a customer during a break`, async ({ visit }) => {
    const { page, context, origin, open } = await visit(brand, { port: shop.port });
    await context.addCookies([{ name: 'consent', value: 'essential,non_essential', url: origin }]);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const readDataLayer = () => page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);
    await open('/about');
    await expect.poll(readDataLayer).toMatchObject([{ event: 'PageView' }]);
    await signInThroughApiInBrowser(page, `hana@${brand}.example`);
    expect(await callApiFromPage(page, 'break.start', { period: 'day' })).not.toHaveProperty('code');
    await page.goto('about:blank');
    requestedPaths.length = 0;
    for (const path of ['/about', '/about/faq']) {
      await open(path);
      await page
        .getByRole('region', { name: readSeedText('base/layouts/default', 'sales-notice', 'reasons/time-out/heading') })
        .waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).first().focus();
      expect(await readDataLayer()).toEqual([]);
    }
    await page.goto('about:blank');
    expect(requestedPaths.filter((path) => path === '/_analytics')).toEqual([]);
  });
}

for (const brand of BRANDS) {
  journey(`${brand} shows no advertising to a customer during a break`, async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port });
    const [path, heading] = ADVERTISING_HEADINGS[brand];
    const advertisingBlocks = page.locator('[data-advertises]');
    const countVisibleBlocks = async () => {
      const blocks = await advertisingBlocks.all();
      return (await Promise.all(blocks.map((block) => block.isVisible()))).filter(Boolean).length;
    };
    await open(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await countVisibleBlocks()).toBeGreaterThan(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await signInThroughApiInBrowser(page, `ivo@${brand}.example`);
    await open(path);
    expect(await countVisibleBlocks()).toBeGreaterThan(1);
    for (const [period, notice] of [
      ['day', readSeedText('base/layouts/default', 'sales-notice', 'reasons/time-out/heading')],
      ['until_i_ask', readSeedText('base/layouts/default', 'sales-notice', 'reasons/self-exclusion/heading')],
    ] as const) {
      expect(await callApiFromPage(page, 'break.start', { period })).not.toHaveProperty('code');
      await open(path);
      await page.getByRole('region', { name: notice }).waitFor();
      expect(await countVisibleBlocks()).toBe(0);
      expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(false);
      await page.getByRole('heading', { level: 1, name: BRAND_NAMES[brand], exact: true }).waitFor();
    }
    if (brand === 'sunnyside') return;
    // Informational content stays readable.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Play responsibly' }).waitFor();
  });
}

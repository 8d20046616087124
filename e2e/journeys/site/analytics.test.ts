import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findChromium } from '../../../scripts/test/find-chromium.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { CHROMIUM_ARGUMENTS } from '../../harness/chromium-arguments.ts';
import { journey } from '../../harness/journey.ts';
import {
  captureConsoleMessageObservation,
  captureCookieObservation,
  captureDataLayerEntryObservation,
} from '../../harness/observe.ts';
import { fetchCustomerDataServiceEvents, getLastCustomerDataServiceEvent } from '../../harness/received-events.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { callApiFromPage } from '../../pages/session.ts';
import { createSignInPageObject, logOutThroughPage } from '../../pages/sign-in-page.ts';

/** Events are sent in batches. */
const POLL_OPTIONS = { timeout: 10_000 };
const DAY = 86_400;

journey(
  'analytics events go to the customer-data service and the data layer once the visitor consents',
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('harbour', { expected: /analytics knows no event/ });
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const readDataLayer = () => page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? null);
    const findCookie = async (name: string) => (await context.cookies(origin)).find((cookie) => cookie.name === name);

    await open('/first-light?utm_source=mail&sv=vic');
    const play = createPlayPageObject(page);
    await play.luckyDipAll.click();
    expect([await readDataLayer(), await findCookie('utm'), await findCookie('anonymous-id')]).toEqual([
      null,
      undefined,
      undefined,
    ]);
    const variantCookie = await findCookie('sub-variant');
    expect([variantCookie?.value, ((variantCookie?.expires ?? 0) - Date.now() / 1000) / DAY]).toEqual([
      'VIC',
      expect.closeTo(365, 1),
    ]);
    coversSpec('constants', 'cookie.sub-variant.expiry', await captureCookieObservation(context, 'sub-variant'));
    coversSpec('cookies-storage', 'sub-variant', await captureCookieObservation(context, 'sub-variant'));

    await context.addCookies([{ name: 'consent', value: 'essential,non_essential', url: origin }]);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:consent')));
    await expect.poll(async () => (await readDataLayer())?.map(({ event }) => event)).toEqual(['PageView']);
    const warningEvent = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('vitrine:track', { detail: { name: 'Nothing', fields: {} } })),
    );
    expect((await readDataLayer())?.length).toBe(1);
    expect(warnings).toEqual(['analytics knows no event "Nothing"; it was not sent']);
    coversSpec(
      'analytics',
      ['rule.consent', 'event.page-view-partner'],
      await captureDataLayerEntryObservation(page, 'PageView'),
    );
    coversSpec('analytics', 'rule.unknown-warn', captureConsoleMessageObservation(await warningEvent));
    coversSpec('rules', 'analytics.unknown-warn', captureConsoleMessageObservation(await warningEvent));

    const itemResponse = page.waitForResponse((response) => response.url() === `${origin}/_api/anon-cart.items.add`);
    await play.addButton.click();
    const { result: filledCart } = await (await itemResponse).json();
    await page.waitForURL(`${origin}/cart?utm_source=mail`);
    const cart = createCartPageObject(page);
    await cart.item('First Light').waitFor();
    await expect.poll(async () => (await findCookie('anonymous-id'))?.httpOnly, POLL_OPTIONS).toBe(true);
    const fetchEvents = () => fetchCustomerDataServiceEvents(context, inject('shop').apiUrl, origin);
    const { expires = 0 } = (await findCookie('anonymous-id')) ?? {};
    expect((expires - Date.now() / 1000) / DAY).toBeCloseTo(365, 1);
    coversSpec('constants', 'cookie.anonymous-id.expiry', await captureCookieObservation(context, 'anonymous-id'));
    const fetchEventNames = async () => (await fetchEvents()).map(({ event }) => event);
    await expect.poll(fetchEventNames, POLL_OPTIONS).toEqual(expect.arrayContaining(['product added', 'cart viewed']));
    const productAdded = (await fetchEvents()).find(({ event }) => event === 'product added');
    const [ticket] = filledCart.cartItems;
    const product = {
      brand: 'harbour',
      category: 'lottery',
      cause: null,
      source: 'lottery-number-picker',
      cart_id: filledCart.cartReference,
      product_id: 'first-light',
      num_draws: 1,
      num_games: 18,
      price: Number(ticket.total.amount),
      name: 'First Light',
      variant: 'standard/standard',
      draw_date: ticket.drawDate,
      draw_no: ticket.drawNo,
      prize_pool: Number(ticket.prizePool.amount),
      days_of_week: [],
      purchase_status: null,
    };
    expect(productAdded?.properties).toEqual(product);
    const [cartViewed] = (await fetchEvents()).filter(({ event }) => event === 'cart viewed');
    expect(cartViewed?.properties).toEqual({
      cart_id: filledCart.cartReference,
      total: Number(ticket.total.amount),
      products: [{ ...product, source: 'cart' }],
    });
    coversSpec(
      'analytics',
      ['event.product-added', 'tracking.product-added'],
      getLastCustomerDataServiceEvent(await fetchEvents(), 'product added'),
    );
    coversSpec('analytics', 'event.cart-viewed', getLastCustomerDataServiceEvent(await fetchEvents(), 'cart viewed'));
    coversSpec('cookies-storage', 'anonymous-id', await captureCookieObservation(context, 'anonymous-id'));
    coversSpec('calls', 'customer-data.track', getLastCustomerDataServiceEvent(await fetchEvents(), 'cart viewed'));

    await cart.remove('First Light').click();
    await expect.poll(fetchEventNames, POLL_OPTIONS).toContain('product removed');
    const productRemoved = (await fetchEvents()).find(({ event }) => event === 'product removed');
    expect(productRemoved?.properties).toEqual({ ...product, source: 'cart' });
    coversSpec(
      'analytics',
      ['event.product-removed', 'tracking.product-removed'],
      getLastCustomerDataServiceEvent(await fetchEvents(), 'product removed'),
    );

    const ticketItem = { productType: 'lottery_ticket', numGames: 4, quickpick: true } as const;
    await callApiFromPage(page, 'anon-cart.items.add', {
      ...ticketItem,
      lotteryKey: 'reef-lotto',
      causeKey: 'surf-cadets',
    });
    await callApiFromPage(page, 'anon-cart.items.add', {
      ...ticketItem,
      lotteryKey: 'jetty-six',
      day: 'mon',
      numWeeks: 4,
    });
    const fetchViewedProducts = async () =>
      (await fetchEvents()).findLast(({ event }) => event === 'cart viewed')?.properties['products'];
    await open('/cart');
    await expect.poll(fetchViewedProducts, POLL_OPTIONS).toMatchObject([
      { product_id: 'reef-lotto', cause: 'surf-cadets', num_draws: 1, num_games: 4, days_of_week: [] },
      { product_id: 'jetty-six', cause: null, num_draws: 4, num_games: 4, days_of_week: ['mon'] },
    ]);
    const fields = PRODUCT_FIELDS.map((field) => `product-field.${field.replaceAll('_', '-')}`);
    coversSpec('analytics', fields, getLastCustomerDataServiceEvent(await fetchEvents(), 'cart viewed'));

    // The cart would go over to the customer, and other journeys begin with Ada's empty cart.
    for (const name of ['Reef Lotto', 'Jetty Six']) {
      await cart.remove(name).click();
      await cart.item(name).waitFor({ state: 'detached' });
    }
    await open('/login');
    await createSignInPageObject(page).logIn('ada@harbour.example');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page
      .getByRole('button', { name: /Account/ })
      .first()
      .waitFor();
    await expect
      .poll(async () => (await context.cookies(origin)).map(({ name }) => name), POLL_OPTIONS)
      .toEqual(expect.arrayContaining(['average-commercial']));
    coversSpec(
      'cookies-storage',
      'average-transaction-value.commercial',
      await captureCookieObservation(context, 'average-commercial'),
    );
    expect(JSON.stringify(await fetchEvents())).not.toMatch(/ada@|Correct-Horse/);
  },
);

journey('analytics record clicks, and which products were clicked', async ({ visit }) => {
  const visitor = await visit('harbour');
  const { page, open, origin } = visitor;
  const analytics = await consentAndRecordAnalyticsEvents(visitor);
  await open('/');
  const link = page.locator('.offer-grid__offer a').first();
  const [text, target] = [await link.innerText(), await link.getAttribute('href')];
  const [, minPrice] = /\bfrom\s+\$([\d.]+)/i.exec(await page.locator('.offer-grid__offer').first().innerText()) ?? [];
  await link.click();
  await page.waitForURL(`${origin}${target}`);
  expect(analytics.layerOf('Click')).toEqual([{ text, target }]);
  await expect
    .poll(() => analytics.serviceOf('product clicked'))
    .toMatchObject([{ brand: 'harbour', product_id: target?.slice(1), source: 'offer-grid', cart_id: null }]);
  const [clickedProduct = {}] = await analytics.serviceOf('product clicked');
  expect(clickedProduct).toMatchObject({
    price: Number(minPrice),
    prize_pool: expect.any(Number),
    draw_no: expect.any(Number),
  });
  expect(Object.keys(clickedProduct).toSorted()).toEqual(PRODUCT_FIELDS.toSorted());
  coversSpec('analytics', 'event.click-partner', analytics.seenInLayer('Click'));
  coversSpec('analytics', 'event.product-clicked', await analytics.seenEvent('product clicked'));
});

journey(
  'a log-out is recorded even where its page is left before the code of analytics has loaded',
  async ({ visit }) => {
    const visitor = await visit('harbour');
    const { page, context, open, origin } = visitor;
    const analytics = await consentAndRecordAnalyticsEvents(visitor);
    await open('/login');
    await createSignInPageObject(page).logIn('ada@harbour.example');
    await page.waitForURL(`${origin}/my-account`);
    await expect.poll(() => analytics.layerOf('Login')).toEqual([{}]);
    // The address changes before the page is shown.
    await expect.poll(() => analytics.layerOf('PageView').map(({ path }) => path)).toEqual(['/login', '/my-account']);
    let unansweredRequests = 0;
    await context.route('**/_assets/analytics-*.js', async (route) => {
      if (new URL(page.url()).pathname !== '/logout') return route.fallback();
      unansweredRequests += 1;
    });
    await logOutThroughPage(page, origin);
    expect(unansweredRequests).toBe(1);
    await expect.poll(() => analytics.layerOf('Logout')).toEqual([{}]);
    expect(analytics.layerOf('PageView').map(({ path }) => path)).toEqual([
      '/login',
      '/my-account',
      '/logout',
      '/login',
    ]);
  },
);

test('a page restored from the back/forward cache sends a PageView', async () => {
  // Other journeys run without this cache.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext();
  const origin = `http://harbour.localhost:${inject('shop').port}`;
  const page = await context.newPage();
  const analytics = await consentAndRecordAnalyticsEvents({ context, origin });
  await page.goto(`${origin}/about/privacy`);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(document.documentElement.dataset, { persisted })),
  );
  const listViewedPaths = () => analytics.layerOf('PageView').map(({ path }) => path);
  await page.goto(`${origin}/about`);
  await expect.poll(listViewedPaths).toEqual(['/about/privacy', '/about']);
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('[data-persisted=true]').waitFor();
  await expect.poll(listViewedPaths).toEqual(['/about/privacy', '/about', '/about/privacy']);
  await browser.close();
});

test('the placement parameter is passed on in URLs, and stored nowhere', async () => {
  const { port } = inject('shop');
  const requestPage = async (path: string) => get(port, path, { host: `harbour.localhost:${port}` });
  const { status, headers } = await requestPage('/golden-bay/standard?p=pier-7&other=1');
  expect([status, headers.location]).toEqual([308, '/golden-bay?p=pier-7']);
  const [plainPage, pageWithPlacement] = [await requestPage('/golden-bay'), await requestPage('/golden-bay?p=pier-7')];
  expect([pageWithPlacement.status, pageWithPlacement.headers['set-cookie']]).toEqual([200, undefined]);
  expect(pageWithPlacement.body.replaceAll('?p=pier-7', '')).toBe(plainPage.body);
  coversSpec('query-params', 'p', pageWithPlacement);
});

const PRODUCT_FIELDS = [
  'brand',
  'category',
  'cause',
  'source',
  'cart_id',
  'product_id',
  'num_draws',
  'num_games',
  'price',
  'name',
  'variant',
  'draw_date',
  'draw_no',
  'prize_pool',
  'days_of_week',
  'purchase_status',
];

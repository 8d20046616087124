import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { BRANDS, type Brand } from '../../harness/brands.ts';
import { editDocumentsInShopCopy, type ParsedJsonDocument } from '../../harness/edit-documents.ts';
import { sendGetRequestToLocalPort } from '../../harness/request.ts';
import { readLinkLabel } from '../../harness/seed-texts.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

const POLL_OPTIONS = { timeout: 15_000, interval: 50 };

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const get = (brand: Brand, path: string) =>
  sendGetRequestToLocalPort(shop.port, path, { host: `${brand}.localhost:${shop.port}` });
const getHtml = async (brand: Brand, path: string) => (await get(brand, path)).body;
const getStatus = async (brand: Brand, path: string) => (await get(brand, path)).status;
const getStatuses = (paths: readonly (readonly [Brand, string])[]) =>
  Promise.all(paths.map(async ([brand, path]) => [brand, path, await getStatus(brand, path)]));
const editDocuments = (changes: Parameters<typeof editDocumentsInShopCopy>[1]) =>
  editDocumentsInShopCopy(shop.project, changes);

/** The capability of each area of the specification, and one of its pages. */
const AREAS: readonly (readonly [capability: string, brand: Brand, path: string])[] = [
  ['wallet_deposit', 'harbour', '/my-account/deposit'],
  ['wallet_withdrawal', 'harbour', '/my-account/withdraw'],
  ['wallet_manage', 'harbour', '/my-account/cards-and-accounts'],
  ['spend_limits', 'harbour', '/my-account/spend-limits'],
  ['autoplay_manage', 'harbour', '/my-account/autoplay'],
  ['subscription_manage', 'harbour', '/my-account/subscriptions'],
  ['combined_recurring_purchases', 'harbour', '/my-account/recurring-purchases'],
  ['favourite-numbers', 'harbour', '/my-account/favourite-numbers'],
  ['viewing_orders', 'harbour', '/my-account/upcoming-tickets'],
  ['multi_offer_site', 'harbour', '/lotto-results'],
  ['multi_offer_site', 'harbour', '/lotto-results/raffles'],
  ['multi_offer_site', 'harbour', '/lotto-results/lotteries'],
  ['multi_offer_site', 'harbour', '/lotto-tickets'],
  ['multi_offer_site', 'harbour', '/social-play'],
  ['membership_program', 'sunnyside', '/club'],
  ['membership_purchase', 'sunnyside', '/club/membership'],
  ['giveaway_entries', 'sunnyside', '/my-account/current-giveaways'],
  ['social-syndicates', 'harbour', '/lotto-party'],
  ['syndicates', 'harbour', '/syndicates'],
  ['blog', 'harbour', '/blog'],
  ['causes_directory', 'harbour', '/causes/reef-keepers'],
  ['native-app', 'harbour', '/app'],
  ['partner_purchase', 'harbour', '/purchase/ferry-radio'],
  ['verification', 'harbour', '/my-account/verify-account'],
  ['manage_notification_settings', 'harbour', '/communication-preferences'],
  ['customer-deactivate', 'harbour', '/close-my-account'],
  ['responsible_gambling', 'harbour', '/about/responsible-gaming'],
  ['cookie_consent', 'harbour', '/about/cookie-policy'],
  ['terms_of_use', 'harbour', '/about/terms-of-use'],
];

/** The parts of a page and its layout that depend on capabilities. */
const CONTACT_PAGE = 'base/pages/about-contact-us';
const APP_LINK_LABELS = [readLinkLabel(CONTACT_PAGE, 'app'), readLinkLabel(CONTACT_PAGE, 'app.android')];

async function detectPageParts(path: string) {
  const body = await getHtml('harbour', path);
  const supportWidget = /<section class="support-widget".*?<footer/s.exec(body)?.[0] ?? '';
  return {
    feedback: body.includes('data-flow="feedback"'),
    consent: body.includes('class="consent-banner'),
    support: supportWidget !== '',
    apps: APP_LINK_LABELS.every((label) => supportWidget.includes(`>${label}<`)),
    rebrand: body.includes('We have a new name and a new look.'),
  };
}

const listSitemapPaths = async (brand: Brand) =>
  [...(await getHtml(brand, '/sitemap.xml')).matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);

test('each area of the shop exists on a site only with its capability', async () => {
  const customers = new Map(BRANDS.map((brand) => [brand, new BrowserlessVisitor(shop.port, { brand })]));
  for (const [brand, customer] of customers) await customer.signIn(`ada@${brand}.example`);
  // One after the other: a page that waits too long for the API of a busy machine answers 500.
  const openPages = async (paths: readonly (readonly [Brand, string])[]) => {
    const opened: (readonly [Brand, string, number | undefined])[] = [];
    for (const [brand, path] of paths) opened.push([brand, path, (await customers.get(brand)?.open(path))?.status]);
    return opened;
  };
  const pages = AREAS.map(([, brand, path]) => [brand, path] as const);
  expect((await openPages(pages)).filter(([, , code]) => code !== 200)).toEqual([]);
  const alwaysAvailablePages = [
    ['harbour', '/cart'],
    ['harbour', '/about/faq'],
    ['harbour', '/about/contact-us'],
    ['sunnyside', '/'],
  ] as const;
  const partsBefore = await detectPageParts('/about/contact-us');
  expect(partsBefore).toEqual({ feedback: true, consent: true, support: true, apps: true, rebrand: false });
  expect((await detectPageParts('/about')).rebrand).toBe(false);
  expect(await listSitemapPaths('harbour')).toEqual(expect.arrayContaining(['/about/faq', '/lotto-results', '/blog']));

  const capabilityNames = new Set(AREAS.map(([capability]) => capability));
  const disabledCapabilities = Object.fromEntries([...capabilityNames, 'feedback'].map((name) => [name, false]));
  const changeCapabilities = (document: ParsedJsonDocument) => {
    document.capabilities = { ...document.capabilities, ...disabledCapabilities, support_faq: true, rebrand: true };
  };
  // Every link needs a target that exists in at least one segment, so the members keep all capabilities.
  const defaults = JSON.parse(readFileSync(join(shop.project, 'site-configs/base/capabilities/default.json'), 'utf8'));
  const enabledCapabilities = Object.fromEntries(Object.keys(defaults.capabilities).map((name) => [name, true]));
  const membersDocument = JSON.stringify({ version: 1, capabilities: enabledCapabilities });
  for (const brand of ['harbour', 'sunnyside'])
    writeFileSync(join(shop.project, `site-configs/${brand}/capabilities/members.json`), membersDocument);
  const restoreDocuments = editDocuments({
    'site-configs/harbour/capabilities/default.json': changeCapabilities,
    'site-configs/sunnyside/capabilities/default.json': changeCapabilities,
  });
  await expect
    .poll(() => openPages([...pages.slice(0, 1), ['sunnyside', '/club']]), POLL_OPTIONS)
    .toEqual([
      ['harbour', '/my-account/deposit', 404],
      ['sunnyside', '/club', 404],
    ]);
  expect((await openPages(pages)).filter(([, , code]) => code !== 404)).toEqual([]);
  expect((await getStatuses(alwaysAvailablePages)).map(([, , code]) => code)).toEqual([200, 200, 200, 200]);
  const partsAfter = await detectPageParts('/about/contact-us');
  expect(partsAfter).toEqual({ feedback: false, consent: false, support: true, apps: false, rebrand: false });
  expect((await detectPageParts('/about')).rebrand).toBe(true);
  const sitemapPaths = await listSitemapPaths('harbour');
  expect(
    sitemapPaths.filter((path) => /^\/(?:about\/(?:faq|cookie|resp|terms-of)|lotto|blog|app|syndicates)/.test(path)),
  ).toEqual([]);
  expect(sitemapPaths).toEqual(expect.arrayContaining(['/about', '/about/privacy', '/about/terms-and-conditions']));
  for (const customer of customers.values()) customer.close();
  restoreDocuments();
  await expect.poll(() => getStatus('sunnyside', '/club'), POLL_OPTIONS).toBe(200);
  const [aboutResponse, sitemapResponse] = [await get('harbour', '/about'), await get('harbour', '/sitemap.xml')];
  coversSpec('rules', ['feature.switching', 'feature.areas'], sitemapResponse);
  coversSpec('capabilities', ['support_faq', 'cookie_consent', 'multi_offer_site'], sitemapResponse);
  coversSpec('capabilities', ['favourite-numbers', 'syndicates', 'social-syndicates'], sitemapResponse);
  coversSpec('capabilities', 'rebrand', aboutResponse);
  for (const page of ['responsible-gaming', 'cookie-policy', 'faq', 'terms-of-use']) {
    coversSpec('routes', `about.${page}`, await get('harbour', `/about/${page}`));
  }
});

test('anonymous visitors reach cart and checkout, and other private pages need a log-in', async () => {
  const guest = new BrowserlessVisitor(shop.port);
  const ada = new BrowserlessVisitor(shop.port);
  await ada.signIn('ada@harbour.example');
  const ticket = { productType: 'raffle_ticket', lotteryKey: 'headland-house', quantity: 1 };
  await guest.call('anon-cart.create', { body: {} });
  expect((await guest.call('anon-cart.items.add', { body: ticket })).status).toBe(200);
  const cart = await guest.open('/cart');
  expect([cart.status, cart.text.includes('Headland House')]).toEqual([200, true]);
  expect((await guest.open('/cart/buy')).status).toBe(200);
  expect((await guest.open('/checkout/login')).status).toBe(200);

  const accountPaths = [
    'deposit',
    'withdraw',
    'spend-limits',
    'precommitment-limit',
    'autoplay',
    'subscriptions',
    'recurring-purchases',
    'verify-account',
    'lotto-party',
  ].map((name) => `/my-account/${name}`);
  const openAccountPages = async (caller: BrowserlessVisitor) => {
    const opened: (readonly [string, number])[] = [];
    for (const path of accountPaths) opened.push([path, (await caller.open(path)).status]);
    return opened;
  };
  expect(await openAccountPages(guest)).toEqual(accountPaths.map((path) => [path, 302]));
  expect(await openAccountPages(ada)).toEqual(accountPaths.map((path) => [path, 200]));
  const callIds = ['transactions.list', 'spend-limits.list', 'autoplay.list', 'membership.customer'];
  const fetchCallStatuses = async (caller: BrowserlessVisitor) =>
    Promise.all(callIds.map(async (id) => (await caller.call(id)).status));
  expect(await fetchCallStatuses(guest)).toEqual(callIds.map(() => 401));
  coversSpec('rules', 'feature.guests-and-customers', await ada.open('/_visitor'));
  for (const caller of [guest, ada]) caller.close();
});

test('a site can override route paths, and inherits the others', async () => {
  expect(
    await getStatuses([
      ['harbour', '/charity-tickets'],
      ['harbour', '/cart'],
      ['lantern', '/raffles'],
      ['lantern', '/basket'],
    ]),
  ).toEqual([
    ['harbour', '/charity-tickets', 200],
    ['harbour', '/cart', 200],
    ['lantern', '/raffles', 200],
    ['lantern', '/basket', 200],
  ]);
  const homeHtml = await getHtml('lantern', '/');
  expect([homeHtml.includes('href="/raffles"'), homeHtml.includes('href="/charity-tickets"')]).toEqual([true, false]);
  expect((await get('lantern', '/charity-tickets')).headers['location']).toBe('/raffles');

  const restoreDocuments = editDocuments({
    'site-configs/lantern/routes.json': ({ routes }) => {
      routes['charity-tickets'].path = '/all-draws';
      routes['about.privacy'] = { path: '/about/your-data' };
    },
  });
  await expect.poll(() => getStatus('lantern', '/all-draws'), POLL_OPTIONS).toBe(200);
  const newHomeResponse = await get('lantern', '/');
  const newHtml = newHomeResponse.body;
  expect([newHtml.includes('href="/all-draws"'), newHtml.includes('href="/about/your-data"')]).toEqual([true, true]);
  expect(await getStatus('lantern', '/about/your-data')).toBe(200);
  expect(await getStatus('harbour', '/about/privacy')).toBe(200);
  restoreDocuments();
  await expect.poll(() => getStatus('lantern', '/raffles'), POLL_OPTIONS).toBe(200);
  expect(await getStatus('lantern', '/about/privacy')).toBe(200);
  coversSpec('content-areas', 'rule.route-override', newHomeResponse);
  coversSpec('rules', ['content.route-override', 'content.site-route-override'], newHomeResponse);
});

test('the footer links to every social network of the specification, each with its own icon', async () => {
  const networks = ['facebook', 'instagram', 'linkedin', 'pinterest', 'tiktok', 'x', 'youtube'];
  const items = networks.map((id) => ({
    ...{ id, label: `Us on ${id}`, routeType: 'external' },
    link: { href: `https://${id}.example/harbour` },
  }));
  const restoreDocuments = editDocuments({
    'site-configs/harbour/navigation/social.json': (document) => Object.assign(document, { items }),
  });
  await expect.poll(() => getHtml('harbour', '/about'), POLL_OPTIONS).toContain('Us on tiktok');
  const response = await get('harbour', '/about');
  const links = [
    ...response.body.matchAll(
      /<a [^>]*href="https:\/\/(\w+)\.example\/harbour"[^>]*>(<svg.*?<\/svg>)<span>Us on (\w+)</g,
    ),
  ];
  expect(links.map(([, host, , name]) => [host, name])).toEqual(networks.map((id) => [id, id]));
  expect(new Set(links.map(([, , icon]) => icon)).size).toBe(networks.length);
  coversSpec('constants', 'social.networks', response);
  restoreDocuments();
  await expect.poll(() => getHtml('harbour', '/about'), POLL_OPTIONS).not.toContain('Us on tiktok');
});

const REGIONS = ['ACT', 'GB', 'LW', 'NSW', 'NSWL', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OTHER'];
const ROUTE_TYPES = ['external', 'internal', 'internal_dynamic', 'none'];
const CHILDREN_TYPES = ['lotto', 'raffle', 'social_play', 'results', 'subvariant'];

test('the navigation bar shows items of every kind, and any region of the specification can be chosen', async () => {
  const createItem = (id: string, label: string) => ({ id, label, routeType: 'internal', link: { route: 'about' } });
  const items = [
    { id: 'external', label: 'To external', routeType: 'external', link: { href: 'https://example.org/' } },
    { id: 'internal', label: 'To internal', routeType: 'internal', link: { route: 'about.faq' } },
    {
      ...{ id: 'internal_dynamic', label: 'To internal_dynamic', routeType: 'internal_dynamic' },
      link: { route: 'offer.play', params: { productOfferKey: 'golden-bay' } },
    },
    { id: 'none', label: 'To none', routeType: 'none' },
    ...CHILDREN_TYPES.map((type) => ({
      ...{ id: `drawer-${type}`, label: `Open ${type}`, type },
      children:
        type === 'subvariant'
          ? REGIONS.map((region) => ({ id: region.toLowerCase(), label: `Region ${region}`, routeType: 'none' }))
          : [createItem(`in-${type}`, `In ${type}`)],
    })),
  ];
  const restoreDocuments = editDocuments({
    'site-configs/harbour/navigation/primary.json': (document) => Object.assign(document, { inherit: false, items }),
    'site-configs/harbour/site.json': (document) => {
      document.subVariants = Object.fromEntries(
        REGIONS.map((region) => [region, { name: `Region ${region}`, pricingId: 'harbour-aud' }]),
      );
    },
  });
  await expect.poll(() => getHtml('harbour', '/about'), POLL_OPTIONS).toContain('Open raffle');
  const response = await get('harbour', '/about');
  const pageHtml = response.body;
  const findLinkAttributes = (label: string) => new RegExp(`<a ([^>]*)>${label}<`).exec(pageHtml)?.[1] ?? null;
  expect(ROUTE_TYPES.map((type) => findLinkAttributes(`To ${type}`))).toEqual([
    expect.stringMatching(/href="https:\/\/example\.org\/".*rel="[^"]*external/),
    'href="/about/faq"',
    'href="/golden-bay"',
    null,
  ]);
  expect(pageHtml).toContain('To none');
  for (const type of CHILDREN_TYPES) {
    const drawer = new RegExp(`<dialog id="([^"]+-drawer-${type}-drawer)".*?</dialog>`, 's').exec(pageHtml);
    expect([type, pageHtml.includes(`command="show-modal" commandfor="${drawer?.[1]}"`)]).toEqual([type, true]);
    expect(drawer?.[0]).toContain(type === 'subvariant' ? 'Region NSWL' : `In ${type}`);
  }
  coversSpec('entities', 'navigation-item', response);

  const regionDrawer = /<dialog id="[^"]+-drawer-subvariant-drawer".*?<\/dialog>/s.exec(pageHtml)?.[0] ?? '';
  const offeredRegions = [...regionDrawer.matchAll(/<button type="submit" value="(\w+)" name="sv">/g)].map(
    ([, value]) => value,
  );
  expect(offeredRegions).toEqual(REGIONS);
  const chooseRegion = async (region: string) =>
    /sub-variant=(\w+)/.exec(String((await get('harbour', `/about?sv=${region}`)).headers['set-cookie']))?.[1] ?? null;
  expect(await Promise.all([...REGIONS, 'ZZ'].map(chooseRegion))).toEqual([...REGIONS, null]);
  restoreDocuments();
  await expect.poll(() => getHtml('harbour', '/about'), POLL_OPTIONS).not.toContain('Open raffle');
  coversSpec('constants', 'regions.all', response);
});

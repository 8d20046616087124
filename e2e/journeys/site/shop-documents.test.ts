import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { BRANDS, type Brand } from '../../harness/brands.ts';
import { editDocumentsInShopCopy, type ParsedJsonDocument } from '../../harness/edit-documents.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { readLinkLabel } from '../../harness/seed-texts.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

const PATIENCE = { timeout: 15_000, interval: 50 };

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const ask = (brand: Brand, path: string) => get(shop.port, path, { host: `${brand}.localhost:${shop.port}` });
const html = async (brand: Brand, path: string) => (await ask(brand, path)).body;
const status = async (brand: Brand, path: string) => (await ask(brand, path)).status;
const statuses = (asked: readonly (readonly [Brand, string])[]) =>
  Promise.all(asked.map(async ([brand, path]) => [brand, path, await status(brand, path)]));
const edit = (changes: Parameters<typeof editDocumentsInShopCopy>[1]) => editDocumentsInShopCopy(shop.project, changes);

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
const CONTACT = 'base/pages/about-contact-us';
const APPS = [readLinkLabel(CONTACT, 'app'), readLinkLabel(CONTACT, 'app.android')];

async function partsOf(path: string) {
  const body = await html('harbour', path);
  const support = /<section class="support-widget".*?<footer/s.exec(body)?.[0] ?? '';
  return {
    feedback: body.includes('data-flow="feedback"'),
    consent: body.includes('class="consent-banner'),
    support: support !== '',
    apps: APPS.every((label) => support.includes(`>${label}<`)),
    rebrand: body.includes('We have a new name and a new look.'),
  };
}

const listed = async (brand: Brand) =>
  [...(await html(brand, '/sitemap.xml')).matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);

test('each area of the shop exists on a site only with its capability', async () => {
  const customers = new Map(BRANDS.map((brand) => [brand, new BrowserlessVisitor(shop.port, { brand })]));
  for (const [brand, customer] of customers) await customer.signIn(`ada@${brand}.example`);
  const opened = (asked: readonly (readonly [Brand, string])[]) =>
    Promise.all(asked.map(async ([brand, path]) => [brand, path, (await customers.get(brand)?.open(path))?.status]));
  const pages = AREAS.map(([, brand, path]) => [brand, path] as const);
  expect((await opened(pages)).filter(([, , code]) => code !== 200)).toEqual([]);
  const always = [
    ['harbour', '/cart'],
    ['harbour', '/about/faq'],
    ['harbour', '/about/contact-us'],
    ['sunnyside', '/'],
  ] as const;
  const here = await partsOf('/about/contact-us');
  expect(here).toEqual({ feedback: true, consent: true, support: true, apps: true, rebrand: false });
  expect((await partsOf('/about')).rebrand).toBe(false);
  expect(await listed('harbour')).toEqual(expect.arrayContaining(['/about/faq', '/lotto-results', '/blog']));

  const named = new Set(AREAS.map(([capability]) => capability));
  const off = Object.fromEntries([...named, 'feedback'].map((name) => [name, false]));
  const switched = (document: ParsedJsonDocument) => {
    document.capabilities = { ...document.capabilities, ...off, support_faq: true, rebrand: true };
  };
  // A link must lead somewhere for someone, so one segment keeps all capabilities.
  const known = JSON.parse(readFileSync(join(shop.project, 'site-configs/base/capabilities/default.json'), 'utf8'));
  const all = Object.fromEntries(Object.keys(known.capabilities).map((name) => [name, true]));
  const members = JSON.stringify({ version: 1, capabilities: all });
  for (const brand of ['harbour', 'sunnyside'])
    writeFileSync(join(shop.project, `site-configs/${brand}/capabilities/members.json`), members);
  const putBack = edit({
    'site-configs/harbour/capabilities/default.json': switched,
    'site-configs/sunnyside/capabilities/default.json': switched,
  });
  await expect
    .poll(() => opened([...pages.slice(0, 1), ['sunnyside', '/club']]), PATIENCE)
    .toEqual([
      ['harbour', '/my-account/deposit', 404],
      ['sunnyside', '/club', 404],
    ]);
  expect((await opened(pages)).filter(([, , code]) => code !== 404)).toEqual([]);
  expect((await statuses(always)).map(([, , code]) => code)).toEqual([200, 200, 200, 200]);
  const there = await partsOf('/about/contact-us');
  expect(there).toEqual({ feedback: false, consent: false, support: true, apps: false, rebrand: false });
  expect((await partsOf('/about')).rebrand).toBe(true);
  const left = await listed('harbour');
  expect(
    left.filter((path) => /^\/(?:about\/(?:faq|cookie|resp|terms-of)|lotto|blog|app|syndicates)/.test(path)),
  ).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(['/about', '/about/privacy', '/about/terms-and-conditions']));
  for (const customer of customers.values()) customer.close();
  putBack();
  await expect.poll(() => status('sunnyside', '/club'), PATIENCE).toBe(200);
  const [about, map] = [await ask('harbour', '/about'), await ask('harbour', '/sitemap.xml')];
  coversSpec('rules', ['feature.switching', 'feature.areas'], map);
  coversSpec('capabilities', ['support_faq', 'cookie_consent', 'multi_offer_site'], map);
  coversSpec('capabilities', ['favourite-numbers', 'syndicates', 'social-syndicates'], map);
  coversSpec('capabilities', 'rebrand', about);
  for (const page of ['responsible-gaming', 'cookie-policy', 'faq', 'terms-of-use']) {
    coversSpec('routes', `about.${page}`, await ask('harbour', `/about/${page}`));
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

  const own = [
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
  const opened = async (caller: BrowserlessVisitor) =>
    Promise.all(own.map(async (path) => [path, (await caller.open(path)).status]));
  expect(await opened(guest)).toEqual(own.map((path) => [path, 302]));
  expect(await opened(ada)).toEqual(own.map((path) => [path, 200]));
  const calls = ['transactions.list', 'spend-limits.list', 'autoplay.list', 'membership.customer'];
  const told = async (caller: BrowserlessVisitor) =>
    Promise.all(calls.map(async (id) => (await caller.call(id)).status));
  expect(await told(guest)).toEqual(calls.map(() => 401));
  coversSpec('rules', 'feature.guests-and-customers', await ada.open('/_visitor'));
  for (const caller of [guest, ada]) caller.close();
});

test('a site can override route paths, and inherits the others', async () => {
  expect(
    await statuses([
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
  const home = await html('lantern', '/');
  expect([home.includes('href="/raffles"'), home.includes('href="/charity-tickets"')]).toEqual([true, false]);
  expect((await ask('lantern', '/charity-tickets')).headers['location']).toBe('/raffles');

  const putBack = edit({
    'site-configs/lantern/routes.json': ({ routes }) => {
      routes['charity-tickets'].path = '/all-draws';
      routes['about.privacy'] = { path: '/about/your-data' };
    },
  });
  await expect.poll(() => status('lantern', '/all-draws'), PATIENCE).toBe(200);
  const renamed = await ask('lantern', '/');
  const changed = renamed.body;
  expect([changed.includes('href="/all-draws"'), changed.includes('href="/about/your-data"')]).toEqual([true, true]);
  expect(await status('lantern', '/about/your-data')).toBe(200);
  expect(await status('harbour', '/about/privacy')).toBe(200);
  putBack();
  await expect.poll(() => status('lantern', '/raffles'), PATIENCE).toBe(200);
  expect(await status('lantern', '/about/privacy')).toBe(200);
  coversSpec('content-areas', 'rule.route-override', renamed);
  coversSpec('rules', ['content.route-override', 'content.site-route-override'], renamed);
});

test('the footer links to every social network of the specification, each with its own icon', async () => {
  const networks = ['facebook', 'instagram', 'linkedin', 'pinterest', 'tiktok', 'x', 'youtube'];
  const items = networks.map((id) => ({
    ...{ id, label: `Us on ${id}`, routeType: 'external' },
    link: { href: `https://${id}.example/harbour` },
  }));
  const putBack = edit({
    'site-configs/harbour/navigation/social.json': (document) => Object.assign(document, { items }),
  });
  await expect.poll(() => html('harbour', '/about'), PATIENCE).toContain('Us on tiktok');
  const shown = await ask('harbour', '/about');
  const links = [
    ...shown.body.matchAll(/<a [^>]*href="https:\/\/(\w+)\.example\/harbour"[^>]*>(<svg.*?<\/svg>)<span>Us on (\w+)</g),
  ];
  expect(links.map(([, host, , name]) => [host, name])).toEqual(networks.map((id) => [id, id]));
  expect(new Set(links.map(([, , drawing]) => drawing)).size).toBe(networks.length);
  coversSpec('constants', 'social.networks', shown);
  putBack();
  await expect.poll(() => html('harbour', '/about'), PATIENCE).not.toContain('Us on tiktok');
});

const REGIONS = ['ACT', 'GB', 'LW', 'NSW', 'NSWL', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OTHER'];
const ROUTE_TYPES = ['external', 'internal', 'internal_dynamic', 'none'];
const CHILDREN_TYPES = ['lotto', 'raffle', 'social_play', 'results', 'subvariant'];

test('the navigation bar shows items of every kind, and any region of the specification can be chosen', async () => {
  const leaf = (id: string, label: string) => ({ id, label, routeType: 'internal', link: { route: 'about' } });
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
          : [leaf(`in-${type}`, `In ${type}`)],
    })),
  ];
  const putBack = edit({
    'site-configs/harbour/navigation/primary.json': (document) => Object.assign(document, { inherit: false, items }),
    'site-configs/harbour/site.json': (document) => {
      document.subVariants = Object.fromEntries(
        REGIONS.map((region) => [region, { name: `Region ${region}`, pricingId: 'harbour-aud' }]),
      );
    },
  });
  await expect.poll(() => html('harbour', '/about'), PATIENCE).toContain('Open raffle');
  const shown = await ask('harbour', '/about');
  const page = shown.body;
  const linkOf = (label: string) => new RegExp(`<a ([^>]*)>${label}<`).exec(page)?.[1] ?? null;
  expect(ROUTE_TYPES.map((type) => linkOf(`To ${type}`))).toEqual([
    expect.stringMatching(/href="https:\/\/example\.org\/".*rel="[^"]*external/),
    'href="/about/faq"',
    'href="/golden-bay"',
    null,
  ]);
  expect(page).toContain('To none');
  for (const type of CHILDREN_TYPES) {
    const drawer = new RegExp(`<dialog id="([^"]+-drawer-${type}-drawer)".*?</dialog>`, 's').exec(page);
    expect([type, page.includes(`command="show-modal" commandfor="${drawer?.[1]}"`)]).toEqual([type, true]);
    expect(drawer?.[0]).toContain(type === 'subvariant' ? 'Region NSWL' : `In ${type}`);
  }
  coversSpec('entities', 'navigation-item', shown);

  const regions = /<dialog id="[^"]+-drawer-subvariant-drawer".*?<\/dialog>/s.exec(page)?.[0] ?? '';
  const offered = [...regions.matchAll(/<button type="submit" value="(\w+)" name="sv">/g)].map(([, value]) => value);
  expect(offered).toEqual(REGIONS);
  const kept = async (region: string) =>
    /sub-variant=(\w+)/.exec(String((await ask('harbour', `/about?sv=${region}`)).headers['set-cookie']))?.[1] ?? null;
  expect(await Promise.all([...REGIONS, 'ZZ'].map(kept))).toEqual([...REGIONS, null]);
  putBack();
  await expect.poll(() => html('harbour', '/about'), PATIENCE).not.toContain('Open raffle');
  coversSpec('constants', 'regions.all', shown);
});

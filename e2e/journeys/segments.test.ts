import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { hashPassword } from '../../sandbox/identity/passwords.ts';
import { Buyer } from '../../sandbox/testing/buyer.ts';
import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { proves } from '../../scripts/test/proves.ts';
import { TICKET } from '../harness/purchase-shop.ts';
import { ShopCaller } from '../harness/shop-caller.ts';
import { openSandbox, type ShopProcess, startShop } from '../harness/shop-process.ts';
import { PASSWORD } from '../pages/session.ts';

const PATIENCE = { timeout: 20_000 };

let sandbox: TestSandbox;
let shop: ShopProcess;
let passwordHash: string;

beforeAll(async () => {
  sandbox = await openSandbox();
  shop = await startShop({ apiUrl: sandbox.url, caching: { pageBytes: 0, dataFor: 0 } });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await shop?.close();
  await sandbox?.close();
});

/** A customer of a segment, signed in. */
async function customerOf(segmentName: string | null): Promise<ShopCaller> {
  const { email } = sandbox.createCustomer({ segmentName, passwordHash });
  const caller = new ShopCaller(shop.port);
  await caller.signIn(email);
  return caller;
}

/** Writes the capabilities of a segment, those of the default one but for these, and waits until they hold. */
async function segment(
  name: string,
  change: Readonly<Record<string, boolean>>,
  path: string,
  holds: (status: number) => boolean,
) {
  const ofSite = (site: string) => join(shop.project, `site-configs/${site}/capabilities`);
  const defaults = ['base', 'harbour'].map((site) =>
    JSON.parse(readFileSync(join(ofSite(site), 'default.json'), 'utf8')),
  );
  const capabilities = Object.assign({}, ...defaults.map((document) => document.capabilities), change);
  writeFileSync(join(ofSite('harbour'), `${name}.json`), JSON.stringify({ version: 1, capabilities }));
  const customer = await customerOf(name);
  await expect.poll(async () => (await customer.open(path)).status, PATIENCE).toSatisfy(holds);
  customer.close();
}

const statusesOf = async (caller: ShopCaller, paths: readonly string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await caller.open(path)).status] as const)));

/** What each capability opens. */
const PAGES: readonly (readonly [capability: string, ids: readonly string[], paths: readonly string[]])[] = [
  [
    'verification',
    ['verification', 'verify_id'],
    ['/account-verification', '/my-account/verify-account', '/my-account/manual-verification'],
  ],
  ['customer-deactivate', ['customer-deactivate'], ['/close-my-account']],
  [
    'manage_notification_settings',
    ['manage_notification_settings'],
    ['/communication-preferences', '/communication-preferences/any'],
  ],
  ['responsible_gambling', ['responsible_gambling'], ['/about/responsible-gaming']],
  ['wallet_deposit', ['wallet_deposit'], ['/deposit', '/my-account/deposit']],
  ['wallet_withdrawal', ['wallet_withdrawal'], ['/my-account/withdraw']],
  ['wallet_manage', ['wallet_manage'], ['/my-account/cards-and-accounts']],
  ['autoplay_manage', ['autoplay_manage'], ['/my-account/autoplay']],
  ['subscription_manage', ['subscription_manage'], ['/my-account/subscriptions']],
  ['combined_recurring_purchases', ['combined_recurring_purchases'], ['/my-account/recurring-purchases']],
  ['spend_limits', ['spend_limits'], ['/my-account/spend-limits']],
  ['partner_purchase', ['partner_purchase'], ['/purchase/ferry-radio']],
];

describe('a capability', () => {
  test('opens its pages to customers of a segment that has it, and to no others', async () => {
    const off = Object.fromEntries(PAGES.map(([capability]) => [capability, false]));
    await segment('plain', off, '/close-my-account', (status) => status === 404);
    const [plain, others] = [await customerOf('plain'), await customerOf(null)];
    for (const [capability, ids, paths] of PAGES) {
      const all = (status: number) => Object.fromEntries(paths.map((path) => [path, status]));
      expect([capability, await statusesOf(others, paths)]).toEqual([capability, all(200)]);
      expect([capability, await statusesOf(plain, paths)]).toEqual([capability, all(404)]);
      proves('capabilities', ...ids);
    }
    const footerOf = async (caller: ShopCaller) => (await caller.open('/about')).text;
    expect((await footerOf(others)).includes('/about/responsible-gaming"')).toBe(true);
    expect((await footerOf(plain)).includes('/about/responsible-gaming"')).toBe(false);
    proves('rules', 'auth.capabilities-source');
    plain.close();
    others.close();
  });

  test('to buy from the wallet lets it pay, and to buy later lists what is bought then', async () => {
    const off = { wallet_purchase: false, scheduled_purchase: false, 'customer-deactivate': false };
    await segment('card-only', off, '/close-my-account', (status) => status === 404);
    const { result: offers } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const raffle = offers.find(({ key }) => key === 'classic-wheels');
    const preOrdered = raffle?.type === 'raffle_ticket' ? (raffle.draws[1]?.draw_no ?? 0) : 0;
    const shown = async (segmentName: string | null) => {
      const buyer = new Buyer(sandbox, { funds: 100_00, segmentName, passwordHash });
      const caller = new ShopCaller(shop.port);
      await caller.signIn(buyer.customer.email);
      await buyer.buy({ product_type: 'raffle_ticket', lottery_key: 'classic-wheels', draw_no: preOrdered });
      await buyer.add(TICKET);
      const [order, upcoming] = [await caller.open('/cart/buy'), await caller.open('/my-account/upcoming-tickets')];
      caller.close();
      return [order.text.includes('From your wallet'), upcoming.text.includes('Bought for you later')];
    };
    expect(await shown(null)).toEqual([true, true]);
    expect(await shown('card-only')).toEqual([false, false]);
    proves('capabilities', 'wallet_purchase', 'scheduled_purchase');
  });

  test('comes from the default segment where nobody knows the own', async () => {
    const stranger = await customerOf('nobody-knows-it');
    expect((await stranger.open('/close-my-account')).status).toBe(200);
    stranger.close();
  });

  test('to move an account shows the banner and the dialog', async () => {
    const gus = new ShopCaller(shop.port);
    await gus.signIn('gus@harbour.example');
    const looks = async () => {
      const [page, summary] = [await gus.open('/my-account'), await gus.open('/_visitor')];
      return [
        page.text.includes('Your account can move to its new home.'),
        page.text.includes('Your account is moving house'),
        summary.json.prompts,
      ];
    };
    expect(await looks()).toEqual([true, true, ['migration']]);
    const file = join(shop.project, 'site-configs/harbour/capabilities/default.json');
    const before = readFileSync(file, 'utf8');
    const document = JSON.parse(before);
    writeFileSync(
      file,
      JSON.stringify({ ...document, capabilities: { ...document.capabilities, 'customer-migration': false } }),
    );
    await expect.poll(looks, PATIENCE).toEqual([false, false, []]);
    writeFileSync(file, before);
    gus.close();
    proves('capabilities', 'customer-migration');
  });
});

test('a page that needs several capabilities is closed while one of them is off', async () => {
  const path = '/my-account/autoplay';
  const statuses = [];
  for (const off of [['autoplay_manage'], ['viewing_orders'], ['autoplay_manage', 'viewing_orders'], []]) {
    const name = `without-${off.length}-${off[0] ?? 'none'}`.replaceAll('_', '-');
    await segment(name, Object.fromEntries(off.map((capability) => [capability, false])), path, (status) =>
      off.length > 0 ? status === 404 : status === 200,
    );
    const customer = await customerOf(name);
    statuses.push((await customer.open(path)).status);
    customer.close();
  }
  expect(statuses).toEqual([404, 404, 404, 200]);
  proves('rules', 'auth.several-gates');
});

/** Keyed copy of an area, and where it stands. */
const AREAS = [
  ['area.registration', 'registration.intro', 'plain', '/login?mode=sign-up'],
  ['area.affiliate', 'affiliate.how', 'markdown', '/affiliates'],
  ['area.customer-support', 'customer-support.message', 'plain', '/about/contact-us'],
  ['area.migration-modals-and-banners', 'banner.migration', 'plain', '/my-account'],
  ['area.migration-modals-and-banners', 'modal.migration', 'plain', '/my-account'],
  ['area.transaction', 'transaction.intro', 'plain', '/my-account/transactions'],
  ['area.withdrawal', 'withdrawal.intro', 'plain', '/my-account/withdraw'],
  ['area.cards-and-account', 'cards-and-account.intro', 'plain', '/my-account/cards-and-accounts'],
] as const;

test('the copy of an area is what its content entry says', async () => {
  const gus = new ShopCaller(shop.port);
  await gus.signIn('gus@harbour.example');
  const visitor = new ShopCaller(shop.port);
  const caller = (path: string) => (path.startsWith('/my-account') ? gus : visitor);
  const shipped = JSON.parse(readFileSync(join(shop.project, 'cms-seed/base/content/account.en-au.json'), 'utf8'));
  for (const [, key, , path] of AREAS) {
    const value: string = shipped.entries[key].value;
    expect([key, (await caller(path).open(path)).text.includes(value.slice(-40))]).toEqual([key, true]);
  }
  const entries = Object.fromEntries(AREAS.map(([, key, type]) => [key, { type, value: `Other words of ${key}.` }]));
  const file = join(shop.project, 'cms-seed/harbour/content/areas.en-au.json');
  writeFileSync(file, JSON.stringify({ version: 1, locale: 'en-AU', entries }));
  for (const [area, key, , path] of AREAS) {
    const shown = async () => (await caller(path).open(path)).text.includes(`Other words of ${key}.`);
    await expect.poll(shown, PATIENCE).toBe(true);
    proves('content-areas', area);
  }
  gus.close();
  visitor.close();
});

test('the parameters that a visitor starts with are kept as cookies, each for its time', async () => {
  const visitor = new ShopCaller(shop.port);
  visitor.jar.set('consent', 'essential,non_essential');
  const utm = Object.fromEntries(['source', 'medium', 'term', 'content', 'campaign'].map((key) => [key, `a-${key}`]));
  const query = new URLSearchParams({
    sv: 'vic',
    p: '7',
    act: 'token-0123456789',
    aff: 'friend',
    favourite_numbers: 'true',
    ...Object.fromEntries(Object.entries(utm).map(([key, value]) => [`utm_${key}`, value])),
  });
  const { status, headers } = await visitor.open(`/golden-bay?${query}`);
  expect(status).toBe(200);
  const set = (headers['set-cookie'] ?? []).map((line) => decodeURIComponent(line));
  const of = (name: string) => set.find((line) => line.startsWith(`${name}=`)) ?? '';
  const DAY = 86_400;
  expect(of('sub-variant')).toMatch(new RegExp(`^sub-variant=VIC; Max-Age=${365 * DAY};`));
  expect(of('cart')).toMatch(new RegExp(`^cart=token-0123456789; Max-Age=${14 * DAY};`));
  expect(of('affiliate')).toMatch(new RegExp(`^affiliate=friend; Max-Age=${14 * DAY};`));
  for (const value of Object.values(utm)) expect(of('utm')).toContain(value);
  proves('screens', 'start-query-params');
  proves('constants', 'cookie.anonymous-cart-token.expiry');
});

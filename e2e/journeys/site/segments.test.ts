import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { hashPassword } from '../../../sandbox/sign-in/passwords.ts';
import { TestBuyingCustomer } from '../../../sandbox/testing/buying-customer.ts';
import type { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { TEST_TICKET_CART_ITEM } from '../../harness/purchase-shop.ts';
import { readContentText, readSeedText } from '../../harness/seed-texts.ts';
import { BrowserlessVisitor, type BrowserlessVisitorResponse } from '../../harness/shop-caller.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { DEMO_PASSWORD } from '../../pages/session.ts';

const PATIENCE = { timeout: 20_000 };

let sandbox: TestSandbox;
let shop: RunningTestShop;
let passwordHash: string;

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  shop = await startTestShop({ apiUrl: sandbox.url, caching: { pageBytes: 0, dataFor: 0 } });
  passwordHash = await hashPassword(DEMO_PASSWORD);
});
afterAll(async () => {
  await shop?.close();
  await sandbox?.close();
});

/** A customer of a segment, signed in. */
async function customerOf(segmentName: string | null): Promise<BrowserlessVisitor> {
  const { email } = sandbox.createCustomer({ segmentName, passwordHash });
  const caller = new BrowserlessVisitor(shop.port);
  await caller.signIn(email);
  return caller;
}

/** Writes the capabilities of a segment, based on the default one, and waits until they apply. */
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

const statusesOf = async (caller: BrowserlessVisitor, paths: readonly string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await caller.open(path)).status] as const)));

/** Pages opened by each capability. */
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
  test('opens its pages only to customers of a segment that has it', async () => {
    const off = Object.fromEntries(PAGES.map(([capability]) => [capability, false]));
    await segment('plain', off, '/close-my-account', (status) => status === 404);
    const [plain, others] = [await customerOf('plain'), await customerOf(null)];
    for (const [capability, ids, paths] of PAGES) {
      const all = (status: number) => Object.fromEntries(paths.map((path) => [path, status]));
      expect([capability, await statusesOf(others, paths)]).toEqual([capability, all(200)]);
      expect([capability, await statusesOf(plain, paths)]).toEqual([capability, all(404)]);
      coversSpec('capabilities', ids, await others.open(paths[0] ?? '/'));
    }
    const footerOf = async (caller: BrowserlessVisitor) => (await caller.open('/about')).text;
    expect((await footerOf(others)).includes('/about/responsible-gaming"')).toBe(true);
    expect((await footerOf(plain)).includes('/about/responsible-gaming"')).toBe(false);
    coversSpec('rules', 'auth.capabilities-source', await others.open('/about'));
    plain.close();
    others.close();
  });

  test('for wallet purchases offers the wallet at checkout, and one for scheduled purchases lists them among the tickets', async () => {
    const off = { wallet_purchase: false, scheduled_purchase: false, 'customer-deactivate': false };
    await segment('card-only', off, '/close-my-account', (status) => status === 404);
    const { result: offers } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const raffle = offers.find(({ key }) => key === 'classic-wheels');
    const preOrdered = raffle?.type === 'raffle_ticket' ? (raffle.draws[1]?.draw_no ?? 0) : 0;
    const shown = async (segmentName: string | null) => {
      const buyer = new TestBuyingCustomer(sandbox, { funds: 100_00, segmentName, passwordHash });
      const caller = new BrowserlessVisitor(shop.port);
      await caller.signIn(buyer.customer.email);
      await buyer.buy({ product_type: 'raffle_ticket', lottery_key: 'classic-wheels', draw_no: preOrdered });
      await buyer.add(TEST_TICKET_CART_ITEM);
      const [order, upcoming] = [await caller.open('/cart/buy'), await caller.open('/my-account/upcoming-tickets')];
      caller.close();
      return {
        order,
        upcoming,
        parts: [
          order.text.includes(texts.receipt.wallet()),
          upcoming.text.includes(readSeedText('base/pages/my-account-upcoming-tickets', 'scheduled', 'heading')),
        ],
      };
    };
    const all = await shown(null);
    expect(all.parts).toEqual([true, true]);
    expect((await shown('card-only')).parts).toEqual([false, false]);
    coversSpec('capabilities', 'wallet_purchase', all.order);
    coversSpec('capabilities', 'scheduled_purchase', all.upcoming);
  });

  test('comes from the default segment where the segment of the customer is unknown', async () => {
    const stranger = await customerOf('nobody-knows-it');
    expect((await stranger.open('/close-my-account')).status).toBe(200);
    stranger.close();
  });

  test('for account migration shows the migration banner and dialog only while it is on', async () => {
    const gus = new BrowserlessVisitor(shop.port);
    await gus.signIn('gus@harbour.example');
    const looks = async () => {
      const [page, summary] = [await gus.open('/my-account'), await gus.open('/_visitor')];
      return [
        page.text.includes(readContentText('base/content/account.en-au', 'banner.migration')),
        page.text.includes(readSeedText('base/layouts/default', 'migration', 'heading')),
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
    coversSpec('capabilities', 'customer-migration', await gus.open('/_visitor'));
    gus.close();
  });
});

test('a page that needs several capabilities answers 404 while one of them is off', async () => {
  const path = '/my-account/autoplay';
  const statuses = [];
  const answers: BrowserlessVisitorResponse[] = [];
  for (const off of [['autoplay_manage'], ['viewing_orders'], ['autoplay_manage', 'viewing_orders'], []]) {
    const name = `without-${off.length}-${off[0] ?? 'none'}`.replaceAll('_', '-');
    await segment(name, Object.fromEntries(off.map((capability) => [capability, false])), path, (status) =>
      off.length > 0 ? status === 404 : status === 200,
    );
    const customer = await customerOf(name);
    const answer = await customer.open(path);
    answers.push(answer);
    statuses.push(answer.status);
    customer.close();
  }
  expect(statuses).toEqual([404, 404, 404, 200]);
  for (const answer of answers) coversSpec('rules', 'auth.several-gates', answer);
});

test('the start parameters of a visit are stored as cookies, each with its lifetime', async () => {
  const visitor = new BrowserlessVisitor(shop.port);
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
  const answer = await visitor.open(`/golden-bay?${query}`);
  const { status, headers } = answer;
  expect(status).toBe(200);
  const set = (headers['set-cookie'] ?? []).map((line) => decodeURIComponent(line));
  const of = (name: string) => set.find((line) => line.startsWith(`${name}=`)) ?? '';
  const DAY = 86_400;
  expect(of('sub-variant')).toMatch(new RegExp(`^sub-variant=VIC; Max-Age=${365 * DAY};`));
  expect(of('cart')).toMatch(new RegExp(`^cart=token-0123456789; Max-Age=${14 * DAY};`));
  expect(of('affiliate')).toMatch(new RegExp(`^affiliate=friend; Max-Age=${14 * DAY};`));
  for (const value of Object.values(utm)) expect(of('utm')).toContain(value);
  coversSpec('screens', 'start-query-params', answer);
  coversSpec('constants', 'cookie.anonymous-cart-token.expiry', answer);
});

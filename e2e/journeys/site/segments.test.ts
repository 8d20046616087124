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

const POLL_OPTIONS = { timeout: 20_000 };

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

/** Creates a customer of a segment and signs in. */
async function signInCustomerOfSegment(segmentName: string | null): Promise<BrowserlessVisitor> {
  const { email } = sandbox.createCustomer({ segmentName, passwordHash });
  const visitor = new BrowserlessVisitor(shop.port);
  await visitor.signIn(email);
  return visitor;
}

/** Writes the capabilities of a segment, based on the default one, and waits until they apply. */
async function writeSegment(
  name: string,
  changes: Readonly<Record<string, boolean>>,
  path: string,
  isExpectedStatus: (status: number) => boolean,
) {
  const getCapabilitiesFolder = (site: string) => join(shop.project, `site-configs/${site}/capabilities`);
  const defaults = ['base', 'harbour'].map((site) =>
    JSON.parse(readFileSync(join(getCapabilitiesFolder(site), 'default.json'), 'utf8')),
  );
  const capabilities = Object.assign({}, ...defaults.map((document) => document.capabilities), changes);
  writeFileSync(join(getCapabilitiesFolder('harbour'), `${name}.json`), JSON.stringify({ version: 1, capabilities }));
  const customer = await signInCustomerOfSegment(name);
  await expect.poll(async () => (await customer.open(path)).status, POLL_OPTIONS).toSatisfy(isExpectedStatus);
  customer.close();
}

const readStatuses = async (visitor: BrowserlessVisitor, paths: readonly string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await visitor.open(path)).status] as const)));

/** Pages opened by each capability. */
const CAPABILITY_PAGES: readonly (readonly [capability: string, ids: readonly string[], paths: readonly string[]])[] = [
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
    const disabledCapabilities = Object.fromEntries(CAPABILITY_PAGES.map(([capability]) => [capability, false]));
    await writeSegment('plain', disabledCapabilities, '/close-my-account', (status) => status === 404);
    const [plainCustomer, defaultCustomer] = [
      await signInCustomerOfSegment('plain'),
      await signInCustomerOfSegment(null),
    ];
    for (const [capability, ids, paths] of CAPABILITY_PAGES) {
      const mapPathsToStatus = (status: number) => Object.fromEntries(paths.map((path) => [path, status]));
      expect([capability, await readStatuses(defaultCustomer, paths)]).toEqual([capability, mapPathsToStatus(200)]);
      expect([capability, await readStatuses(plainCustomer, paths)]).toEqual([capability, mapPathsToStatus(404)]);
      coversSpec('capabilities', ids, await defaultCustomer.open(paths[0] ?? '/'));
    }
    const readAboutHtml = async (visitor: BrowserlessVisitor) => (await visitor.open('/about')).text;
    expect((await readAboutHtml(defaultCustomer)).includes('/about/responsible-gaming"')).toBe(true);
    expect((await readAboutHtml(plainCustomer)).includes('/about/responsible-gaming"')).toBe(false);
    coversSpec('rules', 'auth.capabilities-source', await defaultCustomer.open('/about'));
    plainCustomer.close();
    defaultCustomer.close();
  });

  test('for wallet purchases offers the wallet at checkout, and one for scheduled purchases lists them among the tickets', async () => {
    const disabledCapabilities = { wallet_purchase: false, scheduled_purchase: false, 'customer-deactivate': false };
    await writeSegment('card-only', disabledCapabilities, '/close-my-account', (status) => status === 404);
    const { result: offers } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const raffle = offers.find(({ key }) => key === 'classic-wheels');
    const preOrderedDrawNo = raffle?.type === 'raffle_ticket' ? (raffle.draws[1]?.draw_no ?? 0) : 0;
    const openOrderAndTickets = async (segmentName: string | null) => {
      const buyer = new TestBuyingCustomer(sandbox, { funds: 100_00, segmentName, passwordHash });
      const visitor = new BrowserlessVisitor(shop.port);
      await visitor.signIn(buyer.customer.email);
      await buyer.buy({ product_type: 'raffle_ticket', lottery_key: 'classic-wheels', draw_no: preOrderedDrawNo });
      await buyer.add(TEST_TICKET_CART_ITEM);
      const [orderPage, ticketsPage] = [
        await visitor.open('/cart/buy'),
        await visitor.open('/my-account/upcoming-tickets'),
      ];
      visitor.close();
      return {
        order: orderPage,
        upcoming: ticketsPage,
        parts: [
          orderPage.text.includes(texts.receipt.wallet()),
          ticketsPage.text.includes(readSeedText('base/pages/my-account-upcoming-tickets', 'scheduled', 'heading')),
        ],
      };
    };
    const defaultSegmentPages = await openOrderAndTickets(null);
    expect(defaultSegmentPages.parts).toEqual([true, true]);
    expect((await openOrderAndTickets('card-only')).parts).toEqual([false, false]);
    coversSpec('capabilities', 'wallet_purchase', defaultSegmentPages.order);
    coversSpec('capabilities', 'scheduled_purchase', defaultSegmentPages.upcoming);
  });

  test('comes from the default segment where the segment of the customer is unknown', async () => {
    const customer = await signInCustomerOfSegment('nobody-knows-it');
    expect((await customer.open('/close-my-account')).status).toBe(200);
    customer.close();
  });

  test('for account migration shows the migration banner and dialog only while it is on', async () => {
    const gus = new BrowserlessVisitor(shop.port);
    await gus.signIn('gus@harbour.example');
    const readMigrationParts = async () => {
      const [page, summary] = [await gus.open('/my-account'), await gus.open('/_visitor')];
      return [
        page.text.includes(readContentText('base/content/account.en-au', 'banner.migration')),
        page.text.includes(readSeedText('base/layouts/default', 'migration', 'heading')),
        summary.json.prompts,
      ];
    };
    expect(await readMigrationParts()).toEqual([true, true, ['migration']]);
    const file = join(shop.project, 'site-configs/harbour/capabilities/default.json');
    const originalText = readFileSync(file, 'utf8');
    const document = JSON.parse(originalText);
    writeFileSync(
      file,
      JSON.stringify({ ...document, capabilities: { ...document.capabilities, 'customer-migration': false } }),
    );
    await expect.poll(readMigrationParts, POLL_OPTIONS).toEqual([false, false, []]);
    writeFileSync(file, originalText);
    coversSpec('capabilities', 'customer-migration', await gus.open('/_visitor'));
    gus.close();
  });
});

test('a page that needs several capabilities answers 404 while one of them is off', async () => {
  const path = '/my-account/autoplay';
  const statuses = [];
  const responses: BrowserlessVisitorResponse[] = [];
  for (const disabledCapabilities of [
    ['autoplay_manage'],
    ['viewing_orders'],
    ['autoplay_manage', 'viewing_orders'],
    [],
  ]) {
    const name = `without-${disabledCapabilities.length}-${disabledCapabilities[0] ?? 'none'}`.replaceAll('_', '-');
    await writeSegment(
      name,
      Object.fromEntries(disabledCapabilities.map((capability) => [capability, false])),
      path,
      (status) => (disabledCapabilities.length > 0 ? status === 404 : status === 200),
    );
    const customer = await signInCustomerOfSegment(name);
    const response = await customer.open(path);
    responses.push(response);
    statuses.push(response.status);
    customer.close();
  }
  expect(statuses).toEqual([404, 404, 404, 200]);
  for (const response of responses) coversSpec('rules', 'auth.several-gates', response);
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
  const response = await visitor.open(`/golden-bay?${query}`);
  const { status, headers } = response;
  expect(status).toBe(200);
  const cookieLines = (headers['set-cookie'] ?? []).map((line) => decodeURIComponent(line));
  const findCookieLine = (name: string) => cookieLines.find((line) => line.startsWith(`${name}=`)) ?? '';
  const DAY_SECONDS = 86_400;
  expect(findCookieLine('sub-variant')).toMatch(new RegExp(`^sub-variant=VIC; Max-Age=${365 * DAY_SECONDS};`));
  expect(findCookieLine('cart')).toMatch(new RegExp(`^cart=token-0123456789; Max-Age=${14 * DAY_SECONDS};`));
  expect(findCookieLine('affiliate')).toMatch(new RegExp(`^affiliate=friend; Max-Age=${14 * DAY_SECONDS};`));
  for (const value of Object.values(utm)) expect(findCookieLine('utm')).toContain(value);
  coversSpec('screens', 'start-query-params', response);
  coversSpec('constants', 'cookie.anonymous-cart-token.expiry', response);
});

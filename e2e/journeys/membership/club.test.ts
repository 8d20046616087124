import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import type { InjectedApiFault } from '../../harness/faulty-api.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import {
  captureDataLayerEntryObservation,
  captureElementObservation,
  capturePageObservation,
} from '../../harness/observe.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { fetchCustomerDataServiceEvents, getLastCustomerDataServiceEvent } from '../../harness/received-events.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { fetchSandboxDeviceAndMetadata } from '../../harness/request-details.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createClubPageObject } from '../../pages/club-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

let testShop: PurchaseTestShop;

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.removeFaults());
afterAll(() => testShop.close());

const DOWN: InjectedApiFault = { status: 503, body: '{"errors":[{"code":"unavailable","message":"Soon."}]}' };
const GARBLED: InjectedApiFault = { status: 200, body: '{' };
const MAINTENANCE_TEXT = "We'll be up and running again soon after this scheduled maintenance.";
const BUSY_TEXT = 'We are experiencing large load times on our server. Thank you for being patient.';
const EXPECTED_ERRORS = /status of (?:4\d\d|5\d\d)|\[call\] membership\.|\[block\]/;

type Visit = (brand: 'sunnyside', options: { port: number; expected?: RegExp }) => Promise<BrowserVisitor>;

async function visitAsCustomer(visit: Visit, email: string, expected?: RegExp) {
  const visitor = await visit('sunnyside', { port: testShop.shop.port, ...(expected && { expected }) });
  await visitor.open('/about');
  expect(await signInThroughApiInBrowser(visitor.page, email)).toBe('200 signed in');
  return { ...visitor, club: createClubPageObject(visitor.page) };
}

/** The next daily draw, which free members have an entry in. */
function findNextDailyDrawNo(): number {
  const { shop } = testShop.sandbox;
  const draws = shop.draws.listUndrawn('sunnyside', 'sunnyside-club', 'daily');
  return draws.find(({ closeDate }) => closeDate > shop.clock())?.drawNo ?? 0;
}

/** Follows the retry link. A silent service is skipped for some seconds, so its page is reloaded until it answers. */
async function retryFailedBlocks(page: Page, fault: InjectedApiFault): Promise<void> {
  const { failed: failedBlocks } = createClubPageObject(page);
  if (fault !== 'silent') return failedBlocks.getByRole('link').first().click();
  const reloadAndCountFailures = async () => {
    await page.reload();
    return failedBlocks.count();
  };
  await expect.poll(reloadAndCountFailures, { timeout: 30_000, interval: 1_000 }).toBe(0);
}

/** Reloads a page until its main content is there. */
async function reloadUntilShown(page: Page, mainContent: Locator): Promise<void> {
  const reloadAndCountContent = async () => {
    await page.reload();
    return mainContent.count();
  };
  await expect.poll(reloadAndCountContent, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(0);
}

const TIMEOUT = { timeout: 120_000 };

describe('while the membership service', () => {
  for (const [name, fault] of [
    ['is down', DOWN],
    ['is garbled', GARBLED],
    ['is silent', 'silent'],
  ] as const) {
    journey(
      `${name} the rest of the page stays, and the page is complete once it is back`,
      TIMEOUT,
      async ({ visit }) => {
        const { page, open, club } = await visitAsCustomer(visit, 'hana@sunnyside.example', EXPECTED_ERRORS);
        testShop.api.injectFault('membership.customer', fault);
        await open('/club');
        expect(await club.failed.count()).toBe(2);
        await club.failed.first().getByText(`${texts.failedBlock.notShown()} ${texts.failedBlock.reload()}`).waitFor();
        await club.heading.getByText('Sunnyside Club').waitFor();
        await club.main.getByText('Latest winners').waitFor();
        expect(await findAxeViolations(page)).toEqual([]);
        testShop.api.removeFaults();
        await retryFailedBlocks(page, fault);
        await club.standing.waitFor();
        expect(await club.failed.count()).toBe(0);
        expect(new URL(page.url()).pathname).toBe('/club');
      },
    );
  }

  journey(
    'is down or silent the account says so, and loading the page again brings its giveaways back',
    TIMEOUT,
    async ({ visit }) => {
      const { page, open, club } = await visitAsCustomer(visit, 'hana@sunnyside.example', EXPECTED_ERRORS);
      for (const [path, fault] of [
        ['/my-account/closed-giveaways', DOWN],
        ['/my-account/current-giveaways', DOWN],
        ['/my-account/current-giveaways', 'silent'],
      ] as const) {
        testShop.api.injectFault('membership.giveaways', fault);
        await open(path);
        await club.main.getByText(fault === DOWN ? MAINTENANCE_TEXT : BUSY_TEXT).waitFor();
        expect(await club.heading.count()).toBe(1);
        expect(await findAxeViolations(page)).toEqual([]);
        testShop.api.removeFaults();
        await reloadUntilShown(page, club.main.locator('.own-giveaway-draws'));
        expect([await club.failed.count(), new URL(page.url()).pathname]).toEqual([0, path]);
      }
    },
  );

  journey(
    'gives no valid program data the club page says so, and is complete once it answers again',
    TIMEOUT,
    async ({ visit }) => {
      const { page, open, club } = await visitAsCustomer(visit, 'hana@sunnyside.example', EXPECTED_ERRORS);
      const { port, operatorToken } = testShop.shop;
      const headers = { host: `sunnyside.localhost:${port}`, authorization: `Bearer ${operatorToken}` };
      // Program data is cached for minutes.
      const clearApiCache = async () => expect((await get(port, '/about?clear_cache=1', headers)).status).toBe(302);
      for (const fault of selectRepresentatives([DOWN, 'delayed', 'silent', GARBLED] as const, 3)) {
        await clearApiCache();
        const requestsBefore = testShop.api.countRequests('membership.config');
        testShop.api.injectFault('membership.config', fault);
        const navigation = open('/club');
        await expect
          .poll(() => testShop.api.countRequests('membership.config'), { timeout: 10_000 })
          .toBeGreaterThan(requestsBefore);
        if (fault === 'delayed') testShop.api.removeFaults();
        await navigation;
        if (fault === DOWN) {
          const readStatus = async (path: string) => (await get(port, path, { host: headers.host })).status;
          expect(await readStatus('/sunnyside-clubb')).toBe(404);
        }
        if (fault !== 'delayed') {
          await club.main.getByText(fault === DOWN ? MAINTENANCE_TEXT : BUSY_TEXT).waitFor();
          expect(await findAxeViolations(page)).toEqual([]);
          testShop.api.removeFaults();
          await reloadUntilShown(page, club.standing);
        }
        await club.standing.waitFor();
        expect([fault, await club.failed.count()]).toEqual([fault, 0]);
      }
    },
  );

  journey('is slow the club pages are late but complete', async ({ visit }) => {
    const { page, open, origin, club } = await visitAsCustomer(visit, 'hana@sunnyside.example', EXPECTED_ERRORS);
    for (const [call, path, selector] of [
      ['membership.customer', '/club', '.membership-status__standing'],
      ['membership.giveaways', '/my-account/current-giveaways', '.own-giveaway-draws'],
    ] as const) {
      const responsesBefore = testShop.api.listResponses(call).length;
      testShop.api.injectFault(call, 'delayed');
      const navigation = open(path);
      await expect
        .poll(() => testShop.api.listResponses(call).length, { timeout: 10_000 })
        .toBeGreaterThan(responsesBefore);
      testShop.api.removeFaults();
      await navigation;
      await club.main.locator(selector).first().waitFor();
      expect(await club.failed.count()).toBe(0);
    }
    expect(await findAxeViolations(page)).toEqual([]);
    await club.heading
      .getByText(readSeedText('base/pages/my-account-current-giveaways', 'list', 'heading'), { exact: true })
      .waitFor();
    const rowCount = await club.rows.count();
    expect([rowCount > 0, rowCount <= 9]).toEqual([true, true]);
    const giveawaysResponse = testShop.api.getLastResponse('membership.giveaways');
    expect(new URL(giveawaysResponse.target, origin).searchParams.get('limit')).toBe('9');
    coversSpec('constants', 'page-size.giveaways', giveawaysResponse);
    await open('/my-account/current-giveaways/1');
    expect(new URL(page.url()).pathname).toBe('/my-account/current-giveaways');
    const host = `sunnyside.localhost:${testShop.shop.port}`;
    const { status, headers } = await get(testShop.shop.port, '/my-account/current-giveaways', { host });
    expect([status, headers.location]).toEqual([302, '/login?next=%2Fmy-account%2Fcurrent-giveaways']);
    coversSpec('routes', 'my-account.current-giveaways', await capturePageObservation(page));
  });
});

journey(
  'a free member pays in, unlocks a giveaway entry, has its confirmation sent again, and leaves',
  TIMEOUT,
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { site: 'sunnyside', items: [] });
    const { page, context, open, origin, club } = await visitAsCustomer(visit, shopper.email, EXPECTED_ERRORS);
    await context.addCookies([{ name: 'consent', value: 'essential,non_essential', url: origin }]);
    const listEventPaths = async (name: string) => {
      const events = await fetchCustomerDataServiceEvents(context, testShop.sandbox.url, origin);
      return events.filter(({ event }) => event === name).map(({ properties }) => properties['path']);
    };
    await open('/club/membership');
    await club.tier('Free').check();
    testShop.api.injectFault('membership.update', { status: 503, body: '' });
    await club.go.click();
    await club.problem.getByText('An unknown error occurred').waitFor();
    coversSpec(
      'messages',
      'membership.unknown-error',
      await captureElementObservation(club.problem.getByText('An unknown error occurred')),
    );
    coversSpec('errors', 'membership.unknown', await capturePageObservation(page));
    testShop.api.removeFaults();
    await club.go.click();
    await page.waitForURL(`${origin}/club/join`);
    await club.heading.getByText(texts.membershipJoining.depositHeading()).waitFor();
    const deposit = createDepositPageObject(page);
    await deposit.way(texts.paymentChoice.newCard()).waitFor();
    expect(await club.heading.allTextContents()).toEqual([texts.membershipJoining.depositHeading()]);
    expect(await findAxeViolations(page)).toEqual([]);
    await deposit.amount.fill('10');
    await deposit.choose(texts.paymentChoice.newCard());
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await club.button(readSeedText('base/pages/daily-winners-deposit', 'deposit', 'submit')).click();
    await club.heading.getByText(texts.membershipJoining.memberHeading()).and(page.locator(':focus')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/club/join');
    expect(await findAxeViolations(page)).toEqual([]);
    await club.link(readLinkLabel('base/pages/daily-winners-deposit', 'daily-winners')).click();
    await page.waitForURL(`${origin}/club`);
    const membershipUpdate = testShop.api.getLastResponse('membership.update');
    expect(JSON.parse(membershipUpdate.requestBody)).toMatchObject({ membership_program: 'daily_winners' });
    coversSpec('constants', 'membership.program', membershipUpdate);
    coversSpec('routes', 'daily-winners.deposit', await capturePageObservation(page));

    const drawNo = findNextDailyDrawNo();
    await open(`/club/giveaways/daily/${drawNo}`);
    const resendButton = club.button(texts.giveawayEntries.resend()).first();
    expect(await resendButton.isDisabled()).toBe(true);
    testShop.api.injectFault('membership.unlock-draw', DOWN);
    await club.button(texts.giveawayEntries.unlock()).first().click();
    await club.problem.getByText('Soon.').first().waitFor();
    testShop.api.removeFaults();
    await club.button(texts.giveawayEntries.unlock()).first().click();
    await club.main.getByText(texts.giveawayEntries.unlocked()).first().waitFor();
    coversSpec(
      'flows',
      'unlock-request',
      await captureElementObservation(club.main.getByText(texts.giveawayEntries.unlocked()).first()),
    );
    await resendButton.and(page.locator(':enabled')).waitFor();
    await page.clock.install();
    await resendButton.click();
    await club.main.getByText(texts.giveawayEntries.resent({ recipient: shopper.email })).waitFor();
    await page.clock.fastForward('00:50');
    expect(await resendButton.isDisabled()).toBe(true);
    await page.clock.fastForward('00:10');
    await resendButton.and(page.locator(':enabled')).click();
    await expect.poll(() => testShop.api.countRequests('membership.resend')).toBe(2);
    expect(await resendButton.isDisabled()).toBe(true);
    coversSpec('flows', 'membership-resend', await capturePageObservation(page));
    coversSpec('screens', 'membership-resend-link', await capturePageObservation(page));
    coversSpec('constants', 'membership.resend-disabled', await capturePageObservation(page));
    expect(await findAxeViolations(page)).toEqual([]);

    await open('/club');
    await club.standing.getByText(texts.membershipStatus.freeMember()).waitFor();
    await club.button(texts.membershipStatus.leave()).click();
    await club.button(texts.membershipStatus.stay()).click();
    await club.button(texts.membershipStatus.leave()).click();
    expect(await findAxeViolations(page)).toEqual([]);
    await club.button(texts.membershipStatus.confirm()).click();
    await club.standing.getByText(texts.membershipStatus.notMember()).waitFor();
    const dataLayer = await page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);
    expect(dataLayer.filter(({ event }) => event === 'MembershipStatusUpdated')).toEqual([
      { event: 'MembershipStatusUpdated', status: 'non-member', at: expect.any(String) },
    ]);
    expect(dataLayer.some(({ event }) => event === 'membership viewed')).toBe(false);
    const expectedPaths = ['/club/membership', '/club/join', '/club', `/club/giveaways/daily/${drawNo}`, '/club'];
    await expect.poll(() => listEventPaths('membership viewed')).toEqual(expectedPaths);
    coversSpec(
      'analytics',
      'event.membership-status-updated-partner',
      await captureDataLayerEntryObservation(page, 'MembershipStatusUpdated'),
    );
    const events = await fetchCustomerDataServiceEvents(context, testShop.sandbox.url, origin);
    coversSpec('analytics', 'event.membership-viewed', getLastCustomerDataServiceEvent(events, 'membership viewed'));
  },
);

journey('a new member pays in by PayPal, also after cancelling it once', TIMEOUT, async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { site: 'sunnyside', items: [] });
  const { page, open, origin, club } = await visitAsCustomer(visit, shopper.email);
  const deposit = createDepositPageObject(page);
  const payWithPayPal = async (buttonName: string) => {
    await deposit.amount.fill('10');
    await deposit.choose('PayPal');
    await club.button(readSeedText('base/pages/daily-winners-deposit', 'deposit', 'submit')).click();
    await page.waitForURL(/\/pay\/paypal\//);
    await page.getByRole('button', { name: buttonName }).click();
    await page.waitForURL(`${origin}/club/join`);
  };
  await open('/club/join?utm_source=news');
  await club.button(texts.membershipJoining.join()).click();
  await club.heading.getByText(texts.membershipJoining.depositHeading()).waitFor();
  const { memberships } = await fetchSandboxDeviceAndMetadata({ apiUrl: testShop.sandbox.url });
  const membership = memberships.find(({ customer_id: customerId }) => customerId === shopper.id);
  expect(membership).toMatchObject({ status: 'pending-deposit', metadata: { platform: 'Web', utm_source: 'news' } });
  await payWithPayPal(sandboxTexts.gateways.cancel());
  await deposit.alert.getByText(sandboxTexts.wallet.paymentCancelled()).waitFor();
  await club.heading.getByText(texts.membershipJoining.depositHeading()).waitFor();
  expect([shopper.wallet, shopper.deposits]).toEqual([0, ['failed 1000']]);
  expect(await findAxeViolations(page)).toEqual([]);
  await payWithPayPal(sandboxTexts.gateways.approve());
  await club.heading.getByText(texts.membershipJoining.memberHeading()).waitFor();
  expect([shopper.wallet, shopper.deposits]).toEqual([1000, ['captured 1000', 'failed 1000']]);
  await club.link(readLinkLabel('base/pages/daily-winners-deposit', 'daily-winners')).click();
  await club.standing.getByText(texts.membershipStatus.freeMember()).waitFor();
});

journey('a visitor who joins for free from the home page is offered no paid membership', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { port: testShop.shop.port });
  const club = createClubPageObject(page);
  await open('/');
  await club.link(readLinkLabel('sunnyside/pages/home', 'daily-winners.deposit')).click();
  await page.waitForURL(`${origin}/club/join`);
  await club.main.getByText(texts.membershipJoining.firstDeposit({ amount: '$1' })).waitFor();
  await club.link(texts.membershipJoining.signUp()).waitFor();
  expect(await club.go.count()).toBe(0);
});

journey('the member benefits open in a new window, which is closed when they fail to load', async ({ visit }) => {
  const { page, context, open, club } = await visitAsCustomer(visit, 'hana@sunnyside.example', EXPECTED_ERRORS);
  await context.route('https://benefits.sunnyside.example/**', (route) => route.fulfill({ body: 'Your benefits' }));
  await open('/club');
  const benefitsButton = club.button(texts.membershipStatus.benefits());
  testShop.api.injectFault('membership.benefits', DOWN);
  await benefitsButton.scrollIntoViewIfNeeded();
  const [failedWindow] = await Promise.all([context.waitForEvent('page'), benefitsButton.click()]);
  await club.problem.getByText(texts.membershipStatus.benefitsFailed()).waitFor();
  if (!failedWindow.isClosed()) await failedWindow.waitForEvent('close');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  coversSpec('errors', 'membership.benefits-link', await capturePageObservation(page));
  testShop.api.removeFaults();
  const [benefitsWindow] = await Promise.all([context.waitForEvent('page'), benefitsButton.click()]);
  await benefitsWindow.waitForURL(/^https:\/\/benefits\.sunnyside\.example\/sso\?token=/);
  await benefitsWindow.close();
});

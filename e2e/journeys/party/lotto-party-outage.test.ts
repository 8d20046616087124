import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { createPartyJourneyHelpers, createPartyShareCartItem } from '../../harness/party-helpers.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
} from '../../harness/purchase-shop.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';

const TIMEOUT = { timeout: 120_000 };
const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const UNAVAILABLE_RESPONSE = { status: 503, body: '{"errors":[{"code":"unavailable","message":"Soon."}]}' };
const MAINTENANCE_MESSAGE = "We'll be up and running again soon after this scheduled maintenance.";
const BUSY_MESSAGE = 'We are experiencing large load times on our server. Thank you for being patient.';
const FAILED_BLOCK_MESSAGE = `${texts.failedBlock.notShown()} ${texts.failedBlock.reload()}`;
const WAIT_OPTIONS = { timeout: 15_000 };

let testShop: PurchaseTestShop;

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.removeFaults());
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

const { openParty, visitAs } = createPartyJourneyHelpers(() => testShop);
const createShopper = (funds = 1000) => SandboxShopper.create(testShop.sandbox, { funds, items: [] });

journey(
  'the rest of a page stays while the lotto party service is down, and a retry loads its parts',
  TIMEOUT,
  async ({ visit }) => {
    const host = await createShopper();
    const { group, session } = await openParty(host);
    await host.add(createPartyShareCartItem(session, 1));
    const { page, open, party } = await visitAs(visit, host, /status of 50\d|\[call\]/);
    await open('/cart/buy');
    await createCheckoutPageObject(page).agree.check();
    await createCheckoutPageObject(page).button.click();
    await page.waitForURL(/\/receipt\//);
    await page.getByRole('main').getByRole('link', { name: 'Golden Bay', exact: true }).click();
    await page.waitForURL(/\/my-account\/lotto-party\/ticket\/[\w-]+$/);
    const ticketPath = new URL(page.url()).pathname;

    testShop.api.injectFault('lotto-party.order.get', UNAVAILABLE_RESPONSE);
    await open(ticketPath);
    const ticketMessage = page.getByText(texts.partyToasts.ticketNotLoaded(), { exact: true });
    const toast = page.locator('.toast').filter({ has: ticketMessage });
    await toast.waitFor();
    await party.party.getByText(texts.partyOfTicket.failed()).waitFor();
    expect(await party.numbers.count()).toBe(4);
    expect(await findAxeViolations(page)).toEqual([]);
    await toast.getByRole('button', { name: 'Ok, got it' }).click();
    await toast.waitFor({ state: 'detached' });
    const requestsBefore = testShop.api.countRequests('lotto-party.order.get');
    await party.button(texts.partyOfTicket.retry()).click();
    await expect
      .poll(() => testShop.api.countRequests('lotto-party.order.get'), WAIT_OPTIONS)
      .toBeGreaterThan(requestsBefore);
    await toast.waitFor();
    testShop.api.removeFaults();
    await party.button(texts.partyOfTicket.retry()).click();
    await party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 1, sold: 1 })).waitFor();
    coversSpec('messages', 'toast.lotto-party.ticket-load-failed', await capturePageObservation(page));
    coversSpec('errors', 'toast.lotto-party-ticket', await capturePageObservation(page));

    for (const [call, path] of [
      ['lotto-party.group.sessions', `/my-account/lotto-party/group/${group.id}`],
      ['lotto-party.session.get', `/my-account/lotto-party/session/${session.session_id}`],
      ['lotto-party.group.list', '/my-account/lotto-party'],
      ['lotto-party.session.discover', '/lotto-party'],
      ['lotto-party.group.by-token', `/lotto-party/group?token=${group.token}`],
    ] as const) {
      for (const fault of [UNAVAILABLE_RESPONSE, 'lost', { status: 200, body: '{' }] as const) {
        testShop.api.injectFault(call, fault);
        await open(path);
        // The main content is the start of a party; the list of open parties is separate.
        const isSideContent = path === '/lotto-party';
        await page
          .getByText(
            isSideContent ? FAILED_BLOCK_MESSAGE : fault === UNAVAILABLE_RESPONSE ? MAINTENANCE_MESSAGE : BUSY_MESSAGE,
          )
          .first()
          .waitFor();
        expect(await page.getByRole('banner').first().isVisible()).toBe(true);
        testShop.api.removeFaults();
      }
      await page.reload();
      await party.main
        .locator('.own-or-open-parties, .party-group, .party-session, .party-invitation')
        .first()
        .waitFor();
      expect(await page.getByText(texts.failedBlock.notShown()).count()).toBe(0);
    }

    await open('/lotto-party');
    // The server caches the lotteries for minutes: here the server itself does not answer.
    await page.route('**/_api/lotto-party.config', (route) => route.fulfill(UNAVAILABLE_RESPONSE));
    await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
    await party.wizard.getByRole('button', { name: texts.groupWizard.retry() }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.unroute('**/_api/lotto-party.config');
    await party.wizard.getByRole('button', { name: texts.groupWizard.retry() }).click();
    await party.name.fill('Patient pies');
    await party.next.click();
    await party.options.first().check();
    await party.next.click();
    await party.options.first().check();
    await party.next.click();
    testShop.api.injectFault('lotto-party.group.create', UNAVAILABLE_RESPONSE, 1);
    await party.create.click();
    await party.wizard.getByRole('button', { name: texts.groupWizard.retry() }).click();
    await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
    coversSpec(
      'errors',
      ['lotto-party.group-creation-failed', 'lotto-party.500'],
      await captureElementObservation(party.step(texts.groupWizard.stepName({ step: 'join_session' }))),
    );

    await open(`/my-account/lotto-party/session/${session.session_id}`);
    testShop.api.injectFault('lotto-party.session.update', UNAVAILABLE_RESPONSE, 1);
    await party.button(texts.partySession.start()).click();
    await page.getByText(texts.partyToasts.sessionFailed()).first().waitFor();
    for (const [button, message] of [
      [texts.partySession.start(), texts.partySession.autosession({ status: 'on' })],
      [texts.partySession.pause(), texts.partySession.autosession({ status: 'paused' })],
      [texts.partySession.resume(), texts.partySession.autosession({ status: 'on' })],
      [texts.partySession.stop(), texts.partySession.autosession({ status: 'off' })],
    ] as const) {
      await party.button(button).click();
      await party.main.getByText(message).waitFor();
    }
    coversSpec('errors', 'lotto-party.session-edit', await capturePageObservation(page));
  },
);

journey(
  'lotto party pages wait for a slow service, and show a message in place of the part that a silent one leaves out',
  TIMEOUT,
  async ({ visit }) => {
    const host = await createShopper();
    const { group, session } = await openParty(host);
    const { page, open, party } = await visitAs(visit, host, /status of 50\d|\[call\]/);
    const failedBlocks = page.locator('[data-failed-block]');
    const partyContent = party.main
      .locator('.own-or-open-parties, .party-group, .party-session, .party-invitation')
      .first();
    for (const [call, path] of [
      ['lotto-party.group.get', `/my-account/lotto-party/group/${group.id}`],
      ['lotto-party.session.get', `/my-account/lotto-party/session/${session.session_id}`],
      ['lotto-party.group.list', '/my-account/lotto-party'],
      ['lotto-party.session.discover', '/lotto-party'],
      ['lotto-party.group.by-token', `/lotto-party/group?token=${group.token}`],
    ] as const) {
      const responsesBefore = testShop.api.listResponses(call).length;
      testShop.api.injectFault(call, 'delayed');
      const navigation = open(path);
      await expect.poll(() => testShop.api.listResponses(call).length, WAIT_OPTIONS).toBeGreaterThan(responsesBefore);
      testShop.api.removeFaults();
      await navigation;
      await partyContent.waitFor();
      expect([call, await failedBlocks.count()]).toEqual([call, 0]);
    }
    testShop.api.injectFault('lotto-party.session.discover', 'silent');
    await open('/lotto-party');
    await failedBlocks.getByText(texts.failedBlock.notShown()).waitFor();
    await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    testShop.api.removeFaults();
    // A silent service is skipped for some seconds.
    const reloadAndCountFailures = async () => {
      await page.reload();
      return failedBlocks.count();
    };
    await expect.poll(reloadAndCountFailures, { timeout: 30_000, interval: 1_000 }).toBe(0);
    await party.main.locator('.party-card').first().waitFor();
  },
);

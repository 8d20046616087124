import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
} from '../../harness/purchase-shop.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createPartyPageObject } from '../../pages/party-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

const TIMEOUT = { timeout: 180_000 };
const WAIT_OPTIONS = { timeout: 15_000 };
const BUSY_MESSAGE = 'We are experiencing large load times on our server. Thank you for being patient.';
const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const UNAVAILABLE_RESPONSE = { status: 503, body: '{"errors":[{"code":"unavailable","message":"Soon."}]}' };
const GARBLED_RESPONSE = { status: 200, body: '{' };
const EXPECTED_CONSOLE_ERRORS = /status of (?:4\d\d|5\d\d)|\[call\]|\[block\]/;

let testShop: PurchaseTestShop;

beforeAll(async () => {
  testShop = await startPurchaseTestShop({ apiTimeout: 2_000 });
});
afterEach(() => testShop.api.removeFaults());
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

type Visit = (brand: 'harbour', options?: object) => Promise<BrowserVisitor>;

const createShopper = () => SandboxShopper.create(testShop.sandbox, { funds: 1000, items: [] });

async function visitAs(visit: Visit, { email }: SandboxShopper) {
  const visitor = await visit('harbour', { port: testShop.shop.port, expected: EXPECTED_CONSOLE_ERRORS });
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, email)).toBe('200 signed in');
  return { ...visitor, party: createPartyPageObject(visitor.page) };
}

/** Opens a party for the next draw of the first lottery that parties can play. */
async function openParty(host: SandboxShopper, name: string) {
  const { sandbox } = testShop;
  const as = await host.as();
  const body = { group_name: name };
  const { result: group } = await sandbox.send(calls.lottoPartyGroupCreate, { as, body });
  const { result: config } = await sandbox.send(calls.lottoPartyConfigGet, { as, params: { id: 'golden-bay' } });
  const sessionBody = { group_id: group.id, draw_id: config.draws[0]?.draw_id ?? '', share_price: '3.40' };
  const { result: session } = await sandbox.send(calls.lottoPartySessionCreate, { as, body: sessionBody });
  return { group, session };
}

/** A customer's groups with their number of sessions, from the API. */
async function listGroupSessionCounts(shopper: SandboxShopper) {
  const as = await shopper.as();
  const { result: groups } = await testShop.sandbox.send(calls.lottoPartyGroupList, { as });
  const sessionCounts = groups.map(async ({ id, group_name }) => {
    const { result } = await testShop.sandbox.send(calls.lottoPartyGroupSessions, { as, params: { id } });
    return [group_name, result.length];
  });
  return Promise.all(sessionCounts);
}

/** Clears the server's cache of API responses. */
async function clearApiCache(): Promise<void> {
  const { port, operatorToken } = testShop.shop;
  const headers = { host: `harbour.localhost:${port}`, authorization: `Bearer ${operatorToken}` };
  expect((await get(port, '/about?clear_cache=1', headers)).status).toBe(302);
}

/** Fills the steps of the wizard up to the last button. */
async function fillWizard({ party }: { readonly party: ReturnType<typeof createPartyPageObject> }, name: string) {
  await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
  await party.name.fill(name);
  await party.next.click();
  await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
  await party.options.first().check();
  await party.next.click();
  await party.step(texts.groupWizard.stepName({ step: 'set_share_price' })).waitFor();
  await party.options.first().check();
  await party.next.click();
  await party.step(texts.groupWizard.stepName({ step: 'select_auto_session' })).waitFor();
}

journey('a member of a lotto party invites chosen members of its group', TIMEOUT, async ({ visit }) => {
  const { sandbox, api } = testShop;
  const [host, friend, other] = [await createShopper(), await createShopper(), await createShopper()];
  const body = { group_name: 'Wednesday Soup' };
  const { result: group } = await sandbox.send(calls.lottoPartyGroupCreate, { as: await host.as(), body });
  for (const member of [friend, other]) {
    const params = { groupToken: group.token ?? '' };
    await sandbox.send(calls.lottoPartyGroupJoin, { as: await member.as(), params });
  }
  const { open, page, party } = await visitAs(visit, host);
  api.alterResponse('lotto-party.group.get', (response) => {
    const { result } = Object(response);
    const namedMembers = result.members.map(({ id }: { id: string }) => ({
      id,
      name: id === friend.id ? 'Freda' : 'Otto',
    }));
    return { result: { ...result, members: namedMembers } };
  });
  await open(`/my-account/lotto-party/group/${group.id}`);
  await party.main.locator('.group-wizard-button').getByRole('button').click();
  await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
  await party.options.first().check();
  await party.next.click();
  await party.step(texts.groupWizard.stepName({ step: 'set_share_price' })).waitFor();
  await party.options.first().check();
  await party.next.click();
  await party.step(texts.groupWizard.stepName({ step: 'select_auto_session' })).waitFor();
  const inviteAllCheckbox = party.wizard.getByLabel(texts.groupWizard.inviteAll());
  expect(await inviteAllCheckbox.isChecked()).toBe(true);
  await inviteAllCheckbox.uncheck();
  await party.wizard.getByLabel('Freda').uncheck();
  expect(await party.wizard.getByLabel('Otto').isChecked()).toBe(true);
  expect(await party.create.innerText()).toBe(texts.groupWizard.open());
  expect(await findAxeViolations(page)).toEqual([]);
  await party.create.click();
  await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
  const lastResponse = api.listResponses('lotto-party.session.create').at(-1);
  expect(JSON.parse(lastResponse?.requestBody ?? '')).toMatchObject({
    invite_all_existing_members: false,
    invite_members: [other.id],
  });
  api.restoreResponses();
});

journey("a lottery's lotto party page starts a party of that lottery alone", TIMEOUT, async ({ visit }) => {
  const { api } = testShop;
  const { open, party } = await visitAs(visit, await createShopper());
  await open('/golden-bay/lotto-party');
  await party.main.getByText(texts.groupWizardButton.terms({ shares: 50, price: '$3.40' })).waitFor();
  const requestsBefore = api.countRequests('lotto-party.config');
  await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
  await party.name.fill('Thursday Stew');
  await party.next.click();
  await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
  const lotteries = await party.wizard.locator('.choice__label').allInnerTexts();
  expect(lotteries.length).toBeGreaterThan(0);
  expect(lotteries.filter((label) => !label.startsWith('Golden Bay'))).toEqual([]);
  expect(api.countRequests('lotto-party.config')).toBe(requestsBefore);
});

journey('the lotto party wizard creates everything once, even where answers are lost', TIMEOUT, async ({ visit }) => {
  const host = await createShopper();
  const visitor = await visitAs(visit, host);
  const { page, open, party } = visitor;
  const retryButton = party.wizard.getByRole('button', { name: texts.groupWizard.retry() });
  const allFaults = [
    ['Lost pies', 'lost'],
    ['Silent pies', 'silent'],
    ['Garbled pies', GARBLED_RESPONSE],
    ['Broken pies', UNAVAILABLE_RESPONSE],
  ] as const;
  const faults = selectRepresentatives(allFaults, 2);
  for (const [name, fault] of faults) {
    await open('/lotto-party');
    await fillWizard(visitor, name);
    testShop.api.injectFault('lotto-party.group.create', fault);
    testShop.api.injectFault('lotto-party.session.create', fault);
    await party.create.click();
    await party.wizard.getByText(texts.groupWizard.failed()).waitFor(WAIT_OPTIONS);
    expect(await findAxeViolations(page)).toEqual([]);
    testShop.api.release('lotto-party.group.create');
    await retryButton.click();
    await party.wizard.getByText(texts.groupWizard.notOpened()).waitFor(WAIT_OPTIONS);
    testShop.api.release('lotto-party.session.create');
    await retryButton.click();
    await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor(WAIT_OPTIONS);
  }
  const expectedGroups = faults.map(([name]) => [name, 1]).toSorted();
  expect((await listGroupSessionCounts(host)).toSorted()).toEqual(expectedGroups);

  testShop.api.injectFault('cart.items.add', GARBLED_RESPONSE, 1);
  await party.addToCart.click();
  await party.wizard.getByRole('alert').filter({ hasText: /./ }).waitFor();
  expect([await page.getByRole('alertdialog').count(), await party.addToCart.isEnabled()]).toEqual([0, true]);
  testShop.api.release('cart.items.add');
  await party.addToCart.click();
  await page.waitForURL(/\/cart$/);
  await createCartPageObject(page).items.first().waitFor();
  expect(await createCartPageObject(page).items.count()).toBe(1);
  expect(await host.itemsInCart()).toBe(1);
});

journey('the lotto party wizard shows what it waits for, and a double click acts once', TIMEOUT, async ({ visit }) => {
  const host = await createShopper();
  const visitor = await visitAs(visit, host);
  const { page, open, party } = visitor;
  await open('/lotto-party');
  await fillWizard(visitor, 'Slow pies');
  for (const [call, message] of [
    ['lotto-party.group.create', texts.groupWizard.creating()],
    ['lotto-party.session.create', texts.groupWizard.opening()],
  ] as const) {
    testShop.api.injectFault(call, 'delayed');
    if (call === 'lotto-party.group.create') await party.create.dblclick();
    await party.wizard.getByText(message).waitFor();
    expect(await party.wizard.getByRole('button').count()).toBe(0);
    await page.keyboard.press('Escape');
    await party.wizard.getByText(message).waitFor();
    if (call === 'lotto-party.group.create') testShop.api.injectFault('lotto-party.session.create', 'delayed');
    testShop.api.release(call);
  }
  await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
  expect(await listGroupSessionCounts(host)).toEqual([['Slow pies', 1]]);
});

journey('the lotto party wizard renews a refused access token, and completes the party', TIMEOUT, async ({ visit }) => {
  const host = await createShopper();
  const visitor = await visitAs(visit, host);
  const { open, party } = visitor;
  await open('/lotto-party');
  await fillWizard(visitor, 'Renewed pies');
  const refreshesBefore = testShop.api.countRequests('auth.refresh');
  testShop.api.injectFault('lotto-party.group.create', { status: 401, body: '{"errors":[]}' }, 1);
  testShop.api.injectFault('lotto-party.session.create', { status: 403, body: '{"errors":[]}' }, 1);
  await party.create.click();
  await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
  expect(testShop.api.countRequests('auth.refresh') - refreshesBefore).toBe(2);
  expect([testShop.api.countRequests('lotto-party.group.create'), await listGroupSessionCounts(host)]).toEqual([
    expect.any(Number),
    [['Renewed pies', 1]],
  ]);
  testShop.api.injectFault('lotto-party.group.list', { status: 401, body: '{"errors":[]}' }, 1);
  await open('/my-account/lotto-party');
  await party.link('Renewed pies').waitFor();
  expect(testShop.api.countRequests('auth.refresh') - refreshesBefore).toBe(3);
  coversSpec('errors', 'lotto-party.reauth', await capturePageObservation(visitor.page));
});

journey('the lotto party wizard loads the lotteries again where no answer came', TIMEOUT, async ({ visit }) => {
  const visitor = await visitAs(visit, await createShopper());
  const { page, open, party } = visitor;
  for (const fault of selectRepresentatives(['silent', GARBLED_RESPONSE, 'lost'] as const)) {
    await clearApiCache();
    testShop.api.injectFault('lotto-party.config', fault);
    await open('/lotto-party');
    await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
    const message = texts.groupWizard.unavailable();
    await party.wizard.getByText(message).waitFor(WAIT_OPTIONS);
    expect(await findAxeViolations(page)).toEqual([]);
    testShop.api.removeFaults();
    await party.wizard.getByRole('button', { name: texts.groupWizard.retry() }).click();
    await party.step(texts.groupWizard.stepName({ step: 'name_group' })).waitFor(WAIT_OPTIONS);
  }
  await clearApiCache();
  testShop.api.injectFault('lotto-party.config', 'delayed');
  await open('/lotto-party');
  await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
  await party.wizard.getByText(texts.groupWizard.loading()).waitFor();
  testShop.api.removeFaults();
  await party.step(texts.groupWizard.stepName({ step: 'name_group' })).waitFor();
});

journey('an invitation whose answer was lost is accepted again, and adds one member', TIMEOUT, async ({ visit }) => {
  const host = await createShopper();
  const body = { group_name: 'Welcome pies' };
  const { result: group } = await testShop.sandbox.send(calls.lottoPartyGroupCreate, { as: await host.as(), body });
  const faults = selectRepresentatives(['lost', 'silent', GARBLED_RESPONSE] as const);
  for (const fault of faults) {
    const { page, open, party } = await visitAs(visit, await createShopper());
    await open(`/lotto-party/group?token=${group.token}`);
    testShop.api.injectFault('lotto-party.group.join', fault);
    await party.button(readSeedText('base/pages/lotto-party-group', 'invitation', 'button')).click();
    await party.main.getByText(texts.partyInvitation.failed()).waitFor(WAIT_OPTIONS);
    testShop.api.removeFaults();
    await party.button(readSeedText('base/pages/lotto-party-group', 'invitation', 'button')).click();
    await page.waitForURL(/\/my-account\/lotto-party\/group\/[\w-]+$/);
  }
  expect(testShop.sandbox.shop.parties.countMembers(group.id)).toBe(faults.length + 1);
});

/** Reloads the page until a part is there, because a silent service is skipped for some seconds. */
async function reloadUntilShown(page: BrowserVisitor['page'], selector: string): Promise<void> {
  const reloadAndCountParts = async () => {
    await page.reload();
    return page.locator(selector).count();
  };
  await expect.poll(reloadAndCountParts, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(0);
}

journey(
  'the games of a lotto party are late while the service is slow, and named as missing while it is silent',
  TIMEOUT,
  async ({ visit }) => {
    const host = await createShopper();
    const { group, session } = await openParty(host, 'Late pies');
    const { page, open, party } = await visitAs(visit, host);
    const failedBlocks = page.locator('[data-failed-block]');
    for (const [call, path, selector] of [
      ['lotto-party.group.sessions', `/my-account/lotto-party/group/${group.id}`, '.party-group'],
      ['lotto-party.session.get', `/my-account/lotto-party/session/${session.session_id}`, '.party-session'],
    ] as const) {
      const responsesBefore = testShop.api.listResponses(call).length;
      testShop.api.injectFault(call, 'delayed');
      const navigation = open(path);
      await expect.poll(() => testShop.api.listResponses(call).length, WAIT_OPTIONS).toBeGreaterThan(responsesBefore);
      testShop.api.removeFaults();
      await navigation;
      await party.main.locator(selector).waitFor();
      expect([call, await failedBlocks.count()]).toEqual([call, 0]);

      testShop.api.injectFault(call, 'silent');
      await open(path);
      await party.main.getByText(BUSY_MESSAGE).waitFor();
      expect(await party.main.getByRole('button').count()).toBeGreaterThan(0);
      await page.getByRole('banner').first().waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      testShop.api.removeFaults();
      await reloadUntilShown(page, selector);
    }
  },
);

journey('the lotto party of a ticket is late, or said to be missing until a retry', TIMEOUT, async ({ visit }) => {
  const host = await createShopper();
  const { session } = await openParty(host, 'Missing pies');
  await host.add({
    product_type: 'social_syndicate_share',
    lottery_key: session.lottery_key,
    syndicate_encoded_id: session.session_id,
    num_shares: 1,
  });
  await host.buy();
  const { page, open, party } = await visitAs(visit, host);
  const [purchase = ''] = host.purchases;
  await open(`/receipt/${purchase}`);
  await page.getByRole('main').getByRole('link', { name: session.lottery_name, exact: true }).click();
  await page.waitForURL(/\/my-account\/lotto-party\/ticket\/[\w-]+$/);
  const ticketPath = new URL(page.url()).pathname;
  const call = 'lotto-party.order.get';
  const responsesBefore = testShop.api.listResponses(call).length;
  testShop.api.injectFault(call, 'delayed');
  const navigation = open(ticketPath);
  await expect.poll(() => testShop.api.listResponses(call).length, WAIT_OPTIONS).toBeGreaterThan(responsesBefore);
  testShop.api.removeFaults();
  await navigation;
  await party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 1, sold: 1 })).waitFor();
  for (const fault of selectRepresentatives([GARBLED_RESPONSE, 'lost', 'silent'] as const)) {
    testShop.api.injectFault(call, fault);
    await open(ticketPath);
    await party.party.getByText(texts.partyOfTicket.failed()).waitFor();
    expect(await party.numbers.count()).toBe(4);
    expect(await findAxeViolations(page)).toEqual([]);
    testShop.api.removeFaults();
    const shares = party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 1, sold: 1 }));
    const retryAndCountShares = async () => {
      if ((await shares.count()) === 0)
        await party
          .button(texts.partyOfTicket.retry())
          .click({ timeout: 1_000 })
          .catch(() => null);
      return shares.count();
    };
    await expect.poll(retryAndCountShares, { timeout: 30_000, interval: 1_000 }).toBe(1);
  }
});

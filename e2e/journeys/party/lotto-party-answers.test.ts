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
const WAITS = { timeout: 15_000 };
const BUSY = 'We are experiencing large load times on our server. Thank you for being patient.';
const SOUND = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const DOWN = { status: 503, body: '{"errors":[{"code":"unavailable","message":"Soon."}]}' };
const GARBLED = { status: 200, body: '{' };
const EXPECTED = /status of (?:4\d\d|5\d\d)|\[call\]|\[block\]/;

let around: PurchaseTestShop;

beforeAll(async () => {
  around = await startPurchaseTestShop({ apiTimeout: 2_000 });
});
afterEach(() => around.api.mend());
afterAll(async () => {
  expect(findSandboxLedgerFaults(around.sandbox)).toEqual(SOUND);
  await around.close();
});

type Visit = (brand: 'harbour', options?: object) => Promise<BrowserVisitor>;

const newcomer = () => SandboxShopper.create(around.sandbox, { funds: 1000, items: [] });

async function visitAs(visit: Visit, { email }: SandboxShopper) {
  const visitor = await visit('harbour', { port: around.shop.port, expected: EXPECTED });
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, email)).toBe('200 signed in');
  return { ...visitor, party: createPartyPageObject(visitor.page) };
}

/** Opens a party for the next draw of the first lottery that parties can play. */
async function openParty(host: SandboxShopper, name: string) {
  const { sandbox } = around;
  const as = await host.as();
  const body = { group_name: name };
  const { result: group } = await sandbox.send(calls.lottoPartyGroupCreate, { as, body });
  const { result: config } = await sandbox.send(calls.lottoPartyConfigGet, { as, params: { id: 'golden-bay' } });
  const opening = { group_id: group.id, draw_id: config.draws[0]?.draw_id ?? '', share_price: '3.40' };
  const { result: session } = await sandbox.send(calls.lottoPartySessionCreate, { as, body: opening });
  return { group, session };
}

/** A customer's groups with their number of sessions, from the API. */
async function groupsOf(shopper: SandboxShopper) {
  const as = await shopper.as();
  const { result: groups } = await around.sandbox.send(calls.lottoPartyGroupList, { as });
  const counted = groups.map(async ({ id, group_name }) => {
    const { result } = await around.sandbox.send(calls.lottoPartyGroupSessions, { as, params: { id } });
    return [group_name, result.length];
  });
  return Promise.all(counted);
}

/** Clears the server's cache of API responses. */
async function forget(): Promise<void> {
  const { port, operatorToken } = around.shop;
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
  const { sandbox, api } = around;
  const [host, friend, other] = [await newcomer(), await newcomer(), await newcomer()];
  const body = { group_name: 'Wednesday Soup' };
  const { result: group } = await sandbox.send(calls.lottoPartyGroupCreate, { as: await host.as(), body });
  for (const member of [friend, other]) {
    const params = { groupToken: group.token ?? '' };
    await sandbox.send(calls.lottoPartyGroupJoin, { as: await member.as(), params });
  }
  const { open, page, party } = await visitAs(visit, host);
  api.alterAnswer('lotto-party.group.get', (answer) => {
    const { result } = Object(answer);
    const named = result.members.map(({ id }: { id: string }) => ({ id, name: id === friend.id ? 'Freda' : 'Otto' }));
    return { result: { ...result, members: named } };
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
  const everybody = party.wizard.getByLabel(texts.groupWizard.inviteAll());
  expect(await everybody.isChecked()).toBe(true);
  await everybody.uncheck();
  await party.wizard.getByLabel('Freda').uncheck();
  expect(await party.wizard.getByLabel('Otto').isChecked()).toBe(true);
  expect(await party.create.innerText()).toBe(texts.groupWizard.open());
  expect(await findAxeViolations(page)).toEqual([]);
  await party.create.click();
  await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
  const sent = api.heard('lotto-party.session.create').at(-1);
  expect(JSON.parse(sent?.asked ?? '')).toMatchObject({
    invite_all_existing_members: false,
    invite_members: [other.id],
  });
  api.restoreAnswers();
});

journey("a lottery's lotto party page starts a party of that lottery alone", TIMEOUT, async ({ visit }) => {
  const { api } = around;
  const { open, party } = await visitAs(visit, await newcomer());
  await open('/golden-bay/lotto-party');
  await party.main.getByText(texts.groupWizardButton.terms({ shares: 50, price: '$3.40' })).waitFor();
  const before = api.asked('lotto-party.config');
  await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
  await party.name.fill('Thursday Stew');
  await party.next.click();
  await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
  const lotteries = await party.wizard.locator('.choice__label').allInnerTexts();
  expect(lotteries.length).toBeGreaterThan(0);
  expect(lotteries.filter((label) => !label.startsWith('Golden Bay'))).toEqual([]);
  expect(api.asked('lotto-party.config')).toBe(before);
});

journey('the lotto party wizard creates everything once, even where answers are lost', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
  const visitor = await visitAs(visit, host);
  const { page, open, party } = visitor;
  const retry = party.wizard.getByRole('button', { name: texts.groupWizard.retry() });
  const every = [
    ['Lost pies', 'lost'],
    ['Silent pies', 'silent'],
    ['Garbled pies', GARBLED],
    ['Broken pies', DOWN],
  ] as const;
  const faults = selectRepresentatives(every, 2);
  for (const [name, fault] of faults) {
    await open('/lotto-party');
    await fillWizard(visitor, name);
    around.api.spoil('lotto-party.group.create', fault);
    around.api.spoil('lotto-party.session.create', fault);
    await party.create.click();
    await party.wizard.getByText(texts.groupWizard.failed()).waitFor(WAITS);
    expect(await findAxeViolations(page)).toEqual([]);
    around.api.release('lotto-party.group.create');
    await retry.click();
    await party.wizard.getByText(texts.groupWizard.notOpened()).waitFor(WAITS);
    around.api.release('lotto-party.session.create');
    await retry.click();
    await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor(WAITS);
  }
  const once = faults.map(([name]) => [name, 1]).toSorted();
  expect((await groupsOf(host)).toSorted()).toEqual(once);

  around.api.spoil('cart.items.add', GARBLED, 1);
  await party.addToCart.click();
  await party.wizard.getByRole('alert').filter({ hasText: /./ }).waitFor();
  expect([await page.getByRole('alertdialog').count(), await party.addToCart.isEnabled()]).toEqual([0, true]);
  around.api.release('cart.items.add');
  await party.addToCart.click();
  await page.waitForURL(/\/cart$/);
  await createCartPageObject(page).items.first().waitFor();
  expect(await createCartPageObject(page).items.count()).toBe(1);
  expect(await host.itemsInCart()).toBe(1);
});

journey('the lotto party wizard shows what it waits for, and a double click acts once', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
  const visitor = await visitAs(visit, host);
  const { page, open, party } = visitor;
  await open('/lotto-party');
  await fillWizard(visitor, 'Slow pies');
  for (const [call, words] of [
    ['lotto-party.group.create', texts.groupWizard.creating()],
    ['lotto-party.session.create', texts.groupWizard.opening()],
  ] as const) {
    around.api.spoil(call, 'held');
    if (call === 'lotto-party.group.create') await party.create.dblclick();
    await party.wizard.getByText(words).waitFor();
    expect(await party.wizard.getByRole('button').count()).toBe(0);
    await page.keyboard.press('Escape');
    await party.wizard.getByText(words).waitFor();
    if (call === 'lotto-party.group.create') around.api.spoil('lotto-party.session.create', 'held');
    around.api.release(call);
  }
  await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
  expect(await groupsOf(host)).toEqual([['Slow pies', 1]]);
});

journey('the lotto party wizard renews a refused access token, and completes the party', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
  const visitor = await visitAs(visit, host);
  const { open, party } = visitor;
  await open('/lotto-party');
  await fillWizard(visitor, 'Renewed pies');
  const renewed = around.api.asked('auth.refresh');
  around.api.spoil('lotto-party.group.create', { status: 401, body: '{"errors":[]}' }, 1);
  around.api.spoil('lotto-party.session.create', { status: 403, body: '{"errors":[]}' }, 1);
  await party.create.click();
  await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
  expect(around.api.asked('auth.refresh') - renewed).toBe(2);
  expect([around.api.asked('lotto-party.group.create'), await groupsOf(host)]).toEqual([
    expect.any(Number),
    [['Renewed pies', 1]],
  ]);
  around.api.spoil('lotto-party.group.list', { status: 401, body: '{"errors":[]}' }, 1);
  await open('/my-account/lotto-party');
  await party.link('Renewed pies').waitFor();
  expect(around.api.asked('auth.refresh') - renewed).toBe(3);
  coversSpec('errors', 'lotto-party.reauth', await capturePageObservation(visitor.page));
});

journey('the lotto party wizard loads the lotteries again where no answer came', TIMEOUT, async ({ visit }) => {
  const visitor = await visitAs(visit, await newcomer());
  const { page, open, party } = visitor;
  for (const fault of selectRepresentatives(['silent', GARBLED, 'lost'] as const)) {
    await forget();
    around.api.spoil('lotto-party.config', fault);
    await open('/lotto-party');
    await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
    const words = texts.groupWizard.unavailable();
    await party.wizard.getByText(words).waitFor(WAITS);
    expect(await findAxeViolations(page)).toEqual([]);
    around.api.mend();
    await party.wizard.getByRole('button', { name: texts.groupWizard.retry() }).click();
    await party.step(texts.groupWizard.stepName({ step: 'name_group' })).waitFor(WAITS);
  }
  await forget();
  around.api.spoil('lotto-party.config', 'held');
  await open('/lotto-party');
  await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
  await party.wizard.getByText(texts.groupWizard.loading()).waitFor();
  around.api.mend();
  await party.step(texts.groupWizard.stepName({ step: 'name_group' })).waitFor();
});

journey('an invitation whose answer was lost is accepted again, and adds one member', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
  const body = { group_name: 'Welcome pies' };
  const { result: group } = await around.sandbox.send(calls.lottoPartyGroupCreate, { as: await host.as(), body });
  const faults = selectRepresentatives(['lost', 'silent', GARBLED] as const);
  for (const fault of faults) {
    const { page, open, party } = await visitAs(visit, await newcomer());
    await open(`/lotto-party/group?token=${group.token}`);
    around.api.spoil('lotto-party.group.join', fault);
    await party.button(readSeedText('base/pages/lotto-party-group', 'invitation', 'button')).click();
    await party.main.getByText(texts.partyInvitation.failed()).waitFor(WAITS);
    around.api.mend();
    await party.button(readSeedText('base/pages/lotto-party-group', 'invitation', 'button')).click();
    await page.waitForURL(/\/my-account\/lotto-party\/group\/[\w-]+$/);
  }
  expect(around.sandbox.shop.parties.countMembers(group.id)).toBe(faults.length + 1);
});

/** Reloads the page until a part is there, because a silent service is skipped for some seconds. */
async function openAgain(page: BrowserVisitor['page'], part: string): Promise<void> {
  const parts = async () => {
    await page.reload();
    return page.locator(part).count();
  };
  await expect.poll(parts, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(0);
}

journey(
  'the games of a lotto party are late while the service is slow, and named as missing while it is silent',
  TIMEOUT,
  async ({ visit }) => {
    const host = await newcomer();
    const { group, session } = await openParty(host, 'Late pies');
    const { page, open, party } = await visitAs(visit, host);
    const failed = page.locator('[data-failed-block]');
    for (const [call, path, part] of [
      ['lotto-party.group.sessions', `/my-account/lotto-party/group/${group.id}`, '.party-group'],
      ['lotto-party.session.get', `/my-account/lotto-party/session/${session.session_id}`, '.party-session'],
    ] as const) {
      const heard = around.api.heard(call).length;
      around.api.spoil(call, 'held');
      const opened = open(path);
      await expect.poll(() => around.api.heard(call).length, WAITS).toBeGreaterThan(heard);
      around.api.mend();
      await opened;
      await party.main.locator(part).waitFor();
      expect([call, await failed.count()]).toEqual([call, 0]);

      around.api.spoil(call, 'silent');
      await open(path);
      await party.main.getByText(BUSY).waitFor();
      expect(await party.main.getByRole('button').count()).toBeGreaterThan(0);
      await page.getByRole('banner').first().waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      around.api.mend();
      await openAgain(page, part);
    }
  },
);

journey('the lotto party of a ticket is late, or said to be missing until a retry', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
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
  const ticket = new URL(page.url()).pathname;
  const call = 'lotto-party.order.get';
  const heard = around.api.heard(call).length;
  around.api.spoil(call, 'held');
  const opened = open(ticket);
  await expect.poll(() => around.api.heard(call).length, WAITS).toBeGreaterThan(heard);
  around.api.mend();
  await opened;
  await party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 1, sold: 1 })).waitFor();
  for (const fault of selectRepresentatives([GARBLED, 'lost', 'silent'] as const)) {
    around.api.spoil(call, fault);
    await open(ticket);
    await party.party.getByText(texts.partyOfTicket.failed()).waitFor();
    expect(await party.numbers.count()).toBe(4);
    expect(await findAxeViolations(page)).toEqual([]);
    around.api.mend();
    const shares = party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 1, sold: 1 }));
    const asked = async () => {
      if ((await shares.count()) === 0)
        await party
          .button(texts.partyOfTicket.retry())
          .click({ timeout: 1_000 })
          .catch(() => null);
      return shares.count();
    };
    await expect.poll(asked, { timeout: 30_000, interval: 1_000 }).toBe(1);
  }
});

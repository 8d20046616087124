import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { createPartyJourneyHelpers, createPartyShareCartItem } from '../../harness/party-helpers.ts';
import {
  endSandboxSalesOfNextDraw,
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
} from '../../harness/purchase-shop.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { texts } from '../../harness/texts.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createPartyPageObject } from '../../pages/party-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';
import { logOutThroughPage } from '../../pages/sign-in-page.ts';

const TIMEOUT = { timeout: 120_000 };
const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const HOUR = 3_600_000;
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
  'of two customers who buy the last lotto party share at once one gets it, and the other pays nothing',
  TIMEOUT,
  async ({ visit }) => {
    const host = await createShopper(49 * 340);
    const { session } = await openParty(host);
    await host.add(createPartyShareCartItem(session, 49));
    const expectedErrors = /\/cart\/buy\S* error: (?:Failed to load resource|\[call\] cart\.purchase)/;
    const rivals = [await createShopper(), await createShopper()];
    for (const rival of rivals) await rival.add(createPartyShareCartItem(session, 1));
    const hostVisitor = await visitAs(visit, host);
    await hostVisitor.open('/cart/buy');
    await createCheckoutPageObject(hostVisitor.page).agree.check();
    await createCheckoutPageObject(hostVisitor.page).button.click();
    await hostVisitor.page.waitForURL(/\/receipt\//);
    const rivalVisitors = [];
    for (const rival of rivals) {
      const visitor = await visitAs(visit, rival, expectedErrors);
      await visitor.open('/cart/buy');
      const checkout = createCheckoutPageObject(visitor.page);
      await checkout.agree.check();
      rivalVisitors.push({ ...visitor, rival, checkout });
    }
    await Promise.all(rivalVisitors.map(({ checkout }) => checkout.button.click()));
    await expect.poll(() => rivals.filter(({ purchases }) => purchases.length > 0).length, WAIT_OPTIONS).toBe(1);
    const winner = rivalVisitors.find(({ rival }) => rival.purchases.length > 0);
    const loser = rivalVisitors.find(({ rival }) => rival.purchases.length === 0);
    await winner?.page.waitForURL(/\/receipt\//);
    await loser?.checkout.main
      .getByText(/sold out|are sold|no longer|shares left|are taken/i)
      .first()
      .waitFor();
    expect([winner?.rival.wallet, loser?.rival.wallet]).toEqual([660, 1000]);
    if (loser) expect(await findAxeViolations(loser.page)).toEqual([]);
    await loser?.open(`/my-account/lotto-party/session/${session.session_id}`);
    await loser?.party.main.getByText(texts.partySession.full()).waitFor();
    expect(await loser?.party.button(texts.payPanel.add()).count()).toBe(0);
  },
);

journey(
  'the lotto party wizard says that the chosen draw has since closed, and lets the organiser choose another',
  TIMEOUT,
  async ({ visit }) => {
    const host = await createShopper();
    const { page, open, party } = await visitAs(visit, host, /status of 422/);
    await open('/lotto-party');
    await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
    await party.name.fill('Late pies');
    await party.next.click();
    await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
    await party.wizard
      .getByRole('radio', { name: /Quayside Four/ })
      .first()
      .check();
    await party.next.click();
    await party.options.first().check();
    await party.next.click();
    // Closes sales directly: moving the clock by hours would also end the session.
    endSandboxSalesOfNextDraw(testShop.sandbox, 'quayside-four');
    await party.create.click();
    await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
    await party.wizard.getByText(texts.groupWizard.failure({ failure: 'draw_closed' })).waitFor();
    expect(await party.wizard.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await party.options.last().check();
    await party.next.click();
    await party.options.first().check();
    await party.next.click();
    await party.create.click();
    await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
    coversSpec(
      'errors',
      'lotto-party.draw-closed',
      await captureElementObservation(party.step(texts.groupWizard.stepName({ step: 'join_session' }))),
    );
  },
);

journey(
  'the lotto party wizard refuses a name that the organiser already uses, and keeps it in its field',
  TIMEOUT,
  async ({ visit }) => {
    const host = await createShopper();
    const body = { group_name: 'Early pies' };
    await testShop.sandbox.send(calls.lottoPartyGroupCreate, { as: await host.as(), body });
    const { page, open, party } = await visitAs(visit, host, /status of 409/);
    await open('/lotto-party');
    await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
    await party.name.fill(body.group_name);
    await party.next.click();
    await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
    await party.options.first().check();
    await party.next.click();
    await party.options.first().check();
    await party.next.click();
    await party.create.click();
    const nameTakenMessage = party.wizard.getByText(texts.groupWizard.failure({ failure: 'duplicate' }));
    coversSpec('errors', 'lotto-party.duplicate', await captureElementObservation(nameTakenMessage));
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await party.name.inputValue()).toBe(body.group_name);
  },
);

journey(
  'a link with a history state opens the lotto party wizard for its party, and a reload does not open it again',
  TIMEOUT,
  async ({ visit }) => {
    const host = await createShopper();
    const { sandbox } = testShop;
    const body = { group_name: 'Idle <i>pies</i>' };
    const { result: group } = await sandbox.send(calls.lottoPartyGroupCreate, { as: await host.as(), body });
    const { page, open, party } = await visitAs(visit, host);
    await open('/my-account/lotto-party');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /page-router/.test(name)),
    );
    await party.link(texts.ownOrOpenParties.chooseFor({ group: body.group_name })).click();
    await page.waitForURL(new RegExp(`/my-account/lotto-party/group/${group.id}$`));
    await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
    await party.wizard.getByText(body.group_name).waitFor();
    expect(await page.evaluate(() => history.state.usr)).toBe(null);
    expect(await findAxeViolations(page)).toEqual([]);
    await party.close.click();
    await party.wizard.waitFor({ state: 'hidden' });
    await page.reload();
    await party.heading.getByText(body.group_name).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await party.wizard.isVisible()).toBe(false);

    // A state in the history from another page opens it too, without a party.
    await page.evaluate(() =>
      history.replaceState({ key: 'x', idx: 0, usr: { shouldShowCreateGroupModal: true } }, ''),
    );
    await page.reload();
    await party.step(texts.groupWizard.stepName({ step: 'name_group' })).waitFor();
    coversSpec(
      'screens',
      ['location-state', 'create-lotto-party-modal', 'base-layout'],
      await captureElementObservation(party.step(texts.groupWizard.stepName({ step: 'name_group' }))),
    );
  },
);

journey(
  'the draft of a lotto party is gone from the tab after log-out, and the next customer there starts with an empty one',
  TIMEOUT,
  async ({ visit }) => {
    const { page, open, origin, party } = await visitAs(visit, await createShopper());
    const startButton = party.button(readSeedText('base/pages/lotto-party', 'start', 'button'));
    await open('/lotto-party');
    await startButton.click();
    await party.name.fill('Only mine');
    await party.next.click();
    await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
    await page.reload();
    await startButton.click();
    await expect.poll(() => party.name.inputValue()).toBe('Only mine');

    await logOutThroughPage(page, origin);
    expect(await signInThroughApiInBrowser(page, (await createShopper()).email)).toBe('200 signed in');
    await open('/lotto-party');
    await startButton.click();
    await party.name.waitFor();
    expect(await party.name.inputValue()).toBe('');
  },
);

journey('lotto parties can be found by draw', TIMEOUT, async ({ visit }) => {
  const host = await createShopper();
  const { session } = await openParty(host);
  const guest = await createShopper();
  const { page, open, party } = await visitAs(visit, guest);
  await open('/lotto-party');
  const drawSelect = party.main.getByLabel(texts.ownOrOpenParties.draw(), { exact: true });
  expect(await findAxeViolations(page)).toEqual([]);
  await drawSelect.selectOption(session.draws[0]?.draw_id ?? '');
  await party.main.getByRole('button', { name: texts.ownOrOpenParties.narrow(), exact: true }).click();
  await page.waitForURL(/\/lotto-party\?draw=/);
  await party.link(session.group_name).or(party.main.locator('a[rel=next]')).first().waitFor();
  expect(await drawSelect.inputValue()).toBe(session.draws[0]?.draw_id);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await open('/lotto-party?draw=nothing');
  await party.main.getByText(texts.ownOrOpenParties.noneForDraw()).waitFor();
  await party.link(texts.ownOrOpenParties.all()).click();
  await party.main.locator('.party-card').first().waitFor();
});

journey(
  'the token of one private lotto party opens its pages, not those of another party, and an altered token is refused',
  TIMEOUT,
  async () => {
    const host = await createShopper();
    const [one, other] = [await openParty(host, 'private'), await openParty(host, 'private')];
    const guest = await createShopper();
    const caller = new BrowserlessVisitor(testShop.shop.port);
    await caller.signIn(guest.email);
    const tokenRequest = { params: { groupToken: one.group.token ?? '' } };
    const groupResponse = await caller.call('lotto-party.group.by-token', tokenRequest);
    expect([groupResponse.status, groupResponse.json.result.id]).toEqual([200, one.group.id]);
    expect((await caller.call('lotto-party.group.join', tokenRequest)).status).toBe(200);
    const paths = [
      `group/${one.group.id}`,
      `session/${one.session.session_id}`,
      `group/${other.group.id}`,
      `session/${other.session.session_id}`,
    ];
    const responses = await Promise.all(paths.map((path) => caller.open(`/my-account/lotto-party/${path}`)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    const invalidTokens = [`${one.group.token}x`, (one.group.token ?? '').toLowerCase(), one.group.id, '%', '../group'];
    for (const token of invalidTokens) {
      expect((await caller.call('lotto-party.group.by-token', { params: { groupToken: token } })).status).not.toBe(200);
    }
    caller.close();
  },
);

journey(
  'the pages of a lotto party say whether sales have closed, the draw is drawn and paid, or it was cancelled without shares',
  TIMEOUT,
  async ({ visit }) => {
    const host = await createShopper();
    const [playedParty, emptyParty] = [await openParty(host), await openParty(host, 'private')];
    await host.add(createPartyShareCartItem(playedParty.session, 2));
    const buyingVisitor = await visitAs(visit, host);
    await buyingVisitor.open('/cart/buy');
    await createCheckoutPageObject(buyingVisitor.page).agree.check();
    await createCheckoutPageObject(buyingVisitor.page).button.click();
    await buyingVisitor.page.waitForURL(/\/receipt\//);
    await buyingVisitor.context.close();
    const { close_date = '', date = '' } = playedParty.session.draws[0] ?? {};
    testShop.sandbox.moveTo(new Date(Date.parse(close_date) + 1000).toISOString());
    const { open, party } = await visitAs(visit, host);
    await open(`/my-account/lotto-party/session/${playedParty.session.session_id}`);
    await party.main.getByText(texts.party.status({ status: 'closed' })).waitFor();
    await open(`/my-account/lotto-party/session/${emptyParty.session.session_id}`);
    await party.main.getByText(texts.party.status({ status: 'cancelled' })).waitFor();
    testShop.sandbox.moveTo(new Date(Date.parse(date) + 2 * HOUR).toISOString());
    const laterVisitor = await visitAs(visit, host);
    await laterVisitor.open(`/my-account/lotto-party/session/${playedParty.session.session_id}`);
    await laterVisitor.party.main.getByText(texts.party.status({ status: 'paid' })).waitFor();
    await laterVisitor.party.main.getByText(texts.party.won()).waitFor();
    expect(await findAxeViolations(laterVisitor.page)).toEqual([]);
    await laterVisitor.party.link(texts.partySession.tickets()).click();
    await laterVisitor.party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 2, sold: 2 })).waitFor();
    expect(await findAxeViolations(laterVisitor.page)).toEqual([]);
    await laterVisitor.open(`/my-account/lotto-party/group/${playedParty.group.id}`);
    await laterVisitor.party.main.getByText(texts.party.status({ status: 'paid' })).waitFor();
  },
);

journey('lotto parties are listed six a page, and the draws of a party ten a page', TIMEOUT, async ({ visit }) => {
  const { page, open } = await visit('harbour');
  const { main, link } = createPartyPageObject(page);
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
  await open('/my-account/lotto-party');
  expect(await main.locator('.own-or-open-parties .party-card').count()).toBe(6);
  await main.locator('a[rel=next]').click();
  await page.waitForURL(/\/my-account\/lotto-party\/2$/);
  await link(texts.pageLinks.previous()).waitFor();
  expect(await main.locator('.own-or-open-parties .party-card').count()).toBe(6);
  await open('/lotto-party');
  await main.getByText(texts.party.promoted()).first().waitFor();
  await link('Harbour regulars').click();
  await page.waitForURL(/\/my-account\/lotto-party\/session\//);
  // The page before has a link of this name, too.
  await link('Harbour regulars').and(main.locator('[href*="/group/"]')).click();
  await page.waitForURL(/\/my-account\/lotto-party\/group\/[\w-]+$/);
  await main.locator('.party-group .party-card').nth(9).waitFor();
  expect(await main.locator('.party-group .party-card').count()).toBe(10);
  await main.locator('a[rel=next]').click();
  await page.waitForURL(/\/my-account\/lotto-party\/group\/[\w-]+\/2$/);
  await link(texts.pageLinks.previous()).waitFor();
  expect(await main.locator('.party-group .party-card').count()).toBe(10);
  coversSpec('constants', ['page-size.lotto-groups', 'page-size.sessions'], await capturePageObservation(page));
});

import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import { accessibilityViolations } from '../harness/axe.ts';
import { journey, type Visitor } from '../harness/journey.ts';
import { sidewaysOverflow } from '../harness/layout.ts';
import { seen, seenPage } from '../harness/observe.ts';
import { booksOf, type PurchaseShop, Shopper, startPurchaseShop } from '../harness/purchase-shop.ts';
import { ShopCaller } from '../harness/shop-caller.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { partyPage } from '../pages/party-page.ts';
import { signIn } from '../pages/session.ts';

const TIMEOUT = { timeout: 120_000 };
const SOUND = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const DOWN = { status: 503, body: '{"errors":[{"code":"unavailable","message":"Soon."}]}' };
const MAINTENANCE = "We'll be up and running again soon after this scheduled maintenance.";
const BUSY = 'We are experiencing large load times on our server. Thank you for being patient.';
const PART_FAILED = 'We could not show this part of the page. Please reload to try again.';
const HOUR = 3_600_000;
const WAITS = { timeout: 15_000 };

let around: PurchaseShop;
let names = 0;

beforeAll(async () => {
  around = await startPurchaseShop();
});
afterEach(() => around.api.mend());
afterAll(async () => {
  expect(booksOf(around.sandbox)).toEqual(SOUND);
  await around.close();
});

type Visit = (brand: 'harbour', options?: object) => Promise<Visitor>;

async function visitAs(visit: Visit, { email }: Shopper, expected?: RegExp) {
  const visitor = await visit('harbour', { port: around.shop.port, ...(expected && { expected }) });
  await visitor.open('/about/privacy');
  expect(await signIn(visitor.page, email)).toBe('200 signed in');
  return { ...visitor, party: partyPage(visitor.page) };
}

/** A party of a host that plays the next draw of Golden Bay, for 3.40 a share. */
async function openParty(host: Shopper, publicity: 'private' | 'public' = 'public') {
  const { sandbox } = around;
  const as = await host.as();
  const body = { group_name: `Faulty pies ${(names += 1)}`, publicity_status: publicity };
  const { result: group } = await sandbox.send(calls.lottoPartyGroupCreate, { as, body });
  const { result: config } = await sandbox.send(calls.lottoPartyConfigGet, { as, params: { id: 'golden-bay' } });
  const draw_id = config.draws[0]?.draw_id ?? '';
  const opening = { group_id: group.id, draw_id, share_price: '3.40' };
  const { result: session } = await sandbox.send(calls.lottoPartySessionCreate, { as, body: opening });
  return { group, session };
}

function shares({ session_id }: { readonly session_id: string }, count: number) {
  return {
    product_type: 'social_syndicate_share',
    lottery_key: 'golden-bay',
    syndicate_encoded_id: session_id,
    num_shares: count,
  } as const;
}

const newcomer = (funds = 1000) => Shopper.create(around.sandbox, { funds, items: [] });

journey(
  'of two who buy the last share at once one has it, and the other is told and pays nothing',
  TIMEOUT,
  async ({ visit }) => {
    const host = await newcomer(49 * 340);
    const { session } = await openParty(host);
    await host.add(shares(session, 49));
    const refused = /\/cart\/buy\S* error: (?:Failed to load resource|\[call\] cart\.purchase)/;
    const rivals = [await newcomer(), await newcomer()];
    for (const rival of rivals) await rival.add(shares(session, 1));
    const asHost = await visitAs(visit, host);
    await asHost.open('/cart/buy');
    await checkoutPage(asHost.page).agree.check();
    await checkoutPage(asHost.page).button.click();
    await asHost.page.waitForURL(/\/receipt\//);
    const ready = [];
    for (const rival of rivals) {
      const visitor = await visitAs(visit, rival, refused);
      await visitor.open('/cart/buy');
      const checkout = checkoutPage(visitor.page);
      await checkout.agree.check();
      ready.push({ ...visitor, rival, checkout });
    }
    await Promise.all(ready.map(({ checkout }) => checkout.button.click()));
    await expect.poll(() => rivals.filter(({ purchases }) => purchases.length > 0).length, WAITS).toBe(1);
    const winner = ready.find(({ rival }) => rival.purchases.length > 0);
    const loser = ready.find(({ rival }) => rival.purchases.length === 0);
    await winner?.page.waitForURL(/\/receipt\//);
    await loser?.checkout.main
      .getByText(/sold out|are sold|no longer|session left|are taken/i)
      .first()
      .waitFor();
    expect([winner?.rival.wallet, loser?.rival.wallet]).toEqual([660, 1000]);
    if (loser) expect(await accessibilityViolations(loser.page)).toEqual([]);
    await loser?.open(`/my-account/lotto-party/session/${session.session_id}`);
    await loser?.party.main.getByText('All shares are taken.').waitFor();
    expect(await loser?.party.button('Add to cart').count()).toBe(0);
  },
);

journey('a draw that closes while the wizard is open is told, and another is offered', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
  const { page, open, party } = await visitAs(visit, host, /status of 422/);
  await open('/lotto-party');
  await party.button('Start a party').click();
  await party.name.fill('Late pies');
  await party.next.click();
  await party.step('Choose a draw').waitFor();
  await party.wizard
    .getByRole('radio', { name: /Quayside Four/ })
    .first()
    .check();
  await party.next.click();
  await party.options.first().check();
  await party.next.click();
  // Hours would end the session of the customer too: the sales of this draw end now.
  const { shop } = around.sandbox;
  const [next] = shop.draws.toDraw('harbour', 'quayside-four');
  shop.db.prepare('UPDATE draws SET close_date = ? WHERE id = ?').run(shop.clock() - 1, next?.id ?? 0);
  await party.create.click();
  await party.step('Choose a draw').waitFor();
  await party.wizard.getByText('That draw has closed. Please choose another.').waitFor();
  expect(await party.wizard.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await party.options.last().check();
  await party.next.click();
  await party.options.first().check();
  await party.next.click();
  await party.create.click();
  await party.step('Take your shares').waitFor();
  proves('errors', 'lotto-party.draw-closed', await seen(party.step('Take your shares')));
});

journey('a link with a state opens the wizard for its party, once', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
  const { sandbox } = around;
  const body = { group_name: 'Idle <i>pies</i>' };
  const { result: group } = await sandbox.send(calls.lottoPartyGroupCreate, { as: await host.as(), body });
  const { page, open, party } = await visitAs(visit, host);
  await open('/my-account/lotto-party');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /page-router/.test(name)),
  );
  await party.link(`Choose a draw: ${body.group_name}`).click();
  await page.waitForURL(new RegExp(`/my-account/lotto-party/group/${group.id}$`));
  await party.step('Choose a draw').waitFor();
  await party.wizard.getByText(body.group_name).waitFor();
  expect(await page.evaluate(() => history.state.usr)).toBe(null);
  expect(await accessibilityViolations(page)).toEqual([]);
  await party.close.click();
  await party.wizard.waitFor({ state: 'hidden' });
  await page.reload();
  await party.heading.getByText(body.group_name).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await party.wizard.isVisible()).toBe(false);

  // What another page of the shop leaves in the history opens it too, without a party of its own.
  await page.evaluate(() => history.replaceState({ key: 'x', idx: 0, usr: { shouldShowCreateGroupModal: true } }, ''));
  await page.reload();
  await party.step('Name your group').waitFor();
  proves(
    'screens',
    ['location-state', 'create-lotto-party-modal', 'base-layout'],
    await seen(party.step('Name your group')),
  );
});

journey('parties are found by their draw', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
  const { session } = await openParty(host);
  const guest = await newcomer();
  const { page, open, party } = await visitAs(visit, guest);
  await open('/lotto-party');
  const draws = party.main.getByLabel('Draw', { exact: true });
  expect(await accessibilityViolations(page)).toEqual([]);
  await draws.selectOption(session.draws[0]?.draw_id ?? '');
  await party.main.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/\/lotto-party\?draw=/);
  await party.link(session.group_name).or(party.main.locator('a[rel=next]')).first().waitFor();
  expect(await draws.inputValue()).toBe(session.draws[0]?.draw_id);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page)).toEqual([]);
  await open('/lotto-party?draw=nothing');
  await party.main.getByText('No party that anybody may join plays this draw at the moment.').waitFor();
  await party.link('Show all draws').click();
  await party.main.locator('.party-card').first().waitFor();
});

journey('the token of one party opens no other, nor what it plays', TIMEOUT, async () => {
  const host = await newcomer();
  const [one, other] = [await openParty(host, 'private'), await openParty(host, 'private')];
  const guest = await newcomer();
  const caller = new ShopCaller(around.shop.port);
  await caller.signIn(guest.email);
  const asked = { params: { groupToken: one.group.token ?? '' } };
  const seen = await caller.call('lotto-party.group.by-token', asked);
  expect([seen.status, seen.json.result.id]).toEqual([200, one.group.id]);
  expect((await caller.call('lotto-party.group.join', asked)).status).toBe(200);
  const paths = [
    `group/${one.group.id}`,
    `session/${one.session.session_id}`,
    `group/${other.group.id}`,
    `session/${other.session.session_id}`,
  ];
  const answers = await Promise.all(paths.map((path) => caller.open(`/my-account/lotto-party/${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  const spoilt = [`${one.group.token}x`, (one.group.token ?? '').toLowerCase(), one.group.id, '%', '../group'];
  for (const token of spoilt) {
    expect((await caller.call('lotto-party.group.by-token', { params: { groupToken: token } })).status).not.toBe(200);
  }
  caller.close();
});

journey(
  'while the service of parties is down the rest stays, and a retry brings it back',
  TIMEOUT,
  async ({ visit }) => {
    const host = await newcomer();
    const { group, session } = await openParty(host);
    await host.add(shares(session, 1));
    const { page, open, party } = await visitAs(visit, host, /status of 50\d|\[call\]/);
    await open('/cart/buy');
    await checkoutPage(page).agree.check();
    await checkoutPage(page).button.click();
    await page.waitForURL(/\/receipt\//);
    await page.getByRole('main').getByRole('link', { name: 'Golden Bay', exact: true }).click();
    await page.waitForURL(/\/my-account\/lotto-party\/ticket\/[\w-]+$/);
    const ticket = new URL(page.url()).pathname;

    around.api.spoil('lotto-party.order.get', DOWN);
    await open(ticket);
    const unable = page.getByText('We were unable to load your Lotto Party ticket...', { exact: true });
    const told = page.locator('.toast').filter({ has: unable });
    await told.waitFor();
    await party.party.getByText('We could not load the party of this ticket.').waitFor();
    expect(await party.numbers.count()).toBe(4);
    expect(await accessibilityViolations(page)).toEqual([]);
    await told.getByRole('button', { name: 'Ok, got it' }).click();
    await told.waitFor({ state: 'detached' });
    const asked = around.api.asked('lotto-party.order.get');
    await party.button('Try again').click();
    await expect.poll(() => around.api.asked('lotto-party.order.get'), WAITS).toBeGreaterThan(asked);
    await told.waitFor();
    around.api.mend();
    await party.button('Try again').click();
    await party.party.getByText('1 share of 1').waitFor();
    proves('messages', 'toast.lotto-party.ticket-load-failed', await seenPage(page));
    proves('errors', 'toast.lotto-party-ticket', await seenPage(page));

    for (const [call, path] of [
      ['lotto-party.group.sessions', `/my-account/lotto-party/group/${group.id}`],
      ['lotto-party.session.get', `/my-account/lotto-party/session/${session.session_id}`],
      ['lotto-party.group.list', '/my-account/lotto-party'],
      ['lotto-party.session.discover', '/lotto-party'],
      ['lotto-party.group.by-token', `/lotto-party/group?token=${group.token}`],
    ] as const) {
      for (const fault of [DOWN, 'lost', { status: 200, body: '{' }] as const) {
        around.api.spoil(call, fault);
        await open(path);
        // The page about parties is there for who starts one; the list of open parties stands beside that.
        const isSide = path === '/lotto-party';
        await page
          .getByText(isSide ? PART_FAILED : fault === DOWN ? MAINTENANCE : BUSY)
          .first()
          .waitFor();
        expect(await page.getByRole('banner').first().isVisible()).toBe(true);
        around.api.mend();
      }
      await page.reload();
      await party.main.locator('.party-list, .party-group, .party-session, .party-invitation').first().waitFor();
      expect(await page.getByText('We could not show this part of the page.').count()).toBe(0);
    }

    await open('/lotto-party');
    // What parties may play is kept by the server for minutes: here it is the server that has no answer.
    await page.route('**/_api/lotto-party.config', (route) => route.fulfill(DOWN));
    await party.button('Start a party').click();
    await party.wizard.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.unroute('**/_api/lotto-party.config');
    await party.wizard.getByRole('button', { name: 'Try again' }).click();
    await party.name.fill('Patient pies');
    await party.next.click();
    await party.options.first().check();
    await party.next.click();
    await party.options.first().check();
    await party.next.click();
    around.api.spoil('lotto-party.group.create', DOWN, 1);
    await party.create.click();
    await party.wizard.getByRole('button', { name: 'Try again' }).click();
    await party.step('Take your shares').waitFor();
    proves(
      'errors',
      ['lotto-party.group-creation-failed', 'lotto-party.500'],
      await seen(party.step('Take your shares')),
    );

    await open(`/my-account/lotto-party/session/${session.session_id}`);
    around.api.spoil('lotto-party.session.update', DOWN, 1);
    await party.button('Open the next draws by themselves').click();
    await page.getByText('We could not change this. Your party goes on as before.').first().waitFor();
    for (const [button, words] of [
      ['Open the next draws by themselves', 'The next draw opens by itself.'],
      ['Pause', 'Paused: no draw opens until you let it go on.'],
      ['Let it go on', 'The next draw opens by itself.'],
      ['Open no more draws', 'The party plays this draw only.'],
    ] as const) {
      await party.button(button).click();
      await party.main.getByText(words).waitFor();
    }
    proves('errors', 'lotto-party.session-edit', await seenPage(page));
  },
);

journey('while parties are slow their pages are late and whole, and silent ones say so', TIMEOUT, async ({ visit }) => {
  const host = await newcomer();
  const { group, session } = await openParty(host);
  const { page, open, party } = await visitAs(visit, host, /status of 50\d|\[call\]/);
  const failed = page.locator('[data-failed-block]');
  const shown = party.main.locator('.party-list, .party-group, .party-session, .party-invitation').first();
  for (const [call, path] of [
    ['lotto-party.group.get', `/my-account/lotto-party/group/${group.id}`],
    ['lotto-party.session.get', `/my-account/lotto-party/session/${session.session_id}`],
    ['lotto-party.group.list', '/my-account/lotto-party'],
    ['lotto-party.session.discover', '/lotto-party'],
    ['lotto-party.group.by-token', `/lotto-party/group?token=${group.token}`],
  ] as const) {
    const heard = around.api.heard(call).length;
    around.api.spoil(call, 'held');
    const opened = open(path);
    await expect.poll(() => around.api.heard(call).length, WAITS).toBeGreaterThan(heard);
    around.api.mend();
    await opened;
    await shown.waitFor();
    expect([call, await failed.count()]).toEqual([call, 0]);
  }
  around.api.spoil('lotto-party.session.discover', 'silent');
  await open('/lotto-party');
  await failed.getByText('We could not show this part of the page.').waitFor();
  await party.button('Start a party').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  around.api.mend();
  // A service that was silent is not asked for some seconds.
  const reloaded = async () => {
    await page.reload();
    return failed.count();
  };
  await expect.poll(reloaded, { timeout: 30_000, interval: 1_000 }).toBe(0);
  await party.main.locator('.party-card').first().waitFor();
});

journey(
  'a draw of a party is closed, drawn and paid, or cancelled, and its pages say so',
  TIMEOUT,
  async ({ visit }) => {
    const host = await newcomer();
    const [played, lonely] = [await openParty(host), await openParty(host, 'private')];
    await host.add(shares(played.session, 2));
    const buying = await visitAs(visit, host);
    await buying.open('/cart/buy');
    await checkoutPage(buying.page).agree.check();
    await checkoutPage(buying.page).button.click();
    await buying.page.waitForURL(/\/receipt\//);
    await buying.context.close();
    const { close_date = '', date = '' } = played.session.draws[0] ?? {};
    around.sandbox.moveTo(new Date(Date.parse(close_date) + 1000).toISOString());
    const { open, party } = await visitAs(visit, host);
    await open(`/my-account/lotto-party/session/${played.session.session_id}`);
    await party.main.getByText('Sales have closed').waitFor();
    await open(`/my-account/lotto-party/session/${lonely.session.session_id}`);
    await party.main.getByText('Cancelled: nobody took a share').waitFor();
    around.sandbox.moveTo(new Date(Date.parse(date) + 2 * HOUR).toISOString());
    const later = await visitAs(visit, host);
    await later.open(`/my-account/lotto-party/session/${played.session.session_id}`);
    await later.party.main.getByText('Drawn and paid').waitFor();
    await later.party.main.getByText('The party won').waitFor();
    expect(await accessibilityViolations(later.page)).toEqual([]);
    await later.party.link('See your ticket').click();
    await later.party.party.getByText('2 shares of 2').waitFor();
    expect(await accessibilityViolations(later.page)).toEqual([]);
    await later.open(`/my-account/lotto-party/group/${played.group.id}`);
    await later.party.main.getByText('Drawn and paid').waitFor();
  },
);

journey('parties come six on a page, and draws of a party ten', TIMEOUT, async ({ visit }) => {
  const { page, open } = await visit('harbour');
  const { main, link } = partyPage(page);
  await open('/about/privacy');
  expect(await signIn(page, 'ada@harbour.example')).toBe('200 signed in');
  await open('/my-account/lotto-party');
  expect(await main.locator('.party-list .party-card').count()).toBe(6);
  await main.locator('a[rel=next]').click();
  await page.waitForURL(/\/my-account\/lotto-party\/2$/);
  await link('Previous').waitFor();
  expect(await main.locator('.party-list .party-card').count()).toBe(6);
  await open('/lotto-party');
  await main.getByText('Promoted').first().waitFor();
  await link('Harbour regulars').click();
  await page.waitForURL(/\/my-account\/lotto-party\/session\//);
  await link('Harbour regulars').click();
  await page.waitForURL(/\/my-account\/lotto-party\/group\/[\w-]+$/);
  await main.locator('.party-group .party-card').nth(9).waitFor();
  expect(await main.locator('.party-group .party-card').count()).toBe(10);
  await main.locator('a[rel=next]').click();
  await page.waitForURL(/\/my-account\/lotto-party\/group\/[\w-]+\/2$/);
  await link('Previous').waitFor();
  expect(await main.locator('.party-group .party-card').count()).toBe(10);
  proves('constants', ['page-size.lotto-groups', 'page-size.sessions'], await seenPage(page));
});

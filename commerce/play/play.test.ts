import { expect, test } from 'vitest';
import { browserCallRulesById } from '../calls.server.ts';
import { createCommerceCalls } from '../commerce.ts';
import { createTestTransportFromTable } from '../testing.ts';

function shop(answers: Readonly<Record<string, unknown>>) {
  const { transport, sent } = createTestTransportFromTable(answers);
  return { commerce: createCommerceCalls(transport), sent };
}

test('lotto party groups are requested six at a time, and party sessions ten at a time', async () => {
  const { commerce, sent } = shop({
    'lotto-party.group.list': [],
    'lotto-party.group.sessions': [],
    'lotto-party.session.discover': [],
    'lotto-party.session.discover-draw': [],
  });
  await commerce.lottoParty.groups();
  await commerce.lottoParty.sessions('g', { offset: 10 });
  await commerce.lottoParty.discover();
  await commerce.lottoParty.discoverForDraw('d');
  expect(sent).toEqual([
    ['lotto-party.group.list', { query: { limit: 6 } }],
    ['lotto-party.group.sessions', { params: { id: 'g' }, query: { limit: 10, offset: 10 } }],
    ['lotto-party.session.discover', { query: { limit: 10 } }],
    ['lotto-party.session.discover-draw', { params: { drawId: 'd' }, query: { limit: 10 } }],
  ]);
});

test('each lotto party method sends its arguments and returns the answer', async () => {
  const ids = [
    'group.create',
    'group.get',
    'group.by-token',
    'group.join',
    'group.session-open',
    'session.create',
    'session.update',
    'session.get',
    'order.get',
  ];
  const { commerce, sent } = shop(Object.fromEntries(ids.map((id) => [`lotto-party.${id}`, id])));
  const { lottoParty } = commerce;
  const session = { groupId: 'g', drawId: 'd', sharePrice: '3.40' };
  const answers = [
    await lottoParty.createGroup({ groupName: 'Crew' }),
    await lottoParty.group('g'),
    await lottoParty.groupByToken('t'),
    await lottoParty.join('t'),
    await lottoParty.openSession('g'),
    await lottoParty.createSession(session),
    await lottoParty.setAutosession('s', 'paused'),
    await lottoParty.session('s'),
    await lottoParty.order('o', { showDetails: true }),
  ];
  expect(answers).toEqual(ids);
  expect(sent.map(([, input]) => input)).toEqual([
    { body: { groupName: 'Crew' } },
    { params: { id: 'g' } },
    { params: { groupToken: 't' } },
    { params: { groupToken: 't' } },
    { params: { id: 'g' } },
    { body: session },
    { params: { id: 's' }, body: { autosessionStatus: 'paused' } },
    { params: { id: 's' } },
    { params: { id: 'o' }, query: { show_details: 'true' } },
  ]);
});

test('the lotto party configuration expires when the first of its draws closes', async () => {
  const draws = ['2026-02-03T00:00:00Z', '2026-02-01T00:00:00Z'].map((closeDate) => ({ closeDate }));
  const { transport, sent } = createTestTransportFromTable({
    'lotto-party.config': [{ draws: [] }, { draws }],
    'lotto-party.config.get': { draws: [] },
  });
  const expiryTimes: (number | null)[] = [];
  const { config, configOf } = createCommerceCalls({
    async send(ref, input, options) {
      const answer = await transport.send(ref, input, options);
      expiryTimes.push(answer.expires);
      return answer;
    },
  }).lottoParty;
  expect([await config(), await configOf('golden-bay')]).toEqual([[{ draws: [] }, { draws }], { draws: [] }]);
  expect(expiryTimes).toEqual([Date.parse('2026-02-01T00:00:00Z'), null]);
  expect(sent).toEqual([
    ['lotto-party.config', {}],
    ['lotto-party.config.get', { params: { id: 'golden-bay' } }],
  ]);
});

test('the status timed_paused of a recurring purchase is read as recurring_status_timed_pause', async () => {
  const list = [{ status: 'timed_paused' }, { status: 'recurring_status_active' }];
  const [spelt] = list;
  const { commerce } = shop({
    'recurring-purchases.list': list,
    'autoplay.list': list,
    'autoplay.get': spelt,
    'subscriptions.list': list,
    'subscriptions.get': spelt,
  });
  const read = [{ status: 'recurring_status_timed_pause' }, { status: 'recurring_status_active' }];
  expect((await commerce.recurring.list()).entries).toEqual(read);
  expect((await commerce.autoplay.list()).entries).toEqual(read);
  expect((await commerce.subscriptions.list()).entries).toEqual(read);
  expect(await commerce.autoplay.get('a')).toEqual(read[0]);
  expect(await commerce.subscriptions.get('a')).toEqual(read[0]);
});

test('the calls for autoplays, subscriptions and scheduled purchases send the id and what is to change', async () => {
  const done = { status: 'recurring_status_active' };
  const ids = ['update', 'set-minimum-jackpot', 'set-quickpick', 'pause', 'unpause'].map((id) => `autoplay.${id}`);
  const all = [...ids, 'subscriptions.update', 'subscriptions.status'];
  const { commerce, sent } = shop({
    ...Object.fromEntries(all.map((id) => [id, done])),
    'subscriptions.list': [],
    'recurring.process-sync': { numAttempted: 0 },
    'payment-resolutions.list': [],
    'scheduled-purchases.list': [],
    'scheduled-purchases.get': {},
    'scheduled-purchases.cancel': {},
  });
  const { autoplay, subscriptions, recurring, scheduledPurchases } = commerce;
  await autoplay.update('a', { numGames: 5 });
  await autoplay.setMinimumJackpot('a', null);
  await autoplay.setQuickpick('a', true);
  await autoplay.pause('a', null);
  await autoplay.pause('a', '2026-05-01T00:00:00Z');
  await autoplay.unpause('a');
  await subscriptions.update('s', { causeKey: 'reef-keepers' });
  await subscriptions.setStatus('s', { status: 'recurring_status_cancelled' });
  await subscriptions.list({ lotteryKeys: ['a', 'b'], limit: 5 });
  await recurring.sync();
  await recurring.paymentResolutions();
  await scheduledPurchases.list();
  await scheduledPurchases.get('e');
  await scheduledPurchases.cancel('e');
  expect(sent.map(([, input]) => input)).toEqual([
    { params: { id: 'a' }, body: { numGames: 5 } },
    { params: { id: 'a' }, body: { minimumJackpotAmount: null } },
    { params: { id: 'a' }, body: { quickpick: true } },
    { params: { id: 'a' }, body: {} },
    { params: { id: 'a' }, body: { pausedUntil: '2026-05-01T00:00:00Z' } },
    { params: { id: 'a' } },
    { params: { id: 's' }, body: { causeKey: 'reef-keepers' } },
    { params: { id: 's' }, body: { status: 'recurring_status_cancelled' } },
    { query: { limit: 5, lottery_keys: 'a,b' } },
    {},
    {},
    {},
    { params: { id: 'e' } },
    { params: { id: 'e' } },
  ]);
});

test('the membership calls send program, draw or giveaway, and return the recipient of the mail and the benefits link', async () => {
  const { commerce, sent } = shop({
    'membership.customer': {},
    'membership.update': {},
    'membership.giveaways': [],
    'membership.unlock-draw': {},
    'membership.resend': { recipient: 'ada@club.test' },
    'membership.giveaway': { drawId: 'd' },
    'membership.benefits': { ssoUrl: 'https://benefits.test/sso' },
  });
  const { membership } = commerce;
  await membership.customer();
  await membership.join('daily_winners', { source: 'tiers' });
  await membership.giveaways('closed');
  await membership.unlockDraw('d');
  await membership.leave('daily_winners');
  expect(await membership.resend('d')).toBe('ada@club.test');
  expect(await membership.giveaway('daily', 7)).toEqual({ drawId: 'd' });
  expect(await membership.benefits()).toBe('https://benefits.test/sso');
  expect(sent.map(([, input]) => input)).toEqual([
    {},
    { body: { membershipProgram: 'daily_winners', membershipStatus: 'member', metadata: { source: 'tiers' } } },
    { query: { status: 'closed', limit: 9 } },
    { params: { drawId: 'd' }, body: { entryStatus: 'unlocked' } },
    { body: { membershipProgram: 'daily_winners', membershipStatus: 'non-member' } },
    { params: { drawId: 'd' } },
    { params: { giveawayType: 'daily', drawNo: '7' } },
    {},
  ]);
});

test('the calls for tips, statistics, draws and recommendations send the keys that they are given', async () => {
  const { commerce, sent } = shop({
    'discover.get': [],
    'tips.get': [],
    'statistics.get': {},
    'draw.preview': {},
    'draws.past.archived': [],
    'placement.get': [],
    'placement.cart-prime': [],
  });
  await commerce.discover.lists();
  await commerce.discover.tips();
  await commerce.discover.statistics('golden-bay');
  await commerce.draws.preview('golden-bay', 12);
  await commerce.draws.archived('golden-bay', 2026, 3);
  await commerce.recommend.placements({ keys: ['home', 'receipt'], cart: ['golden-bay'], pricingId: 'p' });
  await commerce.recommend.primeCart({ lotteryKeys: [] });
  expect(sent.map(([, input]) => input)).toEqual([
    {},
    {},
    { params: { key: 'golden-bay' } },
    { params: { offerKey: 'golden-bay', drawNo: '12' } },
    { params: { key: 'golden-bay', year: '2026', month: '3' } },
    { query: { keys: 'home,receipt', pricing_id: 'p', cart: 'golden-bay' } },
    { body: { lotteryKeys: [] } },
  ]);
});

test('a browser may page and filter the membership giveaways by status and the subscriptions by lottery', () => {
  expect(browserCallRulesById.get('membership.giveaways')?.query).toEqual(['status', 'limit', 'offset']);
  expect(browserCallRulesById.get('subscriptions.list')?.query).toEqual(['lottery_keys', 'limit', 'offset']);
});

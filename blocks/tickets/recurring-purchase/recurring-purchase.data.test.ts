import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import type { RecurringPurchase } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { formatOutcomeOfLastRecurringPurchase, formatRecurringStatus } from '../_shared/describe-recurring.ts';
import { recurringMessages } from '../_shared/recurring.messages.gen.ts';
import { loadRecurringPurchaseData } from './recurring-purchase.data.ts';
import type { RecurringPurchaseProps } from './recurring-purchase.gen.ts';
import { recurringPurchaseMessages } from './recurring-purchase.messages.gen.ts';

const messages = getTestMessages(recurringMessages);
const link = { label: 'Link', link: { href: '/', external: false } };

const home = { label: 'Home', link: { route: 'home' } };
const homeProps = { type: 'autoplay', back: home, help: home };

const purchase: RecurringPurchase = {
  autoplayId: 'a-1',
  type: 'autoplay',
  productType: 'lottery_ticket',
  productOfferKey: 'kettle',
  name: 'Copper Kettle',
  logo: 'kettle.svg',
  description: '4 x Standard games',
  label: 'Every draw',
  status: 'timed_paused',
  pausedUntil: '2026-12-05T04:00:00.000Z',
  numberOfGames: 4,
  gameOfferName: 'Standard',
  numberOfTickets: null,
  numberOfShares: null,
  gameType: 'standard',
  gameOffer: 'standard',
  causeKey: null,
  games: [
    {
      numberSets: [
        { key: 'main', numbers: [1, 2] },
        { key: 'stars', numbers: [9] },
      ],
    },
  ],
  minimumJackpotAmount: '20000000.00',
  quickpick: false,
  period: null,
  membershipTier: null,
  membershipEndsAt: null,
  price: { amount: '3.40', currency: 'AUD' },
  lastAttemptStatus: 'soft_failure',
  lastAttempt: {
    status: 'soft_failure',
    code: 'card_declined',
    message: 'Your bank has declined this payment.',
    attemptedAt: '2026-11-20T04:00:00.000Z',
    checkoutId: null,
  },
  nextAttemptAt: null,
  defaultFund: { kind: 'wallet', fund: null },
  createdAt: '2026-10-01T00:00:00.000Z',
};

async function dataOf(type: RecurringPurchaseProps['type'], change: Partial<RecurringPurchase>, offers?: unknown) {
  const found = { ...purchase, type, ...change };
  const answers = {
    'autoplay.get': found,
    'subscriptions.get': found,
    'product-offers.list': offers ?? [
      createTestLottery('kettle', null, '2026-11-22T09:30:00.000Z', { minimumJackpots: ['20000000.00'] }),
    ],
  };
  const { context, sent } = createTestLoadContext<RecurringPurchaseProps>({ type, back: link, help: link }, answers, {
    id: 'a-1',
  });
  return { ...(await loadRecurringPurchaseData(context)).data, sent };
}

test.each([
  ['unfunded', 'No valid payment method'],
  ['wallet', 'Your wallet'],
  ['cc', 'Saved card'],
  ['paypal', 'PayPal'],
  ['bank', 'Bank account'],
] as const)('a recurring purchase that is paid by %s names what pays for it', async (kind, text) => {
  const { sent: _, ...data } = await dataOf('autoplay', { defaultFund: { kind, fund: null } });
  const html = renderTestBlockToHtml({ id: 'it', type: 'recurring-purchase', props: homeProps, data }, () => undefined);
  expect([data.purchase.fund, html.includes(text)]).toEqual([{ kind, fund: null }, true]);
});

test('an autoplay gives its status, its numbers, what can be changed and how long it can be paused', async () => {
  const { purchase: view, games, choices, pauses } = await dataOf('autoplay', {});
  expect([view.status, view.pausedUntil, view.next, view.fund]).toEqual([
    'recurring_status_timed_pause',
    'Sat, 5 Dec 2026',
    null,
    { kind: 'wallet', fund: null },
  ]);
  expect(games).toEqual(['1 2 + 9']);
  expect(choices).toEqual({
    quickpick: false,
    minimumJackpot: '20000000.00',
    jackpots: [
      { amount: null, label: 'Weekly' },
      { amount: '20000000.00', label: 'Jackpots $20,000,000 and over' },
    ],
    numGames: 4,
    gameCounts: [4, 8],
    gameOffer: 'standard',
    gameOffers: [{ key: 'standard', label: 'Standard', book: null, numGames: null }],
    causeKey: null,
    causes: [],
  });
  const { pauseLength } = getTestMessages(recurringPurchaseMessages);
  expect(pauses.map(({ length, until }) => pauseLength({ length, until: Date.parse(until) }))).toEqual([
    'A week, until Sat, 28 Nov 2026',
    'Two weeks, until Sat, 5 Dec 2026',
    'Four weeks, until Sat, 19 Dec 2026',
    'Three months, until Sat, 20 Feb 2027',
  ]);
});

test('a lottery subscription has no choice of a least jackpot, and a membership has no choices at all', async () => {
  const { choices, sent } = await dataOf('subscription', {});
  expect([choices?.jackpots, sent[0]?.[0]]).toEqual([[], 'subscriptions.get']);
  expect((await dataOf('subscription', { productType: 'membership' })).choices).toBe(null);
});

test('a game offer that does not sell the current count of games is offered with the nearest count', async () => {
  const [standard] = createTestLottery('kettle', null, '2026-11-22T09:30:00.000Z').gameTypes[0]?.gameOffers ?? [];
  if (!standard) throw new Error('the example has a game offer');
  const system = { ...standard, key: 'system-7', name: 'System 7', prices: { '1': '5.95', '2': '11.90' } };
  const gameTypes = [
    { ...createTestLottery('kettle', null, '2026-11-22T09:30:00.000Z').gameTypes[0], gameOffers: [standard, system] },
  ];
  const causes = ['reef', 'surf'].map((key) => ({ key, name: `The ${key}`, urlSlug: key }));
  const offer = { ...createTestLottery('kettle', null, '2026-11-22T09:30:00.000Z'), gameTypes, causes };
  const { choices } = await dataOf('subscription', { causeKey: 'surf' }, [offer]);
  expect(choices).toMatchObject({
    gameOffer: 'standard',
    gameOffers: [
      { key: 'standard', label: 'Standard', book: null, numGames: null },
      { key: 'system-7', label: 'System 7', numGames: 2 },
    ],
    causeKey: 'surf',
    causes: [
      { key: 'reef', label: 'The reef' },
      { key: 'surf', label: 'The surf' },
    ],
  });
});

test('a recurring raffle purchase offers the books of the raffle, and no causes where none was chosen', async () => {
  const offers = [createTestRaffle('kettle', '2026-11-22T09:30:00.000Z')];
  const bought = { productType: 'raffle_ticket', gameType: null, gameOffer: 'four', games: [] } as const;
  const { sent: _, ...data } = await dataOf('subscription', bought, offers);
  const { choices } = data;
  expect(choices).toMatchObject({
    quickpick: null,
    gameOffer: 'four',
    gameOffers: [
      { key: 'one', label: null, book: { numTickets: 1, price: { amount: '10.00', currency: 'AUD' } }, numGames: null },
      {
        key: 'four',
        label: null,
        book: { numTickets: 4, price: { amount: '30.00', currency: 'AUD' } },
        numGames: null,
      },
    ],
    causes: [],
  });
  const html = renderTestBlockToHtml({ id: 'it', type: 'recurring-purchase', props: homeProps, data }, () => undefined);
  expect([html.includes('1 ticket, $10<'), html.includes('4 tickets, $30<')]).toEqual([true, true]);
});

test('the current choice of a recurring purchase is listed although it is no longer on offer', async () => {
  const raffles = [createTestRaffle('kettle', '2026-11-22T09:30:00.000Z')];
  const book = { productType: 'raffle_ticket', gameType: null, gameOffer: 'ten', games: [] } as const;
  const current = { key: 'ten', label: null, book: null, numGames: null };
  const { sent: _, ...data } = await dataOf('subscription', book, raffles);
  const html = renderTestBlockToHtml({ id: 'it', type: 'recurring-purchase', props: homeProps, data }, () => undefined);
  expect(html).toContain('>No change</option>');
  expect(data.choices).toMatchObject({
    gameOffer: 'ten',
    gameOffers: [current, { key: 'one' }, { key: 'four' }],
  });
  const causes = [{ key: 'reef', name: 'The reef', urlSlug: 'reef' }];
  const lotteries = [
    { ...createTestLottery('kettle', null, '2026-11-22T09:30:00.000Z', { minimumJackpots: ['20000000.00'] }), causes },
  ];
  const played = { gameOffer: 'system-9', causeKey: 'surf', minimumJackpotAmount: '5000000.00' };
  const { choices } = await dataOf('autoplay', played, lotteries);
  expect(choices).toMatchObject({
    gameOffer: 'system-9',
    gameOffers: [{ key: 'system-9', label: null }, { key: 'standard' }],
    causes: [
      { key: 'surf', label: null },
      { key: 'reef', label: 'The reef' },
    ],
    jackpots: [{ amount: null }, { amount: '20000000.00' }, { amount: '5000000.00' }],
  });
});

test('an autoplay with new random numbers for each draw gives no numbers, and no further choices when offers cannot be loaded', async () => {
  const { games, choices } = await dataOf('autoplay', { quickpick: true }, new ApiError('Down.', { status: 503 }));
  expect([games, choices?.gameCounts, choices?.jackpots]).toEqual([[], [], []]);
});

test('the status and the last attempt of a recurring purchase are told in words', () => {
  expect([
    formatRecurringStatus('recurring_status_active', null, messages),
    formatRecurringStatus('recurring_status_paused', null, messages),
    formatRecurringStatus('recurring_status_timed_pause', 'Sat, 5 Dec 2026', messages),
    formatRecurringStatus('recurring_status_cancelled', null, messages),
  ]).toEqual(['Active', 'Paused', 'Paused until Sat, 5 Dec 2026', 'Cancelled']);
  const at = { lastAt: 'Fri, 20 Nov 2026' };
  expect([
    formatOutcomeOfLastRecurringPurchase({ last: null, lastAt: null }, messages),
    formatOutcomeOfLastRecurringPurchase({ last: 'purchased', ...at }, messages),
    formatOutcomeOfLastRecurringPurchase({ last: 'soft_failure', ...at }, messages),
    formatOutcomeOfLastRecurringPurchase({ last: 'hard_failure', ...at }, messages),
  ]).toEqual([
    null,
    'Bought, Fri, 20 Nov 2026',
    'Payment failed Fri, 20 Nov 2026. We’ll try again.',
    'Payment failed Fri, 20 Nov 2026. Action needed.',
  ]);
});

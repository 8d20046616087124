import { describe, expect, test } from 'vitest';
import type { OrderSummary } from '#schemas/generated/api/types.gen.ts';
import { TEST_OFFERS_NOW } from '../../_testing/offers.ts';
import { createTestOrderSummary } from '../../_testing/orders.ts';
import { stubSite } from '../../_testing/render-example.tsx';
import { getTestMessages, testMessages } from '../../_testing/test-messages.ts';
import { chooseTicketDateLabel, describeTicketOutcome } from './describe-ticket.ts';
import { purchasedTicketMessages } from './purchased-ticket.messages.gen.ts';
import { ticketGamesMessages } from './ticket-games.messages.gen.ts';
import { formatMatches } from './ticket-games.tsx';
import { createTicketMatches } from './ticket-matches.ts';
import { createPurchasedTicketView } from './ticket-view.ts';

const messages = getTestMessages(purchasedTicketMessages);
const place = { site: stubSite, messages: testMessages, now: TEST_OFFERS_NOW, services: { picture: () => null } };

function describeOrder(more: Partial<OrderSummary> = {}, item: Partial<OrderSummary['item']> = {}) {
  const view = createPurchasedTicketView(createTestOrderSummary(more, item), place);
  return {
    view,
    texts: [
      messages.kind({ type: view.type }),
      ...view.what,
      chooseTicketDateLabel(view, messages),
      describeTicketOutcome(view, messages),
    ],
  };
}

const past = { status: 'past_products', drawsLeft: 0, nextDrawDate: null } as const;
const won = { amount: '14.20', currency: 'AUD' };

describe('a purchased order', () => {
  test.each<[string, Partial<OrderSummary>, Partial<OrderSummary['item']>, string[]]>([
    ['to come', {}, {}, ['Lottery ticket', '1 x Standard games', '3 draws', 'Next draw', '3 draws to come']],
    [
      'for one draw',
      { numDraws: 1, drawsLeft: 1 },
      {},
      ['Lottery ticket', '1 x Standard games', 'Drawn', 'Not drawn yet'],
    ],
    [
      'that starts later',
      {},
      { gameType: 'deferred', gameOfferName: 'Later' },
      ['Lottery ticket', '1 x Later games', '3 draws', 'First draw', '3 draws to come'],
    ],
    [
      'amid its draws',
      { drawsLeft: 1, winnings: won },
      { productType: 'multi_draw_ticket' },
      ['Multi-draw ticket', '1 x Standard games', '3 draws', 'Next draw', '1 of 3 draws to come, won $14.20 so far'],
    ],
    [
      'that waits for its result',
      { ...past, drawsLeft: 1 },
      {},
      ['Lottery ticket', '1 x Standard games', '3 draws', 'Last draw', 'Result pending'],
    ],
    [
      'that won',
      { ...past, winnings: won, numDraws: 1 },
      { productType: 'raffle_ticket', raffleBookSize: 5, numRaffleTickets: 10 },
      ['Raffle ticket', '5 Ticket Book', '10 tickets', 'Drawn', 'Won $14.20'],
    ],
    [
      'that won nothing',
      { ...past, numDraws: 1 },
      { productType: 'syndicate_share', syndicateName: 'The Dozen', numShares: 2 },
      ['Syndicate share', 'The Dozen', '2 x Syndicate shares', 'Drawn', 'No prize this time'],
    ],
    [
      'of a lotto party',
      { numDraws: 1, drawsLeft: 1 },
      { productType: 'social_syndicate_share', numShares: 1 },
      ['Lotto Party share', '1 x Syndicate shares', 'Drawn', 'Not drawn yet'],
    ],
    [
      'of a membership',
      { numDraws: 0, drawsLeft: 0, nextDrawDate: null },
      { productType: 'membership', membershipTier: 'premium', membershipPeriod: 'monthly' },
      ['Membership', 'Premium membership, paid monthly', 'Runs until', 'Active'],
    ],
    [
      'of a membership that follows another',
      { numDraws: 0, drawsLeft: 0, nextDrawDate: null, startsAt: '2026-11-30T09:30:00.000Z' },
      { productType: 'membership', membershipTier: 'premium', membershipPeriod: 'monthly' },
      ['Membership', 'Premium membership, paid monthly', 'Runs', 'Paid in advance'],
    ],
    [
      'of a membership that is over',
      { ...past, numDraws: 0 },
      { productType: 'membership', membershipTier: 'premium', membershipPeriod: 'monthly' },
      ['Membership', 'Premium membership, paid monthly', 'Ended', 'Ended'],
    ],
    [
      'of a voucher',
      { numDraws: 0, drawsLeft: 0, nextDrawDate: null },
      { productType: 'voucher_credit_amount', promotionCode: 'WELCOME' },
      ['Voucher', 'Promotion code WELCOME, paid into your wallet', 'Runs until', 'Active'],
    ],
  ])(
    '%s is described by its kind, what was bought, the label of its date and its outcome',
    (_, more, item, expected) => {
      expect(describeOrder(more, item).texts).toEqual(expected);
    },
  );

  test('leads to a page by its kind, and for a lottery ticket also by whether it is past', () => {
    const share = { productType: 'syndicate_share' } as const;
    const party = { productType: 'social_syndicate_share' } as const;
    expect([
      describeOrder().view.route,
      describeOrder(past).view.route,
      describeOrder({}, share).view.route,
      describeOrder(past, share).view.route,
      describeOrder({}, party).view.route,
      describeOrder(past, party).view.route,
    ]).toEqual([
      'my-account.upcoming-tickets.ticket',
      'my-account.past-tickets.ticket',
      'my-account.syndicate-tickets.share',
      'my-account.syndicate-tickets.share',
      'my-account.lotto-party.ticket',
      'my-account.lotto-party.ticket',
    ]);
  });

  test('names its next draw by the day, and names none once that is past', () => {
    expect(describeOrder().view.next).toEqual({ at: '2026-11-22T09:30:00.000Z', day: 'Tomorrow', time: '8:30 pm' });
    expect(describeOrder({ ...past, nextDrawDate: '2026-11-20T09:30:00.000Z' }).view.next).toBe(null);
  });

  test('that starts later is no longer marked as deferred after its first draw', () => {
    const deferred = { gameType: 'deferred' };
    expect(
      [describeOrder({}, deferred), describeOrder({ drawsLeft: 2 }, deferred)].map(({ view }) => view.isDeferred),
    ).toEqual([true, false]);
  });
});

const drawn = [
  { key: 'main', name: 'Winning numbers' },
  { key: 'supplementary', name: 'Supplementary numbers' },
];
const sets = [{ key: 'main', numbers: [] }];

test.each([
  [{ main: 0, further: 0, whole: [] }, 'None matched'],
  [{ main: 3, further: 0, whole: [] }, '3 matched'],
  [{ main: 0, further: 1, whole: [] }, 'None matched, and 1 of the supplementary numbers'],
  [{ main: 4, further: 2, whole: [] }, '4 matched, and 2 of the supplementary numbers'],
  [{ main: 1, further: 0, whole: ['supplementary'] }, '1 matched, and the supplementary numbers'],
])('formatMatches writes the matches %j as %s', (marked, text) => {
  const matches = createTicketMatches({ sets, ...marked }, drawn);
  expect(formatMatches(matches, getTestMessages(ticketGamesMessages))).toBe(text);
});

import { describe, expect, test } from 'vitest';
import {
  type OrderDrawProgress,
  resolveOrderState,
  resolveTicketStateInDraw,
  type TicketAndDrawStatus,
} from './ticket-state.ts';

const drawDate = '2026-11-21T09:30:00.000Z';
const before = Date.parse(drawDate) - 1;
const after = Date.parse(drawDate);

describe('resolveTicketStateInDraw', () => {
  test.each<[TicketAndDrawStatus['status'], TicketAndDrawStatus['drawStatus'], number, string]>([
    ['pending', 'OPEN', before, 'to_come'],
    ['pending', 'CAPPED', before, 'to_come'],
    ['pending', 'DRAW_CLOSED', before, 'to_come'],
    ['pending', 'DRAW_CLOSED', after, 'being_drawn'],
    ['pending', 'OPEN', after, 'being_drawn'],
    ['pending', 'DRAWN', after, 'being_checked'],
    ['pending', 'EMAILED', after, 'being_checked'],
    ['won', 'DRAWN', after, 'won'],
    ['won', 'SCORED', after, 'won'],
    ['won', 'PAID', after, 'paid'],
    ['won', 'EMAILED', after, 'paid'],
    ['lost', 'DRAWN', after, 'lost'],
  ])(
    'returns what to show, before or after the draw date, for a ticket with status %s in a draw with status %s',
    (status, drawStatus, now, expected) => {
      expect(resolveTicketStateInDraw({ status, drawStatus, drawDate }, now)).toBe(expected);
    },
  );
});

describe('resolveOrderState', () => {
  test.each<[string, Partial<OrderDrawProgress>, string]>([
    ['all of whose draws are to come', {}, 'to_come'],
    ['some of whose draws are over', { drawsLeft: 2, winnings: 500 }, 'part_drawn'],
    ['that waits for its last draw', { status: 'past_products', drawsLeft: 1, winnings: 500 }, 'awaiting'],
    ['that won', { status: 'past_products', drawsLeft: 0, winnings: 500 }, 'won'],
    ['that won nothing', { status: 'past_products', drawsLeft: 0 }, 'lost'],
    ['of a membership', { numDraws: 0, drawsLeft: 0 }, 'running'],
    ['of a membership that follows another', { numDraws: 0, drawsLeft: 0, isAhead: true }, 'ahead'],
    ['of a membership that is over', { status: 'past_products', numDraws: 0, drawsLeft: 0 }, 'ended'],
  ])('returns the state to show for an order %s', (_, change, expected) => {
    expect(resolveOrderState({ status: 'upcoming_products', numDraws: 3, drawsLeft: 3, winnings: 0, ...change })).toBe(
      expected,
    );
  });
});

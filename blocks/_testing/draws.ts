import type { DrawDetails, PastDraw } from '#schemas/generated/api/types.gen.ts';

/** A past draw of the lottery 'kettle'. */
export function createTestPastDraw(more: Partial<PastDraw> = {}): PastDraw {
  return {
    offerKey: 'kettle',
    offerName: 'Copper Kettle',
    offerUrl: 'kettle',
    logo: 'kettle.svg',
    category: 'lottery',
    name: 'Copper Kettle',
    drawNo: 40,
    date: '2026-11-20T09:30:00.000Z',
    day: 'fri',
    status: 'PAID',
    prizePool: { amount: '11090000.00', currency: 'AUD' },
    title: null,
    winningNumbers: [{ key: 'main', name: 'Numbers', numbers: [11, 3] }],
    winningTickets: [],
    numWinners: 18_204,
    jackpotWon: false,
    winners: [],
    ...more,
  };
}

/** Details of that draw; `more` overrides fields such as `status`. */
export function createTestDrawDetails(more: Partial<DrawDetails> = {}): DrawDetails {
  return {
    offerKey: 'kettle',
    offerName: 'Copper Kettle',
    drawNo: 40,
    type: 'lottery_ticket_draw',
    date: '2026-11-20T09:30:00.000Z',
    closeDate: '2026-11-20T08:30:00.000Z',
    day: 'fri',
    status: 'PAID',
    prizePool: { amount: '11090000.00', currency: 'AUD' },
    result: { draw: createTestPastDraw(), divisions: [] },
    ...more,
  };
}

import type { Order, OrderLine, OrderSummary } from '#schemas/generated/api/types.gen.ts';

/** A lottery ticket in three draws that are to come. */
export function createTestOrderSummary(
  more: Partial<OrderSummary> = {},
  item: Partial<OrderSummary['item']> = {},
): OrderSummary {
  const total = { amount: '12.40', currency: 'AUD' };
  return {
    id: 'o-1',
    checkoutId: 'c-1',
    status: 'upcoming_products',
    placedAt: '2026-11-20T22:00:00.000Z',
    item: {
      id: 'o-1',
      productType: 'lottery_ticket',
      lotteryKey: 'kettle',
      name: 'Copper Kettle',
      logo: 'kettle.svg',
      unitPrice: total,
      quantity: 1,
      total,
      recurringPurchase: { type: 'autoplay', availability: 'optional', enabled: false },
      causeKey: null,
      scheduledPurchase: null,
      gameType: 'standard',
      gameOfferName: 'Standard',
      numGames: 1,
      ...item,
    },
    total,
    winnings: { amount: '0.00', currency: 'AUD' },
    numDraws: 3,
    drawsLeft: 3,
    nextDrawDate: '2026-11-22T09:30:00.000Z',
    endsAt: '2026-12-06T09:30:00.000Z',
    ...more,
  };
}

/** Its ticket in a draw that is to come. */
export function createTestOrderLine(more: Partial<OrderLine> = {}): OrderLine {
  return {
    orderId: 'o-1',
    offerKey: 'kettle',
    offerName: 'Copper Kettle',
    drawNo: 41,
    drawDate: '2026-11-22T09:30:00.000Z',
    drawStatus: 'OPEN',
    status: 'pending',
    winningNumbers: [],
    winningTickets: [],
    games: [
      { numberSets: [{ key: 'main', numbers: [3, 11, 19] }], hits: [], prize: { amount: '0.00', currency: 'AUD' } },
    ],
    ticketNumbers: [],
    prizes: [],
    share: null,
    winnings: { amount: '0.00', currency: 'AUD' },
    ...more,
  };
}

export function createTestTicketOrder(
  lines: readonly OrderLine[],
  summary: OrderSummary = createTestOrderSummary(),
): Order {
  return { summary, replay: { productType: 'lottery_ticket', lotteryKey: 'kettle' }, lines };
}

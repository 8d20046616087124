/**
 * State of a ticket in a draw: `to_come` before it, `being_drawn` after its time, `being_checked` until the prizes are
 * known, then `won`, later `paid`, or `lost`.
 */
export type TicketStateInDraw = 'to_come' | 'being_drawn' | 'being_checked' | 'won' | 'paid' | 'lost';

export interface TicketAndDrawStatus {
  readonly status: 'pending' | 'won' | 'lost';
  readonly drawStatus: 'OPEN' | 'DRAW_CLOSED' | 'DRAWN' | 'SCORED' | 'PAID' | 'EMAILED' | 'CAPPED';
  /** ISO 8601. */
  readonly drawDate: string;
}

export function resolveTicketStateInDraw(
  { status, drawStatus, drawDate }: TicketAndDrawStatus,
  now: number,
): TicketStateInDraw {
  switch (status) {
    case 'lost':
      return 'lost';
    case 'won':
      return drawStatus === 'PAID' || drawStatus === 'EMAILED' ? 'paid' : 'won';
    case 'pending':
      return pendingState(drawStatus, Date.parse(drawDate) > now);
  }
}

function pendingState(drawStatus: TicketAndDrawStatus['drawStatus'], isToCome: boolean): TicketStateInDraw {
  switch (drawStatus) {
    case 'OPEN':
    case 'CAPPED':
    case 'DRAW_CLOSED':
      return isToCome ? 'to_come' : 'being_drawn';
    case 'DRAWN':
    case 'SCORED':
    case 'PAID':
    case 'EMAILED':
      return 'being_checked';
  }
}

export interface OrderDrawProgress {
  readonly status: 'upcoming_products' | 'past_products';
  readonly numDraws: number;
  readonly drawsLeft: number;
  /** Minor units. */
  readonly winnings: number;
  /** Whether it starts after another order, which has not ended. */
  readonly isAhead?: boolean;
}

/** Orders without draws, such as memberships, are `ahead` before they begin, then `running`, then `ended`. */
export type OrderState = 'to_come' | 'part_drawn' | 'awaiting' | 'won' | 'lost' | 'ahead' | 'running' | 'ended';

/** State of an order in lists. A past draw with draws left is waiting for its result. */
export function resolveOrderState({
  status,
  numDraws,
  drawsLeft,
  winnings,
  isAhead = false,
}: OrderDrawProgress): OrderState {
  const isUpcoming = status === 'upcoming_products';
  if (numDraws === 0) return !isUpcoming ? 'ended' : isAhead ? 'ahead' : 'running';
  if (isUpcoming) return drawsLeft < numDraws ? 'part_drawn' : 'to_come';
  if (drawsLeft > 0) return 'awaiting';
  return winnings > 0 ? 'won' : 'lost';
}

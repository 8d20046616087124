/**
 * How far a ticket has come in a draw: the draw is `to_come`, or `being_drawn` once its moment has passed; what it has won
 * is `being_checked` until the prizes are known; then it has `won`, which is `paid` a little later, or `lost`.
 */
export type TicketState = 'to_come' | 'being_drawn' | 'being_checked' | 'won' | 'paid' | 'lost';

export interface TicketDrawStatus {
  /** What has come of the ticket. */
  readonly status: 'pending' | 'won' | 'lost';
  readonly drawStatus: 'OPEN' | 'DRAW_CLOSED' | 'DRAWN' | 'SCORED' | 'PAID' | 'EMAILED' | 'CAPPED';
  /** ISO 8601. */
  readonly drawDate: string;
}

export function resolveTicketState({ status, drawStatus, drawDate }: TicketDrawStatus, now: number): TicketState {
  switch (status) {
    case 'lost':
      return 'lost';
    case 'won':
      return drawStatus === 'PAID' || drawStatus === 'EMAILED' ? 'paid' : 'won';
    case 'pending':
      return pendingState(drawStatus, Date.parse(drawDate) > now);
  }
}

function pendingState(drawStatus: TicketDrawStatus['drawStatus'], isToCome: boolean): TicketState {
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

/** An order as a list tells it. */
export interface OrderProgress {
  readonly status: 'upcoming_products' | 'past_products';
  readonly numDraws: number;
  readonly drawsLeft: number;
  /** Minor units. */
  readonly winnings: number;
  /** Whether it was bought to follow another, which has not ended. */
  readonly isAhead?: boolean;
}

/** What no draw decides, such as a membership, is `ahead` until it begins, `running` while it lasts, and then `ended`. */
export type OrderState = 'to_come' | 'part_drawn' | 'awaiting' | 'won' | 'lost' | 'ahead' | 'running' | 'ended';

/** What there is to tell of an order in one word: a past one with draws left waits for its result. */
export function resolveOrderState({
  status,
  numDraws,
  drawsLeft,
  winnings,
  isAhead = false,
}: OrderProgress): OrderState {
  const isUpcoming = status === 'upcoming_products';
  if (numDraws === 0) return !isUpcoming ? 'ended' : isAhead ? 'ahead' : 'running';
  if (isUpcoming) return drawsLeft < numDraws ? 'part_drawn' : 'to_come';
  if (drawsLeft > 0) return 'awaiting';
  return winnings > 0 ? 'won' : 'lost';
}

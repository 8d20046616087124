/** State of a draw on result pages (specification: Entities, "Draw status"). */
export type DrawResultState = 'open' | 'closed' | 'pending' | 'settled';

export interface DrawStatusAndCloseDate {
  readonly status: 'OPEN' | 'DRAW_CLOSED' | 'DRAWN' | 'SCORED' | 'PAID' | 'EMAILED' | 'CAPPED';
  /** When sales close, ISO 8601. */
  readonly closeDate: string;
}

/** `closed`: sales are over, not drawn yet. `pending`: drawn, prizes not all paid. */
export function resolveDrawResultState({ status, closeDate }: DrawStatusAndCloseDate, now: number): DrawResultState {
  switch (status) {
    case 'OPEN':
      return Date.parse(closeDate) > now ? 'open' : 'closed';
    case 'CAPPED':
    case 'DRAW_CLOSED':
      return 'closed';
    case 'DRAWN':
    case 'SCORED':
      return 'pending';
    case 'PAID':
    case 'EMAILED':
      return 'settled';
  }
}

import type { MinorUnits } from '#domain/money.ts';
import type { DrawnNumbers, DrawStatus } from '#schemas/generated/api/wire-types.gen.ts';

/** A draw as it is stored. Dates are epoch milliseconds. */
export interface StoredDraw {
  readonly id: number;
  readonly siteKey: string;
  readonly offerKey: string;
  readonly series: string;
  readonly drawNo: number;
  readonly openDate: number;
  readonly closeDate: number;
  readonly date: number;
  readonly prizePool: MinorUnits | null;
  readonly drawn: boolean;
  readonly winningNumbers: readonly DrawnNumbers[];
  readonly winningTickets: readonly string[];
  readonly jackpotWon: boolean;
}

const STEP = 10 * 60_000;

/** A drawn draw is scored, paid and mailed in steps of ten minutes. */
export function getDrawStatus(draw: StoredDraw, now: number): DrawStatus {
  if (!draw.drawn) return now < draw.closeDate ? 'OPEN' : 'DRAW_CLOSED';
  const steps = Math.floor((now - draw.date) / STEP);
  if (steps < 1) return 'DRAWN';
  if (steps < 2) return 'SCORED';
  return steps < 3 ? 'PAID' : 'EMAILED';
}

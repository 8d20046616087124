import { type MinorUnits, parseDecimalAmount } from '#domain/money.ts';
import type { CallOptions } from '#engine/api/transport.ts';
import type { CommerceCalls } from '../commerce.ts';

/** The latest withdrawal of the customer, whoever made it and wherever. */
export interface LastWithdrawal {
  readonly withdrawalId: string;
  readonly amount: MinorUnits;
  readonly currency: string;
  /** ISO 8601 in UTC. */
  readonly askedAt: string;
  /** Whether the money is still on its way. */
  readonly isPending: boolean;
}

/** Null where there is none. */
export async function loadLastWithdrawal(
  { transactions }: Pick<CommerceCalls, 'transactions'>,
  options: Pick<CallOptions<never>, 'signal'> = {},
): Promise<LastWithdrawal | null> {
  const { entries } = await transactions.list({ type: 'withdrawal', limit: 1 }, options);
  const [latest] = entries;
  if (!latest || latest.withdrawalId === null) return null;
  const { withdrawalId, amount, date, status } = latest;
  return {
    withdrawalId,
    amount: Math.abs(parseDecimalAmount(amount.amount)),
    currency: amount.currency,
    askedAt: date,
    isPending: status === 'pending',
  };
}

import { type MinorUnits, parseMoney } from '#domain/money.ts';
import type { CallOptions } from '#engine/api/transport.ts';
import type { CommerceCalls } from '../commerce.ts';

export interface LastWithdrawal {
  readonly withdrawalId: string;
  readonly amount: MinorUnits;
  readonly currency: string;
  /** ISO 8601 in UTC. */
  readonly requestedAt: string;
  /** Whether the money has not arrived yet. */
  readonly isPending: boolean;
}

/** The latest withdrawal of the customer; null for none. */
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
    amount: Math.abs(parseMoney(amount)),
    currency: amount.currency,
    requestedAt: date,
    isPending: status === 'pending',
  };
}

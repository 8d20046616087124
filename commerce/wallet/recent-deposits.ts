import { type MinorUnits, parseMoney } from '#domain/money.ts';
import type { CallOptions } from '#engine/api/transport.ts';
import type { CommerceCalls } from '../commerce.ts';

export interface RecentDeposit {
  readonly depositId: string;
  readonly amount: MinorUnits;
}

/** Id of the newest deposit that waits for the customer to confirm at a bank or PayPal; null for none. */
export async function findDepositIdAwaitingCustomer(
  { funds }: Pick<CommerceCalls, 'funds'>,
  options: Pick<CallOptions<never>, 'signal'> = {},
): Promise<string | null> {
  const open = await funds.openDeposits(options);
  return open.find(({ challenge, redirectUrl }) => challenge !== null || redirectUrl !== null)?.depositId ?? null;
}

/** The last completed deposit and the pending ones, newest first. */
export async function loadLastAndOpenDeposits(
  { funds, transactions }: Pick<CommerceCalls, 'funds' | 'transactions'>,
  options: Pick<CallOptions<never>, 'signal'> = {},
): Promise<readonly RecentDeposit[]> {
  const [arrived, awaited] = await Promise.all([
    transactions.list({ type: 'deposit', limit: 1 }, options),
    funds.openDeposits(options),
  ]);
  const open = awaited.filter(({ status }) => status !== 'failed');
  return [...arrived.entries, ...open].flatMap(({ depositId, amount }) =>
    depositId === null ? [] : [{ depositId, amount: parseMoney(amount) }],
  );
}

import { findVerificationDeadline } from '../verification/verification-need.ts';

type Account = Parameters<typeof findVerificationDeadline>[0] & {
  readonly countryBanned: boolean;
  readonly playBreak?: object | null;
};

/** Reason why all deposits of a customer would be refused; null for none. */
export function findDepositBarrier(account: Account, now: number): 'verification' | 'break' | 'country' | null {
  if (account.playBreak) return 'break';
  if (account.countryBanned) return 'country';
  return findVerificationDeadline(account, now)?.isDue ? 'verification' : null;
}

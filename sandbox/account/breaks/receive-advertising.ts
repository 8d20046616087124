import { createRefusalFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import { breaksMessages } from './breaks.messages.gen.ts';

/** Whether a customer's breaks allow advertising. */
export function mayReceiveAdvertising(
  { playBreaks }: Pick<SandboxShop, 'playBreaks'>,
  customerId: string,
  now: number,
): boolean {
  return playBreaks.findByCustomer(customerId, now) === null;
}

/** @throws ApiFault 422 `time_out` or `self_excluded`. */
export function assertMayReceiveAdvertising(
  { playBreaks }: Pick<SandboxShop, 'playBreaks'>,
  customerId: string,
  now: number,
): void {
  const taken = playBreaks.findByCustomer(customerId, now);
  if (!taken) return;
  const code = taken.kind === 'time_out' ? 'time_out' : 'self_excluded';
  throw createRefusalFault(code, breaksMessages.noOffersDuringBreak());
}

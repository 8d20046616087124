import { recentDeposits, waitingDeposit } from '#commerce/wallet/recent-deposits.ts';
import { tabLock } from '#engine/storage/tab-lock.ts';
import { createDepositLock, type DepositLock } from '#machines/wallet/deposit-form/deposit-turn.ts';
import type { FlowContext } from '../flows/flow-context.ts';

/** The turn to deposit among the tabs of this browser. */
export function pageDepositTurn({ commerce }: Pick<FlowContext, 'commerce'>): DepositLock {
  return createDepositLock({
    lock: tabLock('vitrine:deposit'),
    recent: (signal) => recentDeposits(commerce, { signal }),
    waiting: (signal) => waitingDeposit(commerce, { signal }),
  });
}

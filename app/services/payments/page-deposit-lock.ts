import { findWaitingDepositId, loadRecentDeposits } from '#commerce/wallet/recent-deposits.ts';
import { createTabLock } from '#engine/storage/tab-lock.ts';
import { createDepositLock, type DepositLock } from '#machines/wallet/deposit-form/deposit-turn.ts';
import type { FlowContext } from '../flows/flow-context.ts';

/** Lock so that only one tab makes a deposit. */
export function createPageDepositLock({ commerce }: Pick<FlowContext, 'commerce'>): DepositLock {
  return createDepositLock({
    lock: createTabLock('vitrine:deposit'),
    recent: (signal) => loadRecentDeposits(commerce, { signal }),
    waiting: (signal) => findWaitingDepositId(commerce, { signal }),
  });
}

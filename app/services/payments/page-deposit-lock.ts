import { findDepositIdAwaitingCustomer, loadLastAndOpenDeposits } from '#commerce/wallet/recent-deposits.ts';
import { createDepositLock, type DepositLock } from '#machines/wallet/deposit-form/deposit-lock.ts';
import { DEPOSIT_TAB_LOCK } from '#schemas/browser/tab-names.ts';
import type { FlowLoaderDependencies } from '../flows/flow-context.ts';

/** Lock so that only one tab makes a deposit. */
export function createOneTabDepositLock({
  commerce,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): DepositLock {
  return createDepositLock({
    lock: page.lock(DEPOSIT_TAB_LOCK),
    recent: (signal) => loadLastAndOpenDeposits(commerce, { signal }),
    waiting: (signal) => findDepositIdAwaitingCustomer(commerce, { signal }),
  });
}

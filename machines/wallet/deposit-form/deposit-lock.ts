import type { RecentDeposit } from '#commerce/wallet/recent-deposits.ts';
import type { TabLock } from '#engine/storage/tab-lock.ts';

/** Whether this tab may pay now. */
export type DepositPermissionForTab =
  | { readonly kind: 'given' }
  /** Another tab of the browser is paying; `waiting` is the id of its deposit that can be resumed here, or null. */
  | { readonly kind: 'taken'; readonly waiting: string | null }
  /** The customer made deposits that the page does not know; the lock is released. */
  | { readonly kind: 'elsewhere'; readonly deposits: readonly RecentDeposit[] };

export interface DepositLock {
  /** `seen` are the ids of the deposits that the page knows of; null where it knows of none and can't compare. */
  acquire(seen: readonly string[] | null, signal: AbortSignal): Promise<DepositPermissionForTab>;
  /** Takes the lock for an attempt that continues after a reload. */
  resume(): void;
  release(): void;
}

interface DepositTurnParts {
  readonly lock: TabLock;
  readonly recent: (signal: AbortSignal) => Promise<readonly RecentDeposit[]>;
  readonly waiting: (signal: AbortSignal) => Promise<string | null>;
}

/**
 * Checks before a payment whether the customer is paying or has just paid elsewhere. The lock lets one tab pay at a time; the
 * API's recent deposits cover other devices and PayPal's page. If they can't be fetched, paying is allowed.
 */
export function createDepositLock({ lock, recent, waiting }: DepositTurnParts): DepositLock {
  return {
    async acquire(seen, signal) {
      if (!(await lock.acquire())) return { kind: 'taken', waiting: await waiting(signal).catch(() => null) };
      const known = seen && (await recent(signal).catch(() => null));
      const deposits = known?.filter(({ depositId }) => !seen?.includes(depositId)) ?? [];
      if (deposits.length === 0) return { kind: 'given' };
      lock.release();
      return { kind: 'elsewhere', deposits };
    },
    resume: () => void lock.acquire(),
    release: () => lock.release(),
  };
}

import type { RecentDeposit } from '#commerce/wallet/recent-deposits.ts';
import type { TabLock } from '#engine/storage/tab-lock.ts';

/** Whether this tab may pay now. */
export type DepositPermissionForTab =
  | { readonly kind: 'given' }
  /** Another tab of the browser is paying; `waiting` is the deposit whose question may be answered here instead, or null. */
  | { readonly kind: 'taken'; readonly waiting: string | null }
  /** The customer has made deposits that the page does not know of; the turn is not given. */
  | { readonly kind: 'elsewhere'; readonly deposits: readonly RecentDeposit[] };

export interface DepositLock {
  /** `seen` are the ids of the deposits that the page knows of; null where it knows of none and can't compare. */
  take(seen: readonly string[] | null, signal: AbortSignal): Promise<DepositPermissionForTab>;
  /** An attempt that a reload interrupted goes on, and others wait meanwhile. */
  hold(): void;
  giveBack(): void;
}

interface DepositTurnParts {
  readonly lock: TabLock;
  readonly recent: (signal: AbortSignal) => Promise<readonly RecentDeposit[]>;
  readonly waiting: (signal: AbortSignal) => Promise<string | null>;
}

/**
 * Asks, before money is taken, whether the customer is paying or has just paid somewhere else. The lock makes one tab of
 * two pay; the shop itself says what was paid in, so that another device and PayPal's page count too. A shop that can't say
 * keeps nobody from paying.
 */
export function createDepositLock({ lock, recent, waiting }: DepositTurnParts): DepositLock {
  return {
    async take(seen, signal) {
      if (!(await lock.take())) return { kind: 'taken', waiting: await waiting(signal).catch(() => null) };
      const known = seen && (await recent(signal).catch(() => null));
      const deposits = known?.filter(({ depositId }) => !seen?.includes(depositId)) ?? [];
      if (deposits.length === 0) return { kind: 'given' };
      lock.giveBack();
      return { kind: 'elsewhere', deposits };
    },
    hold: () => void lock.take(),
    giveBack: () => lock.giveBack(),
  };
}

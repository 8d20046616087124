import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';

/** The cart as a block sees it that only puts something into it. */
export interface CartAddingView {
  readonly isAdding: boolean;
  /** Whether the last change failed. */
  readonly hasFailed: boolean;
  /** Why, in the words of the shop's API; null where it did not say, and a toast tells the customer. */
  readonly failure: string | null;
}

export function cartAddingView({ context: { queue, failure } }: SnapshotFrom<typeof cartMachine>): CartAddingView {
  return {
    isAdding: queue.some(({ kind }) => kind === 'add' || kind === 'build'),
    hasFailed: failure !== null,
    failure: failure?.message ?? null,
  };
}

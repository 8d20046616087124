import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';

/** The cart as seen by a block that only adds items. */
export interface CartAddingView {
  readonly isAdding: boolean;
  /** Whether the last change failed. */
  readonly hasFailed: boolean;
  /** Reason given by the API; null if it gave none, and a toast reports the failure. */
  readonly failure: string | null;
}

export function cartAddingView({ context: { queue, failure } }: SnapshotFrom<typeof cartMachine>): CartAddingView {
  return {
    isAdding: queue.some(({ kind }) => kind === 'add' || kind === 'build'),
    hasFailed: failure !== null,
    failure: failure?.message ?? null,
  };
}

import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';

/** The cart as a block sees it that only puts something into it. */
export interface CartAddingView {
  readonly isAdding: boolean;
  /** What went wrong with the last change, in words for the customer. */
  readonly failure: string | null;
}

export function cartAddingView({ context: { queue, failure } }: SnapshotFrom<typeof cartMachine>): CartAddingView {
  return {
    isAdding: queue.some(({ kind }) => kind === 'add' || kind === 'build'),
    failure: failure?.message ?? null,
  };
}

import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { createDepositMachine } from './deposit.machine.ts';
import type { DepositEvent } from './deposit.types.ts';

export type DepositMachine = ReturnType<typeof createDepositMachine>;
export type DepositSnapshot = SnapshotFrom<DepositMachine>;

/** The deposit that a larger flow makes at the moment; null while it makes none. */
export type NestedDepositSnapshot = DepositSnapshot | null;

export interface DepositFlowInput {
  readonly depositId: string;
}

/** A deposit that the customer comes back to, on a page that names it. */
export const depositFlow: FlowRef<DepositSnapshot, DepositEvent, DepositFlowInput> = { id: 'deposit', scope: 'page' };

import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { createDepositFormMachine } from './deposit-form.machine.ts';
import type { DepositFormEvent } from './deposit-form.types.ts';

export type DepositFormSnapshot = SnapshotFrom<ReturnType<typeof createDepositFormMachine>>;

export interface DepositFormFlowInput {
  /** Path that the deposit leads to in place of its receipt; null for the receipt. */
  readonly next: string | null;
}

/** The form of a deposit. */
export const depositFormFlow: FlowRef<DepositFormSnapshot, DepositFormEvent, DepositFormFlowInput> = {
  id: 'deposit-form',
  scope: 'page',
};

import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ChildDepositSnapshot } from '../deposit/child-deposit.ts';
import type { DepositEvent } from '../deposit/deposit.types.ts';
import type { ChildFormSnapshot } from '../form/child-form.ts';
import type { FormEvent } from '../form/form.types.ts';
import type { createDepositFormMachine } from './deposit-form.machine.ts';
import type { DepositFormEvent } from './deposit-form.types.ts';

export type DepositFormSnapshot = SnapshotFrom<ReturnType<typeof createDepositFormMachine>>;

/** The form of a deposit. */
export const depositFormFlow: FlowRef<DepositFormSnapshot, DepositFormEvent> = { id: 'deposit-form', scope: 'page' };

/** The deposit that it makes. */
export const depositFormDepositFlow: FlowRef<ChildDepositSnapshot, DepositEvent> = {
  id: 'deposit-form.deposit',
  scope: 'page',
};

/** The bank account that is added on the way. */
export const depositFormBankAccountFlow: FlowRef<ChildFormSnapshot, FormEvent> = {
  id: 'deposit-form.bank-account',
  scope: 'page',
};

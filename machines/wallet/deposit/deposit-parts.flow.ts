import type { FlowRef } from '#engine/flows/flow.ts';
import type { ChildFormSnapshot } from '../../_kit/child/child-form.ts';
import type { FormEvent } from '../../_kit/form/form.types.ts';
import type { PaypalDepositSnapshot } from '../paypal-deposit/paypal-deposit.flow.ts';
import type { PaypalDepositEvent } from '../paypal-deposit/paypal-deposit.types.ts';
import type { NestedDepositSnapshot } from './deposit.flow.ts';
import type { DepositEvent } from './deposit.types.ts';

/** The flows that a deposit can be a part of; `deposit` is one on its own. */
export type DepositParentFlowId = 'deposit' | 'deposit-form' | 'checkout';

/** The children of a deposit, as flows that blocks read and drive. */
export interface DepositChildFlowRefs {
  readonly bankAccount: FlowRef<ChildFormSnapshot, FormEvent>;
  readonly paypal: FlowRef<PaypalDepositSnapshot | null, PaypalDepositEvent>;
}

function partsOf(owner: DepositParentFlowId): DepositChildFlowRefs {
  return {
    bankAccount: { id: `bank-account.${owner}`, scope: 'page' },
    paypal: { id: `paypal.${owner}`, scope: 'page' },
  };
}

/** A deposit that a larger flow makes, as a flow that blocks read and drive. */
export const nestedDepositFlows: Readonly<
  Record<Exclude<DepositParentFlowId, 'deposit'>, FlowRef<NestedDepositSnapshot, DepositEvent>>
> = {
  'deposit-form': { id: 'deposit.deposit-form', scope: 'page' },
  checkout: { id: 'deposit.checkout', scope: 'page' },
};

export const depositChildFlowRefsByParent: Readonly<Record<DepositParentFlowId, DepositChildFlowRefs>> = {
  deposit: partsOf('deposit'),
  'deposit-form': partsOf('deposit-form'),
  checkout: partsOf('checkout'),
};

import type { SnapshotFrom } from 'xstate';
import type { paymentResolutionMachine } from './payment-resolution.machine.ts';

export interface PaymentResolutionView {
  readonly state: 'fetching' | 'unresolved' | 'retrying' | 'retry error' | 'completed';
}

export function paymentResolutionView({
  value: state,
}: SnapshotFrom<typeof paymentResolutionMachine>): PaymentResolutionView {
  return { state };
}

import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { automaticIdentityCheckMachine } from './automatic-identity-check.machine.ts';
import type { AutomaticIdentityCheckEvent } from './automatic-identity-check.types.ts';

export interface AutomaticIdentityCheckFlowInput {
  /** Origin whose pages stand for the identity provider; null for the shop's own. */
  readonly providerOrigin: string | null;
}

/** Proving who a customer is, where nothing is to be typed. */
export const automaticIdentityCheckFlow: FlowRef<
  SnapshotFrom<typeof automaticIdentityCheckMachine>,
  AutomaticIdentityCheckEvent,
  AutomaticIdentityCheckFlowInput
> = {
  id: 'automatic-identity-check',
  scope: 'page',
};

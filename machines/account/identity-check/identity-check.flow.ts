import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { identityCheckMachine } from './identity-check.machine.ts';
import type { IdentityCheckEvent } from './identity-check.types.ts';

export interface IdentityCheckFlowInput {
  /** Origin whose pages stand for the identity provider; null for the shop's own. */
  readonly providerOrigin: string | null;
}

/** Proving who a customer is, where nothing is to be typed. */
export const identityCheckFlow: FlowRef<
  SnapshotFrom<typeof identityCheckMachine>,
  IdentityCheckEvent,
  IdentityCheckFlowInput
> = {
  id: 'identity-check',
  scope: 'page',
};

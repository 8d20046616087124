import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partnerPurchaseMachine } from './partner-purchase.machine.ts';
import type { PartnerPurchaseEvent } from './partner-purchase.types.ts';

export type PartnerPurchaseMachine = typeof partnerPurchaseMachine;
export type PartnerPurchaseSnapshot = SnapshotFrom<PartnerPurchaseMachine>;

/** What a partner sends to be bought, on the pages of that partner. */
export const partnerPurchaseFlow: FlowRef<PartnerPurchaseSnapshot, PartnerPurchaseEvent> = {
  id: 'partner-purchase',
  scope: 'page',
};

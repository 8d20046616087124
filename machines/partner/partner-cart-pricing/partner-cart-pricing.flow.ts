import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partnerCartPricingMachine } from './partner-cart-pricing.machine.ts';
import type { PartnerCartPricingEvent } from './partner-cart-pricing.types.ts';

export type PartnerCartPricingMachine = typeof partnerCartPricingMachine;
export type PartnerCartPricingSnapshot = SnapshotFrom<PartnerCartPricingMachine>;

/** What a partner sends to be bought, on the pages of that partner. */
export const partnerCartPricingFlow: FlowRef<PartnerCartPricingSnapshot, PartnerCartPricingEvent> = {
  id: 'partner-cart-pricing',
  scope: 'page',
};

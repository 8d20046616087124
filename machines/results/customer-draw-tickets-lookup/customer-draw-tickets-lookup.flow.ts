import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { customerDrawTicketsLookupMachine } from './customer-draw-tickets-lookup.machine.ts';
import type { CustomerDrawTicketsLookupEvent } from './customer-draw-tickets-lookup.types.ts';

/** The customer's tickets in the draw of a page. */
export const customerDrawTicketsLookupFlow: FlowRef<
  SnapshotFrom<typeof customerDrawTicketsLookupMachine>,
  CustomerDrawTicketsLookupEvent
> = {
  id: 'customer-draw-tickets-lookup',
  scope: 'page',
};

import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { customerDrawTicketsLookupMachine } from './own-tickets.machine.ts';
import type { CustomerDrawTicketsLookupEvent } from './own-tickets.types.ts';

/** The customer's tickets in the draw of a page. */
export const customerDrawTicketsLookupFlow: FlowRef<
  SnapshotFrom<typeof customerDrawTicketsLookupMachine>,
  CustomerDrawTicketsLookupEvent
> = {
  id: 'own-tickets',
  scope: 'page',
};

import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ownTicketsMachine } from './own-tickets.machine.ts';
import type { OwnTicketsEvent } from './own-tickets.types.ts';

/** The customer's tickets in the draw of a page. */
export const ownTicketsFlow: FlowRef<SnapshotFrom<typeof ownTicketsMachine>, OwnTicketsEvent> = {
  id: 'own-tickets',
  scope: 'page',
};

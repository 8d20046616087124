import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partyManageMachine } from './party-manage.machine.ts';
import type { PartyManageEvent } from './party-manage.types.ts';

/** Changes of the lotto party of a page. */
export const partyManageFlow: FlowRef<SnapshotFrom<typeof partyManageMachine>, PartyManageEvent> = {
  id: 'party-manage',
  scope: 'page',
};

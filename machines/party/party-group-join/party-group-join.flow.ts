import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partyGroupJoinMachine } from './party-group-join.machine.ts';
import type { PartyGroupJoinEvent } from './party-group-join.types.ts';

/** The invitation of a page. */
export const partyGroupJoinFlow: FlowRef<SnapshotFrom<typeof partyGroupJoinMachine>, PartyGroupJoinEvent> = {
  id: 'party-group-join',
  scope: 'page',
};

import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partyGroupJoinMachine } from './party-join.machine.ts';
import type { PartyGroupJoinEvent } from './party-join.types.ts';

/** The invitation of a page. */
export const partyGroupJoinFlow: FlowRef<SnapshotFrom<typeof partyGroupJoinMachine>, PartyGroupJoinEvent> = {
  id: 'party-join',
  scope: 'page',
};

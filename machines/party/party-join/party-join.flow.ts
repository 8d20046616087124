import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partyJoinMachine } from './party-join.machine.ts';
import type { PartyJoinEvent } from './party-join.types.ts';

/** The invitation of a page. */
export const partyJoinFlow: FlowRef<SnapshotFrom<typeof partyJoinMachine>, PartyJoinEvent> = {
  id: 'party-join',
  scope: 'page',
};

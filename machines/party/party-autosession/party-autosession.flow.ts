import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { partyAutosessionMachine } from './party-autosession.machine.ts';
import type { PartyAutosessionEvent } from './party-autosession.types.ts';

/** How the session of a page goes on. */
export const partyAutosessionFlow: FlowRef<SnapshotFrom<typeof partyAutosessionMachine>, PartyAutosessionEvent> = {
  id: 'party-autosession',
  scope: 'page',
};

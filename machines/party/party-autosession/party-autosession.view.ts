import type { SnapshotFrom } from 'xstate';
import type { partyAutosessionMachine } from './party-autosession.machine.ts';

export interface PartyAutosessionView {
  readonly state: 'settled' | 'changing';
}

export function partyAutosessionView({
  value: state,
}: SnapshotFrom<typeof partyAutosessionMachine>): PartyAutosessionView {
  return { state };
}

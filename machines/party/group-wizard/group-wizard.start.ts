import { type ActorRefFrom, createActor } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { groupWizardActors } from './group-wizard.actors.ts';
import { groupWizardMachine } from './group-wizard.machine.ts';
import type { GroupDraft } from './group-wizard.types.ts';

/** `draft` is what was entered before the wizard was left. */
export function startGroupWizardMachine(
  party: Pick<LottoPartyCalls, 'createGroup' | 'openSession' | 'createSession' | 'config' | 'configOf'>,
  draft: GroupDraft | null,
  newKey: () => string,
): ActorRefFrom<typeof groupWizardMachine> {
  const machine = groupWizardMachine.provide({ actors: groupWizardActors(party, newKey) });
  return createActor(machine, { input: { draft } }).start();
}

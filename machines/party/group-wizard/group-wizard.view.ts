import type { SnapshotFrom } from 'xstate';
import type { PartyConfig, PartyMember, PartySession } from '#schemas/generated/api/types.gen.ts';
import type { groupWizardMachine } from './group-wizard.machine.ts';
import { findPartyConfigOfChosenDraw } from './group-wizard.setup.ts';
import type { GroupDraft, GroupDraftProblem, MembersToInvite } from './group-wizard.types.ts';

/** The steps of the specification, in their order. */
export const GROUP_WIZARD_STEPS = [
  'name_group',
  'select_draw',
  'set_share_price',
  'select_auto_session',
  'join_session',
] as const;

export type GroupWizardStep = (typeof GROUP_WIZARD_STEPS)[number];

export interface GroupWizardView {
  /** What shows: a step, or what happens beside the steps. */
  readonly shows: GroupWizardStep | 'closed' | 'loading' | 'unavailable' | 'creating' | 'creation_failed';
  readonly draft: GroupDraft;
  readonly configs: readonly PartyConfig[];
  /** The lottery of the chosen draw. */
  readonly config: PartyConfig | null;
  /** Name of the group that plays; null while it is being thought of. */
  readonly groupName: string | null;
  /** Members who can be invited; none for a new group. */
  readonly members: readonly PartyMember[];
  readonly invited: MembersToInvite;
  readonly mayGoBack: boolean;
  readonly failure: GroupDraftProblem | null;
  readonly session: PartySession | null;
}

export function groupWizardView(snapshot: SnapshotFrom<typeof groupWizardMachine>): GroupWizardView {
  const { draft, configs, group, invited, failure, session } = snapshot.context;
  const shows = shown(snapshot);
  return {
    shows,
    draft,
    configs,
    config: findPartyConfigOfChosenDraw({ draft, configs }),
    groupName: group?.name ?? null,
    members: group?.members ?? [],
    invited,
    mayGoBack:
      shows === 'set_share_price' ||
      shows === 'select_auto_session' ||
      shows === 'creation_failed' ||
      (shows === 'select_draw' && group === null),
    failure,
    session,
  };
}

function shown(snapshot: SnapshotFrom<typeof groupWizardMachine>): GroupWizardView['shows'] {
  const { value } = snapshot;
  if (typeof value === 'string') return value;
  switch (value.open) {
    case 'creating_group':
    case 'opening_session':
      return 'creating';
    case 'reloading':
      return 'loading';
    default:
      return value.open;
  }
}

import type { AutosessionStatus, PartyConfig, PartyMember, PartySession } from '#schemas/generated/api/types.gen.ts';

/** The longest name of a group, in characters. */
export const MAX_GROUP_NAME_LENGTH = 40;

/** What was entered so far. It outlives the wizard, so that it can be left and resumed. */
export interface GroupDraft {
  readonly groupName: string;
  readonly drawId: string | null;
  /** A price on offer, such as `5.00`. */
  readonly sharePrice: string | null;
  /** Whether another session follows each that is over. */
  readonly autosession: Extract<AutosessionStatus, 'on' | 'off'>;
  /** The created group that has no session yet; null before. */
  readonly made: ExistingPartyGroup | null;
}

export interface ExistingPartyGroup {
  readonly id: string;
  readonly name: string;
  /** The other members, who can be invited; left out for a new group. */
  readonly members?: readonly PartyMember[];
}

/** Ids of the members to invite to the session. */
export type MembersToInvite = 'all' | readonly string[];

/** Problem of a step (specification: Error catalogue, "Lotto party"). */
export type GroupDraftProblem =
  | 'name_missing'
  | 'bad_name'
  | 'duplicate'
  | 'draw_missing'
  | 'draw_closed'
  | 'price_missing';

export interface GroupWizardMachineContext {
  readonly draft: GroupDraft;
  /** The group of the session; null until created. */
  readonly group: ExistingPartyGroup | null;
  readonly invited: MembersToInvite;
  /** The lottery that the wizard was opened for; null for any. */
  readonly lotteryKey: string | null;
  /** What parties may play; empty until loaded. */
  readonly configs: readonly PartyConfig[];
  readonly failure: GroupDraftProblem | null;
  /** The session that was opened; null before. */
  readonly session: PartySession | null;
}

export interface GroupWizardInput {
  /** What was entered before the wizard was left. */
  readonly draft: GroupDraft | null;
}

export type GroupWizardEvent =
  | {
      readonly type: 'WIZARD.OPEN';
      /** The group of the session; a new one if left out. */
      readonly group?: ExistingPartyGroup;
      /** The lottery to play; any when left out. */
      readonly lotteryKey?: string;
    }
  | { readonly type: 'WIZARD.CLOSE' }
  | { readonly type: 'WIZARD.RETRY' }
  | { readonly type: 'STEP.BACK' }
  | { readonly type: 'NAME.ENTER'; readonly groupName: string }
  | { readonly type: 'DRAW.SELECT'; readonly drawId: string }
  | { readonly type: 'PRICE.SELECT'; readonly sharePrice: string }
  | { readonly type: 'AUTOSESSION.SELECT'; readonly autosession: GroupDraft['autosession'] }
  | { readonly type: 'INVITED.SELECT'; readonly invited: MembersToInvite }
  | { readonly type: 'STEP.NEXT' };

export type GroupWizardEmitted =
  /** To be stored until the wizard reopens; null when there is nothing to resume. */
  | { readonly type: 'group-wizard.draft'; readonly draft: GroupDraft | null }
  | { readonly type: 'group-wizard.group-created'; readonly group: ExistingPartyGroup }
  /** The page's group data is outdated. */
  | { readonly type: 'group-wizard.session-opened'; readonly session: PartySession };

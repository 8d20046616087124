import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { PartyConfig, PartySession } from '#schemas/generated/api/types.gen.ts';
import type { NewPartySessionInput } from './group-wizard.actors.ts';
import {
  type ExistingPartyGroup,
  type GroupDraft,
  type GroupDraftProblem,
  type GroupWizardEmitted,
  type GroupWizardEvent,
  type GroupWizardInput,
  type GroupWizardMachineContext,
  MAX_GROUP_NAME_LENGTH,
} from './group-wizard.types.ts';

const types = {} as {
  context: GroupWizardMachineContext;
  events: GroupWizardEvent;
  emitted: GroupWizardEmitted;
  input: GroupWizardInput;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

export const EMPTY_GROUP_DRAFT: GroupDraft = {
  groupName: '',
  drawId: null,
  sharePrice: null,
  autosession: 'off',
  made: null,
};

export const groupWizardSetup = setup({
  types,
  actors: {
    loadConfigs: fromPromise<readonly PartyConfig[], string | null>(() =>
      Promise.reject(new Error('loadConfigs is not provided')),
    ),
    createGroup: fromPromise<ExistingPartyGroup, string>(() =>
      Promise.reject(new Error('createGroup is not provided')),
    ),
    openSession: fromPromise<PartySession, NewPartySessionInput>(() =>
      Promise.reject(new Error('openSession is not provided')),
    ),
  },
  guards: {
    hasGroup: ({ context }) => context.group !== null,
    isNewGroup: ({ context }) => context.group === null,
    hasName: ({ context }) => isName(context.draft.groupName),
    hasDraw: ({ context }) => findPartyConfigOfChosenDraw(context) !== null,
    hasPrice: ({ context }) => priceOf(context) !== null,
    isProfaneName: (_, { error }: Failed) => error instanceof ApiError && error.code === 'contains_profanity',
    isInvalidName: (_, { error }: Failed) => isAnswered(error, 422),
    isDuplicate: (_, { error }: Failed) => isAnswered(error, 409),
    isDrawClosed: (_, { error }: Failed) => isAnswered(error, 422),
  },
  actions: {
    setGroup: assign(({ context, event }) => {
      if (event.type !== 'WIZARD.OPEN') return {};
      const { group = context.draft.made, lotteryKey = null } = event;
      return { group, lotteryKey, invited: 'all' as const, session: null };
    }),
    setInvited: assign(({ event }) => (event.type === 'INVITED.SELECT' ? { invited: event.invited } : {})),
    setCreatedGroup: assign(({ context }, { output: made }: { readonly output: ExistingPartyGroup }) => ({
      group: made,
      draft: { ...context.draft, made },
    })),
    setConfigs: assign((_, { output: configs }: { readonly output: readonly PartyConfig[] }) => ({ configs })),
    setSession: assign((_, { output: session }: { readonly output: PartySession }) => ({ session })),
    updateDraft: assign(({ context, event }) => ({ draft: { ...context.draft, ...enteredIn(event) }, failure: null })),
    clearDraw: assign(({ context }) => ({ draft: { ...context.draft, drawId: null } })),
    recordFailure: assign((_, { failure }: { readonly failure: GroupDraftProblem }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    resetDraft: assign({ draft: EMPTY_GROUP_DRAFT }),
    emitDraft: emit(({ context }) => ({ type: 'group-wizard.draft' as const, draft: context.draft })),
    emitDraftCleared: emit({ type: 'group-wizard.draft', draft: null }),
    emitGroupCreated: emit((_, { output: group }: { readonly output: ExistingPartyGroup }) => ({
      type: 'group-wizard.group-created' as const,
      group,
    })),
    emitSessionOpened: emit((_, { output: session }: { readonly output: PartySession }) => ({
      type: 'group-wizard.session-opened' as const,
      session,
    })),
  },
});

function enteredIn(event: GroupWizardEvent): Partial<GroupDraft> {
  switch (event.type) {
    case 'NAME.ENTER':
      return { groupName: event.groupName };
    case 'DRAW.SELECT':
      return { drawId: event.drawId };
    case 'PRICE.SELECT':
      return { sharePrice: event.sharePrice };
    case 'AUTOSESSION.SELECT':
      return { autosession: event.autosession };
    default:
      return {};
  }
}

/** Excludes unreadable responses, whose status says nothing about the request. */
function isAnswered(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.answered && error.status === status;
}

function isName(name: string): boolean {
  const { length } = name.trim();
  return length > 0 && length <= MAX_GROUP_NAME_LENGTH;
}

/** The lottery whose draw was chosen, as long as that draw is on sale. */
export function findPartyConfigOfChosenDraw({
  configs,
  draft,
}: Pick<GroupWizardMachineContext, 'configs' | 'draft'>): PartyConfig | null {
  return configs.find(({ draws }) => draws.some(({ drawId }) => drawId === draft.drawId)) ?? null;
}

function priceOf(context: GroupWizardMachineContext): string | null {
  const prices = findPartyConfigOfChosenDraw(context)?.sharePrices ?? [];
  return prices.find(({ sharePrice: { amount } }) => amount === context.draft.sharePrice)?.sharePrice.amount ?? null;
}

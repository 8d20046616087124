import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { PartyConfig, PartySession } from '#schemas/generated/api/types.gen.ts';
import type { SessionChoice } from './group-wizard.actors.ts';
import {
  type GroupDraft,
  type GroupWizardContext,
  type GroupWizardEmitted,
  type GroupWizardEvent,
  type GroupWizardInput,
  type InvitedMembers,
  LONGEST_GROUP_NAME,
  type WizardFailure,
  type WizardGroup,
} from './group-wizard.types.ts';

const types = {} as {
  context: GroupWizardContext;
  events: GroupWizardEvent;
  emitted: GroupWizardEmitted;
  input: GroupWizardInput;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

type Opened = Pick<Extract<GroupWizardEvent, { readonly type: 'WIZARD.OPEN' }>, 'group' | 'lotteryKey'>;

export const EMPTY_DRAFT: GroupDraft = {
  groupName: '',
  drawId: null,
  sharePrice: null,
  autosession: 'off',
  made: null,
};

/**
 * Making a group and opening what it plays (specification: States and transitions, "Group wizard"). Nothing is made
 * before the last choice, so that every step can be gone back to; what the shop refuses comes back to the step that it is
 * about (Error catalogue, "Lotto party"). A group that was made stays, whatever becomes of its session.
 */
export const groupWizardMachine = setup({
  types,
  actors: {
    loadConfigs: fromPromise<readonly PartyConfig[], string | null>(() =>
      Promise.reject(new Error('loadConfigs is not provided')),
    ),
    createGroup: fromPromise<WizardGroup, string>(() => Promise.reject(new Error('createGroup is not provided'))),
    openSession: fromPromise<PartySession, SessionChoice>(() =>
      Promise.reject(new Error('openSession is not provided')),
    ),
  },
  guards: {
    hasGroup: ({ context }) => context.group !== null,
    isNew: ({ context }) => context.group === null,
    hasName: ({ context }) => isName(context.draft.groupName),
    hasDraw: ({ context }) => findConfigOfDraft(context) !== null,
    hasPrice: ({ context }) => priceOf(context) !== null,
    isBadName: (_, { error }: Failed) => error instanceof ApiError && error.code === 'contains_profanity',
    isRefusedName: (_, { error }: Failed) => isAnswered(error, 422),
    isDuplicate: (_, { error }: Failed) => isAnswered(error, 409),
    isDrawClosed: (_, { error }: Failed) => isAnswered(error, 422),
  },
  actions: {
    takeGroup: assign(({ context }, { group, lotteryKey }: Opened) => ({
      group: group ?? context.draft.made,
      lotteryKey: lotteryKey ?? null,
      invited: 'all' as const,
      session: null,
    })),
    setInvited: assign((_, { invited }: { readonly invited: InvitedMembers }) => ({ invited })),
    takeMade: assign(({ context }, { made }: { readonly made: WizardGroup }) => ({
      group: made,
      draft: { ...context.draft, made },
    })),
    takeConfigs: assign((_, { configs }: { readonly configs: readonly PartyConfig[] }) => ({ configs })),
    takeSession: assign((_, { session }: { readonly session: PartySession }) => ({ session })),
    enter: assign(({ context }, change: Partial<GroupDraft>) => ({
      draft: { ...context.draft, ...change },
      failure: null,
    })),
    fail: assign((_, { failure }: { readonly failure: WizardFailure | null }) => ({ failure })),
    forgetChoices: assign({ draft: EMPTY_DRAFT }),
    keepDraft: emit(({ context }) => ({ type: 'group-wizard.draft' as const, draft: context.draft })),
    dropDraft: emit({ type: 'group-wizard.draft', draft: null }),
    tellGroup: emit((_, { group }: { readonly group: WizardGroup }) => ({
      type: 'group-wizard.group-created' as const,
      group,
    })),
    tellSession: emit((_, { session }: { readonly session: PartySession }) => ({
      type: 'group-wizard.session-opened' as const,
      session,
    })),
  },
}).createMachine({
  id: 'group-wizard',
  context: ({ input }) => ({
    draft: input.draft ?? EMPTY_DRAFT,
    group: null,
    invited: 'all',
    lotteryKey: null,
    configs: [],
    failure: null,
    session: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      meta: { silent: true },
      on: {
        'WIZARD.OPEN': {
          target: 'open',
          actions: { type: 'takeGroup', params: ({ event }) => event },
        },
      },
    },
    open: {
      on: { 'WIZARD.CLOSE': { target: 'closed', actions: { type: 'fail', params: { failure: null } } } },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadConfigs',
            src: 'loadConfigs',
            input: ({ context }) => context.lotteryKey,
            onDone: [
              {
                guard: 'hasGroup',
                target: 'select_draw',
                actions: { type: 'takeConfigs', params: ({ event }) => ({ configs: event.output }) },
              },
              {
                target: 'name_group',
                actions: { type: 'takeConfigs', params: ({ event }) => ({ configs: event.output }) },
              },
            ],
            onError: 'unavailable',
          },
        },
        unavailable: { on: { 'WIZARD.RETRY': 'loading' } },
        name_group: {
          on: {
            'NAME.ENTER': {
              actions: [{ type: 'enter', params: ({ event }) => ({ groupName: event.groupName }) }, 'keepDraft'],
            },
            'STEP.NEXT': [
              { guard: 'hasName', target: 'select_draw', actions: { type: 'fail', params: { failure: null } } },
              { actions: { type: 'fail', params: { failure: 'name_missing' } } },
            ],
          },
        },
        select_draw: {
          on: {
            'DRAW.SELECT': {
              actions: [{ type: 'enter', params: ({ event }) => ({ drawId: event.drawId }) }, 'keepDraft'],
            },
            'STEP.NEXT': [
              { guard: 'hasDraw', target: 'set_share_price', actions: { type: 'fail', params: { failure: null } } },
              { actions: { type: 'fail', params: { failure: 'draw_missing' } } },
            ],
            // The name of a group that there is already can't change.
            'STEP.BACK': { guard: 'isNew', target: 'name_group', actions: { type: 'fail', params: { failure: null } } },
          },
        },
        set_share_price: {
          on: {
            'PRICE.SELECT': {
              actions: [{ type: 'enter', params: ({ event }) => ({ sharePrice: event.sharePrice }) }, 'keepDraft'],
            },
            'STEP.NEXT': [
              {
                guard: 'hasPrice',
                target: 'select_auto_session',
                actions: { type: 'fail', params: { failure: null } },
              },
              { actions: { type: 'fail', params: { failure: 'price_missing' } } },
            ],
            'STEP.BACK': { target: 'select_draw', actions: { type: 'fail', params: { failure: null } } },
          },
        },
        select_auto_session: {
          on: {
            'AUTO.SELECT': {
              actions: [{ type: 'enter', params: ({ event }) => ({ autosession: event.autosession }) }, 'keepDraft'],
            },
            'INVITED.SELECT': { actions: { type: 'setInvited', params: ({ event }) => ({ invited: event.invited }) } },
            'STEP.NEXT': [{ guard: 'hasGroup', target: 'opening_session' }, { target: 'creating_group' }],
            'STEP.BACK': 'set_share_price',
          },
        },
        creating_group: {
          // What is under way is waited for: nobody would know whether there is a group.
          on: { 'WIZARD.CLOSE': {} },
          invoke: {
            id: 'createGroup',
            src: 'createGroup',
            input: ({ context }) => context.draft.groupName.trim(),
            onDone: {
              target: 'opening_session',
              actions: [
                { type: 'takeMade', params: ({ event }) => ({ made: event.output }) },
                'keepDraft',
                { type: 'tellGroup', params: ({ event }) => ({ group: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isDuplicate', params: ({ event: { error } }) => ({ error }) },
                target: 'name_group',
                actions: { type: 'fail', params: { failure: 'duplicate' } },
              },
              {
                guard: { type: 'isBadName', params: ({ event: { error } }) => ({ error }) },
                target: 'name_group',
                actions: { type: 'fail', params: { failure: 'bad_name' } },
              },
              {
                guard: { type: 'isRefusedName', params: ({ event: { error } }) => ({ error }) },
                target: 'name_group',
                actions: { type: 'fail', params: { failure: 'name_missing' } },
              },
              { target: 'creation_failed' },
            ],
          },
        },
        creation_failed: {
          on: {
            'WIZARD.RETRY': [{ guard: 'hasGroup', target: 'opening_session' }, { target: 'creating_group' }],
            'STEP.BACK': 'select_auto_session',
          },
        },
        opening_session: {
          on: { 'WIZARD.CLOSE': {} },
          invoke: {
            id: 'openSession',
            src: 'openSession',
            input: ({ context: { group, draft, invited } }) => {
              if (!group) throw new Error('a session needs a group');
              return { group, draft, invited };
            },
            onDone: {
              target: 'join_session',
              actions: [
                { type: 'takeSession', params: ({ event }) => ({ session: event.output }) },
                { type: 'tellSession', params: ({ event }) => ({ session: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isDrawClosed', params: ({ event: { error } }) => ({ error }) },
                target: 'reloading',
              },
              { target: 'creation_failed' },
            ],
          },
        },
        /** The draw has closed: another is offered. */
        reloading: {
          invoke: {
            id: 'loadConfigs',
            src: 'loadConfigs',
            input: ({ context }) => context.lotteryKey,
            onDone: {
              target: 'select_draw',
              actions: [
                { type: 'takeConfigs', params: ({ event }) => ({ configs: event.output }) },
                { type: 'enter', params: { drawId: null } },
                { type: 'fail', params: { failure: 'draw_closed' } },
              ],
            },
            onError: 'unavailable',
          },
        },
        join_session: { entry: ['forgetChoices', 'dropDraft'] },
      },
    },
  },
});

/** An answer that can't be read has a status too, and says nothing of what was asked. */
function isAnswered(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.answered && error.status === status;
}

function isName(name: string): boolean {
  const { length } = name.trim();
  return length > 0 && length <= LONGEST_GROUP_NAME;
}

/** The lottery whose draw was chosen, as long as that draw is on sale. */
export function findConfigOfDraft({
  configs,
  draft,
}: Pick<GroupWizardContext, 'configs' | 'draft'>): PartyConfig | null {
  return configs.find(({ draws }) => draws.some(({ drawId }) => drawId === draft.drawId)) ?? null;
}

function priceOf(context: GroupWizardContext): string | null {
  const prices = findConfigOfDraft(context)?.sharePrices ?? [];
  return prices.find(({ sharePrice: { amount } }) => amount === context.draft.sharePrice)?.sharePrice.amount ?? null;
}

import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { EMPTY_GROUP_DRAFT, groupWizardSetup } from './group-wizard.setup.ts';
import type { GroupWizardInput, GroupWizardMachineContext } from './group-wizard.types.ts';

/**
 * Creates a group and opens its session (specification: States and transitions, "Group wizard"). Nothing is created before the
 * last choice, so that every step can be revisited; a refusal returns to the step that it is about (Error catalogue, "Lotto
 * party"). A created group stays, even if its session fails.
 */
export const groupWizardMachine = groupWizardSetup.createMachine({
  id: 'group-wizard',
  context: startContext,
  initial: 'closed',
  states: {
    closed: {
      meta: { silent: true },
      on: {
        'WIZARD.OPEN': { target: 'open', actions: 'setGroup' },
      },
    },
    open: {
      on: { 'WIZARD.CLOSE': { target: 'closed', actions: 'clearFailure' } },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadConfigs',
            src: 'loadConfigs',
            input: loadConfigsInput,
            onDone: [
              { guard: 'hasGroup', target: 'select_draw', actions: { type: 'setConfigs', params: getActorOutput } },
              { target: 'name_group', actions: { type: 'setConfigs', params: getActorOutput } },
            ],
            onError: 'unavailable',
          },
        },
        unavailable: { on: { 'WIZARD.RETRY': 'loading' } },
        name_group: {
          on: {
            'NAME.ENTER': { actions: ['updateDraft', 'emitDraft'] },
            'STEP.NEXT': [
              { guard: 'hasName', target: 'select_draw', actions: 'clearFailure' },
              { actions: { type: 'recordFailure', params: { failure: 'name_missing' } } },
            ],
          },
        },
        select_draw: {
          on: {
            'DRAW.SELECT': { actions: ['updateDraft', 'emitDraft'] },
            'STEP.NEXT': [
              { guard: 'hasDraw', target: 'set_share_price' },
              { actions: { type: 'recordFailure', params: { failure: 'draw_missing' } } },
            ],
            // The name of an existing group can't change.
            'STEP.BACK': { guard: 'isNewGroup', target: 'name_group', actions: 'clearFailure' },
          },
        },
        set_share_price: {
          on: {
            'PRICE.SELECT': { actions: ['updateDraft', 'emitDraft'] },
            'STEP.NEXT': [
              { guard: 'hasPrice', target: 'select_auto_session' },
              { actions: { type: 'recordFailure', params: { failure: 'price_missing' } } },
            ],
            'STEP.BACK': { target: 'select_draw', actions: 'clearFailure' },
          },
        },
        select_auto_session: {
          on: {
            'AUTOSESSION.SELECT': { actions: ['updateDraft', 'emitDraft'] },
            'INVITED.SELECT': { actions: 'setInvited' },
            'STEP.NEXT': [{ guard: 'hasGroup', target: 'opening_session' }, { target: 'creating_group' }],
            'STEP.BACK': 'set_share_price',
          },
        },
        creating_group: {
          // Closing now would leave it unknown whether the group was created.
          on: { 'WIZARD.CLOSE': {} },
          invoke: {
            id: 'createGroup',
            src: 'createGroup',
            input: createGroupInput,
            onDone: {
              target: 'opening_session',
              actions: [
                { type: 'setCreatedGroup', params: getActorOutput },
                'emitDraft',
                { type: 'emitGroupCreated', params: getActorOutput },
              ],
            },
            onError: [
              {
                guard: { type: 'isDuplicate', params: getActorError },
                target: 'name_group',
                actions: { type: 'recordFailure', params: { failure: 'duplicate' } },
              },
              {
                guard: { type: 'isProfaneName', params: getActorError },
                target: 'name_group',
                actions: { type: 'recordFailure', params: { failure: 'bad_name' } },
              },
              {
                guard: { type: 'isInvalidName', params: getActorError },
                target: 'name_group',
                actions: { type: 'recordFailure', params: { failure: 'name_missing' } },
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
            input: openSessionInput,
            onDone: {
              target: 'join_session',
              actions: [
                { type: 'setSession', params: getActorOutput },
                { type: 'emitSessionOpened', params: getActorOutput },
              ],
            },
            onError: [
              { guard: { type: 'isDrawClosed', params: getActorError }, target: 'reloading' },
              { target: 'creation_failed' },
            ],
          },
        },
        /** The draw has closed: another is offered. */
        reloading: {
          invoke: {
            id: 'loadConfigs',
            src: 'loadConfigs',
            input: loadConfigsInput,
            onDone: {
              target: 'select_draw',
              actions: [
                { type: 'setConfigs', params: getActorOutput },
                'clearDraw',
                { type: 'recordFailure', params: { failure: 'draw_closed' } },
              ],
            },
            onError: 'unavailable',
          },
        },
        join_session: { entry: ['resetDraft', 'emitDraftCleared'] },
      },
    },
  },
});

function startContext({ input }: { readonly input: GroupWizardInput }): GroupWizardMachineContext {
  return {
    draft: input.draft ?? EMPTY_GROUP_DRAFT,
    group: null,
    invited: 'all',
    lotteryKey: null,
    configs: [],
    failure: null,
    session: null,
  };
}

function loadConfigsInput({ context }: { readonly context: GroupWizardMachineContext }) {
  return context.lotteryKey;
}

function createGroupInput({ context }: { readonly context: GroupWizardMachineContext }) {
  return context.draft.groupName.trim();
}

function openSessionInput({ context: { group, draft, invited } }: { readonly context: GroupWizardMachineContext }) {
  if (!group) throw new Error('a session needs a group');
  return { group, draft, invited };
}

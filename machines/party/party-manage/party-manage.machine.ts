import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  PartyChange,
  PartyChanged,
  PartyManageContext,
  PartyManageEmitted,
  PartyManageEvent,
} from './party-manage.types.ts';

const types = {} as {
  context: PartyManageContext;
  events: PartyManageEvent;
  emitted: PartyManageEmitted;
};

/** Renames a lotto party, removes a member, or leaves it. Leaving and removing are confirmed first. */
export const partyManageMachine = setup({
  types,
  actors: {
    change: fromPromise<PartyChanged, PartyChange>(() => Promise.reject(new Error('change is not provided'))),
  },
  guards: {
    needsConfirmation: ({ event }) => event.type === 'PARTY.CHANGE' && event.change.kind !== 'rename',
  },
  actions: {
    begin: assign(({ context, event }) => ({
      change: event.type === 'PARTY.CHANGE' ? event.change : context.change,
      failure: null,
    })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: error instanceof ApiError && error.answered && error.status < 500 ? (error.firstMessage ?? '') : '',
    })),
    emitChanged: emit((_, { changed }: { readonly changed: PartyChanged }) => ({
      type: 'party.changed' as const,
      changed,
    })),
  },
}).createMachine({
  id: 'party-manage',
  context: { change: null, failure: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'PARTY.CHANGE': [
          { guard: 'needsConfirmation', target: 'confirming', actions: 'begin' },
          { target: 'changing', actions: 'begin' },
        ],
      },
    },
    confirming: {
      on: {
        'PARTY.CONFIRM': 'changing',
        'PARTY.CANCEL': 'settled',
        'PARTY.CHANGE': [
          { guard: 'needsConfirmation', target: 'confirming', actions: 'begin' },
          { target: 'changing', actions: 'begin' },
        ],
      },
    },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'settled',
          actions: { type: 'emitChanged', params: ({ event }) => ({ changed: event.output }) },
        },
        onError: {
          target: 'settled',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

function changeOf({ change }: PartyManageContext): PartyChange {
  if (!change) throw new Error('nothing is to be changed');
  return change;
}

import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  CompletedPartyChange,
  PartyChange,
  PartyManageEmitted,
  PartyManageEvent,
  PartyManageMachineContext,
} from './party-manage.types.ts';

const types = {} as {
  context: PartyManageMachineContext;
  events: PartyManageEvent;
  emitted: PartyManageEmitted;
};

export const partyManageSetup = setup({
  types,
  actors: {
    changeParty: fromPromise<CompletedPartyChange, PartyChange>(() =>
      Promise.reject(new Error('changeParty is not provided')),
    ),
  },
  guards: {
    needsConfirmation: ({ event }) => event.type === 'PARTY.CHANGE' && event.change.kind !== 'rename',
  },
  actions: {
    setChange: assign(({ context, event }) => ({
      change: event.type === 'PARTY.CHANGE' ? event.change : context.change,
      failure: null,
    })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: error instanceof ApiError && error.answered && error.status < 500 ? (error.firstMessage ?? '') : '',
    })),
    emitChanged: emit((_, { output: changed }: { readonly output: CompletedPartyChange }) => ({
      type: 'party.changed' as const,
      changed,
    })),
  },
});

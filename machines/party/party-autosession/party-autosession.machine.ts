import { emit, fromPromise, setup } from 'xstate';
import type { AutosessionStatus } from '#schemas/generated/api/types.gen.ts';
import type { AutosessionChange, PartyAutosessionEmitted, PartyAutosessionEvent } from './party-autosession.types.ts';

const types = {} as {
  events: PartyAutosessionEvent;
  emitted: PartyAutosessionEmitted;
  meta: { readonly silent?: boolean };
};

/** Whether another session follows one that is over, as its organiser wants it. */
export const partyAutosessionMachine = setup({
  types,
  actors: {
    setAutosession: fromPromise<AutosessionStatus, AutosessionChange>(() =>
      Promise.reject(new Error('setAutosession is not provided')),
    ),
  },
  actions: {
    tellChanged: emit((_, { status }: { readonly status: AutosessionStatus }) => ({
      type: 'autosession.changed' as const,
      status,
    })),
    tellFailed: emit({ type: 'autosession.failed' }),
  },
}).createMachine({
  id: 'party-autosession',
  initial: 'settled',
  states: {
    settled: { on: { 'AUTOSESSION.SET': 'changing' } },
    changing: {
      invoke: {
        id: 'setAutosession',
        src: 'setAutosession',
        input: ({ event: { sessionId, status } }) => ({ sessionId, status }),
        onDone: {
          target: 'settled',
          actions: { type: 'tellChanged', params: ({ event }) => ({ status: event.output }) },
        },
        onError: { target: 'settled', actions: 'tellFailed' },
      },
    },
  },
});

import { emit, fromPromise, setup } from 'xstate';
import type { AutosessionStatus } from '#schemas/generated/api/types.gen.ts';
import type { AutosessionChange, PartyAutosessionEmitted, PartyAutosessionEvent } from './party-autosession.types.ts';

const types = {} as {
  events: PartyAutosessionEvent;
  emitted: PartyAutosessionEmitted;
  meta: { readonly silent?: boolean };
};

export const partyAutosessionSetup = setup({
  types,
  actors: {
    setAutosession: fromPromise<AutosessionStatus, AutosessionChange>(() =>
      Promise.reject(new Error('setAutosession is not provided')),
    ),
  },
  actions: {
    emitChanged: emit((_, { output: status }: { readonly output: AutosessionStatus }) => ({
      type: 'autosession.changed' as const,
      status,
    })),
    emitFailed: emit({ type: 'autosession.failed' }),
  },
});

import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import { cardFieldsReadinessMachine } from '../card-fields-readiness/card-fields-readiness.machine.ts';
import { saveEnteredCardMachine } from '../save-entered-card/save-entered-card.machine.ts';
import type { SaveEnteredCardOutput } from '../save-entered-card/save-entered-card.types.ts';
import type { CardSavingEmitted, CardSavingEvent, CardSavingMachineContext } from './card-saving.types.ts';

const types = {} as {
  context: CardSavingMachineContext;
  events: CardSavingEvent;
  emitted: CardSavingEmitted;
  meta: { readonly silent?: boolean };
};

interface Followed {
  readonly snapshot: SnapshotFrom<typeof cardFieldsReadinessMachine>;
}

interface Ended {
  readonly output: SaveEnteredCardOutput;
}

export const cardSavingSetup = setup({
  types,
  actors: {
    findGateway: fromPromise<CardGatewayKey>(() => Promise.reject(new Error('findGateway is not provided'))),
    cardFieldsReadiness: cardFieldsReadinessMachine,
    mountCardFields: fromCallback<CardSavingEvent, { readonly gatewayKey: CardGatewayKey }>(() => undefined),
    addCard: saveEnteredCardMachine,
  },
  guards: {
    isReady: (_, { snapshot }: Followed) => snapshot.value === 'ready',
    hasGivenUp: (_, { snapshot }: Followed) => snapshot.value === 'gave_up',
    isSaved: (_, { output }: Ended) => output.kind === 'saved',
  },
  actions: {
    setGateway: assign((_, { output: gatewayKey }: { readonly output: CardGatewayKey }) => ({ gatewayKey })),
    setIsDefault: assign(({ event }) => (event.type === 'DEFAULT.CHANGE' ? { isDefault: event.isDefault } : {})),
    clearFailure: assign({ failure: null }),
    recordFailure: assign((_, { output }: Ended) => ({ failure: output.kind === 'failed' ? output.failure : null })),
    emitRefused: emit((_, { output }: Ended) => ({
      type: 'card-saving.refused' as const,
      failure: output.kind === 'failed' ? output.failure : null,
    })),
    emitSaved: emit((_, { output }: Ended) => {
      if (output.kind !== 'saved') throw new Error('nothing was saved');
      return { type: 'card-saving.saved' as const, fund: output.fund };
    }),
  },
});

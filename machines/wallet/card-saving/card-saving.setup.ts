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
    cardFeed: cardFieldsReadinessMachine,
    holdCardFields: fromCallback<CardSavingEvent, { readonly gatewayKey: CardGatewayKey }>(() => undefined),
    addCard: saveEnteredCardMachine,
  },
  guards: {
    isReady: (_, { snapshot }: Followed) => snapshot.value === 'ready',
    hasGivenUp: (_, { snapshot }: Followed) => snapshot.value === 'gave_up',
    isSaved: (_, { output }: Ended) => output.kind === 'saved',
  },
  actions: {
    keepGateway: assign((_, { output: gatewayKey }: { readonly output: CardGatewayKey }) => ({ gatewayKey })),
    changeDefault: assign(({ event }) => (event.type === 'DEFAULT.CHANGE' ? { isDefault: event.isDefault } : {})),
    begin: assign({ failure: null }),
    recordEnd: assign((_, { output }: Ended) => ({ failure: output.kind === 'failed' ? output.failure : null })),
    tellRefused: emit((_, { output }: Ended) => ({
      type: 'card-saving.refused' as const,
      failure: output.kind === 'failed' ? output.failure : null,
    })),
    tellSaved: emit((_, { output }: Ended) => {
      if (output.kind !== 'saved') throw new Error('nothing was saved');
      return { type: 'card-saving.saved' as const, fund: output.fund };
    }),
  },
});

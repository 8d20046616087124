import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import { addCardMachine } from '../add-card/add-card.machine.ts';
import type { AddCardOutput } from '../add-card/add-card.types.ts';
import { cardFeedRetryMachine } from '../card-feed-retry/card-feed-retry.machine.ts';
import type { NewCardContext, NewCardEmitted, NewCardEvent } from './new-card.types.ts';

const types = {} as {
  context: NewCardContext;
  events: NewCardEvent;
  emitted: NewCardEmitted;
  meta: { readonly silent?: boolean };
};

interface Followed {
  readonly snapshot: SnapshotFrom<typeof cardFeedRetryMachine>;
}

interface Ended {
  readonly output: AddCardOutput;
}

/**
 * Saving a card without paying with it (specification: States and transitions, "Card via add-card: save, set default").
 * The fields belong to the gateway; what is typed into them never comes here.
 */
export const newCardMachine = setup({
  types,
  actors: {
    findGateway: fromPromise<CardGatewayKey>(() => Promise.reject(new Error('findGateway is not provided'))),
    cardFeed: cardFeedRetryMachine,
    holdCardFields: fromCallback<NewCardEvent, { readonly gatewayKey: CardGatewayKey }>(() => undefined),
    addCard: addCardMachine,
  },
  guards: {
    isReady: (_, { snapshot }: Followed) => snapshot.value === 'ready',
    hasGivenUp: (_, { snapshot }: Followed) => snapshot.value === 'gave_up',
    isSaved: (_, { output }: Ended) => output.kind === 'saved',
  },
  actions: {
    keepGateway: assign((_, { gatewayKey }: { readonly gatewayKey: CardGatewayKey }) => ({ gatewayKey })),
    changeDefault: assign(({ event }) => (event.type === 'DEFAULT.CHANGE' ? { isDefault: event.isDefault } : {})),
    begin: assign({ failure: null }),
    recordEnd: assign((_, { output }: Ended) => ({ failure: output.kind === 'failed' ? output.failure : null })),
    tellRefused: emit((_, { output }: Ended) => ({
      type: 'new-card.refused' as const,
      failure: output.kind === 'failed' ? output.failure : null,
    })),
    tellSaved: emit((_, { output }: Ended) => {
      if (output.kind !== 'saved') throw new Error('nothing was saved');
      return { type: 'new-card.saved' as const, fund: output.fund };
    }),
  },
}).createMachine({
  id: 'new-card',
  context: { gatewayKey: null, isDefault: false, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'CARD.OPEN': { target: 'finding', actions: 'begin' } } },
    finding: {
      invoke: {
        id: 'findGateway',
        src: 'findGateway',
        onDone: {
          target: 'open',
          actions: { type: 'keepGateway', params: ({ event }) => ({ gatewayKey: event.output }) },
        },
        onError: 'unavailable',
      },
      on: { 'CARD.CLOSE': 'closed' },
    },
    unavailable: { on: { 'CARD.OPEN': 'finding', 'CARD.CLOSE': 'closed' } },
    open: {
      invoke: {
        id: 'holdCardFields',
        src: 'holdCardFields',
        input: ({ context }) => ({ gatewayKey: context.gatewayKey ?? 'braintree' }),
      },
      on: { 'CARD.CLOSE': 'closed', 'DEFAULT.CHANGE': { actions: 'changeDefault' } },
      initial: 'waiting',
      states: {
        waiting: {
          invoke: {
            id: 'cardFeed',
            src: 'cardFeed',
            onSnapshot: [
              { guard: { type: 'isReady', params: ({ event }) => ({ snapshot: event.snapshot }) }, target: 'ready' },
              {
                guard: { type: 'hasGivenUp', params: ({ event }) => ({ snapshot: event.snapshot }) },
                target: 'gave_up',
              },
            ],
          },
        },
        gave_up: { on: { 'CARD.RELOAD': 'waiting' } },
        ready: { on: { 'CARD.SAVE': { target: 'saving', actions: 'begin' } } },
        saving: {
          invoke: {
            id: 'addCard',
            src: 'addCard',
            input: ({ context: { gatewayKey, isDefault } }) => ({ gatewayKey: gatewayKey ?? 'braintree', isDefault }),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event: { output } }) => ({ output }) },
                target: '#new-card.closed',
                actions: { type: 'tellSaved', params: ({ event: { output } }) => ({ output }) },
              },
              {
                target: 'ready',
                actions: [
                  { type: 'recordEnd', params: ({ event: { output } }) => ({ output }) },
                  { type: 'tellRefused', params: ({ event: { output } }) => ({ output }) },
                ],
              },
            ],
          },
        },
      },
    },
  },
});

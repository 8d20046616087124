import { getActorOutput } from '../../_kit/params.ts';
import { cardFieldsReadinessSetup } from './card-fields-readiness.setup.ts';

/**
 * Waits until the card fields of a gateway are ready: they load from another origin (specification: Business constants, "card
 * feed retry every 500 ms up to 10 times"). The parent machine shows the state.
 */
export const cardFieldsReadinessMachine = cardFieldsReadinessSetup.createMachine({
  id: 'card-fields-readiness',
  context: { tries: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'checking',
      states: {
        checking: {
          meta: { silent: true },
          entry: 'incrementTries',
          invoke: {
            id: 'checkCardFields',
            src: 'checkCardFields',
            onDone: [{ guard: { type: 'isReady', params: getActorOutput }, target: '#ready' }, { target: 'pausing' }],
            onError: 'pausing',
          },
        },
        pausing: {
          meta: { silent: true },
          after: { retryDelay: [{ guard: 'canRetry', target: 'checking' }, { target: '#gave_up' }] },
        },
      },
    },
    ready: { id: 'ready', meta: { silent: true } },
    gave_up: {
      id: 'gave_up',
      meta: { silent: true },
      on: { 'CARD_FIELDS.RETRY': { target: 'waiting', actions: 'resetTries' } },
    },
  },
});

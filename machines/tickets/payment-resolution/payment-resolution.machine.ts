import { getActorOutput } from '../../_kit/params.ts';
import { paymentResolutionSetup } from './payment-resolution.setup.ts';

/**
 * Purchases that were due and failed (specification: States and transitions, "Payment resolution"): once the customer
 * has changed how they are paid, they are tried again.
 */
export const paymentResolutionMachine = paymentResolutionSetup.createMachine({
  id: 'payment-resolution',
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        id: 'fetchResolutions',
        src: 'fetchResolutions',
        onDone: [
          { guard: { type: 'isResolved', params: getActorOutput }, target: 'completed' },
          { target: 'unresolved' },
        ],
        onError: 'unresolved',
      },
      on: { 'RESOLUTION.RETRY': 'retrying' },
    },
    unresolved: { on: { 'RESOLUTION.RETRY': 'retrying' } },
    retrying: {
      invoke: {
        id: 'retry',
        src: 'retry',
        onDone: [
          { guard: { type: 'isResolved', params: getActorOutput }, target: 'completed', actions: 'emitCompleted' },
          { target: 'unresolved', actions: 'emitUnresolved' },
        ],
        onError: 'retry error',
      },
    },
    'retry error': { on: { 'RESOLUTION.RETRY': 'retrying' } },
    completed: {},
  },
});

import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { getKnownPurchase, recurringPurchaseEditSetup } from './recurring-purchase-edit.setup.ts';
import type {
  RecurringPurchaseEditChange,
  RecurringPurchaseEditMachineContext,
} from './recurring-purchase-edit.types.ts';

/**
 * Changes of an autoplay or a subscription (specification: States and transitions, "Recurring statuses"). The page provides the
 * purchase; the response to a change gives its new status.
 */
export const recurringPurchaseEditMachine = recurringPurchaseEditSetup.createMachine({
  id: 'recurring-purchase-edit',
  context: { purchase: null, change: null, failure: null },
  initial: 'unknown',
  on: { 'RECURRING_PURCHASE.RECEIVED': { target: '.settling', actions: 'setPurchase' } },
  states: {
    unknown: { meta: { silent: true } },
    settling: {
      always: [
        { guard: 'isActive', target: 'recurring_status_active' },
        { guard: 'isPaused', target: 'recurring_status_paused' },
        { guard: 'isTimedPause', target: 'recurring_status_timed_pause' },
        { target: 'recurring_status_cancelled' },
      ],
    },
    recurring_status_active: { on: { 'RECURRING.CHANGE': { target: 'updating', actions: 'setChange' } } },
    recurring_status_paused: { on: { 'RECURRING.CHANGE': { target: 'updating', actions: 'setChange' } } },
    recurring_status_timed_pause: { on: { 'RECURRING.CHANGE': { target: 'updating', actions: 'setChange' } } },
    recurring_status_cancelled: {},
    updating: {
      // The page's data is older than the pending response.
      on: { 'RECURRING_PURCHASE.RECEIVED': {} },
      invoke: {
        id: 'updatePurchase',
        src: 'updatePurchase',
        input: updatePurchaseInput,
        onDone: [
          {
            guard: 'isSettingChange',
            target: 'settling',
            actions: [
              { type: 'setStatus', params: getActorOutput },
              { type: 'emitOutcome', params: { type: 'recurring.value_changed' } },
            ],
          },
          {
            guard: 'isPauseRequest',
            target: 'settling',
            actions: [
              { type: 'setStatus', params: getActorOutput },
              { type: 'emitOutcome', params: { type: 'recurring.paused' } },
            ],
          },
          {
            guard: 'isCancelRequest',
            target: 'settling',
            actions: [
              { type: 'setStatus', params: getActorOutput },
              { type: 'emitOutcome', params: { type: 'recurring.cancelled' } },
            ],
          },
          {
            target: 'settling',
            actions: [
              { type: 'setStatus', params: getActorOutput },
              { type: 'emitOutcome', params: { type: 'recurring.updated' } },
            ],
          },
        ],
        onError: [
          {
            guard: 'isAutoplayUnpauseRequest',
            target: 'settling',
            actions: [
              { type: 'recordFailure', params: getActorError },
              { type: 'emitOutcome', params: { type: 'recurring.not_unpaused' } },
            ],
          },
          {
            target: 'settling',
            actions: [
              { type: 'recordFailure', params: getActorError },
              { type: 'emitOutcome', params: { type: 'recurring.not_updated' } },
            ],
          },
        ],
      },
    },
  },
});

function updatePurchaseInput({ context }: { readonly context: RecurringPurchaseEditMachineContext }) {
  return { purchase: getKnownPurchase(context), change: getRequestedChange(context) };
}

function getRequestedChange({ change }: RecurringPurchaseEditMachineContext): RecurringPurchaseEditChange {
  if (!change) throw new Error('nothing is to be changed');
  return change;
}

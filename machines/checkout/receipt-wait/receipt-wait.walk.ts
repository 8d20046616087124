import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { receiptWaitMachine } from './receipt-wait.machine.ts';
import { receiptWaitDelays } from './receipt-wait.setup.ts';

const processing = new ApiError('Wait.', { status: 409, code: 'checkout_processing' });
const failure = new ApiError('No.', { status: 404, code: 'checkout_failure' });

function options(outcomeQueries: number): MachineWalkOptions<typeof receiptWaitMachine> {
  return {
    input: { outcomeQueries },
    events: (snapshot: AnyMachineSnapshot): EventObject[] => [
      { type: 'RECEIPT.REQUEST' },
      ...listDelayEvents(snapshot),
      ...listActorEvents(snapshot, 'fetchReceipt', { outputs: [undefined], errors: [processing, failure] }),
    ],
    describe: ({ value, context }) =>
      `${String(value)}[${context.outcomeQueries > 58 ? context.outcomeQueries : 'few'}]`,
    label: (event) =>
      'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.code}` : event.type,
  };
}

export const receiptWaitWalk = defineFlowWalk({
  id: 'receipt-wait',
  machine: receiptWaitMachine,
  actors: ['fetchReceipt'],
  delays: receiptWaitDelays,
  cases: [{ options: options(0) }, { title: 'After three minutes:', options: options(58) }],
});

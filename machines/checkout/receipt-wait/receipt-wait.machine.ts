import { getActorError } from '../../_kit/params.ts';
import { receiptWaitSetup } from './receipt-wait.setup.ts';
import type { ReceiptWaitMachineContext } from './receipt-wait.types.ts';

/** A receipt whose payment is pending: it is polled until the shop knows the outcome. */
export const receiptWaitMachine = receiptWaitSetup.createMachine({
  id: 'receipt-wait',
  context: startContext,
  initial: 'processing',
  states: {
    processing: { after: { poll: 'asking' } },
    asking: {
      entry: 'count',
      invoke: {
        id: 'askReceipt',
        src: 'askReceipt',
        onDone: 'known',
        onError: [
          { guard: { type: 'isFailure', params: getActorError }, target: 'known' },
          { guard: 'isPatient', target: 'processing' },
          { target: 'still_processing' },
        ],
      },
    },
    still_processing: { on: { 'RECEIPT.ASK': { target: 'asking', actions: 'begin' } } },
    known: { entry: 'tellKnown' },
  },
});

function startContext({ input }: { readonly input: ReceiptWaitMachineContext }): ReceiptWaitMachineContext {
  return input;
}

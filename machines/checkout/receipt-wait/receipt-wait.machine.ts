import { getActorError } from '../../_kit/params.ts';
import { receiptWaitSetup } from './receipt-wait.setup.ts';
import type { ReceiptWaitMachineContext } from './receipt-wait.types.ts';

/** A receipt whose payment is pending: it is polled until the shop knows the outcome. */
export const receiptWaitMachine = receiptWaitSetup.createMachine({
  id: 'receipt-wait',
  context: startContext,
  initial: 'processing',
  states: {
    processing: { after: { pollInterval: 'polling' } },
    polling: {
      entry: 'incrementOutcomeQueries',
      invoke: {
        id: 'fetchReceipt',
        src: 'fetchReceipt',
        onDone: 'known',
        onError: [
          { guard: { type: 'hasPaymentFailed', params: getActorError }, target: 'known' },
          { guard: 'canPollAgain', target: 'processing' },
          { target: 'still_processing' },
        ],
      },
    },
    still_processing: { on: { 'RECEIPT.REQUEST': { target: 'polling', actions: 'resetOutcomeQueries' } } },
    known: { entry: 'emitKnown' },
  },
});

function startContext({ input }: { readonly input: ReceiptWaitMachineContext }): ReceiptWaitMachineContext {
  return input;
}

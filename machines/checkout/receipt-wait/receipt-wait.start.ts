import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { receiptWaitMachine } from './receipt-wait.machine.ts';

/** `fetchReceipt` fails while the payment is under way. */
export function startReceiptWaitMachine(
  fetchReceipt: (signal: AbortSignal) => Promise<unknown>,
): ActorRefFrom<typeof receiptWaitMachine> {
  const actor = fromPromise<void>(async ({ signal }) => {
    await fetchReceipt(signal);
  });
  return createActor(receiptWaitMachine.provide({ actors: { fetchReceipt: actor } }), {
    input: { outcomeQueries: 0 },
  }).start();
}

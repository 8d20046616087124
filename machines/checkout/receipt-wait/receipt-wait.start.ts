import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { receiptWaitMachine } from './receipt-wait.machine.ts';

/** `ask` asks for the receipt; it fails while the payment is under way. */
export function startReceiptWaitMachine(
  ask: (signal: AbortSignal) => Promise<unknown>,
): ActorRefFrom<typeof receiptWaitMachine> {
  const askReceipt = fromPromise<void>(async ({ signal }) => {
    await ask(signal);
  });
  return createActor(receiptWaitMachine.provide({ actors: { askReceipt } }), { input: { asked: 0 } }).start();
}

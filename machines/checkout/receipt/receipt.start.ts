import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { receiptMachine } from './receipt.machine.ts';

/** `ask` asks for the receipt; it fails while the payment is under way. */
export function startReceipt(ask: (signal: AbortSignal) => Promise<unknown>): ActorRefFrom<typeof receiptMachine> {
  const askReceipt = fromPromise<void>(async ({ signal }) => {
    await ask(signal);
  });
  return createActor(receiptMachine.provide({ actors: { askReceipt } }), { input: { asked: 0 } }).start();
}

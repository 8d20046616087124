import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { linkConfirmationMachine } from './link-confirmation.machine.ts';

/** `confirm` confirms in the name of whoever the link was sent to. */
export function startLinkConfirmationMachine(
  confirm: (token: string, signal: AbortSignal) => Promise<unknown>,
): ActorRefFrom<typeof linkConfirmationMachine> {
  const machine = linkConfirmationMachine.provide({
    actors: {
      confirm: fromPromise<void, string>(async ({ input, signal }) => {
        await confirm(input, signal);
      }),
    },
  });
  return createActor(machine).start();
}

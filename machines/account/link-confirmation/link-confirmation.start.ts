import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { linkConfirmationMachine } from './link-confirmation.machine.ts';

/** `confirm` acts for the recipient of the link. */
export function startLinkConfirmationMachine(
  confirm: (token: string, signal: AbortSignal) => Promise<unknown>,
): ActorRefFrom<typeof linkConfirmationMachine> {
  const machine = linkConfirmationMachine.provide({
    actors: {
      confirmLink: fromPromise<void, string>(async ({ input, signal }) => {
        await confirm(input, signal);
      }),
    },
  });
  return createActor(machine).start();
}

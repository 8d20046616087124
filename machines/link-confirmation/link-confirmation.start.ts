import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { linkConfirmationMachine } from './link-confirmation.machine.ts';

export interface LinkConfirmationServices {
  /** Confirms in the name of whoever the link was sent to. */
  readonly confirm: (token: string, signal: AbortSignal) => Promise<unknown>;
  readonly tellInvalid: () => void;
}

export function startLinkConfirmation({
  confirm,
  tellInvalid,
}: LinkConfirmationServices): ActorRefFrom<typeof linkConfirmationMachine> {
  const machine = linkConfirmationMachine.provide({
    actors: {
      confirm: fromPromise<void, string>(async ({ input, signal }) => {
        await confirm(input, signal);
      }),
    },
    actions: { tellInvalid },
  });
  return createActor(machine).start();
}

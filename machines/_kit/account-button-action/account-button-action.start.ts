import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { accountButtonActionMachine } from './account-button-action.machine.ts';
import type { AccountButtonAction } from './account-button-action.types.ts';

/** `make` sends the change. */
export function startAccountButtonActionMachine(
  make: (change: AccountButtonAction, signal: AbortSignal) => Promise<unknown>,
): ActorRefFrom<typeof accountButtonActionMachine> {
  const machine = accountButtonActionMachine.provide({
    actors: {
      applyChange: fromPromise<void, { readonly change: AccountButtonAction | null }>(
        async ({ input: { change }, signal }) => {
          if (change) await make(change, signal);
        },
      ),
    },
  });
  return createActor(machine).start();
}

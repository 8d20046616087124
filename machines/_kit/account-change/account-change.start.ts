import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { accountChangeMachine } from './account-change.machine.ts';
import type { AccountChange } from './account-change.types.ts';

/** `make` does what is asked for. */
export function startAccountChange(
  make: (change: AccountChange, signal: AbortSignal) => Promise<unknown>,
): ActorRefFrom<typeof accountChangeMachine> {
  const machine = accountChangeMachine.provide({
    actors: {
      change: fromPromise<void, { readonly change: AccountChange | null }>(async ({ input: { change }, signal }) => {
        if (change) await make(change, signal);
      }),
    },
  });
  return createActor(machine).start();
}

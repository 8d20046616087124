import { createActor, fromPromise } from 'xstate';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import type { DepositServices } from '../deposit/deposit.actors.ts';
import { provideDepositMachine } from '../deposit/deposit.start.ts';
import { createDepositFormMachine } from './deposit-form.machine.ts';
import type { DepositLock, DepositPermissionForTab } from './deposit-turn.ts';

/** Not started yet: on start, an interrupted attempt may emit events at once. */
export function createDepositFormActor(
  services: DepositServices & { readonly turn: DepositLock },
  surroundings: FormSurroundings,
) {
  const { turn } = services;
  const machine = createDepositFormMachine(surroundings).provide({
    actors: {
      takeTurn: fromPromise<DepositPermissionForTab, { readonly seen: readonly string[] | null }>(({ input, signal }) =>
        turn.take(input.seen, signal),
      ),
      deposit: provideDepositMachine(services, surroundings),
    },
    actions: { holdTurn: () => turn.resume(), giveTurnBack: () => turn.giveBack() },
  });
  return createActor(machine, { input: { attempt: services.attempts.open() } });
}

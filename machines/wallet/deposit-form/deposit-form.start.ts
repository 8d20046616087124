import { createActor, fromPromise } from 'xstate';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import type { DepositServices } from '../deposit/deposit.actors.ts';
import { provideDepositMachine } from '../deposit/deposit.start.ts';
import { createDepositFormMachine } from './deposit-form.machine.ts';
import type { DepositLock, DepositPermissionForTab } from './deposit-lock.ts';

/** Not started yet: on start, an interrupted attempt may emit events at once. */
export function createDepositFormActor(
  services: DepositServices & { readonly lock: DepositLock },
  surroundings: FormSurroundings,
) {
  const { lock } = services;
  const machine = createDepositFormMachine(surroundings).provide({
    actors: {
      acquireDepositLock: fromPromise<DepositPermissionForTab, { readonly seen: readonly string[] | null }>(
        ({ input, signal }) => lock.acquire(input.seen, signal),
      ),
      deposit: provideDepositMachine(services, surroundings),
    },
    actions: { resumeDepositLock: () => lock.resume(), releaseDepositLock: () => lock.release() },
  });
  return createActor(machine, { input: { attempt: services.attempts.open() } });
}

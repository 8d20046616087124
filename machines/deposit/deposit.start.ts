import { type ActorRefFrom, createActor } from 'xstate';
import type { FormInput } from '../form/form.types.ts';
import { type DepositServices, depositActors } from './deposit.actors.ts';
import type { DepositMachine } from './deposit.flow.ts';
import { createDepositMachine } from './deposit.machine.ts';
import type { DepositInput } from './deposit.types.ts';

type Surroundings = Pick<FormInput, 'today' | 'newKey'>;

/** The machine with its waits, for a larger flow that invokes it. */
export function wiredDeposit(services: DepositServices, surroundings: Surroundings): DepositMachine {
  return createDepositMachine(surroundings).provide({ actors: depositActors(services, surroundings) });
}

export function startDeposit(
  services: DepositServices,
  surroundings: Surroundings,
  input: DepositInput,
): ActorRefFrom<DepositMachine> {
  return createActor(wiredDeposit(services, surroundings), { input });
}

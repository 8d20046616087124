import { createActor } from 'xstate';
import type { DepositServices } from '../deposit/deposit.actors.ts';
import { wiredDeposit } from '../deposit/deposit.start.ts';
import type { FormInput } from '../form/form.types.ts';
import { createDepositFormMachine } from './deposit-form.machine.ts';

/** The form before it starts: what an interrupted attempt comes to may be told at once. */
export function depositFormActor(services: DepositServices, surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  const machine = createDepositFormMachine(surroundings).provide({
    actors: { deposit: wiredDeposit(services, surroundings) },
  });
  return createActor(machine, { input: { attempt: services.attempts.open() } });
}

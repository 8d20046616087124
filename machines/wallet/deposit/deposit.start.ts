import { type ActorRefFrom, createActor } from 'xstate';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { saveEnteredCardActors } from '../save-entered-card/save-entered-card.actors.ts';
import { saveEnteredCardMachine } from '../save-entered-card/save-entered-card.machine.ts';
import { type DepositServices, depositActors } from './deposit.actors.ts';
import type { DepositMachine } from './deposit.flow.ts';
import { createDepositMachine } from './deposit.machine.ts';

type Surroundings = FormSurroundings;

/** The machine with its waits, for a larger flow that invokes it. */
export function provideDepositMachine(services: DepositServices, surroundings: Surroundings): DepositMachine {
  return createDepositMachine(surroundings).provide({
    actors: depositActors(services, surroundings),
    actions: { clearAttempt: () => services.attempts.end() },
  });
}

/** Saving the card that pays next, with its waits, for a larger flow that invokes it. */
export function provideSaveEnteredCardMachine(
  services: Pick<DepositServices, 'funds' | 'tokenise'>,
  { newKey }: Surroundings,
): typeof saveEnteredCardMachine {
  const { funds, tokenise } = services;
  return saveEnteredCardMachine.provide({
    actors: saveEnteredCardActors({ funds, tokenise, newKey, isProvisional: true }),
  });
}

/** A deposit that the customer comes back to, before it starts. */
export function createKnownDepositActor(
  services: DepositServices,
  surroundings: Surroundings,
  depositId: string,
): ActorRefFrom<DepositMachine> {
  return createActor(provideDepositMachine(services, surroundings), { input: { kind: 'known', depositId } });
}

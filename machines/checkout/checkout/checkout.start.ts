import { type ActorRefFrom, createActor } from 'xstate';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { type CheckoutServices, checkoutActors } from './checkout.actors.ts';
import type { CheckoutMachine } from './checkout.flow.ts';
import { createCheckoutMachine } from './checkout.machine.ts';

export type CheckoutActor = ActorRefFrom<CheckoutMachine>;

export function startCheckoutMachine(services: CheckoutServices, surroundings: FormSurroundings): CheckoutActor {
  const { attempts, lock } = services;
  const machine = createCheckoutMachine(surroundings).provide({ actors: checkoutActors(services) });
  const actor = createActor(machine, { input: { attempt: attempts.open() } });
  if (attempts.open() !== null) void lock.acquire();
  actor.on('attempt.settled', () => {
    attempts.end();
    lock.release();
  });
  actor.subscribe({ complete: () => lock.release() });
  return actor.start();
}

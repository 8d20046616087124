import { type ActorRefFrom, createActor } from 'xstate';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { type LoginServices, loginActors } from './login.actors.ts';
import type { LoginMachine } from './login.flow.ts';
import { createLoginMachine } from './login.machine.ts';

export type LoginActor = ActorRefFrom<LoginMachine>;

export function startLoginMachine(services: LoginServices, surroundings: FormSurroundings): LoginActor {
  const machine = createLoginMachine(surroundings).provide({ actors: loginActors(services) });
  return createActor(machine, { input: { provider: services.provider, isUnlinked: services.isUnlinked } }).start();
}

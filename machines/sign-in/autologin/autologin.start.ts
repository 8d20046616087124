import { type ActorRefFrom, createActor } from 'xstate';
import type { CommerceCalls } from '#commerce/commerce.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { autologinActors } from './autologin.actors.ts';
import type { AutologinMachine } from './autologin.flow.ts';
import { createAutologinMachine } from './autologin.machine.ts';

export type AutologinActor = ActorRefFrom<AutologinMachine>;

/** `commerce` makes the calls as they go to the server, which no prompt for a code holds. */
export function startAutologinMachine(
  commerce: Pick<CommerceCalls, 'identity'>,
  surroundings: FormSurroundings,
): AutologinActor {
  return createActor(createAutologinMachine(surroundings).provide({ actors: autologinActors(commerce) })).start();
}

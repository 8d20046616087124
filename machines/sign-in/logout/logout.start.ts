import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { logoutMachine } from './logout.machine.ts';

export type LogoutActor = ActorRefFrom<typeof logoutMachine>;

export function startLogoutMachine(logout: (signal: AbortSignal) => Promise<void>): LogoutActor {
  const machine = logoutMachine.provide({ actors: { logout: fromPromise<void>(({ signal }) => logout(signal)) } });
  return createActor(machine).start();
}

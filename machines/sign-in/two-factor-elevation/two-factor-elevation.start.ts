import { type ActorRefFrom, createActor } from 'xstate';
import { type ElevationServices, elevationActors } from './two-factor-elevation.actors.ts';
import { twoFactorElevationMachine } from './two-factor-elevation.machine.ts';

export type ElevationActor = ActorRefFrom<typeof twoFactorElevationMachine>;

export function startElevationMachine(services: ElevationServices): ElevationActor {
  const machine = twoFactorElevationMachine.provide({
    actors: elevationActors(services),
    actions: {
      abandonCalls: () => {
        for (const call of services.pendingCalls.list()) call.abandon();
      },
    },
  });
  return createActor(machine).start();
}

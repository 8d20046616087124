import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import { automaticIdentityCheckMachine } from './automatic-identity-check.machine.ts';
import type { AutomaticIdentityCheckInput } from './automatic-identity-check.types.ts';

export interface AutomaticIdentityCheckServices extends AutomaticIdentityCheckInput {
  readonly verify: (signal: AbortSignal) => Promise<Verification>;
  readonly leaveForProvider: (signal: AbortSignal) => Promise<void>;
  readonly endVisit: (signal: AbortSignal) => Promise<Verification>;
}

export function startAutomaticIdentityCheckMachine(
  services: AutomaticIdentityCheckServices,
): ActorRefFrom<typeof automaticIdentityCheckMachine> {
  const { isReturning, verify, leaveForProvider, endVisit } = services;
  const machine = automaticIdentityCheckMachine.provide({
    actors: {
      verifyIdentity: fromPromise(({ signal }) => verify(signal)),
      redirectToProvider: fromPromise(({ signal }) => leaveForProvider(signal)),
      completeVerification: fromPromise(({ signal }) => endVisit(signal)),
    },
  });
  return createActor(machine, { input: { isReturning } }).start();
}

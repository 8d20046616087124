import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import { identityCheckMachine } from './identity-check.machine.ts';
import type { IdentityCheckInput } from './identity-check.types.ts';

export interface IdentityCheckServices extends IdentityCheckInput {
  readonly verify: (signal: AbortSignal) => Promise<Verification>;
  readonly leaveForProvider: (signal: AbortSignal) => Promise<void>;
  readonly endVisit: (signal: AbortSignal) => Promise<Verification>;
}

export function startIdentityCheck(services: IdentityCheckServices): ActorRefFrom<typeof identityCheckMachine> {
  const { isReturning, verify, leaveForProvider, endVisit } = services;
  const machine = identityCheckMachine.provide({
    actors: {
      verify: fromPromise(({ signal }) => verify(signal)),
      leaveForProvider: fromPromise(({ signal }) => leaveForProvider(signal)),
      endVisit: fromPromise(({ signal }) => endVisit(signal)),
    },
  });
  return createActor(machine, { input: { isReturning } }).start();
}

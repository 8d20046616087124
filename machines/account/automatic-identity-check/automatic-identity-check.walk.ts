import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { automaticIdentityCheckMachine } from './automatic-identity-check.machine.ts';
import type { AutomaticIdentityCheckMachineContext } from './automatic-identity-check.types.ts';

const verified: Verification = { status: 'Verified', methods: [] };
const messages = [{ code: 'details_incomplete', message: 'Please complete your details first.' }];
const errors = [
  new ApiError('No.', { status: 422, code: 'details_incomplete', errors: { this: messages } }),
  new ApiError('No.', { status: 502, answered: false }),
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'AUTO_VERIFICATION.START' },
    { type: 'CONNECT_ID.START' },
    ...listActorEvents(snapshot, 'verifyIdentity', { outputs: [verified], errors }),
    ...listActorEvents(snapshot, 'redirectToProvider', { outputs: [], errors }),
    ...listActorEvents(snapshot, 'completeVerification', { outputs: [verified], errors }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { result, refusal }: AutomaticIdentityCheckMachineContext = context;
  return `${String(value)}[${[result?.status, refusal === '' ? 'no words' : refusal].filter(Boolean).join(' ')}]`;
}

function options(isReturning: boolean): MachineWalkOptions<typeof automaticIdentityCheckMachine> {
  return {
    input: { isReturning },
    events,
    describe,
    label: (event) =>
      'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
  };
}

export const automaticIdentityCheckWalk = defineFlowWalk({
  id: 'automatic-identity-check',
  machine: automaticIdentityCheckMachine,
  actors: ['verifyIdentity', 'redirectToProvider', 'completeVerification'],
  delays: {},
  cases: [
    { options: options(false) },
    { title: 'Back from the provider:', options: options(true), shouldInclude: (edge) => edge.startsWith('returning') },
  ],
});

import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { automaticIdentityCheckSetup } from './automatic-identity-check.setup.ts';
import type {
  AutomaticIdentityCheckInput,
  AutomaticIdentityCheckMachineContext,
} from './automatic-identity-check.types.ts';

/**
 * The checks of who a customer is that need nothing to be typed (specification: States and transitions, "Verification
 * method status"): a look into the registers, and a visit to an identity provider and back.
 */
export const automaticIdentityCheckMachine = automaticIdentityCheckSetup.createMachine({
  id: 'automatic-identity-check',
  context: startContext,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isReturning', target: 'returning' }, { target: 'idle' }] },
    idle: {
      on: {
        'VERIFY.AUTO': { target: 'verifying', actions: 'begin' },
        'VERIFY.CONNECT': { target: 'leaving', actions: 'begin' },
      },
    },
    verifying: {
      invoke: {
        id: 'verify',
        src: 'verify',
        onDone: {
          target: 'idle',
          actions: [
            { type: 'record', params: getActorOutput },
            { type: 'tellDone', params: getActorOutput },
          ],
        },
        onError: { target: 'idle', actions: { type: 'recordRefusal', params: getActorError } },
      },
    },
    leaving: {
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        onError: { target: 'idle', actions: { type: 'recordRefusal', params: getActorError } },
      },
    },
    returning: {
      invoke: {
        id: 'endVisit',
        src: 'endVisit',
        onDone: {
          target: 'idle',
          actions: [
            { type: 'record', params: getActorOutput },
            { type: 'tellDone', params: getActorOutput },
          ],
        },
        onError: { target: 'idle', actions: { type: 'recordRefusal', params: getActorError } },
      },
    },
  },
});

function startContext({
  input,
}: {
  readonly input: AutomaticIdentityCheckInput;
}): AutomaticIdentityCheckMachineContext {
  return { ...input, result: null, refusal: null };
}

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
        'AUTO_VERIFICATION.START': { target: 'verifying', actions: 'clearLastOutcome' },
        'CONNECT_ID.START': { target: 'leaving', actions: 'clearLastOutcome' },
      },
    },
    verifying: {
      invoke: {
        id: 'verifyIdentity',
        src: 'verifyIdentity',
        onDone: {
          target: 'idle',
          actions: [
            { type: 'setResult', params: getActorOutput },
            { type: 'emitDone', params: getActorOutput },
          ],
        },
        onError: { target: 'idle', actions: { type: 'recordRefusal', params: getActorError } },
      },
    },
    leaving: {
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        onError: { target: 'idle', actions: { type: 'recordRefusal', params: getActorError } },
      },
    },
    returning: {
      invoke: {
        id: 'completeVerification',
        src: 'completeVerification',
        onDone: {
          target: 'idle',
          actions: [
            { type: 'setResult', params: getActorOutput },
            { type: 'emitDone', params: getActorOutput },
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

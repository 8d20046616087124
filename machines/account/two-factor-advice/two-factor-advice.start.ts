import { createActor, fromPromise } from 'xstate';
import type { TwoFactorCalls } from '#commerce/sign-in/two-factor.ts';
import { twoFactorAdviceMachine } from './two-factor-advice.machine.ts';

export function startTwoFactorAdviceMachine({ promptAcknowledged }: Pick<TwoFactorCalls, 'promptAcknowledged'>) {
  const acknowledge = fromPromise<void>(({ signal }) => promptAcknowledged({ signal }));
  return createActor(twoFactorAdviceMachine.provide({ actors: { acknowledge } })).start();
}

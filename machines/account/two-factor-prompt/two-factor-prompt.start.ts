import { createActor, fromPromise } from 'xstate';
import type { TwoFactorCalls } from '#commerce/sign-in/two-factor.ts';
import { twoFactorPromptMachine } from './two-factor-prompt.machine.ts';

export function startTwoFactorPrompt({ promptAcknowledged }: Pick<TwoFactorCalls, 'promptAcknowledged'>) {
  const acknowledge = fromPromise<void>(({ signal }) => promptAcknowledged({ signal }));
  return createActor(twoFactorPromptMachine.provide({ actors: { acknowledge } })).start();
}

import { createActor, fromPromise } from 'xstate';
import type { TwoFactor } from '#commerce/sign-in/two-factor.ts';
import { twoFactorPromptMachine } from './two-factor-prompt.machine.ts';

export function startTwoFactorPrompt({ promptAcknowledged }: Pick<TwoFactor, 'promptAcknowledged'>) {
  const acknowledge = fromPromise<void>(({ signal }) => promptAcknowledged({ signal }));
  return createActor(twoFactorPromptMachine.provide({ actors: { acknowledge } })).start();
}

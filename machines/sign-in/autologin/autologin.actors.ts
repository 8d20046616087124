import { fromPromise } from 'xstate';
import type { CommerceCalls } from '#commerce/commerce.ts';
import type { SignInResultForBrowser } from '#commerce/sign-in/identity.ts';
import type { TwoFactorCodeValues } from '#schemas/generated/forms/two-factor-code.gen.ts';
import { wrapFormSubmitAsActor } from '../../_kit/form/form.actors.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import { createRepeatableSignInAttempt } from '../_shared/sign-in-attempts.ts';
import type { SignInLink } from './autologin.types.ts';

/** The waits of a link that signs in. */
export function autologinActors({ identity }: Pick<CommerceCalls, 'identity'>) {
  const attempts = createRepeatableSignInAttempt();
  return {
    signInWithLink: fromPromise<SignInResultForBrowser, SignInLink | null>(({ input, signal }) => {
      if (!input) return Promise.reject(new Error('there is no link'));
      const { kind, token } = input;
      return attempts.first(
        (code, options) =>
          kind === 'autologin'
            ? identity.autologin({ token, saveDevice: false, ...code }, options)
            : identity.transfer(token, options),
        { signal },
      );
    }),
    codeForm: formMachine.provide({
      actors: {
        submit: wrapFormSubmitAsActor<TwoFactorCodeValues>((values, options) => attempts.withCode(values, options)),
      },
    }),
    resendCode: fromPromise<SignInResultForBrowser | null>(({ signal }) => attempts.resend({ signal })),
  };
}

import { fromPromise } from 'xstate';
import type { CommerceCalls } from '#commerce/commerce.ts';
import type { SignInResultForBrowser } from '#commerce/sign-in/identity.ts';
import type { LoginValues } from '#schemas/generated/forms/login.gen.ts';
import type { TwoFactorCodeValues } from '#schemas/generated/forms/two-factor-code.gen.ts';
import { wrapFormSubmitAsActor } from '../../_kit/form/form.actors.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { SignInProviderChoice, SignInProviderProof } from '../_shared/provider.ts';
import { createRepeatableSignInAttempt } from '../_shared/sign-in-attempts.ts';

export interface LoginServices {
  /** Calls to the server that bypass the code prompt. */
  readonly commerce: Pick<CommerceCalls, 'identity' | 'socialAuth'>;
  /** Calls for a customer who has just signed in. */
  readonly commerceOf: (customerId: string) => Pick<CommerceCalls, 'socialAuth'>;
  /** Redirects to a provider, which redirects back here. */
  readonly leaveForProvider: (choice: SignInProviderChoice) => void;
  readonly provider: string | null;
  /** Whether the provider account is proven but not linked yet. */
  readonly isUnlinked: boolean;
  /** Null if this tab did not start the redirect, or if only the server has the proof. */
  readonly proof: SignInProviderProof | null;
  /** Links the account whose proof the server has. */
  readonly requestLinkingOfPendingSocialAccount: (customerId: string, signal: AbortSignal) => Promise<void>;
}

export function loginActors(services: LoginServices) {
  const { commerce, commerceOf, leaveForProvider, provider, proof, requestLinkingOfPendingSocialAccount } = services;
  const { identity, socialAuth } = commerce;
  const attempts = createRepeatableSignInAttempt();
  let opened: SignInResultForBrowser | null = null;
  const remember = async (session: Promise<SignInResultForBrowser>) => {
    opened = await session;
    return opened;
  };
  return {
    loginForm: formMachine.provide({
      actors: {
        submit: wrapFormSubmitAsActor<LoginValues>((values, options) =>
          remember(attempts.first((code, more) => identity.login({ ...values, ...code }, more), options)),
        ),
      },
    }),
    codeForm: formMachine.provide({
      actors: {
        submit: wrapFormSubmitAsActor<TwoFactorCodeValues>((values, options) =>
          remember(attempts.withCode(values, options)),
        ),
      },
    }),
    redirectToProvider: fromPromise<void, SignInProviderChoice>(async ({ input }) => leaveForProvider(input)),
    signInWithProvider: fromPromise<SignInResultForBrowser>(({ signal }) => {
      if (!proof || provider === null) return Promise.reject(new Error('nobody was sent there from here'));
      return remember(
        attempts.first((code, options) => socialAuth.login(provider, { ...proof, ...code }, options), { signal }),
      );
    }),
    resendCode: fromPromise<SignInResultForBrowser | null>(async ({ signal }) => {
      const session = await attempts.resend({ signal });
      if (session) opened = session;
      return session;
    }),
    linkProviderAccount: fromPromise<void>(async ({ signal }) => {
      if (!opened || provider === null) throw new Error('there is nothing to link');
      if (proof) await commerceOf(opened.customerId).socialAuth.link(provider, proof, { signal });
      else await requestLinkingOfPendingSocialAccount(opened.customerId, signal);
    }),
  };
}

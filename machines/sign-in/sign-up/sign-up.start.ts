import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { CommerceCalls } from '#commerce/commerce.ts';
import type { SignInResultForBrowser } from '#commerce/sign-in/identity.ts';
import type { SignupRequest } from '#schemas/generated/api/types.gen.ts';
import type { SignUpValues } from '#schemas/generated/forms/sign-up.gen.ts';
import { wrapFormSubmitAsActor } from '../../_kit/form/form.actors.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import type { SignInProviderChoice, SignInProviderProof } from '../_shared/provider.ts';
import type { SignUpMachine } from './sign-up.flow.ts';
import { createSignUpMachine } from './sign-up.machine.ts';

export type SignUpActor = ActorRefFrom<SignUpMachine>;

export interface SignUpServices {
  readonly commerce: Pick<CommerceCalls, 'identity'>;
  /** Calls for a customer who has just signed up. */
  readonly commerceOf: (customerId: string) => Pick<CommerceCalls, 'socialAuth'>;
  /** Numbers that the visitor chose before there was an account. */
  readonly favouriteNumbers: () => NonNullable<SignupRequest['favouriteNumbers']>;
  /** Redirects to a provider, which redirects back to the log-in page. */
  readonly leaveForProvider: (choice: SignInProviderChoice) => void;
  /** The provider account to link, with `proof` null if only the server has it; null if none. */
  readonly unlinked: { readonly provider: string; readonly proof: SignInProviderProof | null } | null;
  /** Links the account whose proof the server has. */
  readonly requestLinkingOfPendingSocialAccount: (customerId: string, signal: AbortSignal) => Promise<void>;
}

/** The server adds the stored attribution of the visit (specification: The calls it makes, sign-up). */
export function startSignUpMachine(services: SignUpServices, surroundings: FormSurroundings): SignUpActor {
  const { commerce, commerceOf, favouriteNumbers, leaveForProvider, unlinked, requestLinkingOfPendingSocialAccount } =
    services;
  const { identity } = commerce;
  let opened: SignInResultForBrowser | null = null;
  const signUp = wrapFormSubmitAsActor<SignUpValues>(async (values, options) => {
    const chosen = favouriteNumbers();
    const numbers = chosen.length > 0 ? { favouriteNumbers: chosen } : {};
    const { saveDevice = false } = values;
    const request = { ...values, ...numbers, saveDevice, metadata: { platform: 'Web' } as const };
    opened = await identity.signup(request, options);
    return opened;
  });
  const machine = createSignUpMachine(surroundings).provide({
    actors: {
      signUpForm: formMachine.provide({ actors: { submit: signUp } }),
      checkEmail: fromPromise<boolean, string>(({ input, signal }) => identity.isAvailable(input, { signal })),
      redirectToProvider: fromPromise<void, SignInProviderChoice>(async ({ input }) => leaveForProvider(input)),
      linkProviderAccount: fromPromise<void>(async ({ signal }) => {
        if (!opened || !unlinked) throw new Error('there is nothing to link');
        const { provider, proof } = unlinked;
        if (proof) await commerceOf(opened.customerId).socialAuth.link(provider, proof, { signal });
        else await requestLinkingOfPendingSocialAccount(opened.customerId, signal);
      }),
    },
  });
  return createActor(machine, { input: { provider: unlinked?.provider ?? null } }).start();
}

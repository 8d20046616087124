import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Commerce } from '#commerce/commerce.ts';
import type { SignupRequest } from '#schemas/generated/api/types.gen.ts';
import type { SignUpValues } from '#schemas/generated/forms/sign-up.gen.ts';
import { submitActor } from '../form/form.actors.ts';
import { formMachine } from '../form/form.machine.ts';
import type { FormInput } from '../form/form.types.ts';
import type { SignUpMachine } from './sign-up.flow.ts';
import { createSignUpMachine } from './sign-up.machine.ts';

export type SignUpActor = ActorRefFrom<SignUpMachine>;

export interface SignUpServices {
  readonly commerce: Pick<Commerce, 'identity'>;
  /** Numbers that the visitor chose before there was an account. */
  readonly favouriteNumbers: () => NonNullable<SignupRequest['favouriteNumbers']>;
}

/** What brought the visitor here is added by the server, which keeps it (specification: The calls it makes, sign-up). */
export function startSignUp(
  { commerce: { identity }, favouriteNumbers }: SignUpServices,
  surroundings: Pick<FormInput, 'today' | 'newKey'>,
): SignUpActor {
  const signUp = submitActor<SignUpValues>((values, options) => {
    const chosen = favouriteNumbers();
    const numbers = chosen.length > 0 ? { favouriteNumbers: chosen } : {};
    return identity.signup({ ...values, ...numbers, saveDevice: false, metadata: { platform: 'Web' } }, options);
  });
  const machine = createSignUpMachine(surroundings).provide({
    actors: {
      signUpForm: formMachine.provide({ actors: { submit: signUp } }),
      checkEmail: fromPromise<boolean, string>(({ input, signal }) => identity.isAvailable(input, { signal })),
    },
  });
  return createActor(machine).start();
}

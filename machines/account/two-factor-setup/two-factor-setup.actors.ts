import { fromPromise } from 'xstate';
import type { TwoFactorCalls } from '#commerce/sign-in/two-factor.ts';
import { createQrCodePath } from '#domain/qr-code-path.ts';
import type { SentCode, TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import type { TwoFactorConfirmValues } from '#schemas/generated/forms/two-factor-confirm.gen.ts';
import { wrapFormSubmitAsActor } from '../../_kit/form/form.actors.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { AuthenticatorKey } from './two-factor-setup.types.ts';

export interface TwoFactorSetupServices {
  readonly twoFactor: TwoFactorCalls;
  /** Puts a text into the clipboard. */
  readonly copy: (text: string) => Promise<void>;
}

/** The waits of setting two-factor up. */
export function twoFactorSetupActors({ twoFactor, copy }: TwoFactorSetupServices) {
  return {
    startAuthenticator: fromPromise<AuthenticatorKey>(async ({ signal }) => {
      const { secret, otpauthUri } = await twoFactor.startAuthenticator({ signal });
      return { secret, qr: createQrCodePath(otpauthUri) };
    }),
    startEmail: fromPromise<SentCode>(({ signal }) => twoFactor.startEmail({ signal })),
    turnOff: fromPromise<TwoFactorConfig>(({ signal }) => twoFactor.turnOff({ signal })),
    copyKey: fromPromise<void, { readonly secret: string }>(({ input }) => copy(input.secret)),
    authenticatorForm: formMachine.provide({
      actors: {
        submit: wrapFormSubmitAsActor<TwoFactorConfirmValues>(({ code }, options) =>
          twoFactor.confirmAuthenticator(code, options),
        ),
      },
    }),
    emailForm: formMachine.provide({
      actors: {
        submit: wrapFormSubmitAsActor<TwoFactorConfirmValues>(({ code }, options) =>
          twoFactor.confirmEmail(code, options),
        ),
      },
    }),
  };
}

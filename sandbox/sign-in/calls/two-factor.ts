import * as calls from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import {
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import {
  mailOneTimeCodeAgain,
  mailTwoFactorSetupCode,
  storeAuthenticatorSetup,
  toTwoFactorConfigResponse,
  turnOffStoredTwoFactor,
  turnOnTwoFactorWithCode,
} from '../set-up-two-factor.ts';

/** Changing the two-factor method needs a code of the current one. */
const ELEVATED = { requiresElevation: true, ignoresIdempotencyKey: true };

export function createSandboxTwoFactorRoutes(
  shop: Pick<SandboxShop, 'brands' | 'sessions' | 'identity' | 'outbox'>,
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.twoFactorGet, ({ customer }) => ({
      result: toTwoFactorConfigResponse(shop, customer),
    })),

    defineSandboxCustomerRoute(
      calls.twoFactorTurnOff,
      (incoming) => ({ result: turnOffStoredTwoFactor(shop, incoming) }),
      {
        requiresElevation: 'everyone',
        ignoresIdempotencyKey: true,
      },
    ),

    defineSandboxCustomerRoute(
      calls.twoFactorAuthenticatorStart,
      (incoming) => ({ result: storeAuthenticatorSetup(shop, incoming) }),
      ELEVATED,
    ),

    defineSandboxCustomerBodyRoute(
      calls.twoFactorAuthenticator,
      (incoming, { otp }) => ({ result: turnOnTwoFactorWithCode(shop, incoming, 'authenticator', otp) }),
      ELEVATED,
    ),

    defineSandboxCustomerRoute(
      calls.twoFactorEmailStart,
      (incoming) => ({ result: mailTwoFactorSetupCode(shop, incoming) }),
      ELEVATED,
    ),

    defineSandboxCustomerBodyRoute(
      calls.twoFactorEmail,
      (incoming, { otp }) => ({ result: turnOnTwoFactorWithCode(shop, incoming, 'email', otp) }),
      ELEVATED,
    ),

    defineSandboxCustomerRoute(
      calls.twoFactorResend,
      (incoming) => ({ result: mailOneTimeCodeAgain(shop, incoming) }),
      {
        ignoresIdempotencyKey: true,
      },
    ),

    defineSandboxCustomerRoute(calls.twoFactorPromptAcknowledged, ({ customer }) => {
      shop.identity.confirmations.set(customer.id, 'twoFactorPromptSeen', true);
      return { result: { tfa_prompt_required: false } };
    }),
  ];
}

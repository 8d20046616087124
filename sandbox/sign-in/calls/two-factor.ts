import * as calls from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { type CallRoute, defineCustomerBodyRoute, defineCustomerRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import {
  confirmTwoFactorSetup,
  disableTwoFactor,
  getTwoFactorConfig,
  resendOneTimeCode,
  startAuthenticatorSetup,
  startEmailCodeSetup,
} from '../set-up-two-factor.ts';

/** Changing the two-factor method needs a code of the current one. */
const ELEVATED = { requiresElevation: true, ignoresIdempotencyKey: true };

export function twoFactorRoutes(shop: Pick<SandboxShop, 'brands' | 'sessions' | 'identity' | 'outbox'>): CallRoute[] {
  return [
    defineCustomerRoute(calls.twoFactorGet, ({ customer }) => ({ result: getTwoFactorConfig(shop, customer) })),

    defineCustomerRoute(calls.twoFactorTurnOff, (incoming) => ({ result: disableTwoFactor(shop, incoming) }), {
      requiresElevation: 'everyone',
      ignoresIdempotencyKey: true,
    }),

    defineCustomerRoute(
      calls.twoFactorAuthenticatorStart,
      (incoming) => ({ result: startAuthenticatorSetup(shop, incoming) }),
      ELEVATED,
    ),

    defineCustomerBodyRoute(
      calls.twoFactorAuthenticator,
      (incoming, { otp }) => ({ result: confirmTwoFactorSetup(shop, incoming, 'authenticator', otp) }),
      ELEVATED,
    ),

    defineCustomerRoute(
      calls.twoFactorEmailStart,
      (incoming) => ({ result: startEmailCodeSetup(shop, incoming) }),
      ELEVATED,
    ),

    defineCustomerBodyRoute(
      calls.twoFactorEmail,
      (incoming, { otp }) => ({ result: confirmTwoFactorSetup(shop, incoming, 'email', otp) }),
      ELEVATED,
    ),

    defineCustomerRoute(calls.twoFactorResend, (incoming) => ({ result: resendOneTimeCode(shop, incoming) }), {
      ignoresIdempotencyKey: true,
    }),

    defineCustomerRoute(calls.twoFactorPromptAcknowledged, ({ customer }) => {
      shop.identity.confirmations.set(customer.id, 'twoFactorPromptSeen', true);
      return { result: { tfa_prompt_required: false } };
    }),
  ];
}

import * as calls from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { answerCustomer, answerCustomerBody, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import {
  confirmSetup,
  resendCode,
  startAuthenticator,
  startEmail,
  turnTwoFactorOff,
  twoFactorConfig,
} from '../set-up-two-factor.ts';

/** Who has two-factor and wants another method needs a code of the old one. */
const ELEVATED = { elevated: true, unkeyed: true };

export function twoFactorRoutes(shop: Pick<Shop, 'brands' | 'sessions' | 'identity' | 'outbox'>): Route[] {
  return [
    answerCustomer(calls.twoFactorGet, ({ customer }) => ({ result: twoFactorConfig(shop, customer) })),

    answerCustomer(calls.twoFactorTurnOff, (incoming) => ({ result: turnTwoFactorOff(shop, incoming) }), {
      elevated: 'everyone',
      unkeyed: true,
    }),

    answerCustomer(
      calls.twoFactorAuthenticatorStart,
      (incoming) => ({ result: startAuthenticator(shop, incoming) }),
      ELEVATED,
    ),

    answerCustomerBody(
      calls.twoFactorAuthenticator,
      (incoming, { otp }) => ({ result: confirmSetup(shop, incoming, 'authenticator', otp) }),
      ELEVATED,
    ),

    answerCustomer(calls.twoFactorEmailStart, (incoming) => ({ result: startEmail(shop, incoming) }), ELEVATED),

    answerCustomerBody(
      calls.twoFactorEmail,
      (incoming, { otp }) => ({ result: confirmSetup(shop, incoming, 'email', otp) }),
      ELEVATED,
    ),

    answerCustomer(calls.twoFactorResend, (incoming) => ({ result: resendCode(shop, incoming) }), { unkeyed: true }),

    answerCustomer(calls.twoFactorPromptAcknowledged, ({ customer }) => {
      shop.identity.confirmations.set(customer.id, 'twoFactorPromptSeen', true);
      return { result: { tfa_prompt_required: false } };
    }),
  ];
}

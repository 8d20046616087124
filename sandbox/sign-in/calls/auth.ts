import { isEmailAddress } from '#domain/forms/form-rules.ts';
import { authAutologin } from '#schemas/generated/api/autologin.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import type { ConfirmationState as ConfirmationAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createRateLimitFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCall,
  defineSandboxAsyncRoute,
  defineSandboxBodyRoute,
  defineSandboxCustomerRoute,
  requireCustomerCall,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { sendEmailConfirmationLink } from '../confirmation-links.ts';
import { elevateWithPassword } from '../elevation.ts';
import { openSessionWithPassword } from '../log-in.ts';
import {
  applySignInTokenRateLimitByIp,
  createLinkNotValidFault,
  createSessionTransferToken,
  openSessionByMailLink,
  redeemSessionTransferToken,
  resolveCustomerOfMailLink,
} from '../mail-links.ts';
import { hideDomainOfEmailAddress } from '../mask-email.ts';
import { type OpenedSession, toSessionResponse } from '../open-session.ts';
import { emailCheckRateLimitByIp } from '../rate-limits.ts';
import { exchangeRefreshToken } from '../refresh-session.ts';
import { signInMessages } from '../sign-in.messages.gen.ts';
import { signUpAndOpenSession } from '../sign-up.ts';

const RESEND_PAUSE = 60;

/** Refresh and logout accept an expired access token. */
const EXPIRED_TOKEN_ACCEPTED = { acceptsExpiredToken: true };

export function createSandboxAuthRoutes(
  shop: Pick<
    SandboxShop,
    'db' | 'brands' | 'customers' | 'sessions' | 'accessTokens' | 'identity' | 'outbox' | 'termsAgreements'
  >,
): SandboxCallRoute[] {
  const answered = async (opened: OpenedSession) => ({ result: await toSessionResponse(shop, opened) });
  return [
    defineSandboxAsyncRoute(calls.authLogin, async (incoming, request) =>
      answered(await openSessionWithPassword(shop, incoming, request)),
    ),

    defineSandboxAsyncRoute(authAutologin, async (incoming, request) =>
      answered(openSessionByMailLink(shop, incoming, request)),
    ),

    defineSandboxAsyncRoute(calls.authSignup, async (incoming, request) =>
      answered(await signUpAndOpenSession(shop, incoming, request)),
    ),

    defineSandboxAsyncRoute(calls.authTransfer, async (incoming, { token }) =>
      answered(redeemSessionTransferToken(shop, incoming, token)),
    ),

    defineSandboxCustomerRoute(
      calls.authTransferToken,
      (incoming) => ({ result: createSessionTransferToken(shop, incoming) }),
      {
        ignoresIdempotencyKey: true,
      },
    ),

    defineSandboxAsyncRoute(
      calls.authRefresh,
      async (incoming, request) => answered(await exchangeRefreshToken(shop, incoming, request)),
      EXPIRED_TOKEN_ACCEPTED,
    ),

    defineSandboxCustomerRoute(
      calls.authLogout,
      ({ session, now }) => {
        shop.sessions.end(session.id, now);
        return { result: { done: true } };
      },
      EXPIRED_TOKEN_ACCEPTED,
    ),

    defineSandboxBodyRoute(calls.authCheckEmail, ({ brand, address, now }, { email }) => {
      shop.identity.rateLimiter.count([[emailCheckRateLimitByIp, address]], now);
      if (!isEmailAddress(email.trim())) {
        throw new ApiFault(422, {
          code: 'invalid',
          message: signInMessages.emailInvalid(),
          target: 'email',
        });
      }
      return { result: { available: shop.customers.findByEmail(brand.siteKey, email.trim()) === null } };
    }),

    defineSandboxAsyncRoute(calls.customerConfirmPassword, async (incoming, { password }) => {
      await elevateWithPassword(shop, requireCustomerCall(incoming), password);
      return { result: { done: true } };
    }),

    defineSandboxCustomerRoute(calls.customerConfirmAddress, ({ customer }) => {
      shop.identity.confirmations.set(customer.id, 'addressRequired', false);
      return { result: confirmationAnswer(shop, customer.id) };
    }),

    defineSandboxBodyRoute(calls.customerConfirmAddressByLink, (incoming, { token }) => {
      const customerId = confirmByLink(shop, incoming, 'confirm-address', token);
      shop.identity.confirmations.set(customerId, 'addressRequired', false);
      return { result: confirmationAnswer(shop, customerId) };
    }),

    defineSandboxCustomerRoute(calls.customerConfirmEmailAddress, ({ customer }) => {
      if (shop.identity.confirmations.getByCustomer(customer.id).emailUnproven) throw linkRequired();
      shop.identity.confirmations.set(customer.id, 'emailRequired', false);
      return { result: confirmationAnswer(shop, customer.id) };
    }),

    defineSandboxBodyRoute(calls.customerConfirmEmailAddressByLink, (incoming, { token }) => {
      const customerId = confirmByLink(shop, incoming, 'confirm-email', token);
      shop.identity.confirmations.set(customerId, 'emailRequired', false);
      shop.identity.confirmations.set(customerId, 'emailUnproven', false);
      return { result: confirmationAnswer(shop, customerId) };
    }),

    defineSandboxCustomerRoute(calls.customerResendEmailConfirmation, ({ customer, now }) => {
      const { confirmations, oneTimeTokens } = shop.identity;
      const { emailRequired, emailUnproven } = confirmations.getByCustomer(customer.id);
      if (!emailRequired && !emailUnproven) {
        throw new ApiFault(409, { code: 'email_confirmed', message: signInMessages.emailConfirmed() });
      }
      const minted = oneTimeTokens.findLastCreatedAt('confirm-email', customer.id);
      const wait = minted === null ? 0 : RESEND_PAUSE - (now - minted) / 1000;
      if (wait > 0) throw createRateLimitFault(wait);
      sendEmailConfirmationLink(shop, customer, now);
      return { result: { identifier: hideDomainOfEmailAddress(customer.email), retry_after: RESEND_PAUSE } };
    }),
  ];
}

/** The customer whose address a link confirms, if it is still their address. */
function confirmByLink(
  shop: Pick<SandboxShop, 'customers' | 'identity'>,
  incoming: AuthorisedCall,
  kind: 'confirm-address' | 'confirm-email',
  token: string,
) {
  const counted = applySignInTokenRateLimitByIp(shop, incoming);
  const { customer, detail, markUsed } = resolveCustomerOfMailLink(shop, kind, token, incoming);
  if (detail !== customer.email) throw createLinkNotValidFault();
  markUsed();
  counted.undo();
  return customer.id;
}

function confirmationAnswer(shop: Pick<SandboxShop, 'identity'>, customerId: string): ConfirmationAnswer {
  const { addressRequired, emailRequired, emailUnproven } = shop.identity.confirmations.getByCustomer(customerId);
  return {
    address_confirmation_required: addressRequired,
    email_address_confirmation_required: emailRequired,
    email_address_unproven: emailUnproven,
  };
}

function linkRequired(): ApiFault {
  const message = signInMessages.followLink();
  return new ApiFault(409, { code: 'email_link_required', message });
}

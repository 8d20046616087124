import { authAutologin } from '#schemas/generated/api/autologin.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import type { ConfirmationState as ConfirmationAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createRateLimitFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCall,
  type CallRoute,
  defineAsyncRoute,
  defineBodyRoute,
  defineCustomerRoute,
  requireCustomerCall,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { sendEmailConfirmationLink } from '../confirmation-links.ts';
import { elevateWithPassword } from '../elevation.ts';
import { logInWithPassword } from '../log-in.ts';
import {
  countLinkAttempt,
  createLinkNotValidFault,
  createTransferToken,
  logInByMailLink,
  redeemTransferToken,
  resolveMailLink,
} from '../mail-links.ts';
import { maskEmail } from '../mask-email.ts';
import { type OpenedSession, toSessionResponse } from '../open-session.ts';
import { emailCheckLimitByIp } from '../rate-limits.ts';
import { refreshSession } from '../refresh-session.ts';
import { getShopDate, isEmailAddress, signUpCustomer } from '../sign-up.ts';

const RESEND_PAUSE = 60;

/** Refresh and logout accept an expired access token. */
const EXPIRED_TOKEN_ACCEPTED = { acceptsExpiredToken: true };

export function authRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'accessTokens' | 'identity' | 'outbox'>,
): CallRoute[] {
  const answered = async (opened: OpenedSession) => ({ result: await toSessionResponse(shop, opened) });
  return [
    defineAsyncRoute(calls.authLogin, async (incoming, request) =>
      answered(await logInWithPassword(shop, incoming, request)),
    ),

    defineAsyncRoute(authAutologin, async (incoming, request) => answered(logInByMailLink(shop, incoming, request))),

    defineAsyncRoute(calls.authSignup, async (incoming, request) =>
      answered(await signUpCustomer(shop, incoming, request)),
    ),

    defineAsyncRoute(calls.authTransfer, async (incoming, { token }) =>
      answered(redeemTransferToken(shop, incoming, token)),
    ),

    defineCustomerRoute(calls.authTransferToken, (incoming) => ({ result: createTransferToken(shop, incoming) }), {
      ignoresIdempotencyKey: true,
    }),

    defineAsyncRoute(
      calls.authRefresh,
      async (incoming, request) => answered(await refreshSession(shop, incoming, request)),
      EXPIRED_TOKEN_ACCEPTED,
    ),

    defineCustomerRoute(
      calls.authLogout,
      ({ session, now }) => {
        shop.sessions.end(session.id, now);
        return { result: { done: true } };
      },
      EXPIRED_TOKEN_ACCEPTED,
    ),

    defineBodyRoute(calls.authCheckEmail, ({ brand, address, now }, { email }) => {
      shop.identity.rateLimiter.count([[emailCheckLimitByIp, address]], now);
      if (!isEmailAddress(email, getShopDate(brand, now))) {
        throw new ApiFault(422, {
          code: 'invalid',
          message: 'Please enter a valid email address',
          target: 'email',
        });
      }
      return { result: { available: shop.customers.findByEmail(brand.siteKey, email.trim()) === null } };
    }),

    defineAsyncRoute(calls.customerConfirmPassword, async (incoming, { password }) => {
      await elevateWithPassword(shop, requireCustomerCall(incoming), password);
      return { result: { done: true } };
    }),

    defineCustomerRoute(calls.customerConfirmAddress, ({ customer }) => {
      shop.identity.confirmations.set(customer.id, 'addressRequired', false);
      return { result: confirmationAnswer(shop, customer.id) };
    }),

    defineBodyRoute(calls.customerConfirmAddressByLink, (incoming, { token }) => {
      const customerId = confirmByLink(shop, incoming, 'confirm-address', token);
      shop.identity.confirmations.set(customerId, 'addressRequired', false);
      return { result: confirmationAnswer(shop, customerId) };
    }),

    defineCustomerRoute(calls.customerConfirmEmailAddress, ({ customer }) => {
      if (shop.identity.confirmations.getByCustomer(customer.id).emailUnproven) throw linkRequired();
      shop.identity.confirmations.set(customer.id, 'emailRequired', false);
      return { result: confirmationAnswer(shop, customer.id) };
    }),

    defineBodyRoute(calls.customerConfirmEmailAddressByLink, (incoming, { token }) => {
      const customerId = confirmByLink(shop, incoming, 'confirm-email', token);
      shop.identity.confirmations.set(customerId, 'emailRequired', false);
      shop.identity.confirmations.set(customerId, 'emailUnproven', false);
      return { result: confirmationAnswer(shop, customerId) };
    }),

    defineCustomerRoute(calls.customerResendEmailConfirmation, ({ customer, now }) => {
      const { confirmations, oneTimeTokens } = shop.identity;
      const { emailRequired, emailUnproven } = confirmations.getByCustomer(customer.id);
      if (!emailRequired && !emailUnproven) {
        throw new ApiFault(409, { code: 'email_confirmed', message: 'Your e-mail address is confirmed.' });
      }
      const minted = oneTimeTokens.findLastCreatedAt('confirm-email', customer.id);
      const wait = minted === null ? 0 : RESEND_PAUSE - (now - minted) / 1000;
      if (wait > 0) throw createRateLimitFault(wait);
      sendEmailConfirmationLink(shop, customer, now);
      return { result: { identifier: maskEmail(customer.email), retry_after: RESEND_PAUSE } };
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
  const counted = countLinkAttempt(shop, incoming);
  const { customer, detail, markUsed } = resolveMailLink(shop, kind, token, incoming);
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
  const message = 'Please follow the link that we have sent to your e-mail address.';
  return new ApiFault(409, { code: 'email_link_required', message });
}

import { authAutologin } from '#schemas/generated/api/autologin.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import type { ConfirmationState as ConfirmationAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, rateLimited } from '../../http/api-fault.ts';
import { answerBody, answerCustomer, answerLater, asCustomer, type Incoming, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { sendEmailLink } from '../confirmation-links.ts';
import { confirmPassword } from '../elevation.ts';
import { maskedEmail } from '../email-address.ts';
import { emailCheckByAddress } from '../limits.ts';
import { countLink, followLink, linkNotValid, logInByLink, mintTransfer, takeTransfer } from '../links.ts';
import { logIn } from '../log-in.ts';
import { type OpenSession, sessionAnswer } from '../open-session.ts';
import { refresh } from '../refresh.ts';
import { dayIn, isEmail, signUp } from '../sign-up.ts';

const RESEND_PAUSE = 60;

/** Whoever renews or ends a session comes with the access token that they have. */
const PAST_EXPIRY = { pastExpiry: true };

export function authRoutes(
  shop: Pick<Shop, 'db' | 'brands' | 'customers' | 'sessions' | 'accessTokens' | 'identity' | 'outbox'>,
): Route[] {
  const answered = async (opened: OpenSession) => ({ result: await sessionAnswer(shop, opened) });
  return [
    answerLater(calls.authLogin, async (incoming, request) => answered(await logIn(shop, incoming, request))),

    answerLater(authAutologin, async (incoming, request) => answered(logInByLink(shop, incoming, request))),

    answerLater(calls.authSignup, async (incoming, request) => answered(await signUp(shop, incoming, request))),

    answerLater(calls.authTransfer, async (incoming, { token }) => answered(takeTransfer(shop, incoming, token))),

    answerCustomer(calls.authTransferToken, (incoming) => ({ result: mintTransfer(shop, incoming) }), {
      unkeyed: true,
    }),

    answerLater(
      calls.authRefresh,
      async (incoming, request) => answered(await refresh(shop, incoming, request)),
      PAST_EXPIRY,
    ),

    answerCustomer(
      calls.authLogout,
      ({ session, now }) => {
        shop.sessions.end(session.id, now);
        return { result: { done: true } };
      },
      PAST_EXPIRY,
    ),

    answerBody(calls.authCheckEmail, ({ brand, address, now }, { email }) => {
      shop.identity.limits.take([[emailCheckByAddress, address]], now);
      if (!isEmail(email, dayIn(brand, now))) {
        throw new ApiFault(422, {
          code: 'invalid',
          message: 'Please enter a valid email address',
          target: 'email',
        });
      }
      return { result: { available: shop.customers.byEmail(brand.siteKey, email.trim()) === null } };
    }),

    answerLater(calls.customerConfirmPassword, async (incoming, { password }) => {
      await confirmPassword(shop, asCustomer(incoming), password);
      return { result: { done: true } };
    }),

    answerCustomer(calls.customerConfirmAddress, ({ customer }) => {
      shop.identity.confirmations.set(customer.id, 'addressRequired', false);
      return { result: confirmationAnswer(shop, customer.id) };
    }),

    answerBody(calls.customerConfirmAddressByLink, (incoming, { token }) => {
      const customerId = confirmByLink(shop, incoming, 'confirm-address', token);
      shop.identity.confirmations.set(customerId, 'addressRequired', false);
      return { result: confirmationAnswer(shop, customerId) };
    }),

    answerCustomer(calls.customerConfirmEmailAddress, ({ customer }) => {
      if (shop.identity.confirmations.of(customer.id).emailUnproven) throw linkRequired();
      shop.identity.confirmations.set(customer.id, 'emailRequired', false);
      return { result: confirmationAnswer(shop, customer.id) };
    }),

    answerBody(calls.customerConfirmEmailAddressByLink, (incoming, { token }) => {
      const customerId = confirmByLink(shop, incoming, 'confirm-email', token);
      shop.identity.confirmations.set(customerId, 'emailRequired', false);
      shop.identity.confirmations.set(customerId, 'emailUnproven', false);
      return { result: confirmationAnswer(shop, customerId) };
    }),

    answerCustomer(calls.customerResendEmailConfirmation, ({ customer, now }) => {
      const { confirmations, tokens } = shop.identity;
      const { emailRequired, emailUnproven } = confirmations.of(customer.id);
      if (!emailRequired && !emailUnproven) {
        throw new ApiFault(409, { code: 'email_confirmed', message: 'Your e-mail address is confirmed.' });
      }
      const minted = tokens.lastMinted('confirm-email', customer.id);
      const wait = minted === null ? 0 : RESEND_PAUSE - (now - minted) / 1000;
      if (wait > 0) throw rateLimited(wait);
      sendEmailLink(shop, customer, now);
      return { result: { identifier: maskedEmail(customer.email), retry_after: RESEND_PAUSE } };
    }),
  ];
}

/** The customer whose address a link confirms, as long as the link was sent to the address they still have. */
function confirmByLink(
  shop: Pick<Shop, 'customers' | 'identity'>,
  incoming: Incoming,
  kind: 'confirm-address' | 'confirm-email',
  token: string,
) {
  const counted = countLink(shop, incoming);
  const { customer, detail, spend } = followLink(shop, kind, token, incoming);
  if (detail !== customer.email) throw linkNotValid();
  spend();
  counted.forgive();
  return customer.id;
}

function confirmationAnswer(shop: Pick<Shop, 'identity'>, customerId: string): ConfirmationAnswer {
  const { addressRequired, emailRequired, emailUnproven } = shop.identity.confirmations.of(customerId);
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

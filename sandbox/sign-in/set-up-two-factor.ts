import type { AuthenticatorSetup, SentCode, TwoFactorConfig } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { ApiFault, commitDespiteFault, createNotFoundFault, createRateLimitFault } from '../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../http/call-route.ts';
import type { SandboxShop } from '../shop.ts';
import { createOneTimeCodeMail, createTwoFactorChangeMail, sendBrandedMailToCustomer } from './customer-mails.ts';
import { hideDomainOfEmailAddress } from './mask-email.ts';
import { ELEVATION_DURATION_MS, mailOneTimeCode } from './one-time-codes.ts';
import { REMEMBERED_DEVICE_DAYS } from './remembered-device-store.ts';
import { signInMessages } from './sign-in.messages.gen.ts';
import { createOtpauthUri, createTotpSecret, findTotpStep } from './totp.ts';
import { createOneTimeCodeIncorrectFault, createTwoFactorLockedAccountFault } from './two-factor-faults.ts';
import { type PendingTwoFactorSetup, TWO_FACTOR_METHODS, type TwoFactorMethod } from './two-factor-store.ts';

const SETUP_LIFE = 10 * 60_000;
const MOST_WRONG_CODES = 5;

export function toTwoFactorConfigResponse(
  shop: Pick<SandboxShop, 'identity'>,
  customer: StoredCustomer,
): TwoFactorConfig {
  const twoFactor = shop.identity.twoFactor.findByCustomer(customer.id);
  return {
    enabled: twoFactor !== null,
    methods: TWO_FACTOR_METHODS,
    remember_for_days: REMEMBERED_DEVICE_DAYS,
    method: twoFactor?.method ?? null,
    since: twoFactor ? new Date(twoFactor.enabledAt).toISOString() : null,
    identifier: twoFactor ? hideDomainOfEmailAddress(customer.email) : null,
  };
}

export function storeAuthenticatorSetup(
  shop: Pick<SandboxShop, 'identity'>,
  { customer, brand, now }: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): AuthenticatorSetup {
  const secret = createTotpSecret();
  shop.identity.twoFactor.startSetup(customer.id, 'authenticator', secret, now);
  return { secret, otpauth_uri: createOtpauthUri(secret, brand.catalogue.branding.name, customer.email) };
}

/** Sends a code unless one was sent within the last minute. */
export function mailTwoFactorSetupCode(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
): SentCode {
  const { emailCodes, twoFactor } = shop.identity;
  if (emailCodes.getSecondsToWait(customer.id, 'set-up', now) === 0) {
    twoFactor.startSetup(customer.id, 'email', null, now);
    const code = emailCodes.create(customer.id, 'set-up', now);
    sendBrandedMailToCustomer(shop, customer, () => createOneTimeCodeMail(code), now);
  }
  return {
    identifier: hideDomainOfEmailAddress(customer.email),
    retry_after: emailCodes.getSecondsToWait(customer.id, 'set-up', now),
  };
}

/**
 * Turns two-factor on after a valid code, and elevates the session.
 *
 * @throws ApiFault 403 `2fa_incorrect`, 404 `2fa_setup_not_found`, also after five wrong codes.
 */
export function turnOnTwoFactorWithCode(
  shop: Pick<SandboxShop, 'brands' | 'sessions' | 'identity' | 'outbox'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'session' | 'now'>,
  method: TwoFactorMethod,
  otp: string,
) {
  const { customer, session, now } = incoming;
  const { twoFactor, rememberedDevices } = shop.identity;
  const setup = twoFactor.findSetup(customer.id, method);
  if (!setup || now >= setup.startedAt + SETUP_LIFE || setup.wrongCodes >= MOST_WRONG_CODES) throw setupNotFound();
  const lastStep = provenStep(shop, customer, setup, otp, now);
  if (lastStep === null) {
    twoFactor.countWrongSetupCode(customer.id, method);
    throw createOneTimeCodeIncorrectFault();
  }
  twoFactor.turnOn(customer.id, { method, secret: setup.secret, enabledAt: now, lastStep });
  rememberedDevices.forgetAll(customer.id);
  shop.sessions.elevate(session.id, now + ELEVATION_DURATION_MS);
  sendBrandedMailToCustomer(shop, customer, () => createTwoFactorChangeMail(true), now);
  return toTwoFactorConfigResponse(shop, customer);
}

/** The time step of a valid code, 0 for a code by e-mail; null for a wrong code. */
function provenStep(
  shop: Pick<SandboxShop, 'identity'>,
  customer: StoredCustomer,
  { method, secret }: PendingTwoFactorSetup,
  otp: string,
  now: number,
) {
  switch (method) {
    case 'authenticator':
      return secret === null ? null : findTotpStep(secret, otp, now);
    case 'email':
      return shop.identity.emailCodes.consume(customer.id, 'set-up', otp, now) ? 0 : null;
  }
}

/** @throws ApiFault 409 `2fa_not_enabled`. */
export function turnOffStoredTwoFactor(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
): TwoFactorConfig {
  if (!shop.identity.twoFactor.findByCustomer(customer.id)) {
    throw new ApiFault(409, { code: '2fa_not_enabled', message: signInMessages.twoFactorOff() });
  }
  shop.identity.twoFactor.turnOff(customer.id);
  shop.identity.rememberedDevices.forgetAll(customer.id);
  sendBrandedMailToCustomer(shop, customer, () => createTwoFactorChangeMail(false), now);
  return toTwoFactorConfigResponse(shop, customer);
}

/**
 * Sends the code for a waiting call again.
 *
 * @throws ApiFault 403 `2fa_account_locked`, 409 `2fa_not_by_email`, 429 `rate_limited` within a minute of the last.
 */
export function mailOneTimeCodeAgain(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
): SentCode {
  const { emailCodes, twoFactor: store } = shop.identity;
  const twoFactor = store.findByCustomer(customer.id);
  if (twoFactor?.method !== 'email') {
    throw new ApiFault(409, { code: '2fa_not_by_email', message: signInMessages.codesNotByEmail() });
  }
  if (twoFactor.lockedAt !== null) throw createTwoFactorLockedAccountFault();
  const wait = emailCodes.getSecondsToWait(customer.id, 'two-factor', now);
  if (wait > 0) throw createRateLimitFault(wait);
  mailOneTimeCode(shop, customer, now);
  return {
    identifier: hideDomainOfEmailAddress(customer.email),
    retry_after: emailCodes.getSecondsToWait(customer.id, 'two-factor', now),
  };
}

function setupNotFound(): ApiFault {
  return commitDespiteFault(createNotFoundFault('2fa_setup_not_found', signInMessages.setUpAgain()));
}

import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { SandboxShop } from '../shop.ts';
import { createOneTimeCodeMail, sendBrandedMailToCustomer } from './customer-mails.ts';
import { findTotpStep } from './totp.ts';
import {
  createOneTimeCodeIncorrectFault,
  createOneTimeCodeRequiredFault,
  createTwoFactorLockedAccountFault,
} from './two-factor-faults.ts';
import type { StoredTwoFactorState } from './two-factor-store.ts';

const MOST_FAILURES = 5;
const FAILURE_WINDOW = 15 * 60_000;

/** Milliseconds of elevation after a code. */
export const ELEVATION_DURATION_MS = 15 * 60_000;

/**
 * Demands a code. Sends one by e-mail where that is the method, at most once a minute.
 *
 * @throws ApiFault always: 403 `2fa_required` or `2fa_account_locked`, committing the sent code.
 */
export function refuseUntilOneTimeCode(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  customer: StoredCustomer,
  twoFactor: StoredTwoFactorState,
  now: number,
): never {
  if (twoFactor.lockedAt !== null) throw createTwoFactorLockedAccountFault();
  if (twoFactor.method === 'email' && shop.identity.emailCodes.getSecondsToWait(customer.id, 'two-factor', now) === 0) {
    mailOneTimeCode(shop, customer, now);
  }
  throw createOneTimeCodeRequiredFault(customer, twoFactor);
}

export function mailOneTimeCode(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const code = shop.identity.emailCodes.create(customer.id, 'two-factor', now);
  sendBrandedMailToCustomer(shop, customer, () => createOneTimeCodeMail(code), now);
}

/**
 * Checks a code, which is valid once. The fifth wrong one within 15 minutes locks the account until support unlocks it.
 *
 * @throws ApiFault 403 `2fa_incorrect` or `2fa_account_locked`, committing the failed attempt.
 */
export function verifyOneTimeCode(
  shop: Pick<SandboxShop, 'identity'>,
  customer: StoredCustomer,
  twoFactor: StoredTwoFactorState,
  code: string,
  now: number,
): void {
  const { twoFactor: store } = shop.identity;
  if (twoFactor.lockedAt !== null) throw createTwoFactorLockedAccountFault();
  if (isRight(shop, customer, twoFactor, code, now)) {
    store.clearFailures(customer.id);
    return;
  }
  if (store.addFailure(customer.id, now, now - FAILURE_WINDOW) < MOST_FAILURES) throw createOneTimeCodeIncorrectFault();
  store.lock(customer.id, now);
  throw createTwoFactorLockedAccountFault();
}

function isRight(
  shop: Pick<SandboxShop, 'identity'>,
  customer: StoredCustomer,
  { method, secret, lastStep }: StoredTwoFactorState,
  code: string,
  now: number,
) {
  switch (method) {
    case 'authenticator': {
      const step = secret === null ? null : findTotpStep(secret, code, now);
      if (step === null || step <= lastStep) return false;
      shop.identity.twoFactor.setLastStep(customer.id, step);
      return true;
    }
    case 'email':
      return shop.identity.emailCodes.consume(customer.id, 'two-factor', code, now);
  }
}

import type { Customer } from '../account/customers/customer-store.ts';
import type { Shop } from '../shop.ts';
import { codeLetter, sendMail } from './mails.ts';
import { totpStep } from './totp.ts';
import { accountLocked, codeIncorrect, codeRequired } from './two-factor-faults.ts';
import type { TwoFactor } from './two-factor-store.ts';

const MOST_FAILURES = 5;
const FAILURE_WINDOW = 15 * 60_000;

/** Milliseconds for which a code lets calls pass that need one. */
export const ELEVATION = 15 * 60_000;

/**
 * Refuses to go on without a code, and sends one where codes come by e-mail and none was sent within the last minute.
 *
 * @throws ApiFault always: 403 `2fa_required` or `2fa_account_locked`. It keeps what was sent.
 */
export function demandCode(
  shop: Pick<Shop, 'brands' | 'identity' | 'outbox'>,
  customer: Customer,
  twoFactor: TwoFactor,
  now: number,
): never {
  if (twoFactor.lockedAt !== null) throw accountLocked();
  if (twoFactor.method === 'email' && shop.identity.emailCodes.wait(customer.id, 'two-factor', now) === 0) {
    sendCode(shop, customer, now);
  }
  throw codeRequired(customer, twoFactor);
}

export function sendCode(shop: Pick<Shop, 'brands' | 'identity' | 'outbox'>, customer: Customer, now: number): void {
  sendMail(shop, customer, codeLetter(shop.identity.emailCodes.make(customer.id, 'two-factor', now)), now);
}

/**
 * Accepts a right code, once. The fifth wrong one within a quarter of an hour locks the account until support unlocks it.
 *
 * @throws ApiFault 403 `2fa_incorrect` or `2fa_account_locked`; it keeps the count.
 */
export function acceptCode(
  shop: Pick<Shop, 'identity'>,
  customer: Customer,
  twoFactor: TwoFactor,
  code: string,
  now: number,
): void {
  const { twoFactor: store } = shop.identity;
  if (twoFactor.lockedAt !== null) throw accountLocked();
  if (isRight(shop, customer, twoFactor, code, now)) {
    store.clearFailures(customer.id);
    return;
  }
  if (store.addFailure(customer.id, now, now - FAILURE_WINDOW) < MOST_FAILURES) throw codeIncorrect();
  store.lock(customer.id, now);
  throw accountLocked();
}

function isRight(
  shop: Pick<Shop, 'identity'>,
  customer: Customer,
  { method, secret, lastStep }: TwoFactor,
  code: string,
  now: number,
) {
  switch (method) {
    case 'authenticator': {
      const step = secret === null ? null : totpStep(secret, code, now);
      if (step === null || step <= lastStep) return false;
      shop.identity.twoFactor.useStep(customer.id, step);
      return true;
    }
    case 'email':
      return shop.identity.emailCodes.take(customer.id, 'two-factor', code, now);
  }
}

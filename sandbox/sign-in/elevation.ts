import { ApiFault, createRefusalFault } from '../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../http/call-route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { SandboxShop } from '../shop.ts';
import type { AuthenticatedCaller } from './caller.ts';
import { ELEVATION_DURATION_MS, refuseUntilOneTimeCode } from './one-time-codes.ts';
import { verifyPassword } from './passwords.ts';
import { wrongPasswordRateLimitByAccount } from './rate-limits.ts';
import { signInMessages } from './sign-in.messages.gen.ts';

/**
 * Throws when a customer with two-factor has given no recent one-time code.
 *
 * @throws ApiFault 403 `2fa_required` for a customer with two-factor whose session is not elevated.
 */
export function assertElevatedIfTwoFactorOn(
  shop: Pick<SandboxShop, 'brands' | 'sessions' | 'identity' | 'outbox'>,
  { customer, session }: AuthenticatedCaller,
  now: number,
): void {
  const twoFactor = shop.identity.twoFactor.findByCustomer(customer.id);
  if (!twoFactor) return;
  const current = shop.sessions.findById(session.id);
  if (current && current.elevatedUntil > now) return;
  refuseUntilOneTimeCode(shop, customer, twoFactor, now);
}

/**
 * Throws when a customer has given no recent one-time code or, without two-factor, password.
 *
 * @throws ApiFault 403 `2fa_required` or `password_required`.
 */
export function assertElevatedByCodeOrPassword(
  shop: Pick<SandboxShop, 'brands' | 'sessions' | 'identity' | 'outbox'>,
  caller: AuthenticatedCaller,
  now: number,
): void {
  const { customer, session } = caller;
  if (shop.identity.twoFactor.findByCustomer(customer.id)) return assertElevatedIfTwoFactorOn(shop, caller, now);
  const current = shop.sessions.findById(session.id);
  if (!current || current.elevatedUntil <= now) throw passwordRequired();
}

/**
 * Elevates the session of a customer without two-factor by password, for 15 minutes.
 *
 * @throws ApiFault 403 `2fa_required`, 422 `password_incorrect`, 429 `rate_limited`.
 */
export async function elevateWithPassword(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'sessions' | 'identity' | 'outbox'>,
  { caller, brand, now }: Pick<AuthorisedCustomerCall, 'caller' | 'brand' | 'now'>,
  password: string,
): Promise<void> {
  const { customer, session } = caller;
  const counted = shop.identity.rateLimiter.count(
    [[wrongPasswordRateLimitByAccount, `${brand.siteKey} ${customer.email}`]],
    now,
  );
  if (!(await verifyPassword(password, customer.passwordHash))) {
    throw createRefusalFault('password_incorrect', signInMessages.notYourPassword(), 'password');
  }
  counted.undo();
  runInTransaction(shop.db, () => {
    assertElevatedIfTwoFactorOn(shop, caller, now);
    shop.sessions.elevate(session.id, now + ELEVATION_DURATION_MS);
  });
}

function passwordRequired(): ApiFault {
  const fault = new ApiFault(403, { code: 'password_required', message: signInMessages.enterPassword() });
  return fault.with({ result: { method: 'password', methods: ['password'], identifier: null } });
}

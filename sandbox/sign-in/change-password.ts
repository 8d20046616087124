import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { ApiFault, createRefusalFault } from '../http/api-fault.ts';
import type { AuthorisedCall, AuthorisedCustomerCall } from '../http/call-route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { SandboxShop } from '../shop.ts';
import { createPasswordChangedMail, createPasswordResetMail, sendBrandedMailToCustomer } from './customer-mails.ts';
import { assertElevatedIfTwoFactorOn } from './elevation.ts';
import { applySignInTokenRateLimitByIp, createLinkNotValidFault, resolveCustomerOfMailLink } from './mail-links.ts';
import { findGuessablePasswordProblem } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  forgottenPasswordRateLimitByAccount,
  forgottenPasswordRateLimitByIp,
  wrongPasswordRateLimitByAccount,
} from './rate-limits.ts';
import { signInMessages } from './sign-in.messages.gen.ts';

/**
 * Sends a password reset link to an existing customer. The response does not reveal whether there is one.
 *
 * @throws ApiFault 429 `rate_limited`, for any address alike.
 */
export function sendPasswordResetLink(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'identity' | 'outbox'>,
  { brand, address, now }: AuthorisedCall,
  email: string,
): void {
  const { siteKey } = brand;
  const plain = email.trim().toLowerCase();
  shop.identity.rateLimiter.count(
    [
      [forgottenPasswordRateLimitByIp, address],
      [forgottenPasswordRateLimitByAccount, `${siteKey} ${plain}`],
    ],
    now,
  );
  const customer = shop.customers.findByEmail(siteKey, plain);
  if (!customer) return;
  const token = shop.identity.oneTimeTokens.create(
    'password-reset',
    { customerId: customer.id, detail: customer.email },
    now,
  );
  sendBrandedMailToCustomer(shop, customer, () => createPasswordResetMail(token), now);
}

/**
 * Sets a new password by the token of a link, and ends every session.
 *
 * @throws ApiFault 404 `link_not_valid`, 422 `password_too_weak`.
 */
export async function resetPasswordByMailToken(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  incoming: AuthorisedCall,
  token: string,
  password: string,
): Promise<void> {
  const counted = applySignInTokenRateLimitByIp(shop, incoming);
  const follow = () => {
    const link = resolveCustomerOfMailLink(shop, 'password-reset', token, incoming);
    if (link.detail !== link.customer.email) throw createLinkNotValidFault();
    return link;
  };
  assertStrong(password, follow().customer, 'password');
  counted.undo();
  const hash = await hashPassword(password);
  runInTransaction(shop.db, () => {
    setPassword(shop, follow().customer, hash, null, incoming.now);
  });
}

/**
 * Changes the password by the current one, and ends the other sessions.
 *
 * @throws ApiFault 403 `2fa_required`, 422 `password_incorrect`, `password_unchanged` or `password_too_weak`.
 */
export async function replaceStoredPassword(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  { caller, brand, now }: Pick<AuthorisedCustomerCall, 'caller' | 'brand' | 'now'>,
  given: { readonly current_password: string; readonly new_password: string },
): Promise<void> {
  const { customer, session } = caller;
  runInTransaction(shop.db, () => assertElevatedIfTwoFactorOn(shop, caller, now));
  const counted = shop.identity.rateLimiter.count(
    [[wrongPasswordRateLimitByAccount, `${brand.siteKey} ${customer.email}`]],
    now,
  );
  if (!(await verifyPassword(given.current_password, customer.passwordHash))) throw passwordIncorrect();
  counted.undo();
  if (given.current_password === given.new_password) throw passwordUnchanged();
  assertStrong(given.new_password, customer, 'new_password');
  const hash = await hashPassword(given.new_password);
  runInTransaction(shop.db, () => {
    if (shop.customers.require(customer.id).passwordHash !== customer.passwordHash) throw passwordIncorrect();
    setPassword(shop, customer, hash, session.id, now);
  });
}

/**
 * Sets the new password required at sign-in, and ends the other sessions.
 *
 * @throws ApiFault 403 `2fa_required`, 409 `password_change_not_required`, 422 `password_unchanged` or
 * `password_too_weak`.
 */
export async function storeRequiredNewPassword(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  { caller, now }: Pick<AuthorisedCustomerCall, 'caller' | 'now'>,
  password: string,
): Promise<void> {
  const { customer, session } = caller;
  runInTransaction(shop.db, () => assertElevatedIfTwoFactorOn(shop, caller, now));
  assertForced(customer);
  if (await verifyPassword(password, customer.passwordHash)) throw passwordUnchanged();
  assertStrong(password, customer, 'new_password');
  const hash = await hashPassword(password);
  runInTransaction(shop.db, () => {
    assertForced(shop.customers.require(customer.id));
    setPassword(shop, customer, hash, session.id, now);
  });
}

/** A new password also invalidates other sessions, mail links and remembered devices, which an attacker may hold. */
function setPassword(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  customer: StoredCustomer,
  passwordHash: string,
  currentSessionId: string | null,
  now: number,
): void {
  shop.customers.update(customer.id, { passwordHash, forcePasswordChange: false });
  shop.sessions.endOthers(customer.id, currentSessionId, now);
  shop.identity.rememberedDevices.forgetAll(customer.id);
  for (const kind of ['password-reset', 'autologin', 'transfer'] as const) {
    shop.identity.oneTimeTokens.invalidateAll(kind, customer.id, now);
  }
  sendBrandedMailToCustomer(shop, customer, createPasswordChangedMail, now);
}

function assertForced({ forcePasswordChange }: StoredCustomer): void {
  if (forcePasswordChange) return;
  throw new ApiFault(409, { code: 'password_change_not_required', message: signInMessages.noNewPassword() });
}

function assertStrong(password: string, { email }: StoredCustomer, target: string): void {
  const problem = findGuessablePasswordProblem(password, email, target);
  if (problem) throw new ApiFault(422, problem);
}

function passwordIncorrect(): ApiFault {
  return createRefusalFault('password_incorrect', signInMessages.notYourPassword(), 'current_password');
}

function passwordUnchanged(): ApiFault {
  return createRefusalFault('password_unchanged', signInMessages.passwordNotNew(), 'new_password');
}

import type { LoginRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { AuthorisedCall } from '../http/call-route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { SandboxShop } from '../shop.ts';
import { type OpenedSession, openCustomerSession } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { loginRateLimitByIp, oneTimeCodeEntryRateLimitByIp, wrongPasswordRateLimitByAccount } from './rate-limits.ts';
import { signInMessages } from './sign-in.messages.gen.ts';

/**
 * Signs in by e-mail address and password. Takes the same time for unknown addresses.
 *
 * @throws ApiFault 401 `login_incorrect`, 429 `rate_limited`, or what `openCustomerSession` throws.
 */
export async function openSessionWithPassword(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  incoming: AuthorisedCall,
  request: LoginRequest,
): Promise<OpenedSession> {
  const { brand, address, now } = incoming;
  const { siteKey } = brand;
  const email = request.email.trim().toLowerCase();
  const counted = shop.identity.rateLimiter.count(
    [
      [loginRateLimitByIp, address],
      [wrongPasswordRateLimitByAccount, `${siteKey} ${email}`],
      ...(request.otp === undefined ? [] : [[oneTimeCodeEntryRateLimitByIp, address] as const]),
    ],
    now,
  );
  const found = shop.customers.findByEmail(siteKey, email);
  const isRight = await verifyPassword(request.password, found?.passwordHash ?? null);
  const opened = runInTransaction(shop.db, () => {
    const customer = found && shop.customers.findById(found.id);
    if (!isRight || customer?.passwordHash !== found?.passwordHash || !customer) throw loginIncorrect();
    if (request.otp === undefined) counted.undo();
    return openCustomerSession(shop, incoming, customer, request);
  });
  if (request.otp !== undefined) counted.undo();
  return opened;
}

function loginIncorrect(): ApiFault {
  const message = signInMessages.wrongCredentials();
  return new ApiFault(401, { code: 'login_incorrect', message });
}

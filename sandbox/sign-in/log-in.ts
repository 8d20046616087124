import type { LoginRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { Incoming } from '../http/route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { Shop } from '../shop.ts';
import { codeByAddress, loginByAccount, loginByAddress } from './limits.ts';
import { type OpenSession, openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';

/**
 * Signs in by e-mail address and password. It takes as long for an address that nobody has.
 *
 * @throws ApiFault 401 `login_incorrect`, 429 `rate_limited`, or what `unsealSession` throws.
 */
export async function logIn(
  shop: Pick<Shop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  incoming: Incoming,
  request: LoginRequest,
): Promise<OpenSession> {
  const { brand, address, now } = incoming;
  const { siteKey } = brand;
  const email = request.email.trim().toLowerCase();
  const counted = shop.identity.limits.take(
    [
      [loginByAddress, address],
      [loginByAccount, `${siteKey} ${email}`],
      ...(request.otp === undefined ? [] : [[codeByAddress, address] as const]),
    ],
    now,
  );
  const found = shop.customers.byEmail(siteKey, email);
  const isRight = await isPassword(request.password, found?.passwordHash ?? null);
  const opened = runInTransaction(shop.db, () => {
    const customer = found && shop.customers.byId(found.id);
    if (!isRight || customer?.passwordHash !== found?.passwordHash || !customer) throw loginIncorrect();
    if (request.otp === undefined) counted.forgive();
    return openSession(shop, incoming, customer, request);
  });
  if (request.otp !== undefined) counted.forgive();
  return opened;
}

function loginIncorrect(): ApiFault {
  const message = 'The e-mail address or the password is not right.';
  return new ApiFault(401, { code: 'login_incorrect', message });
}

import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { CallHeaderReader } from '../http/authorise.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import type { StoredCustomerSession } from './session-store.ts';
import { signInMessages } from './sign-in.messages.gen.ts';

/** The authenticated customer and session of a call. */
export interface AuthenticatedCaller {
  readonly customer: StoredCustomer;
  readonly session: StoredCustomerSession;
}

/** Time zero, at which no token has expired. */
const ANY_AGE = 0;

/**
 * The customer of a call's bearer token; null without one.
 *
 * @throws ApiFault 401 `invalid_token` for an invalid token, or one of another customer than the given id.
 */
export async function authenticateCaller(
  header: CallHeaderReader,
  shop: Pick<SandboxShop, 'clock' | 'customers' | 'sessions' | 'accessTokens'>,
  brand: SandboxBrand,
  { acceptsExpiredToken }: { readonly acceptsExpiredToken: boolean },
): Promise<AuthenticatedCaller | null> {
  const bearer = /^Bearer (\S+)$/.exec(header(apiHeaderNames.authorization) ?? '')?.[1];
  if (bearer === undefined) return null;
  const claims = await shop.accessTokens.read(bearer, brand.siteKey, acceptsExpiredToken ? ANY_AGE : shop.clock());
  const session = claims && shop.sessions.findById(claims.sessionId);
  const customer = session && session.customerId === claims.customerId && shop.customers.findById(session.customerId);
  if (!session || !customer || customer.siteKey !== brand.siteKey) throw createInvalidTokenFault();
  const named = header(apiHeaderNames.customerId);
  if (named !== undefined && named !== customer.id) throw createInvalidTokenFault();
  return { customer, session };
}

/**
 * Checks the caller again, because the session may have ended while the body was read.
 *
 * @throws ApiFault 401 `invalid_token` when it has.
 */
export function revalidateCaller(
  shop: Pick<SandboxShop, 'customers' | 'sessions'>,
  { customer, session }: AuthenticatedCaller,
): AuthenticatedCaller {
  const [currentCustomer, currentSession] = [shop.customers.findById(customer.id), shop.sessions.findById(session.id)];
  if (!currentCustomer || !currentSession) throw createInvalidTokenFault();
  return { customer: currentCustomer, session: currentSession };
}

export function createInvalidTokenFault(): ApiFault {
  return new ApiFault(401, { code: 'invalid_token', message: signInMessages.signIn() });
}

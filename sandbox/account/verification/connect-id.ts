import type { ConnectIdCallback, ConnectIdStart, Verification } from '#schemas/generated/api/wire-types.gen.ts';
import { commitDespiteFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import { parseLocalhostUrl } from '../../http/local-url.ts';
import { formatFormMessage } from '../../messages/form-message.ts';
import type { SandboxShop } from '../../shop.ts';
import { verificationMessages } from './verification.messages.gen.ts';
import {
  assertAndCountVerificationAttempt,
  assertNotVerifiedOrPending,
  toVerificationResponse,
} from './verification.ts';

const LIFE = 15 * 60_000;

/**
 * Starts a ConnectID request, which expires after 15 minutes.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 422 `invalid` for an address that is not the
 * shop's.
 */
export function startConnectIdVerification(
  shop: Pick<SandboxShop, 'identity' | 'verification'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
  returnUrl: string,
): ConnectIdStart {
  const { customer, now } = incoming;
  const address = parseLocalhostUrl(returnUrl);
  if (!address) throw createRefusalFault('invalid', formatFormMessage('invalid'), 'return_url');
  assertAndCountVerificationAttempt(shop, incoming);
  const { state, expiresAt } = shop.verification.openConnectIdRequest(customer.id, address.href, now + LIFE);
  return {
    state,
    authorise_path: `/_connect-id/authorise?state=${state}`,
    expires_at: new Date(expiresAt).toISOString(),
  };
}

/**
 * Redeems the code of the provider, once and only for the customer of the request.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 422 `connectid_not_valid` or `connectid_declined`.
 */
export function finishConnectIdVerification(
  shop: Pick<SandboxShop, 'verification'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
  { state, code }: ConnectIdCallback,
): Verification {
  const { customer, now } = incoming;
  const request = shop.verification.findConnectIdRequest(state);
  const isGood =
    request?.customerId === customer.id && !request.isUsed && request.expiresAt > now && request.code === code;
  if (!isGood) throw createRefusalFault('connectid_not_valid', verificationMessages.attemptOver());
  assertNotVerifiedOrPending(shop, incoming);
  shop.verification.markConnectIdUsed(state, now);
  if (!request.agreed) {
    throw commitDespiteFault(createRefusalFault('connectid_declined', verificationMessages.identityNotConfirmed()));
  }
  shop.verification.addAttempt(customer.id, {
    method: 'connect_id',
    outcome: 'passed',
    startedAt: now,
    decidedAt: now,
  });
  return toVerificationResponse(shop, incoming);
}

import { DEFAULT_FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import type { ConnectIdCallback, ConnectIdStart, Verification } from '#schemas/generated/api/wire-types.gen.ts';
import { refusal, withoutRollback } from '../../http/api-fault.ts';
import { ownAddress } from '../../http/own-address.ts';
import type { CustomerIncoming } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { assertUndecided, beginAttempt, verificationAnswer } from './verification.ts';

const LIFE = 15 * 60_000;

/**
 * Sends a customer to the identity provider, for a quarter of an hour.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 422 `invalid` for an address that is not the shop's.
 */
export function startConnectId(
  shop: Pick<Shop, 'identity' | 'verification'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'now'>,
  returnUrl: string,
): ConnectIdStart {
  const { customer, now } = incoming;
  const address = ownAddress(returnUrl);
  if (!address) throw refusal('invalid', DEFAULT_FORM_MESSAGES.invalid, 'return_url');
  beginAttempt(shop, incoming);
  const { state, expiresAt } = shop.verification.openConnectId(customer.id, address.href, now + LIFE);
  return {
    state,
    authorise_path: `/_connect-id/authorise?state=${state}`,
    expires_at: new Date(expiresAt).toISOString(),
  };
}

/**
 * Takes what the provider sent back; it is good once, and for the customer who was sent there.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 422 `connectid_not_valid` or `connectid_declined`.
 */
export function endConnectId(
  shop: Pick<Shop, 'verification'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
  { state, code }: ConnectIdCallback,
): Verification {
  const { customer, now } = incoming;
  const request = shop.verification.connectId(state);
  const isGood =
    request?.customerId === customer.id && !request.isUsed && request.expiresAt > now && request.code === code;
  if (!isGood) throw refusal('connectid_not_valid', 'This attempt is no longer good. Please begin again.');
  assertUndecided(shop, incoming);
  shop.verification.useConnectId(state, now);
  if (!request.agreed) {
    throw withoutRollback(refusal('connectid_declined', 'The identity provider did not confirm who you are.'));
  }
  shop.verification.add(customer.id, { method: 'connect_id', outcome: 'passed', startedAt: now, decidedAt: now });
  return verificationAnswer(shop, incoming);
}

import type { Verification } from '#schemas/generated/api/wire-types.gen.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { assertAndCountVerificationAttempt, assertDetailsComplete, toVerificationResponse } from './verification.ts';

/** Demonstration: customers with this name are not in the registers. */
const NOT_IN_REGISTERS = /nobody/i;

/**
 * Verifies a customer by the registers, which answer at once.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 422 `details_incomplete`.
 */
export function verifyByRegisters(
  shop: Pick<SandboxShop, 'identity' | 'customerDetails' | 'verification'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): Verification {
  const { customer, now } = incoming;
  assertDetailsComplete(shop, incoming);
  assertAndCountVerificationAttempt(shop, incoming);
  shop.verification.addAttempt(customer.id, {
    method: 'auto_verification',
    outcome: NOT_IN_REGISTERS.test(customer.lastName) ? 'failed' : 'passed',
    startedAt: now,
    decidedAt: now,
  });
  return toVerificationResponse(shop, incoming);
}

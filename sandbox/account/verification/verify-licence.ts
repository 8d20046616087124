import { isCalendarDate } from '#domain/forms/minimum-age.ts';
import type { ApiMessage, LicenceRequest, Verification } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import { formatFormMessage } from '../../messages/form-message.ts';
import type { SandboxShop } from '../../shop.ts';
import { getDateInShopTimeZone } from '../../sign-in/sign-up.ts';
import { listLicenceIssuingStates } from './licence-states.ts';
import { verificationMessages } from './verification.messages.gen.ts';
import { assertAndCountVerificationAttempt, assertDetailsComplete, toVerificationResponse } from './verification.ts';

/** Demonstration: licence numbers with this ending are not in the register. */
const NOT_REGISTERED = /000$/;

/**
 * Verifies a customer by driver's licence. The register answers at once.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 422 with what is wrong with the licence or
 * `details_incomplete`.
 */
export function verifyByLicence(
  shop: Pick<SandboxShop, 'identity' | 'customerDetails' | 'verification'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
  sent: LicenceRequest,
): Verification {
  const { brand, customer, now } = incoming;
  const number = plain(sent.licence_number);
  const [first, ...rest] = problemsOf(sent, incoming);
  if (first) throw new ApiFault(422, first, ...rest);
  if (sent.expiry_date.trim() < getDateInShopTimeZone(brand, now)) {
    throw createRefusalFault('licence_expired', verificationMessages.licenceExpired(), 'expiry_date');
  }
  assertDetailsComplete(shop, incoming);
  assertAndCountVerificationAttempt(shop, incoming);
  shop.verification.addAttempt(customer.id, {
    method: 'drivers_licence',
    outcome: NOT_REGISTERED.test(number) ? 'failed' : 'passed',
    startedAt: now,
    decidedAt: now,
  });
  return toVerificationResponse(shop, incoming);
}

function problemsOf(sent: LicenceRequest, { brand }: Pick<AuthorisedCustomerCall, 'brand'>): ApiMessage[] {
  const config = listLicenceIssuingStates(brand).find(({ state }) => state === sent.state);
  if (!config) {
    return [{ code: 'licence_not_offered', message: verificationMessages.licenceStateUnknown(), target: 'state' }];
  }
  const { licence_number_pattern: numberPattern, card_number_pattern: cardPattern } = config;
  return [
    ...textProblems('licence_number', plain(sent.licence_number), numberPattern),
    ...(cardPattern === null ? [] : textProblems('card_number', plain(sent.card_number ?? ''), cardPattern)),
    ...dateProblems(sent.expiry_date.trim()),
  ];
}

function textProblems(target: string, text: string, pattern: string): ApiMessage[] {
  if (text === '') return [{ code: 'required', message: formatFormMessage('required'), target }];
  return new RegExp(pattern).test(text) ? [] : [{ code: 'invalid', message: formatFormMessage('invalid'), target }];
}

function dateProblems(text: string): ApiMessage[] {
  const target = 'expiry_date';
  if (text === '') return [{ code: 'required', message: formatFormMessage('required'), target }];
  return isCalendarDate(text) ? [] : [{ code: 'invalid', message: formatFormMessage('date'), target }];
}

/** The licence number without blanks. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

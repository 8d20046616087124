import { changeRevokesVerification, type VerifiedDetails } from '#domain/verification/verified-details.ts';
import type { CustomerDetailsRequest, DetailsUpdate } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { startVerifyingNewEmailByMailedLink } from '../../sign-in/confirmation-links.ts';
import { createVerificationRevokedMail, sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { assertElevatedByCodeOrPassword } from '../../sign-in/elevation.ts';
import { findPricingIdOfRegion } from '../../sign-in/sign-up.ts';
import { isCustomerVerified, revokeVerification } from '../verification/verification.ts';
import type { StoredCustomerDetails } from './customer-details-store.ts';
import type { StoredCustomer } from './customer-store.ts';
import { customersMessages } from './customers.messages.gen.ts';
import { findCustomerDetailProblems, omitsPostalAddress } from './detail-problems.ts';
import { toCustomerDetailsResponse } from './details-response.ts';

/**
 * Replaces the details of a customer. Another region or name requires verification again; a new e-mail address must be
 * confirmed by its link; an account with missing details is complete once it has an address.
 *
 * @throws ApiFault 422 with everything that is wrong with the request; 403 `2fa_required` or `password_required` for
 * another e-mail address.
 */
export function replaceStoredCustomerDetails(
  shop: Pick<
    SandboxShop,
    'brands' | 'customers' | 'sessions' | 'identity' | 'outbox' | 'customerDetails' | 'verification'
  >,
  { brand, caller, customer, now }: AuthorisedCustomerCall,
  sent: CustomerDetailsRequest,
): DetailsUpdate {
  const request = trimmed(sent);
  const before = shop.customerDetails.getByCustomer(customer.id);
  const isAddressOmitted = before.address === null && omitsPostalAddress(request);
  refuse([
    ...findCustomerDetailProblems(request, { brand, now, isAddressOmitted }),
    ...takenProblems(shop, customer, request),
    ...fixedProblems(before, request),
  ]);
  if (request.email.toLowerCase() !== customer.email.toLowerCase()) assertElevatedByCodeOrPassword(shop, caller, now);
  const after = detailsOf(request, before);
  const wasVerified = isCustomerVerified(shop, customer.id, now);
  shop.customerDetails.set(customer.id, after);
  const changed = shop.customers.update(customer.id, {
    firstName: request.firstname,
    lastName: request.lastname,
    email: request.email.toLowerCase(),
    ...(request.state === undefined ? {} : { pricingId: findPricingIdOfRegion(brand, request.state) }),
    ...(isAddressOmitted ? {} : { accountUpgrade: false }),
  });
  if (changeRevokesVerification(verifiedDetails(customer, before), verifiedDetails(changed, after))) {
    revokeVerification(shop, customer.id, now);
    if (wasVerified) sendBrandedMailToCustomer(shop, changed, createVerificationRevokedMail, now);
  }
  if (!isAddressOmitted) shop.identity.confirmations.set(customer.id, 'addressRequired', false);
  if (changed.email !== customer.email) moveMail(shop, customer, changed, now);
  const verified = isCustomerVerified(shop, customer.id, now);
  return {
    details: toCustomerDetailsResponse(changed, after),
    is_verified: verified,
    verification_revoked: wasVerified && !verified,
    account_upgrade: changed.accountUpgrade,
    pricing_id: changed.pricingId,
    email_address_unproven: shop.identity.confirmations.getByCustomer(customer.id).emailUnproven,
    message:
      wasVerified && !verified ? customersMessages.detailsUpdatedUnverified() : customersMessages.detailsUpdated(),
  };
}

function detailsOf(request: CustomerDetailsRequest, before: StoredCustomerDetails): StoredCustomerDetails {
  return {
    dateOfBirth: before.dateOfBirth ?? request.date_of_birth ?? null,
    phone: request.phone ?? null,
    address: request.address ?? before.address,
    addressLine2: request.address_line2 ?? null,
    suburb: request.suburb ?? before.suburb,
    state: request.state ?? before.state,
    postcode: request.postcode ?? before.postcode,
    country: request.country ?? before.country,
  };
}

function verifiedDetails(
  { firstName, lastName }: StoredCustomer,
  { state, country }: StoredCustomerDetails,
): VerifiedDetails {
  return { firstname: firstName, lastname: lastName, state, country };
}

/** Also notifies the old address, in case the customer did not make the change. */
function moveMail(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  before: StoredCustomer,
  after: StoredCustomer,
  now: number,
): void {
  const createMail = () => ({ subject: customersMessages.emailChanged(), body: customersMessages.emailChangedBody() });
  sendBrandedMailToCustomer(shop, before, createMail, now);
  startVerifyingNewEmailByMailedLink(shop, after, now);
}

function takenProblems(
  shop: Pick<SandboxShop, 'customers'>,
  customer: StoredCustomer,
  { email }: CustomerDetailsRequest,
) {
  const owner = shop.customers.findByEmail(customer.siteKey, email);
  if (!owner || owner.id === customer.id) return [];
  return [{ code: 'email_taken', message: customersMessages.emailTaken(), target: 'email' }];
}

function fixedProblems({ dateOfBirth }: StoredCustomerDetails, { date_of_birth: born }: CustomerDetailsRequest) {
  if (dateOfBirth === null || born === undefined || born === dateOfBirth) return [];
  const message = customersMessages.birthdayKnown();
  return [{ code: 'date_of_birth_fixed', message, target: 'date_of_birth' }];
}

function refuse([first, ...rest]: ReturnType<typeof findCustomerDetailProblems>): void {
  if (first) throw new ApiFault(422, first, ...rest);
}

/** Trims all fields and omits blank optional ones. */
function trimmed(sent: CustomerDetailsRequest): CustomerDetailsRequest {
  const { phone, address_line2: line2, date_of_birth: born, ...rest } = sent;
  const optional = { phone: phone?.trim(), address_line2: line2?.trim(), date_of_birth: born?.trim() };
  const { address, suburb, postcode, country } = rest;
  return {
    ...rest,
    firstname: rest.firstname.trim(),
    lastname: rest.lastname.trim(),
    email: rest.email.trim(),
    ...(address === undefined ? {} : { address: address.trim() }),
    ...(suburb === undefined ? {} : { suburb: suburb.trim() }),
    ...(postcode === undefined ? {} : { postcode: postcode.trim() }),
    ...(country === undefined ? {} : { country: country.trim() }),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
}

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { CustomerGetAnswer, CustomerDeleteBody, CustomerDeleteAnswer, CustomerDetailsGetAnswer, CustomerDetailsUpdateBody, CustomerDetailsUpdateAnswer, FavouriteNumbersUpdateBody, FavouriteNumbersUpdateAnswer, CustomerTermsAndConditionsBody, CustomerTermsAndConditionsAnswer, CustomerLocationBody, CustomerLocationAnswer, CustomerRecurringPurchaseMethodGetAnswer, CustomerRecurringPurchaseMethodSetBody, CustomerRecurringPurchaseMethodSetAnswer, CustomerWithdrawableFundsAnswer, CustomerCommunicationPreferencesGetAnswer, CustomerCommunicationPreferencesUpdateBody, CustomerCommunicationPreferencesUpdateAnswer } from './wire-types.gen.ts';

/** Get the customer. */
export const customerGet: WireCallDescriptor<undefined, CustomerGetAnswer> = {
  id: 'customer.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerGetAnswer>('customerGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Close the account and end every session. */
export const customerDelete: WireCallDescriptor<CustomerDeleteBody, CustomerDeleteAnswer> = {
  id: 'customer.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/customer',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  body: findWireGuard<CustomerDeleteBody>('customerDeleteBody'),
  answer: findWireGuard<CustomerDeleteAnswer>('customerDeleteAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['balance_left', 'tickets_left'] }, { status: 422, codes: ['invalid', 'required', 'password_incorrect'] }],
};

/** Get the details of the customer. */
export const customerDetailsGet: WireCallDescriptor<undefined, CustomerDetailsGetAnswer> = {
  id: 'customer.details.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/details',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerDetailsGetAnswer>('customerDetailsGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Replace the details of the customer. */
export const customerDetailsUpdate: WireCallDescriptor<CustomerDetailsUpdateBody, CustomerDetailsUpdateAnswer> = {
  id: 'customer.details.update',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/details',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerDetailsUpdateBody>('customerDetailsUpdateBody'),
  answer: findWireGuard<CustomerDetailsUpdateAnswer>('customerDetailsUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'date_of_birth_fixed', 'email_taken', 'name_not_valid', 'region_not_offered', 'under_age'] }],
};

/** Replace the favourite numbers. */
export const favouriteNumbersUpdate: WireCallDescriptor<FavouriteNumbersUpdateBody, FavouriteNumbersUpdateAnswer> = {
  id: 'favourite-numbers.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/favourite-numbers',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<FavouriteNumbersUpdateBody>('favouriteNumbersUpdateBody'),
  answer: findWireGuard<FavouriteNumbersUpdateAnswer>('favouriteNumbersUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'duplicate_number', 'incomplete_set', 'lottery_not_found', 'out_of_range', 'repeated_lottery', 'repeated_set', 'too_many_numbers', 'unknown_set'] }],
};

/** Agree to the terms and conditions. */
export const customerTermsAndConditions: WireCallDescriptor<CustomerTermsAndConditionsBody, CustomerTermsAndConditionsAnswer> = {
  id: 'customer.terms-and-conditions',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/terms-and-conditions',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerTermsAndConditionsBody>('customerTermsAndConditionsBody'),
  answer: findWireGuard<CustomerTermsAndConditionsAnswer>('customerTermsAndConditionsAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'terms_required'] }],
};

/** Confirm having seen that the shop can't sell in the customer's country. */
export const customerLocation: WireCallDescriptor<CustomerLocationBody, CustomerLocationAnswer> = {
  id: 'customer.location',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/location',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerLocationBody>('customerLocationBody'),
  answer: findWireGuard<CustomerLocationAnswer>('customerLocationAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['country_not_banned'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Get what recurring purchases are paid with. */
export const customerRecurringPurchaseMethodGet: WireCallDescriptor<undefined, CustomerRecurringPurchaseMethodGetAnswer> = {
  id: 'customer.recurring-purchase-method.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/recurring-purchase-method',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerRecurringPurchaseMethodGetAnswer>('customerRecurringPurchaseMethodGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Choose what recurring purchases are paid with. */
export const customerRecurringPurchaseMethodSet: WireCallDescriptor<CustomerRecurringPurchaseMethodSetBody, CustomerRecurringPurchaseMethodSetAnswer> = {
  id: 'customer.recurring-purchase-method.set',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/recurring-purchase-method',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerRecurringPurchaseMethodSetBody>('customerRecurringPurchaseMethodSetBody'),
  answer: findWireGuard<CustomerRecurringPurchaseMethodSetAnswer>('customerRecurringPurchaseMethodSetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['fund_not_found'] }, { status: 422, codes: ['invalid', 'required', 'card_expired', 'fund_not_verified'] }],
};

/** Get what can be paid out. */
export const customerWithdrawableFunds: WireCallDescriptor<undefined, CustomerWithdrawableFundsAnswer> = {
  id: 'customer.withdrawable-funds',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/withdrawable-funds',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerWithdrawableFundsAnswer>('customerWithdrawableFundsAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get how a customer may be written to. */
export const customerCommunicationPreferencesGet: WireCallDescriptor<undefined, CustomerCommunicationPreferencesGetAnswer> = {
  id: 'customer.communication-preferences.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/{id}/communication-preferences',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerCommunicationPreferencesGetAnswer>('customerCommunicationPreferencesGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['link_not_valid'] }],
};

/** Change how a customer may be written to. */
export const customerCommunicationPreferencesUpdate: WireCallDescriptor<CustomerCommunicationPreferencesUpdateBody, CustomerCommunicationPreferencesUpdateAnswer> = {
  id: 'customer.communication-preferences.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/customer/{id}/communication-preferences',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerCommunicationPreferencesUpdateBody>('customerCommunicationPreferencesUpdateBody'),
  answer: findWireGuard<CustomerCommunicationPreferencesUpdateAnswer>('customerCommunicationPreferencesUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['link_not_valid'] }, { status: 422, codes: ['invalid', 'required', 'time_out', 'self_excluded'] }],
};

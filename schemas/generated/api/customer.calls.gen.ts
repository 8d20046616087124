// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { CustomerGetResult, CustomerDeleteBody, CustomerDeleteResult, CustomerDetailsGetResult, CustomerDetailsUpdateBody, CustomerDetailsUpdateResult, FavouriteNumbersUpdateBody, FavouriteNumbersUpdateResult, CustomerTermsAndConditionsBody, CustomerTermsAndConditionsResult, CustomerLocationBody, CustomerLocationResult, CustomerRecurringPurchaseMethodGetResult, CustomerRecurringPurchaseMethodSetBody, CustomerRecurringPurchaseMethodSetResult, CustomerWithdrawableFundsResult, CustomerCommunicationPreferencesGetResult, CustomerCommunicationPreferencesUpdateBody, CustomerCommunicationPreferencesUpdateResult } from './types.gen.ts';

/** Get the customer. */
export const customerGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CustomerGetResult> = {
  id: 'customer.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerGetResult>('customerGetResult'),
  paged: false,
};

/** Close the account and end every session. */
export const customerDelete: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerDeleteBody, CustomerDeleteResult> = {
  id: 'customer.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/customer',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerDeleteBody>('customerDeleteBody'),
  result: findClientGuard<CustomerDeleteResult>('customerDeleteResult'),
  paged: false,
};

/** Get the details of the customer. */
export const customerDetailsGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CustomerDetailsGetResult> = {
  id: 'customer.details.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/details',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerDetailsGetResult>('customerDetailsGetResult'),
  paged: false,
};

/** Replace the details of the customer. */
export const customerDetailsUpdate: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerDetailsUpdateBody, CustomerDetailsUpdateResult> = {
  id: 'customer.details.update',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/details',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerDetailsUpdateBody>('customerDetailsUpdateBody'),
  result: findClientGuard<CustomerDetailsUpdateResult>('customerDetailsUpdateResult'),
  paged: false,
};

/** Replace the favourite numbers. */
export const favouriteNumbersUpdate: ClientCallDescriptor<Record<never, never>, Record<never, never>, FavouriteNumbersUpdateBody, FavouriteNumbersUpdateResult> = {
  id: 'favourite-numbers.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/favourite-numbers',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FavouriteNumbersUpdateBody>('favouriteNumbersUpdateBody'),
  result: findClientGuard<FavouriteNumbersUpdateResult>('favouriteNumbersUpdateResult'),
  paged: false,
};

/** Agree to the terms and conditions. */
export const customerTermsAndConditions: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerTermsAndConditionsBody, CustomerTermsAndConditionsResult> = {
  id: 'customer.terms-and-conditions',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/terms-and-conditions',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerTermsAndConditionsBody>('customerTermsAndConditionsBody'),
  result: findClientGuard<CustomerTermsAndConditionsResult>('customerTermsAndConditionsResult'),
  paged: false,
};

/** Confirm having seen that the shop can't sell in the customer's country. */
export const customerLocation: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerLocationBody, CustomerLocationResult> = {
  id: 'customer.location',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/location',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerLocationBody>('customerLocationBody'),
  result: findClientGuard<CustomerLocationResult>('customerLocationResult'),
  paged: false,
};

/** Get what recurring purchases are paid with. */
export const customerRecurringPurchaseMethodGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CustomerRecurringPurchaseMethodGetResult> = {
  id: 'customer.recurring-purchase-method.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/recurring-purchase-method',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerRecurringPurchaseMethodGetResult>('customerRecurringPurchaseMethodGetResult'),
  paged: false,
};

/** Choose what recurring purchases are paid with. */
export const customerRecurringPurchaseMethodSet: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerRecurringPurchaseMethodSetBody, CustomerRecurringPurchaseMethodSetResult> = {
  id: 'customer.recurring-purchase-method.set',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/recurring-purchase-method',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerRecurringPurchaseMethodSetBody>('customerRecurringPurchaseMethodSetBody'),
  result: findClientGuard<CustomerRecurringPurchaseMethodSetResult>('customerRecurringPurchaseMethodSetResult'),
  paged: false,
};

/** Get what can be paid out. */
export const customerWithdrawableFunds: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CustomerWithdrawableFundsResult> = {
  id: 'customer.withdrawable-funds',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/withdrawable-funds',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerWithdrawableFundsResult>('customerWithdrawableFundsResult'),
  paged: false,
};

/** Get how a customer may be written to. */
export const customerCommunicationPreferencesGet: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, CustomerCommunicationPreferencesGetResult> = {
  id: 'customer.communication-preferences.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/{id}/communication-preferences',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerCommunicationPreferencesGetResult>('customerCommunicationPreferencesGetResult'),
  paged: false,
};

/** Change how a customer may be written to. */
export const customerCommunicationPreferencesUpdate: ClientCallDescriptor<{ id: string }, Record<never, never>, CustomerCommunicationPreferencesUpdateBody, CustomerCommunicationPreferencesUpdateResult> = {
  id: 'customer.communication-preferences.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/customer/{id}/communication-preferences',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerCommunicationPreferencesUpdateBody>('customerCommunicationPreferencesUpdateBody'),
  result: findClientGuard<CustomerCommunicationPreferencesUpdateResult>('customerCommunicationPreferencesUpdateResult'),
  paged: false,
};

import { DEFAULT_FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import { createRefusalFault } from '../../http/api-fault.ts';
import type { CallRoute } from '../../http/call-route.ts';
import {
  defineAsyncRoute,
  defineBodyRoute,
  defineCustomerBodyRoute,
  defineCustomerRoute,
  defineRoute,
  requireCustomerCall,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { confirmBannedCountry } from '../customers/banned-country.ts';
import { changeCustomerDetails } from '../customers/change-details.ts';
import { closeCustomerAccount } from '../customers/close-account.ts';
import { changeCommunicationPreferences, getCommunicationPreferences } from '../customers/communication-preferences.ts';
import { toCustomerResponse, toWithdrawableFundsResponse } from '../customers/customer-response.ts';
import { toDetailsResponse } from '../customers/details-response.ts';
import { changeFavouriteNumbers } from '../customers/favourite-numbers.ts';
import { getRecurringPaymentMethod, setRecurringPaymentMethod } from '../customers/recurring-payment-method.ts';
import { TERMS_VERSION } from '../customers/terms.ts';

const ELEVATED = { requiresElevation: true };

export function customerRoutes(shop: SandboxShop): CallRoute[] {
  return [...accountRoutes(shop), ...choiceRoutes(shop), ...preferenceRoutes(shop)];
}

function accountRoutes(shop: SandboxShop): CallRoute[] {
  return [
    defineCustomerRoute(calls.customerGet, (incoming) => ({ result: toCustomerResponse(shop, incoming) })),

    defineAsyncRoute(calls.customerDelete, async (incoming, request) => {
      await closeCustomerAccount(shop, requireCustomerCall(incoming), request);
      return { result: { done: true } };
    }),

    defineCustomerRoute(calls.customerDetailsGet, ({ customer }) => ({
      result: toDetailsResponse(customer, shop.customerDetails.getByCustomer(customer.id)),
    })),

    defineCustomerBodyRoute(
      calls.customerDetailsUpdate,
      (incoming, request) => ({ result: changeCustomerDetails(shop, incoming, request) }),
      ELEVATED,
    ),

    defineCustomerRoute(calls.customerWithdrawableFunds, (incoming) => ({
      result: toWithdrawableFundsResponse(shop, incoming),
    })),
  ];
}

function choiceRoutes(shop: Pick<SandboxShop, 'customerDetails' | 'customerChoices' | 'funds'>): CallRoute[] {
  return [
    defineCustomerBodyRoute(calls.favouriteNumbersUpdate, (incoming, { favourite_numbers: numbers }) => ({
      result: changeFavouriteNumbers(shop, incoming, numbers),
    })),

    defineCustomerBodyRoute(calls.customerTermsAndConditions, ({ customer, now }, { terms_accepted: accepted }) => {
      if (!accepted) throw createRefusalFault('terms_required', DEFAULT_FORM_MESSAGES.terms, 'terms_accepted');
      shop.customerChoices.acceptTerms(customer.id, TERMS_VERSION, now);
      return { result: { version: TERMS_VERSION, accepted_at: new Date(now).toISOString() } };
    }),

    defineCustomerBodyRoute(calls.customerLocation, (incoming, { confirmed }) => {
      if (!confirmed) throw createRefusalFault('required', DEFAULT_FORM_MESSAGES.required, 'confirmed');
      return { result: confirmBannedCountry(shop, incoming) };
    }),

    defineCustomerRoute(calls.customerRecurringPurchaseMethodGet, ({ customer, now }) => ({
      result: getRecurringPaymentMethod(shop, customer.id, now),
    })),

    defineCustomerBodyRoute(
      calls.customerRecurringPurchaseMethodSet,
      (incoming, { customer_fund_id: fundId }) => ({ result: setRecurringPaymentMethod(shop, incoming, fundId) }),
      ELEVATED,
    ),
  ];
}

function preferenceRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'outbox' | 'playBreaks' | 'customerChoices'>,
): CallRoute[] {
  return [
    defineRoute(calls.customerCommunicationPreferencesGet, (incoming) => ({
      result: { preferences: getCommunicationPreferences(shop, incoming) },
    })),

    defineBodyRoute(calls.customerCommunicationPreferencesUpdate, (incoming, request) => ({
      result: { preferences: changeCommunicationPreferences(shop, incoming, request) },
    })),
  ];
}

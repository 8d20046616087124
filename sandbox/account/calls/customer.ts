import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import { createRefusalFault } from '../../http/api-fault.ts';
import type { SandboxCallRoute } from '../../http/call-route.ts';
import {
  defineSandboxAsyncRoute,
  defineSandboxBodyRoute,
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  defineSandboxRoute,
  requireCustomerCall,
} from '../../http/call-route.ts';
import { formatFormMessage } from '../../messages/form-message.ts';
import type { SandboxShop } from '../../shop.ts';
import { storeConfirmedResidenceInBannedCountry } from '../customers/banned-country.ts';
import { replaceStoredCustomerDetails } from '../customers/change-details.ts';
import { closeAccountAndEndSessions } from '../customers/close-account.ts';
import { getCommunicationPreferences, storeCommunicationPreferences } from '../customers/communication-preferences.ts';
import { toCustomerResponse, toWithdrawableFundsResponse } from '../customers/customer-response.ts';
import { toCustomerDetailsResponse } from '../customers/details-response.ts';
import { replaceStoredFavouriteNumbers } from '../customers/favourite-numbers.ts';
import { getRecurringPaymentMethod, storeRecurringPaymentMethod } from '../customers/recurring-payment-method.ts';
import { recordTermsAgreement, TERMS_VERSION } from '../customers/terms.ts';

const ELEVATED = { requiresElevation: true };

export function createSandboxCustomerRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [...accountRoutes(shop), ...choiceRoutes(shop), ...preferenceRoutes(shop)];
}

function accountRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.customerGet, (incoming) => ({ result: toCustomerResponse(shop, incoming) })),

    defineSandboxAsyncRoute(calls.customerDelete, async (incoming, request) => {
      await closeAccountAndEndSessions(shop, requireCustomerCall(incoming), request);
      return { result: { done: true } };
    }),

    defineSandboxCustomerRoute(calls.customerDetailsGet, ({ customer }) => ({
      result: toCustomerDetailsResponse(customer, shop.customerDetails.getByCustomer(customer.id)),
    })),

    defineSandboxCustomerBodyRoute(
      calls.customerDetailsUpdate,
      (incoming, request) => ({ result: replaceStoredCustomerDetails(shop, incoming, request) }),
      ELEVATED,
    ),

    defineSandboxCustomerRoute(calls.customerWithdrawableFunds, (incoming) => ({
      result: toWithdrawableFundsResponse(shop, incoming),
    })),
  ];
}

function choiceRoutes(
  shop: Pick<SandboxShop, 'customerDetails' | 'customerChoices' | 'termsAgreements' | 'funds'>,
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerBodyRoute(calls.favouriteNumbersUpdate, (incoming, { favourite_numbers: numbers }) => ({
      result: replaceStoredFavouriteNumbers(shop, incoming, numbers),
    })),

    defineSandboxCustomerBodyRoute(
      calls.customerTermsAndConditions,
      ({ customer, now }, { terms_accepted: accepted }) => {
        if (!accepted) throw createRefusalFault('terms_required', formatFormMessage('terms'), 'terms_accepted');
        shop.customerChoices.acceptTerms(customer.id, TERMS_VERSION, now);
        const { version, locale } = recordTermsAgreement(shop, customer.id, { occasion: 'new-terms' }, now);
        return { result: { version, accepted_at: new Date(now).toISOString(), locale } };
      },
    ),

    defineSandboxCustomerBodyRoute(calls.customerLocation, (incoming, { confirmed }) => {
      if (!confirmed) throw createRefusalFault('required', formatFormMessage('required'), 'confirmed');
      return { result: storeConfirmedResidenceInBannedCountry(shop, incoming) };
    }),

    defineSandboxCustomerRoute(calls.customerRecurringPurchaseMethodGet, ({ customer, now }) => ({
      result: getRecurringPaymentMethod(shop, customer.id, now),
    })),

    defineSandboxCustomerBodyRoute(
      calls.customerRecurringPurchaseMethodSet,
      (incoming, { customer_fund_id: fundId }) => ({ result: storeRecurringPaymentMethod(shop, incoming, fundId) }),
      ELEVATED,
    ),
  ];
}

function preferenceRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'outbox' | 'playBreaks' | 'customerChoices'>,
): SandboxCallRoute[] {
  return [
    defineSandboxRoute(calls.customerCommunicationPreferencesGet, (incoming) => ({
      result: { preferences: getCommunicationPreferences(shop, incoming) },
    })),

    defineSandboxBodyRoute(calls.customerCommunicationPreferencesUpdate, (incoming, request) => ({
      result: { preferences: storeCommunicationPreferences(shop, incoming, request) },
    })),
  ];
}

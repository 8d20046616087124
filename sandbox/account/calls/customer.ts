import { DEFAULT_FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import { refusal } from '../../http/api-fault.ts';
import type { Route } from '../../http/route.ts';
import { answer, answerBody, answerCustomer, answerCustomerBody, answerLater, asCustomer } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { confirmLocation } from '../customers/banned-country.ts';
import { changeDetails } from '../customers/change-details.ts';
import { closeAccount } from '../customers/close-account.ts';
import { changePreferences, preferencesOf } from '../customers/communication-preferences.ts';
import { customerAnswer, fundsAnswer } from '../customers/customer-answer.ts';
import { detailsAnswer } from '../customers/details-answer.ts';
import { changeFavouriteNumbers } from '../customers/favourite-numbers.ts';
import { recurringMethod, setRecurringMethod } from '../customers/recurring-method.ts';
import { TERMS_VERSION } from '../customers/terms.ts';

const ELEVATED = { elevated: true };

export function customerRoutes(shop: Shop): Route[] {
  return [...accountRoutes(shop), ...choiceRoutes(shop), ...preferenceRoutes(shop)];
}

function accountRoutes(shop: Shop): Route[] {
  return [
    answerCustomer(calls.customerGet, (incoming) => ({ result: customerAnswer(shop, incoming) })),

    answerLater(calls.customerDelete, async (incoming, request) => {
      await closeAccount(shop, asCustomer(incoming), request);
      return { result: { done: true } };
    }),

    answerCustomer(calls.customerDetailsGet, ({ customer }) => ({
      result: detailsAnswer(customer, shop.details.of(customer.id)),
    })),

    answerCustomerBody(
      calls.customerDetailsUpdate,
      (incoming, request) => ({ result: changeDetails(shop, incoming, request) }),
      ELEVATED,
    ),

    answerCustomer(calls.customerWithdrawableFunds, (incoming) => ({ result: fundsAnswer(shop, incoming) })),
  ];
}

function choiceRoutes(shop: Pick<Shop, 'details' | 'choices' | 'funds'>): Route[] {
  return [
    answerCustomerBody(calls.favouriteNumbersUpdate, (incoming, { favourite_numbers: numbers }) => ({
      result: changeFavouriteNumbers(shop, incoming, numbers),
    })),

    answerCustomerBody(calls.customerTermsAndConditions, ({ customer, now }, { terms_accepted: accepted }) => {
      if (!accepted) throw refusal('terms_required', DEFAULT_FORM_MESSAGES.terms, 'terms_accepted');
      shop.choices.acceptTerms(customer.id, TERMS_VERSION, now);
      return { result: { version: TERMS_VERSION, accepted_at: new Date(now).toISOString() } };
    }),

    answerCustomerBody(calls.customerLocation, (incoming, { confirmed }) => {
      if (!confirmed) throw refusal('required', DEFAULT_FORM_MESSAGES.required, 'confirmed');
      return { result: confirmLocation(shop, incoming) };
    }),

    answerCustomer(calls.customerRecurringPurchaseMethodGet, ({ customer, now }) => ({
      result: recurringMethod(shop, customer.id, now),
    })),

    answerCustomerBody(
      calls.customerRecurringPurchaseMethodSet,
      (incoming, { customer_fund_id: fundId }) => ({ result: setRecurringMethod(shop, incoming, fundId) }),
      ELEVATED,
    ),
  ];
}

function preferenceRoutes(shop: Pick<Shop, 'db' | 'brands' | 'customers' | 'outbox' | 'breaks' | 'choices'>): Route[] {
  return [
    answer(calls.customerCommunicationPreferencesGet, (incoming) => ({
      result: { preferences: preferencesOf(shop, incoming) },
    })),

    answerBody(calls.customerCommunicationPreferencesUpdate, (incoming, request) => ({
      result: { preferences: changePreferences(shop, incoming, request) },
    })),
  ];
}

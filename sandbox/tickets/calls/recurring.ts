import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import { createInvalidValueFault, createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCustomerCall,
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import { parsePagination } from '../../http/pagination.ts';
import { sendMembershipRenewalChangeMail } from '../../membership/membership-change.ts';
import type { SandboxShop, TicketReadDependencies, UnattendedPurchaseDependencies } from '../../shop.ts';
import {
  assertRecurringNotCancelled,
  storeRecurringChoice,
  storeRecurringMinimumJackpot,
  storeRecurringQuickpick,
  storeRecurringStatus,
} from '../recurring/change-recurring.ts';
import type { StoredRecurringPurchase } from '../recurring/recurring.ts';
import { toPaymentResolutionResponse, toRecurringPurchaseResponse } from '../recurring/recurring-response.ts';
import { retryFailedPurchasesOfCustomer } from '../recurring/retry-failed-purchases.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

const ON_A_PAGE = 10;

type Type = StoredRecurringPurchase['type'];

export function createSandboxRecurringRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [...resolutionRoutes(shop), ...subscriptionRoutes(shop), ...autoplayRoutes(shop)];
}

function resolutionRoutes(shop: UnattendedPurchaseDependencies): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.paymentResolutionsList, (incoming) => ({ result: resolutions(shop, incoming) })),

    defineSandboxCustomerRoute(calls.recurringProcessSync, (incoming) => {
      const { numAttempted, numPurchased } = retryFailedPurchasesOfCustomer(shop, incoming.customer, incoming.now);
      return {
        result: {
          num_attempted: numAttempted,
          num_purchased: numPurchased,
          resolutions: resolutions(shop, incoming),
        },
      };
    }),

    defineSandboxCustomerRoute(calls.recurringPurchasesList, (incoming) => listed(shop, incoming, null)),
  ];
}

/** Status changes allowed to customers to whom nothing may be sold. */
const SELLS_NOTHING: ReadonlySet<string> = new Set(['cause_key', 'paused_until', 'status']);

/** Counts as selling when it resumes a purchase or changes what is bought. */
const SELLS_MORE = {
  sells: (body: unknown) =>
    typeof body === 'object' &&
    body !== null &&
    (('status' in body && body.status === 'recurring_status_active') ||
      Object.keys(body).some((key) => !SELLS_NOTHING.has(key))),
};

function subscriptionRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.subscriptionsList, (incoming) => listed(shop, incoming, 'subscription')),

    defineSandboxCustomerRoute(calls.subscriptionsGet, (incoming) =>
      shown(shop, incoming, find(shop, incoming, 'subscription')),
    ),

    defineSandboxCustomerBodyRoute(
      calls.subscriptionsUpdate,
      (incoming, change) => {
        const before = find(shop, incoming, 'subscription');
        const after = storeRecurringChoice(shop, before, change, incoming);
        sendMembershipRenewalChangeMail(before, after, { shop, ...incoming });
        return shown(shop, incoming, after);
      },
      SELLS_MORE,
    ),

    defineSandboxCustomerBodyRoute(
      calls.subscriptionsStatus,
      (incoming, change) => {
        const before = find(shop, incoming, 'subscription');
        const after = storeRecurringStatus(shop, before, change, incoming.now);
        sendMembershipRenewalChangeMail(before, after, { shop, ...incoming });
        return shown(shop, incoming, after);
      },
      SELLS_MORE,
    ),
  ];
}

function autoplayRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.autoplayList, (incoming) => listed(shop, incoming, 'autoplay')),

    defineSandboxCustomerRoute(calls.autoplayGet, (incoming) =>
      shown(shop, incoming, find(shop, incoming, 'autoplay')),
    ),

    defineSandboxCustomerBodyRoute(
      calls.autoplayUpdate,
      (incoming, { status, paused_until: until, ...change }) => {
        const changed = storeRecurringChoice(shop, find(shop, incoming, 'autoplay'), change, incoming);
        if (status === undefined) return shown(shop, incoming, changed);
        const statusChange = { status, ...(until === undefined ? {} : { paused_until: until }) };
        return shown(shop, incoming, storeRecurringStatus(shop, changed, statusChange, incoming.now));
      },
      SELLS_MORE,
    ),

    defineSandboxCustomerBodyRoute(calls.autoplaySetMinimumJackpot, (incoming, { minimum_jackpot_amount: amount }) =>
      shown(
        shop,
        incoming,
        storeRecurringMinimumJackpot(shop, find(shop, incoming, 'autoplay'), amount, incoming.brand),
      ),
    ),

    defineSandboxCustomerBodyRoute(calls.autoplaySetQuickpick, (incoming, { quickpick }) =>
      shown(shop, incoming, storeRecurringQuickpick(shop, find(shop, incoming, 'autoplay'), quickpick)),
    ),

    defineSandboxCustomerBodyRoute(calls.autoplayPause, (incoming, { paused_until: until }) => {
      const change =
        until === undefined
          ? ({ status: 'recurring_status_paused' } as const)
          : ({ status: 'recurring_status_timed_pause', paused_until: until } as const);
      return shown(shop, incoming, storeRecurringStatus(shop, find(shop, incoming, 'autoplay'), change, incoming.now));
    }),

    defineSandboxCustomerRoute(
      calls.autoplayUnpause,
      (incoming) => {
        const purchase = find(shop, incoming, 'autoplay');
        assertRecurringNotCancelled(purchase);
        if (purchase.status === 'recurring_status_active')
          throw createRefusalFault('not_paused', ticketsMessages.notPaused());
        const change = { status: 'recurring_status_active' } as const;
        return shown(shop, incoming, storeRecurringStatus(shop, purchase, change, incoming.now));
      },
      { sells: true },
    ),
  ];
}

function listed(
  shop: TicketReadDependencies,
  { brand, customer, query, now }: AuthorisedCustomerCall,
  type: Type | null,
) {
  const page = parsePagination(query, ON_A_PAGE);
  const offerKeys = type === 'subscription' && query.lottery_keys !== undefined ? query.lottery_keys.split(',') : null;
  if (offerKeys?.includes('')) {
    throw createInvalidValueFault('lottery_keys');
  }
  const { purchases, total } = shop.recurringPurchases.listPage(customer.id, { type, offerKeys }, page);
  return {
    result: purchases.map((purchase) => toRecurringPurchaseResponse(purchase, { shop, brand, now })),
    page_info: { ...page, total },
  };
}

function shown(
  shop: TicketReadDependencies,
  { brand, now }: Pick<AuthorisedCustomerCall, 'brand' | 'now'>,
  purchase: StoredRecurringPurchase,
) {
  return { result: toRecurringPurchaseResponse(purchase, { shop, brand, now }) };
}

/** @throws ApiFault 404 `recurring_not_found`. */
function find(
  shop: Pick<SandboxShop, 'recurringPurchases'>,
  { customer, params }: Pick<AuthorisedCustomerCall, 'customer' | 'params'>,
  type: Type,
): StoredRecurringPurchase {
  const purchase = shop.recurringPurchases.find(customer.id, params.id ?? '');
  if (purchase?.type !== type)
    throw createNotFoundFault('recurring_not_found', ticketsMessages.noSuchRecurringPurchase());
  return purchase;
}

function resolutions(
  shop: TicketReadDependencies,
  { brand, customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
) {
  return shop.unattendedAttempts
    .listOpen(customer.id)
    .map((attempt) => toPaymentResolutionResponse(attempt, { shop, brand, now }));
}

import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import { ApiFault, createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import {
  type CallRoute,
  type CustomerCall,
  defineCustomerBodyRoute,
  defineCustomerRoute,
} from '../../http/call-route.ts';
import { parsePagination } from '../../http/pagination.ts';
import { sendMembershipChangeMail } from '../../membership/membership-change.ts';
import type { RecurringPurchaseDependencies, SandboxShop, TicketDependencies } from '../../shop.ts';
import {
  assertNotCancelled,
  changeRecurringChoice,
  setRecurringMinimumJackpot,
  setRecurringQuickpick,
  setRecurringStatus,
} from '../recurring/change-recurring.ts';
import type { RecurringPurchase } from '../recurring/recurring.ts';
import { toPaymentResolutionResponse, toRecurringPurchaseResponse } from '../recurring/recurring-response.ts';
import { retryFailedPurchases } from '../recurring/retry-failed-purchases.ts';

const ON_A_PAGE = 10;

type Type = RecurringPurchase['type'];

export function recurringRoutes(shop: SandboxShop): CallRoute[] {
  return [...resolutionRoutes(shop), ...subscriptionRoutes(shop), ...autoplayRoutes(shop)];
}

function resolutionRoutes(shop: RecurringPurchaseDependencies): CallRoute[] {
  return [
    defineCustomerRoute(calls.paymentResolutionsList, (incoming) => ({ result: resolutions(shop, incoming) })),

    defineCustomerRoute(calls.recurringProcessSync, (incoming) => {
      const { numAttempted, numPurchased } = retryFailedPurchases(shop, incoming.customer, incoming.now);
      return {
        result: {
          num_attempted: numAttempted,
          num_purchased: numPurchased,
          resolutions: resolutions(shop, incoming),
        },
      };
    }),

    defineCustomerRoute(calls.recurringPurchasesList, (incoming) => listed(shop, incoming, null)),
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

function subscriptionRoutes(shop: SandboxShop): CallRoute[] {
  return [
    defineCustomerRoute(calls.subscriptionsList, (incoming) => listed(shop, incoming, 'subscription')),

    defineCustomerRoute(calls.subscriptionsGet, (incoming) =>
      shown(shop, incoming, find(shop, incoming, 'subscription')),
    ),

    defineCustomerBodyRoute(
      calls.subscriptionsUpdate,
      (incoming, change) => {
        const before = find(shop, incoming, 'subscription');
        const after = changeRecurringChoice(shop, before, change, incoming);
        sendMembershipChangeMail(before, after, { shop, ...incoming });
        return shown(shop, incoming, after);
      },
      SELLS_MORE,
    ),

    defineCustomerBodyRoute(
      calls.subscriptionsStatus,
      (incoming, change) => {
        const before = find(shop, incoming, 'subscription');
        const after = setRecurringStatus(shop, before, change, incoming.now);
        sendMembershipChangeMail(before, after, { shop, ...incoming });
        return shown(shop, incoming, after);
      },
      SELLS_MORE,
    ),
  ];
}

function autoplayRoutes(shop: SandboxShop): CallRoute[] {
  return [
    defineCustomerRoute(calls.autoplayList, (incoming) => listed(shop, incoming, 'autoplay')),

    defineCustomerRoute(calls.autoplayGet, (incoming) => shown(shop, incoming, find(shop, incoming, 'autoplay'))),

    defineCustomerBodyRoute(
      calls.autoplayUpdate,
      (incoming, { status, paused_until: until, ...change }) => {
        const changed = changeRecurringChoice(shop, find(shop, incoming, 'autoplay'), change, incoming);
        if (status === undefined) return shown(shop, incoming, changed);
        const asked = { status, ...(until === undefined ? {} : { paused_until: until }) };
        return shown(shop, incoming, setRecurringStatus(shop, changed, asked, incoming.now));
      },
      SELLS_MORE,
    ),

    defineCustomerBodyRoute(calls.autoplaySetMinimumJackpot, (incoming, { minimum_jackpot_amount: amount }) =>
      shown(shop, incoming, setRecurringMinimumJackpot(shop, find(shop, incoming, 'autoplay'), amount)),
    ),

    defineCustomerBodyRoute(calls.autoplaySetQuickpick, (incoming, { quickpick }) =>
      shown(shop, incoming, setRecurringQuickpick(shop, find(shop, incoming, 'autoplay'), quickpick)),
    ),

    defineCustomerBodyRoute(calls.autoplayPause, (incoming, { paused_until: until }) => {
      const change =
        until === undefined
          ? ({ status: 'recurring_status_paused' } as const)
          : ({ status: 'recurring_status_timed_pause', paused_until: until } as const);
      return shown(shop, incoming, setRecurringStatus(shop, find(shop, incoming, 'autoplay'), change, incoming.now));
    }),

    defineCustomerRoute(
      calls.autoplayUnpause,
      (incoming) => {
        const purchase = find(shop, incoming, 'autoplay');
        assertNotCancelled(purchase);
        if (purchase.status === 'recurring_status_active')
          throw createRefusalFault('not_paused', 'This is not paused.');
        const change = { status: 'recurring_status_active' } as const;
        return shown(shop, incoming, setRecurringStatus(shop, purchase, change, incoming.now));
      },
      { sells: true },
    ),
  ];
}

function listed(shop: TicketDependencies, { brand, customer, query, now }: CustomerCall, type: Type | null) {
  const page = parsePagination(query, ON_A_PAGE);
  const offerKeys = type === 'subscription' && query.lottery_keys !== undefined ? query.lottery_keys.split(',') : null;
  if (offerKeys?.includes('')) {
    throw new ApiFault(422, { code: 'invalid', message: 'lottery_keys is not valid.', target: 'lottery_keys' });
  }
  const { purchases, total } = shop.recurringPurchases.listPage(customer.id, { type, offerKeys }, page);
  return {
    result: purchases.map((purchase) => toRecurringPurchaseResponse(purchase, { shop, brand, now })),
    page_info: { ...page, total },
  };
}

function shown(
  shop: TicketDependencies,
  { brand, now }: Pick<CustomerCall, 'brand' | 'now'>,
  purchase: RecurringPurchase,
) {
  return { result: toRecurringPurchaseResponse(purchase, { shop, brand, now }) };
}

/** @throws ApiFault 404 `recurring_not_found`. */
function find(
  shop: Pick<SandboxShop, 'recurringPurchases'>,
  { customer, params }: Pick<CustomerCall, 'customer' | 'params'>,
  type: Type,
): RecurringPurchase {
  const purchase = shop.recurringPurchases.find(customer.id, params.id ?? '');
  if (purchase?.type !== type) throw createNotFoundFault('recurring_not_found', 'There is no such recurring purchase.');
  return purchase;
}

function resolutions(
  shop: TicketDependencies,
  { brand, customer, now }: Pick<CustomerCall, 'customer' | 'brand' | 'now'>,
) {
  return shop.unattendedAttempts
    .listOpen(customer.id)
    .map((attempt) => toPaymentResolutionResponse(attempt, { shop, brand, now }));
}

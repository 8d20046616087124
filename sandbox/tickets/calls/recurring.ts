import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import { ApiFault, notFound, refusal } from '../../http/api-fault.ts';
import { pageOf } from '../../http/page.ts';
import { answerCustomer, answerCustomerBody, type CustomerIncoming, type Route } from '../../http/route.ts';
import { mailMembershipChange } from '../../membership/membership-change.ts';
import type { RecurringShop, Shop, TicketsShop } from '../../shop.ts';
import {
  assertGoesOn,
  changeChoice,
  setMinimumJackpot,
  setQuickpick,
  setStatus,
} from '../recurring/change-recurring.ts';
import type { RecurringPurchase } from '../recurring/recurring.ts';
import { recurringAnswer, resolutionAnswer } from '../recurring/recurring-answer.ts';
import { syncPurchases } from '../recurring/sync.ts';

const ON_A_PAGE = 10;

type Type = RecurringPurchase['type'];

export function recurringRoutes(shop: Shop): Route[] {
  return [...resolutionRoutes(shop), ...subscriptionRoutes(shop), ...autoplayRoutes(shop)];
}

function resolutionRoutes(shop: RecurringShop): Route[] {
  return [
    answerCustomer(calls.paymentResolutionsList, (incoming) => ({ result: resolutions(shop, incoming) })),

    answerCustomer(calls.recurringProcessSync, (incoming) => {
      const { numAttempted, numPurchased } = syncPurchases(shop, incoming.customer, incoming.now);
      return {
        result: {
          num_attempted: numAttempted,
          num_purchased: numPurchased,
          resolutions: resolutions(shop, incoming),
        },
      };
    }),

    answerCustomer(calls.recurringPurchasesList, (incoming) => listed(shop, incoming, null)),
  ];
}

/** What a customer to whom nothing may be sold may still change. */
const SELLS_NOTHING: ReadonlySet<string> = new Set(['cause_key', 'paused_until', 'status']);

/** Sells where it resumes a purchase, or changes what is bought. */
const SELLS_MORE = {
  sells: (body: unknown) =>
    typeof body === 'object' &&
    body !== null &&
    (('status' in body && body.status === 'recurring_status_active') ||
      Object.keys(body).some((key) => !SELLS_NOTHING.has(key))),
};

function subscriptionRoutes(shop: Shop): Route[] {
  return [
    answerCustomer(calls.subscriptionsList, (incoming) => listed(shop, incoming, 'subscription')),

    answerCustomer(calls.subscriptionsGet, (incoming) => shown(shop, incoming, find(shop, incoming, 'subscription'))),

    answerCustomerBody(
      calls.subscriptionsUpdate,
      (incoming, change) => {
        const before = find(shop, incoming, 'subscription');
        const after = changeChoice(shop, before, change, incoming);
        mailMembershipChange(before, after, { shop, ...incoming });
        return shown(shop, incoming, after);
      },
      SELLS_MORE,
    ),

    answerCustomerBody(
      calls.subscriptionsStatus,
      (incoming, change) => {
        const before = find(shop, incoming, 'subscription');
        const after = setStatus(shop, before, change, incoming.now);
        mailMembershipChange(before, after, { shop, ...incoming });
        return shown(shop, incoming, after);
      },
      SELLS_MORE,
    ),
  ];
}

function autoplayRoutes(shop: Shop): Route[] {
  return [
    answerCustomer(calls.autoplayList, (incoming) => listed(shop, incoming, 'autoplay')),

    answerCustomer(calls.autoplayGet, (incoming) => shown(shop, incoming, find(shop, incoming, 'autoplay'))),

    answerCustomerBody(
      calls.autoplayUpdate,
      (incoming, { status, paused_until: until, ...change }) => {
        const changed = changeChoice(shop, find(shop, incoming, 'autoplay'), change, incoming);
        if (status === undefined) return shown(shop, incoming, changed);
        const asked = { status, ...(until === undefined ? {} : { paused_until: until }) };
        return shown(shop, incoming, setStatus(shop, changed, asked, incoming.now));
      },
      SELLS_MORE,
    ),

    answerCustomerBody(calls.autoplaySetMinimumJackpot, (incoming, { minimum_jackpot_amount: amount }) =>
      shown(shop, incoming, setMinimumJackpot(shop, find(shop, incoming, 'autoplay'), amount)),
    ),

    answerCustomerBody(calls.autoplaySetQuickpick, (incoming, { quickpick }) =>
      shown(shop, incoming, setQuickpick(shop, find(shop, incoming, 'autoplay'), quickpick)),
    ),

    answerCustomerBody(calls.autoplayPause, (incoming, { paused_until: until }) => {
      const change =
        until === undefined
          ? ({ status: 'recurring_status_paused' } as const)
          : ({ status: 'recurring_status_timed_pause', paused_until: until } as const);
      return shown(shop, incoming, setStatus(shop, find(shop, incoming, 'autoplay'), change, incoming.now));
    }),

    answerCustomer(
      calls.autoplayUnpause,
      (incoming) => {
        const purchase = find(shop, incoming, 'autoplay');
        assertGoesOn(purchase);
        if (purchase.status === 'recurring_status_active') throw refusal('not_paused', 'This is not paused.');
        const change = { status: 'recurring_status_active' } as const;
        return shown(shop, incoming, setStatus(shop, purchase, change, incoming.now));
      },
      { sells: true },
    ),
  ];
}

function listed(shop: TicketsShop, { brand, customer, query, now }: CustomerIncoming, type: Type | null) {
  const page = pageOf(query, ON_A_PAGE);
  const offerKeys = type === 'subscription' && query.lottery_keys !== undefined ? query.lottery_keys.split(',') : null;
  if (offerKeys?.includes('')) {
    throw new ApiFault(422, { code: 'invalid', message: 'lottery_keys is not valid.', target: 'lottery_keys' });
  }
  const { purchases, total } = shop.recurring.page(customer.id, { type, offerKeys }, page);
  return {
    result: purchases.map((purchase) => recurringAnswer(purchase, { shop, brand, now })),
    page_info: { ...page, total },
  };
}

function shown(
  shop: TicketsShop,
  { brand, now }: Pick<CustomerIncoming, 'brand' | 'now'>,
  purchase: RecurringPurchase,
) {
  return { result: recurringAnswer(purchase, { shop, brand, now }) };
}

/** @throws ApiFault 404 `recurring_not_found`. */
function find(
  shop: Pick<Shop, 'recurring'>,
  { customer, params }: Pick<CustomerIncoming, 'customer' | 'params'>,
  type: Type,
): RecurringPurchase {
  const purchase = shop.recurring.find(customer.id, params.id ?? '');
  if (purchase?.type !== type) throw notFound('recurring_not_found', 'There is no such recurring purchase.');
  return purchase;
}

function resolutions(
  shop: TicketsShop,
  { brand, customer, now }: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
) {
  return shop.attempts.open(customer.id).map((attempt) => resolutionAnswer(attempt, { shop, brand, now }));
}

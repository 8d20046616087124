import { type CartTicketKind, countCartItems, listLotteryAndSyndicateKindsInCart } from '#commerce/cart/cart-count.ts';
import type { CommerceCalls } from '#commerce/commerce.ts';
import { formatCurrencyAmount, type MoneyFormat, parseDecimalAmount } from '#domain/money.ts';
import { waitForPromiseUnlessAborted } from '#engine/api/abort.ts';
import type { SessionDuringRequest } from '#engine/api/live-session.server.ts';
import { calculateSessionTimeLeft } from '#engine/visitor/session-store.server.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { Customer, Notification } from '#schemas/generated/api/types.gen.ts';
import { findSalesRestriction, type SalesRestriction } from './sales-restriction.ts';
import { listPromptFlowIdsForCustomer } from './visitor-prompts.ts';

/** Visitor data for every page. */
export interface VisitorSummary {
  readonly cartCount: number;
  /** Kinds of tickets in the cart, which decide where some items of the navigation lead. */
  readonly cartKinds: readonly CartTicketKind[];
  readonly isSignedIn: boolean;
  readonly customerId: string | null;
  /** Unviewed notifications, 0 if unknown; null without a feed. */
  readonly unviewed: number | null;
  /** Shown as toasts and not in the feed. */
  readonly announcements: readonly AnnouncementToast[];
  /** The customer's available funds as display text; null if the site does not show them or they are unknown. */
  readonly availableFunds: string | null;
  /** Seconds until the session ends by itself; null for a visitor. */
  readonly sessionTimeLeft: number | null;
  /** Notices to show once, such as `signed_out`. */
  readonly notices: readonly string[];
  /** Ids of the flows that the page starts to prompt the customer. */
  readonly prompts: readonly string[];
  /** Why nothing may be sold to the customer; null for no restriction, or if unknown. */
  readonly salesRestriction: SalesRestriction | null;
  /** The customer's average transactions, as the API formats money; null for a visitor, or if unknown. */
  readonly averages: Customer['averageTransactionValues'] | null;
  /** The region of the customer's account; null for a visitor, or if unknown. */
  readonly brandingRegion: string | null;
}

/** A notification that is shown as a toast. */
export type AnnouncementToast = Pick<Notification, 'id' | 'title' | 'message' | 'isAutoDismissed' | 'actions'>;

export interface LoadVisitorSummaryOptions {
  readonly visitor: Pick<Visitor, 'anonymousCartToken' | 'forced'>;
  readonly session: Pick<SessionDuringRequest, 'current'>;
  readonly notices: readonly string[];
  /** How money is shown; null where the visitor's capabilities show no balance. */
  readonly balance: MoneyFormat | null;
  /** Formats of times: BCP 47 locale and IANA time zone. */
  readonly place: { readonly locale: string; readonly timeZone: string };
  /** Whether accounts are migrated here, and the visitor has not dismissed it. */
  readonly migrates?: boolean;
  /** Whether the customer's capabilities have a feed of notifications. */
  readonly feed?: boolean;
  readonly now: number;
  /** Aborted when the visitor leaves or the time limit ends; see `hasLeft`. */
  readonly signal?: AbortSignal;
  readonly hasLeft?: () => boolean;
  /** Called for each failed read. */
  readonly failed: (part: VisitorSummaryApiRead, error: unknown) => void;
}

/** The reads of a summary, each by a call of its own. */
export type VisitorSummaryApiRead = 'cart' | 'customer' | 'notifications';

/** Builds the answer of `GET /_visitor`. A cart that cannot be read counts as empty. */
export async function loadVisitorSummary(
  commerce: Pick<CommerceCalls, 'anonCart' | 'cart' | 'customer' | 'notifications'>,
  request: LoadVisitorSummaryOptions,
): Promise<VisitorSummary> {
  const { visitor, session, notices, balance, migrates, feed, place, now, signal, hasLeft, failed } = request;
  const { current } = session;
  async function read<Answer>(part: VisitorSummaryApiRead, answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await waitForPromiseUnlessAborted(answer, signal);
    } catch (error) {
      if (hasLeft?.()) throw error;
      failed(part, error);
      return null;
    }
  }
  const options = signal ? { signal } : {};
  const [cart, customer, notifications] = await Promise.all([
    current || visitor.anonymousCartToken !== null
      ? read('cart', current ? commerce.cart.get(options) : commerce.anonCart.get(options))
      : null,
    current && read('customer', commerce.customer.get(options)),
    current && feed ? read('notifications', commerce.notifications.list(options)) : null,
  ]);
  return {
    cartCount: cart ? countCartItems(cart) : 0,
    cartKinds: cart ? listLotteryAndSyndicateKindsInCart(cart) : [],
    isSignedIn: current !== null,
    customerId: current?.customerId ?? null,
    // An unreadable feed can still be opened and retried.
    unviewed: current && feed ? (notifications ?? []).filter(isNew).length : null,
    announcements: (notifications ?? []).flatMap(announcementOf),
    availableFunds: customer && balance && fundsOf(customer, balance),
    sessionTimeLeft: current && calculateSessionTimeLeft(current, now),
    notices,
    // Forced password changes and account upgrades come before prompts.
    prompts:
      customer && visitor.forced === null
        ? listPromptFlowIdsForCustomer(customer, { migrates, isFirst: current?.isFirst })
        : [],
    salesRestriction: customer && findSalesRestriction(customer, place),
    averages: customer?.averageTransactionValues ?? null,
    brandingRegion: customer?.brandingRegion ?? null,
  };
}

/** Kind of notifications that are shown as toasts only. */
const TOAST = 'toast';

function isNew({ isViewed, placementKey }: Notification): boolean {
  return !isViewed && placementKey !== TOAST;
}

function announcementOf({ isViewed, placementKey, ...notification }: Notification): AnnouncementToast[] {
  const { id, title, message, isAutoDismissed, actions } = notification;
  return placementKey === TOAST && !isViewed ? [{ id, title, message, isAutoDismissed, actions }] : [];
}

function fundsOf({ availableFunds }: Customer, display: MoneyFormat): string {
  const currency = availableFunds.currency || display.currency;
  return formatCurrencyAmount(parseDecimalAmount(availableFunds.amount, currency), { ...display, currency });
}

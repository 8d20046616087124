import { cartCount } from '#commerce/cart-count.ts';
import type { Commerce } from '#commerce/commerce.ts';
import { displayMoney, type MoneyDisplay, parseMoney } from '#domain/money.ts';
import type { LiveSession } from '#engine/api/live-session.server.ts';
import { sessionTimeLeft } from '#engine/visitor/sessions.server.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { Customer } from '#schemas/generated/api/types.gen.ts';
import { promptsFor } from './visitor-prompts.ts';

/** What belongs to a visitor and stands on every page. */
export interface VisitorSummary {
  readonly cartCount: number;
  /** Label of the account; null for a visitor. */
  readonly account: string | null;
  readonly customerId: string | null;
  /** What the customer can spend, for people to read; null where the site does not show it or nobody knows. */
  readonly availableFunds: string | null;
  /** Seconds until the session ends by itself; null for a visitor. */
  readonly sessionTimeLeft: number | null;
  /** What the visitor must hear once, such as `signed_out`. */
  readonly notices: readonly string[];
  /** Ids of the flows that the page starts, because the customer has something to answer. */
  readonly prompts: readonly string[];
  /** What the customer spends at a time on average, as the API writes money; null for a visitor, or where nobody knows. */
  readonly averages: Customer['averageTransactionValues'] | null;
}

export interface SummaryRequest {
  readonly visitor: Pick<Visitor, 'anonymousCartToken' | 'forced'>;
  readonly session: Pick<LiveSession, 'current'>;
  readonly notices: readonly string[];
  /** How money is shown; null where the visitor's capabilities show no balance. */
  readonly balance: MoneyDisplay | null;
  /** Whether accounts move here, and the visitor has not put it off. */
  readonly migrates?: boolean;
  readonly now: number;
  readonly signal?: AbortSignal;
}

/** Answers `GET /_visitor`. A cart that can't be read counts nothing: the page must not fail for its badge. */
export async function visitorSummary(
  commerce: Commerce,
  { visitor, session: { current }, notices, balance, migrates, now, signal }: SummaryRequest,
): Promise<VisitorSummary> {
  const [cartCount, customer] = await Promise.all([
    countItems(commerce, visitor, current !== null, signal),
    current && readCustomer(commerce, signal),
  ]);
  return {
    cartCount,
    account: current ? 'Account' : null,
    customerId: current?.customerId ?? null,
    availableFunds: customer && balance && fundsOf(customer, balance),
    sessionTimeLeft: current && sessionTimeLeft(current, now),
    notices,
    // Who must change the password or complete the account does that before anything else.
    prompts: customer && visitor.forced === null ? promptsFor(customer, migrates) : [],
    averages: customer?.averageTransactionValues ?? null,
  };
}

async function readCustomer(
  { customer }: Pick<Commerce, 'customer'>,
  signal: AbortSignal | undefined,
): Promise<Customer | null> {
  try {
    return await customer.get(signal ? { signal } : {});
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}

function fundsOf({ availableFunds: { amount, currency } }: Customer, display: MoneyDisplay): string {
  return displayMoney(parseMoney(amount), { ...display, currency: currency || display.currency });
}

async function countItems(
  { cart, anonCart }: Pick<Commerce, 'cart' | 'anonCart'>,
  { anonymousCartToken }: SummaryRequest['visitor'],
  signedIn: boolean,
  signal: AbortSignal | undefined,
): Promise<number> {
  if (!signedIn && anonymousCartToken === null) return 0;
  try {
    const options = signal ? { signal } : {};
    return cartCount(await (signedIn ? cart.get(options) : anonCart.get(options)));
  } catch (error) {
    if (signal?.aborted) throw error;
    return 0;
  }
}

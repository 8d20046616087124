import type { SpendOrDepositLimit } from '#domain/checkout/exceeded-limit.ts';
import { type MinorUnits, parseMoney } from '#domain/money.ts';
import type { CallOptions } from '#engine/api/transport.ts';
import type {
  Cart,
  PaymentMethod,
  PreCommitment,
  RecurringPurchaseMethod,
  SpendLimit,
} from '#schemas/generated/api/types.gen.ts';
import type { CommerceCalls } from '../commerce.ts';

/** The cart, wallet, payment methods and limits that a checkout needs. */
export interface CartWithPaymentMeans {
  readonly cart: Cart;
  /** Available wallet balance. */
  readonly funds: MinorUnits;
  /** Payment methods with their saved funds. */
  readonly methods: readonly PaymentMethod[];
  /** Active limits: purchase limits of customer and shop, and the customer's deposit limit. */
  readonly limits: readonly SpendOrDepositLimit[];
  /** Payment method for recurring purchases; null where the cart has none. */
  readonly laterMethod: RecurringPurchaseMethod | null;
}

type Calls = Pick<CommerceCalls, 'customer' | 'limits'> & { readonly cart: Pick<CommerceCalls['cart'], 'get'> };

export function loadCartWithPaymentMeans(
  calls: Calls,
  options: Pick<CallOptions<never>, 'signal'> = {},
): Promise<CartWithPaymentMeans> {
  return loadPaymentMeansForCart(calls, calls.cart.get(options), options);
}

/** Loads the rest of the order while the cart request is under way. */
export async function loadPaymentMeansForCart(
  { customer: customers, limits }: Omit<Calls, 'cart'>,
  pendingCart: Promise<Cart>,
  options: Pick<CallOptions<never>, 'signal'> = {},
): Promise<CartWithPaymentMeans> {
  const [cart, customer, spend, method] = await Promise.all([
    pendingCart,
    customers.get(options),
    limits.spendLimits(options),
    customers.recurringPurchaseMethod(options),
  ]);
  return {
    cart,
    funds: parseMoney(customer.availableFunds),
    methods: customer.paymentMethods,
    limits: [
      ...spend.customerLimits.map((limit) => spendLimit(limit, false)),
      ...spend.systemLimits.map((limit) => spendLimit(limit, true)),
      ...(customer.preCommitment ? [depositLimit(customer.preCommitment)] : []),
    ],
    laterMethod: cart.requiresUnattendedPaymentMethod ? method : null,
  };
}

function spendLimit({ period, limit, remaining, resetsAt }: SpendLimit, isSystem: boolean): SpendOrDepositLimit {
  const amounts = { limit: parseMoney(limit), remaining: parseMoney(remaining) };
  return { kind: 'spend', isSystem, period, resetsAt, ...amounts };
}

function depositLimit({ period, limit, remaining, resetsAt }: PreCommitment): SpendOrDepositLimit {
  const amounts = { limit: parseMoney(limit), remaining: parseMoney(remaining) };
  return { kind: 'deposit', isSystem: false, period, resetsAt, ...amounts };
}

import type { ActiveLimit } from '#domain/checkout/exceeded-limit.ts';
import { type MinorUnits, parseDecimalAmount } from '#domain/money.ts';
import type { CallOptions } from '#engine/api/transport.ts';
import type {
  Cart,
  PaymentMethod,
  PreCommitment,
  RecurringPurchaseMethod,
  SpendLimit,
} from '#schemas/generated/api/types.gen.ts';
import type { CommerceCalls } from '../commerce.ts';

/** All that a customer must see, and the checkout must know, before something is bought. */
export interface CheckoutOrder {
  readonly cart: Cart;
  /** What can be spent of the wallet. */
  readonly funds: MinorUnits;
  /** The ways to pay in, with what is saved for them. */
  readonly methods: readonly PaymentMethod[];
  /** The limits that hold: on purchases the customer's and the shop's, and the customer's on deposits. */
  readonly limits: readonly ActiveLimit[];
  /** What is paid with when nobody is there; null where the cart needs none. */
  readonly laterMethod: RecurringPurchaseMethod | null;
}

type Calls = Pick<CommerceCalls, 'customer' | 'limits'> & { readonly cart: Pick<CommerceCalls['cart'], 'get'> };

/** Asks for the order as it is now. */
export function loadCheckoutOrder(
  calls: Calls,
  options: Pick<CallOptions<never>, 'signal'> = {},
): Promise<CheckoutOrder> {
  return loadCheckoutOrderOfCart(calls, calls.cart.get(options), options);
}

/** The order of a cart that is being asked for, with what its customer has and may. */
export async function loadCheckoutOrderOfCart(
  { customer: customers, limits }: Omit<Calls, 'cart'>,
  asked: Promise<Cart>,
  options: Pick<CallOptions<never>, 'signal'> = {},
): Promise<CheckoutOrder> {
  const [cart, customer, spend, method] = await Promise.all([
    asked,
    customers.get(options),
    limits.spendLimits(options),
    customers.recurringPurchaseMethod(options),
  ]);
  return {
    cart,
    funds: parseDecimalAmount(customer.availableFunds.amount),
    methods: customer.paymentMethods,
    limits: [
      ...spend.customerLimits.map((limit) => spendLimit(limit, false)),
      ...spend.systemLimits.map((limit) => spendLimit(limit, true)),
      ...(customer.preCommitment ? [depositLimit(customer.preCommitment)] : []),
    ],
    laterMethod: cart.requiresUnattendedPaymentMethod ? method : null,
  };
}

function spendLimit({ period, limit, remaining, resetsAt }: SpendLimit, isSystem: boolean): ActiveLimit {
  const amounts = { limit: parseDecimalAmount(limit.amount), remaining: parseDecimalAmount(remaining.amount) };
  return { kind: 'spend', isSystem, period, resetsAt, ...amounts };
}

function depositLimit({ period, limit, remaining, resetsAt }: PreCommitment): ActiveLimit {
  const amounts = { limit: parseDecimalAmount(limit.amount), remaining: parseDecimalAmount(remaining.amount) };
  return { kind: 'deposit', isSystem: false, period, resetsAt, ...amounts };
}

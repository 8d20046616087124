import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { CheckoutOutcome, Deposit } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import {
  testCapturedDeposit,
  testChallengedDeposit,
  testFailedDeposit,
  testPendingDeposit,
  testSavedCardFund,
} from '../../_kit/testing/walked-funds.ts';
import type { DepositFailure, DepositOutput } from '../../wallet/deposit/deposit.public.ts';
import type { SaveEnteredCardOutput } from '../../wallet/save-entered-card/save-entered-card.public.ts';
import { createCheckoutMachine } from './checkout.machine.ts';
import { checkoutDelays } from './checkout.setup.ts';
import { type CheckoutMachineContext, NEW_CARD_PAYS_LATER } from './checkout.types.ts';
import {
  createTestCheckoutPage,
  createTestOrder,
  TEST_RECEIPT,
  testUnknownCheckoutOutcome,
} from './testing/test-order.ts';

const machine = createCheckoutMachine(testFormClockAndKey);

const covered = createTestOrder(500);
const unpaid = createTestOrder(0);
const demanding = createTestOrder(
  500,
  { showRegulation: true, requiresUnattendedPaymentMethod: true },
  { laterMethod: { kind: 'wallet', fund: null } },
);
const repeated = createTestOrder(
  0,
  { requiresUnattendedPaymentMethod: true },
  { laterMethod: { kind: 'unfunded', fund: null } },
);
const empty = createTestOrder(500, { cartItems: [] });
const blocked = createTestOrder(500, { blockedReasons: { not_in_region: 'It is not sold where you live.' } });
const orders: Readonly<Record<string, CartWithPaymentMeans>> = { covered, unpaid, demanding, repeated, empty, blocked };

const newCard = { kind: 'new-card', method: 'cc', gatewayKey: 'braintree', isDefault: true } as const;
const way = { kind: 'fund', method: 'cc', fundId: 'fund-1', gatewayKey: 'braintree' } as const;

const refused = new ApiError('No.', {
  status: 422,
  code: 'draw_closed',
  errors: { this: [{ code: 'draw_closed', message: 'The draw has closed.' }] },
});
const signedOut = new ApiError('No.', { status: 401, code: 'invalid_token' });
const lost = new ApiError('Failed to fetch', { status: 500, code: 'no_answer', answered: false });
const abandoned = new ApiError('No.', { status: 403, code: ERROR_CODE_ELEVATION_ABANDONED });

const outcomeOf = (deposit: Deposit | null, checkoutId: string | null = null): CheckoutOutcome => ({
  known: true,
  checkoutId,
  deposit,
});
const outcomes: Readonly<Record<string, CheckoutOutcome>> = {
  bought: outcomeOf(null, 'checkout-1'),
  failed: outcomeOf(testFailedDeposit),
  'paid-in': outcomeOf(testCapturedDeposit),
  challenged: outcomeOf(testChallengedDeposit),
  silent: outcomeOf(testPendingDeposit),
  unknown: testUnknownCheckoutOutcome,
};

const failure = (status: number): DepositFailure => ({
  code: 'card_declined',
  reason: { kind: 'server_text', text: 'No.' },
  target: null,
  status,
  result: null,
});
const pending = { message: 'Please do not pay again.', instructions: null, dueAt: null };
const refusedDeposit: DepositOutput = { kind: 'failed', depositId: null, failure: failure(422) };
const deposits: Readonly<Record<string, DepositOutput>> = {
  'with purchase': { kind: 'completed', depositId: 'deposit-1', amount: 340, checkoutId: 'checkout-1' },
  'of money alone': { kind: 'completed', depositId: 'deposit-1', amount: 340, checkoutId: null },
  pending: { kind: 'pending', depositId: 'deposit-1', pending },
  refused: refusedDeposit,
  'not heard': { kind: 'failed', depositId: null, failure: failure(429) },
  unanswered: { kind: 'unanswered', failure: failure(0) },
  mismatched: { kind: 'failed', depositId: null, failure: { ...failure(422), code: 'idempotency_mismatch' } },
  left: { kind: 'abandoned', depositId: null, reset: false },
  'left open': { kind: 'abandoned', depositId: 'deposit-1', reset: false },
};

const cards: Readonly<Record<string, SaveEnteredCardOutput>> = {
  saved: { kind: 'saved', fund: testSavedCardFund },
  invalid: { kind: 'invalid' },
  refused: { kind: 'failed', failure: failure(422) },
  left: { kind: 'abandoned' },
};

interface Case {
  readonly order: CartWithPaymentMeans;
  readonly attempt?: string | null;
  /** Responses when the order is fetched again. */
  readonly again?: readonly CartWithPaymentMeans[];
  /** Whether to walk the failures of a purchase from the wallet: once is enough. */
  readonly goesWrong?: boolean;
  /** Outcomes of a payment. */
  readonly paid?: readonly DepositOutput[];
  readonly own: readonly object[];
}

const around: readonly EventObject[] = [
  { type: 'ORDER.REFRESH' },
  { type: 'OUTCOME.CHECK' },
  { type: 'PAYMENT.RESUME' },
  { type: 'PAYMENT.RESTART' },
  { type: 'PURCHASE.ELSEWHERE', checkoutId: 'checkout-2' } as EventObject,
];

const PLACE = { type: 'ORDER.PLACE' };
const SHUFFLE = { type: 'NUMBERS.SHUFFLE', id: 'item-1', change: { games: [] } };

function options({
  order,
  attempt = null,
  again = [order],
  goesWrong = false,
  paid = again.length > 0 ? Object.values(deposits) : [],
  own,
}: Case): MachineWalkOptions<typeof machine> {
  const events = (snapshot: AnyMachineSnapshot): EventObject[] => [
    { type: 'PAGE_DATA.RECEIVED', pageData: createTestCheckoutPage(order) } as EventObject,
    ...(own as EventObject[]),
    ...(again.length > 0 ? around : []),
    ...listDelayEvents(snapshot),
    ...listActorEvents(snapshot, 'fetchOrder', { outputs: again, errors: [lost] }),
    ...listActorEvents(snapshot, 'changeNumbers', { outputs: [undefined], errors: [refused] }),
    ...listActorEvents(snapshot, 'storeAttempt', { outputs: [undefined], errors: goesWrong ? [lost] : [] }),
    ...listActorEvents(snapshot, 'saveCard', { outputs: Object.values(cards), errors: [] }),
    ...listActorEvents(snapshot, 'setLaterMethod', { outputs: [undefined], errors: [refused, abandoned] }),
    ...listActorEvents(snapshot, 'purchase', {
      outputs: [TEST_RECEIPT],
      errors: goesWrong ? [refused, signedOut, lost] : [],
    }),
    ...listActorEvents(snapshot, 'deposit', { outputs: paid, errors: again.length > 0 ? [lost] : [] }),
    ...listActorEvents(snapshot, 'fetchOutcome', {
      outputs: goesWrong ? Object.values(outcomes) : [outcomes['bought']],
      errors: goesWrong ? [lost] : [],
    }),
  ];
  return { input: { attempt }, events, describe, label };
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const {
    order,
    areMissingStepsShown,
    isAccepted,
    later,
    way: chosen,
    attempt,
    outcomeQueries: asked,
    failure: failed,
    ...more
  }: CheckoutMachineContext = context;
  const marks = [
    nameIn(orders, order) ?? '',
    areMissingStepsShown && 'tried',
    isAccepted && 'accepted',
    later && (later === NEW_CARD_PAYS_LATER ? 'new card later' : (later.fundId ?? 'wallet')),
    chosen && (chosen.kind === 'new-card' ? 'new card' : 'way'),
    attempt && 'attempt',
    asked > 0 && `asked ${asked}`,
    failed && 'failed',
    more.pending && (more.pending.mayRestart ? 'waits' : 'silent'),
    more.completedPurchase && 'bought',
  ];
  return `${String(value)}[${marks.filter(Boolean).join(' ')}]`;
}

function label(event: EventObject): string {
  if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.code}`;
  if ('output' in event) {
    const named =
      nameIn(outcomes, event.output) ??
      nameIn(deposits, event.output) ??
      nameIn(cards, event.output) ??
      nameIn(orders, event.output);
    return named ? `${event.type} ${named}` : event.type;
  }
  if ('isAccepted' in event) return `${event.type} ${String(event.isAccepted)}`;
  if ('later' in event) return `${event.type} ${laterName(event.later)}`;
  if ('way' in event) return `${event.type} ${event.way === null ? 'none' : 'card'}`;
  return event.type;
}

function laterName(later: unknown): string {
  return typeof later === 'object' && later !== null && 'fundId' in later ? String(later.fundId) : String(later);
}

/** Compares orders by cart and funds: the machine may change other fields. */
function nameIn(named: Readonly<Record<string, unknown>>, value: unknown): string | undefined {
  return Object.keys(named).find((name) => {
    const known = named[name];
    if (known === value) return true;
    return isOrder(known) && isOrder(value) && known.cart === value.cart && known.funds === value.funds;
  });
}

function isOrder(value: unknown): value is CartWithPaymentMeans {
  return typeof value === 'object' && value !== null && 'cart' in value && 'funds' in value;
}

export const checkoutWalk = defineFlowWalk({
  id: 'checkout',
  machine,
  actors: [
    'fetchOrder',
    'changeNumbers',
    'storeAttempt',
    'saveCard',
    'setLaterMethod',
    'purchase',
    'deposit',
    'fetchOutcome',
  ],
  delays: checkoutDelays,
  cases: [
    { options: options({ order: covered, again: [covered, empty, blocked], goesWrong: true, own: [PLACE] }) },
    {
      title: 'With something to pay:',
      options: options({
        order: unpaid,
        own: [{ type: 'WAY.CHOOSE', way, csc: null }, { type: 'WAY.CHOOSE', way: null, csc: null }, PLACE],
      }),
      shouldInclude: (edge) => /deposit|WAY|paying/.test(edge),
    },
    {
      title: 'With regulations, and repeated purchases:',
      options: options({
        order: demanding,
        own: [
          { type: 'LATER_METHOD.CHOOSE', later: { fundId: 'fund-1' } },
          { type: 'LATER_METHOD.CHOOSE', later: { fundId: null } },
          { type: 'REGULATION.ACCEPT', isAccepted: true },
          PLACE,
        ],
      }),
      shouldInclude: (edge) => /LATER|REGULATION|setLaterMethod|ORDER\.PLACE|storeAttempt/.test(edge),
    },
    {
      title: 'With random numbers:',
      options: options({
        order: demanding,
        own: [
          SHUFFLE,
          { type: 'WAY.CHOOSE', way, csc: null },
          { type: 'LATER_METHOD.CHOOSE', later: { fundId: 'fund-1' } },
          { type: 'REGULATION.ACCEPT', isAccepted: true },
        ],
      }),
      shouldInclude: (edge) => /SHUFFLE|shuffling/.test(edge),
    },
    {
      title: 'With a new card that pays now and later:',
      options: options({
        order: repeated,
        again: [],
        paid: [refusedDeposit],
        own: [
          { type: 'WAY.CHOOSE', way: newCard, csc: null },
          { type: 'WAY.CHOOSE', way: null, csc: null },
          { type: 'LATER_METHOD.CHOOSE', later: NEW_CARD_PAYS_LATER },
          PLACE,
        ],
      }),
      shouldInclude: (edge) => /saveCard|saving_card|setLaterMethod|actor\.deposit|ORDER\.PLACE/.test(edge),
    },
    {
      title: 'With nothing in the cart:',
      options: options({ order: empty, again: [], own: [] }),
      shouldInclude: (edge) => edge.includes('PAGE_DATA.RECEIVED'),
    },
    {
      title: 'With an attempt that nobody has answered:',
      options: options({ order: covered, again: [], attempt: 'attempt-of-before', own: [] }),
      shouldInclude: (edge) => edge.includes('PAGE_DATA.RECEIVED'),
    },
  ],
});

import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { CardGatewayKey, Fund } from '#schemas/generated/api/types.gen.ts';
import { testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { testFailedDeposit, testSavedCardFund } from '../../_kit/testing/walked-funds.ts';
import { createDepositMachine } from '../../wallet/deposit/deposit.machine.ts';
import { saveEnteredCardMachine } from '../../wallet/save-entered-card/save-entered-card.machine.ts';
import { createPurchaseAttemptStore } from './checkout.attempts.ts';
import {
  calculateOrderPayment,
  createPurchaseRequestData,
  findExceededLimits,
  findMissingCheckoutSteps,
  getStoredLaterPaymentChoice,
  isFinalPurchaseRefusal,
  isPurchaseOutcomeUnknown,
  mustSaveLaterPaymentChoice,
  toCheckoutFailure,
} from './checkout.rules.ts';
import { startCheckoutMachine } from './checkout.start.ts';
import { type CheckoutMachineContext, NEW_CARD_PAYS_LATER } from './checkout.types.ts';
import {
  createTestCheckoutPage,
  createTestOrder,
  TEST_RECEIPT,
  testUnknownCheckoutOutcome,
} from './testing/test-order.ts';

function memory(): TabStorage & { readonly storedEntries: Map<string, string> } {
  const storedEntries = new Map<string, string>();
  return {
    storedEntries,
    read: (name) => storedEntries.get(name) ?? null,
    write: (name, value) => void storedEntries.set(name, value),
    remove: (name) => void storedEntries.delete(name),
  };
}

function contextOf(parts: Partial<CheckoutMachineContext> = {}): CheckoutMachineContext {
  return {
    ...createTestCheckoutPage(createTestOrder(0)),
    areMissingStepsShown: false,
    pointedOut: 0,
    steps: [],
    isAccepted: false,
    later: null,
    way: null,
    csc: null,
    missingDetail: null,
    savedCard: null,
    attempt: null,
    outcomeQueries: 0,
    failure: null,
    pending: null,
    completedDeposit: null,
    completedPurchase: null,
    ...parts,
  };
}

const week = { kind: 'spend', period: 'week', isSystem: false, limit: 500, remaining: 300, resetsAt: '' } as const;
const way = { kind: 'fund', method: 'cc', fundId: 'fund-1', gatewayKey: 'braintree' } as const;

describe('what a purchase still lacks', () => {
  test('is listed in the order of the page', () => {
    const order = createTestOrder(
      0,
      { showRegulation: true },
      { limits: [week], laterMethod: { kind: 'wallet', fund: null } },
    );
    expect(findMissingCheckoutSteps(contextOf({ order }))).toEqual([
      'limit',
      'later_method',
      'payment_method',
      'regulation',
    ]);
    expect(findMissingCheckoutSteps(contextOf({ order, way, later: { fundId: null }, isAccepted: true }))).toEqual([
      'limit',
    ]);
  });

  test('includes the method for later purchases when that is a new card that does not pay for this purchase', () => {
    const newCard = { kind: 'new-card', method: 'cc', gatewayKey: 'braintree', isDefault: false } as const;
    const laterMethod = { kind: 'unfunded', fund: null } as const;
    const missing = (funds: number, chosen: CheckoutMachineContext['way']) =>
      findMissingCheckoutSteps(
        contextOf({ order: createTestOrder(funds, {}, { laterMethod }), way: chosen, later: NEW_CARD_PAYS_LATER }),
      );
    expect([missing(0, newCard), missing(0, way), missing(340, newCard)]).toEqual([
      [],
      ['later_method'],
      ['later_method'],
    ]);
  });

  test('is nothing where the wallet pays all', () => {
    expect(findMissingCheckoutSteps(contextOf({ order: createTestOrder(340) }))).toEqual([]);
  });
});

test('findExceededLimits holds spend limits against the whole purchase, and deposit limits against the deposit that it needs', () => {
  const deposits = { ...week, kind: 'deposit', remaining: 100 } as const;
  const broken = (funds: number) =>
    findExceededLimits({ order: createTestOrder(funds, {}, { limits: [week, deposits] }), walletPurchase: true }).map(
      ({ kind, exceeded }) => [kind, exceeded],
    );
  expect([broken(0), broken(340)]).toEqual([
    [
      ['spend', 40],
      ['deposit', 240],
    ],
    [['spend', 40]],
  ]);
});

test('the expected total of a purchase is what the page shows to pay now, without pre-orders that are charged later', () => {
  const order = createTestOrder(100, { cartTotal: '8.40', preOrderTotal: '5.00' });
  expect(calculateOrderPayment({ order, walletPurchase: true })).toEqual({ total: 340, fromWallet: 100, toPay: 240 });
  expect(calculateOrderPayment({ order, walletPurchase: false }).toPay).toBe(340);
  expect(createPurchaseRequestData(contextOf({ order }))).toEqual({
    channelKey: 'web',
    metadata: {},
    expectedTotal: '3.40',
  });
});

describe('the later method of a checkout', () => {
  const later = (laterMethod: ReturnType<typeof createTestOrder>['laterMethod']) =>
    createTestOrder(0, {}, { laterMethod });

  test('counts as not yet chosen while the shop has the wallet stored, and as chosen when it has a saved card', () => {
    expect(getStoredLaterPaymentChoice(later({ kind: 'wallet', fund: null }))).toBe(null);
    expect(getStoredLaterPaymentChoice(later({ kind: 'cc', fund: testSavedCardFund }))).toEqual({ fundId: 'fund-1' });
  });

  test.each([
    [{ kind: 'cc', fund: testSavedCardFund } as const, 'fund-1', false],
    [{ kind: 'cc', fund: testSavedCardFund } as const, null, true],
    [{ kind: 'wallet', fund: null } as const, null, false],
    [{ kind: 'unfunded', fund: null } as const, null, true],
  ])('must be saved in the shop only when the choice changes the stored one: %j to %s', (method, fundId, changes) => {
    const choice = fundId === null ? { fundId: null } : { fundId };
    expect(mustSaveLaterPaymentChoice(contextOf({ order: later(method), later: choice }))).toBe(changes);
  });
});

describe('a failed purchase', () => {
  const serverErrors = { this: [{ code: 'draw_closed', message: 'The draw has closed.' }] };
  const refused = new ApiError('x', { status: 422, code: 'draw_closed', errors: serverErrors });
  const mismatch = new ApiError('x', { status: 422, code: 'idempotency_mismatch' });
  const lost = new ApiError('x', { status: 408, code: 'no_answer', answered: false });
  const down = new ApiError('x', { status: 503 });
  const signedOut = createRefusalApiError(401, 'invalid_token', 'Please log in.');

  test.each([
    ['refused', refused, true, false],
    ['asked for otherwise under the same key', mismatch, false, true],
    ['lost', lost, false, true],
    ['not answered by a server that works', down, false, true],
    ['of nobody', signedOut, false, false],
  ])('that is %s is finally refused, of unknown outcome, or neither', (_, error, isSettled, isUnknown) => {
    expect([isFinalPurchaseRefusal(error), isPurchaseOutcomeUnknown(error)]).toEqual([isSettled, isUnknown]);
  });

  test('has the text of the server as its reason where it sent one, else the kind of a usual message', () => {
    expect(toCheckoutFailure(refused)).toEqual({
      code: 'draw_closed',
      reason: { kind: 'server_text', text: 'The draw has closed.' },
    });
    expect(toCheckoutFailure(signedOut)).toEqual({
      code: 'invalid_token',
      reason: { kind: 'server_text', text: 'Please log in.' },
    });
    expect(toCheckoutFailure(lost)?.code).toBe('unreachable');
    const wordless = new ApiError('The API responded with a 409 error', { status: 409 });
    expect(toCheckoutFailure(wordless)).toEqual({ code: 'error', reason: { kind: 'unreachable' } });
    expect(toCheckoutFailure(new ApiError('x', { status: 403, code: ERROR_CODE_ELEVATION_ABANDONED }))).toBe(null);
  });
});

describe('the purchase attempt stored in a tab', () => {
  test('is open only for the customer who made it, until it ends', () => {
    const storage = memory();
    const attempts = createPurchaseAttemptStore(storage, 'customer-1');
    attempts.save('attempt-0001-of-two');
    expect([attempts.open(), createPurchaseAttemptStore(storage, 'customer-2').open()]).toEqual([
      'attempt-0001-of-two',
      null,
    ]);
    attempts.end();
    expect(attempts.open()).toBe(null);
  });

  test.each(['', 'customer-1', 'customer-1 <script>', 'customer-1 short'])(
    'is not read from the invalid text %j',
    (storedText) => {
      const storage = memory();
      storage.write('vitrine:purchase', storedText);
      expect(createPurchaseAttemptStore(storage, 'customer-1').open()).toBe(null);
    },
  );
});

describe('a checkout that runs', () => {
  function running(answers: Readonly<Record<string, unknown>>, storage = memory(), isFree = true) {
    const { transport, sent } = createTestTransportFromTable(answers);
    const attempts = createPurchaseAttemptStore(storage, 'customer-1');
    const lockEvents: string[] = [];
    const lock = {
      acquire: async () => lockEvents.push('acquired') > 0 && isFree,
      release: () => void lockEvents.push('released'),
    };
    const deposit = createDepositMachine(testFormClockAndKey);
    const card = saveEnteredCardMachine.provide({
      actors: {
        saveCard: fromPromise<Fund | null, { readonly gatewayKey: CardGatewayKey }>(async () => testSavedCardFund),
      },
    });
    const waiting = async () => 'deposit-3';
    const services = { commerce: createCommerceCalls(transport), attempts, lock, waiting, card, deposit };
    const actor = startCheckoutMachine(services, { ...testFormClockAndKey, newKey: () => 'attempt-0001-of-one' });
    const until = (state: string) =>
      new Promise<void>((resolve) => {
        const look = () => actor.getSnapshot().value === state && resolve();
        actor.subscribe(look);
        look();
      });
    return { actor, sent, until, attempts, lockEvents };
  }

  test('stores its attempt while it buys, sends the purchase once, and forgets the attempt once it has bought', async () => {
    const { actor, sent, until, attempts, lockEvents } = running({ 'cart.purchase': TEST_RECEIPT });
    const emittedTypes: unknown[] = [];
    actor.on('*', (event) => emittedTypes.push(event.type));
    actor.send({ type: 'PAGE_DATA.RECEIVED', pageData: createTestCheckoutPage(createTestOrder(500)) });
    actor.send({ type: 'ORDER.PLACE' });
    actor.send({ type: 'ORDER.PLACE' });
    await until('buying');
    expect(attempts.open()).toBe('attempt-0001-of-one');
    await until('purchased');
    expect(sent).toEqual([['cart.purchase', { body: { channelKey: 'web', metadata: {}, expectedTotal: '3.40' } }]]);
    expect(attempts.open()).toBe(null);
    expect(emittedTypes).toEqual([
      'checkout.started',
      'checkout.step_completed',
      'purchase.completed',
      'attempt.settled',
    ]);
    expect(lockEvents).toEqual(['acquired', 'released']);
  });

  test('emits each completed step once', async () => {
    const { actor } = running({});
    const steps: string[] = [];
    actor.on('checkout.step_completed', ({ step }) => steps.push(step));
    const card = { kind: 'new-card', method: 'cc', gatewayKey: 'braintree', isDefault: false } as const;
    actor.send({
      type: 'PAGE_DATA.RECEIVED',
      pageData: createTestCheckoutPage(createTestOrder(0, { showRegulation: true })),
    });
    actor.send({ type: 'WAY.CHOOSE', way: null, csc: null });
    actor.send({ type: 'WAY.CHOOSE', way: card, csc: null, missingDetail: 'card' });
    actor.send({ type: 'REGULATION.ACCEPT', isAccepted: false });
    expect(steps).toEqual([]);
    for (const isAccepted of [true, false, true]) actor.send({ type: 'REGULATION.ACCEPT', isAccepted });
    for (const isDefault of [true, false]) actor.send({ type: 'WAY.CHOOSE', way: { ...card, isDefault }, csc: null });
    expect(steps).toEqual(['regulation', 'payment_method']);
  });

  test('emits the reason for a payment declined after the page was left', async () => {
    const failure = { code: 'card_declined', message: 'Declined.' };
    const outcome = { known: true, checkoutId: null, deposit: { ...testFailedDeposit, failure } };
    const storage = memory();
    createPurchaseAttemptStore(storage, 'customer-1').save('attempt-0001-of-one');
    const { actor, until } = running({ 'checkout.outcome': outcome, 'cart.get': {} }, storage);
    const emittedEvents: unknown[] = [];
    actor.on('payment.refused', (event) => emittedEvents.push(event));
    actor.send({ type: 'PAGE_DATA.RECEIVED', pageData: createTestCheckoutPage(createTestOrder(0)) });
    await until('refreshing');
    const reason = { kind: 'server_text', text: 'Declined.' };
    expect(emittedEvents).toEqual([
      { type: 'payment.refused', hasSavedCard: false, failure: { code: 'card_declined', reason, status: 0 } },
    ]);
  });

  test('sends no purchase and stores no attempt while another tab buys, and fails with buying_elsewhere', async () => {
    const { actor, sent, until, attempts } = running({ 'cart.get': {} }, memory(), false);
    actor.send({ type: 'PAGE_DATA.RECEIVED', pageData: createTestCheckoutPage(createTestOrder(500)) });
    actor.send({ type: 'ORDER.PLACE' });
    await until('refreshing');
    await until('review');
    expect(actor.getSnapshot().context.failure).toMatchObject({
      code: 'buying_elsewhere',
      resumableDepositId: 'deposit-3',
    });
    expect([sent.filter(([id]) => id === 'cart.purchase'), attempts.open()]).toEqual([[], null]);
  });

  test('saves the new card, makes it the later method in the shop, and pays with the saved card', async () => {
    const { actor, sent, until } = running({ 'customer.recurring-purchase-method.set': {} });
    const newCard = { kind: 'new-card', method: 'cc', gatewayKey: 'braintree', isDefault: false } as const;
    const order = createTestOrder(0, {}, { laterMethod: { kind: 'unfunded', fund: null } });
    actor.send({ type: 'PAGE_DATA.RECEIVED', pageData: createTestCheckoutPage(order) });
    actor.send({ type: 'WAY.CHOOSE', way: newCard, csc: null });
    actor.send({ type: 'LATER_METHOD.CHOOSE', later: NEW_CARD_PAYS_LATER });
    actor.send({ type: 'ORDER.PLACE' });
    await until('paying');
    const { way: paysNow, later, order: noted } = actor.getSnapshot().context;
    const fundId = testSavedCardFund.customerFundId;
    expect([paysNow, later, noted?.laterMethod?.fund]).toEqual([{ ...way, fundId }, { fundId }, testSavedCardFund]);
    expect(sent[0]).toEqual(['customer.recurring-purchase-method.set', { body: { customerFundId: fundId } }]);
  });

  test('asks for the outcome of a stored attempt before anything else, and ends as purchased where it was bought', async () => {
    const storage = memory();
    storage.write('vitrine:purchase', 'customer-1 attempt-0001-of-two');
    const bought = { ...testUnknownCheckoutOutcome, known: true, checkoutId: 'checkout-7' };
    const { actor, sent, until } = running({ 'checkout.outcome': bought }, storage);
    actor.send({
      type: 'PAGE_DATA.RECEIVED',
      pageData: createTestCheckoutPage(createTestOrder(500, { cartItems: [] })),
    });
    await until('purchased');
    expect(sent.map(([, input]) => input)).toEqual([
      { params: { idempotencyKey: 'attempt-0001-of-two-p' } },
      { params: { idempotencyKey: 'attempt-0001-of-two-d' } },
    ]);
    expect(actor.getSnapshot().context.completedPurchase).toEqual({
      checkoutId: 'checkout-7',
      completedDeposit: null,
      cart: null,
    });
    expect(storage.storedEntries.size).toBe(0);
  });
});

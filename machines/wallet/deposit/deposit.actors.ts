import { fromCallback, fromPromise } from 'xstate';
import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { CardGatewayKey, Challenge, Deposit } from '#schemas/generated/api/types.gen.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { bankAccountAddingActors } from '../bank-account-adding/bank-account-adding.actors.ts';
import { createBankAccountAddingMachine } from '../bank-account-adding/bank-account-adding.machine.ts';
import { paypalDepositMachine } from '../paypal-deposit/paypal-deposit.machine.ts';
import type { PaypalDepositInput } from '../paypal-deposit/paypal-deposit.types.ts';
import { type SaveEnteredCardServices, saveEnteredCardActors } from '../save-entered-card/save-entered-card.actors.ts';
import { saveEnteredCardMachine } from '../save-entered-card/save-entered-card.machine.ts';
import type { CreateDepositInput, DepositApiResult, DepositEvent, OpenDeviceWalletInput } from './deposit.types.ts';
import type { DepositAttempt, DepositAttemptRequest, DepositAttemptStore } from './deposit-attempts.ts';
import { isDepositOutcomeUnknown } from './deposit-failure.ts';
import { type DepositRequestPageFacts, toDepositRequest } from './deposit-request.ts';

export interface BankChallengeCallbacks {
  /** The bank may have decided. */
  readonly notified: () => void;
  /** The customer closed the window of the bank, or it could not be shown. */
  readonly closed: () => void;
}

export interface BankChallengeWatchHandle {
  /** Reopens the bank's window of a gateway's script. */
  readonly open: () => void;
  readonly stop: () => void;
}

export interface DepositServices {
  readonly funds: FundsCalls;
  readonly attempts: DepositAttemptStore;
  readonly page: DepositRequestPageFacts;
  readonly tokenise: SaveEnteredCardServices['tokenise'];
  /** Device data of a gateway's script; null where it collects none. */
  readonly deviceData: (gatewayKey: CardGatewayKey, signal: AbortSignal) => Promise<string | null>;
  /** Opens a wallet of the device; null where the customer closed it. */
  readonly openWallet: (order: OpenDeviceWalletInput, signal: AbortSignal) => Promise<string | null>;
  /** Watches the bank's challenge until it is stopped. */
  readonly watchChallenge: (challenge: Challenge, watcher: BankChallengeCallbacks) => BankChallengeWatchHandle;
  /** Address of a page of the bank or of PayPal, which the API gives relative to the payment origin. */
  readonly address: (path: string) => string;
  /** Redirects the browser. */
  readonly redirect: (address: string) => void;
  /** Refetches cart and customer. */
  readonly refresh: () => Promise<void>;
}

type Options = { readonly signal: AbortSignal };

/** The actors of a deposit and of its children. */
export function depositActors(services: DepositServices, surroundings: FormSurroundings) {
  const { funds, attempts, tokenise, openWallet, watchChallenge, address, redirect, refresh } = services;
  const create = (order: CreateDepositInput, options: Options) => createDeposit(services, order, options);

  async function check(depositId: string, { signal }: Options): Promise<DepositApiResult> {
    const deposit = withAddresses(await funds.deposit(depositId, { signal }), address);
    if (!waitsForCustomer(deposit)) attempts.end();
    return { deposit, hasScheduledPurchases: false, checkoutId: deposit.checkoutId };
  }

  const checkDeposit = fromPromise<DepositApiResult, { readonly depositId: string }>(
    ({ input: { depositId }, signal }) => check(depositId, { signal }),
  );

  return {
    addCard: saveEnteredCardMachine.provide({
      actors: saveEnteredCardActors({ funds, tokenise, newKey: surroundings.newKey, isProvisional: true }),
    }),
    bankAccount: createBankAccountAddingMachine(surroundings).provide({ actors: bankAccountAddingActors(funds) }),
    paypal: paypalDepositMachine.provide({
      actors: {
        createDeposit: fromPromise<DepositApiResult, PaypalDepositInput>(
          ({ input: { existingResult: _, ...given }, signal }) =>
            create(
              { input: { kind: 'new', csc: null, ...given }, way: given.way, csc: null, walletToken: null },
              { signal },
            ),
        ),
        checkDeposit,
      },
      actions: { redirect: (_, { url }) => redirect(url) },
    }),
    openWallet: fromPromise<string | null, OpenDeviceWalletInput>(({ input, signal }) => openWallet(input, signal)),
    createDeposit: fromPromise<DepositApiResult, CreateDepositInput>(({ input, signal }) => create(input, { signal })),
    checkDeposit,
    watchChallenge: fromCallback<DepositEvent, { readonly answer: DepositApiResult | null }>(
      ({ input, sendBack, receive }) => {
        const challenge = input.answer?.deposit?.challenge;
        if (!challenge) return undefined;
        const watch = watchChallenge(challenge, {
          notified: () => sendBack({ type: 'CHALLENGE.NOTIFIED' }),
          closed: () => sendBack({ type: 'CHALLENGE.CLOSE' }),
        });
        receive((event) => event.type === 'CHALLENGE.OPEN' && watch.open());
        return watch.stop;
      },
    ),
    refreshCartAndCustomer: fromPromise<void>(async () => {
      attempts.end();
      await refresh();
    }),
  };
}

/**
 * Sends the request of an attempt under its key. A response ends the attempt, or gives the deposit that waits for the customer;
 * an unanswered request stays stored, to be repeated unchanged.
 */
async function createDeposit(
  services: Pick<DepositServices, 'funds' | 'attempts' | 'page' | 'address' | 'deviceData'>,
  order: CreateDepositInput,
  options: Options,
): Promise<DepositApiResult> {
  const { funds, attempts, page, address } = services;
  const deviceData = await deviceDataFor(order, services, options);
  const { attempt, request } = attemptFor(attempts, order, page, deviceData);
  try {
    const { deposit: receivedDeposit, ...rest } = await send(funds, request, order.csc, {
      ...options,
      idempotencyKey: attempt.key,
    });
    const deposit = receivedDeposit && withAddresses(receivedDeposit, address);
    if (deposit && waitsForCustomer(deposit)) attempts.answered(attempt, deposit.depositId);
    else attempts.end();
    return { ...rest, deposit };
  } catch (error) {
    if (!options.signal.aborted && !isDepositOutcomeUnknown(error)) attempts.end();
    throw error;
  }
}

/** A transfer has no gateway, and a repeated request reuses its stored device data. */
async function deviceDataFor(
  { input, way }: CreateDepositInput,
  { deviceData }: Pick<DepositServices, 'deviceData'>,
  { signal }: Options,
): Promise<string | null> {
  const gatewayKey = way && 'gatewayKey' in way ? way.gatewayKey : null;
  return input.kind === 'new' && gatewayKey !== null ? deviceData(gatewayKey, signal) : null;
}

function attemptFor(
  attempts: DepositAttemptStore,
  order: CreateDepositInput,
  page: DepositRequestPageFacts,
  deviceData: string | null,
): { readonly attempt: DepositAttempt; readonly request: DepositAttemptRequest } {
  if (order.input.kind === 'new') {
    const request = toDepositRequest(order, page, deviceData);
    const attempt = attempts.begin(request, order.input.amount, order.csc !== null, order.input.key);
    return { attempt, request: attempt.request ?? request };
  }
  const attempt = attempts.open();
  if (!attempt?.request) throw new TypeError('there is no request to send again');
  return { attempt, request: attempt.request };
}

async function send(
  funds: Pick<FundsCalls, 'createDeposit' | 'createDepositWithCode' | 'depositPurchase' | 'walletPay'>,
  request: DepositAttemptRequest,
  csc: string | null,
  options: Options & { readonly idempotencyKey: string },
): Promise<DepositApiResult> {
  switch (request.call) {
    case 'deposit': {
      const { payer, body } = request;
      const deposit = await (csc === null
        ? funds.createDeposit(payer, body, options)
        : funds.createDepositWithCode(payer, { ...body, csc }, options));
      return answerOf(deposit);
    }
    case 'deposit-purchase': {
      const { body, purchase } = request;
      const deposit = csc === null ? body : { ...body, csc };
      const answer = await funds.depositPurchase({ deposit, purchase }, options);
      return {
        deposit: answer.deposit,
        hasScheduledPurchases: (answer.scheduledPurchases ?? []).length > 0,
        checkoutId: answer.checkoutId,
      };
    }
    case 'wallet-pay': {
      const { method, gatewayKey, body } = request;
      return answerOf(await funds.walletPay(method, gatewayKey, body, options));
    }
  }
}

function answerOf(deposit: Deposit): DepositApiResult {
  return { deposit, hasScheduledPurchases: false, checkoutId: deposit.checkoutId };
}

function waitsForCustomer({ challenge, redirectUrl }: Deposit): boolean {
  return challenge !== null || redirectUrl !== null;
}

function withAddresses(deposit: Deposit, address: DepositServices['address']): Deposit {
  const { challenge, redirectUrl } = deposit;
  return {
    ...deposit,
    challenge: challenge && { ...challenge, url: challenge.url === null ? null : address(challenge.url) },
    redirectUrl: redirectUrl === null ? null : address(redirectUrl),
  };
}

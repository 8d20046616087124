import { readMainUnits } from '#domain/analytics/amount.ts';
import type { AnalyticsEvents, Told } from '#domain/analytics/analytics-events.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { elevationOf } from '#engine/api/elevation.ts';
import type { Transport } from '#engine/api/transport.ts';

/** What a call was made with, as far as analytics tells of it. */
interface Asked {
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The result of the call. */
  readonly result: unknown;
}

/** Null where the answer has nothing to tell. */
type Fact = (asked: Asked) => Told | null;

const fund =
  (method: AnalyticsEvents['fund created']['method']): Fact =>
  () => ['fund created', { method }];

/** What analytics is told when a call went well, by the id of the call. */
const FACTS: Readonly<Record<string, Fact>> = {
  'funds.card.add': fund('cc'),
  'funds.bank-account.add': fund('bank'),
  'funds.pl.braintree': fund('pl'),
  'funds.set-default': ({ params }) => ['fund defaulted', { fund_id: text(params['fundId']) }],
  'funds.withdraw': ({ body }) => {
    const method = withdrawalMethod(body);
    return method && ['withdrawal requested', { method }];
  },
  'two-factor.authenticator': () => ['2FA setup', { method: 'authenticator' }],
  'two-factor.email': () => ['2FA setup', { method: 'email' }],
  'auth.check-email': ({ result }) =>
    fieldOf(result, 'available') === false ? ['sign-up email validation failed', { code: 'email_taken' }] : null,
  'password.forgot': () => ['password reset requested', {}],
  'password.reset': () => ['password reset completed', {}],
  'password.force-change': () => ['password reset completed', {}],
  // Messages to the shop go to the same call.
  'event.create': ({ body }) => {
    const rating = fieldOf(body, 'eventType') === 'feedback_event' ? oneOf([-1, 0, 1], fieldOf(body, 'rating')) : null;
    return rating === null ? null : ['Feedback', { rating }];
  },
  // What the customer is from now on: who joins may have to pay in first, and who leaves has paid until a day to come.
  'membership.update': ({ result }) => {
    const status = oneOf(['member', 'non-member', 'pending-deposit'], fieldOf(result, 'membershipStatus'));
    return status && ['MembershipStatusUpdated', { status }];
  },
  'lotto-party.group.create': ({ result }) => ['social syndicate group created', { group_id: textOf(result, 'id') }],
  'lotto-party.group.join': ({ result }) => ['social syndicate group joined', { group_id: textOf(result, 'id') }],
  'lotto-party.session.create': ({ result }) => {
    const session = sessionFields(result);
    return session && ['social syndicate session created', session];
  },
  'lotto-party.session.update': ({ result }) => {
    const session = sessionFields(result);
    return session && ['social syndicate session changed', session];
  },
};

type VerificationMethod = AnalyticsEvents['verification attempted']['method'];

/** Methods of verification, by the id of the call. ConnectID makes two: one to leave for it, and one with its outcome. */
const VERIFICATIONS: Readonly<Record<string, (body: unknown) => VerificationMethod>> = {
  'customer.verify': () => 'auto_verification',
  'customer.verification': (body) =>
    body instanceof FormData && body.get('method') === 'pdf_form' ? 'pdf_form' : 'photo_id_upload',
  'customer.verification.licence': () => 'drivers_licence',
  'customer.verification.connectid': () => 'connect_id',
  'customer.verification.connectid.callback': () => 'connect_id',
};

/** Calls that say what is wrong with the e-mail address of somebody who signs up. */
const ADDRESS_CALLS: ReadonlySet<string> = new Set(['auth.check-email', 'auth.signup']);

/** Calls that are repeated until they are answered, and of which the customer sees nothing meanwhile. */
const POLLS: ReadonlySet<string> = new Set(['checkout.outcome', 'funds.deposit.get', 'heartbeat', 'migration.migrate']);

/**
 * The same calls; analytics is told of those that went well, of attempts at verification and of refused addresses, and gets an
 * `Error` with the code of the first message for each call that failed.
 */
export function tellCalls(transport: Transport, tell: (...told: Told) => void): Transport {
  return {
    async send(ref, input, options) {
      const { id } = ref;
      const verification = Object.hasOwn(VERIFICATIONS, id) ? VERIFICATIONS[id]?.(input.body) : undefined;
      try {
        const answer = await transport.send(ref, input, options);
        const { result } = answer;
        if (verification)
          tell('verification attempted', { method: verification, status: statusOf(result), code: null });
        const fact = Object.hasOwn(FACTS, id) ? FACTS[id] : undefined;
        const told = fact?.({ params: { ...input.params }, body: input.body, result });
        if (told) tell(...told);
        return answer;
      } catch (error) {
        // What waits for a one-time code is made again.
        if (error instanceof ApiError && !elevationOf(error)) {
          const { code } = error;
          if (verification) tell('verification attempted', { method: verification, status: null, code });
          if (ADDRESS_CALLS.has(id) && 'email' in error.errors) tell('sign-up email validation failed', { code });
          if (!isExpected(id, error)) tell('Error', errorFields(error, input.body));
        }
        throw error;
      }
    },
  };
}

/** A cart that is gone is made anew, and polls go on: neither failed for the customer. */
function isExpected(id: string, { status, answered }: ApiError): boolean {
  return (id === 'anon-cart.get' && status === 404) || (POLLS.has(id) && !answered);
}

function errorFields({ code, message }: ApiError, body: unknown): AnalyticsEvents['Error'] {
  const method = withdrawalMethod(body);
  return { code, message: message.replaceAll(/\S+@\S+/g, '…'), ...(method && { method }) };
}

function withdrawalMethod(body: unknown): AnalyticsEvents['withdrawal requested']['method'] | null {
  return oneOf(['tt', 'pl', 'tw', 'do'], fieldOf(body, 'withdrawalMethodCode'));
}

function sessionFields(session: unknown): AnalyticsEvents['social syndicate session created'] | null {
  const draws = fieldOf(session, 'draws');
  const status = oneOf(['paused', 'on', 'off'], fieldOf(session, 'autosessionStatus'));
  return (
    status && {
      group_id: textOf(session, 'groupId'),
      session_id: textOf(session, 'sessionId'),
      product_id: textOf(session, 'lotteryKey'),
      draw_no: numberOf(Array.isArray(draws) ? draws[0] : null, 'drawNo'),
      price: readMainUnits(textOf(fieldOf(session, 'sharePrice'), 'amount') || null),
      autosession_status: status,
    }
  );
}

/** How far it is proved who the customer is; null where the answer does not say. */
function statusOf(verification: unknown): string | null {
  return textOf(verification, 'status') || null;
}

function oneOf<const Value>(values: readonly Value[], value: unknown): Value | null {
  return values.find((known) => known === value) ?? null;
}

function textOf(body: unknown, name: string): string {
  return text(fieldOf(body, name));
}

function numberOf(body: unknown, name: string): number | null {
  const found = fieldOf(body, name);
  return typeof found === 'number' ? found : null;
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

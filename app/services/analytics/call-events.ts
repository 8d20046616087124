import type { AnalyticsEventArguments, AnalyticsEventFields } from '#domain/analytics/analytics-events.ts';
import { parseAmountToMainUnits } from '#domain/analytics/main-units.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { parseRequiredElevation } from '#engine/api/elevation.ts';
import type { ApiTransport } from '#engine/api/transport.ts';
import type { TrackEvent } from './track.ts';

/** A successful call: its parameters, request body and result. */
interface CompletedCall {
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly result: unknown;
}

/** The event of a successful call; null for none. */
type ToEvent = (call: CompletedCall) => AnalyticsEventArguments | null;

const fund =
  (method: AnalyticsEventFields['fund created']['method']): ToEvent =>
  () => ['fund created', { method }];

/** Events of successful calls, by the id of the call. */
const CALL_EVENTS: Readonly<Record<string, ToEvent>> = {
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
  // Support messages are sent by the same call.
  'event.create': ({ body }) => {
    const rating = fieldOf(body, 'eventType') === 'feedback_event' ? oneOf([-1, 0, 1], fieldOf(body, 'rating')) : null;
    return rating === null ? null : ['Feedback', { rating }];
  },
  // The status in the result may differ from the one in the request: joining can need a deposit, and leaving takes effect later.
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

type VerificationMethod = AnalyticsEventFields['verification attempted']['method'];

/** Verification methods by call id. ConnectID has two calls: departure and outcome. */
const VERIFICATIONS: Readonly<Record<string, (body: unknown) => VerificationMethod>> = {
  'customer.verify': () => 'auto_verification',
  'customer.verification': (body) =>
    body instanceof FormData && body.get('method') === 'pdf_form' ? 'pdf_form' : 'photo_id_upload',
  'customer.verification.licence': () => 'drivers_licence',
  'customer.verification.connectid': () => 'connect_id',
  'customer.verification.connectid.callback': () => 'connect_id',
};

/** Calls that validate the e-mail address of a sign-up. */
const ADDRESS_CALLS: ReadonlySet<string> = new Set(['auth.check-email', 'auth.signup']);

/** Calls that are repeated in the background until they succeed. */
const POLLS: ReadonlySet<string> = new Set(['checkout.outcome', 'funds.deposit.get', 'heartbeat', 'migration.migrate']);

/**
 * A transport that tracks the events of its calls: those of successful calls, attempts at verification, e-mail addresses refused
 * at sign-up, and for each failed call an `Error` with the code of its first message.
 */
export function withAnalyticsCallTracking(transport: ApiTransport, track: TrackEvent): ApiTransport {
  return {
    async send(ref, input, options) {
      const { id } = ref;
      const verification = Object.hasOwn(VERIFICATIONS, id) ? VERIFICATIONS[id]?.(input.body) : undefined;
      try {
        const answer = await transport.send(ref, input, options);
        const { result } = answer;
        if (verification)
          track('verification attempted', { method: verification, status: statusOf(result), code: null });
        const toEvent = Object.hasOwn(CALL_EVENTS, id) ? CALL_EVENTS[id] : undefined;
        const event = toEvent?.({ params: { ...input.params }, body: input.body, result });
        if (event) track(...event);
        return answer;
      } catch (error) {
        // The call is repeated with a one-time code.
        if (error instanceof ApiError && !parseRequiredElevation(error)) {
          const { code } = error;
          if (verification) track('verification attempted', { method: verification, status: null, code });
          if (ADDRESS_CALLS.has(id) && 'email' in error.errors) track('sign-up email validation failed', { code });
          if (!isExpected(id, error)) track('Error', errorFields(error, input.body));
        }
        throw error;
      }
    },
  };
}

/** Failures that the customer does not see: a missing cart is replaced, and polls are repeated. */
function isExpected(id: string, { status, answered }: ApiError): boolean {
  return (id === 'anon-cart.get' && status === 404) || (POLLS.has(id) && !answered);
}

function errorFields({ code, message }: ApiError, body: unknown): AnalyticsEventFields['Error'] {
  const method = withdrawalMethod(body);
  return { code, message: message.replaceAll(/\S+@\S+/g, '…'), ...(method && { method }) };
}

function withdrawalMethod(body: unknown): AnalyticsEventFields['withdrawal requested']['method'] | null {
  return oneOf(['tt', 'pl', 'tw', 'do'], fieldOf(body, 'withdrawalMethodCode'));
}

function sessionFields(session: unknown): AnalyticsEventFields['social syndicate session created'] | null {
  const draws = fieldOf(session, 'draws');
  const sharePrice = fieldOf(session, 'sharePrice');
  const status = oneOf(['paused', 'on', 'off'], fieldOf(session, 'autosessionStatus'));
  return (
    status && {
      group_id: textOf(session, 'groupId'),
      session_id: textOf(session, 'sessionId'),
      product_id: textOf(session, 'lotteryKey'),
      draw_no: numberOf(Array.isArray(draws) ? draws[0] : null, 'drawNo'),
      price: parseAmountToMainUnits(textOf(sharePrice, 'amount') || null, textOf(sharePrice, 'currency') ?? ''),
      autosession_status: status,
    }
  );
}

/** Status of a verification; null where the result has none. */
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

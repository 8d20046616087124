import type { Told } from '#domain/analytics/analytics-events.ts';
import { ApiError } from '#engine/api/api-error.ts';
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

const verification =
  (method: string): Fact =>
  () => ['verification attempted', { method }];
const fund =
  (method: string): Fact =>
  () => ['fund created', { method }];

/** What analytics is told when a call went well, by the id of the call. */
const FACTS: Readonly<Record<string, Fact>> = {
  'funds.card.add': fund('cc'),
  'funds.bank-account.add': fund('bank'),
  'funds.pl.braintree': fund('pl'),
  'funds.set-default': ({ params }) => ['fund defaulted', { fund_id: text(params['fundId']) }],
  'funds.withdraw': ({ body }) => ['withdrawal requested', { method: textOf(body, 'withdrawalMethodCode') }],
  'two-factor.authenticator': () => ['2FA setup', { method: 'authenticator' }],
  'two-factor.email': () => ['2FA setup', { method: 'email' }],
  'customer.verify': verification('auto_verification'),
  'customer.verification': verification('photo_id_upload'),
  'customer.verification.licence': verification('drivers_licence'),
  'customer.verification.connectid': verification('connect_id'),
  'auth.check-email': ({ result }) =>
    fieldOf(result, 'available') === false ? ['sign-up email validation failed', { code: 'email_taken' }] : null,
  'password.forgot': () => ['password reset requested', {}],
  'password.reset': () => ['password reset completed', {}],
  'password.force-change': () => ['password reset completed', {}],
  'event.create': ({ body }) => ['Feedback', { rating: numberOf(body, 'rating') }],
  // What the customer is from now on: who joins may have to pay in first, and who leaves has paid until a day to come.
  'membership.update': ({ result }) => ['MembershipStatusUpdated', { status: textOf(result, 'membershipStatus') }],
  'lotto-party.group.create': ({ result }) => ['social syndicate group created', { group_id: textOf(result, 'id') }],
  'lotto-party.group.join': ({ result }) => ['social syndicate group joined', { group_id: textOf(result, 'id') }],
  'lotto-party.session.create': ({ result }) => ['social syndicate session created', sessionFields(result)],
  'lotto-party.session.update': ({ result }) => ['social syndicate session changed', sessionFields(result)],
};

/** Calls that tell what is wrong with the e-mail address of somebody who signs up. */
const ADDRESS_CALLS: ReadonlySet<string> = new Set(['auth.check-email', 'auth.signup']);

/** The same calls; analytics hears of those that went well, and of addresses that were refused. */
export function tellCalls(transport: Transport, tell: (...told: Told) => void): Transport {
  return {
    async send(ref, input, options) {
      try {
        const answer = await transport.send(ref, input, options);
        const fact = Object.hasOwn(FACTS, ref.id) ? FACTS[ref.id] : undefined;
        const told = fact?.({ params: { ...input.params }, body: input.body, result: answer.result });
        if (told) tell(...told);
        return answer;
      } catch (error) {
        if (ADDRESS_CALLS.has(ref.id) && error instanceof ApiError && 'email' in error.errors)
          tell('sign-up email validation failed', { code: error.code ?? '' });
        throw error;
      }
    },
  };
}

function sessionFields(session: unknown) {
  const draws = fieldOf(session, 'draws');
  return {
    group_id: textOf(session, 'groupId'),
    session_id: textOf(session, 'sessionId'),
    product_id: textOf(session, 'lotteryKey'),
    draw_no: numberOf(Array.isArray(draws) ? draws[0] : null, 'drawNo'),
    price: textOf(fieldOf(session, 'sharePrice'), 'amount') || null,
    autosession_status: textOf(session, 'autosessionStatus'),
  };
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

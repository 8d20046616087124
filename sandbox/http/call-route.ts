import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CallDataGuard, WireCallDescriptor } from '#schemas/api/call.ts';
import type { ApiMessage } from '#schemas/generated/api/wire-types.gen.ts';
import type { SchemaComplaint } from '#schemas/refusals/schema-complaint.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { formatFormMessage } from '../messages/form-message.ts';
import type { SandboxBrand } from '../shop.ts';
import type { AuthenticatedCaller } from '../sign-in/caller.ts';
import { createInvalidTokenFault } from '../sign-in/caller.ts';
import type { StoredCustomerSession } from '../sign-in/session-store.ts';
import { ApiFault } from './api-fault.ts';
import { callsMessages } from './calls.messages.gen.ts';

/** An authorised call whose body is not yet read. */
export interface AuthorisedCall {
  readonly brand: SandboxBrand;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The visitor's sub-variant in upper case, or null. */
  readonly subVariant: string | null;
  /** Device id of the visitor, or null. */
  readonly deviceId: string | null;
  /** Client address for rate limits. */
  readonly address: string;
  /** Locale that the call requests; null if it requests none that the sandbox has. */
  readonly locale: string | null;
  /** The signed-in customer, or null. */
  readonly caller: AuthenticatedCaller | null;
  /** Time of the shop in epoch milliseconds. */
  readonly now: number;
}

/** A call of a signed-in customer. */
export interface AuthorisedCustomerCall extends AuthorisedCall {
  readonly caller: AuthenticatedCaller;
  readonly customer: StoredCustomer;
  readonly session: StoredCustomerSession;
}

/** A response with another status than the call's usual one. */
export class ReturnedAnswerWithOtherStatus<Answer> {
  readonly status: ContentfulStatusCode | 204;
  readonly answer: Answer;

  constructor(status: ContentfulStatusCode | 204, answer: Answer) {
    this.status = status;
    this.answer = answer;
  }
}

export interface SandboxCallRouteOptions {
  /**
   * Whether the session needs a recent two-factor code; with `everyone`, customers without two-factor need a recent
   * password.
   */
  readonly requiresElevation?: boolean | 'everyone';
  /** Whether the call sells something. Refused for customers to whom nothing may be sold. */
  readonly sells?: boolean | ((body: unknown) => boolean);
  /** Whether responses are not stored by idempotency key, for example because they hold secrets. */
  readonly ignoresIdempotencyKey?: boolean;
  /** Whether an expired access token is accepted, for refresh and logout. */
  readonly acceptsExpiredToken?: boolean;
}

/** A call with its handler. */
export interface SandboxCallRoute {
  readonly address: WireCallDescriptor<unknown, unknown>;
  readonly status: WireCallDescriptor<unknown, unknown>['status'];
  /** Validator of the response; null where it is no JSON. */
  readonly responseGuard: CallDataGuard<unknown> | null;
  readonly hasBody: boolean;
  readonly requiresElevation: boolean | 'everyone';
  readonly sells: (body: unknown) => boolean;
  readonly ignoresIdempotencyKey: boolean;
  readonly acceptsExpiredToken: boolean;
  /** Whether the handler is asynchronous and opens its own transactions. */
  readonly isAsync: boolean;
  respond(incoming: AuthorisedCall, body: unknown): unknown;
}

type Answered<Answer> = Answer | ReturnedAnswerWithOtherStatus<Answer>;

/** For calls without a body or with a multipart body, which the handler gets as FormData. */
export function defineSandboxRoute<Answer>(
  call: WireCallDescriptor<undefined, Answer>,
  handle: (incoming: AuthorisedCall, body: unknown) => Answered<Answer>,
  options: SandboxCallRouteOptions = {},
): SandboxCallRoute {
  return { ...routeOf(call, options), hasBody: call.encoding === 'multipart', respond: handle };
}

/** For calls with a JSON body. An invalid body is refused with 422. */
export function defineSandboxBodyRoute<Body, Answer>(
  call: WireCallDescriptor<Body, Answer>,
  handle: (incoming: AuthorisedCall, body: Body) => Answered<Answer>,
  options: SandboxCallRouteOptions = {},
): SandboxCallRoute {
  return { ...routeOf(call, options), respond: (incoming, body) => handle(incoming, acceptedBody(call, body)) };
}

/** For calls of a signed-in customer. Refused with 401 without a valid token. */
export function defineSandboxCustomerRoute<Answer>(
  call: WireCallDescriptor<undefined, Answer>,
  handle: (incoming: AuthorisedCustomerCall, body: unknown) => Answered<Answer>,
  options: SandboxCallRouteOptions = {},
): SandboxCallRoute {
  return defineSandboxRoute(call, (incoming, body) => handle(requireCustomerCall(incoming), body), options);
}

/** For calls of a signed-in customer with a JSON body. */
export function defineSandboxCustomerBodyRoute<Body, Answer>(
  call: WireCallDescriptor<Body, Answer>,
  handle: (incoming: AuthorisedCustomerCall, body: Body) => Answered<Answer>,
  options: SandboxCallRouteOptions = {},
): SandboxCallRoute {
  return defineSandboxBodyRoute(call, (incoming, body) => handle(requireCustomerCall(incoming), body), options);
}

/**
 * For calls with asynchronous work such as hashing. The handler opens its own transactions, and none across an await.
 */
export function defineSandboxAsyncRoute<Body, Answer>(
  call: WireCallDescriptor<Body, Answer>,
  handle: (incoming: AuthorisedCall, body: Body) => Promise<Answered<Answer>>,
  options: Pick<SandboxCallRouteOptions, 'acceptsExpiredToken'> = {},
): SandboxCallRoute {
  return {
    ...routeOf(call, { ...options, ignoresIdempotencyKey: true }),
    isAsync: true,
    respond: (incoming, body) => handle(incoming, acceptedBody(call, body)),
  };
}

/** For calls of a signed-in customer with a multipart form. The handler opens its own transactions. */
export function defineSandboxCustomerFormRoute<Answer>(
  call: WireCallDescriptor<undefined, Answer>,
  handle: (incoming: AuthorisedCustomerCall, form: FormData) => Promise<Answered<Answer>>,
): SandboxCallRoute {
  return {
    ...routeOf(call, { ignoresIdempotencyKey: true }),
    hasBody: true,
    isAsync: true,
    respond: (incoming, body) =>
      handle(requireCustomerCall(incoming), body instanceof FormData ? body : new FormData()),
  };
}

/** @throws ApiFault 401 `invalid_token` if no customer is signed in. */
export function requireCustomerCall(incoming: AuthorisedCall): AuthorisedCustomerCall {
  const { caller } = incoming;
  if (!caller) throw createInvalidTokenFault();
  return { ...incoming, caller, customer: caller.customer, session: caller.session };
}

function routeOf<Body, Answer>(call: WireCallDescriptor<Body, Answer>, options: SandboxCallRouteOptions) {
  const {
    requiresElevation = false,
    sells = false,
    ignoresIdempotencyKey = false,
    acceptsExpiredToken = false,
  } = options;
  return {
    address: call,
    status: call.status,
    responseGuard: call.answer,
    hasBody: call.body !== null,
    requiresElevation,
    sells: typeof sells === 'boolean' ? () => sells : sells,
    ignoresIdempotencyKey,
    acceptsExpiredToken,
    isAsync: false,
  };
}

function acceptedBody<Body, Answer>({ id, body: accepts }: WireCallDescriptor<Body, Answer>, body: unknown): Body {
  if (!accepts) {
    if (body === undefined) return body as Body;
    throw new Error(`${id} has no body in the contract`);
  }
  if (!accepts(body)) throw invalidBody(accepts.explain(body));
  return body;
}

function invalidBody(complaints: readonly SchemaComplaint[]): ApiFault {
  const [first, ...rest] = complaints.map(messageOf);
  return new ApiFault(
    422,
    first ?? { code: 'invalid', message: callsMessages.invalidRequest(), target: 'this' },
    ...rest,
  );
}

function messageOf({ instancePath, keyword, params, message = 'is not valid' }: SchemaComplaint): ApiMessage {
  const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
  const target = `${instancePath}${missing}`.slice(1).replaceAll('/', '.') || 'this';
  if (keyword === 'required') return { code: 'required', message: formatFormMessage('required'), target };
  return { code: 'invalid', message: `${target}: ${message}`, target };
}

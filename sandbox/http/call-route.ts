import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DEFAULT_FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import type { CallDataGuard, WireCall } from '#schemas/api/call.ts';
import type { ApiMessage } from '#schemas/generated/api/wire-types.gen.ts';
import type { SchemaComplaint } from '#schemas/refusals/schema-complaint.ts';
import type { Customer } from '../account/customers/customer-store.ts';
import type { SandboxBrand } from '../shop.ts';
import type { AuthenticatedCaller } from '../sign-in/caller.ts';
import { createInvalidTokenFault } from '../sign-in/caller.ts';
import type { CustomerSession } from '../sign-in/session-store.ts';
import { ApiFault } from './api-fault.ts';

/** A call that has been authorised; its body is not yet read. */
export interface AuthorisedCall {
  readonly brand: SandboxBrand;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Key of the sub-variant that the visitor is in, in upper case, or null. */
  readonly subVariant: string | null;
  /** Id of the device that the engine knows the visitor by, or null. */
  readonly deviceId: string | null;
  /** Where the call comes from, as far as rate limits are concerned. */
  readonly address: string;
  /** Who is signed in, or null. */
  readonly caller: AuthenticatedCaller | null;
  /** Epoch milliseconds of the shop. */
  readonly now: number;
}

/** A call in a customer's name. */
export interface CustomerCall extends AuthorisedCall {
  readonly caller: AuthenticatedCaller;
  readonly customer: Customer;
  readonly session: CustomerSession;
}

/** An answer with another status than that of the call's usual success. */
export class ResponseWithStatus<Answer> {
  readonly status: ContentfulStatusCode | 204;
  readonly answer: Answer;

  constructor(status: ContentfulStatusCode | 204, answer: Answer) {
    this.status = status;
    this.answer = answer;
  }
}

export interface CallRouteOptions {
  /** Whether a customer with two-factor must have given a code lately; `everyone`: the others their password. */
  readonly requiresElevation?: boolean | 'everyone';
  /** Whether it sells something, or takes money for it: refused to a customer to whom nothing may be sold. */
  readonly sells?: boolean | ((body: unknown) => boolean);
  /** Whether an idempotency key is of no concern, as where an answer holds secrets. */
  readonly ignoresIdempotencyKey?: boolean;
  /** Whether the access token may have expired, as where a session is renewed or ended. */
  readonly acceptsExpiredToken?: boolean;
}

/** A call with what answers it. */
export interface CallRoute {
  readonly address: WireCall<unknown, unknown>;
  readonly status: WireCall<unknown, unknown>['status'];
  /** What the contract lets it answer; null where that is no JSON. */
  readonly responseGuard: CallDataGuard<unknown> | null;
  readonly hasBody: boolean;
  readonly requiresElevation: boolean | 'everyone';
  readonly sells: (body: unknown) => boolean;
  readonly ignoresIdempotencyKey: boolean;
  readonly acceptsExpiredToken: boolean;
  /** Whether the answer takes a while; such a call opens its own transactions. */
  readonly isAsync: boolean;
  respond(incoming: AuthorisedCall, body: unknown): unknown;
}

type Answered<Answer> = Answer | ResponseWithStatus<Answer>;

/** Answers a call that has no body, or whose body is multipart: the handler then gets a FormData. */
export function defineRoute<Answer>(
  call: WireCall<undefined, Answer>,
  handle: (incoming: AuthorisedCall, body: unknown) => Answered<Answer>,
  options: CallRouteOptions = {},
): CallRoute {
  return { ...routeOf(call, options), hasBody: call.encoding === 'multipart', respond: handle };
}

/** Answers a call whose body the contract describes; a body that breaks it is refused with 422. */
export function defineBodyRoute<Body, Answer>(
  call: WireCall<Body, Answer>,
  handle: (incoming: AuthorisedCall, body: Body) => Answered<Answer>,
  options: CallRouteOptions = {},
): CallRoute {
  return { ...routeOf(call, options), respond: (incoming, body) => handle(incoming, acceptedBody(call, body)) };
}

/** Answers a call in a customer's name; without a good token it is refused with 401. */
export function defineCustomerRoute<Answer>(
  call: WireCall<undefined, Answer>,
  handle: (incoming: CustomerCall, body: unknown) => Answered<Answer>,
  options: CallRouteOptions = {},
): CallRoute {
  return defineRoute(call, (incoming, body) => handle(requireCustomerCall(incoming), body), options);
}

/** Answers a call in a customer's name whose body the contract describes. */
export function defineCustomerBodyRoute<Body, Answer>(
  call: WireCall<Body, Answer>,
  handle: (incoming: CustomerCall, body: Body) => Answered<Answer>,
  options: CallRouteOptions = {},
): CallRoute {
  return defineBodyRoute(call, (incoming, body) => handle(requireCustomerCall(incoming), body), options);
}

/** Answers a call that hashes or signs meanwhile. The handler opens its own transactions, and none across a wait. */
export function defineAsyncRoute<Body, Answer>(
  call: WireCall<Body, Answer>,
  handle: (incoming: AuthorisedCall, body: Body) => Promise<Answered<Answer>>,
  options: Pick<CallRouteOptions, 'acceptsExpiredToken'> = {},
): CallRoute {
  return {
    ...routeOf(call, { ...options, ignoresIdempotencyKey: true }),
    isAsync: true,
    respond: (incoming, body) => handle(incoming, acceptedBody(call, body)),
  };
}

/** Answers a call in a customer's name whose body is a multipart form. The handler opens its own transactions. */
export function defineCustomerFormRoute<Answer>(
  call: WireCall<undefined, Answer>,
  handle: (incoming: CustomerCall, form: FormData) => Promise<Answered<Answer>>,
): CallRoute {
  return {
    ...routeOf(call, { ignoresIdempotencyKey: true }),
    hasBody: true,
    isAsync: true,
    respond: (incoming, body) =>
      handle(requireCustomerCall(incoming), body instanceof FormData ? body : new FormData()),
  };
}

/** @throws ApiFault 401 `invalid_token` when nobody is signed in. */
export function requireCustomerCall(incoming: AuthorisedCall): CustomerCall {
  const { caller } = incoming;
  if (!caller) throw createInvalidTokenFault();
  return { ...incoming, caller, customer: caller.customer, session: caller.session };
}

function routeOf<Body, Answer>(call: WireCall<Body, Answer>, options: CallRouteOptions) {
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

function acceptedBody<Body, Answer>({ id, body: accepts }: WireCall<Body, Answer>, body: unknown): Body {
  if (!accepts) {
    if (body === undefined) return body as Body;
    throw new Error(`${id} has no body in the contract`);
  }
  if (!accepts(body)) throw invalidBody(accepts.explain(body));
  return body;
}

function invalidBody(complaints: readonly SchemaComplaint[]): ApiFault {
  const [first, ...rest] = complaints.map(messageOf);
  return new ApiFault(422, first ?? { code: 'invalid', message: 'The request is not valid.', target: 'this' }, ...rest);
}

function messageOf({ instancePath, keyword, params, message = 'is not valid' }: SchemaComplaint): ApiMessage {
  const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
  const target = `${instancePath}${missing}`.slice(1).replaceAll('/', '.') || 'this';
  if (keyword === 'required') return { code: 'required', message: DEFAULT_FORM_MESSAGES.required, target };
  return { code: 'invalid', message: `${target}: ${message}`, target };
}

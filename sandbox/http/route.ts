import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DEFAULT_FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import type { CallDataGuard, WireCall } from '#schemas/api/call.ts';
import type { ApiMessage } from '#schemas/generated/api/wire-types.gen.ts';
import type { SchemaComplaint } from '#schemas/refusals/schema-complaint.ts';
import type { Customer } from '../account/customers/customer-store.ts';
import type { Brand } from '../shop.ts';
import type { Caller } from '../sign-in/caller.ts';
import { invalidToken } from '../sign-in/caller.ts';
import type { Session } from '../sign-in/session-store.ts';
import { ApiFault } from './api-fault.ts';

/** A call that has been authorised; its body is not yet read. */
export interface Incoming {
  readonly brand: Brand;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Key of the sub-variant that the visitor is in, in upper case, or null. */
  readonly subVariant: string | null;
  /** Id of the device that the engine knows the visitor by, or null. */
  readonly deviceId: string | null;
  /** Where the call comes from, as far as rate limits are concerned. */
  readonly address: string;
  /** Who is signed in, or null. */
  readonly caller: Caller | null;
  /** Epoch milliseconds of the shop. */
  readonly now: number;
}

/** A call in a customer's name. */
export interface CustomerIncoming extends Incoming {
  readonly caller: Caller;
  readonly customer: Customer;
  readonly session: Session;
}

/** An answer with another status than that of the call's usual success. */
export class Reply<Answer> {
  readonly status: ContentfulStatusCode | 204;
  readonly answer: Answer;

  constructor(status: ContentfulStatusCode | 204, answer: Answer) {
    this.status = status;
    this.answer = answer;
  }
}

export interface RouteOptions {
  /** Whether a customer with two-factor must have given a code lately; `everyone`: the others their password. */
  readonly elevated?: boolean | 'everyone';
  /** Whether it sells something, or takes money for it: refused to a customer to whom nothing may be sold. */
  readonly sells?: boolean | ((body: unknown) => boolean);
  /** Whether an idempotency key is of no concern, as where an answer holds secrets. */
  readonly unkeyed?: boolean;
  /** Whether the access token may have expired, as where a session is renewed or ended. */
  readonly pastExpiry?: boolean;
}

/** A call with what answers it. */
export interface Route {
  readonly address: WireCall<unknown, unknown>;
  readonly status: WireCall<unknown, unknown>['status'];
  /** What the contract lets it answer; null where that is no JSON. */
  readonly accepts: CallDataGuard<unknown> | null;
  readonly hasBody: boolean;
  readonly elevated: boolean | 'everyone';
  readonly sells: (body: unknown) => boolean;
  readonly unkeyed: boolean;
  readonly pastExpiry: boolean;
  /** Whether the answer takes a while; such a call opens its own transactions. */
  readonly waits: boolean;
  respond(incoming: Incoming, body: unknown): unknown;
}

type Answered<Answer> = Answer | Reply<Answer>;

/** Answers a call that has no body, or whose body is multipart: the handler then gets a FormData. */
export function answer<Answer>(
  call: WireCall<undefined, Answer>,
  handle: (incoming: Incoming, body: unknown) => Answered<Answer>,
  options: RouteOptions = {},
): Route {
  return { ...routeOf(call, options), hasBody: call.encoding === 'multipart', respond: handle };
}

/** Answers a call whose body the contract describes; a body that breaks it is refused with 422. */
export function answerBody<Body, Answer>(
  call: WireCall<Body, Answer>,
  handle: (incoming: Incoming, body: Body) => Answered<Answer>,
  options: RouteOptions = {},
): Route {
  return { ...routeOf(call, options), respond: (incoming, body) => handle(incoming, acceptedBody(call, body)) };
}

/** Answers a call in a customer's name; without a good token it is refused with 401. */
export function answerCustomer<Answer>(
  call: WireCall<undefined, Answer>,
  handle: (incoming: CustomerIncoming, body: unknown) => Answered<Answer>,
  options: RouteOptions = {},
): Route {
  return answer(call, (incoming, body) => handle(asCustomer(incoming), body), options);
}

/** Answers a call in a customer's name whose body the contract describes. */
export function answerCustomerBody<Body, Answer>(
  call: WireCall<Body, Answer>,
  handle: (incoming: CustomerIncoming, body: Body) => Answered<Answer>,
  options: RouteOptions = {},
): Route {
  return answerBody(call, (incoming, body) => handle(asCustomer(incoming), body), options);
}

/** Answers a call that hashes or signs meanwhile. The handler opens its own transactions, and none across a wait. */
export function answerLater<Body, Answer>(
  call: WireCall<Body, Answer>,
  handle: (incoming: Incoming, body: Body) => Promise<Answered<Answer>>,
  options: Pick<RouteOptions, 'pastExpiry'> = {},
): Route {
  return {
    ...routeOf(call, { ...options, unkeyed: true }),
    waits: true,
    respond: (incoming, body) => handle(incoming, acceptedBody(call, body)),
  };
}

/** Answers a call in a customer's name whose body is a multipart form. The handler opens its own transactions. */
export function answerCustomerForm<Answer>(
  call: WireCall<undefined, Answer>,
  handle: (incoming: CustomerIncoming, form: FormData) => Promise<Answered<Answer>>,
): Route {
  return {
    ...routeOf(call, { unkeyed: true }),
    hasBody: true,
    waits: true,
    respond: (incoming, body) => handle(asCustomer(incoming), body instanceof FormData ? body : new FormData()),
  };
}

/** @throws ApiFault 401 `invalid_token` when nobody is signed in. */
export function asCustomer(incoming: Incoming): CustomerIncoming {
  const { caller } = incoming;
  if (!caller) throw invalidToken();
  return { ...incoming, caller, customer: caller.customer, session: caller.session };
}

function routeOf<Body, Answer>(call: WireCall<Body, Answer>, options: RouteOptions) {
  const { elevated = false, sells = false, unkeyed = false, pastExpiry = false } = options;
  return {
    address: call,
    status: call.status,
    accepts: call.answer,
    hasBody: call.body !== null,
    elevated,
    sells: typeof sells === 'boolean' ? () => sells : sells,
    unkeyed,
    pastExpiry,
    waits: false,
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

import type { ApiComplaint, CallAddress, WireCall } from '#schemas/api/call.ts';
import type { ApiMessage } from '#schemas/generated/api/wire-types.gen.ts';
import type { Brand } from '../shop.ts';
import { ApiFault } from './api-fault.ts';

/** A call that has been authorised; its body is not yet read. */
export interface Incoming {
  readonly brand: Brand;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Key of the sub-variant that the visitor is in, in upper case, or null. */
  readonly subVariant: string | null;
  /** Epoch milliseconds of the shop. */
  readonly now: number;
}

/** A call with what answers it. */
export interface Route {
  readonly address: CallAddress;
  readonly status: 200 | 201 | 202;
  readonly hasBody: boolean;
  respond(incoming: Incoming, body: unknown): unknown;
}

/** Answers a call that has no body. */
export function answer<Answer>(call: WireCall<undefined, Answer>, handle: (incoming: Incoming) => Answer): Route {
  return { address: call, status: call.status, hasBody: false, respond: handle };
}

/** Answers a call whose body the contract describes; a body that breaks it is refused with 422. */
export function answerBody<Body, Answer>(
  call: WireCall<Body, Answer>,
  handle: (incoming: Incoming, body: Body) => Answer,
): Route {
  return {
    address: call,
    status: call.status,
    hasBody: true,
    respond(incoming, body) {
      const { body: accepts } = call;
      if (!accepts) throw new Error(`${call.id} has no body in the contract`);
      if (!accepts(body)) throw invalidBody(accepts.errors ?? []);
      return handle(incoming, body);
    },
  };
}

function invalidBody(complaints: readonly ApiComplaint[]): ApiFault {
  const [first, ...rest] = complaints.map(messageOf);
  return new ApiFault(422, first ?? { code: 'invalid', message: 'The request is not valid.', target: 'this' }, ...rest);
}

function messageOf({ instancePath, keyword, params, message = 'is not valid' }: ApiComplaint): ApiMessage {
  const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
  const target = `${instancePath}${missing}`.slice(1).replaceAll('/', '.') || 'this';
  return { code: keyword === 'required' ? 'required' : 'invalid', message: `${target}: ${message}`, target };
}

import type { ExplainRefusal } from '../refusals/schema-complaint.ts';

/** A generated validator that tells the type of what it accepts, and explains what it refused. */
export interface CallDataGuard<T> {
  (value: unknown): value is T;
  readonly explain: ExplainRefusal;
}

/** `{}` means that the path has no parameters. */
export type CallPathParams = Readonly<Record<string, string>>;
export type CallQuery = Readonly<Record<string, string | number | undefined>>;

/** Where and how a call is made. `path` holds its parameters in braces and comes after `base`. */
export interface CallAddress {
  /** The id of the call, the operation id of the contract, such as `anon-cart.items.add`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The service that answers: commerce, content, membership, lotto-party or heartbeat. */
  readonly service: string;
  readonly base: string;
  readonly path: string;
  readonly version: string;
  readonly auth: 'visitor' | 'customer';
  /** How the body goes over the wire; a call without a body says json. */
  readonly encoding: 'json' | 'form' | 'multipart';
  /** What a success holds: the envelope with the result, a document to print, or nothing to read. */
  readonly answers: 'json' | 'pdf' | 'nothing';
}

/** The refusals of a call that have one status. */
export interface RefusalsOfStatus {
  readonly status: number;
  readonly codes: readonly string[];
}

/**
 * A call as a client sees it: camelCase, with `result` taken out of its envelope.
 * `body` is null where the call has none, and `result` is null where the answer is no JSON.
 * `params` and `query` carry types alone; they are never read.
 */
export interface ApiCall<Params extends CallPathParams, Query extends CallQuery, Body, Result> extends CallAddress {
  readonly params?: Params;
  readonly query?: Query;
  /** What the query may hold, as texts of the address; it writes into what it is given. Null where the call has none. */
  readonly asks: CallDataGuard<unknown> | null;
  readonly body: CallDataGuard<Body> | null;
  readonly result: CallDataGuard<Result> | null;
  /** Whether the answer carries `pageInfo` beside the result. */
  readonly paged: boolean;
}

/** A call as it goes over the wire: snake_case, with the whole answer. */
export interface WireCall<Body, Answer> extends CallAddress {
  readonly body: CallDataGuard<Body> | null;
  readonly answer: CallDataGuard<Answer> | null;
  /** What the query may hold, as texts of the address; null where the call has none. */
  readonly query: CallDataGuard<unknown> | null;
  /** What a multipart body holds, each file as a text; null where the body is no form of that kind. */
  readonly form: CallDataGuard<unknown> | null;
  readonly status: 200 | 201 | 202 | 204;
  /** What the call may refuse, beside what every call refuses. */
  readonly refusals: readonly RefusalsOfStatus[];
}

import type { ExplainSchemaRefusal } from '../refusals/schema-complaint.ts';

/** Generated validator of a call's data: a type guard, with an explanation of what it refused. */
export interface CallDataGuard<T> {
  (value: unknown): value is T;
  readonly explain: ExplainSchemaRefusal;
}

/** `{}` means that the path has no parameters. */
export type CallPathParams = Readonly<Record<string, string>>;
export type CallQuery = Readonly<Record<string, string | number | undefined>>;

/** HTTP method and path of a call. `path` follows `base` and has its parameters in braces. */
export interface ApiCallMethodAndPath {
  /** The id of the call, the operation id of the contract, such as `anon-cart.items.add`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The service that answers: commerce, content, membership, lotto-party or heartbeat. */
  readonly service: string;
  readonly base: string;
  readonly path: string;
  readonly version: string;
  readonly auth: 'visitor' | 'customer';
  /** Encoding of the body; `json` for a call without a body. */
  readonly encoding: 'json' | 'form' | 'multipart';
  /** Content of a successful answer: the envelope with the result, a printable document, or nothing. */
  readonly responseType: 'json' | 'pdf' | 'nothing';
}

/** The refusal codes of a call that share one HTTP status. */
export interface RefusalCodesWithHttpStatus {
  readonly status: number;
  readonly codes: readonly string[];
}

/**
 * A call as clients use it: camelCase, with `result` unwrapped from its envelope. `body` is null for calls without one,
 * and `result` is null where the answer is not JSON. `params` and `query` only carry types and are never read.
 */
export interface ClientCallDescriptor<Params extends CallPathParams, Query extends CallQuery, Body, Result>
  extends ApiCallMethodAndPath {
  readonly params?: Params;
  readonly query?: Query;
  /** Validates the query and converts its texts to numbers in place; null for calls without a query. */
  readonly queryGuard: CallDataGuard<unknown> | null;
  readonly body: CallDataGuard<Body> | null;
  readonly result: CallDataGuard<Result> | null;
  /** Whether the answer carries `pageInfo` beside the result. */
  readonly paged: boolean;
}

/** A call as it travels over HTTP: snake_case, with the whole envelope. */
export interface WireCallDescriptor<Body, Answer> extends ApiCallMethodAndPath {
  readonly body: CallDataGuard<Body> | null;
  readonly answer: CallDataGuard<Answer> | null;
  /** Validates the query texts; null for calls without a query. */
  readonly query: CallDataGuard<unknown> | null;
  /** Validates the fields of a multipart body, each file as text; null for other bodies. */
  readonly form: CallDataGuard<unknown> | null;
  readonly status: 200 | 201 | 202 | 204;
  /** Refusals of this call besides those that every call has. */
  readonly refusals: readonly RefusalCodesWithHttpStatus[];
}

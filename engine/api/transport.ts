import type { ApiCall, CallAddress, CallDataGuard, CallPathParams, CallQuery } from '#schemas/api/call.ts';

/**
 * Names a call and carries its types. Where the call goes, and what its answer must look like, is known to the server
 * alone, so that a browser loads neither.
 */
export interface CallRef<Params extends CallPathParams, Query extends CallQuery, Body, Result> {
  readonly id: string;
  readonly types?: { readonly params: Params; readonly query: Query; readonly body: Body; readonly result: Result };
}

export type CallRefOf<Call> =
  Call extends ApiCall<infer Params, infer Query, infer Body, infer Result>
    ? CallRef<Params, Query, Body, Result>
    : never;

/** A call of the contract, whatever its types. */
export interface ContractCall extends CallAddress {
  readonly asks: CallDataGuard<unknown> | null;
  readonly body: CallDataGuard<unknown> | null;
  readonly result: CallDataGuard<unknown> | null;
  readonly paged: boolean;
}

/** What a call is made with. A path parameter may be left out where the server holds it for the visitor. */
export type CallInput<Params, Query, Body> = {
  readonly params?: Partial<Params>;
  readonly query?: Query;
} & (undefined extends Body ? { readonly body?: Body } : { readonly body: Body });

export interface CallOptions<Result> {
  readonly signal?: AbortSignal;
  /** The moment, in epoch milliseconds, from which the result is no longer true; null when it does not tell. */
  readonly expires?: (result: Result) => number | null;
  /**
   * Names what the caller wants done once, however often it is asked for: the same key is given again when a change is
   * tried again. Made for each call where none is given.
   */
  readonly idempotencyKey?: string;
}

export interface PaginationInfo {
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
}

/** `expires` is set, in epoch milliseconds, where the answer may be used again until then. */
export interface ApiAnswer<Result> {
  readonly result: Result;
  readonly pageInfo: PaginationInfo | null;
  readonly expires: number | null;
  /** Set for a 202: the API has accepted the call, and it is still in progress. */
  readonly accepted?: true;
}

/** Makes calls to the commerce API. It throws an ApiError, or the reason of an aborted signal, and does nothing else. */
export interface ApiTransport {
  send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
    ref: CallRef<Params, Query, Body, Result>,
    input: CallInput<Params, Query, Body>,
    options?: CallOptions<Result>,
  ): Promise<ApiAnswer<Result>>;
}

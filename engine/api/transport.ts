import type {
  ApiCallMethodAndPath,
  CallDataGuard,
  CallPathParams,
  CallQuery,
  ClientCallDescriptor,
} from '#schemas/api/call.ts';

/** Id and types of a call. Path and validators are known to the server only, so that browsers do not load them. */
export interface CallRef<Params extends CallPathParams, Query extends CallQuery, Body, Result> {
  readonly id: string;
  readonly types?: { readonly params: Params; readonly query: Query; readonly body: Body; readonly result: Result };
}

export type CallRefOf<Call> =
  Call extends ClientCallDescriptor<infer Params, infer Query, infer Body, infer Result>
    ? CallRef<Params, Query, Body, Result>
    : never;

export interface ContractCall extends ApiCallMethodAndPath {
  readonly queryGuard: CallDataGuard<unknown> | null;
  readonly body: CallDataGuard<unknown> | null;
  readonly result: CallDataGuard<unknown> | null;
  readonly paged: boolean;
}

/** Input of a call. Path parameters that the server fills in may be left out. */
export type CallInput<Params, Query, Body> = {
  readonly params?: Partial<Params>;
  readonly query?: Query;
} & (undefined extends Body ? { readonly body?: Body } : { readonly body: Body });

export interface CallOptions<Result> {
  readonly signal?: AbortSignal;
  /** Moment in epoch milliseconds when the result becomes outdated; null if unknown. */
  readonly expires?: (result: Result) => number | null;
  /** Key for repeating a write safely; one is created per call where none is given. */
  readonly idempotencyKey?: string;
}

export interface PaginationInfo {
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
}

/** `expires` is set, in epoch milliseconds, where the answer may be reused. */
export interface ApiAnswer<Result> {
  readonly result: Result;
  readonly pageInfo: PaginationInfo | null;
  readonly expires: number | null;
  /** Set for status 202: accepted and still in progress. */
  readonly accepted?: true;
}

/** Makes API calls. It only throws ApiError or the abort reason. */
export interface ApiTransport {
  send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
    ref: CallRef<Params, Query, Body, Result>,
    input: CallInput<Params, Query, Body>,
    options?: CallOptions<Result>,
  ): Promise<ApiAnswer<Result>>;
}

import { LRUCache } from 'lru-cache';
import {
  browserCallRulesById,
  callCacheTimesMs,
  callMaxAnswerAgesWhileApiIsDownMs,
  commerceCallsById,
  createCartTokenCookieRules,
  customerSharedCalls,
  propertiesKeyedByData,
} from '#commerce/calls.server.ts';
import { wrapTransportWithAttribution } from '#commerce/cart/with-attribution.ts';
import { type CommerceCalls, createCommerceCalls } from '#commerce/commerce.ts';
import { convertAnonymousCartCall, sessionCallRules } from '#commerce/sign-in/session-calls.server.ts';
import { waitAtMost, withTimeout } from '#engine/api/abort.ts';
import type { ActionLimiter } from '#engine/api/action-limiter.ts';
import {
  type ApiCallObserver,
  type ApiClientStatus,
  createApiClient,
  type PageTransportSettings,
} from '#engine/api/api-client.server.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ApiFetch } from '#engine/api/api-fetch.ts';
import type { ApiSession } from '#engine/api/api-session.server.ts';
import { forwardBrowserCall, type PlainHttpAnswerToBrowser } from '#engine/api/call-gateway.ts';
import type { ApiCallerIdentity } from '#engine/api/call-headers.server.ts';
import {
  type CallLimits,
  createCallCounter,
  createCustomerCountKey,
  createTooManyCallsError,
  DEFAULT_CALL_LIMITS,
} from '#engine/api/call-limits.ts';
import type { CircuitChange } from '#engine/api/circuit-breaker.server.ts';
import {
  type CookieHeldParamTransport,
  type CookieHeldPathParam,
  withCookieHeldPathParam,
} from '#engine/api/cookie-param.server.ts';
import { type FindRefusalText, fillInRefusalText, withRefusalTexts } from '#engine/api/engine-refusal.ts';
import type { LimitedAction } from '#engine/api/limited-actions.ts';
import { type SessionDuringRequest, trackSessionChangesDuringRequest } from '#engine/api/live-session.server.ts';
import { MAX_WAIT_WITHOUT_CACHED_ANSWER, PageReadBudget } from '#engine/api/page-reads.ts';
import { withReadCoalescing } from '#engine/api/read-coalescing.ts';
import {
  createCallsWithTokenRefresh,
  createNotSignedInError,
  type TokenRefreshRequestContext,
} from '#engine/api/session-calls.server.ts';
import type { FetchForAllNodes } from '#engine/api/share-answers.ts';
import type { RefreshForAllNodes } from '#engine/api/share-refreshes.server.ts';
import { createTokenRefresher } from '#engine/api/token-refresher.server.ts';
import type { CacheUsage } from '#engine/memory/byte-cache.ts';
import type { CustomerDataPlace } from '#engine/memory/customer-data-place.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { type CartOwner, createCartCache } from './cart-cache.ts';
import type { CommerceApiCredentials } from './commerce-accounts.ts';
import { type MembershipProgramUrlBySite, recordMembershipUrlFromApiAnswers } from './program-urls.ts';

export interface ServerCommerceDependencies {
  /** Origin of the commerce API, such as `http://127.0.0.1:3001`. */
  readonly apiOrigin: string;
  /** Timeout of the API in milliseconds; the specification's 10,000 when left out. */
  readonly apiTimeout?: number;
  /** @throws when the brand has no account. */
  readonly accountOf: (site: string) => CommerceApiCredentials;
  /** Name of the cookie that holds the token of the anonymous cart. */
  readonly cartCookie: string;
  /** Texts of errors that the engine creates, in a locale. */
  readonly refusalTexts: (site: string, locale: string) => FindRefusalText;
  readonly fetch: ApiFetch;
  readonly now: () => number;
  readonly randomId: () => string;
  /** Reports background failures, such as a failed cart conversion. */
  readonly failed?: (site: string, error: unknown) => void;
  /** Called when a circuit of the API opens or closes. */
  readonly circuitChanged?: (change: CircuitChange) => void;
  /** Receives the cache key of a response that differs from the previous one. */
  readonly answerChanged?: ((key: string) => void) | undefined;
  /** Measures the calls of the API. */
  readonly observer?: ApiCallObserver;
  readonly callLimits?: CallLimits | undefined;
  /** Limits per kind of call, besides those of all calls; none when left out. */
  readonly limiter?: ActionLimiter | undefined;
  /** Receives the outcome of calls that operators watch for attacks. */
  readonly watch?: CallWatch | undefined;
  /** Fetches and refreshes once for all nodes. */
  readonly nodes?: SharedApiWork | undefined;
}

/** Receives browser calls that could belong to an attack. */
export interface CallWatch {
  /** The gateway refused a call. */
  refusedCall(site: string, code: string): void;
  /** The API answered a call that signs in. */
  signIn(site: string, callId: string, status: number): void;
}

/** Requests to the API that one node makes for all. */
export interface SharedApiWork {
  readonly fetchForAllNodes: FetchForAllNodes;
  readonly refreshForAllNodes: RefreshForAllNodes;
}

/** A cookie that an answer must set; a null value removes it. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
}

/** Visitor of a site with their session. */
export interface CommerceCallVisitor {
  readonly site: string;
  readonly visitor: Visitor;
  readonly session: SessionDuringRequest;
}

export interface ForwardedBrowserCall {
  readonly request: Request;
  readonly callId: string;
  /** The origin of the site as the server sees it. */
  readonly origin: string;
  /** Address of the visitor, as a trusted proxy names it. */
  readonly address?: string | null;
}

export interface ForwardedCallAnswer {
  readonly answer: PlainHttpAnswerToBrowser;
  readonly cookies: readonly CookieChange[];
}

/** The server's calls of the commerce API, for its own pages and for browsers. */
export interface ServerCommerceCalls {
  /**
   * Typed calls on behalf of a visitor, for the loaders and resolvers of one page; a customer's only with the session.
   * Repeated reads of the customer share one request, and all reads share the page's budget. A preview has its time in
   * epoch milliseconds, or null for now.
   */
  commerce(site: string, visitor: Visitor, session?: SessionDuringRequest, page?: PageCallOptions): CommerceCalls;
  /** URLs of membership programs, for resolvers while their service does not respond. */
  readonly programs: MembershipProgramUrlBySite;
  /** Whether the API responds for a previewed moment; false without a response. */
  foresees(site: string, visitor: Visitor, moment: number): Promise<boolean>;
  /** Answers `POST /_api/<call-id>`; session changes are in the session. */
  forward(call: ForwardedBrowserCall, caller: CommerceCallVisitor): Promise<ForwardedCallAnswer>;
  /** Refreshes the tokens of a session, and ends it if the API reports it as over. */
  renew(site: string, session: SessionDuringRequest, reads: PageReadBudget): Promise<void>;
  /**
   * Replaces a missing cart of a visitor, and returns the cookie with its token. Where that fails too, the cookie is
   * removed.
   */
  replaceCart(caller: CommerceCallVisitor): Promise<readonly CookieChange[]>;
  /** Removes the token of a cart that could not be fetched. */
  dropCart(): readonly CookieChange[];
  /** State of the API's circuits, and its cached data. */
  status(): ApiClientStatus;
  /** Usage of the caches of API responses, carts and tokens. */
  cacheUse(): readonly CacheUsage[];
  /** Customer data in the caches of carts and tokens and in the limits. */
  readonly customerData: readonly CustomerDataPlace[];
  clearCache(): void;
}

/** Headers of a visitor's calls besides the session. */
type CallHeadersOfVisitor = Pick<Visitor, 'subVariant' | 'sessionId'> & { readonly locale: Visitor['locale'] | null };

export interface PageCallOptions {
  /** Epoch milliseconds, or null for now; undefined outside previews. */
  readonly previewAt?: number | null | undefined;
  readonly reads?: PageReadBudget;
  /** Whether a cart fetched in the last 20 s may be used. A checkout always fetches it. */
  readonly mayReuseCart?: boolean;
}

/** Time in milliseconds, and maximum number, of remembered replacements of missing carts. */
const REPLACED = { ttl: 60_000, max: 1_000 };

/** Timeout in milliseconds of the cart conversion at sign-in. */
const PATIENCE_FOR_CART = 5_000;

export function createServerCommerceCalls(environment: ServerCommerceDependencies): ServerCommerceCalls {
  const { accountOf, apiOrigin, apiTimeout, now, randomId, refusalTexts, failed = () => undefined } = environment;
  const cartTokenRules = createCartTokenCookieRules(environment.cartCookie);
  const programs: MembershipProgramUrlBySite = new Map();
  const carts = createCartCache({
    now,
    gone: cartTokenRules.gone,
    changes: (callId) => commerceCallsById.get(callId)?.method !== 'GET',
  });
  const replacements = new LRUCache<string, Promise<string>>(REPLACED);
  const callCounter = createCallCounter(environment.callLimits ?? DEFAULT_CALL_LIMITS, now);
  const opened = {
    calls: commerceCallsById,
    open: browserCallRulesById,
    serverPathParams: new Set([cartTokenRules.param]),
  };
  const client = createApiClient({
    calls: commerceCallsById,
    origin: () => apiOrigin,
    cacheTimes: callCacheTimesMs,
    staleLimits: callMaxAnswerAgesWhileApiIsDownMs,
    sameForCustomers: customerSharedCalls,
    keyedByData: propertiesKeyedByData,
    fetch: environment.fetch,
    now,
    randomId,
    ...(apiTimeout !== undefined && { timeout: apiTimeout }),
    ...(environment.circuitChanged && { circuitChanged: environment.circuitChanged }),
    fetchForAllNodes: environment.nodes?.fetchForAllNodes,
    ...(environment.observer && { observer: environment.observer }),
    answerChanged: environment.answerChanged,
  });
  const refreshOnce = createTokenRefresher(now, { refreshForAllNodes: environment.nodes?.refreshForAllNodes });
  const sessions = createCallsWithTokenRefresh({
    calls: commerceCallsById,
    rules: sessionCallRules,
    refreshOnce,
    now,
    randomId,
  });

  function caller(
    site: string,
    visitor: CallHeadersOfVisitor,
    live: SessionDuringRequest,
    settings: PageTransportSettings,
    previewAt: number | null = null,
  ): TokenRefreshRequestContext {
    const account = accountOf(site);
    const transport = (session: ApiSession | null) =>
      client.transport({ ...identityOf(account, visitor, live, session), previewAt }, settings);
    return { scope: site, live, transport };
  }

  function holding(
    { site, visitor, session }: CommerceCallVisitor,
    settings: PageTransportSettings,
    previewAt: number | null = null,
  ): CookieHeldParamTransport {
    const own = caller(site, visitor, session, settings, previewAt);
    const transport = sessions.transport({ ...own, signedIn: () => bringCart() });
    const initial = visitor.anonymousCartToken;
    const cart = withCookieHeldPathParam(
      wrapTransportWithAttribution(transport, visitor),
      commerceCallsById,
      cartTokenRules,
      initial,
      (gone, create) => replacementOf(`${site} ${gone}`, create),
    );

    /** Converts the anonymous cart after sign-in; a failure does not affect the sign-in. */
    async function bringCart(): Promise<void> {
      const token = visitor.anonymousCartToken;
      if (token === null || !commerceCallsById.has(convertAnonymousCartCall.id)) return;
      try {
        const input = { params: { [cartTokenRules.param]: token } };
        await withTimeout((signal) => transport.send(convertAnonymousCartCall, input, { signal }), PATIENCE_FOR_CART);
        cart.drop();
      } catch (error) {
        if (error instanceof ApiError && error.code === cartTokenRules.gone) cart.drop();
        else failed(site, error);
      }
    }

    return { ...cart, transport: withRefusalTexts(cart.transport, refusalTexts(site, visitor.locale)) };
  }

  /** Concurrent requests with the same missing cart get the same new one. */
  function replacementOf(key: string, create: () => Promise<string>): Promise<string> {
    const made = replacements.get(key) ?? create();
    replacements.set(key, made);
    made.catch(() => replacements.delete(key));
    return made;
  }

  function commerce(
    site: string,
    visitor: Visitor,
    session = trackSessionChangesDuringRequest(null),
    { previewAt, reads = new PageReadBudget(), mayReuseCart = false }: PageCallOptions = {},
  ) {
    const { transport } = holding({ site, visitor, session }, { reads }, previewAt);
    const owner = () => ownerOf({ site, visitor, session });
    const own = (previewAt ?? null) === null ? carts.transport(transport, owner, !mayReuseCart) : transport;
    const shared = withReadCoalescing(recordMembershipUrlFromApiAnswers(own, site, programs), commerceCallsById);
    return createCommerceCalls(shared, previewAt !== undefined);
  }

  return {
    commerce,
    programs,
    async foresees(site, visitor, moment) {
      await commerce(site, visitor, undefined, { previewAt: moment })
        .site.config()
        .catch(() => undefined);
      return client.foresees(moment);
    },
    async forward({ request, callId, origin, address = null }, requester) {
      const { session } = requester;
      const { transport, change } = holding(requester, {});
      const customerId = session.current?.customerId ?? null;
      const withText = (error: ApiError) =>
        fillInRefusalText(error, refusalTexts(requester.site, requester.visitor.locale));
      const incoming = {
        request,
        callId,
        origin,
        transport,
        customerId,
        notSignedIn: () => withText(createNotSignedInError(session)),
        refusedByLimits: (action: LimitedAction | null) => {
          const from = {
            address,
            customer: customerId && createCustomerCountKey({ site: requester.site, customerId }),
          };
          const wait = action === null ? 0 : (environment.limiter?.count(action, from) ?? 0);
          const refusal = wait > 0 ? createTooManyCallsError(wait) : callCounter.count(from);
          return refusal && withText(refusal);
        },
        refused: (code: string) => environment.watch?.refusedCall(requester.site, code),
      };
      carts.forget(ownerOf(requester));
      const answer = await forwardBrowserCall(opened, incoming);
      if (sessionCallRules.makes.has(callId)) environment.watch?.signIn(requester.site, callId, answer.status);
      // The owner changes with a log-in.
      carts.forget(ownerOf(requester));
      return { answer, cookies: changesOf(cartTokenRules, change()) };
    },
    async replaceCart(requester) {
      const cart = holding(requester, { reads: new PageReadBudget() });
      try {
        await cart.replace();
      } catch (error) {
        failed(requester.site, error);
        cart.drop();
      }
      return changesOf(cartTokenRules, cart.change());
    },
    dropCart: () => changesOf(cartTokenRules, null),
    async renew(site, session, reads) {
      const renewing = sessions.renew(
        caller(site, { subVariant: null, sessionId: null, locale: null }, session, { reads }),
      );
      // Late tokens are still set with the response, unless it has been sent by then.
      await waitAtMost(renewing, reads.left(MAX_WAIT_WITHOUT_CACHED_ANSWER));
    },
    status: client.status,
    customerData: [carts.customerData, refreshOnce.customerData, callCounter.customerData],
    cacheUse: () => [client.cacheUse(), carts.use(), refreshOnce.use()],
    clearCache() {
      client.clearCache();
      carts.clear();
    },
  };
}

function ownerOf({ site, visitor, session }: CommerceCallVisitor): CartOwner {
  const { anonymousCartToken, subVariant, locale } = visitor;
  return { site, anonymousCartToken, subVariant, locale, customerId: session.current?.customerId ?? null };
}

function changesOf({ cookie }: CookieHeldPathParam, value: string | null | undefined): CookieChange[] {
  return value === undefined ? [] : [{ name: cookie, value }];
}

function identityOf(
  { appKey, secret }: CommerceApiCredentials,
  { subVariant, sessionId, locale }: CallHeadersOfVisitor,
  { deviceId, address }: Pick<SessionDuringRequest, 'deviceId' | 'address'>,
  session: ApiSession | null,
): ApiCallerIdentity {
  return {
    appKey,
    secret,
    subVariant,
    sessionId,
    deviceId: session?.deviceId || deviceId,
    customerId: session?.customerId ?? null,
    customerToken: session?.customerToken ?? null,
    accessToken: session?.accessToken ?? null,
    address,
    locale: session?.locale ?? locale,
  };
}

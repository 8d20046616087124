import type { SetCookie } from 'cookie';
import type { CommerceCalls } from '#commerce/commerce.ts';
import { callIdsStartingAnalyticsSession, sessionCallRules } from '#commerce/sign-in/session-calls.server.ts';
import { waitAtMost, withTimeout } from '#engine/api/abort.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { SessionDuringRequest } from '#engine/api/live-session.server.ts';
import { MAX_WAIT_FOR_PAGE_READ } from '#engine/api/page-reads.ts';
import {
  createPageRequestContext,
  type EngineDependencies,
  listCookiesToSet,
  type PageRequest,
  toCookieSecurityAndConsentContext,
} from '#engine/resolve-page.ts';
import {
  createJsonResponse,
  createTextAnswer,
  createTextResponse,
  type Endpoint,
  type EngineRequest,
  type PlainAnswerEndpoint,
  toFetchResponse,
} from '#engine/server/endpoint.ts';
import { isFramedByRequestHeaders } from '#engine/server/framed-request.ts';
import { createMaintenanceJsonAnswer } from '#engine/server/maintenance-response.ts';
import { appendSetCookieHeaders, createSetCookieHeaders } from '#engine/storage/cookie-gate.ts';
import { continueAnalyticsSession } from '#engine/visitor/analytics-session.ts';
import {
  COOKIE_DEFINITIONS,
  type CookieWriteContext,
  createCookieIfConsented,
  createCookieReader,
  createCookieRemoval,
} from '#engine/visitor/cookies.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { CommerceCallVisitor, CookieChange, ServerCommerceCalls } from '../services/commerce-server.ts';
import { resolveVisitorPriceRegion, type VisitorPriceRegion } from '../services/visitor-region.ts';
import { loadVisitorSummary, type VisitorSummary } from '../services/visitor-summary.ts';
import { readRefererUrl } from './referer-path.ts';

const DEFINITIONS = new Map([[COOKIE_DEFINITIONS.anonymousCartToken.name, COOKIE_DEFINITIONS.anonymousCartToken]]);

/** Capability to see the balance beside the account (specification: Navigation bar). */
const WALLET_BALANCE = 'wallet-balance';

/** Capability of the notification feed (specification: Navigation bar). */
const NOTIFICATIONS_FEED = 'notifications-feed';

/** Capability of account migration (specification: States and transitions, "Migration"). */
const MIGRATION = 'customer-migration';

/** Notices shown once, by cookie value. */
const NOTICES: ReadonlySet<string> = new Set(['signed_out']);

/**
 * `GET /_visitor`: data of the visitor for every page. All API reads share a budget of `longestWait` milliseconds
 * (decision 026); late ones are left out.
 */
export function createVisitorEndpoint(
  engine: EngineDependencies,
  server: Pick<ServerCommerceCalls, 'commerce' | 'replaceCart' | 'dropCart'>,
  randomId: () => string,
  longestWait = MAX_WAIT_FOR_PAGE_READ,
): Endpoint {
  return async (request) => {
    const pageRequest = toPageRequest(request, '/');
    const requestContext = await createPageRequestContext(engine, pageRequest);
    if (!requestContext) return createTextResponse(404, 'No shop answers to this host.\n');
    const { site, session, now, reads } = requestContext;
    if (site.config.maintenance) return toFetchResponse(createMaintenanceJsonAnswer(site.config, now));
    const around = toCookieSecurityAndConsentContext(requestContext);
    const visit = continueAnalyticsSession(requestContext.visitor, around, randomId);
    const visitor = { ...requestContext.visitor, sessionId: visit.sessionId };
    const noticeCookie = createCookieReader(pageRequest.cookies, around)(COOKIE_DEFINITIONS.notice);
    const ended = session.ended === 'unauthorised' ? ['signed_out'] : [];
    // The sign-out notice does not concern a signed-in visitor.
    const isForThis = noticeCookie !== undefined && NOTICES.has(noticeCookie) && session.current === null;
    const notices = isForThis ? [noticeCookie] : ended;
    const commerce = server.commerce(site.key, visitor, session, { reads, mayReuseCart: true });
    const cartFailures: unknown[] = [];
    const failed = (part: string, error: unknown) => {
      if (part === 'cart') cartFailures.push(error);
      if (isWorthReporting(error)) engine.report({ kind: 'call', site: site.key, where: `visitor ${part}`, error });
    };
    const capabilities = site.capabilities(visitor.segment);
    const shows = capabilities.has(WALLET_BALANCE);
    const isPutOff =
      createCookieReader(pageRequest.cookies, around)(COOKIE_DEFINITIONS.migrationDismissal) !== undefined;
    const migrates = capabilities.has(MIGRATION) && !isPutOff;
    const balance = shows ? { locale: visitor.locale, currency: site.config.currency } : null;
    const hasLeft = () => pageRequest.signal.aborted;
    const read = <Answer>(work: (signal: AbortSignal) => Promise<Answer>) =>
      withTimeout(work, reads.left(longestWait), pageRequest.signal);
    // Writes are not aborted; the answer just does not wait for them.
    const change = <Answer>(work: Promise<Answer>) => waitAtMost(work, reads.left(longestWait));
    const { averages, brandingRegion, ...summary } = await read((signal) =>
      loadVisitorSummary(commerce, {
        visitor,
        session,
        notices,
        balance,
        place: { locale: visitor.locale, timeZone: site.config.timeZone },
        migrates,
        feed: capabilities.has(NOTIFICATIONS_FEED),
        now,
        signal,
        hasLeft,
        failed,
      }),
    );
    await change(markAsViewed(commerce, summary.announcements, failed));
    const { idleMinutes, warningSeconds } = site.config.session;
    const idle = session.current ? { idleAfter: idleMinutes * 60_000, warnFor: warningSeconds * 1000 } : null;
    const { subVariants } = site.config;
    const region = await read((signal) =>
      resolveVisitorPriceRegion(commerce, {
        subVariants,
        visitor,
        brandingRegion,
        signal,
        hasLeft,
        failed: (error) => failed('location', error),
      }),
    );
    const [cartFailure] = session.current ? [] : cartFailures;
    const cart = await change(cartCookies(server, { site: site.key, visitor, session }, cartFailure));
    const answer = createJsonResponse(200, { ...summary, idle, region });
    const cookies = [
      ...(await listCookiesToSet(engine, requestContext)),
      ...visit.setCookies,
      ...averageCookies(averages, around),
      ...regionCookies(region, around),
      ...(cart ?? []).flatMap((change) => changedCookie(change, around) ?? []),
    ];
    // A shown notice must not be set again by this answer.
    const others = cookies.filter(({ name }) => !name.endsWith(COOKIE_DEFINITIONS.notice.name));
    return withCookies(
      answer,
      notices.length > 0 || noticeCookie !== undefined
        ? [...others, createCookieRemoval(COOKIE_DEFINITIONS.notice, around)]
        : cookies,
    );
  };
}

/** `POST /_api/<call-id>`: one call of the shop, made on behalf of the visitor. */
export function createBrowserCallEndpoint(
  engine: EngineDependencies,
  server: Pick<ServerCommerceCalls, 'forward'>,
  randomId: () => string,
): PlainAnswerEndpoint {
  return async (request) => {
    const requestContext = await createPageRequestContext(engine, toPageRequest(request, '/'));
    if (!requestContext) return createTextAnswer(404, 'No shop answers to this host.\n');
    const { site, session } = requestContext;
    if (site.config.maintenance) return createMaintenanceJsonAnswer(site.config, requestContext.now);
    const callId = request.path.slice('/_api/'.length);
    const around = toCookieSecurityAndConsentContext(requestContext);
    const visit = continueAnalyticsSession(
      requestContext.visitor,
      around,
      randomId,
      callIdsStartingAnalyticsSession.has(callId),
    );
    const visitor = { ...requestContext.visitor, sessionId: visit.sessionId };
    const call = { request: request.request, callId, origin: request.origin, address: request.address };
    const { answer, cookies } = await server.forward(call, { site: site.key, visitor, session });
    const changed = cookies.flatMap((change) => changedCookie(change, around) ?? []);
    const closed = closureCookies(callId, session, visitor, around);
    const set = [...(await listCookiesToSet(engine, requestContext)), ...visit.setCookies, ...changed, ...closed];
    if (set.length === 0) return answer;
    return { ...answer, headers: { ...answer.headers, ...createSetCookieHeaders(set) } };
  };
}

/** Remembers a closed account for its follow-up page until the next sign-in. */
function closureCookies(
  callId: string,
  { change, ended }: Pick<SessionDuringRequest, 'ended' | 'change'>,
  { accountClosed }: Pick<Visitor, 'accountClosed'>,
  around: CookieWriteContext,
): SetCookie[] {
  const closes = sessionCallRules.ends.has(callId) && ended === 'signed-out';
  const written = closes ? createCookieIfConsented(COOKIE_DEFINITIONS.accountClosed, 'true', around) : null;
  if (written) return [written];
  const isOver = accountClosed && change.kind === 'set' && change.isNew;
  return isOver ? [createCookieRemoval(COOKIE_DEFINITIONS.accountClosed, around)] : [];
}

/** A missing cart or ended session is normal and not reported. */
function isWorthReporting(error: unknown): boolean {
  return !isCartGone(error) && !(error instanceof ApiError && error.status === 401);
}

function isCartGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * Effect of a failed cart read on its token cookie: 404 creates a new cart, another refusal removes the token
 * (specification: States and transitions, "Cart"), a missing response retains it (decision 031).
 */
async function cartCookies(
  server: Pick<ServerCommerceCalls, 'replaceCart' | 'dropCart'>,
  caller: CommerceCallVisitor,
  failure: unknown,
): Promise<readonly CookieChange[]> {
  if (!(failure instanceof ApiError)) return [];
  if (isCartGone(failure)) return server.replaceCart(caller);
  return failure.answered && failure.code !== null ? server.dropCart() : [];
}

/** Announcements are shown once; if that cannot be recorded, once more. */
async function markAsViewed(
  { notifications }: Pick<CommerceCalls, 'notifications'>,
  announcements: VisitorSummary['announcements'],
  failed: (part: string, error: unknown) => void,
): Promise<void> {
  if (announcements.length === 0) return;
  try {
    await notifications.viewed(announcements.map(({ id }) => id));
  } catch (error) {
    failed('notifications', error);
  }
}

function regionCookies(region: VisitorPriceRegion | null, around: CookieWriteContext): SetCookie[] {
  const cookie = region?.isNew ? createCookieIfConsented(COOKIE_DEFINITIONS.subVariant, region.key, around) : null;
  return cookie ? [cookie] : [];
}

/** Requires consent (specification: Cookie and storage names, average transaction values). */
function averageCookies(averages: VisitorSummary['averages'], around: CookieWriteContext): SetCookie[] {
  if (!averages) return [];
  const values = [
    [COOKIE_DEFINITIONS.averageCommercial, averages.commercial],
    [COOKIE_DEFINITIONS.averageCharity, averages.charity],
    [COOKIE_DEFINITIONS.averageSocialSyndicate, averages.socialSyndicate],
    [COOKIE_DEFINITIONS.averageSyndicate, averages.syndicate],
  ] as const;
  return values.flatMap(([definition, value]) =>
    value ? (createCookieIfConsented(definition, value.amount, around) ?? []) : [],
  );
}

function withCookies(response: Response, cookies: readonly SetCookie[]): Response {
  appendSetCookieHeaders(response.headers, cookies);
  return response;
}

function changedCookie({ name, value }: CookieChange, around: CookieWriteContext): SetCookie | null {
  const definition = DEFINITIONS.get(name);
  if (!definition) throw new Error(`the shop's calls set no cookie ${name}`);
  return value === null ? createCookieRemoval(definition, around) : createCookieIfConsented(definition, value, around);
}

/** An endpoint request as a page request, in the language of the page that sent it. */
export function toPageRequest({ host, origin, address, request }: EngineRequest, target: string): PageRequest {
  return {
    host,
    target,
    cookies: request.headers.get('cookie') ?? '',
    secure: origin.startsWith('https:'),
    framed: isFramedByRequestHeaders(request.headers),
    address,
    pagePath: readRefererUrl(request.headers, origin)?.pathname ?? null,
    signal: request.signal,
  };
}

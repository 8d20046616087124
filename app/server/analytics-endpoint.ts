import {
  createPageRequestContext,
  type EngineDependencies,
  toCookieSecurityAndConsentContext,
} from '#engine/resolve-page.ts';
import { createTextResponse, type Endpoint } from '#engine/server/endpoint.ts';
import { appendSetCookieHeaders } from '#engine/storage/cookie-gate.ts';
import {
  COOKIE_DEFINITIONS,
  createCookieIfConsented,
  createCookieReader,
  type ReadCookie,
} from '#engine/visitor/cookies.ts';
import {
  type CustomerDataSettings,
  parseBrowserAnalyticsEvents,
  postEventsToCustomerDataService,
} from '../services/customer-data.ts';
import { toPageRequest } from './visitor-endpoints.ts';

const LIMIT = 64 * 1024;

export interface AnalyticsEndpointDependencies {
  readonly engine: EngineDependencies;
  /** Null without a customer-data service. */
  readonly service: CustomerDataSettings | null;
  readonly randomId: () => string;
  readonly send?: typeof postEventsToCustomerDataService;
}

/**
 * `POST /_analytics`: forwards page events to the customer-data service, from own pages and with consent only. Visitor
 * data is added by the server. Failures are reported and not awaited.
 */
export function createAnalyticsEndpoint({
  engine,
  service,
  randomId,
  send = postEventsToCustomerDataService,
}: AnalyticsEndpointDependencies): Endpoint {
  return async (incoming) => {
    const { request, origin } = incoming;
    if (request.method !== 'POST') return createTextResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
    if (request.headers.get('origin') !== origin)
      return createTextResponse(403, 'Only pages of the shop are heard here.\n');
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return createTextResponse(413, 'These are too many events at once.\n');
    const events = parseBrowserAnalyticsEvents(await request.json().catch(() => null));
    if (!events) return createTextResponse(400, 'This is no list of events.\n');
    const pageRequest = toPageRequest(incoming, '/');
    const requestContext = await createPageRequestContext(engine, pageRequest);
    if (!requestContext) return createTextResponse(404, 'No shop answers to this host.\n');
    const { site, visitor } = requestContext;
    const isForwardingAllowed = visitor.consent.has('non_essential') && site.config.analytics?.customerData === true;
    if (!isForwardingAllowed || !service || events.length === 0) return new Response(null, { status: 204 });

    const cookie = createCookieReader(pageRequest.cookies, requestContext);
    const known = cookie(COOKIE_DEFINITIONS.anonymousId);
    const anonymousId = known ?? randomId();
    const context = {
      site: site.key,
      anonymousId,
      customerId: visitor.customerId,
      sessionId: visitor.sessionId,
      locale: visitor.locale,
      currency: site.config.currency,
      subVariant: visitor.subVariant,
      affiliateCode: visitor.affiliateCode,
      utm: { ...visitor.utm },
      averageTransactionValues: averages(cookie),
    };
    send(service, events, context).catch((error) =>
      engine.report({ kind: 'call', site: site.key, where: 'analytics', error }),
    );
    const written = createCookieIfConsented(
      COOKIE_DEFINITIONS.anonymousId,
      anonymousId,
      toCookieSecurityAndConsentContext(requestContext),
    );
    const answer = new Response(null, { status: 204 });
    if (known === undefined && written) appendSetCookieHeaders(answer.headers, [written]);
    return answer;
  };
}

function averages(cookie: ReadCookie): Record<string, number> {
  const values = {
    commercial: cookie(COOKIE_DEFINITIONS.averageCommercial),
    charity: cookie(COOKIE_DEFINITIONS.averageCharity),
    social_syndicate: cookie(COOKIE_DEFINITIONS.averageSocialSyndicate),
    syndicate: cookie(COOKIE_DEFINITIONS.averageSyndicate),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isAmount(value) ? [[name, Number(value)]] : [])),
  );
}

/** Cookies are untrusted input. */
function isAmount(value: string | undefined): value is string {
  return value !== undefined && /^\d{1,13}(\.\d{1,3})?$/.test(value);
}

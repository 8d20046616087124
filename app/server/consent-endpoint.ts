import type { SetCookie } from 'cookie';
import {
  createPageRequestContext,
  type EngineDependencies,
  listCookiesToSet,
  toCookieSecurityAndConsentContext,
} from '#engine/resolve-page.ts';
import { createTextResponse, type Endpoint } from '#engine/server/endpoint.ts';
import type { CookieCategory } from '#engine/storage/consent.ts';
import { appendSetCookieHeaders } from '#engine/storage/cookie-gate.ts';
import { continueAnalyticsSession } from '#engine/visitor/analytics-session.ts';
import {
  COOKIE_DEFINITIONS,
  createCookieIfConsented,
  createCookieReader,
  createCookieRemoval,
  getCookieName,
} from '#engine/visitor/cookies.ts';
import { readRefererUrl } from './referer-path.ts';
import { isFormPostFromSameOrigin } from './same-origin-form.ts';
import { toPageRequest } from './visitor-endpoints.ts';

const LIMIT = 1024;

/**
 * `POST /_consent`: choice of the banner (`choice=all` or `essential`) or the settings (`choice=chosen`), stored for a
 * year. Consent starts the analytics session and stores the campaign; its withdrawal removes all non-essential cookies.
 * Forms redirect back to their page, scripts get 204.
 */
export function createConsentEndpoint(engine: EngineDependencies, randomId: () => string): Endpoint {
  return async (incoming) => {
    const { request, origin } = incoming;
    if (request.method !== 'POST') return createTextResponse(405, 'A choice is sent with POST.\n', { allow: 'POST' });
    if (!isFormPostFromSameOrigin(request.headers, origin))
      return createTextResponse(403, 'Another site may not choose for anybody.\n');
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return createTextResponse(413, 'This is more than a choice.\n');
    const form = new URLSearchParams(await request.text());
    const consent = chosen(form);
    if (!consent) return createTextResponse(422, 'This is no choice.\n');

    const from = readRefererUrl(request.headers, origin);
    const page = from ? from.pathname + from.search : '/';
    const pageRequest = toPageRequest(incoming, page);
    const value = [...consent].join(',');
    const given = `${getCookieName(COOKIE_DEFINITIONS.consent, pageRequest)}=${encodeURIComponent(value)}`;
    // Of two cookies with the same name the first counts.
    const cookies = [given, pageRequest.cookies].join('; ');
    const requestContext = await createPageRequestContext(engine, { ...pageRequest, cookies });
    if (!requestContext) return createTextResponse(404, 'No shop answers to this host.\n');

    const around = { ...toCookieSecurityAndConsentContext(requestContext), consent };
    const cookie = createCookieReader(pageRequest.cookies, requestContext);
    const toSet: (SetCookie | null)[] = [
      ...(await listCookiesToSet(engine, requestContext)),
      createCookieIfConsented(COOKIE_DEFINITIONS.consent, value, around),
      ...continueAnalyticsSession(requestContext.visitor, around, randomId).setCookies,
      ...Object.values(COOKIE_DEFINITIONS).flatMap((definition) =>
        consent.has(definition.category) || cookie(definition) === undefined
          ? []
          : [createCookieRemoval(definition, around)],
      ),
    ];
    const answer = request.headers.get('accept')?.startsWith('application/json')
      ? new Response(null, { status: 204 })
      : new Response(null, { status: 303, headers: { location: page + placeOf(form) } });
    answer.headers.set('cache-control', 'no-store');
    appendSetCookieHeaders(
      answer.headers,
      toSet.filter((one) => one !== null),
    );
    return answer;
  };
}

function chosen(form: URLSearchParams): ReadonlySet<CookieCategory> | null {
  switch (form.get('choice')) {
    case 'all':
      return new Set(['essential', 'non_essential']);
    case 'essential':
      return new Set(['essential']);
    case 'chosen':
      return new Set(form.has('non_essential') ? ['essential', 'non_essential'] : ['essential']);
    default:
      return null;
  }
}

/** Where on the page to go on. */
function placeOf(form: URLSearchParams): string {
  const then = form.get('then') ?? '';
  return /^[a-z-]{1,40}$/.test(then) ? `#${then}` : '';
}

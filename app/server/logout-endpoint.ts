import {
  createPageRequestContext,
  type EngineDependencies,
  listCookiesToSet,
  toCookieSecurityAndConsentContext,
} from '#engine/resolve-page.ts';
import { createTextResponse, type Endpoint } from '#engine/server/endpoint.ts';
import { readRouteAfterSignOutCookie } from '#engine/server/signed-out-route.ts';
import { appendSetCookieHeaders } from '#engine/storage/cookie-gate.ts';
import { COOKIE_DEFINITIONS, createCookieRemoval } from '#engine/visitor/cookies.ts';
import type { ServerCommerceCalls } from '../services/commerce-server.ts';
import { isFormPostFromSameOrigin } from './same-origin-form.ts';
import { toPageRequest } from './visitor-endpoints.ts';

/**
 * `POST /_logout`: signs out by a form and redirects to the login page or the target of the page. Same-origin only, or
 * other sites could sign customers out.
 */
export function createLogoutEndpoint(
  engine: EngineDependencies,
  server: Pick<ServerCommerceCalls, 'commerce'>,
): Endpoint {
  return async (incoming) => {
    const { request, origin } = incoming;
    if (request.method !== 'POST')
      return createTextResponse(405, 'Logging out is done with POST.\n', { allow: 'POST' });
    if (!isFormPostFromSameOrigin(request.headers, origin))
      return createTextResponse(403, 'Another site may not log anybody out.\n');
    const requestContext = await createPageRequestContext(engine, toPageRequest(incoming, '/'));
    if (!requestContext) return createTextResponse(404, 'No shop answers to this host.\n');
    const { site, visitor, session } = requestContext;
    await server.commerce(site.key, visitor, session).identity.logout({ signal: request.signal });
    const after = readRouteAfterSignOutCookie(site, visitor);
    const location = after ? site.routes.href(after) : site.routes.href('login', {}, { notice: 'logged-out' });
    const answer = new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    appendSetCookieHeaders(answer.headers, [
      ...(await listCookiesToSet(engine, requestContext)),
      ...(after
        ? [createCookieRemoval(COOKIE_DEFINITIONS.signedOutRoute, toCookieSecurityAndConsentContext(requestContext))]
        : []),
    ]);
    return answer;
  };
}

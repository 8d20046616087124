import { ApiError, isNonArrayObject } from '#engine/api/api-error.ts';
import {
  createPageRequestContext,
  type EngineDependencies,
  listCookiesToSet,
  toCookieSecurityAndConsentContext,
} from '#engine/resolve-page.ts';
import { createTextResponse, type Endpoint } from '#engine/server/endpoint.ts';
import { appendSetCookieHeaders } from '#engine/storage/cookie-gate.ts';
import type { CookieCipher } from '#engine/visitor/cookie-cipher.server.ts';
import {
  COOKIE_DEFINITIONS,
  createCookieIfConsented,
  createCookieReader,
  createCookieRemoval,
} from '#engine/visitor/cookies.ts';
import type { ServerCommerceCalls } from '../services/commerce-server.ts';
import { isFormPostFromSameOrigin } from './same-origin-form.ts';
import { toPageRequest } from './visitor-endpoints.ts';

/** Maximum cookie length; a longer proof does not survive a reload. */
const LIMIT = 2500;
const DEFINITION = COOKIE_DEFINITIONS.unlinkedAccount;
const LIFE = (DEFINITION.maxAge ?? 0) * 1000;

interface Proof {
  readonly provider: string;
  readonly assertion: string;
  readonly nonce: string;
}

/**
 * Keeps a social account that is not linked yet. `POST /_unlinked` seals `{provider, assertion, nonce}` in an HttpOnly
 * cookie for five minutes; `POST /_unlinked/link` links it once to the signed-in `{customerId}`.
 */
export function createLinkSocialAccountLaterEndpoint(
  engine: EngineDependencies,
  server: Pick<ServerCommerceCalls, 'commerce'>,
  sealer: CookieCipher,
): Endpoint {
  return async (incoming) => {
    const { request, origin, path } = incoming;
    if (request.method !== 'POST') return createTextResponse(405, 'An account is kept with POST.\n', { allow: 'POST' });
    if (!isFormPostFromSameOrigin(request.headers, origin))
      return createTextResponse(403, 'Another site may not link accounts.\n');
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return createTextResponse(413, 'This is too long to be kept.\n');
    const body = await readJson(request);
    const pageRequest = toPageRequest(incoming, '/');
    const requestContext = await createPageRequestContext(engine, pageRequest);
    if (!requestContext) return createTextResponse(404, 'No shop answers to this host.\n');
    const { site, visitor, session, now } = requestContext;
    const around = toCookieSecurityAndConsentContext(requestContext);
    const place = { site: site.key, cookie: DEFINITION.name };

    if (path === '/_unlinked') {
      const proof = proofOf(body);
      if (!proof) return createTextResponse(422, 'This proves nothing.\n');
      const sealed = await sealer.seal(place, JSON.stringify(proof), now + LIFE);
      return done(204, [
        ...(await listCookiesToSet(engine, requestContext)),
        createCookieIfConsented(DEFINITION, sealed, around),
      ]);
    }
    if (path !== '/_unlinked/link') return createTextResponse(404, 'There is nothing here.\n');
    if (!session.current || session.current.customerId !== body['customerId'])
      return createTextResponse(401, 'Somebody else is signed in.\n');
    const sealed = createCookieReader(pageRequest.cookies, requestContext)(DEFINITION) ?? '';
    const opened = await sealer.open(place, sealed, now);
    const proof = proofOf(parsed(opened?.value ?? ''));
    if (!proof) return createTextResponse(410, 'The proof is not there any more.\n');
    const { provider, ...rest } = proof;
    const status = await linked(() =>
      server.commerce(site.key, visitor, session).socialAuth.link(provider, rest, { signal: request.signal }),
    );
    return done(status, [...(await listCookiesToSet(engine, requestContext)), createCookieRemoval(DEFINITION, around)]);
  };
}

async function linked(link: () => Promise<unknown>): Promise<number> {
  try {
    await link();
    return 204;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.answered ? error.status : 502;
  }
}

function done(status: number, cookies: readonly (ReturnType<typeof createCookieRemoval> | null)[]): Response {
  const answer = new Response(null, { status, headers: { 'cache-control': 'no-store' } });
  appendSetCookieHeaders(
    answer.headers,
    cookies.filter((cookie) => cookie !== null),
  );
  return answer;
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  return parsed(await request.text());
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isNonArrayObject(value) ? value : {};
  } catch {
    return {};
  }
}

function proofOf({ provider, assertion, nonce }: Record<string, unknown>): Proof | null {
  const isWhole = typeof provider === 'string' && typeof assertion === 'string' && typeof nonce === 'string';
  return isWhole ? { provider, assertion, nonce } : null;
}

import { stringifySetCookie } from 'cookie';
import { type Engine, type PageRequest, receive } from '#engine/resolve-page.ts';
import { type Endpoint, type EngineRequest, jsonResponse, textResponse } from '#engine/server/endpoint.ts';
import { COOKIES, removeCookie, writeCookie } from '#engine/visitor/cookies.ts';
import type { CommerceServer, CookieChange } from '../services/commerce-server.ts';
import { visitorSummary } from '../services/visitor-summary.ts';

const DEFINITIONS = new Map([[COOKIES.anonymousCartToken.name, COOKIES.anonymousCartToken]]);

/** `GET /_visitor`: what stands on every page and belongs to this visitor alone. */
export function visitorEndpoint(engine: Engine, server: CommerceServer): Endpoint {
  return async (request) => {
    const arrival = await receive(engine, asPageRequest(request, '/'));
    if (!arrival) return textResponse(404, 'No shop answers to this host.\n');
    const commerce = server.commerce(arrival.site.key, arrival.visitor);
    return jsonResponse(200, await visitorSummary(commerce, arrival.visitor, request.request.signal));
  };
}

/** `POST /_api/<call-id>`: one call of the shop, made in the visitor's name. */
export function apiEndpoint(engine: Engine, server: CommerceServer): Endpoint {
  return async (request) => {
    const arrival = await receive(engine, asPageRequest(request, '/'));
    if (!arrival) return textResponse(404, 'No shop answers to this host.\n');
    const { site, visitor, now } = arrival;
    const callId = request.path.slice('/_api/'.length);
    const { response, cookies } = await server.forward(request.request, callId, request.origin, site.key, visitor);
    const answer = new Response(response.body, response);
    answer.headers.set('cache-control', 'no-store');
    const secure = request.origin.startsWith('https:');
    for (const change of cookies) {
      const cookie = changedCookie(change, { secure, now, consent: visitor.consent });
      if (cookie) answer.headers.append('set-cookie', stringifySetCookie(cookie));
    }
    return answer;
  };
}

function changedCookie({ name, value }: CookieChange, around: Parameters<typeof writeCookie>[2]) {
  const definition = DEFINITIONS.get(name);
  if (!definition) throw new Error(`the shop's calls set no cookie ${name}`);
  return value === null ? removeCookie(definition, around) : writeCookie(definition, value, around);
}

function asPageRequest({ host, origin, request }: EngineRequest, target: string): PageRequest {
  return {
    host,
    target,
    cookies: request.headers.get('cookie') ?? '',
    secure: origin.startsWith('https:'),
    signal: request.signal,
  };
}

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiHeader } from '#schemas/api/headers.ts';
import type { Shop } from '../shop.ts';
import { ApiFault, notFound } from './api-fault.ts';
import { authorise } from './authorise.ts';
import type { Route } from './route.ts';

const MOST_BYTES = 256 * 1024;

export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** The sandbox as one HTTP handler. */
export function createApp(shop: Shop, routes: readonly Route[], log: Log): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => {
    shop.db.prepare('SELECT 1').get();
    return c.json({ status: 'ok' });
  });
  app.get('/blank.html', (c) => c.html('<!doctype html><title>.</title>'));
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: refuseTooLarge }));
  for (const [place, versions] of groupByPlace(routes)) {
    const [method = '', path = ''] = place.split(' ');
    app.on(method, path, (c) => respond(c, shop, versions));
  }
  app.notFound((c) => refuse(c, notFound('not_found', 'There is no such call.')));
  app.onError((error, c) => {
    if (error instanceof ApiFault) return refuse(c, error);
    log({ level: 'error', method: c.req.method, path: c.req.path, error: error.stack ?? String(error) });
    return refuse(c, new ApiFault(500, { code: 'internal_error', message: 'Something went wrong' }));
  });
  return app;
}

/** Calls of different versions may share a method and a path. */
function groupByPlace(routes: readonly Route[]): Map<string, Route[]> {
  const places = new Map<string, Route[]>();
  for (const route of routes) {
    const { method, base, path } = route.address;
    const place = `${method} ${base}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    places.set(place, [...(places.get(place) ?? []), route]);
  }
  return places;
}

async function respond(c: Context, shop: Shop, versions: readonly Route[]): Promise<Response> {
  const brand = authorise((name) => c.req.header(name), shop.brands, shop.wallClock);
  const route = versions.find(({ address }) => address.version === c.req.header(apiHeader.version));
  if (!route) throw unsupportedVersion(versions);
  const body = route.hasBody ? await readJson(c) : undefined;
  const now = shop.clock();
  shop.keeper.advance(now);
  const incoming = {
    brand,
    params: c.req.param(),
    query: c.req.query(),
    subVariant: c.req.header(apiHeader.subVariant)?.toUpperCase() ?? null,
    now,
  };
  const requestId = c.req.header(apiHeader.requestId);
  if (requestId) c.header(apiHeader.requestId, requestId);
  c.header('cache-control', 'no-store');
  return c.json(route.respond(incoming, body), route.status);
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFault(400, { code: 'invalid_json', message: 'The body is not JSON.', target: 'this' });
  }
}

function refuse(c: Context, fault: ApiFault): Response {
  return c.json(fault.answer, fault.status);
}

function unsupportedVersion(versions: readonly Route[]): ApiFault {
  const known = versions.map(({ address }) => address.version).join(' or ');
  return new ApiFault(400, { code: 'unsupported_version', message: `This call has version ${known}.` });
}

/** The rest of the body stays unread, so the connection can't carry another call. */
function refuseTooLarge(c: Context): Response {
  c.header('connection', 'close');
  return refuse(c, new ApiFault(413, { code: 'too_large', message: 'The request is too large.', target: 'this' }));
}

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../log.ts';
import type { Shop } from '../shop.ts';
import { heartbeatRoutes } from '../sign-in/calls/heartbeat.ts';
import { ApiFault, notFound } from './api-fault.ts';
import { respond } from './respond.ts';
import type { Route } from './route.ts';
import { assertRequestMeetsContract } from './validate-requests.ts';
import { validateResponses } from './validate-responses.ts';

const MOST_BYTES = 256 * 1024;
/** Pictures of documents come in forms. */
const MOST_FORM_BYTES = 12 * 1024 * 1024;

export interface AppOptions {
  /** Whether a request that breaks the contract is a failure, as it is in tests. */
  readonly strict?: boolean;
}

/** The sandbox as one HTTP handler. */
export function createApp(shop: Shop, routes: readonly Route[], log: Log, { strict = false }: AppOptions = {}): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => {
    shop.db.prepare('SELECT 1').get();
    return c.json({ status: 'ok', setbacks: shop.setbacks.all().length });
  });
  heartbeatRoutes(app);
  const [limit, formLimit] = [MOST_BYTES, MOST_FORM_BYTES].map((maxSize) =>
    bodyLimit({ maxSize, onError: refuseTooLarge }),
  );
  app.use((c, next) => (isForm(c) ? formLimit : limit)?.(c, next) ?? next());
  for (const [place, versions] of groupByPlace(routes.map(validateResponses))) {
    const [method = '', path = ''] = place.split(' ');
    if (strict) app.on(method, path, (c, next) => assertRequestMeetsContract(c, versions, next));
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

function isForm(c: Context): boolean {
  return c.req.header('content-type')?.startsWith('multipart/form-data') ?? false;
}

function refuse(c: Context, fault: ApiFault): Response {
  if (fault.retryAfter !== null) c.header('retry-after', String(fault.retryAfter));
  return c.json(fault.answer, fault.status);
}

/** The rest of the body stays unread, so the connection can't carry another call. */
function refuseTooLarge(c: Context): Response {
  c.header('connection', 'close');
  return refuse(c, new ApiFault(413, { code: 'too_large', message: 'The request is too large.', target: 'this' }));
}

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { WriteLogEntry } from '../log.ts';
import type { SandboxShop } from '../shop.ts';
import { addBlankHeartbeatPageRoute } from '../sign-in/calls/heartbeat.ts';
import { ApiFault, createNotFoundFault } from './api-fault.ts';
import { runInLocaleOfCall } from './call-locale.ts';
import type { SandboxCallRoute } from './call-route.ts';
import { callsMessages } from './calls.messages.gen.ts';
import { respondToSandboxCall } from './respond-to-call.ts';
import { assertTestRequestMeetsContract } from './validate-requests.ts';
import { withRouteResponseValidation } from './validate-responses.ts';

const MOST_BYTES = 256 * 1024;
/** Limit for forms with document pictures. */
const MAX_FORM_BYTES = 12 * 1024 * 1024;

export interface SandboxAppOptions {
  /** Whether a request that violates the contract counts as a failure, as in tests. */
  readonly strict?: boolean;
}

/** The sandbox as one HTTP handler. */
export function createSandboxCallsApp(
  shop: SandboxShop,
  routes: readonly SandboxCallRoute[],
  log: WriteLogEntry,
  { strict = false }: SandboxAppOptions = {},
): Hono {
  const app = new Hono();
  app.use((c, next) => runInLocaleOfCall((name) => c.req.header(name), shop, next));
  app.get('/healthz', (c) => {
    shop.db.prepare('SELECT 1').get();
    return c.json({ status: 'ok', setbacks: shop.failedJobs.list().length });
  });
  addBlankHeartbeatPageRoute(app);
  const [limit, formLimit] = [MOST_BYTES, MAX_FORM_BYTES].map((maxSize) =>
    bodyLimit({ maxSize, onError: refuseTooLarge }),
  );
  app.use((c, next) => (isForm(c) ? formLimit : limit)?.(c, next) ?? next());
  for (const [place, versions] of groupByPlace(routes.map(withRouteResponseValidation))) {
    const [method = '', path = ''] = place.split(' ');
    if (strict) app.on(method, path, (c, next) => assertTestRequestMeetsContract(c, versions, next));
    app.on(method, path, (c) => respondToSandboxCall(c, shop, versions));
  }
  app.notFound((c) => refuse(c, createNotFoundFault('not_found', callsMessages.noSuchCall())));
  app.onError((error, c) => {
    if (error instanceof ApiFault) return refuse(c, error);
    log({ level: 'error', method: c.req.method, path: c.req.path, error: error.stack ?? String(error) });
    return refuse(c, new ApiFault(500, { code: 'internal_error', message: callsMessages.somethingWrong() }));
  });
  return app;
}

/** Calls of different versions may share a method and a path. */
function groupByPlace(routes: readonly SandboxCallRoute[]): Map<string, SandboxCallRoute[]> {
  const places = new Map<string, SandboxCallRoute[]>();
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

/** The unread rest of the body makes the connection unusable for another request. */
function refuseTooLarge(c: Context): Response {
  c.header('connection', 'close');
  return refuse(c, new ApiFault(413, { code: 'too_large', message: callsMessages.tooLarge(), target: 'this' }));
}

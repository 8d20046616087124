import { Hono } from 'hono';
import { isCrossSite } from '../http/cross-site.ts';
import type { SandboxShop } from '../shop.ts';

/**
 * `GET /_setbacks` tells what the clock brought and the shop could not do, the latest first; `POST` lets all of it be
 * tried again with the next call.
 */
export function createFailedJobsApp(shop: Pick<SandboxShop, 'setbacks'>): Hono {
  const app = new Hono();
  app.get('/_setbacks', (c) =>
    c.json(
      shop.setbacks.all().map(({ kind, subject, tries, error, firstAt, lastAt, retryAt }) => ({
        kind,
        subject,
        tries,
        error,
        first_at: new Date(firstAt).toISOString(),
        last_at: new Date(lastAt).toISOString(),
        retry_at: retryAt === null ? null : new Date(retryAt).toISOString(),
      })),
    ),
  );
  app.post('/_setbacks', (c) => {
    if (isCrossSite(c.req.header('origin'), c.req.header('host'))) return c.text('Another site may not do this.', 403);
    shop.setbacks.release();
    return c.json({ released: shop.setbacks.all().length });
  });
  return app;
}

import { Hono } from 'hono';
import { isCrossSiteFormPost } from '../http/cross-site.ts';
import type { SandboxShop } from '../shop.ts';

/** `GET /_setbacks` lists failed scheduled jobs, latest first. `POST` makes all of them due with the next call. */
export function createFailedJobsApp(shop: Pick<SandboxShop, 'failedJobs'>): Hono {
  const app = new Hono();
  app.get('/_setbacks', (c) =>
    c.json(
      shop.failedJobs.list().map(({ kind, subject, attempts, error, firstFailedAt, lastFailedAt, retryAt }) => ({
        kind,
        subject,
        tries: attempts,
        error,
        first_at: new Date(firstFailedAt).toISOString(),
        last_at: new Date(lastFailedAt).toISOString(),
        retry_at: retryAt === null ? null : new Date(retryAt).toISOString(),
      })),
    ),
  );
  app.post('/_setbacks', (c) => {
    if (isCrossSiteFormPost(c.req.header('origin'), c.req.header('host')))
      return c.text('Another site may not do this.', 403);
    shop.failedJobs.makeAllDue();
    return c.json({ released: shop.failedJobs.list().length });
  });
  return app;
}

import { createRefusalApiError, toErrorAnswerBody } from '../api/api-error.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { HttpAnswer } from './endpoint.ts';

/** Default retry-after seconds. */
const RETRY_AFTER = 300;

type Closable = Pick<SiteConfig, 'maintenance'>;

/** Retry-after seconds in maintenance mode; `now` is in epoch milliseconds. */
export function calculateMaintenanceRetryAfterSeconds({ maintenance }: Closable, now: number): number {
  const until = maintenance?.until ?? null;
  return until === null ? RETRY_AFTER : Math.max(1, Math.ceil((until - now) / 1000));
}

/** Answer to script requests in maintenance mode. */
export function createMaintenanceJsonAnswer(config: Closable, now: number): HttpAnswer {
  const error = createRefusalApiError(503, 'maintenance', 'The shop is closed for maintenance.');
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': String(calculateMaintenanceRetryAfterSeconds(config, now)),
  };
  return { status: 503, headers, body: JSON.stringify(toErrorAnswerBody(error)) };
}

import { toErrorAnswerBody } from '../api/api-error.ts';
import { createEngineRefusal } from '../api/engine-refusal.ts';
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

/** Answer to script requests in maintenance mode. Pages have their own text for its status. */
export function createMaintenanceJsonAnswer(config: Closable, now: number): HttpAnswer {
  const error = createEngineRefusal(503, 'maintenance');
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': String(calculateMaintenanceRetryAfterSeconds(config, now)),
  };
  return { status: 503, headers, body: JSON.stringify(toErrorAnswerBody(error)) };
}

import type { ErrorReport, ErrorService } from './error-service.ts';

export interface SentrySettings {
  /** Such as `https://key@errors.example/7`. */
  readonly dsn: string;
  readonly environment: string;
  readonly fetch: typeof fetch;
  readonly clock: () => number;
  readonly randomId: () => string;
  /** Called once when the service refuses reports. */
  readonly failed: (error: unknown) => void;
}

/** Milliseconds that the service has for an answer. */
const PATIENCE = 5_000;

/** Reports per minute, to protect the service from a failing shop. */
const MOST = 60;
const MINUTE = 60_000;

/**
 * Sends reports as Sentry envelopes.
 *
 * @throws TypeError for an invalid DSN.
 */
export function createSentryService({
  dsn,
  environment,
  fetch,
  clock,
  randomId,
  failed,
}: SentrySettings): ErrorService {
  const { address, key } = parseSentryDsn(dsn);
  let since = Number.NEGATIVE_INFINITY;
  let sent = 0;
  let isWell = true;

  const send = async (report: ErrorReport) => {
    const id = randomId().replaceAll('-', '');
    const event = { event_id: id, timestamp: clock() / 1000, environment, ...eventOf(report) };
    const lines = [{ event_id: id, sent_at: new Date(clock()).toISOString() }, { type: 'event' }, event];
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=vitrine/1, sentry_key=${key}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!ok) throw new Error(`the error service answered ${status}`);
  };

  return {
    sendReport(report) {
      const now = clock();
      if (now - since >= MINUTE) {
        since = now;
        sent = 0;
      }
      if (sent >= MOST) return;
      sent += 1;
      send(report).then(
        () => (isWell = true),
        (error) => {
          if (isWell) failed(error);
          isWell = false;
        },
      );
    },
  };
}

/** @throws TypeError for a DSN that is none. */
export function parseSentryDsn(dsn: string): { readonly address: URL; readonly key: string } {
  const url = new URL(dsn);
  const [, base = '', project = ''] = /^(.*)\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (!/^https?:$/.test(url.protocol) || url.username === '' || project === '')
    throw new TypeError('the address of the error service is not a DSN');
  return { address: new URL(`${base}/api/${project}/envelope/`, url.origin), key: url.username };
}

function eventOf({ kind, level, message, type, stack, status, where, site }: ErrorReport): object {
  const tags = Object.entries({ kind, site, status, where }).filter(([, value]) => value !== null);
  return {
    platform: 'javascript',
    level,
    logger: kind,
    exception: { values: [{ type: type ?? kind, value: message }] },
    tags: Object.fromEntries(tags.map(([name, value]) => [name, String(value)])),
    // Violations of one kind are one issue on any page.
    ...(kind === 'csp' && { fingerprint: ['csp', message] }),
    ...(stack !== null && { extra: { stack } }),
  };
}

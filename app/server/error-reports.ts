import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { ApiError } from '#engine/api/api-error.ts';
import type { EngineFailureReport } from '#engine/resolve-page.ts';
import type { BrowserReport } from '#engine/server/browser-report.ts';
import { type ErrorReport, type ErrorService, isReportedToErrorService } from '#engine/server/error-service.ts';
import { removeQueriesAndTokensFromLogText, removeQueryAndTokensFromLogPath } from '#engine/server/loggable-target.ts';
import { createSentryService } from '#engine/server/sentry-service.ts';
import type { SessionRefusalCountLogEntry } from './refused-sessions.ts';
import type { ServerSettings } from './settings.ts';

/** Errors that shop pages report on purpose. */
const CUSTOM: ReadonlySet<string> = new Set(['analytics', 'block', 'hydration']);

/** Logs every failure and sends it to the operator's error service, except those the specification excludes. */
export interface ErrorReporter {
  /** Logs and reports a part of a page, or a page, that failed. */
  part(report: EngineFailureReport): void;
  request(error: unknown, target: string): void;
  browser(report: BrowserReport): void;
  refusedSession(refused: SessionRefusalCountLogEntry): void;
}

/** The error service that the operator names; null where there is none. */
export function openErrorService(
  { errorDsn, development }: Pick<ServerSettings, 'errorDsn' | 'development'>,
  clock: () => number,
  log: Pick<Logger, 'error'>,
): ErrorService | null {
  if (errorDsn === undefined) return null;
  return createSentryService({
    dsn: errorDsn,
    environment: development ? 'development' : 'production',
    fetch,
    clock,
    randomId: randomUUID,
    failed: (error) => log.error({ err: error }, 'the error service takes no reports'),
  });
}

export function createErrorReporter(log: Pick<Logger, 'error' | 'warn'>, service: ErrorService | null): ErrorReporter {
  const sendReport = (report: ErrorReport) => {
    if (service && isReportedToErrorService(report)) service.sendReport(report);
  };
  return {
    part({ kind, site, where: place, error }) {
      const where = place.startsWith('/')
        ? removeQueryAndTokensFromLogPath(place)
        : removeQueriesAndTokensFromLogText(place);
      log.error({ kind, site, where, err: error }, 'a part of a page failed');
      sendReport({
        kind,
        level: 'error',
        ...describeError(error),
        site,
        where,
        isCustom: kind === 'unknown-block',
      });
    },
    request(error, target) {
      log.error({ err: error, target }, 'a request failed');
      sendReport({
        kind: 'request',
        level: 'error',
        ...describeError(error),
        site: null,
        where: removeQueryAndTokensFromLogPath(target),
        isCustom: false,
      });
    },
    refusedSession({ site, error, count }) {
      log.warn({ site, count, err: error }, 'session cookies were refused');
      sendReport({
        kind: 'session',
        level: 'warning',
        ...describeError(error),
        site,
        where: 'session',
        isCustom: false,
      });
    },
    browser(report) {
      log.warn({ ...report }, 'a browser reported');
      sendReport(report.kind === 'csp' ? violation(report) : failure(report));
    },
  };
}

/** Loggable parts of an error, without the API's answer data. */
function describeError(error: unknown): Pick<ErrorReport, 'message' | 'type' | 'stack' | 'status'> {
  if (!(error instanceof Error))
    return { message: removeQueriesAndTokensFromLogText(String(error)), type: null, stack: null, status: null };
  const status = error instanceof ApiError ? error.status : null;
  const { name, message, stack = null } = error;
  return {
    message: removeQueriesAndTokensFromLogText(message),
    type: name,
    stack: stack && removeQueriesAndTokensFromLogText(stack),
    status,
  };
}

function failure(report: Extract<BrowserReport, { kind: 'browser' }>): ErrorReport {
  const { source, part, message, status, path, stack, host } = report;
  const where = part === null ? path : `${part} at ${path}`;
  return {
    kind: source,
    level: 'error',
    message,
    type: null,
    stack,
    status,
    where,
    site: host,
    isCustom: CUSTOM.has(source),
  };
}

function violation(report: Extract<BrowserReport, { kind: 'csp' }>): ErrorReport {
  const { directive, blocked, path, host } = report;
  const message = `${directive} refused ${blocked || 'something'}`;
  return {
    kind: 'csp',
    level: 'warning',
    message,
    type: 'CspViolation',
    stack: null,
    status: null,
    where: path,
    site: host,
    isCustom: false,
  };
}

import { isNonArrayObject } from '../api/api-error.ts';
import { removeQueriesAndTokensFromLogText, removeQueryAndTokensFromLogPath } from './loggable-target.ts';

/** A report from a browser without possible secrets. Its content is untrusted. */
export type BrowserReport = BrowserFailureReport | PolicyViolationReport;

/** A failure of a page's own scripts. */
export interface BrowserFailureReport {
  readonly kind: 'browser';
  readonly host: string;
  /** Reporter: `uncaught` or a part of the app. */
  readonly source: string;
  /** The block or call that failed. */
  readonly part: string | null;
  readonly message: string;
  /** Status of the failed request; null for other failures. */
  readonly status: number | null;
  readonly path: string;
  readonly stack: string | null;
}

/** A content security policy violation. */
export interface PolicyViolationReport {
  readonly kind: 'csp';
  readonly host: string;
  /** Such as `script-src-elem`. */
  readonly directive: string;
  /** Origin of what was refused, or a word such as `inline`. */
  readonly blocked: string;
  readonly path: string;
}

const LONGEST = 300;
const LONGEST_STACK = 2_000;

/** @returns null for a report that no page of the shop sends. */
export function parseFailureReport(host: string, value: unknown): BrowserFailureReport | null {
  if (!isNonArrayObject(value)) return null;
  const { kind, block, message, path, status, stack } = value;
  if (typeof kind !== 'string' || typeof message !== 'string' || !/^[a-z]{1,20}$/.test(kind)) return null;
  return {
    kind: 'browser',
    host,
    source: kind,
    part: typeof block === 'string' ? removeQueriesAndTokensFromLogText(block).slice(0, LONGEST) : null,
    message: removeQueriesAndTokensFromLogText(message).slice(0, LONGEST),
    status: typeof status === 'number' ? status : null,
    path: typeof path === 'string' ? removeQueryAndTokensFromLogPath(path) : '',
    stack: typeof stack === 'string' ? removeQueriesAndTokensFromLogText(stack).slice(0, LONGEST_STACK) : null,
  };
}

/** Violations from a `csp-report` or from a list of reports. */
export function parseViolationReports(host: string, value: unknown): readonly PolicyViolationReport[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown) =>
      isNonArrayObject(one) && one['type'] === 'csp-violation' ? (violationOf(host, one['body']) ?? []) : [],
    );
  return isNonArrayObject(value) ? [violationOf(host, value['csp-report']) ?? []].flat() : [];
}

function violationOf(host: string, value: unknown): PolicyViolationReport | null {
  if (!isNonArrayObject(value)) return null;
  const text = (...names: readonly string[]) => names.map((name) => value[name]).find((one) => typeof one === 'string');
  const directive = text('effective-directive', 'effectiveDirective', 'violated-directive')?.split(' ', 1)[0];
  if (directive === undefined || !/^[a-z-]{1,40}$/.test(directive)) return null;
  const document = URL.parse(text('document-uri', 'documentURL') ?? '');
  return {
    kind: 'csp',
    host,
    directive,
    blocked: originOf(text('blocked-uri', 'blockedURL') ?? ''),
    path: document ? removeQueryAndTokensFromLogPath(document.pathname) : '',
  };
}

/** Only the origin of an address, or the scheme of others. */
function originOf(blocked: string): string {
  const url = URL.parse(blocked);
  if (!url) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : '';
  return url.origin === 'null' ? url.protocol : url.origin;
}

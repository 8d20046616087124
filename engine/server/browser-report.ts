import { isObjectOrArray } from '../api/api-error.ts';
import { redactTargetForLog, redactTextForLog } from './loggable-target.ts';

/** Something that a browser reported, without what could be a secret. What it says was written by a stranger. */
export type BrowserReport = BrowserFailureReport | PolicyViolationReport;

/** A failure of a page's own scripts. */
export interface BrowserFailureReport {
  readonly kind: 'browser';
  readonly host: string;
  /** What reported it: `uncaught`, or a part of the app that did so on purpose. */
  readonly source: string;
  /** The block or call that failed. */
  readonly part: string | null;
  readonly message: string;
  /** Status of the answer that it is about; null for another failure. */
  readonly status: number | null;
  readonly path: string;
  readonly stack: string | null;
}

/** Something that the content security policy refused. */
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

/** @returns null for what no page of ours sends. */
export function parseFailureReport(host: string, value: unknown): BrowserFailureReport | null {
  if (!isObjectOrArray(value)) return null;
  const { kind, block, message, path, status, stack } = value;
  if (typeof kind !== 'string' || typeof message !== 'string' || !/^[a-z]{1,20}$/.test(kind)) return null;
  return {
    kind: 'browser',
    host,
    source: kind,
    part: typeof block === 'string' ? redactTextForLog(block).slice(0, LONGEST) : null,
    message: redactTextForLog(message).slice(0, LONGEST),
    status: typeof status === 'number' ? status : null,
    path: typeof path === 'string' ? redactTargetForLog(path) : '',
    stack: typeof stack === 'string' ? redactTextForLog(stack).slice(0, LONGEST_STACK) : null,
  };
}

/**
 * What browsers send of the policy: one report under `csp-report`, or a list of reports of which some are of this kind.
 */
export function parseViolationReports(host: string, value: unknown): readonly PolicyViolationReport[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown) =>
      isObjectOrArray(one) && one['type'] === 'csp-violation' ? (violationOf(host, one['body']) ?? []) : [],
    );
  return isObjectOrArray(value) ? [violationOf(host, value['csp-report']) ?? []].flat() : [];
}

function violationOf(host: string, value: unknown): PolicyViolationReport | null {
  if (!isObjectOrArray(value)) return null;
  const text = (...names: readonly string[]) => names.map((name) => value[name]).find((one) => typeof one === 'string');
  const directive = text('effective-directive', 'effectiveDirective', 'violated-directive')?.split(' ', 1)[0];
  if (directive === undefined || !/^[a-z-]{1,40}$/.test(directive)) return null;
  const document = URL.parse(text('document-uri', 'documentURL') ?? '');
  return {
    kind: 'csp',
    host,
    directive,
    blocked: originOf(text('blocked-uri', 'blockedURL') ?? ''),
    path: document ? redactTargetForLog(document.pathname) : '',
  };
}

/** An address tells more than where it leads: of it only the origin is kept, of others the scheme. */
function originOf(blocked: string): string {
  const url = URL.parse(blocked);
  if (!url) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : '';
  return url.origin === 'null' ? url.protocol : url.origin;
}

import { guessHttpStatusOfUnansweredCall } from '../api/failure-status.ts';

/** A failure for the error service, without personal data or secrets. */
export interface ErrorReport {
  /** Part that reported it, such as `request`, `page`, `csp` or `browser`. */
  readonly kind: string;
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** Name of the error's class; null where there is none. */
  readonly type: string | null;
  readonly stack: string | null;
  /** Status of the failed request; null for other failures. */
  readonly status: number | null;
  /** A redacted path, a block or a call. */
  readonly where: string | null;
  readonly site: string | null;
  /** Whether shop code reported it on purpose. */
  readonly isCustom: boolean;
}

/** Sends failures to the operator's error service without being awaited. */
export interface ErrorService {
  sendReport(report: ErrorReport): void;
}

/**
 * Whether a failure goes to the error service (specification: The error catalogue, "Client-custom and CSP violation
 * errors always reported; 408 and 418 not reported").
 */
export function isReportedToErrorService({ isCustom, kind, status, message }: ErrorReport): boolean {
  if (isCustom || kind === 'csp') return true;
  const known = status ?? guessHttpStatusOfUnansweredCall(message);
  return known !== 408 && known !== 418;
}

import { toStatusOfFailureMessage } from '../api/failure-status.ts';

/** One failure as an error service is told of it. Nothing in it says whose it was, or could be a secret. */
export interface ErrorReport {
  /** What noticed it, such as `request`, `page`, `csp` or `browser`. */
  readonly kind: string;
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** Name of the error's class; null where there is none. */
  readonly type: string | null;
  readonly stack: string | null;
  /** Status of the answer that it is about; null for another failure. */
  readonly status: number | null;
  /** Where: a path without what could be a token, a block, or a call. */
  readonly where: string | null;
  readonly site: string | null;
  /** Reported on purpose by the shop's own code, whatever its message says. */
  readonly isCustom: boolean;
}

/** Keeps failures for whoever looks after the shops. Nobody waits for it. */
export interface ErrorService {
  tell(report: ErrorReport): void;
}

/**
 * Whether a failure is for the error service (specification: The error catalogue, "Client-custom and CSP violation errors always
 * reported; 408 and 418 not reported").
 */
export function isReportedToErrorService({ isCustom, kind, status, message }: ErrorReport): boolean {
  if (isCustom || kind === 'csp') return true;
  const known = status ?? toStatusOfFailureMessage(message);
  return known !== 408 && known !== 418;
}

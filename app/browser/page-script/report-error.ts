import { isPageUnloading } from './unloading.ts';

/** An error for the operator's reports. */
export interface PageErrorToReport {
  readonly kind: 'analytics' | 'block' | 'call' | 'hydration' | 'uncaught';
  /** Failed block or call. */
  readonly block?: string;
  readonly error: unknown;
}

/** Maximum number of reports per document. */
const MOST = 20;
const LONGEST = 2_000;
let reportCount = 0;

/**
 * Sends an error to the shop's server without visitor data; the server decides what to report. Failures while the page
 * unloads are ignored.
 */
export function reportPageError({ kind, block, error }: PageErrorToReport): void {
  if (isPageUnloading()) return;
  // Browsers log uncaught errors themselves.
  if (kind !== 'uncaught') console.error(`[${kind}]${block ? ` ${block}` : ''}`, error);
  if (reportCount >= MOST) return;
  reportCount += 1;
  const status = error instanceof Object && 'status' in error ? error.status : undefined;
  const report = { kind, block, ...about(error), status, path: location.pathname };
  navigator.sendBeacon('/_report', JSON.stringify(report));
}

/** Reports uncaught errors and rejections. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => reportPageError({ kind: 'uncaught', error: error ?? message }));
  addEventListener('unhandledrejection', ({ reason }) => reportPageError({ kind: 'uncaught', error: reason }));
}

function about(error: unknown): { readonly message: string; readonly stack?: string | undefined } {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, stack: error.stack?.slice(0, LONGEST) };
}

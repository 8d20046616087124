import { isUnloading } from './unloading.ts';

/** Something that went wrong in the browser, told to the operators' error reports. */
export interface PageErrorReport {
  readonly kind: 'analytics' | 'block' | 'call' | 'hydration' | 'uncaught';
  /** The block or the call that failed. */
  readonly block?: string;
  readonly error: unknown;
}

/** Most reports of one document: a page that fails over and over says enough at once. */
const MOST = 20;
const LONGEST = 2_000;
let told = 0;

/**
 * Tells the shop's own server, without any word of who the visitor is. What is worth an operator's attention is decided
 * there. What fails because the visitor leaves has not failed.
 */
export function reportPageError({ kind, block, error }: PageErrorReport): void {
  if (isUnloading()) return;
  // A browser tells of what nobody caught by itself.
  if (kind !== 'uncaught') console.error(`[${kind}]${block ? ` ${block}` : ''}`, error);
  if (told >= MOST) return;
  told += 1;
  const status = error instanceof Object && 'status' in error ? error.status : undefined;
  const said = { kind, block, ...about(error), status, path: location.pathname };
  navigator.sendBeacon('/_report', JSON.stringify(said));
}

/** Reports what no part of the page caught. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => reportPageError({ kind: 'uncaught', error: error ?? message }));
  addEventListener('unhandledrejection', ({ reason }) => reportPageError({ kind: 'uncaught', error: reason }));
}

function about(error: unknown): { readonly message: string; readonly stack?: string | undefined } {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, stack: error.stack?.slice(0, LONGEST) };
}

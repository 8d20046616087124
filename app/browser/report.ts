/** Something that went wrong in the browser, told to the operators' error reports. */
export interface BrowserReport {
  readonly kind: 'analytics' | 'block' | 'call' | 'hydration' | 'navigation';
  /** The block or the call that failed. */
  readonly block?: string;
  readonly error: unknown;
}

export function report({ kind, block, error }: BrowserReport): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`[${kind}]${block ? ` ${block}` : ''}`, error);
  navigator.sendBeacon('/_report', JSON.stringify({ kind, block: block ?? null, message, path: location.pathname }));
}

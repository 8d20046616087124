import type { BrowserContext } from 'playwright-core';
import { ELSEWHERE } from './hostile-strings.ts';

/** Functions that attack strings call. Each call becomes a page error. */
const SPRINGS = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;

/**
 * Detects foreign script and requests in a browser. Attempts blocked by the content security policy count as well,
 * because hostile text must not get that far.
 */
export async function setScriptTripwire(context: BrowserContext): Promise<readonly string[]> {
  const caught: string[] = [];
  await context.exposeFunction('caughtInTrap', (what: string) => caught.push(what));
  await context.addInitScript((springs) => {
    const reportAttempt = (what: string) =>
      void Reflect.get(window, 'caughtInTrap')(`${location.href.slice(0, 200)}: ${what}`);
    for (const spring of springs) Reflect.set(window, spring, () => reportAttempt(`${spring} ran`));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      reportAttempt(`${violatedDirective} refused ${blockedURI} ${sample}`),
    );
  }, SPRINGS);
  context.on('request', (request) => {
    if (new URL(request.url()).hostname.includes(ELSEWHERE)) caught.push(`${request.url()} was asked for`);
  });
  context.on('dialog', (dialog) => {
    caught.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  return caught;
}

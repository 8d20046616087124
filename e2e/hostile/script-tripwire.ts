import type { BrowserContext } from 'playwright-core';
import { ELSEWHERE } from './hostile-strings.ts';

/** What tells that something ran: it is called by whatever does, and each call is an error of the page. */
const SPRINGS = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;

/**
 * Tells of all that runs or leaves in a browser though nobody of the shop wrote it. What a policy refused counts as well:
 * what is hostile must not come as far as the policy.
 */
export async function setScriptTripwire(context: BrowserContext): Promise<readonly string[]> {
  const caught: string[] = [];
  await context.exposeFunction('caughtInTrap', (what: string) => caught.push(what));
  await context.addInitScript((springs) => {
    const told = (what: string) => void Reflect.get(window, 'caughtInTrap')(`${location.href.slice(0, 200)}: ${what}`);
    for (const spring of springs) Reflect.set(window, spring, () => told(`${spring} ran`));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      told(`${violatedDirective} refused ${blockedURI} ${sample}`),
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

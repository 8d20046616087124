import type { BrowserContext } from 'playwright-core';
import { expect, inject } from 'vitest';
import { IS_EXHAUSTIVE } from '../harness/exhaustive.ts';
import { journey } from '../harness/journey.ts';
import { selectEveryNth } from '../hostile/hostile-strings.ts';
import { HOSTILE_REDIRECT_TARGETS } from '../hostile/hostile-targets.ts';
import { defineRedirectTests } from '../hostile/redirect-tests.ts';
import { setScriptTripwire } from '../hostile/script-tripwire.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';
import { createSignInPageObject } from '../pages/sign-in-page.ts';

defineRedirectTests(IS_EXHAUSTIVE ? 1 : 12);

journey(
  'the log-in page leads a signed-in customer only to a page of the shop, whatever its next parameter is',
  { timeout: 600_000 },
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('harbour');
    const scriptAttempts = await setScriptTripwire(context);
    await fulfillHttpsRequests(context, 'harbour.localhost');
    await open('/about');
    await signInThroughApiInBrowser(page, 'ada@harbour.example');
    for (const target of selectEveryNth(HOSTILE_REDIRECT_TARGETS, IS_EXHAUSTIVE ? 10 : 31)) {
      await open(`/login?${new URLSearchParams({ next: target })}`);
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL((url) => url.pathname !== '/login');
      expect([target, new URL(page.url()).hostname, scriptAttempts]).toEqual([target, new URL(origin).hostname, []]);
    }
  },
);

journey(
  'a customer who logs in is redirected only to a page of the shop, whatever the next parameter is',
  { timeout: 600_000 },
  async ({ visit }) => {
    const { port } = inject('shop');
    for (const target of selectEveryNth(HOSTILE_REDIRECT_TARGETS, IS_EXHAUSTIVE ? 60 : 149)) {
      const { page, context, open, origin } = await visit('lantern', { port });
      const scriptAttempts = await setScriptTripwire(context);
      await fulfillHttpsRequests(context, 'lantern.localhost');
      await open(`/login?${new URLSearchParams({ next: target })}`);
      await createSignInPageObject(page).logIn('ada@lantern.example');
      await page.waitForURL((url) => url.pathname !== '/login');
      expect([target, new URL(page.url()).hostname, scriptAttempts]).toEqual([target, new URL(origin).hostname, []]);
      await context.close();
    }
  },
);

/** Answers the shop's host over https, which a target may name. */
async function fulfillHttpsRequests(context: BrowserContext, host: string): Promise<void> {
  await context.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/plain', body: 'the shop' }));
}

import type { Page } from 'playwright-core';

/**
 * Lets so many milliseconds pass in a page at once, with everything that falls due in them and all that is fetched then.
 * The page's time belongs to nobody afterwards: close it.
 */
export async function advancePageClock(page: Page, milliseconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const passed = new Promise((done) => session.once('Emulation.virtualTimeBudgetExpired', done));
  await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: milliseconds,
  });
  await passed;
}

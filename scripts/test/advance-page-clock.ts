import type { Page } from 'playwright-core';

/**
 * Advances the clock of a page at once, with all timers and fetches that fall due. Close the page afterwards, because
 * its clock does not run any more.
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

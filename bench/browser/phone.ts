import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import {
  type PageLoadTimes,
  recordPageLoadTimesInPage,
  TAP_EFFECT_CONSOLE_MESSAGE,
  type TapToMeasure,
} from './watch-page.ts';

/** A mid-range phone on a slow mobile network. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU = { rate: 4 };
/** A small run only shows that everything works, and is not throttled. */
const isThrottled = chooseRepetitionsForSmallOrFullRun(1, 0) === 1;

export const BENCH_PHONE_DESCRIPTION =
  'Chromium as a phone of 412 × 823 px, its CPU slowed to a quarter, 1.6 Mbit/s, 150 ms to each answer, nothing cached.';

export function launchBenchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** How a page is opened on the phone. */
export interface BenchPhoneVisitOptions {
  readonly url: string;
  readonly cookies: string;
  readonly tap: TapToMeasure | null;
}

/**
 * Opens a page in a new browser context with throttling, and passes it to `look` with the time when a tap had its
 * effect. The page reports that through its console, because polling would add work to its thread during hydration.
 */
export async function openPageOnSimulatedPhone<T>(
  browser: Browser,
  { url, cookies, tap }: BenchPhoneVisitOptions,
  look: (page: Page, live: Promise<unknown>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const { protocol, host } = new URL(url);
    const given = cookies.split('; ').filter((pair) => pair.includes('='));
    await context.addCookies(
      given.map((pair) => ({
        name: pair.slice(0, pair.indexOf('=')),
        value: pair.slice(pair.indexOf('=') + 1),
        url: `${protocol}//${host}`,
      })),
    );
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isThrottled) {
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', CPU);
    }
    await page.addInitScript(recordPageLoadTimesInPage, { tap, word: TAP_EFFECT_CONSOLE_MESSAGE });
    const live = page.waitForEvent('console', {
      predicate: (message) => message.text() === TAP_EFFECT_CONSOLE_MESSAGE,
      timeout: 30_000,
    });
    live.catch(() => undefined);
    await page.goto(url, { waitUntil: 'load' });
    return await look(page, live);
  } finally {
    await context.close();
  }
}

/** The times of one visit, read once the page has settled. */
export function measureLoadTimesOfOneVisit(browser: Browser, visit: BenchPhoneVisitOptions): Promise<PageLoadTimes> {
  return openPageOnSimulatedPhone(browser, visit, async (page, live) => {
    if (visit.tap) await live;
    await page.waitForLoadState('networkidle');
    await waitForPageSettled(page);
    return page.evaluate(() => window.benchTimes);
  });
}

/** Waits until the page is idle and its performance observers have reported. */
export function waitForPageSettled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100)))),
  );
}

import { relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { JOURNEY_NAME_MARK } from './journey-name.ts';

/** The browser's user agent with the name of the current journey, for the shop's harness. */
export function createJourneyUserAgent(browser: Browser): string {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const journey = `${relative(process.cwd(), testPath)} > ${currentTestName}`;
  const chrome = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  return `${chrome}${JOURNEY_NAME_MARK}${encodeURIComponent(journey)}`;
}

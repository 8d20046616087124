import { relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';

const MARK = ' Journey/';

/** The browser's user agent with the name of the current journey, for the shop's harness. */
export function createJourneyUserAgent(browser: Browser): string {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const journey = `${relative(process.cwd(), testPath)} > ${currentTestName}`;
  const chrome = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  return `${chrome}${MARK}${encodeURIComponent(journey)}`;
}

/** File and name of the journey in a user agent, or null. */
export function parseJourneyNameFromUserAgent(userAgent: string | undefined): string | null {
  const [, name] = userAgent?.split(MARK) ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}

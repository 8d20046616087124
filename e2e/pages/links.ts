import type { Page } from 'playwright-core';

/** Paths of this shop that the page links to, each once. Pages that ask for a sign-in or lead on are left out. */
export function listLinkedPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      ({ href }) => new URL(href).pathname,
    );
    const leavesOut = /^\/(?:my-account|close-my-account|communication-preferences|logout)/;
    return [...new Set(paths)].filter((path) => path !== '/' && !leavesOut.test(path)).toSorted();
  });
}

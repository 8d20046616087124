import type { Page } from 'playwright-core';

/** Paths of this shop that the page links to, each once. Pages that ask for a sign-in are left out. */
export function linkedPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      ({ href }) => new URL(href).pathname,
    );
    return [...new Set(paths)].filter((path) => path !== '/' && !path.startsWith('/my-account')).toSorted();
  });
}

import type { BrowserContext, Page, Response } from 'playwright-core';

/** URLs shown by each tab, and those that the shop refused. */
const visited = new WeakMap<Page, string[]>();
const refused = new WeakMap<Page, Set<string>>();

/** Records the URLs of all pages shown in tabs and frames of a context, by load or client navigation. */
export function recordUrlsShownInTabs(context: BrowserContext): void {
  context.on('page', (page) => {
    const urls: string[] = [];
    const failures = new Set<string>();
    visited.set(page, urls);
    refused.set(page, failures);
    page.on('framenavigated', (frame) => void urls.push(frame.url()));
    page.on('response', (response) => {
      if (response.status() >= 400) for (const path of pagesOf(response)) failures.add(path);
    });
  });
}

/** URLs shown by a tab so far, including the current one, without those answered with an error (status 400 or more). */
export function listUrlsVisitedInTab(page: Page): readonly string[] {
  const failures = refused.get(page);
  return [...(visited.get(page) ?? []), page.url()].filter((url) => !failures?.has(new URL(url).pathname));
}

/** The path of the page in a response. */
function pagesOf(response: Response): readonly string[] {
  const { pathname, searchParams } = new URL(response.url());
  if (response.request().isNavigationRequest()) return [pathname];
  return pathname === '/_page' ? [new URL(searchParams.get('path') ?? '/', response.url()).pathname] : [];
}

import type { BrowserContext, Page, Response } from 'playwright-core';

/** URLs that each tab has shown, and those that the shop refused. */
const visited = new WeakMap<Page, string[]>();
const refused = new WeakMap<Page, Set<string>>();

/** Keeps the URLs of all pages that tabs of a context and their frames show, whether they are loaded or navigated to. */
export function recordVisitedPages(context: BrowserContext): void {
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

/** The URLs that a tab has shown so far, the present one included, without those that the shop refused. */
export function listVisitedUrls(page: Page): readonly string[] {
  const failures = refused.get(page);
  return [...(visited.get(page) ?? []), page.url()].filter((url) => !failures?.has(new URL(url).pathname));
}

/** The path of the page in a response. */
function pagesOf(response: Response): readonly string[] {
  const { pathname, searchParams } = new URL(response.url());
  if (response.request().isNavigationRequest()) return [pathname];
  return pathname === '/_page' ? [new URL(searchParams.get('path') ?? '/', response.url()).pathname] : [];
}

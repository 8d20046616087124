import type { BrowserContext, Page } from 'playwright-core';

/** Chromium uses a larger cached picture, and then warns of an unused preload. */
const HELD_PICTURE = /^The resource \S+\/_img\/\S+ was preloaded using link preload but not used/;

/** Collects console errors, exceptions and policy violations of a context, except expected ones. */
export function collectConsoleErrors(context: BrowserContext, expected?: RegExp): readonly string[] {
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!expected?.test(complaint)) complaints.push(complaint);
  };
  const watch = (page: Page) => {
    page.on('pageerror', (error) => note(`${page.url()} threw ${error.message}`));
    page.on('console', (message) => {
      if (HELD_PICTURE.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') {
        note(`${page.url()} ${message.type()}: ${message.text()}`);
      }
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') note(`${page.url()} could not load ${request.url()}: ${reason}`);
    });
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return complaints;
}

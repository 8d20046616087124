import type { BrowserContext, Page } from 'playwright-core';

/** Chromium shows a larger width of a picture that it holds already, and then finds that it preloaded another for nothing. */
const HELD_PICTURE = /^The resource \S+\/_img\/\S+ was preloaded using link preload but not used/;

/** Collects what a browser complains of on any page of a context. What the journey expects is left out. */
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

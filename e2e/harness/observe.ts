import type { BrowserContext, ConsoleMessage, Locator, Page, Request, Response } from 'playwright-core';
import { createObservation, type ObservedProductOutput } from '../../scripts/test/observation.ts';
import { listUrlsVisitedInTab } from './visited-pages.ts';

/** Visible and accessible text of an element. Waits until it is visible. */
export async function captureElementObservation(locator: Locator): Promise<ObservedProductOutput> {
  const first = locator.first();
  await first.waitFor();
  const text = await first.evaluate((element) => {
    const attributes = ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
    const value = element instanceof HTMLInputElement ? element.value : '';
    const written = element instanceof HTMLElement ? [element.innerText, element.textContent] : [element.textContent];
    return [...written, value, ...attributes].filter((part) => part !== '').join('\n');
  });
  return createObservation({ text }, { source: 'page', where: first.page().url(), text });
}

/** URL, title and visible text of the current page and its frames, main part first. */
export async function capturePageObservation(page: Page): Promise<ObservedProductOutput> {
  const [main = ''] = await page.locator('main').allInnerTexts();
  const bodies = await Promise.all(page.frames().map((frame) => frame.locator('body').allInnerTexts()));
  const text = [await page.title(), main, ...bodies.flat()].join('\n');
  return createObservation({ text }, { source: 'page', where: page.url(), text, visited: listUrlsVisitedInTab(page) });
}

/** A request of a page. */
export function captureRequestObservation(request: Request): ObservedProductOutput {
  const text = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
  return createObservation({ text }, { source: 'request', where: request.url(), text });
}

/** A response to a page; without the body where the browser has discarded it. */
export async function captureResponseObservation(response: Response): Promise<ObservedProductOutput> {
  const body = await response.text().catch(() => '');
  const text = `${response.status()} ${response.headers()['location'] ?? ''} ${body}`;
  return createObservation({ text }, { source: 'response', where: response.url(), text });
}

/** A cookie of the browser. @throws if there is none of the name. */
export async function captureCookieObservation(context: BrowserContext, name: string): Promise<ObservedProductOutput> {
  const cookie = (await context.cookies()).find((each) => each.name === name);
  if (!cookie) throw new Error(`the browser keeps no cookie ${name}`);
  const { value, expires, httpOnly, secure, sameSite, path } = cookie;
  const text = JSON.stringify({ value, expires, httpOnly, secure, sameSite, path });
  return createObservation({ text }, { source: 'cookie', where: name, text });
}

/** The value of a key in the page's browser storage. @throws if it is not set. */
export async function captureBrowserStorageObservation(
  page: Page,
  area: 'session' | 'local',
  key: string,
): Promise<ObservedProductOutput> {
  const value = await page.evaluate(
    ([from, name]) => (from === 'session' ? sessionStorage : localStorage).getItem(name),
    [area, key] as const,
  );
  if (value === null) throw new Error(`the ${area} storage holds no ${key}`);
  return createObservation({ value }, { source: 'cookie', where: `${area} storage ${key}`, text: value });
}

/** The last entry of a name in the data layer of a page. @throws where there is none. */
export async function captureDataLayerEntryObservation(page: Page, name: string): Promise<ObservedProductOutput> {
  const layer = await page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? []);
  const entry = layer.findLast(({ event }) => event === name);
  if (!entry) throw new Error(`the data layer holds no "${name}"`);
  return createObservation(entry, { source: 'event', where: name, text: JSON.stringify(entry) });
}

/** A console message of a page. */
export function captureConsoleMessageObservation(message: ConsoleMessage): ObservedProductOutput {
  const text = message.text();
  return createObservation({ text }, { source: 'event', where: `console ${message.type()}`, text });
}

import type { Page } from 'playwright-core';

/** Sends the first input, which triggers hydration, and waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const root = document.getElementById('app');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForLoadState('networkidle');
}

/** Marks the document and an element, to detect replacement later. */
export async function markPageForComparison(page: Page, selector: string): Promise<void> {
  await page.evaluate((found) => {
    Object.assign(window, { marked: document.querySelector(found) });
  }, selector);
}

/** Whether the marked document is still there, and whether the marked element is still the one in its place. */
export function checkMarkedPageAndElementKept(
  page: Page,
  selector: string,
): Promise<{ document: boolean; element: boolean }> {
  return page.evaluate((found) => {
    const marked: unknown = Reflect.get(window, 'marked');
    return { document: marked instanceof Element, element: marked === document.querySelector(found) };
  }, selector);
}

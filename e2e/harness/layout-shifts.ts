import type { Page } from 'playwright-core';

/** Records the layout shifts of all documents that the page opens from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value'))),
    ).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scores of the layout shifts of the current document, as the Layout Instability API gives them. */
export function readLayoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

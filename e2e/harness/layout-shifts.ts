import type { Page } from 'playwright-core';

/** A layout shift as the Layout Instability API gives it. */
export interface LayoutShift {
  readonly score: number;
  /** What moved: element, and its distance from the top of the window before and after, in CSS pixels. */
  readonly moved: readonly string[];
}

/** Records layout shifts of every document that `page` opens from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    const describe = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()}.${element?.className} ${previousRect.top} -> ${currentRect.top}`;
    };
    new PerformanceObserver((list) =>
      shifts.push(
        ...list.getEntries().map((entry) => {
          const sources: Source[] = Reflect.get(entry, 'sources');
          return { score: Reflect.get(entry, 'value'), moved: sources.map(describe) };
        }),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts of the current document. */
export function readLayoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

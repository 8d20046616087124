import type { Locator, Page } from 'playwright-core';

/** Gives the window a size, and waits until the page is drawn in it. */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Words in these elements that break across lines without a hyphen. */
export function findWordsBrokenWithoutHyphen(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const range = document.createRange();
    return all.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
      return broken;
    });
  });
}

/**
 * Content wider than the window: sideways scrolling, and text, pictures or controls that stick out, even where clipped.
 * Ignores scroll containers.
 */
export function findSidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isContent = (element: Element) =>
      element.matches('a, button, input, select, textarea, img:not([alt=""])') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 2 && right > 0 && (left < -1 || right > clientWidth + 1);
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => isContent(element) && sticksOut(element) && !scrolls(element.parentElement),
    );
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    return [
      ...dialogs
        .filter((dialog) => dialog.scrollWidth > dialog.clientWidth)
        .map(({ className }) => `the dialog ${className} scrolls sideways`),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in a window of ${clientWidth}`] : []),
      ...wide.slice(0, 8).map((element) => `sticks out: ${element.outerHTML.slice(0, 120)}`),
    ];
  });
}

import type { Page } from 'playwright-core';

/**
 * Text clipped by a box around it, and text of two elements that overlaps. Ignores fixed elements, scroll containers
 * and text for screen readers only.
 */
export function findClippedOrOverlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: { readonly element: Element; readonly words: string; readonly box: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim().slice(0, 40) ?? '';
      if (words === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) boxes.push({ element, words, box });
    }
    const listWithAncestors = (element: Element | null): Element[] =>
      element ? [element, ...listWithAncestors(element.parentElement)] : [];
    const isLeftOut = (element: Element) =>
      element.matches('.skip-link') ||
      listWithAncestors(element).some((parent) => {
        const { width, height } = parent.getBoundingClientRect();
        const { position, overflow } = getComputedStyle(parent);
        return width <= 2 || height <= 2 || /fixed|sticky/.test(position) || /auto|scroll/.test(overflow);
      });
    const shown = boxes.filter(({ element }) => !isLeftOut(element)).sort((a, b) => a.box.top - b.box.top);
    const cuts = (parent: Element, box: DOMRect) => {
      const { display, overflowX, overflowY } = getComputedStyle(parent);
      const { left, right, top, bottom } = parent.getBoundingClientRect();
      return (
        display !== 'inline' &&
        ((/hidden|clip/.test(overflowX) && (box.right > right + 2 || box.left < left - 2)) ||
          (/hidden|clip/.test(overflowY) && (box.bottom > bottom + 4 || box.top < top - 4)))
      );
    };
    const problems = new Set<string>();
    shown.forEach(({ element, words, box }, index) => {
      if (listWithAncestors(element).some((parent) => cuts(parent, box))) problems.add(`cut off: ${words}`);
      for (const other of shown.slice(index + 1)) {
        if (other.box.top >= box.bottom) break;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
        const lower = Math.min(box.height, other.box.height);
        if (other.element !== element && width > 4 && height > lower * 0.35)
          problems.add(`over each other: ${words} / ${other.words}`);
      }
    });
    return [...problems];
  });
}

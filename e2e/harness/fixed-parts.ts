import type { Page } from 'playwright-core';

/** A window of 1,280 by 1,024 pixels at 400 % zoom. */
export const ZOOMED_WINDOW = { width: 320, height: 256 };

/**
 * Faults of fixed and stuck elements: two that overlap at some scroll position, focused controls under one, and, in a
 * zoomed window, ones that cover more than a third. Checks the open modal dialog if there is one.
 */
export function findOverlappingFixedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
    const root = dialogs.at(-1) ?? document.body;
    const scroller = dialogs.at(-1) ?? document.documentElement;
    const nameOf = (element: Element) =>
      [element.tagName.toLowerCase(), ...element.classList].join('.') +
      (element.matches('a, button, input, select, textarea, summary')
        ? ` "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
        : '');
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0;
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: Math.max(left, 0),
        right: Math.min(right, document.documentElement.clientWidth),
        top: Math.max(top, 0),
        bottom: Math.min(bottom, innerHeight),
      };
    };
    type Box = ReturnType<typeof boxOf>;
    const sharedHeight = (one: Box, other: Box) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const overlaps = (one: Box, other: Box) =>
      sharedHeight(one, other) > 1 && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1;
    const liesOver = (element: Element, part: Box, box: Box) => {
      const x = (Math.max(part.left, box.left) + Math.min(part.right, box.right)) / 2;
      const y = (Math.max(part.top, box.top) + Math.min(part.bottom, box.bottom)) / 2;
      return element.contains(document.elementFromPoint(x, y));
    };

    const placed = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky';
    });
    // A container without a background that ignores pointer events covers nothing itself.
    const parts = placed.flatMap((element) =>
      getComputedStyle(element).pointerEvents === 'none'
        ? [...element.querySelectorAll<HTMLElement>('*')].filter(
            (inner) => getComputedStyle(inner).pointerEvents !== 'none' && !inner.parentElement?.closest('.toast'),
          )
        : [element],
    );
    const isStuck = (element: HTMLElement) => {
      if (getComputedStyle(element).position !== 'sticky') return true;
      const { top } = element.getBoundingClientRect();
      element.style.position = 'static';
      const own = element.getBoundingClientRect().top;
      element.style.removeProperty('position');
      return Math.abs(own - top) > 1;
    };
    const fixed = () =>
      parts
        .filter((element) => isShown(element) && isStuck(element))
        .map((element) => ({ element, box: boxOf(element) }))
        .filter(({ box }) => box.bottom - box.top > 8 && box.right - box.left > 8);

    const faults = new Set<string>();
    const isZoomed = innerHeight < 300;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (let top = 0; ; top += innerHeight / 3) {
      scroller.scrollTo({ top, behavior: 'instant' });
      const now = fixed();
      now.forEach(({ element, box }, index) => {
        const other = now.slice(index + 1).find((next) => !element.contains(next.element) && overlaps(box, next.box));
        if (other) faults.add(`${nameOf(element)} and ${nameOf(other.element)} overlap`);
      });
      const taken = now
        .filter(({ element }) => !now.some((outer) => outer.element !== element && outer.element.contains(element)))
        .reduce((sum, { box }) => sum + box.bottom - box.top, 0);
      if (isZoomed && taken > innerHeight / 3) {
        faults.add(`${now.map(({ element }) => nameOf(element)).join(' and ')} take more than a third of the window`);
      }
      if (top >= scroller.scrollHeight) break;
    }

    const controls = [
      ...root.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select, textarea, summary'),
    ].filter((control) => isShown(control) && control.tabIndex >= 0);
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      const box = boxOf(control);
      if (document.activeElement !== control || box.bottom - box.top < 2) continue;
      const over = fixed().find(
        ({ element, box: part }) => !element.contains(control) && overlaps(part, box) && liesOver(element, part, box),
      );
      if (over) faults.add(`${nameOf(over.element)} covers ${nameOf(control)}`);
    }
    return [...faults];
  });
}

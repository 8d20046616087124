import type { Page } from 'playwright-core';

/** Elements that are covered or outside the window when Tab focuses them (WCAG 2.4.11). */
export async function findObscuredFocusedElements(page: Page, presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(
      () =>
        // Waits a frame or two for animations.
        new Promise<string | null>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const focused = document.activeElement;
              if (!focused || focused === document.body) return resolve(null);
              const shown = focused.getBoundingClientRect();
              const parts = [0.2, 0.5, 0.8];
              const isSeen = parts.some((x) =>
                parts.some((y) => {
                  const top = document.elementFromPoint(shown.left + shown.width * x, shown.top + shown.height * y);
                  return (
                    top !== null &&
                    (focused.contains(top) || (top.contains(focused) && top.matches('label, a, button')))
                  );
                }),
              );
              resolve(isSeen ? null : focused.outerHTML.slice(0, 120));
            }),
          );
        }),
    );
    if (found) hidden.push(found);
  }
  return hidden;
}

import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A document that was searched before has the checker already. */
async function injectChecker(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/**
 * Accessibility violations of the page as it stands, its frames included: one line each, with the first place. Contrast
 * is left out where the visitor's own palette decides it.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map(injectChecker));
  const violations = await page.evaluate(async (standards) => {
    const hasOwnPalette = matchMedia('(forced-colors: active)').matches;
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const results = await checker.run(document, {
      // Where nothing is wrong need not be told, which takes half of the time.
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: standards },
      rules: { 'color-contrast': { enabled: !hasOwnPalette } },
      // Fetching the style sheets once more only serves a rule about turned screens.
      preload: false,
    });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  }, STANDARDS);
  return violations.map(({ id, help, places }) => `${id}: ${help} (${places.length}×, first ${places[0]})`);
}

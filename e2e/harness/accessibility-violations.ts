import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** The minified script, which is sent and compiled in less than half of the time. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A document that was checked before already has axe. */
async function injectChecker(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(CHECKER);
}

/**
 * Accessibility violations of the current page, one line each with the first element. Skips contrast where the
 * visitor's own palette decides it.
 *
 * @param options.hasFrames whether the frames of the page are checked as well
 */
export async function findAxeViolations(page: Page, { hasFrames = true } = {}): Promise<string[]> {
  await Promise.all((hasFrames ? page.frames() : [page.mainFrame()]).map(injectChecker));
  const checked = { standards: STANDARDS, hasFrames };
  const violations = await page.evaluate(async ({ standards, hasFrames: iframes }) => {
    const hasOwnPalette = matchMedia('(forced-colors: active)').matches;
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const results = await checker.run(document, {
      // Reporting passed rules would take half of the time.
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: standards },
      rules: { 'color-contrast': { enabled: !hasOwnPalette } },
      // Fetching the style sheets again is only needed by a rule about screen orientation.
      preload: false,
      iframes,
    });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  }, checked);
  return violations.map(({ id, help, places }) => `${id}: ${help} (${places.length}×, first ${places[0]})`);
}

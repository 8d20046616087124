import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Accessibility violations of the page as it stands: one line each, with the first place. Contrast is left out where the
 * visitor's own palette decides it.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  const ownPalette = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { violations } = await new AxeBuilder({ page })
    // Where nothing is wrong need not be told, which takes half of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .disableRules(ownPalette ? ['color-contrast'] : [])
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, first ${nodes[0]?.target.join(' ')})`,
  );
}

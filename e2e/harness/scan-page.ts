import type { Page } from 'playwright-core';
import { findAxeViolations } from './accessibility-violations.ts';

/**
 * Opens a page and returns its faults, one line each with the URL. Follows redirects, and rechecks a page with
 * violations once it has settled.
 */
export async function openPageAndFindAxeViolations(page: Page, origin: string, path: string): Promise<string[]> {
  const response = await page.goto(origin + path);
  const status = response?.status() ?? 0;
  const failed = status >= 500 ? [`answers ${status}`] : [];
  const violations = await settledViolations(page).catch((cause: unknown) => {
    throw new Error(`${path} could not be checked at ${page.url()}`, { cause });
  });
  return [...failed, ...violations].map((finding) => `${path} ${finding}`);
}

async function settledViolations(page: Page, tries = 3): Promise<string[]> {
  await page.locator('main').waitFor();
  const before = page.url();
  try {
    const violations = await findAxeViolations(page);
    if (violations.length === 0) return violations;
    // Elements hydrated during the check are judged partly by their earlier state.
    await page.waitForLoadState('networkidle');
    return await findAxeViolations(page);
  } catch (error) {
    const led = page.url() !== before || /context was destroyed/.test(String(error));
    if (!led || tries <= 1) throw error;
    // A frame of the page may still be loading after the page itself.
    await page.waitForLoadState('networkidle');
    return settledViolations(page, tries - 1);
  }
}

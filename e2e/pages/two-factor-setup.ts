import type { Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** Turns two-factor security off. Waits for the question in between, whose button has the same name. */
export async function turnOffTwoFactorSecurity(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.twoFactorSetup.turnOff() }).and(page.locator(':enabled')).click();
  await main.getByRole('heading', { name: texts.twoFactorSetup.confirmOffHeading() }).waitFor();
  await main.getByRole('button', { name: texts.twoFactorSetup.confirmOffYes() }).click();
}

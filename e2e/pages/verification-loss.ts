import type { Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** Accepts the warning that the change makes the account unverified. Nothing was saved before. */
export async function saveDetailsDespiteVerificationLoss(page: Page): Promise<void> {
  const warning = page
    .getByRole('alert')
    .filter({ hasText: texts.verificationLoss.confirm() })
    .filter({ hasText: texts.accountToasts.verificationLoss() });
  await warning.waitFor();
  if ((await page.getByText('Details updated').count()) > 0) throw new Error('the details were saved without asking');
  await page.getByRole('button', { name: texts.verificationLoss.accept() }).click();
}

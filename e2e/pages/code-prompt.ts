import type { Page } from 'playwright-core';
import { formTexts } from '../harness/form-texts.ts';
import { texts } from '../harness/texts.ts';

/** The dialog that requests a code before a call continues. */
export function createOneTimeCodeDialogPageObject(page: Page) {
  const dialog = page.getByRole('dialog', { name: texts.elevationDialog.heading() });
  const code = dialog.getByLabel(formTexts.signInFields['code.label']);
  const verify = dialog.locator('button[type=submit]');
  return {
    dialog,
    code,
    verify,
    alert: dialog.getByRole('alert'),
    close: dialog.getByRole('button', { name: texts.elevationDialog.close() }),
    /** Submits a code, and waits for the server's response. */
    give: async (digits: string) => {
      const judged = page.waitForResponse((response) => response.url().endsWith('/_api/auth.refresh'));
      await code.and(page.locator(':enabled')).fill(digits);
      await verify.click();
      await judged;
    },
  };
}

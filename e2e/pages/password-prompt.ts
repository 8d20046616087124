import type { Page } from 'playwright-core';
import { formTexts } from '../harness/form-texts.ts';
import { texts } from '../harness/texts.ts';
import { DEMO_PASSWORD } from './session.ts';

/** The dialog that requests the password of a customer without two-factor before a call continues. */
export function createPasswordDialogPageObject(page: Page) {
  const dialog = page.getByRole('dialog', { name: texts.elevationDialog.passwordHeading() });
  const password = dialog.getByLabel(formTexts.signInFields['password.label'], { exact: true });
  const submit = dialog.locator('button[type=submit]');
  return {
    dialog,
    password,
    submit,
    alert: dialog.getByRole('alert'),
    close: dialog.getByRole('button', { name: texts.elevationDialog.close() }),
    give: async (typed = DEMO_PASSWORD) => {
      await password.and(page.locator(':enabled')).fill(typed);
      await submit.click();
    },
  };
}

import type { Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** The footer button for the feedback modal, and the modal. */
export function createFeedbackDialogPageObject(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Give Feedback' });
  return {
    open: page.getByRole('contentinfo').getByRole('button', { name: 'Give feedback' }),
    dialog,
    rating: (name: string) => dialog.getByRole('radio', { name, exact: true }),
    comment: dialog.getByLabel(texts.feedbackDialog.comment()),
    email: dialog.getByLabel(texts.feedbackDialog.email()),
    send: dialog.getByRole('button', { name: texts.feedbackDialog.submit(), exact: true }),
  };
}

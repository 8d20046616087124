import type { Page } from 'playwright-core';

/** The way to the feedback modal in the footer, and the modal. */
export function feedbackDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Give Feedback' });
  return {
    open: page.getByRole('contentinfo').getByRole('button', { name: 'Give feedback' }),
    dialog,
    rating: (name: string) => dialog.getByRole('radio', { name, exact: true }),
    comment: dialog.getByLabel(/What should we know/),
    email: dialog.getByLabel(/Your e-mail address/),
    send: dialog.getByRole('button', { name: 'Send', exact: true }),
  };
}

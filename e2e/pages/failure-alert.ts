import type { Locator, Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** The alert about something that failed and may be tried again, or about code that could not be loaded. */
export function findFailureAlert(page: Pick<Page, 'getByRole'>): Locator {
  const alert = page.getByRole('alert');
  return alert
    .getByText(/Please (?:try again|check your connection)/)
    .or(alert.getByText(texts.documentTexts.partMissing()));
}

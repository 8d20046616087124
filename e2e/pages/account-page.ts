import type { Locator, Page } from 'playwright-core';

/** Account pages about money and the customer. */
export function createAccountPageObject(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    rows: main.locator('.transaction-list__rows tbody tr'),
    /** A form field with its help and errors. */
    field: (name: string): Locator => main.locator('.form-field').filter({ hasText: name }),
    /** Advances the shop's clock. */
    passMinutes: async ({ apiUrl }: { readonly apiUrl: string }, minutes: number): Promise<void> => {
      const body = JSON.stringify({ advance_ms: minutes * 60_000 });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${apiUrl}/_test/clock`, { method: 'PUT', headers, body });
    },
  };
}

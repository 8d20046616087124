import type { Page } from 'playwright-core';

/** The password of the demonstration customers. */
export const PASSWORD = 'Correct-Horse-9';

/**
 * Signs a customer in without the pages that do it, in the browser of a visitor who is on any page of the brand. Tells
 * the status and code that were answered.
 */
export function signIn(page: Page, email: string, password = PASSWORD): Promise<string> {
  return page.evaluate(
    async (credentials) => {
      const response = await fetch('/_api/auth.login', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ body: credentials, customerId: null, idempotencyKey: crypto.randomUUID() }),
      });
      const { code } = await response.json();
      return `${response.status} ${code ?? 'signed in'}`;
    },
    { email, password },
  );
}

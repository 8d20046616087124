import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';

/** The password of the demonstration customers. */
export const DEMO_PASSWORD = 'Correct-Horse-9';

interface GivenCode {
  readonly otp?: string;
  readonly saveDevice?: boolean;
}

/**
 * Signs a customer in without the log-in page, in a browser that is on any page of the brand. Returns the status and code
 * of the response.
 */
export function signInThroughApiInBrowser(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
  code: GivenCode = {},
): Promise<string> {
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
    { email, password, ...code },
  );
}

/** A code of Ben's authenticator app, at an offset in half minutes from now. */
export function generateDemoAuthenticatorCode(halfMinutes = 0): string {
  return new TOTP({ secret: 'VITRINEDEMOBENAUTHENTICATORKEY23' }).generate({
    timestamp: Date.now() + halfMinutes * 30_000,
  });
}

/** Signs Ben in on a saved device, so that the next sensitive call requires a code. */
export async function signInOnSavedTwoFactorDevice(page: Page, brand: string): Promise<void> {
  const email = `ben@${brand}.example`;
  await signInThroughApiInBrowser(page, email, DEMO_PASSWORD, {
    otp: generateDemoAuthenticatorCode(-1),
    saveDevice: true,
  });
  await signOutThroughApiInBrowser(page);
  await signInThroughApiInBrowser(page, email);
}

/** Signs the customer out, without the log-out page. */
export async function signOutThroughApiInBrowser(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch('/_api/auth.logout', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ idempotencyKey: crypto.randomUUID() }),
    }),
  );
}

/** Confirms the password of a customer without two-factor, so that no page requests it for 15 minutes. */
export async function confirmPasswordThroughApi(page: Page): Promise<void> {
  await callApiFromPage(page, 'customer.confirm-password', { password: DEMO_PASSWORD });
}

/** Makes a call of the shop as the signed-in customer, without the page for it. */
export function callApiFromPage(
  page: Page,
  id: string,
  body?: unknown,
  params?: Readonly<Record<string, string>>,
): Promise<ReturnType<typeof JSON.parse>> {
  return page.evaluate(
    async (apiCall) => {
      const { customerId } = await (await fetch('/_visitor')).json();
      const response = await fetch(`/_api/${apiCall.id}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ customerId, idempotencyKey: crypto.randomUUID(), ...apiCall.body }),
      });
      return response.json();
    },
    { id, body: { ...(body === undefined ? {} : { body }), ...(params ? { params } : {}) } },
  );
}

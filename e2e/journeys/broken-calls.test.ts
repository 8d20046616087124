import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DEMO_TOTP_SECRET } from '../../sandbox/seed/customers.ts';
import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { contractCalls } from '../../scripts/calls/contract-calls.ts';
import { proves } from '../../scripts/test/proves.ts';
import { accessibilityViolations } from '../harness/axe.ts';
import { FaultyApi } from '../harness/faulty-api.ts';
import { journey } from '../harness/journey.ts';
import { seen } from '../harness/observe.ts';
import { openSandbox, type ShopProcess, startShop } from '../harness/shop-process.ts';
import { PASSWORD, signIn } from '../pages/session.ts';

const SECURITY = '/my-account/login-and-security';
const root = new URL('../..', import.meta.url).pathname;
const now = Date.now();

let sandbox: TestSandbox;
let api: FaultyApi;
let shop: ShopProcess;

beforeAll(async () => {
  sandbox = await openSandbox(now);
  api = await FaultyApi.start(sandbox.url, await contractCalls(root));
  shop = await startShop({ apiUrl: api.url });
});
afterEach(() => api.mend());
afterAll(async () => {
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

/** The time of this sandbox stands still. */
function codeOf(halfMinutes: number): string {
  return new TOTP({ secret: DEMO_TOTP_SECRET }).generate({ timestamp: now + halfMinutes * 30_000 });
}

journey('a part of a page that the server needed a code for asks for it, and fills itself', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  await open('/about');
  expect(await signIn(page, 'ben@harbour.example', PASSWORD, { otp: codeOf(0) })).toBe('200 signed in');
  const refusal = {
    errors: [{ code: '2fa_required', message: 'Enter the code to go on.' }],
    code: '2fa_required',
    result: { method: 'authenticator', methods: ['authenticator'], identifier: null },
  };
  api.spoil('two-factor.get', { status: 403, body: JSON.stringify(refusal) }, 1);
  await open(SECURITY);
  const main = page.getByRole('main');
  await main.getByText('This part of your account is protected by a second step.').waitFor();
  await main.getByRole('button', { name: 'Link Northstar' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await main.getByRole('button', { name: 'Enter your code' }).and(page.locator(':enabled')).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your code' });
  await dialog.getByLabel('6 digit code').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await main.getByRole('button', { name: 'Enter your code' }).and(page.locator(':enabled')).click();
  await dialog.getByLabel('6 digit code').fill(codeOf(1));
  await dialog.locator('button[type=submit]').click();
  await main.getByText('Two-factor security is on: your authenticator app makes the codes.').waitFor();
  await page.getByText("You've successfully verified your 2FA code.", { exact: true }).waitFor();
  expect(api.asked('two-factor.get')).toBe(2);
});

journey(
  'a call that the shop can not answer ends in a screen with its code, over the whole page',
  async ({ visit }) => {
    const { page, open } = await visit('lantern', { port: shop.port, expected: /status of (?:499|500)|\[call\]/ });
    await open('/about');
    await signIn(page, 'ivo@lantern.example');
    await open(SECURITY);
    const broken = { errors: [{ code: 'internal_error', message: 'Something went wrong' }], code: 'internal_error' };
    const screen = page.getByRole('alertdialog', { name: "It's not you, it's us!" });
    const useEmail = page.getByRole('button', { name: 'Use e-mail' }).and(page.locator(':enabled'));
    api.spoil('two-factor.email-start', { status: 499, body: JSON.stringify({ ...broken, result: null }) });
    await useEmail.click();
    await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    expect(await screen.count()).toBe(0);
    api.spoil('two-factor.email-start', { status: 500, body: JSON.stringify({ ...broken, result: null }) });
    const reported = page.waitForRequest((request) => request.url().endsWith('/_report'));
    await useEmail.click();
    const covered = await seen(screen.getByText('Error code: 500'));
    expect((await reported).postData()).toContain('two-factor.email-start');
    // The part that made the call shows nothing of its own below.
    expect(await page.getByRole('main').getByText('Something went wrong').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await screen.isVisible()).toBe(true);

    api.mend();
    await screen.getByRole('button', { name: 'Reload the page' }).click();
    await useEmail.click();
    await page.getByRole('form', { name: 'Confirm your email address' }).waitFor();
    proves('errors', ['api.500-plus'], covered);
    proves('constants', ['error.report-sitewide-from'], covered);
    proves('screens', ['unrecoverable-error-screen'], covered);
  },
);

import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DEMO_TOTP_SECRET } from '../../../sandbox/seed/customers.ts';
import type { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../../scripts/calls/contract-calls.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { FaultyApiProxy } from '../../harness/faulty-api.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation } from '../../harness/observe.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { createRaffleOrSyndicatePageObject } from '../../pages/offer-page.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { DEMO_PASSWORD, signInThroughApiInBrowser } from '../../pages/session.ts';

const SECURITY = '/my-account/login-and-security';
const root = new URL('../../..', import.meta.url).pathname;
const now = Date.now();

let sandbox: TestSandbox;
let api: FaultyApiProxy;
let shop: RunningTestShop;

beforeAll(async () => {
  sandbox = await startSeededTestSandbox(now);
  api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(root));
  shop = await startTestShop({ apiUrl: api.url });
});
afterEach(() => api.mend());
afterAll(async () => {
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

/** This sandbox has a fixed clock. */
function codeOf(halfMinutes: number): string {
  return new TOTP({ secret: DEMO_TOTP_SECRET }).generate({ timestamp: now + halfMinutes * 30_000 });
}

journey('an API error about a field is shown at that field, and others at the form', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, expected: /status of 422/ });
  await open('/about');
  await signInThroughApiInBrowser(page, 'ada@harbour.example');
  await open('/my-account/my-details');
  const form = createFormPageObjectByHeading(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'));
  await form.submit.and(page.locator(':enabled')).waitFor();
  const errors = [
    { code: 'unknown', message: 'Nobody delivers to this post code.', target: 'postcode' },
    { code: 'closed', message: 'Our books are closed today.' },
  ];
  api.spoil('customer.details.update', { status: 422, body: JSON.stringify({ errors }) }, 1);
  await form.field(/Phone number/).fill('+61 2 5550 1234');
  await form.submit.click();
  await form.summary.getByText('Our books are closed today.').waitFor();
  const postCode = form.field(formTexts.customerFields['postcode.label']);
  expect(await postCode.getAttribute('aria-invalid')).toBe('true');
  expect(await describedBy(postCode)).toContain('Nobody delivers to this post code.');
  expect(await describedBy(form.field(formTexts.customerFields['suburb.label']))).not.toContain('Nobody delivers');
  coversSpec('rules', 'form.server-errors', await captureElementObservation(form.form));
});

/** The accessible description of a field. */
function describedBy(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' '),
  );
}

journey('a part of a page that needs a two-factor code asks for it, and then loads', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  await open('/about');
  expect(await signInThroughApiInBrowser(page, 'ben@harbour.example', DEMO_PASSWORD, { otp: codeOf(0) })).toBe(
    '200 signed in',
  );
  const refusal = {
    errors: [{ code: '2fa_required', message: sandboxTexts.signIn.enterCode() }],
    code: '2fa_required',
    result: { method: 'authenticator', methods: ['authenticator'], identifier: null },
  };
  api.spoil('two-factor.get', { status: 403, body: JSON.stringify(refusal) }, 1);
  await open(SECURITY);
  const main = page.getByRole('main');
  await main.getByText(texts.elevationPanel.text()).waitFor();
  await main.getByRole('button', { name: 'Link Northstar' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  await main.getByRole('button', { name: texts.elevationPanel.ask() }).and(page.locator(':enabled')).click();
  const dialog = page.getByRole('dialog', { name: texts.elevationDialog.heading() });
  await dialog.getByLabel(formTexts.signInFields['code.label']).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await main.getByRole('button', { name: texts.elevationPanel.ask() }).and(page.locator(':enabled')).click();
  await dialog.getByLabel(formTexts.signInFields['code.label']).fill(codeOf(1));
  await dialog.locator('button[type=submit]').click();
  await main.getByText(texts.twoFactorSetup.onByApp()).waitFor();
  await page.getByText("You've successfully verified your 2FA code.", { exact: true }).waitFor();
  expect(api.asked('two-factor.get')).toBe(2);
});

journey(
  'a call that fails with status 500 covers the page with a screen that shows the code, one with 499 does not',
  async ({ visit }) => {
    const { page, open } = await visit('lantern', { port: shop.port, expected: /status of (?:499|500)|\[call\]/ });
    await open('/about');
    await signInThroughApiInBrowser(page, 'ivo@lantern.example');
    await open(SECURITY);
    const broken = { errors: [{ code: 'internal_error', message: 'Something went wrong' }], code: 'internal_error' };
    const screen = page.getByRole('alertdialog', { name: "It's not you, it's us!" });
    const useEmail = page.getByRole('button', { name: texts.twoFactorSetup.useEmail() }).and(page.locator(':enabled'));
    api.spoil('two-factor.email-start', { status: 499, body: JSON.stringify({ ...broken, result: null }) });
    await useEmail.click();
    await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    expect(await screen.count()).toBe(0);
    api.spoil('two-factor.email-start', { status: 500, body: JSON.stringify({ ...broken, result: null }) });
    const reported = page.waitForRequest((request) => request.url().endsWith('/_report'));
    await useEmail.click();
    const covered = await captureElementObservation(screen.getByText(texts.unrecoverableError.code({ status: '500' })));
    expect((await reported).postData()).toContain('two-factor.email-start');
    // The part that made the call shows no message below.
    expect(await page.getByRole('main').getByText('Something went wrong').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await screen.isVisible()).toBe(true);

    api.mend();
    await screen.getByRole('button', { name: texts.unrecoverableError.reload() }).click();
    await useEmail.click();
    await page.getByRole('form', { name: texts.twoFactorSetup.emailHeading() }).waitFor();
    coversSpec('errors', ['api.500-plus'], covered);
    coversSpec('constants', ['error.report-sitewide-from'], covered);
    coversSpec('screens', ['unrecoverable-error-screen'], covered);
  },
);

/** Waits for a toast with this text, and closes it. */
async function shownToast(page: Page, text: string) {
  const toast = page.getByRole('alert').locator('.toast').filter({ hasText: text });
  const shown = await captureElementObservation(toast);
  await toast.getByRole('button', { name: 'Ok, got it' }).click();
  await toast.waitFor({ state: 'detached' });
  return shown;
}

const refusal = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ errors: [{ code, message: 'No.' }], code, result: null }),
});

journey('a cart change that fails without a reason shows a toast, from any page', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, expected: /status of 409/ });
  const unexpected = 'Sorry, there was an unexpected error while updating your cart. Please try again.';
  const [play, offer, cart] = [
    createPlayPageObject(page),
    createRaffleOrSyndicatePageObject(page),
    createCartPageObject(page),
  ];
  const fails = refusal(409, 'not_now');

  api.spoil('anon-cart.items.add', fails);
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  const shown = await shownToast(page, unexpected);
  expect(await play.problems.innerText()).toBe('');
  expect(await play.numbers(1)).not.toEqual([]);
  for (const path of ['/long-weekender', '/golden-bay-syndicates']) {
    await open(path);
    await offer.add.click();
    await shownToast(page, unexpected);
  }

  const explained = { code: 'not_now', message: 'This lottery is closed for tonight.', target: 'this' };
  const said = { ...explained, message: 'It may be said in another way.' };
  const other = { code: 'not_now', message: 'About something else.', target: 'day' };
  const body = JSON.stringify({ errors: [other, explained, said], code: 'not_now', result: null });
  api.spoil('anon-cart.items.add', { status: 409, body });
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await expect.poll(() => play.problems.innerText()).toBe(explained.message);
  coversSpec('errors', 'cart.add-4xx', await captureElementObservation(play.problems));

  api.mend();
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await cart.item('Golden Bay').waitFor();
  for (const call of ['items.update', 'items.delete', 'promotion']) api.spoil(`anon-cart.${call}`, fails);
  await cart.draws.first().selectOption('2');
  await shownToast(page, unexpected);
  await cart.remove('Golden Bay').click();
  await shownToast(page, unexpected);
  await cart.code.fill('WELCOME5');
  await cart.addCode.click();
  await shownToast(page, unexpected);
  expect(await cart.codeProblem.innerText()).toBe('');
  await cart.item('Golden Bay').waitFor();
  coversSpec('messages', 'toast.cart.update-error', shown);
  coversSpec('errors', 'toast.cart-update', shown);
});

journey(
  'a cart change whose access token cannot be refreshed shows a toast and no change, and works once it can',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: shop.port, expected: /status of (?:401|422)/ });
    const [play, cart] = [createPlayPageObject(page), createCartPageObject(page)];
    const failed = 'Authentication refresh failed. Please try again.';
    await open('/about');
    await signInThroughApiInBrowser(page, 'ivo@harbour.example');
    await open('/golden-bay');
    await play.luckyDipAll.click();
    await play.addButton.click();
    await cart.item('Golden Bay').waitFor();
    api.spoil('cart.items.delete', refusal(401, 'token_expired'));
    api.spoil('auth.refresh', refusal(422, 'try_later'));
    await cart.remove('Golden Bay').click();
    const shown = await shownToast(page, failed);
    expect(await page.locator('.toast').count()).toBe(0);
    await cart.item('Golden Bay').waitFor();
    api.mend();
    await cart.remove('Golden Bay').click();
    await cart.empty.waitFor();
    coversSpec('messages', 'auth.refresh-failed', shown);
    coversSpec('errors', 'auth.refresh-failed-with-code', shown);
  },
);

journey(
  'a page that cannot load its visitor data tries again, and reports a server error but no lost connection',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', {
      port: shop.port,
      expected: /status of 500|ERR_FAILED|\[call\] visitor/,
    });
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_report')) reports.push(request.postData() ?? '');
    });
    await open('/about');
    await signInThroughApiInBrowser(page, 'ivo@harbour.example');
    await page.route('**/_visitor', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await open('/about/faq');
    await account.waitFor();
    expect(reports).toEqual([expect.stringMatching(/"block":"visitor".*"status":500/)]);
    expect(await page.getByRole('alertdialog').count()).toBe(0);

    // A short loss of connection is not a fault of the shop.
    await page.route('**/_visitor', (route) => route.abort(), { times: 1 });
    await open('/about/privacy');
    await account.waitFor();
    expect(reports).toHaveLength(1);
  },
);

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

const SECURITY_PATH = '/my-account/login-and-security';
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
afterEach(() => api.removeFaults());
afterAll(async () => {
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

/** This sandbox has a fixed clock. */
function generateCode(halfMinutes: number): string {
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
  api.injectFault('customer.details.update', { status: 422, body: JSON.stringify({ errors }) }, 1);
  await form.field(/Phone number/).fill('+61 2 5550 1234');
  await form.submit.click();
  await form.summary.getByText('Our books are closed today.').waitFor();
  const postCode = form.field(formTexts.customerFields['postcode.label']);
  expect(await postCode.getAttribute('aria-invalid')).toBe('true');
  expect(await readDescription(postCode)).toContain('Nobody delivers to this post code.');
  expect(await readDescription(form.field(formTexts.customerFields['suburb.label']))).not.toContain('Nobody delivers');
  coversSpec('rules', 'form.server-errors', await captureElementObservation(form.form));
});

/** The accessible description of a field. */
function readDescription(field: Locator): Promise<string> {
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
  expect(await signInThroughApiInBrowser(page, 'ben@harbour.example', DEMO_PASSWORD, { otp: generateCode(0) })).toBe(
    '200 signed in',
  );
  const refusalBody = {
    errors: [{ code: '2fa_required', message: sandboxTexts.signIn.enterCode() }],
    code: '2fa_required',
    result: { method: 'authenticator', methods: ['authenticator'], identifier: null },
  };
  api.injectFault('two-factor.get', { status: 403, body: JSON.stringify(refusalBody) }, 1);
  await open(SECURITY_PATH);
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
  await dialog.getByLabel(formTexts.signInFields['code.label']).fill(generateCode(1));
  await dialog.locator('button[type=submit]').click();
  await main.getByText(texts.twoFactorSetup.onByApp()).waitFor();
  await page.getByText("You've successfully verified your 2FA code.", { exact: true }).waitFor();
  expect(api.countRequests('two-factor.get')).toBe(2);
});

journey(
  'a call that fails with status 500 covers the page with a screen that shows the code, one with 499 does not',
  async ({ visit }) => {
    const { page, open } = await visit('lantern', { port: shop.port, expected: /status of (?:499|500)|\[call\]/ });
    await open('/about');
    await signInThroughApiInBrowser(page, 'ivo@lantern.example');
    await open(SECURITY_PATH);
    const errorBody = { errors: [{ code: 'internal_error', message: 'Something went wrong' }], code: 'internal_error' };
    const errorScreen = page.getByRole('alertdialog', { name: "It's not you, it's us!" });
    const useEmail = page.getByRole('button', { name: texts.twoFactorSetup.useEmail() }).and(page.locator(':enabled'));
    api.injectFault('two-factor.email-start', { status: 499, body: JSON.stringify({ ...errorBody, result: null }) });
    await useEmail.click();
    await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    expect(await errorScreen.count()).toBe(0);
    api.injectFault('two-factor.email-start', { status: 500, body: JSON.stringify({ ...errorBody, result: null }) });
    const reportRequest = page.waitForRequest((request) => request.url().endsWith('/_report'));
    await useEmail.click();
    const screenObservation = await captureElementObservation(
      errorScreen.getByText(texts.unrecoverableError.code({ status: '500' })),
    );
    expect((await reportRequest).postData()).toContain('two-factor.email-start');
    // The part that made the call shows no message below.
    expect(await page.getByRole('main').getByText('Something went wrong').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await errorScreen.isVisible()).toBe(true);

    api.removeFaults();
    await errorScreen.getByRole('button', { name: texts.unrecoverableError.reload() }).click();
    await useEmail.click();
    await page.getByRole('form', { name: texts.twoFactorSetup.emailHeading() }).waitFor();
    coversSpec('errors', ['api.500-plus'], screenObservation);
    coversSpec('constants', ['error.report-sitewide-from'], screenObservation);
    coversSpec('screens', ['unrecoverable-error-screen'], screenObservation);
  },
);

/** Waits for a toast with this text, and closes it. */
async function captureAndCloseToast(page: Page, text: string) {
  const toast = page.getByRole('alert').locator('.toast').filter({ hasText: text });
  const observation = await captureElementObservation(toast);
  await toast.getByRole('button', { name: 'Ok, got it' }).click();
  await toast.waitFor({ state: 'detached' });
  return observation;
}

const createRefusal = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ errors: [{ code, message: 'No.' }], code, result: null }),
});

journey('a cart change that fails without a reason shows a toast, from any page', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, expected: /status of 409/ });
  const unexpectedErrorMessage = 'Sorry, there was an unexpected error while updating your cart. Please try again.';
  const [play, offer, cart] = [
    createPlayPageObject(page),
    createRaffleOrSyndicatePageObject(page),
    createCartPageObject(page),
  ];
  const conflictFault = createRefusal(409, 'not_now');

  api.injectFault('anon-cart.items.add', conflictFault);
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  const toastObservation = await captureAndCloseToast(page, unexpectedErrorMessage);
  expect(await play.problems.innerText()).toBe('');
  expect(await play.numbers(1)).not.toEqual([]);
  for (const path of ['/long-weekender', '/golden-bay-syndicates']) {
    await open(path);
    await offer.add.click();
    await captureAndCloseToast(page, unexpectedErrorMessage);
  }

  const lotteryError = { code: 'not_now', message: 'This lottery is closed for tonight.', target: 'this' };
  const rewordedError = { ...lotteryError, message: 'It may be said in another way.' };
  const otherError = { code: 'not_now', message: 'About something else.', target: 'day' };
  const body = JSON.stringify({ errors: [otherError, lotteryError, rewordedError], code: 'not_now', result: null });
  api.injectFault('anon-cart.items.add', { status: 409, body });
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await expect.poll(() => play.problems.innerText()).toBe(lotteryError.message);
  coversSpec('errors', 'cart.add-4xx', await captureElementObservation(play.problems));

  api.removeFaults();
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await cart.item('Golden Bay').waitFor();
  for (const call of ['items.update', 'items.delete', 'promotion']) api.injectFault(`anon-cart.${call}`, conflictFault);
  await cart.draws.first().selectOption('2');
  await captureAndCloseToast(page, unexpectedErrorMessage);
  await cart.remove('Golden Bay').click();
  await captureAndCloseToast(page, unexpectedErrorMessage);
  await cart.code.fill('WELCOME5');
  await cart.addCode.click();
  await captureAndCloseToast(page, unexpectedErrorMessage);
  expect(await cart.codeProblem.innerText()).toBe('');
  await cart.item('Golden Bay').waitFor();
  coversSpec('messages', 'toast.cart.update-error', toastObservation);
  coversSpec('errors', 'toast.cart-update', toastObservation);
});

journey(
  'a cart change whose access token cannot be refreshed shows a toast and no change, and works once it can',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: shop.port, expected: /status of (?:401|422)/ });
    const [play, cart] = [createPlayPageObject(page), createCartPageObject(page)];
    const refreshFailedMessage = 'Authentication refresh failed. Please try again.';
    await open('/about');
    await signInThroughApiInBrowser(page, 'ivo@harbour.example');
    await open('/golden-bay');
    await play.luckyDipAll.click();
    await play.addButton.click();
    await cart.item('Golden Bay').waitFor();
    api.injectFault('cart.items.delete', createRefusal(401, 'token_expired'));
    api.injectFault('auth.refresh', createRefusal(422, 'try_later'));
    await cart.remove('Golden Bay').click();
    const toastObservation = await captureAndCloseToast(page, refreshFailedMessage);
    expect(await page.locator('.toast').count()).toBe(0);
    await cart.item('Golden Bay').waitFor();
    api.removeFaults();
    await cart.remove('Golden Bay').click();
    await cart.empty.waitFor();
    coversSpec('messages', 'auth.refresh-failed', toastObservation);
    coversSpec('errors', 'auth.refresh-failed-with-code', toastObservation);
  },
);

journey(
  'a page that cannot load its visitor data tries again, and reports a server error but no lost connection',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', {
      port: shop.port,
      expected: /status of 500|ERR_FAILED|\[call\] visitor/,
    });
    const accountButton = page.getByRole('banner').getByRole('button', { name: 'Account' });
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_report')) reports.push(request.postData() ?? '');
    });
    await open('/about');
    await signInThroughApiInBrowser(page, 'ivo@harbour.example');
    await page.route('**/_visitor', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await open('/about/faq');
    await accountButton.waitFor();
    expect(reports).toEqual([expect.stringMatching(/"block":"visitor".*"status":500/)]);
    expect(await page.getByRole('alertdialog').count()).toBe(0);

    // A short loss of connection is not a fault of the shop.
    await page.route('**/_visitor', (route) => route.abort(), { times: 1 });
    await open('/about/privacy');
    await accountButton.waitFor();
    expect(reports).toHaveLength(1);
  },
);

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { readAccessibleElementsInside } from '../../harness/accessibility-tree.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import type { Brand } from '../../harness/brands.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createOneTimeCodeDialogPageObject } from '../../pages/code-prompt.ts';
import { findNewestMailCode } from '../../pages/outbox.ts';
import {
  DEMO_PASSWORD,
  generateDemoAuthenticatorCode,
  signInOnSavedTwoFactorDevice,
  signInThroughApiInBrowser,
  signOutThroughApiInBrowser,
} from '../../pages/session.ts';
import { turnOffTwoFactorSecurity } from '../../pages/two-factor-setup.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const HEADING = texts.elevationDialog.heading();
const SUCCESS_MESSAGE = "You've successfully verified your 2FA code.";

/** Records id and status of each response to these calls of the page. */
function recordResponses(page: Page, ...callIds: string[]) {
  const responses: string[] = [];
  page.on('response', (response) => {
    const id = new URL(response.url()).pathname.slice('/_api/'.length);
    if (callIds.includes(id)) responses.push(`${id} ${response.status()}`);
  });
  return responses;
}

async function openSecurityPage({ page, open }: BrowserVisitor, brand: Brand) {
  await open('/about');
  await signInOnSavedTwoFactorDevice(page, brand);
  await open('/my-account/login-and-security');
}

describe('a call that needs a one-time code', () => {
  journey(
    'stays pending after an incomplete and a wrong code, and takes effect once after the right one',
    async ({ visit }) => {
      const visitor = await visit('harbour', { port: shop.port, expected: /status of 403/ });
      const { page } = visitor;
      const { dialog, code: codeField, verify: verifyButton, alert } = createOneTimeCodeDialogPageObject(page);
      await openSecurityPage(visitor, 'harbour');
      const calls = recordResponses(page, 'two-factor.turn-off', 'auth.refresh');
      await turnOffTwoFactorSecurity(page);
      await codeField.waitFor();
      expect(await dialog.innerText()).toContain(texts.elevationDialog.byApp());
      expect(await findAxeViolations(page)).toEqual([]);
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await findSidewaysOverflow(page)).toEqual([]);
      await page.setViewportSize({ width, height });
      expect(await readAccessibleElementsInside(page, 'dialog', HEADING)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ role: 'heading', name: HEADING }),
          expect.objectContaining({ role: 'textbox', name: formTexts.signInFields['code.label'], required: true }),
          expect.objectContaining({ role: 'checkbox', name: formTexts.signInFields['saveDevice.label'] }),
          expect.objectContaining({ role: 'button', name: texts.elevationDialog.submit() }),
          expect.objectContaining({ role: 'status', live: 'polite' }),
        ]),
      );

      await codeField.fill('12345');
      await verifyButton.click();
      await alert.getByText('A 6 digit code is required.').waitFor();
      expect(await readAccessibleElementsInside(page, 'dialog', HEADING)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ role: 'alert', live: 'assertive' }),
          expect.objectContaining({
            role: 'textbox',
            invalid: true,
            description: expect.stringContaining('A 6 digit code is required.'),
          }),
        ]),
      );

      await codeField.fill('000000');
      await verifyButton.click();
      await alert.getByText('Authentication failed. Please try again.').waitFor();
      expect(await dialog.innerText()).toContain('Code is incorrect or expired. Try again or contact support');
      coversSpec(
        'messages',
        ['two-factor.incorrect', 'two-factor.elevation-failure'],
        await capturePageObservation(page),
      );
      coversSpec('errors', ['two-factor.elevation-failed', 'two-factor.incorrect'], await capturePageObservation(page));
      coversSpec('screens', ['two-factor.modal', 'two-factor.code-form'], await capturePageObservation(page));
      expect(await findAxeViolations(page)).toEqual([]);

      await codeField.fill(generateDemoAuthenticatorCode());
      await verifyButton.click();
      await page.getByText(SUCCESS_MESSAGE, { exact: true }).waitFor();
      expect(await page.locator('.toast').innerText()).toMatch(/^Success\s+You've successfully verified/);
      await page.getByRole('main').getByText(texts.twoFactorSetup.turnedOff()).waitFor();
      expect(await dialog.count()).toBe(0);
      expect(calls).toEqual([
        'two-factor.turn-off 403',
        'auth.refresh 403',
        'auth.refresh 200',
        'two-factor.turn-off 200',
      ]);
      coversSpec('flows', 'two-factor-elevation', await capturePageObservation(page));
      coversSpec(
        'messages',
        ['two-factor.elevation-success', 'toast.api-message.success'],
        await capturePageObservation(page),
      );
      coversSpec('errors', ['auth.elevation-needed', 'toast.generic-api'], await capturePageObservation(page));
      coversSpec('rules', ['two-factor.wrong-code', 'transport.otp-required'], await capturePageObservation(page));
    },
  );

  journey(
    'changes nothing when Escape closes the code dialog, and can be completed by keyboard alone',
    async ({ visit }) => {
      const visitor = await visit('lantern', { port: shop.port, expected: /status of 403/ });
      const { page } = visitor;
      const { dialog, code: codeField } = createOneTimeCodeDialogPageObject(page);
      await openSecurityPage(visitor, 'lantern');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: texts.twoFactorSetup.useEmail() }).and(page.locator(':enabled')).focus();
      await page.keyboard.press('Enter');
      await codeField.waitFor();
      await expect.poll(() => codeField.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await main.getByRole('button', { name: texts.twoFactorSetup.useEmail() }).and(page.locator(':enabled')).waitFor();
      expect(await main.getByRole('alert').allInnerTexts()).toEqual(['', '']);
      expect(await main.innerText()).toContain(texts.twoFactorSetup.onByApp());

      await main.getByRole('button', { name: texts.twoFactorSetup.useEmail() }).focus();
      await page.keyboard.press('Enter');
      await codeField.waitFor();
      await page.keyboard.type(generateDemoAuthenticatorCode());
      await page.keyboard.press('Enter');
      await page.getByRole('form', { name: texts.twoFactorSetup.emailHeading() }).waitFor();
      await dialog.waitFor({ state: 'hidden' });
    },
  );

  journey('shares its prompt with another call that is blocked at the same time', async ({ visit }) => {
    const visitor = await visit('sunnyside', { port: shop.port, expected: /status of 40[34]/ });
    const { page } = visitor;
    const { dialog, code: codeField, verify: verifyButton } = createOneTimeCodeDialogPageObject(page);
    await openSecurityPage(visitor, 'sunnyside');
    const calls = recordResponses(page, 'two-factor.authenticator-start', 'two-factor.turn-off', 'social-auth.link');
    await page.getByRole('button', { name: 'Link Northstar' }).and(page.locator(':enabled')).click();
    await page.waitForURL(/_providers\/northstar\/authorise/);
    await page.getByRole('textbox').fill('ben@northstar.example');
    await page.getByRole('button').first().click();
    await page.waitForURL(/login-and-security/);
    await codeField.waitFor();
    // The prompt covers the page, so a script starts the second blocked call.
    await page
      .getByRole('button', { name: texts.twoFactorSetup.renewApp(), includeHidden: true })
      .dispatchEvent('click');
    await expect.poll(() => calls).toEqual(['social-auth.link 403', 'two-factor.authenticator-start 403']);
    expect(await dialog.count()).toBe(1);
    await codeField.fill(generateDemoAuthenticatorCode());
    await verifyButton.click();
    await page.getByRole('form', { name: texts.twoFactorSetup.appHeading() }).waitFor();
    await page.getByText(texts.socialAccounts.linked()).waitFor();
    expect(calls.slice(2).sort()).toEqual(['social-auth.link 200', 'two-factor.authenticator-start 200']);
  });
});

journey(
  'a one-time code for a delicate call arrives by mail, and five wrong ones lock the account and disable the field',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: shop.port, expected: /status of 403/ });
    const email = 'cleo@harbour.example';
    await open('/about');
    expect(await signInThroughApiInBrowser(page, email)).toBe('403 2fa_required');
    const otp = await findNewestMailCode(shop.apiUrl, 'harbour', email);
    await signInThroughApiInBrowser(page, email, DEMO_PASSWORD, { otp, saveDevice: true });
    await signOutThroughApiInBrowser(page);
    expect(await signInThroughApiInBrowser(page, email)).toBe('200 signed in');
    const clockResponse = await fetch(`${shop.apiUrl}/_test/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance_ms: 61_000 }),
    });
    expect(clockResponse.status).toBe(200);
    await open('/my-account/login-and-security');
    const {
      dialog,
      code: codeField,
      verify: verifyButton,
      alert,
      give: submitCode,
    } = createOneTimeCodeDialogPageObject(page);
    await turnOffTwoFactorSecurity(page);
    await codeField.waitFor();
    expect(await dialog.innerText()).toContain(texts.elevationDialog.sentTo({ identifier: 'cleo@******' }));
    const correctCode = await findNewestMailCode(shop.apiUrl, 'harbour', email);
    expect(correctCode).not.toBe(otp);
    const wrongCode = correctCode === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) await submitCode(wrongCode);
    await alert.getByText('Account locked').waitFor();
    expect(await alert.innerText()).toContain(
      'Your account has been locked due to too many incorrect 2FA attempts. Please contact support.',
    );
    expect([await codeField.isDisabled(), await verifyButton.isDisabled()]).toEqual([true, true]);
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec(
      'messages',
      ['two-factor.locked.title', 'two-factor.locked.body', 'two-factor.identifier-mask'],
      await capturePageObservation(page),
    );
    coversSpec('errors', ['two-factor.locked', 'two-factor.required'], await capturePageObservation(page));
    coversSpec('rules', ['two-factor.locked', 'two-factor.identifier-mask'], await capturePageObservation(page));
  },
);

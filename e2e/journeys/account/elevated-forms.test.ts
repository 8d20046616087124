import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Brand } from '../../harness/brands.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createOneTimeCodeDialogPageObject } from '../../pages/code-prompt.ts';
import { signInAndSetUpOlderAuthenticator } from '../../pages/delayed-authenticator.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import {
  DEMO_PASSWORD,
  generateDemoAuthenticatorCode,
  signInOnSavedTwoFactorDevice,
  signInThroughApiInBrowser,
} from '../../pages/session.ts';

const NEW_PASSWORD = 'Another-Horse-9';
const CODE_REJECTED_MESSAGE = 'Authentication failed. Please try again.';
const expected = /status of (401|403)/;

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function fillForm(page: Page, name: string, values: Readonly<Record<string, string>>) {
  const form = createFormPageObjectByHeading(page, name);
  await form.submit.and(page.locator(':enabled')).waitFor();
  for (const [label, value] of Object.entries(values)) await form.field(label).fill(value);
  return form;
}

/** Signs in Ivo, who has no money and an authenticator, with an expired elevation. Returns a code generator. */
async function signInIvo({ page, open }: BrowserVisitor, brand: Brand): Promise<() => Promise<string>> {
  await open('/about');
  return signInAndSetUpOlderAuthenticator(page, shop.apiUrl, `ivo@${brand}.example`);
}

async function submitClosureForm({ page, open }: BrowserVisitor) {
  await open('/close-my-account');
  const form = await fillForm(page, readSeedText('base/pages/close-my-account', 'form', 'heading'), {
    Password: DEMO_PASSWORD,
  });
  await form.field(formTexts.accountClosure['confirmed.label']).check();
  await form.submit.click();
  return form;
}

journey('a customer with an authenticator changes password and details with one code', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, expected });
  const { dialog, alert, give: submitCode } = createOneTimeCodeDialogPageObject(page);
  await open('/about');
  await signInOnSavedTwoFactorDevice(page, 'harbour');
  await open('/change-Password');
  const passwords = {
    [formTexts.changePassword['currentPassword.label']]: DEMO_PASSWORD,
    [formTexts.newPasswordFields['newPassword.label']]: NEW_PASSWORD,
    [formTexts.newPasswordFields['newPasswordAgain.label']]: NEW_PASSWORD,
  };
  const form = await fillForm(page, readSeedText('base/pages/change-password', 'form', 'change/heading'), passwords);
  await form.submit.click();
  await submitCode('000000');
  await alert.getByText(CODE_REJECTED_MESSAGE).waitFor();
  await submitCode(generateDemoAuthenticatorCode());
  await page.getByText('New Password Saved', { exact: true }).waitFor();
  await page.getByRole('main').getByText('Your new password is saved.').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  await open('/my-account/my-details');
  const detailsForm = await fillForm(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'), {
    [formTexts.customerFields['suburb.label']]: 'Marrickville',
  });
  await detailsForm.submit.click();
  await page.getByText('Your details have been successfully updated.', { exact: true }).first().waitFor();
  expect(await dialog.count()).toBe(0);
  expect(await signInThroughApiInBrowser(page, 'ben@harbour.example', DEMO_PASSWORD)).toMatch(/^401/);
});

journey('a customer with an authenticator closes the account with a code, not with a wrong one', async ({ visit }) => {
  const visitor = await visit('sunnyside', { port: shop.port, expected });
  const { page, origin } = visitor;
  const { dialog, alert, close: closeButton, give: submitCode } = createOneTimeCodeDialogPageObject(page);
  const generateCode = await signInIvo(visitor, 'sunnyside');
  const form = await submitClosureForm(visitor);
  await submitCode('000000');
  await alert.getByText(CODE_REJECTED_MESSAGE).waitFor();
  await closeButton.click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await form.field(formTexts.signInFields['password.label']).inputValue()).toBe(DEMO_PASSWORD);

  await form.submit.and(page.locator(':enabled')).click();
  await submitCode(await generateCode());
  await page.waitForURL(`${origin}/close-my-account/success`);
  await page
    .getByRole('heading', {
      level: 1,
      name: readSeedText('base/pages/close-my-account-success', 'closed-words', 'heading'),
    })
    .waitFor();
  expect(await signInThroughApiInBrowser(page, 'ivo@sunnyside.example')).toMatch(/^401/);
});

journey('an account locked after too many wrong codes cannot be closed', async ({ visit }) => {
  const visitor = await visit('lantern', { port: shop.port, expected });
  const { page, open, origin } = visitor;
  const {
    dialog,
    code: codeField,
    verify: verifyButton,
    alert,
    close: closeButton,
    give: submitCode,
  } = createOneTimeCodeDialogPageObject(page);
  await signInIvo(visitor, 'lantern');
  const form = await submitClosureForm(visitor);
  for (let attempt = 0; attempt < 5; attempt += 1) await submitCode('000000');
  await alert.getByText('Account locked').waitFor();
  expect([await codeField.isDisabled(), await verifyButton.isDisabled()]).toEqual([true, true]);
  await closeButton.click();
  await dialog.waitFor({ state: 'hidden' });
  await form.submit.and(page.locator(':enabled')).waitFor();
  await open('/my-account');
  expect(page.url()).toBe(`${origin}/my-account`);
});

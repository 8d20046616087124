import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS } from '../../harness/brands.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createAccountPageObject } from '../../pages/account-page.ts';
import { createOneTimeCodeDialogPageObject } from '../../pages/code-prompt.ts';
import { advanceClockPastElevation, signInAndSetUpOlderAuthenticator } from '../../pages/delayed-authenticator.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { findNewestMailLink } from '../../pages/outbox.ts';
import { createPasswordDialogPageObject } from '../../pages/password-prompt.ts';
import {
  generateDemoAuthenticatorCode,
  signInOnSavedTwoFactorDevice,
  signInThroughApiInBrowser,
  signOutThroughApiInBrowser,
} from '../../pages/session.ts';
import { turnOffTwoFactorSecurity } from '../../pages/two-factor-setup.ts';

const expected = /status of (?:401|403|422)|authorise.*status of 404/;

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function addBankAccount(page: Page) {
  const { main } = createAccountPageObject(page);
  await main.getByRole('button', { name: texts.fundList.addAccount() }).and(page.locator(':enabled')).click();
  await main.getByLabel(formTexts.bankAccount['accountName.label']).fill('Ada Quill');
  await main.getByLabel(formTexts.bankAccount['bankCode.label']).fill('062000');
  await main.getByLabel(formTexts.bankAccount['accountNumber.label']).fill('12347777');
  await main.getByRole('button', { name: texts.fundList.saveAccount() }).click();
  return main.locator('.fund-list__fund').filter({ hasText: texts.savedFund.bank({ last: '7777' }) });
}

async function withdraw(page: Page) {
  const { main } = createAccountPageObject(page);
  const button = main
    .getByRole('button', { name: texts.withdrawForm.submit(), exact: true })
    .and(page.locator(':enabled'));
  await button.waitFor();
  await main.getByLabel(formTexts.withdrawal['amount.label']).fill('5');
  await button.click();
}

journey('a customer with two-factor gives a code before adding a bank account and withdrawing', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, expected });
  const { give: enterCode, dialog } = createOneTimeCodeDialogPageObject(page);
  await open('/about');
  await signInOnSavedTwoFactorDevice(page, 'harbour');
  await open('/my-account/cards-and-accounts');
  const bankAccount = await addBankAccount(page);
  await enterCode(generateDemoAuthenticatorCode());
  await bankAccount.waitFor();
  await advanceClockPastElevation(shop.apiUrl);
  await open('/my-account/withdraw');
  await withdraw(page);
  await enterCode(generateDemoAuthenticatorCode(32));
  await page.waitForURL(/\/withdraw\/details\//);
  expect(await dialog.count()).toBe(0);
});

async function changeEmail(page: Page, email: string) {
  const detailsForm = createFormPageObjectByHeading(
    page,
    readSeedText('base/pages/my-account-my-details', 'form', 'heading'),
  );
  await detailsForm.submit.and(page.locator(':enabled')).waitFor();
  await expect
    .poll(() => detailsForm.field(formTexts.customerFields['email.label']).inputValue(), { timeout: 15_000 })
    .not.toBe('');
  await detailsForm.field(formTexts.customerFields['email.label']).fill(email);
  await detailsForm.submit.click();
  return detailsForm;
}

for (const brand of selectRepresentatives(BRANDS)) {
  journey(
    `${brand}: a customer with two-factor gives a code before a new e-mail address is saved`,
    async ({ visit }) => {
      const { page, open } = await visit(brand, { port: shop.port, expected });
      const prompt = createOneTimeCodeDialogPageObject(page);
      await open('/about');
      const generateCode = await signInAndSetUpOlderAuthenticator(page, shop.apiUrl, `hana@${brand}.example`);
      await open('/my-account/my-details');
      const detailsForm = await changeEmail(page, `hana.new@${brand}.example`);
      await prompt.give('000000');
      await prompt.alert.getByText('Authentication failed. Please try again.').waitFor();
      await prompt.close.click();
      await prompt.dialog.waitFor({ state: 'hidden' });
      expect(await detailsForm.field(formTexts.customerFields['email.label']).inputValue()).toBe(
        `hana.new@${brand}.example`,
      );
      await open('/my-account/my-details');
      await changeEmail(page, `hana.new@${brand}.example`);
      await prompt.give(await generateCode());
      await page
        .getByRole('region', {
          name: texts.addressAndEmailConfirmation.linkSent({ email: `hana.new@${brand}.example` }),
        })
        .waitFor();
      await findNewestMailLink(shop.apiUrl, brand, `hana.new@${brand}.example`, '/account-verification');

      await open('/my-account/my-details');
      await changeEmail(page, `hana.newer@${brand}.example`);
      await page
        .getByRole('region', {
          name: texts.addressAndEmailConfirmation.linkSent({ email: `hana.newer@${brand}.example` }),
        })
        .waitFor();
      expect(await prompt.dialog.count()).toBe(0);
    },
  );

  journey(`${brand}: a customer turns off two-factor with a code, not with a wrong one`, async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port, expected });
    const { main } = createAccountPageObject(page);
    const prompt = createOneTimeCodeDialogPageObject(page);
    await open('/about');
    const generateCode = await signInAndSetUpOlderAuthenticator(page, shop.apiUrl, `ivo@${brand}.example`);
    await open('/my-account/login-and-security');
    await turnOffTwoFactorSecurity(page);
    await prompt.give('000000');
    await prompt.alert.getByText('Authentication failed. Please try again.').waitFor();
    await prompt.close.click();
    await prompt.dialog.waitFor({ state: 'hidden' });
    await open('/my-account/login-and-security');
    await turnOffTwoFactorSecurity(page);
    await prompt.give(await generateCode());
    await main.getByText(texts.twoFactorSetup.turnedOff()).waitFor();
    await prompt.dialog.waitFor({ state: 'hidden' });
    await signOutThroughApiInBrowser(page);
    expect(await signInThroughApiInBrowser(page, `ivo@${brand}.example`)).toBe('200 signed in');
  });

  journey(
    `${brand}: a customer without two-factor gives the password before a delicate change, once in a quarter of an hour`,
    async ({ visit }) => {
      const { page, open } = await visit(brand, { port: shop.port, expected });
      const prompt = createPasswordDialogPageObject(page);
      await open('/about');
      await signInThroughApiInBrowser(page, `ada@${brand}.example`);
      await open('/my-account/my-details');
      const detailsForm = await changeEmail(page, `ada.new@${brand}.example`);
      await prompt.dialog.waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findSidewaysOverflow(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
      await prompt.submit.click();
      await prompt.alert.getByText('This field is required').waitFor();
      await prompt.give('not this one');
      await prompt.alert.getByText(texts.elevationDialog.passwordIncorrect()).waitFor();
      await prompt.close.click();
      await prompt.dialog.waitFor({ state: 'hidden' });
      expect(await detailsForm.field(formTexts.customerFields['email.label']).inputValue()).toBe(
        `ada.new@${brand}.example`,
      );
      await detailsForm.submit.and(page.locator(':enabled')).click();
      await prompt.give();
      await page.getByText('Your details have been successfully updated.').first().waitFor();
      await page
        .getByRole('region', {
          name: texts.addressAndEmailConfirmation.linkSent({ email: `ada.new@${brand}.example` }),
        })
        .waitFor();
      await findNewestMailLink(shop.apiUrl, brand, `ada.new@${brand}.example`, '/account-verification');

      await open('/my-account/withdraw');
      await withdraw(page);
      await page.waitForURL(/\/withdraw\/details\//);
      expect(await page.getByText("You've successfully verified your 2FA code.").count()).toBe(0);

      await advanceClockPastElevation(shop.apiUrl);
      await open('/my-account/cards-and-accounts');
      const bankAccount = await addBankAccount(page);
      await prompt.give();
      await bankAccount.waitFor();

      await advanceClockPastElevation(shop.apiUrl);
      await open('/my-account/login-and-security');
      const { main } = createAccountPageObject(page);
      await main.getByRole('button', { name: 'Link Northstar' }).and(page.locator(':enabled')).click();
      await page.waitForURL(/_providers\/northstar\/authorise/);
      await page.getByRole('textbox').fill('ada@northstar.example');
      await page.getByRole('button').first().click();
      await prompt.give();
      await main.getByText(texts.socialAccounts.linked()).waitFor();
    },
  );
}

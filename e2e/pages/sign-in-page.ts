import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formTexts } from '../harness/form-texts.ts';
import { readSeedText } from '../harness/seed-texts.ts';
import { texts } from '../harness/texts.ts';
import { createFormPageObjectByHeading } from './form-page.ts';
import { DEMO_PASSWORD } from './session.ts';

/** The pages that log in and open accounts. */
export function createSignInPageObject(page: Page) {
  const login = createFormPageObjectByHeading(page, readSeedText('base/pages/login', 'log-in', 'heading'));
  const code = createFormPageObjectByHeading(page, texts.logInAndSignUp.code());
  const signUp = createFormPageObjectByHeading(page, readSeedText('base/pages/login', 'sign-up', 'heading'));
  const main = page.getByRole('main');
  const enabled = page.locator(':enabled');
  return {
    main,
    login,
    code,
    signUp,
    alert: main.getByRole('alert'),
    logIn: async (email: string, password = DEMO_PASSWORD) => {
      await login.submit.and(enabled).waitFor();
      await login.field(formTexts.customerFields['email.label']).fill(email);
      await login.field(formTexts.signInFields['password.label']).fill(password);
      await login.submit.click();
    },
    giveCode: async (digits: string, { remember = false } = {}) => {
      await code.field(formTexts.signInFields['code.label']).fill(digits);
      if (remember) await code.field(formTexts.signInFields['saveDevice.label']).check();
      await code.submit.click();
    },
    open: async (
      email: string,
      region: Readonly<Record<string, string>> = { [formTexts.customerFields['state.label']]: 'VIC' },
    ) => {
      await signUp.submit.and(enabled).waitFor();
      await signUp.field(formTexts.customerFields['email.label']).fill(email);
      await signUp.field(formTexts.signInFields['password.label']).fill('A-long-walk-9');
      await signUp.field(formTexts.customerFields['firstname.label']).fill('Nell');
      await signUp.field(formTexts.customerFields['lastname.label']).fill('Quirke');
      await signUp.field(formTexts.signUp['dateOfBirth.label']).fill('1990-04-17');
      for (const [label, value] of Object.entries(region)) await signUp.field(label).selectOption(value);
      await signUp.field(formTexts.termsFields['termsAccepted.label']).check();
      await signUp.submit.click();
    },
  };
}

/** Logs out by the page that does it. */
export async function logOutThroughPage(page: Page, origin: string) {
  await page.goto(`${origin}/logout`);
  // Unlike `waitForURL`, it does not fail where the browser begins the navigation again.
  await expect.poll(() => page.url()).toBe(`${origin}/login?notice=logged-out`);
  await page.waitForLoadState();
}

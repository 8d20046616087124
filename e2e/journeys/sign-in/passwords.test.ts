import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { readContentText, readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { findNewestMailLink } from '../../pages/outbox.ts';
import { DEMO_PASSWORD, signInThroughApiInBrowser } from '../../pages/session.ts';
import { saveDetailsDespiteVerificationLoss } from '../../pages/verification-loss.ts';

const NEW = 'Another-Horse-9';

/** A form can be filled once its flow has started. */

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function fill(page: Page, name: string, values: Readonly<Record<string, string>>) {
  const form = createFormPageObjectByHeading(page, name);
  await form.submit.and(page.locator(':enabled')).waitFor();
  for (const [label, value] of Object.entries(values)) await form.field(label).fill(value);
  await form.submit.click();
  return form;
}

journey('a customer replaces a forgotten password by a mail link that works once', async ({ visit }) => {
  const visitor = await visit('harbour', { port: shop.port, expected: /status of (404|401)/ });
  const { page, open, origin } = visitor;
  const told = await consentAndRecordAnalyticsEvents(visitor, shop);
  const email = 'ivo@harbour.example';
  await open('/change-Password');
  expect(await findAxeViolations(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: readSeedText('base/pages/forgot-password', 'form', 'submit') })
    .click();
  await page.waitForURL(`${origin}/forgot-password`);
  await page
    .getByRole('main')
    .getByText(readContentText('base/content/account.en-au', 'forgot-password.intro'))
    .waitFor();
  await fill(page, readSeedText('base/pages/forgot-password', 'form', 'heading'), {
    [formTexts.customerFields['email.label']]: email,
  });
  await page.getByRole('main').getByText('a link is on its way').waitFor();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await fill(page, readSeedText('base/pages/forgot-password', 'form', 'heading'), {
    [formTexts.customerFields['email.label']]: email,
  });
  await page.getByRole('main').getByText('a link is on its way').waitFor();

  const link = await findNewestMailLink(shop.apiUrl, 'harbour', email, '/change-Password');
  await open(link);
  const repeated = formTexts.resetPassword['passwordAgain.label'];
  const passwords = { [formTexts.resetPassword['password.label']]: NEW, [repeated]: NEW };
  await fill(page, readSeedText('base/pages/change-password', 'form', 'reset/heading'), {
    ...passwords,
    [repeated]: 'Something-else-9',
  });
  const notMatching = page.getByRole('link', { name: new RegExp(`^${repeated}: Your .* does not match$`) });
  await notMatching.waitFor();
  const mismatch = await captureElementObservation(notMatching);
  coversSpec('messages', 'form.mismatch', mismatch);
  coversSpec('rules', 'form.mismatch', mismatch);
  expect(await findAxeViolations(page)).toEqual([]);
  await fill(page, readSeedText('base/pages/change-password', 'form', 'reset/heading'), passwords);
  coversSpec('messages', 'toast.password-saved', await captureElementObservation(toast(page, 'New Password Saved')));
  await page
    .getByRole('main')
    .getByRole('link', { name: readLinkLabel('base/pages/change-password', 'login'), exact: true })
    .waitFor();
  expect(await signInThroughApiInBrowser(page, email)).toMatch(/^401/);
  const steps = async () => (await told.service()).map(({ event }) => event).filter((name) => /password/.test(name));
  const asked = 'password reset requested';
  await expect.poll(steps).toEqual([asked, asked, 'password reset completed']);
  coversSpec('analytics', 'event.password-reset-steps', await told.seenEvent('password reset completed'));

  await open(link);
  const again = await fill(page, readSeedText('base/pages/change-password', 'form', 'reset/heading'), passwords);
  coversSpec(
    'messages',
    'toast.email-link-invalid',
    await captureElementObservation(toast(page, 'Email link no longer valid')),
  );
  expect(await again.summary.innerText()).toContain('Email link no longer valid');
  expect(told.layerOf('Error')).toEqual([{ code: 'link_not_valid', message: 'Email link no longer valid' }]);
  coversSpec('analytics', ['event.error-partner'], told.seenInLayer('Error'));
  await page
    .getByRole('main')
    .getByRole('link', { name: readLinkLabel('base/pages/change-password', 'forgot-password') })
    .waitFor();
  expect(await signInThroughApiInBrowser(page, email, NEW)).toBe('200 signed in');
  coversSpec('errors', 'toast.email-link', await capturePageObservation(page));
  coversSpec('routes', ['change-password', 'forgot-password'], await capturePageObservation(page));
});

journey('a signed-in customer can change the password only with the right current one', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: shop.port, expected: /status of 422/ });
  const email = 'hana@lantern.example';
  await open('/');
  await signInThroughApiInBrowser(page, email);
  await open('/change-Password');
  const changed = {
    [formTexts.newPasswordFields['newPassword.label']]: NEW,
    [formTexts.newPasswordFields['newPasswordAgain.label']]: NEW,
  };
  const form = await fill(page, readSeedText('base/pages/change-password', 'form', 'change/heading'), {
    [formTexts.changePassword['currentPassword.label']]: 'not this one',
    ...changed,
  });
  await form.summary.getByRole('link', { name: /Current password/ }).waitFor();
  await fill(page, readSeedText('base/pages/change-password', 'form', 'change/heading'), {
    [formTexts.changePassword['currentPassword.label']]: DEMO_PASSWORD,
    ...changed,
  });
  await toast(page, 'New Password Saved').waitFor();
  await page.getByRole('main').getByText('Your new password is saved.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

journey('a customer who must change the password does so before anything else, and continues', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { port: shop.port });
  await open('/about');
  await signInThroughApiInBrowser(page, 'dev@harbour.example');
  await page.getByRole('main').getByRole('link').first().hover();
  await page.keyboard.press('Tab');
  for (const path of ['/', '/cart', '/first-light', '/nothing/here', '/my-account/upgrade-account', '/login']) {
    await open(path);
    await page.waitForURL(`${origin}/force-password-change**`);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: readLinkLabel('base/pages/force-password-change', 'logout') })
    .click();
  await page.waitForURL((url) => !/force-password-change|logout/.test(url.pathname));
  await open('/about');
  await page.waitForURL(`${origin}/about`);
  await signInThroughApiInBrowser(page, 'dev@harbour.example');
  await open('/lotto-tickets');
  const header = page.getByRole('banner').getByRole('link', { name: /Cart/ });
  await header.click();
  await page.waitForURL(`${origin}/force-password-change?next=%2Fcart`);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
  await fill(page, readSeedText('base/pages/force-password-change', 'form', 'heading'), {
    [formTexts.newPasswordFields['newPassword.label']]: NEW,
    [formTexts.newPasswordFields['newPasswordAgain.label']]: NEW,
  });
  await toast(page, 'New Password Saved').waitFor();
  await page.waitForURL(`${origin}/cart`);
  await open('/force-password-change');
  await page
    .getByRole('main')
    .getByText(readSeedText('base/pages/force-password-change', 'form', 'notices/0/text'))
    .waitFor();
  coversSpec('rules', 'auth.forced-pages', await capturePageObservation(page));
  coversSpec('routes', 'force-password-change', await capturePageObservation(page));
  coversSpec('screens', 'forced-redirects', await capturePageObservation(page));
});

journey('a customer who must complete the account does so before anything else, and continues', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { port: shop.port });
  await open('/');
  await signInThroughApiInBrowser(page, 'eve@sunnyside.example');
  for (const path of ['/', '/force-password-change', '/nothing/here']) {
    await open(path);
    await page.waitForURL(`${origin}/my-account/upgrade-account**`);
  }
  await open('/cart');
  await page.waitForURL(`${origin}/my-account/upgrade-account?next=%2Fcart`);
  const form = createFormPageObjectByHeading(
    page,
    readSeedText('base/pages/my-account-upgrade-account', 'form', 'heading'),
  );
  await expect.poll(() => form.field(formTexts.customerFields['firstname.label']).inputValue()).toBe('Eve');
  expect(await findAxeViolations(page)).toEqual([]);
  await form.field(formTexts.customerFields['state.label']).selectOption('NSW');
  await form.field(formTexts.customerFields['country.label']).selectOption('AU');
  const typed = {
    [formTexts.customerFields['address.label']]: '1 Wattle Street',
    [formTexts.customerFields['suburb.label']]: 'Newtown',
    [formTexts.customerFields['postcode.label']]: '2042',
  };
  await fill(page, 'Complete your account', typed);
  await saveDetailsDespiteVerificationLoss(page);
  await toast(page, 'Details updated, your account is now unverified').waitFor();
  await page.waitForURL(`${origin}/cart`);
  coversSpec('routes', 'my-account.upgrade-account', await capturePageObservation(page));
  coversSpec('messages', 'toast.details-updated-unverified', await capturePageObservation(page));
});

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

const NEW_PASSWORD = 'Another-Horse-9';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const getToast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Fills a form in once its flow has started, and submits it. */
async function submitForm(page: Page, name: string, values: Readonly<Record<string, string>>) {
  const form = createFormPageObjectByHeading(page, name);
  await form.submit.and(page.locator(':enabled')).waitFor();
  for (const [label, value] of Object.entries(values)) await form.field(label).fill(value);
  await form.submit.click();
  return form;
}

journey('a customer replaces a forgotten password by a mail link that works once', async ({ visit }) => {
  const visitor = await visit('harbour', { port: shop.port, expected: /status of (404|401)/ });
  const { page, open, origin } = visitor;
  const analytics = await consentAndRecordAnalyticsEvents(visitor, shop);
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
  await submitForm(page, readSeedText('base/pages/forgot-password', 'form', 'heading'), {
    [formTexts.customerFields['email.label']]: email,
  });
  await page.getByRole('main').getByText('a link is on its way').waitFor();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await submitForm(page, readSeedText('base/pages/forgot-password', 'form', 'heading'), {
    [formTexts.customerFields['email.label']]: email,
  });
  await page.getByRole('main').getByText('a link is on its way').waitFor();

  const resetLink = await findNewestMailLink(shop.apiUrl, 'harbour', email, '/change-Password');
  await open(resetLink);
  const repeatLabel = formTexts.resetPassword['passwordAgain.label'];
  const passwords = { [formTexts.resetPassword['password.label']]: NEW_PASSWORD, [repeatLabel]: NEW_PASSWORD };
  await submitForm(page, readSeedText('base/pages/change-password', 'form', 'reset/heading'), {
    ...passwords,
    [repeatLabel]: 'Something-else-9',
  });
  const mismatchError = page.getByRole('link', { name: new RegExp(`^${repeatLabel}: Your .* does not match$`) });
  await mismatchError.waitFor();
  const mismatchObservation = await captureElementObservation(mismatchError);
  coversSpec('messages', 'form.mismatch', mismatchObservation);
  coversSpec('rules', 'form.mismatch', mismatchObservation);
  expect(await findAxeViolations(page)).toEqual([]);
  await submitForm(page, readSeedText('base/pages/change-password', 'form', 'reset/heading'), passwords);
  coversSpec('messages', 'toast.password-saved', await captureElementObservation(getToast(page, 'New Password Saved')));
  await page
    .getByRole('main')
    .getByRole('link', { name: readLinkLabel('base/pages/change-password', 'login'), exact: true })
    .waitFor();
  expect(await signInThroughApiInBrowser(page, email)).toMatch(/^401/);
  const listPasswordEvents = async () =>
    (await analytics.service()).map(({ event }) => event).filter((name) => /password/.test(name));
  const requestEventName = 'password reset requested';
  await expect.poll(listPasswordEvents).toEqual([requestEventName, requestEventName, 'password reset completed']);
  coversSpec('analytics', 'event.password-reset-steps', await analytics.seenEvent('password reset completed'));

  await open(resetLink);
  const secondForm = await submitForm(
    page,
    readSeedText('base/pages/change-password', 'form', 'reset/heading'),
    passwords,
  );
  coversSpec(
    'messages',
    'toast.email-link-invalid',
    await captureElementObservation(getToast(page, 'Email link no longer valid')),
  );
  expect(await secondForm.summary.innerText()).toContain('Email link no longer valid');
  expect(analytics.layerOf('Error')).toEqual([{ code: 'link_not_valid', message: 'Email link no longer valid' }]);
  coversSpec('analytics', ['event.error-partner'], analytics.seenInLayer('Error'));
  await page
    .getByRole('main')
    .getByRole('link', { name: readLinkLabel('base/pages/change-password', 'forgot-password') })
    .waitFor();
  expect(await signInThroughApiInBrowser(page, email, NEW_PASSWORD)).toBe('200 signed in');
  coversSpec('errors', 'toast.email-link', await capturePageObservation(page));
  coversSpec('routes', ['change-password', 'forgot-password'], await capturePageObservation(page));
});

journey('a signed-in customer can change the password only with the right current one', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: shop.port, expected: /status of 422/ });
  const email = 'hana@lantern.example';
  await open('/');
  await signInThroughApiInBrowser(page, email);
  await open('/change-Password');
  const newPasswords = {
    [formTexts.newPasswordFields['newPassword.label']]: NEW_PASSWORD,
    [formTexts.newPasswordFields['newPasswordAgain.label']]: NEW_PASSWORD,
  };
  const form = await submitForm(page, readSeedText('base/pages/change-password', 'form', 'change/heading'), {
    [formTexts.changePassword['currentPassword.label']]: 'not this one',
    ...newPasswords,
  });
  await form.summary.getByRole('link', { name: /Current password/ }).waitFor();
  await submitForm(page, readSeedText('base/pages/change-password', 'form', 'change/heading'), {
    [formTexts.changePassword['currentPassword.label']]: DEMO_PASSWORD,
    ...newPasswords,
  });
  await getToast(page, 'New Password Saved').waitFor();
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
  const cartLink = page.getByRole('banner').getByRole('link', { name: /Cart/ });
  await cartLink.click();
  await page.waitForURL(`${origin}/force-password-change?next=%2Fcart`);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
  await submitForm(page, readSeedText('base/pages/force-password-change', 'form', 'heading'), {
    [formTexts.newPasswordFields['newPassword.label']]: NEW_PASSWORD,
    [formTexts.newPasswordFields['newPasswordAgain.label']]: NEW_PASSWORD,
  });
  await getToast(page, 'New Password Saved').waitFor();
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
  const addressValues = {
    [formTexts.customerFields['address.label']]: '1 Wattle Street',
    [formTexts.customerFields['suburb.label']]: 'Newtown',
    [formTexts.customerFields['postcode.label']]: '2042',
  };
  await submitForm(page, 'Complete your account', addressValues);
  await saveDetailsDespiteVerificationLoss(page);
  await getToast(page, 'Details updated, your account is now unverified').waitFor();
  await page.waitForURL(`${origin}/cart`);
  coversSpec('routes', 'my-account.upgrade-account', await capturePageObservation(page));
  coversSpec('messages', 'toast.details-updated-unverified', await capturePageObservation(page));
});

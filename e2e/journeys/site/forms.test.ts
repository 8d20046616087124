import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { readAccessibleElementsInside } from '../../harness/accessibility-tree.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS } from '../../harness/brands.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';

const FORMS = ['login', 'sign-up', 'two-factor-code'] as const;

let shop: RunningTestShop;

/** Each form gets a page of its own, because the shop's pages contain other blocks as well. */
beforeAll(async () => {
  shop = await startTestShop();
  for (const form of FORMS) {
    const page = {
      version: 1,
      path: `/try/${form}`,
      head: { title: form, noindex: true },
      blocks: [{ id: 'it', type: 'form', props: { form, level: 1 } }],
    };
    writeFileSync(join(shop.project, `cms-seed/base/pages/try-${form}.json`), JSON.stringify(page));
  }
  await vi.waitFor(
    async () => {
      for (const brand of BRANDS) {
        const host = `${brand}.localhost:${shop.port}`;
        for (const form of FORMS) expect((await get(shop.port, `/try/${form}`, { host })).status).toBe(200);
      }
    },
    { timeout: 40_000, interval: 100 },
  );
});

afterAll(() => shop.close());

const EMAIL_LABEL = formTexts.customerFields['email.label'];
const PASSWORD_LABEL = formTexts.signInFields['password.label'];
const BIRTH_DATE_LABEL = formTexts.signUp['dateOfBirth.label'];
const INVALID_EMAIL_MESSAGE = 'Please enter a valid email address';
const REQUIRED_MESSAGE = 'This field is required';
const REQUIRED_LABELS = [
  EMAIL_LABEL,
  PASSWORD_LABEL,
  formTexts.customerFields['firstname.label'],
  formTexts.customerFields['lastname.label'],
  BIRTH_DATE_LABEL,
  formTexts.customerFields['state.label'],
  formTexts.termsFields['termsAccepted.label'],
];
const TOO_YOUNG_MESSAGE = texts.formMessages.adult({ age: USUAL_MINIMUM_AGE });
const TERMS_MESSAGE = 'You must agree to the terms and conditions to proceed.';

describe.for(selectRepresentatives(BRANDS))('in %s', (brand) => {
  journey('the log-in form announces its requirements and errors to screen readers', async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port });
    await open('/try/login');
    const login = createFormPageObjectByHeading(page, formTexts.login.title);
    await login.submit.and(page.locator(':enabled')).waitFor();
    expect(await readAccessibleElementsInside(page, 'form', formTexts.login.title)).toEqual([
      { role: 'textbox', name: EMAIL_LABEL, required: true },
      { role: 'textbox', name: PASSWORD_LABEL, required: true },
      { role: 'button', name: 'Show Password', pressed: false },
      { role: 'checkbox', name: formTexts.signInFields['saveDevice.label'], checked: false },
      { role: 'button', name: texts.formControls.submit() },
      { role: 'status', name: '', live: 'polite' },
    ]);
    expect(await login.tabOrder(5)).toEqual([
      EMAIL_LABEL,
      PASSWORD_LABEL,
      'Show Password',
      formTexts.signInFields['saveDevice.label'],
      texts.formControls.submit(),
    ]);
    expect(await findAxeViolations(page)).toEqual([]);

    await login.field(EMAIL_LABEL).fill('ada');
    await login.field(EMAIL_LABEL).press('Enter');
    await login.summary.getByRole('link').first().waitFor();
    expect(await readAccessibleElementsInside(page, 'form', formTexts.login.title)).toEqual([
      { role: 'alert', name: '', live: 'assertive', focused: true },
      { role: 'list', name: '' },
      { role: 'listitem', name: '' },
      { role: 'ListMarker', name: '• ' },
      { role: 'link', name: `${EMAIL_LABEL}: ${INVALID_EMAIL_MESSAGE}` },
      { role: 'listitem', name: '' },
      { role: 'ListMarker', name: '• ' },
      { role: 'link', name: `${PASSWORD_LABEL}: ${REQUIRED_MESSAGE}` },
      {
        role: 'textbox',
        name: EMAIL_LABEL,
        description: INVALID_EMAIL_MESSAGE,
        required: true,
        invalid: true,
      },
      { role: 'textbox', name: PASSWORD_LABEL, description: REQUIRED_MESSAGE, required: true, invalid: true },
      { role: 'button', name: 'Show Password', pressed: false },
      { role: 'checkbox', name: formTexts.signInFields['saveDevice.label'], checked: false },
      { role: 'button', name: texts.formControls.submit() },
      { role: 'status', name: '', live: 'polite' },
    ]);
    expect(await findAxeViolations(page)).toEqual([]);

    coversSpec('messages', ['form.required', 'form.email'], await capturePageObservation(page));
    coversSpec('rules', ['form.required', 'form.email'], await capturePageObservation(page));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Correct-Horse-9');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const password = login.field(PASSWORD_LABEL);
    expect([await password.inputValue(), await password.getAttribute('type')]).toEqual(['Correct-Horse-9', 'text']);
  });

  journey('the sign-up form announces its requirements and errors to screen readers', async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port });
    await open('/try/sign-up');
    const signUp = createFormPageObjectByHeading(page, formTexts.signUp.title);
    await signUp.submit.and(page.locator(':enabled')).waitFor();
    expect(await findSidewaysOverflow(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    const elements = await readAccessibleElementsInside(page, 'form', formTexts.signUp.title);
    // The DevTools protocol reports `required` only for text fields, although all these elements have it.
    expect(elements.filter(({ required }) => required).map(({ name }) => name)).toEqual(REQUIRED_LABELS.slice(0, 4));
    expect(await signUp.requiredLabels()).toEqual(REQUIRED_LABELS);
    expect(elements.filter(({ invalid }) => invalid)).toEqual([]);
    expect(elements.find(({ role }) => role === 'Date')).toMatchObject({
      description: formTexts.signUp['dateOfBirth.help'],
    });

    await signUp.field(BIRTH_DATE_LABEL).fill('2015-02-03');
    await signUp.field(BIRTH_DATE_LABEL).blur();
    await expect
      .poll(async () =>
        (await readAccessibleElementsInside(page, 'form', formTexts.signUp.title)).find(({ role }) => role === 'Date'),
      )
      .toMatchObject({ invalid: true });
    expect(await signUp.form.getByRole('status').innerText()).toBe(`${BIRTH_DATE_LABEL}: ${TOO_YOUNG_MESSAGE}`);

    await signUp.submit.click();
    await signUp.summary.getByRole('link').first().waitFor();
    const elementsAfter = await readAccessibleElementsInside(page, 'form', formTexts.signUp.title);
    expect(elementsAfter.filter(({ invalid }) => invalid).map(({ name, description }) => [name, description])).toEqual([
      [EMAIL_LABEL, REQUIRED_MESSAGE],
      [PASSWORD_LABEL, expect.stringContaining(REQUIRED_MESSAGE)],
      [formTexts.customerFields['firstname.label'], REQUIRED_MESSAGE],
      [formTexts.customerFields['lastname.label'], REQUIRED_MESSAGE],
      [BIRTH_DATE_LABEL, expect.stringContaining(TOO_YOUNG_MESSAGE)],
      [formTexts.customerFields['state.label'], REQUIRED_MESSAGE],
      [formTexts.termsFields['termsAccepted.label'], TERMS_MESSAGE],
    ]);
    expect(elementsAfter.find(({ focused }) => focused)).toMatchObject({ role: 'alert', live: 'assertive' });
    expect(await signUp.field(BIRTH_DATE_LABEL).inputValue()).toBe('2015-02-03');
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec('messages', 'form.terms', await capturePageObservation(page));
    coversSpec('rules', ['form.minimum-age', 'form.terms'], await capturePageObservation(page));
    coversSpec('constants', 'registration.minimum-age', await capturePageObservation(page));
  });

  journey('a one-time code is reduced to its digits when pasted, and submitted by keyboard', async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port });
    await open('/try/two-factor-code');
    const form = createFormPageObjectByHeading(page, formTexts.twoFactorCode.title);
    await form.submit.and(page.locator(':enabled')).waitFor();
    const codeField = form.field(formTexts.signInFields['code.label']);
    await codeField.focus();
    await page.keyboard.insertText(' 12a456789 ');
    expect(await codeField.inputValue()).toBe('12456');
    await page.keyboard.press('Enter');
    await form.summary
      .getByRole('link', { name: `${formTexts.signInFields['code.label']}: A 6 digit code is required.` })
      .waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec(
      'rules',
      ['two-factor.paste', 'two-factor.enter', 'two-factor.code'],
      await capturePageObservation(page),
    );
  });
});

journey('a button receives its click although the field that loses focus shows an error', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  await open('/try/sign-up');
  const signUp = createFormPageObjectByHeading(page, formTexts.signUp.title);
  await signUp.submit.and(page.locator(':enabled')).waitFor();
  await signUp.field(PASSWORD_LABEL).fill('short');
  await signUp.submit.click();
  await signUp.summary
    .getByRole('link', { name: `${PASSWORD_LABEL}: ${texts.formMessages['too-short']({ length: 8 })}` })
    .waitFor();
});

journey(
  'form fields, help and buttons fit a window 320 pixels wide, and are at least 44 pixels large',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { port: shop.port, viewport: { width: 320, height: 640 } });
    for (const form of FORMS) {
      await open(`/try/${form}`);
      expect(await findSidewaysOverflow(page)).toEqual([]);
      const tooSmallElements = await page
        .locator('form button, form select, form input:not([type=checkbox]), .form-tick')
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            // Elements in a closed drawer have no size.
            if (!element.checkVisibility()) return [];
            const { width, height } = element.getBoundingClientRect();
            return width < 44 || height < 44 ? [`${element.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
          }),
        );
      expect(tooSmallElements).toEqual([]);
    }
  },
);

journey('a form is submitted by keyboard alone, and its result is announced in its place', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { port: shop.port });
  await open('/forgot-password');
  const form = createFormPageObjectByHeading(page, readSeedText('base/pages/forgot-password', 'form', 'heading'));
  await form.submit.and(page.locator(':enabled')).waitFor();
  const responsePromise = page.waitForResponse(`${origin}/_api/password.forgot`);
  await form.field(EMAIL_LABEL).focus();
  await page.keyboard.type('ada@harbour.example');
  await page.keyboard.press('Enter');
  expect((await responsePromise).status()).toBe(202);
  const resultStatus = page.getByRole('main').getByRole('status');
  await expect.poll(() => resultStatus.innerText()).toContain('a link is on its way');
  expect(await resultStatus.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await form.form.count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'forgot-password', await capturePageObservation(page));
});

journey('without JavaScript a form says that it needs JavaScript, and sends nothing', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port, javaScriptEnabled: false });
  await open('/try/login');
  const login = createFormPageObjectByHeading(page, formTexts.login.title);
  expect(await login.form.innerText()).toContain(texts.formControls.noScript());
  await login.field(PASSWORD_LABEL).fill('Correct-Horse-9');
  await login.field(PASSWORD_LABEL).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  expect(await login.submit.isDisabled()).toBe(true);
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { readContentParagraph, readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { findNewestMailCode, findNewestMailLink, sendSandboxNewsletterMail } from '../../pages/outbox.ts';
import { DEMO_PASSWORD, signInThroughApiInBrowser } from '../../pages/session.ts';
import { saveDetailsDespiteVerificationLoss } from '../../pages/verification-loss.ts';

/** A form shows the data of the customer only once its flow has started. */
const POLL_OPTIONS = { timeout: 15_000 };

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const getToast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Prevents the migration dialog, which Gus would get. */
async function dismissMigration(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'migration-dismissed', value: '1', url }]);
}

async function waitForForm(page: Page, heading: string) {
  const form = createFormPageObjectByHeading(page, heading);
  await form.submit.and(page.locator(':enabled')).waitFor();
  return form;
}

journey('a customer changes details, and loses verification by moving to another region', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { port: shop.port });
  await dismissMigration(page, origin);
  await open('/my-account/my-details');
  await page.waitForURL(`${origin}/login?next=%2Fmy-account%2Fmy-details`);
  await signInThroughApiInBrowser(page, 'gus@harbour.example');
  await open('/my-account/my-details');
  const form = await waitForForm(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'));
  await expect
    .poll(() => form.field(formTexts.customerFields['suburb.label']).inputValue(), POLL_OPTIONS)
    .toBe('Newtown');
  await expect.poll(() => form.field(formTexts.customerFields['state.label']).inputValue(), POLL_OPTIONS).toBe('NSW');
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);

  await form.field(/Phone number/).fill('12');
  await form.submit.click();
  await form.summary.getByText('Please enter a valid phone number').waitFor();
  coversSpec(
    'messages',
    'form.phone',
    await captureElementObservation(form.summary.getByText('Please enter a valid phone number')),
  );
  coversSpec(
    'rules',
    'form.phone',
    await captureElementObservation(form.summary.getByText('Please enter a valid phone number')),
  );
  const lastName = await form.field(formTexts.customerFields['lastname.label']).inputValue();
  const nameError = form.summary.getByText(texts.formMessages.name());
  await form.field(formTexts.customerFields['lastname.label']).fill('1234 5678 Ann 90123');
  await form.submit.click();
  coversSpec('rules', 'form.name-digits', await captureElementObservation(nameError));
  coversSpec('constants', 'name.digits-forbidden-from', await captureElementObservation(nameError));
  await form.field(formTexts.customerFields['lastname.label']).fill('Ann 123456789012');
  await form.submit.click();
  await nameError.waitFor({ state: 'detached' });
  await form.field(formTexts.customerFields['lastname.label']).fill(lastName);

  const addressLabels = [
    formTexts.customerFields['address.label'],
    formTexts.customerFields['suburb.label'],
    formTexts.customerFields['postcode.label'],
  ];
  const addressValues = await Promise.all(addressLabels.map((label) => form.field(label).inputValue()));
  for (const label of addressLabels) await form.field(label).fill('');
  await form.submit.click();
  await expect.poll(() => form.summary.getByText('This field is required').count()).toBe(addressLabels.length);
  coversSpec('rules', 'form.address-required', await captureElementObservation(form.summary));
  for (const [index, label] of addressLabels.entries()) await form.field(label).fill(addressValues[index] ?? '');

  await form.field(/Phone number/).fill('+61 2 5550 2222');
  await form.submit.click();
  const observation = await captureElementObservation(getToast(page, 'Your details have been successfully updated.'));
  coversSpec('messages', 'toast.details-updated', observation);
  coversSpec('entities', 'customer', observation);
  await expect.poll(() => form.field(/Phone number/).inputValue(), POLL_OPTIONS).toBe('+61 2 5550 2222');
  await page.reload();
  await waitForForm(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'));
  await expect.poll(() => form.field(/Phone number/).inputValue(), POLL_OPTIONS).toBe('02 5550 2222');

  await form.field(formTexts.customerFields['state.label']).selectOption('QLD');
  await form.field(formTexts.customerFields['postcode.label']).fill('4000');
  await form.submit.click();
  await saveDetailsDespiteVerificationLoss(page);
  await getToast(page, 'Details updated, your account is now unverified').waitFor();
  await page.waitForURL(`${origin}/my-account/my-details?sv=QLD`);
  const regions = await form.field(formTexts.customerFields['state.label']).locator('option').allInnerTexts();
  expect(regions).not.toContain(formTexts.customerFields['state.options.GB']);
  coversSpec(
    'constants',
    'regions.not-selectable',
    await captureElementObservation(form.field(formTexts.customerFields['state.label'])),
  );
  coversSpec('messages', ['toast.details-updated-unverified'], await capturePageObservation(page));
  coversSpec('rules', 'auth.state-change', await capturePageObservation(page));
  coversSpec('routes', 'my-account.my-details', await capturePageObservation(page));
});

/** Groups of regions in which a move keeps the verification, with a post code for each region. */
const REGION_GROUPS = [
  [
    ['VIC', '3000'],
    ['TAS', '7000'],
  ],
  [
    ['SA', '5000'],
    ['NT', '0800'],
  ],
] as const;

journey('a customer who moves stays verified within a group of regions, and not outside of it', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  await open('/about');
  await signInThroughApiInBrowser(page, 'hana@harbour.example');
  const main = page.getByRole('main');
  const changeRegion = async ([region, postCode]: readonly [string, string]) => {
    await open('/my-account/my-details');
    const form = await waitForForm(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'));
    await form.field(formTexts.customerFields['state.label']).selectOption(region);
    await form.field(formTexts.customerFields['postcode.label']).fill(postCode);
    await form.submit.click();
  };
  for (const [firstRegion, secondRegion] of REGION_GROUPS) {
    await changeRegion(firstRegion);
    await saveDetailsDespiteVerificationLoss(page);
    await getToast(page, 'Details updated, your account is now unverified').waitFor();
    await open('/my-account/verify-account');
    await main.getByRole('button', { name: texts.identityCheck.methodAction({ method: 'auto_verification' }) }).click();
    await main.getByText('Verified', { exact: true }).waitFor();
    await changeRegion(secondRegion);
    const observation = await captureElementObservation(getToast(page, 'Your details have been successfully updated.'));
    await open('/my-account/verify-account');
    await main.getByText('Verified', { exact: true }).waitFor();
    coversSpec('constants', 'regions.groups', observation);
  }
});

journey('the address form uses British terms for a customer who lives in Britain', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern', { port: shop.port });
  await dismissMigration(page, origin);
  await open('/');
  await signInThroughApiInBrowser(page, 'gus@lantern.example');
  await open('/my-account/my-details');
  const form = await waitForForm(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'));
  await expect.poll(() => form.field('Region').inputValue(), POLL_OPTIONS).toBe('GB');
  const listOptions = (label: string) => form.field(label).locator('option').allInnerTexts();
  expect(await listOptions('Region')).toEqual([
    texts.formControls.choose(),
    formTexts.customerFields['country.options.GB'],
    formTexts.customerFields['state.options.OTHER'],
  ]);
  expect((await listOptions(formTexts.customerFields['country.label'])).slice(0, 2)).toEqual([
    texts.formControls.choose(),
    formTexts.customerFields['country.options.GB'],
  ]);
  await form.field('Postcode').fill('2042');
  await form.submit.click();
  await form.summary.getByText('Please enter a valid post code').waitFor();
  coversSpec(
    'messages',
    'form.post-code',
    await captureElementObservation(form.summary.getByText('Please enter a valid post code')),
  );
  coversSpec(
    'rules',
    'form.post-code',
    await captureElementObservation(form.summary.getByText('Please enter a valid post code')),
  );
  await form.field('Postcode').fill('LS1 4AP');
  await form.field('Town or city').fill('Leeds');
  await form.submit.click();
  await getToast(page, 'Your details have been successfully updated.').waitFor();
  coversSpec(
    'rules',
    'auth.region-groups',
    await captureElementObservation(getToast(page, 'Your details have been successfully updated.')),
  );
});

journey('an account with a balance cannot be closed, and the page leads to withdrawing it', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  await open('/');
  await signInThroughApiInBrowser(page, 'ada@harbour.example');
  await open('/close-my-account');
  const main = page.getByRole('main');
  expect(await main.innerText()).toMatch(/You have \$[\d,.]+ in your wallet/);
  expect(
    await main
      .getByRole('link', { name: readSeedText('base/pages/close-my-account', 'form', 'notices/0/action/label') })
      .getAttribute('href'),
  ).toBe('/my-account/withdraw?next=%2Fclose-my-account');
  expect(await findAxeViolations(page)).toEqual([]);
});

journey('a customer closes an empty account by password, and is signed out on every device', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { port: shop.port, expected: /status of 422/ });
  await open('/');
  await signInThroughApiInBrowser(page, 'ivo@harbour.example');
  await open('/close-my-account');
  const form = await waitForForm(page, readSeedText('base/pages/close-my-account', 'form', 'heading'));
  await page
    .getByRole('heading', { name: readContentParagraph('base/content/account.en-au', 'close-my-account.instead', 0) })
    .waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await form.field(formTexts.signInFields['password.label']).fill('not this one');
  await form.field(formTexts.accountClosure['confirmed.label']).check();
  await form.submit.click();
  await form.summary.getByRole('link', { name: /Password/ }).waitFor();
  await form.field(/Why are you leaving/).selectOption('not_playing');
  await form.field(formTexts.signInFields['password.label']).fill(DEMO_PASSWORD);
  await form.submit.click();
  await page.waitForURL(`${origin}/close-my-account/success`);
  await page
    .getByRole('heading', {
      level: 1,
      name: readSeedText('base/pages/close-my-account-success', 'closed-words', 'heading'),
    })
    .waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await open('/my-account/my-details');
  await page.waitForURL(`${origin}/login?next=%2Fmy-account%2Fmy-details`);
  coversSpec('routes', ['close-my-account', 'close-my-account.success'], await capturePageObservation(page));
});

journey(
  'a customer who is signed out on the account closure page reads that, not that the account is closed',
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('lantern', { port: shop.port, expected: /status of 401/ });
    const expectSignedOutPage = async () => {
      await page.waitForURL(`${origin}/close-my-account/success`);
      await page
        .getByRole('heading', {
          level: 1,
          name: readSeedText('base/pages/close-my-account-success', 'signed-out-words', 'heading'),
        })
        .waitFor();
      expect(await page.getByRole('main').innerText()).not.toContain(
        readSeedText('base/pages/close-my-account-success', 'closed-words', 'heading'),
      );
    };
    await open('/');
    await signInThroughApiInBrowser(page, 'ivo@lantern.example');
    await open('/close-my-account');
    const form = await waitForForm(page, readSeedText('base/pages/close-my-account', 'form', 'heading'));
    await form.field(formTexts.signInFields['password.label']).fill(DEMO_PASSWORD);
    await form.field(formTexts.accountClosure['confirmed.label']).check();
    await context.clearCookies();
    await form.submit.click();
    await expectSignedOutPage();
    expect(await findAxeViolations(page)).toEqual([]);

    await signInThroughApiInBrowser(page, 'ivo@lantern.example');
    await open('/close-my-account');
    await waitForForm(page, readSeedText('base/pages/close-my-account', 'form', 'heading'));
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: readLinkLabel('base/navigation/account', 'logout') })
      .click();
    await expectSignedOutPage();
    coversSpec('flows', 'auth', await capturePageObservation(page));
  },
);

journey('a customer sets mail preferences signed in or by a link, and unsubscribes from all', async ({ visit }) => {
  const { page, open } = await visit('sunnyside', { port: shop.port });
  const email = 'ada@sunnyside.example';
  await open('/');
  await sendSandboxNewsletterMail(shop.apiUrl, 'sunnyside', email);
  const preferencesLink = await findNewestMailLink(shop.apiUrl, 'sunnyside', email, '/communication-preferences');
  const unsubscribeLink = await findNewestMailLink(shop.apiUrl, 'sunnyside', email, '/unsubscribe');
  await open(preferencesLink);
  const form = await waitForForm(page, readSeedText('base/pages/communication-preferences', 'form', 'heading'));
  const readCheckedChannels = async () => {
    const labels = [
      formTexts.channelFields['email.label'],
      formTexts.channelFields['phone.label'],
      formTexts.channelFields['sms.label'],
      formTexts.channelFields['directmail.label'],
    ];
    const boxStates = labels.map((label) => page.getByRole('checkbox', { name: new RegExp(`^${label}`) }).isChecked());
    return (await Promise.all(boxStates)).map(Number).join('');
  };
  expect(await readCheckedChannels()).toBe('1010');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: formTexts.channelFields['directmail.label'] }).check();
  await form.submit.click();
  await page.getByText('Your preferences are saved.').waitFor();

  await signInThroughApiInBrowser(page, email);
  await open('/communication-preferences');
  await waitForForm(page, readSeedText('base/pages/communication-preferences', 'form', 'heading'));
  expect(await readCheckedChannels()).toBe('1011');

  await open(unsubscribeLink);
  const unsubscribeForm = await waitForForm(page, readSeedText('base/pages/unsubscribe', 'form', 'heading'));
  expect(await findAxeViolations(page)).toEqual([]);
  await unsubscribeForm.field(formTexts.unsubscribe['unsubscribeReason.label']).selectOption('too_many');
  await unsubscribeForm.submit.click();
  await page.getByText(readSeedText('base/pages/unsubscribe', 'form', 'success/text')).waitFor();
  await open(preferencesLink);
  await waitForForm(page, readSeedText('base/pages/communication-preferences', 'form', 'heading'));
  expect(await readCheckedChannels()).toBe('0000');

  for (const path of ['/unsubscribe/somebody.else', '/communication-preferences/somebody.else']) {
    await open(path);
    await page.getByRole('main').getByText('Email link no longer valid.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  }
  coversSpec(
    'routes',
    ['communication-preferences', 'communication-preferences.by-id', 'unsubscribe'],
    await capturePageObservation(page),
  );
  coversSpec('entities', 'communication-preferences', await capturePageObservation(page));
  coversSpec('rules', 'communication.push-excluded', await capturePageObservation(page));
});

journey('a postal address and an e-mail address are confirmed by a link that works once', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: shop.port, expected: /status of 404/ });
  const email = 'finn@lantern.example';
  const main = page.getByRole('main');
  for (const [path, buttonName] of [
    ['/my-account/confirm-address', readSeedText('base/pages/my-account-confirm-address', 'link', 'submit')],
    ['/account-verification', readSeedText('base/pages/account-verification', 'link', 'submit')],
  ] as const) {
    const link = await findNewestMailLink(shop.apiUrl, 'lantern', email, path);
    await open(link);
    expect(await findAxeViolations(page)).toEqual([]);
    await main.getByRole('button', { name: buttonName }).click();
    await main.getByText(/is confirmed\.$/).waitFor();
    await open(link);
    await main.getByRole('button', { name: buttonName }).click();
    await getToast(page, 'Email link no longer valid').waitFor();
    await main.getByText(/^Email link no longer valid\. /).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  }
  await open('/my-account/confirm-address');
  await main
    .getByRole('link', { name: readLinkLabel('base/pages/my-account-confirm-address', 'login'), exact: true })
    .waitFor();
  coversSpec('routes', ['my-account.confirm-address', 'account-verification'], await capturePageObservation(page));
});

journey(
  'a customer with two-factor who signed in 16 minutes ago gives a code before details are changed',
  async ({ visit }) => {
    const expected = /status of (401|403)/;
    const { page, open } = await visit('lantern', { port: shop.port, expected });
    const email = 'cleo@lantern.example';
    await open('/');
    expect(await signInThroughApiInBrowser(page, email)).toBe('403 2fa_required');
    expect(
      await signInThroughApiInBrowser(page, email, DEMO_PASSWORD, {
        otp: await findNewestMailCode(shop.apiUrl, 'lantern', email),
      }),
    ).toBe('200 signed in');
    const body = JSON.stringify({ advance_ms: 16 * 60_000 });
    await fetch(`${shop.apiUrl}/_test/clock`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    await open('/my-account/my-details');
    const form = await waitForForm(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'));
    await form.field(/Phone number/).fill('+44 113 496 0200');
    await form.submit.click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(formTexts.signInFields['code.label']) });
    await dialog.waitFor();
    await page
      .getByLabel(formTexts.signInFields['code.label'])
      .fill(await findNewestMailCode(shop.apiUrl, 'lantern', email));
    await dialog.getByRole('button', { name: texts.elevationDialog.submit() }).click();
    await getToast(page, 'Your details have been successfully updated.').waitFor();
    await page.reload();
    await waitForForm(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'));
    await expect.poll(() => form.field(/Phone number/).inputValue(), POLL_OPTIONS).toBe('0113 496 0200');
  },
);

import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { BRANDS } from '../../harness/brands.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { findNewestMailCode } from '../../pages/outbox.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';
import { turnOffTwoFactorSecurity } from '../../pages/two-factor-setup.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const SECURITY_PATH = '/my-account/login-and-security';

async function waitForTwoFactorButtons(page: Page) {
  await page
    .getByRole('button', { name: /authenticator app/ })
    .and(page.locator(':enabled'))
    .waitFor();
}

describe.for(BRANDS)('in %s', (brand) => {
  journey('the account page greets the customer and lists the areas that the brand offers', async ({ visit }) => {
    const { page, open, origin } = await visit(brand, { port: shop.port });
    await open('/my-account');
    await page.waitForURL(`${origin}/login?next=%2Fmy-account`);
    await signInThroughApiInBrowser(page, `hana@${brand}.example`);
    await open('/my-account');
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Hello, Hana');
    expect(
      await main
        .getByText(readSeedText('base/pages/my-account', 'welcome', 'balanceLabel'))
        .locator('..')
        .innerText(),
    ).toMatch(/[$£][\d,]+\.\d\d/);
    const links = await main.getByRole('link').allInnerTexts();
    expect(links).toEqual(expect.arrayContaining(['My details', 'Login and security', 'Upcoming tickets']));
    expect(links.includes(readLinkLabel('base/navigation/account', 'my-account.lotto-party'))).toBe(
      brand === 'harbour',
    );
    expect(links.includes(readLinkLabel('base/navigation/account', 'my-account.current-giveaways'))).toBe(
      brand === 'sunnyside',
    );
    expect(await findSidewaysOverflow(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);

    const acknowledgeResponse = page.waitForResponse(`${origin}/_api/two-factor.prompt-acknowledged`);
    await main
      .getByRole('button', { name: readSeedText('base/pages/my-account', 'two-factor', 'dismissLabel') })
      .click();
    expect((await acknowledgeResponse).status()).toBe(200);
    await page.reload();
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Hello, Hana');
    expect(
      await main
        .getByRole('button', { name: readSeedText('base/pages/my-account', 'two-factor', 'dismissLabel') })
        .count(),
    ).toBe(0);
    coversSpec('routes', 'my-account', await capturePageObservation(page));
  });
});

journey('a customer sets up two-factor by app, with a QR code, a key to copy and a first code', async ({ visit }) => {
  const visitor = await visit('harbour', { port: shop.port, expected: /status of 403/ });
  const { page, open, context, origin } = visitor;
  const analytics = await consentAndRecordAnalyticsEvents(visitor, shop);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await open('/about');
  await signInThroughApiInBrowser(page, 'ivo@harbour.example');
  await open(SECURITY_PATH);
  await waitForTwoFactorButtons(page);
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain(texts.twoFactorSetup.off());
  expect(await findAxeViolations(page)).toEqual([]);

  await main.getByRole('button', { name: texts.twoFactorSetup.useApp() }).click();
  const form = createFormPageObjectByHeading(page, texts.twoFactorSetup.appHeading());
  await form.submit.waitFor();
  await main.getByRole('img', { name: texts.twoFactorSetup.appPicture() }).waitFor();
  await main.getByRole('button', { name: texts.twoFactorSetup.appCopy() }).click();
  const copiedToast = page.getByText('Key copied to clipboard.', { exact: true });
  coversSpec('messages', 'toast.key-copied', await captureElementObservation(copiedToast));
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect((await main.locator('code').innerText()).replaceAll(' ', '')).toBe(secret);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);

  await form.field(formTexts.signInFields['code.label']).fill('12345');
  await form.submit.click();
  const incompleteCodeError = form.summary.getByRole('link', { name: /A 6 digit code is required\./ });
  coversSpec('messages', 'two-factor.incomplete', await captureElementObservation(incompleteCodeError));
  coversSpec('constants', 'two-factor.code-length', await captureElementObservation(incompleteCodeError));
  await form.field(formTexts.signInFields['code.label']).fill('000000');
  await form.submit.click();
  await form.summary
    .getByRole('link', { name: /Code is incorrect or expired\. Try again or contact support/ })
    .waitFor();
  expect(await analytics.serviceOf('2FA setup')).toEqual([]);
  await form.field(formTexts.signInFields['code.label']).fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await main.getByText(texts.twoFactorSetup.turnedOn(), { exact: true }).waitFor();
  await expect.poll(() => analytics.serviceOf('2FA setup')).toEqual([{ method: 'authenticator' }]);
  coversSpec('analytics', 'event.two-factor-setup', await analytics.seenEvent('2FA setup'));
  expect(await main.innerText()).toContain(texts.twoFactorSetup.remembered({ days: 30 }));
  coversSpec('constants', 'two-factor.remember-for-days', await captureElementObservation(main));
  coversSpec('entities', 'two-factor-config', await captureElementObservation(main));
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await waitForTwoFactorButtons(page);
  expect(await main.innerText()).toContain(texts.twoFactorSetup.onByApp());
  coversSpec('routes', 'my-account.login-and-security', await capturePageObservation(page));
  coversSpec('screens', 'login-and-security', await capturePageObservation(page));
});

journey('a customer sets up two-factor by e-mail, and turns it off again', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: shop.port });
  const email = 'ivo@lantern.example';
  await open('/about');
  await signInThroughApiInBrowser(page, email);
  await open(SECURITY_PATH);
  await waitForTwoFactorButtons(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.twoFactorSetup.useEmail() }).click();
  const form = createFormPageObjectByHeading(page, texts.twoFactorSetup.emailHeading());
  await form.submit.waitFor();
  expect(await main.innerText()).toContain(texts.twoFactorSetup.emailSent({ identifier: 'ivo@******' }));
  expect(await main.getByRole('button', { name: texts.twoFactorSetup.resend() }).isDisabled()).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await form.field(formTexts.signInFields['code.label']).fill(await findNewestMailCode(shop.apiUrl, 'lantern', email));
  await form.submit.click();
  await main.getByText(texts.twoFactorSetup.turnedOn(), { exact: true }).waitFor();
  expect(await main.innerText()).toContain(texts.twoFactorSetup.onByMessage({ identifier: 'ivo@******' }));

  await main.getByRole('button', { name: texts.twoFactorSetup.turnOff() }).click();
  await main.getByRole('heading', { name: texts.twoFactorSetup.confirmOffHeading() }).waitFor();
  await main.getByRole('button', { name: texts.twoFactorSetup.confirmOffNo() }).click();
  await turnOffTwoFactorSecurity(page);
  await main.getByText(texts.twoFactorSetup.turnedOff()).waitFor();
  expect(await main.innerText()).toContain(texts.twoFactorSetup.off());
});

journey(
  'a customer links and unlinks a social account, and an assertion that was not requested is refused',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour', { port: shop.port, expected: /authorise.*status of 404/ });
    await open('/about');
    await signInThroughApiInBrowser(page, 'hana@harbour.example');
    await open(SECURITY_PATH);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Link Northstar' }).and(page.locator(':enabled')).click();
    await page.waitForURL(/_providers\/northstar\/authorise/);
    await page.getByRole('textbox').fill('hana@northstar.example');
    await page.getByRole('button').first().click();
    await page.waitForURL((url) => url.origin === origin);
    await main.getByText(texts.socialAccounts.linked()).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await main.innerText()).toContain('Linked: hana@******');
    expect(await findAxeViolations(page)).toEqual([]);

    await main.getByRole('button', { name: 'Unlink Northstar' }).click();
    await main.getByRole('button', { name: texts.socialAccounts.confirmYes() }).click();
    await main.getByText(texts.socialAccounts.unlinked()).waitFor();
    await main.getByRole('button', { name: 'Link Northstar' }).waitFor();

    await open(`${SECURITY_PATH}?assertion=planted&state=planted`);
    await main.getByText(texts.socialAccounts.failedToLink()).waitFor();
    expect(new URL(page.url()).search).toBe('');
  },
);

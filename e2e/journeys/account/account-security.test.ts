import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { BRANDS } from '../../harness/brands.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { findNewestMailCode } from '../../pages/outbox.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const SECURITY = '/my-account/login-and-security';

async function alive(page: Page) {
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
    expect(await main.getByText('Available funds').locator('..').innerText()).toMatch(/[$£][\d,]+\.\d\d/);
    const links = await main.getByRole('link').allInnerTexts();
    expect(links).toEqual(expect.arrayContaining(['My details', 'Login and security', 'Upcoming tickets']));
    expect(links.includes('Lotto party')).toBe(brand === 'harbour');
    expect(links.includes('Current giveaways')).toBe(brand === 'sunnyside');
    expect(await findSidewaysOverflow(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);

    const acknowledged = page.waitForResponse(`${origin}/_api/two-factor.prompt-acknowledged`);
    await main.getByRole('button', { name: 'Not now' }).click();
    expect((await acknowledged).status()).toBe(200);
    await page.reload();
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Hello, Hana');
    expect(await main.getByRole('button', { name: 'Not now' }).count()).toBe(0);
    coversSpec('routes', 'my-account', await capturePageObservation(page));
  });
});

journey('a customer sets up two-factor by app, with a QR code, a key to copy and a first code', async ({ visit }) => {
  const visitor = await visit('harbour', { port: shop.port, expected: /status of 403/ });
  const { page, open, context, origin } = visitor;
  const told = await consentAndRecordAnalyticsEvents(visitor, shop);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await open('/about');
  await signInThroughApiInBrowser(page, 'ivo@harbour.example');
  await open(SECURITY);
  await alive(page);
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('Two-factor security is off.');
  expect(await findAxeViolations(page)).toEqual([]);

  await main.getByRole('button', { name: 'Use an authenticator app' }).click();
  const form = createFormPageObjectByHeading(page, 'Set up your authenticator app');
  await form.submit.waitFor();
  await main.getByRole('img', { name: 'QR code with the key of your account' }).waitFor();
  await main.getByRole('button', { name: 'Copy the key' }).click();
  const copied = page.getByText('Key copied to clipboard.', { exact: true });
  coversSpec('messages', 'toast.key-copied', await captureElementObservation(copied));
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect((await main.locator('code').innerText()).replaceAll(' ', '')).toBe(secret);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);

  await form.field('6 digit code').fill('12345');
  await form.submit.click();
  const incomplete = form.summary.getByRole('link', { name: /A 6 digit code is required\./ });
  coversSpec('messages', 'two-factor.incomplete', await captureElementObservation(incomplete));
  coversSpec('constants', 'two-factor.code-length', await captureElementObservation(incomplete));
  await form.field('6 digit code').fill('000000');
  await form.submit.click();
  await form.summary
    .getByRole('link', { name: /Code is incorrect or expired\. Try again or contact support/ })
    .waitFor();
  expect(await told.serviceOf('2FA setup')).toEqual([]);
  await form.field('6 digit code').fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await main.getByText('Two-factor security is on.', { exact: true }).waitFor();
  await expect.poll(() => told.serviceOf('2FA setup')).toEqual([{ method: 'authenticator' }]);
  coversSpec('analytics', 'event.two-factor-setup', await told.seenEvent('2FA setup'));
  expect(await main.innerText()).toContain('A device that you remember is asked for no code for 30 days.');
  coversSpec('constants', 'two-factor.remember-for-days', await captureElementObservation(main));
  coversSpec('entities', 'two-factor-config', await captureElementObservation(main));
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await alive(page);
  expect(await main.innerText()).toContain('your authenticator app makes the codes');
  coversSpec('routes', 'my-account.login-and-security', await capturePageObservation(page));
  coversSpec('screens', 'login-and-security', await capturePageObservation(page));
});

journey('a customer sets up two-factor by e-mail, and turns it off again', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: shop.port });
  const email = 'ivo@lantern.example';
  await open('/about');
  await signInThroughApiInBrowser(page, email);
  await open(SECURITY);
  await alive(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Use e-mail' }).click();
  const form = createFormPageObjectByHeading(page, 'Confirm your email address');
  await form.submit.waitFor();
  expect(await main.innerText()).toContain('We have sent a code to ivo@******.');
  expect(await main.getByRole('button', { name: 'Send a new code' }).isDisabled()).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await form.field('6 digit code').fill(await findNewestMailCode(shop.apiUrl, 'lantern', email));
  await form.submit.click();
  await main.getByText('Two-factor security is on.', { exact: true }).waitFor();
  expect(await main.innerText()).toContain('codes go to ivo@******');

  await main.getByRole('button', { name: 'Turn off' }).click();
  await main.getByRole('heading', { name: 'Turn two-factor security off?' }).waitFor();
  await main.getByRole('button', { name: 'Keep it on' }).click();
  await main.getByRole('button', { name: 'Turn off' }).click();
  await main.getByRole('button', { name: 'Turn it off' }).click();
  await main.getByText('Two-factor security has been turned off.').waitFor();
  expect(await main.innerText()).toContain('Two-factor security is off.');
});

journey(
  'a customer links and unlinks a social account, and an assertion that was not requested is refused',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour', { port: shop.port, expected: /authorise.*status of 404/ });
    await open('/about');
    await signInThroughApiInBrowser(page, 'hana@harbour.example');
    await open(SECURITY);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Link Northstar' }).and(page.locator(':enabled')).click();
    await page.waitForURL(/_providers\/northstar\/authorise/);
    await page.getByRole('textbox').fill('hana@northstar.example');
    await page.getByRole('button').first().click();
    await page.waitForURL((url) => url.origin === origin);
    await main.getByText('Your account is linked.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await main.innerText()).toContain('Linked: hana@******');
    expect(await findAxeViolations(page)).toEqual([]);

    await main.getByRole('button', { name: 'Unlink Northstar' }).click();
    await main.getByRole('button', { name: 'Yes, unlink it' }).click();
    await main.getByText('Your account is not linked any more.').waitFor();
    await main.getByRole('button', { name: 'Link Northstar' }).waitFor();

    await open(`${SECURITY}?assertion=planted&state=planted`);
    await main.getByText('We could not link the account. Please try again.').waitFor();
    expect(new URL(page.url()).search).toBe('');
  },
);

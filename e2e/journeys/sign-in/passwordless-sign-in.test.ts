import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { fetchDemoAuthenticatorCode } from '../../pages/authenticator.ts';
import { sendSandboxAutologinMail } from '../../pages/outbox.ts';
import { createSignInPageObject, logOutThroughPage } from '../../pages/sign-in-page.ts';
import { createSiteHeaderPageObject } from '../../pages/site-header.ts';
import { createAppSessionTransferPath } from '../../pages/transfer-link.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Console errors of a refused call. */
const expectedErrors = /status of (?:401|403|404|422)/;

journey('a sign-in link works once, leads on to its page, and says when it was used', async ({ visit }) => {
  const { page, open, origin, context } = await visit('harbour', { port: shop.port, expected: expectedErrors });
  const link = await sendSandboxAutologinMail(shop.apiUrl, 'harbour', 'hana@harbour.example');
  const autologinCalls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/_api/auth.autologin') && autologinCalls.push(request.url()));
  await context.addCookies([{ name: 'consent', value: 'essential,non_essential', url: origin }]);
  const getSessionId = async () => (await context.cookies()).find(({ name }) => name === 'session-id')?.value;
  await open('/');
  await expect.poll(getSessionId).toMatch(/\w/);
  const sessionIdBefore = await getSessionId();
  await open(`${link}?target=%2Fcart`);
  await page.waitForURL(`${origin}/cart`);
  expect(autologinCalls).toHaveLength(1);
  expect(await getSessionId()).not.toBe(sessionIdBefore);
  await createSiteHeaderPageObject(page).header.getByRole('button', { name: 'Account' }).waitFor();
  await page.goBack();
  await page.waitForURL(`${origin}/`);

  await open(link);
  await page.getByText(texts.autologin.failed({ reason: 'used' })).waitFor();
  await page.getByText(texts.autologin.signedIn()).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await context.clearCookies();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: texts.autologin.logIn() }).click();
  await page.waitForURL(`${origin}/login`);
  const secondLink = await sendSandboxAutologinMail(shop.apiUrl, 'harbour', 'hana@harbour.example');
  const query = new URLSearchParams({ token: secondLink.split('/').at(-1) ?? '', target: '/lotto-tickets' });
  await open(`/login/autologin?${query}`);
  await page.waitForURL(`${origin}/lotto-tickets`);
  await createSiteHeaderPageObject(page).header.getByRole('button', { name: 'Account' }).waitFor();
  coversSpec(
    'query-params',
    'autologin-token-and-target',
    await captureElementObservation(createSiteHeaderPageObject(page).header.getByRole('button', { name: 'Account' })),
  );
  await context.clearCookies();
  const transferPath = await createAppSessionTransferPath(shop.apiUrl, 'harbour', 'hana@harbour.example');
  await open(`${transferPath}?target=%2Fabout`);
  await page.waitForURL(`${origin}/about`);
  await createSiteHeaderPageObject(page).header.getByRole('button', { name: 'Account' }).waitFor();
  await open(transferPath);
  await page.getByText(texts.autologin.failed({ reason: 'used' })).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Verifying Automatic Login');
  coversSpec('messages', 'autologin.title', await capturePageObservation(page));
  coversSpec('routes', ['login.autologin', 'login.transfer'], await capturePageObservation(page));
  coversSpec('screens', 'autologin-page', await capturePageObservation(page));
  coversSpec('rules', 'auth.autologin-session', await capturePageObservation(page));
});

journey(
  'a sign-in link asks a customer with an authenticator for the code, and whether to remember the device',
  async ({ visit }) => {
    const { page, open, origin } = await visit('lantern', { port: shop.port, expected: expectedErrors });
    const signIn = createSignInPageObject(page);
    const saveDeviceFlags: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_api/auth.autologin')) saveDeviceFlags.push(request.postDataJSON().body.saveDevice);
    });
    await open(await sendSandboxAutologinMail(shop.apiUrl, 'lantern', 'ben@lantern.example'));
    await page.getByText(texts.logInAndSignUp.app()).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await signIn.giveCode(await fetchDemoAuthenticatorCode(shop.apiUrl), { remember: true });
    await page.waitForURL(`${origin}/my-account`);
    // The first request is sent before the customer can choose.
    expect(saveDeviceFlags).toEqual([false, true]);
    coversSpec('flows', 'autologin', await capturePageObservation(page));
  },
);

journey('a social account is linked by logging in, and signs the customer in from then on', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { port: shop.port, expected: expectedErrors });
  const signIn = createSignInPageObject(page);
  const continueWithNorthstar = async () => {
    await page.getByRole('button', { name: texts.logInAndSignUp.continueWith({ name: 'Northstar' }) }).click();
    await page.getByLabel(sandboxTexts.signIn.emailAddress()).fill('hana.mori@mail.example');
    await page.getByRole('button', { name: 'Continue to' }).click();
  };
  await open('/login?next=%2Fcart');
  await signIn.login.submit.and(page.locator(':enabled')).waitFor();
  await page.getByRole('button', { name: texts.logInAndSignUp.continueWith({ name: 'Northstar' }) }).click();
  await page.getByRole('button', { name: sandboxTexts.signIn.cancel() }).click();
  await page.getByText(texts.logIn.providerFailed()).waitFor();
  expect(new URL(page.url()).search).toBe('?next=%2Fcart');
  await continueWithNorthstar();
  await page.getByText(texts.logIn.unlinked()).waitFor();
  expect(new URL(page.url()).search).toBe('?next=%2Fcart');
  expect(await findAxeViolations(page)).toEqual([]);
  await signIn.logIn('hana@sunnyside.example');
  await page.waitForURL(`${origin}/cart`);
  await logOutThroughPage(page, origin);
  await signIn.login.submit.and(page.locator(':enabled')).waitFor();
  await continueWithNorthstar();
  await page.waitForURL(`${origin}/my-account`);
  await open('/login?assertion=forged&state=forged');
  await page.getByRole('heading', { name: texts.alreadySignedIn.heading() }).waitFor();
  await logOutThroughPage(page, origin);
  await open('/login?assertion=forged&state=forged');
  await page.getByText(texts.logIn.providerFailed()).waitFor();
});

journey(
  'a visitor whose social account is not linked signs up by form, and the social account signs them in from then on',
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('lantern', { port: shop.port, expected: expectedErrors });
    const signIn = createSignInPageObject(page);
    const daylightButton = page
      .getByRole('button', { name: texts.logInAndSignUp.continueWith({ name: 'Daylight' }) })
      .and(page.locator(':enabled'));
    const continueWithDaylight = async () => {
      await daylightButton.click();
      await page.getByLabel(sandboxTexts.signIn.emailAddress()).fill('nell.quirke@mail.example');
      await page.getByRole('button', { name: 'Continue to' }).click();
    };
    await open('/login?mode=sign-up&next=%2Fabout');
    await daylightButton.click();
    await page.getByRole('button', { name: sandboxTexts.signIn.cancel() }).click();
    await page.waitForURL(`${origin}/login?mode=sign-up&next=%2Fabout`);
    await continueWithDaylight();
    await page.waitForURL(`${origin}/login?mode=sign-up&next=%2Fabout`);
    const unlinkedMessage = page.getByText(texts.signUp.unlinked());
    await unlinkedMessage.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('unlinked-account');
    await page.reload();
    await unlinkedMessage.waitFor();
    await signIn.open('nell.quirke@mail.example', { Region: 'GB' });
    await page.getByRole('heading', { name: texts.alreadySignedIn.welcome() }).waitFor();
    await logOutThroughPage(page, origin);
    await continueWithDaylight();
    await page.waitForURL(`${origin}/my-account`);
  },
);

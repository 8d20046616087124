import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { readAccessibleElementsInside } from '../../harness/accessibility-tree.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { postJsonToLocalPort as post } from '../../harness/request.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { fetchDemoAuthenticatorCode } from '../../pages/authenticator.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { waitForHydration } from '../../pages/hydration.ts';
import { findNewestMailCode, findNewestMailLink } from '../../pages/outbox.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { DEMO_PASSWORD, signInThroughApiInBrowser } from '../../pages/session.ts';
import { createSignInPageObject, logOutThroughPage } from '../../pages/sign-in-page.ts';
import { createSiteHeaderPageObject } from '../../pages/site-header.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Console errors of the browser when the API refuses a call. */
const REFUSAL_ERRORS = /status of (?:401|403|404|422)/;

journey('a customer logs in from a protected page, is shown as signed in, and logs out', async ({ visit }) => {
  const { page, open, origin, context } = await visit('harbour', { port: shop.port, expected: REFUSAL_ERRORS });
  const signInPage = createSignInPageObject(page);
  const header = createSiteHeaderPageObject(page).header;
  await open('/my-account');
  await page.waitForURL(`${origin}/login?next=%2Fmy-account`);
  await header.getByRole('link', { name: 'Login' }).waitFor();
  const footer = page.getByRole('contentinfo');
  expect([await footer.count(), await footer.getByRole('navigation').count()]).toEqual([1, 0]);
  expect(await footer.innerText()).toContain('18');
  await signInPage.logIn('ada@harbour.example', 'not-the-password');
  await signInPage.alert.getByText(sandboxTexts.signIn.wrongCredentials()).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await signInPage.logIn('ada@harbour.example');
  await page.waitForURL(`${origin}/my-account`);
  coversSpec(
    'messages',
    'nav.account-label',
    await captureElementObservation(header.getByRole('button', { name: 'Account' })),
  );
  expect((await context.cookies()).flatMap(({ name, httpOnly }) => (httpOnly ? [] : [name]))).toEqual(['consent']);

  await open('/login');
  await page.getByRole('heading', { name: texts.alreadySignedIn.heading() }).waitFor();
  expect(await footer.getByRole('navigation').count()).toBeGreaterThan(1);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: texts.alreadySignedIn.logOut() }).click();
  await page.waitForURL(`${origin}/login?notice=logged-out`);
  await page.getByText(texts.logIn.loggedOut()).waitFor();
  await header.getByRole('link', { name: 'Login' }).waitFor();
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    'consent',
    'device',
    'ended-sessions',
    'sub-variant',
  ]);
  await open('/my-account');
  await page.waitForURL(`${origin}/login?next=%2Fmy-account`);
  coversSpec('flows', ['auth', 'form'], await capturePageObservation(page));
  coversSpec('routes', ['login', 'logout'], await capturePageObservation(page));
  coversSpec('messages', 'nav.login-link', await capturePageObservation(page));
  coversSpec('screens', ['navigation-bar.account-icon', 'footer.reduced'], await capturePageObservation(page));
  coversSpec('rules', 'auth.protected', await capturePageObservation(page));
});

journey.for(['lantern', 'sunnyside'] as const)('a customer of %s logs in and out', async (brand, { visit }) => {
  const visitor = await visit(brand, { port: shop.port });
  const { page, open, origin } = visitor;
  const analytics = await consentAndRecordAnalyticsEvents(visitor, shop);
  await open('/login');
  await createSignInPageObject(page).logIn(`ada@${brand}.example`);
  await page.waitForURL(`${origin}/my-account`);
  await createSiteHeaderPageObject(page).header.getByRole('button', { name: 'Account' }).waitFor();
  expect([analytics.layerOf('Login'), analytics.layerOf('Logout')]).toEqual([[{}], []]);
  await logOutThroughPage(page, origin);
  await expect.poll(() => [analytics.layerOf('Login'), analytics.layerOf('Logout')]).toEqual([[{}], [{}]]);
  coversSpec('analytics', 'event.login-partner', analytics.seenInLayer('Login'));
  coversSpec('analytics', 'event.logout-partner', analytics.seenInLayer('Logout'));
});

journey('a customer with an authenticator gives a code, and saves the device', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { port: shop.port, expected: REFUSAL_ERRORS });
  const signInPage = createSignInPageObject(page);
  await open('/login');
  await signInPage.logIn('ben@sunnyside.example');
  await page.getByText(texts.logInAndSignUp.app()).waitFor();
  expect(
    await signInPage.code
      .field(formTexts.signInFields['code.label'])
      .evaluate((input) => input === document.activeElement),
  ).toBe(true);
  expect(await page.getByRole('button', { name: texts.logInAndSignUp.resend() }).count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await signInPage.giveCode('000000');
  const wrongCodeError = signInPage.code.form.getByText('Code is incorrect or expired. Try again or contact support');
  coversSpec('messages', 'two-factor.incorrect', await captureElementObservation(wrongCodeError));
  coversSpec('screens', 'two-factor.code-form', await captureElementObservation(signInPage.code.form));
  await signInPage.giveCode(await fetchDemoAuthenticatorCode(shop.apiUrl), { remember: true });
  await page.waitForURL(`${origin}/my-account`);
  await logOutThroughPage(page, origin);
  await signInPage.logIn('ben@sunnyside.example');
  await page.waitForURL(`${origin}/my-account`);
});

journey('a customer gives a code sent by e-mail, and too many wrong ones lock the account', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern', { port: shop.port, expected: REFUSAL_ERRORS });
  const signInPage = createSignInPageObject(page);
  await open('/login');
  await signInPage.logIn('cleo@lantern.example');
  const maskedAddress = page.getByText(texts.logInAndSignUp.sentTo({ identifier: 'cleo@******' }));
  coversSpec('messages', 'two-factor.identifier-mask', await captureElementObservation(maskedAddress));
  expect(await page.getByRole('button', { name: texts.logInAndSignUp.resend() }).isDisabled()).toBe(true);
  await page.getByText(texts.resendCode.help()).waitFor();
  expect(await readAccessibleElementsInside(page, 'form', texts.logInAndSignUp.code())).toEqual([
    {
      role: 'textbox',
      name: formTexts.signInFields['code.label'],
      description: formTexts.twoFactorCode['code.help'],
      required: true,
      focused: true,
    },
    { role: 'checkbox', name: formTexts.signInFields['saveDevice.label'], checked: false },
    { role: 'button', name: texts.logInAndSignUp.submitCode() },
    { role: 'status', name: '', live: 'polite' },
  ]);
  await signInPage.giveCode(await findNewestMailCode(shop.apiUrl, 'lantern', 'cleo@lantern.example'));
  await page.waitForURL(`${origin}/my-account`);
  await logOutThroughPage(page, origin);
  await signInPage.logIn('cleo@lantern.example');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const loginResponse = page.waitForResponse(`${origin}/_api/auth.login`);
    await signInPage.giveCode('000000');
    await loginResponse;
  }
  await signInPage.code.summary.getByText('Account locked').waitFor();
  expect(await signInPage.code.summary.innerText()).toContain(
    'Your account has been locked due to too many incorrect 2FA attempts. Please contact support.',
  );
  expect([
    await signInPage.code.submit.isDisabled(),
    await signInPage.code.field(formTexts.signInFields['code.label']).isDisabled(),
  ]).toEqual([true, true]);
  expect(await findAxeViolations(page)).toEqual([]);
  const lockedMessages = ['two-factor.locked.title', 'two-factor.locked.body'];
  coversSpec('messages', lockedMessages, await captureElementObservation(signInPage.code.summary));
  await page.getByRole('button', { name: texts.logInAndSignUp.back() }).click();
  await signInPage.login.field(formTexts.signInFields['password.label']).waitFor();
});

journey(
  'a customer who must change the password or complete the account is led there after log-in',
  async ({ visit }) => {
    const forcedPages = [
      ['dev@harbour.example', '/force-password-change'],
      ['eve@harbour.example', '/my-account/upgrade-account'],
    ] as const;
    for (const [email, path] of forcedPages) {
      const { page, open, origin } = await visit('harbour', { port: shop.port });
      await open('/login?next=%2Fcart');
      await createSignInPageObject(page).logIn(email);
      await page.waitForURL(`${origin}${path}?next=%2Fcart`);
      coversSpec('rules', 'auth.forced-pages', await capturePageObservation(page));
      coversSpec('flows', 'auth.forced-redirects', await capturePageObservation(page));
    }
  },
);

journey('a visitor signs up and confirms the e-mail address, and cannot sign up with it again', async ({ visit }) => {
  const visitor = await visit('harbour', { port: shop.port, expected: REFUSAL_ERRORS });
  const { page, open, origin } = visitor;
  const analytics = await consentAndRecordAnalyticsEvents(visitor, shop);
  const signInPage = createSignInPageObject(page);
  const email = 'nell.quirke@mail.example';
  await open('/login?next=%2Fabout');
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await page.waitForURL(`${origin}/login?mode=sign-up&next=%2Fabout`);
  expect(await findAxeViolations(page)).toEqual([]);
  // The validation failures counted below come from a hydrated form.
  await waitForHydration(page);
  await signInPage.signUp.submit.and(page.locator(':enabled')).waitFor();
  await signInPage.signUp.field(formTexts.customerFields['email.label']).fill('ada@harbour.example');
  await page.getByText(texts.signUp.taken()).waitFor();
  const readValidationFailures = () => analytics.serviceOf('sign-up email validation failed');
  await expect.poll(readValidationFailures).toEqual([{ code: 'email_taken' }]);
  expect(analytics.layerOf('SignUp')).toEqual([]);
  await signInPage.open(email);
  await page.getByRole('heading', { name: texts.alreadySignedIn.welcome() }).waitFor();
  await createSiteHeaderPageObject(page).header.getByRole('button', { name: 'Account' }).waitFor();
  await expect.poll(() => analytics.layerOf('SignUp')).toEqual([{}]);
  expect(await readValidationFailures()).toEqual([{ code: 'email_taken' }]);
  coversSpec('analytics', 'event.sign-up-partner', analytics.seenInLayer('SignUp'));
  coversSpec(
    'analytics',
    'event.sign-up-email-validation-failed',
    await analytics.seenEvent('sign-up email validation failed'),
  );
  expect(await findAxeViolations(page)).toEqual([]);
  const readPrompts = () => page.evaluate(async () => (await (await fetch('/_visitor')).json()).prompts);
  expect(await readPrompts()).toEqual(['address-and-email-confirmation-banner']);
  await page.getByRole('main').getByRole('link', { name: texts.alreadySignedIn.continue() }).click();
  await page.waitForURL(`${origin}/about`);
  await logOutThroughPage(page, origin);
  expect(await signInThroughApiInBrowser(page, email, 'A-long-walk-9')).toBe('200 signed in');
  expect(await readPrompts()).toEqual(['address-and-email-confirmation-banner']);
  await open(await findNewestMailLink(shop.apiUrl, 'harbour', email, '/account-verification?token='));
  await page.getByRole('button', { name: readSeedText('base/pages/account-verification', 'link', 'submit') }).click();
  await page.getByText(readSeedText('base/pages/account-verification', 'link', 'confirmed/text')).waitFor();

  await logOutThroughPage(page, origin);
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await signInPage.open(email);
  await signInPage.signUp.summary.getByText(sandboxTexts.signIn.emailTaken()).waitFor();
  await page.getByRole('link', { name: texts.signUp.logInInstead() }).click();
  await signInPage.login.field(formTexts.signInFields['password.label']).waitFor();
});

journey('the cart of a visitor becomes that of the customer after log-in at checkout', async ({ visit }) => {
  const { page, open, origin, context } = await visit('harbour', { port: shop.port });
  const play = createPlayPageObject(page);
  const cart = createCartPageObject(page);
  const { cartCount } = createSiteHeaderPageObject(page);
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await page.waitForURL(`${origin}/cart`);
  await expect.poll(cartCount).toBe(1);
  const readCookieNames = async () => (await context.cookies()).map(({ name }) => name);
  const cartCookie = (await context.cookies()).find(({ name }) => name === 'cart');
  expect(cartCookie).toMatchObject({ value: expect.stringMatching(/^[\w-]{8,}$/), httpOnly: true, sameSite: 'Lax' });
  expect(((cartCookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(14, 1);

  await open('/checkout/login');
  expect(await findAxeViolations(page)).toEqual([]);
  const form = page.getByRole('form', { name: readSeedText('base/pages/checkout-login', 'log-in', 'heading') });
  await form.getByLabel(formTexts.customerFields['email.label']).fill('ivo@harbour.example');
  await form.getByLabel(formTexts.signInFields['password.label'], { exact: true }).fill('Correct-Horse-9');
  await form.locator('button[type=submit]:enabled').click();
  await page.waitForURL(`${origin}/cart/buy`);
  await open('/cart');
  await cart.item('Golden Bay').waitFor();
  await expect.poll(cartCount).toBe(1);
  expect(await readCookieNames()).not.toContain('cart');
  await cart.remove('Golden Bay').click();
  await cart.empty.waitFor();
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await page.waitForURL(`${origin}/cart`);
  await cart.item('Golden Bay').waitFor();
  expect(await readCookieNames()).not.toContain('cart');
  await logOutThroughPage(page, origin);
  expect(await cartCount()).toBeNull();
  coversSpec('routes', 'checkout.login', await capturePageObservation(page));
});

journey('without JavaScript a customer can log out, and pages say what needs JavaScript', async ({ visit }) => {
  const { context, page, origin, open } = await visit('harbour', { port: shop.port, javaScriptEnabled: false });
  const headers = { host: new URL(origin).host, origin };
  const loginResponse = await post(shop.port, '/_api/auth.login', headers, {
    body: { email: 'gus@harbour.example', password: DEMO_PASSWORD },
    customerId: null,
  });
  const cookiePairs = [loginResponse.headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '');
  await context.addCookies(
    cookiePairs.map((pair) => ({ name: pair.split('=', 1)[0] ?? '', value: pair.replace(/^[^=]*=/, ''), url: origin })),
  );
  await open('/logout');
  expect((await context.cookies()).map(({ name }) => name)).toContain('access-token');
  await page.getByRole('main').getByRole('button', { name: texts.logOut.submit() }).click();
  await page.waitForURL(`${origin}/login?notice=logged-out`);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['consent', 'device', 'ended-sessions']);
  expect(await page.getByRole('main').innerText()).toContain(texts.formControls.noScript());
  await open('/login?mode=sign-up');
  await page.getByRole('heading', { name: readSeedText('base/pages/login', 'sign-up', 'heading') }).waitFor();
  expect(await post(shop.port, '/_logout', { ...headers, origin: 'http://evil.example' }, {})).toMatchObject({
    status: 403,
  });
});

journey('the sign-in pages fit a window 320 pixels wide', async ({ visit }) => {
  const { page, open } = await visit('harbour', {
    port: shop.port,
    viewport: { width: 320, height: 640 },
    expected: REFUSAL_ERRORS,
  });
  for (const path of ['/login', '/login?mode=sign-up', '/checkout/login']) {
    await open(path);
    expect(await findSidewaysOverflow(page)).toEqual([]);
  }
  await open('/login');
  await createSignInPageObject(page).logIn('cleo@harbour.example');
  await page.getByRole('button', { name: texts.logInAndSignUp.resend() }).waitFor();
  expect(await findSidewaysOverflow(page)).toEqual([]);
});

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
import { DEMO_PASSWORD, signInThroughApiInBrowser as signInFrom } from '../../pages/session.ts';
import { createSignInPageObject, logOutThroughPage } from '../../pages/sign-in-page.ts';
import { createSiteHeaderPageObject } from '../../pages/site-header.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Console errors of a refused call. */
const refused = /status of (?:401|403|404|422)/;

journey('a customer logs in from a protected page, is shown as signed in, and logs out', async ({ visit }) => {
  const { page, open, origin, context } = await visit('harbour', { port: shop.port, expected: refused });
  const signIn = createSignInPageObject(page);
  const header = createSiteHeaderPageObject(page).header;
  await open('/my-account');
  await page.waitForURL(`${origin}/login?next=%2Fmy-account`);
  await header.getByRole('link', { name: 'Login' }).waitFor();
  const footer = page.getByRole('contentinfo');
  expect([await footer.count(), await footer.getByRole('navigation').count()]).toEqual([1, 0]);
  expect(await footer.innerText()).toContain('18');
  await signIn.logIn('ada@harbour.example', 'not-the-password');
  await signIn.alert.getByText(sandboxTexts.signIn.wrongCredentials()).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await signIn.logIn('ada@harbour.example');
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
  const told = await consentAndRecordAnalyticsEvents(visitor, shop);
  await open('/login');
  await createSignInPageObject(page).logIn(`ada@${brand}.example`);
  await page.waitForURL(`${origin}/my-account`);
  await createSiteHeaderPageObject(page).header.getByRole('button', { name: 'Account' }).waitFor();
  expect([told.layerOf('Login'), told.layerOf('Logout')]).toEqual([[{}], []]);
  await logOutThroughPage(page, origin);
  await expect.poll(() => [told.layerOf('Login'), told.layerOf('Logout')]).toEqual([[{}], [{}]]);
  coversSpec('analytics', 'event.login-partner', told.seenInLayer('Login'));
  coversSpec('analytics', 'event.logout-partner', told.seenInLayer('Logout'));
});

journey('a customer with an authenticator gives a code, and saves the device', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { port: shop.port, expected: refused });
  const signIn = createSignInPageObject(page);
  await open('/login');
  await signIn.logIn('ben@sunnyside.example');
  await page.getByText(texts.logInAndSignUp.app()).waitFor();
  expect(
    await signIn.code.field(formTexts.signInFields['code.label']).evaluate((input) => input === document.activeElement),
  ).toBe(true);
  expect(await page.getByRole('button', { name: texts.logInAndSignUp.resend() }).count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await signIn.giveCode('000000');
  const wrong = signIn.code.form.getByText('Code is incorrect or expired. Try again or contact support');
  coversSpec('messages', 'two-factor.incorrect', await captureElementObservation(wrong));
  coversSpec('screens', 'two-factor.code-form', await captureElementObservation(signIn.code.form));
  await signIn.giveCode(await fetchDemoAuthenticatorCode(shop.apiUrl), { remember: true });
  await page.waitForURL(`${origin}/my-account`);
  await logOutThroughPage(page, origin);
  await signIn.logIn('ben@sunnyside.example');
  await page.waitForURL(`${origin}/my-account`);
});

journey('a customer gives a code sent by e-mail, and too many wrong ones lock the account', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern', { port: shop.port, expected: refused });
  const signIn = createSignInPageObject(page);
  await open('/login');
  await signIn.logIn('cleo@lantern.example');
  const masked = page.getByText(texts.logInAndSignUp.sentTo({ identifier: 'cleo@******' }));
  coversSpec('messages', 'two-factor.identifier-mask', await captureElementObservation(masked));
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
  await signIn.giveCode(await findNewestMailCode(shop.apiUrl, 'lantern', 'cleo@lantern.example'));
  await page.waitForURL(`${origin}/my-account`);
  await logOutThroughPage(page, origin);
  await signIn.logIn('cleo@lantern.example');
  for (let wrong = 0; wrong < 5; wrong += 1) {
    const answered = page.waitForResponse(`${origin}/_api/auth.login`);
    await signIn.giveCode('000000');
    await answered;
  }
  await signIn.code.summary.getByText('Account locked').waitFor();
  expect(await signIn.code.summary.innerText()).toContain(
    'Your account has been locked due to too many incorrect 2FA attempts. Please contact support.',
  );
  expect([
    await signIn.code.submit.isDisabled(),
    await signIn.code.field(formTexts.signInFields['code.label']).isDisabled(),
  ]).toEqual([true, true]);
  expect(await findAxeViolations(page)).toEqual([]);
  const locked = ['two-factor.locked.title', 'two-factor.locked.body'];
  coversSpec('messages', locked, await captureElementObservation(signIn.code.summary));
  await page.getByRole('button', { name: texts.logInAndSignUp.back() }).click();
  await signIn.login.field(formTexts.signInFields['password.label']).waitFor();
});

journey(
  'a customer who must change the password or complete the account is led there after log-in',
  async ({ visit }) => {
    const ways = [
      ['dev@harbour.example', '/force-password-change'],
      ['eve@harbour.example', '/my-account/upgrade-account'],
    ] as const;
    for (const [email, path] of ways) {
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
  const visitor = await visit('harbour', { port: shop.port, expected: refused });
  const { page, open, origin } = visitor;
  const told = await consentAndRecordAnalyticsEvents(visitor, shop);
  const signIn = createSignInPageObject(page);
  const email = 'nell.quirke@mail.example';
  await open('/login?next=%2Fabout');
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await page.waitForURL(`${origin}/login?mode=sign-up&next=%2Fabout`);
  expect(await findAxeViolations(page)).toEqual([]);
  // The count of look-ups below is that of a hydrated form.
  await waitForHydration(page);
  await signIn.signUp.submit.and(page.locator(':enabled')).waitFor();
  await signIn.signUp.field(formTexts.customerFields['email.label']).fill('ada@harbour.example');
  await page.getByText(texts.signUp.taken()).waitFor();
  const refusals = () => told.serviceOf('sign-up email validation failed');
  await expect.poll(refusals).toEqual([{ code: 'email_taken' }]);
  expect(told.layerOf('SignUp')).toEqual([]);
  await signIn.open(email);
  await page.getByRole('heading', { name: texts.alreadySignedIn.welcome() }).waitFor();
  await createSiteHeaderPageObject(page).header.getByRole('button', { name: 'Account' }).waitFor();
  await expect.poll(() => told.layerOf('SignUp')).toEqual([{}]);
  expect(await refusals()).toEqual([{ code: 'email_taken' }]);
  coversSpec('analytics', 'event.sign-up-partner', told.seenInLayer('SignUp'));
  coversSpec(
    'analytics',
    'event.sign-up-email-validation-failed',
    await told.seenEvent('sign-up email validation failed'),
  );
  expect(await findAxeViolations(page)).toEqual([]);
  const prompts = () => page.evaluate(async () => (await (await fetch('/_visitor')).json()).prompts);
  expect(await prompts()).toEqual(['address-and-email-confirmation-banner']);
  await page.getByRole('main').getByRole('link', { name: texts.alreadySignedIn.continue() }).click();
  await page.waitForURL(`${origin}/about`);
  await logOutThroughPage(page, origin);
  expect(await signInFrom(page, email, 'A-long-walk-9')).toBe('200 signed in');
  expect(await prompts()).toEqual(['address-and-email-confirmation-banner']);
  await open(await findNewestMailLink(shop.apiUrl, 'harbour', email, '/account-verification?token='));
  await page.getByRole('button', { name: readSeedText('base/pages/account-verification', 'link', 'submit') }).click();
  await page.getByText(readSeedText('base/pages/account-verification', 'link', 'confirmed/text')).waitFor();

  await logOutThroughPage(page, origin);
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await signIn.open(email);
  await signIn.signUp.summary.getByText(sandboxTexts.signIn.emailTaken()).waitFor();
  await page.getByRole('link', { name: texts.signUp.logInInstead() }).click();
  await signIn.login.field(formTexts.signInFields['password.label']).waitFor();
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
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  const token = (await context.cookies()).find(({ name }) => name === 'cart');
  expect(token).toMatchObject({ value: expect.stringMatching(/^[\w-]{8,}$/), httpOnly: true, sameSite: 'Lax' });
  expect(((token?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(14, 1);

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
  expect(await cookies()).not.toContain('cart');
  await cart.remove('Golden Bay').click();
  await cart.empty.waitFor();
  await open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await page.waitForURL(`${origin}/cart`);
  await cart.item('Golden Bay').waitFor();
  expect(await cookies()).not.toContain('cart');
  await logOutThroughPage(page, origin);
  expect(await cartCount()).toBeNull();
  coversSpec('routes', 'checkout.login', await capturePageObservation(page));
});

journey('without JavaScript a customer can log out, and pages say what needs JavaScript', async ({ visit }) => {
  const { context, page, origin, open } = await visit('harbour', { port: shop.port, javaScriptEnabled: false });
  const headers = { host: new URL(origin).host, origin };
  const login = await post(shop.port, '/_api/auth.login', headers, {
    body: { email: 'gus@harbour.example', password: DEMO_PASSWORD },
    customerId: null,
  });
  const set = [login.headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '');
  await context.addCookies(
    set.map((pair) => ({ name: pair.split('=', 1)[0] ?? '', value: pair.replace(/^[^=]*=/, ''), url: origin })),
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
    expected: refused,
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

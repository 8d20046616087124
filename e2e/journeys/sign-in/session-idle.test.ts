import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { signInThroughApiInBrowser, signOutThroughApiInBrowser } from '../../pages/session.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const DIALOG_HEADING = texts.sessionDialog.heading();
const UNAUTHORISED_TEXT =
  '401 - Something went wrong Sorry, looks like we had some trouble verifying your login details. Please try again.';

async function expectUnauthorisedToast(page: Page) {
  const toast = page.getByRole('alert').locator('.toast');
  await expect.poll(async () => (await toast.first().innerText()).replaceAll(/\s+/g, ' ')).toContain(UNAUTHORISED_TEXT);
}

journey('an idle customer is warned, may stay signed in, and is at last signed out in every tab', async ({ visit }) => {
  const { page, context, open, origin } = await visit('harbour', { port: shop.port });
  await page.clock.install();
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await open('/about');
  expect(requestUrls.filter((url) => url.includes('watch-session'))).toEqual([]);
  await signInThroughApiInBrowser(page, 'ada@harbour.example');
  await open('/my-account');
  await expect.poll(() => requestUrls.some((url) => url.includes('watch-session'))).toBe(true);
  const otherTab = await context.newPage();
  await otherTab.goto(`${origin}/about`);
  await otherTab.getByRole('banner').getByRole('button', { name: 'Account' }).waitFor();

  const dialog = page.getByRole('dialog', { name: DIALOG_HEADING });
  await page.clock.fastForward('29:01');
  await dialog
    .getByText(new RegExp(texts.sessionDialog.countdown({ seconds: 60 }).replace('60', '(5\\d|60)')))
    .waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect((await context.cookies()).some(({ name }) => name === 'access-token')).toBe(true);

  await page.clock.fastForward('29:01');
  await dialog.waitFor();
  await page.clock.fastForward('01:01');
  await page.waitForURL(`${origin}/login?next=%2Fmy-account&notice=unauthorised`);
  await expectUnauthorisedToast(page);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('access-token'))).toEqual([]);
  await page.getByRole('form', { name: readSeedText('base/pages/login', 'log-in', 'heading') }).waitFor();
  await otherTab.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  coversSpec('messages', ['toast.unauthorised.title', 'toast.unauthorised.body'], await capturePageObservation(page));
  coversSpec('errors', 'toast.401', await capturePageObservation(page));
  coversSpec('flows', 'auth.inactivity', await capturePageObservation(page));
  coversSpec('constants', 'session.idle-sign-out', await capturePageObservation(page));
});

journey(
  'a customer who idles on the account closure page is led to its success page, which claims no closure',
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('harbour', { port: shop.port });
    await page.clock.install();
    await open('/about');
    await signInThroughApiInBrowser(page, 'ada@harbour.example');
    const requestUrls: string[] = [];
    page.on('request', (request) => requestUrls.push(request.url()));
    await open('/close-my-account');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Withdraw your money' }).waitFor();
    // The idle time starts when the script that watches it has loaded.
    await expect.poll(() => requestUrls.some((url) => url.includes('watch-session'))).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('29:01');
    await page.getByRole('dialog', { name: DIALOG_HEADING }).waitFor();
    await page.clock.fastForward('01:01');
    await page.waitForURL((url) => url.pathname === '/close-my-account/success');
    await main
      .getByRole('heading', {
        name: readSeedText('base/pages/close-my-account-success', 'signed-out-words', 'heading'),
      })
      .waitFor();
    expect(await main.innerText()).not.toContain(
      readSeedText('base/pages/close-my-account-success', 'closed-words', 'heading'),
    );
    expect((await context.cookies()).filter(({ name }) => name.startsWith('access-token'))).toEqual([]);
    coversSpec('flows', 'auth.inactivity', await capturePageObservation(page));

    // Without any cookie the page redirects to the log-in.
    await signInThroughApiInBrowser(page, 'ada@harbour.example');
    await open('/close-my-account');
    await context.clearCookies();
    await page.reload();
    await page.waitForURL(`${origin}/login?next=%2Fclose-my-account`);
    await page.getByRole('form', { name: readSeedText('base/pages/login', 'log-in', 'heading') }).waitFor();
  },
);

journey(
  'a customer with session cookies of another brand or truncated ones is signed out at a link or button, with a message',
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('harbour', { port: shop.port, expected: /status of 401/ });
    const lanternVisitor = await visit('lantern', { port: shop.port });
    await lanternVisitor.open('/about');
    await signInThroughApiInBrowser(lanternVisitor.page, 'ada@lantern.example');
    const lanternCookies = (await lanternVisitor.context.cookies()).map((cookie) => ({
      ...cookie,
      domain: 'harbour.localhost',
    }));
    await open('/about');
    await signInThroughApiInBrowser(page, 'ada@harbour.example');
    const banner = page.getByRole('banner');
    const expectSignedOut = async (extraQuery = '') => {
      // Another refused call may redirect to the log-in page again, which would interrupt a wait for its load event.
      await page.waitForURL(`${origin}/login?next=%2Fmy-account%2Fmy-details${extraQuery}`, { waitUntil: 'commit' });
      await expectUnauthorisedToast(page);
      await banner.getByRole('link', { name: 'Login' }).waitFor();
      expect(await banner.getByRole('button', { name: 'Account' }).isVisible()).toBe(false);
      expect((await context.cookies()).filter(({ name }) => /token|customer/.test(name))).toEqual([]);
    };

    await open('/my-account');
    await banner.getByRole('button', { name: /^Account/ }).waitFor();
    await context.addCookies(lanternCookies);
    await page
      .getByRole('main')
      .getByRole('link', { name: readSeedText('base/pages/my-account-my-details', 'form', 'heading') })
      .first()
      .click();
    await expectSignedOut();

    await signInThroughApiInBrowser(page, 'ada@harbour.example');
    await open('/my-account/my-details');
    const accessTokenCookies = (await context.cookies()).filter(({ name }) => name.startsWith('access-token'));
    await context.addCookies(accessTokenCookies.map((cookie) => ({ ...cookie, value: cookie.value.slice(0, -9) })));
    await page
      .getByRole('main')
      .getByRole('button', { name: texts.favouriteList.save() })
      .and(page.locator(':enabled'))
      .click();
    await expectSignedOut('&notice=unauthorised');
    coversSpec('errors', 'toast.401', await capturePageObservation(page));
  },
);

journey('a customer who signs out in another tab does not stay on an account page', async ({ visit }) => {
  const { page, context, open, origin } = await visit('lantern', { port: shop.port, expected: /status of 401/ });
  await page.clock.install();
  await open('/about');
  await signInThroughApiInBrowser(page, 'ada@lantern.example');
  await open('/my-account');
  const heartbeatStatuses: number[] = [];
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  page.on('response', (response) => {
    if (response.url() === `${origin}/_api/heartbeat`) heartbeatStatuses.push(response.status());
  });
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('00:25');
  await expect.poll(() => requestUrls.some((url) => url.includes('heartbeat'))).toBe(true);
  const passMinuteAndGetFirstStatus = async () => {
    await page.clock.fastForward('01:01');
    return heartbeatStatuses[0];
  };
  await expect.poll(passMinuteAndGetFirstStatus, { interval: 500, timeout: 8_000 }).toBe(200);

  const countHeartbeatRequests = () => requestUrls.filter((url) => url === `${origin}/_api/heartbeat`).length;
  const requestsBefore = countHeartbeatRequests();
  await page.clock.fastForward('10:00');
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward('01:00');
  await page.evaluate(async () => void (await fetch('/healthz')));
  expect(countHeartbeatRequests()).toBe(requestsBefore);
  coversSpec('constants', 'heartbeat.active-timeout', await capturePageObservation(page));
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 80);
  await page.clock.fastForward('01:01');
  await expect.poll(countHeartbeatRequests).toBeGreaterThan(requestsBefore);

  const otherTab = await context.newPage();
  await otherTab.goto(`${origin}/about`);
  await signOutThroughApiInBrowser(otherTab);
  await page.clock.fastForward('01:01');
  await page.waitForURL(`${origin}/login?next=%2Fmy-account`);
  expect(heartbeatStatuses.at(-1)).toBe(401);
  coversSpec('flows', 'auth.heartbeat', await capturePageObservation(page));
  coversSpec('constants', 'heartbeat.interval', await capturePageObservation(page));
});

import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import {
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { signInThroughApiInBrowser, signOutThroughApiInBrowser } from '../../pages/session.ts';
import { createSiteHeaderPageObject, isFocused } from '../../pages/site-header.ts';

let testShop: PurchaseTestShop;

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.removeFaults());
afterAll(() => testShop.close());

function addNotification({ id }: SandboxShopper, title: string, placement_key: 'feed' | 'toast'): void {
  const actions = [
    { label: sandboxTexts.notifications.seeTickets(), url: '/my-account/upcoming-tickets' },
    { label: 'Not this', url: 'javascript:alert(1)' },
  ];
  const notification = { title, icon: null, message: 'Told to one.', is_auto_dismissed: false, actions, placement_key };
  testShop.sandbox.shop.notifications.add(id, notification, testShop.sandbox.shop.clock());
}

journey('the notifications of one customer are gone when another signs in', async ({ visit }) => {
  const [firstShopper, secondShopper] = [
    await SandboxShopper.create(testShop.sandbox, { items: [] }),
    await SandboxShopper.create(testShop.sandbox, { items: [] }),
  ];
  addNotification(firstShopper, 'For the first, over the page', 'toast');
  addNotification(firstShopper, 'For the first, in the feed', 'feed');
  const { page, open, origin } = await visit('harbour', { port: testShop.shop.port });
  const { bell, drawerOf, unviewedCount } = createSiteHeaderPageObject(page);
  const toast = page.locator('.toast');
  const feed = drawerOf(texts.notificationDrawer.heading());
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, firstShopper.email)).toBe('200 signed in');
  await page.reload();
  await toast.getByText('For the first, over the page').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await toast.getByRole('link').allInnerTexts()).toEqual([sandboxTexts.notifications.seeTickets()]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await unviewedCount()).toBe(1);
  await bell.click();
  await feed.getByRole('heading', { name: /^For the first, in the feed/ }).waitFor();
  await expect.poll(unviewedCount).toBeNull();
  expect(await feed.getByText('over the page').count()).toBe(0);
  // A call in flight when the session ends would end the next session too.
  await expect.poll(() => testShop.api.listResponses('notifications.viewed').length).toBe(2);
  await page.keyboard.press('Escape');

  await signOutThroughApiInBrowser(page);
  expect(await signInThroughApiInBrowser(page, secondShopper.email)).toBe('200 signed in');
  await page.reload();
  await bell.waitFor();
  expect(await toast.count()).toBe(0);
  await bell.click();
  await feed.getByText(texts.notificationDrawer.empty()).waitFor();
  expect(await page.getByText('For the first').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await isFocused(bell)).toBe(true);

  addNotification(secondShopper, 'For the second, over the page', 'toast');
  await page.reload();
  await toast.getByText('For the second, over the page').waitFor();
  await toast.getByRole('link', { name: sandboxTexts.notifications.seeTickets() }).click();
  await page.waitForURL(`${origin}/my-account/upcoming-tickets`);
  coversSpec('flows', ['notifications', 'notification-toast'], await capturePageObservation(page));
});

journey('the notifications of a customer disappear from a tab when they sign out in another', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
  addNotification(shopper, 'For one pair of eyes', 'feed');
  const { page, context, open, origin } = await visit('harbour', { port: testShop.shop.port, expected: /\[call\]/ });
  const { bell, drawerOf } = createSiteHeaderPageObject(page);
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await page.reload();
  await bell.click();
  const heading = drawerOf(texts.notificationDrawer.heading()).getByRole('heading', { name: /^For one pair of eyes/ });
  await heading.waitFor();
  const otherTab = await context.newPage();
  await otherTab.goto(`${origin}/logout`);
  await heading.waitFor({ state: 'detached' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^log ?in$/i })
    .first()
    .waitFor();
  expect(await bell.isVisible()).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/about/privacy');
});

journey('the notification feed says when it could not be loaded, and can be retried', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
  addNotification(shopper, 'Told in the end', 'feed');
  const expected = /status of 422|\[call\]/;
  const { page, open } = await visit('harbour', { port: testShop.shop.port, expected });
  const { bell, drawerOf } = createSiteHeaderPageObject(page);
  const feed = drawerOf(texts.notificationDrawer.heading());
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  testShop.api.injectFault('notifications.list', { status: 200, body: '{' });
  await page.reload();
  await bell.click();
  const retry = feed.getByRole('button', { name: texts.notificationDrawer.retry() });
  await retry.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  testShop.api.removeFaults();
  await retry.click();
  await feed.getByRole('heading', { name: /^Told in the end/ }).waitFor();
});

journey('the cart page leaves out recommendations without a message when the API has none', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { items: [TEST_TICKET_CART_ITEM] });
  const { page, open } = await visit('harbour', { port: testShop.shop.port });
  const placements = page.locator('.recommended-offers');
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await open('/cart');
  await placements.waitFor();
  testShop.api.injectFault('placement.cart-prime', { status: 204, body: '' });
  const requestsBefore = testShop.api.countRequests('placement.cart-prime');
  await page.reload();
  await createCartPageObject(page).items.getByText('Golden Bay').first().waitFor();
  expect(testShop.api.countRequests('placement.cart-prime')).toBeGreaterThan(requestsBefore);
  expect([await placements.count(), await page.locator('[data-failed-block]').count()]).toEqual([0, 0]);
  expect(await findAxeViolations(page)).toEqual([]);
});

import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import type { Brand } from '../../harness/brands.ts';
import { type BrowserVisitor, type BrowserVisitorOptions, journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation, captureRequestObservation } from '../../harness/observe.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readContentParagraph, readContentText, readSeedText } from '../../harness/seed-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createCartPageObject, createPrecartDrawerPageObject } from '../../pages/cart-page.ts';
import { createClubPageObject } from '../../pages/club-page.ts';
import { createRaffleOrSyndicatePageObject } from '../../pages/offer-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';
import { createSiteHeaderPageObject } from '../../pages/site-header.ts';

/** For cart changes on a busy machine. */
const TIMEOUT = { timeout: 10_000 };

type CartVisitOptions = BrowserVisitorOptions & { readonly search?: string };
type Visit = (brand: Brand, options?: BrowserVisitorOptions) => Promise<BrowserVisitor>;

async function signInAndOpenCart(
  visit: Visit,
  brand: Brand,
  customerKey: string,
  { search = '', ...options }: CartVisitOptions = {},
) {
  const visitor = await visit(brand, options);
  await visitor.open('/');
  await signInThroughApiInBrowser(visitor.page, `${customerKey}@${brand}.example`);
  await visitor.open(`${brand === 'lantern' ? '/basket' : '/cart'}${search}`);
  return { ...visitor, cart: createCartPageObject(visitor.page) };
}

journey('a cart with an item that cannot be bought says why, and has no checkout button', async ({ visit }) => {
  const { page, cart } = await signInAndOpenCart(visit, 'harbour', 'lou');
  const text = await cart.notice(sandboxTexts.cart.namedNotSoldWhereYouLive({ name: 'Headland House' })).innerText();
  expect(text).toContain(readSeedText('base/pages/cart', 'cart', 'advice/0/text'));
  expect(await cart.checkout.count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await cart.remove('Headland House').click();
  await cart.checkout.waitFor();
  expect(await cart.notice('Headland House').count()).toBe(0);
});

journey('a notice about a removed cart item stays until it is dismissed', async ({ visit }) => {
  const { page, cart } = await signInAndOpenCart(visit, 'harbour', 'mia');
  const notice = cart.notice(texts.cartList.removedItem({ reason: 'draw_closed', item: 'Golden Bay' }));
  await notice.waitFor();
  expect(await cart.item('Golden Bay').count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: texts.cartList.seen() }).click();
  await notice.waitFor({ state: 'detached' });
});

journey('the cart shows all kinds of products, pre-orders, recurring items and a promotion code', async ({ visit }) => {
  const { page, cart, origin } = await signInAndOpenCart(visit, 'harbour', 'noa', {
    search: '?utm_source=app&utm_medium=mail&other=1',
    expected: /422/,
  });
  const text = await page.getByRole('main').innerText();
  for (const words of [
    '4 x Standard games',
    '1 Ticket Book',
    '2 x Syndicate shares',
    texts.cartList.preOrder(),
    'Promotion code WELCOME5',
    texts.cartList.payNow(),
    texts.cartList.payLater(),
  ]) {
    expect(text).toContain(words);
  }
  for (const when of ['Every draw', 'Weekly']) {
    await page
      .getByRole('checkbox', { name: patterns.cartList.again({ when }) })
      .first()
      .waitFor();
  }
  expect(text).toMatch(/To pay now\s+\$35\.30\s+Charged later, for pre-orders\s+\$30\.00/);
  expect(await cart.total.innerText()).toBe('$65.30');
  coversSpec('rules', 'display.autoplay-description', await capturePageObservation(page));
  coversSpec(
    'messages',
    [
      'autoplay-description.games',
      'autoplay-description.ticket-book',
      'autoplay-description.syndicate-shares',
      'autoplay-label.every-draw',
    ],
    await capturePageObservation(page),
  );
  coversSpec('screens', 'cart-item-screen', await capturePageObservation(page));
  coversSpec('entities', ['cart', 'cart-item', 'money-amount'], await capturePageObservation(page));
  coversSpec('rules', ['price.money', 'price.ticket'], await capturePageObservation(page));
  expect(await cart.placements.count()).toBe(3);
  coversSpec('capabilities', 'placements', await capturePageObservation(page));
  coversSpec('entities', 'placement', await capturePageObservation(page));
  expect(await findAxeViolations(page)).toEqual([]);

  await cart.rules.click();
  expect(await cart.rulesDialog.innerText()).toContain(
    readContentParagraph('base/content/cart.en-au', 'cart.regulations', 0),
  );
  await cart.rulesDialog.getByRole('button', { name: texts.cartList.close() }).click();

  const updateResponse = page.waitForResponse(`${origin}/_api/cart.items.update`);
  await cart.again('Golden Bay').uncheck();
  await updateResponse;
  await expect.poll(() => cart.again('Golden Bay').isChecked(), TIMEOUT).toBe(false);
  expect(await cart.items.count()).toBeGreaterThan(3);
  await page.reload();
  expect(await cart.again('Golden Bay').isChecked()).toBe(false);

  await cart.code.fill('TENTH');
  await cart.addCode.click();
  await expect.poll(() => cart.codeProblem.innerText(), TIMEOUT).toBe(sandboxTexts.cart.onePromotion());
  await cart.remove('5 off').click();
  await expect.poll(() => cart.total.innerText(), TIMEOUT).toBe('$70.30');
  coversSpec('flows', 'cart.delete', await captureElementObservation(cart.total));
  await cart.code.fill('nothing');
  await cart.addCode.click();
  await expect.poll(() => cart.codeProblem.innerText(), TIMEOUT).toBe(sandboxTexts.cart.promotionNotValid());
  await cart.code.fill('welcome5');
  await cart.addCode.click();
  await cart.item('5 off').waitFor();
  expect(await cart.total.innerText()).toBe('$65.30');
  coversSpec('errors', 'promotion', await capturePageObservation(page));
  coversSpec('rules', 'payment.promotion-error', await capturePageObservation(page));

  await cart.checkout.click();
  await page.waitForURL(/\/cart\/buy\?/);
  expect(new URL(page.url()).search).toBe('?utm_source=app&utm_medium=mail');
  coversSpec('query-params', ['utm.source', 'utm.medium'], await capturePageObservation(page));
});

journey('two tabs share one cart, every change counts, and a link gives it to a customer', async ({ visit }) => {
  const { page, context, open, origin } = await visit('harbour');
  const cart = createCartPageObject(page);
  await open('/cart');
  expect(await cart.empty.innerText()).toContain(readContentText('harbour/content/cart.en-au', 'empty-cart.heading'));
  await open('/long-weekender');
  await createRaffleOrSyndicatePageObject(page).add.click();
  await page.waitForURL(`${origin}/cart`);
  await cart.item('The Long Weekender').waitFor();

  const secondTab = await context.newPage();
  await secondTab.goto(`${origin}/cart`);
  const secondTabCart = createCartPageObject(secondTab);
  await secondTabCart.books.selectOption('2');
  await expect.poll(() => cart.books.inputValue(), TIMEOUT).toBe('2');
  await Promise.all([cart.again('The Long Weekender').check(), secondTabCart.books.selectOption('5')]);
  for (const tab of [cart, secondTabCart]) {
    await expect
      .poll(async () => [await tab.books.inputValue(), await tab.again('The Long Weekender').isChecked()], TIMEOUT)
      .toEqual(['5', true]);
  }

  await secondTab.close();
  const cartToken = (await context.cookies()).find(({ name }) => name.endsWith('cart'))?.value ?? '';
  const customer = await visit('harbour', { viewport: { width: 390, height: 844 } });
  const customerCart = createCartPageObject(customer.page);
  await customer.open('/');
  expect(await signInThroughApiInBrowser(customer.page, 'ivo@harbour.example')).toBe('200 signed in');
  await customer.open(`/cart?act=${cartToken}`);
  await customerCart.item('The Long Weekender').waitFor();
  expect([await customerCart.books.inputValue(), await customerCart.again('The Long Weekender').isChecked()]).toEqual([
    '5',
    true,
  ]);
  await expect.poll(createSiteHeaderPageObject(customer.page).cartCount, TIMEOUT).toBe(1);
  expect(await findSidewaysOverflow(customer.page)).toEqual([]);
  coversSpec('flows', 'cart.convert', await capturePageObservation(page));
  coversSpec('query-params', 'act', await capturePageObservation(page));
  await customerCart.remove('The Long Weekender').click();
  await customerCart.empty.waitFor();

  await page.reload();
  await cart.empty.waitFor();
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
});

journey('a membership in the cart says how often it is renewed', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside');
  const club = createClubPageObject(page);
  await open('/club/membership');
  await club.tier('Premium').check();
  await club.go.getByText(texts.membershipChoice.premium({ price: '$10 a month' })).click();
  await page.waitForURL(`${origin}/cart`);
  const item = createCartPageObject(page).items.filter({ hasText: 'Premium membership' });
  await item.getByText(texts.cartList.alwaysAgain({ when: 'Monthly' })).waitFor();
  coversSpec('messages', 'autoplay-label.monthly', await captureElementObservation(item));
});

journey('several changes of a cart item are sent as one, half a second after the last', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour');
  const cart = createCartPageObject(page);
  await open('/long-weekender');
  await createRaffleOrSyndicatePageObject(page).add.click();
  await page.waitForURL(`${origin}/cart`);
  await cart.item('The Long Weekender').waitFor();
  const updateRequests: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origin}/_api/anon-cart.items.update`) updateRequests.push(request);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await cart.books.selectOption('2');
  await page.clock.runFor(400);
  await cart.books.selectOption('5');
  await page.clock.runFor(400);
  expect(updateRequests).toEqual([]);
  const updateResponse = page.waitForResponse(`${origin}/_api/anon-cart.items.update`);
  await page.clock.runFor(100);
  const response = await updateResponse;
  expect(updateRequests).toEqual([response.request()]);
  await expect.poll(() => cart.books.inputValue(), TIMEOUT).toBe('5');
  coversSpec('constants', 'debounce.default', captureRequestObservation(response.request()));
});

journey('adding the same item again within a second counts as the same click', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  const { drawer, keep: keepBrowsing } = createPrecartDrawerPageObject(page);
  const { add: addButton } = createRaffleOrSyndicatePageObject(page);
  const addRequests: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origin}/_api/anon-cart.items.add`) addRequests.push(request);
  });
  await open('/quiet-harbour');
  await addButton.and(page.locator(':enabled')).waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await addButton.click();
  await drawer.waitFor();
  await keepBrowsing.click();
  await drawer.waitFor({ state: 'hidden' });
  await page.clock.runFor(900);
  await addButton.click();
  await page.clock.runFor(900);
  expect(addRequests).toHaveLength(1);
  await page.clock.runFor(100);
  await addButton.click();
  await drawer.waitFor();
  expect(addRequests).toHaveLength(2);
  expect(await drawer.innerText()).toContain(texts.precartDrawer.items({ count: 2 }));
  coversSpec('constants', 'debounce.add-item', await captureElementObservation(drawer));
});

journey('the pre-cart drawer shows what was added, and recommends the draws that close next', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern', { viewport: { width: 390, height: 844 } });
  const { drawer, toCart, keep: keepBrowsing, draws, add } = createPrecartDrawerPageObject(page);
  await open('/quiet-harbour');
  await createRaffleOrSyndicatePageObject(page).add.click();
  await drawer.waitFor();
  expect(await drawer.innerText()).toContain('1 item');
  await expect.poll(() => draws.count(), TIMEOUT).toBeGreaterThanOrEqual(2);
  coversSpec('screens', 'precart-drawer', await captureElementObservation(drawer));
  coversSpec('capabilities', ['precart_drawer', 'pre_cart_recommended_draws'], await captureElementObservation(drawer));
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await keepBrowsing.click();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/quiet-harbour');
  await createRaffleOrSyndicatePageObject(page).book(5).check();
  await createRaffleOrSyndicatePageObject(page).add.click();
  await drawer.waitFor();
  await add.click();
  await expect.poll(() => drawer.innerText(), TIMEOUT).toContain(texts.precartDrawer.items({ count: 3 }));
  await toCart.click();
  await page.waitForURL(`${origin}/basket`);
  await expect.poll(() => createCartPageObject(page).items.count(), TIMEOUT).toBe(3);
  coversSpec('flows', 'cart.add-or-build', await capturePageObservation(page));
});

journey('a link to an earlier order offers to put it into the cart again, and a press does', async ({ visit }) => {
  const { page, cart, origin, open } = await signInAndOpenCart(visit, 'harbour', 'ada');
  const orderId: string = await page.evaluate(async () => {
    const response = await fetch('/_api/orders.list', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ query: { status: 'past_products' }, customerId: (await fetchVisitor()).customerId }),
    });
    const { result } = await response.json();
    return result.find(({ item }: { item: { lotteryKey: string } }) => item.lotteryKey === 'golden-bay').id;

    async function fetchVisitor() {
      return (await fetch('/_visitor')).json();
    }
  });
  await open(`/cart/replay/${orderId}`);
  expect(await page.getByRole('main').innerText()).toContain('12 x Lucky Dip games');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: readSeedText('base/pages/cart-replay', 'replay', 'add') }).click();
  await page.waitForURL(`${origin}/cart`);
  await cart.item('Golden Bay').waitFor();
  expect(await cart.item('Golden Bay').innerText()).toContain('12 x Lucky Dip games');
  coversSpec('routes', 'cart.replay', await capturePageObservation(page));
  await cart.remove('Golden Bay').click();
  await cart.empty.waitFor();

  await open('/cart/replay/nobody-knows');
  expect(await page.getByRole('main').innerText()).toContain(readSeedText('base/pages/cart-replay', 'replay', 'gone'));
});

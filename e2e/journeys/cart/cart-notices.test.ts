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
const PATIENT = { timeout: 10_000 };

type Options = BrowserVisitorOptions & { readonly search?: string };
type Visit = (brand: Brand, options?: BrowserVisitorOptions) => Promise<BrowserVisitor>;

async function cartOf(visit: Visit, brand: Brand, key: string, { search = '', ...options }: Options = {}) {
  const visitor = await visit(brand, options);
  await visitor.open('/');
  await signInThroughApiInBrowser(visitor.page, `${key}@${brand}.example`);
  await visitor.open(`${brand === 'lantern' ? '/basket' : '/cart'}${search}`);
  return { ...visitor, cart: createCartPageObject(visitor.page) };
}

journey('a cart with an item that cannot be bought says why, and has no checkout button', async ({ visit }) => {
  const { page, cart } = await cartOf(visit, 'harbour', 'lou');
  const text = await cart.notice(sandboxTexts.cart.namedNotSoldWhereYouLive({ name: 'Headland House' })).innerText();
  expect(text).toContain(readSeedText('base/pages/cart', 'cart', 'advice/0/text'));
  expect(await cart.checkout.count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await cart.remove('Headland House').click();
  await cart.checkout.waitFor();
  expect(await cart.notice('Headland House').count()).toBe(0);
});

journey('a notice about a removed cart item stays until it is dismissed', async ({ visit }) => {
  const { page, cart } = await cartOf(visit, 'harbour', 'mia');
  const notice = cart.notice(texts.cartList.removedItem({ reason: 'draw_closed', item: 'Golden Bay' }));
  await notice.waitFor();
  expect(await cart.item('Golden Bay').count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: texts.cartList.seen() }).click();
  await notice.waitFor({ state: 'detached' });
});

journey('the cart shows all kinds of products, pre-orders, recurring items and a promotion code', async ({ visit }) => {
  const { page, cart, origin } = await cartOf(visit, 'harbour', 'noa', {
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

  const updated = page.waitForResponse(`${origin}/_api/cart.items.update`);
  await cart.again('Golden Bay').uncheck();
  await updated;
  await expect.poll(() => cart.again('Golden Bay').isChecked(), PATIENT).toBe(false);
  expect(await cart.items.count()).toBeGreaterThan(3);
  await page.reload();
  expect(await cart.again('Golden Bay').isChecked()).toBe(false);

  await cart.code.fill('TENTH');
  await cart.addCode.click();
  await expect.poll(() => cart.codeProblem.innerText(), PATIENT).toBe(sandboxTexts.cart.onePromotion());
  await cart.remove('5 off').click();
  await expect.poll(() => cart.total.innerText(), PATIENT).toBe('$70.30');
  coversSpec('flows', 'cart.delete', await captureElementObservation(cart.total));
  await cart.code.fill('nothing');
  await cart.addCode.click();
  await expect.poll(() => cart.codeProblem.innerText(), PATIENT).toBe(sandboxTexts.cart.promotionNotValid());
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

  const second = await context.newPage();
  await second.goto(`${origin}/cart`);
  const other = createCartPageObject(second);
  await other.books.selectOption('2');
  await expect.poll(() => cart.books.inputValue(), PATIENT).toBe('2');
  await Promise.all([cart.again('The Long Weekender').check(), other.books.selectOption('5')]);
  for (const tab of [cart, other]) {
    await expect
      .poll(async () => [await tab.books.inputValue(), await tab.again('The Long Weekender').isChecked()], PATIENT)
      .toEqual(['5', true]);
  }

  await second.close();
  const token = (await context.cookies()).find(({ name }) => name.endsWith('cart'))?.value ?? '';
  const customer = await visit('harbour', { viewport: { width: 390, height: 844 } });
  const theirs = createCartPageObject(customer.page);
  await customer.open('/');
  expect(await signInThroughApiInBrowser(customer.page, 'ivo@harbour.example')).toBe('200 signed in');
  await customer.open(`/cart?act=${token}`);
  await theirs.item('The Long Weekender').waitFor();
  expect([await theirs.books.inputValue(), await theirs.again('The Long Weekender').isChecked()]).toEqual(['5', true]);
  await expect.poll(createSiteHeaderPageObject(customer.page).cartCount, PATIENT).toBe(1);
  expect(await findSidewaysOverflow(customer.page)).toEqual([]);
  coversSpec('flows', 'cart.convert', await capturePageObservation(page));
  coversSpec('query-params', 'act', await capturePageObservation(page));
  await theirs.remove('The Long Weekender').click();
  await theirs.empty.waitFor();

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
  const updates: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origin}/_api/anon-cart.items.update`) updates.push(request);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await cart.books.selectOption('2');
  await page.clock.runFor(400);
  await cart.books.selectOption('5');
  await page.clock.runFor(400);
  expect(updates).toEqual([]);
  const sent = page.waitForResponse(`${origin}/_api/anon-cart.items.update`);
  await page.clock.runFor(100);
  const answer = await sent;
  expect(updates).toEqual([answer.request()]);
  await expect.poll(() => cart.books.inputValue(), PATIENT).toBe('5');
  coversSpec('constants', 'debounce.default', captureRequestObservation(answer.request()));
});

journey('adding the same item again within a second counts as the same click', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  const { drawer, keep } = createPrecartDrawerPageObject(page);
  const { add } = createRaffleOrSyndicatePageObject(page);
  const adds: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origin}/_api/anon-cart.items.add`) adds.push(request);
  });
  await open('/quiet-harbour');
  await add.and(page.locator(':enabled')).waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.click();
  await drawer.waitFor();
  await keep.click();
  await drawer.waitFor({ state: 'hidden' });
  await page.clock.runFor(900);
  await add.click();
  await page.clock.runFor(900);
  expect(adds).toHaveLength(1);
  await page.clock.runFor(100);
  await add.click();
  await drawer.waitFor();
  expect(adds).toHaveLength(2);
  expect(await drawer.innerText()).toContain(texts.precartDrawer.items({ count: 2 }));
  coversSpec('constants', 'debounce.add-item', await captureElementObservation(drawer));
});

journey('the pre-cart drawer shows what was added, and recommends the draws that close next', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern', { viewport: { width: 390, height: 844 } });
  const { drawer, toCart, keep, draws, add } = createPrecartDrawerPageObject(page);
  await open('/quiet-harbour');
  await createRaffleOrSyndicatePageObject(page).add.click();
  await drawer.waitFor();
  expect(await drawer.innerText()).toContain('1 item');
  await expect.poll(() => draws.count(), PATIENT).toBeGreaterThanOrEqual(2);
  coversSpec('screens', 'precart-drawer', await captureElementObservation(drawer));
  coversSpec('capabilities', ['precart_drawer', 'pre_cart_recommended_draws'], await captureElementObservation(drawer));
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await keep.click();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/quiet-harbour');
  await createRaffleOrSyndicatePageObject(page).book(5).check();
  await createRaffleOrSyndicatePageObject(page).add.click();
  await drawer.waitFor();
  await add.click();
  await expect.poll(() => drawer.innerText(), PATIENT).toContain(texts.precartDrawer.items({ count: 3 }));
  await toCart.click();
  await page.waitForURL(`${origin}/basket`);
  await expect.poll(() => createCartPageObject(page).items.count(), PATIENT).toBe(3);
  coversSpec('flows', 'cart.add-or-build', await capturePageObservation(page));
});

journey('a link to an earlier order offers to put it into the cart again, and a press does', async ({ visit }) => {
  const { page, cart, origin, open } = await cartOf(visit, 'harbour', 'ada');
  const orderId: string = await page.evaluate(async () => {
    const response = await fetch('/_api/orders.list', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ query: { status: 'past_products' }, customerId: (await customer()).customerId }),
    });
    const { result } = await response.json();
    return result.find(({ item }: { item: { lotteryKey: string } }) => item.lotteryKey === 'golden-bay').id;

    async function customer() {
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

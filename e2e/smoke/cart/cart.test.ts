import { expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { findObscuredFocusedElements } from '../../harness/focus.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readLinkLabel } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { createSiteHeaderPageObject } from '../../pages/site-header.ts';

const PICKED_NUMBERS = [3, 8, 14, 21, 29, 36, 44];

journey('a visitor picks numbers, adds them to the cart, changes and removes them', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour');
  const waitForApiResponse = (call: string) =>
    page.waitForResponse((response) => response.url() === `${origin}/_api/${call}`);
  const header = createSiteHeaderPageObject(page);
  const play = createPlayPageObject(page);
  const cart = createCartPageObject(page);

  await open('/');
  expect(await header.cartCount()).toBeNull();
  await page
    .getByRole('main')
    .getByRole('link', { name: readLinkLabel('harbour/pages/home', 'lotto-tickets') })
    .click();
  await page.waitForURL(`${origin}/lotto-tickets`);
  await page.getByRole('main').locator('a[href="/first-light"]').first().click();
  await page.waitForURL(`${origin}/first-light`);
  await play.addButton.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  await play.addButton.click();
  expect(await play.problems.innerText()).toContain(texts.lotteryNumberPicker.numbersMissing({ count: 2 }));
  for (const value of PICKED_NUMBERS) await play.number(1, value).click();
  await play.luckyDip(2).click();
  expect(await play.total.innerText()).toMatch(/2 games\s+\$1\.70/);
  const addResponse = waitForApiResponse('anon-cart.items.add');
  const apiRequestUrls: string[] = [];
  page.on('request', (request) => request.url().includes('/_api/') && apiRequestUrls.push(request.url()));
  await play.addButton.click();
  expect((await addResponse).status()).toBe(200);
  // A visitor's first item makes the cart as well, on the server: one round trip for the browser.
  expect(apiRequestUrls).toEqual([`${origin}/_api/anon-cart.items.add`]);

  await page.waitForURL(`${origin}/cart`);
  await cart.item('First Light').waitFor();
  expect(await cart.item('First Light').innerText()).toContain('2 x Standard games');
  expect(await cart.total.innerText()).toBe('$1.70');
  const itemText = (await cart.item('First Light').innerText()).replace(/\s+/g, ' ');
  expect(itemText).toContain(PICKED_NUMBERS.join(' '));
  await expect.poll(header.cartCount).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);

  const updateResponse = waitForApiResponse('anon-cart.items.update');
  await cart.draws.selectOption('2');
  expect((await updateResponse).status()).toBe(200);
  await expect.poll(() => cart.total.innerText()).toBe('$3.40');

  await page.reload();
  await cart.item('First Light').waitFor();
  expect(await cart.total.innerText()).toBe('$3.40');
  await expect.poll(header.cartCount).toBe(1);

  const deleteResponse = waitForApiResponse('anon-cart.items.delete');
  await cart.remove('First Light').click();
  expect((await deleteResponse).status()).toBe(200);
  await cart.empty.waitFor();
  await expect.poll(header.cartCount).toBeNull();
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', ['offer.play', 'cart'], await capturePageObservation(page));
  coversSpec('screens', ['navigation-bar.cart-icon', 'cart-item-screen'], await capturePageObservation(page));
});

journey('a lucky dip fills every game, and numbers are picked by keyboard', async ({ visit }) => {
  const { page, open } = await visit('harbour', { viewport: { width: 390, height: 844 } });
  const play = createPlayPageObject(page);
  await open('/quayside-four');
  await play.luckyDipAll.click();
  expect(await play.total.innerText()).toMatch(/\$\d/);
  await play.picker.getByRole('button', { name: texts.lotteryNumberPicker.clearAll() }).click();
  await play.number(1, 1).focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'End', 'Enter'])
    await page.keyboard.press(key);
  const pressedNumbers = await play.picker.locator('[aria-pressed="true"]').allInnerTexts();
  expect(pressedNumbers).toHaveLength(4);
  expect(pressedNumbers.slice(0, 2)).toEqual(['1', '2']);
  expect(pressedNumbers.at(-1)).toBe('40');
});

journey('the number picker and the cart fit a window 320 pixels wide', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { viewport: { width: 320, height: 640 } });
  const play = createPlayPageObject(page);
  await open('/golden-bay');
  await play.luckyDipAll.click();
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await play.addButton.click();
  await page.waitForURL(`${origin}/cart`);
  await createCartPageObject(page).items.first().waitFor();
  expect(await findSidewaysOverflow(page)).toEqual([]);
  // The bar with the total covers part of the cart.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findObscuredFocusedElements(page, 20)).toEqual([]);
});

journey('a visitor whose cart is not sold in their region can choose another region', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour');
  const cart = createCartPageObject(page);
  await open('/reef-lotto?sv=NSW');
  const play = createPlayPageObject(page);
  await play.luckyDipAll.click();
  await page.getByRole('radio', { name: /Reef Keepers/ }).check();
  await play.addButton.click();
  await page.waitForURL(`${origin}/cart`);
  await cart.checkout.waitFor();
  await open('/cart?sv=SA');
  const notSoldNotice = cart.notice(sandboxTexts.cart.namedNotSoldWhereYouLive({ name: 'Reef Lotto' }));
  expect(await notSoldNotice.getByRole('link').count()).toBe(0);
  expect(await cart.checkout.count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await notSoldNotice.getByLabel(texts.cartList.region()).selectOption('NSW');
  await notSoldNotice.getByRole('button', { name: texts.cartList.regionChange() }).click();
  await page.waitForURL(`${origin}/cart?sv=NSW`);
  await cart.checkout.waitFor();
  expect(await notSoldNotice.count()).toBe(0);
});

journey(
  'a play page is readable without JavaScript, and says that choosing numbers needs JavaScript',
  async ({ visit }) => {
    const { page, open } = await visit('harbour', { javaScriptEnabled: false });
    await open('/golden-bay');
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('Golden Bay');
    expect(text).toContain(texts.playHeader.noScript());
  },
);

journey('the carts of two brands are separate', async ({ visit }) => {
  const harbour = await visit('harbour');
  const play = createPlayPageObject(harbour.page);
  await harbour.open('/golden-bay');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await harbour.page.waitForURL(`${harbour.origin}/cart`);
  await createCartPageObject(harbour.page).items.first().waitFor();
  const cookies = await harbour.context.cookies();
  const httpOnlyCookieDomains = cookies.filter(({ httpOnly }) => httpOnly).map(({ domain }) => domain);
  expect(httpOnlyCookieDomains).toContain('harbour.localhost');
  await harbour.page.goto(harbour.origin.replace('harbour', 'lantern'));
  expect(await createSiteHeaderPageObject(harbour.page).cartCount()).toBeNull();
});

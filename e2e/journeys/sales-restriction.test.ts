import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { accessibilityViolations } from '../harness/axe.ts';
import { BRANDS } from '../harness/brands.ts';
import { journey } from '../harness/journey.ts';
import { sidewaysOverflow } from '../harness/layout.ts';
import { type ShopProcess, startShop } from '../harness/shop-process.ts';
import { offerPage } from '../pages/offer-page.ts';
import { playPage } from '../pages/play-page.ts';
import { callFrom, signIn } from '../pages/session.ts';

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Each brand's cart, and something that it sells there. */
const SOLD = {
  harbour: {
    cart: '/cart',
    add: async (page: Page) => {
      await playPage(page).luckyDipAll.click();
      await playPage(page).addButton.click();
    },
    path: '/quayside-four',
  },
  lantern: {
    cart: '/basket',
    add: (page: Page) => offerPage(page).add.click(),
    path: '/saltmarsh-house/buy',
  },
  sunnyside: {
    cart: '/cart',
    add: (page: Page) => offerPage(page).add.click(),
    path: '/round-the-bay/buy',
  },
} as const;

const WHY = 'From the address that you have given us we may not sell to you.';

for (const brand of BRANDS) {
  journey(`${brand} sells nothing to a customer abroad, and says so as long as it holds`, async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port, viewport: { width: 390, height: 844 } });
    const { add, cart, path } = SOLD[brand];
    const notice = page.getByRole('region', { name: 'You can’t buy from where you live' });
    await open(path);
    expect(await notice.isVisible()).toBe(false);
    await add(page);
    await page.waitForResponse(/\/_api\/anon-cart\.(?:items\.add|build)$/);

    await signIn(page, `kit@${brand}.example`);
    await open('/about');
    const dialog = page.getByRole('dialog', { name: 'Where are you?' });
    await dialog.getByRole('checkbox', { name: "I understand that I can't buy tickets from here" }).check();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await notice.waitFor();
    expect(await notice.innerText()).toContain(WHY);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);

    await open(path);
    await notice.waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await add(page);
    await page.getByText(WHY).nth(1).waitFor();
    expect(asked.filter((each) => /cart\.(?:items\.add|build)/.test(each))).toEqual([]);
    await open(cart);
    await notice.waitFor();
    expect(await page.getByRole('main').innerText()).toContain(WHY);
    expect(await page.getByRole('main').getByRole('link', { name: /checkout/ }).count()).toBe(0);
    const bought = await callFrom(page, 'cart.purchase', { channel_key: 'web' });
    expect(bought).toMatchObject({ code: 'country_banned' });

    await open('/about');
    await notice.getByRole('link', { name: 'Correct my address' }).click();
    const form = page.getByRole('form', { name: 'My details' });
    await expect.poll(() => form.getByLabel('Country', { exact: true }).inputValue(), { timeout: 15_000 }).toBe('NZ');
  });
}

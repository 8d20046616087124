import { afterAll, beforeAll, expect } from 'vitest';
import { BRANDS } from '../harness/brands.ts';
import { journey } from '../harness/journey.ts';
import { type ShopProcess, startShop } from '../harness/shop-process.ts';
import { callFrom, signIn } from '../pages/session.ts';

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Headings of what invites to buy on a page. */
const ADVERTISES = {
  harbour: ['/', 'More games. Same spend.'],
  lantern: ['/', 'Saturday evenings, together'],
  sunnyside: ['/', 'See you at sunrise?'],
} as const;

for (const brand of BRANDS) {
  journey(`${brand} shows nothing that advertises to a customer who takes a break`, async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port });
    const [path, heading] = ADVERTISES[brand];
    const advertised = page.locator('[data-advertises]');
    const shown = async () => {
      const all = await advertised.all();
      return (await Promise.all(all.map((each) => each.isVisible()))).filter(Boolean).length;
    };
    await open(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await shown()).toBeGreaterThan(1);
    await signIn(page, `ivo@${brand}.example`);
    await open(path);
    expect(await shown()).toBeGreaterThan(1);
    for (const [period, notice] of [
      ['day', 'You are taking a break'],
      ['until_i_ask', 'You have excluded yourself'],
    ] as const) {
      expect(await callFrom(page, 'break.start', { period })).not.toHaveProperty('code');
      await open(path);
      await page.getByRole('region', { name: notice }).waitFor();
      expect(await shown()).toBe(0);
      expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(false);
    }
    if (brand === 'sunnyside') return;
    // What is not bought stays to be read.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Play responsibly' }).waitFor();
  });
}

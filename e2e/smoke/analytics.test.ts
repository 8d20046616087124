import { expect, inject } from 'vitest';
import { proves } from '../../scripts/test/proves.ts';
import { journey } from '../harness/journey.ts';
import { cartPage } from '../pages/cart-page.ts';
import { playPage } from '../pages/play-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';

/** Events wait for company before they are sent. */
const PATIENCE = { timeout: 10_000 };

interface Heard {
  readonly event: string;
  readonly anonymous_id: string;
  readonly user_id?: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** What the customer-data service has heard of one visitor. */
async function heardOf(anonymousId: string): Promise<Heard[]> {
  const response = await fetch(`${inject('shop').apiUrl}/_customer-data.json`);
  const events: readonly Heard[] = await response.json();
  return events.filter(({ anonymous_id }) => anonymous_id === anonymousId);
}

journey(
  'what a visitor does is told once they consent: to the customer-data service and the data layer',
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('harbour', { expected: /analytics knows no event/ });
    const told: string[] = [];
    page.on('request', (request) => request.url().endsWith('/_analytics') && told.push(request.postData() ?? ''));
    const layer = () => page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? null);

    await open('/first-light');
    const play = playPage(page);
    await play.luckyDipAll.click();
    expect(await layer()).toBeNull();

    await context.addCookies([{ name: 'consent', value: 'essential,non_essential', url: origin }]);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:consent')));
    await expect.poll(async () => (await layer())?.map(({ event }) => event)).toEqual(['PageView']);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('vitrine:track', { detail: { name: 'Nothing', fields: {} } })),
    );
    expect((await layer())?.length).toBe(1);
    proves('analytics', 'rule.consent', 'rule.unknown-warn', 'event.page-view-partner');

    await play.addButton.click();
    await page.waitForURL(`${origin}/cart`);
    const cart = cartPage(page);
    await cart.item('First Light').waitFor();
    await expect.poll(() => told.length, PATIENCE).toBeGreaterThan(0);
    const anonymous = async () => (await context.cookies(origin)).find(({ name }) => name === 'anonymous-id');
    await expect.poll(async () => (await anonymous())?.httpOnly, PATIENCE).toBe(true);
    const id = (await anonymous())?.value ?? '';
    const names = async () => (await heardOf(id)).map(({ event }) => event);
    await expect.poll(names, PATIENCE).toEqual(expect.arrayContaining(['product added', 'cart viewed']));
    const added = (await heardOf(id)).find(({ event }) => event === 'product added');
    expect(added?.properties).toMatchObject({ brand: 'first-light', name: 'First Light', num_draws: 1 });
    expect(Object.keys(added?.properties ?? {}).toSorted()).toEqual(FIELDS.toSorted());
    proves('analytics', 'event.product-added', 'tracking.product-added', 'event.cart-viewed');
    proves('analytics', ...FIELDS.map((field) => `product-field.${field.replaceAll('_', '-')}`));
    proves('cookies-storage', 'anonymous-id');

    await cart.remove('First Light').click();
    await expect.poll(names, PATIENCE).toContain('product removed');
    proves('analytics', 'event.product-removed', 'tracking.product-removed');

    await open('/login');
    await signInPage(page).logIn('ada@harbour.example');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page
      .getByRole('button', { name: /Account/ })
      .first()
      .waitFor();
    await expect
      .poll(async () => (await context.cookies(origin)).map(({ name }) => name), PATIENCE)
      .toEqual(expect.arrayContaining(['average-commercial']));
    proves('cookies-storage', 'average-transaction-value.commercial');
    expect(told.join()).not.toMatch(/ada@|Correct-Horse/);
  },
);

const FIELDS = [
  'brand',
  'category',
  'cause',
  'source',
  'cart_id',
  'product_id',
  'num_draws',
  'num_games',
  'price',
  'name',
  'variant',
  'draw_date',
  'draw_no',
  'prize_pool',
  'days_of_week',
  'purchase_status',
];

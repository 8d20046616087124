import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { proves } from '../../scripts/test/proves.ts';
import { accessibilityViolations } from '../harness/axe.ts';
import { journey } from '../harness/journey.ts';
import { sidewaysOverflow } from '../harness/layout.ts';
import { type PurchaseShop, Shopper, startPurchaseShop } from '../harness/purchase-shop.ts';
import { cartPage } from '../pages/cart-page.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { clubPage } from '../pages/club-page.ts';
import { signIn } from '../pages/session.ts';
import { signInPage } from '../pages/sign-in-page.ts';

let around: PurchaseShop;

const PREMIUM = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
  recurring_purchase: { type: 'subscription', enabled: true },
} as const;

beforeAll(async () => {
  around = await startPurchaseShop();
});
afterAll(() => around.close());

/** Every entry but a few of the next daily draw is this customer's, so that one of them is drawn. */
function makeSureToWin({ id: customerId }: Shopper): { readonly drawNo: number; readonly date: string } {
  const { shop } = around.sandbox;
  const now = shop.clock();
  const draw = shop.draws.toDraw('sunnyside', 'sunnyside-club', 'daily').find(({ closeDate }) => closeDate > now);
  if (!draw) throw new Error('no draw is to come');
  const entries = { drawId: draw.id, customerId, tier: 'premium', entryStatus: 'guaranteed' } as const;
  shop.giveawayEntries.enter({ ...entries, numEntries: 1e12 });
  return { drawNo: draw.drawNo, date: new Date(draw.date).toISOString() };
}

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
}

journey('a stranger joins the club and pays', async ({ visit }) => {
  const shopper = await Shopper.create(around.sandbox, { site: 'sunnyside', funds: 1500, items: [] });
  const { page, open, origin } = await visit('sunnyside', { port: around.shop.port });
  const club = clubPage(page);
  const checkout = checkoutPage(page);
  const isSound = () => expectSound(page);

  await open('/');
  await isSound();
  await club.link('Join the club').first().click();
  await page.waitForURL(`${origin}/club/membership`);
  await club.heading.getByText('Pick your spot in the sun.').waitFor();
  await isSound();
  await club.tier('Free').check();
  await club.link('Join for free').waitFor();
  await club.tier('Premium').check();
  await club.go.getByText('Go premium for $10 a month').click();
  await page.waitForURL(`${origin}/cart`);
  await cartPage(page).items.filter({ hasText: 'Premium membership, paid monthly' }).waitFor();
  await isSound();
  await open('/cart/buy');
  await checkout.main.getByRole('link', { name: 'Log in' }).click();
  await signInPage(page).logIn(shopper.email);
  await page.waitForURL(`${origin}/cart/buy`);
  await checkout.items.filter({ hasText: 'Sunnyside Club' }).waitFor();
  await isSound();
  await checkout.later(/wallet/i).check();
  await checkout.button.click();
  await page.waitForURL(/\/receipt\//);
  await checkout.receipt.getByText('Sunnyside Club').first().waitFor();
  await isSound();
  expect(shopper.wallet).toBe(500);
  proves('routes', 'daily-winners.membership-tiers');
  proves('capabilities', 'membership_purchase', 'membership_program');
});

journey('a member is in the draw, sees it happen, and wins', async ({ visit }) => {
  const shopper = await Shopper.create(around.sandbox, { site: 'sunnyside', funds: 1500, items: [PREMIUM] });
  await shopper.buy();
  const { page, context, open, origin } = await visit('sunnyside', { port: around.shop.port });
  const club = clubPage(page);
  const isSound = () => expectSound(page);
  await open('/about');
  expect(await signIn(page, shopper.email)).toBe('200 signed in');
  await open('/club');
  await club.heading.getByText('Sunnyside Club').waitFor();
  await club.standing.getByText(/^You are a premium member\. It renews on \d+ \w+ \d{4}\.$/).waitFor();
  await club.draw('The Morning Thousand').getByText('You’re in, automatically.').waitFor();
  await isSound();
  proves('routes', 'daily-winners');
  const { drawNo, date } = makeSureToWin(shopper);
  around.sandbox.moveTo(date);
  // A day later the session is over.
  await context.clearCookies();
  await context.addCookies([{ name: 'consent', value: 'essential', url: origin }]);
  await open('/about');
  expect(await signIn(page, shopper.email)).toBe('200 signed in');
  await open(`/club/giveaways/Daily/${drawNo}`);
  await page.waitForURL(`${origin}/club/giveaways/daily/${drawNo}`);
  await club.heading.getByText('The Morning Thousand').waitFor();
  await club.winners.getByText('Nova Q.').waitFor();
  await club.main.getByText('You won! Your prize is in your wallet.').waitFor();
  await isSound();
  await open('/club/winners');
  await club.main.getByRole('heading', { name: /^Nova Q\./ }).waitFor();
  await isSound();
  proves('routes', 'daily-winners.giveaway', 'daily-winners.winners');
  await open('/my-account/closed-giveaways');
  await club.rows.first().getByText('You won').waitFor();
  await club.rows.first().getByText('Won by Nova Q.').waitFor();
  await isSound();
  proves('routes', 'my-account.closed-giveaways');
  proves('capabilities', 'giveaway_entries');
  expect(shopper.wallet).toBe(500 + 100_000);
});

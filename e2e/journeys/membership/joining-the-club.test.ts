import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { type PurchaseTestShop, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { readLinkLabel, readSeedText } from '../../harness/seed-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createClubPageObject } from '../../pages/club-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { createSignInPageObject } from '../../pages/sign-in-page.ts';

let testShop: PurchaseTestShop;

const EMAIL = 'nell.stranger@sunnyside.example';

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

/** Gives this customer nearly all entries of the next daily draw, so that they win. */
function addWinningEntries(customerId: string): { readonly drawNo: number; readonly date: string } {
  const { shop } = testShop.sandbox;
  const now = shop.clock();
  const draw = shop.draws.listUndrawn('sunnyside', 'sunnyside-club', 'daily').find(({ closeDate }) => closeDate > now);
  if (!draw) throw new Error('no draw is to come');
  const entry = { drawId: draw.id, customerId, tier: 'premium', entryStatus: 'guaranteed' } as const;
  shop.giveawayEntries.add({ ...entry, numEntries: 1e12 });
  return { drawNo: draw.drawNo, date: new Date(draw.date).toISOString() };
}

async function expectAccessiblePage(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
}

/** Wallet balance of a customer of Sunnyside, in minor units. */
const readWalletBalance = (id: string) => testShop.sandbox.shop.ledger.balance(`wallet:${id}`);

const TIMEOUT = { timeout: 300_000 };

journey('a visitor joins the club, pays, enters a giveaway, sees it drawn, and wins', TIMEOUT, async ({ visit }) => {
  const { page, context, open, origin } = await visit('sunnyside', { port: testShop.shop.port });
  const club = createClubPageObject(page);
  const checkout = createCheckoutPageObject(page);
  const signInPage = createSignInPageObject(page);
  const checkPage = () => expectAccessiblePage(page);

  await open('/');
  await checkPage();
  await club.link(readLinkLabel('sunnyside/pages/home', 'daily-winners.membership-tiers')).first().click();
  await page.waitForURL(`${origin}/club/membership`);
  await club.heading
    .getByText(readSeedText('sunnyside/pages/daily-winners-membership-tiers', 'top', 'heading'))
    .waitFor();
  await checkPage();
  await club.tier('Free').check();
  await club.link(texts.membershipChoice.free()).waitFor();
  await club.tier('Premium').check();
  await club.go.getByText(texts.membershipChoice.premium({ price: '$10 a month' })).click();
  await page.waitForURL(`${origin}/cart`);
  await createCartPageObject(page).items.filter({ hasText: 'Premium membership, paid monthly' }).waitFor();
  await checkPage();
  await createCartPageObject(page).checkout.click();
  await page.waitForURL(`${origin}/cart/buy`);
  await checkPage();
  await checkout.main
    .getByRole('link', { name: readSeedText('base/pages/cart-buy', 'guest', 'actions/1/label') })
    .click();
  await page.waitForURL(`${origin}/checkout/login?mode=sign-up`);
  await signInPage.signUp.submit.waitFor();
  await checkPage();
  await signInPage.open(EMAIL);
  await signInPage.main.getByRole('heading', { name: texts.alreadySignedIn.welcome() }).waitFor();
  await checkPage();
  await signInPage.main.getByRole('link', { name: texts.alreadySignedIn.continue() }).click();
  await page.waitForURL(`${origin}/cart/buy`);
  await checkout.items.filter({ hasText: 'Sunnyside Club' }).waitFor();
  await checkout.later(/wallet/i).check();
  await createDepositPageObject(page).typeCard(TEST_CARD_NUMBERS.approve);
  await checkPage();
  await checkout.button.click();
  await page.waitForURL(/\/receipt\//);
  await checkout.receipt.getByText('Sunnyside Club').first().waitFor();
  await checkPage();
  const { id = '' } = testShop.sandbox.shop.customers.findByEmail('sunnyside', EMAIL) ?? {};
  expect(readWalletBalance(id)).toBe(0);
  coversSpec('routes', 'daily-winners.membership-tiers', await capturePageObservation(page));
  coversSpec('capabilities', ['membership_purchase', 'membership_program'], await capturePageObservation(page));

  await open('/club');
  await club.heading.getByText('Sunnyside Club').waitFor();
  await club.standing.getByText(patterns.membershipStatus.premiumRenews()).waitFor();
  await club.draw('The Morning Thousand').getByText(texts.giveawayEntries.guaranteed()).waitFor();
  await checkPage();
  coversSpec('routes', 'daily-winners', await capturePageObservation(page));
  const { drawNo, date } = addWinningEntries(id);
  testShop.sandbox.moveTo(date);
  // A day later the session has ended.
  await context.clearCookies();
  await context.addCookies([{ name: 'consent', value: 'essential', url: origin }]);
  await open(`/login?next=/club/giveaways/daily/${drawNo}`);
  await checkPage();
  await signInPage.logIn(EMAIL, 'A-long-walk-9');
  await page.waitForURL(`${origin}/club/giveaways/daily/${drawNo}`);
  await club.heading.getByText('The Morning Thousand').waitFor();
  await club.winners.getByText('Nell Q.').waitFor();
  await club.main.getByText(texts.giveawayEntries.won()).waitFor();
  await checkPage();
  await open(`/club/giveaways/Daily/${drawNo}`);
  await page.waitForURL(`${origin}/club/giveaways/daily/${drawNo}`);
  await open('/club/winners');
  await club.main.getByRole('heading', { name: /^Nell Q\./ }).waitFor();
  await checkPage();
  coversSpec('routes', ['daily-winners.giveaway', 'daily-winners.winners'], await capturePageObservation(page));
  await open('/my-account/closed-giveaways');
  await club.rows
    .first()
    .getByText(texts.ownGiveawayDraws.result({ result: 'won' }))
    .waitFor();
  await club.rows.first().getByText('Won by Nell Q.').waitFor();
  await checkPage();
  coversSpec('routes', 'my-account.closed-giveaways', await capturePageObservation(page));
  coversSpec('capabilities', 'giveaway_entries', await capturePageObservation(page));
  await open('/my-account');
  await club.main.getByRole('heading', { level: 1 }).waitFor();
  await checkPage();
  expect(await page.getByText('planned', { exact: false }).count()).toBe(0);
  expect(readWalletBalance(id)).toBe(100_000);
});

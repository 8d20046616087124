import { afterAll, beforeAll, expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createClubPageObject } from '../../pages/club-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

let testShop: PurchaseTestShop;

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

const PREMIUM_MEMBERSHIP = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
} as const;
const DATE_PATTERN = /\d+ \w+ \d{4}/;

journey(
  'a premium member switches to free, keeps premium after all, pays by the year, leaves, and stays as a free member',
  async ({ visit }) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, {
      site: 'sunnyside',
      funds: 20_000,
      items: [PREMIUM_MEMBERSHIP],
    });
    await shopper.buy();
    const { page, open } = await visit('sunnyside', { port: testShop.shop.port });
    await open('/about');
    expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
    const club = createClubPageObject(page);
    const findLatestMail = () =>
      testShop.sandbox.shop.outbox.listLatest(1, { siteKey: 'sunnyside', recipient: shopper.email })[0];
    const waitForToast = (text: string) => page.getByText(text).first().waitFor();

    await open('/club');
    await club.link(texts.membershipStatus.change()).click();
    const renewal = club.plan.getByText(patterns.membershipPlan.renewsFor({ price: '$10 a month' }));
    expect(await renewal.innerText()).toMatch(DATE_PATTERN);
    expect(await findAxeViolations(page)).toEqual([]);

    await club.button(texts.membershipPlan.goFree()).click();
    await club.plan
      .getByText(texts.membership.entriesToUnlock({ entries: 1, giveaway: 'The Morning Thousand' }))
      .waitFor();
    await club.button(texts.membershipPlan.stay()).click();
    await club.button(texts.membershipPlan.goFree()).click();
    expect(await findAxeViolations(page)).toEqual([]);
    await club.button(texts.membershipPlan.goFreeConfirm()).click();
    await waitForToast(texts.membershipToasts.planEnds());
    await club.plan.getByText(patterns.membershipPlan.endsAsFree()).waitFor();
    const endMail = findLatestMail();
    const day = Date.parse(`${DATE_PATTERN.exec(endMail?.subject ?? '')?.[0]} UTC`);
    expect(endMail?.subject).toBe(sandboxTexts.membership.ends({ day }));
    expect(endMail?.body).toContain(sandboxTexts.membership.endsBody({ day, tier: 'free' }));

    await page.reload();
    expect(await findAxeViolations(page)).toEqual([]);
    await club.button(texts.membershipPlan.keep()).click();
    await club.plan.getByText(patterns.membershipPlan.renewsFor()).waitFor();
    expect(findLatestMail()?.body).toContain(sandboxTexts.membership.keptBody({ day, price: 1000, period: 'monthly' }));

    await club.plan.getByRole('radio', { name: '$90 a year' }).check();
    await club.plan.getByText(patterns.membershipPlan.switchText({ price: '$90 a year' })).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await club.button(texts.membershipPlan.switch({ price: '$90 a year' })).click();
    await club.plan.getByText(patterns.membershipPlan.renewsFor({ price: '$90 a year' })).waitFor();
    expect(findLatestMail()?.subject).toBe(sandboxTexts.membership.changes({ price: 9000, period: 'annually' }));
    expect(shopper.wallet).toBe(19_000);

    await club.button(texts.membershipStatus.leave()).click();
    await club.button(texts.membershipStatus.confirm()).click();
    await club.plan.getByText(patterns.membershipPlan.ends()).waitFor();
    expect(findLatestMail()?.body).toContain(sandboxTexts.membership.endsBody({ day, tier: 'none' }));
    await club.button(texts.membershipPlan.stayFree()).click();
    await club.plan.getByText(patterns.membershipPlan.endsAsFree()).waitFor();
    expect(findLatestMail()?.body).toContain(sandboxTexts.membership.endsBody({ day, tier: 'free' }));
    await club.link(texts.membershipPlan.payment()).click();
    await page.getByText(patterns.recurringPurchase.membershipEnds()).waitFor();
    await club.link(texts.membershipStatus.keep()).click();
    await club.button(texts.membershipPlan.keep()).waitFor();
  },
);

journey('a membership whose renewal was stopped on its account page can be kept', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, {
    site: 'sunnyside',
    funds: 5_000,
    items: [PREMIUM_MEMBERSHIP],
  });
  await shopper.buy();
  const { page, open } = await visit('sunnyside', { port: testShop.shop.port });
  await open('/about');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  const club = createClubPageObject(page);
  await open('/club/membership');
  await club.link(texts.membershipPlan.payment()).click();
  await club.button(texts.recurringPurchase.stopRenewing()).click();
  await club.main.getByText(patterns.recurringPurchase.sureMembership()).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await club.button(texts.recurringPurchase.confirmMembership()).click();
  await club.main.getByText(patterns.recurringPurchase.membershipEnds()).waitFor();
  await club.link(texts.membershipStatus.keep()).click();
  await club.button(texts.membershipPlan.keep()).click();
  await club.plan.getByText(patterns.membershipPlan.renewsFor({ price: '$10 a month' })).waitFor();
});

journey('every page that offers the free tier names the first deposit and its amount', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox, { site: 'sunnyside', items: [] });
  const { page, open } = await visit('sunnyside', { port: testShop.shop.port });
  const club = createClubPageObject(page);
  const expectText = async (path: string, text: string) => {
    await open(path);
    await club.main.getByText(text).first().waitFor();
  };
  const amount = '$1';
  await expectText('/', texts.membership.condition({ deposit: amount }));
  await expectText('/sunnyside-club', texts.membership.condition({ deposit: amount }));
  await expectText('/club/join', texts.membershipJoining.firstDeposit({ amount }));
  await expectText('/club/membership', texts.membership.condition({ deposit: amount }));
  await club.tier('Free').check();
  await club.main.getByText(texts.membershipChoice.deposit({ amount })).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await expectText('/club', texts.membershipStatus.firstDeposit({ amount }));
  await expectText('/club/join', texts.membershipJoining.firstDeposit({ amount }));
});

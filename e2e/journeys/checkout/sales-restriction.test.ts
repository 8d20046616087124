import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { sandboxPatterns, sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readContentText, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { createRaffleOrSyndicatePageObject } from '../../pages/offer-page.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { callApiFromPage, signInThroughApiInBrowser } from '../../pages/session.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Each brand's cart, and something that it sells there. */
const SOLD = {
  harbour: {
    cart: '/cart',
    add: async (page: Page) => {
      await createPlayPageObject(page).luckyDipAll.click();
      await createPlayPageObject(page).addButton.click();
    },
    path: '/quayside-four',
  },
  lantern: {
    cart: '/basket',
    add: (page: Page) => createRaffleOrSyndicatePageObject(page).add.click(),
    path: '/saltmarsh-house/buy',
  },
  // It sells a membership alone, which the API refuses as well.
  sunnyside: { cart: '/cart', add: null, path: '/' },
} as const;

const PHONE = { width: 390, height: 844 };

const NOTICE = readContentText('base/content/modals.en-au', 'notice.country-banned');

/** Of the API. */
const WHY = sandboxTexts.customers.notSoldToAddress();

/** Console errors of a refused call. */
const REFUSED = /status of (?:409|422)/;

for (const brand of selectRepresentatives(['harbour', 'sunnyside', 'lantern'] as const, 2)) {
  journey(`${brand} sells nothing to a customer abroad, and says so while that lasts`, async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port, viewport: PHONE, expected: REFUSED });
    const { add, cart, path } = SOLD[brand];
    const notice = page.getByRole('region', {
      name: readSeedText('base/layouts/default', 'sales-notice', 'reasons/country-banned/heading'),
    });
    await open(path);
    expect(await notice.isVisible()).toBe(false);
    if (add) {
      const added = page.waitForResponse(/\/_api\/anon-cart\.(?:items\.add|build)$/);
      await add(page);
      await added;
    }

    await signInThroughApiInBrowser(page, `kit@${brand}.example`);
    await open('/about');
    const dialog = page.getByRole('dialog', { name: formTexts.countryBanned.title });
    await dialog.getByRole('checkbox', { name: formTexts.countryBanned['confirmed.label'] }).check();
    await dialog.getByRole('button', { name: readSeedText('base/layouts/default', 'country', 'submit') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await notice.waitFor();
    expect(await notice.innerText()).toContain(NOTICE);
    expect(await findSidewaysOverflow(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);

    await open(path);
    await notice.waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    if (add) {
      await add(page);
      await page.getByText(NOTICE).nth(1).waitFor();
      expect(asked.filter((each) => /cart\.(?:items\.add|build)/.test(each))).toEqual([]);
      await open(cart);
      await notice.waitFor();
      const said = await page.getByRole('main').innerText();
      expect(said).toContain(`${WHY} ${texts.cartList.countryBannedAdvice()}`);
      expect(said).not.toContain(texts.cartList.advice());
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: /checkout/ })
          .count(),
      ).toBe(0);
    }
    const bought = await callApiFromPage(page, 'cart.purchase', { channelKey: 'web' });
    expect(bought).toMatchObject({ code: 'country_banned' });

    await open('/about');
    await notice
      .getByRole('link', {
        name: readSeedText('base/layouts/default', 'sales-notice', 'reasons/country-banned/links/0/label'),
      })
      .click();
    const form = page.getByRole('form', { name: readSeedText('base/pages/my-account-my-details', 'form', 'heading') });
    await expect
      .poll(() => form.getByLabel(formTexts.customerFields['country.label'], { exact: true }).inputValue(), {
        timeout: 15_000,
      })
      .toBe('NZ');
  });
}

journey('a break stops sales in every tab until it ends, and can only be extended', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { port: shop.port, expected: REFUSED });
  await page.context().addCookies([{ name: 'migration-dismissed', value: '1', url: origin }]);
  await open('/');
  await signInThroughApiInBrowser(page, 'gus@harbour.example');
  await open('/quayside-four');
  const other = await page.context().newPage();
  await other.goto(`${origin}/my-account/breaks`);
  const form = createFormPageObjectByHeading(other, readSeedText('base/pages/my-account-breaks', 'break', 'heading'));
  await form.submit.and(other.locator(':enabled')).waitFor();
  expect(await findAxeViolations(other)).toEqual([]);
  await form.submit.click();
  await form.summary.waitFor();
  await form.field(formTexts.takeBreak['period.label']).selectOption(formTexts.takeBreak['period.options.week']);
  await form.field(formTexts.takeBreak['confirmed.label']).check();
  await form.submit.click();
  const notice = (tab: Page) =>
    tab.getByRole('region', {
      name: readSeedText('base/layouts/default', 'sales-notice', 'reasons/time-out/heading'),
    });
  await notice(other).waitFor();
  await other.getByText(patterns.breakManager.timeOut()).first().waitFor();
  expect(await findAxeViolations(other)).toEqual([]);

  // The first tab is not updated yet: the API refuses, and the tab shows why.
  await createPlayPageObject(page).luckyDipAll.click();
  await createPlayPageObject(page).addButton.click();
  await page.getByText(sandboxPatterns.onBreak).waitFor();
  await notice(page).waitFor();
  expect(await callApiFromPage(page, 'cart.purchase', { channelKey: 'web' })).toMatchObject({ code: 'time_out' });

  const longer = createFormPageObjectByHeading(other, texts.breakManager.longer());
  await longer.field(formTexts.takeBreak['period.label']).selectOption(formTexts.takeBreak['period.options.day']);
  await longer.field(formTexts.takeBreak['confirmed.label']).check();
  await longer.submit.click();
  await longer.summary.getByText(sandboxTexts.breaks.breakNotShortened()).waitFor();
  await longer
    .field(formTexts.takeBreak['period.label'])
    .selectOption(formTexts.takeBreak['period.options.until_i_ask']);
  await longer.submit.click();
  await other.getByText(patterns.breakManager.excluded()).waitFor();
  await other.goto(`${origin}/my-account/upcoming-tickets`);
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await callApiFromPage(other, 'break.return')).toMatchObject({ code: 'too_early' });
});

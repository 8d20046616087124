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

/** Path of each brand's cart, and an offer to add to it. */
const OFFERS = {
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
  // Sunnyside sells only memberships; the API refuses their purchase as well.
  sunnyside: { cart: '/cart', add: null, path: '/' },
} as const;

const PHONE = { width: 390, height: 844 };

const RESTRICTION_NOTICE = readContentText('base/content/modals.en-au', 'notice.country-banned');

/** Error message of the API. */
const NOT_SOLD_MESSAGE = sandboxTexts.customers.notSoldToAddress();

/** Console errors of a refused call. */
const REFUSED_CALL_ERRORS = /status of (?:409|422)/;

for (const brand of selectRepresentatives(['harbour', 'sunnyside', 'lantern'] as const, 2)) {
  journey(`${brand} sells nothing to a customer abroad, and says so while that lasts`, async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port, viewport: PHONE, expected: REFUSED_CALL_ERRORS });
    const { add, cart, path } = OFFERS[brand];
    const notice = page.getByRole('region', {
      name: readSeedText('base/layouts/default', 'sales-notice', 'reasons/country-banned/heading'),
    });
    await open(path);
    expect(await notice.isVisible()).toBe(false);
    if (add) {
      const addResponse = page.waitForResponse(/\/_api\/anon-cart\.(?:items\.add|build)$/);
      await add(page);
      await addResponse;
    }

    await signInThroughApiInBrowser(page, `kit@${brand}.example`);
    await open('/about');
    const dialog = page.getByRole('dialog', { name: formTexts.countryBanned.title });
    await dialog.getByRole('checkbox', { name: formTexts.countryBanned['confirmed.label'] }).check();
    await dialog.getByRole('button', { name: readSeedText('base/layouts/default', 'country', 'submit') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await notice.waitFor();
    expect(await notice.innerText()).toContain(RESTRICTION_NOTICE);
    expect(await findSidewaysOverflow(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);

    await open(path);
    await notice.waitFor();
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    if (add) {
      await add(page);
      await page.getByText(RESTRICTION_NOTICE).nth(1).waitFor();
      expect(requestedPaths.filter((requestedPath) => /cart\.(?:items\.add|build)/.test(requestedPath))).toEqual([]);
      await open(cart);
      await notice.waitFor();
      const cartText = await page.getByRole('main').innerText();
      expect(cartText).toContain(`${NOT_SOLD_MESSAGE} ${texts.cartList.countryBannedAdvice()}`);
      expect(cartText).not.toContain(texts.cartList.advice());
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: /checkout/ })
          .count(),
      ).toBe(0);
    }
    const purchaseResponse = await callApiFromPage(page, 'cart.purchase', { channelKey: 'web' });
    expect(purchaseResponse).toMatchObject({ code: 'country_banned' });

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
  const { page, open, origin } = await visit('harbour', { port: shop.port, expected: REFUSED_CALL_ERRORS });
  await page.context().addCookies([{ name: 'migration-dismissed', value: '1', url: origin }]);
  await open('/');
  await signInThroughApiInBrowser(page, 'gus@harbour.example');
  await open('/quayside-four');
  const secondTab = await page.context().newPage();
  await secondTab.goto(`${origin}/my-account/breaks`);
  const form = createFormPageObjectByHeading(
    secondTab,
    readSeedText('base/pages/my-account-breaks', 'break', 'heading'),
  );
  await form.submit.and(secondTab.locator(':enabled')).waitFor();
  expect(await findAxeViolations(secondTab)).toEqual([]);
  await form.submit.click();
  await form.summary.waitFor();
  await form.field(formTexts.takeBreak['period.label']).selectOption(formTexts.takeBreak['period.options.week']);
  await form.field(formTexts.takeBreak['confirmed.label']).check();
  await form.submit.click();
  const getNotice = (tab: Page) =>
    tab.getByRole('region', {
      name: readSeedText('base/layouts/default', 'sales-notice', 'reasons/time-out/heading'),
    });
  await getNotice(secondTab).waitFor();
  await secondTab.getByText(patterns.breakManager.timeOut()).first().waitFor();
  expect(await findAxeViolations(secondTab)).toEqual([]);

  // The first tab is not updated yet: the API refuses, and the tab shows why.
  await createPlayPageObject(page).luckyDipAll.click();
  await createPlayPageObject(page).addButton.click();
  await page.getByText(sandboxPatterns.onBreak).waitFor();
  await getNotice(page).waitFor();
  expect(await callApiFromPage(page, 'cart.purchase', { channelKey: 'web' })).toMatchObject({ code: 'time_out' });

  const extensionForm = createFormPageObjectByHeading(secondTab, texts.breakManager.longer());
  await extensionForm
    .field(formTexts.takeBreak['period.label'])
    .selectOption(formTexts.takeBreak['period.options.day']);
  await extensionForm.field(formTexts.takeBreak['confirmed.label']).check();
  await extensionForm.submit.click();
  await extensionForm.summary.getByText(sandboxTexts.breaks.breakNotShortened()).waitFor();
  await extensionForm
    .field(formTexts.takeBreak['period.label'])
    .selectOption(formTexts.takeBreak['period.options.until_i_ask']);
  await extensionForm.submit.click();
  await secondTab.getByText(patterns.breakManager.excluded()).waitFor();
  await secondTab.goto(`${origin}/my-account/upcoming-tickets`);
  await secondTab.getByRole('heading', { level: 1 }).waitFor();
  expect(await callApiFromPage(secondTab, 'break.return')).toMatchObject({ code: 'too_early' });
});

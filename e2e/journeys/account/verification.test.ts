import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation } from '../../harness/observe.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { callApiFromPage, signInThroughApiInBrowser } from '../../pages/session.ts';
import { saveDetailsDespiteVerificationLoss } from '../../pages/verification-loss.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

/** For five pages with accessibility checks. */
const PATIENT = { timeout: 120_000 };

const VERIFY = '/my-account/verify-account';
const TICKET = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true };
/** The stand-in provider has no favicon. */
const REFUSED = /status of 422|_connect-id\/authorise/;

async function openAs(visit: Visit, name: string, path: string) {
  const visitor = await visit('harbour', { port: shop.port, expected: REFUSED });
  const told = await consentAndRecordAnalyticsEvents(visitor, shop);
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, `${name}@harbour.example`)).toBe('200 signed in');
  await visitor.open(path);
  const main = visitor.page.getByRole('main');
  return { ...visitor, told, main, way: (name: string) => main.getByRole('button', { name }) };
}

journey(
  'a customer past the verification deadline sees a link to verification on wallet, account and cart pages',
  PATIENT,
  async ({ visit }) => {
    const {
      page,
      open,
      told: { serviceOf },
      main,
      way,
    } = await openAs(visit, 'finn', '/my-account');
    const lead = main
      .getByRole('link', { name: texts.verificationNotice.action({ state: 'needed' }), exact: true })
      .first();
    const told = main.getByText(texts.verificationNotice.heading({ state: 'needed', until: 0 }));
    await callApiFromPage(page, 'cart.items.add', { ...TICKET, gameType: 'standard', gameOffer: 'standard' });
    for (const path of ['/my-account', '/my-account/deposit', '/my-account/withdraw', '/cart', '/cart/buy']) {
      await open(path);
      await told.first().waitFor();
      expect([path, await lead.getAttribute('href')]).toEqual([path, VERIFY]);
      expect([path, await main.getByRole('button', { name: /^(?:Add money|Withdraw)$/ }).count()]).toEqual([path, 0]);
      expect([path, await findAxeViolations(page)]).toEqual([path, []]);
    }
    expect(await createCartPageObject(page).checkout.count()).toBe(0);
    expect(await createCheckoutPageObject(page).button.count()).toBe(0);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await findSidewaysOverflow(page)).toEqual([]);

    await lead.click();
    await main.getByText('Unverified', { exact: true }).waitFor();
    coversSpec(
      'messages',
      'verification-status.unverified',
      await captureElementObservation(main.getByText('Unverified', { exact: true })),
    );
    expect(await serviceOf('verification attempted')).toEqual([]);
    await way(texts.identityCheck.methodAction({ method: 'auto_verification' })).click();
    await main.getByText('Verified', { exact: true }).waitFor();
    await expect
      .poll(() => serviceOf('verification attempted'))
      .toEqual([{ method: 'auto_verification', status: 'Verified', code: null }]);
    await open('/cart');
    await createCartPageObject(page).checkout.click();
    await createCheckoutPageObject(page).button.waitFor();
    expect(await told.count()).toBe(0);
  },
);

journey(
  'a customer who moves to another region loses verification until a driver’s licence proves the move',
  async ({ visit }) => {
    const { page, open, told, main, way } = await openAs(visit, 'hana', '/my-account/my-details');
    const form = createFormPageObjectByHeading(
      page,
      readSeedText('base/pages/my-account-my-details', 'form', 'heading'),
    );
    await form.submit.and(page.locator(':enabled')).waitFor();
    await form.field(formTexts.customerFields['state.label']).selectOption('QLD');
    await form.field(formTexts.customerFields['postcode.label']).fill('4000');
    await form.submit.click();
    await saveDetailsDespiteVerificationLoss(page);
    const toast = page.getByText('Details updated, your account is now unverified');
    coversSpec('messages', 'toast.details-updated-unverified', await captureElementObservation(toast));
    await main.getByText(texts.verificationNotice.heading({ state: 'needed', until: 0 })).waitFor();
    await main.getByRole('link', { name: texts.verificationNotice.action({ state: 'needed' }) }).click();

    async function type(number: string) {
      await main.getByLabel(formTexts.driversLicence['state.label']).selectOption('NSW');
      await main.getByLabel(formTexts.driversLicence['licenceNumber.label']).fill(number);
      await main.getByLabel(formTexts.driversLicence['cardNumber.label']).fill('2 123 456 789');
      await main.getByLabel(formTexts.driversLicence['expiryDate.label']).fill('2030-04-17');
      await way(texts.identityCheck.licenceSubmit()).click();
    }
    await way(texts.identityCheck.methodAction({ method: 'drivers_licence' })).click();
    await way(texts.identityCheck.licenceSubmit()).click();
    await main.getByText('This field is required').first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await way(texts.identityCheck.licenceCancel()).click();
    await way(texts.identityCheck.methodAction({ method: 'drivers_licence' })).click();
    await type('12345000');
    await main.getByText('Failed Verification').waitFor();
    await type('1234 5678');
    await main.getByText('Verified', { exact: true }).waitFor();
    const attempt = { method: 'drivers_licence', code: null };
    await expect
      .poll(() => told.serviceOf('verification attempted'))
      .toEqual([
        { ...attempt, status: 'Failed Verification' },
        { ...attempt, status: 'Verified' },
      ]);
    coversSpec('analytics', 'event.verification-attempted', await told.seenEvent('verification attempted'));
    await open('/my-account/withdraw');
    await main.getByRole('heading', { level: 1 }).waitFor();
    expect(await main.getByText(texts.verificationNotice.heading({ state: 'needed', until: 0 })).count()).toBe(0);
  },
);

journey('a customer is verified by their bank through ConnectID', async ({ visit }) => {
  const { page, origin, told, main, way } = await openAs(visit, 'ivo', VERIFY);
  await way(texts.identityCheck.methodAction({ method: 'connect_id' })).click();
  await page.waitForURL(/\/_connect-id\/authorise\?state=/);
  await page.getByRole('button', { name: sandboxTexts.verification.doNotShare() }).click();
  await main.getByText(sandboxTexts.verification.identityNotConfirmed()).waitFor();
  expect(page.url()).toBe(`${origin}${VERIFY}`);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.reload();
  await main.getByText('Unverified', { exact: true }).waitFor();
  await way(texts.identityCheck.methodAction({ method: 'connect_id' })).click();
  await page.waitForURL(/\/_connect-id\/authorise\?state=/);
  await page.goBack();
  await way(texts.identityCheck.methodAction({ method: 'connect_id' })).click();
  await page.getByRole('button', { name: sandboxTexts.verification.share(), exact: true }).click();
  await main.getByText('Verified', { exact: true }).waitFor();
  expect([page.url(), await way(texts.identityCheck.methodAction({ method: 'connect_id' })).count()]).toEqual([
    `${origin}${VERIFY}`,
    0,
  ]);
  const attempt = { method: 'connect_id', status: null, code: null };
  await expect
    .poll(() => told.serviceOf('verification attempted'))
    .toEqual([
      attempt,
      { ...attempt, code: 'connectid_declined' },
      attempt,
      attempt,
      { ...attempt, status: 'Verified' },
    ]);
});

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

/** Long enough for accessibility checks of five pages. */
const TIMEOUT = { timeout: 120_000 };

const VERIFY_ACCOUNT_PATH = '/my-account/verify-account';
const TICKET_CART_ITEM = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true };
/** The page of the sandbox's identity provider has no favicon. */
const EXPECTED_ERRORS = /status of 422|_connect-id\/authorise/;

async function openAs(visit: Visit, name: string, path: string) {
  const visitor = await visit('harbour', { port: shop.port, expected: EXPECTED_ERRORS });
  const analytics = await consentAndRecordAnalyticsEvents(visitor, shop);
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, `${name}@harbour.example`)).toBe('200 signed in');
  await visitor.open(path);
  const main = visitor.page.getByRole('main');
  return {
    ...visitor,
    told: analytics,
    main,
    way: (buttonName: string) => main.getByRole('button', { name: buttonName }),
  };
}

journey(
  'a customer past the verification deadline sees a link to verification on wallet, account and cart pages',
  TIMEOUT,
  async ({ visit }) => {
    const {
      page,
      open,
      told: { serviceOf: readReceivedEvents },
      main,
      way: getButton,
    } = await openAs(visit, 'finn', '/my-account');
    const verificationLink = main
      .getByRole('link', { name: texts.verificationNotice.action({ state: 'needed' }), exact: true })
      .first();
    const verificationNotice = main.getByText(texts.verificationNotice.heading({ state: 'needed', until: 0 }));
    await callApiFromPage(page, 'cart.items.add', { ...TICKET_CART_ITEM, gameType: 'standard', gameOffer: 'standard' });
    for (const path of ['/my-account', '/my-account/deposit', '/my-account/withdraw', '/cart', '/cart/buy']) {
      await open(path);
      await verificationNotice.first().waitFor();
      expect([path, await verificationLink.getAttribute('href')]).toEqual([path, VERIFY_ACCOUNT_PATH]);
      expect([path, await main.getByRole('button', { name: /^(?:Add money|Withdraw)$/ }).count()]).toEqual([path, 0]);
      expect([path, await findAxeViolations(page)]).toEqual([path, []]);
    }
    expect(await createCartPageObject(page).checkout.count()).toBe(0);
    expect(await createCheckoutPageObject(page).button.count()).toBe(0);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await findSidewaysOverflow(page)).toEqual([]);

    await verificationLink.click();
    await main.getByText('Unverified', { exact: true }).waitFor();
    coversSpec(
      'messages',
      'verification-status.unverified',
      await captureElementObservation(main.getByText('Unverified', { exact: true })),
    );
    expect(await readReceivedEvents('verification attempted')).toEqual([]);
    await getButton(texts.identityCheck.methodAction({ method: 'auto_verification' })).click();
    await main.getByText('Verified', { exact: true }).waitFor();
    await expect
      .poll(() => readReceivedEvents('verification attempted'))
      .toEqual([{ method: 'auto_verification', status: 'Verified', code: null }]);
    await open('/cart');
    await createCartPageObject(page).checkout.click();
    await createCheckoutPageObject(page).button.waitFor();
    expect(await verificationNotice.count()).toBe(0);
  },
);

journey(
  'a customer who moves to another region loses verification until a driver’s licence proves the move',
  async ({ visit }) => {
    const { page, open, told: analytics, main, way: getButton } = await openAs(visit, 'hana', '/my-account/my-details');
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

    async function submitLicence(licenceNumber: string) {
      await main.getByLabel(formTexts.driversLicence['state.label']).selectOption('NSW');
      await main.getByLabel(formTexts.driversLicence['licenceNumber.label']).fill(licenceNumber);
      await main.getByLabel(formTexts.driversLicence['cardNumber.label']).fill('2 123 456 789');
      await main.getByLabel(formTexts.driversLicence['expiryDate.label']).fill('2030-04-17');
      await getButton(texts.identityCheck.licenceSubmit()).click();
    }
    await getButton(texts.identityCheck.methodAction({ method: 'drivers_licence' })).click();
    await getButton(texts.identityCheck.licenceSubmit()).click();
    await main.getByText('This field is required').first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await getButton(texts.identityCheck.licenceCancel()).click();
    await getButton(texts.identityCheck.methodAction({ method: 'drivers_licence' })).click();
    await submitLicence('12345000');
    await main.getByText('Failed Verification').waitFor();
    await submitLicence('1234 5678');
    await main.getByText('Verified', { exact: true }).waitFor();
    const attemptFields = { method: 'drivers_licence', code: null };
    await expect
      .poll(() => analytics.serviceOf('verification attempted'))
      .toEqual([
        { ...attemptFields, status: 'Failed Verification' },
        { ...attemptFields, status: 'Verified' },
      ]);
    coversSpec('analytics', 'event.verification-attempted', await analytics.seenEvent('verification attempted'));
    await open('/my-account/withdraw');
    await main.getByRole('heading', { level: 1 }).waitFor();
    expect(await main.getByText(texts.verificationNotice.heading({ state: 'needed', until: 0 })).count()).toBe(0);
  },
);

journey('a customer is verified by their bank through ConnectID', async ({ visit }) => {
  const { page, origin, told: analytics, main, way: getButton } = await openAs(visit, 'ivo', VERIFY_ACCOUNT_PATH);
  await getButton(texts.identityCheck.methodAction({ method: 'connect_id' })).click();
  await page.waitForURL(/\/_connect-id\/authorise\?state=/);
  await page.getByRole('button', { name: sandboxTexts.verification.doNotShare() }).click();
  await main.getByText(sandboxTexts.verification.identityNotConfirmed()).waitFor();
  expect(page.url()).toBe(`${origin}${VERIFY_ACCOUNT_PATH}`);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.reload();
  await main.getByText('Unverified', { exact: true }).waitFor();
  await getButton(texts.identityCheck.methodAction({ method: 'connect_id' })).click();
  await page.waitForURL(/\/_connect-id\/authorise\?state=/);
  await page.goBack();
  await getButton(texts.identityCheck.methodAction({ method: 'connect_id' })).click();
  await page.getByRole('button', { name: sandboxTexts.verification.share(), exact: true }).click();
  await main.getByText('Verified', { exact: true }).waitFor();
  expect([page.url(), await getButton(texts.identityCheck.methodAction({ method: 'connect_id' })).count()]).toEqual([
    `${origin}${VERIFY_ACCOUNT_PATH}`,
    0,
  ]);
  const attemptFields = { method: 'connect_id', status: null, code: null };
  await expect
    .poll(() => analytics.serviceOf('verification attempted'))
    .toEqual([
      attemptFields,
      { ...attemptFields, code: 'connectid_declined' },
      attemptFields,
      attemptFields,
      { ...attemptFields, status: 'Verified' },
    ]);
});

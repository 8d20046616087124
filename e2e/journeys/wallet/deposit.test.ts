import { afterAll, beforeAll, describe, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import {
  captureElementObservation,
  capturePageObservation,
  captureRequestObservation,
  captureResponseObservation,
} from '../../harness/observe.ts';
import { fetchSandboxDeviceAndMetadata } from '../../harness/request-details.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createOneTimeCodeDialogPageObject } from '../../pages/code-prompt.ts';
import { collectResponseStatusesOfCall, createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { signInOnSavedTwoFactorDevice, signInThroughApiInBrowser } from '../../pages/session.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function signInAndOpen({ page, open }: BrowserVisitor, email: string, path = '/my-account/deposit') {
  await open('/about');
  await signInThroughApiInBrowser(page, email);
  await open(path);
}

/** The available funds shown in the account. */
function readAvailableFunds(page: BrowserVisitor['page']): Promise<string> {
  return page.evaluate(async () => (await (await fetch('/_visitor')).json()).availableFunds);
}

/** Checks that the deposit of a success page was sent with metadata and device data. */
async function expectMetadataAndDeviceData(page: BrowserVisitor['page']): Promise<void> {
  const depositId = new URL(page.url()).pathname.split('/').at(-1);
  const sandboxDeposit = (await fetchSandboxDeviceAndMetadata(shop)).deposits.find(({ id }) => id === depositId);
  expect(sandboxDeposit).toMatchObject({
    metadata: { platform: 'Web' },
    device_data: { correlation_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
}

describe('a deposit', () => {
  journey(
    'with a new card needs no second security code where the gateway asks for that of saved cards',
    async ({ visit }) => {
      const visitor = await visit('lantern', { port: shop.port });
      const { page } = visitor;
      await signInAndOpen(visitor, 'ada@lantern.example');
      await page.getByRole('navigation', { name: texts.siteHeader.main(), exact: true }).waitFor();
      const deposit = createDepositPageObject(page);
      await deposit.amount.fill('20');
      await deposit.typeCard(TEST_CARD_NUMBERS.approve);
      await deposit.pay.click();
      await page.waitForURL(/\/receipt\/[^/]+$/);
      await page.getByRole('main').getByText('£20.00').first().waitFor();
    },
  );

  journey('with a new card and a bank challenge is made once, however often it is pressed', async ({ visit }) => {
    const visitor = await visit('harbour', { port: shop.port, expected: /status of 422/ });
    const { page } = visitor;
    const analytics = await consentAndRecordAnalyticsEvents(visitor, shop);
    await signInAndOpen(visitor, 'ivo@harbour.example', '/my-account/deposit?utm_source=news');
    const deposit = createDepositPageObject(page);
    const [createStatuses, addCardStatuses, setDefaultStatuses] = [
      'funds.deposit.create',
      'funds.card.add',
      'funds.set-default',
    ].map((callId) => collectResponseStatusesOfCall(page, callId));
    const refusedPaths: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 422) refusedPaths.push(new URL(response.url()).pathname);
    });
    await deposit.way(texts.paymentChoice.newCard()).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await deposit.pay.click();
    coversSpec(
      'rules',
      'form.required',
      await captureElementObservation(deposit.main.getByText('This field is required')),
    );
    await deposit.amount.fill('20.505');
    await deposit.main.getByText('Amount must follow format e.g: 1.50').waitFor();
    const formatErrorObservation = await captureElementObservation(
      deposit.main.getByText('Amount must follow format e.g: 1.50'),
    );
    coversSpec('messages', 'form.currency', formatErrorObservation);
    coversSpec('rules', ['form.currency', 'form.currency-format'], formatErrorObservation);
    coversSpec('constants', 'amount.decimals-max', await capturePageObservation(page));
    await deposit.amount.fill('0');
    await deposit.main.getByText(sandboxTexts.wallet.amountTooSmall({ least: 1 })).waitFor();
    coversSpec(
      'constants',
      'amount.minimum-default',
      await captureElementObservation(deposit.main.getByText(sandboxTexts.wallet.amountTooSmall({ least: 1 }))),
    );
    await deposit.amount.fill('0.50');
    const belowMinimumMessage = deposit.main.getByText(sandboxTexts.wallet.amountTooSmall({ least: 100 }));
    coversSpec('entities', ['funds', 'payment-method'], await captureElementObservation(belowMinimumMessage));
    await deposit.amount.fill('20.50');
    await deposit.choose(texts.paymentChoice.newCard());
    await deposit.fields.getByLabel(sandboxTexts.gateways.nameOnCard()).waitFor();
    await deposit.main.getByText(texts.paymentChoice.cardLoading()).waitFor({ state: 'detached' });
    await deposit.pay.click();
    await deposit.fields.getByText("Please enter the card holder's name.").waitFor();
    await deposit.alert.getByText(texts.depositForm.cardInvalid()).waitFor();
    coversSpec('rules', 'form.card-holder', await capturePageObservation(page));
    coversSpec('messages', 'form.card-holder', await capturePageObservation(page));
    await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
    await deposit.main.getByRole('checkbox', { name: texts.paymentChoice.makeDefault() }).check();
    const notifyStatuses: number[] = [];
    const notifyResponse = page.waitForResponse((response) => new URL(response.url()).pathname === '/3ds/notify');
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/3ds/notify') notifyStatuses.push(response.status());
    });
    const shopRequests: string[] = [];
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname === 'harbour.localhost') shopRequests.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    const depositRequest = page.waitForRequest('**/_api/funds.deposit.create');
    await deposit.pay.dblclick();
    await deposit.challenge.waitFor();
    const colourDepth = /"browserColorDepth":"?(\d+)/.exec((await depositRequest).postData() ?? '')?.[1];
    expect([1, 4, 8, 15, 16, 24, 32, 48]).toContain(Number(colourDepth));
    coversSpec(
      'entities',
      ['deposit-request', 'threeds-browser-info'],
      captureRequestObservation(await depositRequest),
    );
    coversSpec('constants', 'colour-depth.allowed', captureRequestObservation(await depositRequest));
    coversSpec('rules', 'display.colour-depth', captureRequestObservation(await depositRequest));
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.locator('iframe[title="Your bank"]').boundingBox()).toMatchObject({ width: 500, height: 600 });
    await deposit.answerBank('approve');
    await page.waitForURL(/\/receipt\/[^/]+$/);
    await deposit.main.getByText(texts.depositReport.capturedHeading()).waitFor();
    expect(await deposit.main.innerText()).toMatch(/Amount\s+\$20\.50\s+Payment method\s+Card, ending in 2014/);
    expect([createStatuses, addCardStatuses, setDefaultStatuses, notifyStatuses]).toEqual([[200], [200], [200], [200]]);
    const depositId = new URL(page.url()).pathname.split('/').at(-1);
    expect(analytics.layerOf('Deposit')).toEqual([{ deposit_id: depositId, currency: 'AUD', amount: 20.5 }]);
    const sandboxDetails = await fetchSandboxDeviceAndMetadata(shop);
    const sandboxDeposit = sandboxDetails.deposits.find(({ id }) => id === depositId);
    const { correlation_id: correlationId } = sandboxDeposit?.device_data ?? {};
    expect(correlationId).toMatch(/^[0-9a-f]{32}$/);
    expect(sandboxDeposit).toMatchObject({
      gateway_key: 'braintree',
      metadata: { platform: 'Web', utm_source: 'news' },
    });
    const savedCard = sandboxDetails.funds.find((fund) => fund.customer_id === sandboxDeposit?.customer_id);
    expect(savedCard?.device_data?.correlation_id).toBe(correlationId);
    expect(analytics.layerOf('ExtraDeposit')).toEqual([]);
    await expect.poll(() => analytics.serviceOf('fund created')).toEqual([{ method: 'cc' }]);
    expect(await analytics.serviceOf('fund defaulted')).toEqual([{ fund_id: expect.stringMatching(/./) }]);
    coversSpec('analytics', 'event.deposit-partner', analytics.seenInLayer('Deposit'));
    coversSpec('analytics', 'event.fund-created', await analytics.seenEvent('fund created'));
    coversSpec('analytics', 'event.fund-defaulted', await analytics.seenEvent('fund defaulted'));
    expect(refusedPaths).toEqual(['/pay/vault/cards']);
    coversSpec('calls', 'threeds.notify', await captureResponseObservation(await notifyResponse));
    expect(await readAvailableFunds(page)).toBe('$20.50');
    expect(shopRequests.filter((text) => text.includes(TEST_CARD_NUMBERS.challenge))).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec('flows', ['deposit', 'deposit.add-card', 'form'], await capturePageObservation(page));
    coversSpec('routes', ['my-account.deposit', 'receipt'], await capturePageObservation(page));
    coversSpec('screens', ['threeds-challenge', 'post-deposit'], await capturePageObservation(page));

    await page.goBack();
    await deposit.way(/Visa ending in 2014/).waitFor();
    expect(await deposit.amount.inputValue()).toBe('');

    await visitor.open(`/my-account/deposit/details/${depositId}/success`);
    await deposit.main.getByText(texts.depositReport.capturedHeading()).waitFor();
    coversSpec('routes', 'my-account.deposit.details.success', await capturePageObservation(page));
  });

  journey(
    'shows the bank challenge, survives a reload inside it, and can be left and finished later',
    async ({ visit }) => {
      const visitor = await visit('harbour', { port: shop.port, viewport: { width: 390, height: 844 } });
      const { page, open } = visitor;
      await signInAndOpen(visitor, 'ada@harbour.example', '/deposit');
      const deposit = createDepositPageObject(page);
      const createStatuses = collectResponseStatusesOfCall(page, 'funds.deposit.create');
      await deposit.amount.fill('30');
      await deposit.typeCard(TEST_CARD_NUMBERS.challenge);
      expect(await findSidewaysOverflow(page)).toEqual([]);
      await deposit.pay.click();
      await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
      expect(await page.locator('iframe[title="Your bank"]').boundingBox()).toMatchObject({ width: 390, height: 400 });

      await page.reload();
      await deposit.bank.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
      await page.keyboard.press('Escape');
      await deposit.main.getByText(texts.paymentProgress.bankClosedHeading()).waitFor();
      await deposit.main.getByRole('button', { name: texts.paymentProgress.payAnotherWay() }).click();
      await deposit.main.getByText(texts.depositForm.unfinished()).waitFor();
      await deposit.main.getByRole('link', { name: texts.paymentProgress.details() }).click();
      await deposit.main.getByText(texts.depositReport.bankHeading()).waitFor();
      const detailsPath = new URL(page.url()).pathname;

      await deposit.main.getByRole('link', { name: texts.openDeposits.goOn() }).click();
      await page.waitForURL(/\/my-account\/deposit\/authorisation\//);
      await deposit.answerBank('approve');
      await page.waitForURL(/\/receipt\/[^/]+$/);
      await open(detailsPath);
      await deposit.main.getByText(texts.depositReport.capturedHeading()).waitFor();
      expect(createStatuses).toEqual([200]);
      coversSpec(
        'routes',
        ['deposit', 'my-account.deposit.details', 'my-account.deposit.authorisation'],
        await capturePageObservation(page),
      );
    },
  );

  journey('with a card that the bank refuses fails with a message, and may be tried again', async ({ visit }) => {
    const visitor = await visit('harbour', { port: shop.port, expected: /status of 422/ });
    const { page } = visitor;
    await signInAndOpen(visitor, 'ada@harbour.example');
    const deposit = createDepositPageObject(page);
    await deposit.amount.fill('10');
    await deposit.typeCard(TEST_CARD_NUMBERS.declined);
    await deposit.pay.click();
    await deposit.alert.getByText(sandboxTexts.wallet.cardRefused()).waitFor();
    await deposit.typeCard(TEST_CARD_NUMBERS.challengeFails);
    await deposit.pay.click();
    await deposit.answerBank('approve');
    await deposit.alert
      .getByText(sandboxTexts.wallet.cardRefusedBecause({ reason: sandboxTexts.wallet.bankNotConfirmed() }))
      .waitFor();
    await deposit.main.getByRole('link', { name: texts.paymentProgress.details() }).click();
    await deposit.main.getByText(texts.depositReport.failedHeading()).waitFor();
    const depositId = new URL(page.url()).pathname.split('/').at(-1);
    await visitor.open(`/my-account/deposit/details/${depositId}/failure`);
    await deposit.main.getByText(sandboxTexts.wallet.bankNotConfirmed()).waitFor();
    coversSpec('errors', 'deposit.failure', await capturePageObservation(page));
    coversSpec('routes', 'my-account.deposit.details.failure', await capturePageObservation(page));
  });

  journey('by PayPal goes there and back, whether it is approved or cancelled', async ({ visit }) => {
    const visitor = await visit('harbour', { port: shop.port });
    const { page } = visitor;
    const analytics = await consentAndRecordAnalyticsEvents(visitor, shop);
    await signInAndOpen(visitor, 'ada@harbour.example');
    const deposit = createDepositPageObject(page);
    await deposit.amount.fill('15');
    await deposit.choose('PayPal');
    await deposit.pay.click();
    await page.getByRole('button', { name: sandboxTexts.gateways.cancel() }).click();
    await page.waitForURL(/\/my-account\/deposit\/[^/]+\/cancel$/);
    await deposit.main.getByText(sandboxTexts.wallet.paymentCancelled()).waitFor();
    await deposit.heading.getByText(texts.depositReport.stoppedHeading()).waitFor();
    coversSpec('routes', 'my-account.deposit.cancel', await capturePageObservation(page));

    const appUrl = 'com.harbour.shop://done?order=7';
    await visitor.open(`/my-account/deposit?${new URLSearchParams({ successMobileDeepLink: appUrl })}`);
    await deposit.alert.getByText(sandboxTexts.wallet.paymentCancelled()).waitFor();
    await deposit.amount.fill('15');
    await deposit.choose('PayPal');
    await deposit.pay.click();
    await page.getByRole('button', { name: sandboxTexts.gateways.approve() }).click();
    await page.waitForURL(/\/receipt\/[^/?]+\?successMobileDeepLink=/);
    expect(await deposit.main.getByRole('link', { name: texts.receipt.backToApp() }).getAttribute('href')).toBe(appUrl);
    expect(await deposit.main.innerText()).toMatch(/Your money has arrived[\s\S]*\$15\.00\s+Payment method\s+PayPal/);
    await expectMetadataAndDeviceData(page);
    await expect.poll(() => analytics.layerOf('Deposit')).toMatchObject([{ amount: 15 }]);
    coversSpec('flows', 'deposit.paypal', await capturePageObservation(page));

    // The deposit is complete, and the form is ready for another.
    await visitor.open('/my-account/deposit');
    await deposit.amount.fill('16');
    await deposit.choose('PayPal');

    // A customer who navigates back to the form sees the open payment once, with all options.
    await deposit.pay.click();
    await page.getByRole('button', { name: sandboxTexts.gateways.approve() }).waitFor();
    await visitor.open('/my-account/deposit');
    await deposit.main.getByRole('button', { name: texts.paymentProgress.paypalOpen() }).waitFor();
    const payPalEntry = deposit.main.locator('.open-deposits').getByText(texts.openDeposits.paypal());
    expect([await payPalEntry.count(), await payPalEntry.isVisible()]).toEqual([1, false]);
    await deposit.main.getByRole('button', { name: texts.paymentProgress.payAnotherWay() }).click();
    await deposit.alert.getByText(texts.depositForm.unfinished()).waitFor();
    expect(await payPalEntry.isVisible()).toBe(false);
    await visitor.open('/my-account/deposit');
    await payPalEntry.waitFor();
    await deposit.main.getByRole('link', { name: texts.openDeposits.goOn() }).first().click();
    await deposit.main.getByRole('button', { name: texts.paymentProgress.paypalOpen() }).click();
    await page.getByRole('button', { name: sandboxTexts.gateways.cancel() }).click();
    await page.waitForURL(/\/my-account\/deposit\/[^/]+\/cancel$/);
  });

  journey(
    'by device wallet, through a gateway that does not answer at first, and by bank transfer instructions',
    async ({ visit }) => {
      const visitor = await visit('harbour', { port: shop.port });
      const { page } = visitor;
      await signInAndOpen(visitor, 'ada@harbour.example');
      const deposit = createDepositPageObject(page);
      await deposit.amount.fill('12');
      await deposit.choose('Apple Pay');
      await deposit.pay.click();
      await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.close() }).click();
      await deposit.sheet.owner().waitFor({ state: 'detached' });
      await expect.poll(() => deposit.pay.evaluate((button) => button === document.activeElement)).toBe(true);
      await deposit.pay.click();
      await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.pay() }).click();
      await page.waitForURL(/\/receipt\/[^/]+$/);
      expect(await deposit.main.innerText()).toMatch(/\$12\.00\s+Payment method\s+Apple Pay/);
      await expectMetadataAndDeviceData(page);

      await visitor.open('/my-account/deposit');
      await deposit.amount.fill('25');
      await deposit.choose('Google Pay');
      await deposit.pay.click();
      await deposit.sheet
        .getByLabel(sandboxTexts.gateways.cardInWallet())
        .selectOption(sandboxTexts.gateways.gatewaySilent());
      await deposit.sheet.getByRole('button', { name: sandboxTexts.gateways.pay() }).click();
      await deposit.main.getByRole('heading', { name: texts.depositForm.pending() }).waitFor();
      await page.getByRole('status').getByText('Action Required').waitFor();
      coversSpec(
        'messages',
        'toast.action-required',
        await captureElementObservation(page.getByRole('status').getByText('Action Required')),
      );
      coversSpec('errors', 'toast.generic-api', await capturePageObservation(page));

      await deposit.main.getByRole('button', { name: texts.depositForm.another() }).click();
      await deposit.amount.fill('50');
      await deposit.choose(sandboxTexts.wallet.bankDeposit());
      await deposit.pay.click();
      await deposit.main.getByText(texts.depositForm.instructions(), { exact: true }).waitFor();
      expect(await deposit.main.innerText()).toMatch(/Account number\s+10041700[\s\S]*Reference\s+\d{10}/);
      expect(await findAxeViolations(page)).toEqual([]);

      await visitor.open('/my-account/deposit');
      await deposit.main.getByText(texts.openDeposits.toBeSent()).first().waitFor();
      expect(await deposit.main.locator('h1, h2').first().innerText()).toBe(
        readSeedText('base/pages/my-account-deposit', 'deposit', 'heading'),
      );
    },
  );

  journey('waits for a one-time code, and closing the prompt cancels it and empties the form', async ({ visit }) => {
    const visitor = await visit('harbour', { port: shop.port, expected: /status of 403/ });
    const { page, open } = visitor;
    await open('/about');
    await signInOnSavedTwoFactorDevice(page, 'harbour');
    await open('/my-account/deposit');
    const deposit = createDepositPageObject(page);
    const { dialog, close: closeButton } = createOneTimeCodeDialogPageObject(page);
    await deposit.amount.fill('10');
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await deposit.pay.click();
    await dialog.waitFor();
    await closeButton.click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => deposit.amount.inputValue()).toBe('');
    expect(await deposit.alert.filter({ hasText: /\S/ }).count()).toBe(0);
  });
});

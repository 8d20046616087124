import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation, captureRequestObservation } from '../../harness/observe.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readLinkLabel } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createAccountPageObject } from '../../pages/account-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { createPasswordDialogPageObject } from '../../pages/password-prompt.ts';
import { callApiFromPage, signInThroughApiInBrowser } from '../../pages/session.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Visit = (brand: 'harbour', options?: { port?: number; expected?: RegExp }) => Promise<BrowserVisitor>;

const EXPECTED_ERRORS = /status of (?:403|409|422)/;

async function openAs(visit: Visit, name: string, path: string, expected?: RegExp) {
  const visitor = await visit('harbour', { port: shop.port, ...(expected && { expected }) });
  const analytics = await consentAndRecordAnalyticsEvents(visitor, shop);
  await visitor.open('/about/privacy');
  expect(await signInThroughApiInBrowser(visitor.page, `${name}@harbour.example`)).toBe('200 signed in');
  await visitor.open(path);
  return { ...visitor, told: analytics, account: createAccountPageObject(visitor.page) };
}

journey('transactions are found by type and date, page by page', async ({ visit }) => {
  const { page, account, open } = await openAs(visit, 'ada', '/my-account/transactions');
  const { main, rows } = account;
  expect([await rows.count(), await main.getByText(/^1 to 10 of \d+$/).count()]).toEqual([10, 1]);
  expect(await findAxeViolations(page)).toEqual([]);
  await main
    .getByLabel(texts.transactionList.typeLabel(), { exact: true })
    .selectOption(texts.transactionList.deposit());
  await main.getByRole('button', { name: texts.transactionList.show() }).click();
  await page.waitForURL(/type=deposit/);
  expect(new Set(await rows.getByRole('rowheader').getByRole('link').allInnerTexts())).toEqual(
    new Set([sandboxTexts.wallet.transactionDeposit()]),
  );
  await main.getByRole('link', { name: texts.pageLinks.next() }).click();
  await page.waitForURL(/\/transactions\/2\?type=deposit/);
  await main.getByText(/^11 to \d+ of \d+$/).waitFor();
  await rows.getByRole('link', { name: sandboxTexts.wallet.transactionDeposit() }).first().click();
  await main.getByText(texts.depositReport.balance()).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/my-account\/deposit\/summary\/\d+$/);
  await open('/my-account/transactions?from=2001-01-01&to=2001-12-31');
  await main.getByText(texts.transactionList.noneMatching()).waitFor();
  coversSpec('routes', ['my-account.transactions', 'my-account.deposit.summary'], await capturePageObservation(page));
  coversSpec('constants', 'page-size.default', await capturePageObservation(page));
});

journey('a customer withdraws money, and sees the status of the withdrawal', async ({ visit }) => {
  const { page, open, told: analytics, account } = await openAs(visit, 'ada', '/my-account/withdraw', EXPECTED_ERRORS);
  const { main, field } = account;
  expect(await findAxeViolations(page)).toEqual([]);
  // The header at its widest on a small phone: a full cart badge, the balance and notifications.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator('[data-visitor="cart-count"]').evaluate((badge) => {
    badge.textContent = '100';
    badge.removeAttribute('hidden');
  });
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await main.getByLabel(formTexts.withdrawal['amount.label']).fill('999999');
  await main.getByRole('button', { name: texts.withdrawForm.submit(), exact: true }).click();
  const maximumError = field(formTexts.withdrawal['amount.label']).getByText(
    /Please enter an amount equal to or less than \$[\d,]+\.\d\d\./,
  );
  coversSpec('messages', 'form.maximum', await captureElementObservation(maximumError));
  coversSpec('rules', 'form.maximum', await captureElementObservation(maximumError));
  await main.getByLabel(formTexts.withdrawal['amount.label']).fill('12.50');
  const withdrawalRequest = page.waitForRequest('**/_api/funds.withdraw');
  await main.getByRole('button', { name: texts.withdrawForm.submit(), exact: true }).dblclick();
  expect((await withdrawalRequest).postDataJSON().body).toMatchObject({
    amount: '12.50',
    bankType: expect.stringMatching(/./),
    withdrawalMethodCode: expect.stringMatching(/^(?:tt|pl|tw|do)$/),
  });
  coversSpec('entities', 'withdrawal-request', captureRequestObservation(await withdrawalRequest));
  coversSpec('constants', 'withdrawal.codes', captureRequestObservation(await withdrawalRequest));
  await createPasswordDialogPageObject(page).give();
  await page.waitForURL(/\/my-account\/withdraw\/details\/[^/]+$/);
  await main.getByRole('heading', { name: texts.withdrawalStatus.requestedHeading() }).waitFor();
  expect(await main.innerText()).toMatch(/Amount\s+\$12\.50[\s\S]*Paid to\s+Bank account ending \d{4}/);
  await expect
    .poll(() => analytics.serviceOf('withdrawal requested'))
    .toEqual([{ method: expect.stringMatching(/./) }]);
  coversSpec('analytics', 'event.withdrawal-requested', await analytics.seenEvent('withdrawal requested'));
  coversSpec('routes', ['my-account.withdraw', 'my-account.withdraw.details'], await capturePageObservation(page));
  coversSpec('flows', 'withdrawal', await capturePageObservation(page));
  await main
    .getByRole('link', { name: readLinkLabel('base/pages/my-account-withdraw-details', 'my-account.transactions') })
    .click();
  const firstRow = account.rows.first();
  await firstRow.getByText(texts.transactionList.pending()).waitFor();
  expect(await firstRow.innerText()).toContain('−$12.50');
  expect(await account.rows.filter({ hasText: '−$12.50' }).count()).toBe(1);
  await firstRow.getByRole('link', { name: sandboxTexts.wallet.transactionWithdrawal() }).click();
  await main.getByText(texts.withdrawalStatus.balance()).waitFor();
  coversSpec('routes', 'my-account.withdraw.summary', await capturePageObservation(page));

  // Another request withdraws part of the money while the form is open.
  await open('/my-account/withdraw');
  const methodParts = (await main.locator('[name="way"]').first().inputValue()).split(':');
  const [withdrawalMethodCode, bankType, customerFundId] = methodParts;
  const body = { amount: '10.00', withdrawalMethodCode, bankType, customerFundId };
  const maximum = (await main.locator('.withdraw-form__funds .figure').first().innerText()).replaceAll(/[$,]/g, '');
  await main.getByLabel(formTexts.withdrawal['amount.label']).fill(maximum);
  const customerId = await page.evaluate(async () => (await (await fetch('/_visitor')).json()).customerId);
  expect(await callApiFromPage(page, 'funds.withdraw', body, { id: customerId })).toMatchObject({
    result: expect.stringMatching(/./),
  });
  const withdrawButton = main.getByRole('button', { name: texts.withdrawForm.submit(), exact: true });
  await withdrawButton.click();
  await main
    .getByRole('alert')
    .getByText(texts.withdrawalRefusals.withdrawnElsewhere({ amount: '$10.00' }))
    .waitFor();
  await withdrawButton.click();
  await field(formTexts.withdrawal['amount.label']).getByText(sandboxTexts.wallet.notWithdrawable()).waitFor();
  expect(analytics.layerOf('Error').at(-1)).toEqual({
    code: 'insufficient_funds',
    message: sandboxTexts.wallet.notWithdrawable(),
    method: withdrawalMethodCode,
  });
  expect(['tt', 'pl', 'tw', 'do']).toContain(withdrawalMethodCode);
  coversSpec('errors', 'withdrawal', await capturePageObservation(page));
});

journey('a spend limit is set, tightened at once, loosened after a delay, and removed', async ({ visit }) => {
  const { page, context, account, open } = await openAs(visit, 'ivo', '/my-account/spend-limits', EXPECTED_ERRORS);
  const { main } = account;
  const saveLimit = async (limit: string) => {
    await main.getByLabel(formTexts.limitFields['limit.label'], { exact: true }).fill(limit);
    await main.getByRole('button', { name: texts.limitManager.save() }).click();
  };
  expect(await findAxeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: texts.limitManager.set({ kind: 'spending', period: 'week' }) }).click();
  await saveLimit('0');
  const minimumError = main.getByText(sandboxTexts.wallet.amountTooSmall({ least: 1 }));
  coversSpec('messages', 'form.minimum', await captureElementObservation(minimumError));
  coversSpec('rules', ['form.minimum', 'form.minimum-amount-default'], await captureElementObservation(minimumError));
  await saveLimit('80');
  await page.getByText(texts.accountToasts.spendLimitUpdated({ amount: 8000, period: 'week' })).waitFor();
  await main.getByText('$0.00 spent, $80.00 left').waitFor();
  coversSpec('messages', 'toast.spend-limit-updated', await capturePageObservation(page));
  coversSpec('entities', 'spend-limit', await capturePageObservation(page));
  await main.getByRole('button', { name: texts.limitManager.change() }).click();
  await saveLimit('100');
  await main.getByText(patterns.limitManager.pending({ limit: 10_000 })).waitFor();
  await main.getByRole('button', { name: texts.limitManager.remove() }).click();
  await main.getByRole('button', { name: texts.limitManager.keep() }).click();
  await main.getByRole('button', { name: texts.limitManager.remove() }).click();
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.getByRole('button', { name: texts.limitManager.remove() }).click();
  await main.getByRole('button', { name: texts.limitManager.confirm() }).click();
  await main.getByText(patterns.limitManager.ending()).waitFor();
  await tab.getByRole('button', { name: texts.limitManager.confirm() }).click();
  const removalError = tab.getByText(sandboxTexts.limits.limitRemovalUnderWay());
  coversSpec('errors', 'spend-limit.delete-422', await captureElementObservation(removalError));
  await tab.close();
  coversSpec('routes', 'my-account.spend-limits', await capturePageObservation(page));

  await open('/my-account/precommitment-limit');
  await main.getByRole('button', { name: 'Set a deposit limit' }).click();
  await saveLimit('60');
  await page.getByText(texts.accountToasts.depositLimitUpdated()).waitFor();
  await main.getByText(texts.limitManager.used({ kind: 'deposits', used: 0, remaining: 6_000 })).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('messages', 'toast.deposit-limit-updated', await capturePageObservation(page));
  coversSpec('routes', 'my-account.precommitment-limit', await capturePageObservation(page));
});

journey('cards and bank accounts are saved, made the default, and removed', async ({ visit }) => {
  const { page, account } = await openAs(visit, 'ivo', '/my-account/cards-and-accounts', EXPECTED_ERRORS);
  const { main } = account;
  const deposit = createDepositPageObject(page);
  const findFund = (label: string) => main.locator('.fund-list__fund').filter({ hasText: label });
  await main.getByText(texts.fundList.none()).waitFor();
  await main.getByRole('button', { name: texts.fundList.addCard() }).click();
  await deposit.fields.getByLabel(sandboxTexts.gateways.cardNumber()).waitFor();
  await main.getByText(texts.fundList.cardLoading()).waitFor({ state: 'detached' });
  expect(await findAxeViolations(page)).toEqual([]);
  await deposit.fillCard(TEST_CARD_NUMBERS.approve);
  await main.getByRole('checkbox', { name: texts.fundList.cardDefault() }).check();
  await main.getByRole('button', { name: texts.fundList.saveCard() }).click();
  await findFund('Visa ending 0018').getByText(texts.fundList.default()).waitFor();

  await main.getByRole('button', { name: texts.fundList.addAccount() }).click();
  await main.getByLabel(formTexts.bankAccount['accountName.label']).fill('Ivo Quill');
  await main.getByLabel(formTexts.bankAccount['bankCode.label']).fill('062000');
  await main.getByLabel(formTexts.bankAccount['accountNumber.label']).fill('12345678');
  await main.getByRole('button', { name: texts.fundList.saveAccount() }).click();
  await createPasswordDialogPageObject(page).give();
  const bankFund = findFund(texts.savedFund.bank({ last: '5678' }));
  coversSpec('entities', ['bank-account', 'fund-type'], await captureElementObservation(bankFund));
  await bankFund.getByRole('button', { name: patterns.fundList.makeDefault() }).click();
  await bankFund.getByText(texts.fundList.default()).waitFor();
  await findFund('Visa')
    .getByRole('button', { name: texts.fundList.remove({ fund: 'Visa' }) })
    .click();
  await findFund('Visa').getByRole('button', { name: texts.fundList.keep() }).click();
  await findFund('Visa')
    .getByRole('button', { name: texts.fundList.remove({ fund: 'Visa' }) })
    .click();
  await findFund('Visa').getByRole('button', { name: texts.fundList.confirm(), exact: true }).click();
  await findFund('Visa').waitFor({ state: 'detached' });
  coversSpec('routes', 'my-account.cards-and-accounts', await capturePageObservation(page));
});

journey('a PayPal account and one at an overseas bank are saved without paying', async ({ visit }) => {
  const { page, account } = await openAs(visit, 'gus', '/my-account/cards-and-accounts', EXPECTED_ERRORS);
  const { main, field } = account;
  const paypalFrame = page.frameLocator('iframe[title="PayPal"]');
  const findFund = (label: string) => main.locator('.fund-list__fund').filter({ hasText: label });
  const addPaypalButton = main.getByRole('button', { name: texts.fundList.addPaypal() });
  await page.getByRole('dialog').getByRole('button', { name: texts.migrationDialog.later() }).click();
  await addPaypalButton.click();
  await paypalFrame.getByRole('button', { name: sandboxTexts.gateways.close() }).click();
  await paypalFrame.owner().waitFor({ state: 'detached' });
  await addPaypalButton.click();
  await paypalFrame.getByLabel(sandboxTexts.gateways.emailOfPayPal()).fill('gus');
  await paypalFrame.getByRole('button', { name: sandboxTexts.gateways.agreeAndLink() }).click();
  await paypalFrame.getByText('Please enter a valid email address').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await paypalFrame.getByLabel(sandboxTexts.gateways.emailOfPayPal()).fill('gus@petrov.example');
  await paypalFrame.getByRole('button', { name: sandboxTexts.gateways.agreeAndLink() }).click();
  await page.getByText(texts.walletToasts.payPalSaved()).waitFor();
  await findFund('PayPal').getByText('gus').first().waitFor();

  await main.getByRole('button', { name: texts.fundList.addOverseas() }).click();
  await main.getByLabel(formTexts.bankAccount['accountName.label']).fill('Gus Petrov');
  await main.getByLabel(formTexts.overseasAccount['bankCode.label']).fill('NWBK');
  await main.getByLabel(formTexts.overseasAccount['accountNumber.label']).fill('GB29 NWBK 6016 1331 9268 19');
  await main.getByRole('button', { name: texts.fundList.saveAccount() }).click();
  await createPasswordDialogPageObject(page).give();
  await field(formTexts.overseasAccount['bankCode.label']).getByText(sandboxTexts.wallet.swiftInvalid()).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await main.getByLabel(formTexts.overseasAccount['bankCode.label']).fill('NWBKGB2L');
  await main.getByRole('button', { name: texts.fundList.saveAccount() }).click();
  await findFund(texts.savedFund.bank({ last: '6819' }))
    .getByText('Pending Verification')
    .waitFor();
});

journey('a customer is verified by a document, and then by the registers', async ({ visit }) => {
  const { page, account, open } = await openAs(visit, 'finn', '/my-account/manual-verification', EXPECTED_ERRORS);
  const { main } = account;
  expect(await findAxeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: texts.documentUpload.send(), exact: true }).click();
  await main.getByText(texts.documentUpload.missing()).waitFor();
  const documentImage = await page.screenshot({ type: 'png' });
  await main.getByLabel(/^Front/).setInputFiles({ name: 'reject.png', mimeType: 'image/png', buffer: documentImage });
  await main.getByRole('button', { name: texts.documentUpload.send(), exact: true }).click();
  await main.getByRole('heading', { name: texts.documentUpload.sentHeading() }).waitFor();
  coversSpec('screens', 'manual-verification', await capturePageObservation(page));
  coversSpec('routes', 'my-account.manual-verification', await capturePageObservation(page));
  await open('/my-account/verify-account');
  await main.getByText('Pending Verification').waitFor();
  coversSpec(
    'messages',
    'verification-status.pending',
    await captureElementObservation(main.getByText('Pending Verification')),
  );
  await account.passMinutes(shop, 6);
  await page.reload();
  await main.getByText('Failed Verification').waitFor();
  coversSpec(
    'messages',
    'verification-status.failed',
    await captureElementObservation(main.getByText('Failed Verification')),
  );
  expect(await findAxeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: texts.identityCheck.methodAction({ method: 'auto_verification' }) }).click();
  await main.getByText('Verified', { exact: true }).waitFor();
  coversSpec(
    'messages',
    'verification-status.verified',
    await captureElementObservation(main.getByText('Verified', { exact: true })),
  );
  coversSpec('entities', ['verification-status', 'verification-method'], await capturePageObservation(page));
  coversSpec('routes', 'my-account.verify-account', await capturePageObservation(page));
});

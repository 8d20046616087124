import { afterAll, beforeAll, expect } from 'vitest';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { type PurchaseTestShop, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { confirmPasswordThroughApi, DEMO_PASSWORD, signInThroughApiInBrowser } from '../../pages/session.ts';
import { saveDetailsDespiteVerificationLoss } from '../../pages/verification-loss.ts';

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

const TIMEOUT = { timeout: 70_000 };
const CLOSURE_PATH = '/close-my-account';
const EMAIL = 'hana@harbour.example';
const DAY_MS = 86_400_000;

journey(
  'a customer who lost verification verifies again, withdraws the whole balance and closes the account',
  TIMEOUT,
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('harbour', { port: testShop.shop.port });
    const main = page.getByRole('main');
    const signIn = async () => {
      await open('/about/privacy');
      expect(await signInThroughApiInBrowser(page, EMAIL)).toBe('200 signed in');
      await confirmPasswordThroughApi(page);
    };
    const waitForForm = async (name: string) => {
      const form = createFormPageObjectByHeading(page, name);
      await form.submit.and(page.locator(':enabled')).waitFor();
      return form;
    };
    const withdraw = async (amount: string) => {
      await main.getByRole('link', { name: 'Withdraw your money' }).click();
      const { field, submit } = await waitForForm(texts.withdrawForm.form());
      await field(formTexts.withdrawal['amount.label']).fill(amount);
      await submit.click();
    };

    await signIn();
    await open('/my-account/my-details');
    const detailsForm = await waitForForm('My details');
    await detailsForm.field(formTexts.customerFields['lastname.label']).fill('Quillfeather');
    await detailsForm.submit.click();
    await saveDetailsDespiteVerificationLoss(page);
    await page.getByText('Details updated, your account is now unverified').first().waitFor();

    await open(CLOSURE_PATH);
    const readNotice = (position: number, amount: string) =>
      readSeedText('base/pages/close-my-account', 'form', `notices/${position}/text`).replace('{amount}', amount);
    await main.getByText(readNotice(1, '$100.00')).waitFor();
    await main
      .getByRole('link', { name: readSeedText('base/pages/close-my-account', 'form', 'notices/1/action/label') })
      .click();
    await main.getByRole('button', { name: texts.identityCheck.methodAction({ method: 'auto_verification' }) }).click();
    await main.getByText(texts.identityCheck.explanationVerified()).waitFor();

    await open(CLOSURE_PATH);
    await withdraw('97');
    await page.waitForURL(/\/my-account\/withdraw\/details\//);
    await open(CLOSURE_PATH);
    await main.getByText(readNotice(0, '$3.00')).waitFor();
    await withdraw('3');
    await page.waitForURL(/\/my-account\/withdraw\/details\//);
    await open(CLOSURE_PATH);
    await main.getByText(readNotice(3, '$100.00')).waitFor();

    testShop.sandbox.moveTo(new Date(testShop.sandbox.shop.clock() + 3 * DAY_MS).toISOString());
    // The session has ended by then.
    await context.clearCookies();
    await context.addCookies([{ name: 'consent', value: 'essential', url: origin }]);
    await signIn();
    await open(CLOSURE_PATH);
    const closureForm = await waitForForm(readSeedText('base/pages/close-my-account', 'form', 'heading'));
    await closureForm.field(formTexts.signInFields['password.label']).fill(DEMO_PASSWORD);
    await closureForm.field(formTexts.accountClosure['confirmed.label']).check();
    await closureForm.submit.click();
    await page.waitForURL(`${origin}${CLOSURE_PATH}/success`);
    await page
      .getByRole('heading', {
        level: 1,
        name: readSeedText('base/pages/close-my-account-success', 'closed-words', 'heading'),
      })
      .waitFor();
  },
);

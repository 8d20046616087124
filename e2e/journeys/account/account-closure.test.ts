import { afterAll, beforeAll, expect } from 'vitest';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { type PurchaseTestShop, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { confirmPasswordThroughApi, DEMO_PASSWORD, signInThroughApiInBrowser } from '../../pages/session.ts';
import { saveDetailsDespiteVerificationLoss } from '../../pages/verification-loss.ts';

let around: PurchaseTestShop;
beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterAll(() => around.close());

const PATIENT = { timeout: 70_000 };
const CLOSE = '/close-my-account';
const EMAIL = 'hana@harbour.example';
const DAY = 86_400_000;

journey(
  'a customer who lost verification verifies again, withdraws the whole balance and closes the account',
  PATIENT,
  async ({ visit }) => {
    const { page, context, open, origin } = await visit('harbour', { port: around.shop.port });
    const main = page.getByRole('main');
    const logIn = async () => {
      await open('/about/privacy');
      expect(await signInThroughApiInBrowser(page, EMAIL)).toBe('200 signed in');
      await confirmPasswordThroughApi(page);
    };
    const form = async (name: string) => {
      const found = createFormPageObjectByHeading(page, name);
      await found.submit.and(page.locator(':enabled')).waitFor();
      return found;
    };
    const withdraw = async (amount: string) => {
      await main.getByRole('link', { name: 'Withdraw your money' }).click();
      const { field, submit } = await form(texts.withdrawForm.form());
      await field(formTexts.withdrawal['amount.label']).fill(amount);
      await submit.click();
    };

    await logIn();
    await open('/my-account/my-details');
    const details = await form('My details');
    await details.field(formTexts.customerFields['lastname.label']).fill('Quillfeather');
    await details.submit.click();
    await saveDetailsDespiteVerificationLoss(page);
    await page.getByText('Details updated, your account is now unverified').first().waitFor();

    await open(CLOSE);
    const notice = (position: number, amount: string) =>
      readSeedText('base/pages/close-my-account', 'form', `notices/${position}/text`).replace('{amount}', amount);
    await main.getByText(notice(1, '$100.00')).waitFor();
    await main
      .getByRole('link', { name: readSeedText('base/pages/close-my-account', 'form', 'notices/1/action/label') })
      .click();
    await main.getByRole('button', { name: texts.identityCheck.methodAction({ method: 'auto_verification' }) }).click();
    await main.getByText(texts.identityCheck.explanationVerified()).waitFor();

    await open(CLOSE);
    await withdraw('97');
    await page.waitForURL(/\/my-account\/withdraw\/details\//);
    await open(CLOSE);
    await main.getByText(notice(0, '$3.00')).waitFor();
    await withdraw('3');
    await page.waitForURL(/\/my-account\/withdraw\/details\//);
    await open(CLOSE);
    await main.getByText(notice(3, '$100.00')).waitFor();

    around.sandbox.moveTo(new Date(around.sandbox.shop.clock() + 3 * DAY).toISOString());
    // The session has ended by then.
    await context.clearCookies();
    await context.addCookies([{ name: 'consent', value: 'essential', url: origin }]);
    await logIn();
    await open(CLOSE);
    const closing = await form(readSeedText('base/pages/close-my-account', 'form', 'heading'));
    await closing.field(formTexts.signInFields['password.label']).fill(DEMO_PASSWORD);
    await closing.field(formTexts.accountClosure['confirmed.label']).check();
    await closing.submit.click();
    await page.waitForURL(`${origin}${CLOSE}/success`);
    await page
      .getByRole('heading', {
        level: 1,
        name: readSeedText('base/pages/close-my-account-success', 'closed-words', 'heading'),
      })
      .waitFor();
  },
);

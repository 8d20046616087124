import type { Page } from 'playwright-core';
import { formTexts } from '../harness/form-texts.ts';
import { sandboxTexts } from '../harness/sandbox-texts.ts';
import { readSeedText } from '../harness/seed-texts.ts';
import { texts } from '../harness/texts.ts';

/** Test cards, described in the sandbox's README. */
export const TEST_CARD_NUMBERS = {
  approve: '4000100000000018',
  mistyped: '4000100000000019',
  declined: '4000100000001016',
  silent: '4000100000001057',
  challenge: '4000100000002014',
  challengeFails: '4000100000002022',
} as const;

/** Deposit pages, including third-party frames. */
export function createDepositPageObject(page: Pick<Page, 'getByRole' | 'frameLocator'>) {
  const main = page.getByRole('main');
  const fields = page.frameLocator('iframe[title="Card details"]');
  const bank = page.frameLocator('iframe[title="Your bank"]');
  const sheet = page.frameLocator('dialog[open] iframe');
  const pay = main.getByRole('button', { name: readSeedText('base/pages/deposit', 'deposit', 'submit'), exact: true });
  async function fillCard(number: string): Promise<void> {
    await fields.getByLabel(sandboxTexts.gateways.cardNumber()).fill(number);
    await fields.getByLabel(sandboxTexts.gateways.expiryMonth()).fill('12');
    await fields.getByLabel(sandboxTexts.gateways.expiryYear()).fill('29');
    await fields.getByLabel(sandboxTexts.gateways.securityCode()).fill('123');
    await fields.getByLabel(sandboxTexts.gateways.nameOnCard()).fill('Ada Lovell');
  }
  return {
    main,
    fields,
    sheet,
    pay,
    amount: main.getByLabel(formTexts.withdrawal['amount.label'], { exact: true }),
    alert: main.getByRole('alert'),
    heading: main.getByRole('heading', { level: 1 }),
    challenge: page.getByRole('dialog', { name: texts.paymentProgress.bankHeading() }),
    way: (name: string | RegExp) => main.getByRole('radio', { name }),
    choose: async (name: string) => {
      await main.getByRole('radio', { name, exact: true }).check();
    },
    fillCard,
    typeCard: async (number: string) => {
      await main.getByRole('radio', { name: texts.paymentChoice.newCard(), exact: true }).check();
      await fillCard(number);
      // The shop has received the message that the fields are ready.
      await main.getByText(texts.paymentChoice.cardLoading()).waitFor({ state: 'detached' });
    },
    answerBank: (answer: 'approve' | 'refuse' | 'abandon') =>
      bank.getByRole('button', { name: sandboxTexts.gateways[answer]() }).click(),
    bank,
  };
}

/** Counts a page's requests of a call, by status. */
export function collectResponseStatusesOfCall(page: Page, id: string): readonly number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === `/_api/${id}`) answers.push(response.status());
  });
  return answers;
}

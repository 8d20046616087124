import type { Locator, Page } from 'playwright-core';
import { sandboxTexts } from '../harness/sandbox-texts.ts';
import { readLinkLabel, readSeedText } from '../harness/seed-texts.ts';
import { texts } from '../harness/texts.ts';
import { createCartPageObject } from './cart-page.ts';
import { createCheckoutPageObject } from './checkout-page.ts';
import { createDepositPageObject } from './deposit-page.ts';
import { createPlayPageObject } from './play-page.ts';
import { createSignInPageObject } from './sign-in-page.ts';

export interface InstructedCustomer {
  readonly email: string;
  /** Card number to enter where required. */
  readonly card: string;
}

/** An instruction of a page, and the customer's reaction; none when done. */
interface PageInstruction {
  readonly name: string;
  readonly seen: Locator;
  readonly act?: () => Promise<unknown>;
  /** Whether it appears on every page. */
  readonly isAlways?: true;
}

const MOST = 10;
const PATIENCE = 15_000;
/** Timeout for elements that may disappear or be covered; the page is then read again. */
const PRESS = { timeout: 3_000 };

/**
 * Acts only on the instructions of the pages until done, and returns the steps taken. Fails when a page has no
 * instruction.
 */
export async function followPageInstructions(page: Page, customer: InstructedCustomer): Promise<readonly string[]> {
  const instructions = listPageInstructions(page, customer);
  const steps: string[] = [];
  while (steps.length < MOST) {
    const next = await firstSeen(page, instructions, steps);
    steps.push(next.name);
    if (!next.act) return steps;
    await next.act().catch(() => undefined);
  }
  const text = await page.locator('body').innerText();
  throw new Error(`there is no end at ${page.url()} to what is to be done: ${steps.join(', ')}:\n${text}`);
}

/** Prefers instructions of the page over those on every page, which count only after a third of the timeout. */
async function firstSeen(
  page: Page,
  instructions: readonly PageInstruction[],
  steps: readonly string[],
): Promise<PageInstruction> {
  const patient = Date.now() + PATIENCE / 3;
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const open = instructions.filter(({ isAlways }) => !isAlways || Date.now() > patient);
    const any = open.map(({ seen }) => seen).reduce((all, one) => all.or(one));
    await any
      .first()
      .waitFor({ timeout: 1_000 })
      .catch(() => undefined);
    for (const one of open) if (await one.seen.first().isVisible()) return one;
  }
  const text = await page.locator('body').innerText();
  throw new Error(`after ${steps.join(', ')} nothing is to be done at ${page.url()}:\n${text}`);
}

function listPageInstructions(page: Page, { email, card }: InstructedCustomer): readonly PageInstruction[] {
  const checkout = createCheckoutPageObject(page);
  const deposit = createDepositPageObject(page);
  const play = createPlayPageObject(page);
  const { main } = checkout;
  const press = (name: string, seen: Locator): PageInstruction => ({
    name,
    seen,
    act: () => seen.first().click(PRESS),
  });
  const button = (name: string) => press(name, main.getByRole('button', { name, exact: true }));
  const link = (name: string) => press(name, main.getByRole('link', { name, exact: true }));
  const ready = page.locator(':enabled:not([aria-disabled])');
  const place = checkout.button.and(ready);
  const payIn = deposit.pay.and(ready);
  async function typeCard() {
    if (await deposit.way(texts.paymentChoice.newCard()).isVisible()) await deposit.typeCard(card);
  }
  return [
    { name: 'receipt', seen: checkout.receipt.getByRole('heading', { level: 1, name: texts.receipt.heading() }) },
    { name: 'money arrived', seen: main.getByRole('heading', { name: texts.depositReport.capturedHeading() }) },
    {
      name: 'load again',
      seen: page.getByRole('alert').getByText(texts.documentTexts.partMissing()),
      act: () => page.reload(),
    },
    { name: 'bank', seen: deposit.challenge, act: () => answerBank(deposit) },
    button(texts.paymentProgress.bankOpen()),
    button(texts.checkoutStages.resume()),
    link(texts.depositReport.goOn()),
    link(texts.checkout.toReceipt()),
    button(texts.checkoutStages.checkAgain()),
    button(texts.errorPageMessage.again()),
    {
      name: 'pay',
      seen: place,
      async act() {
        await typeCard();
        await checkout.agree.check(PRESS);
        await checkout.button.click(PRESS);
      },
    },
    {
      name: 'pay in',
      seen: payIn,
      async act() {
        await deposit.amount.fill('20', PRESS);
        await typeCard();
        await deposit.pay.click(PRESS);
      },
    },
    {
      name: 'log in',
      seen: createSignInPageObject(page).login.submit.and(ready),
      act: () => createSignInPageObject(page).logIn(email),
    },
    {
      name: 'to the log-in',
      seen: main.getByRole('link', { name: readLinkLabel('base/pages/cart-buy', 'checkout.login') }),
      act: () => main.getByRole('link', { name: readLinkLabel('base/pages/cart-buy', 'checkout.login') }).click(PRESS),
    },
    press('to the checkout', createCartPageObject(page).checkout),
    {
      name: 'play',
      seen: play.addButton.and(ready),
      async act() {
        // Earlier numbers are still selected.
        if ((await play.numbers(1)).length === 0) await play.luckyDipAll.click(PRESS);
        await play.addButton.click(PRESS);
        await play.addButton.waitFor({ state: 'detached', ...PRESS });
      },
    },
    link(readSeedText('base/pages/cart-buy', 'empty', 'actions/1/label')),
    { name: 'my tickets', seen: main.locator('.order-list__ticket').first() },
    { name: 'funds', seen: main.locator('.balance-greeting__amount').filter({ hasText: '$20.00' }) },
    link(readLinkLabel('base/navigation/account-money', 'my-account.deposit')),
    {
      ...press('to the cart', page.getByRole('banner').getByRole('link', { name: texts.siteHeader.cart() })),
      isAlways: true,
    },
  ];
}

async function answerBank({ bank, challenge }: ReturnType<typeof createDepositPageObject>): Promise<void> {
  const approve = bank.getByRole('button', { name: sandboxTexts.gateways.approve() });
  try {
    await approve.click(PRESS);
  } catch {
    // The bank does not respond, so the shop's own button is used.
    await challenge.getByRole('button', { name: texts.paymentProgress.bankClose() }).click(PRESS);
    return;
  }
  await challenge.waitFor({ state: 'hidden', ...PRESS });
}

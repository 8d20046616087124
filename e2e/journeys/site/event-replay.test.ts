import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { journey } from '../../harness/journey.ts';
import { captureElementObservation } from '../../harness/observe.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createDepositPageObject, TEST_CARD_NUMBERS } from '../../pages/deposit-page.ts';
import { createRaffleOrSyndicatePageObject } from '../../pages/offer-page.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

/** Holds page scripts until they are released or aborted. */
const holdApp = (context: BrowserContext) => hold(context, '**/_assets/react-*.js');

/** Holds requests until they are released or aborted. */
async function hold(context: BrowserContext, url: string) {
  const held = Promise.withResolvers<boolean>();
  const began = Promise.withResolvers<void>();
  await context.route(url, async (route) => {
    began.resolve();
    if (await held.promise) await route.continue();
    else await route.abort();
  });
  return {
    /** Resolves with the first request. */
    began: began.promise,
    letThrough: async () => {
      held.resolve(true);
      await context.unrouteAll({ behavior: 'wait' });
    },
    lose: () => held.resolve(false),
  };
}

journey(
  'numbers clicked before the page is hydrated look picked at once, and are picked once it is',
  async ({ visit }) => {
    const { page, context, open } = await visit('harbour');
    const play = createPlayPageObject(page);
    const pressed = () => play.set(1).locator('[aria-pressed=true]').allInnerTexts();
    const code = await holdApp(context);
    await open('/golden-bay');
    await expect
      .poll(async () => {
        await play.number(1, 41).click();
        return pressed();
      })
      .toEqual(['41']);
    for (const number of [7, 12, 3, 41, 20, 30, 33, 45]) await play.number(1, number).click();
    expect(await pressed()).toEqual(['3', '7', '12', '20', '30', '33']);
    expect(await play.numbers(1)).toEqual([]);
    await code.letThrough();
    await expect.poll(() => play.numbers(1)).toEqual([3, 7, 12, 20, 30, 33]);
    expect(await pressed()).toEqual(['3', '7', '12', '20', '30', '33']);

    // Picks survive a reload; numbers clicked meanwhile are picked, whether they were before or not.
    const again = await holdApp(context);
    await page.reload();
    await play.number(1, 33).click();
    await again.letThrough();
    await expect.poll(() => play.numbers(1)).toEqual([3, 7, 12, 20, 30, 33]);
  },
);

journey(
  'a raffle book and a lucky dip that are clicked before the page is hydrated are chosen once it is',
  async ({ visit }) => {
    const { page, context, open } = await visit('harbour');
    const raffle = createRaffleOrSyndicatePageObject(page);
    const code = await holdApp(context);
    await open('/gold-and-salt');
    await raffle.book(5).check();
    await raffle.more.click();
    await code.letThrough();
    await expect.poll(() => raffle.total.innerText()).toBe('$160.00');
    expect(await raffle.book(5).isChecked()).toBe(true);

    // A lucky dip fills the game: numbers clicked after it are not picked, and do not look picked.
    const play = createPlayPageObject(page);
    const again = await holdApp(context);
    await open('/golden-bay');
    await play.luckyDip(1).click();
    for (const number of [1, 2, 3]) await play.number(1, number).click();
    await again.letThrough();
    await expect.poll(async () => (await play.numbers(1)).length).toBe(6);
    const pressed = await play.set(1).locator('[aria-pressed=true]').allInnerTexts();
    expect(pressed.map(Number)).toEqual(await play.numbers(1));
  },
);

journey.for([0, 20, 60])(
  'a raffle book clicked %i ms after hydration began, before every part is hydrated, is chosen and sets the total',
  async (later, { visit }) => {
    const { page, context, open } = await visit('harbour');
    const raffle = createRaffleOrSyndicatePageObject(page);
    // On a slow phone users can hit this moment.
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript((wait) => {
      const press = () => document.querySelector<HTMLElement>('input[type=radio]:not(:checked)')?.click();
      const whenTaking = () => {
        const root = document.getElementById('app') ?? {};
        if (Object.keys(root).some((key) => key.startsWith('__reactContainer'))) setTimeout(press, wait);
        else setTimeout(whenTaking, 1);
      };
      whenTaking();
    }, later);
    await open('/gold-and-salt');
    await expect.poll(() => raffle.total.innerText()).toBe('$80.00');
    expect(await raffle.book(5).isChecked()).toBe(true);
  },
);

journey(
  'a number clicked before hydration no longer looks picked when the page code fails to load',
  async ({ visit }) => {
    const { page, context, open } = await visit('harbour', { expected: /ERR_FAILED|Failed to fetch/ });
    const play = createPlayPageObject(page);
    const code = await holdApp(context);
    await open('/golden-bay');
    const seven = play.number(1, 7);
    await expect
      .poll(async () => {
        await seven.click();
        return seven.getAttribute('aria-pressed');
      })
      .toBe('true');
    code.lose();
    await page.getByText(texts.documentTexts.incomplete()).waitFor();
    expect(await seven.getAttribute('aria-pressed')).toBe('false');
  },
);

journey('cart changes made before the page is hydrated are carried out', async ({ visit }) => {
  const { page, context, open, origin } = await visit('harbour', { expected: /status of 422/ });
  const cart = createCartPageObject(page);
  await open('/golden-bay/random');
  await createPlayPageObject(page).addButton.click();
  await cart.items.first().waitFor();
  const early = await holdApp(context);
  await page.reload();
  const promotion = page.getByRole('textbox', { name: texts.promotionCodeEntry.label() });
  await expect
    .poll(async () => {
      await promotion.fill('BYGONE');
      await promotion.press('Enter');
      return page.getByRole('button', { name: texts.promotionCodeEntry.add() }).getAttribute('aria-disabled');
    })
    .toBe('true');
  await early.letThrough();
  await page.getByRole('alert').filter({ hasText: sandboxTexts.cart.promotionExpired() }).waitFor();
  expect([page.url(), await promotion.inputValue()]).toEqual([`${origin}/cart`, 'BYGONE']);

  const code = await holdApp(context);
  await page.reload();
  const item = cart.items.first();
  await expect
    .poll(async () => {
      await cart.remove('Golden Bay').click();
      return item.getAttribute('data-pending');
    })
    .toBe('');
  await code.letThrough();
  await cart.empty.waitFor();
});

journey('forms submitted before the page is hydrated are kept and submitted', async ({ visit }) => {
  const { page, context, open, origin } = await visit('harbour', { expected: /status of 422/ });
  const code = await holdApp(context);
  await open('/charity-tickets');
  const voucher = page.getByRole('textbox', { name: texts.voucherEntry.label() });
  await expect
    .poll(async () => {
      await voucher.fill('nonsense');
      await voucher.press('Enter');
      return page.getByRole('button', { name: texts.voucherEntry.add() }).getAttribute('aria-disabled');
    })
    .toBe('true');
  await code.letThrough();
  await page.getByRole('alert').filter({ hasText: sandboxTexts.cart.promotionNotValid() }).waitFor();
  expect([page.url(), await voucher.inputValue()]).toEqual([`${origin}/charity-tickets`, 'nonsense']);

  const again = await holdApp(context);
  await open('/gold-and-salt');
  const number = page.getByRole('textbox', { name: texts.raffleWinningTicketSearch.first(), exact: true });
  await expect
    .poll(async () => {
      await number.fill('77');
      await number.press('Enter');
      return page.getByRole('button', { name: texts.raffleWinningTicketSearch.search() }).getAttribute('aria-disabled');
    })
    .toBe('true');
  await again.letThrough();
  await page.getByText(patterns.raffleWinningTicketSearch.notWon({ ticket: '77' })).waitFor();
  expect(await number.inputValue()).toBe('77');
});

journey(
  'loading the card fields is retried ten times, half a second apart, then fails, and is retried by a click',
  async ({ visit }) => {
    const { page, context, open } = await visit('lantern');
    await open('/about');
    await signInThroughApiInBrowser(page, 'ada@lantern.example');
    const deposit = createDepositPageObject(page);
    const card = await hold(context, '**/pay/card?*');
    await open('/my-account/deposit');
    await deposit.way(texts.paymentChoice.newCard()).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await deposit.choose(texts.paymentChoice.newCard());
    const [loading, failed] = [
      deposit.main.getByText(texts.paymentChoice.cardLoading()),
      deposit.main.getByText(texts.paymentChoice.cardFailed()),
    ];
    await loading.waitFor();
    // The text is there before the code that counts the time.
    await card.began;
    for (let passed = 0; passed < 4_900; passed += 100) await page.clock.runFor(100);
    expect([await loading.count(), await failed.count()]).toEqual([1, 0]);
    await page.clock.runFor(200);
    await failed.waitFor();
    coversSpec(
      'constants',
      ['card-feed.retry-interval', 'card-feed.retry-max'],
      await captureElementObservation(failed),
    );
    await card.letThrough();
    await page.clock.resume();
    await deposit.main.getByRole('button', { name: texts.paymentChoice.retry() }).click();
    await failed.waitFor({ state: 'detached' });
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    coversSpec('flows', 'card-feed-retry', await captureElementObservation(deposit.main));
  },
);

journey(
  'a deposit says that the ways to pay are still loading, and later waits for the card fields to load',
  async ({ visit }) => {
    const { page, context, open } = await visit('lantern', { expected: /status of 422/ });
    await open('/about');
    await signInThroughApiInBrowser(page, 'ada@lantern.example');
    const deposit = createDepositPageObject(page);
    const methods = await hold(context, '**/_api/payment-methods.list');
    await open('/my-account/deposit');
    await deposit.amount.fill('20');
    await deposit.pay.click();
    await deposit.main.getByText(texts.depositForm.methodsLoading()).waitFor();
    await methods.letThrough();
    await deposit.main.getByText(texts.depositForm.methodsLoading()).waitFor({ state: 'detached' });

    const card = await hold(context, '**/pay/card?*');
    await deposit.choose(texts.paymentChoice.newCard());
    await deposit.pay.click();
    const awaited = deposit.main.getByText(texts.depositForm.cardAwaited());
    await awaited.waitFor();
    await deposit.amount.fill('25');
    await awaited.waitFor({ state: 'detached' });
    await deposit.pay.click();
    await awaited.waitFor();
    await card.letThrough();
    // The card form checks its empty fields.
    await deposit.main.getByText(texts.depositForm.cardInvalid()).first().waitFor();
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await deposit.pay.click();
    await page.waitForURL(/\/receipt\/[^/]+$/);
    await page.getByRole('main').getByText('£25.00').first().waitFor();
  },
);

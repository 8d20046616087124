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
const holdPageScripts = (context: BrowserContext) => holdRequests(context, '**/_assets/react-*.js');

/** Holds requests until they are released or aborted. */
async function holdRequests(context: BrowserContext, url: string) {
  const shouldContinue = Promise.withResolvers<boolean>();
  const firstRequest = Promise.withResolvers<void>();
  await context.route(url, async (route) => {
    firstRequest.resolve();
    if (await shouldContinue.promise) await route.continue();
    else await route.abort();
  });
  return {
    /** Resolves with the first request. */
    began: firstRequest.promise,
    letThrough: async () => {
      shouldContinue.resolve(true);
      await context.unrouteAll({ behavior: 'wait' });
    },
    lose: () => shouldContinue.resolve(false),
  };
}

journey(
  'numbers clicked before the page is hydrated look picked at once, and are picked once it is',
  async ({ visit }) => {
    const { page, context, open } = await visit('harbour');
    const play = createPlayPageObject(page);
    const readPressedNumbers = () => play.set(1).locator('[aria-pressed=true]').allInnerTexts();
    const heldScripts = await holdPageScripts(context);
    await open('/golden-bay');
    await expect
      .poll(async () => {
        await play.number(1, 41).click();
        return readPressedNumbers();
      })
      .toEqual(['41']);
    for (const number of [7, 12, 3, 41, 20, 30, 33, 45]) await play.number(1, number).click();
    expect(await readPressedNumbers()).toEqual(['3', '7', '12', '20', '30', '33']);
    expect(await play.numbers(1)).toEqual([]);
    await heldScripts.letThrough();
    await expect.poll(() => play.numbers(1)).toEqual([3, 7, 12, 20, 30, 33]);
    expect(await readPressedNumbers()).toEqual(['3', '7', '12', '20', '30', '33']);

    // Picks survive a reload, and a click before hydration picks a number even if it was picked before the reload.
    const heldScriptsAfterReload = await holdPageScripts(context);
    await page.reload();
    await play.number(1, 33).click();
    await heldScriptsAfterReload.letThrough();
    await expect.poll(() => play.numbers(1)).toEqual([3, 7, 12, 20, 30, 33]);
  },
);

journey(
  'a raffle book and a lucky dip that are clicked before the page is hydrated are chosen once it is',
  async ({ visit }) => {
    const { page, context, open } = await visit('harbour');
    const raffle = createRaffleOrSyndicatePageObject(page);
    const heldRaffleScripts = await holdPageScripts(context);
    await open('/gold-and-salt');
    await raffle.book(5).check();
    await raffle.more.click();
    await heldRaffleScripts.letThrough();
    await expect.poll(() => raffle.total.innerText()).toBe('$160.00');
    expect(await raffle.book(5).isChecked()).toBe(true);

    // A lucky dip fills the game: numbers clicked after it are not picked, and do not look picked.
    const play = createPlayPageObject(page);
    const heldLotteryScripts = await holdPageScripts(context);
    await open('/golden-bay');
    await play.luckyDip(1).click();
    for (const number of [1, 2, 3]) await play.number(1, number).click();
    await heldLotteryScripts.letThrough();
    await expect.poll(async () => (await play.numbers(1)).length).toBe(6);
    const pressedNumbers = await play.set(1).locator('[aria-pressed=true]').allInnerTexts();
    expect(pressedNumbers.map(Number)).toEqual(await play.numbers(1));
  },
);

journey.for([0, 20, 60])(
  'a raffle book clicked %i ms after hydration began, before every part is hydrated, is chosen and sets the total',
  async (delayMs, { visit }) => {
    const { page, context, open } = await visit('harbour');
    const raffle = createRaffleOrSyndicatePageObject(page);
    // On a slow phone users can hit this moment.
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript((clickDelayMs) => {
      const clickBook = () => document.querySelector<HTMLElement>('input[type=radio]:not(:checked)')?.click();
      const clickOnceHydrationBegan = () => {
        const root = document.getElementById('app') ?? {};
        if (Object.keys(root).some((key) => key.startsWith('__reactContainer'))) setTimeout(clickBook, clickDelayMs);
        else setTimeout(clickOnceHydrationBegan, 1);
      };
      clickOnceHydrationBegan();
    }, delayMs);
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
    const heldScripts = await holdPageScripts(context);
    await open('/golden-bay');
    const numberButton = play.number(1, 7);
    await expect
      .poll(async () => {
        await numberButton.click();
        return numberButton.getAttribute('aria-pressed');
      })
      .toBe('true');
    heldScripts.lose();
    await page.getByText(texts.documentTexts.incomplete()).waitFor();
    expect(await numberButton.getAttribute('aria-pressed')).toBe('false');
  },
);

journey('cart changes made before the page is hydrated are carried out', async ({ visit }) => {
  const { page, context, open, origin } = await visit('harbour', { expected: /status of 422/ });
  const cart = createCartPageObject(page);
  await open('/golden-bay/random');
  await createPlayPageObject(page).addButton.click();
  await cart.items.first().waitFor();
  const heldScriptsForPromotion = await holdPageScripts(context);
  await page.reload();
  const promotionInput = page.getByRole('textbox', { name: texts.promotionCodeEntry.label() });
  await expect
    .poll(async () => {
      await promotionInput.fill('BYGONE');
      await promotionInput.press('Enter');
      return page.getByRole('button', { name: texts.promotionCodeEntry.add() }).getAttribute('aria-disabled');
    })
    .toBe('true');
  await heldScriptsForPromotion.letThrough();
  await page.getByRole('alert').filter({ hasText: sandboxTexts.cart.promotionExpired() }).waitFor();
  expect([page.url(), await promotionInput.inputValue()]).toEqual([`${origin}/cart`, 'BYGONE']);

  const heldScriptsForRemoval = await holdPageScripts(context);
  await page.reload();
  const item = cart.items.first();
  await expect
    .poll(async () => {
      await cart.remove('Golden Bay').click();
      return item.getAttribute('data-pending');
    })
    .toBe('');
  await heldScriptsForRemoval.letThrough();
  await cart.empty.waitFor();
});

journey('forms submitted before the page is hydrated are kept and submitted', async ({ visit }) => {
  const { page, context, open, origin } = await visit('harbour', { expected: /status of 422/ });
  const heldVoucherScripts = await holdPageScripts(context);
  await open('/charity-tickets');
  const voucherInput = page.getByRole('textbox', { name: texts.voucherEntry.label() });
  await expect
    .poll(async () => {
      await voucherInput.fill('nonsense');
      await voucherInput.press('Enter');
      return page.getByRole('button', { name: texts.voucherEntry.add() }).getAttribute('aria-disabled');
    })
    .toBe('true');
  await heldVoucherScripts.letThrough();
  await page.getByRole('alert').filter({ hasText: sandboxTexts.cart.promotionNotValid() }).waitFor();
  expect([page.url(), await voucherInput.inputValue()]).toEqual([`${origin}/charity-tickets`, 'nonsense']);

  const heldSearchScripts = await holdPageScripts(context);
  await open('/gold-and-salt');
  const ticketNumberInput = page.getByRole('textbox', { name: texts.raffleWinningTicketSearch.first(), exact: true });
  await expect
    .poll(async () => {
      await ticketNumberInput.fill('77');
      await ticketNumberInput.press('Enter');
      return page.getByRole('button', { name: texts.raffleWinningTicketSearch.search() }).getAttribute('aria-disabled');
    })
    .toBe('true');
  await heldSearchScripts.letThrough();
  await page.getByText(patterns.raffleWinningTicketSearch.notWon({ ticket: '77' })).waitFor();
  expect(await ticketNumberInput.inputValue()).toBe('77');
});

journey(
  'loading the card fields is retried ten times, half a second apart, then fails, and is retried by a click',
  async ({ visit }) => {
    const { page, context, open } = await visit('lantern');
    await open('/about');
    await signInThroughApiInBrowser(page, 'ada@lantern.example');
    const deposit = createDepositPageObject(page);
    const heldCardRequests = await holdRequests(context, '**/pay/card?*');
    await open('/my-account/deposit');
    await deposit.way(texts.paymentChoice.newCard()).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await deposit.choose(texts.paymentChoice.newCard());
    const [loadingMessage, failedMessage] = [
      deposit.main.getByText(texts.paymentChoice.cardLoading()),
      deposit.main.getByText(texts.paymentChoice.cardFailed()),
    ];
    await loadingMessage.waitFor();
    // The message is shown before the script that starts the retry timer runs.
    await heldCardRequests.began;
    for (let elapsedMs = 0; elapsedMs < 4_900; elapsedMs += 100) await page.clock.runFor(100);
    expect([await loadingMessage.count(), await failedMessage.count()]).toEqual([1, 0]);
    await page.clock.runFor(200);
    await failedMessage.waitFor();
    coversSpec(
      'constants',
      ['card-feed.retry-interval', 'card-feed.retry-max'],
      await captureElementObservation(failedMessage),
    );
    await heldCardRequests.letThrough();
    await page.clock.resume();
    await deposit.main.getByRole('button', { name: texts.paymentChoice.retry() }).click();
    await failedMessage.waitFor({ state: 'detached' });
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
    const heldMethodRequests = await holdRequests(context, '**/_api/payment-methods.list');
    await open('/my-account/deposit');
    await deposit.amount.fill('20');
    await deposit.pay.click();
    await deposit.main.getByText(texts.depositForm.methodsLoading()).waitFor();
    await heldMethodRequests.letThrough();
    await deposit.main.getByText(texts.depositForm.methodsLoading()).waitFor({ state: 'detached' });

    const heldCardRequests = await holdRequests(context, '**/pay/card?*');
    await deposit.choose(texts.paymentChoice.newCard());
    await deposit.pay.click();
    const cardAwaitedMessage = deposit.main.getByText(texts.depositForm.cardAwaited());
    await cardAwaitedMessage.waitFor();
    await deposit.amount.fill('25');
    await cardAwaitedMessage.waitFor({ state: 'detached' });
    await deposit.pay.click();
    await cardAwaitedMessage.waitFor();
    await heldCardRequests.letThrough();
    // The card form checks its empty fields.
    await deposit.main.getByText(texts.depositForm.cardInvalid()).first().waitFor();
    await deposit.typeCard(TEST_CARD_NUMBERS.approve);
    await deposit.pay.click();
    await page.waitForURL(/\/receipt\/[^/]+$/);
    await page.getByRole('main').getByText('£25.00').first().waitFor();
  },
);

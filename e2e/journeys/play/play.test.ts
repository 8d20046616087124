import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import {
  captureBrowserStorageObservation,
  captureElementObservation,
  capturePageObservation,
} from '../../harness/observe.ts';
import { readLinkLabel } from '../../harness/seed-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

/** Clicks the add button, and returns the request and its response. */
async function addToCart(page: Page): Promise<{ item: Record<string, unknown>; status: number | undefined }> {
  const addRequest = page.waitForRequest((request) => /\/_api\/(?:anon-)?cart\.items\.add$/.test(request.url()));
  await createPlayPageObject(page).addButton.click();
  const request: Request = await addRequest;
  const response = await request.response();
  const { body }: { body: Record<string, unknown> } = request.postDataJSON();
  return { item: body, status: response?.status() };
}

journey(
  'every way to play a lottery can be added to the cart, with its game type and number of games',
  async ({ visit }) => {
    const { page, open } = await visit('harbour');
    const play = createPlayPageObject(page);
    const addedItems: unknown[] = [];
    for (const path of [
      '/first-light',
      '/first-light/random',
      '/power-tide/powerhit',
      '/polar-lights/powerpik',
      '/golden-bay/systems',
      '/quayside-four/boxed',
      '/southern-seven/super-combos',
      '/golden-bay/subscriptions',
      '/golden-bay/buy',
    ]) {
      await open(path);
      if (await play.luckyDipAll.isVisible()) await play.luckyDipAll.click();
      const { item, status } = await addToCart(page);
      const { gameType, gameOffer, numGames, quickpick } = item;
      addedItems.push([path, status, gameType, gameOffer, numGames, quickpick]);
    }
    expect(addedItems).toEqual([
      ['/first-light', 200, 'standard', 'standard', 18, false],
      ['/first-light/random', 200, 'random', 'lucky_dip', 10, true],
      ['/power-tide/powerhit', 200, 'powerhit', 'powerhit', 1, false],
      ['/polar-lights/powerpik', 200, 'powerpik', 'powerpik', 3, false],
      ['/golden-bay/systems', 200, 'reduced_system', 'system_7', 1, false],
      ['/quayside-four/boxed', 200, 'strike_boxed', 'boxed', 1, false],
      ['/southern-seven/super-combos', 200, 'mega_combo', 'super_combo_12', 1, false],
      ['/golden-bay/subscriptions', 200, 'deferred', 'subscription', 12, false],
      ['/golden-bay/buy', 200, 'standard', 'standard', 18, true],
    ]);
    const lantern = await visit('lantern');
    await lantern.open('/lamplight');
    await createPlayPageObject(lantern.page).luckyDipAll.click();
    await createPlayPageObject(lantern.page)
      .picker.getByRole('group', { name: texts.lotteryNumberPicker.cause() })
      .getByRole('radio')
      .first()
      .check();
    expect(await createPlayPageObject(lantern.page).total.innerText()).toContain('£');
    expect((await addToCart(lantern.page)).status).toBe(200);
    coversSpec('routes', ['offer.play', 'offer.buy'], await capturePageObservation(page));
    coversSpec('constants', 'games.default-standard', await capturePageObservation(page));
  },
);

journey(
  'each way to play a lottery has one canonical URL, and links to the other ways to play and offers of the lottery',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour', { expected: /404/ });
    const play = createPlayPageObject(page);
    await open('/golden-bay/standard');
    expect(page.url()).toBe(`${origin}/golden-bay`);
    await open('/saturday-gold/reduced_system?utm_source=x');
    expect(page.url()).toBe(`${origin}/golden-bay/systems?utm_source=x`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/golden-bay/systems`);
    expect(await page.title()).toContain('Play Golden Bay, Systems');
    const wayPaths = await play.ways
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(wayPaths).toEqual([
      '/golden-bay',
      '/golden-bay/systems',
      '/golden-bay/random',
      '/golden-bay/subscriptions',
      '/golden-bay/syndicates',
      '/golden-bay/lotto-party',
    ]);
    expect(await play.ways.locator('[aria-current=page]').innerText()).toBe('Systems');

    // Another way to play shows another ticket without a page load.
    await play.luckyDipAll.click();
    await play.ways.getByRole('link', { name: 'Standard' }).click();
    await page.waitForURL(`${origin}/golden-bay`);
    await play.picker.getByText('18 games').waitFor();
    expect(await play.total.innerText()).toContain(texts.lotteryNumberPicker.gamesOfTicket({ count: 0 }));

    await play.ways.getByRole('link', { name: texts.waysToPlay.syndicates() }).click();
    await page.getByRole('link', { name: patterns.lotterySyndicates.seeNamed() }).first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await play.ways.getByRole('link', { name: texts.waysToPlay.lottoParty() }).click();
    await page.getByRole('link', { name: readLinkLabel('base/pages/offer-play-lotto-party', 'lotto-party') }).waitFor();
    expect((await page.goto(`${origin}/golden-bay/boxed`))?.status()).toBe(404);
    for (const [path, canonicalPath] of [
      ['/quayside-four/strike_boxed', '/quayside-four/boxed'],
      ['/southern-seven/mega_combo', '/southern-seven/super-combos'],
      ['/golden-bay/deferred', '/golden-bay/subscriptions'],
      ['/golden-bay/syndicate', '/golden-bay/syndicates'],
      ['/golden-bay/lotto_party', '/golden-bay/lotto-party'],
      ['/power-tide/powerhit', '/power-tide/powerhit'],
      ['/polar-lights/powerpik', '/polar-lights/powerpik'],
    ] as const) {
      await open(path);
      expect(page.url()).toBe(`${origin}${canonicalPath}`);
    }
    coversSpec('constants', ['draw-type.path-suffixes', 'draw-type.keys'], await capturePageObservation(page));
    coversSpec('entities', ['product-offer', 'game-type', 'game-offer'], await capturePageObservation(page));
  },
);

journey('a draw has its own page, and a past one names the next draw', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { expected: /404/ });
  const play = createPlayPageObject(page);
  await open('/golden-bay');
  const messageIds = ['forward-draw.next', 'forward-draw.first', 'forward-draw.second', 'forward-draw.third'];
  coversSpec('messages', messageIds, await capturePageObservation(page));
  coversSpec('rules', 'display.forward-ordinal', await capturePageObservation(page));
  const drawRadios = play.picker.getByRole('radio');
  const [nextDraw = 0, laterDraw = 0] = (
    await drawRadios.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')))
  ).map(Number);

  for (const path of [
    `/golden-bay/draw/${laterDraw}`,
    `/golden-bay?firstDrawNo=${laterDraw}`,
    `/golden-bay/draw/${laterDraw}/buy`,
  ]) {
    await open(path);
    expect(await play.picker.getByRole('radio', { name: /^1st Forward Draw/ }).isChecked()).toBe(true);
    if (await play.luckyDipAll.isVisible()) await play.luckyDipAll.click();
    const { item, status } = await addToCart(page);
    expect([status, item['drawNo']]).toEqual([200, laterDraw]);
  }

  await open(`/golden-bay/draw/${nextDraw - 2}`);
  expect(await play.notice.innerText()).toContain(texts.playHeader.drawOver({ drawNo: String(nextDraw - 2) }));
  expect(await play.notice.innerText()).toContain(`Next on sale: draw ${nextDraw}`);
  const resultsLink = play.notice.getByRole('link', {
    name: texts.playHeader.results({ drawNo: String(nextDraw - 2) }),
  });
  expect(await resultsLink.getAttribute('href')).toBe(`/golden-bay/results/draw/${nextDraw - 2}`);
  expect(await play.picker.count()).toBe(0);
  await play.notice.getByRole('link', { name: texts.playHeader.playNext() }).click();
  await page.waitForURL(`${origin}/golden-bay`);
  await play.luckyDipAll.click();
  expect((await addToCart(page)).item['drawNo']).toBe(nextDraw);
  expect((await page.goto(`${origin}/golden-bay/draw/1`))?.status()).toBe(404);
  coversSpec('routes', ['offer.draw', 'offer.draw.buy'], await capturePageObservation(page));
  coversSpec('query-params', 'first-draw-no', await capturePageObservation(page));
  coversSpec('entities', 'draw', await capturePageObservation(page));
});

journey(
  'a play page offers a recurring purchase of the ticket only where the way to play allows it',
  async ({ visit }) => {
    const { page, open } = await visit('harbour');
    const play = createPlayPageObject(page);
    await open('/polar-lights');
    await play.luckyDipAll.click();
    await play.picker.getByRole('checkbox').check();
    const drawSelect = play.picker.getByLabel(texts.lotteryNumberPicker.repeatWhen());
    expect((await drawSelect.innerText()).split('\n')).toContain('Every draw');
    coversSpec(
      'messages',
      ['autoplay-label.every-draw', 'autoplay-label.jackpots'],
      await capturePageObservation(page),
    );
    coversSpec('rules', 'display.autoplay-labels', await capturePageObservation(page));
    await drawSelect.selectOption(texts.autoplayLabel.minimumJackpot({ jackpot: 5_000_000_000 }));
    await play.picker
      .getByLabel(texts.lotteryNumberPicker.numDraws())
      .selectOption(texts.lotteryNumberPicker.drawCount({ count: 2 }));
    expect(await play.total.innerText()).toMatch(/3 games, 2 draws\s+\$27\.00/);
    expect((await addToCart(page)).item).toMatchObject({
      productType: 'multi_draw_ticket',
      recurringPurchase: { type: 'autoplay', enabled: true },
      minimumJackpotAmount: '50000000.00',
    });

    await open('/southern-seven/super-combos');
    expect(await play.picker.getByRole('group', { name: 'AutoPlay' }).count()).toBe(0);
    await open('/golden-bay/subscriptions');
    expect(await play.picker.getByRole('checkbox').count()).toBe(0);
    expect(await play.picker.getByRole('group', { name: 'Subscription' }).innerText()).toContain('Weekly');
    await open('/golden-bay/subscription');
    expect(await play.picker.getByRole('checkbox').isChecked()).toBe(true);
    coversSpec('routes', 'offer.subscription', await capturePageObservation(page));
    coversSpec('messages', 'autoplay-label.weekly', await capturePageObservation(page));
  },
);

journey(
  'a play page reports missing numbers, a missing day and a missing cause before anything is added to the cart',
  async ({ visit }) => {
    const { page, open } = await visit('harbour');
    const play = createPlayPageObject(page);
    await open('/southern-seven/super-combos');
    for (let value = 1; value <= 12; value += 1) await play.number(1, value, 'Numbers').click();
    await play.addButton.click();
    expect(await play.problems.innerText()).toContain(texts.lotteryNumberPicker.numbersMissing({ count: 1 }));
    coversSpec('rules', 'cart-add.game-complete', await captureElementObservation(play.problems));
    await play.number(1, 40, 'Favourites').click();
    await expect.poll(() => play.total.innerText()).toContain('$37.20');
    expect((await addToCart(page)).item['games']).toEqual([
      {
        numberSets: [
          { key: 'numbers', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
          { key: 'favourites', numbers: [40] },
        ],
      },
    ]);
    coversSpec('rules', 'cart-add.mega-combo', await capturePageObservation(page));

    // Picking a number again removes it.
    await open('/jetty-six');
    for (const value of [1, 2, 2]) await play.number(1, value).click();
    expect(await play.numbers(1)).toEqual([1]);
    coversSpec('rules', 'cart-add.no-duplicates', await capturePageObservation(page));

    await open('/jetty-six');
    await play.luckyDipAll.click();
    await play.addButton.click();
    expect(await play.problems.innerText()).toBe(texts.lotteryNumberPicker.dayMissing());
    await play.picker.getByRole('radio', { name: /^Monday/ }).check();
    expect((await addToCart(page)).item).toMatchObject({ day: 'mon', numWeeks: 1 });
    await open('/reef-lotto');
    await play.luckyDipAll.click();
    await play.addButton.click();
    expect(await play.problems.innerText()).toBe(texts.lotteryNumberPicker.causeMissing());
    await play.picker.getByRole('radio', { name: 'Surf Cadets' }).check();
    const { item, status } = await addToCart(page);
    expect([item['causeKey'], status]).toEqual(['surf-cadets', 200]);
    coversSpec('rules', 'cart-add.allowed', await capturePageObservation(page));
  },
);

journey('picked numbers survive a failed load of the cart code, and a reload', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', {
    expected: /ERR_FAILED|Failed to fetch|dynamically imported/,
  });
  const play = createPlayPageObject(page);
  let isCartCodeBlocked = true;
  await page.route('**/_assets/cart.start-*.js', (route) => (isCartCodeBlocked ? route.abort() : route.fallback()));
  await open('/first-light');
  await play.luckyDipAll.click();
  await play.addButton.click();
  await play.problems.getByText(texts.cartAdd.codeNotLoaded()).waitFor();
  expect(await play.addButton.getAttribute('aria-disabled')).toBeNull();
  const pickedNumbers = await play.numbers(1);
  expect(pickedNumbers.length).toBeGreaterThan(0);
  await play.addButton.click();
  await play.problems.getByText(texts.cartAdd.codeNotLoaded()).waitFor();

  isCartCodeBlocked = false;
  await page.reload();
  await expect.poll(() => play.numbers(1)).toEqual(pickedNumbers);
  await play.addButton.click();
  await page.waitForURL(`${origin}/cart`);
});

journey('the favourite numbers of a visitor are saved, one set a lottery, and fill any game', async ({ visit }) => {
  const { page, open } = await visit('harbour');
  const play = createPlayPageObject(page);
  const toast = page.locator('.toast').last();
  await open('/golden-bay');
  await play.useFavourites.click();
  await expect.poll(() => toast.innerText()).toContain(texts.playToasts.noFavouritesTitle());
  for (const value of [45, 3, 8, 14, 21, 30]) await play.number(1, value).click();
  await play.tip.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await play.tip.getByRole('button').click();
  await play.saveFavourites.click();
  await expect.poll(() => toast.innerText()).toContain(texts.playToasts.favouritesAdded());
  await play.show(3).click();
  await play.useFavourites.click();
  await expect.poll(() => play.numbers(3)).toEqual([3, 8, 14, 21, 30, 45]);
  await play.luckyDip(4).click();
  await play.saveFavourites.click();
  const replaceQuestion = page.getByRole('group', {
    name: patterns.lotteryNumberPicker.replaceFavourites({ old: '3 8 14 21 30 45' }),
  });
  await replaceQuestion.getByRole('button', { name: texts.lotteryNumberPicker.keepOld() }).click();
  await replaceQuestion.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => sessionStorage.getItem('favourite_numbers'))).toContain('45');
  expect(await play.saveFavourites.evaluate((button) => button === document.activeElement)).toBe(true);
  await play.saveFavourites.click();
  expect(await findAxeViolations(page)).toEqual([]);
  await replaceQuestion.getByRole('button', { name: texts.lotteryNumberPicker.replace() }).click();
  await expect.poll(() => toast.innerText()).toContain(texts.playToasts.favouritesReplaced());

  const favouriteNumbers = await play.numbers(4);
  const storedValues = await page.evaluate(() => [
    JSON.parse(sessionStorage.getItem('favourite_numbers') ?? 'null'),
    sessionStorage.getItem('favourite_tooltip_closed'),
    localStorage.length,
  ]);
  expect(storedValues).toEqual([
    [{ lotteryKey: 'golden-bay', numberSets: [{ key: 'main', numbers: expect.arrayContaining(favouriteNumbers) }] }],
    'true',
    0,
  ]);
  await open('/golden-bay?favourite_numbers=true');
  await expect.poll(() => play.numbers(1)).toEqual(favouriteNumbers);
  expect(await play.tip.count()).toBe(0);
  coversSpec(
    'messages',
    ['toast.favourite-numbers.added', 'toast.favourite-numbers.replaced', 'toast.favourite-numbers.none-found'],
    await capturePageObservation(page),
  );
  coversSpec('errors', 'toast.favourite-none', await capturePageObservation(page));
  coversSpec('screens', 'favourite-tooltip', await capturePageObservation(page));
  coversSpec(
    'cookies-storage',
    'favourite-numbers',
    await captureBrowserStorageObservation(page, 'session', 'favourite_numbers'),
  );
  coversSpec(
    'cookies-storage',
    'favourite-tooltip-closed',
    await captureBrowserStorageObservation(page, 'session', 'favourite_tooltip_closed'),
  );
  coversSpec('query-params', 'favourite-numbers', await capturePageObservation(page));
});

journey(
  'the favourite numbers of a customer are saved in the account, and fill a game on another play page',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour');
    const play = createPlayPageObject(page);
    await open('/');
    await signInThroughApiInBrowser(page, 'ivo@harbour.example');
    await open('/golden-bay');
    await play.luckyDip(1).click();
    const numbers = await play.numbers(1);
    const updateResponse = page.waitForResponse(`${origin}/_api/favourite-numbers.update`);
    await play.saveFavourites.click();
    expect((await updateResponse).status()).toBe(200);
    await open('/golden-bay/systems?favourite_numbers=true');
    await expect.poll(() => play.numbers(1)).toEqual(numbers);
  },
);

journey('play pages are readable without JavaScript, fit every width and are accessible', async ({ visit }) => {
  const scriptlessVisitor = await visit('harbour', { javaScriptEnabled: false });
  await scriptlessVisitor.open('/quayside-four/boxed');
  const text = await scriptlessVisitor.page.getByRole('main').innerText();
  for (const expectedText of [
    'Quayside Four',
    texts.lotteryPrices.numbers({ name: 'Numbers', count: '4', min: '1', max: '40' }),
    texts.playHeader.noScript(),
  ])
    expect(text).toContain(expectedText);
  await scriptlessVisitor.page.getByText(texts.lotteryPrices.heading()).click();
  expect(await scriptlessVisitor.page.getByRole('main').innerText()).toContain(
    texts.lotteryPrices.combinations({ combinations: 24 }),
  );
  for (const width of [320, 1920]) {
    const { page, open } = await visit('harbour', { viewport: { width, height: 800 } });
    for (const path of ['/polar-lights', '/southern-seven/super-combos', '/jetty-six/buy']) {
      await open(path);
      const play = createPlayPageObject(page);
      if (await play.luckyDipAll.isVisible()) await play.luckyDipAll.click();
      expect([path, width, await findSidewaysOverflow(page)]).toEqual([path, width, []]);
    }
    if (width === 320) expect(await findAxeViolations(page)).toEqual([]);
  }
});

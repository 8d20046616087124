import type { Locator, Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** The pages of results, winners and statistics. */
export function createResultsPageObject(page: Page) {
  const main = page.getByRole('main');
  const list = main.locator('.result-list');
  return {
    main,
    heading: main.getByRole('heading', { level: 1 }),
    entries: list.locator('.result-list__result'),
    firstDraw: list.locator('.result-list__result a').first(),
    next: main.locator('a[rel=next]'),
    previous: main.locator('a[rel=prev]'),
    fact: (name: string): Locator => main.locator('.result-header').getByRole('link', { name, exact: true }),
    tab: (name: string): Locator =>
      main
        .getByRole('navigation', { name: texts.prizesAndWinnersTabs.label() })
        .getByRole('link', { name, exact: true }),
    divisions: main.locator('.prize-table tbody tr'),
    named: main.locator('.named-draw-winners__winners li'),
    winners: main.locator('.winner-search__winners li'),
    search: main.getByRole('searchbox', { name: texts.winnerSearch.label() }),
    find: main.getByRole('button', { name: texts.winnerSearch.search(), exact: true }),
    said: main.locator('.winner-search__said'),
    bars: main.locator('.drawn-number-statistics__set').first().locator('rect'),
    rows: main.locator('.drawn-number-statistics__set').first().locator('tbody tr'),
  };
}

/** The page of a customer's favourite numbers. */
export function createFavouritesPageObject(page: Page) {
  const row = (lottery: string): Locator =>
    page.locator('.favourite-list__lottery').filter({ has: page.getByRole('heading', { name: lottery, exact: true }) });
  const inRow = (lottery: string, name: string) => row(lottery).getByRole('button', { name, exact: true });
  return {
    row,
    tip: page.getByRole('main').getByRole('note'),
    choose: (lottery: string) => inRow(lottery, texts.favouriteList.chooseOfLottery({ lottery })),
    change: (lottery: string) => inRow(lottery, `Change: ${lottery}`),
    remove: (lottery: string) => inRow(lottery, texts.favouriteList.removeOfLottery({ lottery })),
    number: (lottery: string, number: number) => inRow(lottery, String(number)),
    save: (lottery: string) => inRow(lottery, texts.favouriteList.save()),
    saved: (lottery: string) => row(lottery).locator('.favourite-list__numbers'),
  };
}

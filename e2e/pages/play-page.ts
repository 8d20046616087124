import type { Locator, Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** The page of a lottery, where numbers are picked. */
export function createPlayPageObject(page: Page) {
  const picker = page.locator('.lottery-number-picker');
  const game = (number: number): Locator =>
    picker
      .getByRole('listitem')
      .filter({ hasText: `Game ${number}` })
      .first();
  const set = (ofGame: number, name = ''): Locator =>
    picker.getByRole('group', { name: new RegExp(`^Game ${ofGame}, ${name}`) }).first();
  return {
    picker,
    game,
    set,
    number: (ofGame: number, value: number, ofSet = ''): Locator =>
      set(ofGame, ofSet).getByRole('button', { name: String(value), exact: true }),
    /** The numbers that stand in the row of a game. */
    numbers: async (ofGame: number): Promise<number[]> =>
      (await game(ofGame).locator('.lottery-number-picker__ball:not([data-open])').allInnerTexts()).map(Number),
    luckyDip: (ofGame: number): Locator =>
      picker.getByRole('button', {
        name: texts.lotteryNumberPicker.dipOfGame({ number: /*number*/ ofGame }),
        exact: true,
      }),
    luckyDipAll: picker.getByRole('button', { name: texts.lotteryNumberPicker.dipAll() }),
    show: (ofGame: number): Locator => game(ofGame).locator('.lottery-number-picker__open'),
    useFavourites: picker.getByRole('button', { name: texts.lotteryNumberPicker.favourites() }),
    saveFavourites: picker.getByRole('button', { name: texts.lotteryNumberPicker.keep() }),
    tip: picker.getByRole('note'),
    notice: page.locator('.play-header__notice'),
    ways: page.getByRole('navigation', { name: texts.waysToPlay.label() }),
    fewerGames: picker.getByRole('button', { name: texts.lotteryNumberPicker.fewer() }),
    total: picker.locator('.lottery-number-picker__total'),
    addButton: picker.locator('.lottery-number-picker__add'),
    problems: picker.getByRole('alert'),
  };
}

import type { Locator, Page } from 'playwright-core';

/** The page of a lottery, where numbers are picked. */
export function playPage(page: Page) {
  const picker = page.locator('.lottery-number-picker');
  const game = (number: number): Locator =>
    picker
      .getByRole('listitem')
      .filter({ hasText: `Game ${number}` })
      .first();
  return {
    picker,
    game,
    number: (ofGame: number, value: number): Locator =>
      picker
        .getByRole('group', { name: new RegExp(`^Game ${ofGame},`) })
        .first()
        .getByRole('button', { name: String(value), exact: true }),
    luckyDip: (ofGame: number): Locator => picker.getByRole('button', { name: `Lucky dip, Game ${ofGame}` }),
    luckyDipAll: picker.getByRole('button', { name: 'Lucky dip for every game' }),
    fewerGames: picker.getByRole('button', { name: 'One game fewer' }),
    total: picker.locator('.lottery-number-picker__total'),
    addButton: picker.getByRole('button', { name: /Add(ing)? to cart/ }),
    problems: picker.getByRole('alert'),
  };
}

export const ITEM_NUMBERS_WORDS = {
  numbers: 'Numbers',
  quickpick: 'Numbers picked for you',
  favourite: 'Your favourite numbers',
  shuffle: 'Shuffle again',
  shuffled: 'New numbers are shown.',
};

export function formatMoreGames(count: number): string {
  return `${count} more games`;
}

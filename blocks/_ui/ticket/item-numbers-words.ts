export const WORDS = {
  numbers: 'Numbers',
  quickpick: 'Numbers picked for you',
  favourite: 'Your favourite numbers',
  shuffle: 'Shuffle again',
  shuffled: 'New numbers are shown.',
};

export function moreText(count: number): string {
  return `${count} more games`;
}

import type { CartAddObstacle } from '#domain/play/cart-add.ts';
import type { NamedNumberSet, PlayableOffer } from './lottery-number-picker.data.ts';
import { numbersLeft, type Picks } from './ticket.ts';

export const WORDS = {
  heading: 'Pick your numbers',
  add: 'Add to cart',
  adding: 'Adding to cart…',
  ways: 'Ways to play',
  games: 'Games',
  offer: 'Size of each game',
  count: 'Number of games',
  fewer: 'One game fewer',
  more: 'One game more',
  dip: 'Lucky dip',
  dipAll: 'Lucky dip for every game',
  clear: 'Clear',
  clearAll: 'Clear all',
  day: 'Day of the draw',
  cause: 'Cause you play for',
  draw: 'First draw',
  numDraws: 'How many draws',
  numWeeks: 'How many weeks',
  total: 'Total',
  terms: 'Prices and rules',
  arrows: 'Move with the arrow keys.',
  shopPicks: 'We pick the numbers of every game for you.',
  notOnSale: 'Not on sale at the moment.',
  noScript: 'Choosing numbers needs JavaScript. The prices and rules of this lottery are below.',
};

export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

export function gamesText(games: number): string {
  return count(games, 'game', 'games');
}

export function gameName(index: number): string {
  return `Game ${index + 1}`;
}

export function rangeText({ name, count: size, min, max }: NamedNumberSet): string {
  return `${name}: choose ${size} from ${min} to ${max}`;
}

export function leftText(picks: Picks, { numberSets }: Pick<PlayableOffer, 'numberSets'>): string {
  const open = numberSets.filter((set) => numbersLeft(picks, set) > 0);
  if (open.length === 0) return 'Complete';
  return open.map((set) => `${count(numbersLeft(picks, set), 'more', 'more')} of ${set.name}`).join(', ');
}

export function obstacleText(obstacle: CartAddObstacle, { minGames }: PlayableOffer): string {
  switch (obstacle) {
    case 'day':
      return 'Choose the day of the draw.';
    case 'games':
      return `Complete at least ${gamesText(minGames)}. A lucky dip fills them for you.`;
    case 'cause':
      return 'Choose the cause you play for.';
  }
}

export function unfinishedText(unfinished: number): string {
  return unfinished === 1
    ? '1 game is not complete and stays out.'
    : `${unfinished} games are not complete and stay out.`;
}

export function rulesOf(offer: PlayableOffer): string[] {
  const { minGames, maxGames, combinations, numberSets } = offer;
  return [
    ...(numberSets.length === 0 ? [WORDS.shopPicks] : numberSets.map(rangeText)),
    minGames === maxGames ? `${gamesText(minGames)} on a ticket` : `${minGames} to ${gamesText(maxGames)} on a ticket`,
    ...(combinations > 1 ? [`Each game counts as ${combinations} simple games`] : []),
  ];
}

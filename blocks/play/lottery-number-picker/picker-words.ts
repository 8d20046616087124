import type { MissingTicketChoice } from '#domain/play/cart-add-obstacles.ts';
import type { NumberPickerGameOffer } from './picker-data.ts';
import type { PicksByNumberSet } from './ticket.ts';

export const PICKER_WORDS = {
  add: 'Add to cart',
  adding: 'Adding…',
  added: 'Your ticket is in the cart.',
  games: 'Games',
  offer: 'Size of each game',
  count: 'Number of games',
  fewer: 'One game fewer',
  more: 'One game more',
  dip: 'Lucky dip',
  dipAll: 'Lucky dip for every game',
  clear: 'Clear',
  clearAll: 'Clear all',
  next: 'Next game',
  favourites: 'Use favourites',
  keep: 'Save as favourites',
  day: 'Day of the draw',
  cause: 'Cause you play for',
  draw: 'First draw',
  numDraws: 'How many draws',
  numWeeks: 'How many weeks',
  repeatWhen: 'Which draws',
  finish: 'Finish',
  stays: 'What you picked stays here.',
  total: 'Total',
  arrows: 'Move with the arrow keys.',
};

export function joinCountAndNoun(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

export function formatTicketGames(games: number): string {
  return joinCountAndNoun(games, 'game', 'games');
}

export function formatGameName(index: number): string {
  return `Game ${index + 1}`;
}

/** How many numbers a game still needs. */
export function formatNumbersLeft(
  picks: PicksByNumberSet,
  { numberSets }: Pick<NumberPickerGameOffer, 'numberSets'>,
  isComplete: boolean,
): string {
  if (isComplete) return 'Complete';
  const left = numberSets.reduce((sum, { key, count: size }) => sum + size - (picks[key]?.length ?? 0), 0);
  return `${left} to pick`;
}

export function describeCartAddObstacle(
  obstacle: MissingTicketChoice,
  { minGames, numberSets }: NumberPickerGameOffer,
): string {
  switch (obstacle) {
    case 'day':
      return 'Choose the day of the draw.';
    case 'games':
      return `Complete at least ${formatTicketGames(minGames)}.${numberSets.length > 0 ? ' A lucky dip fills them for you.' : ''}`;
    case 'cause':
      return 'Choose the cause you play for.';
  }
}

/** Names the games that have numbers, but not all of them: 'Game 3 is not finished.' */
export function formatUnfinishedGames(begun: readonly number[]): string {
  const names = begun.map((index) => String(index + 1));
  const last = names.pop();
  return names.length === 0
    ? `Game ${last} is not finished.`
    : `Games ${names.join(', ')} and ${last} are not finished.`;
}

export function formatAddWithoutUnfinished(begun: readonly number[]): string {
  return begun.length === 1 ? 'Add without it' : 'Add without them';
}

/** What the price is for: '4 games', '4 games, 2 draws'. */
export function formatTicketContents(games: number, numDraws: number, numWeeks: number): string {
  return [
    formatTicketGames(games),
    ...(numDraws > 1 ? [joinCountAndNoun(numDraws, 'draw', 'draws')] : []),
    ...(numWeeks > 1 ? [joinCountAndNoun(numWeeks, 'week', 'weeks')] : []),
  ].join(', ');
}

export function describeMovedDraw(from: number, to: number): string {
  return `Sales for draw ${from} have closed. Your ticket now starts with draw ${to}.`;
}

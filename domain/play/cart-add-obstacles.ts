/** What a customer has chosen of a lottery, as far as it decides whether it may go into the cart. */
export interface LotteryTicketChoice {
  readonly selectableDays: readonly string[];
  readonly day: string | null;
  readonly completeGames: number;
  readonly minGames: number;
  /** Keys of the causes to choose from; empty when there is nothing to choose. */
  readonly causes: readonly string[];
  readonly cause: string | null;
}

export type CartAddObstacle = 'day' | 'games' | 'cause';

/**
 * What stands between a choice and the cart (specification: Validation rules, "Cart add allowed only when"); empty
 * when it may be added. Syndicate shares can always be added.
 */
export function findCartAddObstacles(choice: LotteryTicketChoice): CartAddObstacle[] {
  const obstacles: CartAddObstacle[] = [];
  if (!isChosen(choice.day, choice.selectableDays)) obstacles.push('day');
  if (choice.completeGames < choice.minGames) obstacles.push('games');
  if (!isChosen(choice.cause, choice.causes)) obstacles.push('cause');
  return obstacles;
}

function isChosen(value: string | null, options: readonly string[]): boolean {
  return options.length === 0 || (value !== null && options.includes(value));
}

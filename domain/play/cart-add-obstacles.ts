/** The parts of a lottery choice that decide whether it can be added to the cart. */
export interface LotteryTicketChoice {
  readonly selectableDays: readonly string[];
  readonly day: string | null;
  readonly completeGames: number;
  readonly minGames: number;
  /** Causes to choose from; empty when the lottery has none. */
  readonly causes: readonly string[];
  readonly cause: string | null;
}

export type MissingTicketChoice = 'day' | 'games' | 'cause';

/**
 * Reasons why a choice cannot be added to the cart (specification: Validation rules, "Cart add allowed only when");
 * empty when it can. Syndicate shares can always be added.
 */
export function findMissingTicketChoices(choice: LotteryTicketChoice): MissingTicketChoice[] {
  const obstacles: MissingTicketChoice[] = [];
  if (!isChosen(choice.day, choice.selectableDays)) obstacles.push('day');
  if (choice.completeGames < choice.minGames) obstacles.push('games');
  if (!isChosen(choice.cause, choice.causes)) obstacles.push('cause');
  return obstacles;
}

function isChosen(value: string | null, options: readonly string[]): boolean {
  return options.length === 0 || (value !== null && options.includes(value));
}

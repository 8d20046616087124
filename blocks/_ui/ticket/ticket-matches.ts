import type { MarkedGame } from '#domain/tickets/mark-matches.ts';
import type { DrawnNumbers } from '#schemas/generated/api/types.gen.ts';

/** How much of a game was drawn. */
export interface TicketMatches {
  /** Count of main matches. */
  readonly main: number;
  /** Count of supplementary matches. */
  readonly further: number;
  /** Names of the sets that supplementary matches are of, in small letters. */
  readonly others: readonly string[];
  /** Names of the sets that the game covers completely, in small letters. */
  readonly whole: readonly string[];
}

export function createTicketMatches(
  { sets, main, further, whole }: MarkedGame,
  drawn: readonly Pick<DrawnNumbers, 'key' | 'name'>[],
): TicketMatches {
  const played = new Set(sets.map(({ key }) => key));
  const nameOf = (key: string) => drawn.find((set) => set.key === key)?.name.toLowerCase() ?? key;
  const others = drawn
    .slice(1)
    .filter(({ key }) => !played.has(key))
    .map(({ key }) => nameOf(key));
  return { main, further, others, whole: whole.map(nameOf) };
}

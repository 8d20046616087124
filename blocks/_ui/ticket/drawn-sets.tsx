import { sortDrawnNumbers } from '#domain/results/sort-drawn-numbers.ts';
import type { DrawnNumbers } from '#schemas/generated/api/types.gen.ts';

interface DrawnSetsProps {
  readonly sets: readonly DrawnNumbers[];
  /** Whether the sets are named for everybody, not for screen readers alone. */
  readonly isNamed?: boolean;
}

/** The numbers of a draw, each set as a list, sorted where their order does not count, in balls of the block's `--ball`. */
export function DrawnSets({ sets, isNamed = false }: DrawnSetsProps) {
  return sets.map((set, index) => (
    <div key={set.key} className="drawn-set">
      <span className={isNamed ? 'drawn-set__name small' : 'visually-hidden'}>{set.name}</span>
      <ol className={`drawn-set__numbers${index > 0 ? ' drawn-set__numbers--further' : ''}`}>
        {sortDrawnNumbers(set).map((number, place) => (
          <li key={`${place} ${number}`} className="figure">
            {number}
          </li>
        ))}
      </ol>
    </div>
  ));
}

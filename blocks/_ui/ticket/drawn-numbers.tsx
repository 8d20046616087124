import type { DrawnNumbers } from '#schemas/generated/api/types.gen.ts';

interface DrawnSetsProps {
  /** Name of the block, whose style it has. */
  readonly block: string;
  readonly sets: readonly DrawnNumbers[];
  /** Whether the sets are named for everybody, not for screen readers alone. */
  readonly isNamed?: boolean;
}

/** The numbers of a draw, each set as a list in the order drawn. */
export function DrawnSets({ block, sets, isNamed = false }: DrawnSetsProps) {
  return sets.map((set, index) => (
    <div key={set.key} className={`${block}__set`}>
      <span className={isNamed ? `${block}__set-name small` : 'visually-hidden'}>{set.name}</span>
      <ol className={`${block}__numbers${index > 0 ? ` ${block}__numbers--further` : ''}`}>
        {set.numbers.map((number, place) => (
          <li key={`${place} ${number}`} className="figure">
            {number}
          </li>
        ))}
      </ol>
    </div>
  ));
}

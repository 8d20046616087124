import { useEffect, useRef, useState } from 'react';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import type { LotteryForFavouriteNumbers } from './favourite-list.data.ts';
import { FAVOURITE_WORDS } from './favourite-words.ts';

type Picks = Readonly<Record<string, readonly number[]>>;

interface FavouriteEditorProps {
  readonly lottery: LotteryForFavouriteNumbers;
  readonly favourite: FavouriteNumbers | null;
  readonly isSaving: boolean;
  readonly onSave: (numberSets: FavouriteNumbers['numberSets']) => void;
  readonly onCancel: () => void;
}

/** The numbers of a lottery to choose from, until its sets are complete. */
export function FavouriteNumbersEditor({ lottery, favourite, isSaving, onSave, onCancel }: FavouriteEditorProps) {
  const { name, numberSets } = lottery;
  const [picks, setPicks] = useState<Picks>(() => picksOf(favourite));
  const first = useRef<HTMLDivElement>(null);
  const left = numberSets.reduce((sum, { key, count }) => sum + count - (picks[key]?.length ?? 0), 0);

  useEffect(() => first.current?.focus(), []);

  function toggle(key: string, number: number, count: number) {
    setPicks((before) => {
      const picked = before[key] ?? [];
      if (picked.includes(number)) return { ...before, [key]: picked.filter((each) => each !== number) };
      return picked.length >= count ? before : { ...before, [key]: [...picked, number] };
    });
  }

  return (
    <div
      className="favourite-list__editor"
      ref={first}
      tabIndex={-1}
      role="group"
      aria-label={`${FAVOURITE_WORDS.choose}: ${name}`}
    >
      {numberSets.map(({ key, name: setName, count, min, max }) => {
        const picked = picks[key] ?? [];
        return (
          <fieldset key={key} className="favourite-list__grid">
            <legend>
              {setName}: choose {count} from {min} to {max}
            </legend>
            {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((number) => (
              <button
                key={number}
                type="button"
                className="favourite-list__number figure"
                aria-pressed={picked.includes(number)}
                aria-disabled={picked.length >= count && !picked.includes(number) ? true : undefined}
                onClick={() => toggle(key, number, count)}
              >
                {number}
              </button>
            ))}
          </fieldset>
        );
      })}
      <p role="status">{left === 0 ? 'Complete' : `${left} to pick`}</p>
      <p className="favourite-list__tools">
        <button
          type="button"
          className="button"
          disabled={left > 0 || isSaving}
          onClick={() => onSave(numberSets.map(({ key }) => ({ key, numbers: picks[key] ?? [] })))}
        >
          {isSaving ? FAVOURITE_WORDS.saving : FAVOURITE_WORDS.save}
        </button>
        <button type="button" className="button button--quiet" onClick={onCancel}>
          {FAVOURITE_WORDS.cancel}
        </button>
      </p>
    </div>
  );
}

function picksOf(favourite: FavouriteNumbers | null): Picks {
  return Object.fromEntries((favourite?.numberSets ?? []).map(({ key, numbers }) => [key, numbers]));
}

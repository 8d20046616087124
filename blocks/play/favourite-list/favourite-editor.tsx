import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import type { LotteryForFavouriteNumbers } from './favourite-list.data.ts';
import { favouriteListMessages } from './favourite-list.messages.gen.ts';

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
  const messages = useMessages(favouriteListMessages);
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
      aria-label={messages.chooseOfLottery({ lottery: name })}
    >
      {numberSets.map(({ key, name: setName, count, min, max }) => {
        const picked = picks[key] ?? [];
        return (
          <fieldset key={key} className="favourite-list__grid">
            <legend>{messages.range({ set: setName, count, min, max })}</legend>
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
      <p role="status">{left === 0 ? messages.complete() : messages.numbersLeft({ count: left })}</p>
      <p className="favourite-list__tools">
        <button
          type="button"
          className="button"
          disabled={left > 0 || isSaving}
          onClick={() => onSave(numberSets.map(({ key }) => ({ key, numbers: picks[key] ?? [] })))}
        >
          {isSaving ? messages.saving() : messages.save()}
        </button>
        <button type="button" className="button button--quiet" onClick={onCancel}>
          {messages.cancel()}
        </button>
      </p>
    </div>
  );
}

function picksOf(favourite: FavouriteNumbers | null): Picks {
  return Object.fromEntries((favourite?.numberSets ?? []).map(({ key, numbers }) => [key, numbers]));
}

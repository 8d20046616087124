import { useId, useState } from 'react';
import { findNextWeekdayAt, findTomorrowAt } from '../../editor/moments.ts';
import { formatZonedMoment, parseZonedMoment } from '../../editor/zoned-moment.ts';
import { text } from '../../messages/text.ts';

interface MomentChoiceProps {
  /** Epoch milliseconds; null for now. */
  readonly at: number | null;
  readonly timeZone: string;
  /** When the panel was opened, in epoch milliseconds. */
  readonly now: number;
  readonly choose: (at: number | null) => void;
}

const TUESDAY = 2;

/** The moment at which the page is seen, by the clock of the brand. */
export function MomentChoice({ at, timeZone, now, choose }: MomentChoiceProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? formatZonedMoment(at ?? now, timeZone);
  const parsed = parseZonedMoment(shown, timeZone);
  const quick = [
    { at: null, name: text('viewer.momentNow') },
    { at: findTomorrowAt(now, timeZone, 9, 0), name: text('viewer.tomorrow') },
    { at: findNextWeekdayAt(now, timeZone, TUESDAY, 20, 31), name: text('viewer.nextTuesday') },
  ];
  const take = (moment: number | null) => {
    setTyped(null);
    choose(moment);
  };
  return (
    <fieldset className="context__choice">
      <legend>{text('viewer.moment')}</legend>
      <div className="context__quick">
        {quick.map((one) => (
          <button
            key={one.name}
            type="button"
            className="button button--quiet"
            aria-pressed={one.at === at}
            onClick={() => take(one.at)}
          >
            {one.name}
          </button>
        ))}
      </div>
      <form
        className="context__moment"
        onSubmit={(event) => {
          event.preventDefault();
          if (parsed !== null) take(parsed);
        }}
      >
        <label htmlFor={id}>{text('viewer.otherMoment', { zone: formatZone(timeZone) })}</label>
        <input
          id={id}
          type="datetime-local"
          value={shown}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button button--quiet" disabled={parsed === null}>
          {text('viewer.showMoment')}
        </button>
      </form>
      <p id={`${id}-help`} className="context__help">
        {text('viewer.momentHelp')}
      </p>
    </fieldset>
  );
}

/** `Australia/Sydney` is "Sydney". */
function formatZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

import { useId, useState } from 'react';
import { findNextWeekdayAt, findTomorrowAt } from '../../editor/moments.ts';
import { viewerChoiceMessages } from '../../editor/viewer-choice.messages.gen.ts';
import { formatZonedMoment, parseZonedMoment } from '../../editor/zoned-moment.ts';

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
    { at: null, name: viewerChoiceMessages.momentNow() },
    { at: findTomorrowAt(now, timeZone, 9, 0), name: viewerChoiceMessages.tomorrow() },
    { at: findNextWeekdayAt(now, timeZone, TUESDAY, 20, 31), name: viewerChoiceMessages.nextTuesday() },
  ];
  const take = (moment: number | null) => {
    setTyped(null);
    choose(moment);
  };
  return (
    <fieldset className="context__choice">
      <legend>{viewerChoiceMessages.moment()}</legend>
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
        <label htmlFor={id}>{viewerChoiceMessages.otherMoment({ zone: formatZone(timeZone) })}</label>
        <input
          id={id}
          type="datetime-local"
          value={shown}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button button--quiet" disabled={parsed === null}>
          {viewerChoiceMessages.showMoment()}
        </button>
      </form>
      <p id={`${id}-help`} className="context__help">
        {viewerChoiceMessages.momentHelp()}
      </p>
    </fieldset>
  );
}

/** `Australia/Sydney` is "Sydney". */
function formatZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

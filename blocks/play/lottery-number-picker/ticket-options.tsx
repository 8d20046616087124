import { type Dispatch, memo } from 'react';
import type { LotteryNumberPickerData, RecurringTicketTerms } from './picker-data.ts';
import { describeMovedDraw, joinCountAndNoun, PICKER_WORDS } from './picker-words.ts';
import { PickerRadios, PickerSelect } from './radios.tsx';
import type { TicketDraft, TicketDraftChange } from './ticket.ts';

type Choice = Extract<TicketDraftChange, { type: 'choose' }>['choice'];

interface TicketOptionsProps
  extends Pick<TicketDraft, 'day' | 'causeKey' | 'drawNo' | 'numDraws' | 'numWeeks' | 'repeats' | 'minimumJackpot'> {
  readonly data: Pick<LotteryNumberPickerData, 'numDraws' | 'numWeeks' | 'days' | 'causes' | 'draws' | 'repeat'>;
  /** The draw that was chosen, which may have closed since. */
  readonly chosenDrawNo: number | null;
  readonly change: Dispatch<TicketDraftChange>;
}

/** What is chosen for the whole ticket: day, cause, first draw, draws, weeks and repetition, as the lottery has them. */
export const LotteryTicketOptions = memo(function TicketOptions(props: TicketOptionsProps) {
  const { data, day, causeKey, drawNo, chosenDrawNo, numDraws, numWeeks, repeats, minimumJackpot, change } = props;
  const { days, causes, draws, repeat } = data;
  const choose = (choice: Choice) => change({ type: 'choose', choice });
  return (
    <>
      {days.length > 0 ? (
        <PickerRadios
          legend={PICKER_WORDS.day}
          options={days.map(({ key, label, next }) => ({ key, label, hint: next }))}
          value={day}
          onChoose={(key) => choose({ day: key, drawNo: days.find((option) => option.key === key)?.drawNo ?? null })}
        />
      ) : null}
      {causes.length > 1 ? (
        <PickerRadios
          legend={PICKER_WORDS.cause}
          options={causes.map(({ key, name }) => ({ key, label: name, hint: null }))}
          value={causeKey}
          onChoose={(key) => choose({ causeKey: key })}
        />
      ) : null}
      {days.length === 0 && draws.length > 1 ? (
        <PickerRadios
          legend={PICKER_WORDS.draw}
          options={draws.map(({ drawNo: key, label, when, jackpot }) => ({
            key: String(key),
            label,
            hint: `${when} · ${jackpot}`,
          }))}
          value={String(drawNo)}
          onChoose={(key) => choose({ drawNo: Number(key) })}
        />
      ) : null}
      <div role="status">
        {chosenDrawNo !== null && drawNo !== null && drawNo !== chosenDrawNo ? (
          <p className="small">{describeMovedDraw(chosenDrawNo, drawNo)}</p>
        ) : null}
      </div>
      <Counts
        label={PICKER_WORDS.numDraws}
        counts={data.numDraws}
        unit={['draw', 'draws']}
        value={numDraws}
        onChoose={(value) => choose({ numDraws: value })}
      />
      <Counts
        label={PICKER_WORDS.numWeeks}
        counts={data.numWeeks}
        unit={['week', 'weeks']}
        value={numWeeks}
        onChoose={(value) => choose({ numWeeks: value })}
      />
      {repeat.availability === 'never' ? null : (
        <Repeat terms={repeat} isOn={repeats} minimumJackpot={minimumJackpot} onChoose={choose} />
      )}
    </>
  );
});

interface CountsProps {
  readonly label: string;
  readonly counts: readonly number[];
  readonly unit: readonly [one: string, many: string];
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

function Counts({ label, counts, unit, value, onChoose }: CountsProps) {
  if (counts.length < 2) return null;
  const options = counts.map((option) => ({ value: option, label: joinCountAndNoun(option, ...unit) }));
  return <PickerSelect label={label} options={options} value={value} onChoose={onChoose} />;
}

interface RepeatProps {
  readonly terms: RecurringTicketTerms;
  readonly isOn: boolean;
  readonly minimumJackpot: string | null;
  readonly onChoose: (choice: Choice) => void;
}

/** Buying again and again: always, or where the customer wants it, and from which jackpot on. */
function Repeat({ terms, isOn, minimumJackpot, onChoose }: RepeatProps) {
  const { availability, name, text, rhythm, jackpots } = terms;
  const when = [{ value: '', label: rhythm }, ...jackpots.map(({ amount, label }) => ({ value: amount, label }))];
  return (
    <fieldset className="lottery-number-picker__choice">
      <legend>{name}</legend>
      {availability === 'optional' ? (
        <label className="lottery-number-picker__radio">
          <input type="checkbox" checked={isOn} onChange={({ target }) => onChoose({ repeats: target.checked })} />
          <span>{text}</span>
        </label>
      ) : (
        <p>{text}</p>
      )}
      {isOn && jackpots.length > 0 ? (
        <PickerSelect
          label={PICKER_WORDS.repeatWhen}
          options={when}
          value={minimumJackpot ?? ''}
          onChoose={(value) => onChoose({ minimumJackpot: value === '' ? null : value })}
        />
      ) : null}
      {isOn && jackpots.length === 0 ? <p className="small muted">{rhythm}</p> : null}
    </fieldset>
  );
}

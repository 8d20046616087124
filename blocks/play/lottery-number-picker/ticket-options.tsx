import { type Dispatch, memo } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { lotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';
import type { LotteryNumberPickerData, RecurringTicketTerms } from './picker-data.ts';
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
  const messages = useMessages(lotteryNumberPickerMessages);
  const { data, day, causeKey, drawNo, chosenDrawNo, numDraws, numWeeks, repeats, minimumJackpot, change } = props;
  const { days, causes, draws, repeat } = data;
  const choose = (choice: Choice) => change({ type: 'choose', choice });
  return (
    <>
      {days.length > 0 ? (
        <PickerRadios
          legend={messages.day()}
          options={days.map(({ key, next }) => ({ key, label: messages.weekday({ day: key }), hint: next }))}
          value={day}
          onChoose={(key) => choose({ day: key, drawNo: days.find((option) => option.key === key)?.drawNo ?? null })}
        />
      ) : null}
      {causes.length > 1 ? (
        <PickerRadios
          legend={messages.cause()}
          options={causes.map(({ key, name }) => ({ key, label: name, hint: null }))}
          value={causeKey}
          onChoose={(key) => choose({ causeKey: key })}
        />
      ) : null}
      {days.length === 0 && draws.length > 1 ? (
        <PickerRadios
          legend={messages.draw()}
          options={draws.map(({ drawNo: key, place, when, jackpot }) => ({
            key: String(key),
            label: messages.drawPlace({ place }),
            hint: messages.drawHint({ when, jackpot }),
          }))}
          value={String(drawNo)}
          onChoose={(key) => choose({ drawNo: Number(key) })}
        />
      ) : null}
      <div role="status">
        {chosenDrawNo !== null && drawNo !== null && drawNo !== chosenDrawNo ? (
          <p className="small">{messages.movedDraw({ from: String(chosenDrawNo), to: String(drawNo) })}</p>
        ) : null}
      </div>
      <Counts
        label={messages.numDraws()}
        counts={data.numDraws}
        formatCount={messages.drawCount}
        value={numDraws}
        onChoose={(value) => choose({ numDraws: value })}
      />
      <Counts
        label={messages.numWeeks()}
        counts={data.numWeeks}
        formatCount={messages.weekCount}
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
  readonly formatCount: (values: { readonly count: number }) => string;
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

function Counts({ label, counts, formatCount, value, onChoose }: CountsProps) {
  if (counts.length < 2) return null;
  const options = counts.map((option) => ({ value: option, label: formatCount({ count: option }) }));
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
  const messages = useMessages(lotteryNumberPickerMessages);
  const { type, availability, rhythm, jackpots } = terms;
  const when = [{ value: '', label: rhythm }, ...jackpots.map(({ amount, label }) => ({ value: amount, label }))];
  return (
    <fieldset className="lottery-number-picker__choice">
      <legend>{messages.repeatName({ type })}</legend>
      {availability === 'optional' ? (
        <label className="lottery-number-picker__radio">
          <input type="checkbox" checked={isOn} onChange={({ target }) => onChoose({ repeats: target.checked })} />
          <span>{messages.repeat()}</span>
        </label>
      ) : (
        <p>{messages.repeatAlways()}</p>
      )}
      {isOn && jackpots.length > 0 ? (
        <PickerSelect
          label={messages.repeatWhen()}
          options={when}
          value={minimumJackpot ?? ''}
          onChoose={(value) => onChoose({ minimumJackpot: value === '' ? null : value })}
        />
      ) : null}
      {isOn && jackpots.length === 0 ? <p className="small muted">{rhythm}</p> : null}
    </fieldset>
  );
}

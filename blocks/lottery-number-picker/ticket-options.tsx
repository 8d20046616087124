import { type Dispatch, useId } from 'react';
import type { PickerData } from './lottery-number-picker.data.ts';
import { count, WORDS } from './picker-words.ts';
import type { Ticket, TicketChange } from './ticket.ts';

interface TicketOptionsProps {
  readonly data: PickerData;
  readonly ticket: Ticket;
  readonly change: Dispatch<TicketChange>;
}

/** What is chosen for the whole ticket: day, cause, first draw, draws and weeks, as far as the lottery has them. */
export function TicketOptions({ data, ticket, change }: TicketOptionsProps) {
  const { days, causes, draws, numDraws, numWeeks } = data;
  const choose = (choice: Extract<TicketChange, { type: 'choose' }>['choice']) => change({ type: 'choose', choice });
  return (
    <>
      {days.length > 0 ? (
        <Radios
          legend={WORDS.day}
          options={days.map(({ key, label, next }) => ({ key, label, hint: next }))}
          value={ticket.day}
          onChoose={(day) => choose({ day })}
        />
      ) : null}
      {causes.length > 0 ? (
        <Radios
          legend={WORDS.cause}
          options={causes.map(({ key, name }) => ({ key, label: name, hint: null }))}
          value={ticket.causeKey}
          onChoose={(causeKey) => choose({ causeKey })}
        />
      ) : null}
      {days.length === 0 && draws.length > 1 ? (
        <Radios
          legend={WORDS.draw}
          options={draws.map(({ drawNo, label, when, jackpot }) => ({
            key: String(drawNo),
            label,
            hint: `${when} · ${jackpot}`,
          }))}
          value={String(ticket.drawNo ?? draws[0]?.drawNo)}
          onChoose={(drawNo) => choose({ drawNo: Number(drawNo) })}
        />
      ) : null}
      {numDraws.length > 1 ? (
        <Select
          label={WORDS.numDraws}
          options={numDraws.map((value) => ({ value, label: count(value, 'draw', 'draws') }))}
          value={ticket.numDraws}
          onChoose={(value) => choose({ numDraws: value })}
        />
      ) : null}
      {numWeeks.length > 1 ? (
        <Select
          label={WORDS.numWeeks}
          options={numWeeks.map((value) => ({ value, label: count(value, 'week', 'weeks') }))}
          value={ticket.numWeeks}
          onChoose={(value) => choose({ numWeeks: value })}
        />
      ) : null}
    </>
  );
}

interface RadiosProps<Key extends string> {
  readonly legend: string;
  readonly options: readonly { readonly key: Key; readonly label: string; readonly hint: string | null }[];
  readonly value: Key | null;
  readonly onChoose: (key: Key) => void;
}

export function Radios<Key extends string>({ legend, options, value, onChoose }: RadiosProps<Key>) {
  const name = useId();
  return (
    <fieldset className="lottery-number-picker__choice">
      <legend>{legend}</legend>
      {options.map(({ key, label, hint }) => (
        <label key={key} className="lottery-number-picker__radio">
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChoose(key)} />
          <span>
            {label}
            {hint === null ? null : <span className="lottery-number-picker__hint small muted"> {hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

function Select({ label, options, value, onChoose }: SelectProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

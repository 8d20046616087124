import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { NamedNumberSet } from './lottery-number-picker.data.ts';
import { rangeText, WORDS } from './picker-words.ts';

interface NumberGridProps {
  readonly set: NamedNumberSet;
  readonly picked: readonly number[];
  /** What the numbers belong to, such as 'Game 1'. */
  readonly of: string;
  readonly onToggle: (number: number) => void;
}

/** The numbers of one set as toggle buttons: one stop of the Tab key, and the arrow keys within. */
export function NumberGrid({ set, picked, of, onToggle }: NumberGridProps) {
  const { min, max, count, name } = set;
  const hint = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(min);
  const isFull = picked.length >= count;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  function move(event: KeyboardEvent) {
    const step = stepOf(event.key, grid.current);
    if (step === null) return;
    event.preventDefault();
    const next = Math.min(Math.max(step === 'first' ? min : step === 'last' ? max : current + step, min), max);
    setCurrent(next);
    grid.current?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus();
  }

  return (
    <div className="lottery-number-picker__set">
      <p className="lottery-number-picker__set-name" id={hint}>
        {rangeText(set)} <span className="visually-hidden">{WORDS.arrows}</span>
      </p>
      <div
        className="lottery-number-picker__numbers"
        role="group"
        aria-label={`${of}, ${name}`}
        aria-describedby={hint}
        ref={grid}
      >
        {numbers.map((number) => {
          const isPicked = picked.includes(number);
          return (
            <button
              key={number}
              type="button"
              className="lottery-number-picker__number"
              data-number={number}
              tabIndex={number === current ? 0 : -1}
              aria-pressed={isPicked}
              aria-disabled={isFull && !isPicked ? true : undefined}
              onFocus={() => setCurrent(number)}
              onKeyDown={move}
              onClick={() => onToggle(number)}
            >
              {number}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function stepOf(key: string, grid: HTMLElement | null): number | 'first' | 'last' | null {
  switch (key) {
    case 'ArrowRight':
      return 1;
    case 'ArrowLeft':
      return -1;
    case 'ArrowDown':
      return columnsOf(grid);
    case 'ArrowUp':
      return -columnsOf(grid);
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

/** How many numbers stand beside each other, which the width of the screen decides. */
function columnsOf(grid: HTMLElement | null): number {
  const buttons = [...(grid?.querySelectorAll<HTMLElement>('[data-number]') ?? [])];
  const top = buttons[0]?.offsetTop;
  return Math.max(
    1,
    buttons.findIndex(({ offsetTop }) => offsetTop !== top),
  );
}

import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useId } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { lotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';
import type { NumberSetToPickFromView } from './picker-data.ts';

interface NumberGridProps {
  readonly set: NumberSetToPickFromView;
  readonly picked: readonly number[];
  /** Number of the game that they are picked for, from 1. */
  readonly game: number;
  /** Must stay the same, or every tap renders every number. */
  readonly onPick: (set: string, number: number, isPicked: boolean) => void;
}

/** The numbers of one set as toggle buttons: one stop of the Tab key, and the arrow keys within. */
export const NumberGrid = memo(function NumberGrid({ set, picked, game, onPick }: NumberGridProps) {
  const messages = useMessages(lotteryNumberPickerMessages);
  const { key, min, max, fewest, count, name, ordered } = set;
  const hint = useId();
  const isFull = picked.length >= count;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  function toggle({ target, currentTarget }: MouseEvent) {
    const number = numberAt(target);
    const isPicked = number === null ? null : press(target, currentTarget, count);
    if (number !== null && isPicked !== null) onPick(key, number, isPicked);
  }

  return (
    <div className="lottery-number-picker__set">
      <p className="lottery-number-picker__set-name" id={hint}>
        {messages.range({
          set: name,
          order: ordered ? 'counts' : 'free',
          amount: fewest < count ? 'upTo' : 'all',
          count,
          min,
          max,
        })}{' '}
        <span className="visually-hidden">{messages.arrows()}</span>
      </p>
      {/* The numbers are buttons; the group hears of what happens to any of them. */}
      <div
        className="lottery-number-picker__numbers"
        role="group"
        aria-label={messages.numbersOfGame({ number: game, set: name })}
        aria-describedby={hint}
        data-early-most={count}
        onClick={toggle}
        onKeyDown={move}
        onFocus={moveTabStop}
      >
        {numbers.map((number) => {
          const isPicked = picked.includes(number);
          return (
            <NumberButton
              key={number}
              number={number}
              isFirst={number === min}
              isPicked={isPicked}
              isClosed={isFull && !isPicked}
            />
          );
        })}
      </div>
    </div>
  );
});

interface NumberButtonProps {
  readonly number: number;
  readonly isFirst: boolean;
  readonly isPicked: boolean;
  readonly isClosed: boolean;
}

const NumberButton = memo(function NumberButton({ number, isFirst, isPicked, isClosed: isShut }: NumberButtonProps) {
  return (
    <button
      type="button"
      className="lottery-number-picker__number"
      data-number={number}
      tabIndex={isFirst ? 0 : -1}
      aria-pressed={isPicked}
      aria-disabled={isShut ? true : undefined}
    >
      {number}
    </button>
  );
});

function numberAt(target: EventTarget): number | null {
  const text = target instanceof HTMLElement ? target.dataset['number'] : undefined;
  return text === undefined ? null : Number(text);
}

/**
 * Shows a press at once: what follows from it comes when it has been painted. Tells whether the number is picked now; null where
 * the press has no effect.
 */
function press(button: EventTarget, grid: Element, most: number): boolean | null {
  if (!(button instanceof HTMLElement)) return null;
  const isPicked = button.getAttribute('aria-pressed') !== 'true';
  if (isPicked && grid.querySelectorAll('[aria-pressed="true"]').length >= most) return null;
  button.setAttribute('aria-pressed', String(isPicked));
  return isPicked;
}

/** The tab stop follows the focus in the page itself: a render for it would double the work of each tap. */
function moveTabStop({ target, currentTarget }: FocusEvent<HTMLElement>) {
  for (const stop of currentTarget.querySelectorAll<HTMLElement>('[tabindex="0"]')) stop.tabIndex = -1;
  if (numberAt(target) !== null) target.tabIndex = 0;
}

function move(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-number]')];
  const from = buttons.findIndex((button) => button === event.target);
  const to = destination(event.key, from, buttons);
  if (from < 0 || to === null) return;
  event.preventDefault();
  buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
}

function destination(key: string, from: number, buttons: readonly HTMLElement[]): number | null {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      return from + columnsOf(buttons);
    case 'ArrowUp':
      return from - columnsOf(buttons);
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
    default:
      return null;
  }
}

/** How many numbers stand beside each other, which the width of the screen decides. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  return Math.max(
    1,
    buttons.findIndex(({ offsetTop }) => offsetTop !== top),
  );
}

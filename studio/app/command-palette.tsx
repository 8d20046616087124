import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { commandPaletteMessages } from '../editor/command-palette.messages.gen.ts';
import type { PaletteEntry } from '../editor/palette-entries.ts';
import { createSearchIndex, searchEntries } from '../editor/search-entries.ts';
import { searchPreviewMessages } from './search-preview.messages.gen.ts';

interface CommandPaletteProps {
  readonly entries: readonly PaletteEntry[];
  /** Keys of entries that come first where nothing is searched for. */
  readonly recent: readonly string[];
  readonly choose: (entry: PaletteEntry) => void;
  readonly close: () => void;
}

/** More would make each key press slow; further words find them. */
const MOST_SHOWN = 50;

/** A modal dialog that finds entries by words. The arrow keys move in the list while the search has the focus. */
export function CommandPalette({ entries, recent, choose, close }: CommandPaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const searched = useDeferredValue(words);
  const index = useMemo(() => createSearchIndex(entries), [entries]);
  const found = useMemo(() => searchEntries(index, searched, recent), [index, searched, recent]);
  const shown = found.slice(0, MOST_SHOWN);
  const place = Math.min(active, shown.length - 1);
  const optionId = (at: number) => `${id}-option-${at}`;
  useEffect(() => dialog.current?.showModal(), []);
  const activeKey = shown[place]?.key;
  useEffect(() => {
    if (activeKey !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  const take = (entry: PaletteEntry) => {
    dialog.current?.close();
    choose(entry);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== 0 && shown.length > 0) return setActive((place + step + shown.length) % shown.length);
    if (event.key !== 'Enter') return;
    // The list may be of the words before the last key press.
    const [first] = searched === words ? [] : searchEntries(index, words, recent);
    const entry = searched === words ? shown[place] : first;
    if (entry) take(entry);
  };
  return (
    <dialog ref={dialog} className="dialog palette" aria-label={commandPaletteMessages.heading()} onClose={close}>
      <input
        className="palette__search"
        role="combobox"
        aria-label={commandPaletteMessages.search()}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? optionId(place) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={commandPaletteMessages.search()}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <p className="palette__count" role="status">
        {describeCount(found.length)}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        className="palette__entries"
        role="listbox"
        tabIndex={-1}
        aria-label={commandPaletteMessages.results()}
        // A press must not take the focus away from the search.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((entry, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={entry.key}
            id={optionId(at)}
            role="option"
            aria-selected={at === place}
            className="palette__entry"
            onClick={() => take(entry)}
          >
            <span className="palette__title">{entry.title}</span>
            <span className="palette__label">{entry.label}</span>
            {entry.detail === '' ? null : <span className="palette__detail">{entry.detail}</span>}
          </button>
        ))}
      </div>
    </dialog>
  );
}

function describeCount(count: number): string {
  if (count === 0) return searchPreviewMessages.none();
  return count > MOST_SHOWN
    ? commandPaletteMessages.foundMany({ count, shown: MOST_SHOWN })
    : searchPreviewMessages.found({ count });
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { blockPickerMessages } from '../block-picker.messages.gen.ts';
import { searchPreviewMessages } from '../search-preview.messages.gen.ts';

export interface SearchItem {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
}

interface SearchDialogProps<Item extends SearchItem> {
  readonly heading: string;
  readonly searchLabel: string;
  /** Items for the words of the search, the best first. */
  readonly find: (words: string) => readonly Item[];
  readonly pick: (item: Item) => void;
  readonly close: () => void;
  /** Further controls above the search. */
  readonly children?: ReactNode;
  /** A further button, which closes the dialog too. */
  readonly action?: { readonly label: string; readonly run: () => void } | null;
}

/** More would make the dialog slow; the search finds them. */
const MOST_SHOWN = 50;

/** A dialog to choose from a long list by words. Enter in the search takes the first item. */
export function SearchDialog<Item extends SearchItem>(props: SearchDialogProps<Item>) {
  const { heading, searchLabel, find, pick, close, children, action } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const found = find(words.trim());
  useEffect(() => {
    dialog.current?.showModal();
    search.current?.focus();
  }, []);
  const closeDialog = () => dialog.current?.close();
  const choose = (item: Item) => {
    closeDialog();
    pick(item);
  };
  const press = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (first) choose(first);
  };
  return (
    <dialog ref={dialog} className="dialog search-dialog" aria-labelledby={`${id}-heading`} onClose={close}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
      <div className="field">
        <label className="field__label" htmlFor={`${id}-search`}>
          {searchLabel}
        </label>
        <input
          ref={search}
          id={`${id}-search`}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={press}
        />
      </div>
      <p role="status" className="field__help">
        {found.length === 0 ? searchPreviewMessages.none() : searchPreviewMessages.found({ count: found.length })}
      </p>
      <ul className="search-dialog__items">
        {found.slice(0, MOST_SHOWN).map((item) => (
          <li key={item.key}>
            <button type="button" onClick={() => choose(item)}>
              <strong>{item.title}</strong>
              <span>{item.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="dialog__actions">
        {action ? (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              closeDialog();
              action.run();
            }}
          >
            {action.label}
          </button>
        ) : null}
        <button type="button" className="button button--quiet" onClick={closeDialog}>
          {blockPickerMessages.close()}
        </button>
      </div>
    </dialog>
  );
}

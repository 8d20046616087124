import { type RefObject, useState } from 'react';
import type { StudioBlockType } from '../api-types.ts';
import { type StudioMessageId, text } from '../messages/text.ts';

interface BlockPickerProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly heading: string;
  readonly types: readonly StudioBlockType[];
  readonly pick: (type: StudioBlockType) => void;
}

const GROUPS: readonly (readonly [category: string, heading: StudioMessageId])[] = [
  ['section', 'picker.section'],
  ['content', 'picker.content'],
  ['commerce', 'picker.commerce'],
];

/** The kinds of blocks that a page can add, by category, with a filter. */
export function BlockPicker({ dialog, heading, types, pick }: BlockPickerProps) {
  const [words, setWords] = useState('');
  const found = types.filter(({ title, schema }) => {
    const { description = '' }: { description?: string } = Object(schema);
    return `${title} ${description}`.toLowerCase().includes(words.toLowerCase());
  });
  return (
    <dialog ref={dialog} className="dialog picker" aria-labelledby="picker-heading">
      <h2 id="picker-heading">{heading}</h2>
      <label className="field">
        <span className="field__label">{text('picker.search')}</span>
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status">{found.length === 0 ? text('picker.none') : null}</p>
      {GROUPS.map(([category, title]) => {
        const group = found.filter((type) => type.category === category);
        return group.length === 0 ? null : (
          <section key={category}>
            <h3>{text(title)}</h3>
            <ul className="picker__types">
              {group.map((type) => (
                <li key={type.type}>
                  <button
                    type="button"
                    onClick={() => {
                      dialog.current?.close();
                      pick(type);
                    }}
                  >
                    <strong>{type.title}</strong> <span>{Object(type.schema).description}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <div className="dialog__actions">
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          {text('picker.close')}
        </button>
      </div>
    </dialog>
  );
}

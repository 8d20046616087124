import { type DragEvent, useState } from 'react';
import { blockListMessages } from '../../editor/block-list.messages.gen.ts';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import { hasProblemWithin } from '../../editor/find-problems.ts';
import { moveItem, summariseEntry, withUniqueId } from '../../editor/list-entries.ts';
import type { ListControl } from '../../editor/schema-field.types.ts';
import { findStartingParts } from '../../editor/starting-parts.ts';
import { FieldSetFrame } from '../field-frame.tsx';
import { EntryCard } from './entry-card.tsx';
import type { ContainerFieldProps } from './field-props.ts';
import { listFieldMessages } from './list-field.messages.gen.ts';
import { ListTools } from './list-tools.tsx';
import { useEntryKeys } from './use-entry-keys.ts';
import { useFocusAfterChange } from './use-focus-after-change.ts';

/** A list whose entries open, move and are added and removed. */
export function ListField({
  field,
  path,
  site,
  valueAt,
  problemAt,
  change,
  drawContents,
}: ContainerFieldProps<'list'>) {
  const value = valueAt(path);
  const shared = contentKeyOf(value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [keys, changeKeys] = useEntryKeys(items.length);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<number>>(new Set());
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [notice, setNotice] = useState('');
  const { listRef, focusLater } = useFocusAfterChange();
  const { label, description, isRequired, minItems, maxItems } = field;
  const problem = problemAt(path);
  const isFull = maxItems !== null && items.length >= maxItems;
  const entryOf = (index: number) => {
    const number = index + 1;
    const unnamed = fieldsMessages.item({ label, number });
    const words = summariseEntry(items[index], field.createEntryField(label));
    if (words === '') return { unnamed, name: unnamed, summary: unnamed };
    return { unnamed, name: words, summary: listFieldMessages.entry({ number, words }) };
  };
  const setItems = (next: readonly unknown[]) =>
    change(path, next.length === 0 && !isRequired ? undefined : next, label);
  const open = (key: number, isOpen: boolean) => setOpenKeys(withMember(openKeys, key, isOpen));
  const move = (from: number, to: number) => {
    const key = keys[from];
    if (key === undefined || to < 0 || to >= items.length || to === from) return;
    setItems(moveItem(items, from, to));
    changeKeys((own) => moveItem(own, from, to));
    focusLater(key, to < from ? 'up' : 'down');
    setNotice(blockListMessages.moved({ block: entryOf(from).name, place: to + 1, count: items.length }));
  };
  const remove = (index: number) => {
    setItems(items.toSpliced(index, 1));
    changeKeys((own) => own.toSpliced(index, 1));
    focusLater(keys[index + 1] ?? keys[index - 1] ?? null, 'open');
    setNotice(listFieldMessages.removed({ entry: entryOf(index).name, count: items.length - 1 }));
  };
  const add = () => {
    const added = createEntries(field, items, () => field.createEntry(findStartingParts(site)));
    const key = Math.max(-1, ...keys) + 1;
    setItems([...items, ...added]);
    changeKeys((own) => [...own, ...added.map((_, index) => key + index)]);
    open(key, true);
    focusLater(key, 'open');
    setNotice(listFieldMessages.added({ count: items.length + added.length }));
  };
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, index);
    setDragged(null);
    setTarget(null);
  };
  if (shared !== null)
    return (
      <fieldset className="form__group">
        <legend>{label}</legend>
        <p className="field__help">{listFieldMessages.shared({ key: shared })}</p>
        <button type="button" className="button button--quiet" onClick={add}>
          {listFieldMessages.ownInstead()}
        </button>
      </fieldset>
    );
  return (
    <FieldSetFrame label={label} help={`${description} ${describeSize(minItems, maxItems)}`} problem={problem}>
      <ol className="entries" ref={listRef}>
        {items.map((item, index) => {
          const key = keys[index] ?? index;
          const { unnamed, name, summary } = entryOf(index);
          const at = [...path, index];
          return (
            <li
              key={key}
              data-entry={key}
              className={target === index && dragged !== index ? 'entry entry--target' : 'entry'}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setTarget(index);
              }}
              onDrop={(event) => drop(event, index)}
            >
              <EntryCard
                summary={summary}
                isOpen={openKeys.has(key)}
                isFaulty={hasProblemWithin(item, at, problemAt)}
                toggle={() => open(key, !openKeys.has(key))}
                tools={
                  <ListTools
                    name={name}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    isRemovable={!isRequired || items.length > minItems}
                    moveBy={(by) => move(index, index + by)}
                    remove={() => remove(index)}
                    startDrag={() => setDragged(index)}
                    endDrag={() => {
                      setDragged(null);
                      setTarget(null);
                    }}
                  />
                }
              >
                {drawContents(field.createEntryField(unnamed), at)}
              </EntryCard>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) add();
        }}
      >
        {fieldsMessages.add({ label })}
      </button>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
    </FieldSetFrame>
  );
}

/** As many entries as the list must have, or one. */
function createEntries({ minItems }: ListControl, items: readonly unknown[], create: () => unknown) {
  const count = Math.max(1, minItems - items.length);
  return Array.from({ length: count }).reduce<readonly unknown[]>(
    (added) => [...added, withUniqueId(create(), [...items, ...added])],
    [],
  );
}

function describeSize(minItems: number, maxItems: number | null): string {
  if (minItems > 1 && maxItems !== null) return listFieldMessages.sizes({ min: minItems, max: maxItems });
  return maxItems === null ? '' : listFieldMessages.atMost({ max: maxItems });
}

function withMember(set: ReadonlySet<number>, member: number, isMember: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isMember) next.add(member);
  else next.delete(member);
  return next;
}

function contentKeyOf(value: unknown): string | null {
  const { content }: Readonly<Record<string, unknown>> = Object(value);
  return typeof content === 'string' ? content : null;
}

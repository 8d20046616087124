import { useId, useState } from 'react';
import { blockListMessages } from '../../editor/block-list.messages.gen.ts';
import { hasProblemWithin } from '../../editor/find-problems.ts';
import { summariseEntry } from '../../editor/list-entries.ts';
import { filterNames, renameEntry, toEntryRecord } from '../../editor/map-entries.ts';
import { findStartingParts } from '../../editor/starting-parts.ts';
import { blockToolsMessages } from '../block-tools.messages.gen.ts';
import { FieldSetFrame } from '../field-frame.tsx';
import { EntryCard } from './entry-card.tsx';
import type { ContainerFieldProps } from './field-props.ts';
import { listFieldMessages } from './list-field.messages.gen.ts';
import { mapFieldMessages } from './map-field.messages.gen.ts';
import { MapNameField } from './map-name-field.tsx';

/** More entries than these get a field that finds some of them. */
const MANY = 12;

/** Entries by their names. */
export function MapField({ field, path, site, valueAt, problemAt, change, drawContents }: ContainerFieldProps<'map'>) {
  const id = useId();
  const record = toEntryRecord(valueAt(path));
  const names = Object.keys(record);
  const [search, setSearch] = useState('');
  const [openName, setOpenName] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const [notice, setNotice] = useState('');
  const { label, description, isRequired } = field;
  const setRecord = (next: Readonly<Record<string, unknown>>) =>
    change(path, Object.keys(next).length === 0 && !isRequired ? undefined : next, label);
  const isTaken = names.includes(added.trim());
  const add = () => {
    const name = added.trim();
    if (name === '' || isTaken) return;
    setRecord({ ...record, [name]: field.createEntry(findStartingParts(site)) });
    setAdded('');
    setSearch('');
    setOpenName(name);
    setNotice(mapFieldMessages.added({ name }));
  };
  const remove = (name: string) => {
    const { [name]: _, ...left } = record;
    setRecord(left);
    setNotice(listFieldMessages.removed({ entry: name, count: names.length - 1 }));
  };
  const rename = (from: string, to: string) => {
    setRecord(renameEntry(record, from, to));
    setOpenName(to);
    setNotice(mapFieldMessages.renamed({ name: to }));
  };
  const problem = problemAt(path);
  const summarise = (name: string) => {
    const words = summariseEntry(record[name], field.createEntryField(name));
    return words === '' ? name : mapFieldMessages.entry({ name, words });
  };
  return (
    <FieldSetFrame label={label} help={description} problem={problem}>
      {names.length > MANY ? (
        <SearchField label={mapFieldMessages.find()} search={search} setSearch={setSearch} />
      ) : null}
      <ul className="entries">
        {filterNames(names, search, summarise).map((name) => (
          <li key={name} className="entry">
            <EntryCard
              summary={summarise(name)}
              isOpen={openName === name}
              isFaulty={hasProblemWithin(record[name], [...path, name], problemAt)}
              toggle={() => setOpenName(openName === name ? null : name)}
              tools={
                <span className="entry__tools">
                  <button
                    type="button"
                    aria-label={blockListMessages.remove({ block: name })}
                    onClick={() => remove(name)}
                  >
                    {blockToolsMessages.remove()}
                  </button>
                </span>
              }
            >
              <MapNameField name={name} names={names} rename={(to) => rename(name, to)} />
              {drawContents(field.createEntryField(label), [...path, name])}
            </EntryCard>
          </li>
        ))}
      </ul>
      <div className="map-field__add">
        <div className="field">
          <label className="field__label" htmlFor={`${id}-name`}>
            {mapFieldMessages.newName()}
          </label>
          <input
            id={`${id}-name`}
            type="text"
            value={added}
            aria-describedby={`${id}-taken`}
            onChange={({ target }) => setAdded(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add();
            }}
          />
          <p id={`${id}-taken`} className="field__problem">
            {isTaken ? mapFieldMessages.taken() : ''}
          </p>
        </div>
        <button type="button" className="button button--quiet" onClick={add}>
          {mapFieldMessages.add()}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
    </FieldSetFrame>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly search: string;
  readonly setSearch: (search: string) => void;
}

/** Finds some of many entries. */
export function SearchField({ label, search, setSearch }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
    </div>
  );
}

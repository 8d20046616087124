import { useId, useState } from 'react';
import { formatChoice } from '../../editor/field-words.ts';
import { filterNames, toEntryRecord } from '../../editor/map-entries.ts';
import { FieldSetFrame } from '../field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { mapFieldMessages } from './map-field.messages.gen.ts';
import { SearchField } from './map-field.tsx';
import { switchFieldMessages } from './switch-field.messages.gen.ts';

/** Switches by name, each on, off, or as it is inherited. */
export function SwitchesField({ field, path, site, valueAt, problemAt, change }: FieldProps<'map'>) {
  const id = useId();
  const [search, setSearch] = useState('');
  const record = toEntryRecord(valueAt(path));
  const known = site.capabilities.map(({ name }) => name);
  const names = [...new Set([...known, ...Object.keys(record)])].toSorted();
  const { label, description } = field;
  const set = (name: string, value: boolean | undefined) => {
    const { [name]: _, ...others } = record;
    change(path, value === undefined ? others : { ...record, [name]: value }, `${label}: ${formatChoice(name)}`);
  };
  const problem = problemAt(path);
  return (
    <FieldSetFrame label={label} help={description} problem={problem}>
      <SearchField label={mapFieldMessages.find()} search={search} setSearch={setSearch} />
      <ul className="switches">
        {filterNames(names, search, formatChoice).map((name) => (
          <li key={name} className="switches__row">
            <label htmlFor={`${id}-${name}`}>
              {formatChoice(name)} <small>{name}</small>
            </label>
            <select
              id={`${id}-${name}`}
              value={String(record[name])}
              onChange={({ target }) => set(name, target.value === 'undefined' ? undefined : target.value === 'true')}
            >
              <option value="undefined">{switchFieldMessages.inherited()}</option>
              <option value="true">{switchFieldMessages.on()}</option>
              <option value="false">{switchFieldMessages.off()}</option>
            </select>
          </li>
        ))}
      </ul>
    </FieldSetFrame>
  );
}

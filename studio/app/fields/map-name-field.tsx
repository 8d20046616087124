import { useState } from 'react';
import { FieldFrame } from '../field-frame.tsx';
import { mapFieldMessages } from './map-field.messages.gen.ts';

interface MapNameFieldProps {
  readonly name: string;
  /** Names that entries have. */
  readonly names: readonly string[];
  readonly rename: (name: string) => void;
}

/** Name of an entry; it changes when the field loses focus. */
export function MapNameField({ name, names, rename }: MapNameFieldProps) {
  const [typed, setTyped] = useState(name);
  const next = typed.trim();
  const isTaken = next !== name && names.includes(next);
  const commit = () => {
    if (next === '' || isTaken) setTyped(name);
    else if (next !== name) rename(next);
  };
  return (
    <FieldFrame
      label={mapFieldMessages.name()}
      help={mapFieldMessages.nameHelp()}
      problem={isTaken ? mapFieldMessages.taken() : null}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
        />
      )}
    </FieldFrame>
  );
}

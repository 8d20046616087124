import { useId, useState } from 'react';
import type { CapabilityMatch } from '../../editor/gate.ts';
import type { CapabilityOption } from '../../editor/gate-audience.ts';
import { gateFieldMessages } from '../../editor/gate-field.messages.gen.ts';
import { hasWords } from '../../editor/search-entries.ts';

interface GateCapabilitiesProps {
  readonly match: CapabilityMatch;
  readonly names: readonly string[];
  readonly options: readonly CapabilityOption[];
  readonly change: (match: CapabilityMatch, names: readonly string[]) => void;
}

/** Limit of a list in the schema of gates. */
const MOST_NAMES = 20;

/** A gate as one list of capabilities, of which customers must have all, any or none. */
export function GateCapabilities({ match, names, options, change }: GateCapabilitiesProps) {
  const id = useId();
  const [words, setWords] = useState('');
  // The order stays while the list is shown: an option that moved when it is chosen would take the focus with it.
  const [first] = useState(() => new Set(names));
  const ordered = [...options.filter(({ name }) => first.has(name)), ...options.filter(({ name }) => !first.has(name))];
  const found = ordered.filter(({ name, label }) => hasWords(`${label} ${name}`, words));
  return (
    <div className="gate__part">
      <label className="gate__match">
        {gateFieldMessages.match()}{' '}
        <select
          value={match}
          disabled={names.length === 0}
          onChange={({ target }) =>
            change(target.value === 'any' || target.value === 'none' ? target.value : 'all', names)
          }
        >
          <option value="all">{gateFieldMessages.all()}</option>
          <option value="any">{gateFieldMessages.any()}</option>
          <option value="none">{gateFieldMessages.none()}</option>
        </select>
      </label>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-search`}>
          {gateFieldMessages.search()}
        </label>
        <input id={`${id}-search`} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </div>
      <p role="status" className="field__help">
        {found.length === 0
          ? gateFieldMessages.noneFound()
          : gateFieldMessages.found({ count: found.length, chosen: names.length })}
      </p>
      <ul className="gate__options" aria-label={gateFieldMessages.capabilities()}>
        {found.map(({ name, label, help }) => (
          <li key={name}>
            <label className="gate__option">
              <input
                type="checkbox"
                checked={names.includes(name)}
                disabled={names.length >= MOST_NAMES && !names.includes(name)}
                aria-describedby={`${id}-${name}`}
                onChange={({ target }) =>
                  change(match, target.checked ? [...names, name] : names.filter((one) => one !== name))
                }
              />
              <span>{label}</span>
            </label>
            <small id={`${id}-${name}`}>
              <code>{name}</code> · {help}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useState } from 'react';
import type { StudioCapability, StudioViewer } from '../../api-types.ts';
import { formatChoice } from '../../editor/field-words.ts';
import { hasWords } from '../../editor/search-entries.ts';
import { hasCapability, switchCapability } from '../../editor/viewer.ts';
import { viewerChoiceMessages } from '../../editor/viewer-choice.messages.gen.ts';

interface CapabilitySwitchesProps {
  readonly capabilities: readonly StudioCapability[];
  readonly viewer: StudioViewer;
  readonly change: (viewer: StudioViewer) => void;
}

/** Capabilities that the visitor has, each of which can be switched on or off. */
export function CapabilitySwitches({ capabilities, viewer, change }: CapabilitySwitchesProps) {
  const [words, setWords] = useState('');
  const found = capabilities
    .map((capability) => ({ capability, label: formatChoice(capability.name) }))
    .filter(({ label }) => hasWords(label, words))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <details className="context__more">
      <summary>{viewerChoiceMessages.capabilities()}</summary>
      <label className="field">
        <span className="field__label">{viewerChoiceMessages.findCapability()}</span>
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status" className="context__help">
        {found.length === 0 ? viewerChoiceMessages.noCapability() : null}
      </p>
      <ul className="context__switches">
        {found.map(({ capability, label }) => (
          <li key={capability.name}>
            <label>
              <input
                type="checkbox"
                role="switch"
                checked={hasCapability(viewer, capability)}
                aria-checked={hasCapability(viewer, capability)}
                onChange={({ target }) => change(switchCapability(viewer, capability, target.checked))}
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

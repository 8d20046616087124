import { useId } from 'react';
import type { ValuePath } from '../../editor/edit-value.ts';
import { createHiddenGate, readHiddenGate } from '../../editor/gate.ts';
import { gateFieldMessages } from '../../editor/gate-field.messages.gen.ts';
import type { FieldAccess } from '../field-access.ts';
import { GateField } from './gate-field.tsx';

interface BlockVisibilityProps extends FieldAccess {
  /** Place of the block. */
  readonly path: ValuePath;
}

/** Who sees a block, and whether it is hidden from everybody. */
export function BlockVisibility({ path, ...access }: BlockVisibilityProps) {
  const id = useId();
  const { site, valueAt, change } = access;
  const gatePath = [...path, 'gate'];
  const disabledPath = [...path, 'disabled'];
  const gate = valueAt(gatePath);
  const isRemoved = valueAt(disabledPath) === true;
  const hidden = readHiddenGate(gate);
  const isHidden = isRemoved || hidden !== null;
  // An override of an inherited block has no type of its own.
  const isOverride = valueAt([...path, 'type']) === undefined;
  const [capability] = site.capabilities;
  const label = gateFieldMessages.heading();
  const hide = () => {
    if (isOverride) change(disabledPath, true, label);
    else if (capability) change(gatePath, createHiddenGate(gate, capability.name), label);
  };
  const show = () => {
    if (isRemoved) change(disabledPath, undefined, label);
    else change(gatePath, hidden?.former, label);
  };
  return (
    <section className="visibility" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{label}</h3>
      <div className="field field--switch">
        <input
          id={`${id}-hide`}
          type="checkbox"
          checked={isHidden}
          disabled={!isHidden && !isOverride && !capability}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => (target.checked ? hide() : show())}
        />
        <label className="field__label" htmlFor={`${id}-hide`}>
          {gateFieldMessages.hide()}
        </label>
        <p id={`${id}-help`} role="status" className="field__help">
          {isHidden ? gateFieldMessages.hidden() : gateFieldMessages.hideHelp()}
        </p>
      </div>
      {isHidden ? null : (
        <GateField
          {...access}
          field={{ label: gateFieldMessages.shownTo(), description: '' }}
          path={gatePath}
          change={(at, value) => change(at, value, label)}
        />
      )}
    </section>
  );
}

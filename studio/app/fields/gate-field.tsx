import { useId, useMemo, useState } from 'react';
import type { ValuePath } from '../../editor/edit-value.ts';
import { formatChoice } from '../../editor/field-words.ts';
import { formatCapabilitiesAsGate, formatConditionAsGate, readGateForm, readGateGroup } from '../../editor/gate.ts';
import { describeWhoSees, listCapabilityOptions, listSegmentGates } from '../../editor/gate-audience.ts';
import { gateFieldMessages } from '../../editor/gate-field.messages.gen.ts';
import type { SchemaField } from '../../editor/schema-fields.ts';
import type { FieldAccess } from '../field-access.ts';
import { GateCapabilities } from './gate-capabilities.tsx';
import { GateGroupEditor } from './gate-group.tsx';

interface GateFieldProps extends FieldAccess {
  readonly field: Pick<SchemaField, 'label' | 'description'>;
  readonly path: ValuePath;
}

/** Who sees something: everybody, one segment, or customers with certain capabilities. */
export function GateField({ field, path, site, valueAt, problemAt, change }: GateFieldProps) {
  const { label, description } = field;
  const id = useId();
  // Null follows the value; otherwise the details stay open, also while no condition is chosen yet.
  const [details, setDetails] = useState<'capabilities' | 'groups' | null>(null);
  const [notice, setNotice] = useState('');
  const value = valueAt(path);
  const form = readGateForm(value);
  const segmentGates = useMemo(() => listSegmentGates(site), [site]);
  const options = useMemo(() => listCapabilityOptions(value, site), [value, site]);
  const audience = useMemo(() => describeWhoSees(value, site), [value, site]);
  const segment = segmentGates.find(({ gate }) => JSON.stringify(gate) === JSON.stringify(value)) ?? null;
  const isOpen = details !== null || (form.kind !== 'everybody' && segment === null);
  const isGrouped = form.kind === 'groups' || details === 'groups';
  const problem = problemAt(path);
  const choose = (gate: unknown) => {
    setDetails(null);
    change(path, gate, label);
  };
  return (
    <fieldset className="form__group gate" aria-describedby={`${id}-help ${id}-audience`}>
      <legend>{label}</legend>
      <p id={`${id}-help`} className="field__help">
        {description}
      </p>
      <div className="gate__choices">
        <Choice
          name={id}
          label={gateFieldMessages.everybody()}
          isChosen={!isOpen && form.kind === 'everybody'}
          choose={() => choose(undefined)}
        />
        {segmentGates.map(({ segment: key, gate }) => (
          <Choice
            key={key}
            name={id}
            label={gateFieldMessages.onlySegment({ segment: formatChoice(key) })}
            isChosen={!isOpen && segment?.segment === key}
            choose={() => choose(gate)}
          />
        ))}
        <Choice
          name={id}
          label={gateFieldMessages.some()}
          isChosen={isOpen}
          choose={() => setDetails('capabilities')}
        />
      </div>
      {isOpen && form.kind === 'malformed' ? <p className="field__problem">{gateFieldMessages.malformed()}</p> : null}
      {!isOpen || form.kind === 'malformed' ? null : isGrouped ? (
        <GateGroupEditor
          group={readGateGroup(value)}
          label={gateFieldMessages.groups()}
          depth={0}
          options={options}
          change={(group) => {
            setDetails('groups');
            change(path, group ? formatConditionAsGate(group) : undefined, label);
          }}
          announce={setNotice}
        />
      ) : (
        <GateCapabilities
          match={form.kind === 'capabilities' ? form.match : 'all'}
          names={form.kind === 'capabilities' ? form.names : []}
          options={options}
          change={(match, names) => {
            setDetails('capabilities');
            change(path, formatCapabilitiesAsGate(match, names), label);
          }}
        />
      )}
      {isOpen && form.kind !== 'groups' && form.kind !== 'malformed' ? (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => setDetails(isGrouped ? 'capabilities' : 'groups')}
        >
          {isGrouped ? gateFieldMessages.toList() : gateFieldMessages.toGroups()}
        </button>
      ) : null}
      {isOpen && form.kind === 'everybody' ? <p className="field__help">{gateFieldMessages.chooseOne()}</p> : null}
      <p id={`${id}-audience`} role="status" className="gate__audience">
        {audience}
      </p>
      <p role="status" className="visually-hidden">
        {notice}
      </p>
      {problem === null ? null : <p className="field__problem">{problem}</p>}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Choice({ name, label, isChosen, choose }: ChoiceProps) {
  return (
    <label className="gate__choice">
      <input type="radio" name={name} checked={isChosen} onChange={choose} />
      {label}
    </label>
  );
}

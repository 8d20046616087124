import { useEffect, useRef } from 'react';
import type { EditorText } from '#engine/messages/editor-messages.ts';
import { type GateCapabilityCondition, type GateGroup, type GateMatch, replaceGroupItem } from '../../editor/gate.ts';
import type { CapabilityOption } from '../../editor/gate-audience.ts';
import { gateFieldMessages } from '../../editor/gate-field.messages.gen.ts';

interface GateGroupEditorProps {
  readonly group: GateGroup;
  readonly label: string;
  /** Number of groups that it is in. */
  readonly depth: number;
  readonly options: readonly CapabilityOption[];
  /** Null removes the group. */
  readonly change: (group: GateGroup | null) => void;
  readonly announce: (words: string) => void;
}

const MATCHES = [
  ['all', gateFieldMessages.groupAll],
  ['any', gateFieldMessages.groupAny],
  ['none', gateFieldMessages.groupNone],
  ['notAll', gateFieldMessages.groupNotAll],
] as const satisfies readonly (readonly [GateMatch, EditorText])[];

/** Limit of a list in the schema of gates. */
const MOST_ITEMS = 20;
/** Groups in groups beyond this depth can be changed, but not added. */
const DEEPEST_ADDED = 3;

/** The conditions and groups of a group, each with its controls. */
export function GateGroupEditor({ group, label, depth, options, change, announce }: GateGroupEditorProps) {
  const { match, items } = group;
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list.current?.children[items.length - 1]?.querySelector('select')?.focus();
  }, [items.length]);
  const used = new Set(items.flatMap((item) => (item.kind === 'capability' ? item.name : [])));
  const next = options.find(({ name }) => !used.has(name)) ?? options[0];
  const isFull = items.length >= MOST_ITEMS || next === undefined;
  const condition = next && ({ kind: 'capability', name: next.name, isNegated: false } as const);
  const add = (item: GateCapabilityCondition | GateGroup, words: string) => {
    if (isFull) return;
    isAdding.current = true;
    change({ ...group, items: [...items, item] });
    announce(words);
  };
  const remove = (index: number, words: string) => {
    addButton.current?.focus();
    announce(words);
    // Last, because the group that this one is in may then remove it, and moves the focus once more.
    change(replaceGroupItem(group, index, null));
  };
  return (
    <fieldset className="gate-group">
      <legend>{label}</legend>
      <label className="gate__match">
        {gateFieldMessages.holds()}{' '}
        <select
          value={match}
          disabled={items.length === 0}
          onChange={({ target }) => {
            const [chosen = match] = MATCHES.find(([one]) => one === target.value) ?? [];
            change({ ...group, match: chosen });
          }}
        >
          {MATCHES.map(([one, message]) => (
            <option key={one} value={one}>
              {message()}
            </option>
          ))}
        </select>
      </label>
      <ul ref={list} className="gate-group__items">
        {items.map((item, index) => {
          const number = index + 1;
          const name = item.kind === 'group' ? gateFieldMessages.group({ number }) : labelOf(item.name, options);
          return (
            // Conditions have no ids, so the index is the key.
            <li key={[depth, index].join()}>
              {item.kind === 'group' ? (
                <GateGroupEditor
                  group={item}
                  label={name}
                  depth={depth + 1}
                  options={options}
                  change={(changed) =>
                    changed
                      ? change({ ...group, items: items.with(index, changed) })
                      : remove(index, gateFieldMessages.removed({ name }))
                  }
                  announce={announce}
                />
              ) : (
                <ConditionRow
                  condition={item}
                  number={number}
                  options={options}
                  change={(changed) => change({ ...group, items: items.with(index, changed) })}
                />
              )}
              <button
                type="button"
                className="button button--quiet"
                aria-label={gateFieldMessages.remove({ name })}
                onClick={() => remove(index, gateFieldMessages.removed({ name }))}
              >
                {gateFieldMessages.removeShort()}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="gate-group__actions">
        <button
          ref={addButton}
          type="button"
          className="button button--quiet"
          aria-disabled={isFull}
          onClick={() =>
            condition && add(condition, gateFieldMessages.added({ name: labelOf(condition.name, options) }))
          }
        >
          {gateFieldMessages.addCondition()}
        </button>
        {depth >= DEEPEST_ADDED ? null : (
          <button
            type="button"
            className="button button--quiet"
            aria-disabled={isFull}
            onClick={() =>
              condition &&
              add(
                { kind: 'group', match: 'any', items: [condition] },
                gateFieldMessages.added({ name: gateFieldMessages.group({ number: items.length + 1 }) }),
              )
            }
          >
            {gateFieldMessages.addGroup()}
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface ConditionRowProps {
  readonly condition: GateCapabilityCondition;
  readonly number: number;
  readonly options: readonly CapabilityOption[];
  readonly change: (condition: GateCapabilityCondition) => void;
}

/** One capability that customers have or don't have. */
function ConditionRow({ condition, number, options, change }: ConditionRowProps) {
  const { name, isNegated } = condition;
  return (
    <fieldset className="gate-group__condition" aria-label={gateFieldMessages.condition({ number })}>
      <select
        aria-label={gateFieldMessages.hasLabel()}
        value={String(isNegated)}
        onChange={({ target }) => change({ ...condition, isNegated: target.value === 'true' })}
      >
        <option value="false">{gateFieldMessages.has()}</option>
        <option value="true">{gateFieldMessages.lacks()}</option>
      </select>
      <select
        aria-label={gateFieldMessages.capability()}
        value={name}
        onChange={({ target }) => change({ ...condition, name: target.value })}
      >
        {options.map((option) => (
          <option key={option.name} value={option.name}>
            {option.label} ({option.name})
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function labelOf(name: string, options: readonly CapabilityOption[]): string {
  return options.find((option) => option.name === name)?.label ?? name;
}

import type { Gate } from '#schemas/generated/config/types.gen.ts';

/** How many of the conditions of a group must hold. */
export type GateMatch = 'all' | 'any' | 'none' | 'notAll';

/** A part of a gate, with negations folded into the part that they apply to. */
export type GateCondition = GateCapabilityCondition | GateGroup;

export interface GateCapabilityCondition {
  readonly kind: 'capability';
  readonly name: string;
  readonly isNegated: boolean;
}

export interface GateGroup {
  readonly kind: 'group';
  readonly match: GateMatch;
  readonly items: readonly GateCondition[];
}

/** A gate as its control shows it. */
export type GateForm =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'capabilities'; readonly match: CapabilityMatch; readonly names: readonly string[] }
  | { readonly kind: 'groups'; readonly group: GateGroup }
  | { readonly kind: 'malformed' };

export type CapabilityMatch = Exclude<GateMatch, 'notAll'>;

/** Limit of `isGateOpen`. */
const DEEPEST = 20;

export function readGateForm(value: unknown): GateForm {
  if (value === undefined || value === null) return { kind: 'everybody' };
  const condition = parseGate(value);
  if (!condition) return { kind: 'malformed' };
  if (condition.kind === 'capability')
    return { kind: 'capabilities', match: condition.isNegated ? 'none' : 'all', names: [condition.name] };
  const { match, items } = condition;
  const plain = namesOf(items, false);
  if (plain && match !== 'notAll') return { kind: 'capabilities', match, names: plain };
  const negated = namesOf(items, true);
  if (negated && match === 'all') return { kind: 'capabilities', match: 'none', names: negated };
  return { kind: 'groups', group: condition };
}

/** Unique names; null unless every item is a capability, negated or not as wanted. */
function namesOf(items: readonly GateCondition[], isNegated: boolean): readonly string[] | null {
  const names = items.flatMap((item) => (item.kind === 'capability' && item.isNegated === isNegated ? item.name : []));
  return names.length === items.length ? [...new Set(names)] : null;
}

/** Undefined for no names: documents must not have empty lists. */
export function formatCapabilitiesAsGate(match: CapabilityMatch, names: readonly string[]): Gate | undefined {
  const [first, ...others] = names;
  if (first === undefined) return undefined;
  if (match === 'any') return { any: [...names] };
  const one = others.length === 0;
  if (match === 'none') return { not: one ? first : { any: [...names] } };
  return one ? first : { all: [...names] };
}

/** Null for a malformed gate. */
export function parseGate(value: unknown, depth = DEEPEST): GateCondition | null {
  if (typeof value === 'string') return { kind: 'capability', name: value, isNegated: false };
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 0) return null;
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0) return null;
  const [operator, operand]: [string, unknown] = entry;
  if (operator === 'not') {
    const negated = parseGate(operand, depth - 1);
    return negated && negateCondition(negated);
  }
  if ((operator !== 'all' && operator !== 'any') || !Array.isArray(operand)) return null;
  const items = operand.flatMap((item: unknown) => parseGate(item, depth - 1) ?? []);
  return items.length === operand.length ? { kind: 'group', match: operator, items } : null;
}

const OPPOSITES = { all: 'notAll', notAll: 'all', any: 'none', none: 'any' } as const;

function negateCondition(condition: GateCondition): GateCondition {
  return condition.kind === 'capability'
    ? { ...condition, isNegated: !condition.isNegated }
    : { ...condition, match: OPPOSITES[condition.match] };
}

export function formatConditionAsGate(condition: GateCondition): Gate {
  if (condition.kind === 'capability') return condition.isNegated ? { not: condition.name } : condition.name;
  const items = condition.items.map(formatConditionAsGate);
  switch (condition.match) {
    case 'all':
      return { all: items };
    case 'any':
      return { any: items };
    case 'none':
      return { not: { any: items } };
    case 'notAll':
      return { not: { all: items } };
  }
}

/** The conditions of a gate as a group; an empty one for no gate. */
export function readGateGroup(value: unknown): GateGroup {
  const condition = parseGate(value);
  if (condition?.kind === 'group') return condition;
  return { kind: 'group', match: 'all', items: condition ? [condition] : [] };
}

/** A copy with another item at an index; null removes it, and returns null instead of an empty group. */
export function replaceGroupItem(group: GateGroup, index: number, item: GateCondition | null): GateGroup | null {
  const items = item ? group.items.with(index, item) : group.items.toSpliced(index, 1);
  return items.length === 0 ? null : { ...group, items };
}

/** A gate that is always closed and contains the former gate. Uses any declared capability. */
export function createHiddenGate(former: unknown, capability: string): unknown {
  return { all: [...(former === undefined || former === null ? [] : [former]), capability, { not: capability }] };
}

/** The former gate of a gate made by `createHiddenGate`; null for other gates. */
export function readHiddenGate(value: unknown): { readonly former: unknown } | null {
  const { all, ...others }: Record<string, unknown> = Object(value);
  if (!Array.isArray(all) || all.length < 2 || all.length > 3 || Object.keys(others).length > 0) return null;
  const [capability, closed]: readonly unknown[] = all.slice(-2);
  const { not }: Record<string, unknown> = Object(closed);
  return typeof capability === 'string' && not === capability
    ? { former: all.length === 3 ? all[0] : undefined }
    : null;
}

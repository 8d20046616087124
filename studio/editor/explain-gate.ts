import { getEditorLanguage } from '#engine/messages/editor-messages.ts';
import { formatChoice } from './field-words.ts';
import { type GateCondition, parseGate } from './gate.ts';
import { unseenBlocksMessages } from './unseen-blocks.messages.gen.ts';

/** What opens a gate. */
type GateNeed =
  | { readonly kind: 'feature'; readonly name: string; readonly isOn: boolean }
  | { readonly kind: 'all' | 'any'; readonly needs: readonly GateNeed[] };

/**
 * What a closed gate still needs to open, in words: "the feature “Blog” and the feature “Rebrand” switched off". Null for
 * an open gate, and for one that can't open.
 */
export function describeUnmetConditions(gate: unknown, capabilities: ReadonlySet<string>): string | null {
  const condition = parseGate(gate);
  const unmet = condition && findUnmetNeed(toNeed(condition, true), capabilities);
  return (unmet && describeNeed(unmet, true)) || null;
}

/** Moves negations to the capabilities. */
function toNeed(condition: GateCondition, isPositive: boolean): GateNeed {
  if (condition.kind === 'capability')
    return { kind: 'feature', name: condition.name, isOn: condition.isNegated !== isPositive };
  const { match, items } = condition;
  const isNegation = match === 'none' || match === 'notAll';
  const isPlain = isPositive !== isNegation;
  const isAll = (match === 'all' || match === 'notAll') === isPlain;
  return { kind: isAll ? 'all' : 'any', needs: items.map((item) => toNeed(item, isPlain)) };
}

/** Null for a need that is met. Of several that are needed together, those that are not met are left. */
function findUnmetNeed(need: GateNeed, capabilities: ReadonlySet<string>): GateNeed | null {
  if (need.kind === 'feature') return capabilities.has(need.name) === need.isOn ? null : need;
  const needs = need.needs.flatMap((one) => findUnmetNeed(one, capabilities) ?? []);
  if (need.kind === 'any') return needs.length < need.needs.length ? null : { ...need, needs };
  return needs.length === 0 ? null : { ...need, needs };
}

function describeNeed(need: GateNeed, isOutermost = false): string {
  if (need.kind === 'feature')
    return (need.isOn ? unseenBlocksMessages.feature : unseenBlocksMessages.featureOff)({
      feature: formatChoice(need.name),
    });
  const [only, ...others] = need.needs;
  if (only && others.length === 0) return describeNeed(only, isOutermost);
  const type = need.kind === 'all' ? 'conjunction' : 'disjunction';
  const conditions = new Intl.ListFormat(getEditorLanguage().locale, { type }).format(
    need.needs.map((one) => describeNeed(one)),
  );
  return isOutermost ? conditions : unseenBlocksMessages.group({ conditions });
}

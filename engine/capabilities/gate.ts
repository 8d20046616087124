import type { Gate } from '#schemas/generated/config/types.gen.ts';

const DEEPEST = 20;

/**
 * Whether a gate is open for these capabilities. A missing gate is open; a malformed one, or one nested deeper than 20
 * levels, is closed, even under `not`.
 */
export function isGateOpen(gate: Gate | null | undefined, capabilities: ReadonlySet<string>): boolean {
  if (gate === null || gate === undefined) return true;
  return evaluate(gate, capabilities, DEEPEST) === true;
}

/** Null for a malformed gate. */
function evaluate(gate: unknown, capabilities: ReadonlySet<string>, depth: number): boolean | null {
  if (typeof gate === 'string') return capabilities.has(gate);
  if (typeof gate !== 'object' || gate === null || Array.isArray(gate) || depth === 0) return null;
  const [entry, ...others] = Object.entries(gate);
  if (!entry || others.length > 0) return null;
  const [operator, operand] = entry;
  if (operator === 'not') {
    const operandResult = evaluate(operand, capabilities, depth - 1);
    return operandResult === null ? null : !operandResult;
  }
  if ((operator !== 'all' && operator !== 'any') || !Array.isArray(operand)) return null;
  const operandResults = operand.map((item) => evaluate(item, capabilities, depth - 1));
  if (operandResults.includes(null)) return null;
  return operator === 'all' ? operandResults.every(Boolean) : operandResults.some(Boolean);
}

/** Capabilities that a gate names, each with its pointer inside the gate. */
export function listGateCapabilities(
  gate: Gate | null | undefined,
  pointer = '',
): readonly { readonly name: string; readonly pointer: string }[] {
  if (gate === null || gate === undefined) return [];
  if (typeof gate === 'string') return [{ name: gate, pointer }];
  if ('not' in gate) return listGateCapabilities(gate.not, `${pointer}/not`);
  const [operator, operands] = 'all' in gate ? ['all', gate.all] : ['any', gate.any];
  return operands.flatMap((operand, index) => listGateCapabilities(operand, `${pointer}/${operator}/${index}`));
}

/** Describes a gate: `'blog' and ('results' or not 'rebrand')`. */
export function describeGateInWords(gate: Gate | null, within = false): string {
  if (gate === null) return 'nothing';
  if (typeof gate === 'string') return `'${gate}'`;
  if ('not' in gate) return `not ${describeGateInWords(gate.not, true)}`;
  const [operands, word] = 'all' in gate ? [gate.all, ' and '] : [gate.any, ' or '];
  if (operands.length === 0) return 'all' in gate ? 'nothing' : 'what nobody has';
  const words = operands.map((operand) => describeGateInWords(operand, true)).join(word);
  return within && operands.length > 1 ? `(${words})` : words;
}

/** Pointers of empty lists in a gate; an empty `all` would be open to everybody. */
export function findEmptyGateLists(gate: Gate | null | undefined, pointer = ''): readonly string[] {
  if (gate === null || gate === undefined || typeof gate === 'string') return [];
  if ('not' in gate) return findEmptyGateLists(gate.not, `${pointer}/not`);
  const [operator, operands] = 'all' in gate ? ['all', gate.all] : ['any', gate.any];
  const at = `${pointer}/${operator}`;
  return operands.length === 0
    ? [at]
    : operands.flatMap((operand, index) => findEmptyGateLists(operand, `${at}/${index}`));
}

/** Gates with more capabilities are not compared, because the cost doubles with each. */
const MOST_COMPARED = 12;

/**
 * Capabilities with which the new gate is open and the old one closed; null for none. Gates that are too large to
 * compare count as loosened unless they are equal.
 */
export function findCapabilitiesThatOpenOnlyNewGate(before: Gate | null, now: Gate | null): ReadonlySet<string> | null {
  if (JSON.stringify(before) === JSON.stringify(now)) return null;
  const names = [...new Set([before, now].flatMap((gate) => listGateCapabilities(gate).map(({ name }) => name)))];
  if (names.length > MOST_COMPARED) return new Set(names);
  for (let chosen = 0; chosen < 2 ** names.length; chosen += 1) {
    const on = new Set(names.filter((_, index) => chosen & (1 << index)));
    if (isGateOpen(now, on) && !isGateOpen(before, on)) return on;
  }
  return null;
}

import type { Gate } from '#schemas/generated/config/types.gen.ts';

const DEEPEST = 20;

/**
 * Whether a gate holds for these capabilities. No gate always holds. Whatever is not a gate, or nests deeper than
 * 20 levels, fails closed, wherever it stands: a malformed gate under `not` doesn't hold either.
 */
export function isGateOpen(gate: Gate | null | undefined, capabilities: ReadonlySet<string>): boolean {
  if (gate === null || gate === undefined) return true;
  return evaluate(gate, capabilities, DEEPEST) === true;
}

/** True, false, or null for a gate that can't be read. */
function evaluate(gate: unknown, capabilities: ReadonlySet<string>, depth: number): boolean | null {
  if (typeof gate === 'string') return capabilities.has(gate);
  if (typeof gate !== 'object' || gate === null || Array.isArray(gate) || depth === 0) return null;
  const [entry, ...others] = Object.entries(gate);
  if (!entry || others.length > 0) return null;
  const [operator, operand] = entry;
  if (operator === 'not') {
    const held = evaluate(operand, capabilities, depth - 1);
    return held === null ? null : !held;
  }
  if ((operator !== 'all' && operator !== 'any') || !Array.isArray(operand)) return null;
  const held = operand.map((item) => evaluate(item, capabilities, depth - 1));
  if (held.includes(null)) return null;
  return operator === 'all' ? held.every(Boolean) : held.some(Boolean);
}

/** Names of the capabilities that a gate asks about, each with its pointer inside the gate. */
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

/** What a gate asks for, in words: `'blog' and ('results' or not 'rebrand')`. */
export function describeGateInWords(gate: Gate | null, within = false): string {
  if (gate === null) return 'nothing';
  if (typeof gate === 'string') return `'${gate}'`;
  if ('not' in gate) return `not ${describeGateInWords(gate.not, true)}`;
  const [operands, word] = 'all' in gate ? [gate.all, ' and '] : [gate.any, ' or '];
  if (operands.length === 0) return 'all' in gate ? 'nothing' : 'what nobody has';
  const words = operands.map((operand) => describeGateInWords(operand, true)).join(word);
  return within && operands.length > 1 ? `(${words})` : words;
}

/** Pointers of the lists inside a gate that name nothing: `all` of nothing holds for everybody. */
export function findEmptyGateLists(gate: Gate | null | undefined, pointer = ''): readonly string[] {
  if (gate === null || gate === undefined || typeof gate === 'string') return [];
  if ('not' in gate) return findEmptyGateLists(gate.not, `${pointer}/not`);
  const [operator, operands] = 'all' in gate ? ['all', gate.all] : ['any', gate.any];
  const at = `${pointer}/${operator}`;
  return operands.length === 0
    ? [at]
    : operands.flatMap((operand, index) => findEmptyGateLists(operand, `${at}/${index}`));
}

/** Gates that name more capabilities together are not compared. */
const MOST_COMPARED = 12;

/**
 * Capabilities with which a gate holds although another, which it takes the place of, does not; null where there are
 * none, so that it lets nobody in whom the other keeps out. Gates that can't be compared are taken for loosened, unless they are the same.
 */
export function findCapabilitiesThatLoosenGate(before: Gate | null, now: Gate | null): ReadonlySet<string> | null {
  if (JSON.stringify(before) === JSON.stringify(now)) return null;
  const names = [...new Set([before, now].flatMap((gate) => listGateCapabilities(gate).map(({ name }) => name)))];
  if (names.length > MOST_COMPARED) return new Set(names);
  for (let chosen = 0; chosen < 2 ** names.length; chosen += 1) {
    const on = new Set(names.filter((_, index) => chosen & (1 << index)));
    if (isGateOpen(now, on) && !isGateOpen(before, on)) return on;
  }
  return null;
}

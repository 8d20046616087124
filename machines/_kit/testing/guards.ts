import { not } from 'xstate';

/** A guard of `and`, `or` or `not`, as XState makes it. */
interface Compound {
  (): boolean;
  readonly check: object;
  readonly guards: readonly unknown[];
}

export interface NegatedGuard {
  /** Name of the guard that is negated. */
  readonly name: string;
  /** The whole guard with that one negated. */
  readonly flipped: unknown;
}

/** A guard once for each guard in it, each time with that one negated. */
export function listNegatedVariantsOfGuard(guard: unknown, named: Readonly<Record<string, unknown>>): NegatedGuard[] {
  const compound = compoundOf(guard, named);
  if (!compound) return [{ name: getImplementationName(guard), flipped: negated(guard) }];
  const inner = compound.guards.flatMap((part, index) =>
    listNegatedVariantsOfGuard(part, named).map(({ name, flipped }) => ({
      name: `${getImplementationName(guard)} ${name}`,
      flipped: Object.assign(() => false, compound, { guards: compound.guards.with(index, flipped) }),
    })),
  );
  // To negate what a single guard is negated to is to negate that one.
  return compound.guards.length === 1
    ? inner
    : [{ name: getImplementationName(guard), flipped: negated(guard) }, ...inner];
}

/** Names of a guard and of those in it. */
export function listNamesOfNestedGuards(guard: unknown, named: Readonly<Record<string, unknown>>): string[] {
  const inner = compoundOf(guard, named)?.guards ?? [];
  return [getImplementationName(guard), ...inner.flatMap((part) => listNamesOfNestedGuards(part, named))];
}

/** Name of a guard or an action: its own, or `inline`. */
export function getImplementationName(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type);
  return typeof part === 'function' && 'guards' in part ? part.name : 'inline';
}

function negated(guard: unknown): unknown {
  return not(guard as string);
}

function compoundOf(guard: unknown, named: Readonly<Record<string, unknown>>): Compound | null {
  const resolved = typeof guard === 'function' ? guard : named[getImplementationName(guard)];
  return typeof resolved === 'function' && 'guards' in resolved ? (resolved as Compound) : null;
}

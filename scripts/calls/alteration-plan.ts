import type { AlterationPlan } from '../../e2e/harness/alteration.ts';
import type { MadeCall } from './made-calls.ts';

/**
 * Journeys that made a call, those first whose failure would say most: the one that failed before, then those that are named as
 * the call is, then those that make few calls besides.
 */
export function rankJourneys(id: string, made: readonly MadeCall[], before?: string): readonly string[] {
  const callsOf = new Map<string, Set<string>>();
  for (const call of made) callsOf.set(call.journey, (callsOf.get(call.journey) ?? new Set()).add(call.id));
  const words = wordsOf(`${id} ${made.find((call) => call.id === id)?.path ?? ''}`);
  const weightOf = (journey: string) => {
    const shared = [...wordsOf(journey)].filter((word) => words.has(word)).length;
    return (journey === before ? 1_000 : 0) + 10 * shared - (callsOf.get(journey)?.size ?? 0);
  };
  return [...callsOf.keys()]
    .filter((journey) => callsOf.get(journey)?.has(id))
    .map((journey) => ({ journey, weight: weightOf(journey) }))
    .toSorted((one, other) => other.weight - one.weight || (one.journey < other.journey ? -1 : 1))
    .map(({ journey }) => journey);
}

/** The calls by the journey to try them in. */
export function planOf(journeyOf: ReadonlyMap<string, string>): AlterationPlan {
  const plan: Record<string, string[]> = {};
  for (const [id, journey] of journeyOf) (plan[journey] ??= []).push(id);
  return plan;
}

/** Words of a name, in the singular and in lower case. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

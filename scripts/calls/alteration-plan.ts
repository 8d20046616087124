import type {
  AlteredJourneyAttemptResult,
  AnswerAlterationsByJourney,
  CallAnswerAlteration,
} from '../../e2e/harness/alteration.ts';
import type { RecordedEngineCall } from './made-calls.ts';

/** A call with what identifies it in journeys. */
export interface CallForJourneyRanking {
  readonly id: string;
  /** Path of the code that makes the call; undefined if none was found. */
  readonly codePath?: string | undefined;
  /** The journey that failed with an altered answer before, if any. */
  readonly failedJourney?: string | undefined;
}

/**
 * Sorts the journeys that made a call, the most likely to depend on it first: the one that failed before, then by rare
 * words that its title shares with the call and its code, then by how few other calls it makes.
 */
export function rankJourneysByDependenceOnCall(
  { id, codePath = '', failedJourney }: CallForJourneyRanking,
  made: readonly RecordedEngineCall[],
): readonly string[] {
  const callsOf = new Map<string, Set<string>>();
  for (const call of made) callsOf.set(call.journey, (callsOf.get(call.journey) ?? new Set()).add(call.id));
  const wordsOfJourneys = [...callsOf.keys()].map(wordsOf);
  const rarity = (word: string) =>
    Math.log(callsOf.size / (1 + wordsOfJourneys.filter((words) => words.has(word)).length));
  const words = wordsOf(`${id} ${codePath} ${made.find((call) => call.id === id)?.path ?? ''}`);
  const weightOf = (journey: string) => {
    const shared = [...wordsOf(journey)].filter((word) => words.has(word));
    const sum = shared.reduce((total, word) => total + rarity(word), 0);
    return (journey === failedJourney ? 1_000 : 0) + sum - (callsOf.get(journey)?.size ?? 0) / 100;
  };
  return [...callsOf.keys()]
    .filter((journey) => callsOf.get(journey)?.has(id))
    .map((journey) => ({ journey, weight: weightOf(journey) }))
    .toSorted((one, other) => other.weight - one.weight || (one.journey < other.journey ? -1 : 1))
    .map(({ journey }) => journey);
}

/** Other values first for a read, whose answer is shown; a refusal first for anything else, which is done or not. */
export function listValuesAndRefusalAlterations(
  id: string,
  made: readonly RecordedEngineCall[],
): readonly CallAnswerAlteration[] {
  const isRead = made.find((call) => call.id === id)?.method === 'GET';
  const [first, second] = isRead ? (['values', 'refusal'] as const) : (['refusal', 'values'] as const);
  return [
    { id, how: first },
    { id, how: second },
  ];
}

/**
 * A plan for the calls by the journey to try them in. Where the first attempt of a journey failed and it could not be repeated
 * to confirm that, it is run as it is in a shop of its own.
 */
export function planAlterationsByJourney(
  journeyOf: ReadonlyMap<string, string>,
  made: readonly RecordedEngineCall[],
  results: readonly AlteredJourneyAttemptResult[],
): AnswerAlterationsByJourney {
  const plan: Record<string, CallAnswerAlteration[]> = {};
  for (const { journey } of findFailuresWithoutUnalteredPass(results)) plan[journey] ??= [];
  for (const [id, journey] of journeyOf) {
    if (plan[journey]?.length !== 0) (plan[journey] ??= []).push(...listValuesAndRefusalAlterations(id, made));
  }
  return plan;
}

/** Failures of first attempts that nothing has confirmed yet. */
export function findFailuresWithoutUnalteredPass(
  results: readonly AlteredJourneyAttemptResult[],
): readonly AlteredJourneyAttemptResult[] {
  const settled = new Set(
    results.flatMap(({ outcome, isFirst, call, journey }) =>
      outcome === 'changed' ? [call?.id] : isFirst && !call ? [journey] : [],
    ),
  );
  return results.filter(
    ({ outcome, isFirst, call, journey }) =>
      outcome === 'unsteady' && isFirst && !settled.has(call?.id) && !settled.has(journey),
  );
}

/** The results, with the failures that a later run has confirmed. */
export function markConfirmedJourneyFailures(
  results: readonly AlteredJourneyAttemptResult[],
): readonly AlteredJourneyAttemptResult[] {
  const passed = new Set(
    results.filter(({ outcome, isFirst }) => outcome === 'passed' && isFirst).map(({ journey }) => journey),
  );
  return results.map((result) =>
    result.outcome === 'unsteady' && result.isFirst && passed.has(result.journey)
      ? { ...result, outcome: 'changed' as const }
      : result,
  );
}

/** Words of a name, in the singular and in lower case. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

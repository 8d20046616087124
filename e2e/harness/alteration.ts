import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerAlterationKind } from './alter-answer.ts';

/** Environment variable with the folder of an altered run; unset in normal runs. */
export const ANSWER_ALTERATION_FOLDER_ENV_VARIABLE = 'VITRINE_ALTER';

/** Timeout in milliseconds for elements while responses are altered. */
export const ALTERED_RUN_ELEMENT_TIMEOUT_MS = 6_000;

/** A call whose responses are all altered. */
export interface CallAnswerAlteration {
  readonly id: string;
  readonly how: AnswerAlterationKind;
}

/** Alterations of each journey in order, by file and name of the test; with none it runs unaltered. */
export type AnswerAlterationsByJourney = Readonly<Record<string, readonly CallAnswerAlteration[]>>;

/** Result of one attempt. */
export interface AlteredJourneyAttemptResult {
  readonly journey: string;
  /** Null for a journey that fails unaltered. */
  readonly call: CallAnswerAlteration | null;
  /**
   * `changed`: the journey failed, and passed again unaltered. `same`: it passed. `unsteady`: it failed and did not
   * pass again. `not-made`: the engine did not make the call. `passed` and `broken`: without alteration.
   */
  readonly outcome: 'changed' | 'same' | 'unsteady' | 'not-made' | 'passed' | 'broken';
  /** Whether this is the first attempt of the journey in its shop. */
  readonly isFirst: boolean;
  /** First line of the failure and the awaited element, or null. */
  readonly failure: string | null;
}

/** Files through which the runner, the tests and their shops exchange plan, current alteration and results. */
export interface AlterationFolder {
  readonly folder: string;
  readonly plan: () => AnswerAlterationsByJourney;
  writePlan(plan: AnswerAlterationsByJourney): void;
  /** The current alteration of all shops. */
  current(): CallAnswerAlteration | null;
  alter(call: CallAnswerAlteration | null): void;
  /** Records that a shop altered a response. */
  noteApplied(): void;
  wasApplied(): boolean;
  readonly results: () => readonly AlteredJourneyAttemptResult[];
  record(result: AlteredJourneyAttemptResult): void;
}

export function openAlterationFolder(folder: string): AlterationFolder {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const readText = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');
  return {
    folder,
    plan: () => JSON.parse(readText('plan.json')),
    writePlan: (plan) => writeFileSync(at('plan.json'), JSON.stringify(plan)),
    current: () => JSON.parse(readText('current.json') || 'null'),
    alter(call) {
      writeFileSync(at('applied'), '');
      writeFileSync(at('current.json'), JSON.stringify(call));
    },
    noteApplied: () => appendFileSync(at('applied'), '.'),
    wasApplied: () => readText('applied') !== '',
    results: () =>
      readText('results.jsonl')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): AlteredJourneyAttemptResult => JSON.parse(line)),
    record: (result) => appendFileSync(at('results.jsonl'), `${JSON.stringify(result)}\n`),
  };
}

/** The current alteration, as a shop reads it. */
export interface CurrentAnswerAlterationTracker {
  /** Reads the current alteration, and clears the caches when it has changed. */
  refresh(): void;
  of(id: string): AnswerAlterationKind | null;
  noteApplied(): void;
}

export function createCurrentAnswerAlterationTracker(
  folder: string,
  clearCache: () => void,
): CurrentAnswerAlterationTracker {
  const files = openAlterationFolder(folder);
  let current = files.current();
  return {
    refresh() {
      const next = files.current();
      if (next?.id === current?.id && next?.how === current?.how) return;
      current = next;
      clearCache();
    },
    of: (id) => (current?.id === id ? current.how : null),
    noteApplied: files.noteApplied,
  };
}

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerAlteration } from './alter-answer.ts';

/** Names the folder through which a run alters answers; missing in every other run. */
export const ALTERATION_FOLDER_VARIABLE = 'VITRINE_ALTER';

/** Milliseconds that a page has to show what a journey waits for while answers are altered. */
export const ALTERED_TIMEOUT_MS = 6_000;

/** One call, every answer of which is altered. */
export interface AlteredCall {
  readonly id: string;
  readonly how: AnswerAlteration;
}

/** What to alter for each journey, by file and name of the test, in this order; without any it is run as it is. */
export type AlterationPlan = Readonly<Record<string, readonly AlteredCall[]>>;

/** What one attempt came to. */
export interface AlterationResult {
  readonly journey: string;
  /** Null for a journey that fails as it is. */
  readonly call: AlteredCall | null;
  /**
   * `changed`: the journey failed, and passed again with the answers as they are. `same`: it passed. `unsteady`: it failed
   * and did not pass again. `not-made`: the engine did not make the call. `passed` and `broken`: as it is, without alteration.
   */
  readonly outcome: 'changed' | 'same' | 'unsteady' | 'not-made' | 'passed' | 'broken';
  /** Whether nothing was run in the shop before for this journey. */
  readonly isFirst: boolean;
  /** First line of what failed, and what was waited for; else null. */
  readonly failure: string | null;
}

/** Files through which the runner, the tests and their shops exchange plan, current alteration and results. */
export interface AlterationFolder {
  readonly folder: string;
  readonly plan: () => AlterationPlan;
  writePlan(plan: AlterationPlan): void;
  /** What is altered now, by all shops of the run. */
  current(): AlteredCall | null;
  alter(call: AlteredCall | null): void;
  /** A shop has altered an answer. */
  noteApplied(): void;
  wasApplied(): boolean;
  readonly results: () => readonly AlterationResult[];
  record(result: AlterationResult): void;
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
        .map((line): AlterationResult => JSON.parse(line)),
    record: (result) => appendFileSync(at('results.jsonl'), `${JSON.stringify(result)}\n`),
  };
}

/** The current alteration, as a shop reads it. */
export interface FollowedAlteration {
  /** Reads the current alteration, and clears the caches when it has changed. */
  refresh(): void;
  of(id: string): AnswerAlteration | null;
  noteApplied(): void;
}

export function followAlteration(folder: string, clearCache: () => void): FollowedAlteration {
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

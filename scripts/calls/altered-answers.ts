import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractTestSource } from './test-source.ts';

/** What came of journeys whose answers to one call were altered, before the engine read them. */
export interface AlteredAnswer {
  /** File and name of the test that failed; else of the first that was tried. */
  readonly journey: string;
  /** `values` has other values in place of those of the API, `refusal` an error in place of the answer. */
  readonly how: 'values' | 'refusal';
  /** What the journey found otherwise, in one line; null where all that were tried passed all the same. */
  readonly changes: string | null;
  /** Digest of the source of the journey. */
  readonly sources: string;
}

export type AlteredAnswers = Readonly<Record<string, AlteredAnswer>>;

/** The result of the last run, by the id of the call. It takes long, so it is kept. */
export const ALTERED_ANSWERS_FILE = 'spec/altered-answers.json';

export function readAlteredAnswers(root: string): AlteredAnswers {
  const path = join(root, ALTERED_ANSWERS_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Whether the journey is still what it was when the answer was altered. */
export function isJourneyUnchanged(root: string, id: string, { journey, sources }: AlteredAnswer): boolean {
  return hashJourneySource(root, id, journey) === sources;
}

/** A digest of the source of a journey, so that a result survives edits elsewhere; of the whole file where it is not found. */
export function hashJourneySource(root: string, id: string, journey: string): string {
  const [file = '', ...names] = journey.split(' > ');
  const path = join(root, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return createHash('sha256')
    .update(id)
    .update(extractTestSource(source, names.at(-1) ?? '') ?? source)
    .digest('base64url')
    .slice(0, 16);
}

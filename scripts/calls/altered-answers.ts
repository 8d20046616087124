import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractTestSource } from './test-source.ts';

/** Result of running journeys with altered answers to one call. Answers are altered before the engine reads them. */
export interface AlteredAnswerResult {
  /** File and title of the test that failed; otherwise of the first one tried. */
  readonly journey: string;
  /** `values` replaces the values of the answer, `refusal` replaces the answer by an error. */
  readonly how: 'values' | 'refusal';
  /** How the journey failed, in one line; null when every tried journey passed regardless. */
  readonly changes: string | null;
  /** Hash of the journey's source. */
  readonly sources: string;
}

export type AlteredAnswerResults = Readonly<Record<string, AlteredAnswerResult>>;

/** Results of the last run by call id. Committed, because a run takes long. */
export const ALTERED_ANSWERS_FILE = 'spec/altered-answers.json';

export function readAlteredAnswers(root: string): AlteredAnswerResults {
  const path = join(root, ALTERED_ANSWERS_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Whether the journey's source is unchanged since the answer was altered. */
export function isJourneyUnchanged(root: string, id: string, { journey, sources }: AlteredAnswerResult): boolean {
  return hashJourneySource(root, id, journey) === sources;
}

/**
 * Hash of a journey's source, so that edits elsewhere in the file keep a result valid; of the whole file if the journey
 * is not found.
 */
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

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What came of a journey whose answers to one call were altered, before the engine read them. */
export interface AlteredAnswer {
  /** File and name of the test. */
  readonly journey: string;
  /** `values` has other values in place of those of the API, `refusal` an error in place of the answer. */
  readonly how: 'values' | 'refusal';
  /** What the journey found otherwise, in one line; null where it passed all the same. */
  readonly changes: string | null;
  /** Of the files that the result depends on. */
  readonly sources: string;
}

export type AlteredAnswers = Readonly<Record<string, AlteredAnswer>>;

/** The result of the last run, by the id of the call. It takes long, so it is kept. */
export const ALTERED_ANSWERS = 'spec/altered-answers.json';

export function readAlteredAnswers(root: string): AlteredAnswers {
  const path = join(root, ALTERED_ANSWERS);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Whether the journey and the code that makes the call are still what they were when the answer was altered. */
export function unchangedSince(root: string, id: string, { journey, sources }: AlteredAnswer, place?: string): boolean {
  return sourcesOf(root, id, journey, place) === sources;
}

/** A digest of the text of a journey, and of the file that makes a call. */
export function sourcesOf(root: string, id: string, journey: string, place?: string): string {
  const [file = '', ...names] = journey.split(' > ');
  const hash = createHash('sha256')
    .update(id)
    .update(textOf(readText(root, file), names.at(-1) ?? ''));
  if (place !== undefined) hash.update(readText(root, place.replace(/:\d+$/, '')));
  return hash.digest('base64url').slice(0, 16);
}

function readText(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** A test from its title to where it is closed; the whole file where the title is put together. */
function textOf(source: string, title: string): string {
  const from = source.indexOf(title);
  if (from < 0) return source;
  const end = source.slice(from).search(/\n {0,2}\}?,?\n? {0,2}\);/);
  return end < 0 ? source.slice(from) : source.slice(from, from + end);
}

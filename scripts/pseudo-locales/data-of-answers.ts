import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Data of the sandbox, such as names of prizes and what causes do, which no language changes. */
const SEED_FILES = ['sandbox/seed/*.ts', 'sandbox/offers/catalogue/*.ts'];

/** Texts of people end so, or are long; names are neither. */
const SENTENCE = /^(?:\S+\s+){3,}\S+[.!?]$|^(?:\S+\s+){6,}/;

/** Two or three words with capitals, such as the name of an offer. */
const NAME = /^[A-Z]\w+(?: [A-Z]\w+){1,2}$/;

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`$]*)`|"([^"\n]*)"/g;

/** Reads the literals of the sandbox's data. */
export function readSeedTexts(root: string): ReadonlySet<string> {
  const files = SEED_FILES.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(LITERAL)].map(
        ([, single, template, double]) => single?.replaceAll("\\'", "'") ?? template ?? double ?? '',
      ),
    ),
  );
}

/**
 * Lists the strings of JSON answers that are data: names, codes and what the seed has. Sentences that the sandbox makes
 * are no data, because it answers in the locale of the page.
 */
export function listDataOfAnswers(bodies: readonly string[], seedTexts: ReadonlySet<string>): ReadonlySet<string> {
  const strings = new Set(bodies.flatMap((body) => listStrings(parseJson(body))));
  const data = [...strings].filter((text) => seedTexts.has(text) || !SENTENCE.test(text.trim()));
  const names = [...seedTexts].filter((text) => NAME.test(text));
  // An answer may have a name only inside of a sentence.
  const inSentences = [...strings]
    .filter((text) => text.includes(' '))
    .flatMap((text) => names.filter((name) => text.includes(name)));
  return new Set([...data, ...inSentences]);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}

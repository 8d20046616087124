import { findForbiddenCharacters } from '#domain/messages/find-forbidden-characters.ts';
import { formatTranslationName, isTranslatableKind } from '../translations/translation-name.ts';
import type { DocumentFinding } from './finding.ts';
import { appendPointerStep } from './json-pointer.ts';
import { isJsonSchemaObject as isObject } from './schema-library.ts';
import { formatValueForMessage } from './wording.ts';

/** Most texts of one translation. */
const MOST_TEXTS = 5000;

/**
 * Finds faults in a translation document that need no other document: a name that is not made of its language and the
 * translated document, and texts with forbidden characters.
 */
export function checkTranslation(name: string, value: Readonly<Record<string, unknown>>): DocumentFinding[] {
  const { texts = {} } = value;
  const entries = isObject(texts) ? Object.entries(texts) : [];
  if (entries.length > MOST_TEXTS) return [tooMany(entries.length)];
  return [...checkTranslationName(name, value), ...entries.flatMap(([key, entry]) => checkCharacters(key, entry))];
}

function checkTranslationName(name: string, { of, locale }: Readonly<Record<string, unknown>>): DocumentFinding[] {
  if (!isObject(of) || !isTranslatableKind(of['kind']) || typeof of['name'] !== 'string') return [];
  if (typeof locale !== 'string') return [];
  const expected = formatTranslationName({ kind: of['kind'], name: of['name'] }, locale);
  if (expected === name) return [];
  return [
    {
      pointer: '/of',
      code: 'wrong-format',
      message: `The translation ${formatValueForMessage(name)} is not named after its language and the document that it translates.`,
      suggestion: `Name it '${expected}', or change 'of' and 'locale'. A document has one translation for each language.`,
      on: 'value',
    },
  ];
}

function checkCharacters(key: string, entry: unknown): DocumentFinding[] {
  if (!isObject(entry) || typeof entry['text'] !== 'string') return [];
  return findForbiddenCharacters(entry['text']).map(({ offset, message, suggestion }) => ({
    pointer: `${appendPointerStep('/texts', key)}/text`,
    code: 'wrong-translation',
    message: `Character ${offset + 1}: ${message}`,
    suggestion,
    on: 'value',
  }));
}

function tooMany(count: number): DocumentFinding {
  return {
    pointer: '/texts',
    code: 'too-large',
    message: `There are ${count} texts; a translation may have ${MOST_TEXTS}.`,
    suggestion: 'Divide the document that it translates.',
    on: 'key',
  };
}

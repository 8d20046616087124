import { compileMessage } from '#domain/messages/compile-message.ts';
import type { MessageDefinition } from '../messages/message-catalogue.ts';
import type { MessageRegistry } from '../messages/message-registry.ts';
import { findClosestWord } from './closest-word.ts';
import type { DocumentFinding } from './finding.ts';
import { appendPointerStep } from './json-pointer.ts';
import { isJsonSchemaObject as isObject } from './schema-library.ts';
import { formatValueForMessage } from './wording.ts';

/** Most texts of one document. */
const MOST_TEXTS = 5000;
/** Unknown ids with a suggestion: each is compared with all messages. */
const MOST_SUGGESTIONS = 100;

/**
 * Finds faults in the texts of a messages document: unknown ids, and texts that can't be formatted in its language. The
 * document is named after its locale, so that a site has one for each.
 */
export function checkMessages(
  name: string,
  value: Readonly<Record<string, unknown>>,
  registry: MessageRegistry,
): DocumentFinding[] {
  const { locale, texts = {} } = value;
  if (typeof locale !== 'string' || !isObject(texts)) return [];
  const tag = readLocale(locale);
  if (tag === null || locale.toLowerCase() !== name) return [wrongLocale(locale, name)];
  const entries = Object.entries(texts);
  if (entries.length > MOST_TEXTS) return [tooMany(entries.length)];
  let suggestions = 0;
  return entries.flatMap(([id, entry]) => {
    const pointer = appendPointerStep('/texts', id);
    const definition = registry.find(id);
    if (!definition) return [unknownMessage(id, pointer, suggestions++ < MOST_SUGGESTIONS ? registry.ids : [])];
    return isObject(entry) && typeof entry['text'] === 'string'
      ? checkText(entry['text'], tag, definition, appendPointerStep(pointer, 'text'))
      : [];
  });
}

function checkText(
  text: string,
  locale: string,
  { placeholders = {}, maxLength }: MessageDefinition,
  pointer: string,
): DocumentFinding[] {
  return compileMessage({ text, locale, placeholders, maxLength }).faults.map(({ offset, message, suggestion }) => ({
    pointer,
    code: 'wrong-message',
    message: `Character ${offset + 1}: ${message}`,
    suggestion,
    on: 'value',
  }));
}

function readLocale(locale: string): string | null {
  try {
    return new Intl.Locale(locale).baseName;
  } catch {
    return null;
  }
}

function wrongLocale(locale: string, name: string): DocumentFinding {
  return {
    pointer: '/locale',
    code: 'wrong-format',
    message: `${formatValueForMessage(locale)} is not the language that the document ${formatValueForMessage(name)} is named after.`,
    suggestion: `Name it '${locale.toLowerCase()}', or change its language. A site has one document for each language.`,
    on: 'value',
  };
}

function tooMany(count: number): DocumentFinding {
  return {
    pointer: '/texts',
    code: 'too-large',
    message: `There are ${count} texts; a document may have ${MOST_TEXTS}.`,
    suggestion: 'Leave out texts that are the same as the usual ones.',
    on: 'key',
  };
}

function unknownMessage(id: string, pointer: string, known: readonly string[]): DocumentFinding {
  const closest = findClosestWord(id, known);
  return {
    pointer,
    code: 'unknown-message',
    message: `There is no message ${formatValueForMessage(id)}.`,
    suggestion: closest === null ? null : `Did you mean '${closest}'?`,
    on: 'key',
  };
}

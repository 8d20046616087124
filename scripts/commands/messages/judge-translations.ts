import { compileMessage } from '#domain/messages/compile-message.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import type { MessageDefinition } from '#engine/messages/message-catalogue.ts';
import type { MessageRegistry } from '#engine/messages/message-registry.ts';
import { findClosestWord } from '#engine/validation/closest-word.ts';
import { formatValueForMessage } from '#engine/validation/wording.ts';
import type { DocumentText } from './message-texts.ts';
import type { ReadTranslation, TranslationFault } from './translation-reading.ts';

/** A text that differs from the one in force, or that a translator has confirmed for a changed source. */
export interface TranslationChange {
  readonly id: string;
  /** The text in force in this language; null without one. */
  readonly before: string | null;
  readonly text: string;
  /** Hash of the usual text that it was translated from. */
  readonly source: string;
  /** True where the usual text has changed since the export. */
  readonly isOutdated: boolean;
}

/** Changes of a file without any fault, or all its faults. */
export interface JudgedTranslations {
  readonly faults: readonly TranslationFault[];
  readonly changes: readonly TranslationChange[];
  readonly unchanged: number;
  readonly untranslated: number;
}

interface JudgeContext {
  readonly registry: MessageRegistry;
  /** Texts in the language of the file. */
  readonly texts: ReadonlyMap<string, DocumentText>;
  readonly locale: string;
  /** Texts of pages and other documents. */
  readonly documents?: TranslatableDocuments;
}

interface TranslatableDocuments {
  readonly ids: readonly string[];
  find(id: string): TranslatableSource | undefined;
}

/** A translatable text: the source, the translation in force, and why another would be refused. */
interface TranslatableSource {
  readonly text: string;
  readonly inForce: { readonly text: string; readonly source?: string } | undefined;
  listProblems(translation: string): readonly { readonly message: string; readonly suggestion: string | null }[];
}

/** Most texts of one file. */
const MOST_TRANSLATIONS = 20_000;

/** Most unknown ids for which a similar one is looked for, which takes a millisecond. */
const MOST_SUGGESTIONS = 50;

/** Judges all texts of a file. */
export function judgeTranslations(translations: readonly ReadTranslation[], context: JudgeContext): JudgedTranslations {
  const faults = [...findTooMany(translations), ...findDuplicates(translations)];
  if (translations.length <= MOST_TRANSLATIONS) faults.push(...findTextFaults(translations, context));
  if (faults.length > 0) return { faults: sortByPlace(faults), changes: [], unchanged: 0, untranslated: 0 };
  const changes = translations.flatMap((translation) => findChange(translation, context) ?? []);
  const untranslated = translations.filter(({ target }) => target === null).length;
  return { faults: [], changes, untranslated, unchanged: translations.length - untranslated - changes.length };
}

function sortByPlace(faults: readonly TranslationFault[]): TranslationFault[] {
  return faults.toSorted(({ place: a }, { place: b }) => a.line - b.line || a.column - b.column);
}

function findTooMany({ length }: readonly ReadTranslation[]): TranslationFault[] {
  if (length <= MOST_TRANSLATIONS) return [];
  return [
    {
      place: { line: 1, column: 1 },
      code: 'too-large',
      message: `There are ${length} texts; a file may have ${MOST_TRANSLATIONS}.`,
      suggestion: 'Import it in parts.',
    },
  ];
}

function findDuplicates(translations: readonly ReadTranslation[]): TranslationFault[] {
  const first = new Map<string, ReadTranslation>();
  return translations.flatMap((translation) => {
    const { id, place } = translation;
    const other = first.get(id);
    if (!other) {
      first.set(id, translation);
      return [];
    }
    const message = `The message ${formatValueForMessage(id)} is in line ${other.place.line} already.`;
    return [{ place, id, code: 'duplicate-id', message, suggestion: 'Remove one of the two.' } as const];
  });
}

function findTextFaults(translations: readonly ReadTranslation[], context: JudgeContext): TranslationFault[] {
  const ids = [...context.registry.ids, ...(context.documents?.ids ?? [])];
  const unknown = translations.filter(({ id }) => !findSource(id, context));
  return [
    ...unknown.map(({ id, place }, index): TranslationFault => {
      const closest = index < MOST_SUGGESTIONS ? findClosestWord(id, ids) : null;
      return {
        place,
        id,
        code: 'unknown-message',
        message: `There is no message ${formatValueForMessage(id)}.`,
        suggestion: closest === null ? 'Export again to get the messages of today.' : `Did you mean '${closest}'?`,
      };
    }),
    ...translations.flatMap((translation) => findFaultsOfText(translation, findSource(translation.id, context))),
  ];
}

function findFaultsOfText(
  { id, target, place }: ReadTranslation,
  source: TranslatableSource | undefined,
): TranslationFault[] {
  if (target === null || !source) return [];
  if (target.trim() === '') {
    const message = 'The translation is empty.';
    const suggestion = 'Write it, or leave the message out of the file.';
    return [{ place, id, code: 'wrong-message', message, suggestion }];
  }
  return source
    .listProblems(target)
    .map(({ message, suggestion }) => ({ place, id, code: 'wrong-message', message, suggestion }));
}

function findSource(id: string, { registry, texts, locale, documents }: JudgeContext): TranslatableSource | undefined {
  const definition = registry.find(id);
  if (!definition) return documents?.find(id);
  return {
    text: definition.text,
    inForce: texts.get(id),
    listProblems: (translation) => listMessageProblems(translation, definition, locale),
  };
}

function listMessageProblems(text: string, { placeholders = {}, maxLength }: MessageDefinition, locale: string) {
  return compileMessage({ text, placeholders, maxLength, locale }).faults.map(({ offset, message, suggestion }) => ({
    message: `Character ${offset + 1}: ${message}`,
    suggestion,
  }));
}

function findChange({ id, source, target, isConfirmed }: ReadTranslation, context: JudgeContext) {
  const translated = findSource(id, context);
  if (target === null || !translated) return null;
  const before = translated.inForce;
  const isOutdated = source !== translated.text;
  const hash = hashMessageSource(source);
  const isNewlyConfirmed = isConfirmed && !isOutdated && before?.source !== hash;
  if (before?.text === target && !isNewlyConfirmed) return null;
  return { id, before: before?.text ?? null, text: target, source: hash, isOutdated };
}

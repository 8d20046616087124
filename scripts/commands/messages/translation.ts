import { describePlaceholder } from '#domain/messages/describe-placeholder.ts';
import { CATALOGUE_LOCALE, type MessageDefinition } from '#engine/messages/message-catalogue.ts';
import type { MessageRegistry } from '#engine/messages/message-registry.ts';
import { type DocumentText, isStale, listMissingIds } from './message-texts.ts';

/** `stale`: the usual text has changed since, or may have. */
export type TranslationState = 'missing' | 'stale' | 'translated';

/** A message as translators get it. */
export interface TranslationUnit {
  readonly id: string;
  readonly description: string;
  /** How each placeholder is written, its type and an example. */
  readonly placeholders: readonly string[];
  readonly maxLength: number | null;
  readonly state: TranslationState;
  /** The usual text. */
  readonly source: string;
  /** The text in the language of the file; null without one. */
  readonly target: string | null;
}

export interface TranslationFile {
  readonly sourceLocale: string;
  readonly targetLocale: string;
  readonly units: readonly TranslationUnit[];
}

/** Exports all messages, or those in one state, for translators. */
export function createTranslationFile(
  registry: MessageRegistry,
  texts: ReadonlyMap<string, DocumentText>,
  { locale, only }: { readonly locale: string; readonly only?: 'missing' | 'stale' | undefined },
): TranslationFile {
  const missing = new Set(listMissingIds(registry, texts, locale));
  const units = registry.ids.flatMap((id) => {
    const definition = registry.find(id);
    if (!definition) return [];
    const text = texts.get(id);
    const isUsual = text === undefined && !missing.has(id);
    const state = text ? (isStale(text, definition) ? 'stale' : 'translated') : 'missing';
    if (only !== undefined && (state !== only || isUsual)) return [];
    return [{ ...describeMessage(id, definition), state, target: text?.text ?? null } as const];
  });
  return { sourceLocale: CATALOGUE_LOCALE, targetLocale: locale, units };
}

function describeMessage(id: string, { text, description, maxLength, placeholders = {} }: MessageDefinition) {
  return {
    id,
    description,
    source: text,
    maxLength: maxLength ?? null,
    placeholders: Object.entries(placeholders).map(([name, placeholder]) => {
      const { example, type, optional } = placeholder;
      const such = example === undefined ? '' : `, such as ${JSON.stringify(example)}`;
      return `${describePlaceholder(name, placeholder)}: ${type}${such}${optional ? ', may be left out' : ''}`;
    }),
  };
}

import { compileMessage } from '#domain/messages/compile-message.ts';
import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import { CATALOGUE_LOCALE, type MessageCatalogue, type MessageDefinition } from './message-catalogue.ts';

/** All messages of the code. An id is the name of its catalogue, a dot and its name there. */
export interface MessageRegistry {
  readonly ids: readonly string[];
  /** Sorted names of the catalogues. */
  readonly catalogues: readonly string[];
  find(id: string): MessageDefinition | undefined;
  /** The usual text, compiled. */
  compiled(id: string): CompiledMessage | undefined;
  /** Ids of the messages of a catalogue. */
  listIds(catalogue: string): readonly string[];
}

/**
 * @param catalogues by name, as the generator has checked them
 */
export function createMessageRegistry(catalogues: Readonly<Record<string, MessageCatalogue>>): MessageRegistry {
  const idsOf = new Map<string, readonly string[]>();
  const definitions = new Map<string, MessageDefinition>();
  for (const [catalogue, messages] of Object.entries(catalogues)) {
    const entries = Object.entries(messages).map(([name, message]) => [`${catalogue}.${name}`, message] as const);
    for (const [id, message] of entries) definitions.set(id, message);
    idsOf.set(
      catalogue,
      entries.map(([id]) => id),
    );
  }
  const compiled = new Map<string, CompiledMessage | undefined>();
  return {
    ids: [...definitions.keys()],
    catalogues: [...idsOf.keys()].toSorted(),
    find: (id) => definitions.get(id),
    listIds: (catalogue) => idsOf.get(catalogue) ?? [],
    compiled(id) {
      const known = compiled.get(id);
      if (known !== undefined || compiled.has(id)) return known;
      const message = definitions.get(id);
      const made = message && compileDefinition(message, message.text, CATALOGUE_LOCALE);
      compiled.set(id, made);
      return made;
    },
  };
}

/** Undefined for a text with faults. */
export function compileDefinition(
  { placeholders = {}, maxLength }: MessageDefinition,
  text: string,
  locale: string,
): CompiledMessage | undefined {
  return compileMessage({ text, placeholders, maxLength, locale }).compiled ?? undefined;
}

import type { Placeholder } from '#domain/messages/placeholder.ts';

/** A message as its catalogue declares it. */
export interface MessageDefinition {
  /** ICU MessageFormat, in English. */
  readonly text: string;
  /** For translators: the part of the page that it is, and what must not change. */
  readonly description: string;
  /** Room in characters, values not counted. */
  readonly maxLength?: number;
  readonly placeholders?: Readonly<Record<string, Placeholder & { readonly example?: unknown }>>;
}

/** Messages by the last part of their ids. */
export type MessageCatalogue = Readonly<Record<string, MessageDefinition>>;

/** Locale of the texts in catalogues. */
export const CATALOGUE_LOCALE = 'en';

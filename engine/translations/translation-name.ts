import type { DocumentKind } from '../cms/document.ts';

/** Kinds of documents whose texts are translated by documents of the kind `translation`. */
export const TRANSLATABLE_KINDS = [
  'page',
  'layout',
  'navigation',
  'cause',
  'post',
  'region',
] as const satisfies readonly DocumentKind[];

export type TranslatableKind = (typeof TRANSLATABLE_KINDS)[number];

export interface TranslatedDocumentKey {
  readonly kind: TranslatableKind;
  readonly name: string;
}

/** Name of the translation of a document, such as `cy-gb.page.home`; a site has one for each document and locale. */
export function formatTranslationName({ kind, name }: TranslatedDocumentKey, locale: string): string {
  return `${locale.toLowerCase()}.${kind}.${name}`;
}

export function isTranslatableKind(kind: unknown): kind is TranslatableKind {
  return TRANSLATABLE_KINDS.some((known) => known === kind);
}

export const DOCUMENT_KINDS = [
  'site',
  'theme',
  'capabilities',
  'navigation',
  'routes',
  'page',
  'layout',
  'content',
  'post',
  'cause',
  'messages',
  'translation',
  'region',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Site, kind and name of a document; `site`, `theme` and `routes` documents are named after their kind. */
export interface DocumentKey {
  readonly site: string;
  readonly kind: DocumentKind;
  readonly name: string;
}

/** A document from a source: unchecked JSON text. `source` names its place for messages. */
export interface RawDocument extends DocumentKey {
  readonly source: string;
  readonly text: string;
}

/** A document that passed its schema. `version` is a hash of its text. */
export interface ConfigDocument<Value = unknown> extends DocumentKey {
  readonly source: string;
  readonly version: string;
  readonly value: Value;
}

export function formatDocumentId({ site, kind, name }: DocumentKey): string {
  return `${site}:${kind}:${name}`;
}

/** Type prefix of the placeholder for an invalid block in a draft. */
export const INVALID_DRAFT_BLOCK_TYPE_PREFIX = 'broken-';

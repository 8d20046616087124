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
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Which document: the site it belongs to, its kind, and its name (`site`, `theme` and `routes` are named after their kind). */
export interface DocumentKey {
  readonly site: string;
  readonly kind: DocumentKind;
  readonly name: string;
}

/** A document as a source gives it: JSON text that nobody has checked. `source` says where, for messages. */
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

/** What the type of a block begins with that stands for one with something wrong in it, in a draft. */
export const BROKEN_BLOCK_TYPE_PREFIX = 'broken-';

import { deriveOverride } from '#engine/site/derive-override.ts';
import { isJsonObject, isListOfObjectsWithId, type JsonObject } from '#engine/site/json.ts';
import { mergeWithInheritedDocument } from '#engine/site/merge-documents.ts';
import type { StudioDocumentAnswer, StudioDocumentKey, UnreadableText } from '../api-types.ts';

/** A document of the session. Its value is in the history. */
export interface OpenDocument {
  readonly key: StudioDocumentKey;
  /** Null where the site has no document of its own. */
  readonly published: unknown;
  readonly inherited: JsonObject | null;
  /** Initial value of a new document. */
  readonly blank: JsonObject;
  /** Path that validation errors name. */
  readonly source: string;
  /** Hash of the published text; empty without one. */
  readonly base: string;
  /** Set where the published text could not be read when it was opened. */
  readonly unreadable?: UnreadableText;
}

/** Own values of documents by id; null or missing where a site has no document of its own. */
export type DocumentValues = Readonly<Record<string, unknown>>;

/** Also the address fragment of the document, without its `#`. */
export function formatDocumentId({ site, kind, name }: StudioDocumentKey): string {
  return `${site}/${kind}/${name}`;
}

export function createOpenDocument(key: StudioDocumentKey, answer: StudioDocumentAnswer): OpenDocument {
  const { published, inherited, blank, source, publishedBase, unreadable } = answer;
  return {
    key: { site: key.site, kind: key.kind, name: key.name },
    published,
    inherited: isJsonObject(inherited) ? inherited : null,
    blank: isJsonObject(blank) ? blank : {},
    source,
    base: publishedBase,
    ...(unreadable && { unreadable }),
  };
}

/** Why a document has no value, though there is a text of it; null for one with a value, or without a text. */
export function findUnreadableText({ unreadable }: OpenDocument, own: unknown): UnreadableText | null {
  return unreadable && (own ?? null) === null ? unreadable : null;
}

/** The document as the shop uses it: the own value merged with the inherited one; null for none. */
export function getMergedValue({ inherited }: OpenDocument, own: unknown): unknown {
  if (!isJsonObject(own)) return inherited;
  return inherited && own['inherit'] !== false ? mergeWithInheritedDocument(inherited, own) : own;
}

/** The own value after a change of the merged one. Shares unchanged parts. */
export function changeMergedValue(document: OpenDocument, own: unknown, change: (merged: unknown) => unknown): unknown {
  const merged = getMergedValue(document, own);
  const changed = change(merged);
  if (changed === merged) return own;
  const { inherited, blank } = document;
  const former = isJsonObject(own) ? own : blank;
  if (!inherited || former['inherit'] === false || !isJsonObject(changed)) return changed;
  return { ...pick(former, blank), ...deriveOverride(inherited, former, changed) };
}

/** Properties of every document, such as its version, which an override includes even if they are inherited. */
function pick(former: JsonObject, blank: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(blank).map((key) => [key, former[key] ?? blank[key]]));
}

/** Ids of the documents that differ from what is published, in the order in which they were opened. */
export function listChangedDocuments(
  documents: Readonly<Record<string, OpenDocument>>,
  values: DocumentValues,
): readonly string[] {
  return Object.entries(documents)
    .filter(([id, { published }]) => !isSameValue(values[id] ?? null, published))
    .map(([id]) => id);
}

/** Whether both have the same JSON text. Parts that both share are not read, so that a change of a long document is found fast. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  if (isJsonObject(one) && isJsonObject(other)) {
    const keys = Object.keys(one);
    const others = Object.keys(other);
    if (keys.length === others.length && keys.every((key, index) => key === others[index]))
      return keys.every((key) => isSameValue(one[key], other[key]));
  }
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Steps in the merged value to the place of a JSON pointer in the own one, where items of lists have other positions. */
export function findPathInMergedValue(own: unknown, merged: unknown, pointer: string): readonly (string | number)[] {
  let from: unknown = own;
  let to: unknown = merged;
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const step = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const item: unknown = Object(from)[step];
    const id = Array.isArray(from) && isJsonObject(item) ? item['id'] : undefined;
    const place =
      id !== undefined && Array.isArray(to) && isListOfObjectsWithId(to) ? to.findIndex((one) => one.id === id) : -1;
    const next = Array.isArray(to) ? (place >= 0 ? place : Number(step)) : step;
    path.push(next);
    from = item;
    to = Object(to)[next];
  }
  return path;
}

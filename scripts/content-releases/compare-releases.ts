import type { DocumentKind } from '#engine/cms/document.ts';
import type { ReleasedDocument, ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { isJsonObject, isListOfObjectsWithId } from '#engine/site/json.ts';
import { isSameJson } from '#engine/site/merge-versions.ts';

/** Documents and pictures of a site that differ between two releases. */
export interface SiteDifferences {
  readonly site: string;
  readonly documents: readonly DocumentDifference[];
  readonly pictures: readonly PictureDifference[];
}

export type ChangeKind = 'added' | 'removed' | 'changed';

export interface DocumentDifference {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly change: ChangeKind;
  /** Values that differ; empty for a whole document that was added or removed. */
  readonly values: readonly ValueDifference[];
}

export interface PictureDifference {
  readonly name: string;
  readonly change: ChangeKind;
}

/** A value that differs. What is missing on one side is null there, with `added` or `removed`. */
export interface ValueDifference {
  /** The block or other item that it is of, such as `hero`; null outside of any. */
  readonly item: { readonly id: string; readonly type: string | null } | null;
  /** Path within the item, or within the document, such as `props/heading`; empty for the item itself. */
  readonly path: string;
  readonly change: ChangeKind | 'moved';
  readonly before: unknown;
  readonly after: unknown;
}

type Item = ValueDifference['item'];

/** What differs between two lists of sites, in the order of their keys. */
export function compareReleasedSites(
  before: readonly ReleasedSite[],
  after: readonly ReleasedSite[],
): readonly SiteDifferences[] {
  const keys = [...new Set([...before, ...after].map(({ site }) => site))].sort();
  return keys.flatMap((site) => {
    const [former, next] = [before, after].map((sites) => sites.find((each) => each.site === site));
    const documents = compareDocuments(former?.documents ?? [], next?.documents ?? []);
    const pictures = comparePictures(former?.pictures ?? [], next?.pictures ?? []);
    return documents.length + pictures.length > 0 ? [{ site, documents, pictures }] : [];
  });
}

/** What differs between two values of a document. */
export function compareValues(before: unknown, after: unknown): readonly ValueDifference[] {
  return compare(before, after, null, []);
}

function compareDocuments(
  before: readonly ReleasedDocument[],
  after: readonly ReleasedDocument[],
): readonly DocumentDifference[] {
  const idOf = ({ kind, name }: ReleasedDocument) => `${kind}:${name}`;
  return pairUp(before, after, idOf).flatMap(([former, next]): DocumentDifference[] => {
    if (former && next) {
      const values = compareValues(former.value, next.value);
      return values.length > 0 ? [{ kind: next.kind, name: next.name, change: 'changed', values }] : [];
    }
    const document = former ?? next;
    if (!document) return [];
    return [{ kind: document.kind, name: document.name, change: former ? 'removed' : 'added', values: [] }];
  });
}

function comparePictures(
  before: ReleasedSite['pictures'],
  after: ReleasedSite['pictures'],
): readonly PictureDifference[] {
  return pairUp(before, after, ({ name }) => name).flatMap(([former, next]): PictureDifference[] => {
    if (former && next) return former.hash === next.hash ? [] : [{ name: next.name, change: 'changed' }];
    return former ? [{ name: former.name, change: 'removed' }] : next ? [{ name: next.name, change: 'added' }] : [];
  });
}

function pairUp<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  idOf: (entry: Entry) => string,
): readonly (readonly [Entry | undefined, Entry | undefined])[] {
  const [former, next] = [before, after].map((entries) => new Map(entries.map((entry) => [idOf(entry), entry])));
  const ids = [...new Set([...before, ...after].map(idOf))].sort();
  return ids.map((id) => [former?.get(id), next?.get(id)]);
}

function compare(before: unknown, after: unknown, item: Item, path: readonly string[]): readonly ValueDifference[] {
  if (isSameJson(before, after)) return [];
  if (isJsonObject(before) && isJsonObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => compareOwn(own(before, key), own(after, key), item, [...path, key]));
  }
  if (isListOfItems(before) && isListOfItems(after)) return compareItems(before, after, item, path);
  return [{ item, path: path.join('/'), change: 'changed', before, after }];
}

function compareOwn(before: unknown, after: unknown, item: Item, path: readonly string[]): readonly ValueDifference[] {
  if (before !== undefined && after !== undefined) return compare(before, after, item, path);
  if (before === undefined && after === undefined) return [];
  const change = before === undefined ? 'added' : 'removed';
  return [{ item, path: path.join('/'), change, before: before ?? null, after: after ?? null }];
}

interface ItemValue {
  readonly id: string;
  readonly type?: unknown;
}

/** Items of a list are compared by their ids, because an added one moves the others. */
function compareItems(
  before: readonly ItemValue[],
  after: readonly ItemValue[],
  item: Item,
  path: readonly string[],
): readonly ValueDifference[] {
  const formerIds = new Set(before.map(({ id }) => id));
  const order = (list: readonly ItemValue[], other: ReadonlySet<string>) =>
    list.map(({ id }) => id).filter((id) => other.has(id));
  const [formerOrder, nextOrder] = [order(before, new Set(after.map(({ id }) => id))), order(after, formerIds)];
  const moved: ValueDifference[] = isSameJson(formerOrder, nextOrder)
    ? []
    : [{ item, path: path.join('/'), change: 'moved', before: formerOrder, after: nextOrder }];
  const changed = pairUp(before, after, ({ id }) => id).flatMap(([former, next]) => {
    const present = next ?? former;
    if (!present) return [];
    const own = { id: present.id, type: typeof present.type === 'string' ? present.type : null };
    return compareOwn(former, next, own, []);
  });
  return [...moved, ...changed];
}

function isListOfItems(value: unknown): value is readonly ItemValue[] {
  return Array.isArray(value) && value.length > 0 && isListOfObjectsWithId(value);
}

function own(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

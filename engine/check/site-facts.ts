import { type ConfigDocument, DOCUMENT_KINDS, type DocumentKind } from '../cms/document.ts';
import type { PublishedDocuments } from '../cms/documents.ts';
import { unifyContentKeySeparators } from '../site/content-index.ts';
import { isJsonObject } from '../site/json.ts';

/** What a check may read of a site, as the name of what decides it. */
export type SiteFact =
  | `${DocumentKind}:${string}`
  | `names:${DocumentKind}`
  | `entry:${string}`
  | 'places of pages'
  | 'posts'
  | 'translations';

/** The documents of one site at a moment. */
export interface SiteDocumentLists {
  readonly revision: string;
  readonly lists: readonly (readonly ConfigDocument[])[];
}

export function listDocumentsOfSite(documents: PublishedDocuments, site: string): SiteDocumentLists {
  return {
    revision: documents.revision(site),
    lists: DOCUMENT_KINDS.map((kind) => documents.list(site, kind)),
  };
}

/** Facts that differ between two moments of one site; null if all may. */
export type ChangedSiteFacts = ReadonlySet<SiteFact> | null;

/** Kinds on which the check of every document depends. */
const DECIDES_ALL: ReadonlySet<DocumentKind> = new Set(['site', 'capabilities', 'region']);

/** Finds the facts that changed documents of a site decide, also for sites that extend it. */
export function findChangedFacts(before: SiteDocumentLists, after: SiteDocumentLists): ChangedSiteFacts {
  const facts = new Set<SiteFact>();
  for (const [index, kind] of DOCUMENT_KINDS.entries()) {
    const changes = pairChangedDocuments(before.lists[index] ?? [], after.lists[index] ?? []);
    if (changes.length > 0 && DECIDES_ALL.has(kind)) return null;
    for (const change of changes) for (const fact of factsOf(kind, change)) facts.add(fact);
  }
  return facts;
}

interface DocumentChange {
  readonly name: string;
  readonly before: ConfigDocument | undefined;
  readonly after: ConfigDocument | undefined;
}

function pairChangedDocuments(
  before: readonly ConfigDocument[],
  after: readonly ConfigDocument[],
): readonly DocumentChange[] {
  if (before === after) return [];
  const former = new Map(before.map((document) => [document.name, document]));
  const changed = after.flatMap((document): DocumentChange[] => {
    const { name } = document;
    const old = former.get(name);
    former.delete(name);
    return old === document ? [] : [{ name, before: old, after: document }];
  });
  return [...changed, ...[...former.values()].map((old) => ({ name: old.name, before: old, after: undefined }))];
}

function factsOf(kind: DocumentKind, { name, before, after }: DocumentChange): readonly SiteFact[] {
  const differs = (properties: readonly string[]) => pick(before, properties) !== pick(after, properties);
  return [
    `${kind}:${name}`,
    ...(differs(['disabled']) ? [`names:${kind}` as const] : []),
    ...(kind === 'page' && differs(DECIDES_PLACE) ? ['places of pages' as const] : []),
    ...(kind === 'content' ? listChangedEntries(before, after) : []),
    ...(kind === 'post' || kind === 'translation' ? ['posts' as const] : []),
    ...(kind === 'translation' ? ['translations' as const] : []),
  ];
}

/** Properties of a page that decide where it is. */
const DECIDES_PLACE = ['disabled', 'inherit', 'path', 'route', 'for', 'formerPaths'];

/** Properties as text; null without a document. */
function pick(document: ConfigDocument | undefined, properties: readonly string[]): string | null {
  const value = document?.value;
  return isJsonObject(value) ? JSON.stringify(properties.map((name) => value[name])) : null;
}

function listChangedEntries(
  before: ConfigDocument | undefined,
  after: ConfigDocument | undefined,
): readonly SiteFact[] {
  const [old, now] = [readEntries(before), readEntries(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys.flatMap((key) => (old.get(key) === now.get(key) ? [] : [`entry:${key}` as const]));
}

/** Entries as text, by their unified key. Of two with the same key the order matters. */
function readEntries(document: ConfigDocument | undefined): ReadonlyMap<string, string> {
  const value = document?.value;
  const entries = new Map<string, string>();
  if (!isJsonObject(value) || !isJsonObject(value['entries'])) return entries;
  for (const [name, entry] of Object.entries(value['entries'])) {
    const key = unifyContentKeySeparators(name);
    entries.set(key, `${entries.get(key) ?? ''}${JSON.stringify([value['locale'], entry])}`);
  }
  return entries;
}

import { hash } from 'node:crypto';
import { type ConfigDocument, type DocumentKey, type DocumentKind, formatDocumentId } from './document.ts';
import type { MirroredPicture, PublishedDocuments } from './documents.ts';
import { createImmutableSharingMap, type ImmutableSharingMap } from './persistent-map.ts';

/** New version of a document or picture; without one it is removed. */
export type DocumentOrPictureEdit =
  | { readonly key: DocumentKey; readonly document: ConfigDocument | null }
  | { readonly site: string; readonly name: string; readonly asset: MirroredPicture | null };

/** An immutable view; edited copies share unchanged parts. */
export interface EditableDocuments extends PublishedDocuments {
  /** The view after edits, at a cost that depends on the edited sites only. */
  edit(edits: readonly DocumentOrPictureEdit[]): EditableDocuments;
  /** These sites with all their direct and indirect descendants. */
  withDescendants(sites: Iterable<string>): readonly string[];
  /** Every document and picture, site by site. */
  contents(): Iterable<{ site: string; documents: readonly ConfigDocument[]; assets: readonly MirroredPicture[] }>;
}

type IsDocumentLeftOut = (document: ConfigDocument) => boolean;

interface SiteContents {
  readonly kinds: ReadonlyMap<DocumentKind, ReadonlyMap<string, ConfigDocument>>;
  readonly assets: ReadonlyMap<string, MirroredPicture>;
  readonly revision: (isLeftOut?: IsDocumentLeftOut) => string;
  readonly list: (kind: DocumentKind) => readonly ConfigDocument[];
}

/** Parent relations, shared by views in which no site was added, removed or given another parent. */
interface Family {
  readonly sites: readonly string[];
  readonly children: ReadonlyMap<string, readonly string[]>;
}

function viewOf(contents: ImmutableSharingMap<SiteContents>, family: Family): EditableDocuments {
  const view: EditableDocuments = {
    sites: family.sites,
    get: (site, kind, name) => contents.get(site)?.kinds.get(kind)?.get(name),
    list: (site, kind) => contents.get(site)?.list(kind) ?? [],
    revision: (site, isLeftOut) => contents.get(site)?.revision(isLeftOut) ?? '',
    asset: (site, name) => contents.get(site)?.assets.get(name),
    edit: (edits) => {
      if (edits.length === 0) return view;
      const changed = new Map<string, SiteContents | undefined>();
      let sameFamily = true;
      for (const [site, own] of bySite(edits)) {
        const before = contents.get(site);
        const edited = editSite(before ?? NO_CONTENTS, own);
        const isEmpty = edited.kinds.size + edited.assets.size === 0;
        changed.set(site, isEmpty ? undefined : edited);
        sameFamily &&= before !== undefined && !isEmpty && siteDocument(before) === siteDocument(edited);
      }
      const next = contents.with(changed);
      return viewOf(next, sameFamily ? family : familyOf(next));
    },
    withDescendants: (sites) => {
      const found = new Set(sites);
      for (const site of found) for (const child of family.children.get(site) ?? []) found.add(child);
      return [...found];
    },
    *contents() {
      for (const [site, { kinds, assets }] of contents.entries()) {
        const documents = [...kinds.values()].flatMap((byName) => [...byName.values()]);
        yield { site, documents, assets: [...assets.values()] };
      }
    },
  };
  return view;
}

function familyOf(contents: ImmutableSharingMap<SiteContents>): Family {
  const sites = [...contents.entries()].map(([site]) => site).sort();
  const children = new Map<string, string[]>();
  for (const site of sites) {
    const parent = parentOf(contents.get(site) ?? NO_CONTENTS);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), site]);
  }
  return { sites, children };
}

function siteDocument({ kinds }: SiteContents): ConfigDocument | undefined {
  return kinds.get('site')?.get('site');
}

function parentOf(contents: SiteContents): string | null {
  const value = siteDocument(contents)?.value;
  if (typeof value !== 'object' || value === null || !('extends' in value)) return null;
  return typeof value.extends === 'string' ? value.extends : null;
}

function bySite(edits: readonly DocumentOrPictureEdit[]): Map<string, DocumentOrPictureEdit[]> {
  return Map.groupBy(edits, (edit) => ('key' in edit ? edit.key.site : edit.site));
}

function editSite(before: SiteContents, edits: readonly DocumentOrPictureEdit[]): SiteContents {
  const kinds = new Map(before.kinds);
  const assets = new Map(before.assets);
  const own = new Map<DocumentKind, Map<string, ConfigDocument>>();
  for (const edit of edits) {
    if (!('key' in edit)) {
      if (edit.asset) assets.set(edit.name, edit.asset);
      else assets.delete(edit.name);
      continue;
    }
    const { kind, name } = edit.key;
    const documents = own.get(kind) ?? new Map(kinds.get(kind));
    own.set(kind, documents);
    if (edit.document) documents.set(name, edit.document);
    else documents.delete(name);
    if (documents.size > 0) kinds.set(kind, documents);
    else kinds.delete(kind);
  }
  return contentsOf(kinds, assets);
}

function contentsOf(kinds: SiteContents['kinds'], assets: SiteContents['assets']): SiteContents {
  let revision: string | undefined;
  const lists = new Map<DocumentKind, readonly ConfigDocument[]>();
  return {
    kinds,
    assets,
    revision: (isLeftOut) => {
      if (isLeftOut) return revisionOf(kinds, assets, isLeftOut);
      revision ??= revisionOf(kinds, assets);
      return revision;
    },
    list: (kind) => {
      const list = lists.get(kind) ?? [...(kinds.get(kind)?.values() ?? [])].sort(byName);
      lists.set(kind, list);
      return list;
    },
  };
}

const NO_CONTENTS: SiteContents = contentsOf(new Map(), new Map());

/** The empty view. */
export const EMPTY_EDITABLE_DOCUMENTS: EditableDocuments = viewOf(createImmutableSharingMap(), {
  sites: [],
  children: new Map(),
});

/** Depends on the contents only, so that all nodes compute the same revision. */
function revisionOf(
  kinds: SiteContents['kinds'],
  assets: SiteContents['assets'],
  isLeftOut: IsDocumentLeftOut = () => false,
): string {
  const documents = [...kinds.values()].flatMap((byName) => [...byName.values()].filter((one) => !isLeftOut(one)));
  const lines = [
    ...documents.map((document) => `${formatDocumentId(document)} ${document.version}`),
    ...[...assets.values()].map((asset) => `${asset.name} ${asset.hash}`),
  ];
  return hash('sha256', lines.sort().join('\n'), 'hex').slice(0, 20);
}

function byName(a: ConfigDocument, b: ConfigDocument): number {
  return a.name < b.name ? -1 : 1;
}

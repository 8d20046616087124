import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentKind } from '#engine/cms/document.ts';

/** A CMS row that corresponds to a file of the clone. */
export interface CmsSeedRowKey {
  readonly collection: string;
  readonly site: string;
  readonly kind: string;
  readonly name: string;
}

/** A file of the clone that is pushed and pulled. `path` is relative to the root of the clone. */
export interface CmsSeedFileLocation extends CmsSeedRowKey {
  readonly kind: DocumentKind;
  readonly path: string;
}

export interface CmsSeedDocumentFile extends CmsSeedFileLocation {
  readonly document: unknown;
}

/** A picture of a site. `path` is relative to the root of the clone. */
export interface CmsSeedPictureOfSite {
  readonly site: string;
  readonly name: string;
  readonly path: string;
}

interface Place {
  readonly collection: string;
  readonly kind: DocumentKind;
  /** Path relative to the root, where `*` is the site in the folder and the document's name in the file name. */
  readonly folder: string;
  readonly file: string;
}

/**
 * In push order: referenced documents before those that reference them. Site documents come last, because the CMS
 * checks a whole site when its site document is published.
 */
const places: readonly Place[] = [
  { collection: 'regions', kind: 'region', folder: 'cms-seed/*/regions', file: '*.json' },
  { collection: 'messages', kind: 'messages', folder: 'cms-seed/*/messages', file: '*.json' },
  { collection: 'content', kind: 'content', folder: 'cms-seed/*/content', file: '*.json' },
  { collection: 'posts', kind: 'post', folder: 'cms-seed/*/posts', file: '*.json' },
  { collection: 'causes', kind: 'cause', folder: 'cms-seed/*/causes', file: '*.json' },
  { collection: 'theme', kind: 'theme', folder: 'site-configs/*', file: 'theme.json' },
  { collection: 'layouts', kind: 'layout', folder: 'cms-seed/*/layouts', file: '*.json' },
  { collection: 'pages', kind: 'page', folder: 'cms-seed/*/pages', file: '*.json' },
  { collection: 'site_config', kind: 'capabilities', folder: 'site-configs/*/capabilities', file: '*.json' },
  { collection: 'site_config', kind: 'routes', folder: 'site-configs/*', file: 'routes.json' },
  { collection: 'site_config', kind: 'navigation', folder: 'site-configs/*/navigation', file: '*.json' },
  { collection: 'translations', kind: 'translation', folder: 'cms-seed/*/translations', file: '*.json' },
  { collection: 'sites', kind: 'site', folder: 'site-configs/*', file: 'site.json' },
];

/** All collections that are pushed and pulled. */
export const SEEDED_COLLECTIONS: readonly string[] = [...new Set(places.map(({ collection }) => collection))];

/** Collections by the kinds of their documents, in push order. */
export const COLLECTIONS_BY_KIND: ReadonlyMap<DocumentKind, string> = new Map(
  places.map(({ kind, collection }) => [kind, collection]),
);

/** Kinds of the documents of a collection. */
export function listSeedKinds(collection: string): readonly DocumentKind[] {
  return places.flatMap((place) => (place.collection === collection ? [place.kind] : []));
}

export function getCmsRowId({ site, kind, name }: CmsSeedRowKey): string {
  return `${site}:${kind}:${name}`;
}

/** File path of a row, relative to the root of the clone; null for a kind without files. */
export function getFilePathOfCmsRow({ collection, site, kind, name }: CmsSeedRowKey): string | null {
  const place = places.find((candidate) => candidate.collection === collection && candidate.kind === kind);
  if (!place || !isFileName(site) || !isFileName(name)) return null;
  return `${place.folder.replace('*', site)}/${place.file.replace('*', name)}`;
}

/** Path of a picture, relative to the root of the clone; null if the name is not a plain file name. */
export function getCmsSeedPicturePath({ site, name }: { site: string; name: string }): string | null {
  return isFileName(site) && isFileName(name) ? `cms-seed/${site}/assets/${name}` : null;
}

export function listSeedFiles(root: string): CmsSeedFileLocation[] {
  return places.flatMap(({ collection, kind, folder, file }) =>
    matches(root, `${folder}/${file}`).map((path) => {
      const [, site = ''] = path.split('/');
      return { collection, site, kind, name: (path.split('/').at(-1) ?? '').slice(0, -'.json'.length), path };
    }),
  );
}

/** Reads all documents of the clone. Throws for a file that is not JSON and names it. */
export async function readSeedFiles(root: string): Promise<CmsSeedDocumentFile[]> {
  const read = async (file: CmsSeedFileLocation) => ({
    ...file,
    document: parse(file.path, await readFile(join(root, file.path), 'utf8')),
  });
  return Promise.all(listSeedFiles(root).map(read));
}

export function listCmsSeedPictures(root: string): CmsSeedPictureOfSite[] {
  const paths = matches(root, 'cms-seed/*/assets/*');
  return paths.flatMap((path) => {
    const [, site, , name] = path.split('/');
    return site && name ? [{ site, name, path }] : [];
  });
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function matches(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** Names come from the CMS and must not lead out of their folder. */
function isFileName(name: string): boolean {
  return /^[a-z0-9][A-Za-z0-9._-]*$/.test(name);
}

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A row of the CMS that stands for one file of the clone. */
export interface SeedRow {
  readonly collection: string;
  readonly site: string;
  readonly kind: string;
  readonly name: string;
}

/** A file of the clone that is pushed and pulled. `path` starts at the root of the clone. */
export interface SeedPath extends SeedRow {
  readonly path: string;
}

export interface SeedFile extends SeedPath {
  readonly document: unknown;
}

/** A picture of a site. `path` is its path from the root of the clone. */
export interface SeedAsset {
  readonly site: string;
  readonly name: string;
  readonly path: string;
}

interface Place {
  readonly collection: string;
  readonly kind: string;
  /** Path from the root, where `*` in the folder stands for the site and in the file for the name. */
  readonly folder: string;
  readonly file: string;
}

/**
 * In the order in which they are pushed: what is named before what names it. A site document comes last, because the
 * CMS judges a site as a whole once that is there.
 */
const places: readonly Place[] = [
  { collection: 'content', kind: 'content', folder: 'cms-seed/*/content', file: '*.json' },
  { collection: 'posts', kind: 'post', folder: 'cms-seed/*/posts', file: '*.json' },
  { collection: 'causes', kind: 'cause', folder: 'cms-seed/*/causes', file: '*.json' },
  { collection: 'theme', kind: 'theme', folder: 'site-configs/*', file: 'theme.json' },
  { collection: 'layouts', kind: 'layout', folder: 'cms-seed/*/layouts', file: '*.json' },
  { collection: 'pages', kind: 'page', folder: 'cms-seed/*/pages', file: '*.json' },
  { collection: 'site_config', kind: 'capabilities', folder: 'site-configs/*/capabilities', file: '*.json' },
  { collection: 'site_config', kind: 'routes', folder: 'site-configs/*', file: 'routes.json' },
  { collection: 'site_config', kind: 'navigation', folder: 'site-configs/*/navigation', file: '*.json' },
  { collection: 'sites', kind: 'site', folder: 'site-configs/*', file: 'site.json' },
];

/** Every collection that is pushed and pulled. */
export const SEEDED_COLLECTIONS: readonly string[] = [...new Set(places.map(({ collection }) => collection))];

export function getCmsRowId({ site, kind, name }: SeedRow): string {
  return `${site}:${kind}:${name}`;
}

/** The file that a row is kept in, from the root of the clone; null for a kind that has no files. */
export function getSeedFilePath({ collection, site, kind, name }: SeedRow): string | null {
  const place = places.find((candidate) => candidate.collection === collection && candidate.kind === kind);
  if (!place || !isFileName(site) || !isFileName(name)) return null;
  return `${place.folder.replace('*', site)}/${place.file.replace('*', name)}`;
}

/** Path of a picture, from the root of the clone; null for a name that is no plain file name. */
export function getAssetPath({ site, name }: { site: string; name: string }): string | null {
  return isFileName(site) && isFileName(name) ? `cms-seed/${site}/assets/${name}` : null;
}

export function listSeedFiles(root: string): SeedPath[] {
  return places.flatMap(({ collection, kind, folder, file }) =>
    matches(root, `${folder}/${file}`).map((path) => {
      const [, site = ''] = path.split('/');
      return { collection, site, kind, name: (path.split('/').at(-1) ?? '').slice(0, -'.json'.length), path };
    }),
  );
}

/** Every document of the clone. Fails on a file that is not JSON, naming it. */
export async function readSeedFiles(root: string): Promise<SeedFile[]> {
  const read = async (file: SeedPath) => ({
    ...file,
    document: parse(file.path, await readFile(join(root, file.path), 'utf8')),
  });
  return Promise.all(listSeedFiles(root).map(read));
}

export function listSeedAssets(root: string): SeedAsset[] {
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

/** Names come from the CMS too: none may lead out of its folder. */
function isFileName(name: string): boolean {
  return /^[a-z0-9][A-Za-z0-9._-]*$/.test(name);
}

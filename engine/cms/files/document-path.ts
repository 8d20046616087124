import type { DocumentKey, DocumentKind } from '../document.ts';

/** Document or picture at a file path `<site>/…`. */
export type ParsedContentFilePath =
  | { readonly kind: 'document'; readonly key: DocumentKey }
  | { readonly kind: 'asset'; readonly site: string; readonly name: string };

/** Folder of site settings, or of editorial content. */
export type ProjectContentFolder = 'configs' | 'seed';

const FOLDERS: Readonly<Record<ProjectContentFolder, Readonly<Record<string, DocumentKind>>>> = {
  configs: { capabilities: 'capabilities', navigation: 'navigation' },
  seed: {
    regions: 'region',
    translations: 'translation',
    messages: 'messages',
    pages: 'page',
    layouts: 'layout',
    content: 'content',
    posts: 'post',
    causes: 'cause',
  },
};

const ASSET = /^[a-z0-9][a-z0-9._-]{0,80}\.(?:svg|png|jpg|webp|avif)$/;

/** Null for other files, such as a README. `path` has forward slashes. */
export function parseContentFilePath(root: ProjectContentFolder, path: string): ParsedContentFilePath | null {
  const [site = '', folder = '', file, ...deeper] = path.split('/');
  if (path.split('/').some((part) => part.startsWith('.')) || deeper.length > 0) return null;
  if (file === undefined) return root === 'configs' ? loneDocument(site, folder) : null;
  if (root === 'seed' && folder === 'assets') return ASSET.test(file) ? { kind: 'asset', site, name: file } : null;
  const kind = Object.hasOwn(FOLDERS[root], folder) ? FOLDERS[root][folder] : undefined;
  const name = nameOf(file);
  return kind && name ? { kind: 'document', key: { site, kind, name } } : null;
}

/** Path of a document below the project, such as `cms-seed/<site>/pages/home.json`. */
export function formatDocumentFilePath({ site, kind, name }: DocumentKey): string {
  const roots = [
    ['site-configs', FOLDERS.configs],
    ['cms-seed', FOLDERS.seed],
  ] as const;
  for (const [root, folders] of roots) {
    const folder = Object.keys(folders).find((key) => folders[key] === kind);
    if (folder !== undefined) return `${root}/${site}/${folder}/${name}.json`;
  }
  return `site-configs/${site}/${kind}.json`;
}

function loneDocument(site: string, file: string): ParsedContentFilePath | null {
  const name = nameOf(file);
  if (name !== 'site' && name !== 'theme' && name !== 'routes') return null;
  return { kind: 'document', key: { site, kind: name, name } };
}

/** Accepts invalid names, so that the document is reported rather than ignored. */
function nameOf(file: string): string | null {
  return file.endsWith('.json') ? file.slice(0, -'.json'.length) : null;
}

import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type ProjectContentFolder, parseContentFilePath } from '#engine/cms/files/document-path.ts';
import { createConfigErrorWithoutLine, formatDidYouMeanSuggestion } from '#engine/site/site-error.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';

const FOLDERS: Readonly<Record<ProjectContentFolder, string>> = { configs: 'site-configs', seed: 'cms-seed' };

/** Valid names of files and folders in a site, and the message for others. */
const NAMES: Readonly<Record<ProjectContentFolder, readonly string[]>> = {
  configs: ['site.json', 'theme.json', 'routes.json', 'capabilities', 'navigation'],
  seed: ['regions', 'translations', 'messages', 'pages', 'layouts', 'content', 'posts', 'causes', 'assets'],
};

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|bmp|tiff?|heic)$/i;

/** Finds files that nothing reads because of their name or place, such as `rouets.json`. */
export function findStrayFiles(project: string): readonly ConfigError[] {
  return (['configs', 'seed'] as const).flatMap((root) =>
    filesBelow(join(project, FOLDERS[root]))
      .filter((path) => parseContentFilePath(root, path) === null && !isElsewhere(root, path))
      .flatMap((path) => explained(root, path) ?? []),
  );
}

/** Ignores the content model beside the sites, and files that begin with a dot. */
function isElsewhere(root: ProjectContentFolder, path: string): boolean {
  const parts = path.split('/');
  return parts.some((part) => part.startsWith('.')) || (root === 'seed' && parts[0] === 'model');
}

function explained(root: ProjectContentFolder, path: string): ConfigError | null {
  const source = `${FOLDERS[root]}/${path}`;
  const [, name = '', ...below] = path.split('/');
  if (root === 'seed' && name === 'assets' && below.length === 1) {
    if (!PICTURE.test(path)) return null;
    const message =
      'Nothing reads this picture: its name may have lower case, digits, dots, dashes and underscores, and ends with .svg, .png, .jpg, .webp or .avif.';
    return createConfigErrorWithoutLine(source, '', 'wrong-format', message, 'Rename it, or convert it.');
  }
  if (!path.endsWith('.json')) return null;
  const message = `Nothing reads this document: below a site of ${FOLDERS[root]} there are ${NAMES[root].join(', ')}, and no folders in folders.`;
  return createConfigErrorWithoutLine(
    source,
    '',
    'not-allowed',
    message,
    NAMES[root].includes(name) ? null : formatDidYouMeanSuggestion(name, NAMES[root]),
  );
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

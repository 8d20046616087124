import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** The typeface files of installed font packages, served under paths that change with their bytes. */
export interface FontFiles {
  /** Path of a file such as `@fontsource/x/files/x-latin-400-normal.woff2`; null where its package is not installed. */
  pathOf(file: string): string | null;
  read(path: string): Buffer | undefined;
}

export function createFontFiles(): FontFiles {
  const paths = new Map<string, string | null>();
  const bytes = new Map<string, Buffer>();
  return {
    pathOf(file) {
      const known = paths.get(file);
      if (known !== undefined) return known;
      const content = readFont(file);
      const path =
        content &&
        `/_fonts/${createHash('sha256').update(content).digest('hex').slice(0, 12)}/${file.split('/').at(-1)}`;
      paths.set(file, path);
      if (content && path) bytes.set(path, content);
      return path;
    },
    read: (path) => bytes.get(path),
  };
}

/** Whatever a document names, only font files of packages are read. */
const FONT_FILE = /^@[a-z-]+\/[a-z0-9-]+\/files\/[a-z0-9-]+\.woff2$/;

function readFont(file: string): Buffer | null {
  if (!FONT_FILE.test(file)) return null;
  try {
    return readFileSync(resolve(file));
  } catch {
    return null;
  }
}

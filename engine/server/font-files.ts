import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

const resolve = createRequire(import.meta.url).resolve;

/** The typeface files of installed font packages, served under paths that change with their bytes. */
export interface FontFiles {
  /** Whether a file such as `@fontsource/x/files/x-latin-400-normal.woff2` is in an installed package. */
  has(file: string): boolean;
  /** Path of a file, cut down to a range of weights where the build has made that; null where there is no such file. */
  pathOf(file: string, weights?: string): string | null;
  read(path: string): Buffer | undefined;
}

/** Name of a variable typeface that is cut down to a range of weights such as `400 700`. */
export function cutName(file: string, weights: string): string {
  return posix.basename(file).replace(/woff2$/, `${weights.replace(' ', '-')}.woff2`);
}

/** @param cutFolder where the build has put typefaces that are cut down; null where there are none. */
export function createFontFiles(cutFolder: string | null = null): FontFiles {
  const paths = new Map<string, string | null>();
  const bytes = new Map<string, Buffer>();
  const read = (file: string, weights: string | undefined) => {
    const whole = readFont(file);
    const cut = whole && cutFolder !== null && weights !== undefined && join(cutFolder, cutName(file, weights));
    return cut && existsSync(cut)
      ? { name: posix.basename(cut), content: readFileSync(cut) }
      : whole && { name: posix.basename(file), content: whole };
  };
  const pathOf: FontFiles['pathOf'] = (file, weights) => {
    const key = `${file} ${weights}`;
    const known = paths.get(key);
    if (known !== undefined) return known;
    const font = read(file, weights);
    const path = font && `/_fonts/${createHash('sha256').update(font.content).digest('hex').slice(0, 12)}/${font.name}`;
    paths.set(key, path);
    if (font && path) bytes.set(path, font.content);
    return path;
  };
  return { has: (file) => pathOf(file) !== null, pathOf, read: (path) => bytes.get(path) };
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

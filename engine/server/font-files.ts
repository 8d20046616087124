import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

const resolve = createRequire(import.meta.url).resolve;

/** Font files of installed packages, served at paths with their hash. */
export interface InstalledFontFiles {
  /** Whether a file such as `@fontsource/x/files/x-latin-400-normal.woff2` is in an installed package. */
  has(file: string): boolean;
  /**
   * Pieces of a font, reduced to a weight range if the build has made that; empty for a missing file.
   *
   * @param characters CSS `unicode-range` of the only piece of a typeface of a language.
   */
  piecesOf(file: string, weights?: string, characters?: string): readonly FontSubsetFile[];
  read(path: string): Buffer | undefined;
}

/** A font file for a range of characters. */
export interface FontSubsetFile {
  readonly path: string;
  /** The characters as CSS `unicode-range`; null for all. */
  readonly range: string | null;
}

/** First and last character of each run, per font piece. */
export const FONT_SUBSET_CHARACTER_RANGES = {
  /** English and accents common in its names and loanwords. */
  common: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa3, 0xa3],
    [0xa9, 0xa9],
    [0xae, 0xae],
    [0xb0, 0xb0],
    [0xb7, 0xb7],
    [0xc9, 0xc9],
    [0xd6, 0xd7],
    [0xe0, 0xe1],
    [0xe4, 0xe4],
    [0xe7, 0xeb],
    [0xed, 0xed],
    [0xef, 0xef],
    [0xf1, 0xf1],
    [0xf3, 0xf4],
    [0xf6, 0xf6],
    [0xfa, 0xfa],
    [0xfc, 0xfc],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
  ],
  /** The others of the Latin files of font packages. */
  rare: [
    [0xa1, 0xa2],
    [0xa4, 0xa8],
    [0xaa, 0xad],
    [0xaf, 0xaf],
    [0xb1, 0xb6],
    [0xb8, 0xc8],
    [0xca, 0xd5],
    [0xd8, 0xdf],
    [0xe2, 0xe3],
    [0xe5, 0xe6],
    [0xec, 0xec],
    [0xee, 0xee],
    [0xf0, 0xf0],
    [0xf2, 0xf2],
    [0xf5, 0xf5],
    [0xf7, 0xf9],
    [0xfb, 0xfb],
    [0xfd, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x2012],
    [0x2015, 0x2017],
    [0x201a, 0x201b],
    [0x201e, 0x2021],
    [0x2023, 0x2025],
    [0x2027, 0x206f],
    [0x2215, 0x2215],
    [0xfeff, 0xfeff],
    [0xfffd, 0xfffd],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;

export type FontSubsetName = keyof typeof FONT_SUBSET_CHARACTER_RANGES;

/** Name of a piece of a variable typeface that is cut down to a range of weights such as `400 700`. */
export function formatFontSubsetFileNameForWeights(file: string, weights: string, piece: FontSubsetName): string {
  return posix.basename(file).replace(/woff2$/, `${weights.replace(' ', '-')}.${piece}.woff2`);
}

/** Name of a variable typeface of a language that is cut down to a range of weights and its characters. */
export function formatFontSubsetFileNameForCharacters(file: string, weights: string, characters: string): string {
  const ranges = characters.replaceAll('U+', '').replaceAll(',', '_').toLowerCase();
  return posix.basename(file).replace(/woff2$/, `${weights.replace(' ', '-')}.${ranges}.woff2`);
}

/** @param cutFolder where the build has put typefaces that are cut down; null where there are none. */
export function createFontFiles(cutFolder: string | null = null): InstalledFontFiles {
  const known = new Map<string, readonly FontSubsetFile[]>();
  const bytes = new Map<string, Buffer>();
  const served = (name: string, content: Buffer) => {
    const path = `/_fonts/${createHash('sha256').update(content).digest('hex').slice(0, 12)}/${name}`;
    bytes.set(path, content);
    return path;
  };
  const read = (file: string, weights: string | undefined, characters?: string): FontSubsetFile[] => {
    const whole = readFont(file);
    if (!whole) return [];
    const cut = cutFolder === null || weights === undefined ? [] : readCut(cutFolder, file, weights, characters);
    return cut.length > 0
      ? cut.map(({ name, content, range }) => ({ path: served(name, content), range }))
      : [{ path: served(posix.basename(file), whole), range: characters ?? null }];
  };
  const piecesOf: InstalledFontFiles['piecesOf'] = (file, weights, characters) => {
    const key = `${file} ${weights} ${characters}`;
    const pieces = known.get(key) ?? read(file, weights, characters);
    known.set(key, pieces);
    return pieces;
  };
  return { has: (file) => piecesOf(file).length > 0, piecesOf, read: (path) => bytes.get(path) };
}

/** All pieces or none, because an incomplete font would mix typefaces. */
function readCut(folder: string, file: string, weights: string, characters: string | undefined) {
  const names: readonly FontSubsetName[] = ['common', 'rare'];
  const cut =
    characters === undefined
      ? names.map((piece) => ({
          name: formatFontSubsetFileNameForWeights(file, weights, piece),
          range: unicodeRange(piece),
        }))
      : [{ name: formatFontSubsetFileNameForCharacters(file, weights, characters), range: characters }];
  if (!cut.every(({ name }) => existsSync(join(folder, name)))) return [];
  return cut.map((piece) => ({ ...piece, content: readFileSync(join(folder, piece.name)) }));
}

function unicodeRange(piece: FontSubsetName): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return FONT_SUBSET_CHARACTER_RANGES[piece]
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join();
}

/** Restricts reads to font files of packages, whatever a document names. */
const FONT_FILE = /^@[a-z-]+\/[a-z0-9-]+\/files\/[a-z0-9-]+\.woff2$/;

function readFont(file: string): Buffer | null {
  if (!FONT_FILE.test(file)) return null;
  try {
    return readFileSync(resolve(file));
  } catch {
    return null;
  }
}

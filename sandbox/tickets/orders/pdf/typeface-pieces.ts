import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** Typefaces in the order in which a character is looked for; each comes in files for ranges of characters. */
const TYPEFACES = ['rubik', 'noto-sans-sc'];
const WEIGHT = 400;
/** Replaces a character that no font has. */
export const REPLACEMENT = '?';
/** Brackets turn around in text from right to left, so that each needs its counterpart. */
const ALWAYS_INCLUDED = `${REPLACEMENT}()[]{}<>«»`;

/** Fonts reduced to the characters of a document. */
export interface TypefacePieces {
  /** TrueType files by name. */
  readonly fonts: ReadonlyMap<string, Buffer>;
  /** Name of the font with ordinary Latin letters. */
  readonly usual: string;
  /** Name of the font with a character of the document; null where none has it. */
  findFont(character: string): string | null;
}

let installedPieces: readonly Piece[] | null = null;

export async function loadTypefacePieces(text: string): Promise<TypefacePieces> {
  installedPieces ??= TYPEFACES.flatMap(listPieces);
  const names = new Map<string, string>();
  const fonts = new Map<string, Buffer>();
  const missing = new Set(text + ALWAYS_INCLUDED);
  for (const piece of installedPieces) {
    const expected = [...missing].filter((character) => piece.mayHave(character.codePointAt(0) ?? 0));
    if (expected.length === 0) continue;
    const { font, characters } = await subsetPiece(piece, expected);
    if (characters.length > 0) fonts.set(piece.name, font);
    for (const character of characters) {
      names.set(character, piece.name);
      missing.delete(character);
    }
  }
  return { fonts, usual: names.get(REPLACEMENT) ?? '', findFont: (character) => names.get(character) ?? null };
}

interface Piece {
  readonly name: string;
  readonly file: string;
  mayHave(codePoint: number): boolean;
}

/** A font with some characters, and those of them that it has: the declared range of a file includes others. */
async function subsetPiece(
  { file }: Piece,
  characters: readonly string[],
): Promise<{ readonly font: Buffer; readonly characters: readonly string[] }> {
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')]);
  const options = { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } } as const;
  const font = await subsetFont(readFileSync(file), characters.join(''), options);
  const reader = create(font);
  // Without any of the characters, the font has nothing to look one up in.
  if (!('numGlyphs' in reader) || reader.numGlyphs <= 1) return { font, characters: [] };
  const has = (character: string) => reader.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return { font, characters: characters.filter(has) };
}

function listPieces(typeface: string): Piece[] {
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(resolve(`@fontsource-variable/${typeface}/unicode.json`), 'utf8'),
  );
  return Object.entries(ranges).map(([piece, range]) => {
    const name = `${typeface}-${piece.replaceAll(/[[\]]/g, '')}`;
    const file = resolve(`@fontsource-variable/${typeface}/files/${name}-wght-normal.woff2`);
    return { name, file, mayHave: createCharacterTest(range) };
  });
}

/** Tests characters by a CSS `unicode-range`. */
function createCharacterTest(unicodeRange: string): (codePoint: number) => boolean {
  const ranges = unicodeRange.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hexadecimal) => Number.parseInt(hexadecimal, 16));
    return { first, last };
  });
  return (codePoint) => ranges.some(({ first, last }) => first <= codePoint && codePoint <= last);
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type LoadedTypeface, listTypefacesOfAllLanguages } from '#engine/render/theme-typography.ts';
import {
  FONT_SUBSET_CHARACTER_RANGES,
  formatFontSubsetFileNameForCharacters,
  formatFontSubsetFileNameForWeights,
} from '#engine/server/font-files.ts';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';

const resolve = createRequire(import.meta.url).resolve;

/** OpenType features that texts use, those of joined Arabic letters included; small capitals, old-style figures and alternates are left out. */
const SHAPES = {
  targetFormat: 'woff2',
  keepFeatures: 'calt ccmp clig curs fina frac init isol kern liga lnum locl mark medi mkmk rclt rlig tnum'.split(' '),
  noHinting: true,
} as const;

/**
 * Subsets the variable fonts of themes to the weights that each theme uses, and splits them into common characters and
 * the rest, which browsers fetch on demand, because fonts delay the first paint on slow networks.
 */
export async function splitThemeFontsByWeightAndRarity(themesFolder: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { file, weights, characters } of await typefaces(themesFolder)) {
    const [min, max] = weights.split(' ').map(Number);
    if (min === undefined || max === undefined) continue;
    const whole = await readFile(resolve(file));
    for (const { name, ranges } of listPieces(file, weights, characters)) {
      const cut = await subsetFont(whole, listCharacters(ranges), { ...SHAPES, variationAxes: { wght: { min, max } } });
      await writeFile(join(folder, name), cut);
    }
  }
}

type CharacterRange = readonly [first: number, last: number];

/** The files that a typeface is split into. */
function listPieces(
  file: string,
  weights: string,
  characters: string | undefined,
): { readonly name: string; readonly ranges: readonly CharacterRange[] }[] {
  if (characters !== undefined) {
    const name = formatFontSubsetFileNameForCharacters(file, weights, characters);
    return [{ name, ranges: parseUnicodeRange(characters) }];
  }
  return (['common', 'rare'] as const).map((piece) => ({
    name: formatFontSubsetFileNameForWeights(file, weights, piece),
    ranges: FONT_SUBSET_CHARACTER_RANGES[piece],
  }));
}

/** Parses ranges such as `U+174-177,U+1E80`. */
function parseUnicodeRange(characters: string): CharacterRange[] {
  return characters.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

type VariableTypeface = LoadedTypeface & { readonly weights: string };

/** The variable fonts in the theme documents of a folder of sites. */
async function typefaces(folder: string): Promise<VariableTypeface[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?:^|\/)theme\.json$/.test(file));
  const found = new Map<string, VariableTypeface>();
  for (const path of files) {
    const theme: ThemeDocument = JSON.parse(await readFile(join(folder, path), 'utf8'));
    for (const { weights, ...face } of listTypefacesOfAllLanguages(theme)) {
      if (weights?.includes(' ')) found.set(`${face.file} ${weights} ${face.characters}`, { ...face, weights });
    }
  }
  return [...found.values()];
}

function listCharacters(ranges: readonly CharacterRange[]): string {
  return ranges
    .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)))
    .join('');
}

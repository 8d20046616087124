import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  FONT_SUBSET_CHARACTER_RANGES,
  type FontSubsetName,
  formatFontSubsetFileNameForWeights,
} from '#engine/server/font-files.ts';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';

const resolve = createRequire(import.meta.url).resolve;

/** OpenType features that texts use; small capitals, old-style figures and alternates are left out. */
const SHAPES = {
  targetFormat: 'woff2',
  keepFeatures: 'calt ccmp clig frac kern liga lnum locl mark mkmk rlig tnum'.split(' '),
  noHinting: true,
} as const;

/**
 * Subsets the variable fonts of themes to the weights that each theme uses, and splits them into common characters and
 * the rest, which browsers fetch on demand, because fonts delay the first paint on slow networks.
 */
export async function splitThemeFontsByWeightAndRarity(themesFolder: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { file, weights } of await typefaces(themesFolder)) {
    const [min, max] = weights.split(' ').map(Number);
    if (min === undefined || max === undefined) continue;
    const whole = await readFile(resolve(file));
    for (const piece of ['common', 'rare'] as const) {
      const cut = await subsetFont(whole, characters(piece), { ...SHAPES, variationAxes: { wght: { min, max } } });
      await writeFile(join(folder, formatFontSubsetFileNameForWeights(file, weights, piece)), cut);
    }
  }
}

/** The variable fonts in the theme documents of a folder of sites. */
async function typefaces(folder: string): Promise<{ readonly file: string; readonly weights: string }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?:^|\/)theme\.json$/.test(file));
  const found = new Map<string, { readonly file: string; readonly weights: string }>();
  for (const path of files) {
    const { typography = {} }: ThemeDocument = JSON.parse(await readFile(join(folder, path), 'utf8'));
    for (const face of [typography.heading, typography.body]) {
      if (face?.weights?.includes(' '))
        found.set(`${face.file} ${face.weights}`, { file: face.file, weights: face.weights });
    }
  }
  return [...found.values()];
}

function characters(piece: FontSubsetName): string {
  return FONT_SUBSET_CHARACTER_RANGES[piece]
    .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)))
    .join('');
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cutName } from '#engine/server/font-files.ts';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';

const resolve = createRequire(import.meta.url).resolve;

/** The characters of the Latin files of font packages, which the shops' languages need. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const;

/** What texts are set with; small capitals, old figures and other letter shapes are left out. */
const SHAPES = {
  targetFormat: 'woff2',
  keepFeatures: 'calt ccmp clig frac kern liga lnum locl mark mkmk rlig tnum'.split(' '),
  noHinting: true,
} as const;

/**
 * Cuts the variable typefaces of themes down to the weights that each theme names, one file each: a phone on a slow
 * network waits for each byte, and a first picture beside them waits too.
 */
export async function cutFonts(themesFolder: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { file, weights } of await typefaces(themesFolder)) {
    const [min, max] = weights.split(' ').map(Number);
    if (min === undefined || max === undefined) continue;
    const whole = await readFile(resolve(file));
    const cut = await subsetFont(whole, characters(), { ...SHAPES, variationAxes: { wght: { min, max } } });
    if (cut.length < whole.length) await writeFile(join(folder, cutName(file, weights)), cut);
  }
}

/** The variable typefaces of the themes in a folder of sites. */
async function typefaces(folder: string): Promise<{ readonly file: string; readonly weights: string }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?:^|\/)theme\.json$/.test(file));
  const found = new Map<string, { readonly file: string; readonly weights: string }>();
  for (const path of files) {
    const { typography = {} }: ThemeDocument = JSON.parse(await readFile(join(folder, path), 'utf8'));
    for (const face of [typography.heading, typography.body]) {
      if (face?.weights?.includes(' '))
        found.set(cutName(face.file, face.weights), { file: face.file, weights: face.weights });
    }
  }
  return [...found.values()];
}

function characters(): string {
  return CHARACTERS.map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  ).join('');
}

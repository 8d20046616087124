import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { splitThemeFontsByWeightAndRarity } from './subset-fonts.ts';

const FOLDER = '@fontsource-variable/sora/files';
const SORA = `${FOLDER}/sora-latin-wght-normal.woff2`;

/** Lowest and highest weight in the axes table (`fvar`) of a font. */
async function weightsOf(woff2: Buffer): Promise<number[]> {
  const font = await subsetFont(woff2, 'a', { targetFormat: 'truetype' });
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const fvar = tables.find((at) => font.toString('latin1', at, at + 4) === 'fvar') ?? 0;
  const start = font.readUInt32BE(fvar + 8);
  const axis = start + font.readUInt16BE(start + 4);
  return [font.readUInt16BE(axis + 4), font.readUInt16BE(axis + 12)];
}

test('splitThemeFontsByWeightAndRarity reduces the variable fonts of themes to the weights that the themes name', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-cut-'));
  const face = (weights?: string) => ({ family: 'Sora', file: SORA, fallback: 'serif', weights });
  mkdirSync(join(root, 'sites/a'), { recursive: true });
  mkdirSync(join(root, 'sites/b'));
  const write = (site: string, typography: object) =>
    writeFileSync(join(root, 'sites', site, 'theme.json'), JSON.stringify({ version: 1, typography }));
  write('a', { heading: face('400 700'), body: face('400') });
  write('b', { heading: face() });
  const folder = join(root, 'fonts');
  await splitThemeFontsByWeightAndRarity(join(root, 'sites'), folder);
  const names = readdirSync(folder);
  const [cut = Buffer.of(), rest = Buffer.of()] = names.map((name) => readFileSync(join(folder, name)));
  const whole = readFileSync(new URL(`../../node_modules/${SORA}`, import.meta.url));
  rmSync(root, { recursive: true });
  expect(names).toEqual(['sora-latin-wght-normal.400-700.common.woff2', 'sora-latin-wght-normal.400-700.rare.woff2']);
  expect([await weightsOf(whole), await weightsOf(cut), await weightsOf(rest)]).toEqual([
    [100, 800],
    [400, 700],
    [400, 700],
  ]);
  expect(cut.length).toBeLessThan(whole.length * 0.65);
});

test('splitThemeFontsByWeightAndRarity cuts the typeface of a language down to its characters, and keeps joined Arabic letters', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-cut-'));
  const file = '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2';
  const ar = { body: { family: 'Rubik', file, weights: '400 700', characters: 'U+628,U+62A-62B' } };
  mkdirSync(join(root, 'sites/a'), { recursive: true });
  writeFileSync(join(root, 'sites/a/theme.json'), JSON.stringify({ version: 1, typography: { languages: { ar } } }));
  const folder = join(root, 'fonts');
  await splitThemeFontsByWeightAndRarity(join(root, 'sites'), folder);
  const [name = '', ...others] = readdirSync(folder);
  const font = await subsetFont(readFileSync(join(folder, name)), '\u0628', { targetFormat: 'truetype' });
  rmSync(root, { recursive: true });
  expect([name, others]).toEqual(['rubik-arabic-wght-normal.400-700.628_62a-62b.woff2', []]);
  expect(['init', 'medi', 'fina'].map((feature) => font.includes(feature))).toEqual([true, true, true]);
});

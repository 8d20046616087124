import { expect, test } from 'vitest';
import { renderThemeCss } from '#engine/render/theme-css.ts';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';
import { listBlockFolders, readSharedBlockStyles } from './_testing/block-folders.ts';

const styles = [
  ...readSharedBlockStyles(),
  ...listBlockFolders().flatMap((folder) =>
    folder.files.filter((file) => file.endsWith('.css')).map((file) => [file, folder.read(file)] as const),
  ),
];
const css = styles.map(([, text]) => text).join('\n');

/** The custom properties that a theme gives, with a motif in each place that there is. */
function themeProperties(): ReadonlySet<string> {
  const places = ['header', 'section', 'footer', 'page'] as const;
  const sheets = places.map((place) => {
    const theme: ThemeDocument = { version: 1, motif: { asset: 'motif.svg', size: 8, height: 8, place } };
    return renderThemeCss(theme, { font: () => [], asset: (name) => `/${name}` });
  });
  return new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/[{;]--([\w-]+):/g)].map(([, name = '']) => name)));
}

const given = themeProperties();
const used = new Set([...css.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name));

test('every custom property that a theme gives is used by a style sheet of the blocks', () => {
  // The height of a band is the same wherever it is.
  const unused = [...given].filter((name) => !used.has(name) && !/^motif-(?:section|page)(?:-height)?$/.test(name));
  expect(unused).toEqual([]);
});

test('style sheets of the blocks use no custom property without a fallback that neither a theme nor they define', () => {
  const own = new Set([...css.matchAll(/--([\w-]+)\s*:/g)].map(([, name = '']) => name));
  const missing = styles.flatMap(([file, text]) =>
    [...text.matchAll(/var\(\s*--([\w-]+)\s*(,?)/g)].flatMap(([, name = '', fallback]) =>
      given.has(name) || own.has(name) || fallback ? [] : [`${file}: --${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Sides of the window, which stay where they are when a page runs from right to left. */
const PHYSICAL =
  /(?:margin|padding|border|inset)-(?:left|right)\b|(?:^|[;{\s])(?:left|right)\s*:|(?:float|clear|text-align)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius/g;

function listPhysicalProperties(css: string): readonly string[] {
  return css.match(PHYSICAL) ?? [];
}

test.each([
  ['a{margin-left:1px}', 1],
  ['a { text-align: right; }', 1],
  ['a {\n  left: 0;\n}', 1],
  ['a { margin-inline-start: 1px; text-align: start; inset-inline: 0 }', 0],
])('the style sheet %j has %i physical properties', (css, count) => {
  expect(listPhysicalProperties(css)).toHaveLength(count);
});

test('style sheets of pages have logical properties only, so that they are mirrored from right to left', () => {
  const files = globSync('{blocks,app,engine}/**/*.css', { cwd: ROOT });
  const found = files.flatMap((file) =>
    listPhysicalProperties(readFileSync(join(ROOT, file), 'utf8')).map((property) => `${file} ${property.trim()}`),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});

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

/** What points or moves to a side: a chevron on its side, a horizontal movement, a place at the left or the right. */
const DIRECTION =
  /rotate\(-?(?:45|90|135|225|270|315)deg\)|translate(?:X\(|:\s*)-?[1-9][\d.]*(?:%|[a-z]+)|transform-origin:\s*0 |(?:left|right) [\d.]+em/g;

/** Lists what a style sheet draws for one direction of writing, unless it has rules for the other direction too. */
function listDirectionsWithoutMirror(css: string): readonly string[] {
  return css.includes(':dir(rtl)') ? [] : (css.match(DIRECTION) ?? []);
}

test.each([
  ['a::before { transform: rotate(-45deg); }', 1],
  ['@keyframes in { from { translate: -100% 0; } }', 1],
  ['select { background-position: right 1.25em center; }', 1],
  ['a { transform-origin: 0 0; }', 1],
  ['a::before { transform: rotate(-45deg) } a:dir(rtl)::before { transform: rotate(135deg) }', 0],
  ['a { transform: rotate(180deg); translate: 0 -2px; }', 0],
])('the style sheet %j has %i directions that are not mirrored', (css, count) => {
  expect(listDirectionsWithoutMirror(css)).toHaveLength(count);
});

test('arrows, chevrons and movements of style sheets are mirrored on pages from right to left', () => {
  const files = globSync('{blocks,app,engine}/**/*.css', { cwd: ROOT });
  const found = files.flatMap((file) =>
    listDirectionsWithoutMirror(readFileSync(join(ROOT, file), 'utf8')).map((rule) => `${file} ${rule}`),
  );
  expect(found).toEqual([]);
});

import { expect, test } from 'vitest';
import { hasRightToLeftLanguage, removeRightToLeftRules } from './right-to-left-rules.ts';

test('rules of right-to-left text are removed, also inside of layers and media queries', () => {
  const css =
    '@layer blocks{.a{margin:0}.b:dir(rtl){scale:-1 1}@media (width>=1em){.b[open]:dir(rtl):before{top:0}.c{top:1px}}}';
  expect(removeRightToLeftRules(css)).toBe('@layer blocks{.a{margin:0}@media (width>=1em){.c{top:1px}}}');
});

test('a rule that loses its right-to-left selectors keeps its other selectors', () => {
  expect(removeRightToLeftRules('.a,.b:is(p,li):dir(rtl),.c:is(p,li){top:0}')).toBe('.a,.c:is(p,li){top:0}');
});

test.each([
  { name: 'its own language', locale: 'ar', locales: ['en-AU'], expected: true },
  { name: 'a language that it falls back to', locale: 'en-AU', locales: ['ar', 'en-AU'], expected: true },
  { name: 'no language', locale: 'cy-GB', locales: ['en-AU', 'cy-GB'], expected: false },
])('a page may have text from right to left in $name', ({ locale, locales, expected }) => {
  expect(hasRightToLeftLanguage({ config: { locales }, view: { locale } })).toBe(expected);
});

import { expect, test } from 'vitest';
import { toUrlSlug } from './slug.ts';

test.each([
  ['Über Glück', 'uber-gluck'],
  ['  Straße & Café – 2!  ', 'strasse-cafe-2'],
  ["The Knock's story", 'the-knocks-story'],
  ['the knock’s story', 'the-knocks-story'],
  ['Smørrebrød, Łódź, Æon', 'smorrebrod-lodz-aeon'],
  ['sommer_ziehung.2026', 'sommer-ziehung-2026'],
  ['ﬁne №5', 'fine-no5'],
  ['Ｆｕｌｌ', 'full'],
  ['уже-есть', ''],
  ['🎟🎟', ''],
  ['constructor __proto__', 'constructor-proto'],
])('toUrlSlug turns %j into %j', (words, slug) => expect(toUrlSlug(words)).toBe(slug));

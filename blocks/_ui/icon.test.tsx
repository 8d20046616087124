import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ICON_NAMES, Icon } from './icon.tsx';

test('icons of a direction, and no others, are mirrored on pages from right to left', () => {
  const mirrored = ICON_NAMES.filter((name) => renderToStaticMarkup(<Icon name={name} />).includes('icon--mirrored'));
  expect(mirrored).toEqual(['arrow', 'back', 'out']);
  const css = readFileSync(join(import.meta.dirname, 'layout.css'), 'utf8');
  expect(css).toMatch(/\.icon--mirrored:dir\(rtl\) \{\s*scale: -1 1;/);
});

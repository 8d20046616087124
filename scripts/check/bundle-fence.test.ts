import { expect, test } from 'vitest';
import { findServerModulesInBrowserBuild, findServerTextsInBrowserFile } from './bundle-fence.ts';

test('findServerModulesInBrowserBuild finds server modules in the module list of a browser bundle', () => {
  const modules = {
    '_assets/entry.js': ['app/browser/entry.ts', 'engine/api/api-client.server.ts', 'blocks/content/hero/hero.tsx'],
    '_assets/cart.js': [
      'node_modules/ajv/dist/core.js',
      'node_modules/@formatjs/icu-messageformat-parser/index.js',
      'node_modules/react/index.js',
      '.vitrine/gen/forms/login.mjs',
      '.vitrine/gen/api/client.mjs',
      'blocks/cart/cart-list/cart-list.data.ts',
    ],
  };
  expect(findServerModulesInBrowserBuild(modules)).toEqual([
    '_assets/entry.js holds engine/api/api-client.server.ts, which is for the server alone',
    '_assets/cart.js holds node_modules/ajv/dist/core.js, which is a library of the server',
    '_assets/cart.js holds node_modules/@formatjs/icu-messageformat-parser/index.js, which is a library of the server',
    '_assets/cart.js holds .vitrine/gen/api/client.mjs, which is a validator of the server',
    '_assets/cart.js holds blocks/cart/cart-list/cart-list.data.ts, which is for the server alone',
  ]);
});

test('findServerTextsInBrowserFile finds server-only texts in a minified browser bundle', () => {
  expect(findServerTextsInBrowserFile('a.js', 'import{readFileSync as r}from"node:fs";')).toEqual([
    'a.js holds the text "node:',
  ]);
  expect(findServerTextsInBrowserFile('a.js', 'const a=1;')).toEqual([]);
});

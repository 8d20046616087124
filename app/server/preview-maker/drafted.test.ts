import { expect, test } from 'vitest';
import { smallShop } from '#engine/server/testing/small-shop.tsx';
import { drafted } from './drafted.ts';

const documents = { 'one/page/about': { version: 1, path: '/about' } };
const catalogue = smallShop({ documents }).parts.engine.catalogue();
const found = (id: string, version: string | null = 'draft') => {
  const { context, needsAddress } = drafted(catalogue, id, version) ?? {};
  return context && [context.site, context.path, context.draft, needsAddress];
};

test.each([
  ['one:page:home', ['one', '/', 'draft', false]],
  ['one:page:list', ['one', '/list', 'draft', false]],
  ['one:page:about', ['one', '/about', 'draft', false]],
  ['one:page:thing', ['one', '/', 'draft', true]],
  ['two:theme:theme', ['two', '/', 'draft', false]],
  ['base:layout:default', ['one', '/', 'draft', false]],
])('%s shows at %j', (id, expected) => expect(found(id)).toEqual(expected));

test.each([null, '', 'main'])('the version %j is what is published', (version) => {
  expect(found('one:page:list', version)).toEqual(['one', '/list', null, false]);
});

test.each(['', 'one', 'nobody:page:home', '../..:page:x', 'one:page:'])('%j is no document', (id) => {
  expect(found(id)).toBeUndefined();
});

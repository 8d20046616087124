import { assert, constant, jsonValue, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeMergedValue,
  createOpenDocument,
  findPathInMergedValue,
  getMergedValue,
  isSameValue,
  listChangedDocuments,
} from './open-documents.ts';

const key = { site: 'lantern', kind: 'page', name: 'home' } as const;
const BLANK = { $schema: 'page.schema.json', version: 1 };
const INHERITED = {
  version: 1,
  head: { title: 'Home' },
  blocks: [
    { id: 'a', type: 'hero' },
    { id: 'b', type: 'hero' },
  ],
};
const open = (published: unknown, inherited: unknown) =>
  createOpenDocument(key, {
    value: published,
    published,
    inherited,
    blank: BLANK,
    source: 'home.json',
    base: '',
    publishedBase: '',
    basedOn: null,
    draft: null,
    isOutdated: false,
  });

test('an inherited document is shown, and its first change makes an override of the site', () => {
  const document = open(null, INHERITED);
  expect(getMergedValue(document, null)).toBe(INHERITED);
  const own = changeMergedValue(document, null, () => ({ ...INHERITED, head: { title: 'Tonight' } }));
  expect(own).toEqual({ ...BLANK, head: { title: 'Tonight' } });
  expect(getMergedValue(document, own)).toEqual({ ...BLANK, ...INHERITED, head: { title: 'Tonight' } });
});

test('a change back to what is inherited ends the override', () => {
  const document = open({ ...BLANK, head: { title: 'Tonight' } }, INHERITED);
  expect(changeMergedValue(document, document.published, () => INHERITED)).toEqual(BLANK);
});

test('a document that inherits nothing is changed itself', () => {
  const document = open({ version: 1, blocks: [] }, null);
  expect(changeMergedValue(document, document.published, () => ({ version: 1, blocks: [1] }))).toEqual({
    version: 1,
    blocks: [1],
  });
});

test('a change of nothing leaves the own value as it is', () => {
  const document = open({ version: 1, blocks: [] }, INHERITED);
  expect(changeMergedValue(document, document.published, (merged) => merged)).toBe(document.published);
});

test('documents that differ from what is published are listed, new and deleted ones too', () => {
  const documents = {
    one: open({ a: 1 }, null),
    two: open({ a: 1 }, null),
    added: open(null, null),
    gone: open({}, null),
  };
  expect(listChangedDocuments(documents, { one: { a: 1 }, two: { a: 2 }, added: { a: 1 }, gone: null })).toEqual([
    'two',
    'added',
    'gone',
  ]);
});

test('the place of an error in an override is found in the merged document by the ids of blocks', () => {
  const own = { blocks: [{ id: 'b', props: { 'a/b': 1 } }] };
  const merged = { ...INHERITED, blocks: [INHERITED.blocks[0], { ...INHERITED.blocks[1], props: { 'a/b': 1 } }] };
  expect(findPathInMergedValue(own, merged, '/blocks/0/props/a~1b')).toEqual(['blocks', 1, 'props', 'a/b']);
  expect(findPathInMergedValue(own, merged, '/head/title')).toEqual(['head', 'title']);
  expect(findPathInMergedValue(own, merged, '')).toEqual([]);
});

test('two values are the same if their JSON texts are, also in the order of their keys', () => {
  const changeOf = (value: unknown) =>
    oneof(jsonValue(), constant(JSON.parse(JSON.stringify(value))), constant([value]), constant({ value }));
  assert(
    property(
      jsonValue().chain((one) => changeOf(one).map((other) => [one, other] as const)),
      ([one, other]) => isSameValue(one, other) === (JSON.stringify(one) === JSON.stringify(other)),
    ),
  );
  expect(isSameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
  expect(isSameValue({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
  expect(isSameValue({ a: 1 }, { a: 1, b: undefined })).toBe(true);
});

test('parts that two values share are not read when they are compared', () => {
  const shared = Object.defineProperty({}, 'body', {
    enumerable: true,
    get: () => {
      throw new Error('read');
    },
  });
  expect(isSameValue({ blocks: [shared, { id: 'a' }] }, { blocks: [shared, { id: 'a' }] })).toBe(true);
  expect(isSameValue({ blocks: [shared, { id: 'a' }] }, { blocks: [shared, { id: 'b' }] })).toBe(false);
});

import { expect, test } from 'vitest';
import {
  createOutdatedDraftRefusal,
  createOverwriteRefusal,
  findLastSaverOfPublishedDocument,
  type LastDocumentSave,
} from './overwrite-refusal.ts';

const opened = { version: 1, head: { title: 'A' }, blocks: [{ id: 'top', type: 'hero', props: { heading: 'Hi' } }] };
const theirs = { ...opened, head: { title: 'B' } };
const mine = { ...opened, blocks: [{ id: 'top', type: 'hero', props: { heading: 'Hello' } }] };
const ada: LastDocumentSave = { name: 'Ada Bell', at: Date.UTC(2026, 4, 6, 7, 8) };

function messageOf(there: unknown, here: unknown, revision: string | null = 'old'): string {
  return createOverwriteRefusal({
    revision,
    savedDocument: here,
    storedDocument: there,
    lastSave: ada,
    storedRevision: 'new',
  }).message;
}

test('the refusal of an overwriting save names who saved, when, what differs and how to continue', () => {
  const message = messageOf(theirs, mine);
  expect(message).toContain('Ada Bell saved it (2026-05-06 07:08 UTC) after you opened this document');
  expect(message).toContain('/head/title is "B" there and "A" here');
  expect(message).toContain('/blocks/top/props/heading is "Hi" there and "Hello" here');
  expect(message).toContain('set "$revision" to "new"');
  expect(messageOf(JSON.stringify(theirs), JSON.stringify(mine))).toBe(message);
});

test('the refusal of a save without a revision asks for the revision line', () => {
  expect(messageOf(theirs, mine, null)).toContain('your text has no line "$revision", and Ada Bell saved it');
  expect(messageOf(theirs, mine, null)).toContain('add the line "$revision": "new"');
});

test('the refusal to publish an outdated draft names what was published meanwhile', () => {
  const { message } = createOutdatedDraftRefusal({
    savedDocument: mine,
    storedDocument: theirs,
    lastSave: { name: null, at: null },
    storedRevision: 'draft.published',
  });
  expect(message).toContain('somebody else saved it after this draft began');
  expect(message).toContain('/head/title is "B" there and "A" here');
  expect(message).toContain('set "$revision" to "draft.published"');
});

test('an overwrite refusal names at most eight differences', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`entry-${index}`, 'new']));
  const message = messageOf({ ...opened, ...many }, opened);
  expect(message.match(/ is "new" there and missing here/g)).toHaveLength(8);
  expect(message).toContain('And 4 more places.');
});

test.each([
  [
    'only the order',
    { blocks: [{ id: 'a' }, { id: 'b' }] },
    { blocks: [{ id: 'b' }, { id: 'a' }] },
    '/blocks is in another order there',
  ],
  [
    'the first of two entries with the same id',
    {
      blocks: [
        { id: 'a', n: 1 },
        { id: 'a', n: 2 },
      ],
    },
    {
      blocks: [
        { id: 'a', n: 3 },
        { id: 'a', n: 2 },
      ],
    },
    '/blocks/0/n is 1 there and 3 here',
  ],
  ['a name with a slash', { 'a/b': 1 }, { 'a/b': 2 }, '/a~1b is 1 there and 2 here'],
  ['a number from its text', { n: 5 }, { n: '5' }, '/n is 5 there and "5" here'],
  ['a null from nothing', { n: null }, {}, '/n is null there and missing here'],
  ['everything', [1], { n: 1 }, 'the document is [1] there and {"n":1} here'],
])(
  'an overwrite refusal names the place where the stored and the saved document differ in %s',
  (_, there, here, expected) => {
    expect(messageOf(there, here)).toContain(expected);
  },
);

test('findLastSaverOfPublishedDocument finds who last updated a published document, ignoring saves of its drafts', async () => {
  const tables: Record<string, unknown> = {
    directus_activity: [
      { id: 3, action: 'update', user: 'ben' },
      { id: 9, action: 'version_save', user: 'ada' },
      { id: 1, action: 'create', user: 'ada' },
    ],
    directus_users: [{ id: 'ben', first_name: null, last_name: null, email: 'ben@example.com' }],
  };
  const database = (table: string) => ({ where: async () => tables[table], whereIn: async () => tables[table] });
  expect(
    await findLastSaverOfPublishedDocument({ id: 'one', date_updated: '2026-05-06T07:08:00Z' }, 'pages', database),
  ).toEqual({
    user: 'ben',
    name: 'ben@example.com',
    at: ada.at,
  });
});

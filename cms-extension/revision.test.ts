import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { assertSameRevision, REVISION, revisionOf, type SavedBy, takeRevision, withRevision } from './revision.ts';

const opened = { version: 1, head: { title: 'A' }, blocks: [{ id: 'top', type: 'hero', props: { heading: 'Hi' } }] };
const theirs = { ...opened, head: { title: 'B' } };
const mine = { ...opened, blocks: [{ id: 'top', type: 'hero', props: { heading: 'Hello' } }] };
const nobody: SavedBy = { name: null, at: null };

function refusal(revision: string | null, sent: unknown, stored: unknown, by = nobody): string {
  try {
    assertSameRevision(revision, sent, stored, by);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return '';
}

test('a form gets the revision of its document as the last line', () => {
  const { document } = withRevision({ id: 'one', document: opened });
  expect(Object.keys(document ?? {}).at(-1)).toBe(REVISION);
  expect(takeRevision(document)).toEqual({ document: opened, revision: revisionOf(opened) });
  expect(takeRevision(JSON.stringify(document))).toEqual({
    document: JSON.stringify(opened),
    revision: revisionOf(opened),
  });
});

test('a row without its document stays as it is', () => {
  expect(withRevision({ id: 'one' })).toEqual({ id: 'one' });
});

test('a save of what was opened goes through, in whatever order the properties are stored', () => {
  const { version, head, blocks } = opened;
  expect(refusal(revisionOf(opened), mine, { blocks, head, version })).toBe('');
  expect(refusal(revisionOf(opened), mine, JSON.stringify(opened))).toBe('');
});

test('a save over what somebody else saved is refused, and names who, where and how to go on', () => {
  const message = refusal(revisionOf(opened), mine, theirs, { name: 'Ada Bell', at: Date.UTC(2026, 4, 6, 7, 8) });
  expect(message).toContain('Ada Bell saved it (2026-05-06 07:08 UTC) after you opened this document');
  expect(message).toContain('/head/title is "B" there and "A" here');
  expect(message).toContain('/blocks/top/props/heading is "Hi" there and "Hello" here');
  expect(message).toContain(`set "${REVISION}" to "${revisionOf(theirs)}"`);
  expect(refusal(revisionOf(theirs), mine, theirs)).toBe('');
});

test('names at most eight places', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`entry-${index}`, 'new']));
  const message = refusal(revisionOf(opened), opened, { ...opened, ...many });
  expect(message.match(/ is "new" there and missing here/g)).toHaveLength(8);
  expect(message).toContain('And 4 more places.');
});

test('says so where only the order differs', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  const message = refusal('old', { blocks: [b, a] }, { blocks: [a, b] });
  expect(message).toContain('/blocks is in another order there');
});

test.each([
  ['the text came from elsewhere', null, mine, theirs],
  ['both wrote the same', revisionOf(opened), theirs, theirs],
  ['nothing is stored yet', revisionOf(opened), mine, null],
])('nothing is refused where %s', (_, revision, sent, stored) => {
  expect(refusal(revision, sent, stored)).toBe('');
});

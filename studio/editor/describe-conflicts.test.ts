import { expect, test } from 'vitest';
import { mergeVersions } from '#engine/site/merge-versions.ts';
import type { StudioBlockType } from '../api-types.ts';
import { conflictsMessages } from './conflicts.messages.gen.ts';
import { describeConflicts, findConflictHeading } from './describe-conflicts.ts';

const HERO: StudioBlockType = {
  type: 'hero',
  title: 'Hero',
  category: 'content',
  schema: {
    type: 'object',
    properties: {
      heading: { type: 'string', title: 'Heading', description: 'The first words.' },
      isWide: { type: 'boolean', title: 'Wide', description: 'Whether it is wide.' },
    },
  },
  example: null,
  slots: [],
  unavailableIn: [],
};
const KIND = {
  type: 'object',
  properties: {
    head: {
      type: 'object',
      title: 'Search engines',
      description: 'What search engines show.',
      properties: { title: { type: 'string', title: 'Title', description: 'Title in results.' } },
    },
  },
};
const hero = (id: string, heading: string, more: object = {}) => ({ id, type: 'hero', props: { heading, ...more } });
const base = {
  version: 1,
  head: { title: 'Home' },
  blocks: [hero('a', 'Tonight.'), hero('b', 'Later.'), hero('c', 'C')],
};

function describeAll(mine: unknown, theirs: unknown) {
  const { conflicts } = mergeVersions(base, mine, theirs);
  const described = describeConflicts(conflicts, {
    versions: [mine, theirs],
    blocks: new Map([['hero', HERO]]),
    kindSchema: KIND,
  });
  return described.map(({ place, mine: own, theirs: other }) => [place, own, other]);
}

test('a setting of a block and one of the page are named with both values', () => {
  const change = (title: string, heading: string, isWide: boolean) => ({
    ...base,
    head: { title },
    blocks: [hero('a', heading, { isWide }), base.blocks[1], base.blocks[2]],
  });
  expect(describeAll(change('Mine', 'Mine.', true), change('Theirs', 'Theirs.', false))).toEqual([
    ['Search engines › Title', 'Mine', 'Theirs'],
    ['Hero: Mine.: Heading', 'Mine.', 'Theirs.'],
    ['Hero: Mine.: Wide', 'on', 'off'],
  ]);
});

test('a block that one side removed is named with the words of the other', () => {
  const mine = { ...base, blocks: base.blocks.slice(1) };
  const theirs = { ...base, blocks: [hero('a', 'Theirs.', { isWide: true }), ...base.blocks.slice(1)] };
  expect(describeAll(mine, theirs)).toEqual([
    ['Hero: Theirs.: All of it', 'Not there: removed or left out', 'Theirs. · on'],
  ]);
});

test('a conflict about the order of blocks is described by the names of the blocks in both orders', () => {
  const [a, b, c] = base.blocks;
  expect(describeAll({ ...base, blocks: [c, a, b] }, { ...base, blocks: [b, a, c] })).toEqual([
    ['Order', 'Hero: C, Hero: Tonight., Hero: Later.', 'Hero: Later., Hero: Tonight., Hero: C'],
  ]);
});

test('who sees a block, and a deleted document, are named too', () => {
  const gated = (gate: string) => ({ ...base, blocks: [{ ...base.blocks[0], gate }, ...base.blocks.slice(1)] });
  expect(describeAll(gated('wallet'), gated('raffles'))).toEqual([
    ['Hero: Tonight.: who sees it', 'wallet', 'raffles'],
  ]);
  expect(describeAll(null, { ...base, head: { title: 'Theirs' } })).toEqual([
    ['All of it', 'Not there: removed or left out', 'Theirs · Tonight. · Later. · C'],
  ]);
});

test.each([
  ['a draft of another window', 'draft', null, '', conflictsMessages.draft],
  ['another published version', 'published', base, 'second', conflictsMessages.published],
  ['a deleted document', 'published', null, '', conflictsMessages.deleted],
  ['a file that cannot be read', 'published', null, 'second', conflictsMessages.unreadable],
] as const)('the heading of a conflict with %s', (_, kind, theirs, hash, heading) => {
  expect(findConflictHeading({ kind, ancestor: base, theirs, base: { base: hash, basedOn: theirs } })).toBe(heading);
});

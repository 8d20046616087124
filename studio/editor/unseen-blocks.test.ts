import { describe, expect, test } from 'vitest';
import type { StudioViewer } from '../api-types.ts';
import { createHiddenGate } from './gate.ts';
import { listPageRows } from './page-blocks.ts';
import { findUnseenBlocks } from './unseen-blocks.ts';
import { USUAL_VIEWER } from './viewer.ts';

const site = {
  segments: ['default', 'premium'],
  capabilities: [
    { name: 'wallet', isUsual: true, segments: ['default', 'premium'] },
    { name: 'membership', isUsual: false, segments: ['premium'] },
    { name: 'rebrand', isUsual: false, segments: [] },
  ],
};
const PREMIUM = { ...USUAL_VIEWER, signedIn: true, segment: 'premium' };

/** Reasons of the blocks that are not shown, by block id. */
function find(blocks: readonly object[], viewer: StudioViewer = USUAL_VIEWER) {
  const document = { blocks };
  return Object.fromEntries(findUnseenBlocks(listPageRows(document, new Map()), document, viewer, site));
}
const block = (gate: unknown, more = {}) => ({ id: 'one', type: 'Hero', gate, ...more });
const seenBy = (gate: unknown, viewer?: StudioViewer) => find([block(gate)], viewer)['one']?.seenBy;

describe('findUnseenBlocks', () => {
  test('says what a closed gate needs, and for whom', () => {
    expect(
      find([block('membership'), { id: 'two', type: 'Hero', gate: 'wallet' }, { id: 'three', type: 'Hero' }]),
    ).toEqual({
      one: { reason: 'Not shown to an anonymous visitor: it needs the feature “Membership”.', seenBy: PREMIUM },
    });
  });

  test('says nothing of a block that the chosen visitor sees', () => {
    expect(find([block('membership')], PREMIUM)).toEqual({});
  });

  test('names the block around it whose gate is closed, at any depth', () => {
    const inner = { id: 'inner', type: 'Text' };
    const slots = { main: [{ id: 'middle', type: 'Columns', slots: { first: [inner] } }] };
    const found = find([block('rebrand', { slots }), { id: 'after', type: 'Text' }]);
    const inside = 'Inside “Hero”, which is not shown to an anonymous visitor: it needs the feature “Rebrand”.';
    expect(Object.entries(found).map(([id, { reason }]) => [id, reason])).toEqual([
      ['one', 'Not shown to an anonymous visitor: it needs the feature “Rebrand”.'],
      ['middle', inside],
      ['inner', inside],
    ]);
  });

  test('says that a block is hidden from everybody, whom no visitor sees', () => {
    const slots = { main: [{ id: 'inner', type: 'Text' }] };
    expect([find([block(createHiddenGate('wallet', 'wallet'), { slots })]), find([block({ some: [] })])]).toEqual([
      {
        one: { reason: 'Hidden from everybody.', seenBy: null },
        inner: { reason: 'Inside “Hero”, which is hidden from everybody.', seenBy: null },
      },
      {
        one: { reason: expect.stringMatching(/^Hidden from everybody, because the conditions/), seenBy: null },
      },
    ]);
  });
});

describe('the visitor who sees a block', () => {
  test('is found by changing sign-in and segment of the chosen visitor, rather than by switching features', () => {
    const viewer = { ...USUAL_VIEWER, region: 'VIC', at: 1 };
    expect(seenBy('membership', viewer)).toEqual({ ...viewer, signedIn: true, segment: 'premium' });
  });

  test('has none of the switched features of the chosen visitor when these are what hides the block', () => {
    const viewer = { ...USUAL_VIEWER, capabilities: { wallet: false, membership: false } };
    expect([seenBy('wallet', viewer), seenBy({ all: ['wallet', 'membership'] }, viewer)]).toEqual([
      USUAL_VIEWER,
      PREMIUM,
    ]);
  });

  test('has as few features switched as possible where no segment sees it', () => {
    expect(seenBy({ any: [{ all: ['rebrand', 'membership'] }, 'rebrand'] })).toEqual({
      ...USUAL_VIEWER,
      capabilities: { rebrand: true },
    });
  });

  test('also passes the gates around the block', () => {
    const slots = { main: [{ id: 'inner', type: 'Text', gate: 'rebrand' }] };
    expect(find([block('membership', { slots })])['inner']?.seenBy).toEqual({
      ...USUAL_VIEWER,
      capabilities: { membership: true, rebrand: true },
    });
  });

  test('is not found where the gate needs a feature that the site does not have', () => {
    expect(seenBy({ all: ['rebrand', 'unknown'] })).toBe(null);
  });

  test('is not looked for among switched features where the gate needs more than six', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const capabilities = names.map((name) => ({ name, isUsual: false, segments: [] }));
    const find = (gate: readonly string[]) => {
      const document = { blocks: [block({ all: gate })] };
      const rows = listPageRows(document, new Map());
      return findUnseenBlocks(rows, document, USUAL_VIEWER, { segments: [], capabilities }).get('one')?.seenBy;
    };
    expect([find(names), find(names.slice(1)) === null]).toEqual([null, false]);
  });
});

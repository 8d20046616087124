import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gate } from '#schemas/generated/config/types.gen.ts';
import {
  describeGateInWords,
  findCapabilitiesThatOpenOnlyNewGate,
  findEmptyGateLists,
  isGateOpen,
  listGateCapabilities,
} from './gate.ts';

const NAMES = ['blog', 'wallet_deposit', 'native-app', 'rebrand'];
const name = fc.constantFrom(...NAMES);
const capabilities = fc.subarray(NAMES).map((names) => new Set(names));
const { gate } = fc.letrec<{ gate: Gate }>((tie) => ({
  gate: fc.oneof(
    { depthSize: 'small' },
    name,
    fc.record({ all: fc.array(tie('gate'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('gate'), { maxLength: 3 }) }),
    fc.record({ not: tie('gate') }),
  ),
}));

describe('a gate', () => {
  test('that is missing is open', () => {
    expect(isGateOpen(null, new Set())).toBe(true);
    expect(isGateOpen(undefined, new Set())).toBe(true);
  });

  test('with a name is open if that capability is on', () => {
    fc.assert(fc.property(name, capabilities, (one, on) => isGateOpen(one, on) === on.has(one)));
  });

  test('with an empty all is open, with an empty any closed', () => {
    expect([isGateOpen({ all: [] }, new Set()), isGateOpen({ any: [] }, new Set())]).toEqual([true, false]);
  });

  test("follows De Morgan's laws", () => {
    fc.assert(
      fc.property(fc.array(gate, { maxLength: 4 }), capabilities, (gates, on) => {
        const none = gates.map((one): Gate => ({ not: one }));
        expect(isGateOpen({ not: { any: gates } }, on)).toBe(isGateOpen({ all: none }, on));
        expect(isGateOpen({ not: { all: gates } }, on)).toBe(isGateOpen({ any: none }, on));
      }),
    );
  });

  test('depends only on the capabilities that it names', () => {
    fc.assert(
      fc.property(gate, capabilities, (one, on) => {
        const named = new Set(listGateCapabilities(one).map((part) => part.name));
        const others = new Set([...on].filter((capability) => named.has(capability)));
        expect(isGateOpen(one, on)).toBe(isGateOpen(one, others));
      }),
    );
  });

  const unreadable: unknown[] = [
    '',
    'unknown',
    true,
    1,
    [],
    ['blog'],
    {},
    { some: ['blog'] },
    { all: 'blog' },
    { all: null },
    { any: [null] },
    { any: ['blog', 5] },
    { all: ['blog'], any: [] },
    { not: 7 },
    { not: null },
    { not: {} },
    { not: { none: [] } },
    { any: ['blog', { not: [] }] },
    JSON.parse('{"__proto__": ["blog"]}'),
  ];
  test.each(unreadable)('that is the malformed value %j is closed', (malformed) => {
    expect(isGateOpen(JSON.parse(JSON.stringify(malformed)), new Set(['blog']))).toBe(false);
  });

  test('with endless nesting is closed', () => {
    let deep: Gate = 'blog';
    for (let level = 0; level < 50; level += 1) deep = { not: deep };
    expect(isGateOpen(deep, new Set())).toBe(false);
    expect(isGateOpen({ not: deep }, new Set())).toBe(false);
  });

  test('lists the pointer of each capability that it names', () => {
    expect(listGateCapabilities({ all: ['blog', { any: [{ not: 'rebrand' }] }] }, '/gate')).toEqual([
      { name: 'blog', pointer: '/gate/all/0' },
      { name: 'rebrand', pointer: '/gate/all/1/any/0/not' },
    ]);
  });

  test('lists the pointers of its empty lists', () => {
    expect(findEmptyGateLists({ all: ['blog', { any: [] }, { not: { all: [] } }] }, '/gate')).toEqual([
      '/gate/all/1/any',
      '/gate/all/2/not/all',
    ]);
    expect([findEmptyGateLists(null), findEmptyGateLists('blog'), findEmptyGateLists({ any: ['blog'] })]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('findCapabilitiesThatOpenOnlyNewGate', () => {
  test('returns the capabilities with which the new gate is open and the old one closed', () => {
    fc.assert(
      fc.property(gate, gate, capabilities, (before, now, on) => {
        const loosened = findCapabilitiesThatOpenOnlyNewGate(before, now);
        if (loosened) expect([isGateOpen(now, loosened), isGateOpen(before, loosened)]).toEqual([true, false]);
        else expect(isGateOpen(now, on) && !isGateOpen(before, on)).toBe(false);
      }),
    );
  });

  test('returns null when the new gate requires the old gate and another', () => {
    fc.assert(
      fc.property(
        gate,
        gate,
        (before, more) => findCapabilitiesThatOpenOnlyNewGate(before, { all: [before, more] }) === null,
      ),
    );
  });

  test('returns an empty set when the gate is removed, and null when there was no gate before', () => {
    expect([
      findCapabilitiesThatOpenOnlyNewGate('blog', null),
      findCapabilitiesThatOpenOnlyNewGate(null, 'blog'),
    ]).toEqual([new Set(), null]);
  });

  test('returns all capabilities of two gates that name too many to try, and null if the gates are equal', () => {
    const many = (start: number) => ({ all: Array.from({ length: 9 }, (_, index) => `c${start + index}`) });
    expect([
      findCapabilitiesThatOpenOnlyNewGate(many(0), many(9)),
      findCapabilitiesThatOpenOnlyNewGate(many(0), many(0)),
    ]).toEqual([new Set([...many(0).all, ...many(9).all]), null]);
  });
});

test.each<[Gate | null, string]>([
  [null, 'nothing'],
  ['blog', "'blog'"],
  [{ all: ['blog', { any: ['results', { not: 'rebrand' }] }] }, "'blog' and ('results' or not 'rebrand')"],
  [{ not: { all: ['a', 'b'] } }, "not ('a' and 'b')"],
  [{ any: [] }, 'what nobody has'],
])('the gate %j is described as "%s"', (gate, words) => expect(describeGateInWords(gate)).toBe(words));

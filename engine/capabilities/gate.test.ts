import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gate } from '#schemas/generated/config/types.gen.ts';
import {
  describeGateInWords,
  findCapabilitiesThatLoosenGate,
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

describe('gates', () => {
  test('no gate holds', () => {
    expect(isGateOpen(null, new Set())).toBe(true);
    expect(isGateOpen(undefined, new Set())).toBe(true);
  });

  test('a name holds where the capability is on', () => {
    fc.assert(fc.property(name, capabilities, (one, on) => isGateOpen(one, on) === on.has(one)));
  });

  test('an empty all holds and an empty any does not', () => {
    expect([isGateOpen({ all: [] }, new Set()), isGateOpen({ any: [] }, new Set())]).toEqual([true, false]);
  });

  test('De Morgan', () => {
    fc.assert(
      fc.property(fc.array(gate, { maxLength: 4 }), capabilities, (gates, on) => {
        const none = gates.map((one): Gate => ({ not: one }));
        expect(isGateOpen({ not: { any: gates } }, on)).toBe(isGateOpen({ all: none }, on));
        expect(isGateOpen({ not: { all: gates } }, on)).toBe(isGateOpen({ any: none }, on));
      }),
    );
  });

  test('a gate asks about nothing but the capabilities it names', () => {
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
  test.each(unreadable)('%j fails closed', (malformed) => {
    expect(isGateOpen(JSON.parse(JSON.stringify(malformed)), new Set(['blog']))).toBe(false);
  });

  test('a gate that nests without end fails closed', () => {
    let deep: Gate = 'blog';
    for (let level = 0; level < 50; level += 1) deep = { not: deep };
    expect(isGateOpen(deep, new Set())).toBe(false);
    expect(isGateOpen({ not: deep }, new Set())).toBe(false);
  });

  test('tells where each capability is named', () => {
    expect(listGateCapabilities({ all: ['blog', { any: [{ not: 'rebrand' }] }] }, '/gate')).toEqual([
      { name: 'blog', pointer: '/gate/all/0' },
      { name: 'rebrand', pointer: '/gate/all/1/any/0/not' },
    ]);
  });

  test('tells where a list names nothing', () => {
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

describe('a gate in place of another', () => {
  test('loosens it exactly where it holds and the other does not', () => {
    fc.assert(
      fc.property(gate, gate, capabilities, (before, now, on) => {
        const loosened = findCapabilitiesThatLoosenGate(before, now);
        if (loosened) expect([isGateOpen(now, loosened), isGateOpen(before, loosened)]).toEqual([true, false]);
        else expect(isGateOpen(now, on) && !isGateOpen(before, on)).toBe(false);
      }),
    );
  });

  test('never loosens it where it asks for both', () => {
    fc.assert(
      fc.property(
        gate,
        gate,
        (before, more) => findCapabilitiesThatLoosenGate(before, { all: [before, more] }) === null,
      ),
    );
  });

  test('loosens it by being none, and no gate can loosen none', () => {
    expect([findCapabilitiesThatLoosenGate('blog', null), findCapabilitiesThatLoosenGate(null, 'blog')]).toEqual([
      new Set(),
      null,
    ]);
  });

  test('is taken for loosened where too many names are to be compared, unless it is the same', () => {
    const many = (start: number) => ({ all: Array.from({ length: 9 }, (_, index) => `c${start + index}`) });
    expect([
      findCapabilitiesThatLoosenGate(many(0), many(9)),
      findCapabilitiesThatLoosenGate(many(0), many(0)),
    ]).toEqual([new Set([...many(0).all, ...many(9).all]), null]);
  });
});

test.each<[Gate | null, string]>([
  [null, 'nothing'],
  ['blog', "'blog'"],
  [{ all: ['blog', { any: ['results', { not: 'rebrand' }] }] }, "'blog' and ('results' or not 'rebrand')"],
  [{ not: { all: ['a', 'b'] } }, "not ('a' and 'b')"],
  [{ any: [] }, 'what nobody has'],
])('%j is worded %s', (gate, words) => expect(describeGateInWords(gate)).toBe(words));

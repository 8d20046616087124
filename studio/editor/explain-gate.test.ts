import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGateOpen } from '#engine/capabilities/gate.ts';
import type { Gate } from '#schemas/generated/config/types.gen.ts';
import { describeUnmetConditions } from './explain-gate.ts';

const describe = (gate: unknown, ...on: string[]) => describeUnmetConditions(gate, new Set(on));

test('a closed gate names the features that are missing, and those that must be off', () => {
  expect([
    describe('native-app'),
    describe({ not: 'blog' }, 'blog'),
    describe({ all: ['blog', 'wallet', { not: 'rebrand' }] }, 'wallet', 'rebrand'),
    describe({ any: ['blog', 'wallet', 'rebrand'] }),
  ]).toEqual([
    'the feature “Native app”',
    'the feature “Blog” switched off',
    'the feature “Blog” and the feature “Rebrand” switched off',
    'the feature “Blog”, the feature “Wallet” or the feature “Rebrand”',
  ]);
});

test('negated groups are explained by what each of their features must be', () => {
  expect([
    describe({ not: { any: ['blog', 'wallet'] } }, 'blog'),
    describe({ not: { all: ['blog', 'wallet'] } }, 'blog', 'wallet'),
    describe({ not: { any: [{ not: 'blog' }, 'wallet'] } }, 'wallet'),
  ]).toEqual([
    'the feature “Blog” switched off',
    'the feature “Blog” switched off or the feature “Wallet” switched off',
    'the feature “Blog” and the feature “Wallet” switched off',
  ]);
});

test('a choice within several conditions is in brackets', () => {
  expect(describe({ all: ['blog', { any: ['wallet', 'rebrand'] }] })).toBe(
    'the feature “Blog” and (the feature “Wallet” or the feature “Rebrand”)',
  );
});

test.each([
  ['an open gate', 'blog'],
  ['a malformed gate', { some: ['blog'] }],
  ['a gate that can never open', { any: [] }],
])('%s has no conditions that could be met', (_, gate) => {
  expect(describe(gate, 'blog')).toBe(null);
});

const gates = fc.letrec<{ gate: Gate }>((tie) => ({
  gate: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', 'c'),
    fc.record({ not: tie('gate') }),
    fc.record({ all: fc.array(tie('gate'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('gate'), { minLength: 1, maxLength: 3 }) }),
  ),
})).gate;

test('exactly the gates that are closed are explained', () => {
  fc.assert(
    fc.property(gates, fc.subarray(['a', 'b', 'c']), (gate, on) => {
      expect(describe(gate, ...on) === null).toBe(isGateOpen(gate, new Set(on)));
    }),
  );
});

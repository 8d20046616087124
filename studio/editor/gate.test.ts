import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGateOpen } from '#engine/capabilities/gate.ts';
import type { Gate } from '#schemas/generated/config/types.gen.ts';
import {
  createHiddenGate,
  formatCapabilitiesAsGate,
  formatConditionAsGate,
  type GateForm,
  type GateGroup,
  parseGate,
  readGateForm,
  readGateGroup,
  readHiddenGate,
  replaceGroupItem,
} from './gate.ts';

const NAMES = ['blog', 'wallet_deposit', 'native-app'];
const capabilities = fc.subarray(NAMES).map((names) => new Set(names));
const { gate } = fc.letrec<{ gate: Gate }>((tie) => ({
  gate: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...NAMES),
    fc.record({ all: fc.array(tie('gate'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('gate'), { maxLength: 3 }) }),
    fc.record({ not: tie('gate') }),
  ),
}));

const list = (match: 'all' | 'any' | 'none', ...names: readonly string[]): GateForm => ({
  kind: 'capabilities',
  match,
  names,
});

describe('readGateForm', () => {
  test.each<[unknown, GateForm]>([
    [undefined, { kind: 'everybody' }],
    [null, { kind: 'everybody' }],
    ['blog', list('all', 'blog')],
    [{ not: 'blog' }, list('none', 'blog')],
    [{ not: { not: 'blog' } }, list('all', 'blog')],
    [{ all: ['blog', 'rebrand', 'blog'] }, list('all', 'blog', 'rebrand')],
    [{ any: ['blog'] }, list('any', 'blog')],
    [{ not: { any: ['blog', 'rebrand'] } }, list('none', 'blog', 'rebrand')],
    [{ all: [{ not: 'blog' }, { not: 'rebrand' }] }, list('none', 'blog', 'rebrand')],
    [{ any: [] }, list('any')],
    [{ some: ['blog'] }, { kind: 'malformed' }],
    [{ all: ['blog', 7] }, { kind: 'malformed' }],
    [{ all: ['blog'], any: ['rebrand'] }, { kind: 'malformed' }],
    [['blog'], { kind: 'malformed' }],
  ])('reads the gate %j as %j', (value, form) => expect(readGateForm(value)).toEqual(form));

  test.each([
    { all: ['blog', { not: 'rebrand' }] },
    { any: [{ not: 'blog' }, { not: 'rebrand' }] },
    { not: { all: ['blog', 'rebrand'] } },
    { any: ['blog', { all: ['rebrand', 'feedback'] }] },
  ])('reads the gate %j as groups', (value) => {
    expect(readGateForm(value)).toEqual({ kind: 'groups', group: parseGate(value) });
  });

  test('reads a gate nested deeper than the engine evaluates as malformed', () => {
    let deep: Gate = 'blog';
    for (let level = 0; level < 21; level += 1) deep = { not: deep };
    expect(readGateForm(deep)).toEqual({ kind: 'malformed' });
  });

  test('describes lists that are open for the same capabilities as the gate', () => {
    fc.assert(
      fc.property(gate, capabilities, (value, on) => {
        const form = readGateForm(value);
        if (form.kind !== 'capabilities' || form.names.length === 0) return;
        expect(isGateOpen(formatCapabilitiesAsGate(form.match, form.names), on)).toBe(isGateOpen(value, on));
      }),
    );
  });
});

describe('formatCapabilitiesAsGate', () => {
  test('returns the shortest gate for a list, and none for no names', () => {
    expect([
      formatCapabilitiesAsGate('all', ['blog']),
      formatCapabilitiesAsGate('all', ['blog', 'rebrand']),
      formatCapabilitiesAsGate('none', ['blog']),
      formatCapabilitiesAsGate('none', ['blog', 'rebrand']),
      formatCapabilitiesAsGate('all', []),
    ]).toEqual([
      'blog',
      { all: ['blog', 'rebrand'] },
      { not: 'blog' },
      { not: { any: ['blog', 'rebrand'] } },
      undefined,
    ]);
  });

  test('keeps an any gate for a single name, so that a second name can be added', () => {
    expect(readGateForm(formatCapabilitiesAsGate('any', ['blog']))).toEqual(list('any', 'blog'));
  });
});

describe('formatConditionAsGate', () => {
  test('returns a gate that is open for the same capabilities as the parsed one', () => {
    fc.assert(
      fc.property(gate, capabilities, (value, on) => {
        const condition = parseGate(value);
        expect(condition && isGateOpen(formatConditionAsGate(condition), on)).toBe(isGateOpen(value, on));
      }),
    );
  });

  test('returns the same gate for one without double negations', () => {
    const value = {
      any: ['blog', { not: { all: ['rebrand', { not: 'feedback' }] } }, { not: { any: ['verification'] } }],
    };
    const condition = parseGate(value);
    expect(condition && formatConditionAsGate(condition)).toEqual(value);
  });
});

describe('groups of conditions', () => {
  const blog = { kind: 'capability', name: 'blog', isNegated: false } as const;
  const rebrand = { ...blog, name: 'rebrand', isNegated: true };
  const group: GateGroup = { kind: 'group', match: 'any', items: [blog, rebrand] };

  test('a gate of one capability is a group with one condition, a missing gate an empty group', () => {
    expect([readGateGroup('blog'), readGateGroup(undefined)]).toEqual([
      { kind: 'group', match: 'all', items: [blog] },
      { kind: 'group', match: 'all', items: [] },
    ]);
  });

  test('an item can be replaced and removed, and a group without items is null', () => {
    expect([
      replaceGroupItem(group, 1, blog),
      replaceGroupItem(group, 0, null),
      replaceGroupItem({ ...group, items: [blog] }, 0, null),
    ]).toEqual([{ ...group, items: [blog, blog] }, { ...group, items: [rebrand] }, null]);
  });
});

describe('a hidden gate', () => {
  test('is always closed and keeps the former gate', () => {
    fc.assert(
      fc.property(fc.option(gate, { nil: undefined }), capabilities, (former, on) => {
        const hidden = createHiddenGate(former, 'blog');
        const condition = parseGate(hidden);
        expect(condition && isGateOpen(formatConditionAsGate(condition), on)).toBe(false);
        expect(readHiddenGate(hidden)).toEqual({ former });
      }),
    );
  });

  test.each([
    undefined,
    'blog',
    { all: ['blog', { not: 'rebrand' }] },
    { any: ['blog', { not: 'blog' }] },
    { all: [] },
  ])('is not the gate %j', (value) => expect(readHiddenGate(value)).toBeNull());
});

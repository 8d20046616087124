import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeWhoSees,
  type GateSite,
  listCapabilityOptions,
  listSegmentGates,
  splitAudiences,
} from './gate-audience.ts';

/** Capabilities by name, each with its segments; `anonymous` is an anonymous visitor. */
function createSite(segments: readonly string[], capabilities: Readonly<Record<string, readonly string[]>>): GateSite {
  return {
    segments,
    capabilities: Object.entries(capabilities).map(([name, having]) => ({
      name,
      isUsual: having.includes('anonymous'),
      segments: having.filter((segment) => segment !== 'anonymous'),
    })),
  };
}

const site = createSite(['default', 'premium', 'staff'], {
  wallet_deposit: ['anonymous', 'default', 'premium'],
  membership_program: ['premium', 'staff'],
  'native-app': [],
  feedback: ['anonymous', 'default', 'premium', 'staff'],
  rebrand: ['staff'],
});

describe('listSegmentGates', () => {
  test('returns the smallest gate for each segment that a capability separates from all others', () => {
    expect(listSegmentGates(site)).toEqual([
      { segment: 'premium', gate: { all: ['membership_program', 'wallet_deposit'] } },
      { segment: 'staff', gate: 'rebrand' },
    ]);
  });

  test('uses a capability that the segment lacks where it has none of its own', () => {
    const guests = createSite(['default', 'guest'], {
      wallet: ['anonymous', 'default'],
      blog: ['anonymous', 'default', 'guest'],
    });
    expect(listSegmentGates(guests)).toEqual([{ segment: 'guest', gate: { not: 'wallet' } }]);
  });

  test('offers no segment with the capabilities of anonymous visitors or of another segment', () => {
    const alike = createSite(['default', 'gold', 'silver'], {
      blog: ['anonymous', 'default', 'gold', 'silver'],
      benefits: ['gold', 'silver'],
    });
    expect(listSegmentGates(alike)).toEqual([]);
  });

  test('returns only gates that exactly one segment passes', () => {
    const audience = fc.subarray(['anonymous', 'a', 'b', 'c']);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('k', 'l', 'm', 'n'), audience), (capabilities) => {
        const any = createSite(['a', 'b', 'c'], capabilities);
        for (const { segment, gate } of listSegmentGates(any))
          expect(splitAudiences(gate, any).seenBy.map((one) => one.segment)).toEqual([segment]);
      }),
    );
  });
});

describe('describeWhoSees', () => {
  test.each<[unknown, string]>([
    [undefined, 'Everybody sees it.'],
    [null, 'Everybody sees it.'],
    ['feedback', 'Everybody sees it.'],
    ['native-app', 'No one sees it so far: no customer meets the conditions.'],
    ['membership_program', 'Seen by: Premium, Staff. Hidden from: anonymous visitors, Default.'],
    [{ not: 'membership_program' }, 'Seen by: anonymous visitors, Default. Hidden from: Premium, Staff.'],
    [{ all: 7 }, 'No one sees it so far: no customer meets the conditions.'],
  ])('for the gate %j returns "%s"', (gate, words) => expect(describeWhoSees(gate, site)).toBe(words));
});

test('capabilities are listed by label with who has them, and those that only the gate names as unknown', () => {
  expect(listCapabilityOptions({ any: ['rebrand', { not: 'club' }] }, site)).toEqual([
    { name: 'club', label: 'Club', help: 'not a capability of this site' },
    { name: 'feedback', label: 'Feedback', help: 'everybody has it' },
    { name: 'membership_program', label: 'Membership program', help: 'had by Premium, Staff' },
    { name: 'native-app', label: 'Native app', help: 'no customer has it so far' },
    { name: 'rebrand', label: 'Rebrand', help: 'had by Staff' },
    { name: 'wallet_deposit', label: 'Wallet deposit', help: 'had by anonymous visitors, Default, Premium' },
  ]);
});

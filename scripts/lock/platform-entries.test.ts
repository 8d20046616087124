import { expect, test } from 'vitest';
import { findMissingPlatformEntries } from './platform-entries.ts';

test('findMissingPlatformEntries returns an entry for a platform package that the lock file lacks', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64': '1.2.3',
        '@tool/linux-arm64-musl': '1.2.3',
        '@tool/darwin-arm64': '1.2.3',
      },
    },
    'node_modules/@tool/linux-x64': { version: '1.2.3', optional: true },
  };
  expect(findMissingPlatformEntries(packages)).toEqual({
    entries: {
      'node_modules/@tool/linux-arm64-musl': {
        version: '1.2.3',
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['musl'],
        dev: true,
        optional: true,
      },
      'node_modules/@tool/darwin-arm64': {
        version: '1.2.3',
        os: ['darwin'],
        cpu: ['arm64'],
        dev: true,
        optional: true,
      },
    },
    unknown: [],
  });
});

test('findMissingPlatformEntries reports nothing for packages present next to, below or above their dependant', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '1.0.0' } },
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0' } },
    'node_modules/c': { version: '1.0.0' },
  };
  expect(findMissingPlatformEntries(packages)).toEqual({ entries: {}, unknown: [] });
});

test('findMissingPlatformEntries returns a package without a platform or an exact version as unknown, not as an entry', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { fsevents: '2.3.3', 'b-linux-x64': '^1.0.0' } } };
  expect(findMissingPlatformEntries(packages)).toEqual({
    entries: {},
    unknown: ['fsevents@2.3.3', 'b-linux-x64@^1.0.0'],
  });
});

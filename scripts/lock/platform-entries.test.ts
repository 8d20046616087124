import { expect, test } from 'vitest';
import { findMissingPlatformEntries } from './platform-entries.ts';

test('a platform package that the lock file lacks gets an entry with its platform', () => {
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

test('a package is found beside its dependant, under it, or above it', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '1.0.0' } },
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0' } },
    'node_modules/c': { version: '1.0.0' },
  };
  expect(findMissingPlatformEntries(packages)).toEqual({ entries: {}, unknown: [] });
});

test('a package without platform or exact version is reported, not added', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { fsevents: '2.3.3', 'b-linux-x64': '^1.0.0' } } };
  expect(findMissingPlatformEntries(packages)).toEqual({
    entries: {},
    unknown: ['fsevents@2.3.3', 'b-linux-x64@^1.0.0'],
  });
});

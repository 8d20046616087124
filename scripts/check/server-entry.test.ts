import { expect, test } from 'vitest';
import { findServerStartSizeViolations } from './server-entry.ts';

const filler = (bytes: number) => `/*${'x'.repeat(bytes)}*/`;

function findings(entry: string, validators: string): string[] {
  const files: Readonly<Record<string, string>> = {
    'dist/server/main.js': entry,
    'dist/server/assets/validators.js': validators,
  };
  return findServerStartSizeViolations((path) => files[path] ?? '');
}

const IMPORT = 'import { a } from "./assets/validators.js";';

test('findServerStartSizeViolations accepts a server entry and imports at the limits', () => {
  expect(findings(IMPORT + filler(2_400_000), filler(700_000))).toEqual([]);
});

test('findServerStartSizeViolations reports a server entry above its limit', () => {
  expect(findings(filler(3_100_000), '')).toEqual([
    'dist/server/main.js has 3100004 bytes; at most 3000000 are allowed',
  ]);
});

test('findServerStartSizeViolations counts static imports of a server entry, but not dynamic ones', () => {
  expect(findings(IMPORT + filler(2_400_000), filler(1_200_000))).toEqual([
    'a start reads 3600051 bytes; at most 3600000 are allowed',
  ]);
  expect(findings(`import("./assets/validators.js")${filler(2_400_000)}`, filler(1_000_000))).toEqual([]);
});

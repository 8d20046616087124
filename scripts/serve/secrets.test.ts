import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what nobody sets is made up once and kept for this user alone', () => {
  const first = readSecrets(folder, {});
  expect(readSecrets(folder, {})).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(4);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a secret of the environment counts, and one that seals nothing is refused by its name', () => {
  const given = { VITRINE_SESSION_SECRET: 'the same on every node' };
  expect(readSecrets(folder, given).sessionSecret).toBe('the same on every node');
  expect(() => readSecrets(folder, { VITRINE_SESSION_SECRET: 'short' })).toThrow(/VITRINE_SESSION_SECRET is too short/);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('"short"');
});

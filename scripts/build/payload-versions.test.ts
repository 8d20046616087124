import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPayloadVersions } from './payload-versions.ts';

const root = new URL('../..', import.meta.url).pathname;
const SOURCES = ['app', 'blocks', 'commerce', 'domain', 'engine', 'machines', 'schemas', 'package.json'];

let original: string;

beforeAll(() => {
  original = readVersionsAfter(() => undefined);
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Versions of a copy of the sources in which one file is changed. */
function readVersionsAfter(change: (edit: (path: string, from: string, to: string) => void) => void): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-versions-'));
  folders.push(copy);
  for (const name of SOURCES) cpSync(join(root, name), join(copy, name), { recursive: true });
  change((path, from, to) => {
    const text = readFileSync(join(copy, path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(copy, path), text.replace(from, to));
  });
  return readPayloadVersions(copy);
}

function compareWithOriginal(versions: string) {
  const [pages, calls] = versions.split('.');
  const [originalPages, originalCalls] = original.split('.');
  return { samePages: pages === originalPages, sameCalls: calls === originalCalls };
}

test('the versions of equal sources are equal, and are two short words', () => {
  expect(original).toMatch(/^[\w-]{6}\.[\w-]{6}$/);
  expect(readVersionsAfter(() => undefined)).toBe(original);
});

test('a new member of the data of a block changes the version of pages alone', () => {
  const versions = readVersionsAfter((edit) =>
    edit('blocks/checkout/checkout/checkout.data.ts', 'readonly begins:', 'readonly since: string; readonly begins:'),
  );
  expect(compareWithOriginal(versions)).toEqual({ samePages: false, sameCalls: true });
});

test('a new message of a block changes the version of pages alone', () => {
  const versions = readVersionsAfter((edit) =>
    edit(
      'blocks/checkout/amount-to-pay/amount-to-pay.messages.gen.ts',
      'later(): string;',
      'later(): string; sooner(): string;',
    ),
  );
  expect(compareWithOriginal(versions)).toEqual({ samePages: false, sameCalls: true });
});

test('markup and comments change neither version', () => {
  const versions = readVersionsAfter((edit) => {
    edit('blocks/checkout/amount-to-pay/amount-to-pay.tsx', '<div role="status">', '<div role="status" id="sum">');
    edit('blocks/checkout/checkout/checkout.data.ts', '/** Initial state of the page. */', '/** The beginning. */');
  });
  expect(compareWithOriginal(versions)).toEqual({ samePages: true, sameCalls: true });
});

test('a new member of a call’s body changes the version of calls, and a description does not', () => {
  const described = readVersionsAfter((edit) =>
    edit('schemas/api/cart.openapi.json', '"description": "', '"description": "Now: '),
  );
  expect(compareWithOriginal(described)).toMatchObject({ sameCalls: true });
  const changed = readVersionsAfter((edit) =>
    edit('schemas/api/cart.openapi.json', '"properties": {', '"properties": { "note": { "type": "string" },'),
  );
  expect(compareWithOriginal(changed)).toMatchObject({ sameCalls: false });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readImportersByFile } from './import-graph.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-graph-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('readImportersByFile follows relative paths, aliases, type imports, dynamic imports and documents, but no packages', () => {
  write('package.json', JSON.stringify({ imports: { '#domain/*': './domain/*' } }));
  write('domain/money.ts', 'export const money = 1;');
  write('domain/price.ts', "import type { A } from './money.ts';\nexport { b } from './rates.json';");
  write('app/late.ts', "import 'react';\nexport const late = () => import('#domain/money.ts');");
  expect(readImportersByFile(root)).toEqual(
    new Map([
      ['domain/money.ts', ['app/late.ts', 'domain/price.ts']],
      ['domain/rates.json', ['domain/price.ts']],
    ]),
  );
});

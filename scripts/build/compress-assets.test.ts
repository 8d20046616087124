import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeBrotliCopiesOfScripts } from './compress-assets.ts';

test('writeBrotliCopiesOfScripts writes a Brotli copy beside every script', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-compressed-'));
  const script = 'let x=1;'.repeat(500);
  writeFileSync(join(folder, 'a.js'), script);
  writeFileSync(join(folder, 'b.woff2'), 'x');
  await writeBrotliCopiesOfScripts(folder);
  const small = readFileSync(join(folder, 'a.js.br'));
  expect([readdirSync(folder).sort(), brotliDecompressSync(small).toString()]).toEqual([
    ['a.js', 'a.js.br', 'b.woff2'],
    script,
  ]);
  rmSync(folder, { recursive: true });
});

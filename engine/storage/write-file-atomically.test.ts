import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileAtomically } from './write-file-atomically.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writeFileAtomically replaces a file and creates its folder', async () => {
  const path = join(folder, 'a/b/file');
  await writeFileAtomically(path, 'one');
  await writeFileAtomically(path, new TextEncoder().encode('two'));
  expect([await readFile(path, 'utf8'), await readdir(join(folder, 'a/b'))]).toEqual(['two', ['file']]);
});

test('writeFileAtomically leaves a complete file when several writes run at once', async () => {
  const path = join(folder, 'file');
  const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(100_000));
  await Promise.all(contents.map((content) => writeFileAtomically(path, content)));
  expect(contents).toContain(await readFile(path, 'utf8'));
});

test('writeFileAtomically leaves no temporary file when it fails', async () => {
  await mkdir(join(folder, 'taken/by'), { recursive: true });
  await expect(writeFileAtomically(join(folder, 'taken'), 'one')).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['taken']);
});

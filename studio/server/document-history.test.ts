import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentKey } from '#engine/cms/document.ts';
import { type DocumentHistory, openDocumentHistory } from './document-history.ts';
import { applyJournal, writeJournal } from './publish-journal.ts';

const KEY: DocumentKey = { site: 'harbour', kind: 'page', name: 'home' };
const MINUTE = 60_000;

let folder: string;
let history: DocumentHistory;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-history-'));
  history = openDocumentHistory(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function add(at: number, ...numbers: readonly number[]) {
  const texts = numbers.map((number, index) => ({ at: at + index, text: `{ "number": ${number} }` }));
  const journal = join(folder, 'journal.json');
  await writeJournal(journal, await history.planWrites(KEY, texts));
  await applyJournal(journal);
}

test('a document without publications has no versions', async () => {
  expect(await history.list(KEY)).toEqual([]);
});

test('versions are listed by moment, newest first, each document on its own', async () => {
  await add(MINUTE, 1, 2);
  const versions = await history.list(KEY);
  expect(versions.map(({ at }) => at)).toEqual([MINUTE + 1, MINUTE]);
  expect(await history.read(KEY, versions[1]?.id ?? '')).toEqual({ number: 1 });
  expect(await history.list({ ...KEY, name: 'about' })).toEqual([]);
});

test('a text that is the latest version already is not added again, an older one is', async () => {
  await add(MINUTE, 1);
  await add(2 * MINUTE, 1, 2);
  await add(3 * MINUTE, 1);
  expect((await history.list(KEY)).map(({ at }) => at)).toEqual([3 * MINUTE, 2 * MINUTE + 1, MINUTE]);
});

test('the latest 50 versions are kept', async () => {
  for (let number = 0; number < 53; number += 1) await add(number * MINUTE, number);
  const versions = await history.list(KEY);
  expect([versions.length, versions.at(-1)?.at, versions[0]?.at]).toEqual([50, 3 * MINUTE, 52 * MINUTE]);
});

test('an unknown version is null, also one that names another file', async () => {
  await add(MINUTE, 1);
  const [version] = await history.list(KEY);
  expect(await history.read({ ...KEY, name: 'about' }, `../home/${version?.id}`)).toBe(null);
});

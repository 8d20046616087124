import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureFiles } from './picture-files.ts';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(project, { recursive: true }));

test('pictures of one name that are stored at once never overwrite each other', async () => {
  const files = openPictureFiles(project);
  const contents = ['one', 'two', 'three', 'four'];
  const names = await Promise.all(contents.map((content) => files.add('harbour', 'boat.png', Buffer.from(content))));
  const folder = join(project, 'cms-seed/harbour/assets');
  expect((await readdir(folder)).toSorted()).toEqual(['boat-2.png', 'boat-3.png', 'boat-4.png', 'boat.png']);
  expect(await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).toEqual(contents);
});

test('a site without pictures gets a folder for its first one', async () => {
  expect(await openPictureFiles(project).add('lantern', 'lamp.svg', Buffer.from('lamp'))).toBe('lamp.svg');
  expect(await readdir(join(project, 'cms-seed/lantern/assets'))).toEqual(['lamp.svg']);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  getCmsRowId,
  getCmsSeedPicturePath,
  getFilePathOfCmsRow,
  listCmsSeedPictures,
  listSeedFiles,
  readSeedFiles,
} from './seed-files.ts';

const documents = [
  'cms-seed/harbour/content/common.json',
  'cms-seed/harbour/layouts/standard.json',
  'cms-seed/harbour/pages/home.json',
  'site-configs/harbour/capabilities/default.json',
  'site-configs/harbour/navigation/header.json',
  'site-configs/harbour/routes.json',
  'site-configs/harbour/site.json',
  'site-configs/harbour/theme.json',
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-seed-'));
  for (const path of documents) write(path, '{"version": 1}');
  write('cms-seed/harbour/assets/logo.svg', '<svg/>');
  write('cms-seed/model/snapshot.json', '{}');
  write('site-configs/harbour/README.md', '');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('the document files of a clone', () => {
  test('are listed with their CMS rows, with referenced documents first', () => {
    expect(listSeedFiles(root).map((file) => [file.collection, getCmsRowId(file)])).toEqual([
      ['content', 'harbour:content:common'],
      ['theme', 'harbour:theme:theme'],
      ['layouts', 'harbour:layout:standard'],
      ['pages', 'harbour:page:home'],
      ['site_config', 'harbour:capabilities:default'],
      ['site_config', 'harbour:routes:routes'],
      ['site_config', 'harbour:navigation:header'],
      ['sites', 'harbour:site:site'],
    ]);
    expect(listCmsSeedPictures(root)).toEqual([
      { site: 'harbour', name: 'logo.svg', path: 'cms-seed/harbour/assets/logo.svg' },
    ]);
  });

  test('have the path that getFilePathOfCmsRow derives from their CMS row', () => {
    expect(listSeedFiles(root).map(getFilePathOfCmsRow)).toEqual(listSeedFiles(root).map(({ path }) => path));
  });

  test('are named in the error when they are not JSON', async () => {
    write('cms-seed/harbour/pages/home.json', '{');
    await expect(readSeedFiles(root)).rejects.toThrow('cms-seed/harbour/pages/home.json is not JSON: ');
  });
});

describe('the file path of a CMS row', () => {
  test.each(['../../etc', '..', '.git', 'a/b', 'a\\b', '', 'a:b', '-rf'])('is null for the unsafe name %j', (name) => {
    expect(getFilePathOfCmsRow({ collection: 'pages', site: 'harbour', kind: 'page', name })).toBeNull();
    expect(getFilePathOfCmsRow({ collection: 'pages', site: name, kind: 'page', name: 'home' })).toBeNull();
    expect(getCmsSeedPicturePath({ site: 'harbour', name })).toBeNull();
    expect(getCmsSeedPicturePath({ site: name, name: 'logo.svg' })).toBeNull();
  });

  test('is null when the kind belongs to another collection', () => {
    expect(getFilePathOfCmsRow({ collection: 'pages', site: 'harbour', kind: 'theme', name: 'theme' })).toBeNull();
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatConfig, listConfig } from './format-config.ts';
import { divideResources } from './process-resources.ts';
import { findMissingProductionSettings, readProductionSettings } from './production-settings.ts';

const SECRET = 'kq3Vw8ZrT1nYx6Bc0LmE4hUs9JdPfA2g';
const OTHER_SECRET = 'Zt7Rk2WqX9mNc4Vb1LsJ6hGf3DpYe8Ua';
const MIB = 1024 * 1024;

function writeFiles(settings: (folder: string) => object): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'link'), SECRET);
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings(folder)));
  return folder;
}

test('the environment wins over the settings file, and the sources of both are shown without secrets', () => {
  const folder = writeFiles((path) => ({
    PORT: 4000,
    VITRINE_NODES: 1,
    VITRINE_LINK_SECRET_FILE: join(path, 'link'),
    VITRINE_SESSION_SECRET: SECRET,
  }));
  const file = join(folder, 'settings.json');
  const environment = { PORT: '5000', VITRINE_SESSION_SECRET: OTHER_SECRET };
  const settings = readProductionSettings(environment, { settings: file, documents: folder });
  expect(settings.values).toMatchObject({ PORT: 5000, VITRINE_SESSION_SECRET: OTHER_SECRET });
  const config = listConfig(settings);
  expect(config).toEqual(
    expect.arrayContaining([
      { name: 'PORT', value: 5000, source: 'environment' },
      { name: 'VITRINE_NODES', value: 1, source: `file ${file}` },
      { name: 'VITRINE_DOCUMENTS', value: folder, source: 'option --documents' },
      { name: 'VITRINE_LINK_SECRET', value: '(secret)', source: `file ${join(folder, 'link')}` },
      { name: 'VITRINE_SESSION_SECRET', value: '(secret)', source: 'environment' },
      { name: 'VITRINE_API_URL', value: null, source: 'default' },
    ]),
  );
  expect(formatConfig(config)).not.toMatch(new RegExp(`${SECRET}|${OTHER_SECRET}`));
});

test('production needs an API, its accounts, and documents from files or the CMS', () => {
  const { values } = readProductionSettings({}, {});
  expect(findMissingProductionSettings(values).map((problem) => problem.split(' ')[0])).toEqual([
    'VITRINE_API_URL',
    'VITRINE_API_ACCOUNTS',
    'VITRINE_DOCUMENTS',
  ]);
  const api = { VITRINE_API_URL: 'https://api.example', VITRINE_API_ACCOUNTS: '{}' };
  const cms = { VITRINE_CMS: 'directus', VITRINE_CMS_URL: 'https://cms.example', VITRINE_CMS_TOKEN: 'token' };
  for (const environment of [
    { ...api, ...cms },
    { ...api, VITRINE_DOCUMENTS: '/srv/documents' },
  ])
    expect(findMissingProductionSettings(readProductionSettings(environment, {}).values)).toEqual([]);
});

test('without a memory limit there is a worker for each core, and the page cache is divided among them', () => {
  const machine = { cores: 4, memoryLimit: null, jemalloc: null };
  const settings = { VITRINE_WORKERS: null, VITRINE_PAGE_CACHE_BYTES: 256 * MIB };
  const divided = { workers: 4, heapMib: null, jemalloc: null, pageCacheBytes: 64 * MIB };
  expect(divideResources(machine, settings)).toEqual(divided);
  expect(divideResources(machine, { ...settings, VITRINE_WORKERS: 2 })).toMatchObject({ workers: 2 });
});

test('with a memory limit all workers with their heaps and pages fit into it', () => {
  const settings = { VITRINE_WORKERS: null, VITRINE_PAGE_CACHE_BYTES: 256 * MIB };
  for (const limit of [512, 1024, 4096]) {
    const machine = { cores: 4, memoryLimit: limit * MIB, jemalloc: null };
    const { workers, heapMib, pageCacheBytes } = divideResources(machine, settings);
    expect(workers * ((heapMib ?? 0) + pageCacheBytes / MIB)).toBeLessThan(limit);
    expect(heapMib).toBeGreaterThan(90);
  }
  expect(divideResources({ cores: 4, memoryLimit: 512 * MIB, jemalloc: null }, settings).workers).toBe(1);
});

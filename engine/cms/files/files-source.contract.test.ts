import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { testContentSource } from '../content-source.contract.ts';
import type { DocumentKey } from '../document.ts';
import { createFilesSource } from './files-source.ts';

const folders = {
  capabilities: 'site-configs/*/capabilities',
  navigation: 'site-configs/*/navigation',
  site: 'site-configs/*',
  theme: 'site-configs/*',
  routes: 'site-configs/*',
  page: 'cms-seed/*/pages',
  layout: 'cms-seed/*/layouts',
  content: 'cms-seed/*/content',
  post: 'cms-seed/*/posts',
  cause: 'cms-seed/*/causes',
} as const;

testContentSource('the folder of files', async () => {
  const project = mkdtempSync(join(tmpdir(), 'vitrine-files-'));
  const fileOf = ({ site, kind, name }: DocumentKey) => join(project, folders[kind].replace('*', site), `${name}.json`);
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  mkdirSync(join(project, 'site-configs'));
  mkdirSync(join(project, 'cms-seed'));
  return {
    source: createFilesSource({ project, log: { info: () => {}, warn: () => {}, error: () => {} } }),
    write: async (key, value) => write(fileOf(key), JSON.stringify(value, null, 2)),
    remove: async (key) => rmSync(fileOf(key)),
    writeAsset: async (site, name, bytes) => write(join(project, 'cms-seed', site, 'assets', name), bytes),
    removeAsset: async (site, name) => rmSync(join(project, 'cms-seed', site, 'assets', name)),
    close: async () => rmSync(project, { recursive: true }),
  };
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineContentSourceContractTests } from '../content-source.contract.ts';
import type { DocumentKey } from '../document.ts';
import { getTestProjectDocumentPath } from '../testing/temporary-project.ts';
import { createFilesSource } from './files-source.ts';

defineContentSourceContractTests('the folder of files', async () => {
  const project = mkdtempSync(join(tmpdir(), 'vitrine-files-'));
  const fileOf = (key: DocumentKey) => join(project, getTestProjectDocumentPath(key));
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

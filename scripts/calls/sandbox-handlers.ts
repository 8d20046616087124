import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesInFolders } from '../check/list-files.ts';
import { toCallIdentifier } from '../gen/api/names.ts';
import type { CodeLocationByCallId } from './client-functions.ts';

const ROUTES = /^export function (\w+Routes)\(/gm;

/** Finds the sandbox function that answers each call, by call id, in the folders named `calls`. */
export function findSandboxHandlers(root: string, ids: readonly string[]): CodeLocationByCallId {
  const files = listFilesInFolders(root, ['sandbox'], (path) => /\/calls\/[^/]+(?<!\.test)\.ts$/.test(path)).map(
    (path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
    }),
  );
  const found = new Map<string, string>();
  for (const id of ids) {
    const use = new RegExp(`\\bdefine\\w*\\(\\s*(?:app, )?(?:\\w+\\.)?${toCallIdentifier(id)}\\b`);
    for (const { path, text } of files) {
      const at = text.search(use);
      if (at < 0) continue;
      const routes = [...text.matchAll(ROUTES)].filter(({ index }) => index < at).at(-1)?.[1] ?? toCallIdentifier(id);
      found.set(id, `${path}#${routes}`);
      break;
    }
  }
  return found;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callName } from '../gen/api/names.ts';
import type { Places } from './client-functions.ts';

const ROUTES = /^export function (\w+Routes)\(/gm;

/** The function of `sandbox/calls/` that answers each call, by the id of the call. */
export function sandboxHandlers(root: string, ids: readonly string[]): Places {
  const folder = join(root, 'sandbox/calls');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const found = new Map<string, string>();
  for (const id of ids) {
    const use = new RegExp(`\\banswer\\w*\\(\\s*(?:app, )?(?:\\w+\\.)?${callName(id)}\\b`);
    for (const { name, text } of files) {
      const at = text.search(use);
      if (at < 0) continue;
      const routes = [...text.matchAll(ROUTES)].filter(({ index }) => index < at).at(-1)?.[1] ?? callName(id);
      found.set(id, `sandbox/calls/${name}#${routes}`);
      break;
    }
  }
  return found;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sizes of the scripts that a document names in its head or body, compressed one by one. */
export function measureScriptBytes(html: string, folder: string): number {
  const paths = [...html.matchAll(/(?:modulepreload"|type="module")[^>]*?(?:href|src)="(\/[^"]+\.js)"/g)].map(
    ([, path]) => path,
  );
  return [...new Set(paths)].reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(folder, path ?? '')), { level: 9 }).length,
    0,
  );
}

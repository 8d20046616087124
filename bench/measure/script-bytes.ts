import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sum of the compressed sizes of the scripts that an HTML document references. */
export function measureCompressedScriptBytes(html: string, folder: string): number {
  const paths = [...html.matchAll(/(?:modulepreload"|type="module")[^>]*?(?:href|src)="(\/[^"]+\.js)"/g)].map(
    ([, path]) => path,
  );
  return [...new Set(paths)].reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(folder, path ?? '')), { level: 9 }).length,
    0,
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Sum of the compressed sizes of the scripts that an HTML document references.
 *
 * @param fetchMessages reads the messages of the page, which are in no file of the build
 */
export async function measureCompressedScriptBytes(
  html: string,
  folder: string,
  fetchMessages: (path: string) => Promise<Uint8Array>,
): Promise<number> {
  const paths = [...html.matchAll(/(?:modulepreload"|type="module")[^>]*?(?:href|src)="(\/[^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  );
  const scripts = await Promise.all(
    [...new Set(paths)].map(async (path) =>
      path.startsWith('/_messages/') ? fetchMessages(path) : readFileSync(join(folder, path)),
    ),
  );
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
}

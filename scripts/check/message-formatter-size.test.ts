import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Bytes of gzip, with all that the formatter imports. */
const LIMIT = 2_300;

test('the formatter of messages stays small, because every page with code that formats loads it', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'domain/messages/format-message.ts', preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('The build has no output.');
  const { output } = built;
  expect(output).toHaveLength(1);
  expect(output[0].code).toContain('ListFormat');
  expect(gzipSync(output[0].code).byteLength).toBeLessThanOrEqual(LIMIT);
});

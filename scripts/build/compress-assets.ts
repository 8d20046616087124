import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Writes a Brotli copy at the highest quality beside every script of a folder, as `<file>.br`: compressing at request
 * time would take the server seconds.
 */
export async function writeBrotliCopiesOfScripts(folder: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map(async (script) => {
      const bytes = await readFile(join(folder, script));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(join(folder, `${script}.br`), await compress(bytes, { params }));
    }),
  );
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './page-cache.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses a response that is sent once. */
export async function compressBodySentOnce(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, 4);
  return encoding === 'gzip' ? gzipAsync(body, { level: 5 }) : body;
}

/** Compresses a response that is cached and sent many times; `small` is a better brotli form, if there is one already. */
export async function compressBodyForCache(
  body: Buffer,
  small: Buffer | null = null,
): Promise<Record<ContentEncoding, Buffer>> {
  const [br, zipped] = await Promise.all([small ?? brotli(body, 6), gzipAsync(body, { level: 6 })]);
  return { br, gzip: zipped, identity: body };
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildRelease } from './build-release.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
process.env['NODE_ENV'] = 'production';
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { archive, bytes, unpackedBytes, files } = await buildRelease(root, values.out);
console.log(`${archive}: ${mebibytes(bytes)} MiB, ${files} files, ${mebibytes(unpackedBytes)} MiB unpacked`);

function mebibytes(size: number): string {
  return (size / 1024 / 1024).toFixed(1);
}

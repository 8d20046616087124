import { parseArgs } from 'node:util';
import { startS3Server } from './s3-server.ts';

/** Runs the S3 server as a process of its own: `s3-server-main.ts --folder … --bucket … --port …`. */
const { values } = parseArgs({
  options: { folder: { type: 'string' }, bucket: { type: 'string' }, port: { type: 'string' } },
});
const { folder = '', bucket = '', port } = values;
const server = await startS3Server({ folder, bucket, port: Number(port), hasConditionalWrites: true });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { probePort } from './probes.ts';
import { S3_SERVER_CREDENTIALS } from './s3-server.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';

const PROGRAM = fileURLToPath(new URL('s3-server-main.ts', import.meta.url));

const BUCKET = 'vitrine';

export interface StoreOptions {
  readonly folder: string;
  readonly port: number;
  readonly log: (line: string) => void;
}

export function startStore({ folder, port, log }: StoreOptions): Promise<ServiceProcess> {
  const places = ['--folder', join(folder, 'store'), '--bucket', BUCKET, '--port', String(port)];
  return startServiceProcess({
    name: 'store',
    port,
    program: process.execPath,
    args: [PROGRAM, ...places],
    environment: process.env,
    probe: () => probePort(port),
    log,
  });
}

/** Settings of a node that uses the store at an address. */
export function createStoreSettings(address: string): Readonly<Record<string, string>> {
  return {
    VITRINE_STORE: `s3://${BUCKET}?endpoint=http://${address}`,
    VITRINE_STORE_ACCESS_KEY: S3_SERVER_CREDENTIALS.accessKey,
    VITRINE_STORE_SECRET_KEY: S3_SERVER_CREDENTIALS.secretKey,
  };
}

import { join } from 'node:path';
import { probePort } from './probes.ts';
import { type ServiceProcess, type ServiceProcessOptions, startServiceProcess } from './service-process.ts';

export interface ApiProcessOptions extends Pick<ServiceProcessOptions, 'port' | 'log'> {
  /** The source tree. */
  readonly root: string;
  readonly folder: string;
  /** Origin for links in mails; `{site}` is replaced by the key of the brand. */
  readonly shopOrigin: string;
}

/** Starts the sandbox as commerce API. Its records persist when it ends or is killed. */
export function startApi({ root, folder, port, shopOrigin, log }: ApiProcessOptions): Promise<ServiceProcess> {
  const places = ['--port', String(port), '--data', join(folder, 'sandbox'), '--shop-origin', shopOrigin];
  return startServiceProcess({
    name: 'api',
    port,
    program: process.execPath,
    args: ['sandbox/main.ts', ...places],
    cwd: root,
    environment: process.env,
    probe: () => probePort(port),
    log,
  });
}

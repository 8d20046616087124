import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../../scripts/serve/serve.ts';
import { findFreePorts } from '../../scripts/test/free-ports.ts';

/** What a journey must know of a running shop. It survives being handed to another process. */
export interface ShopAddress {
  readonly port: number;
  readonly apiUrl: string;
  readonly operatorToken: string;
  /** Path of the block gallery, with its signature. */
  readonly galleryPath: string;
  /** Folder with the shop's own copy of the documents: a journey may change them. */
  readonly project: string;
}

export interface ShopProcess extends ShopAddress {
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the built shops on free ports, over a copy of the documents and with an empty data folder. */
export async function startShop(options: Partial<ServeOptions> = {}): Promise<ShopProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  const project = join(folder, 'project');
  for (const documents of ['site-configs', 'cms-seed']) {
    cpSync(join(root, documents), join(project, documents), { recursive: true });
  }
  const port = await findFreePorts(4);
  const all: ServeOptions = {
    port,
    project,
    dataDir: join(folder, 'data'),
    testClock: true,
    logLevel: 'fatal',
    ...options,
  };
  const child = fork(join(root, 'e2e/harness/shop-main.ts'), [JSON.stringify(all)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ready = once(child, 'message');
  const [address] = await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`the shop ended with ${code} before it answered; is it built?`))),
  ]);
  return {
    ...address,
    project,
    close: async () => {
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the React Router peer, which has its own packages. */
export const reactRouterPeerFolder = new URL('../peers/react-router/', import.meta.url).pathname;

const tsc = new URL('../../node_modules/.bin/tsc', import.meta.url).pathname;

/** Installs the peer's packages if missing, then type-checks and builds its app in `folder`. */
export function buildReactRouterPeer(folder: string, log: (text: string) => void): void {
  const run = (command: string, args: string[], cwd: string) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the peer could not be built: ${stdout}${stderr}`);
  };
  if (!existsSync(join(reactRouterPeerFolder, 'node_modules'))) {
    log('installing the peer …');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], reactRouterPeerFolder);
  }
  log('building the peer …');
  run(tsc, ['-p', folder, '--noEmit'], folder);
  run(join(reactRouterPeerFolder, 'node_modules/.bin/react-router'), ['build'], folder);
}

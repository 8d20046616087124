import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { build, type InlineConfig } from 'vite';
import { shutDownOnSignal } from '../sandbox/shut-down-on-signal.ts';
import {
  createBrowserBuildConfig,
  createServerBuildConfig,
  createStudioBuildConfig,
  createWebVitalsBuildConfig,
} from './build/build-configs.ts';
import { watchSchemas } from './gen/watch-schemas.ts';

const MODE = 'development';
process.env['NODE_ENV'] = MODE;

let server: ChildProcess | null = null;
let restarting: Promise<void> = Promise.resolve();

/** Rebuilds whenever a source changes. Resolves after the first build. */
async function follow(config: InlineConfig, built: () => void): Promise<void> {
  const watcher = await build({ ...config, build: { ...config.build, watch: {} } });
  if (!('on' in watcher)) throw new Error('the build does not watch its sources');
  await new Promise<void>((first) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code !== 'END') return;
      first();
      built();
    });
  });
}

async function restart(): Promise<void> {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = spawn(process.execPath, ['scripts/serve.ts', '--development'], { stdio: 'inherit' });
}

const schemas = await watchSchemas(process.cwd());
let ready = false;
const queueRestart = () => {
  if (ready) restarting = restarting.then(restart);
};
await follow(createBrowserBuildConfig(MODE), queueRestart);
await follow(createWebVitalsBuildConfig(MODE), () => {});
await follow(createServerBuildConfig(MODE), queueRestart);
// No restart: the studio reads its files for each opened page.
await follow(createStudioBuildConfig(MODE), () => {});
ready = true;
queueRestart();

shutDownOnSignal(async () => {
  await schemas.close();
  await restarting;
  if (server === null || server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
});

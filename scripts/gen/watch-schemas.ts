import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'chokidar';

const FOLDERS = ['schemas', 'blocks'];
const SCHEMA = /\.(?:schema|openapi)\.json$/;

/** Runs the generators in a separate process whenever a schema changes; changes during a run cause one more run. */
export async function watchSchemas(root: string): Promise<{ close(): Promise<void> }> {
  let isChanged = false;
  let running: Promise<void> | null = null;
  const generate = async () => {
    while (isChanged) {
      isChanged = false;
      await once(spawn(process.execPath, ['scripts/gen/main.ts'], { cwd: root, stdio: 'inherit' }), 'exit');
    }
    running = null;
  };
  const watcher = watch(FOLDERS, {
    cwd: root,
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !SCHEMA.test(path),
  });
  watcher.on('all', (_, path) => {
    if (!SCHEMA.test(path)) return;
    isChanged = true;
    running ??= generate();
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
  });
  return {
    async close() {
      await watcher.close();
      await running;
    },
  };
}

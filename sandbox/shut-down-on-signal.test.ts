import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = new URL('shut-down-on-signal.ts', import.meta.url).href;

/** A process whose open requests never end. */
async function neverDone(): Promise<ChildProcess> {
  const script = `import { shutDownOnSignal } from '${MODULE}';
    setInterval(() => {}, 60_000);
    shutDownOnSignal(() => new Promise(() => {}));
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

async function lineOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('the process has no error output');
  const [line]: string[] = await once(createInterface({ input: stderr }), 'line');
  return line ?? '';
}

test('a signal more than a second after the first ends the process at once despite open requests', async () => {
  const child = await neverDone();
  const line = lineOf(child);
  child.kill('SIGTERM');
  expect(await line).toContain('Another signal ends them at once.');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
});

test('a second signal within a second of the first does not end the process', async () => {
  const child = await neverDone();
  const line = lineOf(child);
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect(await line).toContain('Another signal ends them at once.');
  expect(child.exitCode).toBe(null);
});

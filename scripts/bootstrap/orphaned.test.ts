import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, 'orphaned.mjs');
const watching = `
  import { onOrphaned } from ${JSON.stringify(module)};
  onOrphaned(() => {
    console.log('orphaned');
    process.exit();
  });
  console.log('ready');
  setTimeout(() => {}, 20_000);
`;

test('a command that npm started ends when the shell between them is killed', async () => {
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$WATCHING"; true'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE: process.execPath, WATCHING: watching, npm_lifecycle_event: 'start' },
  });
  let output = '';
  shell.stdout.on('data', (chunk) => {
    output += chunk;
    if (output === 'ready\n') shell.kill('SIGTERM');
  });
  await once(shell.stdout, 'end');
  expect(output).toBe('ready\norphaned\n');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a command whose reader closes the pipe early ends without an error', async () => {
  const command = spawn(process.execPath, [fileURLToPath(new URL('vitrine.ts', import.meta.url)), '--help']);
  command.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(command.stderr), once(command, 'close')]);
  expect([errors, code]).toEqual(['', 0]);
});

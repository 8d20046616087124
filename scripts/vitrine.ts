import { fileURLToPath } from 'node:url';
import { runVitrineCliCommand } from './commands/run-vitrine.ts';

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runVitrineCliCommand(process.argv.slice(2), {
  root: fileURLToPath(new URL('..', import.meta.url)),
  environment: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: process.stdin,
});

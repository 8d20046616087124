import { fileURLToPath } from 'node:url';
import { runVitrineCliCommand } from './commands/run-vitrine.ts';

process.exitCode = await runVitrineCliCommand(process.argv.slice(2), {
  root: fileURLToPath(new URL('..', import.meta.url)),
  environment: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});

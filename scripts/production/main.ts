import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { backupCommand } from '../commands/backup/backup.ts';
import { type CommandIo, EXIT_CODES, type ExitCode } from '../commands/command-io.ts';
import { customerDataCommand } from '../commands/customer-data/customer-data.ts';
import { releaseCommand } from '../commands/release/release.ts';
import { runProgram } from '../commands/run-program.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import type { EngineFiles } from './engine-files.ts';
import { createProductionGroup } from './production-group.ts';
import { serveCommand } from './serve-command.ts';

// In a release this module is server/vitrine.js; in a source tree the built files are in `dist`.
const isSourceTree = import.meta.url.endsWith('.ts');
const root = fileURLToPath(new URL(isSourceTree ? '../..' : '..', import.meta.url));
const engine: EngineFiles = {
  folder: isSourceTree ? `${root}dist` : root.replace(/\/$/, ''),
  script: fileURLToPath(import.meta.url),
  version: readVersion(),
};
const io: Omit<CommandIo, 'root'> = {
  environment: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: process.stdin,
};

// React and other packages choose their fast code by it when they are loaded.
process.env['NODE_ENV'] = 'production';
process.exitCode = await run(process.argv.slice(2));
// Shops that the doctor could not open may leave timers behind.
if (process.argv[2] === 'doctor') process.exit();

async function run(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT_CODES.ok;
  const finish = (given: ExitCode) => {
    code = given;
  };
  const program = new Command('vitrine')
    .description(
      'Serves the shops of production, checks what that needs, moves releases of documents, backs up, and finds data of customers.',
    )
    .version(engine.version)
    .addCommand(serveCommand(io, finish, engine))
    .addCommand(doctorCommand(io, finish, engine))
    .addCommand(createProductionGroup(releaseCommand, io, finish, engine))
    .addCommand(createProductionGroup(customerDataCommand, io, finish, engine))
    .addCommand(createProductionGroup(backupCommand, io, finish, engine));
  if (['release', 'customer-data', 'backup'].includes(args[0] ?? '')) return runProgram(program, args, io, () => code);
  for (const command of [program, ...program.commands]) {
    command.exitOverride().showHelpAfterError('(add --help for how to use it)').showSuggestionAfterError();
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
    console.error(error);
    return EXIT_CODES.failed;
  }
}

function readVersion(): string {
  const parsed: unknown = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed ? String(parsed.version) : '';
}

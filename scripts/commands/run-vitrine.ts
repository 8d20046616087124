import { Command, CommanderError } from 'commander';
import { callsCommand } from './calls.ts';
import { checkCommand } from './check.ts';
import { pullCommand, pushCommand } from './cms.ts';
import {
  CLI_EXIT_CODES_HELP,
  type CommandIo,
  EXIT_CODES,
  type ExitCode,
  formatJson,
  UsageError,
} from './command-io.ts';
import { contentCommand } from './content.ts';
import { edgeConfigCommand } from './edge-config.ts';
import { explainCommand } from './explain.ts';
import { machineWalkCoverageCommand } from './flows.ts';
import { generatedFilesCommand } from './gen.ts';
import { architectureDiagramCheckCommand } from './map.ts';
import { messagesCommand } from './messages/messages.ts';
import { migrateCommand } from './migrate.ts';
import { scaffoldCommand } from './new/new-things.ts';
import { previewCommand } from './preview.ts';
import { promoteCommand } from './promote.ts';
import { releaseCommand } from './release/release.ts';
import { routesCommand } from './routes.ts';
import { specCommand } from './spec.ts';

/**
 * Runs a command and returns its exit code. Never throws: with `--json` anywhere, errors are printed in the format of
 * `check --json`.
 */
export async function runVitrineCliCommand(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  let code: ExitCode = EXIT_CODES.ok;
  const finish = (given: ExitCode) => {
    code = given;
  };
  const program = new Command('vitrine')
    .description('Checks, explains and extends the shops of this project.')
    .addHelpText('after', CLI_EXIT_CODES_HELP);
  for (const command of [
    checkCommand,
    routesCommand,
    explainCommand,
    contentCommand,
    previewCommand,
    generatedFilesCommand,
    pushCommand,
    pullCommand,
    promoteCommand,
    migrateCommand,
    releaseCommand,
    messagesCommand,
    specCommand,
    machineWalkCoverageCommand,
    callsCommand,
    architectureDiagramCheckCommand,
    edgeConfigCommand,
    scaffoldCommand,
  ]) {
    program.addCommand(command(io, finish));
  }
  const asksJson = args.includes('--json');
  for (const command of allOf(program)) {
    command
      .exitOverride()
      .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => asksJson || io.err(text) })
      .showHelpAfterError('(add --help for how to use it)')
      .showSuggestionAfterError();
    // Otherwise an unknown command with --json would be reported as an unknown option.
    if (asksJson && command.commands.length > 0) command.allowUnknownOption();
  }
  try {
    await program.parseAsync(asksJson ? withJsonLast(args, program) : [...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT_CODES.ok;
    const isUsage = error instanceof CommanderError || error instanceof UsageError;
    if (asksJson) io.out(formatJson({ ok: false, errors: [failure(error, isUsage ? 'wrong-use' : 'failed')] }));
    else if (!(error instanceof CommanderError)) io.err(`${messageOf(error)}\n`);
    return isUsage ? EXIT_CODES.usage : EXIT_CODES.failed;
  }
}

/** Moves --json behind the command, because only commands know that option; drops it without a command. */
function withJsonLast(args: readonly string[], program: Command): string[] {
  const others = args.filter((arg) => arg !== '--json');
  const groups = allOf(program).filter(({ commands }) => commands.length > 0);
  const words = others.filter((arg) => !arg.startsWith('-'));
  const isGroup = words.length === 0 || (words.length === 1 && groups.some((group) => group.name() === words[0]));
  return isGroup ? others : [...others, '--json'];
}

/** An error that stopped a command, in the format of `check --json`. */
function failure(error: unknown, code: 'wrong-use' | 'failed') {
  const [, message, suggestion = null] =
    error instanceof CommanderError && error.code === 'commander.help'
      ? [null, 'No command is named.', '--help lists them.']
      : (/^(?:error: )?(.*?)(?:\n\((.*)\))?$/s.exec(messageOf(error)) ?? [null, '', null]);
  return { source: 'command line', pointer: '', code, message, suggestion, line: null, column: null };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function allOf(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(allOf)];
}

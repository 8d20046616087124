import { type Command, CommanderError } from 'commander';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson, UsageError } from './command-io.ts';

/**
 * Runs a command of a program and returns its exit code. Never throws: with `--json` anywhere, errors are printed in the
 * format of `check --json`.
 */
export async function runProgram(
  program: Command,
  args: readonly string[],
  io: Pick<CommandIo, 'out' | 'err'>,
  exitCode: () => ExitCode,
): Promise<ExitCode> {
  const isJsonRequested = args.includes('--json');
  for (const command of allOf(program)) {
    command
      .exitOverride()
      .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => isJsonRequested || io.err(text) })
      .showHelpAfterError('(add --help for how to use it)')
      .showSuggestionAfterError();
    // Otherwise an unknown command with --json would be reported as an unknown option.
    if (isJsonRequested && command.commands.length > 0) command.allowUnknownOption();
  }
  try {
    await program.parseAsync(isJsonRequested ? withJsonLast(args, program) : [...args], { from: 'user' });
    return exitCode();
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT_CODES.ok;
    const isUsage = error instanceof CommanderError || error instanceof UsageError;
    if (isJsonRequested) io.out(formatJson({ ok: false, errors: [failure(error, isUsage ? 'wrong-use' : 'failed')] }));
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

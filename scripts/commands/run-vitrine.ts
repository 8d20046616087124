import { Command, CommanderError } from 'commander';
import { callsCommand } from './calls.ts';
import { checkCommand } from './check.ts';
import { pullCommand, pushCommand } from './cms.ts';
import { type CommandIo, EXIT, EXIT_HELP, type ExitCode, UsageError } from './command-io.ts';
import { explainCommand } from './explain.ts';
import { flowsCommand } from './flows.ts';
import { genCommand } from './gen.ts';
import { newBlockCommand } from './new-block.ts';
import { newBrandCommand } from './new-brand.ts';
import { previewCommand } from './preview.ts';
import { routesCommand } from './routes.ts';
import { specCommand } from './spec.ts';

/** Runs one command and gives its exit code. Nothing that goes wrong is thrown. */
export async function runVitrine(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const finish = (given: ExitCode) => {
    code = given;
  };
  const program = new Command('vitrine')
    .description('Checks, explains and extends the shops of this project.')
    .addHelpText('after', EXIT_HELP);
  const create = new Command('new').description('start something new').addHelpText('after', EXIT_HELP);
  create.addCommand(newBlockCommand(io, finish)).addCommand(newBrandCommand(io, finish));
  for (const command of [
    checkCommand,
    routesCommand,
    explainCommand,
    previewCommand,
    genCommand,
    pushCommand,
    pullCommand,
    specCommand,
    flowsCommand,
    callsCommand,
  ]) {
    program.addCommand(command(io, finish));
  }
  program.addCommand(create);
  for (const command of allOf(program)) {
    command
      .exitOverride()
      .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(text) })
      .showHelpAfterError('(add --help for how to use it)')
      .showSuggestionAfterError();
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    io.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

function allOf(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(allOf)];
}

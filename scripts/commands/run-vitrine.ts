import { Command } from 'commander';
import { backupCommand } from './backup/backup.ts';
import { callsCommand } from './calls.ts';
import { checkCommand } from './check.ts';
import { pullCommand, pushCommand } from './cms.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, type ExitCode } from './command-io.ts';
import { contentCommand } from './content.ts';
import { customerDataCommand } from './customer-data/customer-data.ts';
import { edgeConfigCommand } from './edge-config.ts';
import { explainCommand } from './explain.ts';
import { machineWalkCoverageCommand } from './flows.ts';
import { generatedFilesCommand } from './gen.ts';
import { architectureDiagramCheckCommand } from './map.ts';
import { messagesCommand } from './messages/messages.ts';
import { migrateCommand } from './migrate.ts';
import { scaffoldCommand } from './new/scaffold-command.ts';
import { previewCommand } from './preview.ts';
import { promoteCommand } from './promote.ts';
import { releaseCommand } from './release/release.ts';
import { routesCommand } from './routes.ts';
import { runProgram } from './run-program.ts';
import { specCommand } from './spec.ts';

/** Runs a command of the source tree and returns its exit code. Never throws. */
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
    customerDataCommand,
    backupCommand,
    scaffoldCommand,
  ]) {
    program.addCommand(command(io, finish));
  }
  return runProgram(program, args, io, () => code);
}

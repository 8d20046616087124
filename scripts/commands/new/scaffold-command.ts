import { Command } from 'commander';
import { CLI_EXIT_CODES_HELP, type CommandIo, type ReportExitCode } from '../command-io.ts';
import { blockScaffolder } from './block.ts';
import { brandScaffolder } from './brand.ts';
import { callScaffolder } from './call.ts';
import { documentKindScaffolder } from './document-kind.ts';
import { formScaffolder } from './form.ts';
import { createScaffoldSubcommand } from './generator-command.ts';
import { machineScaffolder } from './machine.ts';
import { routeScaffolder } from './route.ts';

/** `vitrine new`: creates one of each kind of thing that the project consists of. */
export function scaffoldCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('new')
    .description('start something new')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .addCommand(createScaffoldSubcommand(io, finish, blockScaffolder))
    .addCommand(createScaffoldSubcommand(io, finish, machineScaffolder))
    .addCommand(createScaffoldSubcommand(io, finish, callScaffolder))
    .addCommand(createScaffoldSubcommand(io, finish, formScaffolder))
    .addCommand(createScaffoldSubcommand(io, finish, routeScaffolder))
    .addCommand(createScaffoldSubcommand(io, finish, brandScaffolder))
    .addCommand(createScaffoldSubcommand(io, finish, documentKindScaffolder));
}

import { Command } from 'commander';
import { CLI_EXIT_CODES_HELP, type CommandIo, type FinishCommand } from '../command-io.ts';
import { blockGenerator } from './block.ts';
import { brandGenerator } from './brand.ts';
import { callGenerator } from './call.ts';
import { documentKindGenerator } from './document-kind.ts';
import { formGenerator } from './form.ts';
import { createGeneratorCommand } from './generator-command.ts';
import { machineGenerator } from './machine.ts';
import { routeGenerator } from './route.ts';

/** `vitrine new`: creates one of each kind of thing that the project consists of. */
export function createScaffoldCliCommand(io: CommandIo, finish: FinishCommand): Command {
  return new Command('new')
    .description('start something new')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .addCommand(createGeneratorCommand(io, finish, blockGenerator))
    .addCommand(createGeneratorCommand(io, finish, machineGenerator))
    .addCommand(createGeneratorCommand(io, finish, callGenerator))
    .addCommand(createGeneratorCommand(io, finish, formGenerator))
    .addCommand(createGeneratorCommand(io, finish, routeGenerator))
    .addCommand(createGeneratorCommand(io, finish, brandGenerator))
    .addCommand(createGeneratorCommand(io, finish, documentKindGenerator));
}

import { Command } from 'commander';
import { type CommandIo, EXIT_HELP, type FinishCommand } from '../command-io.ts';
import { newBlock } from './block.ts';
import { newBrand } from './brand.ts';
import { newCall } from './call.ts';
import { newDocumentKind } from './document-kind.ts';
import { newForm } from './form.ts';
import { newMachine } from './machine.ts';
import { newCommand } from './new-command.ts';
import { newRoute } from './route.ts';

/** `vitrine new`: creates one of each kind of thing that the project consists of. */
export function newThingsCommand(io: CommandIo, finish: FinishCommand): Command {
  return new Command('new')
    .description('start something new')
    .addHelpText('after', EXIT_HELP)
    .addCommand(newCommand(io, finish, newBlock))
    .addCommand(newCommand(io, finish, newMachine))
    .addCommand(newCommand(io, finish, newCall))
    .addCommand(newCommand(io, finish, newForm))
    .addCommand(newCommand(io, finish, newRoute))
    .addCommand(newCommand(io, finish, newBrand))
    .addCommand(newCommand(io, finish, newDocumentKind));
}

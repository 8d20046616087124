import { Command } from 'commander';
import type { CustomerDataAction } from '#app/server/operators/customer-data.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, type ReportExitCode } from '../command-io.ts';
import type { CustomerDataOptions } from './customer-data-actions.ts';

const NOTE = `
All nodes in VITRINE_NODE_ADDRESSES are asked at their ports for operators, with VITRINE_OPERATOR_TOKEN; without that
setting, the node of this machine. Sign the customer out at the commerce API before you erase: pages that are still
signed in bring their sealed cookies, from which nodes learn of the customer again. docs/security.md lists all places.

In logs, the lines that hold the id of the customer, of their devices, or what --also names are listed, or these words
are overwritten in place. With --log - the standard input is copied to the standard output without them.`;

/** `vitrine customer-data`: what the engine holds of one customer. */
export function customerDataCommand(io: CommandIo, finish: ReportExitCode): Command {
  const group = new Command('customer-data')
    .description('export or erase what nodes and logs hold of one customer')
    .addHelpText('after', NOTE + CLI_EXIT_CODES_HELP);
  const add = (action: CustomerDataAction, description: string, json: string) =>
    group.addCommand(
      new Command(action)
        .description(description)
        .requiredOption('--site <key>', 'the brand, such as harbour')
        .requiredOption('--customer <id>', 'id of the customer at the commerce API')
        .option(
          '--device <id>',
          'a device of the customer, beside those that nodes know; may be given again',
          collect,
          [],
        )
        .option(
          '--node <origin>',
          'port for operators of a node, instead of those set; may be given again',
          collect,
          [],
        )
        .option('--log <file>', 'also in this log; - for the standard input; may be given again', collect, [])
        .option('--also <text>', 'what else names the customer in logs, such as an address of mail', collect, [])
        .option('--json', json)
        .addHelpText('after', NOTE + CLI_EXIT_CODES_HELP)
        .action(async (options: CustomerDataOptions) => {
          const actions = await import('./customer-data-actions.ts');
          finish(await (action === 'export' ? actions.exportCustomerData : actions.eraseCustomerData)(io, options));
        }),
    );
  add(
    'export',
    'list what nodes and logs hold of a customer',
    'print {site, customer, devices, entries: [{node, place, data}], records: [{file, line, text}], problems}',
  );
  add(
    'erase',
    'erase what nodes and logs hold of a customer, and look whether something is left',
    'print {site, customer, devices, erased: [{node, place, erased}], left, logs: [{file, lines}], problems}',
  );
  return group;
}

function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

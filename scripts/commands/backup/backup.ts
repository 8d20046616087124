import { Command, Option } from 'commander';
import { BACKUP_PARTS } from '../../backup/backup-manifest.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, type ReportExitCode } from '../command-io.ts';
import type { RestoreOptions, VerifyOptions } from './backup-actions.ts';

const NOTE = `
A backup is a folder with the releases of VITRINE_STORE and their log, the documents in files, and what the studio keeps in
VITRINE_DATA. Values of settings, secrets, private keys and the database of a CMS are not in it: it lists the names of the
settings. backup.json has the SHA-256 of each file; keep the hash of backup.json, which is printed, elsewhere.`;

/** `vitrine backup`: copies what the engine owns, and restores it. */
export function backupCommand(io: CommandIo, finish: ReportExitCode): Command {
  const load = () => import('./backup-actions.ts');
  const expected = () => new Option('--hash <sha256>', 'refuse a backup whose backup.json has another SHA-256');
  const commands = [
    new Command('create')
      .description('copy releases, documents and drafts into an empty folder, while the shops go on')
      .argument('<folder>')
      .option('--json', 'print {hash, created, parts, files, settings, secrets}')
      .action(async (folder: string, options: { json?: true }) =>
        finish(await (await load()).create(io, folder, options)),
      ),
    new Command('verify')
      .description('compare each file with its hash, and read all releases of a backup')
      .argument('<folder>')
      .addOption(expected())
      .option('--json', 'print {hash, created, parts, releases, faults}')
      .action(async (folder: string, options: VerifyOptions) =>
        finish(await (await load()).verify(io, folder, options)),
      ),
    new Command('restore')
      .description('verify a backup, and write it to the empty places that the settings name')
      .argument('<folder>')
      .addOption(new Option('--only <parts...>', 'only these').choices([...BACKUP_PARTS]))
      .addOption(expected())
      .option('--json', 'print {hash, created, parts, releases, settings, secrets, faults}')
      .action(async (folder: string, options: RestoreOptions) =>
        finish(await (await load()).restore(io, folder, options)),
      ),
  ];
  const group = new Command('backup')
    .description('copy what the engine owns, verify a copy, and restore it')
    .addHelpText('after', `${NOTE}\n${CLI_EXIT_CODES_HELP}`);
  for (const command of commands) group.addCommand(command.addHelpText('after', `${NOTE}\n${CLI_EXIT_CODES_HELP}`));
  return group;
}

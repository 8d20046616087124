import { Command, Option } from 'commander';
import { CLI_EXIT_CODES_HELP, type CommandIo, type ReportExitCode } from '../command-io.ts';
import { parseDocumentVersion } from '../migration-options.ts';
import type { ApproveOptions } from './approve-action.ts';
import type { FollowOptions } from './follow-action.ts';
import type { MigrateReleaseOptions } from './migrate-release-action.ts';
import type { ApplyOptions, BuildOptions, CompareOptions, PlanOptions, RollbackOptions } from './release-actions.ts';

const STORE = `
Releases are in the store that VITRINE_STORE names. VITRINE_RELEASE_KEY signs what is built, and
VITRINE_RELEASE_PUBLIC_KEYS refuses what none of its keys has signed. A release is named by its hash, by the first
characters of it, or by "live".`;

/** Time for all nodes to read a release before they switch to it. */
const LEAD_TIME = '3';
/** An edit is small to read. */
const EDIT_LEAD_TIME = '2';

/** `vitrine release`: builds content releases, compares them, and makes one live. */
export function releaseCommand(io: CommandIo, finish: ReportExitCode): Command {
  const load = () => import('./release-actions.ts');
  const commands = [
    new Command('build')
      .description('check all documents and pictures of a source, and write them to the store as one release')
      .addOption(new Option('--from <source>', 'what it is built from').choices(['files', 'cms']).default('files'))
      .option('--json', 'print {hash, sites, documents, pictures, added} or, with errors, {"ok": false, errors}')
      .action(async (options: BuildOptions) => finish(await (await load()).build(io, options))),
    new Command('list')
      .description('list the releases of the store, and when each went live')
      .option('--json', 'print {live, releases: [{hash, stored, live: [{at, by, action, editors}]}]}')
      .action(async (options: { json?: true }) => finish(await (await load()).list(io, options))),
    new Command('diff')
      .description('show what differs between two releases, by brand, document and block')
      .argument('<before>')
      .argument('<after>')
      .option('--json', 'print [{site, documents, pictures}]')
      .action(async (before: string, after: string, options: CompareOptions) =>
        finish(await (await load()).compare(io, before, after, options)),
      ),
    new Command('plan')
      .description('show what going live with a release changes, and what refuses it')
      .argument('<release>')
      .option('--against <release>', 'what it is compared with', 'live')
      .option('--out <file>', 'write the plan to a file, for `apply --plan`')
      .option('--json', 'print {release, against, ground, differences, sites, refusals}')
      .action(async (release: string, options: PlanOptions) => finish(await (await load()).plan(io, release, options))),
    new Command('approve')
      .description('sign that a release may go live next; VITRINE_RELEASE_APPROVERS lists who may')
      .argument('<release>')
      .requiredOption('--key <file>', 'file with your private key, such as `new-key` prints')
      .option('--plan <file>', 'approve this plan: the release goes live only on the ground that it was planned for')
      .option('--json', 'print the approval')
      .action(async (release: string, options: ApproveOptions) =>
        finish(await (await import('./approve-action.ts')).approve(io, release, options)),
      ),
    new Command('apply')
      .description('make a release live on all nodes at one moment')
      .argument('<release>')
      .option('--plan <file>', 'refuse when another release has gone live since this plan')
      .option('--in <seconds>', 'time for all nodes to read it before they switch', LEAD_TIME)
      .option('--by <name>', 'who applies it, for the log')
      .option('--json', 'print the entry of the log')
      .action(async (release: string, options: ApplyOptions) =>
        finish(await (await load()).apply(io, release, options)),
      ),
    new Command('rollback')
      .description('go back to the release before the live one')
      .option('--to <release>', 'go back to this one')
      .option('--in <seconds>', 'time for all nodes to read it before they switch', LEAD_TIME)
      .option('--by <name>', 'who goes back, for the log')
      .option('--json', 'print the entry of the log')
      .action(async (options: RollbackOptions) => finish(await (await load()).rollBackTo(io, options))),
    new Command('migrate')
      .description('write a release with the documents of another one in another version, such as before an upgrade')
      .argument('<release>')
      .requiredOption('--to <version>', 'version of the documents', parseDocumentVersion)
      .option('--dry-run', 'only list what would be written')
      .option('--json', 'print {hash, documents}')
      .action(async (release: string, options: MigrateReleaseOptions) =>
        finish(await (await import('./migrate-release-action.ts')).migrate(io, release, options)),
      ),
    new Command('follow')
      .description(
        'publish each edit of the CMS, or of the files, as a release that follows the live one, until it is stopped',
      )
      .addOption(new Option('--from <source>', 'what is followed').choices(['files', 'cms']).default('cms'))
      .option('--in <seconds>', 'time for all nodes to read a release before they switch to it', EDIT_LEAD_TIME)
      .option('--by <name>', 'who publishes, for the log')
      .option('--key <file>', 'private key of the approver "edits", where releases need approvals')
      .option('--once', 'publish the edits since it ran last, and end')
      .action(async (options: FollowOptions) => finish(await (await import('./follow-action.ts')).follow(io, options))),
    new Command('verify')
      .description('read releases and the log whole, and find what is missing, altered or not signed')
      .argument('[releases...]', 'the live one when left out; "all" for every release')
      .option('--json', 'print {releases, faults}')
      .action(async (releases: readonly string[], options: { json?: true }) =>
        finish(await (await load()).verify(io, releases, options)),
      ),
    new Command('new-key')
      .description('print a new pair of keys for signing releases')
      .option('--json', 'print {privateKey, publicKey}')
      .action(async (options: { json?: true }) => finish(await (await load()).printNewKey(io, options))),
  ];
  const group = new Command('release')
    .description('build, compare, apply and roll back releases of all documents and pictures')
    .addHelpText('after', `${STORE}\n${CLI_EXIT_CODES_HELP}`);
  for (const command of commands) group.addCommand(command.addHelpText('after', `${STORE}\n${CLI_EXIT_CODES_HELP}`));
  return group;
}

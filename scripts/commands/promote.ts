import { Command } from 'commander';
import { createCmsClient } from '../cms/cms-client.ts';
import { type PromotedCms, type PromotionReport, promoteDocuments } from '../cms/promote.ts';
import { openSyncRecords } from '../cms/sync-base.ts';
import { createChooseSide, type SideOptions } from '../content-releases/choose-side.ts';
import { formatDifferences } from '../content-releases/format-differences.ts';
import { readSettings } from '../settings/read-settings.ts';
import { formatConfigError, formatCount } from './check.ts';
import { withSides } from './cms.ts';
import {
  CLI_EXIT_CODES_HELP,
  type CommandIo,
  EXIT_CODES,
  formatJson,
  type ReportExitCode,
  UsageError,
} from './command-io.ts';
import { importProjectCheckModule } from './load-project.ts';
import { describeConflicts } from './report-conflicts.ts';

interface PromoteCommandOptions extends SideOptions {
  readonly from: string;
  readonly to: string;
  readonly prune?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

const HELP = `
VITRINE_CMS_FROM_TOKEN may read the first CMS, and VITRINE_CMS_ADMIN_TOKEN may write to the second.
Both are compared with the last promotion between them, which is recorded in VITRINE_STORE, or else
in .vitrine. If editors changed the same place on both sides, nothing is written.`;

const NAMES = { mine: 'first CMS', theirs: 'second CMS' };

/** `vitrine promote`: brings to a CMS what was changed in another one, such as from staging to production. */
export function promoteCommand(io: CommandIo, finish: ReportExitCode): Command {
  return withSides(new Command('promote'), NAMES)
    .description('bring the changes of one CMS to another, such as from staging to production')
    .requiredOption('--from <url>', 'the CMS with the changes')
    .requiredOption('--to <url>', 'the CMS that they are written to')
    .option('--prune', 'also remove what was removed from the first CMS')
    .option('--dry-run', 'only print what would be written')
    .option('--json', 'print {differences, refused, created, updated, removed, newer, conflicts, errors}')
    .addHelpText('after', `${HELP}\n${CLI_EXIT_CODES_HELP}`)
    .action(async (options: PromoteCommandOptions) => {
      const { from, to } = resolveBoth(io, options);
      const { readAndCheckDocuments, findAllProjectErrors } = await importProjectCheckModule();
      const { local, shared } = await openSyncRecords(io.environment, io.root);
      const report = await promoteDocuments({
        ...{ from, to, records: shared ?? local, clock: Date.now },
        prune: options.prune === true,
        dryRun: options.dryRun === true,
        choose: createChooseSide(options),
        findErrors: async (source) => findAllProjectErrors(await readAndCheckDocuments(source)),
        log: options.json ? () => {} : (line) => io.out(`${line}\n`),
      });
      io.out(options.json ? formatJson(report) : describeReport(report, options.dryRun === true));
      const problems = report.refused.length + report.conflicts.length + report.errors.length;
      finish(problems === 0 ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}

function describeReport(report: PromotionReport, isDryRun: boolean): string {
  const { conflicts, errors, differences, newer, refused } = report;
  const advice = 'Take over in the first CMS what is right in the second one, and promote again.';
  if (conflicts.length > 0) return describeConflicts(conflicts, { names: NAMES, note: null, advice });
  const lines = [
    formatDifferences(differences),
    ...(newer.length > 0 ? [`Newer in the second CMS, and left there: ${newer.join(', ')}\n`] : []),
    ...errors.map((error) => `${formatConfigError(error)}\n`),
  ];
  if (errors.length > 0) lines.push(`Nothing was written: ${formatCount(errors.length, 'problem')}.\n`);
  else if (isDryRun) lines.push('Nothing was written: --dry-run.\n');
  else if (refused.length > 0) lines.push(`The second CMS refused ${formatCount(refused.length, 'document')}.\n`);
  return lines.join('');
}

/** @throws UsageError where an address or a token is missing or wrong */
function resolveBoth(io: CommandIo, options: PromoteCommandOptions): { from: PromotedCms; to: PromotedCms } {
  const { values } = readSettings({ ...io.environment, VITRINE_CMS: 'files' });
  const { VITRINE_CMS_FROM_TOKEN: fromToken, VITRINE_CMS_ADMIN_TOKEN: toToken } = values;
  const [from, to] = [parseAddress('--from', options.from), parseAddress('--to', options.to)];
  if (from === to) throw new UsageError('--from and --to name the same CMS.');
  if (!fromToken || !toToken)
    throw new UsageError(
      'A token is missing. Set VITRINE_CMS_FROM_TOKEN for the CMS of --from, and VITRINE_CMS_ADMIN_TOKEN for that of --to.',
    );
  return {
    from: { url: from, client: createCmsClient({ url: from, token: fromToken }) },
    to: { url: to, client: createCmsClient({ url: to, token: toToken }) },
  };
}

function parseAddress(option: string, text: string): string {
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.href.replace(/\/+$/, '');
  throw new UsageError(`${option} ${text} is no address. Write it like https://cms.example.com.`);
}

import { Command } from 'commander';
import type { SiteRoute } from '#engine/site/routes/route.ts';
import type { Gate } from '#schemas/generated/config/types.gen.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from './command-io.ts';
import { findSiteByKey } from './find-site.ts';
import { importProjectCheckModule } from './load-project.ts';

/** `vitrine routes`: prints the route table of a site. */
export function routesCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('routes')
    .description('list the routes of a site, after its overrides')
    .requiredOption('--site <key>', 'which site, such as harbour')
    .option('--json', 'print [{id, path, access, layout, gate, sitemap, screen}]')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: { site: string; json?: true }) => {
      const { readAndCheckProjectDocuments: openProject } = await importProjectCheckModule();
      const site = findSiteByKey(await openProject(io.root), options.site);
      const rows = [...site.routes.routes.values()].map(rowOf);
      if (options.json) io.out(formatJson(rows));
      else io.out(table(rows));
      finish(EXIT_CODES.ok);
    });
}

function rowOf({ id, path, access, layout, gate, sitemap, screen }: SiteRoute) {
  return { id, path, access, layout, gate: fullGate(gate), sitemap, screen };
}

type Row = ReturnType<typeof rowOf>;

/** Expands a gate of a single capability to its long form. */
function fullGate(gate: Gate | null): Exclude<Gate, string> | null {
  return typeof gate === 'string' ? { all: [gate] } : gate;
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ id, path, access, layout, gate, sitemap, screen }) => [
    id,
    path ?? '(by its pages)',
    access,
    layout,
    gate === null ? '-' : gateText(gate),
    sitemap === null ? '-' : sitemap ? 'listed' : 'unlisted',
    screen,
  ]);
  const header = ['route', 'path', 'access', 'layout', 'gate', 'sitemap', 'screen'];
  const widths = header.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  return [header, ...cells]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

function gateText(gate: Gate): string {
  if (typeof gate === 'string') return gate;
  if ('not' in gate) return `not ${gateText(gate.not)}`;
  const [word, gates] = 'all' in gate ? [' and ', gate.all] : [' or ', gate.any];
  return gates.length === 0 ? (word === ' and ' ? 'always' : 'never') : gates.map(gateText).join(word);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { type ApiCallCoverage, collectApiCallCoverage, getSeenCallsFolder } from '../calls/calls-report.ts';
import { runAlteredJourneys } from '../calls/run-altered-journeys.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from './command-io.ts';

/**
 * `vitrine calls`: lists the calls of the commerce API, where they are made and answered, and which test observed them.
 */
export function callsCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('calls')
    .description(
      'list the calls of the commerce API: client function, sandbox handler, tests that saw them and the journey that makes them',
    )
    .option('--json', 'print [{id, client, sandbox, test, made, missing}]')
    .option('--missing', 'list only the calls that lack something')
    .option(
      '--alter [ids...]',
      'run journeys with altered answers to these calls, or to all without a result, and keep what that changes',
    )
    .option('--within <text>', 'alter answers only in journeys whose file and name contain the text')
    .option('--fresh', 'run the tests of the calls again, instead of reading what the last run saw')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: CallsOptions) => {
      if (options.alter) await alter(io, options);
      if (options.fresh || !existsSync(getSeenCallsFolder(io.root))) runCallTests(io);
      const calls = await collectApiCallCoverage(io.root);
      const lacking = calls.filter(({ missing }) => missing.length > 0);
      const listed = options.missing ? lacking : calls;
      if (options.json) io.out(formatJson(listed));
      else {
        for (const call of listed) io.out(formatCallCoverage(call));
        io.out(`${calls.length - lacking.length} of ${calls.length} calls have everything.\n`);
      }
      finish(lacking.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}

interface CallsOptions {
  readonly json?: true;
  readonly missing?: true;
  readonly fresh?: true;
  readonly alter?: true | readonly string[];
  readonly within?: string;
}

function alter(io: CommandIo, { alter: ids, within }: CallsOptions): Promise<number> {
  return runAlteredJourneys({
    root: io.root,
    env: io.environment,
    ...(Array.isArray(ids) && { callIds: ids }),
    ...(within !== undefined && { titlePart: within }),
    log: (line) => io.err(`${line}\n`),
  });
}

/** Test output goes to stderr, so that the command's output stays machine-readable. */
function runCallTests({ root, environment, err }: CommandIo): void {
  err('Running the tests of the sandbox, which show who makes which call. This takes a minute or two.\n');
  spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'sandbox'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...environment, VITRINE_CALLS: getSeenCallsFolder(root), CI: '1' },
  });
}

function formatCallCoverage({ id, client, sandbox, test, made, missing }: ApiCallCoverage): string {
  const lines = [
    id,
    `  client   ${client ?? '-'}`,
    `  sandbox  ${sandbox ?? '-'}`,
    `  test     ${test ?? '-'}`,
    ...describeMade(made),
  ];
  return `${[...lines, ...missing.map((what) => `  missing  ${what}`)].join('\n')}\n`;
}

function describeMade(made: ApiCallCoverage['made']): readonly string[] {
  if (!made) return ['  made     no journey in a browser makes it'];
  const changes = made.changes ?? 'another answer changed nothing, or was not tried on these sources';
  return [`  made     ${made.by ?? '-'}`, `           ${made.seen}`, `           ${changes}`];
}

import { Command } from 'commander';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from './command-io.ts';
import { importProjectCheckModule } from './load-project.ts';

/** `vitrine check`: validates every document and the references of every brand. */
export function checkCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('check')
    .description('validate every document of every brand, and everything that they name')
    .option(
      '--json',
      'print {"ok", "errors": [{source, pointer, code, message, suggestion, line, column}], "warnings": [likewise]}',
    )
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: { json?: true }) => {
      const {
        findAllProjectErrors,
        findAllProjectWarnings,
        readAndCheckProjectDocuments: openProject,
      } = await importProjectCheckModule();
      const project = await openProject(io.root);
      const errors = findAllProjectErrors(project);
      const warnings = findAllProjectWarnings(project);
      if (options.json) io.out(formatJson({ ok: errors.length === 0, errors, warnings }));
      else {
        for (const warning of warnings) io.out(`Warning: ${formatConfigError(warning)}\n`);
        for (const error of errors) io.out(`${formatConfigError(error)}\n`);
        if (errors.length > 0) io.out(`\n${formatCount(errors.length, 'problem')}.\n`);
        else io.out(`All is well with ${formatCount(project.documents.sites.length, 'site')}.\n`);
      }
      finish(errors.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}

/** Formats an error as `file:line:column pointer message (code)`, with the fix on the next line. */
export function formatConfigError({ source, line, column, pointer, code, message, suggestion }: ConfigError): string {
  const place = line === null ? source : `${source}:${line}:${column}`;
  const advice = suggestion === null ? '' : `\n    ${suggestion}`;
  return `${place} ${pointer === '' ? '' : `${pointer} `}${message} (${code})${advice}`;
}

export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

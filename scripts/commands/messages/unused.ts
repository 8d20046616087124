import { findUnusedMessages } from '../../check/unused-messages.ts';
import { formatConfigError, formatCount } from '../check.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson } from '../command-io.ts';
import { importProjectCheckModule } from '../load-project.ts';

/** Lists the messages that no code reads, and the texts of documents for messages that aren't there. */
export async function listUnused(io: CommandIo, { json }: { readonly json?: true }): Promise<ExitCode> {
  const { readAndCheckProjectDocuments } = await importProjectCheckModule();
  const { unused } = findUnusedMessages(io.root);
  const { errors } = await readAndCheckProjectDocuments(io.root);
  const unknown = errors.filter(({ code }) => code === 'unknown-message');
  if (json) io.out(formatJson({ unused: unused.map(({ id }) => id), unknown }));
  else {
    for (const { id, path, line } of unused) io.out(`${path}:${line} ${id} is read by no code\n`);
    for (const error of unknown) io.out(`${formatConfigError(error)}\n`);
    io.out(
      `${formatCount(unused.length, 'unused message')}, ${formatCount(unknown.length, 'text')} of unknown ones.\n`,
    );
  }
  return unused.length + unknown.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

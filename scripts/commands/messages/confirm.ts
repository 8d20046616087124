import { formatConfigError, formatCount } from '../check.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson } from '../command-io.ts';
import type { LanguageOptions } from './list.ts';
import { writeMessageDocument } from './message-document.ts';
import { openMessages, parseLocale } from './open-messages.ts';

export interface ConfirmOptions extends LanguageOptions {
  readonly write?: true;
}

/** Gives the translations of content entries the hash of the text that the site shows now, where they have none. */
export async function confirmContentTexts(io: CommandIo, options: ConfirmOptions): Promise<ExitCode> {
  const { site } = await openMessages(io.root, options.site);
  const { listContentTexts } = await import('./content-texts.ts');
  const { createConfirmedContentDocuments } = await import('./content-document.ts');
  const { count, documents } = createConfirmedContentDocuments(
    io.root,
    listContentTexts(site, parseLocale(options.locale)),
  );
  const errors = documents.flatMap((document) => document.errors);
  const isWritten = options.write === true && errors.length === 0;
  if (isWritten) for (const document of documents) await writeMessageDocument(io.root, document);
  const paths = documents.map(({ path }) => path);
  if (options.json) io.out(formatJson({ ok: errors.length === 0, errors, documents: paths, isWritten, texts: count }));
  else {
    io.out(errors.map((error) => `${formatConfigError(error)}\n`).join(''));
    const where = paths.length === 0 ? '' : ` in ${paths.join(', ')}`;
    io.out(`${formatCount(count, 'text')} ${isWritten ? 'confirmed' : 'to be confirmed'}${where}.\n`);
  }
  return errors.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

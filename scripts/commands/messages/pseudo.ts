import type { PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { createPseudoMessage } from '#domain/messages/pseudo-message.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { formatConfigError, formatCount } from '../check.ts';
import { type CommandIo, EXIT_CODES, type ExitCode } from '../command-io.ts';
import { createMessageDocument, writeMessageDocument } from './message-document.ts';
import { openMessages } from './open-messages.ts';

export interface PseudoOptions {
  readonly site: string;
  readonly locale: PseudoLocale;
  readonly write?: true;
}

/** Makes the document of a pseudo-locale from all usual texts, and prints it or writes it. */
export async function makePseudoTexts(io: CommandIo, { site: key, locale, write }: PseudoOptions): Promise<ExitCode> {
  const { registry, site } = await openMessages(io.root, key);
  const texts = registry.ids.flatMap((id) => {
    const usual = registry.find(id)?.text ?? '';
    const text = createPseudoMessage(usual, locale);
    return text === null ? [] : [{ id, text, source: hashMessageSource(usual) }];
  });
  const document = createMessageDocument(io.root, { site: site.key, locale }, texts);
  if (document.errors.length > 0) {
    for (const error of document.errors) io.out(`${formatConfigError(error)}\n`);
    return EXIT_CODES.problems;
  }
  if (write) {
    await writeMessageDocument(io.root, document);
    io.out(`${formatCount(texts.length, 'text')} written to ${document.path}.\n`);
  } else io.out(document.text);
  return EXIT_CODES.ok;
}

import { Command, Option } from 'commander';
import { CLI_EXIT_CODES_HELP, type CommandIo, type ReportExitCode, UsageError } from '../command-io.ts';
import type { ConfirmOptions } from './confirm.ts';
import type { EditorExportOptions, EditorImportOptions } from './editor-exchange.ts';
import type { EditorTextOptions } from './editor-texts.ts';
import type { ListOptions } from './list.ts';
import type { PseudoOptions } from './pseudo.ts';

const SITE = ['--site <key>', 'which site, such as harbour'] as const;
const LOCALE = ['--locale <tag>', 'which language, such as cy-GB'] as const;

const createAudienceOption = () =>
  new Option('--audience <who>', 'texts that customers read, or those of the studio and other pages for editors')
    .choices(['customers', 'editors'])
    .default('customers');

interface AudienceOption {
  readonly audience: 'customers' | 'editors';
}

const IMPORT_NOTE = `
The file is judged as a whole: one fault, and nothing is imported. Its language is that of its target. Texts that it
does not mention stay. --write changes the files in cms-seed; \`vitrine push\` publishes them in the CMS. With --draft
it writes them below drafts/<name>, which previews show by that name. A draft in the CMS can't be written yet.
With --audience editors --write changes engine/messages/editor-texts, and the next release has it.`;

const PSEUDO_NOTE = `
en-XA is English with accents, in brackets and 40 % longer; ar-XB is English in Arabic letters, from right to left.`;

/** `vitrine messages`: texts of the code and their translations. */
export function messagesCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('messages')
    .description('list, export and import the texts of the shops and their translations')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .addCommand(listCommand(io, finish))
    .addCommand(missingCommand(io, finish))
    .addCommand(staleCommand(io, finish))
    .addCommand(confirmCommand(io, finish))
    .addCommand(unusedCommand(io, finish))
    .addCommand(exportCommand(io, finish))
    .addCommand(importCommand(io, finish))
    .addCommand(pseudoCommand(io, finish));
}

function listCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('list')
    .description('list all texts with the wording in force and the document that it comes from')
    .option('--site <key>', 'as this site has them, instead of the usual texts')
    .option('--locale <tag>', 'in this language, instead of the first of the site')
    .option('--catalogue <name>', 'only those of one catalogue, such as feedback-dialog')
    .addOption(createAudienceOption())
    .option('--json', 'print [{id, text, site, locale, document}]; site and document are null for a usual text')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async ({ audience, ...options }: ListOptions & AudienceOption) => {
      if (audience === 'editors') return finish(await (await import('./editor-texts.ts')).listEditorTexts(io, options));
      return finish(await (await import('./list.ts')).listMessages(io, options));
    });
}

interface TextsOptions extends EditorTextOptions, AudienceOption {
  readonly locale: string;
}

function requireSite<Options extends { readonly site?: string }>(
  options: Options,
): Options & { readonly site: string } {
  const { site } = options;
  if (site === undefined) throw new UsageError('--site is missing: texts for customers are those of a site.');
  return { ...options, site };
}

function missingCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('missing')
    .description('list the texts that are not in a language, for which the usual ones are shown')
    .option(...SITE)
    .requiredOption(...LOCALE)
    .addOption(createAudienceOption())
    .option('--json', 'print [{id, text}] with the usual texts')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async ({ audience, ...options }: TextsOptions) => {
      if (audience === 'editors')
        return finish(await (await import('./editor-texts.ts')).listMissingEditorTexts(io, options));
      return finish(await (await import('./list.ts')).listMissing(io, requireSite(options)));
    });
}

function staleCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('stale')
    .description('list the texts whose usual text has changed since they were translated, or that have no hash of it')
    .option(...SITE)
    .requiredOption(...LOCALE)
    .addOption(createAudienceOption())
    .option('--json', 'print [{id, usualText, text, document, hasSource}]')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async ({ audience, ...options }: TextsOptions) => {
      if (audience === 'editors')
        return finish(await (await import('./editor-texts.ts')).listStaleEditorTexts(io, options));
      return finish(await (await import('./list.ts')).listStale(io, requireSite(options)));
    });
}

function confirmCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('confirm')
    .description('take translations of content entries without the hash of a source as made from the present text')
    .requiredOption(...SITE)
    .requiredOption(...LOCALE)
    .option('--write', 'write the hashes into the documents that have the translations')
    .option('--json', 'print {ok, errors, documents, isWritten, texts}')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: ConfirmOptions) =>
      finish(await (await import('./confirm.ts')).confirmContentTexts(io, options)),
    );
}

function unusedCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('unused')
    .description('list the messages that no code reads, and the texts of documents for messages that are not there')
    .option('--json', 'print {unused: [id], unknown: [{source, pointer, message, suggestion, line, …}]}')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: { json?: true }) => finish(await (await import('./unused.ts')).listUnused(io, options)));
}

function exportCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('export')
    .description('write the texts for translators, with descriptions, placeholders and what is translated')
    .option(...SITE)
    .requiredOption(...LOCALE)
    .addOption(createAudienceOption())
    .addOption(new Option('--format <format>', 'XLIFF 2.1 or CSV').choices(['xliff', 'csv']).makeOptionMandatory())
    .addOption(new Option('--only <state>', 'only messages in this state').choices(['missing', 'stale']))
    .option('--out <file>', 'to this file, instead of the output')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async ({ audience, ...options }: EditorExportOptions & AudienceOption) => {
      if (audience === 'editors')
        return finish(await (await import('./editor-exchange.ts')).exportEditorTexts(io, options));
      return finish(await (await import('./exchange.ts')).exportMessages(io, requireSite(options)));
    });
}

function importCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('import')
    .description('check a translated file, show what it changes, and write that into the documents')
    .argument('<file>', 'XLIFF 2 (.xlf, .xliff, .xml) or CSV (.csv), as `vitrine messages export` makes them')
    .option(...SITE)
    .addOption(createAudienceOption())
    .option('--draft <name>', 'write into drafts/<name>, which previews show, and publish nothing')
    .option('--write', 'write the documents, if the file has no fault')
    .option('--json', 'print {ok, errors, documents, isWritten, changes, unchanged, untranslated}')
    .addHelpText('after', IMPORT_NOTE + CLI_EXIT_CODES_HELP)
    .action(async (file: string, { audience, ...options }: EditorImportOptions & AudienceOption) => {
      if (audience === 'editors')
        return finish(await (await import('./editor-exchange.ts')).importEditorTexts(io, file, options));
      return finish(await (await import('./exchange.ts')).importMessages(io, file, requireSite(options)));
    });
}

function pseudoCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('pseudo')
    .description('make texts of a pseudo-locale from all usual texts, which show what is cut off or not translated')
    .requiredOption(...SITE)
    .addOption(new Option('--locale <tag>', 'which pseudo-locale').choices(['en-XA', 'ar-XB']).makeOptionMandatory())
    .option('--write', 'write the document, instead of printing it')
    .addHelpText('after', PSEUDO_NOTE + CLI_EXIT_CODES_HELP)
    .action(async (options: PseudoOptions) => finish(await (await import('./pseudo.ts')).makePseudoTexts(io, options)));
}

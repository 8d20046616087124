import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { DRAFT_NAME } from '#engine/cms/files/files-source.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { formatValueForMessage } from '#engine/validation/wording.ts';
import { formatConfigError, formatCount } from '../check.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson, UsageError } from '../command-io.ts';
import { readCsv, writeCsv } from './csv-format.ts';
import { type JudgedTranslations, judgeTranslations } from './judge-translations.ts';
import {
  createMessageDocument,
  createTranslationDocument,
  type MessageDocument,
  writeMessageDocument,
} from './message-document.ts';
import { isSameLanguageAs, listTextsInLanguage } from './message-texts.ts';
import { LOCALE_SUGGESTION, type OpenMessages, openMessages, parseLocale, readLocale } from './open-messages.ts';
import { createTranslationFile, type TranslationFile } from './translation.ts';
import { createTranslationError, type TranslationFault, type TranslationReading } from './translation-reading.ts';
import { readXliff } from './xliff-reader.ts';
import { writeXliff } from './xliff-writer.ts';

export interface ExportOptions {
  readonly site: string;
  readonly locale: string;
  readonly format: 'xliff' | 'csv';
  readonly only?: 'missing' | 'stale';
  readonly out?: string;
}

const WRITERS: Readonly<Record<ExportOptions['format'], (file: TranslationFile) => string>> = {
  xliff: writeXliff,
  csv: writeCsv,
};

/** Writes the messages for translators, to a file or to the output. */
export async function exportMessages(io: CommandIo, options: ExportOptions): Promise<ExitCode> {
  const { registry, site } = await openMessages(io.root, options.site);
  const locale = parseLocale(options.locale);
  const { only } = options;
  const messages = createTranslationFile(registry, listTextsInLanguage(site, locale), { locale, only });
  const { createDocumentTextUnit, listDocumentTexts } = await import('./document-texts.ts');
  const texts = [...listDocumentTexts(site, locale).values()].filter(
    (text) => text.origin !== null || !isSameLanguageAs(text.locale, locale),
  );
  const units = texts.map(createDocumentTextUnit).filter(({ state }) => only === undefined || state === only);
  await writeTranslationFile(io, { ...messages, units: [...messages.units, ...units] }, options);
  return EXIT_CODES.ok;
}

/** Writes a file for translators, or prints it. */
export async function writeTranslationFile(
  io: CommandIo,
  file: TranslationFile,
  { format, out }: Pick<ExportOptions, 'format' | 'out'>,
): Promise<void> {
  const text = WRITERS[format](file);
  if (out === undefined) return io.out(text);
  await writeFile(resolve(io.root, out), text);
  io.out(`${formatCount(file.units.length, 'text')} written to ${out}.\n`);
}

export interface ImportOptions {
  readonly site: string;
  /** Name of the draft that the documents are written to, instead of the documents themselves. */
  readonly draft?: string;
  readonly write?: true;
  readonly json?: true;
}

const READERS: Readonly<Record<string, (text: string) => TranslationReading>> = {
  '.csv': readCsv,
  '.xlf': readXliff,
  '.xliff': readXliff,
  '.xml': readXliff,
};

const MOST_BYTES = 20 * 1024 * 1024;

export interface ImportPlan extends JudgedTranslations {
  readonly errors: readonly ConfigError[];
  /** Documents that change. */
  readonly documents: readonly MessageDocument[];
}

/** Validates a translation file as a whole, prints its changes, and writes them with `--write`. */
export async function importMessages(io: CommandIo, path: string, options: ImportOptions): Promise<ExitCode> {
  const reading = await readTranslations(io.root, path);
  const { registry, site } = await openMessages(io.root, options.site);
  const planned = await planImport(reading, { root: io.root, path, registry, site });
  const plan = options.draft === undefined ? planned : moveToDraft(io.root, options.draft, planned);
  return finishImport(io, plan, options);
}

/** Writes the documents of a plan without errors with `--write`, and prints its changes or its errors. */
export async function finishImport(
  io: CommandIo,
  plan: ImportPlan,
  options: Pick<ImportOptions, 'write' | 'json'>,
): Promise<ExitCode> {
  const { errors, documents } = plan;
  const isWritten = options.write === true && documents.length > 0 && errors.length === 0;
  if (isWritten) for (const document of documents) await writeMessageDocument(io.root, document);
  if (options.json) io.out(formatJson(describeImport(plan, isWritten)));
  else if (errors.length > 0)
    io.out(`${errors.map((error) => `${formatConfigError(error)}\n`).join('')}\nNothing was imported.\n`);
  else io.out(formatImport(plan, isWritten));
  return errors.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

/** @throws UsageError for a document that the draft has already, whose changes would be lost. */
function moveToDraft(root: string, draft: string, plan: ImportPlan): ImportPlan {
  if (!DRAFT_NAME.test(draft)) throw new UsageError(`'${draft}' is no name of a draft. Use letters, digits, - and _.`);
  const documents = plan.documents.map((document) => ({ ...document, path: join('drafts', draft, document.path) }));
  const taken = documents.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new UsageError(`'${taken.path}' is there already. Publish or remove it, or choose another draft.`);
  return { ...plan, documents };
}

/** @throws UsageError for a file that can't be read */
export async function readTranslations(root: string, path: string): Promise<TranslationReading> {
  const read = READERS[extname(path).toLowerCase()];
  if (!read) throw new UsageError(`'${path}' is neither XLIFF nor CSV. Name it .xlf, .xliff, .xml or .csv.`);
  return read(decode(path, await readBytes(root, path)));
}

async function readBytes(root: string, path: string): Promise<Uint8Array> {
  const bytes = await readFile(resolve(root, path)).catch((error: unknown) => {
    throw new UsageError(`'${path}' can't be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (bytes.length <= MOST_BYTES) return bytes;
  throw new UsageError(`'${path}' has ${bytes.length} bytes; at most ${MOST_BYTES} are read. Import it in parts.`);
}

function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`'${path}' is not in UTF-8. Save it again, in a spreadsheet as "CSV UTF-8".`);
  }
}

interface ImportTarget extends OpenMessages {
  readonly root: string;
  /** Path of the file. */
  readonly path: string;
}

async function planImport(
  reading: TranslationReading,
  { root, path, registry, site }: ImportTarget,
): Promise<ImportPlan> {
  const locale = readTargetLocale(reading);
  if (typeof locale !== 'string') return createRefusedImport(path, locale);
  const {
    groupByTranslation,
    listDocumentTexts,
    listDocumentTextProblems,
    getTranslationInForce,
    selectContentChanges,
  } = await import('./document-texts.ts');
  const { createContentDocuments } = await import('./content-document.ts');
  const ofDocuments = listDocumentTexts(site, locale);
  const judged = judgeTranslations(reading.translations, {
    registry,
    locale,
    texts: listTextsInLanguage(site, locale),
    documents: {
      ids: [...ofDocuments.keys()],
      find(id) {
        const text = ofDocuments.get(id);
        return (
          text && {
            text: text.source.text,
            inForce: getTranslationInForce(text),
            listProblems: (translation) => listDocumentTextProblems(text, translation),
          }
        );
      },
    },
  });
  if (judged.faults.length > 0) return createRefusedImport(path, judged.faults);
  const target = { site: site.key, locale };
  const messages = judged.changes.filter(({ id }) => !ofDocuments.has(id));
  const documents = [
    ...(messages.length > 0 ? [createMessageDocument(root, target, messages)] : []),
    ...groupByTranslation(judged.changes, ofDocuments, locale).map((translation) =>
      createTranslationDocument(root, target, translation),
    ),
    ...createContentDocuments(
      root,
      target,
      selectContentChanges(judged.changes, ofDocuments),
      [...ofDocuments.values()].flatMap(({ content }) => content ?? []),
    ),
  ];
  return { ...judged, errors: documents.flatMap(({ errors }) => errors), documents };
}

/** The language of a file, or why the file can't be read. */
export function readTargetLocale({ locale, faults }: TranslationReading): string | TranslationReading['faults'] {
  if (locale === null) return faults;
  return readLocale(locale) ?? [createLocaleFault(locale)];
}

/** @param path of the file */
export function createRefusedImport(path: string, faults: TranslationReading['faults']): ImportPlan {
  const errors = faults.map((fault) => createTranslationError(path, fault));
  return { changes: [], unchanged: 0, untranslated: 0, documents: [], faults, errors };
}

function createLocaleFault(locale: string): TranslationFault {
  return {
    place: { line: 1, column: 1 },
    code: 'wrong-format',
    message: `The language of the translations, ${formatValueForMessage(locale)}, is no language tag.`,
    suggestion: LOCALE_SUGGESTION,
  };
}

function describeImport({ errors, documents, changes, unchanged, untranslated }: ImportPlan, isWritten: boolean) {
  const ok = errors.length === 0;
  return { ok, errors, documents: documents.map(({ path }) => path), isWritten, changes, unchanged, untranslated };
}

function formatImport({ documents, changes, unchanged, untranslated }: ImportPlan, isWritten: boolean): string {
  const lines = changes.flatMap(({ id, before, text, isOutdated }) => [
    `${id}${isOutdated ? ', whose usual text has changed since' : ''}`,
    ...(before === null ? [] : [`  from  ${before}`]),
    `  to    ${text}`,
  ]);
  const others = `${formatCount(unchanged, 'text')} as before, ${untranslated} without a translation.`;
  const paths = documents.map(({ path }) => path).join(', ');
  const end = paths
    ? `${formatCount(changes.length, 'text')} ${isWritten ? 'written' : 'to be written'} to ${paths}, ${others}`
    : `Nothing changes: ${others}`;
  return `${[...lines, end].join('\n')}\n`;
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EDITOR_LANGUAGES } from '#engine/messages/editor-languages.server.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, UsageError } from '../command-io.ts';
import { type EditorTextOptions, openEditorTexts } from './editor-texts.ts';
import {
  createRefusedImport,
  type ExportOptions,
  finishImport,
  type ImportOptions,
  type ImportPlan,
  readTargetLocale,
  readTranslations,
  writeTranslationFile,
} from './exchange.ts';
import { judgeTranslations } from './judge-translations.ts';
import { addTextsToFile, readJsonFile } from './message-document.ts';
import { readOwnTexts } from './message-texts.ts';
import { createTranslationFile } from './translation.ts';
import type { TranslationReading } from './translation-reading.ts';

export type EditorExportOptions = Omit<ExportOptions, 'site'> & Pick<EditorTextOptions, 'site'>;

/** Writes the texts for editors for translators, to a file or to the output. */
export async function exportEditorTexts(io: CommandIo, options: EditorExportOptions): Promise<ExitCode> {
  const { registry, locale, texts } = await openEditorTextsOfSources(io.root, options);
  await writeTranslationFile(io, createTranslationFile(registry, texts, { locale, only: options.only }), options);
  return EXIT_CODES.ok;
}

export type EditorImportOptions = Omit<ImportOptions, 'site'> & Pick<EditorTextOptions, 'site'>;

/** Validates a translation file as a whole, prints its changes, and writes them into the source tree with `--write`. */
export async function importEditorTexts(io: CommandIo, path: string, options: EditorImportOptions): Promise<ExitCode> {
  if (options.draft !== undefined)
    throw new UsageError('Texts for editors have no drafts: they are part of the program. Leave --draft out.');
  const plan = await planEditorImport(io.root, await readTranslations(io.root, path), { path, ...options });
  const code = await finishImport(io, plan, options);
  const { language } = plan;
  if (plan.documents.length > 0 && !options.json && !EDITOR_LANGUAGES.includes(language))
    io.out(`Editors can choose ${language} once TRANSLATIONS in engine/messages/editor-languages.server.ts has it.\n`);
  return code;
}

interface EditorImportPlan extends ImportPlan {
  readonly language: string;
}

async function planEditorImport(
  root: string,
  reading: TranslationReading,
  { path, ...options }: Pick<EditorImportOptions, 'site'> & { readonly path: string },
): Promise<EditorImportPlan> {
  const locale = readTargetLocale(reading);
  if (typeof locale !== 'string') return { ...createRefusedImport(path, locale), language: '' };
  const { registry, texts, document } = await openEditorTextsOfSources(root, { ...options, locale });
  const judged = judgeTranslations(reading.translations, { registry, texts, locale });
  if (judged.faults.length > 0) return { ...createRefusedImport(path, judged.faults), language: locale };
  const { changes } = judged;
  const written = { kind: 'messages', properties: { locale }, texts: changes };
  const documents =
    changes.length === 0 ? [] : [{ path: document, text: addTextsToFile(root, document, written), errors: [] }];
  return { ...judged, errors: [], documents, language: locale };
}

/**
 * Texts for editors as they are in a source tree, also in a language that the program doesn't have yet.
 * @throws UsageError outside of a source tree
 */
async function openEditorTextsOfSources(root: string, options: Pick<EditorTextOptions, 'site' | 'locale'>) {
  const opened = await openEditorTexts(options);
  const { document } = opened;
  if (!existsSync(join(root, dirname(document))))
    throw new UsageError(
      `There is no folder ${dirname(document)} here. Texts for editors are part of the program: run this in its source tree.`,
    );
  return { ...opened, texts: new Map(Object.entries(readOwnTexts(readJsonFile(join(root, document))))) };
}

import { loadEditorTranslations } from '#engine/messages/editor-languages.server.ts';
import { CATALOGUE_LOCALE } from '#engine/messages/message-catalogue.ts';
import { createMessageRegistry, type MessageRegistry } from '#engine/messages/message-registry.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson, UsageError } from '../command-io.ts';
import { formatMissing, formatStale, listIds } from './list.ts';
import { type DocumentText, isSameLanguageAs, isStale } from './message-texts.ts';
import { parseLocale } from './open-messages.ts';

export interface EditorTextOptions {
  readonly site?: string;
  readonly locale?: string;
  readonly catalogue?: string;
  readonly json?: true;
}

/** Messages that only editors read, and their translations. All sites have the same. */
export interface EditorTexts {
  readonly registry: MessageRegistry;
  readonly locale: string;
  readonly texts: ReadonlyMap<string, DocumentText>;
  /** Path of the document with the translations. */
  readonly document: string;
}

/** Lists the texts for editors as they are in a language. */
export async function listEditorTexts(io: CommandIo, options: EditorTextOptions): Promise<ExitCode> {
  const { registry, locale, texts, document } = await openEditorTexts({ locale: CATALOGUE_LOCALE, ...options });
  const listed = listIds(registry, options.catalogue).map((id) => {
    const translated = texts.get(id);
    return translated
      ? { id, text: translated.text, site: null, locale, document }
      : { id, text: registry.find(id)?.text ?? '', site: null, locale: CATALOGUE_LOCALE, document: null };
  });
  if (options.json) io.out(formatJson(listed));
  else
    for (const { id, text, document: from } of listed)
      io.out(`${id}\n  text  ${text}\n  from  ${from ?? 'the usual text'}\n`);
  return EXIT_CODES.ok;
}

/** Lists the texts for editors that are not in a language. */
export async function listMissingEditorTexts(io: CommandIo, options: EditorTextOptions): Promise<ExitCode> {
  const { registry, locale, texts } = await openEditorTexts(options);
  const ids = isSameLanguageAs(CATALOGUE_LOCALE, locale) ? [] : registry.ids.filter((id) => !texts.has(id));
  const missing = ids.map((id) => ({ id, text: registry.find(id)?.text ?? '' }));
  io.out(options.json ? formatJson(missing) : formatMissing(missing, registry.ids.length, locale));
  return missing.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

/** Lists the translations for editors whose usual text has changed since. */
export async function listStaleEditorTexts(io: CommandIo, options: EditorTextOptions): Promise<ExitCode> {
  const { registry, locale, texts, document } = await openEditorTexts(options);
  const stale = registry.ids.flatMap((id) => {
    const [definition, translation] = [registry.find(id), texts.get(id)];
    if (!definition || !translation || !isStale(translation, definition)) return [];
    const hasSource = translation.source !== undefined;
    return [{ id, usualText: definition.text, text: translation.text, document, hasSource }];
  });
  io.out(options.json ? formatJson(stale) : formatStale(stale, texts.size, locale));
  return stale.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

/** @throws UsageError without a locale, or with a site */
export async function openEditorTexts({
  site,
  locale: tag,
}: Pick<EditorTextOptions, 'site' | 'locale'>): Promise<EditorTexts> {
  if (site !== undefined) throw new UsageError('Texts for editors are the same for all sites: leave --site out.');
  if (tag === undefined) throw new UsageError('--locale is missing: name a language, such as de.');
  const locale = parseLocale(tag);
  return {
    registry: await importEditorRegistry(),
    locale,
    texts: new Map(Object.entries(await loadEditorTranslations(locale))),
    document: `engine/messages/editor-texts/${locale.toLowerCase()}.json`,
  };
}

/** Messages of the studio, and of the pages for editors of the shop. */
export async function importEditorRegistry(): Promise<MessageRegistry> {
  const { studioMessageCatalogues } = await import('../../../studio/message-catalogues.gen.ts');
  const { editorMessageCatalogues } = await import('#app/editor-message-catalogues.gen.ts');
  return createMessageRegistry({ ...studioMessageCatalogues, ...editorMessageCatalogues });
}

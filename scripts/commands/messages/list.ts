import { CATALOGUE_LOCALE } from '#engine/messages/message-catalogue.ts';
import type { MessageRegistry } from '#engine/messages/message-registry.ts';
import type { Site } from '#engine/site/site.ts';
import { findClosestWord } from '#engine/validation/closest-word.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson, UsageError } from '../command-io.ts';
import type { DocumentTextOfSite, DocumentTextsOfSite } from './document-texts.ts';
import {
  isSameLanguageAs,
  isStale,
  listMissingIds,
  listTextsInForce,
  listTextsInLanguage,
  type MessageTexts,
} from './message-texts.ts';
import { importMessageRegistry, openMessages, parseLocale } from './open-messages.ts';

export interface ListOptions {
  readonly site?: string;
  readonly locale?: string;
  readonly catalogue?: string;
  readonly json?: true;
}

/** Lists all messages with the text in force and where it comes from. */
export async function listMessages(io: CommandIo, { site, locale, catalogue, json }: ListOptions): Promise<ExitCode> {
  if (site === undefined && locale !== undefined)
    throw new UsageError('--locale needs --site: without a site there are only the usual texts.');
  const { registry, texts, documents } = await openTexts(io.root, site, locale);
  const ofDocuments = [...(catalogue === undefined ? documents.values() : [])].map(
    ({ id, text, origin, author, locale: language, document }) => {
      return { id, text, site: (origin ?? author)?.site ?? null, locale: language, document };
    },
  );
  const ofMessages = listIds(registry, catalogue).map((id) => {
    const { text, document = null, ...origin } = texts.get(id) ?? { text: registry.find(id)?.text ?? '' };
    const from =
      'site' in origin ? { site: origin.site, locale: origin.locale } : { site: null, locale: CATALOGUE_LOCALE };
    return { id, text, ...from, document };
  });
  const listed = [...ofMessages, ...ofDocuments];
  if (json) io.out(formatJson(listed));
  else
    for (const { id, text, document } of listed)
      io.out(`${id}\n  text  ${indent(text)}\n  from  ${document ?? 'the usual text'}\n`);
  return EXIT_CODES.ok;
}

interface OpenTexts {
  readonly registry: MessageRegistry;
  readonly texts: MessageTexts;
  readonly documents: DocumentTextsOfSite;
}

async function openTexts(root: string, key: string | undefined, locale: string | undefined): Promise<OpenTexts> {
  const none = { texts: new Map(), documents: new Map() } as const;
  if (key === undefined) return { registry: await importMessageRegistry(), ...none } satisfies OpenTexts;
  const { registry, site } = await openMessages(root, key);
  const language = locale === undefined ? site.view.locale : parseLocale(locale);
  return { registry, texts: listTextsInForce(site, language), documents: await listTextsOfDocuments(site, language) };
}

export function listIds(registry: MessageRegistry, catalogue: string | undefined): readonly string[] {
  if (catalogue === undefined) return registry.ids;
  if (registry.catalogues.includes(catalogue)) return registry.listIds(catalogue);
  const meant = findClosestWord(catalogue, registry.catalogues);
  throw new UsageError(
    `There is no catalogue '${catalogue}'. ${meant === null ? 'Catalogues are named after their files, such as feedback-dialog.' : `Did you mean '${meant}'?`}`,
  );
}

export interface LanguageOptions {
  readonly site: string;
  readonly locale: string;
  readonly json?: true;
}

/** Lists the messages without a text in a language. */
export async function listMissing(io: CommandIo, options: LanguageOptions): Promise<ExitCode> {
  const { registry, site } = await openMessages(io.root, options.site);
  const locale = parseLocale(options.locale);
  const documents = await listTextsOfDocuments(site, locale);
  const missing = [
    ...listMissingIds(registry, listTextsInLanguage(site, locale), locale).map((id) => ({
      id,
      text: registry.find(id)?.text ?? '',
    })),
    ...[...documents.values()].flatMap((text) =>
      isSameLanguageAs(text.locale, locale) ? [] : [{ id: text.id, text: text.source.text }],
    ),
  ];
  if (options.json) io.out(formatJson(missing));
  else io.out(formatMissing(missing, registry.ids.length + documents.size, locale));
  return missing.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

/** Lists the messages whose usual text has changed since their translation, or may have. */
export async function listStale(io: CommandIo, options: LanguageOptions): Promise<ExitCode> {
  const { registry, site } = await openMessages(io.root, options.site);
  const locale = parseLocale(options.locale);
  const texts = listTextsInLanguage(site, locale);
  const documents = [...(await listTextsOfDocuments(site, locale)).values()].filter(({ origin }) => origin !== null);
  const staleMessages = registry.ids.flatMap((id) => {
    const [definition, translation] = [registry.find(id), texts.get(id)];
    if (!definition || !translation || !isStale(translation, definition)) return [];
    const { document, text, source } = translation;
    return [{ id, usualText: definition.text, text, document, hasSource: source !== undefined }];
  });
  const stale = [...staleMessages, ...documents.flatMap(describeStaleText)];
  if (options.json) io.out(formatJson(stale));
  else io.out(formatStale(stale, texts.size + documents.length, locale));
  return stale.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

interface MissingText {
  readonly id: string;
  readonly text: string;
}

/** @param all number of texts with those that are not missing */
export function formatMissing(missing: readonly MissingText[], all: number, locale: string): string {
  const lines = missing.map(({ id, text }) => `${id}\n  text  ${indent(text)}\n`);
  return `${lines.join('')}${missing.length} of ${all} texts are not in ${locale}.\n`;
}

interface StaleText extends MissingText {
  readonly usualText: string;
  readonly document: string | null;
  readonly hasSource: boolean;
}

/** @param all number of translations */
export function formatStale(stale: readonly StaleText[], all: number, locale: string): string {
  const lines = stale.map(({ id, usualText, text, document, hasSource }) => {
    const why = hasSource ? '' : ', without the hash of the usual text that it was made from';
    return `${id}\n  usual  ${indent(usualText)}\n  text   ${indent(text)}\n  from   ${document}${why}\n`;
  });
  return `${lines.join('')}${stale.length} of ${all} texts in ${locale} may be out of date.\n`;
}

function describeStaleText({ id, source, text, document, origin, isStale }: DocumentTextOfSite) {
  if (!isStale) return [];
  const hasSource = origin?.texts[source.key]?.source !== undefined;
  return [{ id, usualText: source.text, text, document, hasSource }];
}

/** Imported late, because the schemas of all blocks are large. */
async function listTextsOfDocuments(site: Site, locale: string): Promise<DocumentTextsOfSite> {
  return (await import('./document-texts.ts')).listDocumentTexts(site, locale);
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n        ');
}

import { blockSchemas } from '#blocks/schemas.gen.ts';
import { findForbiddenCharacters } from '#domain/messages/find-forbidden-characters.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import type { Site } from '#engine/site/site.ts';
import { type LocalizedText, listTranslationOrigins, localizeTexts } from '#engine/translations/translate-document.ts';
import { listTextProblems, type TextProblem } from '#engine/translations/translated-text.ts';
import {
  formatTranslationName,
  TRANSLATABLE_KINDS,
  type TranslatedDocumentKey,
} from '#engine/translations/translation-name.ts';
import type { ContentTextChange } from './content-document.ts';
import { type ContentText, listContentTexts } from './content-texts.ts';
import type { DocumentTranslation } from './message-document.ts';
import type { TranslationUnit } from './translation.ts';

/** A text of a page, layout, menu, cause, story or content entry, as a site has it in a locale. */
export interface DocumentTextOfSite extends LocalizedText {
  /** Such as `page:home:hero:heading`. */
  readonly id: string;
  readonly of: TranslatedDocumentKey | { readonly kind: 'content'; readonly name: string };
  /** The entry, for a text of one. */
  readonly content: ContentText | null;
  /** Path of the document that the text in force comes from. */
  readonly document: string | null;
}

/** Texts of documents by id. */
export type DocumentTextsOfSite = ReadonlyMap<string, DocumentTextOfSite>;

const NOT_IN_IDS = /[^A-Za-z0-9._:-]/gu;

/** Ids have only characters that XLIFF allows in them. Messages have no colon in theirs. */
function formatTextId({ kind, name }: DocumentTextOfSite['of'], key: string): string {
  const written = key.replaceAll('/', ':').replaceAll(NOT_IN_IDS, (one) => `_x${one.codePointAt(0)?.toString(16)}_`);
  // Keys of content entries begin with their area.
  return kind === 'content' ? `${kind}:${written}` : `${kind}:${name}:${written}`;
}

export function listDocumentTexts(site: Site, locale: string): DocumentTextsOfSite {
  const texts = TRANSLATABLE_KINDS.flatMap((kind) =>
    listShownNames(site, kind).flatMap((name): DocumentTextOfSite[] => {
      const merged = site.document(kind, name);
      if (!merged) return [];
      const of = { kind, name };
      const origins = listTranslationOrigins(site, of, locale);
      return localizeTexts(site, kind, merged, { locale, blocks: blockSchemas, origins }).map((text) => ({
        ...text,
        of,
        content: null,
        id: formatTextId(of, text.source.key),
        document: (text.origin?.document ?? text.author)?.source ?? null,
      }));
    }),
  );
  const contents = listContentTexts(site, locale).map((text): DocumentTextOfSite => {
    const of = { kind: 'content', name: text.area } as const;
    const document = (text.origin?.document ?? text.author)?.source ?? null;
    return { ...text, of, content: text, id: formatTextId(of, text.source.key), document };
  });
  return new Map([...texts, ...contents].map((text) => [text.id, text]));
}

/** Documents whose texts the site may show: of countries, only its own. */
function listShownNames(
  site: Pick<Site, 'names' | 'config'>,
  kind: (typeof TRANSLATABLE_KINDS)[number],
): readonly string[] {
  const names = site.names(kind);
  return kind === 'region' ? names.filter((name) => name === site.config.region?.toLowerCase()) : names;
}

/** A text as translators get it. */
export function createDocumentTextUnit(text: DocumentTextOfSite): TranslationUnit {
  const { source, origin, isStale, of } = text;
  const { title = '', description = '', maxLength } = source.schema;
  return {
    id: text.id,
    description: `${of.kind} ${of.name}, ${source.format === 'markdown' ? 'Markdown' : 'plain text'}. ${title}: ${description}`,
    placeholders: [],
    maxLength: typeof maxLength === 'number' ? maxLength : null,
    state: origin === null ? 'missing' : isStale ? 'stale' : 'translated',
    source: source.text,
    target: origin === null ? null : text.text,
  };
}

/** Why a translation would be refused. */
export function listDocumentTextProblems({ source }: DocumentTextOfSite, translation: string): readonly TextProblem[] {
  const characters = findForbiddenCharacters(translation).map(({ offset, message, suggestion }) => ({
    message: `Character ${offset + 1}: ${message}`,
    suggestion,
  }));
  return [...characters, ...listTextProblems(source, translation)];
}

/** Changed texts by the translation document that they belong to. */
export function groupByTranslation(
  changes: readonly { readonly id: string; readonly text: string; readonly source: string }[],
  texts: DocumentTextsOfSite,
  locale: string,
): readonly DocumentTranslation[] {
  const found = changes.flatMap(({ id, text, source }) => {
    const changed = texts.get(id);
    return changed && changed.of.kind !== 'content'
      ? [{ of: changed.of, entry: { id: changed.source.key, text, source } }]
      : [];
  });
  const groups = Map.groupBy(found, ({ of }) => formatTranslationName(of, locale));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ of: first.of, texts: group.map(({ entry }) => entry) }] : [];
  });
}

/** Changed texts of content entries. */
export function selectContentChanges(
  changes: readonly { readonly id: string; readonly text: string; readonly source: string }[],
  texts: DocumentTextsOfSite,
): readonly ContentTextChange[] {
  return changes.flatMap(({ id, text: translation, source }) => {
    const text = texts.get(id)?.content;
    return text ? [{ text, translation, source }] : [];
  });
}

/** Hash of the translation in force; undefined without one. */
export function getTranslationInForce(
  text: DocumentTextOfSite,
): { readonly text: string; readonly source?: string } | undefined {
  if (text.origin === null) return undefined;
  return { text: text.text, ...(!text.isStale && { source: hashMessageSource(text.source.text) }) };
}

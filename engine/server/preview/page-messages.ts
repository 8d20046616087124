import { matchMessage } from '#domain/messages/match-message.ts';
import type { Placeholder } from '#domain/messages/placeholder.ts';
import type { DocumentKey } from '../../cms/document.ts';
import type { CataloguesByBlockType } from '../../messages/message-files.ts';
import type { MessageRegistry } from '../../messages/message-registry.ts';
import type { MessageSource } from '../../messages/message-source.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { Site } from '../../site/site.ts';
import { createPagePayload } from '../create-page-payload.ts';
import type { PageDocumentRequest } from '../endpoint.ts';
import { type PreviewDependencies, resolvePreview } from './answer-preview.ts';
import { listBlockPlaces } from './block-places.ts';
import { findMessageTexts, type MessageText } from './message-texts.ts';
import type { PreviewContext } from './preview-context.ts';

/** A message that an editor can change. */
export interface EditableMessage {
  readonly id: string;
  /** As the page shows it, in ICU MessageFormat. */
  readonly text: string;
  /** The usual text, in English. */
  readonly usual: string;
  readonly description: string;
  readonly maxLength: number | null;
  readonly placeholders: readonly { readonly name: string; readonly type: string; readonly example: string | null }[];
  /** Of the site and those that it extends, nearest first. */
  readonly texts: readonly MessageText[];
  /** Languages that it is written in for this site, the usual one first. */
  readonly locales: readonly string[];
  /** Types of the blocks that read it. */
  readonly blocks: readonly string[];
  /** Whether the page shows it now, or only in another state of its blocks. */
  readonly isShown: boolean;
}

export interface EditableMessages {
  readonly messages: readonly EditableMessage[];
  /** Pages and layouts of the site with blocks of a type, by the types that the messages name. */
  readonly places: Readonly<Record<string, readonly DocumentKey[]>>;
  /** Those types whose messages any page may show, such as notices. */
  readonly everywhere: readonly string[];
}

/** Where messages are read: catalogues by block and by flow. */
export interface MessageCode {
  readonly registry: MessageRegistry;
  readonly catalogues: CataloguesByBlockType;
  /** Names of the catalogues that flows and the script of every page read, such as those of notices. */
  readonly everywhere: readonly string[];
}

/** Most messages that one text may be made from. */
const MOST_MATCHES = 12;

/**
 * Messages of the page of a stage. With texts that were pressed, from the innermost to the outermost, only those of the
 * first one that a message can make, of any page.
 *
 * @throws UnknownPreviewValueError for an unknown value or a missing page.
 */
export async function findPageMessages(
  parts: PreviewDependencies,
  code: MessageCode,
  context: PreviewContext,
  pressed: readonly string[],
  request: Pick<PageDocumentRequest, 'host' | 'origin' | 'signal'>,
): Promise<EditableMessages> {
  const shown = await renderAndRecord(parts, context, request);
  if (shown === null) return { messages: [], places: {}, everywhere: [] };
  const { site, page, asked: requestedIds } = shown;
  const reached = listReachedIds(code, page, requestedIds);
  const ids = pressed.length === 0 ? [...reached] : findMatches(code.registry, page.messages, reached, pressed);
  const readers = listReaders(code.catalogues);
  const messages = ids.flatMap(
    (id) => describeMessage(code.registry, site, page, readers, id, requestedIds.has(id)) ?? [],
  );
  const types = [...new Set(messages.flatMap(({ blocks }) => blocks))];
  const places = listBlockPlaces(site);
  return {
    messages,
    places: Object.fromEntries(types.flatMap((type) => pairWith(type, places.get(type)))),
    everywhere: types.filter((type) => code.everywhere.includes(type)),
  };
}

function pairWith(type: string, places: readonly DocumentKey[] | undefined) {
  return places ? [[type, places] as const] : [];
}

/** Null where the page leads to another one. */
async function renderAndRecord(
  parts: PreviewDependencies,
  context: PreviewContext,
  request: Pick<PageDocumentRequest, 'host' | 'origin' | 'signal'>,
) {
  const requestedIds = new Set<string>();
  const record = (page: CompiledPage): CompiledPage => ({ ...page, messages: recordIds(page.messages, requestedIds) });
  const { compiler } = parts.engine;
  const compile: typeof compiler.compile = (...page) => record(compiler.compile(...page));
  const engine = { ...parts.engine, compiler: { ...compiler, compile } };
  const preview = await resolvePreview({ ...parts, engine }, context, request);
  if (preview.kind === 'redirect') return null;
  const { requestContext, resolved } = preview;
  const { page } = resolved;
  const styles = parts.sheets.of(page.types, page.overlayTypes);
  createPagePayload(requestContext, resolved, styles, request.origin, {
    ...parts,
    messageFiles: { ...parts.messageFiles, of: () => ({ page: null, overlays: null, flows: null }) },
    marksUnknown: true,
  });
  return { site: preview.site, page, asked: requestedIds };
}

function recordIds(source: MessageSource, requestedIds: Set<string>): MessageSource {
  return {
    find(id) {
      requestedIds.add(id);
      return source.find(id);
    },
  };
}

/** Messages that the page has shown, then those of other states of its blocks, and of notices. */
function listReachedIds(
  { registry, catalogues, everywhere }: MessageCode,
  { types, overlayTypes }: Pick<CompiledPage, 'types' | 'overlayTypes'>,
  requestedIds: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = [...types, ...overlayTypes].flatMap((type) => [type, ...(catalogues[type] ?? [])]);
  const others = [...new Set([...names, ...everywhere])].flatMap((name) => registry.listIds(name));
  return new Set([...[...requestedIds].filter((id) => registry.find(id)), ...others]);
}

/** Messages of the innermost text that any can make: those of the page before others, and the most words first. */
function findMatches(
  registry: MessageRegistry,
  source: MessageSource,
  reached: ReadonlySet<string>,
  pressed: readonly string[],
): readonly string[] {
  const others = registry.ids.filter((id) => !reached.has(id));
  const candidates = [[...reached], others].map((ids) =>
    ids.map((id) => ({ id, message: source.find(id)?.message ?? '' })),
  );
  for (const text of pressed)
    for (const messages of candidates) {
      const found = messages
        .map(({ id, message }) => ({ id, words: matchMessage(message, text) }))
        .filter(({ words }) => words > 0)
        .toSorted((one, other) => other.words - one.words);
      // A message with fewer words of its own than the best would need a value with words of it.
      const best = found.filter(({ words }) => words === found[0]?.words).map(({ id }) => id);
      if (best.length > 0) return best.slice(0, MOST_MATCHES);
    }
  return [];
}

type Readers = ReadonlyMap<string, readonly string[]>;

/** Types of blocks by the catalogues that they read. The catalogue of a block without code has its name. */
function listReaders(catalogues: CataloguesByBlockType): Readers {
  const readers = new Map<string, string[]>();
  for (const [type, names] of Object.entries(catalogues))
    for (const name of names) readers.set(name, [...(readers.get(name) ?? []), type]);
  return readers;
}

function describeMessage(
  registry: MessageRegistry,
  site: Pick<Site, 'key' | 'chain' | 'document' | 'names'>,
  { site: { locale } }: Pick<CompiledPage, 'site'>,
  readers: Readers,
  id: string,
  isShown: boolean,
): EditableMessage | null {
  const definition = registry.find(id);
  if (!definition) return null;
  const { text, description, maxLength = null, placeholders = {} } = definition;
  const catalogue = id.slice(0, id.lastIndexOf('.'));
  const { shown, texts, locales } = findMessageTexts(site, locale, id);
  return {
    id,
    text: shown ?? text,
    usual: text,
    description,
    maxLength,
    placeholders: Object.entries(placeholders).map(([name, placeholder]) => describePlaceholder(name, placeholder)),
    texts,
    locales,
    blocks: readers.get(catalogue) ?? [catalogue],
    isShown,
  };
}

function describePlaceholder(
  name: string,
  { type, example }: Pick<Placeholder, 'type'> & { readonly example?: unknown },
) {
  return { name, type, example: example === undefined ? null : formatExample(example) };
}

function formatExample(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example);
}

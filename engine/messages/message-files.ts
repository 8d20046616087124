import { createHash } from 'node:crypto';
import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import { type CacheUsage, createByteLimitedCache } from '../memory/byte-cache.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { decodeSubset, encodeSubset } from './encode-subset.ts';
import type { MessageRegistry } from './message-registry.ts';
import type { MessageFileContent, MessageSource } from './message-source.ts';
import type { GetSiteMessages, MessageSite } from './site-messages.ts';

/** Names of the catalogues that the browser code of each type of block reads. */
export type CataloguesByBlockType = Readonly<Record<string, readonly string[]>>;

/** Paths of the files with the messages of a page's blocks, of its overlays, and of its flows. Null for none. */
export interface PageMessageFiles {
  readonly page: string | null;
  readonly overlays: string | null;
  readonly flows: string | null;
}

export interface MessageFile {
  readonly json: string;
  /** False if the file doesn't match the hash in its path. */
  readonly isImmutable: boolean;
}

/** Parts of a compiled page that decide about its message files. */
export type MessagePage = Pick<CompiledPage, 'site' | 'messages' | 'codeTypes' | 'overlayTypes'>;

export interface MessageFileBuilder {
  of(page: MessagePage): PageMessageFiles;
  /** The file of a path that a page of any node references. Undefined for any other path. */
  file(path: string): MessageFile | undefined;
  use(): CacheUsage;
}

export interface MessageFileBuilderOptions {
  readonly registry: MessageRegistry;
  readonly catalogues: CataloguesByBlockType;
  /** Names of the catalogues that flows read: one file for all pages, because any flow may run on any page. */
  readonly flowCatalogues: readonly string[];
  readonly siteMessages: GetSiteMessages;
  readonly findSite: (key: string) => MessageSite | undefined;
  readonly maxBytes?: number;
  /** Receives each file that a page will reference, as a module. */
  readonly created?: ((path: string, module: string) => void) | undefined;
}

/** The module of a file, for browsers. */
export function toMessageModule(json: string): string {
  return `export default ${json};`;
}

interface FileOrigin {
  readonly site: string;
  readonly locale: string;
  /** Sorted names of catalogues. */
  readonly names: readonly string[];
}

const PATH = /^\/_messages\/([0-9a-f]{16})\/([a-z0-9._-]+)\/([a-zA-Z0-9-]+)\/([a-zA-Z0-9_-]+)\.js$/;

/** Builds the files, with the hash of the content in the path, so that browsers cache them forever. */
export function createMessageFileBuilder({
  registry,
  catalogues,
  flowCatalogues,
  siteMessages,
  findSite,
  maxBytes = 32 * 1024 * 1024,
  created = () => undefined,
}: MessageFileBuilderOptions): MessageFileBuilder {
  // By the hash of the content, because many brands have the same texts.
  const contents = createByteLimitedCache<{ readonly json: string }>({ name: 'message files', maxBytes });
  const paths = new WeakMap<MessageSource, Map<string, string>>();
  const byPage = new WeakMap<MessagePage, PageMessageFiles>();
  const all = registry.catalogues;

  const findContent = (path: string) => contents.get(PATH.exec(path)?.[1] ?? '');

  const build = (messages: MessageSource, { site, locale, names }: FileOrigin): string => {
    const json = JSON.stringify(collectMessages(registry, messages, locale, names));
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
    if (!contents.get(hash)) contents.set(hash, { json });
    const path = `/_messages/${hash}/${site}/${locale}/${encodeSubset(names, all)}.js`;
    created(path, toMessageModule(json));
    return path;
  };

  const findPath = (messages: MessageSource, origin: FileOrigin): string | null => {
    if (origin.names.length === 0) return null;
    const known = paths.get(messages) ?? new Map<string, string>();
    paths.set(messages, known);
    const key = `${origin.site} ${origin.names.join()}`;
    const path = known.get(key);
    if (path !== undefined && findContent(path)) return path;
    const made = build(messages, origin);
    known.set(key, made);
    return made;
  };

  const listCatalogues = (types: readonly string[]) =>
    [...new Set(types.flatMap((type) => catalogues[type] ?? []))].toSorted();

  const filesOf = ({ site: { key: site, locale }, messages, codeTypes, overlayTypes }: MessagePage) => {
    const onPage = listCatalogues(codeTypes);
    const over = listCatalogues(overlayTypes).filter((name) => !onPage.includes(name));
    return {
      page: findPath(messages, { site, locale, names: onPage }),
      overlays: findPath(messages, { site, locale, names: over }),
      flows: findPath(messages, { site, locale, names: flowCatalogues }),
    };
  };

  return {
    of(page) {
      const known = byPage.get(page);
      if (known && Object.values(known).every((path) => path === null || findContent(path))) return known;
      const found = filesOf(page);
      byPage.set(page, found);
      return found;
    },
    file(path) {
      const known = findContent(path);
      if (known) return { ...known, isImmutable: true };
      const origin = parsePath(path, all);
      const site = origin && findSite(origin.site);
      if (!origin || !site) return undefined;
      const current = findPath(siteMessages(site, origin.locale), origin);
      const file = current === null ? undefined : findContent(current);
      return file && { ...file, isImmutable: current === path };
    },
    use: contents.use,
  };
}

function parsePath(path: string, all: readonly string[]): FileOrigin | null {
  const [, , site, locale, subset] = PATH.exec(path) ?? [];
  if (site === undefined || locale === undefined || subset === undefined) return null;
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    return null;
  }
  return { site, locale, names: decodeSubset(subset, all) };
}

function collectMessages(
  registry: MessageRegistry,
  source: MessageSource,
  locale: string,
  catalogues: readonly string[],
): MessageFileContent {
  const messages: Record<string, CompiledMessage> = {};
  const locales: Record<string, string> = {};
  for (const id of catalogues.flatMap((name) => registry.listIds(name))) {
    const found = source.find(id);
    if (!found) continue;
    messages[id] = found.message;
    if (found.locale !== locale) locales[id] = found.locale;
  }
  return { locale, messages, ...(Object.keys(locales).length > 0 && { locales }) };
}

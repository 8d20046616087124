import { AsyncLocalStorage } from 'node:async_hooks';
import { isPseudoLocale, type PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { decideLocale } from '../visitor/decide-locale.ts';
import { type EditorLanguage, ENGLISH, setLanguageReader } from './editor-messages.ts';
import type { MessageCatalogue } from './message-catalogue.ts';
import { compileDefinition, createMessageRegistry, type MessageRegistry } from './message-registry.ts';
import { compilePseudoMessage } from './site-messages.ts';

/** Cookie with the language that an editor has chosen, in place of the browser's. */
const LANGUAGE_COOKIE = /(?:^|; )vitrine_studio_language=([\w-]+)/;

/** A text, with the hash of the usual text that it was translated from. */
type TranslatedTexts = Readonly<Record<string, { readonly text: string; readonly source?: string }>>;

/** Texts for editors in other languages, by the ids of messages of the studio and of the shop's pages for editors. */
const TRANSLATIONS: Readonly<Record<string, () => Promise<TranslatedTexts>>> = {
  de: async () => (await import('./editor-texts/de.json', { with: { type: 'json' } })).default.texts,
};

/** Languages that are translated. */
export const EDITOR_LANGUAGES: readonly [string, ...string[]] = [ENGLISH.tag, ...Object.keys(TRANSLATIONS)];

const PSEUDO_LOCALES: readonly PseudoLocale[] = ['en-XA', 'ar-XB'];

const LOCALES: readonly [string, ...string[]] = [...EDITOR_LANGUAGES, ...PSEUDO_LOCALES];

/** Texts by id; none for a language that is not translated. */
export async function loadEditorTranslations(tag: string): Promise<TranslatedTexts> {
  return (await TRANSLATIONS[tag]?.()) ?? {};
}

/** Parts of a request that decide about the language of an editor. */
export interface EditorLanguagePreferences {
  readonly cookies: string | null | undefined;
  readonly acceptLanguage: string | null | undefined;
  /** Language of the page that is shown to the editor. */
  readonly page?: string | null | undefined;
}

/** The language of a request: the chosen one, else that of the page, else the first of the browser's that there is. */
export function chooseEditorLanguage({ cookies, acceptLanguage, page = null }: EditorLanguagePreferences): string {
  return decideLocale(LOCALES, {
    customer: null,
    choice: LANGUAGE_COOKIE.exec(cookies ?? '')?.[1] ?? null,
    address: page,
    acceptLanguage: acceptLanguage ?? null,
  });
}

/** Loads a language by a result of `chooseEditorLanguage`. */
export type EditorLanguageLoader = (tag: string) => Promise<EditorLanguage>;

/** @param loadCatalogues the messages of a program; English needs none, because it is compiled in their functions */
export function createEditorLanguageLoader(
  loadCatalogues: () => Promise<Readonly<Record<string, MessageCatalogue>>>,
): EditorLanguageLoader {
  const loaded = new Map<string, Promise<EditorLanguage>>();
  return (tag) => {
    const language = loaded.get(tag) ?? (tag === ENGLISH.tag ? Promise.resolve(ENGLISH) : load(tag, loadCatalogues));
    loaded.set(tag, language);
    return language;
  };
}

async function load(
  tag: string,
  loadCatalogues: () => Promise<Readonly<Record<string, MessageCatalogue>>>,
): Promise<EditorLanguage> {
  const registry = createMessageRegistry(await loadCatalogues());
  // A text without brackets in a pseudo-locale is no message.
  if (isPseudoLocale(tag))
    return createLanguage(tag, ENGLISH.locale, registry, (id) => compilePseudoMessage(registry, id, tag));
  const translated = await loadEditorTranslations(tag);
  return createLanguage(tag, tag, registry, (id) => {
    const [definition, text] = [registry.find(id), translated[id]?.text];
    return definition && text !== undefined ? compileDefinition(definition, text, tag) : undefined;
  });
}

function createLanguage(
  tag: string,
  locale: string,
  { ids }: Pick<MessageRegistry, 'ids'>,
  compile: (id: string) => EditorLanguage['texts'][string] | undefined,
): EditorLanguage {
  const texts = ids.flatMap((id) => {
    const text = compile(id);
    return text === undefined ? [] : [[id, text] as const];
  });
  return { tag, locale, texts: Object.fromEntries(texts) };
}

/** Runs work in the language of the editor who sent a request. */
export type EditorLanguageRunner = <Result>(
  headers: { readonly get: (name: string) => string | null | undefined },
  page: EditorLanguagePreferences['page'],
  work: () => Promise<Result> | Result,
) => Promise<Result>;

/** @param loadCatalogues as for `createEditorLanguageLoader` */
export function createEditorLanguageRunner(
  loadCatalogues: Parameters<typeof createEditorLanguageLoader>[0],
): EditorLanguageRunner {
  const loadLanguage = createEditorLanguageLoader(loadCatalogues);
  return async (headers, page, work) => {
    const preferences = { cookies: headers.get('cookie'), acceptLanguage: headers.get('accept-language'), page };
    return runInEditorLanguage(await loadLanguage(chooseEditorLanguage(preferences)), work);
  };
}

const current = new AsyncLocalStorage<EditorLanguage>();

/** Runs work whose messages are in a language, also those made after an await. */
export function runInEditorLanguage<Result>(language: EditorLanguage, work: () => Result): Result {
  setLanguageReader(() => current.getStore() ?? ENGLISH);
  return current.run(language, work);
}

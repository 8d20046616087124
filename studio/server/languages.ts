import { AsyncLocalStorage } from 'node:async_hooks';
import { createMessageRegistry } from '#engine/messages/message-registry.ts';
import { compilePseudoMessage } from '#engine/messages/site-messages.ts';
import { decideLocale } from '#engine/visitor/decide-locale.ts';
import { ENGLISH, type StudioLanguage, setLanguageReader } from '../messages/studio-messages.ts';

/** Cookie with the language that an editor has chosen, in place of the browser's. */
const LANGUAGE_COOKIE = /(?:^|; )vitrine_studio_language=([\w-]+)/;

const PSEUDO_LANGUAGE = 'en-XA';

const LOADERS: Readonly<Record<string, () => Promise<StudioLanguage>>> = { [PSEUDO_LANGUAGE]: loadPseudoLanguage };

const current = new AsyncLocalStorage<StudioLanguage>();

/** The language of a request: the chosen one, else the first of the browser's that the studio has. */
export function chooseLanguage(cookies: string | undefined, acceptLanguage: string | undefined): string {
  return decideLocale([ENGLISH.tag, ...Object.keys(LOADERS)], {
    customer: null,
    choice: LANGUAGE_COOKIE.exec(cookies ?? '')?.[1] ?? null,
    address: null,
    acceptLanguage: acceptLanguage ?? null,
  });
}

const loaded = new Map<string, Promise<StudioLanguage>>();

/** @param tag a result of `chooseLanguage` */
export function loadLanguage(tag: string): Promise<StudioLanguage> {
  const language = loaded.get(tag) ?? LOADERS[tag]?.() ?? Promise.resolve(ENGLISH);
  loaded.set(tag, language);
  return language;
}

/** Runs work whose messages are in a language, also those made after an await. */
export function runInLanguage<Result>(language: StudioLanguage, work: () => Result): Result {
  setLanguageReader(() => current.getStore() ?? ENGLISH);
  return current.run(language, work);
}

/** What the studio shows without brackets in this language is no message. */
async function loadPseudoLanguage(): Promise<StudioLanguage> {
  const { studioMessageCatalogues } = await import('../message-catalogues.gen.ts');
  const registry = createMessageRegistry(studioMessageCatalogues);
  const texts = registry.ids.flatMap((id) => {
    const text = compilePseudoMessage(registry, id, PSEUDO_LANGUAGE);
    return text === undefined ? [] : [[id, text] as const];
  });
  return { tag: PSEUDO_LANGUAGE, locale: ENGLISH.locale, texts: Object.fromEntries(texts) };
}

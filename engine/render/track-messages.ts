import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import { CATALOGUE_LOCALE } from '../messages/message-catalogue.ts';
import type { LocalizedMessage, MessageSource } from '../messages/message-source.ts';
import { isSameLanguage } from '../site/locale-chain-cache.ts';

/** Messages that were shown, by whether they are in the language of the page. */
export interface FoundMessages {
  readonly messages: Iterable<LocalizedMessage>;
  readonly translated: ReadonlySet<CompiledMessage>;
}

export interface MessageTracker {
  readonly source: MessageSource;
  readonly found: FoundMessages & { readonly messages: ReadonlySet<LocalizedMessage> };
}

export const NO_FOUND_MESSAGES: FoundMessages = { messages: [], translated: new Set() };

/** Notes which messages a page shows. Null for a page in the language of the catalogues, from which no message falls back. */
export function trackMessages(source: MessageSource, locale: string): MessageTracker | null {
  if (isSameLanguage(locale, CATALOGUE_LOCALE)) return null;
  const messages = new Set<LocalizedMessage>();
  const translated = new Set<CompiledMessage>();
  const find = (id: string) => {
    const found = source.find(id);
    if (found && found.locale !== locale) messages.add(found);
    else if (found) translated.add(found.message);
    return found;
  };
  return { source: { find }, found: { messages, translated } };
}
